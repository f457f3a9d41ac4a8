/** Something that is asked, by the words it is asked in, and the answer. */
export interface Convention {
  readonly asks: RegExp;
  readonly text: string;
  readonly values: readonly string[];
  readonly entries: readonly string[];
  readonly isTrue?: boolean;
}

/** What WordPress does where no signature says it. */
export const conventions: readonly Convention[] = [
  {
    asks: /\bnonces?\b.*\b(?:valid|live|lifetime|last|expire\w*|long|hours|lifespan)\b|\b(?:how long|lifetime|expir\w*)\b.*\bnonces?\b/,
    text: 'A nonce is valid for up to 24 hours, by default: it is made for a tick of 12 hours and accepted in that and the next. The filter `nonce_life` changes that.',
    values: ['24 hours', '24', '86400', 'one day', '1 day'],
    entries: ['nonce_life', 'wp_verify_nonce()'],
  },
  {
    asks: /\bdefault\b.*\bpriority\b|\bpriority\b.*\bdefault\b/,
    text: 'Callbacks have the priority 10 by default; lower numbers run first, and those of one number in the order in which they were added.',
    values: ['10'],
    entries: ['add_action( string $hook_name, callable $callback, int $priority = 10, int $accepted_args = 1 ): true'],
  },
  {
    asks: /\b(?:lower|higher|smaller|larger) (?:priority|number)|\bpriority\b.*\b(?:first|earlier|lower|higher|runs?|executes?)\b/,
    text: 'A callback with a lower priority number runs earlier; 10 is the default.',
    values: ['lower', 'lowest', 'earlier'],
    entries: ['add_filter()'],
  },
  {
    asks: /wp_verify_nonce.*\b(?:1|2|one|two)\b/,
    text: '`wp_verify_nonce()` returns 1 for a nonce that is at most 12 hours old, 2 for one between 12 and 24 hours old, and false for any other.',
    values: ['12 and 24 hours', '12-24 hours', '24'],
    entries: ['wp_verify_nonce( string $nonce, string|int $action = -1 ): int|false'],
  },
  {
    asks: /\bper_page\b|\bposts per page\b.*\brest\b|\brest\b.*\bper page\b/,
    text: 'Lists of the REST API have 10 entries a page by default and at most 100 (`per_page`).',
    values: ['100', '10'],
    entries: ['per_page'],
  },
  {
    asks: /\bcontext\b.*\b(?:rest|endpoint|route|api)\b|\b(?:rest|endpoint|route|api)\b.*\bcontext\b/,
    text: '`context` of REST requests takes `view`, `embed` or `edit`; `view` is the default, and `edit` needs the right to edit.',
    values: ['view', 'embed', 'edit'],
    entries: ['context'],
  },
  {
    asks: /\bheaders?\b.*\b(?:total|pages|count)\b|\b(?:total|count|number of (?:items|pages))\b.*\bheaders?\b/,
    text: 'Lists of the REST API tell the number of all entries in the header `X-WP-Total` and that of pages in `X-WP-TotalPages`.',
    values: ['X-WP-Total', 'X-WP-TotalPages'],
    entries: ['X-WP-Total', 'X-WP-TotalPages'],
  },
  {
    asks: /\bbatch\b.*\b(?:how many|max\w*|limit|requests)\b|\b(?:max\w*|limit|how many)\b.*\bbatch\b/,
    text: 'A batch holds at most 25 requests by default; the filter `rest_get_max_batch_size` changes that.',
    values: ['25'],
    entries: ['/batch/v1', 'rest_get_max_batch_size'],
  },
  {
    asks: /\b(?:id|key)\b.*\b(?:row|record)\b.*\binsert|\binsert\w*\b.*\b(?:row|record)?.*\bid\b.*\b(?:property|wpdb)\b|\bwpdb\b.*\b(?:last|new)\b.*\bid\b/,
    text: '`$wpdb->insert_id` holds the ID that the last insert made.',
    values: ['insert_id'],
    entries: ['$wpdb->insert_id'],
  },
  {
    asks: /register_rest_route.*\b(?:without|complain\w*|notice|missing|required|must)\b|\bpermission_callback\b.*\b(?:required|missing|since|5\.5|omit)/,
    text: 'Since WordPress 5.5, `register_rest_route()` gives a notice where a route has no `permission_callback`; `__return_true` says that a route is for everybody.',
    values: ['permission_callback'],
    entries: [
      'register_rest_route( string $route_namespace, string $route, array $args = array(), bool $override = false ): bool',
    ],
  },
  {
    asks: /\b(?:status(?: code)?|http code)\b.*\brest\b.*\b(?:not logged in|visitors?|unauthenticated|forbidden)\b/,
    text: 'The REST API answers 401 to visitors who are not logged in and 403 to users without the right.',
    values: ['401', '403'],
    entries: ['rest_authorization_required_code(): int'],
  },
  {
    asks: /\bis_admin\b.*\b(?:administrator|admin user|is an admin|role)\b/,
    text: '`is_admin()` tells whether the request is for a dashboard page, whoever asks; `current_user_can()` tells what a user may do.',
    values: ['current_user_can', 'dashboard'],
    entries: ['is_admin(): bool', 'current_user_can( string $capability, mixed ...$args ): bool'],
    isTrue: false,
  },
  {
    asks: /\b(?:default|prefix)\b.*\b(?:table|database) prefix\b|\btable prefix\b/,
    text: 'The table prefix is `wp_` by default; `$table_prefix` in wp-config.php sets it and `$wpdb->prefix` holds it.',
    values: ['wp_', '$table_prefix', '$wpdb->prefix'],
    entries: ['$wpdb->prefix'],
  },
  {
    asks: /\bplaceholders?\b.*\bprepare|\bprepare\b.*\bplaceholders?\b/,
    text: '`wpdb::prepare()` knows `%s` for strings, `%d` for integers, `%f` for floats and, since 6.2, `%i` for identifiers such as names of tables and columns.',
    values: ['%s', '%d', '%f', '%i'],
    entries: ['wpdb::prepare( string $query, mixed ...$args ): string|null'],
  },
  {
    asks: /\b(?:max\w*|longest|how (?:long|many)|length|characters)\b.*\bpost types?\b|\bpost types?\b.*\b(?:max\w*|longest|how long|length|characters)\b/,
    text: 'The key of a post type has at most 20 characters.',
    values: ['20'],
    entries: ['register_post_type()'],
  },
  {
    asks: /\b(?:max\w*|longest|how (?:long|many)|length|characters)\b.*\btaxonom\w*\b|\btaxonom\w*\b.*\b(?:max\w*|longest|how long|length|characters)\b/,
    text: 'The key of a taxonomy has at most 32 characters.',
    values: ['32'],
    entries: ['register_taxonomy()'],
  },
  {
    asks: /\b(?:max\w*|longest|how (?:long|many)|length|characters)\b.*\btransients?\b|\btransients?\b.*\b(?:max\w*|longest|length|characters)\b/,
    text: 'The name of a transient has at most 172 characters.',
    values: ['172'],
    entries: ['set_transient()'],
  },
  {
    asks: /^(?!.*\b(?:lowest|may|can|allowed|capab\w*)\b).*(?:\broles?\b.*\b(?:default|come with|built[- ]?in|ships?)\b|\bdefault roles?\b)/,
    text: 'A new site has the roles administrator, editor, author, contributor and subscriber; new users are subscribers unless the option `default_role` says otherwise. A network has super admins besides.',
    values: ['subscriber', 'administrator', 'editor', 'author', 'contributor', '5', 'five'],
    entries: ['default_role'],
  },
  {
    asks: /\b(?:file|where)\b.*\b(?:database|db) (?:credentials|settings|password|user)|\bconfiguration file\b|\bconfig file\b/,
    text: 'wp-config.php holds the database credentials, keys and salts, and constants of the site.',
    values: ['wp-config.php'],
    entries: ['wp-config.php'],
  },
];
