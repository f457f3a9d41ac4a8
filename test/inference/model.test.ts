import { execFile } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modelPath, readModel } from '../../server/src/inference/builtin/model-file.ts';
import { type PrepareModelInput, prepareModel } from '../../server/src/inference/builtin/prepare-model.ts';
import { completeWith, openInference } from './support.ts';

const run = promisify(execFile);
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'presswright-model-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const prepare = (fields: Partial<PrepareModelInput> = {}) =>
  prepareModel({ dataDir, corpusDir: null, add: [], ...fields });

describe('the model of a data folder', () => {
  it('is learned once and read afterwards', () => {
    const first = prepare();
    expect(first.learned).toBe(true);
    const second = prepare();
    expect(second.learned).toBe(false);
    expect(Buffer.from(new Uint8Array(second.model))).toEqual(Buffer.from(new Uint8Array(first.model)));
    expect(readdirSync(dirname(modelPath(dataDir)))).toEqual(['builtin.model']);
  });

  it.each([
    ['a flipped byte', (path: string) => overwrite(path, 5000, Buffer.from([0xff, 0x00, 0xab]))],
    ['half a file', (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 10_000))],
    ['another format', (path: string) => overwrite(path, 4, Buffer.from([99]))],
    ['an empty file', (path: string) => writeFileSync(path, '')],
    ['something else', (path: string) => writeFileSync(path, 'x'.repeat(1000))],
  ])('is learned anew after damage, with a warning: %s', (_name, damage) => {
    prepare();
    damage(modelPath(dataDir));
    const again = prepare();
    expect(again.learned).toBe(true);
    expect(again.warnings.join('\n')).toMatch(/cannot be used and is learned anew/);
    expect(prepare()).toMatchObject({ learned: false, warnings: [] });
  });

  it('comes out whole when two processes start at once', async () => {
    const module = fileURLToPath(new URL('../../server/src/inference/builtin/prepare-model.ts', import.meta.url));
    const input = JSON.stringify({ dataDir, corpusDir: null, add: [] });
    const script = `const { prepareModel } = await import(${JSON.stringify(module)}); console.log(prepareModel(${input}).meta.counts);`;
    const start = () => run(process.execPath, ['--input-type=module', '--eval', script]);
    const [one, two] = await Promise.all([start(), start()]);
    expect(one.stdout).toBe(two.stdout);
    expect(readModel(modelPath(dataDir))?.model.meta.counts).toBe(Number(one.stdout));
    expect(readdirSync(dirname(modelPath(dataDir)))).toEqual(['builtin.model']);
  });

  it('keeps what was learned before when a folder is added, and replaces it when it is learned again', () => {
    const folder = join(dataDir, 'code');
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    writeFileSync(join(folder, 'a.php'), '<?php\nzebra_crossing( $stripe );\nzebra_crossing( $stripe );\n');
    writeFileSync(join(folder, 'b.php'), '<?php\nzebra_crossing( $stripe );\nzebra_crossing( $stripe );\n');
    writeFileSync(join(folder, 'binary.php'), '<?php \u0000');
    writeFileSync(join(folder, 'node_modules', 'c.php'), '<?php\nleft_out();\n');
    const add = [{ name: 'folder:code', title: 'code', directory: folder }];
    const base = prepare().meta.sources;
    const { meta, added, skipped } = prepare({ add });
    expect(meta.sources).toEqual([...base, ...added]);
    expect(added).toMatchObject([{ files: 1, tokens: { php: 13, javascript: 0 } }]);
    expect(skipped.map(({ reason }) => reason).sort()).toEqual(['it is binary', 'the same text was learned already']);
    expect(prepare({ add }).meta.sources).toEqual(meta.sources);
    const { vocabulary } = readModel(modelPath(dataDir))?.model ?? expect.fail('there is no model');
    expect(vocabulary.find('zebra_crossing')).toBeGreaterThan(0);
    expect(vocabulary.find('left_out')).toBe(-1);
  });
});

describe('a server without a model', () => {
  it('is starting while it learns; a completion waits; then says what it is', async () => {
    const inference = openInference(dataDir);
    try {
      const { engine } = await inference.models.get('org_any', 'svc-llm-13b');
      expect(engine.health()).toBe('starting');
      expect((await completeWith(inference, '<?php\n', { maxTokens: 5 })).outcome.kind).toBe('done');
      expect(engine.health()).toBe('healthy');
      expect(engine.specifications()).toMatchObject({
        parameters: expect.stringMatching(/^[\d,]+ n-gram counts/),
        context_window: '8192 tokens',
        training_data: expect.stringMatching(/tokens of PHP .* WordPress API/),
      });
      expect(inference.log.join('\n')).toContain('learned the built-in model');
    } finally {
      await inference.close();
    }
  });

  it('says so when the folder cannot be used, to the log and to whoever asks', async () => {
    writeFileSync(join(dataDir, 'models'), 'a file where a folder should be');
    const inference = openInference(dataDir);
    try {
      // Learning works all the same; only the file cannot be kept.
      expect((await completeWith(inference, '<?php\n', { maxTokens: 5 })).outcome.kind).toBe('done');
      expect(inference.log.join('\n')).toMatch(/could not be saved/);
    } finally {
      await inference.close();
    }
  });

  it('answers model_not_found for a model that it has not', async () => {
    const inference = openInference(dataDir);
    try {
      await expect(inference.models.get('org_any', 'gpt')).rejects.toMatchObject({ code: 'model_not_found' });
      expect((await inference.models.list('org_any')).map(({ id }) => id)).toEqual(['svc-llm-7b', 'svc-llm-13b']);
    } finally {
      await inference.close();
    }
  });
});

function overwrite(path: string, at: number, bytes: Buffer): void {
  const file = openSync(path, 'r+');
  writeSync(file, bytes, 0, bytes.length, at);
  closeSync(file);
}
