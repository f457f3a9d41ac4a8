// Longer than 300 lines: a table of prompts, each with what proves it.

import { checking } from './autumn-checks.ts';
import type { InstructionCase } from './instruction-case.ts';

/** Plain prompts by a second developer who knew nothing of the engine, each check tried with a right answer and with none. */
export const autumnPlainCases: readonly InstructionCase[] = [
  // 01
  {
    area: 'rest',
    prompt: String.raw`Register a public GET route kennel/v1/dogs/(?P<id>\d+) that returns id, title and link of a published post. If there is no published post with that ID answer with a 404 WP_Error.`,
    check: checking(String.raw`$id = $make( array( 'post_title' => 'Rex the beagle' ) );
$draft = $make( array( 'post_status' => 'draft' ) );
list( $s, $d ) = $rest( 'GET', "/kennel/v1/dogs/$id" );
if ( 200 !== $s ) return "status $s for a published post";
if ( (int) $d['id'] !== $id || 'Rex the beagle' !== $d['title'] || get_permalink( $id ) !== $d['link'] ) return 'wrong data: ' . wp_json_encode( $d );
if ( 404 !== $rest( 'GET', "/kennel/v1/dogs/$draft" )[0] ) return 'a draft is shown';
if ( 404 !== $rest( 'GET', '/kennel/v1/dogs/987654' )[0] ) return 'no 404 for a missing post';
return true;`),
  },
  // 02
  {
    area: 'rest',
    prompt:
      "I need a REST endpoint POST /orchard/v1/harvest. Params: `kilos` (number, required, must be above 0) and `variety` (string, required). Only users who can edit_posts may call it. Append array( 'kilos' => ..., 'variety' => ... ) to the option orchard_harvest and respond with status 201.",
    check: checking(String.raw`$ok = array( 'kilos' => '12.5', 'variety' => 'Boskoop' );
$s = $rest( 'POST', '/orchard/v1/harvest', $ok )[0];
if ( 401 !== $s && 403 !== $s ) return "visitors get $s";
if ( 403 !== $rest( 'POST', '/orchard/v1/harvest', $ok, $reader )[0] ) return 'subscribers are let in';
if ( get_option( 'orchard_harvest' ) ) return 'saved without permission';
$s = $rest( 'POST', '/orchard/v1/harvest', $ok, 1 )[0];
if ( 201 !== $s ) return "status $s";
foreach ( array( array( 'kilos' => '0' ) + $ok, array( 'kilos' => '-3' ) + $ok, array( 'kilos' => 'lots' ) + $ok, array( 'kilos' => '3' ), array( 'variety' => 'Elstar' ) ) as $bad ) {
	if ( 400 !== $rest( 'POST', '/orchard/v1/harvest', $bad, 1 )[0] ) return 'accepts ' . wp_json_encode( $bad );
}
$rest( 'POST', '/orchard/v1/harvest', array( 'kilos' => '4', 'variety' => 'Elstar' ), 1 );
$o = get_option( 'orchard_harvest' );
if ( ! is_array( $o ) || 2 !== count( $o ) ) return 'option: ' . wp_json_encode( $o );
return 12.5 == $o[0]['kilos'] && 'Boskoop' === $o[0]['variety'] && 4 == $o[1]['kilos'] ? true : wp_json_encode( $o );`),
  },
  // 03
  {
    area: 'ajax',
    prompt:
      'Write an AJAX action `toggle_bookmark` for logged-in users only. It gets post_id and nonce (action "bookmark") by POST, adds the post ID to the array in user meta bookmarked_posts or takes it out if it is already there, and replies with wp_send_json_success and the new list.',
    check: checking(String.raw`$id = $make(); $other = $make();
if ( has_action( 'wp_ajax_nopriv_toggle_bookmark' ) ) return 'open to visitors';
wp_set_current_user( $reader ); $n = wp_create_nonce( 'bookmark' );
$ajax( 'toggle_bookmark', array( 'post_id' => $id, 'nonce' => 'nope' ), $reader );
if ( get_user_meta( $reader, 'bookmarked_posts', true ) ) return 'works with a wrong nonce';
$r = $ajax( 'toggle_bookmark', array( 'post_id' => $id, 'nonce' => $n ), $reader );
if ( empty( $r['success'] ) ) return 'no success: ' . wp_json_encode( $r );
$ajax( 'toggle_bookmark', array( 'post_id' => $other, 'nonce' => $n ), $reader );
$m = array_map( 'intval', array_values( (array) get_user_meta( $reader, 'bookmarked_posts', true ) ) );
if ( array( $id, $other ) !== $m ) return 'after two: ' . wp_json_encode( $m );
$r = $ajax( 'toggle_bookmark', array( 'post_id' => $id, 'nonce' => $n ), $reader );
$m = array_map( 'intval', array_values( (array) get_user_meta( $reader, 'bookmarked_posts', true ) ) );
if ( array( $other ) !== $m ) return 'after removal: ' . wp_json_encode( $m );
return false !== strpos( wp_json_encode( $r ), (string) $other ) ? true : 'the reply lacks the list';`),
  },
  // 04
  {
    area: 'ajax',
    prompt:
      'ajax handler `find_trails` (visitors and logged in users): reads `term` from $_POST, checks nonce "find_trails" sent as `security`, and returns at most 5 published pages matching the term, each with id, title and url, via wp_send_json_success',
    check:
      checking(String.raw`for ( $i = 1; $i <= 7; $i++ ) { $make( array( 'post_type' => 'page', 'post_title' => "Ridgeway walk $i" ) ); }
$make( array( 'post_type' => 'page', 'post_title' => 'Ridgeway secret', 'post_status' => 'draft' ) );
$make( array( 'post_title' => 'Ridgeway news' ) );
$one = $make( array( 'post_type' => 'page', 'post_title' => 'Limestone loop' ) );
$r = $ajax( 'find_trails', array( 'term' => 'Limestone', 'security' => 'bad' ) );
if ( is_array( $r ) && ! empty( $r['success'] ) ) return 'works without a valid nonce';
foreach ( array( 0, $reader ) as $u ) {
	wp_set_current_user( $u ); $n = wp_create_nonce( 'find_trails' );
	$r = $ajax( 'find_trails', array( 'term' => 'Limestone', 'security' => $n ), $u );
	if ( empty( $r['success'] ) ) return "no success for user $u: " . wp_json_encode( $r );
	$list = isset( $r['data'][0] ) ? $r['data'] : reset( $r['data'] );
	if ( 1 !== count( $list ) ) return 'wrong count: ' . wp_json_encode( $r );
	if ( (int) $list[0]['id'] !== $one || 'Limestone loop' !== $list[0]['title'] || get_permalink( $one ) !== $list[0]['url'] ) return 'wrong entry: ' . wp_json_encode( $list );
}
$r = $ajax( 'find_trails', array( 'term' => 'Ridgeway', 'security' => $n ), $reader );
$list = isset( $r['data'][0] ) ? $r['data'] : reset( $r['data'] );
if ( 5 !== count( $list ) ) return 'not 5: ' . wp_json_encode( $r );
foreach ( $list as $e ) { if ( 0 !== strpos( $e['title'], 'Ridgeway walk' ) ) return 'lists ' . $e['title']; }
return true;`),
  },
  // 05
  {
    area: 'types',
    prompt:
      'Register a custom post type `vineyard` on init. Public, archive under /vineyards, title, editor and featured image support, usable in the block editor, menu icon dashicons-location, labels "Vineyards" / "Vineyard".',
    check: checking(String.raw`$t = get_post_type_object( 'vineyard' );
if ( ! $t ) return 'not registered';
if ( ! $t->public || ! $t->show_in_rest ) return 'not public or not in the block editor';
if ( '/vineyards' !== substr( untrailingslashit( (string) get_post_type_archive_link( 'vineyard' ) ), -10 ) ) return 'archive: ' . get_post_type_archive_link( 'vineyard' );
foreach ( array( 'title', 'editor', 'thumbnail' ) as $f ) { if ( ! post_type_supports( 'vineyard', $f ) ) return "no $f"; }
if ( 'dashicons-location' !== $t->menu_icon ) return 'icon';
return 'Vineyards' === $t->labels->name && 'Vineyard' === $t->labels->singular_name ? true : 'labels';`),
  },
  // 06
  {
    area: 'types',
    prompt: String.raw`Add a hierarchical taxonomy "difficulty" to posts: shown in REST and as a column in the posts list, URL base "level". Also make sure the terms Easy, Moderate and Hard exist (create them on init when missing).`,
    check: checking(String.raw`$t = get_taxonomy( 'difficulty' );
if ( ! $t ) return 'not registered';
if ( ! in_array( 'post', $t->object_type, true ) ) return 'not for posts';
if ( ! $t->hierarchical || ! $t->show_in_rest || ! $t->show_admin_column ) return 'hierarchical, REST or column missing';
if ( 'level' !== $t->rewrite['slug'] ) return 'slug';
foreach ( array( 'Easy', 'Moderate', 'Hard' ) as $n ) { if ( ! term_exists( $n, 'difficulty' ) ) return "no term $n"; }
return 3 === (int) wp_count_terms( array( 'taxonomy' => 'difficulty', 'hide_empty' => false ) ) ? true : 'other terms';`),
  },
  // 07
  {
    area: 'meta',
    prompt: String.raw`Register the post meta reading_minutes for posts: integer, single, default 0, available in the REST API, can never be saved as a negative number, and only users who may edit the post can change it.`,
    check: checking(String.raw`$k = get_registered_meta_keys( 'post', 'post' );
if ( empty( $k['reading_minutes'] ) ) return 'not registered for posts';
if ( 'integer' !== $k['reading_minutes']['type'] || ! $k['reading_minutes']['single'] ) return 'type or single';
$id = $make();
if ( 0 !== (int) get_post_meta( $id, 'reading_minutes', true ) || '' === get_post_meta( $id, 'reading_minutes', true ) ) return 'default';
update_post_meta( $id, 'reading_minutes', '7' );
list( $s, $d ) = $rest( 'GET', "/wp/v2/posts/$id" );
if ( 7 !== ( $d['meta']['reading_minutes'] ?? null ) ) return 'not in REST: ' . wp_json_encode( $d['meta'] ?? null );
update_post_meta( $id, 'reading_minutes', -5 );
if ( get_post_meta( $id, 'reading_minutes', true ) < 0 ) return 'negative value saved';
wp_set_current_user( $reader );
if ( current_user_can( 'edit_post_meta', $id, 'reading_minutes' ) ) return 'a subscriber may edit it';
wp_set_current_user( 1 );
return current_user_can( 'edit_post_meta', $id, 'reading_minutes' ) ? true : 'the admin may not edit it';`),
  },
  // 08
  {
    area: 'meta',
    prompt: String.raw`Function set_event_dates( int $post_id, string $start, string $end ): bool. Saves _event_start and _event_end as Y-m-d post meta. Return false and save nothing if one of them is not a real Y-m-d date or if the end lies before the start.`,
    check: checking(String.raw`$id = $make();
foreach ( array( array( '2027-02-30', '2027-03-02' ), array( '2027-03-01', 'soon' ), array( '2027-03-05', '2027-03-04' ), array( '', '' ), array( '2027-13-01', '2028-01-01' ) ) as $b ) {
	if ( false !== set_event_dates( $id, $b[0], $b[1] ) ) return 'accepts ' . wp_json_encode( $b );
}
if ( get_post_meta( $id, '_event_start', true ) || get_post_meta( $id, '_event_end', true ) ) return 'saved bad dates';
if ( true !== set_event_dates( $id, '2027-03-01', '2027-03-01' ) ) return 'refuses a single day';
if ( true !== set_event_dates( $id, '2028-02-29', '2028-03-04' ) ) return 'refuses good dates';
return '2028-02-29' === get_post_meta( $id, '_event_start', true ) && '2028-03-04' === get_post_meta( $id, '_event_end', true ) ? true : 'meta';`),
  },
  // 09
  {
    area: 'metabox',
    prompt: String.raw`Add a meta box "Tasting note" in the sidebar of the page editor with one textarea, stored in _tasting_note. Save it on save_post with nonce and capability checks, line breaks must survive.`,
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );`,
    check:
      checking(String.raw`wp_set_current_user( 1 ); $id = $make( array( 'post_type' => 'page' ) ); update_post_meta( $id, '_tasting_note', 'Old </textarea><script>x</script>' );
$h = $boxes( $id );
if ( false === strpos( $h, 'Tasting note' ) ) return 'no box';
if ( false !== strpos( $h, '<script>x' ) ) return 'value is not escaped';
$area = array_values( array_filter( $inputs( $h ), function ( $i ) { return 'textarea' === $i['type'] && false !== strpos( $i['value'], 'Old' ); } ) );
if ( ! $area ) return 'no textarea with the stored value';
global $wp_meta_boxes; $side = wp_json_encode( array_keys( array_merge( ...array_values( $wp_meta_boxes['page']['side'] ?? array( array() ) ) ) ) );
if ( '[]' === $side ) return 'not in the side context';
$f = $form( $inputs( $h ), array( $area[0]['name'] => "Oak & smoke\n<b>Long</b> finish <script>y</script>" ) );
wp_set_current_user( $reader ); $update( $id, $f );
if ( 'Old </textarea><script>x</script>' !== get_post_meta( $id, '_tasting_note', true ) ) return 'a subscriber can save';
wp_set_current_user( 1 ); $update( $id, array( $area[0]['name'] => 'no nonce' ) );
if ( 'no nonce' === get_post_meta( $id, '_tasting_note', true ) ) return 'saves without nonce';
$update( $id, $f ); $v = str_replace( "\r", '', get_post_meta( $id, '_tasting_note', true ) );
if ( false !== strpos( $v, '<script' ) ) return 'script saved';
if ( 0 !== strpos( html_entity_decode( $v ), "Oak & smoke\n" ) ) return 'saved: ' . $v;
wp_update_post( array( 'ID' => $id, 'post_title' => 'Quick edit' ) );
return '' !== get_post_meta( $id, '_tasting_note', true ) ? true : 'lost on a save without the form';`),
  },
  // 10
  {
    area: 'metabox',
    prompt: String.raw`Posts need a "Hide from search" meta box with a checkbox. Ticked: save '1' in _hide_from_search. Not ticked: delete the meta. Don't forget the nonce.`,
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );`,
    check: checking(String.raw`wp_set_current_user( 1 ); $id = $make();
