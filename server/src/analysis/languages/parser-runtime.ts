import { Parser } from 'web-tree-sitter';

const cursorFunctions = [
  '_ts_tree_cursor_current_node_type_id_wasm',
  '_ts_tree_cursor_current_field_id_wasm',
  '_ts_tree_cursor_start_index_wasm',
  '_ts_tree_cursor_end_index_wasm',
  '_ts_tree_cursor_goto_first_child_wasm',
  '_ts_tree_cursor_goto_next_sibling_wasm',
  '_ts_tree_cursor_goto_parent_wasm',
  '_ts_tree_cursor_delete_wasm',
] as const;

/** The parser's functions that move a cursor; each takes the address of the cursor's tree. */
export type ParserRuntime = Readonly<Record<(typeof cursorFunctions)[number], (tree: number) => number>>;

// The bindings hold one parser for a thread, whoever asks; so does this.
let opened: Promise<ParserRuntime> | undefined;

/** Starts the parser in this thread, once, and answers its functions below the bindings that npm has for them. */
export function openParserRuntime(wasmBinary: Uint8Array): Promise<ParserRuntime> {
  opened ??= open(wasmBinary);
  return opened;
}

async function open(wasmBinary: Uint8Array): Promise<ParserRuntime> {
  // The program puts its functions on the object that its options come in.
  const program: Record<string, unknown> = { wasmBinary };
  await Parser.init(program as unknown as NonNullable<Parameters<typeof Parser.init>[0]>);
  const missing = cursorFunctions.find((name) => typeof program[name] !== 'function');
  if (missing !== undefined) throw new TypeError(`the parser has no ${missing}, or was started by others`);
  return Object.fromEntries(cursorFunctions.map((name) => [name, program[name]])) as unknown as ParserRuntime;
}
