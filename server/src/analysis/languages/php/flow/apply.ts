import type { Node } from '../ast.ts';
import { guardsByName } from '../taint/capabilities.ts';
import { indexPath, mapEntries, withGuards, withTaints } from './access.ts';
import { assign } from './assign.ts';
import type { Env } from './env.ts';
import type { ArgInfo } from './events.ts';
import { bringExitFacts } from './exit-facts.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import type { FunctionState } from './function-state.ts';
import { allGuards, Guard, makeGuards } from './guards.ts';
import { joinValues } from './join.ts';
import { withMade } from './made.ts';
import { withProof } from './proofs.ts';
import { parameterOf } from './provenance.ts';
import { piecesOf, ropeFrom } from './ropes.ts';
import { isRequested, provenanceOf, type Subject, subjectOf } from './subjects.ts';
import {
  continueSteps,
  deepTaints,
  guessedTaint,
  isDangerous,
  mergeTaints,
  stepTaints,
  wholeTaints,
} from './taints.ts';
import { Told } from './told.ts';
import { isUpkeep, parametersIn } from './upkeep.ts';
import {
  harmlessTypes,
  makeValue,
  noTaints,
  type Piece,
  type Rope,
  type Span,
  type Taint,
  type Value,
} from './value.ts';
import { variantFor } from './variants.ts';

/** Fields that a function is known to read, those of the functions it calls included. */
const maxFields = 200;
/** Longer results of functions keep their taints and forget their pieces when arguments have to be filled in. */
const heaviestResult = 64;

/** Calls a function of this file: its parameters receive the arguments, its effects happen here too. */
export function applyFunction(
  flow: Flow,
  frame: Frame,
  called: FunctionState,
  args: readonly ArgInfo[],
  at: Node,
): Value {
  const values = argumentsByParameter(called, args);
  const state = variantFor(called, values, (length) => flow.affords(length));
  flow.run(state, frame);
  called.base.addWay(frame.state, frame.env.guards);
  state.symbols.forEach((symbol, position) => {
    const argument = values[position];
    if (argument === undefined) return;
    symbol.receiveValue(
      argument.value,
      `passed to ${state.label}() as ${symbol.source.label}`,
      argument.node,
      frame.env.guards,
    );
  });
  bringEffects(frame, state, values, at);
  if (state.status === 'done') bringExitFacts(frame, state, at);
  flow.index.nonces.bringChecked(frame, state, values);
  for (const [position, value] of state.outs) {
    const argument = values[position];
    if (argument !== undefined) assign(flow, frame, argument.node, fillIn(value, state, values, at), at);
  }
  if (state.creator === frame.state) {
    for (const [name, value] of state.useOuts) {
      const before = frame.env.get(name);
      const after = fillIn(value, state, values, at);
      frame.env.set(name, before === undefined ? after : joinValues(before, after));
    }
  }
  if (state.status !== 'done') return fromRecursion(frame, state);
  if (state.returns === null) return makeValue(1, null);
  const returned = isUndecided(state, values) ? guessedSources(state.returns) : state.returns;
  const result = withKey(withProvenance(fillIn(returned, state, values, at), values), state, values);
  return asksInItsOwnWay(state) ? withGuards(result, result.guards | makeGuards(Guard.Unfollowed, 0, 0)) : result;
}

/** An entry that a parameter names is the one that the call says. */
function withKey(result: Value, state: FunctionState, args: readonly (ArgInfo | undefined)[]): Value {
  const [base, key] = result.made?.name === 'index' ? result.made.args : [];
  const symbol = key?.value.taints.find(({ source }) => source.symbol !== null)?.source.symbol;
  if (result.made === null || base === undefined || symbol === undefined || symbol === null) return result;
  const argument = args[state.symbols.findIndex((one) => one === symbol)];
  if (argument === undefined) return result;
  return withMade(result, { ...result.made, args: [base, { node: argument.node, value: argument.value }] });
}