$h = $boxes( $id ); $boxed = array_values( array_filter( $inputs( $h ), function ( $i ) { return 'checkbox' === $i['type']; } ) );
if ( ! $boxed ) return 'no checkbox';
$n = $boxed[0]['name'];
if ( $boxed[0]['checked'] ) return 'ticked at first';
$update( $id, array( $n => $boxed[0]['value'] ) );
if ( get_post_meta( $id, '_hide_from_search', true ) ) return 'saves without nonce';
$update( $id, $form( $inputs( $h ), array( $n => $boxed[0]['value'] ) ) );
if ( '1' !== (string) get_post_meta( $id, '_hide_from_search', true ) ) return 'not saved';
$h = $boxes( $id ); $boxed = array_values( array_filter( $inputs( $h ), function ( $i ) use ( $n ) { return $n === $i['name'] && 'checkbox' === $i['type']; } ) );
if ( ! $boxed[0]['checked'] ) return 'stored tick not shown';
wp_update_post( array( 'ID' => $id, 'post_title' => 'From elsewhere' ) );
if ( ! metadata_exists( 'post', $id, '_hide_from_search' ) ) return 'lost on a save without the form';
$update( $id, $form( $inputs( $h ), array( $n => null ) ) );
return metadata_exists( 'post', $id, '_hide_from_search' ) ? 'not deleted' : true;`),
  },
  // 11
  {
    area: 'settings',
    prompt: String.raw`Create an options page under Settings called "Ferry times" (slug ferry-times, manage_options) with a single text field for the option ferry_notice. Use the Settings API and sanitize_text_field.`,
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );`,
    check:
      checking(String.raw`global $submenu; wp_set_current_user( 1 ); set_current_screen( 'dashboard' ); update_option( 'ferry_notice', 'Storm "tonight"' );
do_action( 'admin_menu' ); $out( function () { do_action( 'admin_init' ); } );
$e = array_values( array_filter( $submenu['options-general.php'] ?? array(), function ( $e ) { return 'ferry-times' === $e[2]; } ) );
if ( ! $e ) return 'no page';
if ( 'manage_options' !== $e[0][1] || 'Ferry times' !== $e[0][0] ) return 'title or capability';
$reg = get_registered_settings();
if ( empty( $reg['ferry_notice'] ) ) return 'setting not registered';
$h = $out( function () { do_action( get_plugin_page_hookname( 'ferry-times', 'options-general.php' ) ); } );
if ( ! preg_match( '/<form[^>]+options\.php/', $h ) ) return 'no form to options.php';
$f = $inputs( $h ); $names = array_column( $f, 'value', 'name' );
if ( ( $names['ferry_notice'] ?? '' ) !== 'Storm "tonight"' ) return 'field or its value: ' . wp_json_encode( $names );
$g = $names['option_page'] ?? '';
if ( ! in_array( 'ferry_notice', apply_filters( 'allowed_options', array() )[ $g ] ?? array(), true ) ) return 'not in the group of the form';
if ( ! wp_verify_nonce( $names['_wpnonce'] ?? '', "$g-options" ) ) return 'no nonce of the group';
update_option( 'ferry_notice', ' <b>Pier 4</b> ' );
return 'Pier 4' === get_option( 'ferry_notice' ) ? true : 'not sanitized: ' . get_option( 'ferry_notice' );`),
  },
  // 12
  {
    area: 'settings',
    prompt: String.raw`Put a number field "Max guests per booking" on Settings > General, saved as option max_guests (default 4). Values below 1 become 1, values above 20 become 20.`,
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );`,
    check:
      checking(String.raw`wp_set_current_user( 1 ); set_current_screen( 'options-general' ); $out( function () { do_action( 'admin_init' ); } );
if ( ! in_array( 'max_guests', apply_filters( 'allowed_options', array() )['general'] ?? array(), true ) ) return 'not registered for general';
$h = $out( function () { do_settings_fields( 'general', 'default' ); do_settings_sections( 'general' ); } );
if ( false === strpos( $h, 'Max guests per booking' ) ) return 'no label';
$f = array_values( array_filter( $inputs( $h ), function ( $i ) { return 'max_guests' === $i['name']; } ) );
if ( ! $f || 'number' !== $f[0]['type'] ) return 'no number field';
if ( '4' !== $f[0]['value'] ) return 'default not shown: ' . $f[0]['value'];
foreach ( array( array( '0', 1 ), array( '-8', 1 ), array( '99', 20 ), array( '7', 7 ), array( '20', 20 ) ) as $c ) {
	update_option( 'max_guests', $c[0] );
	if ( $c[1] !== (int) get_option( 'max_guests' ) ) return $c[0] . ' becomes ' . get_option( 'max_guests' );
}
return true;`),
  },
  // 13
  {
    area: 'columns',
    prompt: String.raw`Add a "Words" column to the posts list, directly after the title, showing the number of words in the post content (without HTML).`,
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );`,
    check:
      checking(String.raw`set_current_screen( 'edit-post' ); wp_set_current_user( 1 ); $out( function () { do_action( 'admin_init' ); } );
$id = $make( array( 'post_content' => '<p>Five little <strong>words</strong> right here</p>' ) );
$was = array( 'cb' => '', 'title' => 'Title', 'author' => 'Author', 'date' => 'Date' );
$c = apply_filters( 'manage_post_posts_columns', apply_filters( 'manage_posts_columns', $was, 'post' ) );
$new = array_keys( array_diff_key( $c, $was ) );
if ( 1 !== count( $new ) || 'Words' !== $c[ $new[0] ] ) return 'columns: ' . wp_json_encode( $c );
$keys = array_keys( $c );
if ( array_search( 'title', $keys, true ) + 1 !== array_search( $new[0], $keys, true ) ) return 'not after the title';
if ( count( $c ) !== 5 ) return 'columns lost';
$GLOBALS['post'] = get_post( $id ); setup_postdata( $GLOBALS['post'] );
$h = $out( function () use ( $new, $id ) { do_action( 'manage_posts_custom_column', $new[0], $id ); do_action( 'manage_post_posts_custom_column', $new[0], $id ); } );
return '5' === trim( wp_strip_all_tags( $h ) ) ? true : "shows: $h";`),
  },
  // 14
  {
    area: 'columns',
    prompt: String.raw`The users list should get a "Last seen" column: it shows the user meta last_seen (a unix timestamp) as Y-m-d, or "Never" if there is none. Hooks: manage_users_columns and manage_users_custom_column.`,
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );`,
    check:
      checking(String.raw`$c = apply_filters( 'manage_users_columns', array( 'username' => 'Username', 'email' => 'Email' ) );
$k = array_search( 'Last seen', $c, true );
if ( false === $k || 3 !== count( $c ) ) return 'columns: ' . wp_json_encode( $c );
update_user_meta( 1, 'last_seen', 1767225600 + 43200 );
if ( '2026-01-01' !== trim( wp_strip_all_tags( apply_filters( 'manage_users_custom_column', '', $k, 1 ) ) ) ) return 'shows ' . apply_filters( 'manage_users_custom_column', '', $k, 1 );
if ( 'Never' !== trim( wp_strip_all_tags( apply_filters( 'manage_users_custom_column', '', $k, $reader ) ) ) ) return 'no Never';
return 'kept' === apply_filters( 'manage_users_custom_column', 'kept', 'other', 1 ) ? true : 'breaks other columns';`),
  },
  // 15
  {
    area: 'notices',
    prompt: String.raw`Show administrators a warning notice with the text "Search engines are blocked." on the Plugins screen, but only while the option blog_public is 0.`,
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );`,
    check:
      checking(String.raw`$show = function ( $screen, $user ) use ( $out ) { wp_set_current_user( $user ); set_current_screen( $screen ); $GLOBALS['pagenow'] = 'plugins' === $screen ? 'plugins.php' : 'index.php'; return $out( function () { do_action( 'admin_notices' ); do_action( 'all_admin_notices' ); } ); };
update_option( 'blog_public', '0' );
$h = $show( 'plugins', 1 );
if ( false === strpos( $h, 'Search engines are blocked.' ) ) return 'no notice';
if ( ! preg_match( '/class=["\'][^"\']*notice-warning/', $h ) ) return 'not a warning';
if ( false !== strpos( $show( 'plugins', $reader ), 'Search engines' ) ) return 'shown to subscribers';
if ( false !== strpos( $show( 'dashboard', 1 ), 'Search engines' ) ) return 'shown elsewhere';
update_option( 'blog_public', '1' );
return false === strpos( $show( 'plugins', 1 ), 'Search engines' ) ? true : 'shown though public';`),
  },
  // 16
  {
    area: 'notices',
    prompt: String.raw`Dashboard widget with the ID stable_drafts and the title "Unfinished posts": list the 5 most recently modified drafts, each linked to its edit screen. Only for users with edit_posts.`,
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );`,
    check:
      checking(String.raw`require_once ABSPATH . 'wp-admin/includes/dashboard.php'; global $wp_meta_boxes, $wpdb; $ids = array();
