import { wordpressFunction } from '@presswright/shared/wordpress/facts';
import type { Arg, Call, Expr } from '../ast.ts';
import { phpFunction } from '../php-functions.ts';
import { creatingFunctions } from '../taint/changes.ts';
import { endingFunctions } from '../taint/functions.ts';
import { Danger, type DangerMask } from '../taint/kinds.ts';
import { makers } from '../taint/makers.ts';
import { checkFunctions } from '../taint/requests.ts';
import { withGuards, withTaints } from './access.ts';
import { isAlwaysSet } from './always-set.ts';
import { applyFunction, applyOneOf } from './apply.ts';
import { asked } from './asked-classes.ts';
import { narrow } from './assign.ts';
import { switchBuffer } from './buffers.ts';
import { builtinResult } from './builtins.ts';
import { noteUses } from './call-uses.ts';
import { recordChange } from './changes.ts';
import { applyCheck } from './check-results.ts';
import { cleanTests } from './condition-tests.ts';
import type { ArgInfo } from './events.ts';
import { fillReferences } from './filled-references.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import type { FunctionState } from './function-state.ts';
import { Guard, makeGuards, meetGuards, negateGuards, proofsOfConstant } from './guards.ts';
import { applyFilters, doAction } from './hooks.ts';
import { includeTemplate } from './includes.ts';
import { keepField, readField } from './kept-data.ts';
import { knownResult, records } from './known-results.ts';
import { event } from './literals.ts';
import { withMade } from './made.ts';
import { methodPrefix } from './method-prefix.ts';
import { printCall } from './printing-calls.ts';
import { recordPrivateRead } from './private-reads.ts';
import { noteRedirect } from './redirects.ts';
import { guarded } from './roles.ts';
import { valueFrom } from './subjects.ts';
import { clearTaints, deepTaints } from './taints.ts';
import { tellCall } from './told.ts';
import { elsewhere, unfollowedCall } from './unfollowed.ts';
import { noteFieldRead, noteFileMade } from './upkeep.ts';
import { constantEntry, makeValue, noTaints, someBool, Type, unknown, type Value } from './value.ts';

/** Evaluates arguments in order. */
export function evaluateArguments(flow: Flow, frame: Frame, args: readonly Arg[]): ArgInfo[] {
  const infos: ArgInfo[] = [];
  for (let at = 0; at < args.length; at++) {
    const argument = args[at];
    if (argument === undefined) continue;
    const { value: node, name, spread } = argument;
    infos.push({ node, value: flow.evaluate(frame, node), name, spread });
  }
  return infos;
}

/** Notes what has been checked where a callback is registered. */
function noteRegistration({ registered }: Flow, { start }: Call, guards: number): void {
  const before = registered.get(start);
  registered.set(start, before === undefined ? guards : meetGuards(before, guards));
}

/** A call of a function: by name, or of what a variable holds. */
export function evaluateCall(flow: Flow, frame: Frame, node: Call): Value {
  if (node.callee.kind !== 'Name') return callValue(flow, frame, node);
  const name = flow.index.names.functionName(node.callee);
  const local = flow.index.followed(name) ?? null;
  if (node.firstClass) {
    return makeValue(Type.Object, undefined, noTaints, null, null, 'closure', 0, local?.node ?? null);
  }
  const special = local === null ? languageConstruct(flow, frame, node, name) : null;
  if (special !== null) return special;
  const args = evaluateArguments(flow, frame, node.args);
  const { guards: before, held } = frame.env;
  if (name === 'add_action' || name === 'add_filter') noteRegistration(flow, node, before);
  const result =
    local === null
      ? callBuiltin(flow, frame, node, name, args)
      : asked(flow, frame, name, args, applyFunction(flow, frame, local, args, node));
  if (flow.events.wantsCall(name)) {
    flow.events.call({
      node,
      name,
      args,
      isStatement: frame.statement === node,
      isLocal: local !== null,
      result,
      enclosing: frame.isTopLevel ? null : frame.state,
      loopDepth: frame.loopDepth,
      guards: before,
      held,
    });
  }
  if (local === null && endingFunctions.has(name)) frame.env.dead = true;
  if (local === null) noteRedirect(frame, node, name, args[0]?.value);
  return result;
}

