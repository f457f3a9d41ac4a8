import type { FileResult, RunResult } from '../result.ts';
import { xml } from './xml.ts';

/** The run as a JUnit report: a suite a file, a failed case a finding, so that build servers list them with the tests. */
export function formatJunit(run: RunResult): string {
  const failures = run.results.reduce((sum, { report }) => sum + report.issues.length, 0);
  const errors = run.skipped.filter(({ failed }) => failed);
  const tests = run.results.reduce((sum, { report }) => sum + Math.max(1, report.issues.length), 0) + errors.length;
  const unread = errors.map(
    ({ file, reason }) =>
      `  <testsuite name="${xml(file)}" tests="1" failures="0" errors="1">\n` +
      `    <testcase name="is analysed" classname="${xml(file)}">` +
      `<error message="${xml(reason)}"/></testcase>\n  </testsuite>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Presswright" tests="${tests}" failures="${failures}" errors="${errors.length}" ` +
      `time="${run.seconds.toFixed(3)}">`,
    ...run.results.map(suite),
    ...unread,
    '</testsuites>',
    '',
  ].join('\n');
}

function suite({ file, report }: FileResult): string {
  const { issues } = report;
  const cases = issues.map((issue) => {
    const where = `${file}:${issue.line}:${issue.column}`;
    return (
      `    <testcase name="${xml(`${issue.rule} at ${issue.line}:${issue.column}`)}" classname="${xml(file)}">` +
      `<failure type="${issue.severity}" message="${xml(issue.message)}">` +
      `${xml(`${where}: ${issue.message} ${issue.suggestion}`)}</failure></testcase>`
    );
  });
  if (cases.length === 0) cases.push(`    <testcase name="has no findings" classname="${xml(file)}"/>`);
  const counts = `tests="${cases.length}" failures="${issues.length}" errors="0"`;
  return `  <testsuite name="${xml(file)}" ${counts}>\n${cases.join('\n')}\n  </testsuite>`;
}
