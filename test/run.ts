// npm test [-- FILTER …]: says which peers are missing before and after, runs vitest, and closes with one plain line of counts.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { startVitest } from 'vitest/node';

const report = join(tmpdir(), `presswright-tests-${process.pid}.json`);
const filters = process.argv.slice(2).filter((argument) => argument !== '--full');
// npm run test:full tries every request on the real WordPress, where pairs of features stand for most of them otherwise.
// So it does with more random plans and with more requests to the language server.
if (process.argv.includes('--full')) {
  process.env.GENERATION_MATRIX = '';
  process.env.PRESSWRIGHT_PLANS ??= '60';
  process.env.PRESSWRIGHT_CONFORMANCE ??= '10000';
}

const vitest = await startVitest('test', filters, {
  run: true,
  watch: false,
  reporters: ['default', 'json'],
  outputFile: { json: report },
});
await vitest.close();

interface Results {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  numTotalTests: number;
  /** `startTime`, `endTime`: milliseconds of the clock. */
  testResults: { name: string; status: 'passed' | 'failed'; startTime: number; endTime: number }[];
}
const results: Results = JSON.parse(readFileSync(report, 'utf8'));
rmSync(report, { force: true });

const longest = results.testResults
  .map(({ name, startTime, endTime }) => ({ name, seconds: Math.round((endTime - startTime) / 1000) }))
  .sort((one, other) => other.seconds - one.seconds)
  .slice(0, 25)
  .filter((file) => file.seconds >= 20);
if (longest.length > 0) {
  console.log('\nThe files that took longest:');
  for (const file of longest)
    console.log(`${String(file.seconds).padStart(5)} s  ${relative(process.cwd(), file.name)}`);
}

const { peerNames, findPeer } = await import('./peers/peer-table.ts');
const missing = peerNames.filter((name) => findPeer(name) === undefined);
if (missing.length > 0) {
  console.log(`\nNOT TESTED against ${missing.join(', ')}: not installed here. On Debian: npm run peers`);
}
// A file whose set-up fails has no test that does.
const failedFiles = results.testResults.filter(({ status }) => status === 'failed').length;
console.log(
  `\n${results.numPassedTests} passed, ${results.numFailedTests} failed, ${results.numPendingTests} skipped; files that failed: ${failedFiles}`,
);
if (results.numFailedTests > 0 || results.numFailedTestSuites > 0 || results.numTotalTests === 0) process.exitCode = 1;
