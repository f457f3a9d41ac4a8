import type { Parser } from 'web-tree-sitter';
import { type Budget, OutOfTime } from '../../budget.ts';
import { type Lowered, type LowerTable, lower } from './lower.ts';

/** Parses and lowers one file. Throws {@link OutOfTime} when the budget ends first; the parser stays usable. */
export function parsePhp(parser: Parser, table: LowerTable, code: string, budget: Budget): Lowered {
  // The declared type says void; the runtime stops on true.
  const progressCallback = (() => budget.isSpent) as () => void;
  const tree = parser.parse(code, null, { progressCallback });
  if (tree === null) {
    parser.reset();
    throw new OutOfTime();
  }
  try {
    return lower(tree, table, code, () => budget.check());
  } finally {
    tree.delete();
  }
}
