import type { Node, NodeKind } from './ast.ts';

/** Fields that hold child nodes or lists of them, in source order, for each kind of node that has any. */
const childFields: { readonly [K in NodeKind]?: readonly string[] } = {
  Interpolated: ['parts'],
  VarVar: ['value'],
  ArrayItem: ['key', 'value'],
  Array: ['items'],
  Index: ['base', 'index'],
  Prop: ['object', 'name'],
  StaticProp: ['cls', 'name'],
  ClassConst: ['cls'],
  Arg: ['value'],
  Call: ['callee', 'args'],
  MethodCall: ['object', 'name', 'args'],
  StaticCall: ['cls', 'name', 'args'],
  New: ['cls', 'args'],
  Assign: ['target', 'value'],
  AssignOp: ['target', 'value'],
  Concat: ['parts'],
  Binary: ['left', 'right'],
  Unary: ['value'],
  IncDec: ['target'],
  Cast: ['value'],
  Ternary: ['condition', 'thenValue', 'otherwise'],
  MatchArm: ['conditions', 'value'],
  Match: ['subject', 'arms'],
  Closure: ['params', 'uses', 'body'],
  ArrowFn: ['params', 'body'],
  Include: ['value'],
  Print: ['value'],
  Throw: ['value'],
  Yield: ['key', 'value'],
  Block: ['body'],
  Echo: ['values'],
  ExprStmt: ['value'],
  Branch: ['condition', 'body'],
  If: ['branches', 'otherwise'],
  While: ['condition', 'body'],
  DoWhile: ['body', 'condition'],
  For: ['init', 'condition', 'update', 'body'],
  Foreach: ['subject', 'key', 'value', 'body'],
  Case: ['value', 'body'],
  Switch: ['subject', 'cases'],
  Return: ['value'],
  Exit: ['value'],
  StaticVar: ['value'],
  StaticVars: ['vars'],
  Unset: ['targets'],
  Catch: ['body'],
  Try: ['body', 'catches', 'finalizer'],
  Param: ['value'],
  Function: ['params', 'body'],
  Method: ['params', 'body'],
  PropDecl: ['value'],
  Const: ['value'],
  Class: ['consts', 'props', 'methods'],
  ConstDecl: ['consts'],
  Namespace: ['body'],
  Use: ['clauses'],
  Error: ['body'],
  Program: ['body'],
};

/** A node's children, first to last. */
export function childNodes(node: Node): Node[] {
  const fields = childFields[node.kind];
  const children: Node[] = [];
  if (fields === undefined) return children;
  const record = node as unknown as Readonly<Record<string, unknown>>;
  for (const field of fields) {
    const value = record[field];
    if (Array.isArray(value)) {
      for (const item of value) if (item !== null) children.push(item as Node);
    } else if (typeof value === 'object' && value !== null) children.push(value as Node);
  }
  return children;
}

/**
 * Visits every node, parents first, without recursion.
 * @param visit gets the node and its ancestors, outermost first; the array is reused
 */
export function walkNodes(root: Node, visit: (node: Node, ancestors: readonly Node[]) => void): void {
  const ancestors: Node[] = [];
  const stack: { children: readonly Node[]; next: number }[] = [{ children: [root], next: 0 }];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const node = top.children[top.next++];
    if (node === undefined) {
      stack.pop();
      ancestors.pop();
      continue;
    }
    visit(node, ancestors);
    const children = childNodes(node);
    if (children.length === 0) continue;
    ancestors.push(node);
    stack.push({ children, next: 0 });
  }
}
