// Longer than 300 lines: a table of prompts, each with what proves it.

import { checked } from './fresh-checks.ts';
import type { InstructionCase } from './instruction-case.ts';

/** Prompts of several requirements by a developer who knew nothing of the engine, each check tried with a right answer and with none. */
export const freshDemandingCases: readonly InstructionCase[] = [
  {
    // D01
    area: 'rest',
    prompt: [
      'Respond only with PHP code, no explanation and no markdown.',
      '',
      'Write a class `Acme_Books_Controller` extending `WP_REST_Controller` for our post type `book` (already registered):',
      '- namespace `acme/v1`, base `books`',
      '- GET /books: list of `{id, title, link}` of published books, newest first; args `per_page` (default 10, min 1, max 50) and `search`',
      "- GET /books/<id>: one book, 404 `acme_not_found` if it's not a published book",
      '- both routes are public',
      '- register the routes on `rest_api_init`',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'book', array( 'public' => true, 'label' => 'Books' ) ); } );`,
    check:
      checked(String.raw`if ( ! is_subclass_of( 'Acme_Books_Controller', 'WP_REST_Controller' ) ) { return 'no such class'; }
$made = array();
for ( $n = 10; $n <= 21; $n++ ) { $made[] = $post( array( 'post_type' => 'book', 'post_title' => "Book $n", 'post_date' => "2026-01-$n 08:00:00" ) ); }
$draft = $post( array( 'post_type' => 'book', 'post_status' => 'draft' ) );
$answer = $rest( 'GET', '/acme/v1/books' );
if ( 200 !== $answer->status || 10 !== count( $answer->data ) ) { return 'list: status ' . $answer->status . ', ' . count( (array) $answer->data ); }
$first = $answer->data[0];
if ( end( $made ) !== $first['id'] || 'Book 21' !== $first['title'] || get_permalink( end( $made ) ) !== $first['link'] ) { return wp_json_encode( $first ); }
$answer = $rest( 'GET', '/acme/v1/books', array( 'per_page' => 2 ) );
if ( 2 !== count( $answer->data ) ) { return 'per_page is ignored'; }
$answer = $rest( 'GET', '/acme/v1/books', array( 'per_page' => 51 ) );
if ( 400 !== $answer->status && ( 200 !== $answer->status || count( $answer->data ) > 50 ) ) { return 'per_page 51: ' . $answer->status; }
$answer = $rest( 'GET', '/acme/v1/books', array( 'search' => 'Book 13' ) );
if ( array( 'Book 13' ) !== wp_list_pluck( $answer->data, 'title' ) ) { return 'search: ' . wp_json_encode( $answer->data ); }
$answer = $rest( 'GET', '/acme/v1/books/' . $made[0] );
if ( $made[0] !== ( $answer->data['id'] ?? 0 ) ) { return 'one book: ' . wp_json_encode( $answer->data ); }
foreach ( array( 1, $draft, 99999 ) as $id ) {
	$answer = $rest( 'GET', '/acme/v1/books/' . $id );
	if ( 404 !== $answer->status || 'acme_not_found' !== ( $answer->data['code'] ?? '' ) ) { return "book $id: " . $answer->status; }
}
return true;`),
  },
  {
    // D02
    area: 'rest',
    prompt: [
      'Create a settings endpoint `/acme/v1/settings`. Requirements:',
      '',
      '1. GET returns the option `acme_settings` merged over the defaults `color` = "#ffffff" and `limit` = 10',
      '2. POST accepts `color` (hex colour) and `limit` (integer 1–100), both optional, saves and returns the merged settings',
      '3. invalid values → 400 and nothing is saved',
      '4. both need `manage_options`',
      '',
      'Prefix all functions with acme_. Output one ```php code block.',
    ].join('\n'),
    check:
      checked(String.raw`if ( $rest( 'GET', '/acme/v1/settings' )->status !== 401 && $rest( 'GET', '/acme/v1/settings' )->status !== 403 ) { return 'a visitor may read'; }
$as( 'editor' );
if ( 403 !== $rest( 'POST', '/acme/v1/settings', array( 'limit' => 5 ) )->status ) { return 'an editor may write'; }
$as( 'administrator' );
$answer = $rest( 'GET', '/acme/v1/settings' );
if ( '#ffffff' !== ( $answer->data['color'] ?? '' ) || 10 !== ( $answer->data['limit'] ?? 0 ) ) { return 'defaults: ' . wp_json_encode( $answer->data ); }
$answer = $rest( 'POST', '/acme/v1/settings', array( 'limit' => 25 ) );
if ( 200 !== $answer->status || 25 !== ( $answer->data['limit'] ?? 0 ) || '#ffffff' !== ( $answer->data['color'] ?? '' ) ) { return 'saving: ' . wp_json_encode( $answer ); }
foreach ( array( array( 'limit' => 101 ), array( 'limit' => 0 ), array( 'color' => 'red; x' ), array( 'color' => '#abc123', 'limit' => 'many' ) ) as $wrong ) {
	$answer = $rest( 'POST', '/acme/v1/settings', $wrong );
	if ( 400 !== $answer->status ) { return wp_json_encode( $wrong ) . ' gives ' . $answer->status; }
}
$answer = $rest( 'POST', '/acme/v1/settings', array( 'color' => '#AA0011' ) );
if ( '#aa0011' !== strtolower( $answer->data['color'] ?? '' ) ) { return 'the colour is not saved'; }
$stored = get_option( 'acme_settings' );
return is_array( $stored ) && 25 === (int) $stored['limit'] ? true : 'the option holds ' . wp_json_encode( $stored );`),
  },
  {
    // D03
    area: 'ajax',
    prompt: [
      'Return code only, without a code fence. Class `Acme_Likes`, instantiated at the end of the file:',
      '',
      '* ajax action `acme_like`, logged-in users only',
      "* nonce action `acme_like` in `$_POST['nonce']`, post ID in `$_POST['post_id']`",
      '* toggles: first call likes the post, second call removes the like',
      '* likes are stored in user meta `acme_likes` (array of post IDs), the number in post meta `acme_like_count`',
      "* responds with wp_send_json_success( [ 'liked' => bool, 'count' => int ] ); unknown or unpublished post → error",
    ].join('\n'),
    check: checked(String.raw`if ( ! class_exists( 'Acme_Likes' ) ) { return 'no class'; }
$id = $post();
$user = $as( 'subscriber' );
$call = function ( $post_id ) use ( $ajax ) { return $ajax( 'acme_like', array( 'nonce' => wp_create_nonce( 'acme_like' ), 'post_id' => $post_id ) ); };
$end = $ajax( 'acme_like', array( 'nonce' => 'x', 'post_id' => $id ) );
if ( $end->ok || get_user_meta( $user, 'acme_likes', true ) ) { return 'the nonce is not checked'; }
$end = $call( $id );
if ( ! $end->ok || array( 'liked' => true, 'count' => 1 ) != $end->json['data'] ) { return 'first: ' . $end->output; }
if ( array( $id ) !== $ids( get_user_meta( $user, 'acme_likes', true ) ) ) { return 'user meta ' . wp_json_encode( get_user_meta( $user, 'acme_likes', true ) ); }
$as( 'editor' );
$end = $call( $id );
if ( 2 !== ( $end->json['data']['count'] ?? 0 ) || 2 !== (int) get_post_meta( $id, 'acme_like_count', true ) ) { return 'second user: ' . $end->output; }
$as( 'subscriber' );
$end = $call( $id );
if ( array( 'liked' => false, 'count' => 1 ) != ( $end->json['data'] ?? null ) ) { return 'toggle: ' . $end->output; }
if ( array() !== array_filter( (array) get_user_meta( $user, 'acme_likes', true ) ) ) { return 'the like is still stored'; }
foreach ( array( 99999, $post( array( 'post_status' => 'draft' ) ) ) as $wrong ) { if ( $call( $wrong )->ok ) { return "post $wrong can be liked"; } }
$as( 'nobody' );
return $call( $id )->ok ? 'visitors can like' : true;`),
  },
  {
    // D04
    area: 'post-types',
    prompt: [
      'Write a complete single-file plugin (with plugin header, Plugin Name: "Acme Events", Text Domain: acme-events). Only code, please.',
      '',
      '- post type `acme_event`, public, archive, slug `events`, REST, supports title/editor/thumbnail',
      '- non-hierarchical taxonomy `acme_venue` attached to it, REST, slug `venues`',
      '- post meta `acme_start` (string, single, in REST)',
      '- all labels translatable with the text domain',
    ].join('\n'),
    before: String.raw`add_filter( 'gettext', function ( $text, $original, $domain ) { $GLOBALS['seen_domains'][ $domain ] = true; return $text; }, 10, 3 );
add_filter( 'gettext_with_context', function ( $text, $original, $context, $domain ) { $GLOBALS['seen_domains'][ $domain ] = true; return $text; }, 10, 4 );`,
    check:
      checked(String.raw`$header = get_file_data( WPMU_PLUGIN_DIR . '/answer.php', array( 'name' => 'Plugin Name', 'domain' => 'Text Domain' ) );
if ( array( 'name' => 'Acme Events', 'domain' => 'acme-events' ) !== $header ) { return 'header ' . wp_json_encode( $header ); }
$type = get_post_type_object( 'acme_event' );
if ( ! $type || ! $type->public || ! $type->has_archive || ! $type->show_in_rest ) { return 'post type'; }
if ( 'events' !== ( $type->rewrite['slug'] ?? '' ) ) { return 'post type slug'; }
foreach ( array( 'title', 'editor', 'thumbnail' ) as $feature ) { if ( ! post_type_supports( 'acme_event', $feature ) ) { return "no $feature"; } }
$taxonomy = get_taxonomy( 'acme_venue' );
if ( ! $taxonomy || $taxonomy->hierarchical || ! $taxonomy->show_in_rest || 'venues' !== ( $taxonomy->rewrite['slug'] ?? '' ) ) { return 'taxonomy'; }
if ( ! in_array( 'acme_venue', get_object_taxonomies( 'acme_event' ), true ) ) { return 'taxonomy is not attached'; }
$meta = array_merge( get_registered_meta_keys( 'post', '' ), get_registered_meta_keys( 'post', 'acme_event' ) );
if ( empty( $meta['acme_start'] ) || 'string' !== $meta['acme_start']['type'] || ! $meta['acme_start']['single'] || ! $meta['acme_start']['show_in_rest'] ) { return 'meta'; }
return isset( $GLOBALS['seen_domains']['acme-events'] ) ? true : 'the labels are not translated with the text domain';`),
  },
  {
    // D05
    area: 'meta-boxes',
    prompt: [
      'Generate a class Acme_Event_Meta_Box (static method init(), called at the bottom) for the post type `event`, code only:',
      '',
      '1. box "Event details" with: date input `event_date`, select `event_type` (talk, workshop, party), checkbox `event_free`',
      '2. stored in the meta `_event_date` (YYYY-MM-DD or empty), `_event_type` (one of the three, else not saved), `_event_free` ("1" or "0")',
      '3. current values preselected',
      '4. saved on `save_post_event` with nonce, autosave and capability check',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'event', array( 'public' => true, 'label' => 'Events' ) ); } );`,
    check: checked(String.raw`if ( ! class_exists( 'Acme_Event_Meta_Box' ) ) { return 'no class'; }
$as( 'administrator' );
$id = $post( array( 'post_type' => 'event' ) );
update_post_meta( $id, '_event_date', '2026-05-04' );
update_post_meta( $id, '_event_type', 'workshop' );
update_post_meta( $id, '_event_free', '1' );
$html = $boxes( $id );
if ( false === strpos( $html, 'Event details' ) ) { return 'no box'; }
if ( ! preg_match( '/<input[^>]*name=["\']event_date["\'][^>]*>/', $html, $tag ) || false === strpos( $tag[0], '2026-05-04' ) || ! preg_match( '/type=["\']date/', $tag[0] ) ) { return 'date input'; }
if ( ! preg_match( '/<select[^>]*name=["\']event_type["\']/', $html ) || ! preg_match( '/<option[^>]*value=["\']workshop["\'][^>]*selected/', $html ) ) { return 'select'; }
if ( ! preg_match( '/<input[^>]*name=["\']event_free["\'][^>]*value=[^>]*>/', $html ) && ! preg_match( '/<input[^>]*value=[^>]*name=["\']event_free["\'][^>]*>/', $html ) ) { return 'checkbox'; }
if ( ! preg_match( '/<input[^>]*type=["\']checkbox["\'][^>]*checked/', $html ) ) { return 'the checkbox is not checked'; }
$hidden = $inputs( $html );
unset( $hidden['event_free'] );
$new = array( 'event_date' => '2026-06-07', 'event_type' => 'party' );
$save( $id, $new );
if ( '2026-05-04' !== get_post_meta( $id, '_event_date', true ) ) { return 'saved without a nonce'; }
$save( $id, $hidden + $new );
if ( '2026-06-07' !== get_post_meta( $id, '_event_date', true ) || 'party' !== get_post_meta( $id, '_event_type', true ) ) { return 'not saved'; }
if ( '0' !== (string) get_post_meta( $id, '_event_free', true ) ) { return 'unchecked is stored as ' . wp_json_encode( get_post_meta( $id, '_event_free', true ) ); }
$save( $id, $hidden + array( 'event_date' => 'tomorrow', 'event_type' => 'riot', 'event_free' => '1' ) );
if ( 'riot' === get_post_meta( $id, '_event_type', true ) ) { return 'an unknown type is saved'; }
if ( ! in_array( get_post_meta( $id, '_event_date', true ), array( '', '2026-06-07' ), true ) ) { return 'a wrong date is saved'; }
if ( '1' !== (string) get_post_meta( $id, '_event_free', true ) ) { return 'checked is not stored'; }
$as( 'subscriber' );
$save( $id, $inputs( $boxes( $id ) ) + array( 'event_date' => '2030-01-01' ) );
return '2030-01-01' !== get_post_meta( $id, '_event_date', true ) ? true : 'a subscriber can save';`),
  },
  {
    // D06
    area: 'settings',
    prompt: [
      'Complete plugin file "Acme Banner" (text domain `acme-banner`, prefix `acme_banner_`). Code only.',
      '',
      '- Settings → Banner, slug `acme-banner`, capability manage_options, Settings API',
      '- one option `acme_banner_options` (array) with: `enabled` (checkbox), `text` (text), `color` (hex colour)',
      '- a sanitize callback: enabled becomes 1 or 0, text plain text, an invalid colour falls back to #000000',
      '- when enabled, print `<div class="acme-banner" style="background:COLOR">TEXT</div>` on `wp_body_open`, escaped',
    ].join('\n'),
    check: checked(String.raw`$name = get_file_data( WPMU_PLUGIN_DIR . '/answer.php', array( 'Plugin Name' ) )[0];
