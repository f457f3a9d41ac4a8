import { expect, it } from 'vitest';
import type { FileReport } from '../../server/src/analysis/analyzer.ts';
import {
  type AnalysisRunner,
  type RunnerParts,
  runInWorkers,
  runSmallInThread,
} from '../../server/src/cli/analyze/analysis-runner.ts';
import { loadAnalyzer } from '../../server/src/workers/analyze-task.ts';

const options = { analysisType: 'all', severity: 'all' } as const;
const report = (recommendation: string, partial = false): FileReport => ({
  language: 'php',
  issues: [],
  score: 10,
  recommendations: [recommendation],
  partial,
});
const file = (characters: number) => ({ code: 'x'.repeat(characters), name: 'a.php' });

/** A runner whose reports say where they were made. */
function runnerWith(analyzeHere: () => FileReport[]): AnalysisRunner & { readonly asked: number[] } {
  const asked: number[] = [];
  const parts: RunnerParts = {
    loadAnalyzer: async () => ({
      prepare: async () => undefined,
      analyze: () => report('alone'),
      analyzeTogether: analyzeHere,
    }),
    runInWorkers: (threads) => ({
      async run() {
        asked.push(threads);
        return [report('by a worker')];
      },
      close: async () => undefined,
    }),
  };
  return Object.assign(runSmallInThread(3, parts), { asked });
}

const analyze = async (runner: AnalysisRunner, characters = 10) => {
  const [first] = await runner.run('analyze', { files: [file(characters)], options });
  return first?.recommendations[0];
};

it('asks no worker for a few small files', async () => {
  const runner = runnerWith(() => [report('here')]);
  expect(await analyze(runner, 30_000)).toBe('here');
  expect(await analyze(runner, 30_000)).toBe('here');
  expect(runner.asked).toEqual([]);
});

it('asks workers once the files are more than a little code', async () => {
  const runner = runnerWith(() => [report('here')]);
  expect(await analyze(runner, 30_000)).toBe('here');
  expect(await analyze(runner, 40_000)).toBe('by a worker');
  expect(runner.asked).toEqual([3]);
});

it.each([
  [
    'does not end',
    () => {
      for (;;);
    },
  ],
  [
    'fails',
    () => {
      throw new RangeError('Maximum call stack size exceeded');
    },
  ],
  ['answers in part', () => [report('here', true)]],
])('asks workers when the analysis here %s, and from then on', async (_what, analyzeHere) => {
  let calls = 0;
  const runner = runnerWith(() => {
    calls += 1;
    return analyzeHere();
  });
  expect(await analyze(runner)).toBe('by a worker');
  expect(await analyze(runner)).toBe('by a worker');
  expect(calls).toBe(1);
});

it('finds here what workers find', async () => {
  const here = runSmallInThread(1, {
    loadAnalyzer,
    runInWorkers: () => {
      throw new Error('no worker was to be asked');
    },
  });
  const workers = runInWorkers(1);
  const input = {
    files: [
      { code: '<?php\nfunction name() { return $_GET["name"]; }\n', name: 'a.php' },
      { code: '<?php\ninclude "a.php";\necho name();\n', name: 'b.php' },
      { code: 'document.body.innerHTML = location.hash;\n', name: 'c.js' },
    ],
    options,
  };
  try {
    const found = await here.run('analyze', input);
    expect(found).toEqual(await workers.run('analyze', input, { timeoutMs: 60_000 }));
    expect(found.map(({ issues }) => issues.length > 0)).toEqual([false, true, true]);
  } finally {
    await workers.close();
  }
});
