import type { Block, Expr, Foreach, Stmt } from '../ast.ts';
import { elementOf, keysOf } from './access.ts';
import { assign, isRewrite } from './assign.ts';
import { evaluateCondition, refine } from './conditions.ts';
import type { Env } from './env.ts';
import type { Flow } from './flow.ts';
import type { Frame, Rewrite } from './frame.ts';
import { truthyGuards } from './guards.ts';
import { iterated } from './iteration.ts';
import { bringsTaint, joinValues } from './join.ts';
import { makeValue, noTaints, Type, type Value } from './value.ts';

/** Loops inside this many others are gone round once: each repetition doubles the work of those inside. */
const maxRepeatDepth = 3;

/** A loop's body as often as it takes to see what one round brings to the next; at most twice. */
export function loop(
  flow: Flow,
  frame: Frame,
  body: Block,
  conditions: readonly Expr[],
  updates: readonly Expr[],
  conditionFirst: boolean,
): void {
  rounds(frame, () => {
    if (conditionFirst) checkConditions(flow, frame, conditions);
    flow.execute(frame, body.body);
    if (frame.env.dead) return;
    for (const update of updates) flow.evaluate(frame, update);
    if (!conditionFirst) for (const condition of conditions) flow.evaluate(frame, condition);
  });
  if (!frame.env.dead) refuteConditions(flow, frame, conditions);
}

function checkConditions(flow: Flow, frame: Frame, conditions: readonly Expr[]): void {
  for (const condition of conditions) {
    const { guards } = evaluateCondition(flow, frame, condition);
    refine(flow, frame, condition, true, guards);
  }
}

function refuteConditions(flow: Flow, frame: Frame, conditions: readonly Expr[]): void {
  const [condition] = conditions;
  if (conditions.length === 1 && condition !== undefined) refine(flow, frame, condition, false, 0);
}

function rounds(frame: Frame, round: () => void): void {
  const { env } = frame;
  for (let count = 0; count < 2; count++) {
    const inside = env.child();
    const jump = { root: env, isLoop: true, exits: [] };
    frame.jumps.push(jump);
    frame.env = inside;
    frame.loopDepth++;
    round();
    frame.loopDepth--;
    frame.jumps.pop();
    const ends: Env[] = [inside, ...(jump.exits as Env[])];
    const again = ends.some((end) => !end.dead && brings(env, end));
    frame.env = env;
    // Not one round may have happened.
    env.absorb([...ends, env.child()]);
    if (!again || frame.loopDepth >= maxRepeatDepth) return;
  }
}

function brings(before: Env, after: Env): boolean {
  for (const [name, value] of after.vars) if (bringsTaint(before.get(name), value)) return true;
  return false;
}

/** `break` and `continue`: what holds here holds where the loop is left, too. */
export function leave(frame: Frame, levels: number): void {
  const jump = frame.jumps[frame.jumps.length - levels];
  if (jump !== undefined) jump.exits.push(frame.env.snapshot(jump.root));
  frame.env.dead = true;
}

/** foreach: keys and elements of what is known of the array. */
export function executeForeach(flow: Flow, frame: Frame, node: Foreach): void {
  const subject = iterated(flow, frame, flow.evaluate(frame, node.subject), node.subject);
  const rewrite = rewriteOf(node);
  if (rewrite !== null) frame.rewrites.push(rewrite);
  let changed: Value | null = null;
  rounds(frame, () => {
    // There is an entry: what an array that is not empty proves, holds.
    frame.env.guards |= truthyGuards(subject.guards);
    if (node.key !== null) assign(flow, frame, node.key, keysOf(subject), node.key);
    const element = elementOf(subject);
    // Rows of a query are objects unless something else is known.
    assign(flow, frame, node.value, element, node.value);
    flow.execute(frame, node.body.body);
    if (!node.byRef || node.value.kind !== 'Var' || frame.env.dead) return;
    const now = frame.env.get(node.value.name);
    if (now !== undefined && now !== element) changed = changed === null ? now : joinValues(changed, now);
  });
  if (rewrite !== null) {
    frame.rewrites.pop();
    changed = rewrite.value;
  }
  // An array without entries holds nothing: when each round changes its entry, nothing is left as it was.
  if (changed !== null && !frame.env.dead) {
    const shape = { entries: new Map<string, Value>(), rest: changed };
    assign(flow, frame, node.subject, makeValue(Type.Array, undefined, noTaints, null, shape), node);
  }
}

/** `foreach ( $a as $k => $v ) { $a[ $k ] = … }`: every entry is written anew. */
function rewriteOf({ subject, key, body, byRef }: Foreach): Rewrite | null {
  if (byRef || subject.kind !== 'Var' || key?.kind !== 'Var') return null;
  const rewrite = { array: subject.name, key: key.name, value: null };
  return alwaysWrites(body.body, rewrite) ? rewrite : null;
}

function alwaysWrites(body: readonly Stmt[], rewrite: Rewrite): boolean {
  return body.some((node) => {
    if (node.kind === 'ExprStmt') return node.value.kind === 'Assign' && isRewrite(node.value.target, rewrite);
    if (node.kind !== 'If' || node.otherwise === null) return false;
    return [...node.branches, { body: node.otherwise }].every((branch) => alwaysWrites(branch.body.body, rewrite));
  });
}
