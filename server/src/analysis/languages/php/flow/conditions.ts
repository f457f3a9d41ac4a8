// Longer than the usual file by a little: the forms of a condition call each other.
import type { Call, Expr } from '../ast.ts';
import { passingFunctions } from '../taint/functions.ts';
import { Danger, type DangerMask } from '../taint/kinds.ts';
import { requestGlobals } from '../taint/sources.ts';
import { withTaints } from './access.ts';
import { narrow } from './assign.ts';
import {
  cleanTests,
  isAllowList,
  isForbiddingPattern,
  isSafePattern,
  partTests,
  typeTests,
  withTypes,
} from './condition-tests.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { falsyGuards, Guard, truthyGuards } from './guards.ts';
import { choiceOf } from './subjects.ts';
import { clearTaints, deepTaints } from './taints.ts';
import { anyType, makeValue, noTaints, objectValue, type Value } from './value.ts';

/**
 * Narrows the frame's environment by a condition known to be true or false. The condition has been evaluated; `guards`
 * are its value's.
 */
export function refine(flow: Flow, frame: Frame, node: Expr, truth: boolean, guards: number, depth = 0): void {
  if (guards !== 0) frame.env.guards |= truth ? truthyGuards(guards) : falsyGuards(guards);
  if (depth > 40) return;
  switch (node.kind) {
    case 'Unary':
      if (node.op === '!') refine(flow, frame, node.value, !truth, 0, depth + 1);
      else if (node.op === '@') refine(flow, frame, node.value, truth, 0, depth + 1);
      return;
    case 'Binary':
      refineBinary(flow, frame, node, truth, depth);
      return;
    case 'Call':
      if (truth) refineCall(flow, frame, node);
      else refineFalseCall(flow, frame, node);
      return;
    case 'Assign':
      if (node.target.kind === 'Var') refine(flow, frame, node.value, truth, 0, depth + 1);
      return;
    case 'Var':
    case 'Index':
    case 'Prop':
      if (truth) requested(flow, frame, node);
      // What is false is empty, zero or null: nothing foreign is left of it.
      else narrow(flow, frame, node, emptied);
      return;
    default:
  }
}

function emptied(value: Value): Value {
  return value.taints.length === 0 && value.shape === null ? value : makeValue(value.types);
}

/** From here on the request has been asked for something: what happens now, it asked for. */
function requested(flow: Flow, frame: Frame, node: Expr): void {
  if ((frame.env.guards & Guard.Requested) !== 0) return;
  if (isRequestRead(node) || flow.evaluate(frame, node).taints.some(({ source }) => source.kind === 'request')) {
    frame.env.guards |= Guard.Requested;
  }
}

function isRequestRead(node: Expr): boolean {
  if (node.kind === 'Index') return isRequestRead(node.base);
  return node.kind === 'Var' && requestGlobals.has(node.name);
}

function refineBinary(
  flow: Flow,
  frame: Frame,
  node: Extract<Expr, { kind: 'Binary' }>,
  truth: boolean,
  depth: number,
): void {
  const { op, left, right } = node;
  if ((op === '&&' && truth) || (op === '||' && !truth)) {
    refine(flow, frame, left, truth, 0, depth + 1);
    refine(flow, frame, right, truth, 0, depth + 1);
    return;
  }
  if (op === '&&' || op === '||') {
    // One of the two: what both alternatives agree on.
    const { env } = frame;
    const alternatives = [left, right].map((side) => {
      const child = env.child();
      frame.env = child;
      refine(flow, frame, side, truth, 0, depth + 1);
      return child;
    });
    frame.env = env;
    env.absorb(alternatives);
    return;
  }
  const equal = (truth && (op === '===' || op === '==')) || (!truth && (op === '!==' || op === '!='));
  if (equal) {
    narrowEqual(flow, frame, left, right);
    narrowEqual(flow, frame, right, left);
  } else if (op === '===' || op === '==' || op === '!==' || op === '!=') {
    narrowUnequal(flow, frame, left, right);
  } else if (op === 'instanceof' && truth && right.kind === 'Name') {
    const className = flow.index.names.className(right);
    narrow(flow, frame, left, () => objectValue(className));
  } else if ((op === '>' || op === '>=') && truth && left.kind === 'Call') refineCall(flow, frame, left);
}

