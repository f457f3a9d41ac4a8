import { severities } from '@presswright/shared/schemas/severities';
import { describe, expect, it } from 'vitest';
import { analyzer } from './analyzer-for-tests.ts';
import { type RightFinding, readRightFindings } from './support/right-findings.ts';
import { withoutMarks } from './support/rule-cases.ts';

/** `path:line` of each finding of the rule that is grave enough. */
function found({ files, rule, severity }: RightFinding): string[] {
  const names = Object.keys(files);
  const reports = analyzer.analyzeTogether(
    names.map((name) => ({ name, code: withoutMarks(files[name] ?? '') })),
    { analysisType: 'all', severity: 'all', paths: names },
  );
  const isGraveEnough = (one: (typeof severities)[number]) => severities.indexOf(one) <= severities.indexOf(severity);
  return reports.flatMap(({ issues }, at) =>
    issues
      .filter((issue) => issue.rule === rule && isGraveEnough(issue.severity))
      .map(({ line }) => `${names[at]}:${line}`),
  );
}

function marksIn({ files }: RightFinding): string[] {
  return Object.entries(files).flatMap(([name, code]) =>
    code.split('\n').flatMap((line, at) => (line.endsWith('//!') ? [`${name}:${at + 1}`] : [])),
  );
}

const all = readRightFindings();

describe.each([...new Set(all.map(({ list }) => list))])('what was right in %s', (list) => {
  it.each(all.filter((one) => one.list === list).map((one) => [one.title, one] as const))(
    'is still found: %s',
    (_title, one) => {
      const marks = marksIn(one);
      expect(marks).not.toEqual([]);
      expect(found(one)).toEqual(expect.arrayContaining(marks));
    },
  );
});
