import type { Language, Tree } from 'web-tree-sitter';
import { Facts } from '../../facts.ts';
import type { ParserRuntime } from '../parser-runtime.ts';
import { errorId, SyntaxCursor } from '../syntax-cursor.ts';
import type { Comment, Program } from './ast.ts';
import { builders, leafTypes, tokenParents } from './build.ts';
import type { Builder, Item, Lists, LowerContext } from './items.ts';

const leaf = 1;
const inner = 2;
const comment = 3;
const encapsed = 4;

/** Per node type id of one loaded grammar: what lowering does with it. */
export interface LowerTable {
  readonly actions: Uint8Array;
  readonly builders: readonly (Builder | undefined)[];
  readonly wantsTokens: Uint8Array;
  /** The item of an anonymous token, shared by all its occurrences. */
  readonly tokens: readonly (Item | undefined)[];
  /** The parser that the grammar is loaded in. */
  readonly runtime: ParserRuntime;
}

/** Makes the table of a loaded PHP grammar, once. */
export function lowerTable(language: Language, runtime: ParserRuntime): LowerTable {
  const count = language.nodeTypeCount;
  const actions = new Uint8Array(count + 1);
  const table: (Builder | undefined)[] = new Array(count + 1).fill(undefined);
  const wantsTokens = new Uint8Array(count + 1);
  const tokens: (Item | undefined)[] = new Array(count + 1).fill(undefined);
  for (let id = 0; id < count; id++) {
    const type = language.nodeTypeForId(id);
    if (type === null) continue;
    if (!language.nodeTypeIsNamed(id)) {
      tokens[id] = { kind: '#token', text: type, start: 0, end: 0 };
      continue;
    }
    table[id] = builders[type];
    wantsTokens[id] = tokenParents.has(type) ? 1 : 0;
    if (type === 'comment') actions[id] = comment;
    else if (type === 'encapsed_string') actions[id] = encapsed;
    else if (builders[type] !== undefined) actions[id] = leafTypes.has(type) ? leaf : inner;
  }
  actions[count] = inner;
  table[count] = builders.ERROR;
  return { actions, builders: table, wantsTokens, tokens, runtime };
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
 * Walks the concrete tree once, without recursion, and builds the syntax tree from the leaves up.
 * @param code the row of texts that offsets count in
 * @param base where the tree's own text begins in it
 * @param spend told of every few thousand nodes; may throw to stop: then nothing of the file is in the lists
 */
export function lower(
  tree: Tree,
  table: LowerTable,
  code: string,
  base: number,
  lists: Lists,
  spend: (nodes: number) => void,
): Lowered {
  const cursor = new SyntaxCursor(table.runtime, tree);
  const kept = Object.values(lists).map((list: unknown[]) => ({ list, length: list.length }));
  try {
    return new Lowering(cursor, table, { code, lists }, base, spend).run();
  } catch (error) {
    for (const { list, length } of kept) list.length = length;
    throw error;
  }
}

class Lowering {
  readonly #cursor: SyntaxCursor;
  readonly #table: LowerTable;
  readonly #context: LowerContext;
  readonly #base: number;
  readonly #spend: (nodes: number) => void;
  readonly #comments: Comment[] = [];
  /** Items of all open frames; `#bases` says where each frame's begin, `#types` whose they are. */
  readonly #items: Item[] = [];
  /** How many of the items count. The list is never cut: the next items take the places of those that are done with. */
  #count = 0;
  readonly #bases: number[] = [];
  readonly #types: number[] = [];

  constructor(
    cursor: SyntaxCursor,
    table: LowerTable,
    context: LowerContext,
    base: number,
    spend: (nodes: number) => void,
  ) {
    this.#cursor = cursor;
    this.#table = table;
    this.#context = context;
    this.#base = base;
    this.#spend = spend;
  }

  run(): Lowered {
    const cursor = this.#cursor;
    let visited = 0;
    for (;;) {
      if ((++visited & 4095) === 0) this.#spend(4096);
      if (this.#enter()) continue;
      while (!cursor.toNextSibling()) {
        if (!cursor.toParent()) return this.#finish();
        const type = this.#types.pop() ?? 0;
        const base = this.#bases.pop() ?? 0;
        const items = this.#items.slice(base, this.#count);
        this.#count = base;
        this.#build(type, items);
        if (this.#types.length === 0) return this.#finish();
      }
    }
  }

  /** Handles the node under the cursor; true when it went down into its children. */
  #enter(): boolean {
    const cursor = this.#cursor;
    const { actions, tokens, wantsTokens } = this.#table;
    const id = cursor.typeId;
    const type = id === errorId ? actions.length - 1 : id;
    switch (actions[type]) {
      case inner:
        break;
      case leaf:
        this.#build(type, none);
        return false;
      case comment:
        this.#comments.push({ start: this.#base + cursor.start, end: this.#base + cursor.end });
        return false;
      case encapsed:
        if (!this.#context.code.slice(this.#base + cursor.start, this.#base + cursor.end).includes('$')) {
          this.#build(type, none);
          return false;
        }
        break;
      default: {
        const token = tokens[type];
        if (token !== undefined && wantsTokens[this.#types[this.#types.length - 1] ?? 0] === 1) this.#push(token);
        return false;
      }
    }
    if (!cursor.toFirstChild()) {
      this.#build(type, none);
      return false;
    }
    this.#types.push(type);
    this.#bases.push(this.#count);
    return true;
  }

  #build(type: number, items: readonly Item[]): void {
    const start = this.#base + this.#cursor.start;
    const end = this.#base + this.#cursor.end;
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
