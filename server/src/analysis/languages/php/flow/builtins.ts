import type { ArgInfo } from '../../../rules/rule.ts';
import type { Call, Expr } from '../ast.ts';
import { mappingFunctions, passingFunctions, textFilters } from '../taint/functions.ts';
import { allDanger, Danger, type DangerMask } from '../taint/kinds.ts';
import { safeOptions, safeQueryVars, sourceFunctions, storedDanger } from '../taint/sources.ts';
import { elementOf, indexValue, mapEntries, withEntry } from './access.ts';
import { formatted } from './format.ts';
import type { Frame } from './frame.ts';
import { joinValues } from './join.ts';
import { concat } from './ropes.ts';
import { clearTaints, deepTaints, makeSource, mergeTaints, restoreTaints } from './taints.ts';
import {
  emptyString,
  makeValue,
  noTaints,
  type Shape,
  someBool,
  someInt,
  someString,
  type Taint,
  Type,
  unknown,
  type Value,
} from './value.ts';

type CallBack = (callback: Value, args: readonly ArgInfo[]) => Value | undefined;

const integers: ReadonlySet<string> = new Set(
  'absint intval count sizeof strlen mb_strlen time rand mt_rand wp_rand strpos stripos abs floor ceil round floatval doubleval crc32 get_the_id get_queried_object_id array_sum memory_get_usage filesize number_format number_format_i18n'.split(
    ' ',
  ),
);
const booleans: ReadonlySet<string> = new Set(
  'boolval is_array is_string is_numeric is_int in_array array_key_exists is_wp_error function_exists class_exists file_exists is_admin has_shortcode wp_validate_boolean rest_sanitize_boolean'.split(
    ' ',
  ),
);

/** What a function of PHP or WordPress gives back. */
export function builtinResult(frame: Frame, node: Call, name: string, args: readonly ArgInfo[], call: CallBack): Value {
  const source = sourceResult(frame, node, name, args);
  if (source !== null) return source;
  const special = specialResult(name, args);
  if (special !== null) return special;
  const mapping = mappingFunctions.get(name);
  if (mapping !== undefined) return mapped(frame, name, mapping, args, call);
  const passing = passingFunctions.get(name);
  if (passing?.restores !== undefined) {
    const taints = args[0] === undefined ? noTaints : deepTaints(args[0].value);
    return makeValue(unknown.types, undefined, restoreTaints(taints, passing.restores));
  }
  if (passing !== undefined)
    return passed(name, args, passing.from, passing.clears | flagsCleared(name, args), passing.array === true);
  if (integers.has(name)) return someInt;
  if (booleans.has(name)) return someBool;
  return unknown;
}

