import type { Expr } from '../../../analysis/languages/php/ast.ts';
import type { FunctionLike, GivenPhp } from './given-php.ts';

/** A `return` with a value, of a function itself rather than of one inside it. */
export interface ReturnPlace {
  readonly start: number;
  readonly end: number;
  readonly value: Expr;
}

/** The returns of a function that have a value, in their order. */
export function returnsOf(php: GivenPhp, fn: FunctionLike): ReturnPlace[] {
  return php.places('Return').flatMap(({ node, around }) => {
    const own = around.findLast(({ kind }) => /^(?:Function|Method|Closure|ArrowFn)$/.test(kind));
    return node.value !== null && own?.start === fn.start
      ? [{ start: node.start, end: node.end, value: node.value }]
      : [];
  });
}

/** Where the first statement of a function stands, and how it is indented; null for a function without statements. */
export function bodyStart(php: GivenPhp, fn: FunctionLike): { readonly at: number; readonly indent: string } | null {
  const first = fn.body.kind === 'Block' ? fn.body.body.find(({ kind }) => kind !== 'Global') : undefined;
  return first === undefined ? null : { at: first.start, indent: php.indentAt(first.start) };
}

/** Lines with the indentation of the place that they are put at; tabs become the step of the given code. */
export function inLines(lines: readonly string[], indent: string): string {
  const step = /^ +$/.test(indent) ? indent.slice(0, indent.length > 4 ? 4 : indent.length) : '\t';
  return lines
    .join('\n')
    .replace(/\t/g, step)
    .replace(/\n(?!\n|$)/g, `\n${indent}`);
}

/** The function that the words name, else the only or first one that returns something. */
export function meantFunction(php: GivenPhp, words: string): GivenPhp['functions'][number] | null {
  const named = php.functions.find(({ name }) => new RegExp(`\\b${name}\\b`).test(words));
  return named ?? php.functions.find((fn) => returnsOf(php, fn).length > 0) ?? php.functions[0] ?? null;
}
