import type { Boot, CallNode, Scope } from './boot.ts';
import {
  arrayOf,
  either,
  entryOf,
  exact,
  type Known,
  type KnownArray,
  listOf,
  nextKey,
  nothing,
  optionsOf,
  placeOf,
  textOf,
  unknown,
} from './known.ts';
import { exploded, formatted, imploded, textFunction } from './texts.ts';

/** What a function of PHP or WordPress gives while a plugin is loaded: those that tables of hooks go through. */
export function builtinCall(boot: Boot, name: string, args: readonly Known[], at: CallNode, scope: Scope): Known {
  const [first = unknown, second = unknown, third = unknown] = args;
  const call = (callback: Known, values: readonly Known[]): Known => {
    let result: Known | null = null;
    for (const target of boot.targetsOf(callback)) {
      let value: Known;
      if (target.node !== null) value = boot.call(target, values, at, scope.depth);
      else {
        boot.register(target.name, values, at);
        value = builtinCall(boot, target.name, values, at, { ...scope, depth: scope.depth + 1 });
      }
      result = result === null ? value : either(result, value);
    }
    return result ?? unknown;
  };
  if (scope.depth > 40) return unknown;
  switch (name) {
    case 'call_user_func':
      return call(first, args.slice(1));
    case 'call_user_func_array':
    case 'func_overload':
      return call(first, second.kind === 'array' ? [...second.entries.values()] : []);
    case 'array_map': {
      const list = args[1];
      if (list?.kind !== 'array') return call(first, [unknown]) === unknown ? unknown : unknown;
      if (args.length > 2) return inStep(args.slice(1), (values) => call(first, values));
      return mapped(list, (value) => call(first, [value]));
    }
    case 'array_walk':
    case 'array_walk_recursive':
    case 'iterator_apply':
      if (first.kind === 'array') {
        for (const [key, value] of first.entries) call(second, [value, keyValue(key, value), ...args.slice(2)]);
      } else call(second, [unknown, unknown]);
      return exact(true);
    case 'array_filter':
      if (first.kind === 'array' && args.length > 1) {
        for (const [key, value] of first.entries) {
          const flag = textOf(third) ?? '';
          call(second, flag === '2' ? [keyValue(key, value)] : [value, keyValue(key, value)]);
        }
      }
      return first;
    case 'array_reduce': {
      let carry: Known = args.length > 2 ? third : nothing;
      if (first.kind === 'array') for (const value of first.entries.values()) carry = call(second, [carry, value]);
      return carry;
    }
    case 'array_merge':
    case 'array_merge_recursive':
    case 'array_replace':
      return args.reduce(merged, arrayOf(new Map()));
    case 'wp_parse_args':
    case 'shortcode_atts':
      return name === 'wp_parse_args' ? merged(second, first) : unknown;
    case 'array_keys':
      return first.kind === 'array'
        ? listOf(
            [...first.entries].map(([key, value]) => keyValue(key, value)),
            first.isOpen,
          )
        : unknown;
    case 'array_values':
      return first.kind === 'array' ? listOf([...first.entries.values()], first.isOpen) : unknown;
    case 'array_flip':
      return first.kind === 'array'
        ? arrayOf(
            new Map(
              [...first.entries].flatMap(([key, value]) =>
                textOf(value) === null ? [] : [[textOf(value) ?? '', keyValue(key, value)] as const],
              ),
            ),
            first.isOpen,
          )
        : unknown;
    case 'array_combine':
      return first.kind === 'array' && second.kind === 'array' ? combined(first, second) : unknown;
    case 'array_fill_keys':
      return first.kind === 'array'
        ? arrayOf(
            new Map(
              [...first.entries.values()].flatMap((key) =>
                textOf(key) === null ? [] : [[textOf(key) ?? '', second] as const],
              ),
            ),
          )
        : unknown;
    case 'array_column':
      return first.kind === 'array' ? mapped(first, (value) => entryOf(value, textOf(second) ?? '')) : unknown;
    case 'array_reverse':
    case 'array_unique':
    case 'iterator_to_array':
    case 'apply_filters':
      return name === 'apply_filters' ? opened(second) : first;
    case 'current':
    case 'reset':
    case 'array_shift':
    case 'array_pop':
    case 'end': {
      if (first.kind !== 'array') return unknown;
      const values = [...first.entries.values()];
      return (name === 'array_pop' || name === 'end' ? values.at(-1) : values[0]) ?? unknown;
    }
    case 'sprintf':
    case 'vsprintf':
      return formatted(name === 'vsprintf' && second.kind === 'array' ? [first, ...second.entries.values()] : args, at);
    case 'implode':
    case 'join':
      return imploded(first, second, at);
    case 'explode':
      return exploded(first, second);
    case 'get_class':
      return first.kind === 'object' ? exact(first.className) : unknown;
    case 'get_object_vars':
      return first.kind === 'object' ? arrayOf(new Map(first.props)) : unknown;
    case 'get_class_methods':
      return methodsOf(boot, first);
    case 'method_exists':
    case 'is_callable':
      return hasMethod(
        boot,
        name === 'is_callable' ? entryOf(first, '0') : first,
        name === 'is_callable' ? entryOf(first, '1') : second,
      );
    case 'class_exists': {
      const text = textOf(first);
      return text !== null && boot.index.classes.has(text.toLowerCase().replace(/^\\/, '')) ? exact(true) : unknown;
    }
    case 'is_array':
      return first.kind === 'array'
        ? exact(true)
        : first.kind === 'unknown' || first.kind === 'choice'
          ? unknown
          : exact(false);
    case 'is_string':
      return first.kind === 'exact'
        ? exact(typeof first.value === 'string')
        : first.kind === 'beginning'
          ? exact(true)
          : first.kind === 'array' || first.kind === 'object'
            ? exact(false)
            : unknown;
    case 'is_object':
      return first.kind === 'object' || first.kind === 'function'
        ? exact(true)
        : first.kind === 'exact' || first.kind === 'array'
          ? exact(false)
          : unknown;
    case 'empty':
      return unknown;
    case 'is_null':
      return first.kind === 'exact' ? exact(first.value === null) : unknown;
    case 'in_array':
      return second.kind === 'array' &&
        !second.isOpen &&
        textOf(first) !== null &&
        [...second.entries.values()].every((one) => textOf(one) !== null)
        ? exact([...second.entries.values()].some((one) => textOf(one) === textOf(first)))
        : unknown;
    case 'array_key_exists':
      return second.kind === 'array' && !second.isOpen && textOf(first) !== null
        ? exact(second.entries.has(textOf(first) ?? ''))
        : unknown;
    default:
      return textFunction(name, args);
  }
}