function sourceResult(frame: Frame, node: Call, name: string, args: readonly ArgInfo[]): Value | null {
  if (name === 'add_query_arg' || name === 'remove_query_arg') return queryUrl(node, name, args);
  if (name === 'get_search_query') {
    if (args[0]?.value.constant !== false) return someString;
    return foreign(frame, 'request', 'get_search_query( false )', allDanger, node);
  }
  if (name === 'file_get_contents' || name === 'fopen') {
    if (args[0]?.value.constant !== 'php://input') return null;
    return foreign(frame, 'request', 'php://input', allDanger, node);
  }
  const source = sourceFunctions.get(name);
  if (source === undefined) return null;
  const [first, second] = args;
  let mask: DangerMask = source.kind === 'stored' ? storedDanger : allDanger;
  if (name === 'filter_input') {
    if (first?.node.kind === 'Name' && first.node.text === 'INPUT_SERVER') {
      const key = second?.value.constant;
      if (typeof key === 'string' && !key.startsWith('HTTP_') && key !== 'REQUEST_URI' && key !== 'PHP_SELF')
        return someString;
    }
    const filter = filterMask(args[2]);
    if (filter === null) return someString;
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

function foreign(frame: Frame, kind: 'request' | 'stored', label: string, mask: DangerMask, node: Call): Value {
  if (kind === 'request') frame.state.addRead({ label, start: node.start, end: node.end });
  return makeValue(unknown.types & ~Type.Object, undefined, [
    { mask, source: makeSource(kind, label, node), step: null },
  ]);
}

/** Without a URL of its own, add_query_arg() starts from the request's. */
function queryUrl(node: Call, name: string, args: readonly ArgInfo[]): Value {
  const url = name === 'remove_query_arg' ? args[1] : (args[0]?.value.types ?? 0) === Type.Array ? args[1] : args[2];
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
    const mask = Danger.AttrDouble | Danger.AttrSingle | Danger.AttrUnquoted | Danger.HtmlText | Danger.JsString;
    taints = mergeTaints(taints, [{ mask, source, step: null }]);
  }
  return makeValue(Type.String, undefined, taints);
}

/** What a filter constant clears; null when nothing dangerous is left. */
function filterMask(argument: ArgInfo | undefined): DangerMask | null {
  if (argument === undefined) return 0;
  if (argument.node.kind !== 'Name') return 0;
  return textFilters.get(argument.node.text.toLowerCase()) ?? null;
}

function specialResult(name: string, args: readonly ArgInfo[]): Value | null {
  const [first, second] = args;
  switch (name) {
    case 'sprintf':
      return formatted(args, false);
    case 'vsprintf':
      return formatted(args, true);
    case '__':
    case '_x':
    case 'esc_html__':
    case 'esc_attr__':
    case 'esc_html_x':
    case 'esc_attr_x':
      return first?.value.constant === undefined ? null : first.value;
    case '_n':
    case '_nx':
      return first !== undefined && second !== undefined ? joinValues(first.value, second.value) : null;
    case 'filter_var': {
      const mask = filterMask(second);
      if (first === undefined || mask === null) return unknown;
      return makeValue(Type.String, undefined, clearTaints(deepTaints(first.value), mask));
    }
    case 'implode':
    case 'join':
      return imploded(args);
    case 'array_fill':
      return args[2] === undefined
        ? null
        : makeValue(Type.Array, undefined, noTaints, null, { entries: new Map(), rest: args[2].value });
    case 'array_merge':
    case 'array_replace':
      return merged(args.map(({ value }) => value));
    case 'wp_parse_args':
    case 'shortcode_atts':
      return first === undefined || second === undefined
        ? null
        : name === 'wp_parse_args'
          ? merged([second.value, first.value])
          : shortcodeAttributes(first.value, second.value);
    case 'wp_unslash':
    case 'wp_slash':
      return first === undefined ? null : first.value;
    case 'str_replace':
      return replaced(args);
    case 'preg_replace':
      return pregReplaced(args);
    case 'array_keys':
    case 'array_flip':
      return first === undefined ? null : makeValue(Type.Array, undefined, first.value.taints);
    case 'array_values':
    case 'array_unique':
    case 'array_reverse':
    case 'array_slice':
      return first?.value.shape ? first.value : null;
    case 'array_fill_keys':
    case 'array_combine':
      return second === undefined || first === undefined
        ? null
        : makeValue(Type.Array, undefined, mergeTaints(deepTaints(first.value), deepTaints(second.value)));
    case 'end':
    case 'reset':
    case 'current':
    case 'array_pop':
    case 'array_shift':
      return first === undefined ? null : elementOf(first.value);
    case 'array_column':
    case 'wp_list_pluck':
      return first === undefined || second === undefined || typeof second.value.constant !== 'string'
        ? null
        : withEntry(undefined, null, indexValue(elementOf(first.value), second.value.constant));
    case 'dirname':
      return first?.value.taints.length === 0 ? someString : null;
    default:
      return null;
  }
}

/** Separator and entries, with an unknown number of repetitions. */
function imploded(args: readonly ArgInfo[]): Value {
  const array =
    args.find(({ value }) => (value.types & Type.Array) !== 0 && value.shape !== null) ?? args[1] ?? args[0];
  if (array === undefined) return someString;
  const separator = args.find((argument) => argument !== array);
  const element = elementOf(array.value);
  const text = element.shape === null ? element : makeValue(Type.String, undefined, deepTaints(element));
  let made = concat(emptyString, text, null, array.node);
  if (separator !== undefined) {
    made = concat(made, separator.value, null, separator.node);
    made = concat(made, text, null, array.node);
  }
  return made;
}

/** Later arrays win. */
function merged(values: readonly Value[]): Value {
  const entries = new Map<string, Value>();
  let rest: Value | null = null;
  let taints: readonly Taint[] = noTaints;
  let known = true;
  for (const value of values) {
    if (value.taints.length > 0) {
      // A foreign array may override every entry before it.
      entries.clear();
      taints = mergeTaints(taints, value.taints);
    }
    if (value.shape === null) {
      known = false;
      continue;
    }
    for (const [key, entry] of value.shape.entries) {
      if (!/^\d+$/.test(key)) entries.set(key, entry);
      else rest = rest === null ? entry : joinValues(rest, entry);
    }
    if (value.shape.rest !== null) rest = rest === null ? value.shape.rest : joinValues(rest, value.shape.rest);
  }
  const shape: Shape | null = known || entries.size > 0 || rest !== null ? { entries, rest } : null;
  return makeValue(Type.Array, undefined, taints, null, shape);
}

/** Only the named defaults come out, each overridable by the author. */
function shortcodeAttributes(defaults: Value, given: Value): Value {
  if (defaults.shape === null) return makeValue(Type.Array, undefined, mergeTaints(defaults.taints, given.taints));
  const entries = new Map<string, Value>();
  for (const [key, value] of defaults.shape.entries) {
    const passed = indexValue(given, key);
    entries.set(key, makeValue(Type.String, undefined, mergeTaints(value.taints, passed.taints)));
  }
  return makeValue(Type.Array, undefined, noTaints, null, { entries, rest: null });
}

/** Replacing quotes or brackets by nothing is a (poor) sanitizer of exactly those. */
function replaced(args: readonly ArgInfo[]): Value | null {
  const [search, replacement, subject] = args;
  if (search === undefined || replacement === undefined || subject === undefined) return null;
  const taints = mergeTaints(deepTaints(subject.value), deepTaints(replacement.value));
  if (taints.length === 0) return someString;
  // Without any two dots in a row no path leads upwards.
  const dots = search.value.constant === '..' ? Danger.Path | Danger.Include : 0;
  return makeValue(Type.String, undefined, clearTaints(taints, dots));
}

/** `preg_replace( '/[^a-z0-9]/', '', x )` leaves only those characters. */
function pregReplaced(args: readonly ArgInfo[]): Value | null {
  const [pattern, replacement, subject] = args;
  if (pattern === undefined || replacement === undefined || subject === undefined) return null;
  const text = pattern.value.constant;
  const match = typeof text === 'string' ? /^([/#~|@])(?:\(?)\[\^([^\]]+)\]\+?(?:\)?)\+?\1[a-z]*$/i.exec(text) : null;
  const kept = match?.[2];
  const tame =
    kept !== undefined && /^(?:\\[dw\-_.s]|[\w\-. ,])*$/.test(kept) && typeof replacement.value.constant === 'string';
  const own = tame || text === '/\\D/' || text === '/\\D+/' || text === '/\\W/' ? noTaints : deepTaints(subject.value);
  return makeValue(Type.String, undefined, mergeTaints(own, deepTaints(replacement.value)));
}

/** Flags change what some escapers clear. */
function flagsCleared(name: string, args: readonly ArgInfo[]): DangerMask {
  if (name !== 'json_encode' && name !== 'wp_json_encode') return 0;
  const flags = args[1] === undefined ? '' : flagNames(args[1].node);
  // A body of JSON alone is no page: text is safe unless the answer claims to be HTML.
  let cleared: DangerMask = Danger.HtmlText;
  if (flags.includes('JSON_HEX_QUOT')) cleared |= Danger.AttrDouble;
  if (flags.includes('JSON_HEX_APOS')) cleared |= Danger.AttrSingle;
  return cleared;
}

function flagNames(node: Expr): string {
  if (node.kind === 'Name') return node.text;
  return node.kind === 'Binary' ? `${flagNames(node.left)} ${flagNames(node.right)}` : '';
}

function uncleared(name: string, args: readonly ArgInfo[]): DangerMask {
  const flags = args[1] === undefined ? '' : flagNames(args[1].node);
  if (name === 'htmlspecialchars' || name === 'htmlentities') {
    if (flags.includes('ENT_NOQUOTES')) return Danger.AttrDouble | Danger.AttrSingle;
    return flags.includes('ENT_COMPAT') ? Danger.AttrSingle : 0;
  }
  if (name === 'json_encode' || name === 'wp_json_encode') {
    // Unescaped slashes let a string close the script element.
    return flags.includes('JSON_UNESCAPED_SLASHES') && !flags.includes('JSON_HEX_TAG')
      ? Danger.JsString | Danger.JsCode
      : 0;
  }
  return 0;
}

function passed(
  name: string,
  args: readonly ArgInfo[],
  from: readonly number[] | 'all',
  clears: DangerMask,
  array: boolean,
): Value {
  let taints: readonly Taint[] = noTaints;
  let constant: Value['constant'];
  const positions = from === 'all' ? args.keys() : from;
  const effective = clears & ~uncleared(name, args);
  for (const position of positions) {
    const argument = args[position];
    if (argument === undefined) continue;
    taints = mergeTaints(taints, clearTaints(deepTaints(argument.value), effective));
    if (args.length === 1) constant = argument.value.constant;
  }
  if (effective === allDanger) return unknown;
  const only = from === 'all' || from.length !== 1 ? undefined : args[from[0] ?? 0]?.value;
  if (only?.shape && clears === 0) return mapEntries(only, (entry) => entry);
  const types = array ? Type.Array : Type.String | ((only?.types ?? 0) & (Type.Array | Type.Null));
  // Trimming or lower-casing a literal leaves a literal, but not this one.
  const literal = constant !== undefined && typeof constant === 'string' && /^[a-z0-9_ ]*$/.test(constant);
  return makeValue(types, literal ? constant : undefined, taints);
}

function mapped(
  frame: Frame,
  name: string,
  { callback, data, filters }: { callback: number; data: number; filters?: boolean },
  args: readonly ArgInfo[],
  call: CallBack,
): Value {
  const fn = args[callback];
  const subject = args[data];
  if (fn === undefined) return subject === undefined ? unknown : subject.value;
  frame.loopDepth++;
  try {
    return mapWith(name, fn, subject, filters === true, args, call);
  } finally {
    frame.loopDepth--;
  }
}

function mapWith(
  name: string,
  fn: ArgInfo,
  subject: ArgInfo | undefined,
  filters: boolean,
  args: readonly ArgInfo[],
  call: CallBack,
): Value {
  if (name === 'call_user_func') return call(fn.value, args.slice(1)) ?? unknown;
  if (subject === undefined) return unknown;
  if (name === 'call_user_func_array') return call(fn.value, [{ ...subject, spread: true }]) ?? unknown;
  const apply = (value: Value): Value =>
    call(fn.value, [{ node: subject.node, value, name: null, spread: false }]) ?? unknown;
  if (filters) {
    apply(elementOf(subject.value));
    return subject.value;
  }
  if (name === 'preg_replace_callback') return makeValue(Type.String, undefined, deepTaints(subject.value));
  const own = apply(makeValue(unknown.types, undefined, subject.value.taints));
  const result = mapEntries(subject.value, apply);
  if (subject.value.shape === null) return withEntry(undefined, null, own);
  return makeValue(Type.Array, undefined, deepTaints(own), null, result.shape);
}
