import { classTable, functionTable, hookTable } from '@presswright/shared/wordpress/facts';

/** Variables that WordPress code uses for objects of these classes, by custom. */
const customaryVariables: readonly (readonly [variable: string, className: string])[] = [
  ['$wpdb', 'wpdb'],
  ['$wp_query', 'WP_Query'],
  ['$query', 'WP_Query'],
  ['$request', 'WP_REST_Request'],
  ['$user', 'WP_User'],
  ['$screen', 'WP_Screen'],
  ['$wp_admin_bar', 'WP_Admin_Bar'],
  ['$wp_customize', 'WP_Customize_Manager'],
  ['$wp_rewrite', 'WP_Rewrite'],
  ['$wp_filesystem', 'WP_Filesystem_Base'],
  ['$theme', 'WP_Theme'],
  ['$error', 'WP_Error'],
  ['$processor', 'WP_HTML_Tag_Processor'],
];

/**
 * The beginnings of calls of WordPress's functions, methods and hooks, made from the facts about its API, so that every
 * name is known to the model even where no learned file uses it. Deprecated ones are left out.
 */
export function wordpressCalls(): readonly string[] {
  const calls: string[] = [];
  for (const [name = '', , parameters = '', deprecated] of functionTable.entries()) {
    if (!deprecated && !name.startsWith('_')) calls.push(call(name, parameters));
  }
  for (const [variable, className] of customaryVariables) {
    for (const method of classTable.find(className)?.slice(4) ?? []) {
      const match = /^(\w+)\(([^)]*)\) =$/.exec(method);
      if (match?.[1] && !match[1].startsWith('_') && match[1] !== className)
        calls.push(call(`${variable}->${match[1]}`, match[2] ?? ''));
    }
  }
  for (const [name = '', kind, , , deprecated] of hookTable.entries()) {
    if (!deprecated && /^[a-z_]+$/.test(name)) calls.push(`add_${kind === 'a' ? 'action' : 'filter'}( '${name}',`);
  }
  return calls;
}

/** The call up to its first argument. */
function call(name: string, parameters: string): string {
  const first = /^&?(\w+)(?: |$)/.exec(parameters)?.[1];
  return first === undefined ? `${name}(` : `${name}( $${first}`;
}