/** Whether the way through a function depends on an argument that is not known, and that no request chooses. */
function isUndecided({ base, variant }: FunctionState, args: readonly (ArgInfo | undefined)[]): boolean {
  return (base.decisions?.deciders ?? []).some(({ position, isFlag, isName }) => {
    const argument = args[position];
    if (isFlag || isName || argument === undefined || variant?.values.has(position) === true) return false;
    return argument.value.constant === undefined && !isRequested(argument.value);
  });
}

/** What a function gives of its own, of which it is a guess that this call gets it. */
function guessedSources(value: Value): Value {
  const own = value.taints.filter(({ source }) => source.symbol === null);
  const shaped = value.shape === null ? value : mapEntries(value, guessedSources);
  if (own.length === 0) return shaped;
  return withTaints(
    shaped,
    value.taints.map((taint) => (own.includes(taint) ? guessedTaint(taint) : taint)),
  );
}

/** What a function gives that is called by itself: what it has given until then, whoever called it first. */
function fromRecursion({ state: caller }: Frame, state: FunctionState): Value {
  const isOwn = caller.base === state.base && caller.canReturn;
  return isOwn ? withProof(makeValue(127), caller) : makeValue(127);
}

/**
 * Whether a function that is called like a check says no at times, though what its yes depends on is kept elsewhere: a check of
 * capabilities looks who somebody is and then at a role's settings, one of a signature asks whoever has signed.
 */
function asksInItsOwnWay(state: FunctionState): boolean {
  const { base, label, proves } = state;
  if (!proves.denies || (proves.truthy & allowing) !== 0) return false;
  base.calledCheck ??= guardsByName(label.replace(/^.*::/, ''));
  if ((base.calledCheck & Guard.Capability) !== 0) return state.checksCapability || state.checksOwner;
  return (base.calledCheck & Guard.Signed) !== 0 && ((state.told | state.toldBelow) & Told.Elsewhere) !== 0;
}

const allowing = Guard.Capability | Guard.Owner | Guard.Signed | Guard.Allowed;

/** A number made of a parameter is what the argument was. */
function withProvenance(result: Value, args: readonly (ArgInfo | undefined)[]): Value {
  const position = parameterOf(result.provenance);
  if (position === -1) return result;
  const { types, constant, taints, rope, shape, className, guards, callable, made } = result;
  const argument = args[position];
  const provenance = argument === undefined ? null : provenanceOf(argument.value);
  return makeValue(types, constant, taints, rope, shape, className, guards, callable, provenance, made);
}

/** Calls a method that several classes have: one of them runs, and only what all of them check is checked. */
export function applyOneOf(
  flow: Flow,
  frame: Frame,
  states: readonly FunctionState[],
  args: readonly ArgInfo[],
  at: Node,
): Value {
  const [only] = states;
  if (states.length === 1 && only !== undefined) return applyFunction(flow, frame, only, args, at);
  const { env } = frame;
  const branches: Env[] = [];
  let result: Value | null = null;
  for (const state of states) {
    const branch = env.child();
    frame.env = branch;
    const value = applyFunction(flow, frame, state, args, at);
    branches.push(branch);
    if (!branch.dead) result = result === null ? value : joinValues(result, value);
  }
  frame.env = env;
  env.absorb(branches);
  return result ?? makeValue(127);
}

/** Changes, reads and checks of a called function count for the caller, with what the caller has checked. */
function bringEffects(frame: Frame, state: FunctionState, args: readonly (ArgInfo | undefined)[], at: Span): void {
  const { env, state: caller } = frame;
  for (const read of state.reads) caller.addRead(read);
  for (const field of state.fieldsRead) if (caller.fieldsRead.size < maxFields) caller.fieldsRead.add(field);
  for (const change of state.changes) {
    const subject = subjectAt(change.subject, args);
    const chosen = change.chosen || change.choosers.some((position) => isRequested(args[position]?.value));
    const choosers = change.choosers.flatMap((position) => {
      const argument = args[position];
      return argument === undefined ? [] : parametersIn(argument.value);
    });
    caller.addChange({
      ...change,
      subject,
      chosen,
      choosers,
      upkeep: !chosen && (change.upkeep || isUpkeep(frame, change.target)),
      guards: change.guards | env.guards,
      via: change.via ?? at,
    });
  }
  for (const read of state.privateReads) {
    const subject = subjectAt(read.subject, args);
    caller.addPrivateRead({ ...read, subject, guards: read.guards | env.guards, via: read.via ?? at });
  }
  caller.toldBelow |= state.told | state.toldBelow;
  caller.checksNonce ||= state.checksNonce;
  caller.dropsNonce ||= state.dropsNonce;
  caller.checksCapability ||= state.checksCapability;
  caller.checksOwner ||= state.checksOwner;
  for (const name of state.capabilities) caller.capabilities.add(name);
  for (const type of state.typesCompared) caller.typesCompared.add(type);
  const redirect = state.redirects.find(({ how }) => how === 'returns');
  if (redirect !== undefined) env.redirect = { node: at, label: redirect.label };
  if (state.status !== 'done') return;
  if (!state.canReturn) env.dead = true;
  else env.guards |= state.exitGuards & allGuards;
}