for ( $i = 1; $i <= 6; $i++ ) { $ids[ $i ] = $make( array( 'post_title' => "Draft <i>no</i> $i", 'post_status' => 'draft' ) ); $wpdb->update( $wpdb->posts, array( 'post_modified' => "2026-05-0$i 10:00:00", 'post_modified_gmt' => "2026-05-0$i 10:00:00", 'post_date' => "2026-05-0$i 10:00:00" ), array( 'ID' => $ids[ $i ] ) ); clean_post_cache( $ids[ $i ] ); }
$find = function ( $user ) { global $wp_meta_boxes; wp_set_current_user( $user ); set_current_screen( 'dashboard' ); $wp_meta_boxes = array(); do_action( 'wp_dashboard_setup' ); foreach ( $wp_meta_boxes['dashboard'] ?? array() as $c ) foreach ( $c as $p ) if ( ! empty( $p['stable_drafts'] ) ) return $p['stable_drafts']; return null; };
$w = $find( 1 );
if ( ! $w ) return 'no widget';
if ( false === strpos( $w['title'], 'Unfinished posts' ) ) return 'title';
$h = $out( function () use ( $w ) { call_user_func( $w['callback'], '', $w ); } );
for ( $i = 2; $i <= 6; $i++ ) { if ( ! preg_match( '/href=["\'][^"\']*post\.php\?post=' . $ids[ $i ] . '(&amp;|&#038;)action=edit/', $h ) ) return "no link to draft $i: $h"; }
if ( false !== strpos( $h, 'post=' . $ids[1] . '&' ) ) return 'more than five';
if ( strpos( $h, 'post=' . $ids[6] . '&' ) > strpos( $h, 'post=' . $ids[3] . '&' ) ) return 'order';
$w = $find( $reader );
return ! $w || '' === trim( $out( function () use ( $w ) { call_user_func( $w['callback'], '', $w ); } ) ) ? true : 'shown to subscribers';`),
  },
  // 17
  {
    area: 'shortcodes',
    prompt: String.raw`Shortcode [days_until date="2030-06-01"] that prints the whole number of days from today (site timezone) until that date, "today" if it is today, "over" if it is in the past, and nothing if the date is invalid or missing.`,
    check: checking(String.raw`update_option( 'timezone_string', 'Pacific/Auckland' );
$t = new DateTimeImmutable( 'today', wp_timezone() );
foreach ( array( '+1 day' => '1', '+45 days' => '45', '+400 days' => '400', '+0 days' => 'today', '-1 day' => 'over', '-30 days' => 'over' ) as $m => $want ) {
	$got = trim( wp_strip_all_tags( do_shortcode( '[days_until date="' . $t->modify( $m )->format( 'Y-m-d' ) . '"]' ) ) );
	if ( $want !== $got ) return "$m gives $got";
}
return '' === do_shortcode( '[days_until date="someday"]' ) && '' === do_shortcode( '[days_until]' ) ? true : 'prints something for a bad date';`),
  },
  // 18
  {
    area: 'shortcodes',
    prompt: String.raw`Add a shortcode [staff_list role="editor" limit="5"] (those are the defaults). Output an unordered list with the display names of the users in that role, A to Z, or the paragraph "Nobody yet." when there are none.`,
    check:
      checking(String.raw`foreach ( array( 'Zora', 'Anton <script>q</script>', 'Mika' ) as $i => $n ) { $u = wp_insert_user( array( 'user_login' => "s$i", 'user_pass' => 'x', 'user_email' => "s$i@example.org", 'role' => 'editor', 'display_name' => 'tmp' ) ); $GLOBALS['wpdb']->update( $GLOBALS['wpdb']->users, array( 'display_name' => $n ), array( 'ID' => $u ) ); clean_user_cache( $u ); }
$h = do_shortcode( '[staff_list]' );
if ( false !== strpos( $h, '<script>' ) ) return 'not escaped';
if ( 3 !== preg_match_all( '/<li/', $h ) || ! preg_match( '/<ul.*Anton.*Mika.*Zora.*<\/ul>/s', $h ) ) return "list: $h";
$h = do_shortcode( '[staff_list limit="2"]' );
if ( 2 !== preg_match_all( '/<li/', $h ) || false !== strpos( $h, 'Zora' ) ) return "limit: $h";
if ( 1 !== preg_match_all( '/<li/', do_shortcode( '[staff_list role="subscriber"]' ) ) ) return 'role';
$h = do_shortcode( '[staff_list role="author"]' );
return preg_match( '/<p[^>]*>Nobody yet\.<\/p>/', $h ) && false === strpos( $h, '<ul' ) ? true : "empty: $h";`),
  },
  // 19
  {
    area: 'blocks',
    prompt:
      'Register a dynamic block museum/opening-hours in PHP with a string attribute `heading` (default "Opening hours"). Render a section element with the heading as h3 and the option museum_hours in a paragraph; render nothing when that option is empty.',
    check: checking(String.raw`$b = WP_Block_Type_Registry::get_instance()->get_registered( 'museum/opening-hours' );
if ( ! $b || ! $b->is_dynamic() ) return 'no dynamic block';
if ( 'string' !== ( $b->attributes['heading']['type'] ?? '' ) ) return 'no attribute heading';
$r = function ( $a ) { return render_block( array( 'blockName' => 'museum/opening-hours', 'attrs' => $a, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) ); };
if ( '' !== trim( $r( array() ) ) ) return 'renders without the option';
update_option( 'museum_hours', 'Tue < 5 pm & Sun <script>1</script>' );
$h = $r( array() );
if ( ! preg_match( '/<section.*<h3[^>]*>\s*Opening hours\s*<\/h3>.*<p[^>]*>\s*Tue.*<\/p>.*<\/section>/s', $h ) ) return "markup: $h";
if ( false !== strpos( $h, '<script>' ) ) return 'option not escaped';
$h = $r( array( 'heading' => 'Come <script>2</script>in' ) );
return false === strpos( $h, '<script>' ) && false !== strpos( $h, 'Come' ) ? true : "heading: $h";`),
  },
  // 20
  {
    area: 'blocks',
    prompt: String.raw`On init, register a block style "Torn paper" (name torn-paper) for core/quote, a pattern category "Letters" (slug letters) and a pattern letters/greeting titled "Greeting" in that category, made of a heading and a paragraph.`,
    check:
      checking(String.raw`$s = WP_Block_Styles_Registry::get_instance()->get_registered( 'core/quote', 'torn-paper' );
if ( ! $s || 'Torn paper' !== $s['label'] ) return 'no style';
$c = WP_Block_Pattern_Categories_Registry::get_instance()->get_registered( 'letters' );
if ( ! $c || 'Letters' !== $c['label'] ) return 'no category';
$p = WP_Block_Patterns_Registry::get_instance()->get_registered( 'letters/greeting' );
if ( ! $p || 'Greeting' !== $p['title'] || ! in_array( 'letters', (array) $p['categories'], true ) ) return 'no pattern';
$names = array(); $walk = function ( $bs ) use ( &$walk, &$names ) { foreach ( $bs as $b ) { $names[] = $b['blockName']; $walk( $b['innerBlocks'] ); } };
$walk( parse_blocks( $p['content'] ) );
return in_array( 'core/heading', $names, true ) && in_array( 'core/paragraph', $names, true ) ? true : 'blocks: ' . wp_json_encode( $names );`),
  },
  // 21
  {
    area: 'enqueue',
    prompt: String.raw`Load assets/lightbox.js (next to this plugin file) as script handle "darkroom-lightbox" with jquery as dependency and in the footer, but only on single posts whose content contains the [gallery] shortcode.`,
    check:
      checking(String.raw`$a = $make( array( 'post_content' => 'Prints: [gallery ids="1"]' ) ); $b = $make( array( 'post_content' => 'No pictures.' ) );
