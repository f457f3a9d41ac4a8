import type { FunctionDecl } from '../../../../analysis/languages/php/ast.ts';
import type { GivenPhp } from '../given-php.ts';
import { inferTypes } from '../infer-types.ts';
import type { Value } from './values.ts';

const list = (...values: readonly Value[]): Value => new Map(values.map((value, at) => [at, value]));

const samples: Readonly<Record<string, readonly Value[]>> = {
  int: [3, 0, 10, -1],
  float: [{ float: 2.5 }, { float: 0 }, { float: 10 }],
  string: ['Hello World', '', 'a', '12'],
  bool: [true, false],
  array: [list(10, 20), list(), list('a', 'b'), list(3)],
  '': [3, 'Hello World', list(10, 20), 0, ''],
};

/** Arguments to call a function with, the usual first: each sample of the first parameter with the first of the others. */
export function samplesFor(php: GivenPhp, fn: FunctionDecl): Value[][] {
  const { parameters } = inferTypes(php, fn);
  const required = fn.params.filter(({ value }) => value === null).length;
  const choices = fn.params.map(
    (_, at) => samples[(parameters[at] ?? '').replace(/^\?/, '').split('|')[0] ?? ''] ?? samples[''] ?? [],
  );
  if (choices.length === 0) return [[]];
  const usual = choices.slice(0, required).map((values) => values[0] ?? null);
  const made = [usual];
  choices.forEach((values, at) => {
    for (const value of values.slice(at < required ? 1 : 0)) {
      const row = choices.slice(0, Math.max(required, at + 1)).map((own) => own[0] ?? null);
      row[at] = value;
      made.push(row);
    }
  });
  return made;
}
