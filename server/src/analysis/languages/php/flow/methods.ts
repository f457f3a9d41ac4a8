import { wordpressClass } from '@presswright/shared/wordpress/facts';
import type { Expr, MethodCall, New, StaticCall } from '../ast.ts';
import { capabilityGuards } from '../taint/capabilities.ts';
import { Danger } from '../taint/kinds.ts';
import { fetchMethods, recordDanger, restRequestMethods, storedDanger } from '../taint/sources.ts';
import { contentOf, guessedValue, withTaints } from './access.ts';
import { applyOneOf } from './apply.ts';
import { asked } from './asked-classes.ts';
import { assign, classOf } from './assign.ts';
import { noteKept } from './call-uses.ts';
import { evaluateArguments } from './calls.ts';
import { databaseMethod } from './database.ts';
import type { ArgInfo } from './events.ts';
import { checkedByConstructor, getterPlace } from './exit-facts.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import type { FunctionState } from './function-state.ts';
import { makeGuards } from './guards.ts';
import { holderReads, madeHolder } from './iteration.ts';
import { keepThroughMethod, readThroughMethod } from './kept-data.ts';
import { event } from './literals.ts';
import { madeWith } from './made.ts';
import { recordHidden } from './private-reads.ts';
import { restParameter, restParameters } from './rest-parameter.ts';
import { isRequested } from './subjects.ts';
import { deepTaints, makeSource } from './taints.ts';
import { tellField } from './told.ts';
import { elsewhere, ownerText } from './unfollowed.ts';
import { makeValue, noTaints, objectValue, Type, unknown, type Value } from './value.ts';

/** `$object->name( … )`. */
export function evaluateMethodCall(flow: Flow, frame: Frame, node: MethodCall): Value {
  const receiver = flow.evaluate(frame, node.object);
  if (typeof node.name !== 'string') return namedMethod(flow, frame, node, node.name);
  const { className } = receiver;
  const name = node.name.toLowerCase();
  const own = node.object.kind === 'Var' && node.object.name === 'this';
  const given = node.args.some(({ spread }) => spread) ? null : node.args.length;
  const states =
    className === null ? onlyMethod(flow, receiver, name, given) : flow.index.methods(className, name, own);
  const isGuess = className === null && !isOwnProperty(node.object);
  const result = callMethod(flow, frame, node, name, className, receiver, states, isGuess);
  const place = result.taints.length === 0 ? null : getterPlace(node);
  return place === null ? result : (frame.env.get(place) ?? checkedByConstructor(flow, frame, place) ?? result);
}

/** `$this->engine`: an object that this code keeps, and whose class is likely one of its own. */
function isOwnProperty(node: Expr): boolean {
  return node.kind === 'Prop' && node.object.kind === 'Var' && node.object.name === 'this';
}

/** A receiver that is not known runs the one method of that name in the file, unless the name says nothing. */
function onlyMethod(flow: Flow, receiver: Value, name: string, given: number | null): FunctionState[] {
  if ((receiver.types & Type.Object) === 0 || name.length < 4 || commonNames.has(name)) return [];
  const only = flow.index.onlyMethod(name, given);
  return only === null ? [] : [only];
}

const commonNames: ReadonlySet<string> = new Set(
  'query prepare update insert delete save render display init load add_to get_results get_var get_row set_var register process handle execute'.split(
    ' ',
  ),
);

/** `Name::name( … )`. */
export function evaluateStaticCall(flow: Flow, frame: Frame, node: StaticCall): Value {
  let className: string | null = null;
  if (node.cls.kind === 'Name') className = classOf(flow, frame, node.cls.text, node.cls.start);
  else {
    const value = flow.evaluate(frame, node.cls);
    if (deepTaints(value).length > 0 && node.cls.kind !== 'Prop') event(flow, frame, node, 'create', value);
    className = value.className ?? (typeof value.constant === 'string' ? value.constant.toLowerCase() : null);
  }
  if (typeof node.name !== 'string') return namedMethod(flow, frame, node, node.name);
  const name = node.name.toLowerCase();
  const late = node.cls.kind === 'Name' && node.cls.text.toLowerCase() === 'static';
  const states = className === null ? [] : flow.index.methods(className, name, late);
  return callMethod(flow, frame, node, name, className, objectValue(className), states);
}

function isSelf(node: Expr): boolean {
  return node.kind === 'Name' && /^(?:self|static)$/i.test(node.text);
}

/** The methods of the object or class that a call by a known name runs. */
function methodsNamed(flow: Flow, frame: Frame, node: MethodCall | StaticCall, name: string): FunctionState[] {
  const owner = node.kind === 'MethodCall' ? node.object : node.cls;
  const { className, constant } = flow.evaluate(frame, owner);
  const of = className ?? (typeof constant === 'string' ? constant.toLowerCase().replace(/^\\/, '') : null);
  return of === null ? [] : flow.index.methods(of, name.toLowerCase(), false);
}

