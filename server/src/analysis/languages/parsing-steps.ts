import type { ParseState } from 'web-tree-sitter';
import type { Budget } from '../budget.ts';

/** How far a parser gets with a hundred operations at the least in code that is whole, in bytes of UTF-16. */
const leastWay = 16;

/**
 * Counts a parser's steps: it asks after each hundred operations. One that hardly gets on has met an error and tries
 * several ways at once, which takes it three times as long.
 */
export function stopsWithout(budget: Budget): (state: ParseState) => void {
  let reached = 0;
  const stops = ({ currentOffset }: ParseState): boolean => {
    const way = currentOffset - reached;
    reached = Math.max(reached, currentOffset);
    return !budget.affords(way < leastWay ? 30 : 10);
  };
  // The declared type says void; the runtime stops on true.
  return stops as (state: ParseState) => void;
}
