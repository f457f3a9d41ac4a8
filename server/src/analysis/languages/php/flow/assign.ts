import type { Expr } from '../ast.ts';
import { Danger } from '../taint/kinds.ts';
import { guessedValue, indexValue, keyOf, withEntry, withPath, withTaints } from './access.ts';
import { rowKey } from './dispatch-rows.ts';
import { getterPlace, isSharedPlace } from './exit-facts.ts';
import type { Flow } from './flow.ts';
import type { Frame, Rewrite } from './frame.ts';
import { joinValues } from './join.ts';
import { event } from './literals.ts';
import { withMade } from './made.ts';
import { literalChoices } from './ropes.ts';
import { sessionName } from './session-reads.ts';
import { clearTaints, deepTaints, stepTaints } from './taints.ts';
import { makeValue, nullValue, type Span, Type, type Value } from './value.ts';

/** A variable or property, and the keys that lead into it. */
interface Target {
  /** Key in the environment; null when it is not a fixed place. */
  readonly place: string | null;
  /** Name of the shared symbol behind it: a property or a global. */
  readonly shared: string | null;
  readonly path: readonly (string | null)[];
  /** The last of these keys is none that the request chose, as far as that is seen here. */
  readonly isOwnKey: boolean;
}

/** Environment key and shared name of an object's or class's property. */
export function propertyPlace(flow: Flow, frame: Frame, node: Expr): { place: string | null; shared: string | null } {
  if (node.kind === 'Prop' && typeof node.name === 'string') {
    if (node.object.kind !== 'Var') {
      const inner = propertyPlace(flow, frame, node.object);
      const known = inner.place === null ? undefined : frame.env.get(inner.place);
      const className =
        (known ?? (inner.shared === null ? undefined : flow.sharedFacts(inner.shared)))?.className ?? '';
      return {
        place: inner.place === null ? null : `${inner.place}->${node.name}`,
        shared: sharedProperty(flow, className, node.name),
      };
    }
    const { name } = node.object;
    const className = name === 'this' ? frame.className : (frame.env.get(name)?.className ?? '');
    return { place: `${name}->${node.name}`, shared: sharedProperty(flow, className, node.name) };
  }
  if (node.kind === 'StaticProp' && typeof node.name === 'string' && node.cls.kind === 'Name') {
    const cls = classOf(flow, frame, node.cls.text, node.cls.start);
    const name = `${flow.index.hierarchy.propertyOwner(cls, node.name)}::$${node.name}`;
    return { place: name, shared: name };
  }
  return { place: null, shared: null };
}

/** The shared name of a property of a class, null for classes that the files do not declare. */
export function sharedProperty(flow: Flow, className: string, property: string): string | null {
  if (!flow.index.classes.has(className)) return null;
  return `${flow.index.hierarchy.propertyOwner(className, property)}::$${property}`;
}

/** The class that a name, `self`, `static` or `parent` means here. */
export function classOf(flow: Flow, frame: Frame, name: string, offset: number): string {
  const resolved = flow.index.names.classNameAt(name, offset);
  if (resolved === 'self' || resolved === 'static') return frame.className;
  if (resolved === 'parent') return flow.index.classes.get(frame.className)?.parent ?? '';
  return resolved;
}

function targetOf(flow: Flow, frame: Frame, node: Expr): Target {
  const path: (string | null)[] = [];
  let at = node;
  let isOwnKey = true;
  while (at.kind === 'Index') {
    const index = at.index === null ? null : flow.evaluate(frame, at.index);
    if (at === node && index !== null) isOwnKey = index.taints.every(({ source }) => source.kind !== 'request');
    path.unshift(index === null ? appendedKey(frame, at.base) : keyOf(index));
    at = at.base;
  }
  if (at.kind === 'Var') return { place: at.name, shared: null, path, isOwnKey };
  const getter = getterPlace(at);
  if (getter !== null) return { place: getter, shared: null, path, isOwnKey };
  return { ...propertyPlace(flow, frame, at), path, isOwnKey };
}

/** The key that `$a[] = …` makes, where the array is known so far; null in loops, which make many. */
function appendedKey(frame: Frame, base: Expr): string | null {
  if (frame.loopDepth > 0 || base.kind !== 'Var') return null;
  const known = frame.env.get(base.name);
  if (known === undefined || known.types !== Type.Array || known.taints.length > 0) return null;
  if (known.shape === null || known.shape.rest !== null) return null;
  const keys = [...known.shape.entries.keys()];
  return keys.every((key, at) => key === String(at)) && keys.length < 32 ? String(keys.length) : null;
}

