import { expect, test } from 'vitest';
import { summarize } from '../../vscode-extension/src/summary.ts';
import { english } from './english.ts';

const clean = { files: 12, issues: 0, filesWithIssues: 0, skipped: [], cancelled: false };

test('says how many files and issues there were', () => {
  expect(summarize(clean, english)).toMatchObject({
    text: 'Presswright analyzed 12 files: no issues found.',
    kind: 'information',
    hasProblems: false,
  });
  expect(summarize({ ...clean, issues: 3, filesWithIssues: 1 }, english)).toMatchObject({
    text: 'Presswright analyzed 12 files: 3 issues in 1 file.',
    hasProblems: true,
  });
});

test('an empty workspace, a cancelled run and skipped files are told apart from success', () => {
  expect(summarize({ ...clean, files: 0 }, english).text).toBe('Presswright found no files to analyze.');
  expect(summarize({ ...clean, files: 1, cancelled: true }, english)).toMatchObject({
    text: 'Presswright was stopped after 1 file: no issues found.',
    kind: 'warning',
  });
  const skipped = summarize({ ...clean, skipped: [{ uri: 'file:///big.php', reason: 'larger than 1 MiB' }] }, english);
  expect(skipped).toMatchObject({ kind: 'warning', skipped: ['skipped file:///big.php: larger than 1 MiB'] });
  expect(skipped.text).toBe('Presswright analyzed 12 files: no issues found. 1 file skipped (see the log).');
});