/** isset and empty evaluate nothing dangerous; compact, extract and eval work on the scope itself. */
function languageConstruct(flow: Flow, frame: Frame, node: Call, name: string): Value | null {
  switch (name) {
    case 'isset':
    case 'empty': {
      frame.conditions++;
      const [tested] = evaluateArguments(flow, frame, node.args);
      frame.conditions--;
      if (name === 'isset' && isAlwaysSet(frame, node)) return guarded(proofsOfConstant(true, 0));
      const proofs = name === 'empty' ? (tested?.value.guards ?? 0) : 0;
      return proofs === 0 ? someBool : guarded(negateGuards(proofs));
    }
    case 'eval': {
      const [argument] = evaluateArguments(flow, frame, node.args);
      event(flow, frame, node, 'eval', argument?.value ?? unknown);
      return unknown;
    }
    case 'compact': {
      const entries = new Map<string, Value>();
      for (const { value } of evaluateArguments(flow, frame, node.args)) {
        if (typeof value.constant === 'string') entries.set(value.constant, frame.env.get(value.constant) ?? unknown);
      }
      return makeValue(Type.Array, undefined, noTaints, null, { entries, rest: null });
    }
    case 'extract': {
      const [argument] = evaluateArguments(flow, frame, node.args);
      if (argument === undefined) return null;
      for (const [key, entry] of argument.value.shape?.entries ?? []) {
        if (/^\w+$/.test(key)) frame.env.set(key, entry);
      }
      const taints = argument.value.taints;
      if (taints.length > 0) frame.extracted = taints;
      return null;
    }
    default:
      return null;
  }
}

/** `$f( … )`: a closure or a name in a variable. */
function callValue(flow: Flow, frame: Frame, node: Call): Value {
  const callee = flow.evaluate(frame, node.callee);
  const args = evaluateArguments(flow, frame, node.args);
  if (deepTaints(callee).length > 0) event(flow, frame, node, 'call', callee);
  const { guards, held } = frame.env;
  const result = callCallable(flow, frame, callee, args, node) ?? unfollowedCall(frame, node);
  if (typeof callee.constant === 'string') {
    const name = callee.constant.toLowerCase().replace(/^\\/, '');
    if (!flow.index.functions.has(name) && flow.events.wantsCall(name)) {
      const enclosing = frame.isTopLevel ? null : frame.state;
      const isStatement = frame.statement === node;
      const { loopDepth } = frame;
      flow.events.call({ node, name, args, isStatement, isLocal: false, result, enclosing, loopDepth, guards, held });
    }
  }
  return result;
}

/** Calls what a callback value stands for, as far as it is known; undefined when it is not. */
export function callCallable(
  flow: Flow,
  frame: Frame,
  callback: Value,
  args: readonly ArgInfo[],
  node: Call,
): Value | undefined {
  if (callback.callable !== null) {
    const state = flow.index.states.get(callback.callable);
    if (frame.state.variant?.row !== undefined && state !== undefined) state.callers++;
    return state === undefined ? undefined : applyFunction(flow, frame, state, args, node);
  }
  if (typeof callback.constant !== 'string') return undefined;
  const name = callback.constant.toLowerCase().replace(/^\\/, '');
  const local = flow.index.followed(name);
  if (local !== undefined) return applyFunction(flow, frame, local, args, node);
  const [cls, method] = name.split('::');
  if (method !== undefined) {
    const state = flow.index.method(cls ?? '', method);
    return state === null ? undefined : applyFunction(flow, frame, state, args, node);
  }
  const result = callBuiltin(flow, frame, node, name, args);
  if (handedOver.has(name) && flow.events.wantsCall(name)) {
    const enclosing = frame.isTopLevel ? null : frame.state;
    const { loopDepth } = frame;
    const { guards, held } = frame.env;
    flow.events.call({
      node,
      name,
      args,
      isStatement: false,
      isLocal: false,
      result,
      enclosing,
      loopDepth,
      guards,
      held,
    });
  }
  return result;
}

/** Functions that `array_map()` and the like are given by name, and that do harm with what they get. */
const handedOver: ReadonlySet<string> = new Set(
  'unlink wp_delete_file rmdir unserialize maybe_unserialize file_get_contents readfile exec shell_exec system passthru'.split(
    ' ',
  ),
);

