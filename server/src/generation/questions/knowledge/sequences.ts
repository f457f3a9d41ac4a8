import { hooksFiredIn } from '@presswright/shared/wordpress/firings';

/** What a request fires while WordPress loads; what is fired by callbacks of `init` stands behind it. */
const loading = [
  'muplugins_loaded',
  'plugins_loaded',
  'sanitize_comment_cookies',
  'setup_theme',
  'after_setup_theme',
  'init',
  'widgets_init',
  'wp_loaded',
];

/** A page of the site. */
const front = [
  ...loading,
  'do_parse_request',
  'query_vars',
  'request',
  'parse_request',
  'parse_query',
  'pre_get_posts',
  'posts_where',
  'posts_join',
  'posts_orderby',
  'posts_clauses',
  'posts_request',
  'posts_results',
  'the_posts',
  'wp_headers',
  'send_headers',
  'wp',
  'template_redirect',
  'template_include',
  'get_header',
  'wp_head',
  'wp_enqueue_scripts',
  'wp_print_styles',
  'wp_print_scripts',
  'wp_body_open',
  'loop_start',
  'the_post',
  'loop_end',
  'get_sidebar',
  'get_footer',
  'wp_footer',
  'wp_print_footer_scripts',
  'shutdown',
];

/** A page of the dashboard. */
const admin = [
  ...loading,
  'auth_redirect',
  'admin_menu',
  'admin_init',
  'current_screen',
  'load-{page_hook}',
  'admin_enqueue_scripts',
  'admin_print_styles',
  'admin_print_scripts',
  'admin_head',
  'in_admin_header',
  'admin_notices',
  'all_admin_notices',
  'in_admin_footer',
  'admin_footer',
  'admin_print_footer_scripts',
  'shutdown',
];

/** A request to the REST API. */
const rest = [
  ...loading,
  'parse_request',
  'rest_api_init',
  'rest_authentication_errors',
  'rest_pre_dispatch',
  'rest_request_before_callbacks',
  'rest_dispatch_request',
  'rest_request_after_callbacks',
  'rest_post_dispatch',
  'rest_pre_serve_request',
  'rest_pre_echo_response',
];

/** A post is saved. */
const saving = [
  'wp_insert_post_empty_content',
  'wp_insert_post_parent',
  'wp_insert_post_data',
  'pre_post_update',
  'transition_post_status',
  '{old_status}_to_{new_status}',
  '{new_status}_{post_type}',
  'edit_post_{post_type}',
  'edit_post',
  'post_updated',
  'save_post_{post_type}',
  'save_post',
  'wp_insert_post',
  'wp_after_insert_post',
];

/** Log-in through the form. */
const login = [
  'login_init',
  'wp_authenticate',
  'authenticate',
  'wp_authenticate_user',
  'set_auth_cookie',
  'wp_login',
  'login_redirect',
];

const firing = [
  'wp_insert_post',
  'wp_insert_user',
  'wp_delete_post',
  'wp_trash_post',
  'wp_insert_term',
  'update_option',
  'add_option',
  'delete_option',
  'activate_plugin',
  'wp_new_comment',
  'wp_delete_user',
  'wp_update_user',
];

/** Orders in which hooks are fired, the commonest first; those within one function are read from WordPress. */
export const sequences: readonly (readonly string[])[] = [
  front,
  admin,
  rest,
  login,
  saving,
  ...firing.map(hooksFiredIn),
];
