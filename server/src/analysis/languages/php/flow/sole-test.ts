import type { Expr, Var } from '../ast.ts';
import { assignmentsIn } from './assignments.ts';
import type { Frame } from './frame.ts';

/**
 * `$ok = false; if ( … ) { $ok = in_array( $x, $list ); } if ( $ok )`: the one test that can have made a variable true;
 * null when there are several, or when what it looked at has been assigned anew.
 */
export function soleTest({ state }: Frame, { name, start }: Pick<Var, 'name' | 'start'>): Expr | null {
  state.assignments ??= assignmentsIn(state.node);
  const all = state.assignments.get(name);
  if (all === undefined || state.node.params.some((param) => param.name === name)) return null;
  let test: Expr | null = null;
  let end = 0;
  for (const assigned of all) {
    if (assigned.value !== null && isFalsy(assigned.value)) continue;
    if (test !== null || assigned.value === null) return null;
    test = assigned.value;
    end = assigned.end;
  }
  if (test === null || end > start || !isTest(test)) return null;
  const later = (variable: string) => state.assignments?.get(variable)?.some((one) => one.end > end) === true;
  return test.args.some(({ value }) => value.kind === 'Var' && later(value.name)) ? null : test;
}

function isTest(node: Expr): node is Extract<Expr, { kind: 'Call' | 'MethodCall' | 'StaticCall' }> {
  return node.kind === 'Call' || node.kind === 'MethodCall' || node.kind === 'StaticCall';
}

function isFalsy(node: Expr): boolean {
  switch (node.kind) {
    case 'Bool':
      return !node.value;
    case 'Null':
      return true;
    case 'Str':
      return node.value === '';
    case 'Num':
      return node.value === 0;
    default:
      return false;
  }
}
