import type { Expr, Node } from '../../../../languages/php/ast.ts';
import type { PhpContext } from '../../../rule.ts';

/** The conditions that decide whether the innermost of `ancestors` runs, the nearest first. */
export function conditionsAround(ancestors: readonly Node[]): Expr[] {
  const conditions: Expr[] = [];
  for (let index = ancestors.length - 1; index >= 0; index -= 1) {
    const ancestor = ancestors[index];
    if (ancestor?.kind === 'Branch' || ancestor?.kind === 'Ternary') conditions.push(ancestor.condition);
    // In `a && b` and `a || b` the left side decides about the right one.
    else if (ancestor?.kind === 'Binary') conditions.push(ancestor.left);
    // An `else` depends on every condition before it.
    else if (ancestor?.kind === 'If') conditions.push(...ancestor.branches.map((branch) => branch.condition));
  }
  return conditions;
}

const asksVersion =
  /\b(version_compare|is_wp_version_compatible|is_php_version_compatible|PHP_VERSION\w*|wp_version)\b|\b(function|class|method|interface|trait|enum)_exists\s*\(|\bis_callable\s*\(|\bextension_loaded\s*\(/i;

/** Whether a condition around the visited node tells versions of WordPress or PHP apart, or asks what exists. */
export function isVersionGuarded(context: PhpContext): boolean {
  return conditionsAround(context.ancestors).some((condition) => asksVersion.test(context.source.slice(condition)));
}

/** Where the first question after a version stands in a function or file. */
const questionsKey = Symbol('first questions');

/**
 * Whether the function around the visited node, or the file's top level, leaves early when a version is too old or
 * something does not exist: `if ( ! function_exists( 'x' ) ) { return; }`.
 */
export function isVersionChecked(context: PhpContext, at: Node): boolean {
  const owner = context.ancestors.findLast(
    ({ kind }) => kind === 'Function' || kind === 'Method' || kind === 'Closure' || kind === 'Program',
  );
  if (owner === undefined) return false;
  const questions = context.source.facts.of(questionsKey, () => new Map<Node, number>());
  let first = questions.get(owner);
  if (first === undefined) {
    const found = context.source.slice(owner).search(asksVersion);
    first = found === -1 ? Number.POSITIVE_INFINITY : owner.start + found;
    questions.set(owner, first);
  }
  return first < at.start;
}
