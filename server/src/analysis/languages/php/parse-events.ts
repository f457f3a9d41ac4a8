import type { Language, Tree } from 'web-tree-sitter';
import type { ParserRuntime } from '../parser-runtime.ts';
import { errorId, SyntaxCursor } from '../syntax-cursor.ts';
import { builders, leafTypes, tokenParents } from './build.ts';

/**
 * A file's concrete tree as a row of numbers, as far as anything becomes of it: a thread that parses can hand it to one that
 * builds the syntax tree. Each event is a number that says what it is and which type of node it is about, then its places.
 */
export type ParseEvents = Int32Array;

/** What an event is, in the lowest bits of its first number; the type stands above them. */
export const eventKinds = {
  /** A node with children begins. */
  open: 0,
  /** It ends; its start and its end follow. */
  close: 1,
  /** A node of whose children nothing becomes; its start and its end follow. */
  leaf: 2,
  /** A token that its parent looks at. */
  token: 3,
  /** Its start and its end follow. */
  comment: 4,
} as const;

export const eventKindBits = 3;

const leaf = 1;
const inner = 2;
const comment = 3;
const encapsed = 4;

/** Per node type id of one loaded grammar: what becomes of it. Its last one is the type of what could not be parsed. */
export interface EventTable {
  readonly actions: Uint8Array;
  readonly wantsTokens: Uint8Array;
  readonly isToken: Uint8Array;
  /** The parser that the grammar is loaded in. */
  readonly runtime: ParserRuntime;
  /** Where events are written: new memory for each file costs more than what is written there. */
  readonly row: EventRow;
}

/** Makes the table of a loaded PHP grammar, once. */
export function eventTable(language: Language, runtime: ParserRuntime): EventTable {
  const count = language.nodeTypeCount;
  const actions = new Uint8Array(count + 1);
  const wantsTokens = new Uint8Array(count + 1);
  const isToken = new Uint8Array(count + 1);
  for (let id = 0; id < count; id++) {
    const type = language.nodeTypeForId(id);
    if (type === null) continue;
    if (!language.nodeTypeIsNamed(id)) {
      isToken[id] = 1;
      continue;
    }
    wantsTokens[id] = tokenParents.has(type) ? 1 : 0;
    if (type === 'comment') actions[id] = comment;
    else if (type === 'encapsed_string') actions[id] = encapsed;
    else if (builders[type] !== undefined) actions[id] = leafTypes.has(type) ? leaf : inner;
  }
  actions[count] = inner;
  return { actions, wantsTokens, isToken, runtime, row: new EventRow() };
}

/**
 * Walks the concrete tree once, without recursion. What it returns lasts until the table's next walk.
 * @param code the tree's own text
 * @param spend told of every few thousand nodes; may throw to stop
 */
export function parseEvents(tree: Tree, table: EventTable, code: string, spend: (nodes: number) => void): ParseEvents {
  const { actions, wantsTokens, isToken } = table;
  const cursor = new SyntaxCursor(table.runtime, tree);
  const events = table.row;
  events.clear();
  /** Types of the nodes that have begun and not ended. */
  const open: number[] = [];
  let visited = 0;
  for (;;) {
    if ((++visited & 4095) === 0) spend(4096);
    const id = cursor.typeId;
    const type = id === errorId ? actions.length - 1 : id;
    const action = actions[type];
    if (action === inner || (action === encapsed && code.slice(cursor.start, cursor.end).includes('$'))) {
      if (cursor.toFirstChild()) {
        events.add(eventKinds.open, type);
        open.push(type);
        continue;
      }
      events.addPlaced(eventKinds.leaf, type, cursor.start, cursor.end);
    } else if (action === leaf || action === encapsed) {
      events.addPlaced(eventKinds.leaf, type, cursor.start, cursor.end);
    } else if (action === comment) {
      events.addPlaced(eventKinds.comment, type, cursor.start, cursor.end);
    } else if (isToken[type] === 1 && wantsTokens[open[open.length - 1] ?? 0] === 1) {
      events.add(eventKinds.token, type);
    }
    while (!cursor.toNextSibling()) {
      if (!cursor.toParent()) return events.take();
      events.addPlaced(eventKinds.close, open.pop() ?? 0, cursor.start, cursor.end);
      if (open.length === 0) return events.take();
    }
  }
}

/** A row of numbers that grows and is used again. */
class EventRow {
  #numbers = new Int32Array(2 ** 16);
  #length = 0;

  clear(): void {
    this.#length = 0;
  }

  add(kind: number, type: number): void {
    if (this.#length === this.#numbers.length) this.#grow();
    this.#numbers[this.#length++] = (type << eventKindBits) | kind;
  }

  addPlaced(kind: number, type: number, start: number, end: number): void {
    const length = this.#length;
    if (length + 3 > this.#numbers.length) this.#grow();
    const numbers = this.#numbers;
    numbers[length] = (type << eventKindBits) | kind;
    numbers[length + 1] = start;
    numbers[length + 2] = end;
    this.#length = length + 3;
  }

  take(): Int32Array {
    return this.#numbers.subarray(0, this.#length);
  }

  #grow(): void {
    const numbers = new Int32Array(2 * this.#numbers.length);
    numbers.set(this.#numbers);
    this.#numbers = numbers;
  }
}
