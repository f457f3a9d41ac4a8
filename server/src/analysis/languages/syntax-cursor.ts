import type { Tree } from 'web-tree-sitter';
import type { ParserRuntime } from './parser-runtime.ts';

/** Tree-sitter's id of error nodes, past every grammar's own. */
export const errorId = 65_535;

/**
 * Walks a tree in the parser's memory as the bindings' cursor does, at a third of the cost: that one copies its state
 * into the memory and out again for every question. Only one may be at work in a thread, and no other cursor or node may
 * be used meanwhile: they share the place where the state stands.
 */
export class SyntaxCursor {
  readonly #functions: ParserRuntime;
  readonly #tree: number;

  constructor(functions: ParserRuntime, tree: Tree) {
    this.#functions = functions;
    // Puts the state where the parser's functions look for it.
    tree.walk();
    this.#tree = addressOf(tree);
  }

  /** The type of the node, `errorId` for what could not be parsed. */
  get typeId(): number {
    return this.#functions._ts_tree_cursor_current_node_type_id_wasm(this.#tree);
  }

  /** The field that the node fills in its parent; 0 for none. */
  get fieldId(): number {
    return this.#functions._ts_tree_cursor_current_field_id_wasm(this.#tree);
  }

  get start(): number {
    return this.#functions._ts_tree_cursor_start_index_wasm(this.#tree);
  }

  get end(): number {
    return this.#functions._ts_tree_cursor_end_index_wasm(this.#tree);
  }

  toFirstChild(): boolean {
    return this.#functions._ts_tree_cursor_goto_first_child_wasm(this.#tree) === 1;
  }

  toNextSibling(): boolean {
    return this.#functions._ts_tree_cursor_goto_next_sibling_wasm(this.#tree) === 1;
  }

  toParent(): boolean {
    return this.#functions._ts_tree_cursor_goto_parent_wasm(this.#tree) === 1;
  }

  /** Gives its memory back. The tree stays. */
  delete(): void {
    this.#functions._ts_tree_cursor_delete_wasm(this.#tree);
  }
}

/** Where the tree stands in the parser's memory: the bindings keep it under the number 0. */
function addressOf(tree: Tree): number {
  const address: unknown = Reflect.get(tree, 0);
  if (typeof address !== 'number') throw new TypeError('the bindings keep the address of a tree elsewhere');
  return address;
}
