import type { Expr } from '../ast.ts';
import { allDanger, Danger, everyDanger, htmlDanger } from '../taint/kinds.ts';
import { flagConstant } from '../taint/makers.ts';
import {
  attributeDanger,
  contentDanger,
  forwardedHeader,
  hostKeys,
  isClientServerKey,
  ownAddressKeys,
  plainColumn,
  requestGlobals,
  serverFileKeys,
  storedDanger,
  storedProperties,
} from '../taint/sources.ts';
import { indexValue, keyOf, someEntry } from './access.ts';
import { classOf, propertyPlace, sharedProperty } from './assign.ts';
import { noteRowChoice } from './dispatch-rows.ts';
import { fieldCheckedByConstructor } from './exit-facts.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import type { FunctionState } from './function-state.ts';
import { Guard, makeGuards } from './guards.ts';
import { withMade } from './made.ts';
import { magicField } from './magic-fields.ts';
import { sessionEntry } from './outside.ts';
import { parameterOf, parameterProvenance } from './provenance.ts';
import { restParameter } from './rest-parameter.ts';
import { literalChoices } from './ropes.ts';
import { sessionName } from './session-reads.ts';
import { isRequested, numberOf, valueFrom } from './subjects.ts';
import { clearTaints, contentEntry, deepTaints, entryTaints, makeSource } from './taints.ts';
import { tellField } from './told.ts';
import { isOneOfSeveral } from './untold.ts';
import {
  harmlessTypes,
  makeValue,
  noTaints,
  objectValue,
  type Shape,
  someInt,
  someString,
  stringValue,
  type Taint,
  Type,
  unknown,
  type Value,
} from './value.ts';

/** Classes of the objects WordPress keeps in global variables. */
const globalObjects: ReadonlyMap<string, string> = new Map([
  ['wpdb', 'wpdb'],
  ['wp_query', 'wp_query'],
  ['post', 'wp_post'],
  ['wp_filesystem', 'wp_filesystem_base'],
]);

/** Constants that texts are put together with. */
const knownConstants: ReadonlyMap<string, Value> = new Map([
  ['PHP_EOL', stringValue('\n')],
  ['DIRECTORY_SEPARATOR', stringValue('/')],
  ['OBJECT', stringValue('OBJECT')],
  ['ARRAY_A', stringValue('ARRAY_A')],
  ['ARRAY_N', stringValue('ARRAY_N')],
]);

/** A variable: what was assigned, what WordPress keeps in globals, or the request. */
export function variable(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Var' }>): Value {
  const { name } = node;
  const known = frame.env.get(name);
  if (known !== undefined) return known;
  if (name === 'this') return objectValue(frame.className === '' ? null : frame.className);
  if (name.charCodeAt(0) === 95 && (requestGlobals.has(name) || name === '_SERVER' || name === '_FILES')) {
    frame.state.addRead({ label: `$${name}`, start: node.start, end: node.end });
    // Of each file PHP itself says where it lies, how long it is and what went wrong.
    if (name === '_FILES') {
      const file = sentFile([{ mask: allDanger, source: makeSource('request', '$_FILES', node), step: null }]);
      return makeValue(Type.Array, undefined, noTaints, null, { entries: new Map(), rest: file });
    }
    return makeValue(Type.Array, undefined, [
      { mask: allDanger, source: makeSource('request', `$${name}`, node), step: null },
    ]);
  }
  const isGlobal = frame.isTopLevel || frame.globals?.has(name) === true;
  if (name === 'current_user' && isGlobal) return valueFrom(Type.Object, 'current-user');
  const className = globalObjects.get(name);
  if (className !== undefined && (className === 'wpdb' || isGlobal)) return objectValue(className);
  if (frame.extracted !== null) return makeValue(unknown.types, undefined, entryTaints(frame.extracted, name));
  if (name === 'attributes' && frame.isTopLevel && flow.isBlockRender) {
    return makeValue(Type.Array, undefined, [
      { mask: attributeDanger, source: makeSource('attributes', '$attributes of the block', node), step: null },
    ]);
  }
  return unknown;
}