/** A function this file does not define: what PHP and WordPress are known to do. */
function callBuiltin(flow: Flow, frame: Frame, node: Call, name: string, args: readonly ArgInfo[]): Value {
  noteUses(flow.ledger, name, args);
  const check = checkFunctions.get(name);
  if (check !== undefined) {
    flow.index.nonces.noteChecked(frame, name, args);
    return applyCheck(flow, frame, node, name, check, args);
  }
  flow.index.nonces.noteMade(frame, name, args);
  const known = knownResult(frame, name, args);
  if (known !== null) {
    if (name === 'get_post' || records.has(name)) recordPrivateRead(frame, node, name, args);
    const maker = makers.get(name);
    return maker === undefined ? known : withMade(known, { name, kind: maker, node, args });
  }
  const named = methodsNamed(flow, frame, name, args[0]?.node);
  if (named !== null) return applyOneOf(flow, frame, named, name === 'call_user_func' ? args.slice(1) : [], node);
  narrowChecked(flow, frame, name, args);
  tellCall(frame.state, name);
  noteFieldRead(frame, name, args);
  noteFileMade(frame, name, args);
  recordChange(flow, frame, node, name, args);
  recordPrivateRead(frame, node, name, args);
  keepField(flow, frame, node, name, args);
  if (name === 'register_post_type') noteType(flow, args);
  printCall(flow, frame, node, name, args);
  includeTemplate(flow, frame, name, args);
  if (name.startsWith('ob_')) switchBuffer(frame, name);
  const event = eventArguments.get(name);
  if (event !== undefined) flow.index.firings.addEvent(args[event]?.value);
  if (name === 'do_action') doAction(flow, frame, node, args);
  if (name === 'apply_filters') {
    const filtered = applyFilters(flow, frame, node, args, (named, given) =>
      callBuiltin(flow, frame, node, named, given),
    );
    if (filtered !== null) return filtered;
  }
  fillReferences(flow, frame, node, name, args);
  if (creatingFunctions.has(name)) {
    return valueFrom(Type.Int | Type.Object, 'created');
  }
  const made = builtinResult(frame, node, name, args, {
    call: (callback, values) => callCallable(flow, frame, callback, values, node),
    provesHarmless: (callback) => provesHarmless(flow, callback),
  });
  const read = readField(flow, name, args, made);
  const isDeciphered = deciphering.has(name);
  if (read === unknown && !isDeciphered && isUnknownFunction(name)) return elsewhere(frame, node, name);
  // Who sent what can be read with a key may have got it from whoever has the key.
  const result = isDeciphered ? withGuards(read, makeGuards(Guard.Unfollowed, 0)) : read;
  const kind = makers.get(name);
  return kind === undefined ? result : withMade(result, { name, kind, node, args });
}

const deciphering: ReadonlySet<string> = new Set(
  'openssl_decrypt sodium_crypto_secretbox_open sodium_crypto_box_open sodium_crypto_aead_xchacha20poly1305_ietf_decrypt'.split(
    ' ',
  ),
);

/** Whether a function is neither WordPress' nor PHP's, nor anything that the tables describe. */
function isUnknownFunction(name: string): boolean {
  return wordpressFunction(name) === undefined && phpFunction(name) === undefined && !makers.has(name);
}

/** More methods than these are no steps of one thing. */
const maxNamed = 12;

/** The methods that `call_user_func( array( $this, "save_$step" ) )` may run; null for other calls. */
function methodsNamed(flow: Flow, frame: Frame, name: string, callback: Expr | undefined): FunctionState[] | null {
  if (name !== 'call_user_func' && name !== 'call_user_func_array') return null;
  const prefix = callback === undefined ? null : methodPrefix(callback);
  if (prefix === null) return null;
  const methods = flow.index.classes.get(frame.className)?.methods ?? new Map<string, FunctionState>();
  const named = [...methods].flatMap(([method, state]) => (method.startsWith(prefix) ? [state] : []));
  return named.length === 0 || named.length > maxNamed ? null : named;
}

/** Functions that have a hook fired later by itself, and the argument that names it. */
const eventArguments: ReadonlyMap<string, number> = new Map([
  ['wp_schedule_event', 2],
  ['wp_schedule_single_event', 1],
  ['as_schedule_single_action', 1],
  ['as_schedule_recurring_action', 2],
  ['as_schedule_cron_action', 2],
  ['as_enqueue_async_action', 0],
]);

/** Whether a callback's true result means that nothing dangerous is in its argument. */
function provesHarmless(flow: Flow, callback: Value): boolean {
  const { constant } = callback;
  const state =
    callback.callable !== null
      ? flow.index.states.get(callback.callable)
      : typeof constant === 'string'
        ? flow.index.followed(constant.toLowerCase())
        : undefined;
  if (state !== undefined) return state.provenWhenTrue.has(0);
  return typeof constant === 'string' && cleanTests.has(constant.toLowerCase());
}

/** Functions that end the request unless their argument is harmless. */
const dyingTests: ReadonlyMap<string, DangerMask> = new Map([['validate_file_to_edit', Danger.Path | Danger.Include]]);

function narrowChecked(flow: Flow, frame: Frame, name: string, args: readonly ArgInfo[]): void {
  const mask = dyingTests.get(name);
  const [first] = args;
  if (mask === undefined || first === undefined) return;
  narrow(flow, frame, first.node, (value) => withTaints(value, clearTaints(value.taints, mask)));
}

/** Notes a type of posts that is not for the public. */
function noteType({ index }: Flow, [type, options]: readonly ArgInfo[]): void {
  const named = type?.value.constant;
  const isHidden = constantEntry(options?.value, 'public') === false;
  if (typeof named === 'string' && isHidden && constantEntry(options?.value, 'publicly_queryable') !== true)
    index.privateTypes.add(named);
}
