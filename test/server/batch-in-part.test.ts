import { ServiceError } from '@presswright/shared/errors';
import type { BatchAnalysis } from '@presswright/shared/schemas/analysis';
import { afterEach, expect, it } from 'vitest';
import type { FileReport } from '../../server/src/analysis/analyzer.ts';
import type { AnalyzeFiles } from '../../server/src/plugins/analysis.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

const report: FileReport = { language: 'php', issues: [], score: 10, recommendations: [], partial: false };
let test: TestApp;
afterEach(() => test.close());

/** Two files of this size are analysed together, three are not. */
const content = '/'.repeat(1_040_000);

async function batch(names: readonly string[], analyzeFiles: AnalyzeFiles) {
  test = await createTestApp({ config: { requestTimeout: 0.4 }, parts: { analyzeFiles } });
  const answer = await test.app.inject({
    method: 'POST',
    url: '/v1/analyze/batch',
    headers: { 'x-api-key': test.key },
    payload: { analysis_type: 'all', files: names.map((name) => ({ name, content })) },
  });
  return { answer, body: answer.json() as BatchAnalysis };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

it('answers the files that were done when the time is over, and names the others', async () => {
  const { answer, body } = await batch(['a.php', 'b.php', 'slow.php', 'c.php'], async (files, _options, { signal }) =>
    files.some(({ name }) => name === 'slow.php') ? untilAborted(signal) : files.map(() => report),
  );
  expect(answer.statusCode).toBe(200);
  expect(body.partial).toBe(true);
  const left = body.results.filter(({ error }) => error !== undefined);
  expect(left.map(({ file }) => file)).toContain('slow.php');
  expect(left.length).toBeLessThan(4);
  for (const result of left) {
    expect(result).toMatchObject({
      partial: true,
      issues: [],
      error: expect.stringMatching(/^Not analysed: .* 0.4 s/),
    });
  }
});

it('answers 504 with a time to come back when no file was done', async () => {
  const { answer } = await batch(['a.php', 'b.php'], async (_files, _options, { signal }) => untilAborted(signal));
  expect(answer.statusCode).toBe(504);
  expect(answer.headers['retry-after']).toBe('10');
});

it('answers what was done before the server had too much to do, and 503 when that is nothing', async () => {
  const overloaded = new ServiceError('server_overloaded', undefined, { retryAfter: 7 });
  const { answer, body } = await batch(['a.php', 'b.php', 'c.php', 'd.php'], async (files) => {
    if (files.some(({ name }) => name === 'd.php')) throw overloaded;
    return files.map(() => report);
  });
  expect(answer.statusCode).toBe(200);
  expect(body.results.map(({ error }) => error === undefined)).toEqual([true, true, false, false]);
  await test.close();
  const none = await batch(['a.php'], async () => {
    throw overloaded;
  });
  expect([none.answer.statusCode, none.answer.headers['retry-after']]).toEqual([503, '7']);
});

it('keeps what was found together when one file needed too many steps, and names the one that was given up', async () => {
  let tasks = 0;
  const { answer, body } = await batch(['a.php', 'b.php'], async () => {
    tasks++;
    return [
      { ...report, score: 5, partial: true },
      { ...report, language: null, score: 0, partial: true, failure: 'The task took too long.' },
    ];
  });
  expect(answer.statusCode).toBe(200);
  expect(tasks).toBe(1);
  expect(body.results).toEqual([
    { file: 'a.php', language: 'php', issues: [], score: 5, partial: true },
    {
      file: 'b.php',
      language: null,
      issues: [],
      score: 0,
      partial: true,
      error: 'Not analysed: The task took too long.',
    },
  ]);
});

it('writes an answer of very many findings as it writes a short one', async () => {
  const issue = (line: number) => ({
    line,
    column: 1,
    end_line: line,
    end_column: 2,
    severity: 'high' as const,
    type: 'review',
    category: 'security' as const,
    rule: 'security/a',
    message: 'Found "this".',
    suggestion: 'Mend it.',
    confidence: 'high' as const,
  });
  const issues = Array.from({ length: 800 }, (_, index) => issue(index + 1));
  const { answer, body } = await batch(['a.php', 'b.php', 'c.php'], async (files) =>
    files.map(() => ({ ...report, issues })),
  );
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(body).toMatchObject({ object: 'batch_analysis', partial: false, summary: { total_issues: 2400 } });
  expect(body.results.map(({ file, issues: found }) => [file, found.length])).toEqual([
    ['a.php', 800],
    ['b.php', 800],
    ['c.php', 800],
  ]);
});
