// A table of cases: as long as there are cases.
import type { DetailCase } from './detail-case.ts';
import { detailCase } from './on-empty-site.ts';

/** What a site has while WP-CLI runs: commands are kept by name, and what is printed. */
const commandLine = `define( 'WP_CLI', true ); class WP_CLI { public static $commands = array(); public static $said = array(); public static function add_command( $name, $callable, $args = array() ) { self::$commands[ $name ] = $callable; } public static function __callStatic( $kind, $args ) { self::$said[] = array( $kind, $args[0] ?? '' ); if ( 'error' === $kind ) { throw new RuntimeException( 'error: ' . ( is_scalar( $args[0] ) ? $args[0] : '' ) ); } } public static function run( $name, $args = array(), $flags = array() ) { self::$said = array(); $callable = self::$commands[ $name ] ?? null; $method = null; if ( null === $callable ) { $parts = explode( ' ', $name ); $method = array_pop( $parts ); $callable = self::$commands[ implode( ' ', $parts ) ]; } try { if ( is_string( $callable ) && class_exists( $callable ) ) { $callable = new $callable(); } if ( null !== $method && ! is_callable( array( $callable, $method ) ) ) { $method .= '_'; } $call = null !== $method ? array( $callable, $method ) : $callable; $call( $args, $flags ); } catch ( RuntimeException $end ) { unset( $end ); } return implode( "\\n", array_map( fn( $said ) => $said[0] . ': ' . ( is_scalar( $said[1] ) ? $said[1] : '' ), self::$said ) ); } }`;
const commandLineUtilities = `namespace WP_CLI\\Utils; function make_progress_bar( $label, $count ) { return new class() { public $ticks = 0; public function tick() { $GLOBALS['ticks'] = ( $GLOBALS['ticks'] ?? 0 ) + 1; } public function finish() { } }; } function format_items( $format, $items, $fields ) { $GLOBALS['formatted'] = array( $format, array_map( fn( $item ) => (array) $item, is_array( $items ) ? $items : iterator_to_array( $items ) ), is_array( $fields ) ? $fields : explode( ',', $fields ) ); } function get_flag_value( $args, $flag, $default = null ) { return $args[ $flag ] ?? $default; }`;

/** A case whose site runs WP-CLI. */
function commandCase(...of: Parameters<typeof detailCase>): DetailCase {
  const utilities = Buffer.from(`<?php ${commandLineUtilities}`).toString('base64');
  return {
    ...detailCase(...of),
    before: `${commandLine} eval( '?>' . base64_decode( '${utilities}' ) );`,
  };
}