$page = $make( array( 'post_type' => 'page', 'post_content' => '[gallery]' ) );
$try = function ( $args ) use ( $visit ) { global $wp_scripts, $post; $wp_scripts = null; $q = $visit( $args ); $post = $q->posts[0] ?? null; do_action( 'wp_enqueue_scripts' ); return wp_script_is( 'darkroom-lightbox', 'enqueued' ); };
if ( $try( array( 'p' => $b ) ) ) return 'loaded without a gallery';
if ( $try( array() ) ) return 'loaded on the blog page';
if ( ! $try( array( 'p' => $a ) ) ) return 'not loaded with a gallery';
$s = wp_scripts()->registered['darkroom-lightbox'];
if ( array( 'jquery' ) !== $s->deps ) return 'deps';
if ( ! preg_match( '#^http.*/assets/lightbox\.js$#', $s->src ) ) return 'src ' . $s->src;
return 1 == wp_scripts()->get_data( 'darkroom-lightbox', 'group' ) ? true : 'not in the footer';`),
  },
  // 22
  {
    area: 'enqueue',
    prompt:
      'Enqueue css/desk.css from my plugin folder as style `desk-admin` on the post edit screens only (post.php and post-new.php), nowhere else in the admin.',
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );`,
    check: checking(String.raw`wp_set_current_user( 1 );
$try = function ( $hook, $screen ) use ( $out ) { global $wp_styles, $pagenow; $wp_styles = null; $pagenow = $hook; set_current_screen( $screen ); $out( function () use ( $hook ) { do_action( 'admin_enqueue_scripts', $hook ); } ); return wp_style_is( 'desk-admin', 'enqueued' ); };
if ( $try( 'edit.php', 'edit-post' ) ) return 'on edit.php';
if ( $try( 'index.php', 'dashboard' ) ) return 'on the dashboard';
if ( ! $try( 'post-new.php', 'post' ) ) return 'not on post-new.php';
if ( ! $try( 'post.php', 'post' ) ) return 'not on post.php';
$s = wp_styles()->registered['desk-admin']->src;
return preg_match( '#^http.*/css/desk\.css$#', $s ) ? true : "src $s";`),
  },
  // 23
  {
    area: 'queries',
    prompt:
      'Function get_upcoming_gigs( int $limit = 10 ): array - published posts of type `gig` (already registered) whose meta gig_date (Y-m-d) is today or later, soonest first.',
    before: String.raw`add_action( 'init', function () { register_post_type( 'gig', array( 'public' => true ) ); } );`,
    check: checking(String.raw`$t = current_datetime(); $id = array();
foreach ( array( '+20 days', '+3 days', '+0 days', '-1 day', '+8 days' ) as $m ) { $id[ $m ] = $make( array( 'post_type' => 'gig', 'post_title' => $m ) ); update_post_meta( $id[ $m ], 'gig_date', $t->modify( $m )->format( 'Y-m-d' ) ); }
$d = $make( array( 'post_type' => 'gig', 'post_status' => 'draft' ) ); update_post_meta( $d, 'gig_date', $t->modify( '+1 day' )->format( 'Y-m-d' ) );
$p = $make(); update_post_meta( $p, 'gig_date', $t->modify( '+1 day' )->format( 'Y-m-d' ) );
$ids = function ( $r ) { return array_map( function ( $p ) { return is_object( $p ) ? $p->ID : (int) $p; }, array_values( $r ) ); };
$got = $ids( get_upcoming_gigs() ); $want = array( $id['+0 days'], $id['+3 days'], $id['+8 days'], $id['+20 days'] );
if ( $want !== $got ) return 'got ' . wp_json_encode( $got ) . ' for ' . wp_json_encode( $want );
return array_slice( $want, 0, 2 ) === $ids( get_upcoming_gigs( 2 ) ) ? true : 'limit';`),
  },
  // 24
  {
    area: 'queries',
    prompt: String.raw`write me count_recent_comments( int $user_id, int $days = 30 ): int which counts the approved comments a user has written in the last $days days`,
    check: checking(String.raw`$id = $make();
$c = function ( $user, $ago, $ok = 1 ) use ( $id ) { $t = time() - $ago * DAY_IN_SECONDS; wp_insert_comment( array( 'comment_post_ID' => $id, 'user_id' => $user, 'comment_content' => "c$ago$ok", 'comment_approved' => $ok, 'comment_date' => gmdate( 'Y-m-d H:i:s', $t ), 'comment_date_gmt' => gmdate( 'Y-m-d H:i:s', $t ) ) ); };
$c( $reader, 1 ); $c( $reader, 5 ); $c( $reader, 20 ); $c( $reader, 40 ); $c( $reader, 2, 0 ); $c( $reader, 2, 'spam' ); $c( 1, 1 );
if ( 3 !== count_recent_comments( $reader ) ) return '30 days: ' . count_recent_comments( $reader );
if ( 2 !== count_recent_comments( $reader, 7 ) ) return '7 days: ' . count_recent_comments( $reader, 7 );
return 0 === count_recent_comments( 98765 ) ? true : 'unknown user';`),
  },
  // 25
  {
    area: 'pre_get_posts',
    prompt: String.raw`Use pre_get_posts to keep posts of the category with the slug "internal" off the blog page and out of the feed (main query only, front end only).`,
    check:
      checking(String.raw`$t = wp_insert_term( 'Internal', 'category', array( 'slug' => 'internal' ) ); $a = $make( array( 'post_title' => 'Rota' ) ); wp_set_post_terms( $a, array( $t['term_id'] ), 'category' ); $b = $make( array( 'post_title' => 'Spring fair' ) );
update_option( 'show_on_front', 'posts' );
$has = function ( $q, $id ) { return in_array( $id, wp_list_pluck( $q->posts, 'ID' ), true ); };
$q = $visit( array() );
if ( ! $q->is_home() ) return 'test error';
if ( $has( $q, $a ) || ! $has( $q, $b ) ) return 'blog page';
$q = $visit( array( 'feed' => 'rss2' ) );
if ( $has( $q, $a ) || ! $has( $q, $b ) ) return 'feed';
$visit( array() );
$q = new WP_Query( array( 'post_type' => 'post' ) );
if ( ! $has( $q, $a ) ) return 'other queries are changed';
$q = $visit( array( 'category_name' => 'internal' ) );
if ( ! $has( $q, $a ) ) return 'its own archive is empty';
global $wp_query, $wp_the_query; set_current_screen( 'edit-post' ); $wp_query = $wp_the_query = new WP_Query(); $wp_query->query( array() );
return $has( $wp_query, $a ) ? true : 'admin changed';`),
  },
  // 26
  {
    area: 'pre_get_posts',
    prompt: String.raw`Category archives should be sorted by title A-Z and show 24 posts per page. Front end main query only; leave everything else alone.`,
    check:
      checking(String.raw`$cat = (int) get_option( 'default_category' ); foreach ( array( 'Pears', 'Apples', 'Zucchini' ) as $n ) { $make( array( 'post_title' => $n ) ); }
$q = $visit( array( 'cat' => $cat ) ); $t = wp_list_pluck( $q->posts, 'post_title' ); $s = $t; sort( $s );
if ( $s !== $t || count( $t ) < 4 ) return 'order ' . wp_json_encode( $t );
if ( 24 !== (int) $q->get( 'posts_per_page' ) ) return 'per page';
$q = new WP_Query( array( 'cat' => $cat ) );
if ( 24 === (int) $q->get( 'posts_per_page' ) ) return 'secondary query changed';
$q = $visit( array() );
if ( 24 === (int) $q->get( 'posts_per_page' ) || 'title' === $q->get( 'orderby' ) ) return 'blog page changed';
global $wp_query, $wp_the_query; set_current_screen( 'edit-post' ); $wp_query = $wp_the_query = new WP_Query(); $wp_query->query( array( 'cat' => $cat ) );
return 24 === (int) $wp_query->get( 'posts_per_page' ) ? 'admin changed' : true;`),
  },
  // 27
  {
    area: 'filters',
    prompt: String.raw`the_content filter: on single posts in the main loop, append <p class="updated-on">Last updated: {date}</p> (date in the site's date format), but only if the post was modified more than 24 hours after it was published.`,
    check: checking(String.raw`global $wpdb; update_option( 'date_format', 'j. n. Y' );
$at = function ( $id, $d, $m ) { global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_date' => $d, 'post_date_gmt' => $d, 'post_modified' => $m, 'post_modified_gmt' => $m ), array( 'ID' => $id ) ); clean_post_cache( $id ); };
$a = $make( array( 'post_content' => 'Body here' ) ); $at( $a, '2026-02-01 10:00:00', '2026-02-05 12:00:00' );
$b = $make(); $at( $b, '2026-02-01 10:00:00', '2026-02-01 20:00:00' );
$p = $make( array( 'post_type' => 'page' ) ); $at( $p, '2026-02-01 10:00:00', '2026-02-05 12:00:00' );
$show = function ( $args ) use ( $visit ) { $q = $visit( $args ); $q->the_post(); return apply_filters( 'the_content', get_the_content() ); };
$h = $show( array( 'p' => $a ) );
if ( ! preg_match( '/Body here.*<p class="updated-on">\s*Last updated: (<time[^>]*>)?5\. 2\. 2026(<\/time>)?\s*<\/p>/s', $h ) ) return "single: $h";
if ( false !== strpos( $show( array( 'p' => $b ) ), 'updated-on' ) ) return 'shown within 24 hours';
if ( false !== strpos( $show( array( 'page_id' => $p ) ), 'updated-on' ) ) return 'shown on pages';
return false === strpos( $show( array( 'post__in' => array( $a ) ) ), 'updated-on' ) ? true : 'shown in lists';`),
  },
  // 28
  {
    area: 'filters',
    prompt: 'Put "Sold: " in front of the title of every post that has the meta `sold` set to 1. Not in the admin.',
    check:
      checking(String.raw`$a = $make( array( 'post_title' => 'Oak table' ) ); $b = $make( array( 'post_title' => 'Lamp' ) ); update_post_meta( $a, 'sold', '1' ); update_post_meta( $b, 'sold', '0' );
if ( 'Sold: Oak table' !== get_the_title( $a ) ) return 'title: ' . get_the_title( $a );
if ( 'Lamp' !== get_the_title( $b ) ) return 'also on others';
if ( 'Sold: Oak table' !== apply_filters( 'the_title', 'Oak table', $a ) ) return 'filter';
set_current_screen( 'edit-post' );
return 'Oak table' === get_the_title( $a ) ? true : 'also in the admin';`),
  },
  // 29
  {
    area: 'saving',
    prompt: String.raw`When a post (post type post) is saved with an empty excerpt, store the first 20 words of its content, without tags or shortcodes, as excerpt. Mind the endless loop.`,
    check: checking(String.raw`$w = array(); for ( $i = 1; $i <= 30; $i++ ) { $w[] = "word$i"; }
$a = $make( array( 'post_content' => '<p>' . implode( ' ', array_slice( $w, 0, 10 ) ) . ' [gallery] <em>' . implode( ' ', array_slice( $w, 10 ) ) . '</em></p>' ) );
clean_post_cache( $a ); $e = get_post( $a )->post_excerpt;
if ( ! preg_match( '/word1 /', $e ) || false === strpos( $e, 'word20' ) || false !== strpos( $e, 'word21' ) ) return "excerpt: $e";
if ( false !== strpos( $e, '<' ) || false !== strpos( $e, '[gallery' ) ) return "tags or shortcode: $e";
$b = $make( array( 'post_excerpt' => 'My own words.' ) ); clean_post_cache( $b );
if ( 'My own words.' !== get_post( $b )->post_excerpt ) return 'own excerpt lost';
$p = $make( array( 'post_type' => 'page' ) ); clean_post_cache( $p );
return '' === get_post( $p )->post_excerpt ? true : 'pages too';`),
  },
  // 30
  {
    area: 'saving',
    prompt: String.raw`On transition_post_status: the first time a post is published, save the current unix timestamp in _first_published_at. Never overwrite it later.`,
    check: checking(String.raw`$a = $make( array( 'post_status' => 'draft' ) );
if ( get_post_meta( $a, '_first_published_at', true ) ) return 'set for a draft';
$t = time(); wp_update_post( array( 'ID' => $a, 'post_status' => 'publish' ) );
$v = (int) get_post_meta( $a, '_first_published_at', true );
if ( $v < $t || $v > time() + 1 ) return "value $v";
update_post_meta( $a, '_first_published_at', 1700000000 );
wp_update_post( array( 'ID' => $a, 'post_status' => 'draft' ) ); wp_update_post( array( 'ID' => $a, 'post_status' => 'publish' ) ); wp_update_post( array( 'ID' => $a, 'post_title' => 'Again' ) );
return array( '1700000000' ) === array_map( 'strval', get_post_meta( $a, '_first_published_at' ) ) ? true : 'overwritten';`),
  },
  // 31
  {
    area: 'comments',
    prompt: String.raw`With the preprocess_comment filter, refuse (wp_die with a friendly message) comments whose text is shorter than 15 characters. People who can moderate_comments are exempt.`,
    check:
      checking(String.raw`$try = function ( $text, $user ) use ( $out ) { wp_set_current_user( $user ); $GLOBALS['r'] = null; $out( function () use ( $text, $user ) { $GLOBALS['r'] = apply_filters( 'preprocess_comment', array( 'comment_post_ID' => 1, 'comment_content' => $text, 'comment_author' => 'Jo', 'comment_author_email' => 'jo@example.org', 'comment_author_url' => '', 'comment_type' => 'comment', 'comment_parent' => 0, 'user_ID' => $user, 'user_id' => $user ) ); } ); return $GLOBALS['died']; };
if ( null === $try( 'Nice!', 0 ) ) return 'short comment passes';
if ( strlen( $try( 'Nice!', $reader ) ) < 12 ) return 'no message';
if ( null !== $try( 'Exactly 15 char', 0 ) ) return 'refuses 15 characters';
if ( ! is_array( $GLOBALS['r'] ) || 'Exactly 15 char' !== $GLOBALS['r']['comment_content'] ) return 'data not returned';
return null === $try( 'Thx', 1 ) && is_array( $GLOBALS['r'] ) ? true : 'moderators are refused';`),
  },
  // 32
  {
    area: 'comments',
    prompt:
      'Visitors should be able to give their town: add an optional text input named "town" to the comment form fields and save it as comment meta `town` when the comment is posted.',
    check:
      checking(String.raw`$id = $make( array( 'comment_status' => 'open' ) ); $visit( array( 'p' => $id ) ); the_post();
$h = $out( function () use ( $id ) { comment_form( array(), $id ); } );
$f = array_values( array_filter( $inputs( $h ), function ( $i ) { return 'town' === $i['name']; } ) );
if ( ! $f || 'text' !== $f[0]['type'] ) return 'no field';
$fields = $form( $inputs( $h ) ); $n = 0;
$send = function ( $town ) use ( $id, $request, &$n, $fields ) { $n++; $data = array( 'comment_post_ID' => $id, 'author' => "V$n", 'email' => "v$n@example.org", 'comment' => "A comment number $n" ) + ( null === $town ? array() : array( 'town' => $town ) ) + array_diff_key( $fields, array( 'town' => 1 ) ); $request( $data ); add_filter( 'comment_flood_filter', '__return_false', 99 ); return wp_new_comment( array( 'comment_post_ID' => $id, 'comment_author' => "V$n", 'comment_author_email' => "v$n@example.org", 'comment_author_url' => '', 'comment_content' => "A comment number $n", 'comment_type' => 'comment', 'comment_parent' => 0, 'user_id' => 0 ), true ); };
$a = $send( " <b>O'Fallon</b> <script>x</script>" );
if ( is_wp_error( $a ) ) return $a->get_error_message();
if ( "O'Fallon" !== get_comment_meta( $a, 'town', true ) ) return 'saved: ' . get_comment_meta( $a, 'town', true );
$b = $send( '' );
if ( is_wp_error( $b ) || get_comment_meta( $b, 'town', true ) ) return 'empty town';
$c = $send( null );
return ! is_wp_error( $c ) && ! get_comment_meta( $c, 'town', true ) ? true : 'missing town';`),
  },
  // 33
  {
    area: 'media',
    prompt: String.raw`wp_handle_upload_prefilter: reject images over 2 MB with an error message. Other file types and smaller images pass unchanged.`,
    check:
      checking(String.raw`$f = function ( $type, $size ) { return array( 'name' => 'x', 'type' => $type, 'tmp_name' => '/tmp/none', 'error' => 0, 'size' => $size ); };
$try = function ( $a ) { return apply_filters( 'wp_handle_upload_prefilter', $a ); };
$r = $try( array( 'name' => 'hay.jpg' ) + $f( 'image/jpeg', 2500000 ) );
if ( ! is_string( $r['error'] ) || strlen( $r['error'] ) < 8 ) return 'big image passes';
foreach ( array( array( 'name' => 'hay.jpg' ) + $f( 'image/jpeg', 900000 ), array( 'name' => 'plan.pdf' ) + $f( 'application/pdf', 9000000 ) ) as $a ) { if ( $a != $try( $a ) ) return 'changes ' . $a['name']; }
$r = $try( array( 'name' => 'big.png' ) + $f( 'image/png', 30000000 ) );
return is_string( $r['error'] ) ? true : 'png passes';`),
  },
  // 34
  {
    area: 'media',
    prompt: String.raw`When an image is added to the media library and has no alt text yet, set the alt text to its title with dashes and underscores turned into spaces. Leave other attachments alone.`,
    check:
      checking(String.raw`$add = function ( $title, $mime, $meta = array() ) { return wp_insert_attachment( array( 'post_title' => $title, 'post_mime_type' => $mime, 'post_status' => 'inherit', 'meta_input' => $meta ), '2026/01/' . $title . '.' . substr( $mime, -3 ) ); };
$alt = function ( $id ) { return get_post_meta( $id, '_wp_attachment_image_alt', true ); };
$a = $add( 'red-barn_door', 'image/jpeg' );
if ( 'red barn door' !== strtolower( $alt( $a ) ) ) return 'alt: ' . $alt( $a );
if ( $alt( $add( 'price-list', 'application/pdf' ) ) ) return 'PDF changed';
$b = $add( 'x-y', 'image/png', array( '_wp_attachment_image_alt' => 'A hen' ) );
return 'A hen' === $alt( $b ) ? true : 'existing alt lost';`),
  },
  // 35
  {
    area: 'users',
    prompt: String.raw`Add a "Pronouns" text field to the user profile screens (own profile and editing others) that is kept in the user meta pronouns. Saving must check that the current user may edit that user.`,
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );`,
    check:
      checking(String.raw`$u = get_userdata( $reader ); update_user_meta( $reader, 'pronouns', 'they "x"' ); set_current_screen( 'user-edit' ); wp_set_current_user( 1 );