/** `$object->$name( … )`. */
function namedMethod(flow: Flow, frame: Frame, node: MethodCall | StaticCall, name: Expr): Value {
  const value = flow.evaluate(frame, name);
  const args = evaluateArguments(flow, frame, node.args);
  if (deepTaints(value).length > 0) event(flow, frame, node, 'method', value);
  const own = node.kind === 'MethodCall' ? node.object.kind === 'Var' && node.object.name === 'this' : isSelf(node.cls);
  const known = typeof value.constant === 'string' && !own ? methodsNamed(flow, frame, node, value.constant) : [];
  if (known.length > 0) {
    for (const state of known) state.callers++;
    return applyOneOf(flow, frame, known, args, node);
  }
  const states = own ? flow.index.dispatched(frame.className) : [];
  if (states.length === 0) return unknown;
  // Which one runs is not known: each may, and none may.
  const { env } = frame;
  const inside = env.child();
  frame.env = inside;
  applyOneOf(flow, frame, states, args, node);
  frame.env = env;
  env.absorb([inside, env.child()]);
  return unknown;
}

function callMethod(
  flow: Flow,
  frame: Frame,
  node: MethodCall | StaticCall,
  name: string,
  className: string | null,
  receiver: Value,
  states: readonly FunctionState[],
  isGuess = false,
): Value {
  if (node.firstClass) {
    return makeValue(Type.Object, undefined, noTaints, null, null, 'closure', 0, states[0]?.node ?? null);
  }
  const args = evaluateArguments(flow, frame, node.args);
  tellField(frame.state, name);
  const { guards, held } = frame.env;
  const result =
    states.length === 0
      ? knownMethod(flow, frame, node, className, name, receiver, args)
      : isGuess
        ? guessedValue(applyOneOf(flow, frame, states, args.map(guessedArgument), node))
        : applyOneOf(flow, frame, states, args, node);
  const given = asked(flow, frame, name, args, result);
  if (flow.events.wantsMethod(name)) {
    flow.events.method({
      node,
      className,
      name,
      receiver,
      args,
      isStatement: frame.statement === node,
      result: given,
      enclosing: frame.isTopLevel ? null : frame.state,
      loopDepth: frame.loopDepth,
      guards,
      held,
    });
  }
  return given;
}

/** An argument of a method that was found by its name alone. */
function guessedArgument(argument: ArgInfo): ArgInfo {
  const value = guessedValue(argument.value);
  return value === argument.value ? argument : { ...argument, value };
}

/** Methods of WordPress's own classes. */
function knownMethod(
  flow: Flow,
  frame: Frame,
  node: MethodCall | StaticCall,
  className: string | null,
  name: string,
  receiver: Value,
  args: readonly ArgInfo[],
): Value {
  if (className === 'wpdb') {
    noteKept(flow.ledger, name, args);
    return databaseMethod(flow, frame, node, name, args);
  }
  if (className === 'wp_rest_request' && restRequestMethods.has(name)) {
    if (/^get_(?:(?:json|body|query|url)_)?params$/.test(name)) return restParameters(flow, frame, node);
    const key = name === 'get_param' ? args[0]?.value.constant : undefined;
    return restParameter(flow, frame, typeof key === 'string' ? key : null, node);
  }
  if (className === 'wp_query' && name === 'get') return unknown;
  if (className === 'exception') return exceptionMethod(name, receiver);
  if (name === 'has_cap') {
    frame.state.checksCapability = true;
    const asked = args[0]?.value;
    const proven = asked === undefined || isRequested(asked) ? 0 : capabilityGuards(asked.constant, args.length > 1);
    return makeValue(Type.Bool, undefined, noTaints, null, null, null, makeGuards(proven, 0));
  }
  const given = foreignMethod(frame, node, name);
  if (given !== null) return given;
  keepThroughMethod(flow, frame, node, name, args);
  if (savesRecord.has(name) && receiver.provenance === 'requested' && receiver.made !== null)
    recordSaved(frame, node, name, receiver);
  if (name === 'open' && className === 'ziparchive' && node.kind === 'MethodCall' && args[0] !== undefined)
    assign(flow, frame, node.object, withTaints(receiver, contentOf(args[0].value).taints), node);
  if (receiver.className !== null && holderReads.has(name) && receiver.taints.length > 0)
    return makeValue(unknown.types, undefined, receiver.taints);
  // A getter of an object that was made of foreign data gives foreign data.
  if (receiver.taints.length > 0 && /^(?:get|to|__tostring|value|all)/.test(name) && receiver.className === null) {
    return readThroughMethod(flow, name, args, makeValue(unknown.types, undefined, receiver.taints));
  }
  const written = typeof node.name === 'string' ? node.name : name;
  const owner = className !== null && wordpressClass(className) !== undefined ? '' : ownerText(ownerOf(node));
  return readThroughMethod(flow, name, args, elsewhere(frame, node, written, owner));
}