if ( 'Acme Banner' !== $name ) { return 'plugin name ' . $name; }
$as( 'administrator' );
$menu_pages();
if ( ! in_array( 'acme-banner', wp_list_pluck( $GLOBALS['submenu']['options-general.php'] ?? array(), 2 ), true ) ) { return 'no page'; }
$html = $page_html( 'acme-banner', 'options-general.php' )->output;
foreach ( array( 'enabled', 'text', 'color' ) as $key ) { if ( ! preg_match( '/name=["\']acme_banner_options\[[\'"]?' . $key . '[\'"]?\]/', $html ) ) { return "no field $key"; } }
$clean = sanitize_option( 'acme_banner_options', array( 'enabled' => 'on', 'text' => 'Hi <b>you</b>', 'color' => 'red' ) );
if ( 1 !== (int) $clean['enabled'] || 'Hi you' !== $clean['text'] || '#000000' !== $clean['color'] ) { return wp_json_encode( $clean ); }
$clean = sanitize_option( 'acme_banner_options', array( 'text' => 'x', 'color' => '#123abc' ) );
if ( 0 !== (int) $clean['enabled'] || '#123abc' !== $clean['color'] ) { return wp_json_encode( $clean ); }
set_current_screen( 'front' );
$show = function () { ob_start(); do_action( 'wp_body_open' ); return ob_get_clean(); };
update_option( 'acme_banner_options', array( 'enabled' => 1, 'text' => 'Ham & eggs', 'color' => '#123abc' ) );
if ( ! preg_match( '/<div class="acme-banner" style="background: ?#123abc;?">\s*Ham &amp; eggs\s*<\/div>/', $show() ) ) { return 'shows ' . $show(); }
update_option( 'acme_banner_options', array( 'enabled' => 0, 'text' => 'Ham', 'color' => '#123abc' ) );
return false === strpos( $show(), 'acme-banner' ) ? true : 'shown when disabled';`),
  },
  {
    // D07
    area: 'admin-lists',
    prompt: [
      'For the admin list of the post type `product` I need (code only, no fence, prefix acme_):',
      '',
      '* a column "Stock" (key `stock`) right before the date column, showing the meta `_stock` as a number, or an em dash when not set',
      '* the column is sortable by that number',
      '* a dropdown filter named `stock_filter` above the list: "All stock", `in` = stock above 0, `out` = stock 0 — applied to the main query of that screen only',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'product', array( 'public' => true, 'label' => 'Products' ) ); } );`,
    check: checked(String.raw`$as( 'administrator' );
$keys = array_keys( $columns( 'product' ) );
$at = array_search( 'stock', $keys, true );
if ( false === $at || 'date' !== ( $keys[ $at + 1 ] ?? '' ) ) { return 'columns: ' . implode( ',', $keys ); }
$made = array();
foreach ( array( 12, 0, 3 ) as $stock ) { $id = $post( array( 'post_type' => 'product' ) ); update_post_meta( $id, '_stock', $stock ); $made[ $stock ] = $id; }
$none = $post( array( 'post_type' => 'product' ) );
if ( '12' !== trim( wp_strip_all_tags( $cell( 'stock', $made[12] ) ) ) || '0' !== trim( wp_strip_all_tags( $cell( 'stock', $made[0] ) ) ) ) { return 'cell: ' . $cell( 'stock', $made[12] ); }
if ( '—' !== trim( html_entity_decode( wp_strip_all_tags( $cell( 'stock', $none ) ) ) ) ) { return 'empty cell: ' . $cell( 'stock', $none ); }
$GLOBALS['pagenow'] = 'edit.php';
$GLOBALS['typenow'] = 'product';
set_current_screen( 'edit-product' );
$_GET = $_REQUEST = array( 'post_type' => 'product' );
ob_start();
do_action( 'restrict_manage_posts', 'product', 'top' );
$html = ob_get_clean();
if ( ! preg_match( '/<select[^>]*name=["\']stock_filter["\']/', $html ) || ! preg_match( '/value=["\']in["\']/', $html ) || ! preg_match( '/value=["\']out["\']/', $html ) ) { return 'no dropdown'; }
ob_start();
$GLOBALS['typenow'] = 'post';
set_current_screen( 'edit-post' );
do_action( 'restrict_manage_posts', 'post', 'top' );
if ( false !== strpos( ob_get_clean(), 'stock_filter' ) ) { return 'dropdown on posts too'; }
$GLOBALS['typenow'] = 'product';
set_current_screen( 'edit-product' );
$sortable = apply_filters( 'manage_edit-product_sortable_columns', array() );
$order_by = is_array( $sortable['stock'] ?? null ) ? $sortable['stock'][0] : ( $sortable['stock'] ?? '' );
if ( ! $order_by ) { return 'not sortable'; }
$vars = array( 'post_type' => 'product', 'orderby' => $order_by, 'order' => 'desc' );
$_GET = $_REQUEST = $vars;
$found = array_values( array_diff( $ids( $go( $vars )->posts ), array( $none ) ) );
if ( array( $made[12], $made[3], $made[0] ) !== $found ) { return 'wrong order'; }
foreach ( array( 'in' => array( $made[12], $made[3] ), 'out' => array( $made[0] ) ) as $filter => $wanted ) {
	$_GET = $_REQUEST = array( 'post_type' => 'product', 'stock_filter' => $filter );
	$found = array_values( array_diff( $ids( $go( array( 'post_type' => 'product' ) )->posts ), array( $none ) ) );
	sort( $found );
	sort( $wanted );
	if ( $wanted !== $found ) { return "filter $filter: " . wp_json_encode( $found ); }
	if ( 4 !== count( ( new WP_Query( array( 'post_type' => 'product' ) ) )->posts ) ) { return 'other queries are filtered'; }
}
return true;`),
  },
  {
    // D08
    area: 'admin-lists',
    prompt: [
      'Implement "Duplicate" for posts. Code only.',
      '',
      '1. `post_row_actions`: a "Duplicate" link for users who can edit the post, to admin.php?action=acme_duplicate&post=ID with a nonce (action `acme_duplicate_ID`)',
      '2. handler on `admin_action_acme_duplicate`: verify nonce + capability, copy title (with " (copy)" appended), content, excerpt, post meta, categories and tags into a new draft owned by the current user',
      '3. afterwards redirect to the edit screen of the copy',
    ].join('\n'),
    check: checked(String.raw`$as( 'administrator' );
set_current_screen( 'edit-post' );
$cat = wp_insert_term( 'Trees', 'category' )['term_id'];
$id = $post( array( 'post_title' => 'Oak', 'post_content' => 'Body text', 'post_excerpt' => 'Short', 'post_category' => array( $cat ) ) );
wp_set_post_tags( $id, 'green' );
update_post_meta( $id, 'height', '20' );
update_post_meta( $id, 'parts', array( 'leaf', 'root' ) );
$actions = apply_filters( 'post_row_actions', array( 'edit' => 'x' ), get_post( $id ) );
$link = implode( ' ', array_diff_key( $actions, array( 'edit' => 1 ) ) );
if ( ! isset( $actions['edit'] ) || ! preg_match( '/<a[^>]+href=["\']([^"\']+)["\'][^>]*>\s*Duplicate/', $link, $found ) ) { return 'no link: ' . $link; }
parse_str( (string) wp_parse_url( html_entity_decode( $found[1] ), PHP_URL_QUERY ), $query );
$key = array_search( true, array_map( function ( $value ) use ( $id ) { return (bool) wp_verify_nonce( $value, 'acme_duplicate_' . $id ); }, $query ), true );
if ( 'acme_duplicate' !== ( $query['action'] ?? '' ) || (string) $id !== ( $query['post'] ?? '' ) || ! $key ) { return 'link ' . $found[1]; }
$count = function () { return count( get_posts( array( 'post_status' => 'any', 'numberposts' => -1 ) ) ); };
$before = $count();
$form( 'admin_action_acme_duplicate', array( $key => 'bad' ) + $query, 'GET' );
if ( $before !== $count() ) { return 'the nonce is not checked'; }
$end = $form( 'admin_action_acme_duplicate', $query, 'GET' );
if ( 'redirected' !== $end->how || ! preg_match( '/post\.php\?.*post=(\d+)/', $end->location, $found ) || false === strpos( $end->location, 'action=edit' ) ) { return "ends $end->how $end->location $end->message"; }
$copy = get_post( (int) $found[1] );
if ( ! $copy || $copy->ID === $id ) { return 'no copy'; }
if ( 'Oak (copy)' !== $copy->post_title || 'Body text' !== $copy->post_content || 'Short' !== $copy->post_excerpt ) { return wp_json_encode( $copy ); }
if ( 'draft' !== $copy->post_status || 1 !== (int) $copy->post_author ) { return 'status or author'; }
if ( '20' !== get_post_meta( $copy->ID, 'height', true ) || array( 'leaf', 'root' ) !== get_post_meta( $copy->ID, 'parts', true ) ) { return 'meta'; }
if ( ! has_term( 'green', 'post_tag', $copy->ID ) || ! has_category( 'Trees', $copy->ID ) ) { return 'terms'; }
$as( 'subscriber' );
if ( false !== strpos( implode( ' ', apply_filters( 'post_row_actions', array(), get_post( $id ) ) ), 'Duplicate' ) ) { return 'link for subscribers'; }
$before = $count();
$nonce = wp_create_nonce( 'acme_duplicate_' . $id );
$form( 'admin_action_acme_duplicate', array( $key => $nonce ) + $query, 'GET' );
return $before === $count() ? true : 'subscribers can duplicate';`),
  },
  {
    // D09
    area: 'notices',
    prompt: [
      'Code only, no comments in the code. Class `Acme_Review_Notice` with a constructor that adds its hooks; create one instance.',
      '',
      '- `admin_notices`: for users who can manage_options show a dismissible info notice (`notice notice-info is-dismissible`, id `acme-review`) "Enjoying Acme? Leave a review.", text domain acme',
      '- not shown when the user meta `acme_review_dismissed` is set',
      '- ajax action `acme_dismiss_review` (nonce action `acme_dismiss_review`, field `nonce`) sets that meta to 1 for the current user',
    ].join('\n'),
    check: checked(String.raw`if ( ! class_exists( 'Acme_Review_Notice' ) ) { return 'no class'; }
foreach ( token_get_all( file_get_contents( WPMU_PLUGIN_DIR . '/answer.php' ) ) as $token ) { if ( is_array( $token ) && in_array( $token[0], array( T_COMMENT, T_DOC_COMMENT ), true ) ) { return 'a comment: ' . $token[1]; } }
set_current_screen( 'dashboard' );
$show = function () { ob_start(); do_action( 'admin_notices' ); return ob_get_clean(); };
$as( 'editor' );
if ( false !== strpos( $show(), 'acme-review' ) ) { return 'editors see it'; }
$as( 'administrator' );
$html = $show();
if ( ! preg_match( '/<div[^>]*id=["\']acme-review["\'][^>]*>/', $html, $tag ) ) { return 'no notice'; }
foreach ( array( 'notice', 'notice-info', 'is-dismissible' ) as $class ) { if ( ! preg_match( '/class=["\'][^"\']*' . $class . '[\s"\']/', $tag[0] ) ) { return "no class $class"; } }
if ( false === strpos( $html, 'Enjoying Acme? Leave a review.' ) ) { return 'wrong text'; }
$end = $ajax( 'acme_dismiss_review', array( 'nonce' => 'x' ) );
if ( $end->ok || get_user_meta( 1, 'acme_review_dismissed', true ) ) { return 'the nonce is not checked'; }
$ajax( 'acme_dismiss_review', array( 'nonce' => wp_create_nonce( 'acme_dismiss_review' ) ) );
if ( '1' !== (string) get_user_meta( 1, 'acme_review_dismissed', true ) ) { return 'the meta is not set'; }
return false === strpos( $show(), 'acme-review' ) ? true : 'still shown';`),
  },
  {
    // D10
    area: 'dashboard',
    prompt: [
      'Please extend this so that (1) only users with edit_others_posts get the widget, (2) pending posts are counted too ("Pending: N"), (3) the counts are cached for 10 minutes in the transient `acme_counts`. Return the whole changed code in a ```php block.',
      '',
      '```php',
      "add_action( 'wp_dashboard_setup', 'acme_add_counts_widget' );",
      'function acme_add_counts_widget() {',
      "\twp_add_dashboard_widget( 'acme_counts', 'Post counts', 'acme_counts_widget' );",
      '}',
      'function acme_counts_widget() {',
      '\t$counts = wp_count_posts();',
      "\techo '<p>Published: ' . $counts->publish . '</p>';",
      "\techo '<p>Drafts: ' . $counts->draft . '</p>';",
      '}',
      '```',
    ].join('\n'),
    check: checked(String.raw`global $wp_meta_boxes;
require_once ABSPATH . 'wp-admin/includes/dashboard.php';
$post( array( 'post_status' => 'pending' ) );
$post( array( 'post_status' => 'pending' ) );
$post( array( 'post_status' => 'draft' ) );
$show = function () {
	global $wp_meta_boxes;
	set_current_screen( 'dashboard' );
	$wp_meta_boxes = array();
	do_action( 'wp_dashboard_setup' );
	ob_start();
	foreach ( array( 'normal', 'side', 'column3', 'column4' ) as $context ) { do_meta_boxes( 'dashboard', $context, '' ); }
	return wp_strip_all_tags( ob_get_clean() );
};
$as( 'author' );
if ( false !== strpos( $show(), 'Post counts' ) ) { return 'an author sees it'; }
$as( 'editor' );
delete_transient( 'acme_counts' );
$text = $show();
foreach ( array( 'Published: 1', 'Drafts: 1', 'Pending: 2' ) as $line ) { if ( false === strpos( $text, $line ) ) { return "no $line: $text"; } }
if ( false === get_transient( 'acme_counts' ) ) { return 'no transient'; }
$left = (int) get_option( '_transient_timeout_acme_counts' ) - time();
if ( $left < 540 || $left > 600 ) { return "expires in $left seconds"; }
$post( array( 'post_status' => 'pending' ) );
if ( false === get_transient( 'acme_counts' ) ) { return true; }
return false !== strpos( $show(), 'Pending: 2' ) ? true : 'the cache is not used';`),
  },
  {
    // D11
    area: 'shortcodes',
    prompt: [
      'Answer with code only. Shortcode `[acme_posts]`:',
      '',
      '- attributes: category (slug, default none), count (default 5, at most 20), order (ASC or DESC, default DESC, anything else → DESC)',
      '- output: <ul class="acme-posts"> with <li><a href="…">title</a> <time datetime="Y-m-d">date in the site\'s date format</time></li>',
      '- no posts: <p class="acme-posts-empty">Nothing found.</p> (translatable, text domain acme)',
      '- must return, not echo, and must not disturb the main loop',
    ].join('\n'),
    check: checked(String.raw`$cat = wp_insert_term( 'Cats', 'category', array( 'slug' => 'cats' ) )['term_id'];
$made = array();
foreach ( array( 1, 2, 3 ) as $n ) { $made[] = $post( array( 'post_title' => "Cat $n & co", 'post_category' => array( $cat ), 'post_date' => "2026-02-0$n 08:00:00" ) ); }
for ( $n = 0; $n < 22; $n++ ) { $post(); }
$main = $go( array( 'p' => 1 ) );
$main->the_post();
ob_start();
$html = do_shortcode( '[acme_posts category="cats"]' );
if ( '' !== ob_get_clean() ) { return 'it echoes'; }
if ( 1 !== get_the_ID() ) { return 'the main loop is disturbed'; }
if ( ! preg_match( '/<ul class="acme-posts">/', $html ) || 3 !== substr_count( $html, '<li' ) ) { return $html; }
if ( ! preg_match( '/Cat 3.*Cat 2.*Cat 1/s', $html ) ) { return 'order'; }
if ( false === strpos( $html, get_permalink( $made[2] ) ) ) { return 'no link'; }
if ( ! preg_match( '/<time datetime=["\']2026-02-03["\']>\s*February 3, 2026\s*<\/time>/', $html ) ) { return 'time: ' . $html; }
if ( preg_match( '/Cat 3 & co/', $html ) ) { return 'the title is not escaped'; }
if ( ! preg_match( '/Cat 1.*Cat 2.*Cat 3/s', do_shortcode( '[acme_posts category="cats" order="ASC"]' ) ) ) { return 'ASC'; }
if ( ! preg_match( '/Cat 3.*Cat 2.*Cat 1/s', do_shortcode( '[acme_posts category="cats" order="foo"]' ) ) ) { return 'other order'; }
if ( 5 !== substr_count( do_shortcode( '[acme_posts]' ), '<li' ) ) { return 'default count'; }
if ( 20 !== substr_count( do_shortcode( '[acme_posts count="100"]' ), '<li' ) ) { return 'count 100'; }
return preg_match( '/^\s*<p class="acme-posts-empty">Nothing found\.<\/p>\s*$/', do_shortcode( '[acme_posts category="dogs"]' ) ) ? true : 'empty: ' . do_shortcode( '[acme_posts category="dogs"]' );`),
  },
  {
    // D12
    area: 'shortcodes',
    prompt: [
      'Build a contact form as a single file plugin "Acme Contact" — code only.',
      '',
      '- shortcode [acme_contact]: form posting to admin-post.php with hidden `action` = acme_contact, fields `acme_name`, `acme_email`, `acme_message`, a nonce field `acme_nonce` (action `acme_contact`)',
      '- handler for visitors and logged-in users on admin_post: verify the nonce, sanitise, all fields required and a valid email',
      '- sends a mail to the admin email, subject "Contact: <name>", message in the body, Reply-To header with the visitor\'s email',
      '- then redirect back to the referring page (home page as fallback) with ?contact=sent, or ?contact=error when a field is wrong',
    ].join('\n'),
    check:
      checked(String.raw`if ( 'Acme Contact' !== get_file_data( WPMU_PLUGIN_DIR . '/answer.php', array( 'Plugin Name' ) )[0] ) { return 'no plugin header'; }
update_option( 'admin_email', 'boss@example.com' );
$mails->exchangeArray( array() );
$html = do_shortcode( '[acme_contact]' );
$hidden = $inputs( $html );
if ( ! preg_match( '/<form[^>]+admin-post\.php/', $html ) || 'acme_contact' !== ( $hidden['action'] ?? '' ) ) { return 'form: ' . $html; }
foreach ( array( 'acme_name', 'acme_email', 'acme_message' ) as $field ) { if ( ! preg_match( '/<(input|textarea)[^>]+name=["\']' . $field . '["\']/', $html ) ) { return "no field $field"; } }
if ( ! wp_verify_nonce( $hidden['acme_nonce'] ?? '', 'acme_contact' ) ) { return 'no nonce field'; }
$_SERVER['HTTP_REFERER'] = home_url( '/contact/' );
$good = array( 'acme_name' => 'Ada', 'acme_email' => 'ada@example.com', 'acme_message' => "It's me\nAda" );
$end = $form( 'admin_post_nopriv_acme_contact', array( 'acme_nonce' => 'x' ) + $good + $hidden );
if ( count( $mails ) ) { return 'the nonce is not checked'; }
$end = $form( 'admin_post_nopriv_acme_contact', $good + $hidden );
if ( 'redirected' !== $end->how || false === strpos( $end->location, 'contact=sent' ) ) { return "ends $end->how $end->location"; }
if ( 1 !== count( $mails ) ) { return count( $mails ) . ' mails'; }
$mail = $mails[0];
if ( 'boss@example.com' !== $mail['to'] || 'Contact: Ada' !== $mail['subject'] || false === strpos( $mail['message'], "It's me" ) ) { return wp_json_encode( $mail ); }
if ( ! preg_match( '/Reply-To:.*ada@example\.com/i', implode( "\n", (array) $mail['headers'] ) . ( isset( $mail['headers']['Reply-To'] ) ? 'Reply-To:' . $mail['headers']['Reply-To'] : '' ) ) ) { return 'no Reply-To'; }
foreach ( array( array( 'acme_email' => 'nope' ), array( 'acme_name' => '' ), array( 'acme_message' => '' ) ) as $wrong ) {
	$end = $form( 'admin_post_nopriv_acme_contact', $wrong + $good + $hidden );
	if ( 'redirected' !== $end->how || false === strpos( $end->location, 'contact=error' ) ) { return wp_json_encode( $wrong ) . " ends $end->how $end->location"; }
}
if ( 1 !== count( $mails ) ) { return 'a mail for wrong input'; }
$as( 'subscriber' );
$end = $form( 'admin_post_acme_contact', array( 'acme_nonce' => wp_create_nonce( 'acme_contact' ) ) + $good + $hidden );
return 2 === count( $mails ) ? true : 'not for logged-in users';`),
  },
  {
    // D13
    area: 'blocks',
    prompt: [
      'Register a server-rendered block `acme/latest-posts-grid` from PHP, only code please:',
      '',
      '1. attributes: `count` (number, default 3), `showDate` (boolean, default true)',
      '2. render callback `acme_render_latest_posts_grid( $attributes )`',
      '3. wrapper <div> uses get_block_wrapper_attributes() with the class acme-grid',
      '4. every post: <article> with the linked title in an <h3>; the date in a <time> only if showDate',
      "5. return '' when there are no posts",
    ].join('\n'),
    check:
      checked(String.raw`$type = WP_Block_Type_Registry::get_instance()->get_registered( 'acme/latest-posts-grid' );
if ( ! $type ) { return 'not registered'; }
if ( 3 !== (int) ( $type->attributes['count']['default'] ?? 0 ) || true !== ( $type->attributes['showDate']['default'] ?? null ) ) { return 'attributes'; }
if ( ! function_exists( 'acme_render_latest_posts_grid' ) ) { return 'no callback of that name'; }
for ( $n = 1; $n <= 4; $n++ ) { $made[ $n ] = $post( array( 'post_title' => "Grid $n", 'post_date' => "2026-03-0$n 09:00:00" ) ); }
wp_delete_post( 1, true );
$html = do_blocks( '<!-- wp:acme/latest-posts-grid /-->' );
if ( ! preg_match( '/^\s*<div[^>]*class="[^"]*\bacme-grid\b[^"]*"/', $html ) || false === strpos( $html, 'wp-block-acme-latest-posts-grid' ) ) { return 'wrapper: ' . $html; }
if ( 3 !== substr_count( $html, '<article' ) || 3 !== substr_count( $html, '<time' ) ) { return 'not three with dates: ' . $html; }
if ( ! preg_match( '#<h3[^>]*>\s*<a[^>]+href="' . preg_quote( get_permalink( $made[4] ), '#' ) . '"[^>]*>\s*Grid 4\s*</a>\s*</h3>#', $html ) ) { return 'title: ' . $html; }
$html = do_blocks( '<!-- wp:acme/latest-posts-grid {"count":2,"showDate":false} /-->' );
if ( 2 !== substr_count( $html, '<article' ) || false !== strpos( $html, '<time' ) ) { return 'attributes are ignored'; }
foreach ( $made as $id ) { wp_delete_post( $id, true ); }
return '' === trim( do_blocks( '<!-- wp:acme/latest-posts-grid /-->' ) ) ? true : 'something without posts';`),
  },
  {
    // D14
    area: 'blocks',
    prompt: [
      'Code only. In the editor of the post type `landing` only these blocks may be used: core/heading, core/paragraph, core/image, core/buttons, core/button. Other post types keep all blocks. Also',
      '',
      '- give `landing` a block template: an h1 heading (placeholder "Headline"), then a paragraph',
      '- lock it so that blocks can\'t be added or removed ("all")',
      "- the post type is registered by another plugin, don't register it again — use the `register_post_type_args` and `allowed_block_types_all` filters",
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'landing', array( 'public' => true, 'label' => 'Landing', 'show_in_rest' => true ) ); } );`,
    check: checked(String.raw`$type = get_post_type_object( 'landing' );
