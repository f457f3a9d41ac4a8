import type { Expr, Node, Stmt } from '../../../../languages/php/ast.ts';
import { childNodes, walkNodes } from '../../../../languages/php/child-nodes.ts';
import { calleesOf } from '../../../../languages/php/flow/callees.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import type { PhpContext } from '../../../rule.ts';

/** What is called: a function, a method, a constructor. */
export type CallNode = Extract<Node, { kind: 'Call' | 'MethodCall' | 'StaticCall' | 'New' }>;

/** `within`: the function that the call stands in; null at a file's top level. */
type Visit = (call: CallNode, within: FunctionInfo | null) => void;

/** Deeper calls are not followed: a condition on the way becomes likely. */
const deepest = 4;

/**
 * Visits every call that each run of `info` makes, those of the functions of these files that it calls included. What
 * stands behind a condition, or after one that may leave the function, is not visited; conditions that only ask which
 * kind of page is shown do not count.
 */
export function visitEveryRun(info: FunctionInfo, context: PhpContext, visit: Visit): void {
  new EveryRun(context, visit).enter(info, 0);
}

/** The same for the statements of a file's own top level. */
export function visitEveryLoad(body: readonly Stmt[], context: PhpContext, visit: Visit): void {
  new EveryRun(context, visit).statements(body, 0);
}

class EveryRun {
  readonly #context: PhpContext;
  readonly #visit: Visit;
  #within: FunctionInfo | null = null;
  readonly #seen = new Set<FunctionInfo>();

  constructor(context: PhpContext, visit: Visit) {
    this.#context = context;
    this.#visit = visit;
  }

  enter(info: FunctionInfo, depth: number): void {
    if (this.#seen.has(info) || depth > deepest) return;
    this.#seen.add(info);
    const { node } = info;
    const around = this.#within;
    this.#within = info;
    if (node.kind === 'ArrowFn') this.#expression(node.body, depth);
    else if (node.body !== null) this.statements(node.body.body, depth);
    this.#within = around;
  }

  /** Gives false once the function may have ended. */
  statements(body: readonly Stmt[], depth: number): boolean {
    for (const statement of body) if (!this.#statement(statement, depth)) return false;
    return true;
  }

  #statement(statement: Stmt, depth: number): boolean {
    switch (statement.kind) {
      case 'ExprStmt':
        this.#expression(statement.value, depth);
        break;
      case 'Echo':
        for (const value of statement.values) this.#expression(value, depth);
        break;
      case 'Return':
        if (statement.value !== null) this.#expression(statement.value, depth);
        return false;
      case 'Block':
        return this.statements(statement.body, depth);
      case 'Namespace':
        return statement.body === null || this.statements(statement.body.body, depth);
      case 'Try':
        this.statements(statement.body.body, depth);
        break;
      case 'Foreach':
        this.#expression(statement.subject, depth);
        this.statements(statement.body.body, depth);
        break;
      case 'If':
        if (this.#asksForPageOnly(statement)) {
          for (const { body } of statement.branches) this.statements(body.body, depth);
          if (statement.otherwise !== null) this.statements(statement.otherwise.body, depth);
          return true;
        }
        if (statement.branches[0] !== undefined) this.#expression(statement.branches[0].condition, depth);
        break;
      default:
    }
    return !mayLeave(statement, this.#context);
  }

  /** Which kind of page is shown does not make it rare. */
  #asksForPageOnly({ branches }: Extract<Stmt, { kind: 'If' }>): boolean {
    return branches.every(({ condition }) =>
      /^[\s!()&|]*(\\?is_(singular|single|page|preview|front_page|home|archive|feed|404|search|admin)\s*\([^()$]*\)[\s!()&|]*)+$/.test(
        this.#context.source.slice(condition),
      ),
    );
  }

  #expression(node: Expr | Node, depth: number): void {
    switch (node.kind) {
      case 'Closure':
      case 'ArrowFn':
      case 'Class':
        return;
      case 'Ternary':
        this.#expression(node.condition, depth);
        return;
      case 'Binary':
        this.#expression(node.left, depth);
        if (!['&&', '||', '??'].includes(node.op)) this.#expression(node.right, depth);
        return;
      case 'AssignOp':
        if (node.op !== '??') this.#expression(node.value, depth);
        return;
      case 'Match':
        this.#expression(node.subject, depth);
        return;
      default:
    }
    for (const child of childNodes(node)) this.#expression(child, depth);
    if (node.kind !== 'Call' && node.kind !== 'MethodCall' && node.kind !== 'StaticCall' && node.kind !== 'New') return;
    this.#visit(node, this.#within);
    for (const callee of calleesOf(node, this.#context)) this.enter(callee, depth + 1);
  }
}

/** Whether some run of the function may end with this statement. */
function mayLeave(statement: Stmt, context: PhpContext): boolean {
  let leaves = false;
  walkNodes(statement, context, (node, ancestors) => {
    if (node.kind === 'Return' || node.kind === 'Exit' || node.kind === 'Throw') {
      leaves ||= !ancestors.some(({ kind }) => kind === 'Closure' || kind === 'Function' || kind === 'Method');
    }
    // A check such as check_admin_referer() ends the request itself.
    if (
      node.kind === 'Call' &&
      node.callee.kind === 'Name' &&
      /^\\?(check_|wp_die|exit|die|abort)/i.test(node.callee.text)
    )
      leaves = true;
  });
  return leaves;
}
