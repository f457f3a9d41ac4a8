import type { Expr, Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import type { PhpContext } from '../../../rule.ts';

/** The names and literal texts that an expression is written with, such as for telling an address by what it is called. */
export function wordsIn(node: Expr, context: PhpContext): string[] {
  const words: string[] = [];
  walkNodes(node, context, (inner) => {
    const word = wordOf(inner);
    if (word !== '') words.push(word);
  });
  return words;
}

function wordOf(node: Node): string {
  switch (node.kind) {
    case 'Str':
      return node.value;
    case 'Name':
      return node.text;
    case 'Var':
    case 'ClassConst':
      return node.name;
    case 'Prop':
    case 'StaticProp':
    case 'MethodCall':
    case 'StaticCall':
      return typeof node.name === 'string' ? node.name : '';
    default:
      return '';
  }
}
