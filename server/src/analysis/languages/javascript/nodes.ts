import type { SourceText } from '../../source-text.ts';
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
  for (const child of node.children) if (child.field === field) return child;
  return undefined;
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

/**
 * The text of an expression; a chain of members without what does not matter: `window?.location\n.href!` is
 * `window.location.href`.
 */
export function textOf(node: JsNode, source: SourceText): string {
  if (node.type !== 'member_expression') return source.slice(node).slice(0, maxCalleeLength);
  const names: string[] = [];
  let at = node;
  while (at.type === 'member_expression' && names.length < 12) {
    const object = childOf(at, 'object');
    const property = childOf(at, 'property');
    if (object === undefined || property === undefined) return source.slice(node);
    names.unshift(source.slice(property));
    at = object;
  }
  const start = source.slice(at).slice(0, maxCalleeLength);
  return `${start}.${names.join('.')}`;
}

/** Of what is called the beginning: in a chain of calls it is all that stands before. */
const maxCalleeLength = 500;

/** What a node's code says, comments aside: a comment that names a check is none. */
export function codeOf({ start, end }: Span, { source, comments }: Commented): string {
  let low = 0;
  let high = comments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((comments[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let code = '';
  let at = start;
  for (let comment = comments[low]; comment !== undefined && comment.end <= end; comment = comments[++low]) {
    code += `${source.slice({ start: at, end: comment.start })} `;
    at = comment.end;
  }
  return code + source.slice({ start: at, end });
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text and where its comments are, in order. */
interface Commented {
  readonly source: SourceText;
  readonly comments: readonly Span[];
}

const calleesKey = Symbol('texts of callees');

/** The text of what is called, or made by `new`; '' when it is neither. One rule after another asks it of a node. */
export function calleeText(node: JsNode, source: SourceText): string {
  const texts = source.facts.of(calleesKey, () => new Map<JsNode, string>());
  const known = texts.get(node);
  if (known !== undefined) return known;
  const callee = childOf(node, 'function') ?? childOf(node, 'constructor');
  const text = callee === undefined ? '' : textOf(callee, source);
  texts.set(node, text);
  return text;
}

/** The text of a literal without its quotes; null for anything else, and for texts with parts. */
export function literalOf(node: JsNode | undefined, source: SourceText): string | null {
  if (node === undefined) return null;
  if (node.type === 'string') return source.slice({ start: node.start + 1, end: node.end - 1 });
  if (node.type === 'template_string' && node.children.every(({ type }) => type === 'string_fragment'))
    return source.slice({ start: node.start + 1, end: node.end - 1 });
  return null;
}

/** The value of an entry of an object literal; undefined when there is none. */
export function entryOf(object: JsNode | undefined, name: string, source: SourceText): JsNode | undefined {
  if (object?.type !== 'object') return undefined;
  for (const pair of object.children) {
    if (pair.type === 'shorthand_property_identifier' && source.slice(pair) === name) return pair;
    const key = childOf(pair, pair.type === 'method_definition' ? 'name' : 'key');
    if (key !== undefined && source.slice(key).replace(/['"]/g, '') === name)
      return pair.type === 'method_definition' ? pair : childOf(pair, 'value');
  }
  return undefined;
}
