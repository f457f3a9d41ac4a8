import type { FunctionNode } from '../../ast.ts';
import type { Scalar, Span } from '../value.ts';

/** What registering code makes of a value: exact where it can be, with the place where it is written. */
export type Known = Unknown | Exact | Beginning | KnownArray | KnownObject | KnownFunction | Choice;

export interface Unknown {
  readonly kind: 'unknown';
}
export interface Exact {
  readonly kind: 'exact';
  readonly value: Scalar;
  /** Where it is written; null when it was computed. */
  readonly at: Span | null;
}
/** A text that begins so. */
export interface Beginning {
  readonly kind: 'beginning';
  readonly text: string;
  readonly at: Span | null;
}
/** Never changed once made. */
export interface KnownArray {
  readonly kind: 'array';
  readonly entries: ReadonlyMap<string, Known>;
  /** It may have other entries. */
  readonly isOpen: boolean;
  readonly at: Span | null;
}
/** An object: its properties change. */
export interface KnownObject {
  readonly kind: 'object';
  /** Lower-case. */
  readonly className: string;
  readonly props: Map<string, Known>;
}
/** A closure or a bound method. */
export interface KnownFunction {
  readonly kind: 'function';
  readonly node: FunctionNode;
  readonly self: KnownObject | null;
  /** Lower-case; '' outside classes. */
  readonly staticClass: string;
  /** What a closure sees of where it was made. */
  readonly vars: ReadonlyMap<string, Known> | null;
  readonly at: Span | null;
}
/** One of these. */
export interface Choice {
  readonly kind: 'choice';
  readonly options: readonly Known[];
}

/** More ways to be are not told apart. */
const maxOptions = 12;
/** Larger arrays keep these entries, and are open. */
const maxEntries = 512;

export const unknown: Unknown = { kind: 'unknown' };
export const nothing: Exact = { kind: 'exact', value: null, at: null };

/** A value that is known. */
export function exact(value: Scalar, at: Span | null = null): Exact {
  return { kind: 'exact', value, at };
}

/** An array of values under their keys. */
export function arrayOf(entries: ReadonlyMap<string, Known>, isOpen = false, at: Span | null = null): KnownArray {
  return { kind: 'array', entries, isOpen, at };
}

/** A list of values. */
export function listOf(values: readonly Known[], isOpen = false): KnownArray {
  return arrayOf(new Map(values.map((value, at) => [String(at), value])), isOpen);
}

/** Everything a value may be, one by one. */
export function optionsOf(value: Known): readonly Known[] {
  return value.kind === 'choice' ? value.options : [value];
}

/** A value that is one or the other. */
export function either(a: Known, b: Known): Known {
  if (isSame(a, b)) return a;
  if (a.kind === 'array' && b.kind === 'array') return united(a, b);
  const options = [...optionsOf(a)];
  for (const option of optionsOf(b)) if (!options.some((known) => isSame(known, option))) options.push(option);
  return options.length > maxOptions ? unknown : { kind: 'choice', options };
}

function isSame(a: Known, b: Known): boolean {
  if (a === b) return true;
  if (a.kind === 'unknown') return b.kind === 'unknown';
  if (a.kind === 'exact') return b.kind === 'exact' && a.value === b.value;
  if (a.kind === 'beginning') return b.kind === 'beginning' && a.text === b.text;
  return a.kind === 'function' && b.kind === 'function' && a.node === b.node && a.self === b.self;
}

const noEntries: KnownArray['entries'] = new Map();

/** Entries of both: what may be in an array may be registered. */
function united(a: KnownArray, b: KnownArray): KnownArray {
  // Copied only for an entry that is new: loops and branches bring the same arrays together again and again.
  let entries: Map<string, Known> | null = null;
  for (const [key, value] of a.entries === b.entries ? noEntries : b.entries) {
    const own = a.entries.get(key);
    const both = own === undefined ? value : either(own, value);
    if (both === own) continue;
    entries ??= new Map(a.entries);
    entries.set(key, both);
  }
  if (entries === null && (a.isOpen || !b.isOpen) && (a.at !== null || b.at === null)) return a;
  return arrayOf(entries ?? a.entries, a.isOpen || b.isOpen, a.at ?? b.at);
}

