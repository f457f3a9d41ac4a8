import type { Role, SymbolKind } from '../facts.ts';

/** What an argument of a function means. */
export interface NamedArgument {
  readonly kind: SymbolKind;
  readonly role: Role;
  /** From 0. */
  readonly argument: number;
}

type Table = Partial<Record<SymbolKind, Partial<Record<Role, Readonly<Record<string, number>>>>>>;

/** Functions of WordPress that give or use a name: for each kind and role the argument that is the name. */
const table: Table = {
  hook: {
    definition: {
      do_action: 0,
      do_action_ref_array: 0,
      do_action_deprecated: 0,
      apply_filters: 0,
      apply_filters_ref_array: 0,
      apply_filters_deprecated: 0,
      wp_schedule_event: 2,
      wp_schedule_single_event: 1,
      as_schedule_recurring_action: 2,
      as_schedule_cron_action: 2,
      as_schedule_single_action: 1,
      as_enqueue_async_action: 0,
    },
    registration: { add_action: 0, add_filter: 0 },
    reference: {
      remove_action: 0,
      remove_filter: 0,
      remove_all_actions: 0,
      remove_all_filters: 0,
      has_action: 0,
      has_filter: 0,
      did_action: 0,
      did_filter: 0,
      doing_action: 0,
      doing_filter: 0,
      wp_next_scheduled: 0,
      wp_get_scheduled_event: 0,
      wp_clear_scheduled_hook: 0,
      wp_unschedule_hook: 0,
      wp_unschedule_event: 1,
      as_next_scheduled_action: 0,
      as_unschedule_action: 0,
      as_unschedule_all_actions: 0,
    },
  },
  shortcode: {
    definition: { add_shortcode: 0 },
    reference: { shortcode_exists: 0, remove_shortcode: 0, has_shortcode: 1 },
  },
  post_type: {
    definition: { register_post_type: 0 },
    reference: {
      get_post_type_object: 0,
      post_type_exists: 0,
      unregister_post_type: 0,
      register_post_meta: 0,
      add_post_type_support: 0,
      remove_post_type_support: 0,
      post_type_supports: 0,
      is_post_type_archive: 0,
      is_post_type_hierarchical: 0,
      is_post_type_viewable: 0,
      get_post_type_archive_link: 0,
      is_singular: 0,
      wp_count_posts: 0,
      register_taxonomy: 1,
      register_taxonomy_for_object_type: 1,
      get_object_taxonomies: 0,
      add_meta_box: 3,
    },
  },
  taxonomy: {
    definition: { register_taxonomy: 0 },
    reference: {
      taxonomy_exists: 0,
      get_taxonomy: 0,
      unregister_taxonomy: 0,
      register_taxonomy_for_object_type: 0,
      is_taxonomy_hierarchical: 0,
      is_tax: 0,
      get_the_terms: 1,
      get_the_term_list: 1,
      the_terms: 1,
      has_term: 1,
      is_object_in_term: 1,
      wp_get_post_terms: 1,
      wp_get_object_terms: 1,
      wp_set_object_terms: 2,
      wp_set_post_terms: 2,
      wp_remove_object_terms: 2,
      wp_insert_term: 1,
      wp_delete_term: 1,
      term_exists: 1,
      get_term: 1,
      get_term_by: 2,
      get_term_link: 1,
    },
  },
  option: {
    definition: { register_setting: 1, add_option: 0, add_site_option: 0 },
    write: { update_option: 0, update_site_option: 0 },
    reference: {
      get_option: 0,
      get_site_option: 0,
      delete_option: 0,
      delete_site_option: 0,
      unregister_setting: 1,
    },
  },
  meta: {
    definition: { register_post_meta: 1, register_term_meta: 1, register_meta: 1 },
    write: {
      add_post_meta: 1,
      update_post_meta: 1,
      add_user_meta: 1,
      update_user_meta: 1,
      add_term_meta: 1,
      update_term_meta: 1,
      add_comment_meta: 1,
      update_comment_meta: 1,
    },
    reference: {
      get_post_meta: 1,
      delete_post_meta: 1,
      metadata_exists: 2,
      get_user_meta: 1,
      delete_user_meta: 1,
      get_term_meta: 1,
      delete_term_meta: 1,
      get_comment_meta: 1,
      delete_comment_meta: 1,
    },
  },
  transient: {
    write: { set_transient: 0, set_site_transient: 0 },
    reference: { get_transient: 0, delete_transient: 0, get_site_transient: 0, delete_site_transient: 0 },
  },
  nonce: {
    definition: { wp_create_nonce: 0, wp_nonce_field: 0, wp_nonce_url: 1 },
    reference: { wp_verify_nonce: 1, check_admin_referer: 0, check_ajax_referer: 0 },
  },
  page: {
    definition: {
      add_menu_page: 3,
      add_submenu_page: 4,
      add_options_page: 3,
      add_management_page: 3,
      add_theme_page: 3,
      add_plugins_page: 3,
      add_users_page: 3,
      add_dashboard_page: 3,
      add_posts_page: 3,
      add_pages_page: 3,
      add_media_page: 3,
      add_comments_page: 3,
    },
    reference: {
      menu_page_url: 0,
      remove_menu_page: 0,
      add_settings_section: 3,
      add_settings_field: 3,
      do_settings_sections: 0,
    },
  },
  script: {
    definition: { wp_register_script: 0, wp_register_script_module: 0 },
    reference: {
      wp_enqueue_script_module: 0,
      wp_dequeue_script: 0,
      wp_deregister_script: 0,
      wp_localize_script: 0,
      wp_add_inline_script: 0,
      wp_set_script_translations: 0,
      wp_script_is: 0,
      wp_script_add_data: 0,
    },
  },
  style: {
    definition: { wp_register_style: 0 },
    reference: {
      wp_dequeue_style: 0,
      wp_deregister_style: 0,
      wp_add_inline_style: 0,
      wp_style_is: 0,
      wp_style_add_data: 0,
    },
  },
  block: {
    reference: { has_block: 0, unregister_block_type: 0 },
  },
  pattern: {
    definition: { register_block_pattern: 0 },
    reference: { unregister_block_pattern: 0 },
  },
  text_domain: {
    definition: { load_plugin_textdomain: 0, load_theme_textdomain: 0, load_child_theme_textdomain: 0 },
    reference: {
      wp_set_script_translations: 1,
      load_textdomain: 0,
      unload_textdomain: 0,
      is_textdomain_loaded: 0,
      __: 1,
      _e: 1,
      _x: 2,
      _ex: 2,
      _n: 3,
      _nx: 4,
      _n_noop: 2,
      _nx_noop: 3,
      translate: 1,
      esc_html__: 1,
      esc_html_e: 1,
      esc_html_x: 2,
      esc_attr__: 1,
      esc_attr_e: 1,
      esc_attr_x: 2,
    },
  },
  constant: { definition: { define: 0 }, reference: { defined: 0, constant: 0 } },
  function: { reference: { function_exists: 0 } },
  class: { reference: { class_exists: 0 } },
};