/** Whose it is, as the caller sees it. */
function subjectAt(subject: Subject, args: readonly (ArgInfo | undefined)[]): Subject {
  return typeof subject === 'number' ? subjectOf(args[subject]?.value) : subject;
}

function argumentsByParameter(state: FunctionState, args: readonly ArgInfo[]): (ArgInfo | undefined)[] {
  const { params } = state.node;
  const values: (ArgInfo | undefined)[] = new Array(params.length).fill(undefined);
  let position = 0;
  for (const argument of args) {
    if (argument.spread) {
      for (; position < params.length; position++) {
        values[position] = { ...argument, value: makeValue(127, undefined, deepTaints(argument.value)) };
      }
    } else if (argument.name !== null) {
      const named = params.findIndex((param) => param.name === argument.name);
      if (named !== -1) values[named] = argument;
    } else if (position < params.length) {
      values[position] = argument;
      if (params[position]?.variadic !== true) position++;
    }
  }
  return values;
}

/** A callee's value with its parameters replaced by what was passed for them. */
function fillIn(
  value: Value,
  state: FunctionState,
  args: readonly (ArgInfo | undefined)[],
  at: Span,
  depth = 0,
): Value {
  if (value.taints.length === 0 && value.shape === null) return value;
  const returned = (taints: readonly Taint[]) => stepTaints(taints, `returned by ${state.label}()`, at);
  const replace = (taint: Taint): readonly Taint[] => {
    const { symbol } = taint.source;
    if (symbol === null) return returned([taint]);
    const { root, path } = symbol.origin;
    const position = state.parameterOf(root);
    if (position === -1) return [taint];
    const argument = args[position];
    if (argument === undefined) return noTaints;
    const passed = wholeTaints(indexPath(argument.value, path));
    const kept = passed.filter(({ mask }) => isDangerous(mask & taint.mask));
    return returned(kept.map((one) => continueSteps(one, taint.step, taint.mask)));
  };
  let taints = noTaints;
  for (const taint of value.taints) taints = mergeTaints(taints, replace(taint));
  const own = value.taints.some(
    ({ source }) => source.symbol !== null && state.parameterOf(source.symbol.origin.root) !== -1,
  );
  const rope = own ? fillRope(value.rope, state, args, at, depth) : value.rope;
  const shaped = depth > 3 ? value : mapEntries(value, (entry) => fillIn(entry, state, args, at, depth + 1), depth);
  if ((value.types & harmlessTypes) === value.types) taints = noTaints;
  return makeValue(
    value.types,
    value.constant,
    taints,
    rope,
    shaped.shape,
    value.className,
    value.guards,
    value.callable,
    value.provenance,
    value.made,
  );
}

function fillRope(
  rope: Rope | null,
  state: FunctionState,
  args: readonly (ArgInfo | undefined)[],
  at: Span,
  depth: number,
): Rope | null {
  if (rope === null || rope.weight > heaviestResult || depth > 8) return null;
  const pieces = piecesOf(rope).map((piece): Piece => {
    if (piece.kind === 'text') return piece;
    if (piece.kind === 'value') return { ...piece, value: fillIn(piece.value, state, args, at, depth + 1) };
    return { ...piece, options: piece.options.map((option) => fillRope(option, state, args, at, depth + 1)) };
  });
  return ropeFrom(pieces);
}
