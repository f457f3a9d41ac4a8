import type { JsNode } from '../../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../../languages/javascript/file-index.ts';
import { argumentsOf, childOf } from '../../../../languages/javascript/nodes.ts';
import type { JsContext } from '../../../rule.ts';

const wrappers = /^(?:(?:wp\.i18n\.)?_(?:_|x|n|nx)|String|trim)$/;

/** Whether an expression gives only text that stands in the file: literals, put together, through constant variables. */
export function isConstant(node: JsNode, context: JsContext, depth = 0): boolean {
  if (depth > 8) return false;
  const all = (nodes: readonly JsNode[]) => nodes.every((child) => isConstant(child, context, depth + 1));
  switch (node.type) {
    case 'string':
    case 'string_fragment':
    case 'escape_sequence':
    case 'number':
    case 'null':
    case 'undefined':
    case 'true':
    case 'false':
      return true;
    case 'binary_expression':
    case 'template_string':
    case 'template_substitution':
    case 'parenthesized_expression':
    case 'array':
      return all(node.children);
    case 'ternary_expression':
      return all(node.children.slice(1));
    case 'call_expression': {
      const callee = childOf(node, 'function');
      if (callee === undefined) return false;
      const object = childOf(callee, 'object');
      const property = childOf(callee, 'property');
      if (
        object !== undefined &&
        property !== undefined &&
        /^(?:join|concat|trim)$/.test(context.source.slice(property))
      )
        return all([object, ...argumentsOf(node)]);
      return wrappers.test(context.source.slice(callee)) && all(argumentsOf(node).slice(0, 1));
    }
    case 'identifier': {
      const writes = fileIndexOf(context).lookup(context.source.slice(node), node)?.writes ?? [];
      return (
        writes.length > 0 &&
        writes.every(
          ({ how, key, value }) =>
            how !== 'parameter' && how !== 'each' && key === null && isConstant(value, context, depth + 1),
        )
      );
    }
    default:
      return false;
  }
}

/** Whether an expression is surely a text: a literal, a template, or a sum with one. */
export function isText(node: JsNode, context: JsContext): boolean {
  if (node.type === 'string' || node.type === 'template_string') return true;
  if (node.type === 'parenthesized_expression' || (node.type === 'binary_expression' && node.operator === '+'))
    return node.children.some((child) => isText(child, context));
  if (node.type !== 'identifier') return false;
  const writes = fileIndexOf(context).lookup(context.source.slice(node), node)?.writes ?? [];
  return writes.some(
    ({ how, value, key }) =>
      key === null && how !== 'parameter' && value.type !== 'identifier' && isText(value, context),
  );
}
