import type { Node } from '../ast.ts';
import { childNodes } from '../child-nodes.ts';

/** Whether two expressions read the same: variables, entries, properties, constants and calls of one form. */
export function isSameExpression(a: Node, b: Node, depth = 0): boolean {
  if (a.kind !== b.kind || depth > 20 || wordOf(a) !== wordOf(b)) return false;
  const one = childNodes(a);
  const other = childNodes(b);
  return one.length === other.length && one.every((node, at) => isSame(node, other[at], depth + 1));
}

function isSame(a: Node, b: Node | undefined, depth: number): boolean {
  return b !== undefined && isSameExpression(a, b, depth);
}

/** What a node says besides its children; null where nothing tells two of its kind apart, so that none are the same. */
function wordOf(node: Node): string | number | boolean | symbol | null {
  switch (node.kind) {
    case 'Var':
    case 'ClassConst':
      return node.name;
    case 'Name':
      return node.text;
    case 'Str':
    case 'Num':
    case 'Bool':
      return node.value;
    case 'Binary':
    case 'Unary':
      return node.op;
    case 'Cast':
      return node.type;
    case 'Prop':
    case 'StaticProp':
    case 'MethodCall':
    case 'StaticCall':
      return typeof node.name === 'string' ? node.name : '';
    case 'Index':
    case 'Call':
    case 'Arg':
    case 'Null':
    case 'Concat':
    case 'Ternary':
      return '';
    default:
      return Symbol(node.kind);
  }
}