if ( 'Landing' !== $type->label ) { return 'registered again'; }
if ( 2 !== count( $type->template ) || 'core/heading' !== $type->template[0][0] || 'core/paragraph' !== $type->template[1][0] ) { return 'template ' . wp_json_encode( $type->template ); }
if ( 1 !== (int) ( $type->template[0][1]['level'] ?? 0 ) || 'Headline' !== ( $type->template[0][1]['placeholder'] ?? '' ) ) { return 'heading ' . wp_json_encode( $type->template[0] ); }
if ( 'all' !== $type->template_lock ) { return 'lock ' . wp_json_encode( $type->template_lock ); }
if ( get_post_type_object( 'post' )->template ) { return 'posts got a template'; }
$allowed = function ( $id ) { return apply_filters( 'allowed_block_types_all', true, new WP_Block_Editor_Context( array( 'post' => get_post( $id ) ) ) ); };
if ( true !== $allowed( 1 ) ) { return 'posts are limited'; }
if ( true !== apply_filters( 'allowed_block_types_all', true, new WP_Block_Editor_Context( array( 'name' => 'core/edit-site' ) ) ) ) { return 'the site editor is limited'; }
$found = (array) $allowed( $post( array( 'post_type' => 'landing' ) ) );
sort( $found );
return array( 'core/button', 'core/buttons', 'core/heading', 'core/image', 'core/paragraph' ) === $found ? true : wp_json_encode( $found );`),
  },
  {
    // D15
    area: 'assets',
    prompt: [
      'Write acme_enqueue_assets(), hooked to wp_enqueue_scripts. Respond with the code and nothing else.',
      '',
      '- style `acme-base`: css/base.css from the child theme directory, everywhere',
      '- style `acme-shop` (css/shop.css, depends on acme-base) only on the archive and single views of the post type `product`',
      '- script `acme-shop` (js/shop.js, footer, strategy defer, depends on wp-i18n) under the same condition',
      '- inline style on acme-base: :root{--acme-accent:COLOR} with COLOR from the theme mod `accent` (default #ff6600), only a valid hex colour',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'product', array( 'public' => true, 'has_archive' => true, 'label' => 'Products' ) ); } );`,
    check:
      checked(String.raw`if ( ! function_exists( 'acme_enqueue_assets' ) || false === has_action( 'wp_enqueue_scripts', 'acme_enqueue_assets' ) ) { return 'not hooked'; }
$reset = function () { $GLOBALS['wp_scripts'] = null; $GLOBALS['wp_styles'] = null; wp_scripts(); wp_styles(); };
$css = function () { return implode( '', (array) wp_styles()->get_data( 'acme-base', 'after' ) ); };
$reset();
$go( array( 'p' => 1 ) );
acme_enqueue_assets();
if ( ! wp_style_is( 'acme-base' ) || wp_style_is( 'acme-shop' ) || wp_script_is( 'acme-shop' ) ) { return 'wrong on a post'; }
if ( 0 !== strpos( wp_styles()->registered['acme-base']->src, get_stylesheet_directory_uri() . '/css/base.css' ) ) { return 'source ' . wp_styles()->registered['acme-base']->src; }
if ( ! preg_match( '/:root\s*\{\s*--acme-accent:\s*#ff6600;?\s*\}/', $css() ) ) { return 'inline: ' . $css(); }
$id = $post( array( 'post_type' => 'product' ) );
foreach ( array( array( 'post_type' => 'product' ), array( 'post_type' => 'product', 'p' => $id ) ) as $vars ) {
	$reset();
	$go( $vars );
	acme_enqueue_assets();
	if ( ! wp_style_is( 'acme-shop' ) || ! wp_script_is( 'acme-shop' ) ) { return 'missing with ' . wp_json_encode( $vars ); }
}
if ( ! in_array( 'acme-base', wp_styles()->registered['acme-shop']->deps, true ) ) { return 'style dependency'; }
$script = wp_scripts()->registered['acme-shop'];
if ( ! in_array( 'wp-i18n', $script->deps, true ) || 1 !== (int) wp_scripts()->get_data( 'acme-shop', 'group' ) || 'defer' !== wp_scripts()->get_data( 'acme-shop', 'strategy' ) ) { return 'script'; }
set_theme_mod( 'accent', '#00aa11' );
$reset();
acme_enqueue_assets();
if ( false === strpos( $css(), '#00aa11' ) ) { return 'the theme mod is not used'; }
set_theme_mod( 'accent', 'red}</style>' );
$reset();
acme_enqueue_assets();
return false === strpos( $css(), 'red}' ) ? true : 'an invalid colour is printed';`),
  },
  {
    // D16
    area: 'queries',
    prompt: [
      "Rewrite this function. It's slow because it loads every event and filters in PHP. Requirements:",
      '- use a single WP_Query with a meta_query (`_event_date` is stored as Y-m-d)',
      '- events from today on, the soonest first, at most $limit',
      '- optional second parameter $city: only events whose term in the taxonomy `city` has this slug',
      '- still returns an array of WP_Post',
      'Only the code.',
      '',
      '```php',
      'function acme_upcoming_events( $limit = 5 ) {',
      '\t$result = array();',
      "\tforeach ( get_posts( array( 'post_type' => 'event', 'numberposts' => -1 ) ) as $event ) {",
      "\t\tif ( get_post_meta( $event->ID, '_event_date', true ) >= date( 'Y-m-d' ) ) {",
      '\t\t\t$result[] = $event;',
      '\t\t}',
      '\t}',
      '\treturn array_slice( $result, 0, $limit );',
      '}',
      '```',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'event', array( 'public' => true, 'label' => 'Events' ) ); register_taxonomy( 'city', 'event', array( 'label' => 'Cities' ) ); } );`,
    check: checked(String.raw`$made = array();
