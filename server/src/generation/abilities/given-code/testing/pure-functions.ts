import { compare, isTruthy, looseEquals, type PhpArray, toNumber, toText, Undecidable, type Value } from './values.ts';

const array = (value: Value | undefined): PhpArray => {
  if (value instanceof Map) return value;
  throw new Undecidable('no array');
};
const text = (value: Value | undefined): string => {
  if (value === undefined || value instanceof Map) throw new Undecidable('no text');
  const made = toText(value);
  // PHP counts bytes, and changes the case of ASCII alone.
  if (/[^\x20-\x7e\n\t]/.test(made)) throw new Undecidable('bytes');
  return made;
};
const number = (value: Value | undefined) => toNumber(value ?? null);
const listOf = (values: readonly Value[]): PhpArray => new Map(values.map((value, at) => [at, value]));
const spaces = /^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g;

/** Functions of PHP and WordPress whose result depends on their arguments alone. */
const functions: Readonly<Record<string, (...given: readonly Value[]) => Value>> = {
  '(int)': (one) => (one !== undefined && (typeof one !== 'string' || one !== '') ? Math.trunc(number(one).value) : 0),
  '(float)': (one) => ({ float: number(one).value }),
  '(string)': (one) => toText(one ?? null),
  '(bool)': (one) => isTruthy(one ?? null),
  '(array)': (one) => (one instanceof Map ? one : listOf([one ?? null])),
  count: (one) => array(one).size,
  strlen: (one) => text(one).length,
  trim: (one, ...rest) => (rest.length > 0 ? undecidable('trim') : text(one).replace(spaces, '')),
  strtolower: (one) => text(one).toLowerCase(),
  strtoupper: (one) => text(one).toUpperCase(),
  ucfirst: (one) => text(one).charAt(0).toUpperCase() + text(one).slice(1),
  strrev: (one) => [...text(one)].reverse().join(''),
  str_repeat: (one, times) => text(one).repeat(number(times).value),
  implode: (glue, parts) => [...array(parts).values()].map((part) => text(part)).join(text(glue)),
  explode: (glue, whole) => listOf(text(whole).split(text(glue))),
  str_replace: (from, to, whole) => text(whole).replaceAll(text(from), text(to)),
  str_contains: (whole, part) => text(whole).includes(text(part)),
  str_starts_with: (whole, part) => text(whole).startsWith(text(part)),
  str_ends_with: (whole, part) => text(whole).endsWith(text(part)),
  substr: (whole, from, count) =>
    substring(text(whole), number(from).value, count === undefined || count === null ? null : number(count).value),
  abs: (one) => (number(one).isFloat ? { float: Math.abs(number(one).value) } : Math.abs(number(one).value)),
  absint: (one) => Math.abs(Math.trunc(number(one).value)),
  intval: (one) => Math.trunc(number(one).value),
  floatval: (one) => ({ float: number(one).value }),
  floor: (one) => ({ float: Math.floor(number(one).value) }),
  ceil: (one) => ({ float: Math.ceil(number(one).value) }),
  max: (...given) => best(given, 1),
  min: (...given) => best(given, -1),
  array_sum: (one) => [...array(one).values()].reduce<Value>((sum, value) => plus(sum, value), 0),
  array_keys: (one) => listOf([...array(one).keys()]),
  array_values: (one) => listOf([...array(one).values()]),
  array_reverse: (one) => listOf([...array(one).values()].reverse()),
  array_unique: (one) => {
    const seen: Value[] = [];
    return new Map(
      [...array(one)].filter(([, value]) => !seen.some((other) => looseEquals(other, value)) && seen.push(value) > 0),
    );
  },
  in_array: (one, all, strict) =>
    [...array(all).values()].some((value) =>
      strict === true ? JSON.stringify(value) === JSON.stringify(one) : looseEquals(value, one ?? null),
    ),
  array_key_exists: (key, all) => array(all).has(typeof key === 'number' ? key : text(key)),
  is_array: (one) => one instanceof Map,
  is_string: (one) => typeof one === 'string',
  is_int: (one) => typeof one === 'number',
  is_bool: (one) => typeof one === 'boolean',
  is_null: (one) => one === null,
  is_numeric: (one) => typeof one === 'number' || (typeof one === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(one)),
  esc_html: (one) => plain(text(one)),
  esc_attr: (one) => plain(text(one)),
  sanitize_text_field: (one) => plain(text(one)).trim(),
  __: (one) => text(one),
};

/** Escapers leave what has no markup as it is. */
function plain(value: string): string {
  return /[<>&"'%\n\t]| {2}/.test(value) ? undecidable('markup') : value;
}

function undecidable(why: string): never {
  throw new Undecidable(why);
}

function plus(left: Value, right: Value): Value {
  const [a, b] = [number(left), number(right)];
  return a.isFloat || b.isFloat ? { float: a.value + b.value } : a.value + b.value;
}

function best(given: readonly Value[], sign: number): Value {
  const [first] = given;
  const all = given.length === 1 ? [...array(first).values()] : given;
  if (all.length === 0) undecidable('max of nothing');
  return all.reduce((one, other) => (Math.sign(compare(other, one)) === sign ? other : one));
}

function substring(whole: string, from: number, count: number | null): string {
  const start = from < 0 ? Math.max(0, whole.length + from) : from;
  const end = count === null ? whole.length : count < 0 ? whole.length + count : start + count;
  return whole.slice(start, Math.max(start, end));
}

/** @throws {Undecidable} for a function that is not known, or depends on more than its arguments */
export function callPure(name: string, given: readonly Value[]): Value {
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
  return known === undefined ? undecidable(name) : known(...given);
}
