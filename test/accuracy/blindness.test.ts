import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withComments, withFunctionsReversed, withNames } from '../analysis/support/disguises.ts';
import { withScriptComments } from '../analysis/support/script-disguises.ts';
import { analyzeFiles, loadAnalyzer } from './analyze-files.ts';
import { type CaseFile, readCases } from './cases.ts';

const analyzer = await loadAnalyzer();
const cases = readCases(join(import.meta.dirname, 'cases'));

/** Where a variable's name says in another file what it is. */
const namesAcrossFiles = /\bextract\s*\(|\bget_template_part\s*\(|\bload_template\s*\(/;

/** The files with comments that name guards, other names that hold the same words, and functions in the opposite order. */
function disguised(files: readonly CaseFile[]): CaseFile[] {
  const keepsNames = files.some(({ code }) => namesAcrossFiles.test(code));
  return files.map(({ name, code }) => {
    if (/\.m?jsx?$/.test(name)) return { name, code: withScriptComments(code) };
    if (!name.endsWith('.php')) return { name, code };
    const renamed = keepsNames ? code : withNames(code, (variable) => `own_${variable}`);
    return { name, code: withFunctionsReversed(withComments(renamed)) };
  });
}

/** What security rules find in each file. */
function found(files: readonly CaseFile[]): string[] {
  return analyzeFiles(analyzer, files)
    .map(({ file, issue }) => `${file} ${issue.rule}`)
    .filter((one) => one.includes(' security/'))
    .toSorted();
}

describe.each([...new Set(cases.map(({ notes }) => notes.family))])('%s', (family) => {
  const own = cases.filter(({ notes }) => notes.family === family);
  it.each(own.map((one) => [one.id, one] as const))('%s', (_id, { flawed, safe }) => {
    for (const files of [flawed, safe]) expect(found(disguised(files))).toEqual(found(files));
  });
});
