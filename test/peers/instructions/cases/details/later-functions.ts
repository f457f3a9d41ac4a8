// A table of cases: as long as there are cases.
import type { DetailCase } from './detail-case.ts';
import { detailCase } from './on-empty-site.ts';

const render = `$render = fn( $name, $attrs = array() ) => render_block( array( 'blockName' => $name, 'attrs' => $attrs, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );`;

/** Functions, shortcodes, blocks and code to change once more, written after the engine was developed on the first and before any of them was answered. */
export const laterFunctionCases: readonly DetailCase[] = [
  detailCase(
    'posts',
    'Write `zen_open_jobs( string $location = "", int $max = 10 ): array` that returns the IDs of published posts of the post type job whose meta `closed` is not "1", newest first. When $location is given, only jobs whose meta `location` equals it.',
    `register_post_type( 'job', array( 'public' => true ) ); $a = given_post( array( 'post_type' => 'job', 'post_date' => '2020-01-01 00:00:00' ), array( 'location' => 'Rome', 'closed' => '0' ) ); $b = given_post( array( 'post_type' => 'job', 'post_date' => '2021-01-01 00:00:00' ), array( 'location' => 'Oslo', 'closed' => '0' ) ); $x = given_post( array( 'post_type' => 'job' ), array( 'location' => 'Rome', 'closed' => '1' ) );`,
    {
      open: `count( zen_open_jobs() ) > 0 && ! in_array( $x, ids_of( zen_open_jobs() ), true )`,
      'newest first': `ids_of( zen_open_jobs() ) === array( $b, $a )`,
      location: `ids_of( zen_open_jobs( 'Rome' ) ) === array( $a )`,
      max: `count( zen_open_jobs( '', 1 ) ) === 1`,
    },
  ),
  detailCase(
    'posts',
    'need a helper that tells if a page has child pages: has_children( int $page_id ): bool, published ones only',
    `$p = given_post( array( 'post_type' => 'page' ) ); $q = given_post( array( 'post_type' => 'page' ) ); given_post( array( 'post_type' => 'page', 'post_parent' => $p ) ); given_post( array( 'post_type' => 'page', 'post_parent' => $q, 'post_status' => 'draft' ) );`,
    { yes: `has_children( $p ) === true`, drafts: `has_children( $q ) === false` },
  ),
  detailCase(
    'posts',
    `zen_search_titles( string $needle, int $limit = 5 ): array
- published posts and pages
- title contains the needle
- each item: array with id and title
- a needle shorter than 3 characters returns an empty array`,
    `$a = given_post( array( 'post_title' => 'Green tea' ) ); $b = given_post( array( 'post_title' => 'Tea time', 'post_type' => 'page' ) ); given_post( array( 'post_title' => 'Coffee', 'post_content' => 'tea' ) ); $r = zen_search_titles( 'tea' );`,
    {
      both: `count( $r ) === 2`,
      keys: `array_keys( $r[0] ) === array( 'id', 'title' )`,
      short: `zen_search_titles( 'te' ) === array()`,
      limit: `count( zen_search_titles( 'tea', 1 ) ) === 1`,
    },
  ),
  detailCase(
    'posts',
    'Write a function that returns the word count of a post by id, without HTML tags and shortcodes. Name: zen_word_count. For a missing post: 0.',
    `$p = given_post( array( 'post_content' => '<p>one <b>two</b> three</p> [gallery ids="1"]' ) ); add_shortcode( 'gallery', fn() => 'a b c' );`,
    { counted: `zen_word_count( $p ) === 3`, missing: `zen_word_count( 99999 ) === 0` },
  ),
  detailCase(
    'terms',
    'Give me zen_tag_list( int $post_id, string $separator = ", " ): string with the names of the tags of the post, alphabetically, joined by the separator. No tags: "Untagged".',
    `$p = given_post( array( 'tags_input' => array( 'pear', 'apple' ) ) ); $q = given_post();`,
    {
      joined: `zen_tag_list( $p ) === 'apple, pear'`,
      separator: `zen_tag_list( $p, ' | ' ) === 'apple | pear'`,
      none: `zen_tag_list( $q ) === 'Untagged'`,
    },
  ),
  detailCase(
    'terms',
    'get_top_level_categories(): array — slug => name for all categories without a parent, also the empty ones, sorted by name',
    `$a = wp_insert_term( 'Zoo', 'category' )['term_id']; wp_insert_term( 'Lion', 'category', array( 'parent' => $a ) ); $r = get_top_level_categories();`,
    {
      map: `$r['zoo'] === 'Zoo'`,
      'top level': `isset( $r['zoo'] ) && ! isset( $r['lion'] )`,
      sorted: `array_keys( $r ) === array( 'uncategorized', 'zoo' )`,
    },
  ),
  detailCase(
    'users',
    'Please write zen_emails_by_role( string $role ): array. Sorted list of e-mail addresses of all users with that role. If the role does not exist return an empty array.',
    `given_user( 'zed', 'editor' ); given_user( 'amy', 'editor' ); given_user( 'sub', 'subscriber' );`,
    {
      sorted: `zen_emails_by_role( 'editor' ) === array( 'amy@example.org', 'zed@example.org' )`,
      unknown: `zen_emails_by_role( 'nope' ) === array()`,
    },
  ),
  detailCase(
    'users',
    'function zen_days_registered( int $user_id ): int → how many full days ago the user registered. -1 if the user does not exist.',
    `$u = given_user( 'ann', 'author', array( 'user_registered' => gmdate( 'Y-m-d H:i:s', time() - 10 * DAY_IN_SECONDS - 60 ) ) );`,
    { days: `zen_days_registered( $u ) === 10`, missing: `zen_days_registered( 99999 ) === -1` },
  ),
  detailCase(
    'stored values',
    'Write zen_get_price( int $product_id ): float reading the meta "_price". Missing or non-numeric values count as 0. Round to two decimals.',
    `$a = given_post( array(), array( '_price' => '12.345' ) ); $b = given_post( array(), array( '_price' => 'abc' ) ); $c = given_post();`,
    {
      rounded: `zen_get_price( $a ) === 12.35`,
      'not numeric': `zen_get_price( $b ) === 0.0`,
      missing: `zen_get_price( $c ) === 0.0`,
    },
  ),
  detailCase(
    'stored values',
    'Function zen_remember( string $key, $value, int $ttl = 3600 ): bool stores the value in a transient named zen_{key}. An empty key returns false. A negative ttl counts as 0.',
    `$ok = zen_remember( 'a', array( 1 ) ); $t = (int) get_option( '_transient_timeout_zen_a' ) - time(); $e = zen_remember( '', 1 ); zen_remember( 'n', 5, -10 );`,
    {
      stored: `$ok === true && get_transient( 'zen_a' ) === array( 1 )`,
      hour: `abs( $t - 3600 ) < 10`,
      empty: `$e === false`,
      negative: `get_transient( 'zen_n' ) === 5`,
    },
  ),
  detailCase(
    'database',
    'zen_top_scores( int $limit = 10 ): array — reads {prefix}zen_scores (columns id, player, points) with $wpdb, highest points first, limited to $limit, rows as associative arrays. $limit must be between 1 and 50.',
    `global $wpdb; $wpdb->query( "CREATE TABLE {$wpdb->prefix}zen_scores (id bigint(20) NOT NULL AUTO_INCREMENT, player varchar(20) NOT NULL, points int NOT NULL, PRIMARY KEY (id))" ); foreach ( array( 5, 90, 40 ) as $n ) { $wpdb->insert( $wpdb->prefix . 'zen_scores', array( 'player' => "p$n", 'points' => $n ) ); } $r = zen_top_scores();`,
    {
      order: `array_column( $r, 'player' ) === array( 'p90', 'p40', 'p5' )`,
      limit: `count( zen_top_scores( 2 ) ) === 2`,
      bounds: `count( zen_top_scores( 0 ) ) === 1`,
    },
  ),
  detailCase(
    'database',
    'I need zen_count_signups( string $from, string $to ): int counting the rows of the table {prefix}zen_signups whose column created_at is between $from and $to (inclusive), using prepare.',
    `global $wpdb; $wpdb->query( "CREATE TABLE {$wpdb->prefix}zen_signups (id bigint(20) NOT NULL AUTO_INCREMENT, created_at datetime NOT NULL, PRIMARY KEY (id))" ); foreach ( array( '2024-01-01 00:00:00', '2024-01-05 00:00:00', '2024-02-01 00:00:00' ) as $d ) { $wpdb->insert( $wpdb->prefix . 'zen_signups', array( 'created_at' => $d ) ); }`,
    {
      counted: `zen_count_signups( '2024-01-01 00:00:00', '2024-01-05 00:00:00' ) === 2`,
      none: `zen_count_signups( '1999-01-01', '1999-01-02' ) === 0`,
    },
  ),
  detailCase(
    'utilities',
    'Write zen_clean_skus( string $input ): array - one SKU per line, trimmed, uppercase, empty lines and duplicates removed, sorted alphabetically.',
    '',
    {
      cleaned: `zen_clean_skus( " b1 \\n\\nA2\\nB1" ) === array( 'A2', 'B1' )`,
      empty: `zen_clean_skus( '' ) === array()`,
    },
  ),
  detailCase(
    'utilities',
    'valid_username( string $name ): bool — 3 to 15 characters, only lowercase letters, digits and underscores, must start with a letter',
    '',
    {
      valid: `valid_username( 'ann_1' ) === true`,
      short: `valid_username( 'an' ) === false && valid_username( str_repeat( 'a', 16 ) ) === false`,
      characters: `valid_username( 'Ann_1' ) === false && valid_username( 'ann-1' ) === false`,
      start: `valid_username( '1ann' ) === false`,
    },
  ),
  detailCase(
    'utilities',
    'Function zen_initials( string $name, int $max = 2 ): string. First letters of the words, uppercase, at most $max. Empty name: "?".',
    '',
    {
      initials: `zen_initials( 'ada king lovelace' ) === 'AK'`,
      max: `zen_initials( 'ada king lovelace', 3 ) === 'AKL'`,
      empty: `zen_initials( '' ) === '?'`,
    },
  ),
  detailCase(
    'utilities',
    'Write a helper days_until( string $date ): int for a date in the format Y-m-d; today gives 0, dates in the past give -1, invalid dates too.',
    '',
    {
      days: `days_until( wp_date( 'Y-m-d', time() + 5 * DAY_IN_SECONDS ) ) === 5`,
      today: `days_until( wp_date( 'Y-m-d' ) ) === 0`,
      past: `days_until( '2001-01-01' ) === -1`,
      invalid: `days_until( 'soon' ) === -1`,
    },
  ),
  detailCase(
    'utilities',
    'zen_percent( float $part, float $whole, int $decimals = 1 ): string like "12.5 %". If $whole is 0 return "0 %".',
    '',
    {
      percent: `zen_percent( 1, 8 ) === '12.5 %'`,
      decimals: `zen_percent( 1, 3, 2 ) === '33.33 %'`,
      zero: `zen_percent( 1, 0 ) === '0 %'`,
    },
  ),
  detailCase(
    'utilities',
    'I want array_sum_by( array $rows, string $key ): float that adds up $row[$key] of all rows; rows without the key or with a non-numeric value are skipped.',
    '',
    {
      sum: `array_sum_by( array( array( 'a' => 1.5 ), array( 'a' => '2' ) ), 'a' ) === 3.5`,
      skipped: `array_sum_by( array( array( 'a' => 1 ), array( 'b' => 2 ), array( 'a' => 'x' ) ), 'a' ) === 1.0`,
      empty: `array_sum_by( array(), 'a' ) === 0.0`,
    },
  ),
  detailCase(
    'utilities',
    'function zen_slugify_list( array $names ): array: turns every name into a slug with sanitize_title, drops empty ones and duplicates, keeps the order.',
    '',
    { slugs: `zen_slugify_list( array( 'Hello World', '', 'hello world', 'Zed' ) ) === array( 'hello-world', 'zed' )` },
  ),
  detailCase(
    'shortcodes',
    'Shortcode [zen_card title="" image="" link="#"]text[/zen_card] → <div class="card"><img src="image" alt="title"><h4><a href="link">title</a></h4><div class="card-body">content</div></div>',
    `$r = do_shortcode( '[zen_card title="A" image="https://example.org/a.jpg" link="https://example.org/"]Hi[/zen_card]' );`,
    {
      image: `str_contains( $r, 'src="https://example.org/a.jpg"' ) && str_contains( $r, 'alt="A"' )`,
      link: `str_contains( $r, '<h4><a href="https://example.org/">A</a></h4>' )`,
      content: `str_contains( $r, '<div class="card-body">Hi</div>' )`,
    },
  ),
  detailCase(
    'shortcodes',
    'Create the shortcode [zen_badge]. Attributes: text (default "New"), color (one of green, red, blue; default green). Output: <span class="badge badge-COLOR">text</span>. Unknown colors become green.',
    `$r = do_shortcode( '[zen_badge]' ); $t = do_shortcode( '[zen_badge text="<b>Hot</b>" color="red"]' );`,
    {
      default: `$r === '<span class="badge badge-green">New</span>'`,
      color: `str_contains( $t, 'badge-red' )`,
      unknown: `str_contains( do_shortcode( '[zen_badge color="pink"]' ), 'badge-green' )`,
      escaped: `! str_contains( $t, '<b>' ) && str_contains( $t, 'Hot' )`,
    },
  ),
  detailCase(
    'shortcodes',
    'please make a shortcode [zen_recent type="post" number="3"] listing the titles (linked) of the latest entries of that type in <ol class="zen-recent">, if there are none show <em>Nothing here yet.</em>',
    `$none = do_shortcode( '[zen_recent]' ); foreach ( range( 1, 5 ) as $i ) { $l = given_post( array( 'post_title' => "P$i", 'post_date' => "2020-01-0$i 00:00:00" ) ); } given_post( array( 'post_type' => 'page', 'post_title' => 'Page' ) ); $r = do_shortcode( '[zen_recent]' );`,
    {
      list: `str_contains( $r, '<ol class="zen-recent">' ) && substr_count( $r, '<li' ) === 3`,
      links: `str_contains( $r, '<a href="' . esc_url( get_permalink( $l ) ) . '">P5</a>' )`,
      type: `substr_count( do_shortcode( '[zen_recent type="page"]' ), '<li' ) === 1`,
      none: `trim( $none ) === '<em>Nothing here yet.</em>'`,
    },
  ),
  detailCase(
    'shortcodes',
    'Shortcode [only_for role="editor"]...[/only_for]: the enclosed content is only shown to logged-in users with that role, everybody else sees nothing. Nested shortcodes must work.',
    `add_shortcode( 'inner', fn() => 'INNER' ); $out = do_shortcode( '[only_for role="editor"]x [inner][/only_for]' ); wp_set_current_user( given_user( 'edd', 'editor' ) ); $in = do_shortcode( '[only_for role="editor"]x [inner][/only_for]' ); wp_set_current_user( given_user( 'sub', 'subscriber' ) ); $sub = do_shortcode( '[only_for role="editor"]x[/only_for]' );`,
    {
      role: `str_contains( $in, 'x INNER' )`,
      guests: `shortcode_exists( 'only_for' ) && $out === ''`,
      others: `shortcode_exists( 'only_for' ) && $sub === ''`,
    },
  ),
  detailCase(
    'blocks',
    'Register the block zen/notice with PHP only. Attributes: title (string), text (string), level (string, one of note, tip, danger, default note). Render: <aside class="notice notice-{level}"><strong>{title}</strong><p>{text}</p></aside>. If text is empty render nothing.',
    `${render} $block = WP_Block_Type_Registry::get_instance()->get_registered( 'zen/notice' ); $r = $render( 'zen/notice', array( 'title' => 'T', 'text' => 'A & B', 'level' => 'tip' ) );`,
    {
      attributes: `$block->attributes['level']['default'] === 'note'`,
      markup: `str_contains( $r, '<aside class="notice notice-tip"><strong>T</strong><p>A &amp; B</p></aside>' )`,
      unknown: `str_contains( $render( 'zen/notice', array( 'text' => 'x', 'level' => 'zz' ) ), 'notice-note' )`,
      empty: `null !== $block && trim( $render( 'zen/notice', array( 'title' => 'T' ) ) ) === ''`,
    },
  ),
  detailCase(
    'blocks',
    'dynamic block zen/author-box, server side rendered: attribute userId (integer). Shows <h3> with the display name and <p> with the biography of the user. Unknown user: empty string.',
    `${render} $u = given_user( 'ann', 'author', array( 'display_name' => 'Ann & L', 'description' => 'Bio text' ) ); $block = WP_Block_Type_Registry::get_instance()->get_registered( 'zen/author-box' ); $r = $render( 'zen/author-box', array( 'userId' => $u ) );`,
    {
      name: `str_contains( $r, '<h3>Ann &amp; L</h3>' )`,
      bio: `str_contains( $r, 'Bio text' )`,
      unknown: `null !== $block && trim( $render( 'zen/author-box', array( 'userId' => 99999 ) ) ) === ''`,
    },
  ),
  detailCase(
    'given code',
    `Can you make this function safe against SQL injection and let it return an empty array when $ids is empty?

function zen_rows( $ids, $status ) {
    global $wpdb;
    return $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}zen WHERE status = '" . $status . "'" );
}`,
    `global $wpdb; $wpdb->query( "CREATE TABLE {$wpdb->prefix}zen (id bigint(20) NOT NULL AUTO_INCREMENT, status varchar(20) NOT NULL, PRIMARY KEY (id))" ); foreach ( array( 'a', 'b', 'a' ) as $s ) { $wpdb->insert( $wpdb->prefix . 'zen', array( 'status' => $s ) ); }`,
    {
      rows: `count( zen_rows( array( 1 ), 'a' ) ) === 2`,
      injection: `count( zen_rows( array( 1 ), "x' OR '1'='1" ) ) === 0`,
      empty: `zen_rows( array(), 'a' ) === array()`,
    },
  ),
  detailCase(
    'given code',
    `Extend this function with an optional parameter $limit (default 5) and order the users by display name:

\`\`\`php
function zen_editors() {
	return get_users( array( 'role' => 'editor', 'fields' => 'ID' ) );
}
\`\`\``,
    `$z = given_user( 'zed', 'editor', array( 'display_name' => 'Zed' ) ); $a = given_user( 'amy', 'editor', array( 'display_name' => 'Amy' ) ); foreach ( range( 1, 5 ) as $i ) { given_user( "mid$i", 'editor', array( 'display_name' => "Mid$i" ) ); }`,
    {
      order: `(int) zen_editors()[0] === $a`,
      default: `count( zen_editors() ) === 5`,
      limit: `count( zen_editors( 2 ) ) === 2`,
    },
  ),
  detailCase(
    'given code',
    `Store the result of this function in the object cache (group zen, 10 minutes). Don't change anything else.

function zen_total( $year ) {
	global $wpdb;
	$total = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->posts WHERE YEAR( post_date ) = %d", $year ) );
	return $total;
}`,
    `given_post( array( 'post_date' => '2020-01-01 00:00:00' ) ); $a = zen_total( 2020 ); $n = zen_total( 2019 ); $wpdb = $GLOBALS['wpdb']; $before = $wpdb->num_queries; $b = zen_total( 2020 ); $after = $wpdb->num_queries;`,
    { result: `$a === 1 && $n === 0`, kept: `$b === 1 && $before === $after` },
  ),
  detailCase(
    'given code',
    `Output in this shortcode isn't escaped, please fix. Also rename the function to zen_link.

add_shortcode( 'mylink', 'my_link' );
function my_link( $atts ) {
	return '<a href="' . $atts['url'] . '">' . $atts['label'] . '</a>';
}`,
    `$r = do_shortcode( '[mylink url="javascript:alert(1)" label="A&B"]' );`,
    {
      renamed: `function_exists( 'zen_link' ) && ! function_exists( 'my_link' )`,
      hooked: `str_contains( $r, '<a href="' )`,
      url: `str_contains( $r, '<a' ) && ! str_contains( $r, 'javascript:' )`,
      label: `str_contains( $r, 'A&amp;B' )`,
    },
  ),
  detailCase(
    'given code',
    `This form handler has no nonce check and anyone can run it. Add a nonce check (action zen_import, field zen_nonce) and only allow users who can manage_options.

add_action( 'admin_post_zen_import', 'zen_import' );
function zen_import() {
	update_option( 'zen_url', esc_url_raw( wp_unslash( $_POST['url'] ) ) );
	wp_safe_redirect( admin_url() );
	exit;
}`,
    `$u = given_user( 'ann', 'author' ); wp_set_current_user( $u ); given_form( 'zen_import', array( 'url' => 'https://a.example', 'zen_nonce' => wp_create_nonce( 'zen_import' ) ) ); $low = get_option( 'zen_url' ); wp_set_current_user( 1 ); given_form( 'zen_import', array( 'url' => 'https://b.example', 'zen_nonce' => 'x' ) ); $bad = get_option( 'zen_url' ); given_form( 'zen_import', array( 'url' => 'https://c.example', 'zen_nonce' => wp_create_nonce( 'zen_import' ) ) );`,
    { capability: `$low === false`, nonce: `$bad === false`, saved: `get_option( 'zen_url' ) === 'https://c.example'` },
  ),
  detailCase(
    'template tags',
    'zen_reading_time(): void prints <span class="reading-time">N min read</span> for the current post (200 words per minute, rounded up, at least 1).',
    `$p = given_post( array( 'post_content' => str_repeat( 'word ', 401 ) ) ); given_visit( $p ); $r = check_output( 'zen_reading_time' );`,
    { printed: `trim( $r ) === '<span class="reading-time">3 min read</span>'` },
  ),
  detailCase(
    'template tags',
    'Write a template function zen_author_link( int $post_id = 0 ): string which returns the display name of the author of the post, linked to the author archive. With 0 use the current post. Empty string if there is no such post.',
    `$u = given_user( 'ann', 'author', array( 'display_name' => 'Ann & Co' ) ); $p = given_post( array( 'post_author' => $u ) );`,
    {
      link: `str_contains( zen_author_link( $p ), 'href="' . esc_url( get_author_posts_url( $u ) ) . '"' ) && str_contains( zen_author_link( $p ), '>Ann &amp; Co</a>' )`,
      current: `( function () use ( $p ) { given_visit( $p ); return str_contains( zen_author_link(), '<a ' ); } )()`,
      missing: `zen_author_link( 99999 ) === ''`,
    },
  ),
];
