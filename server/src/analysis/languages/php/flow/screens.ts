import type { Expr, Node } from '../ast.ts';
import { childNodes } from '../child-nodes.ts';

/** Variables in which WordPress, or the parameter of a hook, says which page is shown. */
const screenVariables =
  /^(?:pagenow|typenow|plugin_page|hook|hook_?suffix|page_?hook|(?:current_?)?screen(?:_?id)?|current_?page)$/i;
/** Fields of the request that choose a page of the administration. */
const screenFields: ReadonlySet<string> = new Set(['page', 'post_type', 'tab', 'taxonomy', 'screen']);
/** Functions that are named for the page or the screen they recognise. */
const screenNames =
  /^get_current_screen$|(?:^|_)(?:is|on|in|at)_?(?:\w*_)?(?:page|screen)s?(?:_|$)|^(?:is|in|on)\w*(?:Page|Screen)/i;
const maxNodes = 60;

/** Whether a condition asks which page or screen is shown. */
export function asksScreen(condition: Expr): boolean {
  const pending: Node[] = [condition];
  for (let seen = 0; seen < maxNodes; seen++) {
    const node = pending.pop();
    if (node === undefined) return false;
    if (isAboutScreen(node)) return true;
    pending.push(...childNodes(node));
  }
  return false;
}

function isAboutScreen(node: Node): boolean {
  switch (node.kind) {
    case 'Var':
      return screenVariables.test(node.name);
    case 'Prop':
      return typeof node.name === 'string' && screenVariables.test(node.name);
    case 'Index':
      return (
        node.base.kind === 'Var' &&
        /^_(?:GET|REQUEST)$/.test(node.base.name) &&
        node.index?.kind === 'Str' &&
        screenFields.has(node.index.value)
      );
    case 'Call':
      return node.callee.kind === 'Name' && screenNames.test(node.callee.text);
    case 'MethodCall':
    case 'StaticCall':
      return typeof node.name === 'string' && screenNames.test(node.name);
    default:
      return false;
  }
}
