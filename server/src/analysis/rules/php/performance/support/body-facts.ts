import type { Expr, FunctionNode, Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import { calleeOf } from '../../../../languages/php/flow/callees.ts';
import type { PhpContext } from '../../../rule.ts';
import { asksCache, asksSeldom, fieldWritten } from './seldom-calls.ts';

/** What a function does anywhere in it, closures and all. */
export interface BodyFacts {
  /** What its variables are given, by name, in source order. */
  readonly assigned: ReadonlyMap<string, readonly Expr[]>;
  /** It includes other files. */
  readonly includes: boolean;
  /** Options and meta fields that it writes, as their names are written in the code. */
  readonly written: ReadonlySet<string>;
  /** What it calls. */
  readonly calls: readonly Node[];
  /** It asks a cache, or fills one. */
  readonly usesCache: boolean;
  /** It asks for something that few requests have, or for a clock. */
  readonly asksSeldom: boolean;
}

const nothing: BodyFacts = {
  assigned: new Map(),
  includes: false,
  written: new Set(),
  calls: [],
  usesCache: false,
  asksSeldom: false,
};
const key = Symbol('what functions do');
/** A body is walked once, whoever asks first: that is no part of anybody's steps. */
const uncounted = { tick: () => {} };

/** The facts of a function; of none, nothing. */
export function bodyFacts(node: FunctionNode | null, context: PhpContext): BodyFacts {
  if (node === null || node.body === null) return nothing;
  const all = context.lists.facts.of(key, () => new Map<FunctionNode, BodyFacts>());
  const known = all.get(node);
  if (known !== undefined) return known;
  const facts = factsOf(node, context);
  all.set(node, facts);
  return facts;
}

function factsOf(root: FunctionNode, context: PhpContext): BodyFacts {
  const assigned = new Map<string, Expr[]>();
  const written = new Set<string>();
  const calls: Node[] = [];
  const facts = { includes: false, usesCache: false, asksSeldom: false };
  walkNodes(root, uncounted, (node: Node) => {
    switch (node.kind) {
      case 'Assign':
        if (node.target.kind !== 'Var') return;
        assigned.set(node.target.name, [...(assigned.get(node.target.name) ?? []), node.value]);
        return;
      case 'Include':
        facts.includes = true;
        return;
      case 'Var':
      case 'Call':
      case 'MethodCall':
      case 'StaticCall':
        if (node.kind !== 'Var') calls.push(node);
        facts.usesCache ||= asksCache(node, context);
        facts.asksSeldom ||= asksSeldom(node, context);
        {
          const field = fieldWritten(node, context);
          if (field !== null) written.add(context.source.slice(field));
        }
        return;
      default:
    }
  });
  return { ...facts, assigned, written, calls };
}

/** What a variable was given last before a place; null when nothing was, in this function. */
export function lastAssigned(
  name: string,
  before: number,
  node: FunctionNode | null,
  context: PhpContext,
): Expr | null {
  return (
    bodyFacts(node, context)
      .assigned.get(name)
      ?.findLast(({ end }) => end <= before) ?? null
  );
}

/** Whether a function writes the option or meta field of this name, itself or by what it calls. */
export function writes(field: string, node: FunctionNode | null, context: PhpContext, depth = 0): boolean {
  const { written, calls } = bodyFacts(node, context);
  if (written.has(field)) return true;
  if (depth >= maxWritingDepth) return false;
  return calls.some((call) => {
    const callee = calleeOf(call, context);
    return callee !== null && callee.node !== node && writes(field, callee.node, context, depth + 1);
  });
}

/** A helper, and what it hands the work to. */
const maxWritingDepth = 2;
