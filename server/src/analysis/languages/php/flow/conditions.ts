import type { Call, Expr } from '../ast.ts';
import { passingFunctions } from '../taint/functions.ts';
import { Danger } from '../taint/kinds.ts';
import { withGuards, withProvenance, withTaints } from './access.ts';
import { pageGuards } from './admin-pages.ts';
import { narrow } from './assign.ts';
import { narrowKey, narrowLocal, refineCall, refineFalseCall } from './call-conditions.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { falsyGuards, makeGuards, truthyGuards } from './guards.ts';
import { keptTest } from './kept-tests.ts';
import { clean, emptied, isCarrier, narrowInner, narrowPrefixed, requested } from './narrowing.ts';
import { originOf } from './origins.ts';
import { isSameExpression } from './same-expression.ts';
import { soleTest } from './sole-test.ts';
import { provenanceOf, valueFrom } from './subjects.ts';
import { clearTaints, deepTaints } from './taints.ts';
import { clearedByReplacing } from './text-replacements.ts';
import { narrowStart, startedText } from './text-starts.ts';
import { makeValue, objectValue, type Value } from './value.ts';

/**
 * Narrows the frame's environment by a condition known to be true or false. The condition has been evaluated; `guards`
 * are its value's.
 */
export function refine(flow: Flow, frame: Frame, node: Expr, truth: boolean, guards: number, depth = 0): void {
  if (guards !== 0) frame.env.guards |= truth ? truthyGuards(guards) : falsyGuards(guards);
  if (depth === 0) frame.env.held = { node, holds: truth, previous: frame.env.held };
  if (depth > 40) return;
  // What is read to narrow it is not used: only a test that holds says that the request asks for something.
  frame.conditions++;
  refineNode(flow, frame, node, truth, depth);
  frame.conditions--;
}

function refineNode(flow: Flow, frame: Frame, node: Expr, truth: boolean, depth: number): void {
  switch (node.kind) {
    case 'Unary':
      if (node.op === '!') refine(flow, frame, node.value, !truth, 0, depth + 1);
      else if (node.op === '@') refine(flow, frame, node.value, truth, 0, depth + 1);
      return;
    case 'Binary':
      refineBinary(flow, frame, node, truth, depth);
      return;
    case 'Call':
      if (isFiltered(flow, node)) refine(flow, frame, node.args[1]?.value ?? node, truth, 0, depth + 1);
      else if (truth) refineCall(flow, frame, node);
      else refineFalseCall(flow, frame, node);
      return;
    case 'Cast':
      refine(flow, frame, node.value, truth, 0, depth + 1);
      return;
    case 'MethodCall':
    case 'StaticCall':
      if (truth) narrowLocal(flow, frame, node);
      if (truth && node.name === 'is_registered') narrowToRegistered(flow, frame, node);
      return;
    case 'Assign':
      if (node.target.kind === 'Var') refine(flow, frame, node.value, truth, 0, depth + 1);
      return;
    case 'Var': {
      const test = truth ? soleTest(frame, node) : null;
      if (test !== null) refine(flow, frame, test, true, 0, depth + 1);
      if (truth) requested(flow, frame, node);
      else narrow(flow, frame, node, emptied);
      return;
    }
    case 'Index':
    case 'Prop': {
      const test = keptTest(frame, node);
      if (test !== null) refine(flow, frame, test, truth, 0, depth + 1);
      if (truth) {
        requested(flow, frame, node);
        narrowKey(flow, frame, node);
      }
      // What is false is empty, zero or null: nothing foreign is left of it.
      else narrow(flow, frame, node, emptied);
      return;
    }
    default:
  }
}

