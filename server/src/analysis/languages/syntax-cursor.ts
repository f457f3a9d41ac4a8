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
  /** The node at hand and those around it, hidden ones too, by depth: where each lies, its type, its start in bytes. */
  readonly #places: number[];
  readonly #types: number[];
  readonly #starts: number[];
  /** Its number among its parent's children, and among those that the grammar's rule names. */
  readonly #ordinals: number[] = [0];
  readonly #ruleOrdinals: number[] = [0];
  #depth = 0;

  constructor(runtime: ParserRuntime, tree: Tree) {
    const memory = runtime.memory();
    this.#words = new Uint32Array(memory);
    this.#halves = new Uint16Array(memory);
    const root = addressOf(tree);
    this.#language = this.#word(root + treeLanguage);
    this.#publicSymbols = this.#word(this.#language + languagePublicSymbols);
    this.#aliases = this.#word(this.#language + languageAliases);
    this.#maxAliases = this.#half(this.#language + languageMaxAliases);
    this.#places = [root];
    this.#types = [this.#publicSymbol(this.#symbol(root))];
    this.#starts = [this.#padding(root)];
    const { typeId, endIndex } = tree.rootNode;
    if (typeId !== this.typeId || endIndex !== this.end)
      throw new TypeError('the parser keeps its trees in another way');
  }

  /** The type of the node, `errorId` for what could not be parsed. */
  get typeId(): number {
    return this.#types[this.#depth] ?? 0;
  }

  get start(): number {
    return (this.#starts[this.#depth] ?? 0) >> 1;
  }

  get end(): number {
    return ((this.#starts[this.#depth] ?? 0) + this.#size(this.#places[this.#depth] ?? 0)) >> 1;
  }

  /** The field that the node fills in its parent; 0 for none. */
  get fieldId(): number {
    if (this.#word(this.#language + languageFieldCount) === 0) return 0;
    for (let depth = this.#depth; depth > 0; depth--) {
      if (depth !== this.#depth && this.#types[depth] !== hidden) break;
      if (this.#isExtra(this.#places[depth] ?? 0)) break;
      const production = this.#production(this.#word(this.#places[depth - 1] ?? 0));
      const slice = this.#word(this.#language + languageFieldSlices) + 4 * production;
      const entries = this.#word(this.#language + languageFieldEntries);
      const first = this.#half(slice);
      const after = first + this.#half(slice + 2);
      for (let at = first; at < after; at++) {
        // The field's id; then, a byte each, the child's number and whether the field is an inner rule's.
        const entry = entries + 4 * at;
        if (this.#half(entry + 2) === this.#ruleOrdinals[depth]) return this.#half(entry);
      }
    }
    return 0;
  }

  toFirstChild(): boolean {
    do {
      const parent = this.#word(this.#places[this.#depth] ?? 0);
      if ((parent & inlineBit) === inlineBit) return false;
      if (!this.#seek(parent, 0, 0, this.#starts[this.#depth] ?? 0)) return false;
    } while (this.#types[this.#depth] === hidden);
    return true;
  }

  toNextSibling(): boolean {
    const from = this.#depth;
    while (this.#depth > 0) {
      const depth = this.#depth;
      if (depth < from && this.#types[depth] !== hidden) break;
      const place = this.#places[depth] ?? 0;
      const parent = this.#word(this.#places[depth - 1] ?? 0);
      const ordinal = (this.#ordinals[depth] ?? 0) + 1;
      this.#depth = depth - 1;
      if (ordinal === this.#word(parent + heapChildCount)) continue;
      const ruleOrdinal = (this.#ruleOrdinals[depth] ?? 0) + (this.#isExtra(place) ? 0 : 1);
      const start = (this.#starts[depth] ?? 0) + this.#size(place) + this.#padding(place + subtreeSize);
      if (!this.#seek(parent, ordinal, ruleOrdinal, start)) continue;
      return this.#types[this.#depth] !== hidden || this.toFirstChild();
    }
    this.#depth = from;
    return false;
  }

  toParent(): boolean {
    for (let depth = this.#depth - 1; depth >= 0; depth--) {
      if (this.#types[depth] === hidden) continue;
      this.#depth = depth;
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
        const depth = ++this.#depth;
        this.#places[depth] = place;
        this.#types[depth] = isVisible ? this.#publicSymbol(alias === 0 ? this.#symbol(place) : alias) : hidden;
        this.#starts[depth] = start;
        this.#ordinals[depth] = at;
        this.#ruleOrdinals[depth] = ruleOrdinal;
        return true;
      }
      if (!isExtra) ruleOrdinal++;
      start += this.#size(place);
      place += subtreeSize;
      if (at + 1 < count) start += this.#padding(place);
    }
    return false;
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