foreach ( array( 'show_user_profile', 'edit_user_profile' ) as $hook ) {
	$h = $out( function () use ( $hook, $u ) { do_action( $hook, $u ); } );
	$f = array_values( array_filter( $inputs( $h ), function ( $i ) { return 'they "x"' === $i['value']; } ) );
	if ( ! $f || false === strpos( $h, 'Pronouns' ) ) return "no field with the value on $hook";
}
$data = function ( $v, $h ) use ( $form, $inputs, $f, $reader ) { return array( '_wpnonce' => wp_create_nonce( "update-user_$reader" ), 'user_id' => $reader, 'action' => 'update' ) + $form( $inputs( $h ), array( $f[0]['name'] => $v ) ); };
$request( $data( '<b>she</b>/her', $h ) ); $out( function () use ( $reader ) { do_action( 'edit_user_profile_update', $reader ); } );
if ( 'she/her' !== get_user_meta( $reader, 'pronouns', true ) ) return 'not saved by an admin: ' . get_user_meta( $reader, 'pronouns', true );
wp_set_current_user( $reader ); $h = $out( function () use ( $u ) { do_action( 'show_user_profile', $u ); } );
$request( $data( 'he/him', $h ) ); $out( function () use ( $reader ) { do_action( 'personal_options_update', $reader ); } );
if ( 'he/him' !== get_user_meta( $reader, 'pronouns', true ) ) return 'not saved on the own profile';
$out( function () { do_action( 'edit_user_profile_update', 1 ); } );
return get_user_meta( 1, 'pronouns', true ) ? 'a subscriber changes the admin' : true;`),
  },
  // 36
  {
    area: 'users',
    prompt: String.raw`find_or_create_customer( string $email, string $name ) returns the ID of the user with that e-mail address; if there is none, creates a subscriber with that display name and a random password and returns the new ID. Invalid address: return a WP_Error.`,
    check:
      checking(String.raw`if ( ! is_wp_error( find_or_create_customer( 'not-an-address', 'X' ) ) ) return 'invalid address';
$mail = get_userdata( $reader )->user_email;
if ( $reader !== (int) find_or_create_customer( $mail, 'Other' ) ) return 'existing user not found';
$n = count( get_users() ); $id = find_or_create_customer( 'berta@dairy.example.com', 'Berta Kuhn' );
if ( is_wp_error( $id ) ) return $id->get_error_message();
$u = get_userdata( (int) $id );
if ( ! $u || 'berta@dairy.example.com' !== $u->user_email || 'Berta Kuhn' !== $u->display_name ) return 'user data';
if ( array( 'subscriber' ) !== array_values( $u->roles ) ) return 'role';
if ( (int) $id !== (int) find_or_create_customer( 'berta@dairy.example.com', 'Berta Kuhn' ) || count( get_users() ) !== $n + 1 ) return 'created twice';
$two = find_or_create_customer( 'berta@other.example.com', 'Berta Kuhn' );
return ! is_wp_error( $two ) && (int) $two !== (int) $id ? true : 'second customer of the same name fails';`),
  },
  // 37
  {
    area: 'roles',
    prompt: String.raw`Add a role "gardener" (display name Gardener) that can read, edit_posts and upload_files, created only once, and a function is_gardener( ?int $user_id = null ): bool that defaults to the current user.`,
    check: checking(String.raw`$r = get_role( 'gardener' );
if ( ! $r ) { do_action( 'admin_init' ); do_action( 'activate_' . plugin_basename( WPMU_PLUGIN_DIR . '/answer.php' ), false ); $r = get_role( 'gardener' ); }
if ( ! $r ) return 'no role';
$caps = array_keys( array_filter( $r->capabilities ) ); sort( $caps );
if ( array( 'edit_posts', 'read', 'upload_files' ) !== $caps ) return 'caps: ' . wp_json_encode( $caps );
if ( 'Gardener' !== wp_roles()->role_names['gardener'] ) return 'name';
$u = wp_insert_user( array( 'user_login' => 'fern', 'user_pass' => 'x', 'user_email' => 'fern@example.org', 'role' => 'gardener' ) );
if ( true !== is_gardener( $u ) || false !== is_gardener( $reader ) || false !== is_gardener( 123456 ) || false !== is_gardener() ) return 'is_gardener';
wp_set_current_user( $u );
return true === is_gardener() ? true : 'current user';`),
  },
  // 38
  {
    area: 'logins',
    prompt: String.raw`After login, subscribers should land on home_url( '/members/' ), everybody else where they would go anyway. Use login_redirect and mind that the third argument can be a WP_Error.`,
    check: checking(String.raw`$r = get_userdata( $reader ); $a = get_userdata( 1 );
if ( home_url( '/members/' ) !== apply_filters( 'login_redirect', admin_url(), '', $r ) ) return 'subscriber: ' . apply_filters( 'login_redirect', admin_url(), '', $r );
if ( admin_url( 'edit.php' ) !== apply_filters( 'login_redirect', admin_url( 'edit.php' ), '', $a ) ) return 'admin';
return admin_url() === apply_filters( 'login_redirect', admin_url(), '', new WP_Error( 'x', 'y' ) ) ? true : 'WP_Error';`),
  },
  // 39
  {
    area: 'logins',
    prompt: String.raw`Users whose user meta account_locked is '1' must not be able to log in; show them the error "Your account is locked." (error code account_locked). Hook: wp_authenticate_user`,
    check:
      checking(String.raw`$u = wp_insert_user( array( 'user_login' => 'pike', 'user_pass' => 'Secret-77', 'user_email' => 'pike@example.org' ) );
