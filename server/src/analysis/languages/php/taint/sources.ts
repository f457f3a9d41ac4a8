import { allDanger, Danger, type DangerMask, htmlDanger, sqlDanger } from './kinds.ts';

/** What stored data (options, meta, rows) can break out of: it is not the request's, so it is no path, URL or code. */
export const storedDanger: DangerMask =
  htmlDanger | sqlDanger | Danger.Url | Danger.JsString | Danger.JsCode | Danger.Css;

/** What meta and rows can break out of besides: whoever may write one of them need not be trusted with files. */
export const recordDanger: DangerMask =
  storedDanger | Danger.Path | Danger.Include | Danger.Code | Danger.Unserialize | Danger.Shell;

/** What options can break out of besides: they name folders and code more often than they should. */
export const optionDanger: DangerMask = storedDanger | Danger.Include | Danger.Code;

/** The dangers of what a function reads from the database. */
export function storedDangerOf(name: string): DangerMask {
  if (/^get_(?:post|user|term|comment|the_author)?_?meta(?:data)?$|^get_(?:sub_)?field$/.test(name))
    return recordDanger;
  // What another machine sends: a path here would be odd, code and objects are not.
  if (name === 'wp_remote_retrieve_body') return optionDanger | Danger.Unserialize;
  if (/^\w+_fetch_/.test(name)) return recordDanger;
  return /option$/.test(name) ? optionDanger : storedDanger;
}

/** What authors' attributes can break out of: everything but being stored again. */
export const attributeDanger: DangerMask = allDanger & ~Danger.Store;

/** What is in a file that was sent can break out of everything; that it is kept is what it was sent for. */
export const contentDanger: DangerMask = allDanger & ~(Danger.Store | Danger.Names);

/** Superglobals whose entries the client chooses. */
export const requestGlobals: ReadonlySet<string> = new Set(['_GET', '_POST', '_REQUEST', '_COOKIE']);

/** Keys of $_SERVER that the client chooses; every `HTTP_…` key too. */
const clientServerKeys: ReadonlySet<string> = new Set([
  'REQUEST_URI',
  'QUERY_STRING',
  'PHP_SELF',
  'PATH_INFO',
  'PATH_TRANSLATED',
  'ORIG_PATH_INFO',
  'PHP_AUTH_USER',
  'PHP_AUTH_PW',
  'PHP_AUTH_DIGEST',
  'CONTENT_TYPE',
  'SCRIPT_URI',
  'REDIRECT_URL',
  'REDIRECT_QUERY_STRING',
  'UNENCODED_URL',
  'argv',
]);

/** Parts of the request's own address: they begin with a path, so they lead to no other host. */
export const ownAddressKeys: ReadonlySet<string> = new Set(['REQUEST_URI', 'PHP_SELF', 'QUERY_STRING', 'PATH_INFO']);

/** The name the request was sent to: servers refuse one with a slash or two dots in it. */
export const hostKeys: ReadonlySet<string> = new Set(['HTTP_HOST', 'SERVER_NAME']);

/** Headers that say where a request came from, and that every client can send. */
export const forwardedHeader =
  /^HTTP_(?:X_FORWARDED_FOR|X_FORWARDED|FORWARDED_FOR|FORWARDED|X_REAL_IP|CLIENT_IP|X_CLIENT_IP|X_CLUSTER_CLIENT_IP|TRUE_CLIENT_IP|CF_CONNECTING_IP)$/;

/** Query variables that WordPress itself converts to numbers or keys. */
export const safeQueryVars: ReadonlySet<string> = new Set(
  'year monthnum day w m p page_id name pagename attachment_id paged page cpage hour minute second post_type posts_per_page tag_id'.split(
    ' ',
  ),
);

/** Columns that hold numbers, dates and keys and no free text. */
export const plainColumn =
  /(?:^|_)(?:id|ids|date|gmt|time|year|month|day|status|count|num|number|total|type|slug|order|parent|size|modified|created|updated|registered|price|amount|approved|karma|key)$|^(?:ID|post_name|taxonomy|menu_order|post_author|comment_agent)$/i;

/** Whether the client chooses an entry of $_SERVER. */
export function isClientServerKey(key: string): boolean {
  return key.startsWith('HTTP_') || clientServerKeys.has(key);
}

/** Entries of an uploaded file's array that the client does not choose. */
export const serverFileKeys: readonly string[] = ['tmp_name', 'size', 'error'];

/** What a function gives that is not its caller's own. */
export interface CallSource {
  readonly kind: 'request' | 'stored' | 'internal';
  readonly label: string;
  /** Dangers that the function itself has taken away. */
  readonly clears?: DangerMask;
}

