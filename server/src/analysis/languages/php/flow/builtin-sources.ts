import type { Call, Expr } from '../ast.ts';
import { textFilters } from '../taint/functions.ts';
import { allDanger, Danger, type DangerMask } from '../taint/kinds.ts';
import {
  type CallSource,
  contentDanger,
  safeOptions,
  safeQueryVars,
  sourceFunctions,
  storedDangerOf,
} from '../taint/sources.ts';
import type { ArgInfo } from './events.ts';
import type { Frame } from './frame.ts';
import { fileContent, innerContent, programOutput, programs } from './outside.ts';
import { valueFrom } from './subjects.ts';
import { clearTaints, contentEntry, deepTaints, makeSource, mergeTaints } from './taints.ts';
import { makeValue, noTaints, someString, type Taint, Type, unknown, type Value } from './value.ts';

/** Functions that give what is in the file that their first argument leads to, or a handle of it. */
const fileReaders: ReadonlySet<string> = new Set(
  'file_get_contents fopen file gzopen gzfile simplexml_load_file parse_ini_file wp_json_file_decode exif_read_data wp_read_image_metadata'.split(
    ' ',
  ),
);

/** What a function gives that reads the request or stored data; null for other functions. */
export function sourceResult(frame: Frame, node: Call, name: string, args: readonly ArgInfo[]): Value | null {
  if (name === 'add_query_arg' || name === 'remove_query_arg') return queryUrl(node, name, args);
  if (name === 'get_search_query') {
    if (args[0]?.value.constant !== false) return someString;
    return foreign(frame, 'request', 'get_search_query( false )', allDanger, node);
  }
  if (fileReaders.has(name)) {
    if (args[0]?.value.constant === 'php://input') {
      return foreign(frame, 'request', 'php://input', allDanger, node);
    }
    return innerContent(args[0], node) ?? fileContent(name, args[0], node);
  }
  if (name === 'download_url') return fetchedFile(args[0]);
  if (programs.has(name)) return makeValue(unknown.types, undefined, programOutput(`${name}()`, node));
  const source = sourceFunctions.get(name);
  // What wpdb itself fetches first are columns and settings of the server; its rows have a source of their own.
  if (source === undefined || (frame.className === 'wpdb' && name.startsWith('mysqli_fetch_'))) return null;
  const [first, second] = args;
  if (source.kind === 'internal') return foreign(frame, 'internal', source.label, Danger.Disclose, node);
  let mask: DangerMask = source.kind === 'stored' ? storedDangerOf(name) : allDanger;
  if (name === 'filter_input_array' && second?.node.kind === 'Array') return filteredInputs(node, second.node);
  if (name === 'filter_input') {
    if (first?.node.kind === 'Name' && first.node.text === 'INPUT_SERVER') {
      const key = second?.value.constant;
      if (typeof key === 'string' && !key.startsWith('HTTP_') && key !== 'REQUEST_URI' && key !== 'PHP_SELF')
        return someString;
    }
    const filter = filterMask(args[2]);
    if (filter === null) {
      frame.state.addRead({ label: `${name}()`, start: node.start, end: node.end });
      return valueFrom(Type.String, 'requested');
    }
    mask &= ~filter;
  }
  if (source.kind === 'stored' && name.endsWith('option')) {
    const key = (name === 'get_blog_option' || name === 'get_network_option' ? second : first)?.value.constant;
    if (typeof key === 'string' && safeOptions.has(key)) return unknown;
  }
  if (
    name === 'get_query_var' &&
    typeof first?.value.constant === 'string' &&
    safeQueryVars.has(first.value.constant)
  ) {
    return unknown;
  }
  const key = args.find(({ value }) => typeof value.constant === 'string')?.value.constant;
  const label = typeof key === 'string' && key !== '' ? `${name}( '${key}' )` : source.label;
  return foreign(frame, source.kind, label, mask, node);
}

/** A temporary file: what is in it, whoever chose the address chose, too. */
function fetchedFile(address: ArgInfo | undefined): Value {
  const taints = address === undefined ? noTaints : clearTaints(deepTaints(address.value), allDanger & ~contentDanger);
  if (taints.length === 0) return someString;
  const content = makeValue(Type.String, undefined, taints);
  return makeValue(Type.String | Type.Object, undefined, noTaints, null, {
    entries: new Map([[contentEntry, content]]),
    rest: null,
  });
}

function foreign(frame: Frame, kind: CallSource['kind'], label: string, mask: DangerMask, node: Call): Value {
  if (kind === 'request') frame.state.addRead({ label, start: node.start, end: node.end });
  return makeValue(unknown.types & ~Type.Object, undefined, [
    { mask, source: makeSource(kind, label, node), step: null },
  ]);
}

/** `filter_input_array( INPUT_POST, array( 'a' => FILTER_… ) )`: each field by its filter. */
function filteredInputs(node: Call, filters: Extract<Expr, { kind: 'Array' }>): Value {
  const entries = new Map<string, Value>();
  for (const item of filters.items) {
    if (item?.key?.kind !== 'Str') continue;
    const own = item.value.kind === 'Array' ? item.value.items.find((part) => isKey(part?.key, 'filter')) : item;
    const cleared = filterMaskOf(own?.value);
    const source = makeSource('request', `filter_input_array() for '${item.key.value}'`, node);
    entries.set(
      item.key.value,
      cleared === null
        ? someString
        : makeValue(Type.String, undefined, [{ mask: allDanger & ~cleared, source, step: null }]),
    );
  }
  return makeValue(Type.Array, undefined, noTaints, null, { entries, rest: null });
}

function isKey(key: Expr | null | undefined, text: string): boolean {
  return key?.kind === 'Str' && key.value === text;
}

/** Without a URL of its own, add_query_arg() starts from the request's. */
function queryUrl(node: Call, name: string, args: readonly ArgInfo[]): Value {
  // One argument and an address: fields by their names, unless the first is known to be a name.
  const first = args[0]?.value;
  const isName = first !== undefined && (first.constant !== undefined || (first.types & Type.Array) === 0);
  const url = name === 'remove_query_arg' || !isName ? args[1] : args[2];
  const whole = name === 'add_query_arg' && url === undefined && args.length >= 3;
  // Its other arguments are URL-encoded only when the caller does it; quotes and brackets stay.
  let taints: readonly Taint[] = noTaints;
  const fixedHost = Danger.Redirect | Danger.Url | Danger.Ssrf;
  for (const argument of args) {
    const own = deepTaints(argument.value);
    taints = mergeTaints(taints, argument === url ? own : clearTaints(own, fixedHost));
  }
  if (url === undefined && !whole) {
    const source = makeSource('request', `${name}() without a URL`, node);
    const mask =
      Danger.AttrDouble | Danger.AttrSingle | Danger.AttrUnquoted | Danger.HtmlText | Danger.JsString | Danger.Exact;
    taints = mergeTaints(taints, [{ mask, source, step: null }]);
  }
  return makeValue(Type.String, undefined, taints);
}

/** What a filter constant clears; null when nothing dangerous is left. */
export function filterMask(argument: ArgInfo | undefined): DangerMask | null {
  return filterMaskOf(argument?.node);
}

function filterMaskOf(node: Expr | undefined): DangerMask | null {
  return node?.kind === 'Name' ? (textFilters.get(node.text.toLowerCase()) ?? null) : 0;
}
