import type { Language } from 'web-tree-sitter';
import { Facts } from '../../facts.ts';
import type { ParserRuntime } from '../parser-runtime.ts';
import type { Comment, Program } from './ast.ts';
import { builders } from './build.ts';
import type { Builder, Item, Lists, LowerContext } from './items.ts';
import { type EventTable, eventKindBits, eventKinds, eventTable, type ParseEvents } from './parse-events.ts';

/** Per node type id of one loaded grammar: what lowering makes of it. */
export interface LowerTable extends EventTable {
  readonly builders: readonly (Builder | undefined)[];
  /** The item of an anonymous token, shared by all its occurrences. */
  readonly tokens: readonly (Item | undefined)[];
}

/** Makes the table of a loaded PHP grammar, once. */
export function lowerTable(language: Language, runtime: ParserRuntime): LowerTable {
  const count = language.nodeTypeCount;
  const table: (Builder | undefined)[] = new Array(count + 1).fill(undefined);
  const tokens: (Item | undefined)[] = new Array(count + 1).fill(undefined);
  for (let id = 0; id < count; id++) {
    const type = language.nodeTypeForId(id);
    if (type === null) continue;
    if (language.nodeTypeIsNamed(id)) table[id] = builders[type];
    else tokens[id] = { kind: '#token', text: type, start: 0, end: 0 };
  }
  table[count] = builders.ERROR;
  return { ...eventTable(language, runtime), builders: table, tokens };
}

/** A file as syntax tree. */
export interface Lowered {
  readonly program: Program;
  readonly comments: readonly Comment[];
  readonly lists: Lists;
}

/** Empty lists, for one file or for several that are analysed together. */
export function newLists(): Lists {
  return {
    facts: new Facts(),
    functions: [],
    classes: [],
    closures: [],
    calls: [],
    methodCalls: [],
    news: [],
    namespaces: [],
    uses: [],
    interpolations: [],
  };
}

/**
 * Builds the syntax tree from the leaves up.
 * @param code the row of texts that offsets count in
 * @param base where the file's own text begins in it
 * @returns the tree; when it throws, nothing of the file is in the lists
 */
export function lower(events: ParseEvents, table: LowerTable, code: string, base: number, lists: Lists): Lowered {
  const kept = Object.values(lists).map((list: unknown[]) => ({ list, length: list.length }));
  try {
    return new Lowering(events, table, { code, lists }, base).run();
  } catch (error) {
    for (const { list, length } of kept) list.length = length;
    throw error;
  }
}

class Lowering {
  readonly #events: ParseEvents;
  readonly #table: LowerTable;
  readonly #context: LowerContext;
  readonly #base: number;
  readonly #comments: Comment[] = [];
  /** Items of all open frames; `#bases` says where each frame's begin. */
  readonly #items: Item[] = [];
  /** How many of the items count. The list is never cut: the next items take the places of those that are done with. */
  #count = 0;
  readonly #bases: number[] = [];

  constructor(events: ParseEvents, table: LowerTable, context: LowerContext, base: number) {
    this.#events = events;
    this.#table = table;
    this.#context = context;
    this.#base = base;
  }

  run(): Lowered {
    const events = this.#events;
    const { tokens } = this.#table;
    const base = this.#base;
    for (let at = 0; at < events.length; ) {
      const head = events[at++] ?? 0;
      const type = head >> eventKindBits;
      const kind = head & ((1 << eventKindBits) - 1);
      if (kind === eventKinds.token) {
        const token = tokens[type];
        if (token !== undefined) this.#push(token);
        continue;
      }
      if (kind === eventKinds.open) {
        this.#bases.push(this.#count);
        continue;
      }
      const start = base + (events[at++] ?? 0);
      const end = base + (events[at++] ?? 0);
      if (kind === eventKinds.comment) this.#comments.push({ start, end });
      else if (kind === eventKinds.leaf) this.#build(type, none, start, end);
      else {
        const first = this.#bases.pop() ?? 0;
        const items = this.#items.slice(first, this.#count);
        this.#count = first;
        this.#build(type, items, start, end);
      }
    }
    return this.#finish();
  }

  #build(type: number, items: readonly Item[], start: number, end: number): void {
    const item = this.#table.builders[type]?.(items, start, end, this.#context);
    if (item !== undefined && item !== null) this.#push(item);
  }

  #push(item: Item): void {
    const count = this.#count++;
    if (count === this.#items.length) this.#items.push(item);
    else this.#items[count] = item;
  }

  #finish(): Lowered {
    const root = this.#count === 0 ? undefined : this.#items[0];
    const start = this.#base;
    const { lists } = this.#context;
    if (root?.kind === 'Program') return { program: root, comments: this.#comments, lists };
    // A file that is one error: whatever statements were recognised are still worth reading.
    const body = root?.kind === 'Error' ? root.body : [];
    const end = body.at(-1)?.end ?? start;
    return { program: { kind: 'Program', start, end, body }, comments: this.#comments, lists };
  }
}

const none: readonly Item[] = [];
