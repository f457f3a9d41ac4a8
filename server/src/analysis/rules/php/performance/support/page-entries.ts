import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import { pageViewEntry } from './front-hooks.ts';

/** How a page that somebody looks at runs a function. */
export interface PageEntry {
  /** `the hook init`, `a shortcode`, … */
  readonly label: string;
  /** `visitors`: pages of the site. `members`: every page of those who are logged in, the toolbar's, or all of the dashboard. */
  readonly who: 'visitors' | 'members';
}

/** Hooks of the toolbar, and those that run on every page of the dashboard. */
const everyMembersPage: ReadonlySet<string> = new Set([
  'admin_bar_menu',
  'admin_bar_init',
  'wp_before_admin_bar_render',
  'wp_after_admin_bar_render',
  'admin_init',
  'admin_menu',
  'network_admin_menu',
  'user_admin_menu',
  'admin_notices',
  'all_admin_notices',
  'network_admin_notices',
  'user_admin_notices',
  'admin_head',
  'admin_footer',
  'admin_enqueue_scripts',
  'admin_print_scripts',
  'admin_print_styles',
  'admin_print_footer_scripts',
  'in_admin_header',
  'admin_body_class',
  'admin_footer_text',
  'current_screen',
]);

/** The way that every page takes into a function; null when there is none. */
export function pageEntry(info: FunctionInfo): PageEntry | null {
  const visitors = pageViewEntry(info);
  if (visitors !== null) return { label: visitors, who: 'visitors' };
  for (const { kind, name } of info.entries) {
    if ((kind === 'hook' || kind === 'filter') && everyMembersPage.has(name))
      return { label: `the hook ${name}`, who: 'members' };
  }
  return null;
}
