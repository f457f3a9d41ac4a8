import type { Expr, FunctionNode, Node, Var } from '../ast.ts';
import { childNodes } from '../child-nodes.ts';
import type { Frame } from './frame.ts';

/** What a variable is assigned in a function. */
export type Assignments = ReadonlyMap<string, readonly { readonly value: Expr | null; readonly end: number }[]>;

/**
 * `$ok = false; if ( … ) { $ok = in_array( $x, $list ); } if ( $ok )`: the one test that can have made a variable true;
 * null when there are several, or when what it looked at has been assigned anew.
 */
export function soleTest({ state }: Frame, { name, start }: Pick<Var, 'name' | 'start'>): Expr | null {
  if (state.node.params.some((param) => param.name === name)) return null;
  state.assignments ??= assignmentsIn(state.node);
  let test: Expr | null = null;
  let end = 0;
  for (const assigned of state.assignments.get(name) ?? []) {
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

function assignmentsIn(root: FunctionNode): Assignments {
  const all = new Map<string, { value: Expr | null; end: number }[]>();
  const add = (target: Expr, value: Expr | null, end: number) => {
    let at = target;
    while (at.kind === 'Index') at = at.base;
    if (at.kind !== 'Var') return;
    const list = all.get(at.name);
    const one = { value: at === target ? value : null, end };
    if (list === undefined) all.set(at.name, [one]);
    else list.push(one);
  };
  const stack: Node[] = root.body === null ? [] : [root.body];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.kind === 'Function' || node.kind === 'Class' || node.kind === 'Closure') continue;
    for (const child of childNodes(node)) stack.push(child);
    if (node.kind === 'Assign') add(node.target, node.byRef ? null : node.value, node.end);
    else if (node.kind === 'AssignOp') add(node.target, null, node.end);
    else if (node.kind === 'Foreach') {
      add(node.value, null, node.start);
      if (node.key !== null) add(node.key, null, node.start);
    }
  }
  return all;
}