/** `$a[ key ]`. */
export function indexed(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Index' }>): Value {
  const index = node.index === null ? null : flow.evaluate(frame, node.index);
  const key = index === null ? null : keyOf(index);
  if (key !== null) tellField(frame.state, key);
  if (node.base.kind === 'Var') {
    const { name } = node.base;
    if (requestGlobals.has(name) || name === '_SERVER' || name === '_FILES') {
      return superglobal(flow, frame, node, name, key, index);
    }
    if (name === '_SESSION') {
      const own = frame.env.get(name)?.shape?.entries.get(key ?? '');
      if (own !== undefined) return own;
      if (key === null) return sessionEntry(null, node);
      // Whether this code sets it, is known when all of it has run.
      flow.sessionReads.note(key, node);
      return shared(flow, sessionName(key));
    }
    if (name === 'GLOBALS' && key !== null) {
      return globalObjects.has(key) ? objectValue(globalObjects.get(key) ?? null) : shared(flow, `$${key}`);
    }
  }
  const base = flow.evaluate(frame, node.base);
  if (key === null) noteRowChoice(flow.index, frame, node, base);
  if (base.className === 'wp_rest_request') {
    // What a condition has said of it holds.
    return base.shape?.entries.get(key ?? '') ?? restParameter(flow, frame, key, node);
  }
  const entry = byIndex(node, base, index, key === null && index !== null ? someEntry(base) : indexValue(base, key));
  return key === null || entry.taints.length === 0 || !plainColumn.test(key) ? entry : withoutStored(entry);
}

/** An entry that something telling chose, such as a letter of an alphabet by a random number. */
function byIndex(node: Extract<Expr, { kind: 'Index' }>, base: Value, index: Value | null, entry: Value): Value {
  if (index === null || node.index === null || (index.made === null && !isKeptWhole(base))) return entry;
  const args = [
    { node: node.base, value: base },
    { node: node.index, value: index },
  ];
  return withMade(entry, { name: 'index', kind: 'carrier', node, args });
}

/** What is kept as one array, or stands in one folder: an entry of it is kept there, too. */
function isKeptWhole({ made }: Value): boolean {
  if (made === null) return false;
  // Defaults beside it change nothing about that.
  const isMerged = made.kind === 'carrier' && made.args.some(({ value }) => value.made?.kind === 'stored');
  return made.kind === 'folder' || made.kind === 'stored' || isMerged;
}

/** Columns of numbers and keys hold no text that someone stored. */
function withoutStored(entry: Value): Value {
  const requested = entry.taints.filter(({ source }) => source.kind !== 'stored');
  if (requested.length === entry.taints.length) return entry;
  const rest = makeValue(entry.types, undefined, requested.length === 0 ? noTaints : requested);
  return withMade(rest, entry.made);
}

function superglobal(
  flow: Flow,
  frame: Frame,
  node: Expr,
  name: string,
  key: string | null,
  index: Value | null,
): Value {
  const known = key === null ? undefined : frame.env.get(name)?.shape?.entries.get(key);
  if (known !== undefined) return known;
  if (name === '_SERVER' && (key === null ? serverKeys(index) : [key])?.every((one) => !isClientServerKey(one)))
    return unknown;
  if (
    name !== '_SERVER' &&
    node.kind === 'Index' &&
    node.index?.kind === 'Var' &&
    isOneOfSeveral(frame.state, node.index.name)
  )
    return unknown;
  const checked = key === null || name === '_SERVER' ? null : fieldCheckedByConstructor(flow, frame, name, key);
  if (checked !== null) return checked;
  const label = `$${name}[${key === null ? '…' : `'${key}'`}]`;
  if (name !== '_SERVER') {
    frame.state.addRead({ label, start: node.start, end: node.end });
    if (frame.conditions === 0) frame.env.guards |= Guard.Requested;
    if (name === '_GET' && key === 'page' && isPageOfMenu(frame.state)) return someString;
  }
  const mask = name === '_SERVER' ? serverDanger(key, index) : allDanger;
  const taints = [{ mask, source: makeSource('request', label, node), step: null }];
  if (name === '_FILES') return sentFile(taints);
  const sent = makeValue(Type.String | Type.Array | Type.Null, undefined, taints);
  if (name !== '_SERVER' || (key !== null && !forwardedHeader.test(key))) return sent;
  return withMade(sent, { name: key ?? '', kind: 'claimed', node, args: [] });
}

