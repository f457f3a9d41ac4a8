import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compress } from '../../server/scripts/compress.ts';
import { modelPath, readModel } from '../../server/src/inference/builtin/model-file.ts';
import { packModel } from '../../server/src/inference/builtin/packed-model.ts';
import { prepareModel } from '../../server/src/inference/builtin/prepare-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'presswright-base-model-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a model that came with the program is used until the data folder has its own, which builds on it', () => {
  for (const name of ['first', 'second']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, `${name}.php`), `<?php\nfunction ${name}() { return ${name}(); }\n`);
  }
  const add = (name: string) => [{ name: `folder:${name}`, title: name, directory: join(folder, name) }];
  const made = join(folder, 'made');
  prepareModel({ dataDir: made, corpusDir: null, add: add('first') });

  const whole = readModel(modelPath(made));
  if (whole === null) throw new Error('nothing was learned');
  const baseModel = join(folder, 'packed.model');
  writeFileSync(baseModel, compress(packModel(whole.model)));
  expect(statSync(baseModel).size * 10).toBeLessThan(whole.buffer.byteLength);

  const user = { dataDir: join(folder, 'user'), corpusDir: null, baseModel };
  const fresh = prepareModel({ ...user, add: [] });
  expect(Buffer.from(new Uint8Array(fresh.model)).equals(new Uint8Array(whole.buffer))).toBe(true);
  expect(fresh).toMatchObject({ learned: false, warnings: [] });

  prepareModel({ ...user, add: add('second') });
  const own = prepareModel({ ...user, baseModel: null, add: [] });
  const names = own.meta.sources.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['folder:first', 'folder:second']));
});

test('a damaged model that came with the program is said, and what the program has itself is learned', () => {
  const baseModel = join(folder, 'damaged.model');
  writeFileSync(baseModel, 'x'.repeat(1000));
  const { learned, warnings } = prepareModel({ dataDir: join(folder, 'other'), corpusDir: null, baseModel, add: [] });
  expect({ learned, warnings: warnings.join('\n') }).toEqual({
    learned: true,
    warnings: expect.stringContaining(`${baseModel} cannot be used and is learned anew`),
  });
});
