import type { Meter } from '../../budget.ts';
import type { Node } from './ast.ts';
import type { KindOfNode } from './child-nodes.ts';
import type { Dispatch, Listener } from './dispatch.ts';
import type { Names } from './names.ts';
import type { NodeRow } from './node-row.ts';
import type { PhpContext } from './php-rule.ts';
import type { FileContexts } from './rule-contexts.ts';

/** Those who want one kind of node, each with its context. */
interface Audience {
  readonly visits: Listener<Node>['visit'][];
  readonly contexts: PhpContext[];
}

/** Nodes inside more others than this cost more: rules ask for what is around them. */
const usualDepth = 64;

/** Steps that rules take at a node besides the visit: what is around it, and the text of a function, as far as they are long. */
export function stepsAt({ isFunction }: KindOfNode, node: Node, depth: number): number {
  return (isFunction ? (node.end - node.start) >> 4 : 0) + (depth > usualDepth ? depth : 0);
}

/**
 * Tells the rules that listen to syntax of each node of a file.
 * @param meter counts each node
 */
export function visitNodes(
  { nodes, kinds, depths, bodies }: NodeRow,
  dispatch: Dispatch,
  file: FileContexts,
  names: Names,
  meter: Meter,
): void {
  const ancestors: Node[] = [];
  file.ancestors = ancestors;
  file.bodies = bodies;
  const skipped = new Set<number>();
  for (const { rule, wants } of dispatch.fileFilters) if (!wants(file.context(rule))) skipped.add(rule);
  const audienceOf = (listeners: readonly Listener<never>[]): Audience => {
    const wanted = listeners.filter(({ rule }) => !skipped.has(rule));
    return {
      visits: wanted.map(({ visit }) => visit as Listener<Node>['visit']),
      contexts: wanted.map(({ rule }) => file.context(rule)),
    };
  };
  // Each made when the file has a node of that kind: most files have few of them.
  const byKind: (Audience | undefined)[] = [];
  const byName = new Map<string, Audience>();
  /** Whether nodes so deep may run several times here. */
  const repeated: boolean[] = [false];
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at];
    const kind = kinds[at];
    const depth = depths[at];
    if (node === undefined || kind === undefined || depth === undefined) continue;
    meter.spend(1 + stepsAt(kind, node, depth));
    while (ancestors.length > depth) ancestors.pop();
    const mayRepeat = repeated[depth] === true;
    file.mayRepeat = mayRepeat;
    let audience = byKind[kind.number];
    if (audience === undefined) {
      audience = audienceOf(dispatch.nodes.get(kind.kind) ?? []);
      byKind[kind.number] = audience;
    }
    if (audience.visits.length > 0) tellAll(audience, node);
    if (kind.kind === 'Call' && node.kind === 'Call' && node.callee.kind === 'Name') {
      const name = names.functionName(node.callee);
      const listeners = dispatch.namedCalls.get(name);
      if (listeners !== undefined) {
        let named = byName.get(name);
        if (named === undefined) {
          named = audienceOf(listeners);
          byName.set(name, named);
        }
        tellAll(named, node);
      }
    }
    if ((depths[at + 1] ?? 0) > depth) {
      ancestors.push(node);
      repeated[depth + 1] = kind.isRepeated ?? mayRepeat;
    }
  }
  file.ancestors = [];
  file.mayRepeat = false;
  file.bodies = new Map();
}

function tellAll({ visits, contexts }: Audience, node: Node): void {
  // By index: an iterator makes an object for each listener, and here that is millions.
  for (let at = 0; at < visits.length; at++) {
    const visit = visits[at];
    const context = contexts[at];
    if (visit !== undefined && context !== undefined) visit(node, context);
  }
}