function ownerOf(node: MethodCall | StaticCall): Expr {
  return node.kind === 'MethodCall' ? node.object : node.cls;
}

const savesRecord: ReadonlySet<string> = new Set(['save', 'delete', 'update_status', 'payment_complete']);

/** `$product->save()` of a shop's object that the request names. */
function recordSaved(frame: Frame, node: MethodCall | StaticCall, name: string, receiver: Value): void {
  const made = madeWith(receiver, ({ kind }) => kind === 'record');
  if (made === null) return;
  frame.state.addChange({
    node,
    label: `->${name}()`,
    guards: frame.env.guards,
    kind: 'object',
    subject: 'requested',
    via: null,
    target: made.name,
    chosen: true,
    choosers: [],
    holders: [],
    upkeep: false,
    mark: false,
  });
}

/** `$statement->fetch( PDO::FETCH_ASSOC )`; other things fetch too. */
function isPdoFetch({ args: [mode] }: MethodCall | StaticCall): boolean {
  return mode?.value.kind === 'ClassConst' && mode.value.name.startsWith('FETCH_');
}

/** What others wrote, given by methods whose names say enough. */
function foreignMethod(frame: Frame, node: MethodCall | StaticCall, name: string): Value | null {
  if (name === 'getnameindex') {
    const source = makeSource('attributes', 'name of a file in the archive', node);
    const mask = Danger.Path | Danger.PathDots | Danger.Include | Danger.Ending | Danger.Exact;
    return makeValue(Type.String, undefined, [{ mask, source, step: null }]);
  }
  if (fetchMethods.has(name) || (name === 'fetch' && isPdoFetch(node))) {
    const source = makeSource('stored', 'a row of the database', node);
    return makeValue(unknown.types, undefined, [{ mask: recordDanger, source, step: null }]);
  }
  // Settings of a page builder's widget: whoever may edit a page writes them.
  if (name !== 'get_settings_for_display' && (name !== 'get_settings' || frame.className === '')) return null;
  if (node.kind !== 'MethodCall' || node.object.kind !== 'Var' || node.object.name !== 'this') return null;
  const source = makeSource('attributes', "widget's settings", node);
  return makeValue(Type.Array | Type.String, undefined, [{ mask: storedDanger | Danger.Exact, source, step: null }]);
}

/** A message may be meant for visitors; a trace and a path are not. */
function exceptionMethod(name: string, { taints }: Value): Value {
  if (!/^(?:getmessage|gettrace|gettraceasstring|getfile|__tostring)$/.test(name)) return unknown;
  const isMessage = name === 'getmessage';
  const told = isMessage ? taints.filter(({ source }) => source.label.startsWith('the error')) : taints;
  return makeValue(Type.String | Type.Array, undefined, told);
}

/** `new Name( … )`. */
export function evaluateNew(flow: Flow, frame: Frame, node: New): Value {
  const className = createdClass(flow, frame, node);
  const args = evaluateArguments(flow, frame, node.args);
  if (className === null) return objectValue(null);
  const creator = flow.index.method(className, '__construct');
  if (creator !== null) applyOneOf(flow, frame, [creator], args, node);
  if (className === 'wp_query') recordHidden(frame, node, 'new WP_Query', args[0]?.value);
  if (flow.events.wantsCreation(className)) {
    flow.events.creation({
      node,
      className,
      args,
      enclosing: frame.isTopLevel ? null : frame.state,
      loopDepth: frame.loopDepth,
      guards: frame.env.guards,
      held: frame.env.held,
    });
  }
  return people.has(className) ? found(className, args, node) : (madeHolder(className, args) ?? objectValue(className));
}

/** Classes whose objects are accounts that are looked up. */
const people: ReadonlySet<string> = new Set(['wp_user', 'wp_user_query']);

/** Whom the request names is the request's choice. */
function found(name: string, args: readonly ArgInfo[], node: New): Value {
  const provenance = name === 'wp_user' && args.some(({ value }) => isRequested(value)) ? 'requested' : null;
  const made = { name, kind: 'people', node, args } as const;
  return makeValue(Type.Object, undefined, noTaints, null, null, name, 0, null, provenance, made);
}

function createdClass(flow: Flow, frame: Frame, node: New): string | null {
  if (node.cls.kind === 'Class') return flow.index.classAt(node.cls.start)?.name ?? null;
  if (node.cls.kind === 'Name') return classOf(flow, frame, node.cls.text, node.cls.start);
  const value = flow.evaluate(frame, node.cls);
  if (deepTaints(value).length > 0) event(flow, frame, node, 'create', value);
  return typeof value.constant === 'string' ? value.constant.toLowerCase().replace(/^\\/, '') : null;
}