foreach ( array( 5, -3, 1, 30, 0 ) as $days ) {
	$id = $post( array( 'post_type' => 'event' ) );
	update_post_meta( $id, '_event_date', wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS ) );
	$made[ $days ] = $id;
}
$post( array( 'post_type' => 'event' ) );
wp_insert_term( 'Bern', 'city', array( 'slug' => 'bern' ) );
wp_set_object_terms( $made[30], 'bern', 'city' );
wp_set_object_terms( $made[-3], 'bern', 'city' );
$queries = 0;
add_action( 'pre_get_posts', function () use ( &$queries ) { $queries++; } );
$found = acme_upcoming_events();
if ( 1 !== $queries ) { return "$queries queries"; }
if ( ! is_array( $found ) || ! reset( $found ) instanceof WP_Post ) { return 'no array of posts'; }
if ( array( $made[0], $made[1], $made[5], $made[30] ) !== $ids( $found ) ) { return 'wrong events or order: ' . wp_json_encode( $ids( $found ) ) . wp_json_encode( $made ); }
if ( array( $made[0], $made[1] ) !== $ids( acme_upcoming_events( 2 ) ) ) { return 'the limit'; }
return array( $made[30] ) === $ids( acme_upcoming_events( 5, 'bern' ) ) ? true : 'the city';`),
  },
  {
    // D17
    area: 'pre-get-posts',
    prompt: [
      'Use `pre_get_posts` (function acme_event_archive, priority 10). Code only, no prose.',
      '',
      '1. archive of the post type `event`, main query, front end only',
      '2. only events whose meta `_event_date` (Y-m-d) is today or later',
      '3. ordered by that date ascending',
      '4. 12 per page',
      '5. with ?past=1 instead only past events, newest date first',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'event', array( 'public' => true, 'has_archive' => true, 'label' => 'Events' ) ); } );`,
    check: checked(String.raw`if ( 10 !== has_action( 'pre_get_posts', 'acme_event_archive' ) ) { return 'not hooked'; }
$made = array();
foreach ( array( 5, -3, 1, -30, 0 ) as $days ) {
	$id = $post( array( 'post_type' => 'event' ) );
	update_post_meta( $id, '_event_date', wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS ) );
	$made[ $days ] = $id;
}
$query = $go( array( 'post_type' => 'event' ) );
if ( array( $made[0], $made[1], $made[5] ) !== $ids( $query->posts ) ) { return 'upcoming: ' . wp_json_encode( $ids( $query->posts ) ) . wp_json_encode( $made ); }
if ( 12 !== (int) $query->get( 'posts_per_page' ) ) { return 'per page'; }
if ( 5 !== count( ( new WP_Query( array( 'post_type' => 'event' ) ) )->posts ) ) { return 'other queries are changed'; }
$_GET['past'] = $_REQUEST['past'] = '1';
$query = $go( array( 'post_type' => 'event', 'past' => '1' ) );
if ( array( $made[-3], $made[-30] ) !== $ids( $query->posts ) ) { return 'past: ' . wp_json_encode( $ids( $query->posts ) ) . wp_json_encode( $made ); }
$_GET = $_REQUEST = array();
set_current_screen( 'edit-event' );
return 5 === count( $go( array( 'post_type' => 'event' ) )->posts ) ? true : 'the admin list is changed';`),
  },
  {
    // D18
    area: 'filters',
    prompt: String.raw`No explanations, PHP only. the_content filter acme_table_of_contents:

- single posts in the main loop with at least 3 <h2> headings
- every h2 gets an id made from its text (sanitize_title); keep an id it already has
- before the content: <nav class="acme-toc"><ul><li><a href="#id">text</a></li>…</ul></nav>
- two headings with the same text must get different ids`,
    check:
      checked(String.raw`$content = "Intro\n<h2>First part</h2>a\n<h2 class=\"x\">Tom &amp; <em>Ann</em></h2>b\n<h2>First part</h2>c\n<h2 id=\"own\">Fourth</h2>d";
$id = $post( array( 'post_content' => $content ) );
$html = $loop( array( 'p' => $id ) );
if ( ! preg_match( '/^\s*<nav class="acme-toc">(.*?)<\/nav>/s', $html, $nav ) ) { return 'no nav: ' . substr( $html, 0, 150 ); }
preg_match_all( '/<a href="#([^"]+)"[^>]*>(.*?)<\/a>/s', $nav[1], $links );
if ( 4 !== count( $links[1] ) ) { return count( $links[1] ) . ' links'; }
if ( 4 !== count( array_unique( $links[1] ) ) ) { return 'the same id twice'; }
if ( 'first-part' !== $links[1][0] || 'own' !== $links[1][3] ) { return 'ids ' . implode( ',', $links[1] ); }
if ( 'First part' !== trim( wp_strip_all_tags( $links[2][0] ) ) || 'Tom & Ann' !== trim( html_entity_decode( wp_strip_all_tags( $links[2][1] ) ) ) ) { return 'texts ' . implode( ',', $links[2] ); }
preg_match_all( '/<h2\b[^>]*\bid=["\']([^"\']+)["\']/', $html, $headings );
if ( $headings[1] !== $links[1] ) { return 'heading ids ' . implode( ',', $headings[1] ); }
if ( ! preg_match( '/<h2[^>]*class="x"/', $html ) || false === strpos( $html, '<em>Ann</em></h2>' ) ) { return 'headings are damaged'; }
$id = $post( array( 'post_content' => '<h2>A</h2>x<h2>B</h2>y' ) );
if ( false !== strpos( $loop( array( 'p' => $id ) ), 'acme-toc' ) ) { return 'for two headings'; }
$id = $post( array( 'post_type' => 'page', 'post_content' => $content ) );
return false === strpos( $loop( array( 'page_id' => $id ) ), 'acme-toc' ) ? true : 'on pages';`),
  },
  {
    // D19
    area: 'save-post',
    prompt: [
      'Full plugin file please (header "Acme Expire", code only, prefix acme_expire_):',
      '',
      '- custom post status `expired` (label "Expired", not public, shown in the admin list)',
      '- hourly cron event `acme_expire_check`, scheduled on init',
      '- the event sets every published post whose meta `_expires` (Y-m-d) is before today to `expired`',
      "- when a post becomes `expired` fire do_action( 'acme_expired', $post_id ) once",
    ].join('\n'),
    check:
      checked(String.raw`if ( 'Acme Expire' !== get_file_data( WPMU_PLUGIN_DIR . '/answer.php', array( 'Plugin Name' ) )[0] ) { return 'no plugin header'; }
$status = get_post_status_object( 'expired' );
if ( ! $status || $status->public ) { return 'no status, or public'; }
if ( 'Expired' !== (string) $status->label || ! $status->show_in_admin_status_list ) { return 'label or list'; }
if ( 'hourly' !== wp_get_schedule( 'acme_expire_check' ) ) { return 'not hourly'; }
$old = $post();
$today = $post();
$draft = $post( array( 'post_status' => 'draft' ) );
$none = $post();
update_post_meta( $old, '_expires', wp_date( 'Y-m-d', time() - DAY_IN_SECONDS ) );
update_post_meta( $draft, '_expires', '2020-01-01' );
update_post_meta( $today, '_expires', wp_date( 'Y-m-d' ) );
$fired = array();
add_action( 'acme_expired', function ( $id ) use ( &$fired ) { $fired[] = $id; } );
do_action( 'acme_expire_check' );
do_action( 'acme_expire_check' );
if ( 'expired' !== get_post_status( $old ) ) { return 'not expired: ' . get_post_status( $old ); }
if ( 'publish' !== get_post_status( $today ) || 'draft' !== get_post_status( $draft ) || 'publish' !== get_post_status( $none ) ) { return 'too many expired'; }
if ( array( $old ) !== $fired ) { return 'fired for ' . wp_json_encode( $fired ); }
wp_update_post( array( 'ID' => $none, 'post_status' => 'expired' ) );
if ( array( $old, $none ) !== $fired ) { return 'not fired for a change by hand: ' . wp_json_encode( $fired ); }
wp_update_post( array( 'ID' => $none, 'post_title' => 'Other' ) );
return 2 === count( $fired ) ? true : 'fired again by a later save';`),
  },
  {
    // D20
    area: 'comments',
    prompt: [
      'Change this function: code only, in a php fence.',
      '',
      '1. only approved comments on published posts of the type `post`',
      '2. escape everything, link the author name to the comment itself (get_comment_link)',
      '3. cut the text to 10 words with wp_trim_words',
      "4. return the markup instead of echoing it, '' when there are no comments",
      '',
      '```php',
      'function acme_recent_comments( $number = 5 ) {',
      "\t$comments = get_comments( array( 'number' => $number ) );",
      '\techo \'<ul class="recent-comments">\';',
      '\tforeach ( $comments as $comment ) {',
      "\t\techo '<li>' . $comment->comment_author . ': ' . $comment->comment_content . '</li>';",
      '\t}',
      "\techo '</ul>';",
      '}',
      '```',
    ].join('\n'),
    check: checked(String.raw`wp_delete_comment( 1, true );
ob_start();
$html = acme_recent_comments();
$echoed = ob_get_clean();
if ( '' !== $html || '' !== $echoed ) { return 'not empty without comments'; }
$page = $post( array( 'post_type' => 'page' ) );
$draft = $post( array( 'post_status' => 'draft' ) );
$say = function ( $post_id, $text, $approved = 1, $author = 'Joe' ) { return wp_insert_comment( wp_slash( array( 'comment_post_ID' => $post_id, 'comment_author' => $author, 'comment_content' => $text, 'comment_approved' => $approved ) ) ); };
$say( $page, 'onpage' );
$say( $draft, 'ondraft' );
$say( 1, 'heldback', 0 );
$id = $say( 1, 'one two three four five six seven eight nine ten eleven', 1, 'Eve <b>x</b>' );
ob_start();
$html = acme_recent_comments();
if ( '' !== ob_get_clean() ) { return 'it echoes'; }
if ( 1 !== substr_count( $html, '<li' ) ) { return 'not exactly one: ' . $html; }
if ( false === strpos( $html, 'class="recent-comments"' ) ) { return 'the class is gone'; }
if ( false !== strpos( $html, '<b>x' ) ) { return 'the author is not escaped'; }
if ( false === strpos( html_entity_decode( $html ), html_entity_decode( get_comment_link( $id ) ) ) ) { return 'no link: ' . $html; }
if ( ! preg_match( '/<a[^>]*>\s*Eve/', $html ) ) { return 'the name is not the link'; }
if ( false === strpos( $html, 'nine ten' ) || false !== strpos( $html, 'eleven' ) ) { return 'not cut to 10 words'; }
for ( $n = 0; $n < 6; $n++ ) { $say( 1, "more $n" ); }
return 5 === substr_count( acme_recent_comments(), '<li' ) && 2 === substr_count( acme_recent_comments( 2 ), '<li' ) ? true : 'number';`),
  },
  {
    // D21
    area: 'media',
    prompt: [
      'Reply with a single ```php code block and nothing else.',
      '',
      'Add a field "Photographer" to images in the media library:',
      '- text field in attachment_fields_to_edit, key `photographer`, only for images',
      '- saved in the post meta `_photographer` via attachment_fields_to_save, as plain text, an empty value deletes the meta',
      '- shortcode [photographer id="123"] returns "Photo: NAME" (escaped), \'\' if there\'s none',
      '- text domain acme-media',
    ].join('\n'),
    check: checked(String.raw`$as( 'administrator' );
$image = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Pic' ), 'pic.jpg' );
$pdf = wp_insert_attachment( array( 'post_mime_type' => 'application/pdf', 'post_title' => 'Doc' ), 'doc.pdf' );
update_post_meta( $image, '_photographer', 'Old' );
$fields = apply_filters( 'attachment_fields_to_edit', array( 'other' => array() ), get_post( $image ) );
if ( ! isset( $fields['photographer'], $fields['other'] ) ) { return 'no field'; }
if ( 'Photographer' !== $fields['photographer']['label'] ) { return 'label'; }
if ( 'Old' !== ( $fields['photographer']['value'] ?? '' ) && false === strpos( $fields['photographer']['html'] ?? '', 'Old' ) ) { return 'no value'; }
if ( isset( apply_filters( 'attachment_fields_to_edit', array(), get_post( $pdf ) )['photographer'] ) ) { return 'for documents too'; }
$store = function ( $value ) use ( $image, $request ) {
	$request( array( 'attachments' => array( $image => array( 'photographer' => $value ) ) ) );
	$back = apply_filters( 'attachment_fields_to_save', get_post( $image, ARRAY_A ), array( 'photographer' => $value ) );
	return is_array( $back ) && $image === (int) ( $back['ID'] ?? 0 );
};
if ( ! $store( 'Ansel <b>Adams</b>' ) ) { return 'the filter does not return the post'; }
if ( 'Ansel Adams' !== get_post_meta( $image, '_photographer', true ) ) { return 'saved ' . get_post_meta( $image, '_photographer', true ); }
if ( 'Photo: Ansel Adams' !== do_shortcode( '[photographer id="' . $image . '"]' ) ) { return 'shortcode ' . do_shortcode( '[photographer id="' . $image . '"]' ); }
update_post_meta( $image, '_photographer', 'A & <i>B' );
if ( false !== strpos( do_shortcode( '[photographer id="' . $image . '"]' ), '<i>' ) ) { return 'not escaped'; }
$store( '' );
if ( metadata_exists( 'post', $image, '_photographer' ) ) { return 'the meta is not deleted'; }
return '' === do_shortcode( '[photographer id="' . $image . '"]' ) ? true : 'something without a name';`),
  },
  {
    // D22
    area: 'users',
    prompt: [
      'Registration form: add a required "Company" field. Only code, no markdown fences.',
      '',
      '1. `register_form`: text input named `company`, refilled after an error (escaped)',
      '2. `registration_errors`: error code `company_missing` when empty',
      '3. `user_register`: store it in the user meta `company` (sanitised)',
      '4. a "Company" column in the users list (key `company`)',
      'Function prefix acme_reg_, text domain acme-reg.',
    ].join('\n'),
    check: checked(String.raw`$show = function () { ob_start(); do_action( 'register_form' ); return ob_get_clean(); };
$request( array( 'company' => 'A"B' ) );
if ( ! preg_match( '/<input[^>]*name=["\']company["\'][^>]*>/', $show(), $tag ) ) { return 'no field'; }
if ( false === strpos( $tag[0], 'A&quot;B' ) ) { return 'not refilled or not escaped: ' . $tag[0]; }
$hidden = $inputs( $show() );
$request( array( 'company' => '  ' ) + $hidden );
$errors = apply_filters( 'registration_errors', new WP_Error(), 'joe', 'joe@example.com' );
if ( ! is_wp_error( $errors ) || ! in_array( 'company_missing', $errors->get_error_codes(), true ) ) { return 'no error when empty'; }
$request( array( 'company' => 'Acme <b>Ltd</b>' ) + $hidden );
$errors = apply_filters( 'registration_errors', new WP_Error(), 'joe', 'joe@example.com' );
if ( ! is_wp_error( $errors ) || $errors->has_errors() ) { return 'an error with a company'; }
$user = wp_create_user( 'joe', 'secret', 'joe@example.com' );
if ( 'Acme Ltd' !== get_user_meta( $user, 'company', true ) ) { return 'stored ' . wp_json_encode( get_user_meta( $user, 'company', true ) ); }
$request( array(), 'GET' );
$as( 'administrator' );
set_current_screen( 'users' );
$columns = apply_filters( 'manage_users_columns', array( 'username' => 'Username' ) );
if ( 'Company' !== ( $columns['company'] ?? '' ) ) { return 'no column'; }
update_user_meta( $user, 'company', 'X <i>Y' );
$html = (string) apply_filters( 'manage_users_custom_column', '', 'company', $user );
if ( false === strpos( $html, 'X' ) || false !== strpos( $html, '<i>' ) ) { return 'cell ' . $html; }
return 'kept' === apply_filters( 'manage_users_custom_column', 'kept', 'other', $user ) ? true : 'other columns are changed';`),
  },
  {
    // D23
    area: 'users',
    prompt: [
      'Code only. Post type `report` with its own capabilities:',
      '- capability_type report/reports, map_meta_cap true, not public but show_ui, supports title, editor, author',
      '- role `report_writer` ("Report Writer"): read, edit_reports, delete_reports — can write drafts but neither publish nor touch other people\'s reports',
      '- administrators get all report capabilities (add them once, on init)',
    ].join('\n'),
    check: checked(String.raw`$type = get_post_type_object( 'report' );
if ( ! $type || $type->public || ! $type->show_ui ) { return 'post type'; }
if ( 'edit_reports' !== $type->cap->edit_posts || 'publish_reports' !== $type->cap->publish_posts || ! $type->map_meta_cap ) { return 'capabilities of the type'; }
foreach ( array( 'title', 'editor', 'author' ) as $feature ) { if ( ! post_type_supports( 'report', $feature ) ) { return "no $feature"; } }
if ( ! get_role( 'report_writer' ) || 'Report Writer' !== wp_roles()->role_names['report_writer'] ) { return 'no role'; }
$writer = $as( 'report_writer' );
$own = $post( array( 'post_type' => 'report', 'post_status' => 'draft', 'post_author' => $writer ) );
$other = $post( array( 'post_type' => 'report', 'post_status' => 'draft', 'post_author' => 1 ) );
$GLOBALS['current_user'] = null;
wp_set_current_user( $writer );
if ( ! current_user_can( 'edit_reports' ) || ! current_user_can( 'edit_post', $own ) || ! current_user_can( 'delete_post', $own ) ) { return 'a writer cannot write'; }
if ( current_user_can( 'publish_reports' ) || current_user_can( 'edit_post', $other ) || current_user_can( 'edit_posts' ) ) { return 'a writer can do too much'; }
$GLOBALS['current_user'] = null;
wp_set_current_user( 1 );
foreach ( array( 'edit_reports', 'publish_reports', 'edit_others_reports', 'delete_others_reports', 'read_private_reports', 'edit_published_reports' ) as $cap ) { if ( ! current_user_can( $cap ) ) { return "administrators lack $cap"; } }
return current_user_can( 'edit_post', $other ) ? true : 'administrators cannot edit';`),
  },
  {
    // D24
    area: 'logins',
    prompt: [
      'Please write a class `Acme_Login_Limiter` (final, instantiated in the file, output only the code):',
      '',
      '- count failed logins per username with `wp_login_failed` in a transient acme_login_ + md5 of the lowercased username, 15 minutes',
      '- after 5 failures the `authenticate` filter returns a WP_Error with the code `acme_locked`, even for the right password',
      '- a successful login (wp_login) resets the counter',
      '- public method remaining( string $username ): int — attempts left',
    ].join('\n'),
    check:
      checked(String.raw`if ( ! class_exists( 'Acme_Login_Limiter' ) || ! ( new ReflectionClass( 'Acme_Login_Limiter' ) )->isFinal() ) { return 'no final class'; }
$as( 'subscriber' );
$as( 'nobody' );
$limiter = null;
foreach ( array( 'wp_login_failed', 'authenticate', 'wp_login' ) as $hook ) {
	foreach ( isset( $GLOBALS['wp_filter'][ $hook ] ) ? $GLOBALS['wp_filter'][ $hook ]->callbacks : array() as $callbacks ) {
		foreach ( $callbacks as $one ) {
			$owner = $one['function'] instanceof Closure ? ( new ReflectionFunction( $one['function'] ) )->getClosureThis() : ( is_array( $one['function'] ) ? $one['function'][0] : null );
			if ( $owner instanceof Acme_Login_Limiter ) { $limiter = $owner; }
		}
	}
}
if ( ! $limiter ) { return 'no instance is hooked'; }
if ( 5 !== $limiter->remaining( 'a-subscriber' ) ) { return 'not 5 left at first'; }
$key = 'acme_login_' . md5( 'a-subscriber' );
for ( $n = 1; $n <= 3; $n++ ) { wp_authenticate( 'A-Subscriber', 'wrong' ); }
if ( false === get_transient( $key ) ) { return 'no transient'; }
$left = (int) get_option( '_transient_timeout_' . $key ) - time();
if ( $left < 840 || $left > 900 ) { return "the transient expires in $left seconds"; }
if ( 2 !== $limiter->remaining( 'a-subscriber' ) ) { return 'not 2 left after 3 failures: ' . $limiter->remaining( 'a-subscriber' ); }
if ( ! wp_authenticate( 'a-subscriber', 'secret' ) instanceof WP_User ) { return 'locked too early'; }
do_action( 'wp_login', 'a-subscriber', get_user_by( 'login', 'a-subscriber' ) );
if ( 5 !== $limiter->remaining( 'a-subscriber' ) ) { return 'not reset'; }
for ( $n = 1; $n <= 5; $n++ ) { wp_authenticate( 'a-subscriber', 'wrong' ); }
if ( 0 !== $limiter->remaining( 'a-subscriber' ) ) { return 'not 0 left'; }
$answer = wp_authenticate( 'a-subscriber', 'secret' );
if ( ! is_wp_error( $answer ) || ! in_array( 'acme_locked', $answer->get_error_codes(), true ) ) { return 'not locked'; }
$answer = wp_authenticate( 'admin', 'wrong' );
return is_wp_error( $answer ) && ! in_array( 'acme_locked', $answer->get_error_codes(), true ) ? true : 'others are locked too';`),
  },
  {
    // D25
    area: 'cron',
    prompt: [
      'Whole plugin file "Acme Digest" (text domain acme-digest), code only:',
      '',
      '- schedule the weekly event `acme_digest_send` on activation, clear it on deactivation',
      '- the event mails every user with the user meta `acme_digest` = 1: subject "Weekly digest", list of title + permalink of the posts published in the last 7 days, newest first',
      '- no mail at all when there are no such posts',
      '- filter `acme_digest_posts` on the array of posts before sending',
    ].join('\n'),
    check:
      checked(String.raw`if ( 'Acme Digest' !== get_file_data( WPMU_PLUGIN_DIR . '/answer.php', array( 'Plugin Name' ) )[0] ) { return 'no plugin header'; }
$file = plugin_basename( WPMU_PLUGIN_DIR . '/answer.php' );
do_action( 'activate_' . $file, false );
if ( 'weekly' !== wp_get_schedule( 'acme_digest_send' ) ) { return 'not scheduled weekly on activation'; }
do_action( 'deactivate_' . $file, false );
if ( wp_next_scheduled( 'acme_digest_send' ) ) { return 'not cleared on deactivation'; }
update_user_meta( $as( 'subscriber' ), 'acme_digest', '1' );
update_user_meta( $as( 'editor' ), 'acme_digest', '1' );
update_user_meta( $as( 'author' ), 'acme_digest', '0' );
$as( 'nobody' );
wp_delete_post( 1, true );
$when = function ( $days ) { $time = time() - $days * DAY_IN_SECONDS; return array( 'post_date' => wp_date( 'Y-m-d H:i:s', $time ), 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', $time ) ); };
$post( array( 'post_title' => 'Older one' ) + $when( 20 ) );
do_action( 'acme_digest_send' );
if ( count( $mails ) ) { return 'a mail without new posts'; }
$first = $post( array( 'post_title' => 'Earlier one' ) + $when( 5 ) );
$second = $post( array( 'post_title' => 'Latest one' ) + $when( 2 ) );
do_action( 'acme_digest_send' );
$to = implode( ',', array_map( function ( $mail ) { return $mail['to']; }, $mails->getArrayCopy() ) );
if ( false === strpos( $to, 'subscriber@example.com' ) || false === strpos( $to, 'editor@example.com' ) || false !== strpos( $to, 'author@example.com' ) ) { return 'sent to ' . $to; }
if ( 'Weekly digest' !== $mails[0]['subject'] ) { return 'subject'; }
$text = $mails[0]['message'];
if ( ! preg_match( '/Latest one.*Earlier one/s', $text ) || false !== strpos( $text, 'Older one' ) ) { return 'posts: ' . $text; }
if ( false === strpos( $text, get_permalink( $first ) ) || false === strpos( $text, get_permalink( $second ) ) ) { return 'no permalinks'; }
$count = count( $mails );
add_filter( 'acme_digest_posts', function ( $posts ) { return array_values( array_filter( $posts, function ( $one ) { return 'Earlier one' === get_the_title( $one ); } ) ); } );
do_action( 'acme_digest_send' );
return count( $mails ) > $count && false === strpos( $mails[ $count ]['message'], 'Latest one' ) ? true : 'the filter is not applied';`),
  },
  {
    // D26
    area: 'http',
    prompt: [
      'Give me a PHP class, nothing else around it. `Acme_Weather_Client`:',
      '',
      '- constructor( string $api_key )',
      '- get( string $city ) returns array{temp: float, text: string} or WP_Error',
      '- GET https://api.weather.example/v1/current with query args q (city) and key, timeout 8',
      '- WP_Error code `acme_weather_http` for a transport error or a status other than 200, `acme_weather_data` when the JSON lacks temp or text',
      '- cache good answers for 30 minutes in a transient (key depends on the city, case-insensitive), never cache errors',
    ].join('\n'),
    check: checked(String.raw`if ( ! class_exists( 'Acme_Weather_Client' ) ) { return 'no class'; }
$client = new Acme_Weather_Client( 'k 1' );
$code = function ( $answer ) { return is_wp_error( $answer ) ? $answer->get_error_code() : wp_json_encode( $answer ); };
$http->reply = new WP_Error( 'http_request_failed', 'x' );
if ( 'acme_weather_http' !== $code( $client->get( 'São Paulo' ) ) ) { return 'transport error: ' . $code( $client->get( 'São Paulo' ) ); }
$http->reply = $response( 503, '{}' );
if ( 'acme_weather_http' !== $code( $client->get( 'São Paulo' ) ) ) { return 'status 503'; }
foreach ( array( 'oops', array( 'temp' => 3 ), array( 'text' => 'x' ) ) as $body ) {
	$http->reply = $response( 200, $body );
	if ( 'acme_weather_data' !== $code( $client->get( 'São Paulo' ) ) ) { return 'wrong data: ' . $code( $client->get( 'São Paulo' ) ); }
}
$http->reply = $response( 200, array( 'temp' => 21, 'text' => 'Sunny' ) );
$answer = $client->get( 'São Paulo' );
if ( ! is_array( $answer ) || 21.0 !== $answer['temp'] || 'Sunny' !== $answer['text'] ) { return wp_json_encode( $answer ); }
$call = end( $http->calls );
parse_str( (string) wp_parse_url( $call['url'], PHP_URL_QUERY ), $query );
if ( 0 !== strpos( $call['url'], 'https://api.weather.example/v1/current?' ) || 'São Paulo' !== ( $query['q'] ?? '' ) || 'k 1' !== ( $query['key'] ?? '' ) ) { return 'asked ' . $call['url']; }
if ( 8 !== (int) $call['args']['timeout'] ) { return 'timeout'; }
$count = count( $http->calls );
$http->reply = new WP_Error( 'x', 'x' );
if ( array( 'temp' => 21.0, 'text' => 'Sunny' ) != $client->get( 'são paulo' ) && array( 'temp' => 21.0, 'text' => 'Sunny' ) != $client->get( 'SãO pAULO' ) ) { return 'the cache is not used'; }
if ( $count !== count( $http->calls ) ) { return 'asked again'; }
$client->get( 'Oslo' );
if ( $count + 1 !== count( $http->calls ) ) { return 'one cache for all cities'; }
global $wpdb;
$left = (int) $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name LIKE '%transient_timeout_%' ORDER BY option_id DESC LIMIT 1" ) - time();
return $left > 1700 && $left <= 1800 ? true : "cached for $left seconds";`),
  },
  {
    // D27
    area: 'wpdb',
    prompt: [
      'Class `Acme_Bookings` as a repository for the table {prefix}acme_bookings (exists: id, name, email, date, status). Code only, prepared statements everywhere.',
      '',
      '* insert( array $data ): int — new id, 0 on failure; only the known columns, status defaults to "open"',
      '* find( int $id ): ?array',
      '* by_status( string $status, int $limit = 20, int $offset = 0 ): array — associative rows, by date ascending',
      '* set_status( int $id, string $status ): bool — only open, confirmed, cancelled are allowed',
      '* delete( int $id ): bool — whether a row was deleted',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () {
	global $wpdb;
	$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}acme_bookings ( id bigint(20) unsigned NOT NULL AUTO_INCREMENT, name varchar(100) NOT NULL DEFAULT '', email varchar(100) NOT NULL DEFAULT '', date date NOT NULL, status varchar(20) NOT NULL DEFAULT '', PRIMARY KEY (id) )" );
} );`,
    check: checked(String.raw`if ( ! class_exists( 'Acme_Bookings' ) ) { return 'no class'; }
