import type { Tree } from 'web-tree-sitter';
import type { ParserRuntime } from './parser-runtime.ts';

/** Tree-sitter's id of error nodes, past every grammar's own. */
export const errorId = 65_535;

// Where tree-sitter's C structures have what is read here: offsets in bytes, on 32 bits (subtree.h, parser.h, tree.h).
const treeLanguage = 8;
const languageFieldCount = 32;
const languageMaxAliases = 36;
const languageFieldSlices = 64;
const languageFieldEntries = 68;
const languagePublicSymbols = 76;
const languageAliases = 84;
const heapPadding = 4;
const heapSize = 16;
const heapChildCount = 36;
const heapSymbol = 40;
const heapFlags = 44;
const heapVisibleChildCount = 48;
const heapProduction = 64;
/** Of a subtree: either what a small leaf is, written in place, or a pointer to the rest. */
const subtreeSize = 8;
const inlineBit = 1;
const inlineVisible = 2;
const inlineExtra = 8;
const heapVisible = 1;
const heapExtra = 4;

/** Stands for the type of a node that the grammar hides. */
const hidden = -1;

// What is kept of a node on the way to the one at hand: these, one after the other.
const entryPlace = 0;
const entryType = 1;
const entryStart = 2;
const entryEnd = 3;
const entryOrdinal = 4;
/** The next sibling's number among the children that the grammar's rule names. */
const entryNextRuleOrdinal = 5;
/** How many siblings there are, itself included. */
const entryCount = 6;
/** Where the names are that the rule gives to them; 0 for none. */
const entryAliases = 7;
const entrySize = 8;

/**
 * Walks a tree where it lies in the parser's memory, as the bindings' cursor does at many times the cost: every step of that
 * one is a call into WebAssembly that copies its state in and out again. Nothing may be parsed and no tree given back
 * meanwhile. Positions are UTF-16 offsets.
 */
export class SyntaxCursor {
  /** Signed, as the engine's quicker compilers prefer; no address and no length has the highest bit. */
  readonly #words: Int32Array;
  readonly #halves: Uint16Array;
  readonly #language: number;
  readonly #publicSymbols: number;
  readonly #aliases: number;
  readonly #maxAliases: number;
  /**
   * The node at hand and those around it, hidden ones too, by depth, {@link entrySize} numbers each: where it lies, its type,
   * its start and end in bytes, and what finding its next sibling takes.
   */
  #stack = new Int32Array(entrySize * 256);
  /** The first of the numbers of the node at hand. */
  #top = 0;

  constructor(runtime: ParserRuntime, tree: Tree) {
    const memory = runtime.memory();
    this.#words = new Int32Array(memory);
    this.#halves = new Uint16Array(memory);
    const root = addressOf(tree);
    this.#language = this.#word(root + treeLanguage);
    this.#publicSymbols = this.#word(this.#language + languagePublicSymbols);
    this.#aliases = this.#word(this.#language + languageAliases);
    this.#maxAliases = this.#half(this.#language + languageMaxAliases);
    this.#stack[entryPlace] = root;
    this.#stack[entryType] = this.#publicSymbol(this.#symbol(root));
    this.#stack[entryStart] = this.#padding(root);
    this.#stack[entryEnd] = this.#padding(root) + this.#size(root);
    const { typeId, endIndex } = tree.rootNode;
    if (typeId !== this.typeId || endIndex !== this.end)
      throw new TypeError('the parser keeps its trees in another way');
  }

  /** The type of the node, `errorId` for what could not be parsed. */
  get typeId(): number {
    return this.#stack[this.#top + entryType] ?? 0;
  }

