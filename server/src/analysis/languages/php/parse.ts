import type { Parser } from 'web-tree-sitter';
import { type Budget, OutOfSteps } from '../../budget.ts';
import type { SourceText } from '../../source-text.ts';
import { stopsWithout } from '../parsing-steps.ts';
import type { Lists } from './items.ts';
import { type Lowered, type LowerTable, lower } from './lower.ts';

/**
 * Whether the parser would run out of its stack: from some 2,000 texts opened directly inside one another on it does, and
 * what it then does to its memory nobody can tell. Nobody writes five of them.
 */
export function overflowsParser(code: string): boolean {
  return /(?:["`]\{\$[^"`{}]{0,3}){500}/.test(code);
}

/**
 * Parses and lowers one file. Throws {@link OutOfSteps} when the budget ends first; the parser stays usable.
 * @param row the texts of all files that are analysed together, one after the other
 */
export function parsePhp(
  parser: Parser,
  table: LowerTable,
  { code, base }: SourceText,
  row: string,
  lists: Lists,
  budget: Budget,
): Lowered {
  if (overflowsParser(code)) throw new OutOfSteps();
  const tree = parser.parse(code, null, { progressCallback: stopsWithout(budget) });
  if (tree === null) {
    parser.reset();
    throw new OutOfSteps();
  }
  try {
    return lower(tree, table, row, base, lists, (nodes) => budget.spend(nodes));
  } finally {
    tree.delete();
  }
}
