import { type CoverageMap, hasFunction, type KnownFile } from './coverage-map.ts';
import type { Mutant } from './mutant.ts';
import { closureOf } from './sources.ts';
import type { Trial } from './trial-thread.ts';

/** Tests that can notice a mutant, those first that are about it and take little time. */
export function planTrial({ file, within }: Mutant, map: CoverageMap): Trial['plan'] {
  const functions = within === null ? null : `${file}#${within}`;
  const planned = Object.entries(map).flatMap(([testFile, known]) => {
    const tests = testsOf(testFile, known, file, functions);
    if (tests.length === 0) return [];
    const order = tests.toSorted((a, b) => rank(known, a, file) - rank(known, b, file));
    const nearness = nearnessOf(testFile, file);
    const cheapest = known.ms + (known.tests[order[0] ?? 0]?.ms ?? 0);
    return [{ file: testFile, tests: order, count: known.tests.length, nearness, cheapest }];
  });
  return planned
    .toSorted((a, b) => b.nearness - a.nearness || a.cheapest - b.cheapest)
    .map(({ file: testFile, tests, count }) => ({ file: testFile, tests, count }));
}

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

/** Tests that name the mutated module come first, then the quick ones. */
function rank(known: KnownFile, at: number, file: string): number {
  const test = known.tests[at];
  const name = /([^/]+)\.ts$/.exec(file)?.[1] ?? '';
  return (test?.ms ?? 0) - (test?.title.includes(name) ? 1_000_000 : 0);
}

/** How much of the path a test file shares with the module. */
function nearnessOf(testFile: string, file: string): number {
  const words = new Set(file.split(/[/.]/));
  return testFile.split(/[/.]/).filter((word) => words.has(word)).length;
}
