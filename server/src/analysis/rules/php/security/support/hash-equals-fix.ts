import type { Expr } from '../../../../languages/php/ast.ts';
import type { Finding, PhpContext } from '../../../rule.ts';

/** `$known === $given` as a call of hash_equals(). */
export function hashEqualsFix(
  at: Expr,
  known: Expr,
  given: Expr,
  negated: boolean,
  { source }: PhpContext,
): NonNullable<Finding['fix']> {
  const call = `hash_equals( ${source.slice(known)}, (string) ${source.slice(given)} )`;
  return { edits: [{ start: at.start, end: at.end, text: negated ? `! ${call}` : call }], safe: false };
}
