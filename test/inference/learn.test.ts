import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLearnLine } from '@presswright/shared/learn-lines';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { learnCommand } from '../../server/src/cli/learn.ts';
import { completeWith, openInference } from './support.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'presswright-learn-'));
  mkdirSync(join(root, 'code'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

/** Runs `presswright learn` and answers what it printed. */
async function learn(folder: string, ...options: string[]): Promise<string> {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  await learnCommand().parseAsync([folder, '--data-dir', join(root, 'data'), ...options], { from: 'user' });
  return written.join('');
}

describe('presswright learn', () => {
  it('teaches the model names of a code base, and says what it learned', async () => {
    const call = '$total = zebra_total_of( $stripes, "all" );\n';
    writeFileSync(join(root, 'code', 'zebra.php'), `<?php\n${call.repeat(5)}`);
    const printed = await learn(join(root, 'code'));
    expect(printed).toMatch(/Learned 1 files of .*code: [\d,]+ tokens of PHP, 0 of JavaScript\./);
    expect(printed).toMatch(/n-gram counts, [\d.]+ MB; this took [\d.]+ s\./);
    expect(printed).toContain('from now on');
    const inference = openInference(join(root, 'data'));
    try {
      expect((await completeWith(inference, '<?php\n$a = zebra_')).text).toMatch(/^total_of\( /);
    } finally {
      await inference.close();
    }
  });

  it('is heard of by a server that runs', async () => {
    writeFileSync(
      join(root, 'code', 'zebra.php'),
      `<?php\n${'$total = zebra_total_of( $stripes, "all" );\n'.repeat(5)}`,
    );
    const inference = openInference(join(root, 'data'));
    try {
      const go = async () => (await completeWith(inference, '<?php\n$a = zebra_')).text;
      expect(await go()).not.toContain('total_of');
      await learn(join(root, 'code'));
      expect(await go()).toMatch(/^total_of\( /);
      expect(inference.models.shared().map(({ engine }) => engine.specifications().training_data)).toEqual(
        expect.arrayContaining([expect.stringContaining('code')]),
      );
      expect(inference.log.filter((line) => /^error/.test(line))).toEqual([]);
    } finally {
      await inference.close();
    }
  });

  it('writes a line of JSON for each step and the result, where a program asks', async () => {
    writeFileSync(join(root, 'code', 'zebra.php'), '<?php\n$total = zebra_total_of( $stripes );\n');
    const lines = (await learn(join(root, 'code'), '--progress', 'json')).trimEnd().split('\n').map(readLearnLine);
    expect(lines.at(0)).toMatchObject({ event: 'progress', files: expect.any(Number), of: expect.any(Number) });
    expect(lines.at(-1)).toMatchObject({ event: 'learned', files: 1, left_out: 0, javascript_tokens: 0 });
    expect(lines).not.toContain(undefined);
  });

  it('fails for a folder that is not there, and for one with nothing to learn', async () => {
    await expect(learn(join(root, 'nowhere'))).rejects.toMatchObject({ exitCode: 2 });
    await expect(learn(join(root, 'code'))).rejects.toMatchObject({ exitCode: 1, message: /no PHP or JavaScript/ });
  });
});
