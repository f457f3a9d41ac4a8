import type { Expr, FunctionNode, Var } from '../ast.ts';
import { type Assignment, type Assignments, assignmentsIn } from './assignments.ts';

/** What is kept of a function, so that it is looked through once. */
interface Tested {
  readonly node: FunctionNode;
  assignments: Assignments | null;
  soleTests: Map<string, SoleTest | null> | null;
}

/**
 * `$ok = false; if ( … ) { $ok = in_array( $x, $list ); } if ( $ok )`: the one test that can have made a variable true;
 * null when there are several, or when what it looked at has been assigned anew.
 */
export function soleTest(
  { state }: { readonly state: Tested },
  { name, start }: Pick<Var, 'name' | 'start'>,
): Expr | null {
  state.assignments ??= assignmentsIn(state.node);
  const all = state.assignments.get(name);
  if (all === undefined || state.node.params.some((param) => param.name === name)) return null;
  state.soleTests ??= new Map();
  let test = state.soleTests.get(name);
  if (test === undefined) {
    test = soleOf(all);
    state.soleTests.set(name, test);
  }
  if (test === null || test.end > start) return null;
  const { value, end } = test;
  const later = (variable: string) => state.assignments?.get(variable)?.some((one) => one.end > end) === true;
  return value.args.some((arg) => arg.value.kind === 'Var' && later(arg.value.name)) ? null : value;
}

/** A call whose answer alone makes a variable true. */
export interface SoleTest {
  readonly value: AnyCall;
  readonly end: number;
}

type AnyCall = Extract<Expr, { kind: 'Call' | 'MethodCall' | 'StaticCall' }>;

/** The one call among what a variable is assigned, where everything else is false. */
function soleOf(all: readonly Assignment[]): SoleTest | null {
  let test: Assignment | null = null;
  for (const assigned of all) {
    if (assigned.value !== null && isFalsy(assigned.value)) continue;
    if (test !== null || assigned.value === null) return null;
    test = assigned;
  }
  if (test === null || test.value === null || !isTest(test.value)) return null;
  return { value: test.value, end: test.end };
}

function isTest(node: Expr): node is AnyCall {
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
