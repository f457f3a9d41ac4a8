import { Budget, isCutShort, stepsOfFile } from '../../budget.ts';
import type { Comment, Node, Program } from './ast.ts';
import { walkNodes } from './child-nodes.ts';
import { lower, newLists } from './lower.ts';
import type { PhpReader } from './php-reader.ts';

/** A PHP file as syntax, for whoever changes its code. */
export interface PhpTree {
  readonly program: Program;
  readonly comments: readonly Comment[];
  /** Every node with those around it, the outermost first. */
  readonly nodes: readonly PhpPlace[];
  /** Something in it could not be parsed. */
  readonly hasErrors: boolean;
}

/** A node and what it stands in. */
export interface PhpPlace {
  readonly node: Node;
  readonly around: readonly Node[];
}

/** Reads one file; null where it takes more steps than a file may. */
export function readPhp(reader: PhpReader, code: string): PhpTree | null {
  try {
    const budget = new Budget(stepsOfFile(code.length));
    const events = reader.parse(code, budget);
    const { program, comments } = lower(events, code, 0, newLists());
    const nodes: PhpPlace[] = [];
    walkNodes(program, budget, (node, ancestors) => nodes.push({ node, around: [...ancestors] }));
    return { program, comments, nodes, hasErrors: nodes.some(({ node }) => node.kind === 'Error') };
  } catch (error) {
    if (!isCutShort(error)) throw error;
    return null;
  }
}
