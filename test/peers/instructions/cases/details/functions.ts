// A table of cases: as long as there are cases.
import type { DetailCase } from './detail-case.ts';
import { detailCase } from './on-empty-site.ts';

/** Functions, shortcodes, blocks and code that is to be changed, written before any of them was answered. */
export const functionCases: readonly DetailCase[] = [
  detailCase(
    'posts',
    'Write a function `wk_latest_titles( int $count = 3, string $type = "post" ): array` that returns the titles of the newest published entries of the given post type, newest first. A count below 1 returns an empty array.',
    `$a = given_post( array( 'post_title' => 'Alpha', 'post_date' => '2020-01-01 00:00:00' ) ); $b = given_post( array( 'post_title' => 'Beta', 'post_date' => '2021-01-01 00:00:00' ) ); given_post( array( 'post_title' => 'Draft', 'post_status' => 'draft' ) ); given_post( array( 'post_type' => 'page', 'post_title' => 'Page' ) );`,
    {
      titles: `wk_latest_titles() === array( 'Beta', 'Alpha' )`,
      count: `wk_latest_titles( 1 ) === array( 'Beta' )`,
      type: `wk_latest_titles( 3, 'page' ) === array( 'Page' )`,
      'below one': `wk_latest_titles( 0 ) === array() && wk_latest_titles( -2 ) === array()`,
    },
  ),
  detailCase(
    'posts',
    'hi, could you write me a function get_featured_properties($city, $max_price) for the post type property? city is stored in the meta key _city, price in _price (number). i only want those with price <= max_price, cheapest first. should give an array of post ids',
    `register_post_type( 'property', array( 'public' => true ) ); $a = given_post( array( 'post_type' => 'property' ), array( '_city' => 'Ulm', '_price' => '90' ) ); $b = given_post( array( 'post_type' => 'property' ), array( '_city' => 'Ulm', '_price' => '1000' ) ); $c = given_post( array( 'post_type' => 'property' ), array( '_city' => 'Ulm', '_price' => '200' ) ); given_post( array( 'post_type' => 'property' ), array( '_city' => 'Bonn', '_price' => '100' ) ); $r = ids_of( get_featured_properties( 'Ulm', 200 ) );`,
    {
      city: `count( $r ) === 2`,
      'max price': `in_array( $c, $r, true ) && ! in_array( $b, $r, true )`,
      'cheapest first': `$r === array( $a, $c )`,
    },
  ),
  detailCase(
    'posts',
    `Function bk_books_between( int $from, int $to ): array
1. post type book, published only
2. meta year between $from and $to, both included
3. sorted by year, latest first
4. returns an array post ID => title
5. if $from is greater than $to, swap them`,
    `register_post_type( 'book', array( 'public' => true ) ); $a = given_post( array( 'post_type' => 'book', 'post_title' => 'A' ), array( 'year' => '1999' ) ); $b = given_post( array( 'post_type' => 'book', 'post_title' => 'B' ), array( 'year' => '2005' ) ); $c = given_post( array( 'post_type' => 'book', 'post_title' => 'C' ), array( 'year' => '900' ) ); given_post( array( 'post_type' => 'book', 'post_status' => 'draft' ), array( 'year' => '2000' ) );`,
    {
      range: `bk_books_between( 1999, 2005 ) == array( $a => 'A', $b => 'B' )`,
      order: `array_keys( bk_books_between( 500, 2005 ) ) === array( $b, $a, $c )`,
      map: `bk_books_between( 2005, 2005 ) === array( $b => 'B' )`,
      swapped: `count( bk_books_between( 2005, 1999 ) ) === 2`,
    },
  ),
  detailCase(
    'posts',
    'I want to know whether a post is older than N days. Write `is_stale_post( $post_id, $days = 365 )`, bool. Based on the date of the last modification. For a post id that does not exist return false.',
    `global $wpdb; $a = given_post(); $b = given_post(); $t = gmdate( 'Y-m-d H:i:s', time() - 40 * DAY_IN_SECONDS ); $wpdb->update( $wpdb->posts, array( 'post_modified' => $t, 'post_modified_gmt' => $t ), array( 'ID' => $b ) ); clean_post_cache( $b );`,
    {
      stale: `is_stale_post( $b, 30 ) === true`,
      fresh: `is_stale_post( $a, 30 ) === false`,
      default: `is_stale_post( $b ) === false`,
      missing: `is_stale_post( 99999, 0 ) === false`,
    },
  ),
  detailCase(
    'posts',
    'Write a function that returns the first image URL found in the content of a post, named acme_first_image( int $post_id ): string. If there is no image in the content, fall back to the featured image (full size). If there is none either, return an empty string.',
    `$a = given_post( array( 'post_content' => '<p>x</p><img class="q" src="https://example.org/one.jpg" alt=""><img src="https://example.org/two.jpg">' ) ); $b = given_post(); $i = given_attachment( 'f.jpg', 'image/jpeg' ); set_post_thumbnail( $b, $i ); $c = given_post();`,
    {
      content: `acme_first_image( $a ) === 'https://example.org/one.jpg'`,
      featured: `acme_first_image( $b ) === wp_get_attachment_image_url( $i, 'full' )`,
      none: `acme_first_image( $c ) === ''`,
    },
  ),
  detailCase(
    'posts',
    'Please write `acme_posts_grouped_by_year(): array` which returns all published posts grouped by the year of publication: year => list of post IDs, the most recent year first.',
    `$a = given_post( array( 'post_date' => '2019-03-01 00:00:00' ) ); $b = given_post( array( 'post_date' => '2021-03-01 00:00:00' ) ); $c = given_post( array( 'post_date' => '2019-06-01 00:00:00' ) ); given_post( array( 'post_status' => 'draft' ) ); $r = acme_posts_grouped_by_year();`,
    {
      years: `array_map( 'intval', array_keys( $r ) ) === array( 2021, 2019 )`,
      ids: `ids_of( $r[2021] ) === array( $b )`,
      both: `count( $r[2019] ) === 2 && in_array( $a, ids_of( $r[2019] ), true ) && in_array( $c, ids_of( $r[2019] ), true )`,
    },
  ),
  detailCase(
    'posts',
    'get_adjacent_ids( int $post_id ): array with the keys prev and next: the ids of the previous and the next published post by date of the same post type, null where there is none.',
    `$a = given_post( array( 'post_date' => '2019-01-01 00:00:00' ) ); $b = given_post( array( 'post_date' => '2020-01-01 00:00:00' ) ); $c = given_post( array( 'post_date' => '2021-01-01 00:00:00' ) ); given_post( array( 'post_type' => 'page', 'post_date' => '2020-06-01 00:00:00' ) );`,
    {
      middle: `get_adjacent_ids( $b ) === array( 'prev' => $a, 'next' => $c )`,
      first: `get_adjacent_ids( $a ) === array( 'prev' => null, 'next' => $b )`,
      last: `get_adjacent_ids( $c )['next'] === null`,
    },
  ),
  detailCase(
    'terms',
    'Write acme_terms_with_counts( string $taxonomy ): array. Returns term name => number of posts for all terms of the taxonomy, empty terms too, highest count first. Unknown taxonomy: empty array.',
    `register_taxonomy( 'genre', 'post' ); wp_insert_term( 'Rock', 'genre' ); wp_insert_term( 'Jazz', 'genre' ); wp_insert_term( 'Pop', 'genre' ); foreach ( array( 1, 2 ) as $i ) { wp_set_object_terms( given_post(), array( 'jazz' ), 'genre' ); } wp_set_object_terms( given_post(), array( 'pop' ), 'genre' ); $r = acme_terms_with_counts( 'genre' );`,
    {
      counts: `$r['Jazz'] === 2 && $r['Pop'] === 1`,
      empty: `$r['Rock'] === 0`,
      order: `array_keys( $r ) === array( 'Jazz', 'Pop', 'Rock' )`,
      unknown: `acme_terms_with_counts( 'nope' ) === array()`,
    },
  ),
  detailCase(
    'terms',
    'need function primary_category_name( int $post_id ): string → name of the first category (alphabetically) of a post, but not "Uncategorized". Return "General" if there is no other category.',
    `$z = wp_insert_term( 'Zoo', 'category' )['term_id']; $b = wp_insert_term( 'Birds', 'category' )['term_id']; $p = given_post( array( 'post_category' => array( $z, $b ) ) ); $q = given_post(); $m = given_post( array( 'post_category' => array( 1, $z ) ) );`,
    {
      first: `primary_category_name( $p ) === 'Birds'`,
      'not uncategorized': `primary_category_name( $m ) === 'Zoo'`,
      general: `primary_category_name( $q ) === 'General'`,
    },
  ),
  detailCase(
    'terms',
    'Function acme_term_path( int $term_id, string $taxonomy ): string that gives the names of the ancestors and the term itself, joined by " > ", top level first. Empty string when the term does not exist.',
    `$a = wp_insert_term( 'Europe', 'category' )['term_id']; $b = wp_insert_term( 'Germany', 'category', array( 'parent' => $a ) )['term_id']; $c = wp_insert_term( 'Ulm', 'category', array( 'parent' => $b ) )['term_id'];`,
    {
      path: `acme_term_path( $c, 'category' ) === 'Europe > Germany > Ulm'`,
      top: `acme_term_path( $a, 'category' ) === 'Europe'`,
      missing: `acme_term_path( 99999, 'category' ) === ''`,
    },
  ),
  detailCase(
    'users',
    'Write `find_users_by_company( string $company ): array` — users whose user meta "company" equals $company, ordered by display name; each as array with the keys id, name, email. An empty company returns [].',
    `$z = given_user( 'zed', 'author', array( 'display_name' => 'Zed' ) ); $a = given_user( 'amy', 'author', array( 'display_name' => 'Amy' ) ); $o = given_user( 'oth', 'author' ); update_user_meta( $z, 'company', 'ACME' ); update_user_meta( $a, 'company', 'ACME' ); update_user_meta( $o, 'company', '' ); $r = find_users_by_company( 'ACME' );`,
    {
      keys: `array_keys( $r[0] ) === array( 'id', 'name', 'email' )`,
      ordered: `array_column( $r, 'name' ) === array( 'Amy', 'Zed' )`,
      values: `$r[0]['id'] === $a && $r[0]['email'] === 'amy@example.org'`,
      empty: `find_users_by_company( '' ) === array()`,
    },
  ),
  detailCase(
    'users',
    'Can you give me a function user_role_label($user_id) which returns the translated, human readable name of the first role of a user (e.g. "Editor")? If the user does not exist or has no role: "Guest".',
    `$e = given_user( 'edd', 'editor' ); $n = given_user( 'non', '' );`,
    {
      label: `user_role_label( $e ) === 'Editor'`,
      missing: `user_role_label( 99999 ) === 'Guest'`,
      'no role': `user_role_label( $n ) === 'Guest'`,
    },
  ),
  detailCase(
    'comments',
    'acme_average_rating( int $post_id ): float. Average of the comment meta "rating" of the approved comments of that post, rounded to one decimal. Comments without a rating are ignored. 0.0 when there are none.',
    `$p = given_post(); foreach ( array( array( 5, 1 ), array( 4, 1 ), array( 4, 1 ), array( 1, 0 ), array( null, 1 ) ) as $c ) { $id = wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_content' => 'x', 'comment_approved' => $c[1] ) ); if ( null !== $c[0] ) { update_comment_meta( $id, 'rating', $c[0] ); } } $q = given_post();`,
    {
      average: `acme_average_rating( $p ) === 4.3`,
      none: `acme_average_rating( $q ) === 0.0`,
    },
  ),
  detailCase(
    'media',
    'Write function acme_pdf_links( int $post_id ): array returning title => URL of all PDF files attached to the post, ordered by title A-Z. No PDFs → empty array.',
    `$p = given_post(); $b = given_attachment( 'b.pdf', 'application/pdf', array( 'post_parent' => $p, 'post_title' => 'Beta' ) ); $a = given_attachment( 'a.pdf', 'application/pdf', array( 'post_parent' => $p, 'post_title' => 'Alpha' ) ); given_attachment( 'i.jpg', 'image/jpeg', array( 'post_parent' => $p ) ); $r = acme_pdf_links( $p );`,
    {
      map: `$r['Alpha'] === wp_get_attachment_url( $a )`,
      order: `array_keys( $r ) === array( 'Alpha', 'Beta' )`,
      none: `acme_pdf_links( given_post() ) === array()`,
    },
  ),
  detailCase(
    'stored values',
    'Write two functions: acme_add_to_log( string $message ): void appends array( time, message ) to the option acme_log, keeping only the last 50 entries; acme_get_log(): array returns the entries, newest first. The option must not be autoloaded.',
    `for ( $i = 1; $i <= 52; $i++ ) { acme_add_to_log( "m$i" ); } $r = acme_get_log(); global $wpdb; $auto = $wpdb->get_var( "SELECT autoload FROM $wpdb->options WHERE option_name = 'acme_log'" );`,
    {
      kept: `count( get_option( 'acme_log' ) ) === 50`,
      newest: `in_array( 'm52', (array) array_values( $r )[0], true )`,
      autoload: `in_array( $auto, array( 'no', 'off' ), true )`,
    },
  ),
  detailCase(
    'stored values',
    'write increment_download_count($file_id): reads the post meta `_downloads` of the attachment, adds 1, saves, and returns the new count as int. Only for attachments; for anything else return 0 and do not write.',
    `$i = given_attachment( 'a.pdf', 'application/pdf' ); $p = given_post(); $one = increment_download_count( $i ); $two = increment_download_count( $i ); $no = increment_download_count( $p );`,
    {
      counts: `$one === 1 && $two === 2`,
      saved: `(int) get_post_meta( $i, '_downloads', true ) === 2`,
      'others not': `$no === 0 && get_post_meta( $p, '_downloads', true ) === ''`,
    },
  ),
  detailCase(
    'database',
    'Write a function acme_search_logs( string $term, int $page = 1, int $per_page = 20 ): array. Table {prefix}acme_logs, columns id, message, created_at. Search message with LIKE (escape the term properly), order by created_at descending, paginate. Return rows as associative arrays.',
    `global $wpdb; $wpdb->query( "CREATE TABLE {$wpdb->prefix}acme_logs (id bigint(20) NOT NULL AUTO_INCREMENT, message varchar(200) NOT NULL, created_at datetime NOT NULL, PRIMARY KEY (id))" ); foreach ( array( array( 'disk 100% full', '2024-01-01' ), array( 'disk ok', '2024-01-02' ), array( 'disk 100 x', '2024-01-03' ), array( 'cpu', '2024-01-04' ) ) as $row ) { $wpdb->insert( $wpdb->prefix . 'acme_logs', array( 'message' => $row[0], 'created_at' => $row[1] . ' 00:00:00' ) ); } $r = acme_search_logs( 'disk' );`,
    {
      found: `count( $r ) === 3 && is_array( $r[0] )`,
      order: `$r[0]['message'] === 'disk 100 x'`,
      like: `count( acme_search_logs( '100%' ) ) === 1`,
      pages: `count( acme_search_logs( 'disk', 2, 2 ) ) === 1 && acme_search_logs( 'disk', 2, 2 )[0]['message'] === 'disk 100% full'`,
    },
  ),
  detailCase(
    'database',
    'Function acme_save_score( int $user_id, int $score ): bool inserts a row into the custom table {prefix}acme_scores (user_id, score, created_at as UTC mysql time). Negative scores and users that do not exist are refused: return false.',
    `global $wpdb; $wpdb->query( "CREATE TABLE {$wpdb->prefix}acme_scores (id bigint(20) NOT NULL AUTO_INCREMENT, user_id bigint(20) NOT NULL, score int NOT NULL, created_at datetime NOT NULL, PRIMARY KEY (id))" ); $u = given_user( 'ann', 'author' ); $ok = acme_save_score( $u, 7 ); $row = $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}acme_scores", ARRAY_A ); $neg = acme_save_score( $u, -1 ); $un = acme_save_score( 99999, 5 );`,
    {
      inserted: `$ok === true && (int) $row['user_id'] === $u && (int) $row['score'] === 7`,
      time: `abs( strtotime( $row['created_at'] . ' UTC' ) - time() ) < 60`,
      negative: `$neg === false`,
      unknown: `$un === false && (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}acme_scores" ) === 1`,
    },
  ),
  detailCase(
    'utilities',
    'Write `truncate_words_html( string $text, int $limit = 20, string $more = "…" ): string`: strips all tags, keeps at most $limit words and appends $more only when something was cut off.',
    ``,
    {
      cut: `truncate_words_html( '<b>one two</b> three', 2 ) === 'one two…'`,
      'not cut': `truncate_words_html( '<b>one</b> two', 2 ) === 'one two'`,
      more: `truncate_words_html( 'a b c', 1, '...' ) === 'a...'`,
    },
  ),
  detailCase(
    'utilities',
    'function is_valid_iban( string $iban ): bool. Ignore spaces, case insensitive. 15 to 34 characters, must start with two letters and two digits, check the mod-97 checksum.',
    ``,
    {
      valid: `is_valid_iban( 'DE89 3704 0044 0532 0130 00' ) === true`,
      lower: `is_valid_iban( 'gb82west12345698765432' ) === true`,
      checksum: `is_valid_iban( 'DE88370400440532013000' ) === false`,
      short: `is_valid_iban( 'DE89' ) === false && is_valid_iban( '' ) === false`,
    },
  ),
  detailCase(
    'utilities',
    'Write hex_to_rgb( string $hex ): ?array returning [r, g, b] as integers. Accepts #abc and #aabbcc, with or without #. Null for anything else.',
    ``,
    {
      long: `hex_to_rgb( '#ff8000' ) === array( 255, 128, 0 )`,
      short: `hex_to_rgb( '#f80' ) === array( 255, 136, 0 )`,
      'no hash': `hex_to_rgb( '0000ff' ) === array( 0, 0, 255 )`,
      invalid: `hex_to_rgb( 'red' ) === null && hex_to_rgb( '#ff' ) === null && hex_to_rgb( '#ggg' ) === null`,
    },
  ),
  detailCase(
    'utilities',
    'I need `add_utm_params( string $url, string $source, string $medium = "email" ): string` which adds utm_source and utm_medium to the URL, keeps existing query args and the fragment. Returns the url unchanged if $source is empty.',
    ``,
    {
      added: `add_utm_params( 'https://example.org/', 'news' ) === 'https://example.org/?utm_source=news&utm_medium=email'`,
      kept: `add_utm_params( 'https://example.org/?a=1#top', 'news', 'web' ) === 'https://example.org/?a=1&utm_source=news&utm_medium=web#top'`,
      unchanged: `add_utm_params( 'https://example.org/', '' ) === 'https://example.org/'`,
    },
  ),
  detailCase(
    'utilities',
    'acme_age( string $birthday ): ?int — age in full years today for a date Y-m-d. null when the date is not valid (e.g. 2023-02-30) or in the future.',
    ``,
    {
      age: `acme_age( gmdate( 'Y-m-d', strtotime( '-20 years -2 days' ) ) ) === 20`,
      'not yet': `acme_age( gmdate( 'Y-m-d', strtotime( '-20 years +2 days' ) ) ) === 19`,
      invalid: `acme_age( '2023-02-30' ) === null && acme_age( 'x' ) === null`,
      future: `acme_age( '2999-01-01' ) === null`,
    },
  ),
  detailCase(
    'utilities',
    'Write a helper pick_keys( array $data, array $keys ): array that returns only the given keys of $data, in the order of $keys; missing keys are left out.',
    ``,
    {
      picked: `pick_keys( array( 'a' => 1, 'b' => 2, 'c' => 3 ), array( 'c', 'a' ) ) === array( 'c' => 3, 'a' => 1 )`,
      missing: `pick_keys( array( 'a' => 1 ), array( 'x', 'a' ) ) === array( 'a' => 1 )`,
      null: `pick_keys( array( 'a' => null ), array( 'a' ) ) === array( 'a' => null )`,
    },
  ),
  detailCase(
    'utilities',
    'Function `acme_parse_tags`: takes a comma separated string, returns an array of unique, trimmed, lowercase tags without empty ones, at most 10.',
    ``,
    {
      parsed: `acme_parse_tags( ' Red, blue ,, RED' ) === array( 'red', 'blue' )`,
      most: `count( acme_parse_tags( implode( ',', range( 1, 15 ) ) ) ) === 10`,
      empty: `acme_parse_tags( '' ) === array()`,
    },
  ),
  detailCase(
    'utilities',
    'human_filesize( int $bytes, int $decimals = 1 ): string like "1.5 MB". Steps of 1024, units B, KB, MB, GB. Bytes have no decimals. Negative numbers count as 0.',
    ``,
    {
      mega: `human_filesize( 1572864 ) === '1.5 MB'`,
      bytes: `human_filesize( 512 ) === '512 B'`,
      decimals: `human_filesize( 1536, 2 ) === '1.50 KB'`,
      negative: `human_filesize( -5 ) === '0 B'`,
    },
  ),
  detailCase(
    'utilities',
    'Write sanitize_phone( string $phone ): string. Keep digits and a leading plus only. If fewer than 7 digits remain, return "".',
    ``,
    {
      plus: `sanitize_phone( '+49 (731) 123-45' ) === '+4973112345'`,
      inner: `sanitize_phone( '0731+12345' ) === '073112345'`,
      few: `sanitize_phone( '12 34' ) === ''`,
    },
  ),
  detailCase(
    'shortcodes',
    'Create a shortcode [price_box title="" price="" currency="EUR"]. Output <div class="price-box"><h3>title</h3><span>price currency</span></div>. Without a price output nothing. Escape everything.',
    `$r = do_shortcode( '[price_box title="A <i>b</i>" price="12"]' );`,
    {
      markup: `str_contains( $r, '<div class="price-box">' ) && str_contains( $r, '<span>12 EUR</span>' )`,
      currency: `str_contains( do_shortcode( '[price_box title="A" price="12" currency="USD"]' ), '12 USD' )`,
      title: `str_contains( $r, '<h3>' ) && ! str_contains( $r, '<i>' )`,
      empty: `shortcode_exists( 'price_box' ) && do_shortcode( '[price_box title="A"]' ) === ''`,
    },
  ),
  detailCase(
    'shortcodes',
    'I\'d like a shortcode `[members_only]secret[/members_only]` which shows its content (shortcodes inside are executed) to logged in users only. Others see the text from the attribute message, default "Please log in." in <p class="members-note">.',
    `add_shortcode( 'inner', function () { return 'INNER'; } ); $out = do_shortcode( '[members_only]x [inner][/members_only]' ); $own = do_shortcode( '[members_only message="No <b>way</b>"]x[/members_only]' ); wp_set_current_user( 1 ); $in = do_shortcode( '[members_only]x [inner][/members_only]' );`,
    {
      guests: `str_contains( $out, '<p class="members-note">Please log in.</p>' ) && ! str_contains( $out, 'INNER' )`,
      message: `str_contains( $own, 'No' ) && ! str_contains( $own, '<b>' )`,
      members: `str_contains( $in, 'x INNER' )`,
    },
  ),
  detailCase(
    'shortcodes',
    `Shortcode [latest_products]:
- attributes: count (default 4, between 1 and 12), category (slug of product_cat, optional)
- lists published posts of type product, newest first
- markup: <ul class="latest-products"><li><a href>title</a></li></ul>
- no products: <p class="none">No products found.</p>
- text domain acme-shop`,
    `register_post_type( 'product', array( 'public' => true ) ); register_taxonomy( 'product_cat', 'product' ); wp_insert_term( 'Hats', 'product_cat' ); $none = do_shortcode( '[latest_products]' ); foreach ( range( 1, 14 ) as $i ) { $last = given_post( array( 'post_type' => 'product', 'post_title' => "P$i", 'post_date' => sprintf( '2020-01-%02d 00:00:00', $i ) ) ); } wp_set_object_terms( $last, 'hats', 'product_cat' ); $r = do_shortcode( '[latest_products]' );`,
    {
      default: `substr_count( $r, '<li' ) === 4`,
      markup: `str_contains( $r, '<ul class="latest-products">' ) && str_contains( $r, '>P14</a>' )`,
      most: `substr_count( do_shortcode( '[latest_products count="50"]' ), '<li' ) === 12`,
      category: `substr_count( do_shortcode( '[latest_products category="hats"]' ), '<li' ) === 1`,
      none: `str_contains( $none, '<p class="none">No products found.</p>' )`,
    },
  ),
  detailCase(
    'shortcodes',
    '[current_year] shortcode, and [copyright from="2015"] that prints "© 2015–<current year> <site name>"; only the current year when from is missing or not before the current year.',
    `update_option( 'blogname', 'My Site' ); $y = wp_date( 'Y' ); $c = html_entity_decode( do_shortcode( '[copyright from="2015"]' ), ENT_QUOTES, 'UTF-8' ); $n = html_entity_decode( do_shortcode( '[copyright]' ), ENT_QUOTES, 'UTF-8' ); $f = html_entity_decode( do_shortcode( '[copyright from="2999"]' ), ENT_QUOTES, 'UTF-8' );`,
    {
      year: `do_shortcode( '[current_year]' ) === $y`,
      from: `$c === "© 2015–$y My Site"`,
      missing: `$n === "© $y My Site"`,
      later: `$f === "© $y My Site"`,
    },
  ),
  detailCase(
    'blocks',
    'Register a dynamic block acme/latest-posts in PHP with the attributes count (number, default 3) and showDate (boolean, default false). render_callback prints a ul with class from get_block_wrapper_attributes and a li with a link for each post; with showDate a <time> element is added. No posts: empty string.',
    `do_action( 'acme_nothing' ); $none = render_block( array( 'blockName' => 'acme/latest-posts', 'attrs' => array(), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) ); foreach ( range( 1, 5 ) as $i ) { given_post( array( 'post_title' => "P$i" ) ); } $render = fn( $attrs ) => render_block( array( 'blockName' => 'acme/latest-posts', 'attrs' => $attrs, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) ); $block = WP_Block_Type_Registry::get_instance()->get_registered( 'acme/latest-posts' );`,
    {
      attributes: `$block->attributes['count']['type'] === 'number' && $block->attributes['count']['default'] === 3 && $block->attributes['showDate']['type'] === 'boolean'`,
      list: `substr_count( $render( array() ), '<li' ) === 3 && str_contains( $render( array() ), 'wp-block-acme-latest-posts' )`,
      count: `substr_count( $render( array( 'count' => 2 ) ), '<li' ) === 2`,
      time: `substr_count( $render( array( 'showDate' => true ) ), '<time' ) === 3 && ! str_contains( $render( array() ), '<time' )`,
      none: `null !== $block && trim( $none ) === ''`,
    },
  ),
  detailCase(
    'blocks',
    'PHP only: block my/alert with attributes message (string), type (string, one of info, warning, error; default info). Renders <div class="alert alert-{type}" role="alert">message</div>. Unknown types fall back to info. Nothing when message is empty.',
    `$render = fn( $attrs ) => render_block( array( 'blockName' => 'my/alert', 'attrs' => $attrs, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) ); $block = WP_Block_Type_Registry::get_instance()->get_registered( 'my/alert' );`,
    {
      attributes: `$block->attributes['type']['default'] === 'info' && $block->attributes['message']['type'] === 'string'`,
      class: `str_contains( $render( array( 'message' => 'Hi', 'type' => 'error' ) ), 'alert-error' ) && str_contains( $render( array( 'message' => 'Hi', 'type' => 'error' ) ), 'role="alert"' )`,
      fallback: `str_contains( $render( array( 'message' => 'Hi', 'type' => 'zzz' ) ), 'alert-info' ) && ! str_contains( $render( array( 'message' => 'Hi', 'type' => 'zzz' ) ), 'zzz' )`,
      empty: `null !== $block && trim( $render( array() ) ) === ''`,
    },
  ),
  detailCase(
    'template tags',
    'Write a template tag mytheme_posted_on() that prints "Posted on <time datetime=\\"ISO 8601\\">date in the site format</time> by <a href=author archive>author name</a>". When the post was modified later, add "(updated)".',
    `$u = given_user( 'ann', 'author', array( 'display_name' => 'Ann <Lee>' ) ); $p = given_post( array( 'post_author' => $u, 'post_date' => '2020-01-02 03:04:05' ) ); global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_modified' => '2020-01-02 03:04:05', 'post_modified_gmt' => '2020-01-02 03:04:05' ), array( 'ID' => $p ) ); clean_post_cache( $p ); given_visit( $p ); $r = check_output( 'mytheme_posted_on' ); $wpdb->update( $wpdb->posts, array( 'post_modified' => '2021-01-02 03:04:05', 'post_modified_gmt' => '2021-01-02 03:04:05' ), array( 'ID' => $p ) ); clean_post_cache( $p ); given_visit( $p ); $m = check_output( 'mytheme_posted_on' );`,
    {
      time: `str_contains( $r, 'datetime="2020-01-02T03:04:05+00:00"' ) && str_contains( $r, 'January 2, 2020' )`,
      author: `str_contains( $r, 'href="' . esc_url( get_author_posts_url( $u ) ) . '"' ) && str_contains( $r, 'by ' )`,
      updated: `str_contains( $m, '(updated)' ) && ! str_contains( $r, '(updated)' )`,
    },
  ),
  detailCase(
    'template tags',
    'function acme_breadcrumbs(): void echoes a <nav aria-label="Breadcrumb"> with an ordered list: Home, the ancestors of the page, the current title (not linked, aria-current="page"). Not on the front page.',
    `$a = given_post( array( 'post_type' => 'page', 'post_title' => 'Top' ) ); $b = given_post( array( 'post_type' => 'page', 'post_title' => 'Below', 'post_parent' => $a ) ); given_visit( $b ); $r = check_output( 'acme_breadcrumbs' );`,
    {
      nav: `str_contains( $r, '<nav' ) && str_contains( $r, 'aria-label="Breadcrumb"' ) && str_contains( $r, '<ol' )`,
      home: `str_contains( $r, esc_url( home_url( '/' ) ) )`,
      ancestor: `strpos( $r, '>Top</a>' ) > 0 && str_contains( $r, esc_url( get_permalink( $a ) ) )`,
      current: `str_contains( $r, 'aria-current="page"' ) && ! str_contains( $r, '>Below</a>' ) && str_contains( $r, 'Below' )`,
    },
  ),
  detailCase(
    'given code',
    `Here is my function, please cache its result in a transient for one hour (key acme_authors) and leave the rest as it is:

function acme_authors() {
    $users = get_users( array( 'role' => 'author' ) );
    return wp_list_pluck( $users, 'display_name' );
}`,
    `given_user( 'ann', 'author', array( 'display_name' => 'Ann' ) ); $one = acme_authors(); $kept = get_transient( 'acme_authors' ); $t = (int) get_option( '_transient_timeout_acme_authors' ) - time(); given_user( 'ben', 'author', array( 'display_name' => 'Ben' ) ); $two = acme_authors();`,
    {
      result: `$one === array( 'Ann' )`,
      kept: `$kept === array( 'Ann' )`,
      hour: `abs( $t - 3600 ) < 10`,
      'read again': `$two === array( 'Ann' )`,
    },
  ),
  detailCase(
    'given code',
    `Fix the SQL injection in this code:

\`\`\`php
function acme_find_orders( $status, $limit ) {
    global $wpdb;
    return $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}acme_orders WHERE status = '$status' ORDER BY id DESC LIMIT $limit" );
}
\`\`\``,
    `global $wpdb; $wpdb->query( "CREATE TABLE {$wpdb->prefix}acme_orders (id bigint(20) NOT NULL AUTO_INCREMENT, status varchar(20) NOT NULL, PRIMARY KEY (id))" ); foreach ( array( 'new', 'paid', 'new', 'new' ) as $s ) { $wpdb->insert( $wpdb->prefix . 'acme_orders', array( 'status' => $s ) ); } $r = acme_find_orders( 'new', 2 );`,
    {
      rows: `count( $r ) === 2 && (int) $r[0]->id === 4`,
      injection: `count( acme_find_orders( "x' OR '1'='1", 9 ) ) === 0`,
      'limit is a number': `count( acme_find_orders( 'new', '1 OFFSET 0 -- ' ) ) === 1`,
    },
  ),
  detailCase(
    'given code',
    `This prints user input unescaped. Please escape the output properly:

function acme_greeting() {
    $name = $_GET['name'];
    echo '<p class="hi">Hello ' . $name . '</p>';
}`,
    `$_GET['name'] = 'A<script>x</script>'; $r = check_output( 'acme_greeting' ); $_GET = array(); $none = check_output( 'acme_greeting' );`,
    {
      escaped: `str_contains( $r, '<p class="hi">Hello A' ) && ! str_contains( $r, '<script>' )`,
      'no notice': `! str_contains( $none, 'Undefined' ) && ! str_contains( $none, 'Warning' ) && function_exists( 'acme_greeting' )`,
    },
  ),
  detailCase(
    'given code',
    `Add a nonce check and a capability check (manage_options) to this AJAX handler. The nonce is sent as "nonce", its action is acme_save.

add_action( 'wp_ajax_acme_save', 'acme_save' );
function acme_save() {
    update_option( 'acme_title', sanitize_text_field( wp_unslash( $_POST['title'] ) ) );
    wp_send_json_success();
}`,
    `$u = given_user( 'ann', 'author' ); wp_set_current_user( $u ); given_ajax( 'acme_save', array( 'title' => 'No', 'nonce' => wp_create_nonce( 'acme_save' ) ) ); $low = get_option( 'acme_title' ); wp_set_current_user( 1 ); given_ajax( 'acme_save', array( 'title' => 'Bad', 'nonce' => 'x' ) ); $bad = get_option( 'acme_title' ); $out = given_ajax( 'acme_save', array( 'title' => 'Yes', 'nonce' => wp_create_nonce( 'acme_save' ) ) );`,
    {
      capability: `$low === false`,
      nonce: `$bad === false`,
      saved: `get_option( 'acme_title' ) === 'Yes' && str_contains( $out, '"success":true' )`,
    },
  ),
  detailCase(
    'given code',
    `I have this:

function shop_get_price( $product_id ) {
	return get_post_meta( $product_id, '_price', true );
}

Rename it to acme_get_price, make it return a float, and add a second parameter $with_tax (default false) that multiplies the price by 1.19.`,
    `$p = given_post( array(), array( '_price' => '10' ) );`,
    {
      renamed: `function_exists( 'acme_get_price' ) && ! function_exists( 'shop_get_price' )`,
      float: `acme_get_price( $p ) === 10.0`,
      tax: `abs( acme_get_price( $p, true ) - 11.9 ) < 0.0001`,
    },
  ),
  detailCase(
    'given code',
    `Change the following function so that it only returns published posts, at most 5, and takes the post type as an argument (default 'post'):

function acme_ids() {
    return get_posts( array( 'post_type' => 'post', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) );
}`,
    `foreach ( range( 1, 6 ) as $i ) { given_post(); } $d = given_post( array( 'post_status' => 'draft' ) ); $g = given_post( array( 'post_type' => 'page' ) );`,
    {
      most: `count( acme_ids() ) === 5`,
      published: `count( acme_ids() ) > 0 && ! in_array( $d, acme_ids(), true )`,
      type: `acme_ids( 'page' ) === array( $g )`,
    },
  ),
];
