import type { Expr, If, Node, Stmt } from '../../../../languages/php/ast.ts';
import { childNodes } from '../../../../languages/php/child-nodes.ts';

/**
 * The nodes that are evaluated whenever a function is called with something to do: conditions that only let it end early
 * with nothing are passed; what only one of several ways leads to is left out.
 */
export function alwaysRun(body: readonly Stmt[]): Node[] {
  const found: Node[] = [];
  visitStatements(body, found);
  return found;
}

/** Gives false once the function has ended, or may have with an answer. */
function visitStatements(body: readonly Stmt[], found: Node[]): boolean {
  for (const [at, statement] of body.entries()) {
    if (statement.kind === 'If') {
      if (!visitIf(statement, body.slice(at + 1), found)) return false;
    } else if (!visitStatement(statement, found)) return false;
  }
  return true;
}

function visitStatement(statement: Exclude<Stmt, If>, found: Node[]): boolean {
  switch (statement.kind) {
    case 'Block':
      return visitStatements(statement.body, found);
    case 'Return':
      if (statement.value !== null) visitExpression(statement.value, found);
      return false;
    case 'Try':
      return visitStatements(statement.body.body, found);
    case 'Foreach':
      visitExpression(statement.subject, found);
      visitStatements(statement.body.body, found);
      return true;
    case 'While':
      visitExpression(statement.condition, found);
      visitStatements([statement.body], found);
      return true;
    case 'For':
      for (const part of [...statement.init, ...statement.condition]) visitExpression(part, found);
      visitStatements([statement.body], found);
      return true;
    case 'Switch':
      visitExpression(statement.subject, found);
      return true;
    case 'Function':
    case 'Class':
      return true;
    default:
      for (const child of childNodes(statement)) visitExpression(child, found);
      return statement.kind !== 'Exit';
  }
}

function visitIf({ branches, otherwise }: If, rest: readonly Stmt[], found: Node[]): boolean {
  const [first] = branches;
  if (first === undefined) return true;
  visitExpression(first.condition, found);
  const bodies = [...branches.map(({ body }) => body), ...(otherwise === null ? [] : [otherwise])];
  // `if ( $id ) { … } return null;`: the work is what stands inside.
  if (bodies.length === 1 && rest.every(endsWithNothing)) return visitStatements(first.body.body, found);
  return !bodies.some(({ body }) => body.some(mayAnswer));
}

function endsWithNothing(statement: Stmt): boolean {
  return statement.kind === 'Return' && isNothing(statement.value);
}

function isNothing(value: Expr | null): boolean {
  if (value === null) return true;
  if (value.kind === 'Array') return value.items.length === 0;
  return ['Str', 'Num', 'Bool', 'Null', 'Name', 'Var'].includes(value.kind);
}

/** Somewhere in the statement the function ends with a value that was worked out. */
function mayAnswer(node: Node): boolean {
  if (node.kind === 'Closure' || node.kind === 'ArrowFn' || node.kind === 'Function' || node.kind === 'Class')
    return false;
  if (node.kind === 'Return') return !isNothing(node.value);
  return [...childNodes(node)].some(mayAnswer);
}

function visitExpression(node: Node, found: Node[]): void {
  switch (node.kind) {
    case 'Closure':
    case 'ArrowFn':
    case 'Class':
    case 'Function':
      return;
    case 'Ternary':
      visitExpression(node.condition, found);
      return;
    case 'Binary':
      visitExpression(node.left, found);
      if (!['&&', '||', '??'].includes(node.op)) visitExpression(node.right, found);
      return;
    case 'AssignOp':
      if (node.op !== '??') visitExpression(node.value, found);
      return;
    case 'Match':
      visitExpression(node.subject, found);
      return;
    default:
  }
  for (const child of childNodes(node)) visitExpression(child, found);
  found.push(node);
}