/** Endpoints, handlers of requests, addresses, HTTP clients, webhooks, mails and commands, written before any of them was answered. */
export const requestCases: readonly DetailCase[] = [
  detailCase(
    'REST routes',
    'Create a REST endpoint GET myplugin/v1/stats that returns the number of published posts, pages and approved comments as {posts, pages, comments}. Only for users who can manage_options.',
    `$p = given_post(); given_post(); given_post( array( 'post_status' => 'draft' ) ); given_post( array( 'post_type' => 'page' ) ); wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_approved' => 1, 'comment_content' => 'x' ) ); wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_approved' => 0, 'comment_content' => 'x' ) ); $guest = given_request( 'GET', '/myplugin/v1/stats' ); wp_set_current_user( 1 ); $r = given_request( 'GET', '/myplugin/v1/stats' )->get_data();`,
    {
      'guests refused': `in_array( $guest->get_status(), array( 401, 403 ), true )`,
      posts: `(int) $r['posts'] === 2`,
      pages: `(int) $r['pages'] === 1`,
      comments: `(int) $r['comments'] === 1`,
    },
  ),
  detailCase(
    'REST routes',
    'Add a public REST route `GET /library/v1/books` which lists published posts of type book. Params: `genre` (string, optional, slug of a term of the taxonomy genre), `page` (int, default 1), `per_page` (int, default 5, 1 to 20). Response items: id, title, year (meta book_year as integer). Send X-WP-Total and X-WP-TotalPages.',
    `register_post_type( 'book', array( 'public' => true ) ); register_taxonomy( 'genre', 'book' ); foreach ( range( 1, 7 ) as $i ) { $b = given_post( array( 'post_type' => 'book', 'post_title' => "B$i" ), array( 'book_year' => '1999' ) ); } wp_set_object_terms( $b, 'crime', 'genre' ); $r = given_request( 'GET', '/library/v1/books' ); $two = given_request( 'GET', '/library/v1/books', array( 'page' => 2 ) ); $crime = given_request( 'GET', '/library/v1/books', array( 'genre' => 'crime' ) );`,
    {
      'default number': `count( $r->get_data() ) === 5`,
      'second page': `count( $two->get_data() ) === 2`,
      genre: `array_column( $crime->get_data(), 'id' ) === array( $b )`,
      fields: `array_keys( (array) $r->get_data()[0] ) === array( 'id', 'title', 'year' )`,
      'year is integer': `$r->get_data()[0]['year'] === 1999`,
      headers: `(int) $r->get_headers()['X-WP-Total'] === 7 && (int) $r->get_headers()['X-WP-TotalPages'] === 2`,
      maximum: `given_request( 'GET', '/library/v1/books', array( 'per_page' => 21 ) )->get_status() === 400`,
    },
  ),
  detailCase(
    'REST routes',
    'POST /wp-json/crm/v1/leads — open to everyone. Body fields: email (required, must be a valid e-mail address), name (required, sanitize_text_field), source (one of web, phone, event; default web). Creates a post of type lead with status private, title = name and meta lead_email / lead_source. Answer with 201 and {"id": <id>}.',
    `register_post_type( 'lead', array( 'public' => false ) ); $r = given_request( 'POST', '/crm/v1/leads', array( 'email' => 'a@example.org', 'name' => 'Ann <b>L</b>' ) ); $id = $r->get_data()['id'] ?? 0; $s = given_request( 'POST', '/crm/v1/leads', array( 'email' => 'a@example.org', 'name' => 'Ann', 'source' => 'phone' ) )->get_data()['id'];`,
    {
      '201 and id': `$r->get_status() === 201 && get_post_type( $id ) === 'lead'`,
      status: `get_post_status( $id ) === 'private'`,
      title: `get_post( $id )->post_title === 'Ann L'`,
      meta: `get_post_meta( $s, 'lead_email', true ) === 'a@example.org' && get_post_meta( $s, 'lead_source', true ) === 'phone'`,
      'default source': `get_post_meta( $id, 'lead_source', true ) === 'web'`,
      'one of three': `given_request( 'POST', '/crm/v1/leads', array( 'email' => 'a@example.org', 'name' => 'Ann', 'source' => 'tv' ) )->get_status() === 400`,
      'valid e-mail': `given_request( 'POST', '/crm/v1/leads', array( 'email' => 'nope', 'name' => 'Ann' ) )->get_status() === 400`,
    },
  ),
  detailCase(
    'REST routes',
    'Register a REST route acme/v1/me/preferences. GET returns the user meta `acme_prefs` (an empty array if nothing is saved), POST takes `theme` (light or dark) and `per_page` (integer between 5 and 100) and saves both there. Logged-in users only.',
    `$u = given_user( 'ann', 'subscriber' ); $guest = given_request( 'GET', '/acme/v1/me/preferences' ); wp_set_current_user( $u ); $none = given_request( 'GET', '/acme/v1/me/preferences' ); $s = given_request( 'POST', '/acme/v1/me/preferences', array( 'theme' => 'dark', 'per_page' => 20 ) ); $kept = get_user_meta( $u, 'acme_prefs', true );`,
    {
      'logged in only': `$guest->get_status() === 401 && $none->get_status() === 200`,
      'nothing saved': `$none->get_status() === 200 && (array) $none->get_data() === array()`,
      saved: `$kept === array( 'theme' => 'dark', 'per_page' => 20 )`,
      'light or dark': `$s->get_status() < 300 && given_request( 'POST', '/acme/v1/me/preferences', array( 'theme' => 'red', 'per_page' => 20 ) )->get_status() === 400`,
      range: `$s->get_status() < 300 && given_request( 'POST', '/acme/v1/me/preferences', array( 'theme' => 'dark', 'per_page' => 4 ) )->get_status() === 400`,
    },
  ),
  detailCase(
    'REST routes',
    'REST endpoint PUT shop/v1/products/{id}/stock with an integer parameter quantity >= 0. Permission: edit_post on that product. Saves the meta _stock and returns id and stock. When the post is not a product return a WP_Error "product_not_found" with 404.',
    `register_post_type( 'product', array( 'public' => true ) ); $p = given_post( array( 'post_type' => 'product', 'post_author' => 1 ) ); $g = given_post( array( 'post_type' => 'page', 'post_author' => 1 ) ); wp_set_current_user( given_user( 'sue', 'author' ) ); $author = given_request( 'PUT', "/shop/v1/products/$p/stock", array( 'quantity' => 3 ) ); wp_set_current_user( 1 ); $r = given_request( 'PUT', "/shop/v1/products/$p/stock", array( 'quantity' => 7 ) ); $not = given_request( 'PUT', "/shop/v1/products/$g/stock", array( 'quantity' => 7 ) );`,
    {
      saved: `(int) get_post_meta( $p, '_stock', true ) === 7`,
      returned: `$r->get_data() == array( 'id' => $p, 'stock' => 7 )`,
      'not below 0': `$r->get_status() === 200 && given_request( 'PUT', "/shop/v1/products/$p/stock", array( 'quantity' => -1 ) )->get_status() === 400`,
      permission: `$author->get_status() === 403`,
      'no product': `$not->get_status() === 404 && $not->get_data()['code'] === 'product_not_found'`,
    },
  ),
  detailCase(
    'REST routes',
    'Simple health check: GET status/v1/ping, no authentication, returns {"status":"ok","time":<unix timestamp>} and tells caches not to keep it (Cache-Control: no-store).',
    `$r = given_request( 'GET', '/status/v1/ping' );`,
    {
      public: `$r->get_status() === 200`,
      status: `$r->get_data()['status'] === 'ok'`,
      time: `abs( $r->get_data()['time'] - time() ) < 5`,
      header: `str_contains( $r->get_headers()['Cache-Control'], 'no-store' )`,
    },
  ),
  detailCase(
    'REST routes',
    'route acme/v1/subscribe (POST, public): the email param is validated with is_email and sanitized with sanitize_email. Save addresses in the option acme_subscribers (array, no duplicates). Error 409 with code already_subscribed if the address is known already, otherwise 201.',
    `$r = given_request( 'POST', '/acme/v1/subscribe', array( 'email' => 'a@example.org' ) ); $again = given_request( 'POST', '/acme/v1/subscribe', array( 'email' => 'a@example.org' ) ); given_request( 'POST', '/acme/v1/subscribe', array( 'email' => 'b@example.org' ) );`,
    {
      stored: `array_values( get_option( 'acme_subscribers' ) ) === array( 'a@example.org', 'b@example.org' )`,
      created: `$r->get_status() === 201`,
      known: `$again->get_status() === 409 && $again->get_data()['code'] === 'already_subscribed'`,
      invalid: `given_request( 'POST', '/acme/v1/subscribe', array( 'email' => 'nope' ) )->get_status() === 400`,
    },
  ),
  detailCase(
    'REST routes',
    `Endpoint for related posts please:
- GET acme/v1/related/<id>, anyone can call it
- up to 4 other published posts that share a category with the given post, newest first
- each item has id, title and permalink
- unknown id: error code acme_no_post, 404`,
    `$c = wp_insert_term( 'C', 'category' )['term_id']; $ids = array(); foreach ( range( 1, 6 ) as $i ) { $ids[] = given_post( array( 'post_title' => "P$i", 'post_category' => array( $c ), 'post_date' => "2020-01-0$i 00:00:00" ) ); } given_post( array( 'post_title' => 'Other' ) ); $r = given_request( 'GET', "/acme/v1/related/{$ids[5]}" ); $no = given_request( 'GET', '/acme/v1/related/99999' );`,
    {
      'same category, newest first': `array_column( $r->get_data(), 'id' ) === array( $ids[4], $ids[3], $ids[2], $ids[1] )`,
      fields: `array_keys( (array) $r->get_data()[0] ) === array( 'id', 'title', 'permalink' )`,
      unknown: `$no->get_status() === 404 && $no->get_data()['code'] === 'acme_no_post'`,
    },
  ),
  detailCase(
    'REST routes',
    `Class Acme_Events_Controller extends WP_REST_Controller. Namespace acme/v1, rest base events.
1. GET /events: upcoming events (post type event, meta event_date as Y-m-d, today or later), soonest first
2. GET /events/(?P<id>\\d+): one event, or a 404 error when there is none
3. every item: id, title, date
4. public; the class registers its routes on rest_api_init`,
    `register_post_type( 'event', array( 'public' => true ) ); $late = given_post( array( 'post_type' => 'event', 'post_title' => 'Late' ), array( 'event_date' => '2099-12-31' ) ); $soon = given_post( array( 'post_type' => 'event', 'post_title' => 'Soon' ), array( 'event_date' => '2098-01-01' ) ); given_post( array( 'post_type' => 'event' ), array( 'event_date' => '2001-01-01' ) ); $r = given_request( 'GET', '/acme/v1/events' ); $one = given_request( 'GET', "/acme/v1/events/$soon" ); $no = given_request( 'GET', '/acme/v1/events/99999' );`,
    {
      class: `is_subclass_of( 'Acme_Events_Controller', 'WP_REST_Controller' )`,
      upcoming: `array_column( $r->get_data(), 'id' ) === array( $soon, $late )`,
      fields: `(array) $one->get_data() == array( 'id' => $soon, 'title' => 'Soon', 'date' => '2098-01-01' )`,
      none: `$one->get_status() === 200 && $no->get_status() === 404 && $no->get_data()['code'] !== 'rest_no_route'`,
    },
  ),
  detailCase(
    'REST access',
    'Close the REST API for anonymous visitors: they get a WP_Error with the code rest_login_required and status 401. Logged-in users are not affected, and errors of other authentication methods are passed on.',
    `$guest = apply_filters( 'rest_authentication_errors', null ); $e = new WP_Error( 'x' ); $passed = apply_filters( 'rest_authentication_errors', $e ); wp_set_current_user( 1 ); $in = apply_filters( 'rest_authentication_errors', null );`,
    {
      code: `is_wp_error( $guest ) && $guest->get_error_code() === 'rest_login_required'`,
      status: `$guest->get_error_data()['status'] === 401`,
      'logged in': `is_wp_error( $guest ) && ! is_wp_error( $in )`,
      'passed on': `is_wp_error( $guest ) && $passed === $e`,
    },
  ),
  detailCase(
    'REST access',
    'Hide the users endpoints (/wp/v2/users and /wp/v2/users/<id>) of the REST API from people who are not logged in.',
    `$list = given_request( 'GET', '/wp/v2/users' )->get_status(); $one = given_request( 'GET', '/wp/v2/users/1' )->get_status(); $posts = given_request( 'GET', '/wp/v2/posts' )->get_status();`,
    {
      list: `$list >= 400`,
      one: `$one >= 400`,
      others: `$list >= 400 && $posts === 200`,
    },
  ),
  detailCase(
    'REST fields',
    'Add `views` to the REST response of posts: reads the meta view_count as an integer (0 when missing) and can be updated by users who can edit the post, negative numbers become 0.',
    `$p = given_post( array( 'post_author' => 1 ), array( 'view_count' => '12' ) ); $q = given_post(); $r = given_request( 'GET', "/wp/v2/posts/$p" )->get_data(); $s = given_request( 'GET', "/wp/v2/posts/$q" )->get_data(); wp_set_current_user( 1 ); given_request( 'POST', "/wp/v2/posts/$p", array( 'views' => 20 ) ); $kept = (int) get_post_meta( $p, 'view_count', true ); given_request( 'POST', "/wp/v2/posts/$p", array( 'views' => -3 ) ); $later = (int) get_post_meta( $p, 'view_count', true );`,
    {
      value: `$r['views'] === 12`,
      missing: `$s['views'] === 0`,
      updated: `$kept === 20`,
      negative: `$kept === 20 && ( $later === 0 || $later === 20 )`,
    },
  ),
  detailCase(
    'AJAX',
    'Write an AJAX handler for `load_more_posts`, for logged-in and logged-out visitors. It verifies the nonce `load_more` sent as `security`, reads `page` (absint) and returns 6 posts per page: JSON success with `html` (list items with linked titles) and `has_more` (bool).',
    `foreach ( range( 1, 8 ) as $i ) { given_post( array( 'post_title' => "T$i" ) ); } $n = wp_create_nonce( 'load_more' ); $one = json_decode( given_ajax( 'load_more_posts', array( 'page' => 1, 'security' => $n ) ), true ); $two = json_decode( given_ajax( 'load_more_posts', array( 'page' => 2, 'security' => $n ) ), true ); $bad = given_ajax( 'load_more_posts', array( 'page' => 1, 'security' => 'x' ) );`,
    {
      'six a page': `substr_count( $one['data']['html'], '<li' ) === 6 && substr_count( $two['data']['html'], '<li' ) === 2`,
      linked: `preg_match( '#<a href="[^"]+">T8</a>|<a href="[^"]+">\\s*T\\d#', $one['data']['html'] ) === 1`,
      'has more': `$one['data']['has_more'] === true && $two['data']['has_more'] === false`,
      nonce: `$one['success'] === true && ! str_contains( $bad, '"success":true' )`,
    },
  ),
  detailCase(
    'AJAX',
    'wp_ajax action acme_toggle_favorite, logged in users only. Toggles post_id in the user meta acme_favorites (array of ints) and returns {"favorite": true|false, "count": n}. Nonce acme_fav in the field nonce. Unknown post: error with status 404.',
    `$p = given_post(); $q = given_post(); $u = given_user( 'ann', 'subscriber' ); wp_set_current_user( $u ); $f = array( 'post_id' => $p, 'nonce' => wp_create_nonce( 'acme_fav' ) ); given_ajax( 'acme_toggle_favorite', array( 'post_id' => $q ) + $f ); $on = json_decode( given_ajax( 'acme_toggle_favorite', $f ), true ); $kept = get_user_meta( $u, 'acme_favorites', true ); $off = json_decode( given_ajax( 'acme_toggle_favorite', $f ), true ); $no = json_decode( given_ajax( 'acme_toggle_favorite', array( 'post_id' => 99999 ) + $f ), true ); $status = given_status();`,
    {
      on: `$on['data']['favorite'] === true && $on['data']['count'] === 2`,
      off: `$off['data']['favorite'] === false && $off['data']['count'] === 1`,
      stored: `array_values( $kept ) === array( $q, $p )`,
      unknown: `$no['success'] === false && $status === 404`,
      'logged in only': `has_action( 'wp_ajax_acme_toggle_favorite' ) && ! has_action( 'wp_ajax_nopriv_acme_toggle_favorite' )`,
    },
  ),
  detailCase(
    'AJAX',
    "ajax search for products: action search_products, also for guests, check_ajax_referer( 'product_search', 'nonce' ). The field `term` needs at least 2 characters, else JSON error \"Too short\" with 400. Return max 8 published products as id, label (title) and price (meta _price).",
    `register_post_type( 'product', array( 'public' => true ) ); foreach ( range( 1, 9 ) as $i ) { $p = given_post( array( 'post_type' => 'product', 'post_title' => "Chair $i" ), array( '_price' => '9.50' ) ); } given_post( array( 'post_title' => 'Chair post' ) ); given_post( array( 'post_type' => 'product', 'post_title' => 'Table' ) ); $n = wp_create_nonce( 'product_search' ); $r = json_decode( given_ajax( 'search_products', array( 'term' => 'Chair', 'nonce' => $n ) ), true ); $short = json_decode( given_ajax( 'search_products', array( 'term' => 'C', 'nonce' => $n ) ), true ); $status = given_status(); $list = isset( $r['data'][0] ) ? $r['data'] : array_values( $r['data'] )[0];`,
    {
      eight: `count( $list ) === 8`,
      'products only': `! array_filter( $list, fn( $item ) => ! preg_match( '/^Chair \\d$/', $item['label'] ) )`,
      fields: `array_keys( $list[0] ) === array( 'id', 'label', 'price' ) && (string) (float) $list[0]['price'] === '9.5'`,
      'too short': `$short['success'] === false && str_contains( wp_json_encode( $short ), 'Too short' ) && $status === 400`,
      guests: `has_action( 'wp_ajax_nopriv_search_products' ) && has_action( 'wp_ajax_search_products' )`,
    },
  ),
  detailCase(
    'AJAX',
    'Admin AJAX `dismiss_acme_notice`: sets the user meta acme_notice_dismissed to 1 for the current user. Needs manage_options (otherwise 403 error "Not allowed.") and nonce acme-dismiss in _wpnonce.',
    `wp_set_current_user( 1 ); $good = json_decode( given_ajax( 'dismiss_acme_notice', array( '_wpnonce' => wp_create_nonce( 'acme-dismiss' ) ) ), true ); $s = given_user( 'sue', 'editor' ); wp_set_current_user( $s ); $bad = json_decode( given_ajax( 'dismiss_acme_notice', array( '_wpnonce' => wp_create_nonce( 'acme-dismiss' ) ) ), true ); $status = given_status();`,
    {
      stored: `$good['success'] === true && get_user_meta( 1, 'acme_notice_dismissed', true ) === '1'`,
      refused: `$bad['success'] === false && ! metadata_exists( 'user', $s, 'acme_notice_dismissed' )`,
      message: `str_contains( wp_json_encode( $bad ), 'Not allowed.' ) && $status === 403`,
      'no guests': `has_action( 'wp_ajax_dismiss_acme_notice' ) && ! has_action( 'wp_ajax_nopriv_dismiss_acme_notice' )`,
    },
  ),
  detailCase(
    'AJAX',
    `Implement voting over AJAX, action acme_vote:
1. logged-in users only, nonce action acme_vote, field nonce
2. POST fields post_id and value; value must be "up" or "down", anything else is a 400 error
3. the post meta score goes up or down by one
4. a user may vote once per post: voted post IDs are in the user meta acme_voted; a second vote gets a 409 error with the message "You already voted."
5. success returns the new score as {score: n}`,
    `$p = given_post( array(), array( 'score' => 5 ) ); $q = given_post(); $u = given_user( 'ann', 'subscriber' ); wp_set_current_user( $u ); $f = array( 'post_id' => $p, 'value' => 'down', 'nonce' => wp_create_nonce( 'acme_vote' ) ); $wrong = json_decode( given_ajax( 'acme_vote', array( 'value' => 'left' ) + $f ), true ); $wrong_status = given_status(); $r = json_decode( given_ajax( 'acme_vote', $f ), true ); $again = json_decode( given_ajax( 'acme_vote', $f ), true ); $status = given_status(); $up = json_decode( given_ajax( 'acme_vote', array( 'post_id' => $q, 'value' => 'up' ) + $f ), true );`,
    {
      down: `$r['data']['score'] === 4 && (int) get_post_meta( $p, 'score', true ) === 4`,
      up: `$up['data']['score'] === 1`,
      'wrong value': `$wrong['success'] === false && $wrong_status === 400`,
      once: `$again['success'] === false && $status === 409 && str_contains( wp_json_encode( $again ), 'You already voted.' )`,
      remembered: `array_map( 'intval', array_values( get_user_meta( $u, 'acme_voted', true ) ) ) === array( $p, $q )`,
    },
  ),
  detailCase(
    'form handlers',
    'admin_post handler acme_save_settings for users with manage_options. Nonce acme_settings in the field acme_settings_nonce. Save api_key (text), max_items (absint) and enabled (checkbox, 1 or 0) as an array in the option acme_settings, then redirect to admin.php?page=acme-settings with updated=1.',
    `wp_set_current_user( 1 ); $to = given_form( 'acme_save_settings', array( 'api_key' => ' <b>k</b> ', 'max_items' => '-5', 'acme_settings_nonce' => wp_create_nonce( 'acme_settings' ) ) ); $kept = get_option( 'acme_settings' ); given_form( 'acme_save_settings', array( 'api_key' => 'evil', 'max_items' => '1', 'acme_settings_nonce' => 'x' ) ); wp_set_current_user( given_user( 'edd', 'editor' ) ); given_form( 'acme_save_settings', array( 'api_key' => 'evil', 'acme_settings_nonce' => wp_create_nonce( 'acme_settings' ) ) );`,
    {
      text: `$kept['api_key'] === 'k'`,
      absint: `$kept['max_items'] === 5`,
      checkbox: `isset( $kept['enabled'] ) && ! $kept['enabled']`,
      redirect: `str_contains( $to, 'admin.php?page=acme-settings' ) && str_contains( $to, 'updated=1' )`,
      'nonce and capability': `is_array( $kept ) && get_option( 'acme_settings' ) === $kept`,
    },
  ),
  detailCase(
    'form handlers',
    'Process my newsletter form, which posts to admin-post.php with action join_newsletter (guests and users). Nonce field _news_nonce, action join_newsletter. There is a honeypot field `website`: if it is filled just redirect home. Valid email → add it to the option newsletter_emails and redirect to /thanks/; invalid → redirect to the referer with ?newsletter=invalid.',
    `$_SERVER['HTTP_REFERER'] = home_url( '/signup/' ); $f = array( 'email' => 'a@example.org', 'website' => '', '_news_nonce' => wp_create_nonce( 'join_newsletter' ), '_wp_http_referer' => '/signup/' ); $bot = given_form( 'join_newsletter', array( 'website' => 'spam' ) + $f ); $after_bot = get_option( 'newsletter_emails', array() ); $bad = given_form( 'join_newsletter', array( 'email' => 'nope' ) + $f ); $to = given_form( 'join_newsletter', $f );`,
    {
      honeypot: `untrailingslashit( $bot ) === home_url() && ! $after_bot`,
      stored: `array_values( (array) get_option( 'newsletter_emails' ) ) === array( 'a@example.org' )`,
      thanks: `$to === home_url( '/thanks/' )`,
      invalid: `str_contains( $bad, '/signup/' ) && str_contains( $bad, 'newsletter=invalid' )`,
      both: `has_action( 'admin_post_nopriv_join_newsletter' ) && has_action( 'admin_post_join_newsletter' )`,
    },
  ),
  detailCase(
    'form handlers',
    `Front-end submission of events, handled on template_redirect when $_POST['acme_submit_event'] is set:
* nonce field acme_event_nonce, action acme_submit_event
* event_title is required (text), event_date, event_text (allowed HTML as in posts)
* insert a pending post of the type event, date goes to the meta event_date
* then redirect to the home page with event=submitted; without a title with event=missing and nothing is inserted`,
    `register_post_type( 'event', array( 'public' => true ) ); $f = array( 'acme_submit_event' => '1', 'event_title' => 'Party', 'event_date' => '2030-01-02', 'event_text' => '<p>Hi<script>x</script></p>', 'acme_event_nonce' => wp_create_nonce( 'acme_submit_event' ) ); remove_all_actions( 'template_redirect', 11 ); remove_action( 'template_redirect', 'redirect_canonical' ); remove_action( 'template_redirect', 'wp_redirect_admin_locations', 1000 ); $none = given_call( 'template_redirect', array( 'event_title' => '' ) + $f )[1]; $before = count( get_posts( array( 'post_type' => 'event', 'post_status' => 'any' ) ) ); $to = given_call( 'template_redirect', $f )[1]; $e = get_posts( array( 'post_type' => 'event', 'post_status' => 'any' ) );`,
    {
      inserted: `count( $e ) === 1 && $e[0]->post_status === 'pending' && $e[0]->post_title === 'Party'`,
      date: `get_post_meta( $e[0]->ID, 'event_date', true ) === '2030-01-02'`,
      html: `str_contains( $e[0]->post_content, '<p>Hi' ) && ! str_contains( $e[0]->post_content, '<script' )`,
      submitted: `str_starts_with( $to, home_url() ) && str_contains( $to, 'event=submitted' )`,
      missing: `str_contains( $none, 'event=missing' ) && $before === 0`,
    },
  ),
  detailCase(
    'form handlers',
    'A function acme_trash_link( int $post_id ): string that returns a nonced URL to admin-post.php (action acme_trash, parameter post), and the handler for it: check the nonce acme_trash_<id> and the capability to delete that post, move it to the trash, go back to edit.php with trashed=1.',
    `wp_set_current_user( 1 ); $p = given_post( array( 'post_author' => 1 ) ); $url = html_entity_decode( acme_trash_link( $p ) ); parse_str( wp_parse_url( $url, PHP_URL_QUERY ), $query ); $_GET = $query; $_REQUEST = $query; $a = given_form( 'acme_trash', $query ); $q = given_post(); $_GET = array( 'post' => $q, '_wpnonce' => 'x' ); given_form( 'acme_trash', array( 'post' => $q, '_wpnonce' => 'x' ) );`,
    {
      address: `str_contains( $url, 'admin-post.php' ) && $query['action'] === 'acme_trash' && (int) $query['post'] === $p`,
      trashed: `get_post_status( $p ) === 'trash'`,
      redirect: `str_contains( $a, 'edit.php' ) && str_contains( $a, 'trashed=1' )`,
      nonce: `get_post_status( $p ) === 'trash' && get_post_status( $q ) === 'publish'`,
    },
  ),
  detailCase(
    'addresses',
    'Add a rewrite rule so that /team/jane-doe/ loads index.php?pagename=team&member=jane-doe (any slug) and register the query var `member`.',
    `$to = given_rewrite( 'team/jane-doe/' );`,
    {
      page: `str_contains( $to, 'pagename=team' )`,
      member: `str_contains( $to, 'member=jane-doe' )`,
      'query var': `given_query_var( 'member' )`,
    },
  ),
  detailCase(
    'addresses',
    'I want pretty URLs like /events/2025/06/ that end up as index.php?post_type=event&event_year=2025&event_month=06. Register event_year and event_month as query vars. The rule has to come before the others.',
    `$to = given_rewrite( 'events/2025/06/' );`,
    {
      type: `str_contains( $to, 'post_type=event' )`,
      year: `str_contains( $to, 'event_year=2025' )`,
      month: `str_contains( $to, 'event_month=06' )`,
      'query vars': `given_query_var( 'event_year' ) && given_query_var( 'event_month' )`,
    },
  ),
  detailCase(
    'addresses',
    'Register a rewrite endpoint "print" for posts and pages; when it is used the template print.php of the theme is loaded if it exists.',
    `$to = given_rewrite( 'hello/print/' ); $endpoints = array_values( array_filter( $GLOBALS['wp_rewrite']->endpoints, fn( $e ) => 'print' === $e[1] ) );`,
    {
      endpoint: `count( $endpoints ) > 0`,
      places: `( $endpoints[0][0] & EP_PERMALINK ) && ( $endpoints[0][0] & EP_PAGES )`,
      template: `has_filter( 'template_include' ) || has_action( 'template_redirect' ) > 0`,
    },
  ),
  detailCase(
    'HTTP',
    'Function acme_get_weather( string $city ): ?array. GET https://api.weather.test/v1/current with the query args city and key (from the option acme_weather_key), timeout 8 seconds. Return the decoded array, null on an error or any status but 200. Cache per city for 30 minutes in a transient.',
    `update_option( 'acme_weather_key', 'k1' ); given_response( 200, '{"temp":21}' ); $r = acme_get_weather( 'New York' ); $asked = given_requests(); acme_get_weather( 'New York' ); $again = count( given_requests() ); acme_get_weather( 'Bonn' ); $other = count( given_requests() ); given_response( 503, '{"temp":1}' ); $no = acme_get_weather( 'Rome' ); parse_str( wp_parse_url( $asked[0]['url'], PHP_URL_QUERY ), $args );`,
    {
      returned: `$r === array( 'temp' => 21 )`,
      'query args': `str_starts_with( $asked[0]['url'], 'https://api.weather.test/v1/current?' ) && $args === array( 'city' => 'New York', 'key' => 'k1' )`,
      timeout: `(int) $asked[0]['args']['timeout'] === 8`,
      'cached per city': `$again === 1 && $other === 2`,
      'other status': `$r !== null && $no === null`,
    },
  ),
  detailCase(
    'HTTP',
    'acme_api_post( string $path, array $data ) sends $data as JSON to https://api.acme.test plus the path, header X-Api-Key from the constant ACME_API_KEY. Returns the decoded body as an array; if the status is not 2xx a WP_Error with the code api_error and the status in its data; request errors are returned as they are.',
    `define( 'ACME_API_KEY', 'kk' ); given_response( 201, '{"id":4}' ); $r = acme_api_post( '/orders', array( 'a' => 1 ) ); $asked = given_requests(); given_response( 422, '{}' ); $no = acme_api_post( '/orders', array() ); $e = new WP_Error( 'down' ); add_filter( 'pre_http_request', fn() => $e, 100 ); $down = acme_api_post( '/orders', array() );`,
    {
      address: `$asked[0]['url'] === 'https://api.acme.test/orders' && $asked[0]['args']['method'] === 'POST'`,
      body: `$asked[0]['args']['body'] === '{"a":1}'`,
      key: `$asked[0]['args']['headers']['X-Api-Key'] === 'kk'`,
      returned: `$r === array( 'id' => 4 )`,
      'not 2xx': `is_wp_error( $no ) && $no->get_error_code() === 'api_error' && in_array( 422, (array) $no->get_error_data(), true )`,
      'request error': `$down === $e`,
    },
  ),
  detailCase(
    'HTTP',
    'Write acme_fetch_with_retry( string $url, int $attempts = 3 ) returning the body of a GET request. Try again on WP_Error and on 5xx statuses, at most $attempts times; give up at once on 4xx. Return a WP_Error when nothing worked.',
    `given_response( 200, 'hi' ); $r = acme_fetch_with_retry( 'https://a.example.org/' ); $one = count( given_requests() ); given_response( 500, '' ); $no = acme_fetch_with_retry( 'https://a.example.org/', 2 ); $two = count( given_requests() ); given_response( 404, '' ); $gone = acme_fetch_with_retry( 'https://a.example.org/' ); $three = count( given_requests() );`,
    {
      body: `$r === 'hi' && $one === 1`,
      retried: `$two === 2`,
      'given up': `is_wp_error( $gone ) && $three === 1`,
      error: `is_wp_error( $no )`,
    },
  ),
  detailCase(
    'HTTP',
    'stars of a GitHub repo: acme_github_stars( string $repo ): int from https://api.github.com/repos/{repo}, key stargazers_count, user agent "Acme". Cached for 6 hours; if the request fails 0 is returned and cached for 5 minutes only.',
    `given_response( 200, '{"stargazers_count":42}' ); $r = acme_github_stars( 'acme/tool' ); $asked = given_requests(); global $wpdb; $age = (int) $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name LIKE '_transient_timeout_%' AND option_value > " . ( time() + 20000 ) ); acme_github_stars( 'acme/tool' ); $again = count( given_requests() ); given_response( 500, '' ); $no = acme_github_stars( 'acme/other' ); acme_github_stars( 'acme/other' ); $failed = count( given_requests() ); $short = (int) $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name LIKE '_transient_timeout_%' AND option_value BETWEEN " . ( time() + 290 ) . ' AND ' . ( time() + 310 ) );`,
    {
      stars: `$r === 42 && $asked[0]['url'] === 'https://api.github.com/repos/acme/tool'`,
      'user agent': `( $asked[0]['args']['user-agent'] ?? '' ) === 'Acme' || ( $asked[0]['args']['headers']['User-Agent'] ?? '' ) === 'Acme'`,
      'six hours': `abs( $age - time() - 21600 ) < 10 && $again === 1`,
      'failure cached': `$no === 0 && $failed === 1 && $short > 0`,
    },
  ),
  detailCase(
    'HTTP',
    'acme_is_alive( string $url ): bool does a HEAD request with a timeout of 3 seconds and without following redirects. True for statuses from 200 to 399, false otherwise or on error.',
    `given_response( 302, '' ); $r = acme_is_alive( 'https://a.example.org/' ); $asked = given_requests(); given_response( 404, '' ); $no = acme_is_alive( 'https://a.example.org/' );`,
    {
      head: `$asked[0]['args']['method'] === 'HEAD'`,
      timeout: `(int) $asked[0]['args']['timeout'] === 3`,
      redirects: `(int) $asked[0]['args']['redirection'] === 0`,
      alive: `$r === true`,
      dead: `$no === false`,
    },
  ),
  detailCase(
    'webhooks',
    'Webhook receiver at POST acme/v1/webhook. The header X-Signature must be the HMAC SHA-256 of the raw body with the secret in the option acme_webhook_secret (compare in constant time), otherwise 401. The body is JSON with type and data; for type "order.paid" set the post meta _paid to 1 on the post data.order_id. Respond with 200 and {"received": true}.',
    `update_option( 'acme_webhook_secret', 's3' ); $p = given_post(); $q = given_post(); $body = wp_json_encode( array( 'type' => 'order.paid', 'data' => array( 'order_id' => $p ) ) ); $bad = given_webhook( '/acme/v1/webhook', $body, array( 'X-Signature' => 'nope' ) ); $r = given_webhook( '/acme/v1/webhook', $body, array( 'X-Signature' => hash_hmac( 'sha256', $body, 's3' ) ) ); $other = wp_json_encode( array( 'type' => 'order.made', 'data' => array( 'order_id' => $q ) ) ); given_webhook( '/acme/v1/webhook', $other, array( 'X-Signature' => hash_hmac( 'sha256', $other, 's3' ) ) );`,
    {
      signature: `$bad->get_status() === 401 && $r->get_status() === 200`,
      paid: `get_post_meta( $p, '_paid', true ) === '1'`,
      'others ignored': `get_post_meta( $p, '_paid', true ) === '1' && ! metadata_exists( 'post', $q, '_paid' )`,
      received: `$r->get_data() === array( 'received' => true )`,
    },
  ),
  detailCase(
    'webhooks',
    'When a post is published, send a webhook: POST to the URL in the option acme_hook_url with JSON {id, title, url} and the header X-Acme-Signature: "sha256=" followed by the hmac of the body with the option acme_hook_secret. Non-blocking, posts only, and nothing happens if the URL is empty.',
    `given_response( 200, '' ); given_post(); $none = count( given_requests() ); update_option( 'acme_hook_url', 'https://hooks.example.org/x' ); update_option( 'acme_hook_secret', 's4' ); given_response( 200, '' ); $p = given_post( array( 'post_title' => 'Hey' ) ); given_post( array( 'post_type' => 'page' ) ); $asked = given_requests();`,
    {
      sent: `count( $asked ) === 1 && $asked[0]['url'] === 'https://hooks.example.org/x' && $asked[0]['args']['method'] === 'POST'`,
      body: `json_decode( $asked[0]['args']['body'], true ) === array( 'id' => $p, 'title' => 'Hey', 'url' => get_permalink( $p ) )`,
      signature: `$asked[0]['args']['headers']['X-Acme-Signature'] === 'sha256=' . hash_hmac( 'sha256', $asked[0]['args']['body'], 's4' )`,
      'non-blocking': `$asked[0]['args']['blocking'] === false`,
      'no URL': `$none === 0 && count( $asked ) > 0`,
    },
  ),
  detailCase(
    'webhooks',
    `GitHub webhook endpoint, POST ci/v1/github:
- verify X-Hub-Signature-256 ("sha256=" + HMAC of the body) with the constant CI_WEBHOOK_SECRET, 403 if it doesn't match
- the header X-GitHub-Event says what happened: for "ping" answer {"message": "pong"}
- for "push" fire the action ci_github_push with the decoded payload
- any other event: status 202`,
    `define( 'CI_WEBHOOK_SECRET', 'gh' ); $got = null; add_action( 'ci_github_push', function ( $payload ) use ( &$got ) { $got = $payload; } ); $body = '{"ref":"main"}'; $sig = 'sha256=' . hash_hmac( 'sha256', $body, 'gh' ); $bad = given_webhook( '/ci/v1/github', $body, array( 'X-Hub-Signature-256' => 'sha256=x', 'X-GitHub-Event' => 'ping' ) ); $ping = given_webhook( '/ci/v1/github', $body, array( 'X-Hub-Signature-256' => $sig, 'X-GitHub-Event' => 'ping' ) ); $none = $got; given_webhook( '/ci/v1/github', $body, array( 'X-Hub-Signature-256' => $sig, 'X-GitHub-Event' => 'push' ) ); $other = given_webhook( '/ci/v1/github', $body, array( 'X-Hub-Signature-256' => $sig, 'X-GitHub-Event' => 'fork' ) );`,
    {
      signature: `$bad->get_status() === 403 && $ping->get_status() === 200`,
      pong: `$ping->get_data()['message'] === 'pong'`,
      push: `$none === null && ( (array) $got )['ref'] === 'main'`,
      other: `$other->get_status() === 202`,
    },
  ),
  detailCase(
    'mail',
    'Write acme_notify_admins( string $subject, string $message ): bool that sends a plain-text mail to all users with the role administrator. The subject is prefixed with the site name in square brackets.',
    `given_user( 'boss', 'administrator' ); given_user( 'sue', 'subscriber' ); update_option( 'blogname', 'My Site' ); given_mails( true ); $r = acme_notify_admins( 'Hi', 'Text' ); $m = given_mails(); $to = array(); foreach ( $m as $one ) { foreach ( (array) $one['to'] as $a ) { foreach ( explode( ',', $a ) as $b ) { $to[] = trim( $b ); } } }`,
    {
      recipients: `in_array( 'boss@example.org', $to, true ) && in_array( get_userdata( 1 )->user_email, $to, true ) && count( $to ) === 2`,
      subject: `$m[0]['subject'] === '[My Site] Hi'`,
      message: `$m[0]['message'] === 'Text'`,
      true: `$r === true`,
    },
  ),
  detailCase(
    'mail',
    'function acme_send_invoice( int $order_id, string $file ): bool — to the address in the post meta billing_email, subject "Invoice #<id>", attach the file when it exists, from "Shop <billing@shop.test>", bcc archive@shop.test. Return false if the address is not valid.',
    `$o = given_post( array(), array( 'billing_email' => 'c@example.org' ) ); $n = given_post( array(), array( 'billing_email' => 'nope' ) ); given_mails( true ); $r = acme_send_invoice( $o, ABSPATH . 'index.php' ); acme_send_invoice( $o, '/no/such/file' ); $no = acme_send_invoice( $n, ABSPATH . 'index.php' ); $m = given_mails(); $h = implode( "\\n", (array) $m[0]['headers'] );`,
    {
      to: `$r === true && (array) $m[0]['to'] === array( 'c@example.org' )`,
      subject: `$m[0]['subject'] === "Invoice #$o"`,
      attachment: `(array) $m[0]['attachments'] === array( ABSPATH . 'index.php' ) && ! array_filter( (array) $m[1]['attachments'] )`,
      headers: `str_contains( $h, 'From: Shop <billing@shop.test>' ) && stripos( $h, 'bcc: archive@shop.test' ) !== false`,
      invalid: `$no === false && count( $m ) === 2`,
    },
  ),
  detailCase(
    'mail',
    'Email the author of a post in HTML when a comment on it gets approved: subject "New comment on {post title}", body with the name of the commenter and the comment text cut to 20 words. No mail if the commenter is the author.',
    `$u = given_user( 'ann', 'author' ); $p = given_post( array( 'post_title' => 'Hey', 'post_author' => $u ) ); $words = implode( ' ', array_map( fn( $n ) => "w{$n}w", range( 1, 30 ) ) ); $c = wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_approved' => 0, 'comment_author' => 'Ben', 'comment_content' => $words ) ); $own = wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_approved' => 0, 'comment_content' => 'x', 'user_id' => $u ) ); foreach ( array( 'wp_new_comment_notify_postauthor', 'wp_new_comment_notify_moderator' ) as $core ) { remove_action( 'comment_post', $core ); } add_filter( 'notify_post_author', '__return_false' ); given_mails( true ); wp_set_comment_status( $c, 'approve' ); $m = given_mails(); wp_set_comment_status( $own, 'approve' ); $later = given_mails();`,
    {
      to: `count( $m ) === 1 && (array) $m[0]['to'] === array( 'ann@example.org' )`,
      subject: `$m[0]['subject'] === 'New comment on Hey'`,
      body: `str_contains( $m[0]['message'], 'Ben' ) && str_contains( $m[0]['message'], 'w20w' ) && ! str_contains( $m[0]['message'], 'w21w' )`,
      html: `stripos( implode( '', (array) $m[0]['headers'] ), 'text/html' ) !== false`,
      'not for own': `count( $m ) === 1 && count( $later ) === 1`,
    },
  ),
  commandCase(
    'commands',
    'WP-CLI command `wp acme cleanup` that deletes drafts older than --days (default 30). With --dry-run nothing is deleted. At the end print the success message "Deleted N drafts."',
    `$old = given_post( array( 'post_status' => 'draft', 'post_date' => '2020-01-01 00:00:00', 'post_modified' => '2020-01-01 00:00:00' ) ); global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_modified' => '2020-01-01 00:00:00', 'post_modified_gmt' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00' ), array( 'ID' => $old ) ); clean_post_cache( $old ); $new = given_post( array( 'post_status' => 'draft' ) ); $pub = given_post( array( 'post_date' => '2020-01-01 00:00:00' ) ); WP_CLI::run( 'acme cleanup', array(), array( 'dry-run' => true ) ); $dry = get_post( $old ) !== null && get_post_status( $old ) === 'draft'; $said = WP_CLI::run( 'acme cleanup' );`,
    {
      'dry run': `$dry && str_contains( $said, '1' )`,
      deleted: `get_post( $old ) === null || get_post_status( $old ) === 'trash'`,
      'others kept': `$said !== '' && get_post( $new ) !== null && get_post( $pub ) !== null`,
      message: `str_contains( $said, 'success: Deleted 1 drafts.' ) || str_contains( $said, 'success: Deleted 1 draft.' )`,
    },
  ),
  commandCase(
    'commands',
    'wp user-report --role=<role> --format=<table|csv|json>: list ID, user_login and user_email of users with the role (default: subscriber; format table by default) using WP_CLI\\Utils\\format_items. If there are none print a warning "No users found."',
    `$s = given_user( 'sue', 'subscriber' ); $e = given_user( 'edd', 'editor' ); WP_CLI::run( 'user-report' ); $one = $GLOBALS['formatted']; WP_CLI::run( 'user-report', array(), array( 'role' => 'editor', 'format' => 'json' ) ); $two = $GLOBALS['formatted']; $none = WP_CLI::run( 'user-report', array(), array( 'role' => 'author' ) );`,
    {
      defaults: `$one[0] === 'table' && ids_of( array_column( $one[1], 'ID' ) ) === array( $s )`,
      role: `ids_of( array_column( $two[1], 'ID' ) ) === array( $e )`,
      format: `$two[0] === 'json'`,
      fields: `array_map( 'trim', $one[2] ) === array( 'ID', 'user_login', 'user_email' )`,
      none: `str_contains( $none, 'warning: No users found.' )`,
    },
  ),
  commandCase(
    'commands',
    `Class Acme_CLI for WP-CLI, registered as "acme", with two subcommands:
1. stats – prints one line per post status of posts with the count, e.g. "publish: 3"
2. set-price <id> <price> – saves the meta _price on that post, error "Post not found." if there is no such post, success "Price saved."`,
    `given_post(); $p = given_post(); given_post( array( 'post_status' => 'draft' ) ); $stats = WP_CLI::run( 'acme stats' ); $name = is_callable( array( new Acme_CLI(), 'set_price' ) ) ? 'acme set_price' : 'acme set-price'; $set = WP_CLI::run( $name, array( (string) $p, '9.50' ) ); $no = WP_CLI::run( $name, array( '99999', '1' ) );`,
    {
      class: `class_exists( 'Acme_CLI' ) && isset( WP_CLI::$commands['acme'] )`,
      stats: `str_contains( $stats, 'publish: 2' ) && str_contains( $stats, 'draft: 1' )`,
      saved: `get_post_meta( $p, '_price', true ) === '9.50' || (float) get_post_meta( $p, '_price', true ) === 9.5`,
      messages: `str_contains( $set, 'success: Price saved.' ) && str_contains( $no, 'error: Post not found.' )`,
    },
  ),
];