/** WordPress calls a page of the menu where the request names just that one. */
function isPageOfMenu({ entries }: FunctionState): boolean {
  return entries.length > 0 && entries.every(({ kind }) => kind === 'admin-page');
}

function sentFile(taints: readonly Taint[]): Value {
  const content = makeValue(Type.String, undefined, clearTaints(taints, allDanger & ~contentDanger));
  const path = makeValue(Type.String, undefined, noTaints, null, {
    entries: new Map([[contentEntry, content]]),
    rest: null,
  });
  const entries = new Map(serverFileKeys.map((part) => [part, part === 'tmp_name' ? path : someInt]));
  return makeValue(Type.Array, undefined, taints, null, { entries, rest: null });
}

/** The keys of $_SERVER that an index may be, null where it may be any. */
function serverKeys(index: Value | null): readonly string[] | null {
  return index === null ? null : literalChoices(index);
}

/** What an entry of $_SERVER can break out of: most of them are the server's own, so a client's one is a guess where the key is not known. */
function serverDanger(key: string | null, index: Value | null): number {
  if (key === null) {
    const isChosen = index !== null && (serverKeys(index) !== null || isRequested(index));
    return isChosen ? allDanger : allDanger & ~Danger.Exact;
  }
  if (ownAddressKeys.has(key)) return allDanger & ~(Danger.Redirect | Danger.Url | Danger.Ssrf);
  // Only a shell passes arguments, and it shows no page.
  if (key === 'argv') return allDanger & ~(htmlDanger | Danger.Url | Danger.JsString | Danger.JsCode | Danger.Css);
  return hostKeys.has(key) ? allDanger & ~(Danger.Path | Danger.PathDots | Danger.Include) : allDanger;
}

/** What a property or global holds, as far as all its assignments tell. */
function shared(flow: Flow, name: string): Value {
  const facts = flow.sharedFacts(name);
  const symbol = flow.shared(name);
  const types = facts?.types ?? unknown.types;
  if (facts !== undefined && (types & harmlessTypes) === types)
    return withMade(valueFrom(types, facts.provenance), facts.made);
  return makeValue(
    types,
    undefined,
    [{ mask: everyDanger, source: symbol.source, step: null }],
    null,
    callbackTable(flow, name),
    facts?.className ?? null,
    0,
    null,
    facts?.provenance ?? null,
    facts?.made ?? null,
  );
}

/** The table of callbacks that a property holds once the plugin is loaded. */
function callbackTable({ index }: Flow, name: string): Shape | null {
  const table = index.propertyCallbacks.get(name);
  if (table === undefined) return null;
  const entries = new Map<string, Value>();
  for (const [key, node] of table)
    entries.set(key, makeValue(Type.Array | Type.String | Type.Object, undefined, noTaints, null, null, null, 0, node));
  return { entries, rest: null };
}

/** `$a->b` and `A::$b`. */
export function property(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Prop' | 'StaticProp' }>): Value {
  if (typeof node.name === 'string') tellField(frame.state, node.name);
  const { place, shared: sharedName } = propertyPlace(flow, frame, node);
  if (place !== null) {
    const known = frame.env.get(place);
    if (known !== undefined) return known;
  }
  if (sharedName !== null) {
    if (/::\$wpdb$/.test(sharedName)) return objectValue('wpdb');
    return shared(flow, sharedName);
  }
  if (node.kind === 'StaticProp') return unknown;
  const object = flow.evaluate(frame, node.object);
  if (typeof node.name !== 'string') {
    flow.evaluate(frame, node.name);
    return unknown;
  }
  if (object.className === 'wpdb') {
    if (node.name === 'insert_id') return valueFrom(Type.Int, 'created');
    if (node.name === 'last_error' || node.name === 'last_query') return inner(`$wpdb->${node.name}`, node);
    return node.name === 'last_result' ? unknown : someString;
  }
  if ((object.provenance === 'requested' || parameterOf(object.provenance) !== -1) && node.name === 'ID')
    return numberOf(object);
  if (object.provenance === 'current-user' && node.name === 'ID') {
    return valueFrom(Type.Int, 'current-user-id', makeGuards(Guard.LoggedIn, 0));
  }
  if (node.name === 'roles' && object.provenance !== 'requested' && (object.types & Type.Object) !== 0)
    return valueFrom(Type.Array, 'roles');
  if (node.name === 'wpdb') return objectValue('wpdb');
  if (node.name === 'last_error' && (object.types & Type.Object) !== 0) return inner('->last_error', node);
  if (storedProperties.has(node.name) && (object.types & Type.Object) !== 0) {
    const label = `->${node.name}`;
    return makeValue(Type.String, undefined, [
      { mask: storedDanger, source: makeSource('stored', label, node), step: null },
      ...deepTaints(object),
    ]);
  }
  const named = object.className === null ? null : sharedProperty(flow, object.className, node.name);
  if (named !== null) return shared(flow, named);
  const field = magicField(flow, object, node.name, node);
  if (field !== null) return field;
  const entry = idOf(object, node.name, indexValue(object, node.name));
  // Rows are objects as well as arrays: a column of foreign rows is foreign, an id is not.
  if (entry.taints.length > 0 && plainColumn.test(node.name)) {
    return withoutStored(entry);
  }
  return entry;
}

