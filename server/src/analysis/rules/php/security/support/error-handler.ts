import type { FunctionNode, Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import type { Value } from '../../../../languages/php/flow/value.ts';
import type { PhpContext } from '../../../rule.ts';
import { calledName } from './origins.ts';

/** The function that a callback stands for, as far as the files have it. */
export function callbackOf({ callable, constant }: Value, { index }: PhpContext): FunctionNode | null {
  if (callable !== null) return callable;
  return typeof constant === 'string' ? (index.functions.get(constant.toLowerCase())?.node ?? null) : null;
}

/** Functions and methods that give the place of an error, and what led to it. */
const tellsPlace: ReadonlySet<string> = new Set([
  'gettraceasstring',
  'gettrace',
  'getfile',
  'debug_backtrace',
  'debug_print_backtrace',
]);
const printing: ReadonlySet<string> = new Set(['printf', 'vprintf', 'die', 'exit', 'wp_die', 'print_r', 'var_dump']);

/** Whether a handler of errors prints where the error was: the third and fourth thing PHP passes to it, or a trace. */
export function printsPlace(handler: FunctionNode, context: PhpContext): boolean {
  const given = new Set(handler.params.slice(2, 4).map(({ name }) => name));
  const tells = (node: Node) =>
    (node.kind === 'Var' && given.has(node.name)) || tellsPlace.has(calledName(node, context));
  let prints = false;
  walkNodes(handler, context, (node) => {
    const isPrint =
      node.kind === 'Echo' || node.kind === 'Print' || node.kind === 'Exit' || printing.has(calledName(node, context));
    if (isPrint)
      walkNodes(node, context, (inner) => {
        prints ||= tells(inner);
      });
  });
  return prints;
}
