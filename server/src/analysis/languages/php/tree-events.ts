import type { Language, Tree } from 'web-tree-sitter';
import type { ParserRuntime } from '../parser-runtime.ts';
import { errorId, SyntaxCursor } from '../syntax-cursor.ts';
import { leafTypes, tokenParents } from './build.ts';
import { type EventRow, eventKinds, type ParseEvents, tokenIds, typeIds } from './parse-events.ts';

const leaf = 1;
const inner = 2;
const comment = 3;
const encapsed = 4;
const token = 5;

/** Per node type id of one loaded grammar: what becomes of it. Its last one is the type of what could not be parsed. */
export interface TreeTable {
  readonly actions: Uint8Array;
  readonly wantsTokens: Uint8Array;
  /** The number that events have for it. */
  readonly types: Uint16Array;
  /** The parser that the grammar is loaded in. */
  readonly runtime: ParserRuntime;
}

/** Makes the table of a loaded PHP grammar, once. */
export function treeTable(language: Language, runtime: ParserRuntime): TreeTable {
  const count = language.nodeTypeCount;
  const actions = new Uint8Array(count + 1);
  const wantsTokens = new Uint8Array(count + 1);
  const types = new Uint16Array(count + 1);
  for (let id = 0; id <= count; id++) {
    const name = id === count ? 'ERROR' : language.nodeTypeForId(id);
    if (name === null) continue;
    if (id < count && !language.nodeTypeIsNamed(id)) {
      const type = tokenIds.get(name);
      if (type === undefined) continue;
      actions[id] = token;
      types[id] = type;
      continue;
    }
    if (name === 'comment') actions[id] = comment;
    const type = typeIds.get(name);
    if (type === undefined) continue;
    types[id] = type;
    wantsTokens[id] = tokenParents.has(name) ? 1 : 0;
    actions[id] = name === 'encapsed_string' ? encapsed : leafTypes.has(name) ? leaf : inner;
  }
  return { actions, wantsTokens, types, runtime };
}

/**
 * Walks the concrete tree once, without recursion. What it returns lasts until the row is used again.
 * @param code the tree's own text
 * @param spend told of every few thousand nodes; may throw to stop
 */
export function treeEvents(
  tree: Tree,
  { actions, wantsTokens, types, runtime }: TreeTable,
  row: EventRow,
  code: string,
  spend: (nodes: number) => void,
): ParseEvents {
  const cursor = new SyntaxCursor(runtime, tree);
  row.cut(0);
  /** Ids of the nodes that have begun and not ended. */
  const open: number[] = [];
  let visited = 0;
  for (;;) {
    if ((++visited & 4095) === 0) spend(4096);
    const id = cursor.typeId === errorId ? actions.length - 1 : cursor.typeId;
    const action = actions[id];
    const type = types[id] ?? 0;
    if (action === inner || (action === encapsed && code.slice(cursor.start, cursor.end).includes('$'))) {
      if (cursor.toFirstChild()) {
        row.add(eventKinds.open, type);
        open.push(id);
        continue;
      }
      row.addPlaced(eventKinds.leaf, type, cursor.start, cursor.end);
    } else if (action === leaf || action === encapsed) {
      row.addPlaced(eventKinds.leaf, type, cursor.start, cursor.end);
    } else if (action === comment) {
      row.addPlaced(eventKinds.comment, type, cursor.start, cursor.end);
    } else if (action === token && wantsTokens[open[open.length - 1] ?? 0] === 1) {
      row.add(eventKinds.token, type);
    }
    while (!cursor.toNextSibling()) {
      if (!cursor.toParent()) return row.take();
      row.addPlaced(eventKinds.close, types[open.pop() ?? 0] ?? 0, cursor.start, cursor.end);
      if (open.length === 0) return row.take();
    }
  }
}
