import type { Block, ClassDecl, Closure, FunctionDecl, Method, Node, Program } from './ast.ts';
import { type KindOfNode, kindOf } from './child-nodes.ts';

/** Functions whose body is their own: what is in it is none of the body around it. */
export type BodyOwner = FunctionDecl | Method | Closure;

/** A file's nodes, parents first, in source order: walked once for all rules. */
export interface NodeRow {
  readonly nodes: readonly Node[];
  /** What each of them is. */
  readonly kinds: readonly KindOfNode[];
  /** How many ancestors each of them has. */
  readonly depths: readonly number[];
  /**
   * The nodes of each body, in the same order, the body's own first. Closures, functions and classes in it are there, what
   * is in them is not; the inside of arrow functions is.
   */
  readonly bodies: ReadonlyMap<BodyOwner, readonly Node[]>;
}

/** A function or class that the walk is in. */
interface Scope {
  readonly depth: number;
  readonly node: BodyOwner | ClassDecl;
  readonly body: Block | null;
  readonly outer: Scope | null;
  /** Of its body so far; null before the body, as between a closure's parameters. */
  nodes: Node[] | null;
}

function isScope({ kind, isFunction }: KindOfNode, _node: Node): _node is BodyOwner | ClassDecl {
  return isFunction || kind === 'Class';
}

/** Walks a file, without recursion. */
export function nodeRow(program: Program): NodeRow {
  const nodes: Node[] = [];
  const depths: number[] = [];
  const kinds: KindOfNode[] = [];
  const bodies = new Map<BodyOwner, readonly Node[]>();
  // For each ancestor, its children and how many of them were taken.
  const rows: (readonly Node[])[] = [];
  const taken: number[] = [];
  let row: readonly Node[] = [program];
  let next = 0;
  let scope: Scope | null = null;
  for (;;) {
    if (next === row.length) {
      const above = rows.pop();
      if (above === undefined) return { nodes, kinds, depths, bodies };
      row = above;
      next = taken.pop() ?? 0;
      continue;
    }
    const node = row[next++];
    if (node === undefined) continue;
    const depth = rows.length;
    while (scope !== null && scope.depth >= depth) scope = scope.outer;
    nodes.push(node);
    depths.push(depth);
    if (scope !== null) {
      if (node === scope.body && scope.node.kind !== 'Class') {
        scope.nodes = [];
        bodies.set(scope.node, scope.nodes);
      }
      scope.nodes?.push(node);
    }
    const kind = kindOf(node);
    kinds.push(kind);
    if (isScope(kind, node))
      scope = { depth, node, body: node.kind === 'Class' ? null : node.body, outer: scope, nodes: null };
    const inside = kind.children(node);
    if (inside.length === 0) continue;
    rows.push(row);
    taken.push(next);
    row = inside;
    next = 0;
  }
}
