import type { FunctionNode } from '../../../../languages/php/ast.ts';
import type { PhpContext } from '../../../rule.ts';

/** The function a node being visited stands in; undefined at the file's top level. */
export function ownerOf({ ancestors }: PhpContext): FunctionNode | undefined {
  return ancestors.findLast(
    (node): node is FunctionNode => node.kind === 'Function' || node.kind === 'Method' || node.kind === 'Closure',
  );
}