/** The array with an entry set; a null key appends. */
export function withEntry(base: Known, key: string | null, value: Known): KnownArray {
  const array = base.kind === 'array' ? base : arrayOf(new Map(), base.kind === 'unknown');
  if (array.entries.size >= maxEntries) return arrayOf(array.entries, true, array.at);
  const entries = new Map(array.entries);
  entries.set(key ?? String(nextKey(entries)), value);
  return arrayOf(entries, array.isOpen, array.at);
}

/** The number that PHP gives to the next appended entry. */
export function nextKey(entries: ReadonlyMap<string, Known>): number {
  let next = 0;
  for (const key of entries.keys()) if (isPosition(key)) next = Math.max(next, Number(key) + 1);
  return next;
}

/** Whether a key is a number: those that are texts are told apart by their first character. */
export function isPosition(key: string): boolean {
  const first = key.charCodeAt(0);
  return first >= 48 && first <= 57 && /^\d+$/.test(key);
}

/** The key that a value is as an array's index; null when it is not known. */
export function keyOf(value: Known): string | null {
  if (value.kind !== 'exact') return null;
  if (typeof value.value === 'number') return String(Math.trunc(value.value));
  if (typeof value.value === 'boolean') return value.value ? '1' : '0';
  return value.value ?? '';
}

/** What is under a key; of an open array that lacks it, nothing is known. */
export function entryOf(base: Known, key: string): Known {
  if (base.kind === 'choice') return base.options.map((option) => entryOf(option, key)).reduce(either);
  if (base.kind !== 'array') return unknown;
  return base.entries.get(key) ?? (base.isOpen ? unknown : nothing);
}

/** Whether it is true; null when that is not known. */
export function truthOf(value: Known): boolean | null {
  switch (value.kind) {
    case 'unknown':
      return null;
    case 'exact':
      return value.value !== '0' && Boolean(value.value);
    case 'beginning':
      return value.text.length > 1 ? true : null;
    case 'array':
      return value.entries.size > 0 ? true : value.isOpen ? null : false;
    case 'choice': {
      const [first, ...others] = value.options.map(truthOf);
      return others.every((one) => one === first) ? (first ?? null) : null;
    }
    default:
      return true;
  }
}

/** The text a value is, null when it is none or not known. */
export function textOf(value: Known): string | null {
  if (value.kind !== 'exact') return null;
  if (typeof value.value === 'string') return value.value;
  if (typeof value.value === 'number') return String(value.value);
  return value.value === true ? '1' : '';
}

/** The text that a value begins with, as far as it is known. */
export function beginningOf(value: Known): string {
  return value.kind === 'beginning' ? value.text : (textOf(value) ?? '');
}

/** Where it is written. */
export function placeOf(value: Known): Span | null {
  return 'at' in value ? value.at : null;
}

/** Texts one after the other. `at`: where the whole is written, which what came from elsewhere outweighs. */
export function joined(parts: readonly { readonly value: Known; readonly isLiteral: boolean }[], at: Span): Known {
  let all: readonly Known[] = [exact('', null)];
  for (const { value, isLiteral } of parts) {
    all = all
      .flatMap((before) => optionsOf(value).map((option) => appended(before, option, isLiteral)))
      .slice(0, maxOptions);
  }
  return all
    .map((one) => (placeOf(one) === null && one.kind !== 'unknown' ? { ...one, at } : one))
    .reduce((a, b) => either(a, b));
}

function appended(before: Known, next: Known, isLiteral: boolean): Known {
  if (before.kind !== 'exact') return before;
  const text = beginningOf(next);
  const at = isLiteral ? placeOf(before) : (placeOf(next) ?? placeOf(before));
  const whole = `${textOf(before) ?? ''}${text}`;
  return textOf(next) === null ? { kind: 'beginning', text: whole, at } : exact(whole, at);
}
