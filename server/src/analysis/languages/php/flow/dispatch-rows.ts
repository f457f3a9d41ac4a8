import type { Expr } from '../ast.ts';
import type { FileIndex } from './file-index.ts';
import type { Frame } from './frame.ts';
import type { FunctionState } from './function-state.ts';
import { makeValue, noTaints, Type, type Value } from './value.ts';

/** Tables with more rows are data. */
const maxRows = 24;

/**
 * Notes that a function looks up a callback in a table that is known, by a key that is not: what it runs, and what it
 * checks before, is another matter for each row.
 */
export function noteRowChoice(
  index: FileIndex,
  frame: Frame,
  node: Extract<Expr, { kind: 'Index' }>,
  table: Value,
): void {
  const { shape, taints } = table;
  const { state } = frame;
  if (state.variant !== null || state.rowChoice !== null || frame.isTopLevel || frame.loopDepth > 0) return;
  if (node.index?.kind !== 'Var' || shape === null || shape.rest !== null) return;
  // A property is known by what it holds once the plugin is loaded.
  if (taints.some(({ source }) => source.symbol?.position !== -1)) return;
  if (shape.entries.size < 2 || shape.entries.size > maxRows) return;
  const rows = [...shape.entries.values()];
  if (rows.every((row) => namesCallback(index, row, 0)))
    state.rowChoice = { variable: node.index.name, keys: [...shape.entries.keys()] };
}

/** A callback, or a row that holds one. */
function namesCallback(index: FileIndex, { callable, constant, shape }: Value, depth: number): boolean {
  if (callable !== null) return true;
  if (typeof constant === 'string') return index.followed(constant.toLowerCase().replace(/^\\/, '')) !== undefined;
  return depth === 0 && shape !== null && [...shape.entries.values()].some((entry) => namesCallback(index, entry, 1));
}

/** What a variable holds in the variant of a function for one row; undefined for other variables. */
export function rowKey({ variant }: FunctionState, variable: string): Value | undefined {
  const row = variant?.row;
  return row?.[0] === variable
    ? makeValue(Type.String, row[1], noTaints, null, null, null, 0, null, 'requested')
    : undefined;
}
