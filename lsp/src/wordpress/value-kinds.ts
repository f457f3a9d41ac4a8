/** What a text in a call is the name of. */
export type ValueKind =
  | 'hook'
  | 'capability'
  | 'option'
  | 'post type'
  | 'taxonomy'
  | 'text domain'
  | 'block'
  | 'theme feature'
  | 'script'
  | 'style'
  | 'site information'
  | 'role'
  | 'schedule'
  | 'image size'
  | 'callback'
  | 'constant'
  | 'function'
  | 'class';

/** Functions by what their argument of this index names. */
const functionsByKind: Readonly<Partial<Record<ValueKind, Readonly<Record<number, string>>>>> = {
  hook: {
    0: 'add_action add_filter remove_action remove_filter has_action has_filter doing_action doing_filter did_action did_filter do_action apply_filters do_action_ref_array apply_filters_ref_array do_action_deprecated apply_filters_deprecated remove_all_actions remove_all_filters',
    2: 'wp_schedule_event',
  },
  capability: {
    0: 'current_user_can author_can map_meta_cap current_user_can_for_site',
    1: 'user_can user_can_for_site',
    2: 'add_menu_page add_options_page add_theme_page add_plugins_page add_management_page add_users_page add_dashboard_page add_posts_page add_media_page add_pages_page add_comments_page',
    3: 'add_submenu_page',
  },
  option: {
    0: 'get_option update_option add_option delete_option get_site_option update_site_option delete_site_option',
  },
  'post type': {
    0: 'post_type_exists get_post_type_object is_post_type_archive get_post_type_archive_link get_object_taxonomies unregister_post_type post_type_supports add_post_type_support remove_post_type_support wp_count_posts get_post_type_labels is_post_type_viewable get_all_post_type_supports register_post_meta unregister_post_meta',
    1: 'register_taxonomy_for_object_type is_singular',
    3: 'add_meta_box',
  },
  taxonomy: {
    0: 'taxonomy_exists get_taxonomy is_taxonomy_hierarchical unregister_taxonomy register_taxonomy_for_object_type is_tax get_terms get_taxonomy_labels',
    1: 'get_the_terms has_term term_exists wp_insert_term get_term get_the_term_list the_terms wp_get_post_terms',
    2: 'wp_set_object_terms wp_set_post_terms wp_update_term wp_delete_term get_term_by',
  },
  'text domain': {
    0: 'load_plugin_textdomain load_theme_textdomain load_textdomain load_child_theme_textdomain unload_textdomain is_textdomain_loaded',
    1: '__ _e esc_html__ esc_html_e esc_attr__ esc_attr_e translate wp_set_script_translations',
    2: '_x _ex esc_html_x esc_attr_x _n_noop',
    3: '_n _nx_noop',
    4: '_nx',
  },
  block: {
    0: 'has_block register_block_style unregister_block_style register_block_type unregister_block_type wp_enqueue_block_style get_dynamic_block_names register_block_variation',
  },
  'theme feature': {
    0: 'add_theme_support current_theme_supports remove_theme_support get_theme_support require_if_theme_supports',
  },
  script: {
    0: 'wp_enqueue_script wp_dequeue_script wp_deregister_script wp_script_is wp_add_inline_script wp_localize_script wp_set_script_translations wp_register_script wp_script_add_data',
    2: 'wp_register_script wp_enqueue_script',
  },
  style: {
    0: 'wp_enqueue_style wp_dequeue_style wp_deregister_style wp_style_is wp_add_inline_style wp_register_style wp_style_add_data',
    2: 'wp_register_style wp_enqueue_style',
  },
  'site information': { 0: 'get_bloginfo bloginfo' },
  role: { 0: 'get_role remove_role' },
  schedule: { 1: 'wp_schedule_event' },
  'image size': {
    0: 'remove_image_size has_image_size the_post_thumbnail the_post_thumbnail_url',
    1: 'get_the_post_thumbnail get_the_post_thumbnail_url wp_get_attachment_image wp_get_attachment_image_src wp_get_attachment_image_url image_downsize',
  },
  constant: { 0: 'defined constant' },
  function: { 0: 'function_exists is_callable' },
  class: { 0: 'class_exists' },
};

const kindsByArgument = new Map<string, ValueKind>(
  Object.entries(functionsByKind).flatMap(([kind, places]) =>
    Object.entries(places).flatMap(([argument, names]) =>
      names.split(' ').map((name): [string, ValueKind] => [`${name}:${argument}`, kind as ValueKind]),
    ),
  ),
);

/** Keys of arrays by what their values name, whichever function takes the array. */
const kindsByKey: Readonly<Record<string, ValueKind>> = {
  capability: 'capability',
  post_type: 'post type',
  object_type: 'post type',
  taxonomy: 'taxonomy',
  taxonomies: 'taxonomy',
  role: 'role',
  role__in: 'role',
  role__not_in: 'role',
  callback: 'callback',
  permission_callback: 'callback',
  sanitize_callback: 'callback',
  validate_callback: 'callback',
  render_callback: 'callback',
  auth_callback: 'callback',
  meta_box_cb: 'callback',
  register_meta_box_cb: 'callback',
  execute_callback: 'callback',
  blockName: 'block',
  textdomain: 'text domain',
};

/** What the argument of this index of a function names; undefined where it names nothing of these. */
export function argumentKind(functionName: string, argument: number): ValueKind | undefined {
  return kindsByArgument.get(`${functionName.toLowerCase()}:${argument}`);
}

/** What the value under this key of an array names. */
export function keyKind(key: string): ValueKind | undefined {
  return Object.hasOwn(kindsByKey, key) ? kindsByKey[key] : undefined;
}