/** `apply_filters( 'name', x )`: what others make of it they answer for. */
function isFiltered(flow: Flow, { callee, args }: Extract<Expr, { kind: 'Call' }>): boolean {
  return callee.kind === 'Name' && args.length > 1 && flow.index.names.functionName(callee) === 'apply_filters';
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
    if (op === '&&') proveByRefusal(flow, frame, left, right);
    return;
  }
  if (op === '===' || op === '==' || op === '!==' || op === '!=') {
    const holds = truth === (op === '===' || op === '==');
    narrowByStart(flow, frame, left, right, holds);
    narrowByStart(flow, frame, right, left, holds);
  }
  const equal = (truth && (op === '===' || op === '==')) || (!truth && (op === '!==' || op === '!='));
  if (equal) {
    frame.env.guards |= pageGuards(left, right) | pageGuards(right, left);
    narrowToClean(flow, frame, left, right);
    narrowToClean(flow, frame, right, left);
    narrowEqual(flow, frame, left, right);
    narrowEqual(flow, frame, right, left);
  } else if (op === '===' || op === '==' || op === '!==' || op === '!=') {
    narrowUnequal(flow, frame, left, right);
  } else if (op === 'instanceof' && truth && right.kind === 'Name') {
    const className = flow.index.names.className(right);
    narrow(flow, frame, left, (value) => withProvenance(objectValue(className), provenanceOf(value)));
  } else if ((op === '>' || op === '>=') && truth && left.kind === 'Call') refineCall(flow, frame, left);
}

/**
 * `if ( $action && ! check() ) { $action = false; }`: past it, a true `$action` tells that the check has succeeded.
 */
function proveByRefusal(flow: Flow, frame: Frame, asked: Expr, refused: Expr): void {
  const subject = askedFor(asked);
  if (subject === null || !holdsCall(refused)) return;
  const proven = falsyGuards(evaluateCondition(flow, frame, refused).guards);
  if (proven === 0) return;
  narrow(flow, frame, subject, (value) => withGuards(value, value.guards | makeGuards(proven, 0)));
}

/** What a condition takes for true: `$x`, `! empty( $x )`, `isset( $x )`; null for other tests. */
function askedFor(node: Expr): Expr | null {
  if (node.kind === 'Var' || node.kind === 'Index') return node;
  if (node.kind === 'Unary' && node.op === '!' && isTestCall(node.value, 'empty'))
    return node.value.args[0]?.value ?? null;
  return isTestCall(node, 'isset') && node.args.length === 1 ? (node.args[0]?.value ?? null) : null;
}

function isTestCall(node: Expr, name: string): node is Call {
  return node.kind === 'Call' && node.callee.kind === 'Name' && node.callee.text.toLowerCase() === name;
}

function holdsCall(node: Expr): boolean {
  if (node.kind === 'Unary') return holdsCall(node.value);
  if (node.kind === 'Binary') return holdsCall(node.left) || holdsCall(node.right);
  return node.kind === 'Call' || node.kind === 'MethodCall' || node.kind === 'StaticCall';
}

/** `$registry->is_registered( x )`: x is one of the names that code has registered. */
function narrowToRegistered(
  flow: Flow,
  frame: Frame,
  { args }: Extract<Expr, { kind: 'MethodCall' | 'StaticCall' }>,
): void {
  const name = args.at(-1)?.value;
  if (name === undefined) return;
  narrowInner(flow, frame, name, ({ types }) => makeValue(types));
}

/** `sanitize_key( x ) === x`: x holds nothing that would have been taken away. */
function narrowToClean(flow: Flow, frame: Frame, side: Expr, other: Expr): void {
  if (side.kind !== 'Call' || side.callee.kind !== 'Name' || (other.kind !== 'Var' && other.kind !== 'Index')) return;
  const name = flow.index.names.functionName(side.callee);
  const passing = passingFunctions.get(name);
  const position = name === 'preg_replace' ? 2 : passing?.from[0];
  const clears = name === 'preg_replace' ? clearedByPattern(flow, frame, side) : (passing?.clears ?? 0);
  if (clears === 0 || typeof position !== 'number') return;
  const given = side.args[position]?.value;
  if (given === undefined || !isSameExpression(given, other)) return;
  narrowInner(flow, frame, other, (value) => withTaints(value, clearTaints(value.taints, clears)));
}

/** What `preg_replace( pattern, text, … )` takes away. */
function clearedByPattern(flow: Flow, frame: Frame, { args }: Call): number {
  const [pattern, put] = args.map(({ value }) => flow.evaluate(frame, value).constant);
  return typeof pattern === 'string' && typeof put === 'string' ? clearedByReplacing(pattern, put) : 0;
}

