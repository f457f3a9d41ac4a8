import type { Node, NodeKind, NodeOf } from './ast.ts';

type Children = { readonly [K in NodeKind]: (node: NodeOf<K>) => readonly Node[] };

const none: readonly Node[] = [];
const leaf = (): readonly Node[] => none;

// A function a kind and not one switch: the engine compiles each once, and a switch over all shapes of nodes anew for
// every shape it had not met.
const children: Children = {
  VarVar: (node) => [node.value],
  Arg: (node) => [node.value],
  Unary: (node) => [node.value],
  Cast: (node) => [node.value],
  Include: (node) => [node.value],
  Print: (node) => [node.value],
  Throw: (node) => [node.value],
  ExprStmt: (node) => [node.value],
  Const: (node) => [node.value],
  ArrayItem: (node) => (node.key === null ? [node.value] : [node.key, node.value]),
  Call: (node) => behind(node.callee, node.args),
  Index: (node) => (node.index === null ? [node.base] : [node.base, node.index]),
  MethodCall: ({ object, name, args }) => (typeof name === 'string' ? behind(object, args) : [object, name, ...args]),
  Assign: (node) => [node.target, node.value],
  AssignOp: (node) => [node.target, node.value],
  Array: ({ items }) => (items.includes(null) ? items.filter((item) => item !== null) : (items as readonly Node[])),
  Interpolated: (node) => node.parts,
  Concat: (node) => node.parts,
  Prop: ({ object, name }) => (typeof name === 'string' ? [object] : [object, name]),
  Binary: (node) => [node.left, node.right],
  Branch: (node) => [node.condition, node.body],
  While: (node) => [node.condition, node.body],
  If: (node) => (node.otherwise === null ? node.branches : [...node.branches, node.otherwise]),
  Block: (node) => node.body,
  Error: (node) => node.body,
  Program: (node) => node.body,
  Return: (node) => oneOrNone(node.value),
  Exit: (node) => oneOrNone(node.value),
  StaticVar: (node) => oneOrNone(node.value),
  Param: (node) => oneOrNone(node.value),
  PropDecl: (node) => oneOrNone(node.value),
  StaticProp: ({ cls, name }) => (typeof name === 'string' ? [cls] : [cls, name]),
  ClassConst: (node) => [node.cls],
  StaticCall: ({ cls, name, args }) => (typeof name === 'string' ? behind(cls, args) : [cls, name, ...args]),
  New: (node) => behind(node.cls, node.args),
  IncDec: (node) => [node.target],
  Ternary: ({ condition, thenValue, otherwise }) =>
    thenValue === null ? [condition, otherwise] : [condition, thenValue, otherwise],
  MatchArm: (node) => (node.conditions === null ? [node.value] : [...node.conditions, node.value]),
  Match: (node) => behind(node.subject, node.arms),
  Closure: (node) => [...node.params, ...node.uses, node.body],
  ArrowFn: (node) => [...node.params, node.body],
  Function: (node) => [...node.params, node.body],
  Yield: (node) => [...oneOrNone(node.key), ...oneOrNone(node.value)],
  Echo: (node) => node.values,
  DoWhile: (node) => [node.body, node.condition],
  For: (node) => [...node.init, ...node.condition, ...node.update, node.body],
  Foreach: ({ subject, key, value, body }) => (key === null ? [subject, value, body] : [subject, key, value, body]),
  Case: (node) => (node.value === null ? node.body : behind(node.value, node.body)),
  Switch: (node) => behind(node.subject, node.cases),
  StaticVars: (node) => node.vars,
  Unset: (node) => node.targets,
  Catch: (node) => [node.body],
  Try: (node) => [node.body, ...node.catches, ...oneOrNone(node.finalizer)],
  Method: (node) => (node.body === null ? node.params : [...node.params, node.body]),
  Class: (node) => [...node.consts, ...node.props, ...node.methods],
  ConstDecl: (node) => node.consts,
  Namespace: (node) => oneOrNone(node.body),
  Str: leaf,
  Num: leaf,
  Bool: leaf,
  Null: leaf,
  Name: leaf,
  Var: leaf,
  Html: leaf,
  Break: leaf,
  Continue: leaf,
  Global: leaf,
  Nop: leaf,
  ClosureUse: leaf,
  UseClause: leaf,
  Use: (node) => node.clauses,
};

/** A node and those behind it. A spread anywhere but at the start of an array asks an iterator for one after the other. */
function behind(first: Node, rest: readonly Node[]): readonly Node[] {
  const all = [first];
  for (let at = 0; at < rest.length; at++) all.push(rest[at] ?? first);
  return all;
}

function oneOrNone(node: Node | null): readonly Node[] {
  return node === null ? none : [node];
}

/** What walks ask of a node's kind. Nodes have many shapes, and every look at what one is costs a search: they look once. */
export interface KindOfNode {
  readonly kind: NodeKind;
  /** Kinds count from 0. */
  readonly number: number;
  /** A function whose body is its own. */
  readonly isFunction: boolean;
  /** Whether what is inside may run several times; null where that is as it is around it. */
  readonly isRepeated: boolean | null;
  /** It never has children. */
  readonly isLeaf: boolean;
  /** The children of a node of this kind, first to last, in source order. */
  readonly children: (node: Node) => readonly Node[];
}

const functionKinds: ReadonlySet<string> = new Set<NodeKind>(['Function', 'Method', 'Closure']);

const repeatedKinds: ReadonlySet<string> = new Set<NodeKind>(['Foreach', 'For', 'While', 'Closure', 'ArrowFn']);
const ownKinds: ReadonlySet<string> = new Set<NodeKind>(['Function', 'Method', 'Class']);

const kinds = new Map(
  Object.entries(children).map(([kind, of], number) => {
    const isRepeated = repeatedKinds.has(kind) ? true : ownKinds.has(kind) ? false : null;
    const isLeaf = of === leaf;
    return [
      kind,
      { kind, number, isFunction: functionKinds.has(kind), isRepeated, isLeaf, children: of } as KindOfNode,
    ];
  }),
);

/** What is known of a node's kind. */
export function kindOf({ kind }: Node): KindOfNode {
  const known = kinds.get(kind);
  if (known === undefined) throw new TypeError(`no kind of node: ${kind}`);
  return known;
}

/** A node's children, first to last, in source order. */
export function childNodes(node: Node): readonly Node[] {
  return kindOf(node).children(node);
}

/** What a walk is counted by: the steps of the analysis it belongs to. */
export interface WalkCounter {
  tick(): void;
}

/**
 * Visits every node, parents first, without recursion.
 * @param counter told of each node
 * @param visit gets the node and its ancestors, outermost first; the array is reused
 */
export function walkNodes(
  root: Node,
  counter: WalkCounter,
  visit: (node: Node, ancestors: readonly Node[]) => void,
): void {
  const ancestors: Node[] = [];
  // For each ancestor, its children and how many of them were visited.
  const rows: (readonly Node[])[] = [];
  const visited: number[] = [];
  let row: readonly Node[] = [root];
  let next = 0;
  for (;;) {
    const node = row[next++];
    if (node === undefined) {
      const above = rows.pop();
      if (above === undefined) return;
      row = above;
      next = visited.pop() ?? 0;
      ancestors.pop();
      continue;
    }
    counter.tick();
    visit(node, ancestors);
    const inside = childNodes(node);
    if (inside.length === 0) continue;
    ancestors.push(node);
    rows.push(row);
    visited.push(next);
    row = inside;
    next = 0;
  }
}
