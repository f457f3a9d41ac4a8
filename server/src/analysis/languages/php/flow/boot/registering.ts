import type { EntryKind } from '../function-info.ts';

/** Where the callback stands in a registering call, and what it makes of the function. */
export interface Registration {
  /** -1: under a key of an argument. */
  readonly callback: number;
  readonly kind: EntryKind;
  /** Position of the capability that WordPress asks for. */
  readonly capability?: number;
}

const pages = 'options management theme plugins users dashboard posts media links pages comments'
  .split(' ')
  .map((page) => `add_${page}_page`);

/** The functions that register callbacks, by their lower-case names; routes have a module of their own. */
export const registering: ReadonlyMap<string, Registration> = new Map<string, Registration>([
  ['add_action', { callback: 1, kind: 'hook' }],
  ['add_filter', { callback: 1, kind: 'filter' }],
  ['add_shortcode', { callback: 1, kind: 'shortcode' }],
  ['register_rest_route', { callback: -1, kind: 'rest' }],
  ['register_block_type', { callback: -1, kind: 'block-render' }],
  ['register_block_type_from_metadata', { callback: -1, kind: 'block-render' }],
  ['add_menu_page', { callback: 4, kind: 'admin-page', capability: 2 }],
  ['add_submenu_page', { callback: 5, kind: 'admin-page', capability: 3 }],
  ...pages.map((name) => [name, { callback: 4, kind: 'admin-page', capability: 2 }] as const),
  ['add_meta_box', { callback: 2, kind: 'meta-box' }],
  ['add_settings_section', { callback: 2, kind: 'admin-page' }],
  ['add_settings_field', { callback: 2, kind: 'admin-page' }],
  ['register_setting', { callback: 2, kind: 'setting-sanitizer' }],
  ['register_activation_hook', { callback: 1, kind: 'cron' }],
  ['register_deactivation_hook', { callback: 1, kind: 'cron' }],
  ['register_uninstall_hook', { callback: 1, kind: 'cron' }],
  ['wp_add_dashboard_widget', { callback: 2, kind: 'admin-page' }],
  ['wp_cli::add_command', { callback: 1, kind: 'command' }],
]);
