import { type SymbolKind, symbolKinds } from './facts.ts';

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
  readonly #byKind: Readonly<Record<SymbolKind, Map<string, IndexedSymbol>>>;
  readonly #byId: (IndexedSymbol | undefined)[] = [];
  readonly #free: number[] = [];
  /** By the last part of the name: functions of any namespace, and methods of any class. */
  readonly #byLast = { function: new Map<string, IndexedSymbol[]>(), method: new Map<string, IndexedSymbol[]>() };

  constructor() {
    const entries = symbolKinds.map((kind) => [kind, new Map()] as const);
    this.#byKind = Object.fromEntries(entries) as Record<SymbolKind, Map<string, IndexedSymbol>>;
  }

  add(kind: SymbolKind, name: string, label: string | undefined): IndexedSymbol {
    const known = this.#byKind[kind].get(name);
    if (known !== undefined) {
      if (label !== undefined && label !== known.label) known.label = label === name ? known.name : detached(label);
      return known;
    }
    const id = this.#free.pop() ?? this.#byId.length;
    const own = detached(name);
    const shown = label === undefined || label === name ? own : detached(label);
    const symbol = { id, kind, name: own, label: shown, files: none, definedIn: none };
    this.#byKind[kind].set(own, symbol);
    this.#byId[id] = symbol;
    if (kind === 'function' || kind === 'method') {
      const last = lastPart(own);
      const others = this.#byLast[kind].get(last);
      if (others) others.push(symbol);
      else this.#byLast[kind].set(last, [symbol]);
    }
    return symbol;
  }

  find(kind: SymbolKind, name: string): IndexedSymbol | undefined {
    return this.#byKind[kind].get(name);
  }

  at(id: number): IndexedSymbol | undefined {
    return this.#byId[id];
  }

  /** All of a kind whose names end with the same part. */
  sameLast(kind: 'function' | 'method', name: string): readonly IndexedSymbol[] {
    return this.#byLast[kind].get(lastPart(name)) ?? [];
  }

  /** All of a kind. */
  ofKind(kind: SymbolKind): Iterable<IndexedSymbol> {
    return this.#byKind[kind].values();
  }

  *all(): Generator<IndexedSymbol, void, undefined> {
    for (const kind of symbolKinds) yield* this.ofKind(kind);
  }

  get size(): number {
    return this.#byId.length - this.#free.length;
  }

  /** Takes a file away from a symbol, and the symbol away when that was its last. */
  leave(id: number, file: number): void {
    const symbol = this.#byId[id];
    if (!symbol) return;
    dropFrom(symbol.files, file);
    if (symbol.files.length > 0) return;
    const { kind, name } = symbol;
    this.#byKind[kind].delete(name);
    this.#byId[id] = undefined;
    this.#free.push(id);
    if (kind !== 'function' && kind !== 'method') return;
    const others = this.#byLast[kind].get(lastPart(name)) ?? [];
    if (others.length > 1) others.splice(others.indexOf(symbol), 1);
    else this.#byLast[kind].delete(lastPart(name));
  }
}

/** `a\b\save` and `a\shop::save` both end with `save`. */
export const lastPart = (name: string): string =>
  name.slice(Math.max(name.lastIndexOf('\\'), name.lastIndexOf(':')) + 1);

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

const scratch = Buffer.alloc(4096);

/** A copy of its own: a part of a text would keep the whole text in memory. */
export function detached(text: string): string {
  // A unit of UTF-16 takes three bytes at most.
  if (text.length * 3 > scratch.length) return Buffer.from(text, 'utf8').toString('utf8');
  return scratch.toString('utf8', 0, scratch.write(text));
}
