import type { Expr } from '../ast.ts';
import { withEntry } from './access.ts';
import { assign } from './assign.ts';
import { merged } from './builtin-results.ts';
import { comparisonProof } from './comparisons.ts';
import { evaluateCondition, narrowToCases, refine } from './conditions.ts';
import type { Env } from './env.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { bothGuards, eitherGuards, Guard, makeGuards, negateGuards, soundGuards, truthyGuards } from './guards.ts';
import { joinValues, underGuards } from './join.ts';
import { Use } from './ledger.ts';
import { withMade } from './made.ts';
import { guarded } from './roles.ts';
import { concat } from './ropes.ts';
import { provenanceOf, valueFrom } from './subjects.ts';
import { contentEntry, deepTaints, mergeTaints } from './taints.ts';
import { decided, decidedEqual } from './truth.ts';
import {
  falseValue,
  makeValue,
  noTaints,
  nullValue,
  numberValue,
  ofTypes,
  someBool,
  someFloat,
  someInt,
  Type,
  trueValue,
  unknown,
  type Value,
} from './value.ts';

/** Evaluates something that may not happen, and joins what it changed. */
function branch(frame: Frame, work: () => Value): Value {
  const { env } = frame;
  const child = env.child();
  frame.env = child;
  const value = work();
  frame.env = env;
  const skipped = env.child();
  env.absorb([child, skipped]);
  return value;
}

/** `.=`, `??=`, `+=` and the like. */
export function compound(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'AssignOp' }>): Value {
  const { op, target } = node;
  if (op === '??') {
    const before = flow.evaluate(frame, target);
    const value = branch(frame, () => flow.evaluate(frame, node.value));
    // What is made when there is nothing yet says of which class it is otherwise.
    const likely =
      value.className !== null && before.className === null
        ? makeValue(before.types & ~Type.Object, undefined, before.taints)
        : before;
    const made = before === unknown ? value : joinValues(likely, value);
    assign(flow, frame, target, made, node);
    return made;
  }
  if (op === '.') {
    const before = flow.evaluate(frame, target);
    const made = concat(before, flow.evaluate(frame, node.value), target, node.value);
    assign(flow, frame, target, made, node);
    return made;
  }
  const before = flow.evaluate(frame, target);
  const right = flow.evaluate(frame, node.value);
  const made = op === '+' ? plus(before, right) : op === '/' || op === '**' ? someFloat : someInt;
  assign(flow, frame, target, made, node);
  return made;
}

function plus(left: Value, right: Value): Value {
  // Arrays add up to arrays: defaults + input.
  if (((left.types | right.types) & Type.Array) !== 0 && (left.shape !== null || right.shape !== null)) {
    // What the left side has under a name wins, and nobody knows what a foreign one has.
    if (left.taints.length > 0) return merged([right, left]);
    return makeValue(
      Type.Array,
      undefined,
      mergeTaints(left.taints, right.taints),
      null,
      left.shape === null
        ? right.shape
        : {
            entries: new Map([...(right.shape?.entries ?? []), ...left.shape.entries]),
            rest: left.shape.rest ?? right.shape?.rest ?? null,
          },
    );
  }
  return (left.types | right.types) === Type.Int ? someInt : makeValue(Type.Int | Type.Float);
}

/** Operators with two sides; the right side of `&&` and `||` runs where the left one lets it. */
export function binary(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Binary' }>): Value {
  const { op } = node;
  if (op === '&&' || op === '||') {
    const left = flow.evaluate(frame, node.left);
    const truth = op === '&&';
    const known = decided(frame, node.left);
    if (known === truth) return flow.evaluate(frame, node.right);
    if (known === !truth) return known ? trueValue : falseValue;
    const { env } = frame;
    const child = env.child();
    frame.env = child;
    refine(flow, frame, node.left, truth, left.guards);
    const right = flow.evaluate(frame, node.right);
    const skipped = env.child();
    frame.env = skipped;
    refine(flow, frame, node.left, !truth, left.guards);
    frame.env = env;
    env.absorb([child, skipped]);
    const guards = truth ? bothGuards(left.guards, right.guards) : eitherGuards(left.guards, right.guards);
    return guards === 0 ? someBool : makeValue(Type.Bool, undefined, noTaints, null, null, null, guards);
  }
  const left = flow.evaluate(frame, node.left);
  if (op === '??') {
    const value = branch(frame, () => flow.evaluate(frame, node.right));
    // The left side is only taken when there is one.
    return left === unknown
      ? value.taints.length > 0
        ? value
        : unknown
      : joinValues(ofTypes(left, left.types & ~Type.Null), value);
  }
  if (op === 'instanceof') {
    // What is an object of some other class is no error.
    const sound = soundGuards(left.guards);
    return sound === 0 ? someBool : guarded(makeGuards(sound, 0));
  }
  const right = flow.evaluate(frame, node.right);
  switch (op) {
    case '+':
      return combined(node, plus(left, right), left, right);
    case '-':
    case '*':
      return combined(
        node,
        (left.types | right.types) === Type.Int ? someInt : makeValue(Type.Int | Type.Float),
        left,
        right,
      );
    case '/':
    case '**':
      return makeValue(Type.Int | Type.Float);
    case '%':
      return combined(node, someInt, left, right);
    case '<<':
    case '>>':
    case '&':
    case '<=>':
      return someInt;
    case '|':
    case '^':
      return combined(node, someInt, left, right);
    default:
      return comparison(flow, frame, node, left, right);
  }
}

