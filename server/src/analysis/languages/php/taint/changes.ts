/** What a change is made to. */
export type ChangeKind =
  /** Settings, plugins, themes, roles, terms: what belongs to the site. */
  | 'site'
  /** A post, user or comment that is there already, and its meta. */
  | 'object'
  /** Rows of a table that are there already. */
  | 'rows'
  /** Something new of the sender's: an entry of a form, a draft. */
  | 'entry'
  /** A new account. */
  | 'registration'
  /** A new file, from an upload. */
  | 'upload'
  /** A file that is written, moved or deleted by its path. */
  | 'file'
  /** Something new that belongs to what is there already. */
  | 'reply'
  /** Who is logged in from here on. */
  | 'login'
  /** A number that goes up or down by one. */
  | 'counter';

/** A function that changes the site's state, and which of its arguments say what. */
export interface Change {
  readonly kind: ChangeKind;
  /** Position of the id or path of what is changed. */
  readonly id?: number;
  /** The id is the entry under this key of the array at `id`. */
  readonly idKey?: string;
  /** Position of the name of the option or meta field. */
  readonly key?: number;
  /** Position of the new value. */
  readonly value?: number;
}

const changes = (names: string, change: Change): [string, Change][] => names.split(/\s+/).map((name) => [name, change]);

/** Functions that change the site's state. */
export const changeFunctions: ReadonlyMap<string, Change> = new Map([
  ...changes('update_option add_option update_site_option add_site_option set_theme_mod', {
    kind: 'site',
    key: 0,
    value: 1,
  }),
  ...changes('update_network_option', { kind: 'site', key: 1, value: 2 }),
  ...changes('update_blog_option', { kind: 'site', id: 0, key: 1, value: 2 }),
  ...changes('update_blog_status update_blog_details wpmu_delete_blog wp_update_site wp_delete_site', {
    kind: 'site',
    id: 0,
  }),
  ...changes(
    'delete_option delete_site_option delete_network_option remove_theme_mod remove_theme_mods switch_theme delete_post_meta_by_key add_role remove_role activate_plugin activate_plugins deactivate_plugins delete_plugins delete_theme wp_update_nav_menu_item wp_delete_nav_menu wp_create_nav_menu wp_insert_term wp_update_term wp_delete_term wp_insert_category wp_delete_category wp_create_category wp_insert_link wp_delete_link update_term_meta add_term_meta delete_term_meta update_user_status stick_post unstick_post wp_update_nav_menu_object wp_update_custom_css_post wpmu_create_blog wp_insert_site uninstall_plugin delete_metadata_by_mid update_site_meta delete_site_meta wp_set_sidebars_widgets wp_clear_scheduled_hook wp_unschedule_hook wp_create_term',
    { kind: 'site' },
  ),
  ...changes('wp_insert_comment wp_new_comment', { kind: 'reply', id: 0, idKey: 'comment_post_ID' }),
  ...changes('wp_set_auth_cookie', { kind: 'login', id: 0 }),
  ...changes('add_user_to_blog', { kind: 'site', id: 0 }),
  ...changes('wp_delete_user wpmu_delete_user grant_super_admin revoke_super_admin', { kind: 'site', id: 0 }),
  ...changes('wp_insert_post', { kind: 'entry', id: 0, idKey: 'ID' }),
  ...changes('wp_update_post', { kind: 'object', id: 0, idKey: 'ID' }),
  ...changes(
    'wp_delete_post wp_trash_post wp_untrash_post wp_publish_post wp_delete_attachment set_post_thumbnail delete_post_thumbnail wp_set_object_terms wp_set_post_terms wp_set_post_categories wp_set_post_tags set_post_type wp_add_object_terms wp_remove_object_terms wp_add_post_tags wp_delete_post_revision wp_restore_post_revision wp_update_attachment_metadata update_attached_file set_post_format reset_password',
    { kind: 'object', id: 0 },
  ),
  ...changes(
    'update_post_meta add_post_meta update_user_meta add_user_meta update_user_option update_comment_meta add_comment_meta',
    { kind: 'object', id: 0, key: 1, value: 2 },
  ),
  ...changes('delete_post_meta delete_user_meta delete_comment_meta', { kind: 'object', id: 0, key: 1 }),
  ...changes('update_metadata add_metadata', { kind: 'object', id: 1, key: 2, value: 3 }),
  ...changes('delete_metadata', { kind: 'object', id: 1, key: 2 }),
  ...changes(
    'wp_delete_comment wp_trash_comment wp_untrash_comment wp_spam_comment wp_unspam_comment wp_set_comment_status',
    { kind: 'object', id: 0 },
  ),
  ...changes('wp_update_comment', { kind: 'object', id: 0, idKey: 'comment_ID' }),
  ...changes('wp_insert_user', { kind: 'registration', id: 0, idKey: 'ID' }),
  ...changes('wp_create_user wpmu_create_user register_new_user', { kind: 'registration' }),
  ...changes('wp_update_user', { kind: 'object', id: 0, idKey: 'ID' }),
  ...changes('wp_set_password', { kind: 'object', id: 1 }),
  ...changes(
    'move_uploaded_file wp_handle_upload wp_handle_sideload media_handle_upload media_handle_sideload wp_upload_bits wp_insert_attachment',
    { kind: 'upload' },
  ),
  ...changes('unlink wp_delete_file file_put_contents rmdir rename', { kind: 'file', id: 0 }),
]);

/** Methods of $wpdb that change rows; `query` does when its SQL begins with a changing verb. */
export const changeMethods: ReadonlySet<string> = new Set(['insert', 'update', 'delete', 'replace']);

/** SQL that begins with a verb that changes something. */
export const changingSql = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE|TRUNCATE|DROP|ALTER|CREATE)\b/i;

/** Functions that give the id of what they have just made. */
export const creatingFunctions: ReadonlySet<string> = new Set(
  'wp_insert_post wp_insert_user wp_create_user wpmu_create_user register_new_user wp_insert_attachment media_handle_upload media_handle_sideload wp_insert_term wp_insert_comment wp_new_comment wc_create_order wc_create_new_customer'.split(
    ' ',
  ),
);

/** Names of fields that everyone's visit may count up or mark, and that tell nobody anything. */
export const countingName =
  /(?:^|[_-])(?:views?|likes?|dislikes?|votes?|hits?|clicks?|downloads?|shares?|plays?|counts?|counter|ratings?|scores?|impressions?|reactions?|upvotes?|downvotes?|visits?|attempts?)(?:$|[_-])/i;

/** Names of columns and properties that say whose something is. */
export const ownerName =
  /(?:^|_)(?:author|owner|user|customer|created_?by|member|recipient|sender|buyer|seller|vendor|student|student|patient|account|assigned_?to|assignee|employer|candidate|instructor|creator)(?:_?ids?)?$|^(?:uid|userid|post_author|comment_author)$/i;

/** Names of columns and fields that hold what only the right person can know. */
export const secretName =
  /(?:^|_)(?:token|hash|secret|key|signature|sig|hmac|otp|uuid|guid|code|pin|nonce|password)s?$|(?:^|_)(?:token|secret|activation_key|api_key|access_key|unsubscribe|verif\w*|confirm\w*)(?:_|$)/i;
