import {
  type FileFacts,
  type Handler,
  type Occurrence,
  type Place,
  type Role,
  roles,
  type Scope,
  type SymbolKind,
} from './facts.ts';
import { detached, dropFrom, type IndexedSymbol, SymbolTable, withNumber } from './symbol-table.ts';

/** Numbers that one occurrence takes: its symbol, line and role, first and last column. */
const width = 4;

/** What is kept of a file. */
export interface IndexedFile {
  readonly id: number;
  readonly path: string;
  /** Another each time that it was read. */
  readonly reading: number;
  /** Occurrences, `width` numbers each. */
  readonly packed: Uint32Array;
  readonly scopes: readonly Scope[];
  readonly handlers: readonly Handler[];
}

/** An occurrence with its symbol and file. */
export interface Found extends Place {
  readonly file: IndexedFile;
  readonly symbol: IndexedSymbol;
  readonly role: Role;
}

/** The most occurrences that are kept, of 16 bytes each; files that come later are not read. */
const maxOccurrences = 8_000_000;
/** The most names; each takes 300 bytes with all that hangs on it, of the 768 MiB that the thread may take. */
const maxSymbols = 1_500_000;

/** Which names the files of a workspace give and use, and where. Holds no text. */
export class ProjectIndex {
  readonly symbols = new SymbolTable();
  readonly #files = new Map<string, IndexedFile>();
  readonly #byId: (IndexedFile | undefined)[] = [];
  readonly #free: number[] = [];
  /** Of classes, by name: what they extend, by file. */
  readonly #parents = new Map<string, Map<number, readonly string[]>>();
  readonly #children = new Map<string, Set<string>>();
  /** Of constants that hold a path, by name: the path, by file. */
  readonly #pathConstants = new Map<string, Map<number, string>>();
  readonly #facts = new Map<number, Pick<FileFacts, 'parents' | 'pathConstants'>>();
  #occurrences = 0;
  #readings = 0;

  get isFull(): boolean {
    return this.#occurrences >= maxOccurrences || this.symbols.size >= maxSymbols;
  }