/** A key as a value, written where its entry is. */
function keyValue(key: string, value: Known): Known {
  return exact(/^\d+$/.test(key) ? Number(key) : key, placeOf(value));
}

function mapped(list: KnownArray, change: (value: Known) => Known): KnownArray {
  return arrayOf(new Map([...list.entries].map(([key, value]) => [key, change(value)])), list.isOpen);
}

function inStep(lists: readonly Known[], change: (values: readonly Known[]) => Known): Known {
  const all = lists.map((list) => (list.kind === 'array' ? [...list.entries.values()] : []));
  const count = Math.max(0, ...all.map(({ length }) => length));
  return listOf(Array.from({ length: count }, (_, at) => change(all.map((values) => values[at] ?? nothing))));
}

function merged(a: Known, b: Known): Known {
  if (a.kind === 'choice' || b.kind === 'choice') {
    return optionsOf(a)
      .flatMap((one) => optionsOf(b).map((other) => merged(one, other)))
      .reduce(either);
  }
  if (a.kind !== 'array') return opened(b);
  if (b.kind !== 'array') return opened(a);
  const entries = new Map(a.entries);
  for (const [key, value] of b.entries) entries.set(/^\d+$/.test(key) ? String(nextKey(entries)) : key, value);
  return arrayOf(entries, a.isOpen || b.isOpen, a.at ?? b.at);
}

/** Others may have added to it. */
function opened(value: Known): Known {
  return value.kind === 'array' ? arrayOf(value.entries, true, value.at) : value;
}

function combined(keys: KnownArray, values: KnownArray): Known {
  const entries = new Map<string, Known>();
  const all = [...values.entries.values()];
  for (const [at, key] of [...keys.entries.values()].entries()) {
    const text = textOf(key);
    if (text !== null) entries.set(text, all[at] ?? unknown);
  }
  return arrayOf(entries, keys.isOpen || values.isOpen);
}

function methodsOf(boot: Boot, value: Known): Known {
  const className = value.kind === 'object' ? value.className : (textOf(value)?.toLowerCase() ?? '');
  const info = boot.index.classes.get(className);
  return info === undefined ? unknown : listOf(info.node.methods.map((method) => exact(method.name, method)));
}

function hasMethod(boot: Boot, owner: Known, name: Known): Known {
  const method = textOf(name);
  const className = owner.kind === 'object' ? owner.className : textOf(owner)?.toLowerCase().replace(/^\\/, '');
  if (method === null || className === undefined || !boot.index.classes.has(className)) return unknown;
  if (boot.index.method(className, method.toLowerCase()) !== null) return exact(true);
  return boot.index.ancestors(className).every((one) => boot.index.classes.has(one)) ? exact(false) : unknown;
}