/** `x === 'a'`: x is that very text. `validate_file( x ) === 0`, `preg_match( … ) === 1`: the call's test holds. */
function narrowEqual(flow: Flow, frame: Frame, side: Expr, other: Expr): void {
  if (
    other.kind === 'Call' ||
    other.kind === 'Name' ||
    other.kind === 'ClassConst' ||
    other.kind === 'Str' ||
    other.kind === 'Num' ||
    other.kind === 'Bool' ||
    other.kind === 'Var' ||
    other.kind === 'Index'
  ) {
    if (side.kind === 'Call') {
      if (other.kind === 'Num' || other.kind === 'Bool') {
        const name = side.callee.kind === 'Name' ? flow.index.names.functionName(side.callee) : '';
        const holds = other.kind === 'Num' ? other.value !== 0 : other.value;
        if (holds) refineCall(flow, frame, side);
        else if (name === 'validate_file') clean(flow, frame, side, Danger.Path | Danger.Include);
        else if (name === 'strpos' && other.kind === 'Num') narrowPrefixed(flow, frame, side);
        else refineFalseCall(flow, frame, side);
      }
      if (!isCarrier(flow, side)) return;
    }
    if (other.kind === 'Call') return;
    requested(flow, frame, side);
    const value = flow.evaluate(frame, other);
    if (deepTaints(value).length > 0) return;
    if (value.constant === undefined && other.kind === 'Var') return;
    narrowInner(flow, frame, side, (before) =>
      value.constant !== undefined
        ? value
        : makeValue(before.types, undefined, noTaints, null, null, choiceOf(value), before.guards),
    );
  }
}

/** `false !== f( x )`: the test holds. */
function narrowUnequal(flow: Flow, frame: Frame, left: Expr, right: Expr): void {
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (side.kind !== 'Call') continue;
    if ((other.kind === 'Bool' && !other.value) || other.kind === 'Null') refineCall(flow, frame, side);
    if (other.kind === 'Num' && other.value === 0) refineCall(flow, frame, side);
    if (other.kind === 'Num' && other.value === 1) refineFalseCall(flow, frame, side);
  }
}

function isCarrier(flow: Flow, call: Call): boolean {
  return call.callee.kind === 'Name' && passingFunctions.get(flow.index.names.functionName(call.callee))?.from[0] === 0;
}

/** Narrows what a test looks at, through casts and functions that hand their argument on. */
function narrowInner(flow: Flow, frame: Frame, node: Expr, change: (value: Value) => Value): void {
  let at = node;
  for (let depth = 0; depth < 10; depth++) {
    if (at.kind === 'Assign') {
      narrow(flow, frame, at.target, change);
      return;
    }
    const [first] = at.kind === 'Call' ? at.args : [];
    if (at.kind === 'Call' && first !== undefined && isCarrier(flow, at)) at = first.value;
    else if (at.kind === 'Cast' || (at.kind === 'Unary' && at.op === '@')) at = at.value;
    else if (at.kind === 'Binary' && at.op === '??') at = at.left;
    else break;
  }
  narrow(flow, frame, at, change);
}

function clean(flow: Flow, frame: Frame, call: Call, mask: DangerMask, position = 0): void {
  const argument = call.args[position];
  if (argument === undefined) return;
  narrowInner(flow, frame, argument.value, (value) => withTaints(value, clearTaints(value.taints, mask)));
}

function cleanAll(flow: Flow, frame: Frame, call: Call, position = 0): void {
  const argument = call.args[position];
  if (argument === undefined) return;
  narrowInner(flow, frame, argument.value, (value) =>
    makeValue(value.types & anyType, undefined, noTaints, null, null, choiceOf(value)),
  );
}

/** It begins with a fixed text: no other host, and no other folder once dots are resolved. */
function narrowPrefixed(flow: Flow, frame: Frame, call: Call): void {
  const [subject, prefix] = call.args;
  if (subject === undefined || prefix === undefined) return;
  if (deepTaints(flow.evaluate(frame, prefix.value)).length > 0) return;
  narrowInner(flow, frame, subject.value, (value) => {
    const inFolder = value.taints.every(({ mask }) => (mask & Danger.PathDots) === 0);
    return withTaints(value, clearTaints(value.taints, inFolder ? Danger.Path | Danger.Include : 0));
  });
}

function narrowType(flow: Flow, frame: Frame, call: Call, types: number): void {
  const [argument] = call.args;
  if (argument === undefined) return;
  narrowInner(flow, frame, argument.value, (value) => withTypes(value, types));
}

