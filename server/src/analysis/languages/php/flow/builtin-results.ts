import type { ArgInfo } from '../../../rules/rule.ts';
import { Danger } from '../taint/kinds.ts';
import { elementOf, indexValue, withEntry } from './access.ts';
import { filterMask } from './builtin-sources.ts';
import { formatted } from './format.ts';
import { joinValues } from './join.ts';
import { concat } from './ropes.ts';
import { clearTaints, deepTaints, mergeTaints } from './taints.ts';
import {
  emptyString,
  makeValue,
  noTaints,
  type Shape,
  someString,
  type Taint,
  Type,
  unknown,
  type Value,
} from './value.ts';

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

/** Whether no two dots in a row, or no way to name a folder, are left once these are gone. */
function removesDots({ constant, shape }: Value): boolean {
  if (constant === '..' || constant === '.') return true;
  if (shape === null) return false;
  const parts = [...shape.entries.values()].map((entry) => entry.constant);
  return parts.includes('.') || parts.includes('..') || (parts.includes('/') && parts.includes('\\'));
}

/** Replacing quotes or brackets by nothing is a (poor) sanitizer of exactly those. */
function replaced(args: readonly ArgInfo[]): Value | null {
  const [search, replacement, subject] = args;
  if (search === undefined || replacement === undefined || subject === undefined) return null;
  const taints = mergeTaints(deepTaints(subject.value), deepTaints(replacement.value));
  if (taints.length === 0) return someString;
  // Without any two dots in a row no path leads upwards.
  const dots = removesDots(search.value) ? Danger.Path | Danger.Include | Danger.PathDots : 0;
  const gone = removedTexts(search.value);
  // Without quotes a text in quotes cannot end; without parentheses a filter's condition cannot.
  const quotes = gone.includes("'") && gone.includes('"') ? Danger.Xpath : 0;
  const brackets = gone.includes('(') && gone.includes(')') && gone.includes('*') ? Danger.Ldap : 0;
  return makeValue(Type.String, undefined, clearTaints(taints, dots | quotes | brackets));
}

function removedTexts(search: Value): unknown[] {
  if (search.shape === null) return [search.constant];
  return [...search.shape.entries.values()].map(({ constant }) => constant);
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

/** Results that no table of passing functions describes; null for other functions. */
export function specialResult(name: string, args: readonly ArgInfo[]): Value | null {
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
    case 'sanitize_user':
      // Strict: letters, digits, spaces, dots, dashes, underscores and @.
      return second?.value.constant === true ? someString : null;
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
    case 'strtr':
      if (args.length !== 2 || first === undefined || second === undefined) return null;
      return makeValue(Type.String, undefined, mergeTaints(deepTaints(first.value), deepTaints(second.value)));
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