  get size(): { readonly files: number; readonly symbols: number; readonly occurrences: number } {
    return { files: this.#files.size, symbols: this.symbols.size, occurrences: this.#occurrences };
  }

  file(path: string): IndexedFile | undefined {
    return this.#files.get(path);
  }

  files(): Iterable<IndexedFile> {
    return this.#files.values();
  }

  /** Takes in what a file has now. */
  put(path: string, facts: FileFacts): void {
    const before = this.#files.get(path);
    const id = before?.id ?? this.#free.pop() ?? this.#byId.length;
    const old = new Set(before ? symbolsOf(before.packed) : []);
    const packed = this.#pack(facts.occurrences, id, old);
    if (before) this.#leave(before, new Set(symbolsOf(packed)));
    for (const defined of definedBy(packed)) {
      const symbol = this.symbols.at(defined);
      if (symbol) symbol.definedIn = withNumber(symbol.definedIn, id);
    }
    this.#readings += 1;
    const file: IndexedFile = {
      id,
      path,
      reading: this.#readings,
      packed,
      scopes: facts.scopes.map((scope) => this.#ownScope(scope)),
      handlers: facts.handlers.map((handler) => this.#ownHandler(handler)),
    };
    this.#files.set(path, file);
    this.#byId[id] = file;
    this.#occurrences += packed.length / width;
    if (facts.parents.length === 0 && facts.pathConstants.length === 0) return;
    this.#putRelations(id, facts);
  }

  #putRelations(id: number, facts: FileFacts): void {
    const own = (name: string) => this.#ownName('class', name);
    const parents = facts.parents.map(([child, parent]) => [own(child), own(parent)] as const);
    const pathConstants = facts.pathConstants.map(({ name, path }) => ({ name: detached(name), path: detached(path) }));
    this.#facts.set(id, { parents, pathConstants });
    for (const [child, pairs] of Map.groupBy(parents, ([name]) => name)) {
      const above = pairs.map(([, parent]) => parent);
      entryOf(this.#parents, child, () => new Map()).set(id, above);
      for (const parent of above) entryOf(this.#children, parent, () => new Set()).add(child);
    }
    for (const { name, path } of pathConstants) entryOf(this.#pathConstants, name, () => new Map()).set(id, path);
  }

  remove(path: string): void {
    const file = this.#files.get(path);
    if (!file) return;
    this.#leave(file, new Set());
    this.#files.delete(path);
    this.#byId[file.id] = undefined;
    this.#free.push(file.id);
  }

  /** Everything that a file has, in the order of its symbols' kinds. */
  *occurrencesOf(file: IndexedFile): Generator<Found, void, undefined> {
    for (let at = 0; at < file.packed.length; at += width) {
      const found = this.#unpack(file, at);
      if (found) yield found;
    }
  }

  /** Where a symbol occurs; in the order of paths. */
  occurrences(symbol: IndexedSymbol): Generator<Found, void, undefined> {
    return this.#occurrencesIn(symbol, symbol.files);
  }

  /** Where a symbol is given; in the order of paths. */
  *definitions(symbol: IndexedSymbol): Generator<Found, void, undefined> {
    for (const found of this.#occurrencesIn(symbol, symbol.definedIn)) if (found.role === 'definition') yield found;
  }

  *#occurrencesIn(symbol: IndexedSymbol, ids: readonly number[]): Generator<Found, void, undefined> {
    const files = ids.flatMap((id) => this.#byId[id] ?? []);
    for (const file of files.sort((a, b) => (a.path < b.path ? -1 : 1))) {
      for (let at = 0; at < file.packed.length; at += width) {
        if (file.packed[at] !== symbol.id) continue;
        const found = this.#unpack(file, at);
        if (found) yield found;
      }
    }
  }

  /** What a class extends, implements or uses, as its files say. */
  parentsOf(name: string): readonly string[] {
    return [...(this.#parents.get(name)?.values() ?? [])].flat();
  }

  /** Classes that extend, implement or use one. */
  childrenOf(name: string): readonly string[] {
    return [...(this.#children.get(name) ?? [])];
  }

  /** The paths that a constant is defined as. */
  pathsOf(constant: string): readonly string[] {
    return [...(this.#pathConstants.get(constant)?.values() ?? [])];
  }

  #pack(occurrences: readonly Occurrence[], file: number, old: ReadonlySet<number>): Uint32Array {
    const packed = new Uint32Array(occurrences.length * width);
    let at = 0;
    for (const { kind, name, label, role, line, start, end } of occurrences) {
      const symbol = this.symbols.add(kind, name, role === 'definition' ? (label ?? name) : label);
      if (!old.has(symbol.id) && symbol.files.at(-1) !== file) symbol.files = withNumber(symbol.files, file);
      packed[at] = symbol.id;
      packed[at + 1] = line * roles.length + roles.indexOf(role);
      packed[at + 2] = start;
      packed[at + 3] = end;
      at += width;
    }
    return packed;
  }

  #unpack(file: IndexedFile, at: number): Found | undefined {
    const [id = 0, lineAndRole = 0, start = 0, end = 0] = file.packed.subarray(at, at + width);
    const symbol = this.symbols.at(id);
    const role = roles[lineAndRole % roles.length];
    if (!symbol || !role) return undefined;
    return { file, symbol, role, line: Math.floor(lineAndRole / roles.length), start, end };
  }

  /** Texts as the symbols have them, or copies: what a reader gives is part of the file's text. */
  #ownScope(scope: Scope): Scope {
    const symbol = scope.kind === 'closure' ? undefined : this.symbols.find(scope.kind, scope.name);
    return symbol
      ? { ...scope, name: symbol.name, label: symbol.label }
      : { ...scope, name: detached(scope.name), label: detached(scope.label) };
  }

  #ownHandler(handler: Handler): Handler {
    const { kind, name, callback } = handler;
    const own = callback && { kind: callback.kind, name: this.#ownName(callback.kind, callback.name) };
    return { ...handler, name: this.#ownName(kind, name), callback: own };
  }

  #ownName(kind: SymbolKind, name: string): string {
    return this.symbols.find(kind, name)?.name ?? detached(name);
  }

  /** Takes away what a file had, but for the symbols that it still has. */
  #leave(file: IndexedFile, kept: ReadonlySet<number>): void {
    for (const id of definedBy(file.packed)) dropFrom(this.symbols.at(id)?.definedIn ?? [], file.id);
    for (const id of new Set(symbolsOf(file.packed))) if (!kept.has(id)) this.symbols.leave(id, file.id);
    this.#occurrences -= file.packed.length / width;
    const facts = this.#facts.get(file.id);
    if (!facts) return;
    this.#facts.delete(file.id);
    for (const [child] of facts.parents) removeFrom(this.#parents, child, file.id);
    for (const [child, parent] of facts.parents) {
      if (this.parentsOf(child).includes(parent)) continue;
      const children = this.#children.get(parent);
      children?.delete(child);
      if (children?.size === 0) this.#children.delete(parent);
    }
    for (const { name } of facts.pathConstants) removeFrom(this.#pathConstants, name, file.id);
  }
}

function* symbolsOf(packed: Uint32Array): Generator<number, void, undefined> {
  for (let at = 0; at < packed.length; at += width) yield packed[at] ?? 0;
}

function definedBy(packed: Uint32Array): Set<number> {
  const definition = roles.indexOf('definition');
  const found = new Set<number>();
  for (let at = 0; at < packed.length; at += width)
    if ((packed[at + 1] ?? 0) % roles.length === definition) found.add(packed[at] ?? 0);
  return found;
}

function entryOf<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function removeFrom<T>(map: Map<string, Map<number, T>>, key: string, id: number): void {
  const known = map.get(key);
  known?.delete(id);
  if (known?.size === 0) map.delete(key);
}
