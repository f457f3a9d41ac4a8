import type { Parser } from 'web-tree-sitter';
import { type Budget, OutOfSteps } from '../../budget.ts';
import { stopsWithout } from '../parsing-steps.ts';
import type { EventRow, ParseEvents } from './parse-events.ts';
import { readEvents } from './syntax/read-events.ts';
import { type TreeTable, treeEvents } from './tree-events.ts';

/** Parses PHP, in one thread. */
export interface PhpReader {
  readonly parser: Parser;
  readonly table: TreeTable;
  readonly row: EventRow;
}

/**
 * Whether the parser would run out of its stack: from some 2,000 texts opened directly inside one another on it does, and
 * what it then does to its memory nobody can tell. Nobody writes five of them.
 */
export function overflowsParser(code: string): boolean {
  return /(?:["`]\{\$[^"`{}]{0,3}){500}/.test(code);
}

/**
 * Parses one file: what has no errors in one go, the rest with the parser that recovers from them.
 * @returns what lasts until the next file
 * @throws {OutOfSteps} when the budget ends first; the reader stays usable
 */
export function parsePhp({ parser, table, row }: PhpReader, code: string, budget: Budget): ParseEvents {
  return readEvents(code, row) ?? parseTree(parser, table, row, code, budget);
}

/** Parses with the parser that recovers from errors. */
export function parseTree(parser: Parser, table: TreeTable, row: EventRow, code: string, budget: Budget): ParseEvents {
  if (overflowsParser(code)) throw new OutOfSteps();
  const tree = parser.parse(code, null, { progressCallback: stopsWithout(budget) });
  if (tree === null) {
    parser.reset();
    throw new OutOfSteps();
  }
  try {
    return treeEvents(tree, table, row, code, (nodes) => budget.spend(nodes));
  } finally {
    tree.delete();
  }
}
