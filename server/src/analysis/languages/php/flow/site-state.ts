import type { Expr } from '../ast.ts';

/** Functions that say what else runs on the site, or that something failed there. */
const stateFunctions: ReadonlySet<string> = new Set(
  'class_exists function_exists is_plugin_active is_plugin_active_for_network is_wp_error version_compare'.split(' '),
);

/** Whether a condition asks how the site is, such as which plugins run or whether its database answers: no request decides that. */
export function asksSiteState(condition: Expr): boolean {
  if (condition.kind === 'Prop') return condition.name === 'last_error';
  return (
    condition.kind === 'Call' &&
    condition.callee.kind === 'Name' &&
    stateFunctions.has(condition.callee.text.replace(/^\\/, '').toLowerCase())
  );
}
