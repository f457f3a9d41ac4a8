import type { Expr, FunctionNode, Node, Var } from '../ast.ts';
import { childNodes } from '../child-nodes.ts';
import { type Assignment, type Assignments, assignmentsIn, type SoleTest } from './assignments.ts';

/** What is kept of a function, so that it is looked through once, whichever constants it runs for. */
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
  { state: { base: state } }: { readonly state: { readonly base: Tested } },
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
  const { value, end, variables } = test;
  const later = (variable: string) => state.assignments?.get(variable)?.some((one) => one.end > end) === true;
  return variables.some(later) ? null : value;
}

/** The one test among what a variable is assigned, where everything else is false. */
function soleOf(all: readonly Assignment[]): SoleTest | null {
  let test: Assignment | null = null;
  for (const assigned of all) {
    if (assigned.value !== null && isFalsy(assigned.value)) continue;
    if (test !== null || assigned.value === null) return null;
    test = assigned;
  }
  if (test === null || test.value === null || !isTest(test.value)) return null;
  return { value: test.value, end: test.end, variables: variablesIn(test.value) };
}

/** `in_array( … )`, `strpos( … ) !== false`, `a( … ) && ! b( … )`. */
function isTest(node: Expr): boolean {
  switch (node.kind) {
    case 'Call':
    case 'MethodCall':
    case 'StaticCall':
      return true;
    case 'Unary':
      return node.op === '!' && isTest(node.value);
    case 'Binary':
      return /^(?:[!=]==?|&&|\|\|)$/.test(node.op) && (isTest(node.left) || isTest(node.right));
    default:
      return false;
  }
}

function variablesIn(node: Node, depth = 0): string[] {
  if (node.kind === 'Var') return [node.name];
  return depth > 6 ? [] : childNodes(node).flatMap((child) => variablesIn(child, depth + 1));
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
