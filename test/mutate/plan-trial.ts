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
    const rank = rankOf(known, file);
    const order = tests.toSorted((a, b) => rank(a) - rank(b));
    const nearness = records.test(testFile) ? Number.POSITIVE_INFINITY : nearnessOf(testFile, file);
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

/** Tests that hold what is made against a record of all of it notice most: they come first. */
const records = /\/(?:outlines|verdicts|example-findings|understandings|readings|thumbnails)\.test\.ts$/;

/** Less for tests whose titles have words of the module's path, then for quick ones. */
function rankOf({ tests }: KnownFile, file: string): (at: number) => number {
  const words = file.split(/[/.]/).filter((word) => word.length > 3);
  const ranks = new Map<number, number>();
  return (at) => {
    const known = ranks.get(at);
    if (known !== undefined) return known;
    const { title = '', ms = 0 } = tests[at] ?? {};
    const rank = ms - 1_000_000 * words.filter((word) => title.includes(word)).length;
    ranks.set(at, rank);
    return rank;
  };
}

/** How much of the path a test file shares with the module. */
function nearnessOf(testFile: string, file: string): number {
  const words = new Set(file.split(/[/.]/));
  return testFile.split(/[/.]/).filter((word) => words.has(word)).length;
}
