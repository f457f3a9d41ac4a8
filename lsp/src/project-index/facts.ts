/** Kinds of names that a project gives and uses. */
export const symbolKinds = [
  'function',
  'class',
  'method',
  'constant',
  'hook',
  'ajax',
  'rest_route',
  'shortcode',
  'block',
  'pattern',
  'post_type',
  'taxonomy',
  'option',
  'meta',
  'transient',
  'nonce',
  'page',
  'script',
  'style',
  'text_domain',
  'template',
  'file',
] as const;
export type SymbolKind = (typeof symbolKinds)[number];

/** What is done with a name: given, used, hooked to, or written under. */
export const roles = ['definition', 'reference', 'registration', 'write'] as const;
export type Role = (typeof roles)[number];

/** A place in one line; counted from 0, columns in UTF-16 code units. */
export interface Place {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** A name where it stands. */
export interface Occurrence extends Place {
  readonly kind: SymbolKind;
  /** Full and, where PHP does not mind case, in lower case. */
  readonly name: string;
  /** As a person wrote it; undefined: as `name`. */
  readonly label: string | undefined;
  readonly role: Role;
}

export const scopeKinds = ['class', 'function', 'method', 'closure'] as const;

/** A class, function or closure with its code. */
export interface Scope {
  readonly kind: (typeof scopeKinds)[number];
  /** As in {@link Occurrence}; '' for closures and anonymous classes. */
  readonly name: string;
  readonly label: string;
  readonly place: Place;
  readonly startLine: number;
  readonly startCharacter: number;
  readonly endLine: number;
  readonly endCharacter: number;
}

/** What WordPress is told to call, and under which name. */
export interface Handler extends Place {
  readonly kind: SymbolKind;
  readonly name: string;
  readonly callback: { readonly kind: 'function' | 'method'; readonly name: string } | undefined;
  /** Where the callback is named or, as a closure, written. */
  readonly callbackPlace: Place;
}

/** A constant that holds a path: in which file it is defined, and as what. */
export interface PathConstant {
  readonly name: string;
  /** As the name of a `file` occurrence. */
  readonly path: string;
}

/** All that the index keeps of one file. */
export interface FileFacts {
  readonly occurrences: readonly Occurrence[];
  readonly scopes: readonly Scope[];
  /** Names of classes and of what they extend, implement or use. */
  readonly parents: readonly (readonly [child: string, parent: string])[];
  readonly handlers: readonly Handler[];
  readonly pathConstants: readonly PathConstant[];
}

/** Where the lines of a text begin. */
export class LineIndex {
  readonly #starts: number[] = [0];
  /** The line that was asked for last: most questions are about one nearby. */
  #last = 0;

  constructor(text: string) {
    const end = /\r\n|\r|\n/g;
    while (end.exec(text) !== null) this.#starts.push(end.lastIndex);
  }

  lineOf(offset: number): number {
    if (!this.#isIn(this.#last, offset)) this.#last = this.#search(offset);
    return this.#last;
  }

  #isIn(line: number, offset: number): boolean {
    return (
      (this.#starts[line] ?? 0) <= offset &&
      (line + 1 === this.#starts.length || (this.#starts[line + 1] ?? 0) > offset)
    );
  }

  #search(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  positionAt(offset: number): { line: number; character: number } {
    const line = this.lineOf(offset);
    return { line, character: offset - (this.#starts[line] ?? 0) };
  }

  /** What is on more than one line ends with its first. */
  placeOf(start: number, end: number): Place {
    const { line, character } = this.positionAt(start);
    const lineEnd = this.#starts[line + 1] ?? Number.POSITIVE_INFINITY;
    return { line, start: character, end: character + Math.min(end, lineEnd) - start };
  }
}

const caseless: ReadonlySet<SymbolKind> = new Set(['function', 'class', 'method']);

/** Collects the facts of a file. */
export class FactsBuilder {
  readonly lines: LineIndex;
  readonly #facts = {
    occurrences: [] as Occurrence[],
    scopes: [] as Scope[],
    parents: [] as [string, string][],
    handlers: [] as Handler[],
    pathConstants: [] as PathConstant[],
  };

  constructor(text: string) {
    this.lines = new LineIndex(text);
  }

  get facts(): FileFacts {
    return this.#facts;
  }

  /** A name between two offsets. */
  add(kind: SymbolKind, written: string, role: Role, start: number, end: number): void {
    const name = caseless.has(kind) ? written.toLowerCase() : written;
    const label = name === written ? undefined : written;
    const { line, start: from, end: to } = this.lines.placeOf(start, end);
    this.#facts.occurrences.push({ kind, name, label, role, line, start: from, end: to });
  }

  addScope(kind: Scope['kind'], label: string, name: readonly [number, number], code: readonly [number, number]): void {
    const from = this.lines.positionAt(code[0]);
    const to = this.lines.positionAt(code[1]);
    this.#facts.scopes.push({
      kind,
      name: label.toLowerCase(),
      label,
      place: this.lines.placeOf(...name),
      startLine: from.line,
      startCharacter: from.character,
      endLine: to.line,
      endCharacter: to.character,
    });
  }

  addParent(child: string, parent: string): void {
    this.#facts.parents.push([child.toLowerCase(), parent.toLowerCase()]);
  }

  addHandler(handler: Omit<Handler, keyof Place>, start: number, end: number): void {
    this.#facts.handlers.push({ ...handler, ...this.lines.placeOf(start, end) });
  }

  addPathConstant(constant: PathConstant): void {
    this.#facts.pathConstants.push(constant);
  }
}
