import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
async function learn(folder: string): Promise<string> {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  await learnCommand().parseAsync([folder, '--data-dir', join(root, 'data')], { from: 'user' });
  return written.join('');
}

describe('presswright learn', () => {
  it('teaches the model names of a code base, and says what it learned', async () => {
    const call = '$total = zebra_total_of( $stripes, "all" );\n';
    writeFileSync(join(root, 'code', 'zebra.php'), `<?php\n${call.repeat(5)}`);
    const printed = await learn(join(root, 'code'));
    expect(printed).toMatch(/Learned 1 files of .*code: [\d,]+ tokens of PHP, 0 of JavaScript\./);
    expect(printed).toMatch(/n-gram counts, [\d.]+ MB; this took [\d.]+ s\./);
    expect(printed).toContain('next start');
    const inference = openInference(join(root, 'data'));
    try {
      expect((await completeWith(inference, '<?php\n$a = zebra_')).text).toMatch(/^total_of\( /);
    } finally {
      await inference.close();
    }
  });

  it('fails for a folder that is not there, and for one with nothing to learn', async () => {
    await expect(learn(join(root, 'nowhere'))).rejects.toMatchObject({ exitCode: 2 });
    await expect(learn(join(root, 'code'))).rejects.toMatchObject({ exitCode: 1, message: /no PHP or JavaScript/ });
  });
});
