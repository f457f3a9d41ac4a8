import type { JsNode } from './ast.ts';

const functionTypes: ReadonlySet<string> = new Set([
  'function_declaration',
  'function_expression',
  'arrow_function',
  'method_definition',
  'generator_function_declaration',
  'generator_function',
]);

/** The child that fills a field. */
export function childOf(node: JsNode, field: string): JsNode | undefined {
  return node.children.find((child) => child.field === field);
}

/** Whether a node makes a function, of any spelling. */
export function isFunction(node: JsNode): boolean {
  return functionTypes.has(node.type);
}

/** The function around a node, or the whole file. */
export function functionAround(node: JsNode): JsNode {
  let at = node.parent ?? node;
  while (!isFunction(at) && at.parent !== null) at = at.parent;
  return at;
}

/** The parameters of a function, in order. */
export function parametersOf(node: JsNode): readonly JsNode[] {
  return childOf(node, 'parameters')?.children ?? node.children.filter(({ field }) => field === 'parameter');
}

/** The arguments of a call or a `new`; none for a tagged template. */
export function argumentsOf(call: JsNode): readonly JsNode[] {
  const list = childOf(call, 'arguments');
  return list?.type === 'arguments' ? list.children : [];
}

/** A node and all below it, parents first; what stands in inner functions only when asked for. */
export function* within(root: JsNode, innerFunctions = true): Generator<JsNode> {
  const stack: JsNode[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    yield node;
    if (!innerFunctions && node !== root && isFunction(node)) continue;
    for (let at = node.children.length - 1; at >= 0; at--) {
      const child = node.children[at];
      if (child !== undefined) stack.push(child);
    }
  }
}
