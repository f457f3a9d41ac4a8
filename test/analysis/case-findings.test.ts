import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyzeFiles } from '../accuracy/analyze-files.ts';
import { type AccuracyCase, type CaseFile, readCases } from '../accuracy/cases.ts';
import { analyzer } from './analyzer-for-tests.ts';
import { findingLine, readRecord } from './support/findings-record.ts';

const cases = readCases(join(import.meta.dirname, '../accuracy/cases'));

const findingsIn = (twin: string, files: readonly CaseFile[]): string =>
  analyzeFiles(analyzer, files)
    .map(({ file, issue }) => `${twin} ${file}${findingLine(issue)}\n`)
    .join('');

/** What is found in both twins of a pair, by whichever rule. */
const findingsOf = ({ flawed, safe }: AccuracyCase): string => findingsIn('flawed', flawed) + findingsIn('safe', safe);

const record = readRecord(
  join(import.meta.dirname, 'case-findings.txt'),
  () => new Map(cases.map((pair) => [pair.id, findingsOf(pair)])),
);

describe('findings in the pair', () => {
  it.each(cases.map((pair) => [pair.id, pair] as const))('%s', (id, pair) => {
    expect(findingsOf(pair)).toBe(record.get(id));
  });
});