if ( is_wp_error( wp_authenticate( 'pike', 'Secret-77' ) ) ) return 'cannot log in though not locked';
update_user_meta( $u, 'account_locked', '1' ); $r = wp_authenticate( 'pike', 'Secret-77' );
if ( ! is_wp_error( $r ) ) return 'locked user logs in';
if ( 'account_locked' !== $r->get_error_code() || false === strpos( $r->get_error_message(), 'Your account is locked.' ) ) return 'error: ' . $r->get_error_code() . $r->get_error_message();
update_user_meta( $u, 'account_locked', '0' );
if ( is_wp_error( wp_authenticate( 'pike', 'Secret-77' ) ) ) return 'still locked at 0';
$e = apply_filters( 'wp_authenticate_user', new WP_Error( 'other', 'x' ), 'p' );
return is_wp_error( $e ) && 'other' === $e->get_error_code() ? true : 'changes another error';`),
  },
  // 40
  {
    area: 'cron',
    prompt:
      'Schedule the hourly cron event purge_stale_carts (never twice). It deletes all posts of type `cart` that are older than 7 days, for good, not to the trash.',
    before: String.raw`add_action( 'init', function () { register_post_type( 'cart', array( 'public' => false ) ); }, 1 );`,
    check:
      checking(String.raw`if ( ! wp_next_scheduled( 'purge_stale_carts' ) ) { do_action( 'admin_init' ); do_action( 'activate_' . plugin_basename( WPMU_PLUGIN_DIR . '/answer.php' ), false ); }
