import { wordpressFunction } from '../../../wordpress/facts.ts';
import type { Arg, Call, Expr } from '../ast.ts';
import { phpFunction } from '../php-functions.ts';
import { capabilityGuards } from '../taint/capabilities.ts';
import { creatingFunctions } from '../taint/changes.ts';
import { endingFunctions } from '../taint/functions.ts';
import { Danger, type DangerMask } from '../taint/kinds.ts';
import { makers } from '../taint/makers.ts';
import { type Check, checkFunctions, currentUserFunctions } from '../taint/requests.ts';
import { withGuards, withTaints } from './access.ts';
import { applyFunction, applyOneOf } from './apply.ts';
import { asked } from './asked-classes.ts';
import { assign, narrow } from './assign.ts';
import { switchBuffer } from './buffers.ts';
import { builtinResult } from './builtins.ts';
import { noteUses } from './call-uses.ts';
import { recordChange } from './changes.ts';
import { cleanTests } from './condition-tests.ts';
import { confirmedBy } from './confirmations.ts';
import type { ArgInfo } from './events.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import type { FunctionState } from './function-state.ts';
import {
  aboutRequest,
  allGuards,
  Guard,
  makeGuards,
  meetGuards,
  negateGuards,
  proofsOfConstant,
  soundGuards,
  truthyGuards,
} from './guards.ts';
import { someHeld } from './held.ts';
import { applyFilters, doAction } from './hooks.ts';
import { includeTemplate } from './includes.ts';
import { keepField, readField } from './kept-data.ts';
import { event } from './literals.ts';
import { madeWith, withMade } from './made.ts';
import { methodPrefix } from './method-prefix.ts';
import { programOutput } from './outside.ts';
import { printCall } from './printing-calls.ts';
import { recordPrivateRead } from './private-reads.ts';
import { parameterOf } from './provenance.ts';
import { noteRedirect } from './redirects.ts';
import { guarded, membership, rolesIn } from './roles.ts';
import { isSameExpression } from './same-expression.ts';
import { isRequested, numberOf, provenanceOf, valueFrom } from './subjects.ts';
import { clearTaints, deepTaints } from './taints.ts';
import { tellCall } from './told.ts';
import { elsewhere, unfollowedCall } from './unfollowed.ts';
import { noteFieldRead, noteFileMade } from './upkeep.ts';
import { constantEntry, makeValue, noTaints, someBool, Type, unknown, type Value } from './value.ts';

