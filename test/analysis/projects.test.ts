import { describe, expect, it } from 'vitest';
import { analyzer } from './analyzer-for-tests.ts';
import { type ProjectPair, readProjects } from './support/projects.ts';
import { withoutMarks } from './support/rule-cases.ts';

/** `path:line` of each finding of the rule. */
function found(files: ProjectPair['flawed'], rule: string): string[] {
  const names = Object.keys(files);
  const reports = analyzer.analyzeTogether(
    names.map((name) => ({ name, code: withoutMarks(files[name] ?? '') })),
    { analysisType: 'all', severity: 'all', paths: names },
  );
  return reports.flatMap(({ issues }, at) =>
    issues.filter((issue) => issue.rule === rule).map(({ line }) => `${names[at]}:${line}`),
  );
}

/** `path:line` of each mark. */
function marksIn(files: ProjectPair['flawed']): string[] {
  return Object.entries(files).flatMap(([name, code]) =>
    code.split('\n').flatMap((line, at) => (line.endsWith('//!') ? [`${name}:${at + 1}`] : [])),
  );
}

describe.each(readProjects().map((pair) => [pair.name, pair] as const))(
  '%s',
  (_name, { about, rule, flawed, safe }) => {
    it(about, () => {
      expect(found(flawed, rule)).toEqual(marksIn(flawed));
    });

    it('and nothing is reported where that is mended', () => {
      expect(found(safe, rule)).toEqual(marksIn(safe));
    });
  },
);
