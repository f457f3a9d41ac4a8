import { ServiceError } from '@presswright/shared/errors';
import { expect, it } from 'vitest';
import type { FileReport } from '../../server/src/analysis/analyzer.ts';
import type { AnalysisRunner } from '../../server/src/cli/analyze/analysis-runner.ts';
import { analyzeFiles } from '../../server/src/cli/analyze/analyze-files.ts';

const core = ['a.php', 'b.php', 'c.php'];
const analysis = { analysisType: 'all', severity: 'all', budgetMs: 5000 } as const;

type Input = Parameters<AnalysisRunner['run']>[1];

const reportOf = ({ name = '' }: Input['files'][number], partial = false): FileReport => ({
  language: 'php',
  issues: [],
  score: 10,
  recommendations: [name],
  partial,
});

/** Analyses WordPress' own files of so many characters; answers what the workers were asked, and what was found. */
async function analyzeCore(characters: number, answer: (input: Input) => readonly FileReport[]) {
  const asked: Input[] = [];
  const found = await analyzeFiles(
    [
      {
        root: '/',
        files: core.map((name) => ({ path: `/${name}`, shown: name })),
        paths: null,
        isTogether: false,
        isWhole: false,
      },
    ],
    {
      async run(_task, input) {
        asked.push(input);
        return [...answer(input)];
      },
    },
    {
      analysis,
      jobs: 1,
      withFrames: false,
      withFixes: 'none',
      signal: new AbortController().signal,
      read: async () => ({ code: 'x'.repeat(characters), bytes: characters }),
      configOf: async () => null,
      onDone: () => undefined,
    },
  );
  return { asked: asked.map(({ files, isApart }) => ({ files: files.length, isApart })), ...found };
}

it('hands small files that are analysed one by one to a worker in one task', async () => {
  const { asked, results } = await analyzeCore(1000, ({ files }) => files.map((file) => reportOf(file)));
  expect(asked).toEqual([{ files: 3, isApart: true }]);
  expect(results.map(({ file, report }) => [file, report.recommendations])).toEqual(core.map((name) => [name, [name]]));
});

it('hands large ones over one by one', async () => {
  const { asked, results } = await analyzeCore(100_000, ({ files }) => files.map((file) => reportOf(file)));
  expect(asked).toEqual(core.map(() => ({ files: 1 })));
  expect(results.map(({ file }) => file)).toEqual(core);
});

it('asks for each anew when one of them was too much for the worker', async () => {
  const { asked, results, skipped } = await analyzeCore(1000, ({ files }) => {
    if (files.length > 1 || files[0]?.name === 'b.php') throw new ServiceError('timeout');
    return files.map((file) => reportOf(file));
  });
  expect(asked.map(({ files }) => files)).toEqual([3, 1, 1, 1]);
  expect(results.map(({ file }) => file)).toEqual(['a.php', 'c.php']);
  expect(skipped.map(({ file, failed }) => [file, failed])).toEqual([['b.php', true]]);
});

it('keeps what a file alone would have got where its time ran out', async () => {
  const { asked, results } = await analyzeCore(1000, ({ files }) =>
    files.map((file) => reportOf(file, file.name === 'b.php')),
  );
  expect(asked).toHaveLength(1);
  expect(results.map(({ report }) => report.partial)).toEqual([false, true, false]);
});

it.each([
  ['a script', 'javascript', 1],
  ['a page', 'php', 3],
] as const)('follows data through a project whether or not the time of %s ran out', async (_what, language, tasks) => {
  const asked: Input[] = [];
  const { results } = await analyzeFiles(
    [
      {
        root: '/',
        files: ['a.php', 'b'].map((name) => ({ path: name, shown: name })),
        paths: null,
        isTogether: true,
        isWhole: true,
      },
    ],
    {
      async run(_task, input) {
        asked.push(input);
        return input.files.map((file) => ({
          ...reportOf(file, file.name === 'b'),
          ...(file.name === 'b' ? { language } : {}),
        }));
      },
    },
    {
      analysis,
      jobs: 1,
      withFrames: false,
      withFixes: 'none',
      signal: new AbortController().signal,
      read: async () => ({ code: 'x', bytes: 1 }),
      configOf: async () => null,
      onDone: () => undefined,
    },
  );
  expect(asked).toHaveLength(tasks);
  expect(results.map(({ report }) => report.partial)).toEqual([false, true]);
});
