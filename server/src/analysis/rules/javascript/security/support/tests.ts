import type { JsNode } from '../../../../languages/javascript/ast.ts';
import { childOf, codeOf, isFunction } from '../../../../languages/javascript/nodes.ts';
import type { JsContext } from '../../../rule.ts';

/** Whether a condition around an expression, or one that ends the function before it, limits what a variable (or `a.b`) holds. */
export function isTested(use: JsNode, name: string, context: JsContext): boolean {
  let at = use;
  for (let parent = at.parent; parent !== null; parent = parent.parent) {
    if (parent.type === 'if_statement' || parent.type === 'ternary_expression') {
      const condition = childOf(parent, 'condition');
      if (condition !== undefined && condition !== at && limits(condition, name, context)) return true;
    } else if (parent.type === 'statement_block' || parent.type === 'program') {
      for (const statement of parent.children) {
        if (statement.start >= at.start) break;
        if (statement.type !== 'if_statement') continue;
        const condition = childOf(statement, 'condition');
        const body = childOf(statement, 'consequence');
        if (
          condition !== undefined &&
          body !== undefined &&
          leaves(body, name, context) &&
          limits(condition, name, context)
        )
          return true;
      }
    }
    at = parent;
    if (isFunction(parent)) return false;
  }
  return false;
}

/** The block ends what runs, or gives the variable a constant. */
function leaves(body: JsNode, name: string, context: JsContext): boolean {
  const last = body.type === 'statement_block' ? body.children.at(-1) : body;
  if (last === undefined) return false;
  if (/^(?:return|throw|continue|break)_statement$/.test(last.type)) return true;
  const assignment = last.type === 'expression_statement' ? last.children[0] : undefined;
  if (assignment?.type !== 'assignment_expression') return false;
  const left = childOf(assignment, 'left');
  return left !== undefined && context.source.slice(left) === name && childOf(assignment, 'right')?.type === 'string';
}

function limits(condition: JsNode, name: string, context: JsContext): boolean {
  const text = codeOf(condition, context);
  if (!text.includes(name)) return false;
  const word = `(?<![\\w$.])${name.replaceAll(/[$.]/g, '\\$&')}(?![\\w$])`;
  return new RegExp(
    `\\.(?:test|includes|has|hasOwnProperty|call)\\(\\s*(?:\\w+,\\s*)?${word}\\s*\\)|(?:indexOf|inArray|isNaN|isInteger|isFinite|hasOwn|[iI]s\\w*(?:Valid|Safe|Allowed)\\w*|[vV]alidate\\w*)\\(\\s*(?:\\w+,\\s*)?${word}|${word}\\s+in\\b|${word}\\s*[!=]==?\\s*['"\\d]+[^'"\\s]|typeof\\s+${word}\\s*[!=]==?\\s*['"](?:number|boolean)`,
  ).test(text);
}