$bookings = new Acme_Bookings();
$made = array();
foreach ( array( '2026-05-03', '2026-05-01', '2026-05-02' ) as $date ) { $made[ $date ] = $bookings->insert( array( 'name' => "O'Neil", 'email' => 'o@example.com', 'date' => $date, 'admin' => 1 ) ); }
if ( ! is_int( $made['2026-05-03'] ) || $made['2026-05-03'] < 1 ) { return 'insert: ' . wp_json_encode( $made ) . $GLOBALS['wpdb']->last_error; }
$row = $bookings->find( $made['2026-05-03'] );
if ( ! is_array( $row ) || "O'Neil" !== $row['name'] || 'open' !== $row['status'] || '2026-05-03' !== $row['date'] ) { return 'find: ' . wp_json_encode( $row ); }
if ( null !== $bookings->find( 9999 ) ) { return 'find of an unknown id'; }
$found = wp_list_pluck( $bookings->by_status( 'open' ), 'date' );
if ( array( '2026-05-01', '2026-05-02', '2026-05-03' ) !== $found ) { return 'by_status: ' . wp_json_encode( $found ); }
if ( array( '2026-05-02' ) !== wp_list_pluck( $bookings->by_status( 'open', 1, 1 ), 'date' ) ) { return 'limit and offset'; }
if ( array() !== $bookings->by_status( "x' OR '1'='1" ) ) { return 'open to injection'; }
if ( true !== $bookings->set_status( $made['2026-05-01'], 'confirmed' ) || 'confirmed' !== $bookings->find( $made['2026-05-01'] )['status'] ) { return 'set_status'; }
if ( false !== $bookings->set_status( $made['2026-05-01'], 'weird' ) || 'confirmed' !== $bookings->find( $made['2026-05-01'] )['status'] ) { return 'an unknown status'; }
if ( true !== $bookings->delete( $made['2026-05-02'] ) || null !== $bookings->find( $made['2026-05-02'] ) ) { return 'delete'; }
return false === $bookings->delete( $made['2026-05-02'] ) ? true : 'deleted twice';`),
  },
  {
    // D28
    area: 'mail',
    prompt: [
      'All site mail should look alike. Return PHP code only.',
      '',
      '1. from address hello@<site host without www.>, from name = site name',
      '2. plain text mails (no Content-Type header set by the sender) become HTML: message escaped, line breaks kept, wrapped in <div class="acme-mail">…</div>, via the `wp_mail` filter',
      '3. mails that already are text/html stay untouched',
      '4. `wp_mail_failed`: write the error message to the option `acme_last_mail_error`',
      'Prefix acme_mail_.',
    ].join('\n'),
    check: checked(String.raw`update_option( 'blogname', 'Garden' );
