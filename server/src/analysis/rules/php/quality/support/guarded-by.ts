import type { Expr, Node } from '../../../../languages/php/ast.ts';

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
