import { Facts } from '../../facts.ts';
import type { Comment, Program } from './ast.ts';
import { builders } from './build.ts';
import type { Builder, Item, Lists, LowerContext } from './items.ts';
import { eventKindBits, eventKinds, eventTypes, type ParseEvents, tokenIds } from './parse-events.ts';

/** By the number that events have for a type: what is made of it. */
const builderOf: readonly (Builder | undefined)[] = eventTypes.map((name) => builders[name]);

/** By the number of a token: its item, shared by all its occurrences. */
const tokens: readonly (Item | undefined)[] = eventTypes.map((text) =>
  tokenIds.has(text) ? { kind: '#token', text, start: 0, end: 0 } : undefined,
);

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
export function lower(events: ParseEvents, code: string, base: number, lists: Lists): Lowered {
  const kept = Object.values(lists).map((list: unknown[]) => ({ list, length: list.length }));
  try {
    return new Lowering(events, { code, lists }, base).run();
  } catch (error) {
    for (const { list, length } of kept) list.length = length;
    throw error;
  }
}

class Lowering {
  readonly #events: ParseEvents;
  readonly #context: LowerContext;
  readonly #base: number;
  readonly #comments: Comment[] = [];
  /** Items of all open frames; `#bases` says where each frame's begin. */
  readonly #items: Item[] = [];
  /** How many of the items count. The list is never cut: the next items take the places of those that are done with. */
  #count = 0;
  readonly #bases: number[] = [];

  constructor(events: ParseEvents, context: LowerContext, base: number) {
    this.#events = events;
    this.#context = context;
    this.#base = base;
  }

  run(): Lowered {
    const events = this.#events;
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
      if (kind === eventKinds.around) {
        this.#bases.push(this.#count - 1);
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
    const item = builderOf[type]?.(items, start, end, this.#context);
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