/** The expression that names the variable which is set, null when a fixed name stands there. */
function namedBy(target: Expr): Expr | null {
  if (target.kind === 'VarVar') return target.value;
  return target.kind === 'Index' && target.base.kind === 'Var' && target.base.name === 'GLOBALS' ? target.index : null;
}

/** Assigns to a variable, an entry, a property or a list of them. */
export function assign(flow: Flow, frame: Frame, target: Expr, given: Value, at: Span): void {
  const key = target.kind === 'Var' && given.constant === undefined ? rowKey(frame.state, target.name) : undefined;
  const value = key ?? given;
  if (target.kind === 'Array') {
    assignList(flow, frame, target, value, at);
    return;
  }
  const named = namedBy(target);
  if (named !== null) event(flow, frame, target, 'variable', flow.evaluate(frame, named));
  const { place, shared, path, isOwnKey } = targetOf(flow, frame, target);
  if (place === null) {
    if (target.kind === 'Prop' && typeof target.name !== 'string') fillSome(flow, frame, target, value, at);
    return;
  }
  const { env } = frame;
  const isUnderOwnKey = path.at(-1) === null && isOwnKey;
  const taints = isUnderOwnKey ? clearTaints(value.taints, Danger.Names) : value.taints;
  const stored =
    value.taints.length === 0
      ? value
      : withTaints(value, stepTaints(taints, `kept in ${flow.source.slice(target).slice(0, 60)}`, at, env.guards));
  for (const rewrite of frame.rewrites) {
    if (isRewrite(target, rewrite)) rewrite.value = rewrite.value === null ? stored : joinValues(rewrite.value, stored);
  }
  const whole = path.length === 0 ? stored : withKeys(flow, frame, target, env.get(place), path, stored);
  env.set(place, whole.guards !== 0 && path.length > 0 ? makeGuardless(whole) : whole);
  if (shared === null) {
    fillObject(frame, target, whole);
    noteClause(flow, frame, target, stored);
  }
  const [entry] = path;
  if (place === '_SESSION' && typeof entry === 'string') {
    event(flow, frame, target, 'session', stored);
    const kept = sessionName(entry);
    flow.shared(kept).receiveValue(path.length === 1 ? stored : indexValue(whole, entry), 'kept', at, env.guards);
    flow.joinSharedFacts(kept, indexValue(whole, entry));
    return;
  }
  const sharedName = shared ?? (frame.globals?.has(place) === true ? `$${place}` : null);
  if (sharedName === null) return;
  flow.shared(sharedName).receiveValue(path.length === 0 ? stored : whole, 'kept', at, env.guards);
  flow.joinSharedFacts(sharedName, whole);
}

/** `$row->title = …` of an object without a class of the files: the object carries it to wherever it goes. */
function fillObject({ env }: Frame, target: Expr, value: Value): void {
  let at = target;
  while (at.kind === 'Index') at = at.base;
  if (at.kind !== 'Prop' || typeof at.name !== 'string' || at.object.kind !== 'Var' || at.object.name === 'this')
    return;
  const object = env.get(at.object.name);
  if (object !== undefined) env.set(at.object.name, withMade(withEntry(object, at.name, value), object.made));
}

/** Of more properties than these nobody can tell which one is meant, and what all of them hold then hides what is sure. */
const mostMeant = 8;

/** `$this->$name = …`: one of the properties that its class declares, those whose name that may be. */
function fillSome(flow: Flow, frame: Frame, target: Extract<Expr, { kind: 'Prop' }>, value: Value, at: Span): void {
  if (deepTaints(value).length === 0 || typeof target.name === 'string') return;
  const className = flow.evaluate(frame, target.object).className ?? '';
  const names = literalChoices(flow.evaluate(frame, target.name));
  const declared = flow.index.classes.get(className)?.node.props ?? [];
  if (names === null && declared.length > mostMeant) return;
  for (const { name, type } of declared) {
    if ((names !== null && !names.includes(name)) || /^\??(?:int|float|bool)$/i.test(type ?? '')) continue;
    const shared = sharedProperty(flow, className, name);
    const kept = names === null ? guessedValue(value) : value;
    if (shared !== null) flow.shared(shared).receiveValue(kept, 'kept', at, frame.env.guards);
  }
}