/** What an operator makes of two values, one of which something telling made. */
function combined(node: Extract<Expr, { kind: 'Binary' }>, result: Value, left: Value, right: Value): Value {
  if ((left.made ?? right.made) === null) return result;
  const args = [
    { node: node.left, value: left },
    { node: node.right, value: right },
  ];
  return withMade(result, { name: 'operator', kind: 'carrier', node, args });
}

/** A number made of a value: who chose it, and what its being there proves. */
function counted(value: Value): Value {
  const provenance = provenanceOf(value);
  if (provenance === null && value.guards === 0) return someInt;
  return valueFrom(Type.Int, provenance, value.guards);
}

/** Comparing a guard's result with a constant keeps or turns the guard; so does asking whose something is. */
function comparison(
  flow: Flow,
  frame: Frame,
  node: Extract<Expr, { kind: 'Binary' }>,
  left: Value,
  right: Value,
): Value {
  const { op } = node;
  if (op === '==' || op === '===' || op === '!=' || op === '!==' || op === '<>') {
    const enclosing = frame.isTopLevel ? null : frame.state;
    const { loopDepth, env } = frame;
    flow.events.comparison({ node, op, left, right, enclosing, loopDepth, guards: env.guards, held: env.held });
  }
  if (left.constant === undefined && right.constant === undefined) {
    flow.ledger.use(left, Use.Compared);
    flow.ledger.use(right, Use.Compared);
  }
  const proof = comparisonProof(frame, node, left, right);
  if (proof !== 0) {
    const guards = op === '==' || op === '===' ? makeGuards(proof, 0) : makeGuards(0, proof);
    return makeValue(Type.Bool, undefined, noTaints, null, null, null, guards);
  }
  const [guarded, other] = left.guards !== 0 ? [left, right] : [right, left];
  if (guarded.guards === 0 || other.constant === undefined) return someBool;
  const truthy = other.constant !== false && other.constant !== null && other.constant !== 0 && other.constant !== '';
  const equal = op === '==' || op === '===';
  if (!equal && op !== '!=' && op !== '!==') {
    const proof = orderProof(op, guarded === left, guarded.guards, other.constant);
    return proof === 0 ? someBool : makeValue(Type.Bool, undefined, noTaints, null, null, null, proof);
  }
  // A check gives true, false or a number: null it is never.
  if (other.constant === null && (guarded.types & Type.Null) === 0 && (op === '===' || op === '!==')) return someBool;
  const exact = other.constant === true ? makeGuards(soundGuards(guarded.guards), 0) : 0;
  const kept = guarded.guards | exact;
  const guards = truthy === equal ? kept : negateGuards(kept);
  return makeValue(Type.Bool, undefined, noTaints, null, null, null, guards);
}

/** `check() > 0` and `1 > check()`: a check's number is 0 when it failed. */
function orderProof(op: string, isFirst: boolean, guards: number, other: Value['constant']): number {
  const turned: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };
  const order = isFirst ? op : turned[op];
  if ((order === '>' && other === 0) || (order === '>=' && other === 1)) return truthyGuards(guards);
  return (order === '<' && other === 1) || (order === '<=' && other === 0) ? makeGuards(0, truthyGuards(guards)) : 0;
}

/** `!`, `-`, `@` and the like. */
export function unary(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Unary' }>): Value {
  const value = flow.evaluate(frame, node.value);
  switch (node.op) {
    case '!':
      return value.guards === 0
        ? someBool
        : makeValue(Type.Bool, undefined, noTaints, null, null, null, negateGuards(value.guards));
    case '-':
      return typeof value.constant === 'number' ? numberValue(-value.constant, value.types === Type.Int) : someInt;
    case '+':
    case '~':
      return makeValue(Type.Int | Type.Float);
    default:
      return value;
  }
}

