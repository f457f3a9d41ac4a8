import { Guard } from '../flow/guards.ts';

/** What a call of a checking function proves. */
export interface Check {
  readonly guard: number;
  /**
   * `dies`: the request ends unless the check holds. `truthy`: the result says so.
   * `dies-unless-told`: like `dies`, but with `false` as argument number `flag` the result says so.
   */
  readonly how: 'dies' | 'truthy' | 'dies-unless-told';
  readonly flag?: number;
}

/** Functions that check nonces, capabilities and signatures. */
export const checkFunctions: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['check_admin_referer', { guard: Guard.Nonce, how: 'dies' }],
  ['check_ajax_referer', { guard: Guard.Nonce, how: 'dies-unless-told', flag: 2 }],
  ['wp_verify_nonce', { guard: Guard.Nonce, how: 'truthy' }],
  ['check_permissions', { guard: Guard.Capability, how: 'truthy' }],
  ['current_user_can', { guard: Guard.Capability, how: 'truthy' }],
  ['current_user_can_for_blog', { guard: Guard.Capability, how: 'truthy' }],
  ['current_user_can_for_site', { guard: Guard.Capability, how: 'truthy' }],
  ['user_can', { guard: Guard.Capability, how: 'truthy' }],
  ['author_can', { guard: Guard.Capability, how: 'truthy' }],
  ['is_super_admin', { guard: Guard.Capability, how: 'truthy' }],
  ['hash_equals', { guard: Guard.Signed, how: 'truthy' }],
  ['is_user_logged_in', { guard: Guard.LoggedIn, how: 'truthy' }],
  ['auth_redirect', { guard: Guard.LoggedIn, how: 'dies' }],
]);

/** How much a change can do in the wrong hands, and which argument names whose data it is. */
interface Change {
  /** The argument that is a user's id, for changes to the current user's own data. */
  readonly user?: number;
}

const changes = (names: string, change: Change = {}): [string, Change][] =>
  names.split(/\s+/).map((name) => [name, change]);

/** Functions that change the site's state. */
export const changeFunctions: ReadonlyMap<string, Change> = new Map([
  ...changes(
    'update_option add_option delete_option update_site_option add_site_option delete_site_option update_network_option delete_network_option update_blog_option set_theme_mod remove_theme_mod remove_theme_mods switch_theme',
  ),
  ...changes(
    'wp_insert_post wp_update_post wp_delete_post wp_trash_post wp_untrash_post wp_publish_post wp_insert_attachment wp_delete_attachment set_post_thumbnail delete_post_thumbnail stick_post unstick_post',
  ),
  ...changes(
    'update_post_meta add_post_meta delete_post_meta delete_post_meta_by_key update_metadata add_metadata delete_metadata',
  ),
  ...changes('update_user_meta add_user_meta delete_user_meta update_user_option', { user: 0 }),
  ...changes(
    'wp_insert_user wp_create_user wp_update_user wp_delete_user wpmu_delete_user wpmu_create_user wp_set_password grant_super_admin revoke_super_admin add_role remove_role',
  ),
  ...changes(
    'update_term_meta add_term_meta delete_term_meta update_comment_meta delete_comment_meta wp_insert_term wp_update_term wp_delete_term wp_set_object_terms wp_set_post_terms wp_set_post_categories wp_set_post_tags wp_insert_category wp_delete_category',
  ),
  ...changes(
    'wp_delete_comment wp_trash_comment wp_spam_comment wp_set_comment_status wp_update_comment wp_insert_link wp_delete_link',
  ),
  ...changes(
    'activate_plugin activate_plugins deactivate_plugins delete_plugins delete_theme wp_update_nav_menu_item wp_delete_nav_menu wp_create_nav_menu update_user_status wp_create_category',
  ),
  ...changes(
    'move_uploaded_file wp_handle_upload wp_handle_sideload media_handle_upload media_handle_sideload wp_upload_bits unlink wp_delete_file file_put_contents rmdir rename',
  ),
]);

/** Methods of $wpdb that change rows; `query` does when its SQL begins with a changing verb. */
export const changeMethods: ReadonlySet<string> = new Set(['insert', 'update', 'delete', 'replace']);

/** SQL that begins with a verb that changes something. */
export const changingSql = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE|TRUNCATE|DROP|ALTER|CREATE)\b/i;

/** Functions of the current user's id. */
export const currentUserFunctions: ReadonlySet<string> = new Set(['get_current_user_id']);