/** What the arguments of each function mean. */
export const namedArguments: ReadonlyMap<string, readonly NamedArgument[]> = invert(table);

function invert(given: Table): Map<string, NamedArgument[]> {
  const found = new Map<string, NamedArgument[]>();
  for (const [kind, byRole] of Object.entries(given)) {
    for (const [role, functions] of Object.entries(byRole)) {
      for (const [name, argument] of Object.entries(functions)) {
        const list = found.get(name) ?? [];
        list.push({ kind: kind as SymbolKind, role: role as Role, argument });
        found.set(name, list);
      }
    }
  }
  return found;
}

/** Keys of arrays whose values are names, wherever they stand. */
export const namedKeys: ReadonlyMap<string, SymbolKind> = new Map([
  ['post_type', 'post_type'],
  ['taxonomy', 'taxonomy'],
  ['meta_key', 'meta'],
  ['editor_script', 'script'],
  ['view_script', 'script'],
  ['editor_style', 'style'],
  ['blockName', 'block'],
]);

/** Functions that take a callback, and which argument it is. */
export const callbackArguments: ReadonlyMap<string, readonly number[]> = new Map([
  ['add_action', [1]],
  ['add_filter', [1]],
  ['remove_action', [1]],
  ['remove_filter', [1]],
  ['has_action', [1]],
  ['has_filter', [1]],
  ['add_shortcode', [1]],
  ['register_activation_hook', [1]],
  ['register_deactivation_hook', [1]],
  ['register_uninstall_hook', [1]],
  ['add_menu_page', [4]],
  ['add_submenu_page', [5]],
  ['add_options_page', [4]],
  ['add_management_page', [4]],
  ['add_theme_page', [4]],
  ['add_plugins_page', [4]],
  ['add_users_page', [4]],
  ['add_dashboard_page', [4]],
  ['add_posts_page', [4]],
  ['add_pages_page', [4]],
  ['add_media_page', [4]],
  ['add_comments_page', [4]],
  ['add_meta_box', [2]],
  ['add_settings_section', [2]],
  ['add_settings_field', [2]],
  ['wp_add_dashboard_widget', [2]],
  ['call_user_func', [0]],
  ['call_user_func_array', [0]],
  ['is_callable', [0]],
  ['array_map', [0]],
  ['array_filter', [1]],
  ['array_walk', [1]],
  ['array_reduce', [1]],
  ['usort', [1]],
  ['uasort', [1]],
  ['uksort', [1]],
  ['preg_replace_callback', [1]],
  ['spl_autoload_register', [0]],
  ['register_shutdown_function', [0]],
  ['set_error_handler', [0]],
  ['ob_start', [0]],
  ['map_deep', [1]],
]);

/** Keys of arrays whose values are callbacks. */
export const callbackKey = /^(?:callback|[a-z_]+_callback|callback_[a-z_]+)$/;
