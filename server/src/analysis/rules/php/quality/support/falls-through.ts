import type { Block, Expr, Node, Stmt } from '../../../../languages/php/ast.ts';
import { childNodes } from '../../../../languages/php/child-nodes.ts';
import { endingFunctions } from '../../../../languages/php/taint/functions.ts';

/** Whether an expression, such as a call of a function of the files, never comes back. */
export type Ends = (value: Expr) => boolean;

/** Whether a statement is the last its block runs: it returns, throws, ends the request, or leaves a loop. */
export function leaves(statement: Stmt, ends: Ends = () => false): boolean {
  switch (statement.kind) {
    case 'Return':
    case 'Exit':
    case 'Break':
    case 'Continue':
      return true;
    case 'ExprStmt':
      return statement.value.kind === 'Throw' || endsRequest(statement.value) || ends(statement.value);
    default:
      return false;
  }
}

/** Whether no path comes out of a statement: it leaves itself, or every one of its branches does. */
export function alwaysLeaves(statement: Stmt): boolean {
  if (leaves(statement)) return true;
  const hasPaths = statement.kind === 'If' || statement.kind === 'Switch' || statement.kind === 'Try';
  return hasPaths && !passes(statement) && !hasError(statement);
}

function hasError(node: Node): boolean {
  return node.kind === 'Error' || childNodes(node).some(hasError);
}

/** Whether control can come out at the end of a list of statements. */
export function fallsThrough(body: readonly Stmt[], ends?: Ends): boolean {
  return body.every((statement) => passes(statement, ends));
}

function passes(statement: Stmt, ends?: Ends): boolean {
  switch (statement.kind) {
    case 'Block':
      return fallsThrough(statement.body, ends);
    case 'If':
      return (
        statement.otherwise === null ||
        fallsThrough(statement.otherwise.body, ends) ||
        statement.branches.some((branch) => fallsThrough(branch.body.body, ends))
      );
    case 'Try': {
      if (statement.finalizer && !fallsThrough(statement.finalizer.body, ends)) return false;
      return (
        fallsThrough(statement.body.body, ends) ||
        statement.catches.some((clause) => fallsThrough(clause.body.body, ends))
      );
    }
    case 'Switch': {
      if (!statement.cases.some((one) => one.value === null)) return true;
      const last = statement.cases.at(-1);
      return statement.cases.some((one) => hasBreak(one.body)) || last === undefined || fallsThrough(last.body, ends);
    }
    case 'While':
      return !(isTrue(statement.condition) && !hasBreakInside(statement.body));
    case 'DoWhile':
      return fallsThrough(statement.body.body, ends) || hasBreakInside(statement.body);
    case 'For':
      return statement.condition.length > 0 || hasBreakInside(statement.body);
    case 'Error':
      // What could not be read may do anything; nothing is said of it.
      return false;
    default:
      return !leaves(statement, ends);
  }
}

function endsRequest(value: Expr): boolean {
  return (
    value.kind === 'Call' &&
    value.callee.kind === 'Name' &&
    endingFunctions.has(value.callee.text.replace(/^\\/, '').toLowerCase())
  );
}

function isTrue(value: Expr): boolean {
  return (value.kind === 'Bool' && value.value) || (value.kind === 'Num' && value.value !== 0);
}

function hasBreakInside(block: Block): boolean {
  return hasBreak(block.body);
}

/** A break anywhere in the statements; one of an inner loop counts too, which only makes the answer more careful. */
function hasBreak(body: readonly Stmt[]): boolean {
  return body.some((statement) => {
    switch (statement.kind) {
      case 'Break':
      case 'Continue':
        return true;
      case 'Block':
        return hasBreak(statement.body);
      case 'If':
        return (
          statement.branches.some((branch) => hasBreak(branch.body.body)) ||
          (statement.otherwise !== null && hasBreak(statement.otherwise.body))
        );
      case 'Try':
        return hasBreak(statement.body.body) || statement.catches.some((clause) => hasBreak(clause.body.body));
      case 'While':
      case 'DoWhile':
      case 'For':
      case 'Foreach':
        return hasBreak(statement.body.body);
      case 'Switch':
        return statement.cases.some((one) => hasBreak(one.body));
      default:
        return false;
    }
  });
}
