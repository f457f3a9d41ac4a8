import { ServiceError } from '@presswright/shared/errors';
import { expect, it } from 'vitest';
import type { FileReport } from '../../server/src/analysis/analyzer.ts';
import type { AnalysisRunner } from '../../server/src/cli/analyze/analysis-runner.ts';
import { analyzeFiles } from '../../server/src/cli/analyze/analyze-files.ts';

const core = ['a.php', 'b.php', 'c.php'];
const analysis = { analysisType: 'all', severity: 'all' } as const;

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

it('keeps what was found of a file that needed too many steps', async () => {
  const { asked, results } = await analyzeCore(1000, ({ files }) =>
    files.map((file) => reportOf(file, file.name === 'b.php')),
  );
  expect(asked).toHaveLength(1);
  expect(results.map(({ report }) => report.partial)).toEqual([false, true, false]);
});

/** Analyses a project of these files; answers the names that each task was asked for, and what was found. */
async function analyzeProject(names: readonly string[], answer: (input: Input) => readonly FileReport[]) {
  const asked: string[][] = [];
  const found = await analyzeFiles(
    [
      {
        root: '/',
        files: names.map((name) => ({ path: name, shown: name })),
        paths: null,
        isTogether: true,
        isWhole: true,
      },
    ],
    {
      async run(_task, input) {
        asked.push(input.files.map(({ name = '' }) => name));
        return [...answer(input)];
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
  return { asked, ...found };
}

it('keeps what was followed through a project when one of its files needed too many steps', async () => {
  const { asked, results } = await analyzeProject(['a.php', 'b.php'], ({ files }) =>
    files.map((file) => reportOf(file, file.name === 'b.php')),
  );
  expect(asked).toEqual([['a.php', 'b.php']]);
  expect(results.map(({ report }) => report.partial)).toEqual([false, true]);
});

it('names the file that took the worker down, and analyses the others together', async () => {
  const { asked, results, skipped } = await analyzeProject(['a.php', 'b.php', 'c.php'], ({ files, progress }) => {
    const at = files.findIndex(({ name }) => name === 'b.php');
    if (at === -1) return files.map((file) => reportOf(file));
    if (progress !== undefined) progress[0] = at;
    throw new ServiceError('timeout', 'The task took too long.');
  });
  expect(asked).toEqual([
    ['a.php', 'b.php', 'c.php'],
    ['a.php', 'c.php'],
  ]);
  expect(results.map(({ file }) => file)).toEqual(['a.php', 'c.php']);
  expect(skipped).toEqual([{ file: 'b.php', reason: 'was given up: The task took too long.', failed: true }]);
});

/** Analyses the files of one project, each of so many characters; answers which went to a worker together, and what was found. */
async function analyzeLargeProject(code: Readonly<Record<string, string>>, sizeOf: (name: string) => number) {
  const asked: (string | undefined)[][] = [];
  const files = Object.keys(code).map((name) => ({ path: `/${name}`, shown: name }));
  const { results } = await analyzeFiles(
    [{ root: '/', files, paths: null, isTogether: true, isWhole: true }],
    {
      async run(_task, { files, options }) {
        asked.push(files.map(({ name }) => name));
        expect(options).toMatchObject({ isPart: true, isWhole: false });
        return files.map((file) => reportOf(file));
      },
    },
    {
      analysis,
      jobs: 1,
      withFrames: false,
      withFixes: 'none',
      signal: new AbortController().signal,
      read: async ({ shown }) => {
        const bytes = sizeOf(shown);
        return { code: `<?php ${code[shown]}`.padEnd(bytes), bytes };
      },
      configOf: async () => null,
      onDone: () => undefined,
    },
  );
  return { asked, found: results.map(({ file, report }) => [file, report.recommendations]) };
}

it('cuts a large project where it hangs together least, and answers in the order of the files', async () => {
  const code = {
    'a.php': 'class Shop_List { function show() { ( new Shop_Store() )->all(); } }',
    'b.php': 'function shop_send( $to ) {}',
    'y.php': 'shop_send( 1 );',
    'z.php': 'class Shop_Store { function all() {} }',
  };
  const { asked, found } = await analyzeLargeProject(code, () => 1_400_000);
  expect(asked).toEqual([
    ['a.php', 'z.php'],
    ['b.php', 'y.php'],
  ]);
  expect(found).toEqual(Object.keys(code).map((name) => [name, [name]]));
});

it('reads what says what the project is with each group, and reports it once', async () => {
  const code = {
    'a.php': 'function shop_send() {}',
    'shop.php': '/* Plugin Name: Shop */',
    'z.php': 'function shop_get() {}',
  };
  const { asked, found } = await analyzeLargeProject(code, (name) => (name === 'shop.php' ? 1000 : 2_000_000));
  expect(asked).toEqual([
    ['a.php', 'shop.php'],
    ['z.php', 'shop.php'],
  ]);
  expect(found).toEqual(Object.keys(code).map((name) => [name, [name]]));
});
