import type { Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import type { PhpContext } from '../../../rule.ts';
import { calledName } from './origins.ts';

const dumpers: ReadonlySet<string> = new Set(['print_r', 'var_export']);
const programState = /^(?:_(?:GET|POST|REQUEST|SERVER|COOKIE|SESSION|ENV|FILES)|GLOBALS|wpdb)$/;

/** `print_r( $_SERVER, true )` */
export function dumpsState(node: Node, context: PhpContext): boolean {
  let dumps = false;
  walkNodes(node, context, (inner) => {
    if (inner.kind !== 'Call' || !dumpers.has(calledName(inner, context))) return;
    let shown = inner.args[0]?.value;
    while (shown?.kind === 'Index') shown = shown.base;
    dumps ||= shown?.kind === 'Var' && programState.test(shown.name);
  });
  return dumps;
}

/** Whether a file is the site's configuration, or writes it: it names the tables, or loads WordPress itself. */
export function isConfiguration(program: Node, context: PhpContext): boolean {
  let is = false;
  walkNodes(program, context, (node) => {
    is ||=
      (node.kind === 'Var' && node.name === 'table_prefix') ||
      (node.kind === 'Str' && /table_prefix|wp-settings\.php|environment_type/i.test(node.value)) ||
      calledName(node, context) === 'wp_get_environment_type';
  });
  return is;
}