/** The id of an object that a caller passes names what the caller passes. */
function idOf({ taints }: Value, name: string, id: Value): Value {
  const [only, ...others] = taints;
  const { root, path } = only?.source.symbol?.origin ?? { root: null, path: [] };
  if (!/^id$/i.test(name) || root === null || root.position < 0 || path.length > 0 || others.length > 0) return id;
  return makeValue(id.types, undefined, id.taints, null, null, null, 0, null, parameterProvenance(root.position));
}

/** What shows inner workings. */
function inner(label: string, node: Expr): Value {
  return makeValue(Type.String, undefined, [
    { mask: Danger.Disclose, source: makeSource('internal', label, node), step: null },
  ]);
}

/** Constants of wp-config.php that nobody else may know. */
const secretConstants =
  /^\\?(?:DB_(?:PASSWORD|USER|HOST)|(?:SECURE_)?AUTH_(?:KEY|SALT)|LOGGED_IN_(?:KEY|SALT)|NONCE_(?:KEY|SALT))$/;

/** A constant by name. */
export function constant(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Name' }>): Value {
  const known = knownConstants.get(node.text);
  if (known !== undefined) return known;
  if (node.text === '__NAMESPACE__') return stringValue(flow.index.names.namespaceAt(node.start));
  if (node.text === '__CLASS__') return stringValue(frame.className);
  if (/^(?:die|exit)$/i.test(node.text)) frame.env.dead = true;
  if (secretConstants.test(node.text)) return inner(node.text, node);
  const defined = flow.index.consts.get(node.text);
  // A constant defined from input would be odd; its literal text and its flags are what matters.
  if (defined !== undefined && isLiteralLike(defined)) return flow.evaluate(frame, defined);
  const name = node.text.replace(/^\\/, '');
  return flagConstant.test(name) ? withMade(someInt, { name, kind: 'constant', node, args: [] }) : unknown;
}

/** A literal, or flags that are put together. */
function isLiteralLike(node: Expr): boolean {
  if (node.kind === 'Binary') return node.op === '|' && isLiteralLike(node.left) && isLiteralLike(node.right);
  return node.kind === 'Str' || node.kind === 'Num' || (node.kind === 'Name' && flagConstant.test(node.text));
}

/** `A::B` and `A::class`. */
export function classConstant(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'ClassConst' }>): Value {
  if (node.cls.kind !== 'Name') return unknown;
  const className = classOf(flow, frame, node.cls.text, node.cls.start);
  if (node.name === 'class') return stringValue(className);
  let at: string | null = className;
  for (let depth = 0; at !== null && depth < 10; depth++) {
    const info = flow.index.classes.get(at);
    const element = info?.consts.get(node.name.toLowerCase());
    if (element !== undefined) {
      const { kind } = element.value;
      return kind === 'Array' || kind === 'Concat' || isLiteralLike(element.value)
        ? flow.evaluate(frame, element.value)
        : unknown;
    }
    at = info?.parent ?? null;
  }
  return flagConstant.test(node.name)
    ? withMade(someInt, { name: node.name, kind: 'constant', node, args: [] })
    : unknown;
}