foreach ( array( 'option_home', 'option_siteurl' ) as $option ) { add_filter( $option, function () { return 'https://www.garden.example'; }, 99 ); }
$_SERVER['HTTP_HOST'] = $_SERVER['SERVER_NAME'] = 'www.garden.example';
if ( 'hello@garden.example' !== apply_filters( 'wp_mail_from', 'wordpress@x.example' ) ) { return 'from ' . apply_filters( 'wp_mail_from', 'wordpress@x.example' ); }
if ( 'Garden' !== apply_filters( 'wp_mail_from_name', 'WordPress' ) ) { return 'from name'; }
wp_mail( 'a@example.com', 'S', "Tom & <b>Ann</b>\nsecond line" );
$mail = $mails[0];
if ( ! $mail['html'] ) { return 'a plain mail is not HTML'; }
if ( ! preg_match( '/<div class="acme-mail">.*Tom &amp; &lt;b&gt;Ann&lt;\/b&gt;.*<\/div>/s', $mail['message'] ) ) { return 'message ' . $mail['message']; }
if ( ! preg_match( '/<br ?\/?>\s*second line|<\/p>\s*<p>\s*second line/', $mail['message'] ) ) { return 'no line break'; }
foreach ( array( array( 'Content-Type: text/html; charset=UTF-8' ), 'Content-Type: text/html' ) as $headers ) {
	wp_mail( 'a@example.com', 'S', '<p>Ready & done</p>', $headers );
	$mail = $mails[ count( $mails ) - 1 ];
	if ( '<p>Ready & done</p>' !== $mail['message'] || ! $mail['html'] ) { return 'an HTML mail becomes ' . $mail['message']; }
}
wp_mail( 'a@example.com', 'S', 'with header', array( 'Reply-To: b@example.com' ) );
$mail = $mails[ count( $mails ) - 1 ];
if ( ! $mail['html'] || false === strpos( $mail['message'], 'acme-mail' ) || false === strpos( implode( ' ', (array) $mail['headers'] ), 'b@example.com' ) ) { return 'a mail with other headers: ' . wp_json_encode( $mail ); }
do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'No server' ) );
return 'No server' === get_option( 'acme_last_mail_error' ) ? true : 'the error is not stored';`),
  },
  {
    // D29
    area: 'rewrite',
    prompt: [
      'Code only please. Author "portfolio" URLs:',
      '',
      '- /portfolio/<user_nicename>/ → query var `acme_portfolio`, optional /portfolio/<user_nicename>/page/<n>/ → also `paged`',
      '- rules added on init with add_rewrite_rule at the top',
      "- function acme_portfolio_url( int $user_id ): string builds the URL ('' for an unknown user)",
      '- on `template_redirect`: a portfolio of an unknown user sets 404 ($wp_query->set_404() and status 404)',
    ].join('\n'),
    check: checked(String.raw`global $wp, $wp_rewrite, $wp_query, $wp_the_query;
