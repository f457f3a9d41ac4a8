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
const entryOrdinal = 3;
const entryRuleOrdinal = 4;
const entrySize = 5;

/**
 * Walks a tree where it lies in the parser's memory, as the bindings' cursor does at many times the cost: every step of that
 * one is a call into WebAssembly that copies its state in and out again. Nothing may be parsed and no tree given back
 * meanwhile. Positions are UTF-16 offsets.
 */
export class SyntaxCursor {
  readonly #words: Uint32Array;
  readonly #halves: Uint16Array;
  readonly #language: number;
  readonly #publicSymbols: number;
  readonly #aliases: number;
  readonly #maxAliases: number;
  /**
   * The node at hand and those around it, hidden ones too, by depth, {@link entrySize} numbers each: where it lies, its type,
   * its start in bytes, its number among its parent's children, and among those that the grammar's rule names.
   */
  #stack = new Int32Array(entrySize * 256);
  /** The first of the numbers of the node at hand. */
  #top = 0;

  constructor(runtime: ParserRuntime, tree: Tree) {
    const memory = runtime.memory();
    this.#words = new Uint32Array(memory);
    this.#halves = new Uint16Array(memory);
    const root = addressOf(tree);
    this.#language = this.#word(root + treeLanguage);
    this.#publicSymbols = this.#word(this.#language + languagePublicSymbols);
    this.#aliases = this.#word(this.#language + languageAliases);
    this.#maxAliases = this.#half(this.#language + languageMaxAliases);
    this.#stack[entryPlace] = root;
    this.#stack[entryType] = this.#publicSymbol(this.#symbol(root));
    this.#stack[entryStart] = this.#padding(root);
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
    const stack = this.#stack;
    const top = this.#top;
    return ((stack[top + entryStart] ?? 0) + this.#size(stack[top + entryPlace] ?? 0)) >> 1;
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
      for (let at = first; at < after; at++) {
        // The field's id; then, a byte each, the child's number and whether the field is an inner rule's.
        const entry = entries + 4 * at;
        if (this.#half(entry + 2) === stack[top + entryRuleOrdinal]) return this.#half(entry);
      }
    }
    return 0;
  }

  toFirstChild(): boolean {
    do {
      const parent = this.#word(this.#stack[this.#top + entryPlace] ?? 0);
      if ((parent & inlineBit) === inlineBit) return false;
      if (!this.#seek(parent, 0, 0, this.#stack[this.#top + entryStart] ?? 0)) return false;
    } while (this.#stack[this.#top + entryType] === hidden);
    return true;
  }

  toNextSibling(): boolean {
    const from = this.#top;
    while (this.#top > 0) {
      const stack = this.#stack;
      const top = this.#top;
      if (top < from && stack[top + entryType] !== hidden) break;
      const place = stack[top + entryPlace] ?? 0;
      const parent = this.#word(stack[top - entrySize + entryPlace] ?? 0);
      const ordinal = (stack[top + entryOrdinal] ?? 0) + 1;
      this.#top = top - entrySize;
      if (ordinal === this.#word(parent + heapChildCount)) continue;
      const ruleOrdinal = (stack[top + entryRuleOrdinal] ?? 0) + (this.#isExtra(place) ? 0 : 1);
      const start = (stack[top + entryStart] ?? 0) + this.#size(place) + this.#padding(place + subtreeSize);
      if (!this.#seek(parent, ordinal, ruleOrdinal, start)) continue;
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
   * Steps into the first of a node's children, from one on, that can be seen or has children that can.
   * @param start that child's
   */
  #seek(parent: number, ordinal: number, ruleOrdinal: number, start: number): boolean {
    const words = this.#words;
    const count = words[(parent + heapChildCount) >> 2] ?? 0;
    const production = this.#production(parent);
    const aliases = production === 0 ? 0 : this.#aliases + 2 * production * this.#maxAliases;
    let place = parent - subtreeSize * (count - ordinal);
    for (let at = ordinal; at < count; at++) {
      const head = words[place >> 2] ?? 0;
      const isInline = (head & inlineBit) === inlineBit;
      const flags = isInline ? head : (words[(head + heapFlags) >> 2] ?? 0);
      const isExtra = (flags & (isInline ? inlineExtra : heapExtra)) !== 0;
      const alias = isExtra || aliases === 0 ? 0 : this.#half(aliases + 2 * ruleOrdinal);
      const isVisible = alias !== 0 || (flags & (isInline ? inlineVisible : heapVisible)) !== 0;
      if (
        isVisible ||
        (!isInline &&
          (words[(head + heapChildCount) >> 2] ?? 0) > 0 &&
          (words[(head + heapVisibleChildCount) >> 2] ?? 0) > 0)
      ) {
        const top = this.#top + entrySize;
        if (top === this.#stack.length) this.#grow();
        const stack = this.#stack;
        stack[top + entryPlace] = place;
        stack[top + entryType] = isVisible ? this.#publicSymbol(alias === 0 ? this.#symbol(place) : alias) : hidden;
        stack[top + entryStart] = start;
        stack[top + entryOrdinal] = at;
        stack[top + entryRuleOrdinal] = ruleOrdinal;
        this.#top = top;
        return true;
      }
      if (!isExtra) ruleOrdinal++;
      start += this.#size(place);
      place += subtreeSize;
      if (at + 1 < count) start += this.#padding(place);
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
