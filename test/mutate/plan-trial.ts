import { type CoverageMap, hasFunction, type KnownFile } from './coverage-map.ts';
import type { Mutant } from './mutant.ts';
import { closureOf } from './sources.ts';
import type { Trial } from './trial-thread.ts';

/**
 * Tests that can notice a mutant: first those whose titles have the module's name or its folder's, then the quick ones of
 * the nearest test files, then those of records, then all others, near test files before far ones. A record of everything
 * takes most of the budget where a module has a part in everything.
 */
export function planTrial({ file, within }: Mutant, map: CoverageMap): Trial['plan'] {
  const functions = within === null ? null : `${file}#${within}`;
  const words = file.split(/[/.]/).filter((word) => word.length > 3);
  const names = words.slice(-2).filter((word) => !general.has(word));
  const reached = Object.entries(map).flatMap(([testFile, known]) => {
    const tests = testsOf(testFile, known, file, functions).toSorted((a, b) => msOf(known, a) - msOf(known, b));
    return tests.length === 0 ? [] : [{ testFile, known, tests, nearness: nearnessOf(testFile, words) }];
  });
  const nearest = Math.max(...reached.map(({ testFile, nearness }) => (records.test(testFile) ? 0 : nearness)));
  const planned = reached.flatMap(({ testFile, known, tests, nearness }) => {
    const stageOf = (at: number): number => {
      if (names.some((name) => known.tests[at]?.title.includes(name))) return 0;
      if (records.test(testFile)) return 2;
      return nearness === nearest && msOf(known, at) < maxQuickMs ? 1 : 3;
    };
    return Object.entries(Object.groupBy(tests, stageOf)).map(([stage, some = []]) => ({
      file: testFile,
      tests: some,
      count: known.tests.length,
      stage: Number(stage),
      nearness,
      ms: known.ms + msOf(known, some[0]),
    }));
  });
  return planned
    .toSorted((a, b) => a.stage - b.stage || b.nearness - a.nearness || a.ms - b.ms)
    .map(({ file: testFile, tests, count }) => ({ file: testFile, tests, count }));
}

/** A quick test takes less CPU time than that, in milliseconds. */
const maxQuickMs = 20;

/** Folders that say nothing of what a module is about. */
const general: ReadonlySet<string> = new Set(['support', 'security', 'performance', 'quality', 'features', 'plugin']);

const msOf = (known: KnownFile, at: number | undefined): number => known.tests[at ?? 0]?.ms ?? 0;

/** Numbers of the tests of a file that run a function, or any of the module when the mutant is in none. */
function testsOf(testFile: string, known: KnownFile, file: string, name: string | null): number[] {
  const passing = known.tests.flatMap(({ fault }, at) => (fault === null ? [at] : []));
  const places = known.functions.flatMap((one, at) =>
    (name === null ? one.startsWith(`${file}#`) : one === name) ? [at] : [],
  );
  if (places.length === 0) return name === null && closureOf(testFile).has(file) ? passing : [];
  if (places.some((at) => hasFunction(known.hits, at))) return passing;
  return passing.filter((at) => places.some((place) => hasFunction(known.tests[at]?.hits ?? '', place)));
}

/** Tests that hold what is made against a record of all of it notice most. */
const records = /\/(?:outlines|verdicts|example-findings|rule-meta|understandings|readings|thumbnails)\.test\.ts$/;

/** How many words of the module's path a test file has in its own. */
const nearnessOf = (testFile: string, words: readonly string[]): number =>
  testFile.split(/[/.]/).filter((word) => words.includes(word)).length;