remove_action( 'template_redirect', 'redirect_canonical' );
$wp_rewrite->flush_rules( false );
$parse = function ( $uri ) { global $wp; $_SERVER['REQUEST_URI'] = $uri; $wp->parse_request(); return $wp->query_vars; };
$vars = $parse( '/portfolio/admin/' );
if ( 'admin' !== ( $vars['acme_portfolio'] ?? '' ) ) { return wp_json_encode( $vars ); }
$vars = $parse( '/portfolio/admin/page/3/' );
if ( 'admin' !== ( $vars['acme_portfolio'] ?? '' ) || 3 !== (int) ( $vars['paged'] ?? 0 ) ) { return wp_json_encode( $vars ); }
if ( trailingslashit( acme_portfolio_url( 1 ) ) !== home_url( '/portfolio/admin/' ) ) { return 'URL ' . acme_portfolio_url( 1 ); }
if ( '' !== acme_portfolio_url( 999 ) ) { return 'URL of an unknown user'; }
$status = 0;
add_filter( 'status_header', function ( $header, $code ) use ( &$status ) { $status = $code; return $header; }, 10, 2 );
$go( $parse( '/portfolio/admin/' ) );
$run( function () { do_action( 'template_redirect' ); } );
if ( $wp_query->is_404() || 404 === $status ) { return 'a known user is a 404'; }
$go( $parse( '/portfolio/nobody-there/' ) );
$run( function () { do_action( 'template_redirect' ); } );
if ( ! $wp_query->is_404() || 404 !== $status ) { return 'an unknown user is no 404'; }
$status = 0;
$go( array( 'p' => 1 ) );
$wp->query_vars = array( 'p' => 1 );
$run( function () { do_action( 'template_redirect' ); } );
return $wp_query->is_404() || 404 === $status ? 'other pages are a 404' : true;`),
  },
  {
    // D30
    area: 'widgets',
    prompt: [
      'This widget ignores its settings. Change it (return the complete class in a code fence, plus the line that registers it on widgets_init):',
      '- fields: title (default "Recent"), number (1–10, default 5), show_date checkbox',
      '- update() sanitises and limits the values, show_date is saved as a boolean',
      '- output uses before_title/after_title and respects number and show_date (<span class="post-date">)',
      '',
      '```php',
      'class Acme_Recent_Widget extends WP_Widget {',
      '\tfunction __construct() {',
      "\t\tparent::__construct( 'acme_recent', 'Acme Recent' );",
      '\t}',
      '\tfunction widget( $args, $instance ) {',
      "\t\techo $args['before_widget'] . '<ul>';",
      '\t\tforeach ( get_posts() as $p ) {',
      "\t\t\techo '<li><a href=\"' . get_permalink( $p ) . '\">' . $p->post_title . '</a></li>';",
      '\t\t}',
      "\t\techo '</ul>' . $args['after_widget'];",
      '\t}',
      '}',
      '```',
    ].join('\n'),
    check: checked(String.raw`$widget = $GLOBALS['wp_widget_factory']->widgets['Acme_Recent_Widget'] ?? null;
if ( ! $widget ) { return 'not registered'; }
for ( $n = 1; $n <= 12; $n++ ) { $post( array( 'post_title' => "Recent <i>$n" ) ); }
$widget->_set( 2 );
ob_start();
$widget->form( array() );
$html = ob_get_clean();
foreach ( array( 'title', 'number', 'show_date' ) as $field ) { if ( false === strpos( $html, 'name="' . $widget->get_field_name( $field ) . '"' ) ) { return "no field $field"; } }
if ( false === strpos( $html, 'Recent' ) ) { return 'the default title is not in the form'; }
$saved = $widget->update( array( 'title' => 'My <b>posts</b>', 'number' => '99', 'show_date' => 'on' ), array() );
if ( 'My posts' !== $saved['title'] || $saved['number'] < 1 || $saved['number'] > 10 || true !== $saved['show_date'] ) { return wp_json_encode( $saved ); }
$saved = $widget->update( array( 'title' => 'x', 'number' => '3' ), array() );
if ( 3 !== (int) $saved['number'] || false !== $saved['show_date'] ) { return wp_json_encode( $saved ); }
$show = function ( $instance ) { ob_start(); the_widget( 'Acme_Recent_Widget', $instance, array( 'before_widget' => '<section>', 'after_widget' => '</section>', 'before_title' => '<h4>', 'after_title' => '</h4>' ) ); return ob_get_clean(); };
$html = $show( array( 'title' => 'Mine', 'number' => 3, 'show_date' => true ) );
if ( ! preg_match( '/<section>.*<h4>\s*Mine\s*<\/h4>.*<\/section>/s', $html ) ) { return $html; }
if ( 3 !== substr_count( $html, '<li' ) || 3 !== substr_count( $html, 'class="post-date"' ) ) { return 'number or date: ' . $html; }
if ( preg_match( '/Recent <i>\d/', $html ) ) { return 'titles are not escaped'; }
$html = $show( array( 'title' => 'Mine', 'number' => 2, 'show_date' => false ) );
if ( 2 !== substr_count( $html, '<li' ) || false !== strpos( $html, 'post-date' ) ) { return 'date without being asked'; }
return 5 === substr_count( $show( array() ), '<li' ) ? true : 'default number';`),
  },
  {
    // D31
    area: 'customizer',
    prompt: [
      'PHP only, no prose. Customizer section `acme_brand` ("Brand", text domain acme):',
      '',
      '- setting `acme_brand_color`: colour control, default #336699, sanitised as hex colour',
      '- setting `acme_brand_layout`: select wide / narrow, default wide, anything else falls back to wide',
      '- setting `acme_brand_note`: textarea, basic HTML allowed as in posts, no scripts',
      '- on wp_head print <style id="acme-brand">:root{--brand:COLOR}</style>',
      '- add the body class layout-wide or layout-narrow',
    ].join('\n'),
    check: checked(String.raw`require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
$as( 'administrator' );
$manager = new WP_Customize_Manager();
do_action( 'customize_register', $manager );
if ( ! $manager->get_section( 'acme_brand' ) || 'Brand' !== $manager->get_section( 'acme_brand' )->title ) { return 'no section'; }
$types = array();
foreach ( $manager->controls() as $control ) { if ( $control->setting && 'acme_brand' === $control->section ) { $types[ $control->setting->id ] = $control->type; if ( 'acme_brand_layout' === $control->setting->id ) { $choices = array_keys( $control->choices ); } } }
if ( 'color' !== ( $types['acme_brand_color'] ?? '' ) || 'select' !== ( $types['acme_brand_layout'] ?? '' ) || 'textarea' !== ( $types['acme_brand_note'] ?? '' ) ) { return 'controls ' . wp_json_encode( $types ); }
sort( $choices );
if ( array( 'narrow', 'wide' ) != $choices ) { return 'choices'; }
$clean = function ( $id, $value ) use ( $manager ) { $setting = $manager->get_setting( $id ); $done = $setting->sanitize( $value ); return is_wp_error( $done ) || null === $done ? '' : $done; };
if ( '#336699' !== $manager->get_setting( 'acme_brand_color' )->default || 'wide' !== $manager->get_setting( 'acme_brand_layout' )->default ) { return 'defaults'; }
if ( '#abcdef' !== $clean( 'acme_brand_color', '#abcdef' ) || false !== strpos( $clean( 'acme_brand_color', 'blue;}' ), 'blue' ) ) { return 'colour'; }
if ( 'narrow' !== $clean( 'acme_brand_layout', 'narrow' ) || 'wide' !== $clean( 'acme_brand_layout', 'huge' ) ) { return 'layout'; }
$note = $clean( 'acme_brand_note', '<strong>Hi</strong><script>x</script>' );
if ( false === strpos( $note, '<strong>Hi</strong>' ) || false !== strpos( $note, '<script' ) ) { return 'note ' . $note; }
set_current_screen( 'front' );
$show = function () { ob_start(); do_action( 'wp_head' ); return ob_get_clean(); };
if ( ! preg_match( '/<style id=["\']acme-brand["\'][^>]*>\s*:root\s*\{\s*--brand:\s*#336699;?\s*\}\s*<\/style>/', $show() ) ) { return 'no default style in the head'; }
set_theme_mod( 'acme_brand_color', '#abcdef' );
if ( ! preg_match( '/--brand:\s*#abcdef/', $show() ) ) { return 'the colour is not used'; }
$go( array( 'p' => 1 ) );
if ( ! in_array( 'layout-wide', get_body_class(), true ) ) { return 'no class layout-wide'; }
set_theme_mod( 'acme_brand_layout', 'narrow' );
return in_array( 'layout-narrow', get_body_class(), true ) && ! in_array( 'layout-wide', get_body_class(), true ) ? true : 'no class layout-narrow';`),
  },
  {
    // D32
    area: 'menus',
    prompt: [
      'Output code only. Class `Acme_Menu_Walker` extends Walker_Nav_Menu:',
      '',
      '- shows the item description after the title in <span class="menu-description">, only if there is one, escaped',
      '- links to another host get target="_blank" and rel="noopener"',
      '- function acme_main_menu() prints the menu of the location `main` with this walker, without container, class main-menu, and prints nothing when no menu is assigned',
      '- register the location `main` ("Main menu")',
    ].join('\n'),
    check: checked(String.raw`if ( ! is_subclass_of( 'Acme_Menu_Walker', 'Walker_Nav_Menu' ) ) { return 'no walker'; }
if ( 'Main menu' !== ( get_registered_nav_menus()['main'] ?? '' ) ) { return 'location'; }
$post( array( 'post_type' => 'page', 'post_title' => 'Fallback page' ) );
$show = function () { ob_start(); acme_main_menu(); return ob_get_clean(); };
if ( '' !== trim( $show() ) ) { return 'something without a menu'; }
$as( 'administrator' );
$menu = wp_create_nav_menu( 'Main' );
$add = function ( $title, $url, $description, $parent = 0 ) use ( $menu ) { return wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => $title, 'menu-item-url' => $url, 'menu-item-description' => $description, 'menu-item-parent-id' => $parent, 'menu-item-status' => 'publish', 'menu-item-type' => 'custom' ) ); };
$parent = $add( 'Inside', home_url( '/inside/' ), 'Tom <i>& Ann' );
$add( 'Outside', 'https://other.example/x', '' );
$add( 'Child', home_url( '/child/' ), '', $parent );
set_theme_mod( 'nav_menu_locations', array( 'main' => $menu ) );
$as( 'nobody' );
$html = $show();
if ( false !== strpos( $html, '<div' ) || ! preg_match( '/<ul[^>]*class="[^"]*main-menu/', $html ) ) { return 'container or class: ' . $html; }
if ( 1 !== substr_count( $html, 'class="menu-description"' ) || false !== strpos( $html, '<i>' ) || ! preg_match( '/Inside.*menu-description">\s*Tom/s', $html ) ) { return 'description: ' . $html; }
preg_match_all( '/<a\b[^>]*>/', $html, $links );
foreach ( $links[0] as $link ) {
	$outside = false !== strpos( $link, 'other.example' );
	if ( $outside && ( ! preg_match( '/target="_blank"/', $link ) || ! preg_match( '/rel="[^"]*noopener/', $link ) ) ) { return 'outside: ' . $link; }
	if ( ! $outside && false !== strpos( $link, '_blank' ) ) { return 'inside: ' . $link; }
}
return 3 === count( $links[0] ) && preg_match( '/<ul[^>]*class="[^"]*sub-menu/', $html ) ? true : 'structure: ' . $html;`),
  },
  {
    // D33
    area: 'utilities',
    prompt: [
      'Return only the code: no comments, no markdown, no closing PHP tag. Final class `Acme_Str` with static methods:',
      '',
      '1. truncate( string $text, int $length ): string — at most $length characters including a trailing "…" when shortened, multibyte safe, does not cut inside a word if avoidable',
      "2. between( string $text, string $start, string $end ): string — the text between the first $start and the next $end, '' if missing",
      '3. to_snake( string $text ): string — "someCamelCase" and "some-dashed text" → some_camel_case, some_dashed_text',
      '4. mask_email( string $email ): string — "joanna@example.com" → "j*****@example.com", \'\' for an invalid address',
    ].join('\n'),
    check:
      checked(String.raw`if ( ! class_exists( 'Acme_Str' ) || ! ( new ReflectionClass( 'Acme_Str' ) )->isFinal() ) { return 'no final class'; }
foreach ( token_get_all( file_get_contents( WPMU_PLUGIN_DIR . '/answer.php' ) ) as $token ) { if ( is_array( $token ) && in_array( $token[0], array( T_COMMENT, T_DOC_COMMENT, T_CLOSE_TAG ), true ) ) { return 'not wanted: ' . $token[1]; } }
if ( 'short' !== Acme_Str::truncate( 'short', 10 ) || 'exact size' !== Acme_Str::truncate( 'exact size', 10 ) ) { return 'a short text is changed'; }
$cut = Acme_Str::truncate( 'Über den Wolken ist alles frei', 12 );
if ( ! in_array( $cut, array( 'Über den…', 'Über den …' ), true ) ) { return 'truncate: ' . $cut; }
$cut = Acme_Str::truncate( 'ääääääääääääää', 6 );
if ( 'äääää…' !== $cut ) { return 'truncate one word: ' . $cut; }
if ( 'b c' !== Acme_Str::between( 'a [b c] d]', '[', ']' ) || '' !== Acme_Str::between( 'a [b', '[', ']' ) || '' !== Acme_Str::between( 'a] b', '[', ']' ) ) { return 'between'; }
foreach ( array( 'someCamelCase' => 'some_camel_case', 'some-dashed text' => 'some_dashed_text', 'plain' => 'plain' ) as $from => $to ) { if ( $to !== Acme_Str::to_snake( $from ) ) { return "$from gives " . Acme_Str::to_snake( $from ); } }
if ( 'j*****@example.com' !== Acme_Str::mask_email( 'joanna@example.com' ) ) { return 'mask: ' . Acme_Str::mask_email( 'joanna@example.com' ); }
return '' === Acme_Str::mask_email( 'nope' ) ? true : 'an invalid address';`),
  },
  {
    // D34
    area: 'utilities',
    prompt: [
      'Code only, inside a ```php fence. Date helpers, prefix acme_, no classes:',
      '',
      '- acme_date_range( string $from, string $to ): string[] — all days Y-m-d from..to inclusive, [] if $to is before $from or a date is invalid',
      '- acme_is_weekend( string $date ): bool',
      '- acme_add_workdays( string $date, int $days ): string — skips Saturdays and Sundays',
      "- acme_age( string $birthday, string $on = 'today' ): int — full years, 0 for a birthday in the future",
    ].join('\n'),
    check:
      checked(String.raw`if ( array( '2024-02-28', '2024-02-29', '2024-03-01' ) !== acme_date_range( '2024-02-28', '2024-03-01' ) ) { return 'range: ' . wp_json_encode( acme_date_range( '2024-02-28', '2024-03-01' ) ); }
if ( array( '2026-01-01' ) !== acme_date_range( '2026-01-01', '2026-01-01' ) ) { return 'one day'; }
if ( array() !== acme_date_range( '2026-01-02', '2026-01-01' ) || array() !== acme_date_range( 'nonsense', '2026-01-01' ) || array() !== acme_date_range( '2026-02-01', '2026-02-31' ) ) { return 'invalid ranges'; }
if ( true !== acme_is_weekend( '2026-11-28' ) || true !== acme_is_weekend( '2026-11-29' ) || false !== acme_is_weekend( '2026-11-30' ) ) { return 'weekend'; }
foreach ( array( array( '2026-11-27', 1, '2026-11-30' ), array( '2026-11-25', 5, '2026-12-02' ), array( '2026-11-23', 2, '2026-11-25' ) ) as $one ) {
	if ( $one[2] !== acme_add_workdays( $one[0], $one[1] ) ) { return "$one[0] + $one[1] gives " . acme_add_workdays( $one[0], $one[1] ); }
}
foreach ( array( array( '2000-06-15', '2026-06-14', 25 ), array( '2000-06-15', '2026-06-15', 26 ), array( '2030-01-01', '2026-01-01', 0 ) ) as $one ) {
	if ( $one[2] !== acme_age( $one[0], $one[1] ) ) { return "born $one[0] on $one[1]: " . acme_age( $one[0], $one[1] ); }
}
return acme_age( gmdate( 'Y' ) - 10 . '-01-01' ) >= 9 ? true : 'today';`),
  },
  {
    // D35
    area: 'repair',
    prompt: [
      'Security review found problems in this handler. Fix all of them, keep the action and parameter names (nonce: action `acme_delete_item`, field `nonce`). Only the fixed code, no explanation.',
      '',
      '```php',
      "add_action( 'wp_ajax_acme_delete_item', 'acme_delete_item' );",
      "add_action( 'wp_ajax_nopriv_acme_delete_item', 'acme_delete_item' );",
      'function acme_delete_item() {',
      "\twp_delete_post( $_POST['id'], true );",
      "\techo json_encode( array( 'success' => true, 'message' => 'Deleted ' . $_POST['id'] ) );",
      '\tdie();',
      '}',
      '```',
    ].join('\n'),
    check: checked(String.raw`$id = $post();
$as( 'administrator' );
$end = $ajax( 'acme_delete_item', array( 'id' => $id, 'nonce' => 'wrong' ) );
if ( $end->ok || ! get_post( $id ) ) { return 'the nonce is not checked'; }
$end = $ajax( 'acme_delete_item', array( 'id' => $id ) );
if ( $end->ok || ! get_post( $id ) ) { return 'works without a nonce'; }
$as( 'subscriber' );
$end = $ajax( 'acme_delete_item', array( 'id' => $id, 'nonce' => wp_create_nonce( 'acme_delete_item' ) ) );
if ( $end->ok || ! get_post( $id ) ) { return 'subscribers can delete'; }
$as( 'author' );
$end = $ajax( 'acme_delete_item', array( 'id' => $id, 'nonce' => wp_create_nonce( 'acme_delete_item' ) ) );
if ( $end->ok || ! get_post( $id ) ) { return 'authors can delete the posts of others'; }
$as( 'nobody' );
$end = $ajax( 'acme_delete_item', array( 'id' => $id, 'nonce' => wp_create_nonce( 'acme_delete_item' ) ) );
if ( $end->ok || ! get_post( $id ) ) { return 'visitors can delete'; }
$as( 'administrator' );
$end = $ajax( 'acme_delete_item', array( 'id' => $id, 'nonce' => wp_create_nonce( 'acme_delete_item' ) ) );
if ( ! $end->ok ) { return 'administrators cannot delete: ' . $end->output . $end->message; }
return get_post( $id ) ? 'not deleted' : true;`),
  },
  {
    // D36
    area: 'repair',
    prompt: [
      'Harden this (code fence, no text around it). Needed: capability manage_options, nonce in the form and in the handler, sanitised values (title = text, url = URL, html = post HTML without scripts), escaped output, safe redirect. Keep the function and field names.',
      '',
      '```php',
      'function acme_form() {',
      "\techo '<form method=\"post\" action=\"' . admin_url( 'admin-post.php' ) . '\">';",
      '\techo \'<input type="hidden" name="action" value="acme_save">\';',
      "\techo '<input name=\"acme_title\" value=\"' . get_option( 'acme_title' ) . '\">';",
      "\techo '<input name=\"acme_url\" value=\"' . get_option( 'acme_url' ) . '\">';",
      "\techo '<textarea name=\"acme_html\">' . get_option( 'acme_html' ) . '</textarea>';",
      "\techo '<button>Save</button></form>';",
      '}',
      "add_action( 'admin_post_acme_save', 'acme_save' );",
      'function acme_save() {',
      "\tforeach ( array( 'acme_title', 'acme_url', 'acme_html' ) as $key ) {",
      '\t\tupdate_option( $key, $_POST[ $key ] );',
      '\t}',
      "\twp_redirect( $_POST['_wp_http_referer'] );",
      '\texit;',
      '}',
      '```',
    ].join('\n'),
    check: checked(String.raw`$as( 'administrator' );
update_option( 'acme_title', 'a"><i>b' );
update_option( 'acme_url', 'https://example.com/?a=1&b="' );
update_option( 'acme_html', '</textarea><b>x' );
ob_start();
acme_form();
$html = ob_get_clean();
foreach ( array( 'acme_title', 'acme_url', 'acme_html' ) as $name ) { if ( ! preg_match( '/name=["\']' . $name . '["\']/', $html ) ) { return "no field $name"; } }
if ( false !== strpos( $html, '"><i>b' ) || 1 !== substr_count( $html, '</textarea>' ) ) { return 'the form is not escaped'; }
$hidden = $inputs( $html );
if ( 'acme_save' !== ( $hidden['action'] ?? '' ) ) { return 'action'; }
$values = array( 'acme_title' => "Tom's <b>shop</b>", 'acme_url' => 'javascript:alert(1)', 'acme_html' => '<em>Hi</em><script>x</script>', '_wp_http_referer' => 'https://evil.example/' );
$_SERVER['HTTP_REFERER'] = admin_url( 'options-general.php?page=acme' );
$form( 'admin_post_acme_save', $values + array( 'action' => 'acme_save' ) );
if ( 'a"><i>b' !== get_option( 'acme_title' ) ) { return 'saved without a nonce'; }
$end = $form( 'admin_post_acme_save', $values + $hidden );
if ( "Tom's shop" !== get_option( 'acme_title' ) ) { return 'title ' . get_option( 'acme_title' ); }
if ( false !== strpos( (string) get_option( 'acme_url' ), 'javascript' ) ) { return 'URL ' . get_option( 'acme_url' ); }
if ( false === strpos( get_option( 'acme_html' ), '<em>Hi</em>' ) || false !== strpos( get_option( 'acme_html' ), '<script' ) ) { return 'html ' . get_option( 'acme_html' ); }
if ( 'redirected' !== $end->how || false !== strpos( $end->location, 'evil.example' ) ) { return "ends $end->how $end->location $end->message"; }
$as( 'editor' );
ob_start();
$run( 'acme_form' );
ob_end_clean();
$hidden = array_merge( $hidden, $inputs( $end->output ) );
foreach ( $hidden as $name => $value ) { if ( preg_match( '/nonce/', $name ) ) { $hidden[ $name ] = $value; } }
$form( 'admin_post_acme_save', array( 'acme_title' => 'by editor' ) + $hidden );
return 'by editor' !== get_option( 'acme_title' ) ? true : 'editors can save';`),
  },
  {
    // D37
    area: 'repair',
    prompt: String.raw`Fix the XSS and the other mistakes in this shortcode, respond with code only: it must return instead of echo, use shortcode_atts (size s, m or l, default m), escape everything, only http(s) links, and the search term from ?ref= may only show up escaped.

add_shortcode( 'promo', 'acme_promo' );
function acme_promo( $atts, $content = null ) {
	extract( $atts );
	echo '<div class="promo promo-' . $size . '"><a href="' . $link . '">' . $title . '</a>';
	if ( isset( $_GET['ref'] ) ) {
		echo '<small>via ' . $_GET['ref'] . '</small>';
	}
	echo $content . '</div>';
}`,
    check: checked(String.raw`ob_start();
$html = do_shortcode( '[promo size="l" link="https://example.com/a" title="Go"]Inner <em>text</em>[/promo]' );
if ( '' !== ob_get_clean() ) { return 'it echoes'; }
if ( ! preg_match( '/<div class="promo promo-l">\s*<a [^>]*href="https:\/\/example\.com\/a"[^>]*>\s*Go\s*<\/a>/', $html ) ) { return $html; }
if ( false === strpos( $html, 'Inner' ) ) { return 'the content is gone'; }
if ( false !== strpos( $html, 'via' ) ) { return 'via without ref'; }
$call = function ( $atts, $content = '' ) { ob_start(); $html = call_user_func( $GLOBALS['shortcode_tags']['promo'], $atts, $content, 'promo' ); return ob_get_clean() . $html; };
if ( false === strpos( $call( '' ), 'promo-m' ) ) { return 'default size'; }
if ( false === strpos( $call( array( 'size' => 'xx" onclick="1' ) ), 'promo-m' ) ) { return 'a wrong size is not m'; }
$html = $call( array( 'link' => 'javascript:alert(1)', 'title' => '<script>1</script>' ), 'Hi<script>2</script>' );
if ( false !== strpos( $html, 'javascript:' ) ) { return 'link'; }
if ( false !== strpos( $html, '<script' ) ) { return 'not escaped: ' . $html; }
if ( false !== strpos( $call( array( 'link' => 'ftp://example.com/' ) ), 'ftp:' ) ) { return 'ftp links'; }
$_GET['ref'] = $_REQUEST['ref'] = wp_slash( 'Tom & <img src=x>' );
$html = $call( array() );
return preg_match( '/<small>\s*via Tom &amp;/', $html ) && false === strpos( $html, '<img' ) ? true : 'ref: ' . $html;`),
  },
  {
    // D38
    area: 'repair',
    prompt: [
      'The function below has SQL injection holes. Rewrite it, code only. `orderby` may be id, name or created (default created), `order` ASC/DESC (default DESC), `limit` 1–100 (default 10), `search` matches parts of name. Signature stays.',
      '',
      '<?php',
      'function acme_get_rows( array $args = array() ) {',
      '\tglobal $wpdb;',
      "\t$table = $wpdb->prefix . 'acme_rows';",
      "\t$where = isset( $args['search'] ) ? \"WHERE name LIKE '%{$args['search']}%'\" : '';",
      "\treturn $wpdb->get_results( \"SELECT * FROM $table $where ORDER BY {$args['orderby']} {$args['order']} LIMIT {$args['limit']}\" );",
      '}',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () {
	global $wpdb;
	$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}acme_rows ( id bigint(20) unsigned NOT NULL AUTO_INCREMENT, name varchar(100) NOT NULL DEFAULT '', created datetime NOT NULL, PRIMARY KEY (id) )" );
	foreach ( array( 'beta' => '2026-01-02', 'alpha' => '2026-01-03', "o'c%t" => '2026-01-01' ) as $name => $date ) { $wpdb->insert( $wpdb->prefix . 'acme_rows', array( 'name' => $name, 'created' => $date . ' 00:00:00' ) ); }
} );`,
    check: checked(String.raw`global $wpdb;