const stored = (name: string): [string, CallSource] => [name, { kind: 'stored', label: `${name}()` }];
const request = (name: string): [string, CallSource] => [name, { kind: 'request', label: `${name}()` }];

const internal = (name: string): [string, CallSource] => [name, { kind: 'internal', label: `${name}()` }];

/** Functions that give foreign data, or tell of inner workings. */
export const sourceFunctions: ReadonlyMap<string, CallSource> = new Map([
  ...'mysqli_error mysqli_connect_error mysql_error mysqli_error_list pg_last_error error_get_last debug_backtrace wp_debug_backtrace_summary get_defined_vars get_defined_constants php_uname ini_get_all php_ini_loaded_file'
    .split(' ')
    .map(internal),
  ...[
    'get_query_var',
    'filter_input',
    'filter_input_array',
    'getallheaders',
    'apache_request_headers',
    'wp_get_raw_referer',
  ].map(request),
  ...[
    'get_option',
    'get_site_option',
    'get_network_option',
    'get_blog_option',
    'get_theme_mod',
    'get_theme_mods',
    'get_transient',
    'get_site_transient',
    'get_post_meta',
    'get_user_meta',
    'get_term_meta',
    'get_comment_meta',
    'get_metadata',
    'get_user_option',
    'get_the_author_meta',
    'get_post_field',
    'get_term_field',
    'get_comment_author',
    'get_comment_text',
    'wp_remote_retrieve_body',
    'get_field',
    'get_sub_field',
    'mysqli_fetch_assoc',
    'mysqli_fetch_array',
    'mysqli_fetch_row',
    'mysqli_fetch_object',
    'mysqli_fetch_all',
    'mysql_fetch_assoc',
    'mysql_fetch_array',
    'mysql_fetch_row',
    'mysql_fetch_object',
    'pg_fetch_assoc',
    'pg_fetch_array',
    'pg_fetch_row',
    'pg_fetch_object',
    'pg_fetch_all',
  ].map(stored),
]);

/** Core options whose values WordPress itself keeps safe. */
export const safeOptions: ReadonlySet<string> = new Set([
  'siteurl',
  'blogname',
  'blogdescription',
  'site_name',
  'home',
  'admin_email',
  'date_format',
  'time_format',
  'gmt_offset',
  'timezone_string',
  'posts_per_page',
  'posts_per_rss',
  'page_on_front',
  'page_for_posts',
  'show_on_front',
  'permalink_structure',
  'category_base',
  'tag_base',
  'stylesheet',
  'template',
  'current_theme',
  'blog_charset',
  'blog_public',
  'active_plugins',
  'start_of_week',
  'default_role',
  'default_category',
  'default_ping_status',
  'default_comment_status',
  'users_can_register',
  'wplang',
  'html_type',
  'db_version',
  'initial_db_version',
  'thumbnail_size_w',
  'thumbnail_size_h',
  'medium_size_w',
  'medium_size_h',
  'large_size_w',
  'large_size_h',
  'comments_per_page',
  'thread_comments_depth',
  'site_icon',
  'upload_path',
  'sticky_posts',
  'rewrite_rules',
  'cron',
  'wp_page_for_privacy_policy',
]);

/** Properties of posts, users, comments and terms that their authors write freely. */
export const storedProperties: ReadonlySet<string> = new Set([
  'post_title',
  'post_content',
  'post_excerpt',
  'post_content_filtered',
  'display_name',
  'user_login',
  'user_email',
  'user_url',
  'first_name',
  'last_name',
  'nickname',
  'user_firstname',
  'user_lastname',
  'comment_content',
  'comment_author',
  'comment_author_email',
  'comment_author_url',
  'link_name',
  'link_url',
]);

/** Methods of WP_REST_Request that give what the client sent. */
export const restRequestMethods: ReadonlySet<string> = new Set([
  'get_param',
  'get_params',
  'get_json_params',
  'get_body_params',
  'get_query_params',
  'get_url_params',
  'get_default_params',
  'get_body',
  'get_header',
  'get_headers',
  'get_file_params',
]);

/** Methods of PDO, mysqli and their like that give rows. */
export const fetchMethods: ReadonlySet<string> = new Set([
  'fetch_assoc',
  'fetch_array',
  'fetch_row',
  'fetch_object',
  'fetch_all',
  'fetchall',
  'fetchcolumn',
  'fetchobject',
  'fetcharray',
  'fetchassociative',
  'fetchallassociative',
]);

/** Methods of $wpdb that give rows. */
export const rowMethods: ReadonlySet<string> = new Set(['get_results', 'get_row', 'get_col', 'get_var']);
