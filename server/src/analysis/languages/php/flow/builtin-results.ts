import { elementOf, indexValue, keyOf, withEntry } from './access.ts';
import { filterMask } from './builtin-sources.ts';
import type { ArgInfo } from './events.ts';
import { formatted } from './format.ts';
import { joinValues } from './join.ts';
import { concat } from './ropes.ts';
import { clearTaints, deepTaints, mergeTaints } from './taints.ts';
import { pregReplacedText, replacedText, translatedText } from './text-replacements.ts';
import {
  emptyString,
  makeValue,
  noTaints,
  type Shape,
  someInt,
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

/** Texts become keys. */
function flipped({ shape }: Value): Value | null {
  if (shape === null || shape.rest !== null) return null;
  const keys = [...shape.entries.values()].map(keyOf);
  if (keys.some((key) => key === null)) return null;
  const made = new Map(keys.filter((key) => key !== null).map((key) => [key, someInt]));
  return makeValue(Type.Array, undefined, noTaints, null, { entries: made, rest: null });
}

/** Only entries under keys of the other array: when those are known, the keys are nobody's choice. */
function sharedKeys(data: Value, keys: Value): Value | null {
  if (keys.shape === null || keys.shape.rest !== null || keys.taints.length > 0) return null;
  const entries = new Map([...keys.shape.entries.keys()].map((key) => [key, indexValue(data, key)]));
  return makeValue(Type.Array, undefined, noTaints, null, { entries, rest: null });
}

/** Later arrays win. */
export function merged(values: readonly Value[]): Value {
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
    case 'array_intersect_key':
      return first === undefined || second === undefined ? null : sharedKeys(first.value, second.value);
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
    case 'str_ireplace':
      return replacedText(args);
    case 'strtr':
      return translatedText(args);
    case 'preg_replace':
      return pregReplacedText(args);
    case 'array_keys':
    case 'array_flip':
      if (first === undefined) return null;
      return (
        (name === 'array_flip' ? flipped(first.value) : null) ?? makeValue(Type.Array, undefined, first.value.taints)
      );
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
