import type { PhpToken } from '../php/tokens.ts';

/** Variables that hold an object of one class by WordPress's own custom. */
const customary: Readonly<Record<string, string>> = {
  $wpdb: 'wpdb',
  $wp_query: 'WP_Query',
  $query: 'WP_Query',
  $request: 'WP_REST_Request',
  $screen: 'WP_Screen',
  $wp_admin_bar: 'WP_Admin_Bar',
  $wp_customize: 'WP_Customize_Manager',
  $wp_rewrite: 'WP_Rewrite',
  $wp_filesystem: 'WP_Filesystem_Base',
};

/**
 * The class of what a method is called on: a class by name, or a variable that was made with `new` before, else one whose
 * name says it; undefined where neither does.
 */
export function classOf(token: PhpToken | undefined, before: readonly PhpToken[]): string | undefined {
  if (token?.kind === 'name') return token.text.replace(/^\\/, '');
  if (token?.kind !== 'variable') return undefined;
  for (let index = before.length - 3; index > 0; index -= 1) {
    const isAssigned = before[index - 1]?.text === token.text && before[index]?.text === '=';
    if (isAssigned && before[index + 1]?.text.toLowerCase() === 'new')
      return before[index + 2]?.text.replace(/^\\/, '');
  }
  return Object.hasOwn(customary, token.text) ? customary[token.text] : undefined;
}