  get start(): number {
    return (this.#stack[this.#top + entryStart] ?? 0) >> 1;
  }

  get end(): number {
    return (this.#stack[this.#top + entryEnd] ?? 0) >> 1;
  }

  /** The field that the node fills in its parent; 0 for none. */
  get fieldId(): number {
    if (this.#word(this.#language + languageFieldCount) === 0) return 0;
    const stack = this.#stack;
    for (let top = this.#top; top > 0; top -= entrySize) {
      if (top !== this.#top && stack[top + entryType] !== hidden) break;
      if (this.#isExtra(stack[top + entryPlace] ?? 0)) break;
      const production = this.#production(this.#word(stack[top - entrySize + entryPlace] ?? 0));
      const slice = this.#word(this.#language + languageFieldSlices) + 4 * production;
      const entries = this.#word(this.#language + languageFieldEntries);
      const first = this.#half(slice);
      const after = first + this.#half(slice + 2);
      const ruleOrdinal = (stack[top + entryNextRuleOrdinal] ?? 0) - 1;
      for (let at = first; at < after; at++) {
        // The field's id; then, a byte each, the child's number and whether the field is an inner rule's.
        const entry = entries + 4 * at;
        if (this.#half(entry + 2) === ruleOrdinal) return this.#half(entry);
      }
    }
    return 0;
  }

  toFirstChild(): boolean {
    do {
      const top = this.#top;
      const parent = this.#word(this.#stack[top + entryPlace] ?? 0);
      if ((parent & inlineBit) !== 0) return false;
      const count = this.#word(parent + heapChildCount);
      if (count === 0) return false;
      const production = this.#production(parent);
      const aliases = production === 0 ? 0 : this.#aliases + 2 * production * this.#maxAliases;
      const start = this.#stack[top + entryStart] ?? 0;
      if (!this.#seek(parent - subtreeSize * count, 0, count, 0, aliases, start)) return false;
    } while (this.#stack[this.#top + entryType] === hidden);
    return true;
  }

  toNextSibling(): boolean {
    const from = this.#top;
    for (let top = from; top > 0; top -= entrySize) {
      const stack = this.#stack;
      if (top < from && stack[top + entryType] !== hidden) break;
      const ordinal = (stack[top + entryOrdinal] ?? 0) + 1;
      const count = stack[top + entryCount] ?? 0;
      if (ordinal >= count) continue;
      const place = (stack[top + entryPlace] ?? 0) + subtreeSize;
      const ruleOrdinal = stack[top + entryNextRuleOrdinal] ?? 0;
      this.#top = top - entrySize;
      if (!this.#seek(place, ordinal, count, ruleOrdinal, stack[top + entryAliases] ?? 0, stack[top + entryEnd] ?? 0))
        continue;
      return this.#stack[this.#top + entryType] !== hidden || this.toFirstChild();
    }
    this.#top = from;
    return false;
  }

  toParent(): boolean {
    for (let top = this.#top - entrySize; top >= 0; top -= entrySize) {
      if (this.#stack[top + entryType] === hidden) continue;
      this.#top = top;
      return true;
    }
    return false;
  }

  /**
   * Steps into the first of a node's children, from one on, that can be seen or has children that can. One function, which
   * looks once at what each child is: it runs for every token of a file.
   * @param place that child's
   * @param end where the one before it ends; the node's start when it is the first
   */
  #seek(place: number, ordinal: number, count: number, ruleOrdinal: number, aliases: number, end: number): boolean {
    const words = this.#words;
    const halves = this.#halves;
    for (let at = ordinal; at < count; at++) {
      const head = words[place >> 2] ?? 0;
      const isInline = (head & inlineBit) !== 0;
      let padding: number;
      let size: number;
      let isExtra: boolean;
      let isVisible: boolean;
      if (isInline) {
        const extent = words[(place >> 2) + 1] ?? 0;
        padding = (extent >> 16) & 0xff;
        size = extent >>> 24;
        isExtra = (head & inlineExtra) !== 0;
        isVisible = (head & inlineVisible) !== 0;
      } else {
        const flags = words[(head + heapFlags) >> 2] ?? 0;
        padding = words[(head + heapPadding) >> 2] ?? 0;
        size = words[(head + heapSize) >> 2] ?? 0;
        isExtra = (flags & heapExtra) !== 0;
        isVisible = (flags & heapVisible) !== 0;
      }
      // A node begins where its first child does, past the white space before both.
      const start = at === 0 ? end : end + padding;
      end = start + size;
      const alias = aliases === 0 || isExtra ? 0 : (halves[(aliases >> 1) + ruleOrdinal] ?? 0);
      if (!isExtra) ruleOrdinal++;
      if (
        isVisible ||
        alias !== 0 ||
        (!isInline &&
          (words[(head + heapChildCount) >> 2] ?? 0) > 0 &&
          (words[(head + heapVisibleChildCount) >> 2] ?? 0) > 0)
      ) {
        let type = hidden;
        if (isVisible || alias !== 0) {
          const inPlace = isInline ? (head >> 8) & 0xff : (halves[(head + heapSymbol) >> 1] ?? 0);
          type = this.#publicSymbol(alias === 0 ? inPlace : alias);
        }
        const top = this.#top + entrySize;
        if (top === this.#stack.length) this.#grow();
        const stack = this.#stack;
        stack[top + entryPlace] = place;
        stack[top + entryType] = type;
        stack[top + entryStart] = start;
        stack[top + entryEnd] = end;
        stack[top + entryOrdinal] = at;
        stack[top + entryNextRuleOrdinal] = ruleOrdinal;
        stack[top + entryCount] = count;
        stack[top + entryAliases] = aliases;
        this.#top = top;
        return true;
      }
      place += subtreeSize;
    }
    return false;
  }

  #grow(): void {
    const stack = new Int32Array(2 * this.#stack.length);
    stack.set(this.#stack);
    this.#stack = stack;
  }

  #word(address: number): number {
    return this.#words[address >> 2] ?? 0;
  }

  #half(address: number): number {
    return this.#halves[address >> 1] ?? 0;
  }

  #symbol(place: number): number {
    const head = this.#word(place);
    return (head & inlineBit) === inlineBit ? (head >> 8) & 0xff : this.#half(head + heapSymbol);
  }

  /** Bytes. */
  #size(place: number): number {
    const head = this.#word(place);
    return (head & inlineBit) === inlineBit ? this.#word(place + 4) >>> 24 : this.#word(head + heapSize);
  }

  /** Bytes of white space before it. */
  #padding(place: number): number {
    const head = this.#word(place);
    return (head & inlineBit) === inlineBit ? (this.#word(place + 4) >> 16) & 0xff : this.#word(head + heapPadding);
  }

  #isExtra(place: number): boolean {
    const head = this.#word(place);
    return (head & inlineBit) === inlineBit
      ? (head & inlineExtra) !== 0
      : (this.#word(head + heapFlags) & heapExtra) !== 0;
  }

  /** Which of the grammar's rules made a node that has children. */
  #production(node: number): number {
    return this.#word(node + heapProduction) >>> 16;
  }

  #publicSymbol(symbol: number): number {
    return symbol === errorId ? errorId : this.#half(this.#publicSymbols + 2 * symbol);
  }
}

/** Where the tree stands in the parser's memory: the bindings keep it under the number 0. */
function addressOf(tree: Tree): number {
  const address: unknown = Reflect.get(tree, 0);
  if (typeof address !== 'number') throw new TypeError('the bindings keep the address of a tree elsewhere');
  return address;
}