/** `(int)`, `(string)` and the like. */
export function cast(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Cast' }>): Value {
  const value = flow.evaluate(frame, node.value);
  switch (node.type) {
    case 'int':
      return typeof value.constant === 'number'
        ? numberValue(Math.trunc(value.constant), true)
        : withMade(counted(value), value.made);
    case 'float':
      return someFloat;
    case 'bool':
      return value.guards === 0 ? someBool : makeValue(Type.Bool, undefined, noTaints, null, null, null, value.guards);
    case 'null':
      return nullValue;
    case 'string':
      if (value.shape?.entries.has(contentEntry) === true) return value;
      return withMade(makeValue(Type.String, value.constant, deepTaints(value), value.rope), value.made);
    case 'array':
      return (value.types & ~Type.Array) === 0 ? value : withArray(value);
    case 'object':
      return makeValue(Type.Object, undefined, value.taints, null, value.shape);
  }
}

function withArray(value: Value): Value {
  if (value.shape !== null) return makeValue(Type.Array, undefined, value.taints, null, value.shape);
  if (value.taints.length > 0) return makeValue(Type.Array, undefined, value.taints);
  return withEntry(undefined, null, value);
}

/** `a ? b : c`, each side where the condition lets it run. */
export function ternary(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Ternary' }>): Value {
  const condition = evaluateCondition(flow, frame, node.condition);
  const known = decided(frame, node.condition);
  if (known === true && node.thenValue !== null) return flow.evaluate(frame, node.thenValue);
  if (known === false) return flow.evaluate(frame, node.otherwise);
  const { env } = frame;
  const whenTrue = env.child();
  frame.env = whenTrue;
  refine(flow, frame, node.condition, true, condition.guards);
  const first =
    node.thenValue === null ? refreshed(flow, frame, node.condition, condition) : flow.evaluate(frame, node.thenValue);
  const whenFalse = env.child();
  frame.env = whenFalse;
  refine(flow, frame, node.condition, false, condition.guards);
  const second = flow.evaluate(frame, node.otherwise);
  frame.env = env;
  env.absorb([whenTrue, whenFalse]);
  env.guards |= (whenTrue.guards | whenFalse.guards) & Guard.Requested;
  if (whenTrue.dead) return second;
  if (whenFalse.dead) return first;
  if (whenTrue.guards === whenFalse.guards || (first.constant === undefined && second.constant === undefined))
    return joinValues(first, second);
  return joinValues(underGuards(first, whenTrue.guards), underGuards(second, whenFalse.guards));
}

/** `x ?: y`: x as the condition leaves it, where reading it again costs nothing. */
function refreshed(flow: Flow, frame: Frame, node: Expr, value: Value): Value {
  return node.kind === 'Var' ? flow.evaluate(frame, node) : value;
}

/** Whether a `match` arm is known to be the one, or known not to be. */
function chosenArm(frame: Frame, subject: Expr, conditions: readonly Expr[] | null): boolean | undefined {
  let all: boolean | undefined = false;
  for (const condition of conditions ?? []) {
    const equal =
      subject.kind === 'Bool' && subject.value
        ? decided(frame, condition)
        : decidedEqual(frame, subject, condition, true);
    if (equal === true) return true;
    if (equal === undefined) all = undefined;
  }
  return conditions === null ? undefined : all;
}

/** `match`, each arm where the subject equals its conditions. */
export function match(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Match' }>): Value {
  flow.evaluate(frame, node.subject);
  const { env } = frame;
  const branches: Env[] = [];
  const isTest = node.subject.kind === 'Bool' && node.subject.value;
  let result: Value | null = null;
  // Each arm of `match ( true )` is met where those before it did not hold.
  let rest = env;
  for (const arm of node.arms) {
    const chosen = chosenArm(frame, node.subject, arm.conditions);
    if (chosen === false) continue;
    const child = rest.child();
    frame.env = child;
    for (const condition of arm.conditions ?? []) {
      const value = flow.evaluate(frame, condition);
      if (node.subject.kind === 'Bool') refine(flow, frame, condition, node.subject.value, value.guards);
    }
    if (arm.conditions !== null && node.subject.kind !== 'Bool')
      narrowToCases(flow, frame, node.subject, arm.conditions);
    const value = flow.evaluate(frame, arm.value);
    if (!child.dead) {
      const told = isTest && value.constant !== undefined ? underGuards(value, child.guards) : value;
      result = result === null ? told : joinValues(result, told);
    }
    branches.push(child);
    if (chosen === true) break;
    const [only, ...others] = arm.conditions ?? [];
    if (!isTest || only === undefined || others.length > 0) continue;
    frame.env = rest;
    const { guards } = flow.evaluate(frame, only);
    const refuted = rest.child();
    frame.env = refuted;
    refine(flow, frame, only, false, guards);
    rest = refuted;
  }
  frame.env = env;
  if (branches.length > 0) env.absorb(branches);
  return result ?? unknown;
}
