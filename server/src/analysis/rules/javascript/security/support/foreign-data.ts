import type { JsNode } from '../../../../languages/javascript/ast.ts';
import type { JsContext } from '../../../rule.ts';

/** Data in an expression that others choose. */
export interface Foreign {
  /** As a message names it. */
  readonly label: string;
  /** It stands in the expression itself, not in a variable. */
  readonly isDirect: boolean;
  /** From the source on. */
  readonly steps: readonly { readonly at: JsNode; readonly message: string }[];
}

const deepest = 30;
const functions: ReadonlySet<string> = new Set([
  'function_declaration',
  'function_expression',
  'arrow_function',
  'method_definition',
  'generator_function_declaration',
]);
/** Functions whose result is no markup any more. */
const cleaning =
  /^(?:parseInt|parseFloat|Number|Boolean|encodeURIComponent|encodeURI|escape|.*[eE]scape\w*|.*[sS]aniti[sz]e\w*|.*\.sanitize|esc\w*|.*\.length|.*\.indexOf|.*\.includes|.*\.test|.*\.(?:get|set|has)Attribute|jQuery\.inArray|Math\.\w+|Object\.keys)$/;

/** The child that fills a field. */
export function childOf(node: JsNode, field: string): JsNode | undefined {
  return node.children.find((child) => child.field === field);
}

/** The first foreign data in an expression, looked for through the variables of the functions around it. */
export function foreignIn(node: JsNode, context: JsContext, depth = 0): Foreign | null {
  if (depth > deepest) return null;
  const text = context.source.slice(node);
  const direct = sourceLabel(node, text, context);
  if (direct !== null) return { label: direct, isDirect: true, steps: [{ at: node, message: `${direct} is read` }] };
  switch (node.type) {
    case 'identifier':
      return foreignVariable(node, text, context, depth);
    case 'call_expression': {
      const callee = childOf(node, 'function');
      if (callee === undefined || cleaning.test(context.source.slice(callee))) return null;
      return firstForeign(
        [...(callee.type === 'member_expression' ? [callee] : []), ...(childOf(node, 'arguments')?.children ?? [])],
        context,
        depth,
      );
    }
    case 'new_expression':
    case 'binary_expression':
    case 'template_string':
    case 'template_substitution':
    case 'parenthesized_expression':
    case 'array':
    case 'arguments':
    case 'await_expression':
    case 'spread_element':
      return /^(?:[<>]=?|[!=]==?|instanceof|in)$/.test(node.operator)
        ? null
        : firstForeign(node.children, context, depth);
    case 'ternary_expression':
      return firstForeign(
        node.children.filter(({ field }) => field !== 'condition'),
        context,
        depth,
      );
    case 'member_expression':
    case 'subscript_expression': {
      if (/\.(?:length|size)$/.test(text)) return null;
      const object = childOf(node, 'object');
      return object === undefined ? null : foreignIn(object, context, depth + 1);
    }
    default:
      return null;
  }
}

function firstForeign(nodes: readonly JsNode[], context: JsContext, depth: number): Foreign | null {
  for (const node of nodes) {
    const found = foreignIn(node, context, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function sourceLabel(node: JsNode, text: string, context: JsContext): string | null {
  if (node.type !== 'member_expression') return null;
  if (/^(?:(?:window|document|self|top|parent)\.)?location\.(?:hash|search|href|pathname)$/.test(text)) return text;
  if (/^document\.(?:URL|documentURI|referrer|cookie)$/.test(text) || text === 'window.name') return text;
  if (/^\w+\.data$/.test(text) && isMessageEvent(node, context)) return text;
  return null;
}

/** `event.data` in a listener for messages. */
function isMessageEvent(node: JsNode, context: JsContext): boolean {
  const object = childOf(node, 'object');
  if (object?.type !== 'identifier') return false;
  for (let at: JsNode | null = node.parent; at !== null; at = at.parent) {
    if (!functions.has(at.type)) continue;
    const [parameter] = childOf(at, 'parameters')?.children ?? at.children.filter(({ field }) => field === 'parameter');
    if (parameter === undefined || context.source.slice(parameter) !== context.source.slice(object)) continue;
    const registering = at.parent?.parent;
    const text = registering === null || registering === undefined ? '' : context.source.slice(registering);
    return (
      /^[\s\S]{0,80}?(?:addEventListener|\.on)\s*\(\s*['"]message['"]/.test(text) ||
      /\bonmessage\s*=/.test(text.slice(0, 80))
    );
  }
  return false;
}

/** The last assignment to a variable before it is used, in the nearest function that has one. */
function foreignVariable(node: JsNode, name: string, context: JsContext, depth: number): Foreign | null {
  for (let scope: JsNode | null = node.parent; scope !== null; scope = scope.parent) {
    if (!functions.has(scope.type) && scope.parent !== null) continue;
    const value = lastValue(scope, name, node.start, context);
    if (value !== null) {
      const found = foreignIn(value, context, depth + 1);
      if (found === null) return null;
      const step = { at: value, message: `kept in ${name}` };
      return { label: found.label, isDirect: false, steps: [...found.steps, step] };
    }
    if (hasParameter(scope, name, context)) return null;
  }
  return null;
}

function hasParameter(scope: JsNode, name: string, context: JsContext): boolean {
  return childOf(scope, 'parameters')?.children.some((parameter) => context.source.slice(parameter) === name) ?? false;
}

function lastValue(scope: JsNode, name: string, before: number, context: JsContext): JsNode | null {
  let found: JsNode | null = null;
  const stack: JsNode[] = [...scope.children];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.start >= before || (functions.has(node.type) && node.end <= before)) continue;
    const target =
      node.type === 'variable_declarator'
        ? childOf(node, 'name')
        : node.type.endsWith('assignment_expression')
          ? childOf(node, 'left')
          : undefined;
    const value = childOf(node, 'value') ?? childOf(node, 'right');
    if (
      target?.type === 'identifier' &&
      value !== undefined &&
      value.start < before &&
      context.source.slice(target) === name &&
      (found === null || value.start > found.start)
    ) {
      found = value;
    }
    stack.push(...node.children);
  }
  return found;
}