if ( 'hourly' !== wp_get_schedule( 'purge_stale_carts' ) ) return 'not hourly: ' . wp_json_encode( wp_get_schedule( 'purge_stale_carts' ) );
do_action( 'init' );
$n = 0; foreach ( _get_cron_array() as $hooks ) { $n += count( $hooks['purge_stale_carts'] ?? array() ); }
if ( 1 !== $n ) return "$n events";
$d = function ( $days ) { return gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ); };
$old = array(); foreach ( array( 8, 30 ) as $x ) { $old[] = $make( array( 'post_type' => 'cart', 'post_date' => $d( $x ), 'post_date_gmt' => $d( $x ) ) ); }
$draft = $make( array( 'post_type' => 'cart', 'post_status' => 'draft', 'post_date' => $d( 20 ), 'post_date_gmt' => $d( 20 ) ) );
$new = $make( array( 'post_type' => 'cart', 'post_date' => $d( 3 ), 'post_date_gmt' => $d( 3 ) ) ); $post = $make( array( 'post_date' => $d( 90 ), 'post_date_gmt' => $d( 90 ) ) );
do_action( 'purge_stale_carts' );
foreach ( $old as $id ) { if ( get_post( $id ) ) return 'old cart left: ' . get_post_status( $id ); }
return get_post( $new ) && get_post( $post ) ? true : 'deletes too much';`),
  },
  // 41
  {
    area: 'cron',
    prompt: String.raw`Add a cron schedule every_ten_minutes ("Every 10 minutes"), schedule the event poll_weather_station with it on init if it isn't scheduled yet, and write stop_polling() that removes all its scheduled runs.`,
    check: checking(String.raw`$s = wp_get_schedules();
if ( 600 !== (int) ( $s['every_ten_minutes']['interval'] ?? 0 ) || 'Every 10 minutes' !== $s['every_ten_minutes']['display'] ) return 'schedule';
if ( ! isset( $s['hourly'], $s['daily'] ) ) return 'core schedules lost';
if ( 'every_ten_minutes' !== wp_get_schedule( 'poll_weather_station' ) ) return 'event';
do_action( 'init' ); $n = 0; foreach ( _get_cron_array() as $h ) { $n += count( $h['poll_weather_station'] ?? array() ); }
if ( 1 !== $n ) return "$n events";
wp_schedule_single_event( time() + 5000, 'poll_weather_station' );
stop_polling();
return wp_next_scheduled( 'poll_weather_station' ) ? 'still scheduled' : true;`),
  },
  // 42
  {
    area: 'transients',
    prompt: String.raw`get_popular_tags( int $count = 10 ): array - names of the most used post tags, most used first, cached for one hour in the transient "popular_tags_$count"`,
    check: checking(String.raw`$use = array( 'honey' => 3, 'wax' => 1, 'hive' => 2 );
foreach ( $use as $t => $n ) { for ( $i = 0; $i < $n; $i++ ) { wp_set_post_tags( $make( array( 'post_title' => "$t $i" ) ), $t ); } }
wp_insert_term( 'unused', 'post_tag' );
$g = get_popular_tags( 2 );
if ( array( 'honey', 'hive' ) !== array_values( $g ) ) return 'two: ' . wp_json_encode( $g );
if ( array( 'honey', 'hive', 'wax' ) !== array_slice( array_values( get_popular_tags() ), 0, 3 ) ) return 'default: ' . wp_json_encode( get_popular_tags() );
if ( false === get_transient( 'popular_tags_2' ) || false === get_transient( 'popular_tags_10' ) ) return 'not cached';
$left = (int) get_option( '_transient_timeout_popular_tags_2' ) - time();
if ( $left < 3500 || $left > 3601 ) return "lifetime $left";
set_transient( 'popular_tags_2', array( 'cached' ), 100 );
return array( 'cached' ) === get_popular_tags( 2 ) ? true : 'cache not used';`),
  },
  // 43
  {
    area: 'transients',
    prompt: String.raw`Clear the transient homepage_feed whenever a post of the type post is saved, trashed or permanently deleted. Saving pages must not clear it.`,
    check: checking(String.raw`$id = $make(); $page = $make( array( 'post_type' => 'page' ) ); $z = $make();
$set = function () { set_transient( 'homepage_feed', 'x', 1000 ); };
$set(); wp_update_post( array( 'ID' => $page, 'post_title' => 'New' ) );
if ( 'x' !== get_transient( 'homepage_feed' ) ) return 'cleared by a page';
$set(); wp_update_post( array( 'ID' => $id, 'post_title' => 'New' ) );
if ( get_transient( 'homepage_feed' ) ) return 'not cleared by an update';
$set(); $make();
if ( get_transient( 'homepage_feed' ) ) return 'not cleared by a new post';
$set(); wp_trash_post( $id );
if ( get_transient( 'homepage_feed' ) ) return 'not cleared by trashing';
$set(); wp_delete_post( $z, true );
return get_transient( 'homepage_feed' ) ? 'not cleared by deletion' : true;`),
  },
  // 44
  {
    area: 'wpdb',
    prompt: String.raw`Two functions please: create_workshop_table() makes the table {prefix}workshop_signups (id auto increment, email, workshop_id, created_at datetime) with dbDelta; add_signup( string $email, int $workshop_id ): int|false inserts a row and returns its ID, or false for an invalid e-mail address.`,
    check: checking(String.raw`global $wpdb; $t = $wpdb->prefix . 'workshop_signups'; $wpdb->suppress_errors( true );
create_workshop_table(); create_workshop_table();
$before = (int) $wpdb->get_var( "SELECT COUNT(*) FROM $t" );
if ( $wpdb->last_error ) return 'no table: ' . $wpdb->last_error;
if ( false !== add_signup( 'nonsense', 3 ) ) return 'accepts a bad address';
$id = add_signup( "o'hara@pottery.example.com", 3 ); $b = add_signup( 'second@pottery.example.com', 4 );
if ( ! is_int( $id ) || ! is_int( $b ) || $b <= $id ) return 'IDs: ' . wp_json_encode( array( $id, $b ) );
$r = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $t WHERE id = %d", $id ) );
if ( ! $r || "o'hara@pottery.example.com" !== $r->email || 3 !== (int) $r->workshop_id ) return 'row: ' . wp_json_encode( $r );
if ( ! preg_match( '/^20\d\d-\d\d-\d\d \d\d:\d\d/', (string) $r->created_at ) ) return 'created_at: ' . $r->created_at;
return 2 === (int) $wpdb->get_var( "SELECT COUNT(*) FROM $t" ) ? true : 'rows';`),
  },
  // 45
  {
    area: 'wpdb',
    prompt: String.raw`I have a table {prefix}donations (amount, campaign, donated_on as DATE). Write sum_donations( string $campaign, int $year ): float that adds up what a campaign got in that calendar year; 0.0 if nothing. Use $wpdb->prepare.`,
    check: checking(String.raw`global $wpdb; $t = $wpdb->prefix . 'donations'; $wpdb->suppress_errors( true );
$wpdb->query( "CREATE TABLE $t (id bigint(20) NOT NULL AUTO_INCREMENT, amount decimal(10,2) NOT NULL, campaign varchar(100) NOT NULL, donated_on date NOT NULL, PRIMARY KEY  (id))" );
foreach ( array( array( 20.5, 'roof', '2025-01-01' ), array( 10, 'roof', '2025-12-31' ), array( 99, 'roof', '2024-12-31' ), array( 7, 'roof', '2026-01-01' ), array( 5, 'bell', '2025-06-01' ), array( 3, "St. Mary's", '2025-06-01' ) ) as $r ) { $wpdb->insert( $t, array( 'amount' => $r[0], 'campaign' => $r[1], 'donated_on' => $r[2] ) ); }
if ( 30.5 !== sum_donations( 'roof', 2025 ) ) return 'roof: ' . wp_json_encode( sum_donations( 'roof', 2025 ) );
if ( 3.0 !== sum_donations( "St. Mary's", 2025 ) ) return 'quote in the name';
if ( 0.0 !== sum_donations( 'nothing', 2025 ) ) return 'nothing: ' . wp_json_encode( sum_donations( 'nothing', 2025 ) );
return 0.0 === sum_donations( "x' OR 1=1 -- ", 2025 ) ? true : 'injection';`),
  },
  // 46
  {
    area: 'http',
    prompt: String.raw`Write fetch_exchange_rate( string $currency ): ?float. It requests https://rates.example.org/latest?base=EUR (5 seconds timeout); the JSON looks like {"rates":{"USD":1.08}}. Return null on any error, on a status other than 200 or if the currency is missing.`,
    check: checking(String.raw`$GLOBALS['reply'] = '{"rates":{"USD":1.08,"CHF":0.95}}';
if ( 1.08 !== fetch_exchange_rate( 'USD' ) ) return 'USD';
$s = $GLOBALS['sent'][0] ?? null;
if ( ! $s || 0 !== strpos( $s['url'], 'https://rates.example.org/latest?base=EUR' ) || 5 != $s['timeout'] || 'GET' !== $s['method'] ) return 'request';
if ( null !== fetch_exchange_rate( 'XXX' ) ) return 'missing currency';
foreach ( array( '<html>', '{"rates":null}', '[]', '', array( 'headers' => array(), 'body' => '{"rates":{"USD":1.08}}', 'response' => array( 'code' => 503, 'message' => 'no' ), 'cookies' => array() ), new WP_Error( 'x', 'y' ) ) as $r ) { $GLOBALS['reply'] = $r; if ( null !== fetch_exchange_rate( 'USD' ) ) return 'not null for ' . wp_json_encode( $r ); }
return true;`),
  },
  // 47
  {
    area: 'http',
    prompt: String.raw`Whenever a post is newly published, POST a JSON body with title and url to the address in the option syndication_url. If the option is empty do nothing. Updates of an already published post must not send anything.`,
    check:
      checking(String.raw`$mine = function () { return array_values( array_filter( $GLOBALS['sent'], function ( $s ) { return false !== strpos( $s['url'], 'hooks.example.net' ); } ) ); };
$GLOBALS['reply'] = '{}'; $make(); if ( $mine() ) return 'sends without the option';
update_option( 'syndication_url', 'https://hooks.example.net/in' );
$d = $make( array( 'post_status' => 'draft', 'post_title' => 'Lambing season' ) ); if ( $mine() ) return 'sends drafts';
wp_update_post( array( 'ID' => $d, 'post_status' => 'publish' ) );
if ( 1 !== count( $mine() ) ) return count( $mine() ) . ' requests';
$s = $mine()[0]; $b = json_decode( (string) ( is_string( $s['body'] ) ? $s['body'] : '' ), true );
if ( 'POST' !== $s['method'] || ! is_array( $b ) || 'Lambing season' !== $b['title'] || get_permalink( $d ) !== $b['url'] ) return 'request: ' . wp_json_encode( $s );
$h = array_change_key_case( (array) $s['headers'] );
if ( false === strpos( $h['content-type'] ?? '', 'application/json' ) ) return 'content type';
wp_update_post( array( 'ID' => $d, 'post_title' => 'Lambing season II' ) );
return 1 === count( $mine() ) ? true : 'sends updates';`),
  },
  // 48
  {
    area: 'mail',
    prompt: String.raw`send_place_free_mail( string $email, string $course ): bool sends an HTML mail with the subject "A place is free: {course}" and the course name in bold in the body. false for an invalid address, otherwise what wp_mail returns.`,
    check:
      checking(String.raw`if ( false !== send_place_free_mail( 'nobody', 'Yoga' ) || $GLOBALS['mails'] ) return 'invalid address';
if ( true !== send_place_free_mail( 'ann@example.org', 'Weaving' ) ) return 'not true';
$m = $GLOBALS['mails'][0] ?? null;
if ( ! $m || 'ann@example.org' !== implode( ',', (array) $m['to'] ) || 'A place is free: Weaving' !== $m['subject'] ) return 'mail: ' . wp_json_encode( $m );
if ( ! preg_match( '/<(strong|b)\b[^>]*>\s*Weaving\s*<\/(strong|b)>/', $m['message'] ) ) return 'body: ' . $m['message'];
$h = strtolower( is_array( $m['headers'] ) ? wp_json_encode( $m['headers'], JSON_UNESCAPED_SLASHES ) : $m['headers'] );
$type = apply_filters( 'wp_mail_content_type', 'text/plain' );
if ( false === strpos( $h, 'text/html' ) ) {
	remove_all_filters( 'pre_wp_mail' ); $GLOBALS['type'] = ''; add_filter( 'pre_wp_mail', function () { $GLOBALS['type'] = apply_filters( 'wp_mail_content_type', 'text/plain' ); return true; } ); send_place_free_mail( 'ann@example.org', 'Weaving' );
	if ( 'text/html' !== $GLOBALS['type'] ) return 'not HTML';
	if ( 'text/html' === $type ) return 'all other mails become HTML';
}
send_place_free_mail( 'ann@example.org', '<script>a</script> & more' ); $m = end( $GLOBALS['mails'] );
if ( false !== strpos( $m['message'], '<script>' ) ) return 'not escaped';
add_filter( 'pre_wp_mail', '__return_false', 100 );
return false === send_place_free_mail( 'ann@example.org', 'Weaving' ) ? true : 'result of wp_mail ignored';`),
  },
  // 49
  {
    area: 'mail',
    prompt: String.raw`All mail WordPress sends should come from "Hill Farm Dairy" <post@hillfarm.example.com>. Only replace the default sender, i.e. a From that other code sets deliberately must stay (default address: wordpress@ the site's domain, default name: WordPress).`,
    check: checking(String.raw`$_SERVER['SERVER_NAME'] = '127.0.0.1';
if ( 'post@hillfarm.example.com' !== apply_filters( 'wp_mail_from', 'wordpress@127.0.0.1' ) ) return 'address';
if ( 'Hill Farm Dairy' !== apply_filters( 'wp_mail_from_name', 'WordPress' ) ) return 'name';
if ( 'shop@hillfarm.example.com' !== apply_filters( 'wp_mail_from', 'shop@hillfarm.example.com' ) ) return 'replaces an address';
return 'The shop' === apply_filters( 'wp_mail_from_name', 'The shop' ) ? true : 'replaces a name';`),
  },
  // 50
  {
    area: 'rewrite',
    prompt:
      'Add a rewrite rule on init so that /cellar/2015/ (any four digits) sets the public query var `vintage` and shows the page with the slug "cellar".',
    check:
      checking(String.raw`global $wp_rewrite, $wp; $p = $make( array( 'post_type' => 'page', 'post_title' => 'Cellar', 'post_name' => 'cellar' ) );
flush_rewrite_rules( false );
$go = function ( $path ) { global $wp; $_GET = $_POST = $_REQUEST = array(); $_SERVER['REQUEST_URI'] = $path; $_SERVER['PHP_SELF'] = '/index.php'; unset( $_SERVER['PATH_INFO'] ); $wp->query_vars = array(); $wp->parse_request(); return $wp->query_vars; };
$v = $go( '/cellar/2015/' );
if ( '2015' !== ( $v['vintage'] ?? '' ) ) return 'vars: ' . wp_json_encode( $v );
if ( 'cellar' !== ( $v['pagename'] ?? '' ) && (int) ( $v['page_id'] ?? 0 ) !== $p ) return 'page: ' . wp_json_encode( $v );
$v = $go( '/cellar/old/' ); if ( ! empty( $v['vintage'] ) ) return 'matches words';
$v = $go( '/cellar/20155/' ); if ( ! empty( $v['vintage'] ) ) return 'matches five digits';
$v = $go( '/cellar/' );
return empty( $v['vintage'] ) ? true : 'matches without a year';`),
  },
  // 51
  {
    area: 'rewrite',
    prompt: String.raw`we moved the shop: on template_redirect send /old-shop/anything permanently (301) to /store/anything on the same site, keep everything after /old-shop/ incl. a query string`,
    check:
      checking(String.raw`remove_action( 'template_redirect', 'redirect_canonical' ); remove_action( 'template_redirect', 'wp_old_slug_redirect' );
global $wp_query; $visit( array( 'name' => 'no-such-thing' ) ); $wp_query->set_404();
$go = function ( $uri ) use ( $out ) { $_SERVER['REQUEST_URI'] = $uri; $_SERVER['QUERY_STRING'] = (string) wp_parse_url( $uri, PHP_URL_QUERY ); parse_str( $_SERVER['QUERY_STRING'], $_GET ); $GLOBALS['wp']->request = trim( (string) wp_parse_url( $uri, PHP_URL_PATH ), '/' ); $out( function () { do_action( 'template_redirect' ); } ); return $GLOBALS['went']; };
$is = function ( $got, $path ) { return home_url( $path ) === $got || $path === $got; };
if ( ! $is( $go( '/old-shop/mugs/blue' ), '/store/mugs/blue' ) ) return 'goes to ' . wp_json_encode( $GLOBALS['went'] );
if ( 301 !== $GLOBALS['went_status'] ) return 'status ' . $GLOBALS['went_status'];
if ( ! $is( $go( '/old-shop/mugs/?colour=red' ), '/store/mugs/?colour=red' ) ) return 'query string: ' . wp_json_encode( $GLOBALS['went'] );
foreach ( array( '/older/old-shop-news/', '/store/mugs', '/' ) as $u ) { if ( null !== $go( $u ) ) return "redirects $u"; }
return true;`),
  },
  // 52
  {
    area: 'widgets',
    prompt: String.raw`Make a widget class Opening_Hours_Widget (extends WP_Widget, registered on widgets_init) with a title and a multi-line text field "hours"; on the front end print the title with the sidebar's before/after title markup and the hours with line breaks kept.`,
    check: checking(String.raw`global $wp_widget_factory;
if ( empty( $wp_widget_factory->widgets['Opening_Hours_Widget'] ) ) return 'not registered';
$w = $wp_widget_factory->widgets['Opening_Hours_Widget']; $w->_set( 2 );
$args = array( 'before_widget' => '<aside>', 'after_widget' => '</aside>', 'before_title' => '<h4 class="t">', 'after_title' => '</h4>' );
$h = $out( function () use ( $args ) { the_widget( 'Opening_Hours_Widget', array( 'title' => 'When', 'hours' => "Mon 9-5\nTue <script>z</script>closed" ), $args ); } );
if ( false === strpos( $h, '<h4 class="t">When</h4>' ) || 0 !== strpos( trim( $h ), '<aside>' ) || '</aside>' !== substr( trim( $h ), -8 ) ) return "markup: $h";
if ( false !== strpos( $h, '<script>' ) ) return 'not escaped';
if ( ! preg_match( '/Mon 9-5\s*(<br ?\/?>|<\/p>|<\/li>)/', $h ) && ! preg_match( '/pre-(line|wrap)/', $h ) ) return "line breaks: $h";
$f = $out( function () use ( $w ) { $w->form( array( 'title' => 'A "b"', 'hours' => 'Sun' ) ); } ); $v = array_column( $inputs( $f ), 'value', 'name' );
if ( 'A "b"' !== ( $v[ $w->get_field_name( 'title' ) ] ?? '' ) || 'Sun' !== ( $v[ $w->get_field_name( 'hours' ) ] ?? '' ) ) return "form: $f";
$n = $w->update( array( 'title' => 'X<script>1</script>', 'hours' => "a\nb" ), array() );
return false === strpos( $n['title'], '<script' ) && "a\nb" === str_replace( "\r", '', $n['hours'] ) ? true : 'update: ' . wp_json_encode( $n );`),
  },
  // 53
  {
    area: 'customizer',
    prompt: String.raw`Customizer section "Contact bar" with one text setting contact_phone (theme mod, sanitized as text), plus a function contact_phone_link(): string that returns a tel: link to it or an empty string if it isn't set.`,
    check:
      checking(String.raw`require_once ABSPATH . WPINC . '/class-wp-customize-manager.php'; wp_set_current_user( 1 );
$m = new WP_Customize_Manager( array( 'settings_previewed' => false ) ); do_action( 'customize_register', $m );
$s = $m->get_setting( 'contact_phone' );
if ( ! $s || 'theme_mod' !== $s->type ) return 'no theme mod setting';
$c = array_values( array_filter( $m->controls(), function ( $c ) use ( $s ) { return in_array( $s, $c->settings, true ); } ) );
if ( ! $c || 'text' !== $c[0]->type && 'tel' !== $c[0]->type ) return 'no text control';
$sec = $m->get_section( $c[0]->section );
if ( ! $sec || 'Contact bar' !== $sec->title ) return 'section';
if ( '+1 23' !== $s->sanitize( '+1 <b>23</b>' ) ) return 'not sanitized: ' . wp_json_encode( $s->sanitize( '+1 <b>23</b>' ) );
remove_theme_mod( 'contact_phone' );
if ( '' !== contact_phone_link() ) return 'not empty without a number';
set_theme_mod( 'contact_phone', '+49 (30) 123-456' ); $h = contact_phone_link();
if ( ! preg_match( '/<a[^>]+href=["\']tel:([^"\']+)["\'][^>]*>(.*)<\/a>/s', $h, $p ) ) return "link: $h";
if ( '4930123456' !== preg_replace( '/\D/', '', rawurldecode( $p[1] ) ) || false === strpos( $p[2], '+49 (30) 123-456' ) ) return "link: $h";
set_theme_mod( 'contact_phone', '1"><script>x</script>' );
return false === strpos( contact_phone_link(), '<script>' ) ? true : 'not escaped';`),
  },
  // 54
  {
    area: 'menus',
    prompt: String.raw`Register the nav menu locations main ("Main menu") and footer-legal ("Legal links"). In footer-legal append an li with a log-out link at the end, only for logged-in users (wp_nav_menu_items).`,
    check: checking(String.raw`$l = get_registered_nav_menus();
if ( 'Main menu' !== ( $l['main'] ?? '' ) || 'Legal links' !== ( $l['footer-legal'] ?? '' ) ) return 'locations';
$f = function ( $loc ) { return apply_filters( 'wp_nav_menu_items', '<li>Imprint</li>', (object) array( 'theme_location' => $loc, 'menu' => '' ) ); };
if ( '<li>Imprint</li>' !== $f( 'footer-legal' ) ) return 'changed for visitors';
wp_set_current_user( $reader );
if ( '<li>Imprint</li>' !== $f( 'main' ) ) return 'other locations changed';
$h = $f( 'footer-legal' );
if ( ! preg_match( '/^<li>Imprint<\/li>\s*<li[^>]*>\s*<a[^>]+href=["\']([^"\']+)["\']/', $h, $m ) || '</li>' !== substr( trim( $h ), -5 ) ) return "items: $h";
return false !== strpos( $m[1], 'action=logout' ) && false !== strpos( $m[1], '_wpnonce=' ) ? true : 'link: ' . $m[1];`),
  },
  // 55
  {
    area: 'utilities',
    prompt: String.raw`name_initials( string $name ): string - upper-case initials of the first and the last word of a name ("maria del carmen" => "MC"), one letter for a single word, empty string for an empty name. Must work with umlauts and extra spaces.`,
    check:
      checking(String.raw`foreach ( array( 'maria del carmen' => 'MC', 'Ada Lovelace' => 'AL', 'cher' => 'C', '' => '', '   ' => '', '  örjan   åberg ' => 'ÖÅ', "Ünal\tçelik" => 'ÜÇ' ) as $in => $want ) { $got = name_initials( (string) $in ); if ( $want !== $got ) return "$in gives $got"; }
return true;`),
  },
  // 56
  {
    area: 'utilities',
    prompt: String.raw`I need is_open_at( array $hours, DateTimeInterface $when ): bool. $hours looks like array( 'mon' => array( '09:00', '17:30' ), 'sat' => array( '10:00', '13:00' ) ); days that are missing are closed. Opening time is inclusive, closing time is exclusive.`,
    check:
      checking(String.raw`$h = array( 'mon' => array( '09:00', '17:30' ), 'sat' => array( '10:00', '13:00' ), 'sun' => array( '08:00', '12:00' ) );
foreach ( array( '2026-03-02 09:00' => true, '2026-03-02 08:59' => false, '2026-03-02 17:29' => true, '2026-03-02 17:30' => false, '2026-03-03 12:00' => false, '2026-03-07 11:00' => true, '2026-03-07 13:00' => false, '2026-03-08 10:00' => true ) as $t => $want ) { if ( $want !== is_open_at( $h, new DateTimeImmutable( $t ) ) ) return "wrong at $t"; }
return false === is_open_at( array(), new DateTime( '2026-03-02 12:00' ) ) ? true : 'empty hours';`),
  },
  // 57
  {
    area: 'sanitizing',
    prompt: String.raw`clean_ingredient_list( $raw ): array takes the raw value of a textarea (one ingredient per line), returns trimmed plain-text lines without tags, empty lines or duplicates (ignoring case, first one wins), keys 0..n. Anything that isn't a string gives an empty array.`,
    check:
      checking(String.raw`$r = clean_ingredient_list( "  Flour \r\n\r\n<b>Butter</b>\nflour\n\n <i class=\"x\">Eggs</i>\nButter\nSalt & pepper" );
if ( array( 0, 1, 2, 3 ) !== array_keys( $r ) ) return 'keys: ' . wp_json_encode( $r );
if ( 'Flour' !== $r[0] || 'Butter' !== $r[1] || 'Eggs' !== $r[2] || 'Salt & pepper' !== html_entity_decode( $r[3] ) ) return wp_json_encode( $r );
foreach ( array( null, array( 'a' ), 12, false, '', " \n " ) as $x ) { if ( array() !== clean_ingredient_list( $x ) ) return 'not empty for ' . wp_json_encode( $x ); }
return true;`),
  },
  // 58
  {
    area: 'sanitizing',
    prompt: String.raw`archive_link( int $post_id ): string returns an "Archive" link to admin-post.php?action=archive_story&post_id=... protected by a nonce for that post (empty string if the current user can't edit it). The handler on admin_post_archive_story checks nonce and capability, sets the post to draft and redirects to the posts list.`,
    check: checking(String.raw`$id = $make(); $other = $make();
wp_set_current_user( $reader ); if ( '' !== archive_link( $id ) ) return 'link for a subscriber';
wp_set_current_user( 1 ); $h = archive_link( $id );
if ( ! preg_match( '/<a[^>]+href=["\']([^"\']+)["\'][^>]*>\s*Archive\s*<\/a>/', $h, $m ) ) return "link: $h";
if ( ! preg_match( '/&(amp;|#0?38;)/', $m[1] ) ) return 'URL not escaped';
parse_str( (string) wp_parse_url( html_entity_decode( $m[1] ), PHP_URL_QUERY ), $q );
if ( false === strpos( $m[1], 'admin-post.php' ) || 'archive_story' !== $q['action'] || $id !== (int) $q['post_id'] ) return 'URL: ' . $m[1];
$go = function ( $data ) use ( $request, $out ) { $request( $data, 'GET' ); $out( function () { do_action( 'admin_post_archive_story' ); } ); };
$go( array( 'action' => 'archive_story', 'post_id' => $id ) );
if ( 'publish' !== get_post_status( $id ) ) return 'works without nonce';
$go( array( 'post_id' => $other ) + $q );
if ( 'publish' !== get_post_status( $other ) ) return 'nonce is valid for another post';
$go( $q );
if ( 'draft' !== get_post_status( $id ) ) return 'not a draft';
if ( false === strpos( (string) $GLOBALS['went'], 'edit.php' ) ) return 'no redirect to the list';
wp_set_current_user( $reader ); $n = array(); foreach ( $q as $k => $v ) { $n[ $k ] = in_array( $k, array( 'action', 'post_id' ), true ) ? $v : wp_create_nonce( 'x' ); }
wp_publish_post( $id );
foreach ( array( "archive_story_$id", "archive_story-$id", "archive-story-$id", "archive_story" ) as $a ) { foreach ( $n as $k => $v ) { if ( ! in_array( $k, array( 'action', 'post_id' ), true ) ) $n[ $k ] = wp_create_nonce( $a ); } $go( $n ); if ( 'publish' !== get_post_status( $id ) ) return 'no capability check'; }
return has_action( 'admin_post_nopriv_archive_story' ) ? 'open to visitors' : true;`),
  },
  // 59
  {
    area: 'repair',
    prompt: String.raw`Make this handler safe, keep the action and the parameter names (the script sends the nonce "delete_note" as nonce). Notes are posts of the type note; only people who may delete that note may do so:

add_action( 'wp_ajax_delete_note', 'delete_note' );
add_action( 'wp_ajax_nopriv_delete_note', 'delete_note' );
function delete_note() {
	global $wpdb;
	$wpdb->query( "DELETE FROM $wpdb->posts WHERE ID = " . $_POST['id'] );
	wp_send_json_success();
}`,
    before: String.raw`add_action( 'init', function () { register_post_type( 'note', array( 'public' => true ) ); } );`,
    check:
      checking(String.raw`$id = $make( array( 'post_type' => 'note' ) ); $two = $make( array( 'post_type' => 'note' ) ); $post = $make();
$n = wp_create_nonce( 'delete_note' ); $ajax( 'delete_note', array( 'id' => $id, 'nonce' => $n ), 0 );
if ( 'publish' !== get_post_status( $id ) ) return 'visitors delete';
$ajax( 'delete_note', array( 'id' => $id, 'nonce' => 'bad' ), 1 );
if ( 'publish' !== get_post_status( $id ) ) return 'no nonce check';
wp_set_current_user( $reader ); $ajax( 'delete_note', array( 'id' => $id, 'nonce' => wp_create_nonce( 'delete_note' ) ), $reader );
if ( 'publish' !== get_post_status( $id ) ) return 'subscribers delete';
wp_set_current_user( 1 ); $n = wp_create_nonce( 'delete_note' );
$ajax( 'delete_note', array( 'id' => '0 OR 1=1', 'nonce' => $n ), 1 );
if ( 'publish' !== get_post_status( $two ) ) return 'injection';
$r = $ajax( 'delete_note', array( 'id' => $post, 'nonce' => $n ), 1 );
if ( 'publish' !== get_post_status( $post ) ) return 'deletes other types';
$r = $ajax( 'delete_note', array( 'id' => $id, 'nonce' => $n ), 1 );
if ( empty( $r['success'] ) ) return 'no success: ' . wp_json_encode( $r );
clean_post_cache( $id );
return in_array( get_post_status( $id ), array( false, 'trash' ), true ) && 'publish' === get_post_status( $two ) ? true : 'not deleted';`),
  },
  // 60
  {
    area: 'repair',
    prompt: String.raw`This shortcode has an XSS hole and prints in the wrong place. Fix both, the attributes stay as they are.

add_shortcode( 'pledge', function ( $atts ) {
	echo '<div class="pledge ' . $atts['class'] . '"><a href="' . $atts['url'] . '">' . $atts['label'] . '</a></div>';
} );`,
    check:
      checking(String.raw`$r = null; $e = $out( function () use ( &$r ) { $r = do_shortcode( '[pledge class="big" url="https://give.example.org/?a=1" label="Give now"]' ); } );
if ( '' !== $e ) return 'still echoes';
if ( ! preg_match( '/<div class="pledge big">\s*<a [^>]*href="https:\/\/give\.example\.org\/\?a=1"[^>]*>Give now<\/a>\s*<\/div>/', $r ) && ! preg_match( "/<div class='pledge big'/", $r ) ) return "markup: $r";
$f = $GLOBALS['shortcode_tags']['pledge'];
$x = call_user_func( $f, array( 'class' => 'a" onmouseover="q', 'url' => 'javascript:alert(1)', 'label' => '<script>z</script>' ), '', 'pledge' );
if ( false !== strpos( $x, '<script>' ) || false !== stripos( $x, 'javascript:' ) || preg_match( '/"\s+onmouseover=/', $x ) ) return "unsafe: $x";
$x = call_user_func( $f, array( 'class' => 'ok', 'url' => '/give', 'label' => 'Fish & chips' ), '', 'pledge' );
if ( false === strpos( $x, 'href="/give"' ) || ! preg_match( '/Fish (&amp;|&#038;) chips/', $x ) ) return "other: $x";
return is_string( do_shortcode( '[pledge]' ) ) ? true : 'without attributes';`),
  },
];
