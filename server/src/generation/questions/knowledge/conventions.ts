/** What WordPress does where no signature says it: what is asked in these words, and the answer. */
export const conventions: readonly {
  readonly asks: RegExp;
  readonly text: string;
  readonly values: readonly string[];
  readonly entries: readonly string[];
}[] = [
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
    asks: /\broles?\b.*\b(?:default|come with|built[- ]?in|ships?)\b|\bdefault roles?\b/,
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