/** `x[0] === '/'`, `substr( x, 0, 2 ) !== '//'`, `strpos( x, '//' ) !== 0`. */
function narrowByStart(flow: Flow, frame: Frame, side: Expr, other: Expr, holds: boolean): void {
  if (other.kind === 'Str') {
    const started = startedText(side);
    if (started !== null && started.length === other.value.length)
      narrowStart(flow, frame, started.text, other.value, holds);
  } else if (!holds && other.kind === 'Num' && other.value === 0 && side.kind === 'Call') {
    const [text, start] = side.args;
    if (side.callee.kind !== 'Name' || flow.index.names.functionName(side.callee) !== 'strpos') return;
    if (text !== undefined && start?.value.kind === 'Str')
      narrowStart(flow, frame, text.value, start.value.value, false);
  }
}

/** `x === 'a'`: x is that very text. `validate_file( x ) === 0`, `preg_match( … ) === 1`: the call's test holds. */
function narrowEqual(flow: Flow, frame: Frame, written: Expr, other: Expr): void {
  const side = other.kind === 'Bool' ? (keptTest(frame, written) ?? written) : written;
  if (side !== written && side.kind !== 'Call') {
    refine(flow, frame, side, other.kind === 'Bool' && other.value, 0);
    return;
  }
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
      narrowParent(flow, frame, side, other);
      if (other.kind === 'Num' || other.kind === 'Bool') {
        const name = side.callee.kind === 'Name' ? flow.index.names.functionName(side.callee) : '';
        const holds = other.kind === 'Num' ? other.value !== 0 : other.value;
        if (holds) refineCall(flow, frame, side);
        else if (name === 'validate_file') clean(flow, frame, side, Danger.Path | Danger.Include);
        else if (/^(?:stri?pos|strncmp|strncasecmp)$/.test(name) && other.kind === 'Num') {
          const [text, start] = side.args;
          narrowPrefixed(flow, frame, side);
          if (text !== undefined && start?.value.kind === 'Str')
            narrowStart(flow, frame, text.value, start.value.value, true);
        } else refineFalseCall(flow, frame, side);
      }
      if (!isCarrier(flow, side)) return;
    }
    const isPart = originOf(flow, frame, side) !== null;
    if (other.kind === 'Call' && !isPart) return;
    requested(flow, frame, side);
    const value = flow.evaluate(frame, other);
    if (deepTaints(value).length > 0) return;
    if (value.constant === undefined && other.kind === 'Var' && !isPart) return;
    narrowInner(flow, frame, side, (before) =>
      value.constant !== undefined ? value : valueFrom(before.types, provenanceOf(value), before.guards),
    );
  }
}

/** `'Shop_Export' === get_parent_class( x )`: x is one of the classes that are made for it. */
function narrowParent(flow: Flow, frame: Frame, side: Call, other: Expr): void {
  if (other.kind !== 'Str' && other.kind !== 'ClassConst') return;
  if (side.callee.kind === 'Name' && flow.index.names.functionName(side.callee) === 'get_parent_class')
    clean(flow, frame, side, Danger.Callable);
}

/** `false !== f( x )`: the test holds. */
function narrowUnequal(flow: Flow, frame: Frame, left: Expr, right: Expr): void {
  for (const [written, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const kept = other.kind === 'Bool' ? keptTest(frame, written) : null;
    if (kept !== null && other.kind === 'Bool') refine(flow, frame, kept, !other.value, 0);
    const side = (other.kind === 'Bool' && written.kind === 'Var' ? soleTest(frame, written) : null) ?? written;
    if (side.kind !== 'Call') continue;
    if ((other.kind === 'Bool' && !other.value) || other.kind === 'Null') refineCall(flow, frame, side);
    if (other.kind === 'Num' && other.value === 0) refineCall(flow, frame, side);
    if (other.kind === 'Num' && other.value === 1) refineFalseCall(flow, frame, side);
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
