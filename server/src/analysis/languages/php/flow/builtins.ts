import type { Call } from '../ast.ts';
import { mappingFunctions, passingFunctions } from '../taint/functions.ts';
import { elementOf, keysOf, mapEntries, withEntry } from './access.ts';
import { flagsCleared, passed } from './builtin-passing.ts';
import { specialResult } from './builtin-results.ts';
import { sourceResult } from './builtin-sources.ts';
import type { ArgInfo } from './events.ts';
import type { Frame } from './frame.ts';
import { joinValues } from './join.ts';
import { deepTaints, mergeTaints, restoreTaints } from './taints.ts';
import { makeValue, noTaints, someBool, someInt, Type, unknown, type Value } from './value.ts';

/** What is known of callbacks. */
export interface CallBacks {
  /** Calls what a callback stands for; undefined when that is not known. */
  call(callback: Value, args: readonly ArgInfo[]): Value | undefined;
  /** Whether its true result means that nothing dangerous is in its argument. */
  provesHarmless(callback: Value): boolean;
}

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
export function builtinResult(
  frame: Frame,
  node: Call,
  name: string,
  args: readonly ArgInfo[],
  callbacks: CallBacks,
): Value {
  const source = sourceResult(frame, node, name, args);
  if (source !== null) return source;
  const special = specialResult(name, args);
  if (special !== null) return special;
  const mapping = mappingFunctions.get(name);
  if (mapping !== undefined) return mapped(frame, name, mapping, args, callbacks);
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

function mapped(
  frame: Frame,
  name: string,
  { callback, data, filters }: { callback: number; data: number; filters?: boolean },
  args: readonly ArgInfo[],
  callbacks: CallBacks,
): Value {
  const fn = args[callback];
  const subject = args[data];
  if (fn === undefined) return subject === undefined ? unknown : subject.value;
  frame.loopDepth++;
  try {
    return mapWith(name, fn, subject, filters === true, args, callbacks);
  } finally {
    frame.loopDepth--;
  }
}

/** The callback gets what it gave for the entry before. */
function reduced(fn: ArgInfo, subject: ArgInfo, initial: Value, callbacks: CallBacks): Value {
  const item: ArgInfo = { node: subject.node, value: elementOf(subject.value), name: null, spread: false };
  let carry = initial;
  for (let round = 0; round < 2; round++) {
    const next = callbacks.call(fn.value, [{ node: fn.node, value: carry, name: null, spread: false }, item]);
    if (next === undefined) return unknown;
    carry = carry === unknown ? next : joinValues(carry, next);
  }
  return carry;
}

function mapWith(
  name: string,
  fn: ArgInfo,
  subject: ArgInfo | undefined,
  filters: boolean,
  args: readonly ArgInfo[],
  callbacks: CallBacks,
): Value {
  if (name === 'call_user_func') return callbacks.call(fn.value, args.slice(1)) ?? unknown;
  if (subject === undefined) return unknown;
  if (name === 'call_user_func_array') return callbacks.call(fn.value, [{ ...subject, spread: true }]) ?? unknown;
  const given = (value: Value, { node }: ArgInfo = subject): ArgInfo => ({ node, value, name: null, spread: false });
  // A walk hands the key on as well, and a map the entries of further lists.
  const further =
    name === 'array_walk' || name === 'array_walk_recursive'
      ? [given(keysOf(subject.value))]
      : name === 'array_map'
        ? args.slice(2).map((list) => given(elementOf(list.value), list))
        : [];
  const apply = (value: Value): Value => callbacks.call(fn.value, [given(value), ...further]) ?? unknown;
  if (filters) {
    apply(elementOf(subject.value));
    return name === 'array_filter' && callbacks.provesHarmless(fn.value)
      ? withEntry(undefined, null, makeValue(unknown.types))
      : subject.value;
  }
  if (name === 'preg_replace_callback') {
    const matches = makeValue(Type.Array, undefined, deepTaints(subject.value));
    return makeValue(Type.String, undefined, mergeTaints(deepTaints(subject.value), deepTaints(apply(matches))));
  }
  if (name === 'array_reduce') return reduced(fn, subject, args[2]?.value ?? unknown, callbacks);
  const own = apply(makeValue(unknown.types, undefined, subject.value.taints));
  const result = mapEntries(subject.value, apply);
  if (subject.value.shape === null) return withEntry(undefined, null, own);
  return makeValue(Type.Array, undefined, deepTaints(own), null, result.shape);
}