$names = function ( $args ) { return wp_list_pluck( acme_get_rows( $args ), 'name' ); };
if ( array( 'alpha', 'beta', "o'c%t" ) !== $names( array() ) ) { return 'defaults: ' . wp_json_encode( $names( array() ) ); }
if ( array( 'alpha', 'beta', "o'c%t" ) !== $names( array( 'orderby' => 'name', 'order' => 'ASC' ) ) ) { return 'by name'; }
if ( array( "o'c%t", 'alpha', 'beta' ) !== $names( array( 'orderby' => 'id' ) ) ) { return 'by id'; }
if ( array( 'beta' ) !== $names( array( 'search' => 'et' ) ) || array( "o'c%t" ) !== $names( array( 'search' => "o'c" ) ) ) { return 'search'; }
if ( array( "o'c%t" ) !== $names( array( 'search' => 'c%t' ) ) || array() !== $names( array( 'search' => 'a%a' ) ) ) { return 'the search treats % as a wildcard'; }
if ( 2 !== count( acme_get_rows( array( 'limit' => 2 ) ) ) ) { return 'limit'; }
if ( array() !== $names( array( 'search' => "x' OR '1'='1" ) ) ) { return 'injection by search'; }
if ( array( 'alpha', 'beta', "o'c%t" ) !== $names( array( 'orderby' => '(CASE WHEN 1 THEN id END)', 'order' => 'ASC, id DESC' ) ) ) { return 'injection by orderby'; }
$found = $names( array( 'limit' => '1; DROP TABLE x' ) );
if ( ! $found || 'alpha' !== $found[0] ) { return 'injection by limit'; }
for ( $n = 0; $n < 105; $n++ ) { $wpdb->insert( $wpdb->prefix . 'acme_rows', array( 'name' => "n$n", 'created' => '2025-01-01 00:00:00' ) ); }
return 100 >= count( acme_get_rows( array( 'limit' => 1000 ) ) ) && 10 === count( acme_get_rows() ) ? true : 'the limit is not limited';`),
  },
  {
    // D39
    area: 'security',
    prompt: [
      'Write "unsubscribe by link". Respond with only code.',
      '',
      '- acme_unsubscribe_url( int $user_id ): string — home URL with acme_unsub=<user id> and token=<wp_hash of "acme_unsub|" + user id>',
      '- on `template_redirect`: if acme_unsub is in the URL and the token is right (hash_equals), set the user meta `acme_unsubscribed` to 1 and wp_die( "You are unsubscribed." ) with response 200',
      '- wrong token or unknown user: wp_die with response 403',
      '- acme_is_unsubscribed( int $user_id ): bool',
    ].join('\n'),
    check: checked(String.raw`remove_action( 'template_redirect', 'redirect_canonical' );
$user = $as( 'subscriber' );
$as( 'nobody' );
$url = acme_unsubscribe_url( $user );
parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
if ( 0 !== strpos( $url, home_url() ) || (string) $user !== ( $query['acme_unsub'] ?? '' ) || wp_hash( 'acme_unsub|' . $user ) !== ( $query['token'] ?? '' ) ) { return 'URL ' . $url; }
if ( false !== acme_is_unsubscribed( $user ) ) { return 'unsubscribed from the start'; }
$end = $form( 'template_redirect', array(), 'GET' );
if ( 'returned' !== $end->how ) { return 'other requests are stopped'; }
foreach ( array( array( 'token' => 'wrong' ) + $query, array( 'acme_unsub' => (string) $user ), array( 'acme_unsub' => '999', 'token' => wp_hash( 'acme_unsub|999' ) ), array( 'acme_unsub' => '1' ) + $query ) as $wrong ) {
	$end = $form( 'template_redirect', $wrong, 'GET' );
	if ( 'died' !== $end->how || 403 !== $end->status ) { return wp_json_encode( $wrong ) . " ends $end->how $end->status"; }
}
if ( acme_is_unsubscribed( $user ) || acme_is_unsubscribed( 1 ) ) { return 'unsubscribed by a wrong link'; }
$end = $form( 'template_redirect', $query, 'GET' );
if ( 'died' !== $end->how || 200 !== $end->status || false === strpos( $end->message, 'You are unsubscribed.' ) ) { return "right link ends $end->how $end->status $end->message"; }
if ( '1' !== (string) get_user_meta( $user, 'acme_unsubscribed', true ) ) { return 'the meta is not set'; }
return true === acme_is_unsubscribed( $user ) ? true : 'acme_is_unsubscribed';`),
  },
  {
    // D40
    area: 'transients',
    prompt: [
      'I\'m building "Acme Cache", one plugin file, code only, no fences, class `Acme_Cache` with static methods only:',
      '',
      '- remember( string $key, int $ttl, callable $make ): transient `acme_cache_<key>`; calls $make only on a miss; null results are not stored',
      '- forget( string $key ): bool',
      '- flush(): int — deletes all acme_cache_* transients with a prepared query on the options table and returns how many there were',
      '- flush on `save_post` and `deleted_post`',
      '- a plugin header with Plugin Name and Requires PHP: 7.4',
    ].join('\n'),
    check:
      checked(String.raw`$header = get_file_data( WPMU_PLUGIN_DIR . '/answer.php', array( 'Plugin Name', 'Requires PHP' ) );
if ( array( 'Acme Cache', '7.4' ) !== $header ) { return 'header ' . wp_json_encode( $header ); }
$calls = 0;
$make = function () use ( &$calls ) { $calls++; return array( 'n' => $calls ); };
if ( array( 'n' => 1 ) !== Acme_Cache::remember( 'one', 300, $make ) || array( 'n' => 1 ) !== Acme_Cache::remember( 'one', 300, $make ) || 1 !== $calls ) { return 'remember'; }
if ( array( 'n' => 1 ) !== get_transient( 'acme_cache_one' ) ) { return 'name of the transient'; }
$left = (int) get_option( '_transient_timeout_acme_cache_one' ) - time();
if ( $left < 290 || $left > 300 ) { return "expires in $left seconds"; }
$nulls = 0;
$null = function () use ( &$nulls ) { $nulls++; return null; };
Acme_Cache::remember( 'nothing', 300, $null );
if ( null !== Acme_Cache::remember( 'nothing', 300, $null ) || 2 !== $nulls ) { return 'null is stored'; }
if ( true !== Acme_Cache::forget( 'one' ) || false !== get_transient( 'acme_cache_one' ) ) { return 'forget'; }
set_transient( 'other', 'x', 100 );
foreach ( array( 'a', 'b', 'c' ) as $key ) { Acme_Cache::remember( $key, 300, $make ); }
$count = Acme_Cache::flush();
if ( 3 !== $count ) { return "flush returns $count"; }
wp_cache_flush();
if ( false !== get_transient( 'acme_cache_a' ) || 'x' !== get_transient( 'other' ) ) { return 'flush'; }
if ( 0 !== Acme_Cache::flush() ) { return 'second flush'; }
$id = $post();
Acme_Cache::remember( 'd', 300, $make );
wp_update_post( array( 'ID' => $id, 'post_title' => 'New' ) );
wp_cache_flush();
if ( false !== get_transient( 'acme_cache_d' ) ) { return 'not flushed by save_post'; }
Acme_Cache::remember( 'd', 300, $make );
wp_delete_post( $id, true );
wp_cache_flush();
return false === get_transient( 'acme_cache_d' ) ? true : 'not flushed by deleted_post';`),
  },
];