/** Evaluates arguments in order. */
export function evaluateArguments(flow: Flow, frame: Frame, args: readonly Arg[]): ArgInfo[] {
  return args.map(({ value: node, name, spread }) => ({ node, value: flow.evaluate(frame, node), name, spread }));
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

/** `isset( $nonce )` of variables that have a value here, whichever way was taken, and of what was found to be set before. */
function isAlwaysSet(frame: Frame, node: Call): boolean {
  return node.args.every(({ value }) => {
    if (value.kind === 'Index') return isKnownSet(frame, value);
    const known = value.kind === 'Var' ? frame.env.get(value.name) : undefined;
    return known !== undefined && (known.types & Type.Null) === 0;
  });
}

/** Whether an entry was neither missing nor empty in a condition on every way here: `if ( empty( $_POST['nonce'] ) ) exit;`. */
function isKnownSet(frame: Frame, entry: Expr): boolean {
  return someHeld(frame.env.held, (node, holds) => {
    if (!holds) return false;
    const isTest = node.kind === 'Call' && node.callee.kind === 'Name' && node.callee.text.toLowerCase() === 'isset';
    return isTest
      ? node.args.some(({ value }) => isSameExpression(value, entry))
      : node.kind === 'Index' && isSameExpression(node, entry);
  });
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

/** Functions that give an object of a shop by its id; its methods change it. */
const records: ReadonlySet<string> = new Set(['wc_get_order', 'wc_get_product', 'wcs_get_subscription']);

/** Results that say who is logged in, or that carry on what their argument proves. */
function knownResult(frame: Frame, name: string, args: readonly ArgInfo[]): Value | null {
  const [first, second] = args;
  if (currentUserFunctions.has(name)) {
    return valueFrom(Type.Int, 'current-user-id', makeGuards(Guard.LoggedIn, 0));
  }
  switch (name) {
    case 'wp_get_current_user':
      return valueFrom(Type.Object, 'current-user');
    case 'absint':
    case 'intval':
      return first?.value.constant === undefined ? numberOf(first?.value) : null;
    case 'is_wp_error': {
      const sound = first === undefined ? 0 : soundGuards(first.value.guards);
      return sound === 0 ? null : guarded(makeGuards(0, sound));
    }
    case 'get_user_by':
    case 'get_userdata':
    case 'wc_get_order':
    case 'wc_get_product':
    case 'wcs_get_subscription':
    case 'get_post':
      // Who or what the request names: its id is the request's choice too.
      return found(args);
    case 'defined':
      // On the command line there is no request that could be forged.
      return first?.value.constant === 'WP_CLI' ? guarded(makeGuards(allGuards & ~aboutRequest, 0)) : null;
    case 'array_intersect':
      return first === undefined || second === undefined ? null : rolesIn(frame, first, second);
    case 'in_array':
      return second === undefined ? null : membership(frame, first, second);
    case 'strcmp':
    case 'strcasecmp': {
      // They give 0 for texts that are the same.
      const proof = first === undefined || second === undefined ? 0 : confirmedBy(first.value, second.value);
      return proof === 0 ? null : guarded(makeGuards(0, proof));
    }
    default:
      return null;
  }
}

/** An object that is looked up by what the request, or a caller, names. */
function found(args: readonly ArgInfo[]): Value | null {
  // What is found under a number that only a key can make was named by whoever has the key.
  const open = args.reduce((guards, { value }) => guards | truthyGuards(value.guards), 0) & Guard.Unfollowed;
  const types = Type.Object | Type.Null;
  if (args.some(({ value }) => isRequested(value))) return valueFrom(types, 'requested', makeGuards(open, 0));
  const passed = args.map(({ value }) => provenanceOf(value)).find((provenance) => parameterOf(provenance) !== -1);
  const from = passed ?? (args.some(({ value }) => value.provenance === 'created') ? 'created' : undefined);
  if (from !== undefined) return valueFrom(types, from, makeGuards(open, 0));
  return open === 0 ? null : makeValue(types, undefined, noTaints, null, null, null, makeGuards(open, 0));
}

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

function applyCheck(flow: Flow, frame: Frame, node: Call, name: string, check: Check, args: readonly ArgInfo[]): Value {
  const guard = name === 'hash_equals' && areBothSent(args) ? Guard.Nonce : provenBy(flow, check, args);
  if ((guard & Guard.Nonce) !== 0) frame.state.checksNonce = true;
  if ((guard & Guard.Capability) !== 0) frame.state.checksCapability = true;
  noteCapability(frame, name, check, args);
  const told = check.flag === undefined ? undefined : args[check.flag]?.value.constant;
  // With an action of -1 (the default) any nonce passes, but it is still one.
  const asks = check.how !== 'dies' && (check.how !== 'dies-unless-told' || told === false || told === 0);
  if ((guard & Guard.Signed) !== 0) frame.state.checksOwner = true;
  if (!asks) frame.env.guards |= guard;
  else if (guard === Guard.Nonce && frame.statement === node) frame.state.dropsNonce = true;
  const types = check.how === 'sound' ? Type.Object : Type.Bool | Type.Int;
  const guards = check.how === 'sound' ? makeGuards(0, 0, guard) : makeGuards(guard, check.denied ?? 0);
  return makeValue(types, undefined, noTaints, null, null, null, guards);
}

/** A cookie compared with a field: the request was meant, and nobody knows a secret. */
function areBothSent([known, given]: readonly ArgInfo[]): boolean {
  const isSent = (side: ArgInfo | undefined) =>
    side !== undefined && isRequested(side.value) && madeWith(side.value, ({ kind }) => kind !== 'carrier') === null;
  return isSent(known) && isSent(given);
}

/** Which capability is asked for, and whether on a site that is named. */
function noteCapability(frame: Frame, name: string, { capability }: Check, args: readonly ArgInfo[]): void {
  const { capabilities } = frame.state;
  if (name === 'is_super_admin') capabilities.add('super_admin');
  if (capability === undefined) return;
  if (/_for_(?:blog|site)$/.test(name)) capabilities.add('for_site');
  const asked = args[capability]?.value.constant;
  if (typeof asked === 'string') capabilities.add(asked);
}

function provenBy(flow: Flow, { guard, capability, user }: Check, args: readonly ArgInfo[]): number {
  if (user !== undefined && isRequested(args[user]?.value)) return 0;
  if (capability === undefined) return guard;
  const asked = args[capability]?.value;
  // Whoever names the capability names one that everyone has.
  if (asked === undefined || isRequested(asked)) return 0;
  return askedGuards(flow, asked.constant, args.length > capability + 1);
}

/** What asking for a capability proves: one of a role that the files make for members says nothing of others' things. */
function askedGuards({ index }: Flow, capability: unknown, onObject: boolean): number {
  const guards = capabilityGuards(capability, onObject);
  return typeof capability === 'string' && index.memberCapabilities.has(capability) && !onObject
    ? guards & ~Guard.Broad
    : guards;
}

/** Notes a type of posts that is not for the public. */
function noteType({ index }: Flow, [type, options]: readonly ArgInfo[]): void {
  const named = type?.value.constant;
  const isHidden = constantEntry(options?.value, 'public') === false;
  if (typeof named === 'string' && isHidden && constantEntry(options?.value, 'publicly_queryable') !== true)
    index.privateTypes.add(named);
}

/** Functions that write into their arguments. */
function fillReferences(flow: Flow, frame: Frame, node: Call, name: string, args: readonly ArgInfo[]): void {
  const write = (target: ArgInfo | undefined, source: ArgInfo | undefined) => {
    if (target === undefined || source === undefined) return;
    const taints = deepTaints(source.value);
    assign(flow, frame, target.node, makeValue(Type.Array, undefined, taints), node);
  };
  if (name === 'preg_match' || name === 'preg_match_all') {
    const pattern = args[0]?.value.constant;
    const harmless = typeof pattern === 'string' && capturesOnlyDigits(pattern);
    if (harmless && args[2] !== undefined) assign(flow, frame, args[2].node, makeValue(Type.Array), node);
    else write(args[2], args[1]);
  } else if (name === 'parse_str' || name === 'wp_parse_str' || name === 'mb_parse_str') write(args[1], args[0]);
  else if (name === 'settype' && args[0] !== undefined) {
    const type = args[1]?.value.constant;
    if (typeof type === 'string' && /^(?:int|integer|float|double|bool|boolean|null)$/i.test(type)) {
      assign(flow, frame, args[0].node, makeValue(Type.Int), node);
    }
  } else if (name === 'exec' && args[1] !== undefined) {
    assign(flow, frame, args[1].node, makeValue(Type.Array, undefined, programOutput(`${name}()`, node)), node);
  } else if (name === 'proc_open' && args[2] !== undefined) {
    assign(flow, frame, args[2].node, makeValue(Type.Array, undefined, programOutput(`${name}()`, node)), node);
  } else if (name === 'array_push' || name === 'array_unshift') {
    const [target, ...values] = args;
    if (target === undefined) return;
    for (const { value } of values) {
      assign(
        flow,
        frame,
        { kind: 'Index', base: target.node, index: null, start: target.node.start, end: target.node.end },
        value,
        node,
      );
    }
  }
}

function capturesOnlyDigits(pattern: string): boolean {
  const groups = pattern.match(/\((?!\?)[^()]*\)/g);
  return groups?.every((group) => /^\((?:\\d|\[0-9\])[+*]?(?:\{[\d,]+\})?\)$/.test(group)) ?? false;
}