function refineCall(flow: Flow, frame: Frame, call: Call): void {
  if (call.callee.kind !== 'Name') return;
  const name = flow.index.names.functionName(call.callee);
  const local = flow.index.functions.get(name);
  if (local !== undefined) {
    for (const [position, value] of local.provenWhenTrue) {
      const argument = call.args[position];
      if (argument !== undefined)
        narrowInner(flow, frame, argument.value, () => makeValue(value.types, undefined, noTaints));
    }
    return;
  }
  if (cleanTests.has(name)) {
    cleanAll(flow, frame, call);
    return;
  }
  const kind = typeTests.get(name);
  if (kind !== undefined) {
    narrowType(flow, frame, call, kind);
    return;
  }
  const part = partTests.get(name);
  if (part !== undefined) {
    clean(flow, frame, call, part);
    return;
  }
  const [first, second] = call.args;
  if (first === undefined) return;
  requested(flow, frame, first.value);
  switch (name) {
    case 'str_starts_with':
      narrowPrefixed(flow, frame, call);
      return;
    case 'is_wp_error':
      narrowInner(flow, frame, first.value, () => objectValue('wp_error'));
      return;
    case 'in_array': {
      if (second === undefined) return;
      if (isAllowList(flow.evaluate(frame, second.value))) cleanAll(flow, frame, call);
      return;
    }
    case 'array_key_exists':
    case 'key_exists':
      if (second !== undefined && deepTaints(flow.evaluate(frame, second.value)).length === 0)
        cleanAll(flow, frame, call);
      return;
    case 'isset':
      for (const argument of call.args) {
        requested(flow, frame, argument.value);
        refineIsset(flow, frame, argument.value);
      }
      return;
    case 'empty':
      narrowInner(flow, frame, first.value, emptied);
      return;
    case 'preg_match':
      if (second !== undefined && isSafePattern(flow.evaluate(frame, first.value))) cleanAll(flow, frame, call, 1);
      return;
    case 'array_search':
      if (second !== undefined && isAllowList(flow.evaluate(frame, second.value))) cleanAll(flow, frame, call);
      return;
    case 'filter_var': {
      const filter = second?.value.kind === 'Name' ? second.value.text.toUpperCase() : '';
      if (/^FILTER_VALIDATE_(INT|FLOAT|BOOL|BOOLEAN|IP|MAC|DOMAIN)$/.test(filter)) cleanAll(flow, frame, call);
      else if (filter === 'FILTER_VALIDATE_EMAIL') clean(flow, frame, call, partTests.get('is_email') ?? 0);
      return;
    }
    default:
  }
}

/** `isset( $allowed[ x ] )`: x is one of the keys. */
function refineIsset(flow: Flow, frame: Frame, node: Expr): void {
  if (node.kind !== 'Index' || node.index === null) return;
  if (node.index.kind === 'Str' || node.index.kind === 'Num') return;
  if (deepTaints(flow.evaluate(frame, node.base)).length > 0) return;
  narrowInner(flow, frame, node.index, (value) => makeValue(value.types & anyType));
}

function refineFalseCall(flow: Flow, frame: Frame, call: Call): void {
  if (call.callee.kind !== 'Name') return;
  const name = flow.index.names.functionName(call.callee);
  const [tested] = call.args;
  const kind = typeTests.get(name);
  if (kind !== undefined) narrowType(flow, frame, call, ~kind);
  if (name === 'empty' && tested !== undefined) requested(flow, frame, tested.value);
  if (name === 'isset') for (const { value } of call.args) narrowInner(flow, frame, value, emptied);
  const needle = call.args[1]?.value;
  if ((name === 'strpos' || name === 'str_contains') && needle?.kind === 'Str' && needle.value === '..') {
    clean(flow, frame, call, Danger.Path | Danger.Include | Danger.PathDots);
  }
  if (name === 'validate_file') clean(flow, frame, call, Danger.Path | Danger.Include);
  if (
    name === 'preg_match' &&
    call.args[0] !== undefined &&
    isForbiddingPattern(flow.evaluate(frame, call.args[0].value))
  ) {
    cleanAll(flow, frame, call, 1);
  }
}

/** Evaluates a condition: what it reads is only asked for. */
export function evaluateCondition(flow: Flow, frame: Frame, node: Expr): Value {
  frame.conditions++;
  const value = flow.evaluate(frame, node);
  frame.conditions--;
  return value;
}

/** A value that equals one of these constants is one of them. */
export function narrowToCases(flow: Flow, frame: Frame, subject: Expr, cases: readonly Expr[]): void {
  const tests = cases.map(
    (value): Expr => ({ kind: 'Binary', op: '===', left: subject, right: value, start: value.start, end: value.end }),
  );
  const [first, ...others] = tests;
  if (first === undefined) return;
  let test = first;
  for (const other of others)
    test = { kind: 'Binary', op: '||', left: test, right: other, start: test.start, end: other.end };
  refine(flow, frame, test, true, 0);
}
