import type { Expr } from '../ast.ts';
import { Danger } from '../taint/kinds.ts';
import { recordDanger } from '../taint/sources.ts';
import { withTaints } from './access.ts';
import type { ArgInfo } from './events.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { Guard, keptBit } from './guards.ts';
import { literalTexts } from './ropes.ts';
import { makeSource, mergeTaints } from './taints.ts';
import { entryOf, type Span, type Value } from './value.ts';

/** What comes back from where a site keeps it may still break out of everything but a redirect, and names no keys. */
export const keptDanger = recordDanger | Danger.Header | Danger.PathDots | Danger.Ssrf;

/** Where the name and the value of what a function keeps stand; `of`: what has fields of such names. */
interface Keeper {
  readonly of: string;
  readonly key: number;
  readonly value: number;
}

const each = (names: string, keeper: Keeper): [string, Keeper][] => names.split(' ').map((name) => [name, keeper]);

const keepers: ReadonlyMap<string, Keeper> = new Map([
  ...each('update_option add_option update_site_option add_site_option', { of: 'option', key: 0, value: 1 }),
  ...each('update_post_meta add_post_meta', { of: 'post', key: 1, value: 2 }),
  ...each('update_user_meta add_user_meta', { of: 'user', key: 1, value: 2 }),
  ...each('update_term_meta add_term_meta', { of: 'term', key: 1, value: 2 }),
  ...each('update_comment_meta add_comment_meta', { of: 'comment', key: 1, value: 2 }),
]);

/** Functions that read the same, and where the name stands. */
const readers: ReadonlyMap<string, { readonly of: string; readonly key: number }> = new Map([
  ['get_option', { of: 'option', key: 0 }],
  ['get_site_option', { of: 'option', key: 0 }],
  ['get_post_meta', { of: 'post', key: 1 }],
  ['get_user_meta', { of: 'user', key: 1 }],
  ['get_term_meta', { of: 'term', key: 1 }],
  ['get_comment_meta', { of: 'comment', key: 1 }],
]);

/** The name of a kept field among the symbols that all functions share. */
const placeOf = (of: string, key: string): string => `kept ${of} ${key}`;

/** The same for the rows of a table. */
export const rowsPlace = (table: string): string => `kept rows ${table.toLowerCase()}`;

/** Notes what goes to where it is kept: what the files read from there is that. */
export function keep(flow: Flow, frame: Frame, place: string, value: Value, at: Span): void {
  flow.shared(place).receiveValue(value, 'kept in the database', at, frame.env.guards | keptBit);
}

/** A value that was read from a place, with what the files keep there. */
export function withKept(flow: Flow, place: string, value: Value): Value {
  const taint = { mask: keptDanger | Danger.Names | Danger.Exact, source: flow.shared(place).source, step: null };
  return withTaints(value, mergeTaints(value.taints, [taint]));
}

/** How the source of what editors write through REST begins. */
export const restFieldLabel = 'the meta field ';

/** Meta fields that REST takes as they are sent: from authors for posts, from everyone for the own profile. */
export function feedRestFields(flow: Flow): void {
  for (const { of, key, start, end } of flow.index.restFields) {
    const guards = keptBit | Guard.Nonce | Guard.LoggedIn | (of === 'user' ? Guard.Owner : Guard.Capability);
    const step = { message: 'kept in the database', guards, start, end, previous: null, depth: 1 };
    const source = makeSource('request', `${restFieldLabel}'${key}'`, { start, end });
    flow.shared(placeOf(of, key)).receive({ mask: keptDanger, source, step });
  }
}

/** Notes what a function of WordPress keeps. */
export function keepField(flow: Flow, frame: Frame, node: Expr, name: string, args: readonly ArgInfo[]): void {
  if (name === 'wp_insert_post' || name === 'wp_update_post') {
    const fields = entryOf(args[0]?.value, 'meta_input');
    for (const [key, value] of fields?.shape?.entries ?? []) keepUnder(flow, frame, 'post', key, value, node);
    return;
  }
  const keeper = keepers.get(name);
  const value = keeper === undefined ? undefined : args[keeper.value]?.value;
  if (keeper === undefined || value === undefined) return;
  for (const key of keysIn(args[keeper.key]?.value)) keepUnder(flow, frame, keeper.of, key, value, node);
}

function keepUnder(flow: Flow, frame: Frame, of: string, key: string, value: Value, at: Span): void {
  // What WordPress sanitizes each time it is written, is what its callback leaves.
  if (!flow.index.sanitizedFields.has(key)) keep(flow, frame, placeOf(of, key), value, at);
}

/** What a function of WordPress reads, with what the files keep there. */
export function readField(flow: Flow, name: string, args: readonly ArgInfo[], value: Value): Value {
  const reader = readers.get(name);
  if (reader === undefined || value.taints.length === 0) return value;
  let whole = value;
  for (const key of keysIn(args[reader.key]?.value)) whole = withKept(flow, placeOf(reader.of, key), whole);
  return whole;
}

/** The names that a value may be: one, or each of a list that is gone through. */
function keysIn(name: Value | undefined): readonly string[] {
  if (typeof name?.constant === 'string') return [name.constant];
  return name === undefined ? [] : (literalTexts(name) ?? []);
}

/** A meta field that was read as a property, with what the files keep in it. */
export const withKeptField = (flow: Flow, of: 'user' | 'post', key: string, value: Value): Value =>
  withKept(flow, placeOf(of, key), value);

/** `$order->update_meta_data( 'key', … )` of a shop's objects, which keep their fields like posts. */
export function keepThroughMethod(flow: Flow, frame: Frame, node: Expr, name: string, args: readonly ArgInfo[]): void {
  const key = args[0]?.value.constant;
  const value = args[1]?.value;
  if ((name === 'update_meta_data' || name === 'add_meta_data') && typeof key === 'string' && value !== undefined)
    keepUnder(flow, frame, 'post', key, value, node);
}

/** `$order->get_meta( 'key' )`. */
export function readThroughMethod(flow: Flow, name: string, args: readonly ArgInfo[], value: Value): Value {
  const key = args[0]?.value.constant;
  return name === 'get_meta' && typeof key === 'string' ? withKept(flow, placeOf('post', key), value) : value;
}