/** Parts of the statement of a `WP_User_Query`, which hooks may write anew; no other class has properties of these names. */
const userQueryClauses: ReadonlySet<string> = new Set([
  'query_fields',
  'query_from',
  'query_where',
  'query_orderby',
  'query_limit',
]);

/** `$query->query_where .= …` */
function noteClause(flow: Flow, frame: Frame, target: Expr, value: Value): void {
  if (target.kind === 'Prop' && typeof target.name === 'string' && userQueryClauses.has(target.name))
    event(flow, frame, target, 'sql', value);
}

/** Under a key that is one of a few texts, such as those of a list that is gone through, each of them gets the value. */
function withKeys(
  flow: Flow,
  frame: Frame,
  target: Expr,
  before: Value | undefined,
  path: readonly (string | null)[],
  value: Value,
): Value {
  const index = path.length === 1 && path[0] === null && target.kind === 'Index' ? target.index : null;
  const keys = index === null ? null : literalChoices(flow.evaluate(frame, index));
  if (keys === null) return withPath(before, path, value);
  let whole = before;
  for (const key of keys) {
    const known = whole?.shape?.entries.get(key);
    whole = withEntry(whole, key, known === undefined ? value : joinValues(known, value));
  }
  return whole ?? value;
}

/** Whether a target is the entry that a loop over the array is at. */
export function isRewrite(target: Expr, { array, key }: Rewrite): boolean {
  return (
    target.kind === 'Index' &&
    target.base.kind === 'Var' &&
    target.base.name === array &&
    target.index?.kind === 'Var' &&
    target.index.name === key
  );
}

function makeGuardless(value: Value): Value {
  return makeValue(
    value.types,
    value.constant,
    value.taints,
    value.rope,
    value.shape,
    value.className,
    0,
    value.callable,
    value.provenance,
    value.made,
  );
}

function assignList(flow: Flow, frame: Frame, target: Extract<Expr, { kind: 'Array' }>, value: Value, at: Span): void {
  let position = 0;
  for (const item of target.items) {
    if (item !== null) {
      const key = item.key === null ? String(position) : keyOf(flow.evaluate(frame, item.key));
      assign(flow, frame, item.value, indexValue(value, key), at);
    }
    position++;
  }
}

/** The array that an entry is narrowed in: what a test says of one entry says nothing of those beside it. */
function wholeArray(flow: Flow, frame: Frame, target: Expr, keys: readonly string[]): Value | undefined {
  let root = target;
  while (root.kind === 'Index') root = root.base;
  return root.kind === 'Var' && root.name.startsWith('_')
    ? outerEntry(flow, frame, target, keys)
    : flow.evaluate(frame, root);
}

/** `$_FILES['f']['type']`: the file's other entries stay what they are. */
function outerEntry(flow: Flow, frame: Frame, target: Expr, [first]: readonly string[]): Value | undefined {
  let at = target;
  while (at.kind === 'Index' && at.base.kind === 'Index') at = at.base;
  if (at === target || at.kind !== 'Index' || at.base.kind !== 'Var' || !at.base.name.startsWith('_')) return undefined;
  return first === undefined ? undefined : withPath(undefined, [first], flow.evaluate(frame, at));
}

function isHarmless({ types, taints, constant }: Value): boolean {
  return taints.length === 0 && types !== Type.Null && constant === undefined;
}

/** Narrows what is known of a variable, entry or property that a condition has looked at. */
export function narrow(flow: Flow, frame: Frame, target: Expr, change: (value: Value) => Value): void {
  const { place, path } = targetOf(flow, frame, target);
  if (place === null || path.includes(null)) return;
  const keys = path.filter((key) => key !== null);
  const base =
    frame.env.get(place) ?? (path.length === 0 ? flow.evaluate(frame, target) : wholeArray(flow, frame, target, keys));
  const before = path.length === 0 ? (base ?? nullValue) : flow.evaluate(frame, target);
  const after = change(before);
  // What a method gives may be something else the next time: only that it is harmless is relied on.
  if (place.endsWith('()') && (path.length > 0 || before.taints.length === 0 || !isHarmless(after))) return;
  if (isSharedPlace(place)) frame.state.narrowsShared = true;
  frame.env.set(place, withPath(base, keys, after));
}
