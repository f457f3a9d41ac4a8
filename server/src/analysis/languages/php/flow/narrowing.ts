import type { Call, Expr } from '../ast.ts';
import { beginsOwnName } from '../taint/core-names.ts';
import { passingFunctions } from '../taint/functions.ts';
import { allDanger, Danger, type DangerMask } from '../taint/kinds.ts';
import { requestGlobals } from '../taint/sources.ts';
import { withTaints } from './access.ts';
import { narrow } from './assign.ts';
import { withTypes } from './condition-tests.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { Guard } from './guards.ts';
import { withMade } from './made.ts';
import { type Origin, originOf, partFunctions } from './origins.ts';
import { literalPrefix } from './ropes.ts';
import { isRequested, provenanceOf, valueFrom } from './subjects.ts';
import { clearTaints, deepTaints, makeSource } from './taints.ts';
import { anyType, makeValue, Type, type Value } from './value.ts';

/** What is left of a value that is empty, zero or null. */
export function emptied(value: Value): Value {
  return value.taints.length === 0 && value.shape === null ? value : makeValue(value.types);
}

/** From here on the request has been asked for something: what happens now, it asked for. */
export function requested(flow: Flow, frame: Frame, node: Expr): void {
  if ((frame.env.guards & Guard.Asked) !== 0) return;
  if (isRequestRead(node) || isRequested(flow.evaluate(frame, node))) {
    frame.env.guards |= Guard.Requested | Guard.Asked;
  }
}

function isRequestRead(node: Expr): boolean {
  if (node.kind === 'Index') return isMethodRead(node) || isRequestRead(node.base);
  return node.kind === 'Var' && (requestGlobals.has(node.name) || node.name === '_FILES');
}

/** `$_SERVER['REQUEST_METHOD']`: who asks for a form's method has sent the form. */
function isMethodRead({ base, index }: Extract<Expr, { kind: 'Index' }>): boolean {
  return base.kind === 'Var' && base.name === '_SERVER' && index?.kind === 'Str' && index.value === 'REQUEST_METHOD';
}

/** Whether a call hands its first argument on. */
export function isCarrier(flow: Flow, call: Call): boolean {
  return call.callee.kind === 'Name' && passingFunctions.get(flow.index.names.functionName(call.callee))?.from[0] === 0;
}

/**
 * Narrows what a test looks at, through casts and functions that hand their argument on.
 * @param saysWhich the test says which text it is, and not only what letters are in it: it counts for what it is a part of
 */
export function narrowInner(
  flow: Flow,
  frame: Frame,
  node: Expr,
  change: (value: Value) => Value,
  saysWhich = true,
  depth = 0,
): void {
  // `$path = realpath( $path )` is a part of itself.
  const origin = saysWhich && depth < maxOriginDepth ? originOf(flow, frame, node) : null;
  if (origin !== null) narrowOrigin(flow, frame, origin, change, depth + 1);
  let at = node;
  for (let steps = 0; steps < 10; steps++) {
    if (at.kind === 'Call' && at.callee.kind === 'Name') {
      // What holds for a part does not hold for the whole.
      if (partFunctions.has(flow.index.names.functionName(at.callee))) return;
    }
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

/** Parts of parts of parts. */
const maxOriginDepth = 6;

const probeSource = makeSource('request', '', { start: 0, end: 0 });

/** A part is narrowed: so is the whole, for what the part decides. */
function narrowOrigin(flow: Flow, frame: Frame, origin: Origin, change: (value: Value) => Value, depth: number): void {
  const mask = origin.isPath ? allDanger & ~Danger.PathDots : allDanger;
  const left = change(makeValue(Type.String, undefined, [{ mask, source: probeSource, step: null }]));
  const remains = left.taints.reduce((all, taint) => all | taint.mask, 0);
  if (origin.isPath ? (remains & Danger.Path) !== 0 : remains !== 0) return;
  const clear = (value: Value) => withTaints(value, clearTaints(value.taints, origin.clears));
  narrowInner(flow, frame, origin.node, clear, true, depth);
}

/** Clears dangers of an argument. */
export function clean(flow: Flow, frame: Frame, call: Call, mask: DangerMask, position = 0): void {
  const argument = call.args[position];
  if (argument === undefined) return;
  narrowInner(flow, frame, argument.value, (value) => withTaints(value, clearTaints(value.taints, mask)));
}

/** Nothing dangerous is left of an argument, though the request may still have chosen it. */
export function cleanAll(flow: Flow, frame: Frame, call: Call, position = 0, saysWhich = true): void {
  const argument = call.args[position];
  if (argument === undefined) return;
  const change = (value: Value) => withMade(valueFrom(value.types & anyType, provenanceOf(value)), value.made);
  narrowInner(flow, frame, argument.value, change, saysWhich);
}

/** It begins with a fixed text: no other host, and no other folder once dots are resolved. */
export function narrowPrefixed(flow: Flow, frame: Frame, call: Call): void {
  const [subject, prefix] = call.args;
  if (subject === undefined || prefix === undefined) return;
  const start = flow.evaluate(frame, prefix.value);
  if (deepTaints(start).some(({ source }) => source.kind === 'request')) return;
  const text = literalPrefix(start);
  const host = /^https?:\/\/[^/?#]+\//i.test(text) ? Danger.Ssrf | Danger.Redirect | Danger.Url | Danger.Header : 0;
  narrowInner(flow, frame, subject.value, (value) => {
    const inFolder = value.taints.every(({ mask }) => (mask & Danger.PathDots) === 0);
    const path = inFolder && !/^https?:/i.test(text) ? Danger.Path | Danger.Include : 0;
    const name = beginsOwnName(text) ? Danger.Whole : 0;
    return withTaints(value, clearTaints(value.taints, path | host | name));
  });
}

/** An argument is of one of these types. */
export function narrowType(flow: Flow, frame: Frame, call: Call, types: number): void {
  const [argument] = call.args;
  if (argument === undefined) return;
  narrowInner(flow, frame, argument.value, (value) => withTypes(value, types));
}
