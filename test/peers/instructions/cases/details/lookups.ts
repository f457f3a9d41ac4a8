// A table of cases: as long as there are cases.
import type { DetailCase } from './detail-case.ts';
import { detailCase } from './on-empty-site.ts';

/** Functions that look something up, written before any of them was answered: each detail of the prompt has its own check. */
export const lookupCases: readonly DetailCase[] = [
  detailCase(
    'posts',
    'Write a function acme_upcoming_events( int $limit = 5 ): array. It gives back the ids of published posts of type event, ordered by the meta field event_date ascending, and leaves out those whose event_date lies before today (format Y-m-d).',
    `register_post_type( 'event', array( 'public' => true ) ); $late = given_post( array( 'post_type' => 'event' ), array( 'event_date' => '2099-12-01' ) ); $soon = given_post( array( 'post_type' => 'event' ), array( 'event_date' => '2098-01-01' ) ); $past = given_post( array( 'post_type' => 'event' ), array( 'event_date' => '2001-01-01' ) ); $draft = given_post( array( 'post_type' => 'event', 'post_status' => 'draft' ), array( 'event_date' => '2098-06-01' ) ); $r = acme_upcoming_events();`,
    {
      ids: `in_array( $late, ids_of( $r ), true )`,
      'ordered by date': `array_search( $soon, ids_of( $r ), true ) === 0 && in_array( $late, ids_of( $r ), true )`,
      'no past ones': `count( $r ) > 0 && ! in_array( $past, ids_of( $r ), true )`,
      'published only': `count( $r ) > 0 && ! in_array( $draft, ids_of( $r ), true )`,
      limit: `count( acme_upcoming_events( 1 ) ) === 1`,
    },
  ),
  detailCase(
    'posts',
    `Function shop_find_by_sku( string $sku ): ?int
- looks for a product (post type product) whose meta _sku is exactly $sku
- drafts count too
- null if there is none
- an empty $sku gives null without querying`,
    `register_post_type( 'product', array( 'public' => true ) ); $a = given_post( array( 'post_type' => 'product' ), array( '_sku' => 'A1' ) ); $d = given_post( array( 'post_type' => 'product', 'post_status' => 'draft' ), array( '_sku' => 'D1' ) ); $p = given_post( array(), array( '_sku' => 'P1' ) ); given_post( array( 'post_type' => 'product' ), array( '_sku' => '' ) );`,
    {
      found: `shop_find_by_sku( 'A1' ) === $a`,
      drafts: `shop_find_by_sku( 'D1' ) === $d`,
      'products only': `shop_find_by_sku( 'A1' ) === $a && shop_find_by_sku( 'P1' ) === null`,
      'null when none': `shop_find_by_sku( 'nope' ) === null`,
      'null for empty': `shop_find_by_sku( '' ) === null`,
    },
  ),
  detailCase(
    'posts',
    'need a helper `get_random_posts_from_category($slug, $n)`: $n random posts of the category with that slug, sticky posts ignored, without the current post. returns WP_Post objects',
    `$cat = wp_insert_term( 'News', 'category', array( 'slug' => 'news' ) )['term_id']; $ids = array(); foreach ( range( 1, 4 ) as $i ) { $ids[] = given_post( array( 'post_title' => "N$i", 'post_category' => array( $cat ) ) ); } $other = given_post(); stick_post( $other ); $GLOBALS['post'] = get_post( $ids[0] ); $GLOBALS['wp_query']->queried_object = get_post( $ids[0] ); $GLOBALS['wp_query']->queried_object_id = $ids[0]; $GLOBALS['wp_query']->is_singular = true; $args = null; add_action( 'pre_get_posts', function ( $q ) use ( &$args ) { $args = $q->query_vars; } ); $r = get_random_posts_from_category( 'news', 3 );`,
    {
      number: `count( get_random_posts_from_category( 'news', 2 ) ) === 2`,
      'WP_Post objects': `$r[0] instanceof WP_Post`,
      'of the category': `count( $r ) > 0 && ! in_array( $other, wp_list_pluck( $r, 'ID' ), true )`,
      'without the current post': `count( $r ) > 0 && ! in_array( $ids[0], wp_list_pluck( $r, 'ID' ), true )`,
      random: `$args['orderby'] === 'rand'`,
    },
  ),
  detailCase(
    'posts',
    'Please create `mytheme_child_page_titles( $parent_id )` which returns an associative array of ID => title with all published child pages of the given page, sorted by menu order. If there are no children return an empty array.',
    `$p = given_post( array( 'post_type' => 'page' ) ); $b = given_post( array( 'post_type' => 'page', 'post_parent' => $p, 'menu_order' => 2, 'post_title' => 'B' ) ); $a = given_post( array( 'post_type' => 'page', 'post_parent' => $p, 'menu_order' => 1, 'post_title' => 'Z' ) ); $d = given_post( array( 'post_type' => 'page', 'post_parent' => $p, 'post_status' => 'draft' ) ); $r = mytheme_child_page_titles( $p );`,
    {
      map: `$r[ $a ] === 'Z' && $r[ $b ] === 'B'`,
      'menu order': `array_keys( $r ) === array( $a, $b )`,
      'no drafts': `count( $r ) > 0 && ! isset( $r[ $d ] )`,
      'empty array': `mytheme_child_page_titles( $a ) === array()`,
    },
  ),
  detailCase(
    'posts',
    'Give me a PHP function count_posts_by_author( int $user_id, string $post_type = "post" ): int returning how many published entries of that post type the user has written. 0 for a user that does not exist.',
    `$u = given_user( 'ann', 'author' ); given_post( array( 'post_author' => $u ) ); given_post( array( 'post_author' => $u ) ); given_post( array( 'post_author' => $u, 'post_status' => 'draft' ) ); given_post( array( 'post_author' => $u, 'post_type' => 'page' ) );`,
    {
      count: `count_posts_by_author( $u ) === 2`,
      'post type': `count_posts_by_author( $u, 'page' ) === 1`,
      'unknown user': `count_posts_by_author( 99999 ) === 0`,
    },
  ),
  detailCase(
    'posts',
    'I want a function `acme_oldest_drafts`. It takes a number of days (default 30) and returns the titles of all drafts that were last modified more than that many days ago, the oldest first, no limit on the number.',
    `global $wpdb; $old = given_post( array( 'post_status' => 'draft', 'post_title' => 'Old' ) ); $older = given_post( array( 'post_status' => 'draft', 'post_title' => 'Older' ) ); $new = given_post( array( 'post_status' => 'draft', 'post_title' => 'New' ) ); $pub = given_post( array( 'post_title' => 'Pub' ) ); foreach ( array( $old => 40, $older => 60, $pub => 60 ) as $id => $days ) { $t = gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ); $wpdb->update( $wpdb->posts, array( 'post_modified' => $t, 'post_modified_gmt' => $t ), array( 'ID' => $id ) ); clean_post_cache( $id ); } for ( $i = 0; $i < 12; $i++ ) { $x = given_post( array( 'post_status' => 'draft', 'post_title' => "M$i" ) ); $t = gmdate( 'Y-m-d H:i:s', time() - 35 * DAY_IN_SECONDS ); $wpdb->update( $wpdb->posts, array( 'post_modified' => $t, 'post_modified_gmt' => $t ), array( 'ID' => $x ) ); clean_post_cache( $x ); } $r = acme_oldest_drafts();`,
    {
      titles: `in_array( 'Old', $r, true )`,
      'not the newer': `count( $r ) > 0 && ! in_array( 'New', $r, true )`,
      'drafts only': `count( $r ) > 0 && ! in_array( 'Pub', $r, true )`,
      'oldest first': `array_values( $r )[0] === 'Older'`,
      'no limit': `count( $r ) === 14`,
      'days argument': `count( acme_oldest_drafts( 50 ) ) === 1`,
    },
  ),
  detailCase(
    'posts',
    'Write `recipes_by_difficulty( string $level ): array`. Get the recipes (custom post type "recipe") assigned to the term with slug $level in the taxonomy "difficulty". Sort alphabetically by title. Each element is an array with keys id, title and url. Return [] when the term does not exist.',
    `register_post_type( 'recipe', array( 'public' => true ) ); register_taxonomy( 'difficulty', 'recipe' ); wp_insert_term( 'Easy', 'difficulty' ); $b = given_post( array( 'post_type' => 'recipe', 'post_title' => 'Bread' ) ); $a = given_post( array( 'post_type' => 'recipe', 'post_title' => 'Apple pie' ) ); wp_set_object_terms( $a, 'easy', 'difficulty' ); wp_set_object_terms( $b, 'easy', 'difficulty' ); $x = given_post( array( 'post_type' => 'recipe', 'post_title' => 'Hard one' ) ); $r = recipes_by_difficulty( 'easy' );`,
    {
      keys: `array_keys( $r[0] ) === array( 'id', 'title', 'url' )`,
      values: `$r[0]['id'] === $a && $r[0]['title'] === 'Apple pie' && $r[0]['url'] === get_permalink( $a )`,
      alphabetically: `array_column( $r, 'title' ) === array( 'Apple pie', 'Bread' )`,
      'of the term': `count( $r ) === 2`,
      'unknown term': `recipes_by_difficulty( 'none' ) === array()`,
    },
  ),
  detailCase(
    'posts',
    'function related_by_tag( int $post_id, int $max = 3 ): array — posts sharing at least one tag with the post, most recent first, the post itself excluded, IDs only. Return an empty array if the post has no tags.',
    `$p = given_post( array( 'tags_input' => array( 'red', 'blue' ) ) ); $old = given_post( array( 'tags_input' => array( 'red' ), 'post_date' => '2020-01-01 00:00:00' ) ); $new = given_post( array( 'tags_input' => array( 'blue' ), 'post_date' => '2021-01-01 00:00:00' ) ); $no = given_post( array( 'tags_input' => array( 'green' ) ) ); $none = given_post(); $r = related_by_tag( $p );`,
    {
      related: `in_array( $old, ids_of( $r ), true ) && in_array( $new, ids_of( $r ), true )`,
      'newest first': `ids_of( $r ) === array( $new, $old )`,
      'itself excluded': `count( $r ) > 0 && ! in_array( $p, ids_of( $r ), true )`,
      'no tags': `related_by_tag( $none ) === array()`,
      max: `count( related_by_tag( $p, 1 ) ) === 1`,
    },
  ),
  detailCase(
    'posts',
    'Add a function `next_scheduled_post()` that returns the scheduled post which will be published next as WP_Post, or null if nothing is scheduled.',
    `$none = next_scheduled_post(); $far = given_post( array( 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00' ) ); $near = given_post( array( 'post_status' => 'future', 'post_date' => '2098-01-01 00:00:00' ) ); given_post();`,
    {
      'null when none': `$none === null && function_exists( 'next_scheduled_post' )`,
      WP_Post: `next_scheduled_post() instanceof WP_Post`,
      'the nearest': `next_scheduled_post()->ID === $near`,
    },
  ),
  detailCase(
    'terms',
    'Write a function `acme_popular_tags( int $number = 10 ): array` that returns the names of the most used tags keyed by their slug, the most used first; tags without posts are not included.',
    `wp_insert_term( 'Empty', 'post_tag' ); given_post( array( 'tags_input' => array( 'One' ) ) ); given_post( array( 'tags_input' => array( 'Two' ) ) ); given_post( array( 'tags_input' => array( 'Two' ) ) ); $r = acme_popular_tags();`,
    {
      'keyed by slug': `$r['two'] === 'Two'`,
      'most used first': `array_keys( $r ) === array( 'two', 'one' )`,
      'no empty ones': `count( $r ) === 2`,
      number: `count( acme_popular_tags( 1 ) ) === 1`,
    },
  ),
  detailCase(
    'terms',
    `get_top_level_categories(): array
Returns WP_Term objects of the categories having no parent. Include empty categories. Order: name, descending.`,
    `$a = wp_insert_term( 'Aaa', 'category' )['term_id']; $z = wp_insert_term( 'Zzz', 'category' )['term_id']; $c = wp_insert_term( 'Child', 'category', array( 'parent' => $a ) )['term_id']; $r = get_top_level_categories(); $ids = wp_list_pluck( $r, 'term_id' );`,
    {
      'WP_Term objects': `array_values( $r )[0] instanceof WP_Term`,
      'top level': `count( $ids ) > 0 && ! in_array( $c, $ids, true )`,
      'empty too': `in_array( $a, $ids, true )`,
      descending: `array_values( $ids )[0] === $z`,
    },
  ),
  detailCase(
    'terms',
    'I need `ensure_term( string $name, string $taxonomy ): int` which returns the ID of the term with this name and creates it when missing. It should return 0 if the taxonomy does not exist.',
    `$id = wp_insert_term( 'There', 'category' )['term_id']; $r = ensure_term( 'Fresh', 'category' );`,
    {
      existing: `ensure_term( 'There', 'category' ) === $id`,
      created: `is_int( $r ) && get_term( $r )->name === 'Fresh'`,
      'same again': `$r > 0 && ensure_term( 'Fresh', 'category' ) === $r`,
      'unknown taxonomy': `ensure_term( 'x', 'nope' ) === 0`,
    },
  ),
  detailCase(
    'terms',
    'Write get_post_term_list( $post_id, $taxonomy = "category" ) returning the term names of a post as a comma separated string in alphabetical order. Empty string if the post has none or if an error occurs.',
    `$a = wp_insert_term( 'Beta', 'category' )['term_id']; $b = wp_insert_term( 'Alpha', 'category' )['term_id']; $p = given_post( array( 'post_category' => array( $a, $b ) ) ); $q = given_post( array( 'post_type' => 'page' ) );`,
    {
      names: `str_contains( get_post_term_list( $p ), 'Alpha' ) && str_contains( get_post_term_list( $p ), 'Beta' )`,
      'comma and order': `get_post_term_list( $p ) === 'Alpha, Beta'`,
      none: `get_post_term_list( $q ) === ''`,
      error: `get_post_term_list( $p, 'nope' ) === ''`,
    },
  ),
  detailCase(
    'users',
    'Write acme_editors_and_admins(): array which returns the e-mail addresses of all users who are editors or administrators, sorted by display name.',
    `given_user( 'zed', 'editor', array( 'display_name' => 'Aaron' ) ); given_user( 'bob', 'author' ); given_user( 'cat', 'administrator', array( 'display_name' => 'Bea' ) ); $r = acme_editors_and_admins();`,
    {
      addresses: `in_array( 'zed@example.org', $r, true )`,
      'both roles': `in_array( 'zed@example.org', $r, true ) && in_array( 'cat@example.org', $r, true )`,
      'no others': `count( $r ) > 0 && ! in_array( 'bob@example.org', $r, true )`,
      sorted: `array_search( 'zed@example.org', array_values( $r ), true ) < array_search( 'cat@example.org', array_values( $r ), true ) && in_array( 'zed@example.org', $r, true )`,
    },
  ),
  detailCase(
    'users',
    'function recent_signups( int $days = 7 ) returning array of user logins registered within the last $days days, newest first. Exclude administrators.',
    `given_user( 'old', 'subscriber', array( 'user_registered' => '2015-01-01 00:00:00' ) ); given_user( 'first', 'subscriber', array( 'user_registered' => gmdate( 'Y-m-d H:i:s', time() - 3 * DAY_IN_SECONDS ) ) ); given_user( 'second', 'subscriber', array( 'user_registered' => gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS ) ) ); given_user( 'boss', 'administrator', array( 'user_registered' => gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS ) ) ); $r = recent_signups();`,
    {
      logins: `in_array( 'first', $r, true )`,
      'within the days': `count( $r ) > 0 && ! in_array( 'old', $r, true )`,
      'newest first': `array_search( 'second', array_values( $r ), true ) === 0 || array_search( 'second', array_values( $r ), true ) < array_search( 'first', array_values( $r ), true )`,
      'no administrators': `count( $r ) > 0 && ! in_array( 'boss', $r, true )`,
      days: `! in_array( 'first', recent_signups( 2 ), true ) && in_array( 'second', recent_signups( 2 ), true )`,
    },
  ),
  detailCase(
    'users',
    'Create a function `acme_user_full_name( int $user_id ): string`. It joins first name and last name with a space. When both are empty use the display name. When there is no such user return "Unknown".',
    `$u = given_user( 'ann', 'author', array( 'first_name' => 'Ann', 'last_name' => 'Lee' ) ); $v = given_user( 'ben', 'author', array( 'display_name' => 'Benny' ) );`,
    {
      joined: `acme_user_full_name( $u ) === 'Ann Lee'`,
      'display name': `acme_user_full_name( $v ) === 'Benny'`,
      unknown: `acme_user_full_name( 99999 ) === 'Unknown'`,
    },
  ),
  detailCase(
    'comments',
    'Write `latest_approved_comments( int $post_id, int $limit = 5 ): array`: the newest approved comments of the post, each as array with author and excerpt (first 20 words of the comment). Pingbacks and trackbacks are left out.',
    `$p = given_post(); $q = given_post(); wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_author' => 'Old', 'comment_content' => 'x', 'comment_date' => '2020-01-01 00:00:00', 'comment_date_gmt' => '2020-01-01 00:00:00', 'comment_approved' => 1 ) ); wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_author' => 'New', 'comment_content' => implode( ' ', range( 1, 40 ) ), 'comment_date' => '2021-01-01 00:00:00', 'comment_date_gmt' => '2021-01-01 00:00:00', 'comment_approved' => 1 ) ); wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_author' => 'Held', 'comment_content' => 'x', 'comment_approved' => 0 ) ); wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_author' => 'Ping', 'comment_type' => 'pingback', 'comment_content' => 'x', 'comment_approved' => 1 ) ); wp_insert_comment( array( 'comment_post_ID' => $q, 'comment_author' => 'Else', 'comment_content' => 'x', 'comment_approved' => 1 ) ); $r = latest_approved_comments( $p ); $authors = array_column( $r, 'author' );`,
    {
      keys: `array_keys( $r[0] ) === array( 'author', 'excerpt' )`,
      'newest first': `$authors[0] === 'New'`,
      'approved only': `count( $authors ) > 0 && ! in_array( 'Held', $authors, true )`,
      'no pingbacks': `count( $authors ) > 0 && ! in_array( 'Ping', $authors, true )`,
      'of the post': `count( $authors ) > 0 && ! in_array( 'Else', $authors, true )`,
      'twenty words': `str_contains( $r[0]['excerpt'], ' 20' ) && ! str_contains( $r[0]['excerpt'], '21' )`,
    },
  ),
  detailCase(
    'comments',
    'function has_user_commented( int $user_id, int $post_id ): bool, true when the user has at least one approved comment on the post. Unapproved ones do not count. Guests (user 0) are always false.',
    `$p = given_post(); $u = given_user( 'ann', 'author' ); $v = given_user( 'ben', 'author' ); wp_insert_comment( array( 'comment_post_ID' => $p, 'user_id' => $u, 'comment_content' => 'x', 'comment_approved' => 1 ) ); wp_insert_comment( array( 'comment_post_ID' => $p, 'user_id' => $v, 'comment_content' => 'x', 'comment_approved' => 0 ) ); wp_insert_comment( array( 'comment_post_ID' => $p, 'user_id' => 0, 'comment_content' => 'x', 'comment_approved' => 1 ) );`,
    {
      yes: `has_user_commented( $u, $p ) === true`,
      unapproved: `has_user_commented( $v, $p ) === false`,
      guests: `has_user_commented( 0, $p ) === false`,
    },
  ),
  detailCase(
    'media',
    'Write `acme_image_urls( int $post_id, string $size = "large" ): array` - URLs of all images attached to the post in the given size, ordered by menu_order. Non-image attachments are skipped.',
    `$p = given_post(); $b = given_attachment( 'b.jpg', 'image/jpeg', array( 'post_parent' => $p, 'menu_order' => 2 ) ); $a = given_attachment( 'a.jpg', 'image/jpeg', array( 'post_parent' => $p, 'menu_order' => 1 ) ); $c = given_attachment( 'c.pdf', 'application/pdf', array( 'post_parent' => $p ) ); given_attachment( 'd.jpg', 'image/jpeg' ); $r = acme_image_urls( $p );`,
    {
      urls: `in_array( wp_get_attachment_image_url( $a, 'large' ), $r, true )`,
      'in order': `array_values( $r )[0] === wp_get_attachment_image_url( $a, 'large' )`,
      'images of the post only': `count( $r ) === 2`,
    },
  ),
  detailCase(
    'media',
    'thumbnail_or_placeholder( int $post_id ): string — URL of the featured image in size medium; if the post has no featured image return the value of the option `acme_placeholder`, and if that is empty too return an empty string.',
    `$p = given_post(); $i = given_attachment( 'a.jpg', 'image/jpeg' ); set_post_thumbnail( $p, $i ); $q = given_post(); $none = thumbnail_or_placeholder( $q ); update_option( 'acme_placeholder', 'https://example.org/x.png' );`,
    {
      featured: `thumbnail_or_placeholder( $p ) === wp_get_attachment_image_url( $i, 'medium' )`,
      option: `thumbnail_or_placeholder( $q ) === 'https://example.org/x.png'`,
      empty: `$none === ''`,
    },
  ),
  detailCase(
    'stored values',
    'I need a PHP function `acme_bump_views( int $post_id ): int`: increases the post meta "views" by one and returns the new number. Missing meta counts as 0. Returns 0 and changes nothing when the post does not exist.',
    `$p = given_post();`,
    {
      first: `acme_bump_views( $p ) === 1`,
      second: `acme_bump_views( $p ) === 2 && (int) get_post_meta( $p, 'views', true ) === 2`,
      'no such post': `acme_bump_views( 99999 ) === 0 && get_post_meta( 99999, 'views', true ) === ''`,
    },
  ),
  detailCase(
    'stored values',
    'Write a function `acme_setting( string $key, $default = null )`. All settings are in one option `acme_settings` (an array). Return the setting with that key or $default if it is missing or the option is not an array.',
    `update_option( 'acme_settings', array( 'a' => 5 ) ); $a = acme_setting( 'a' ); $b = acme_setting( 'b', 'dflt' ); $n = acme_setting( 'b' ); update_option( 'acme_settings', 'oops' ); $c = acme_setting( 'a', 'd' );`,
    {
      value: `$a === 5`,
      default: `$b === 'dflt'`,
      'null by default': `$a === 5 && $n === null`,
      'not an array': `$c === 'd'`,
    },
  ),
  detailCase(
    'stored values',
    'Write acme_cached_post_count( string $type ): int, which stores the number of published posts of the type in a transient named acme_count_{type} for 12 hours and reads it from there the next time.',
    `given_post(); $one = acme_cached_post_count( 'post' ); $kept = get_transient( 'acme_count_post' ); $timeout = (int) get_option( '_transient_timeout_acme_count_post' ) - time(); given_post(); $two = acme_cached_post_count( 'post' );`,
    {
      number: `$one === 1`,
      'name of the transient': `(int) $kept === 1 && false !== $kept`,
      '12 hours': `abs( $timeout - 43200 ) < 10`,
      'read again': `$two === 1`,
    },
  ),
  detailCase(
    'stored values',
    'toggle_favorite( int $user_id, int $post_id ): bool. The favorites are an array of post ids in the user meta `favorites`. If the post is in it, remove it and return false; otherwise add it and return true. No duplicates.',
    `$u = given_user( 'ann', 'author' ); $p = given_post(); $q = given_post(); $one = toggle_favorite( $u, $p ); $after = get_user_meta( $u, 'favorites', true ); toggle_favorite( $u, $q ); $two = toggle_favorite( $u, $p ); $end = get_user_meta( $u, 'favorites', true );`,
    {
      added: `$one === true && ids_of( $after ) === array( $p )`,
      removed: `$two === false && ! in_array( $p, ids_of( $end ), true )`,
      others: `in_array( $q, ids_of( $end ), true )`,
    },
  ),
  detailCase(
    'database',
    'Write a function `acme_log_totals( string $from, string $to ): array` which reads the table {prefix}acme_log with $wpdb and returns the number of rows per `level` between the two dates (column `created_at`, both inclusive) as level => count. Use a prepared statement. Return an empty array if there are no rows.',
    `global $wpdb; $wpdb->query( "CREATE TABLE {$wpdb->prefix}acme_log (id bigint(20) NOT NULL AUTO_INCREMENT, level varchar(20) NOT NULL, created_at datetime NOT NULL, PRIMARY KEY (id))" ); foreach ( array( array( 'info', '2024-01-01 00:00:00' ), array( 'info', '2024-01-05 10:00:00' ), array( 'error', '2024-01-10 00:00:00' ), array( 'error', '2024-02-01 00:00:00' ) ) as $row ) { $wpdb->insert( $wpdb->prefix . 'acme_log', array( 'level' => $row[0], 'created_at' => $row[1] ) ); } $r = acme_log_totals( '2024-01-01', '2024-01-10' );`,
    {
      counts: `(int) $r['info'] === 2`,
      inclusive: `(int) $r['error'] === 1`,
      none: `acme_log_totals( '1999-01-01', '1999-02-01' ) === array()`,
    },
  ),
  detailCase(
    'database',
    'function acme_delete_orphan_meta(): int — deletes rows of the postmeta table whose post no longer exists, with a single $wpdb query, and returns the number of deleted rows.',
    `global $wpdb; $p = given_post( array(), array( 'keep' => 'x' ) ); $wpdb->insert( $wpdb->postmeta, array( 'post_id' => 987654, 'meta_key' => 'lost', 'meta_value' => 'x' ) ); $wpdb->insert( $wpdb->postmeta, array( 'post_id' => 987655, 'meta_key' => 'lost', 'meta_value' => 'x' ) ); $n = acme_delete_orphan_meta(); wp_cache_flush();`,
    {
      number: `$n === 2`,
      deleted: `$n > 0 && (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key = 'lost'" ) === 0`,
      kept: `$n > 0 && get_post_meta( $p, 'keep', true ) === 'x'`,
    },
  ),
  detailCase(
    'output',
    'Write acme_recent_list( int $count = 5 ): string which returns the latest posts as <ul class="recent"> with a link in each <li>. Titles and URLs escaped. If there are no posts, return <p>No posts yet.</p>',
    `$none = acme_recent_list(); $a = given_post( array( 'post_title' => 'A & B', 'post_date' => '2020-01-01 00:00:00' ) ); $b = given_post( array( 'post_title' => 'Newer' ) ); $r = acme_recent_list();`,
    {
      list: `str_contains( $r, '<ul class="recent">' ) && str_contains( $r, '</ul>' )`,
      links: `str_contains( $r, 'href="' . esc_url( get_permalink( $a ) ) . '"' )`,
      'newest first': `strpos( $r, 'Newer' ) < strpos( $r, 'A &' ) && str_contains( $r, 'Newer' )`,
      'no posts': `trim( $none ) === '<p>No posts yet.</p>'`,
      count: `substr_count( acme_recent_list( 1 ), '<li' ) === 1`,
    },
  ),
  detailCase(
    'output',
    'Shortcode [team_list role="author" limit="10"]: prints an unordered list with the display names of the users having that role, sorted by name. Defaults: role author, limit 10. When nobody is found print nothing at all.',
    `given_user( 'zed', 'author', array( 'display_name' => 'Zed' ) ); given_user( 'amy', 'author', array( 'display_name' => 'Amy' ) ); given_user( 'edd', 'editor', array( 'display_name' => 'Edd' ) ); $r = do_shortcode( '[team_list]' );`,
    {
      list: `str_contains( $r, '<ul' ) && str_contains( $r, 'Zed' )`,
      role: `str_contains( do_shortcode( '[team_list role="editor"]' ), 'Edd' ) && str_contains( $r, 'Zed' ) && ! str_contains( $r, 'Edd' )`,
      sorted: `strpos( $r, 'Amy' ) < strpos( $r, 'Zed' ) && str_contains( $r, 'Amy' )`,
      limit: `substr_count( do_shortcode( '[team_list limit="1"]' ), '<li' ) === 1`,
      nobody: `shortcode_exists( 'team_list' ) && do_shortcode( '[team_list role="contributor"]' ) === ''`,
    },
  ),
  detailCase(
    'output',
    'Make a [button] shortcode. Attributes: url (required), label defaulting to "Read more", target optional. Output: <a class="btn" href="…">label</a>. With target="_blank" also add rel="noopener". Without a url output an empty string.',
    `$r = do_shortcode( '[button url="https://example.org/a?b=1"]' ); $t = do_shortcode( '[button url="https://example.org" label="Go <now>" target="_blank"]' );`,
    {
      link: `str_contains( $r, 'href="https://example.org/a?b=1"' )`,
      class: `str_contains( $r, 'class="btn"' )`,
      label: `str_contains( $r, '>Read more</a>' )`,
      'rel noopener': `str_contains( $t, 'noopener' ) && str_contains( $t, 'target="_blank"' ) && str_contains( $r, '<a' ) && ! str_contains( $r, 'noopener' )`,
      'no url': `shortcode_exists( 'button' ) && do_shortcode( '[button]' ) === ''`,
    },
  ),
  detailCase(
    'utilities',
    'Write a pure function acme_reading_time( string $content, int $wpm = 200 ): int. Strip tags and shortcodes, count the words, divide by $wpm, round up. The result is at least 1, also for empty content.',
    ``,
    {
      'rounds up': `acme_reading_time( str_repeat( 'word ', 401 ) ) === 3`,
      tags: `acme_reading_time( str_repeat( '<b class="a b c">word</b> ', 200 ) ) === 1`,
      wpm: `acme_reading_time( str_repeat( 'word ', 100 ), 50 ) === 2`,
      minimum: `acme_reading_time( '' ) === 1`,
    },
  ),
  detailCase(
    'utilities',
    'mask_email( string $email ): string: keep the first letter of the local part, replace the rest of it by exactly three asterisks, leave the domain. Invalid addresses are returned as an empty string.',
    ``,
    {
      masked: `mask_email( 'anna@example.org' ) === 'a***@example.org'`,
      short: `mask_email( 'a@example.org' ) === 'a***@example.org'`,
      invalid: `mask_email( 'nope' ) === ''`,
    },
  ),
  detailCase(
    'utilities',
    'I need `array_group_by( array $items, string $key ): array` that groups associative arrays by the value of $key. Items without the key go into the group "other". Keep the original order within the groups.',
    `$r = array_group_by( array( array( 'k' => 'a', 'n' => 1 ), array( 'n' => 2 ), array( 'k' => 'b', 'n' => 3 ), array( 'k' => 'a', 'n' => 4 ) ), 'k' );`,
    {
      groups: `array_column( $r['a'], 'n' ) === array( 1, 4 )`,
      other: `array_column( $r['other'], 'n' ) === array( 2 )`,
      all: `count( $r ) === 3`,
    },
  ),
  detailCase(
    'utilities',
    'Write a function format_price( float $amount, string $currency = "EUR" ): string: two decimals, comma as decimal separator, dot for thousands, then a space and the currency. Negative amounts give "0,00 EUR".',
    ``,
    {
      format: `format_price( 1234.5 ) === '1.234,50 EUR'`,
      currency: `format_price( 1, 'USD' ) === '1,00 USD'`,
      negative: `format_price( -5 ) === '0,00 EUR'`,
    },
  ),
  detailCase(
    'utilities',
    'Function slug_from_title: param string $title, second param int $max_length = 50. Lowercase slug (sanitize_title), cut to the max length, never ending in a hyphen. Returns "untitled" if nothing is left.',
    ``,
    {
      slug: `slug_from_title( 'Hello World' ) === 'hello-world'`,
      cut: `slug_from_title( 'Hello World', 7 ) === 'hello-w'`,
      hyphen: `slug_from_title( 'Hello World', 6 ) === 'hello'`,
      untitled: `slug_from_title( '???' ) === 'untitled'`,
    },
  ),
];
