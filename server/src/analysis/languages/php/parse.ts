import type { Parser } from 'web-tree-sitter';
import { type Budget, OutOfSteps } from '../../budget.ts';
import { stopsWithout } from '../parsing-steps.ts';
import { type EventTable, type ParseEvents, parseEvents } from './parse-events.ts';

/**
 * Whether the parser would run out of its stack: from some 2,000 texts opened directly inside one another on it does, and
 * what it then does to its memory nobody can tell. Nobody writes five of them.
 */
export function overflowsParser(code: string): boolean {
  return /(?:["`]\{\$[^"`{}]{0,3}){500}/.test(code);
}

/** Parses one file. Throws {@link OutOfSteps} when the budget ends first; the parser stays usable. */
export function parsePhp(parser: Parser, table: EventTable, code: string, budget: Budget): ParseEvents {
  if (overflowsParser(code)) throw new OutOfSteps();
  const tree = parser.parse(code, null, { progressCallback: stopsWithout(budget) });
  if (tree === null) {
    parser.reset();
    throw new OutOfSteps();
  }
  try {
    return parseEvents(tree, table, code, (nodes) => budget.spend(nodes));
  } finally {
    tree.delete();
  }
}
