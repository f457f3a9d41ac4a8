import type { SymbolKind } from './facts.ts';

export interface IndexedSymbol {
  readonly id: number;
  readonly kind: SymbolKind;
  readonly name: string;
  /** As a person wrote it, where that is known. */
  label: string;
  /** Numbers of the files that have it. Lists, because most symbols are in one file, and there are many symbols. */
  files: number[];
  /** Of these, the ones that give it. */
  definedIn: number[];
}

/** A list that grows from empty takes room for many; most of these lists stay as they begin. */
const none: number[] = [];

/** Gives symbols numbers; a number whose symbol is in no file any more is given again. */
export class SymbolTable {
  readonly #byKey = new Map<string, IndexedSymbol>();
  readonly #byId: (IndexedSymbol | undefined)[] = [];
  readonly #free: number[] = [];
  /** By kind and the last part of the name: methods and functions of any class or namespace. */
  readonly #byLast = new Map<string, Set<IndexedSymbol>>();

  readonly #byKind = new Map<SymbolKind, Set<IndexedSymbol>>();

  add(kind: SymbolKind, name: string, label: string | undefined): IndexedSymbol {
    const known = this.#byKey.get(`${kind} ${name}`);
    if (known !== undefined) {
      if (label !== undefined && label !== known.label) known.label = label === name ? known.name : detached(label);
      return known;
    }
    const id = this.#free.pop() ?? this.#byId.length;
    const own = detached(name);
    const shown = label === undefined || label === name ? own : detached(label);
    const symbol = { id, kind, name: own, label: shown, files: none, definedIn: none };
    this.#byKey.set(detached(`${kind} ${name}`), symbol);
    this.#byId[id] = symbol;
    join(this.#byLast, lastKey(kind, name), symbol);
    join(this.#byKind, kind, symbol);
    return symbol;
  }

  find(kind: SymbolKind, name: string): IndexedSymbol | undefined {
    return this.#byKey.get(`${kind} ${name}`);
  }

  at(id: number): IndexedSymbol | undefined {
    return this.#byId[id];
  }

  /** All of a kind whose names end with the same part. */
  sameLast(kind: SymbolKind, name: string): readonly IndexedSymbol[] {
    return [...(this.#byLast.get(lastKey(kind, name)) ?? [])];
  }

  /** All of a kind; for kinds that projects have few of. */
  *ofKind(kind: SymbolKind): Generator<IndexedSymbol, void, undefined> {
    for (const symbol of this.#byKind.get(kind) ?? []) yield symbol;
  }

  all(): Iterable<IndexedSymbol> {
    return this.#byKey.values();
  }

  get size(): number {
    return this.#byKey.size;
  }

  /** Takes a file away from a symbol, and the symbol away when that was its last. */
  leave(id: number, file: number): void {
    const symbol = this.#byId[id];
    if (!symbol) return;
    dropFrom(symbol.files, file);
    if (symbol.files.length > 0) return;
    this.#byKey.delete(`${symbol.kind} ${symbol.name}`);
    this.#byId[id] = undefined;
    this.#free.push(id);
    part(this.#byLast, lastKey(symbol.kind, symbol.name), symbol);
    part(this.#byKind, symbol.kind, symbol);
  }
}

/** `a\b\save` and `a\shop::save` both end with `save`. */
export const lastPart = (name: string): string =>
  name.slice(Math.max(name.lastIndexOf('\\'), name.lastIndexOf(':')) + 1);

const lastKey = (kind: SymbolKind, name: string): string => `${kind} ${lastPart(name)}`;

/** The list with one number more; the same list, where it is not the empty one. */
export function withNumber(list: number[], item: number): number[] {
  if (list.length === 0) return [item];
  list.push(item);
  return list;
}

/** Takes one number out of a list. */
export function dropFrom(list: number[], item: number): void {
  const at = list.indexOf(item);
  if (at !== -1) list.splice(at, 1);
}

/** A copy of its own: a part of a text would keep the whole text in memory. */
export const detached = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

function join<K>(groups: Map<K, Set<IndexedSymbol>>, key: K, symbol: IndexedSymbol): void {
  const group = groups.get(key);
  if (group) group.add(symbol);
  else groups.set(key, new Set([symbol]));
}

function part<K>(groups: Map<K, Set<IndexedSymbol>>, key: K, symbol: IndexedSymbol): void {
  const group = groups.get(key);
  group?.delete(symbol);
  if (group?.size === 0) groups.delete(key);
}
