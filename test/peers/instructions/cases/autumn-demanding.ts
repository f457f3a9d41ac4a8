// Longer than 300 lines: a table of prompts, each with what proves it.

import { checking } from './autumn-checks.ts';
import type { InstructionCase } from './instruction-case.ts';

/** Prompts of several requirements by a second developer who knew nothing of the engine, each check tried with a right answer and with none. */
export const autumnDemandingCases: readonly InstructionCase[] = [
  // 61
  {
    area: 'rest',
    prompt:
      'Respond only with code, in one ```php fence, no explanation.\n\nWrite a class Lending_REST_Controller with a method register_routes(), hooked on rest_api_init. Namespace toolshed/v1.\n- GET /tools: public; list of published posts of the type `tool` as {id, name, available}; available is false if the post meta _lent_to is set\n- optional boolean parameter available: only return available (true) or lent (false) tools\n- POST /tools/<id>/return: only for users who may edit that post; deletes _lent_to, responds with {id, available}\n- unknown IDs or other post types: 404',
    before: String.raw`add_action( 'init', function () { register_post_type( 'tool', array( 'public' => true ) ); } );`,
    check:
      checking(String.raw`$a = $make( array( 'post_type' => 'tool', 'post_title' => 'Drill' ) ); $b = $make( array( 'post_type' => 'tool', 'post_title' => 'Saw' ) ); $c = $make( array( 'post_type' => 'tool', 'post_title' => 'Secret', 'post_status' => 'draft' ) ); $p = $make();
update_post_meta( $b, '_lent_to', 'Mia' );
if ( ! class_exists( 'Lending_REST_Controller' ) ) return 'no class';
list( $s, $d ) = $rest( 'GET', '/toolshed/v1/tools' );
if ( 200 !== $s ) return "GET gives $s";
$by = array_column( $d, null, 'id' ); ksort( $by );
if ( array( $a, $b ) !== array_keys( $by ) ) return 'list: ' . wp_json_encode( $d );
if ( 'Drill' !== $by[ $a ]['name'] || true !== $by[ $a ]['available'] || false !== $by[ $b ]['available'] ) return 'items: ' . wp_json_encode( $d );
if ( array( $a ) !== array_column( $rest( 'GET', '/toolshed/v1/tools', array( 'available' => 'true' ) )[1], 'id' ) ) return 'available=true';
if ( array( $b ) !== array_column( $rest( 'GET', '/toolshed/v1/tools', array( 'available' => 'false' ) )[1], 'id' ) ) return 'available=false';
$s = $rest( 'POST', "/toolshed/v1/tools/$b/return" )[0]; if ( ! in_array( $s, array( 401, 403 ), true ) ) return "visitor gets $s";
$s = $rest( 'POST', "/toolshed/v1/tools/$b/return", array(), $reader )[0]; if ( 403 !== $s ) return "subscriber gets $s";
if ( 'Mia' !== get_post_meta( $b, '_lent_to', true ) ) return 'deleted without permission';
list( $s, $d ) = $rest( 'POST', "/toolshed/v1/tools/$b/return", array(), 1 );
if ( 200 !== $s || $b !== $d['id'] || true !== $d['available'] ) return "return: $s " . wp_json_encode( $d );
if ( metadata_exists( 'post', $b, '_lent_to' ) ) return 'meta left';
foreach ( array( 987654, $p ) as $x ) { $s = $rest( 'POST', "/toolshed/v1/tools/$x/return", array(), 1 )[0]; if ( 404 !== $s ) return "$s for another post"; }
return true;`),
  },
  // 62
  {
    area: 'rest',
    prompt:
      'You are working in the plugin "Birdlog" (prefix birdlog_, text domain birdlog). Add on rest_api_init a REST field `observation` to posts:\n1. read: an object with species (post meta birdlog_species, string) and count (post meta birdlog_count, integer, 0 when unset)\n2. write: accepts the same object, sanitizes both values, count may not be negative\n3. writing returns a WP_Error with status 403 if the user cannot edit the post\n4. with a schema describing both properties\nCode only.',
    check: checking(String.raw`$id = $make(); update_post_meta( $id, 'birdlog_species', 'Wren' );
list( $s, $d ) = $rest( 'GET', "/wp/v2/posts/$id" );
$o = $d['observation'] ?? null;
if ( ! is_array( $o ) || 'Wren' !== $o['species'] || 0 !== $o['count'] ) return 'read: ' . wp_json_encode( $o );
$s = $rest( 'POST', "/wp/v2/posts/$id", array( 'observation' => array( 'species' => 'Robin', 'count' => 2 ) ), $reader )[0];
if ( $s < 400 || 'Wren' !== get_post_meta( $id, 'birdlog_species', true ) ) return 'a subscriber writes';
list( $s, $d ) = $rest( 'POST', "/wp/v2/posts/$id", array( 'observation' => array( 'species' => '<i>Kingfisher</i> ', 'count' => 4 ) ), 1 );
if ( 200 !== $s ) return "write: $s " . wp_json_encode( $d );
if ( 'Kingfisher' !== get_post_meta( $id, 'birdlog_species', true ) || 4 !== (int) get_post_meta( $id, 'birdlog_count', true ) ) return 'saved: ' . wp_json_encode( get_post_meta( $id ) );
$rest( 'POST', "/wp/v2/posts/$id", array( 'observation' => array( 'species' => 'Heron', 'count' => -3 ) ), 1 );
if ( (int) get_post_meta( $id, 'birdlog_count', true ) < 0 ) return 'negative count';
$f = $GLOBALS['wp_rest_additional_fields']['post']['observation'] ?? null;
if ( ! isset( $f['schema']['properties']['species'], $f['schema']['properties']['count'] ) ) return 'schema';
wp_set_current_user( $reader ); $r = call_user_func( $f['update_callback'], array( 'species' => 'Owl', 'count' => 1 ), get_post( $id ), 'observation', new WP_REST_Request( 'POST' ), 'post' );
return is_wp_error( $r ) && 403 === ( $r->get_error_data()['status'] ?? 0 ) ? true : 'no 403';`),
  },
  // 63
  {
    area: 'ajax',
    prompt: String.raw`Voting for photos in our contest plugin. Reply with PHP only, no Markdown fence, start with <?php.

Requirements:
- AJAX action photo_vote for visitors and members, POST fields photo_id and _ajax_nonce (action photo_vote)
- photo_id must be an existing attachment, otherwise wp_send_json_error with status 404
- the votes are a number in the attachment's post meta _votes
- each visitor (by IP, hashed) may vote once per photo and day: remember it in a transient; the second time answer wp_send_json_error with status 429
- success: wp_send_json_success( array( 'votes' => <new number> ) )`,
    check: checking(String.raw`$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
$a = wp_insert_attachment( array( 'post_title' => 'Dune', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ), '2026/01/dune.jpg' ); $b = wp_insert_attachment( array( 'post_title' => 'Pier', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ), '2026/01/pier.jpg' ); $p = $make();
$n = wp_create_nonce( 'photo_vote' );
$v = function ( $id, $user = 0, $nonce = null ) use ( $ajax ) { wp_set_current_user( $user ); return $ajax( 'photo_vote', array( 'photo_id' => $id, '_ajax_nonce' => null === $nonce ? wp_create_nonce( 'photo_vote' ) : $nonce ), $user ); };
$v( $a, 0, 'bad' ); if ( (int) get_post_meta( $a, '_votes', true ) ) return 'no nonce check';
foreach ( array( 98765, $p ) as $x ) { $r = $v( $x ); if ( ! is_array( $r ) || false !== $r['success'] ) return 'votes for ' . $x; }
$r = $v( $a ); if ( ! is_array( $r ) || true !== $r['success'] || 1 !== (int) $r['data']['votes'] ) return 'first vote: ' . wp_json_encode( $r );
$r = $v( $a ); if ( ! is_array( $r ) || false !== $r['success'] ) return 'votes twice: ' . wp_json_encode( $r );
if ( 1 !== (int) get_post_meta( $a, '_votes', true ) ) return 'counted twice';
$r = $v( $b ); if ( ! is_array( $r ) || true !== $r['success'] ) return 'another photo';
$_SERVER['REMOTE_ADDR'] = '203.0.113.77'; $r = $v( $a, $reader );
if ( ! is_array( $r ) || true !== $r['success'] || 2 !== (int) $r['data']['votes'] ) return 'another visitor: ' . wp_json_encode( $r );
if ( $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '%203.0.113%' OR option_value LIKE '%203.0.113%'" ) ) return 'IP stored in clear text';
$left = $GLOBALS['wpdb']->get_col( "SELECT option_value FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '\_transient\_timeout\_%' ORDER BY option_id DESC LIMIT 1" );
return $left && abs( $left[0] - time() - 43200 ) <= 43300 ? true : 'no transient of a day';`),
  },
  // 64
  {
    area: 'types',
    prompt: String.raw`Create a complete single-file plugin "Parish Archive" (header with Plugin Name, Description, Version 1.0.0, Text Domain parish-archive; exit when called directly).

- post type parish_record: public, supports title, editor, custom-fields and revisions, REST base "parish-records", archive
- hierarchical taxonomy parish_place for it and flat taxonomy parish_family for it, both in REST and with admin columns
- all labels translatable
- enter_title_here: "Name of the person" for this post type only`,
    check:
      checking(String.raw`$h = get_file_data( WPMU_PLUGIN_DIR . '/answer.php', array( 'n' => 'Plugin Name', 'd' => 'Description', 'v' => 'Version', 't' => 'Text Domain' ) );
if ( 'Parish Archive' !== $h['n'] || '1.0.0' !== $h['v'] || 'parish-archive' !== $h['t'] || '' === $h['d'] ) return 'header: ' . wp_json_encode( $h );
if ( ! preg_match( '/ABSPATH|WPINC/', file_get_contents( WPMU_PLUGIN_DIR . '/answer.php' ) ) ) return 'no guard against direct calls';
$t = get_post_type_object( 'parish_record' );
if ( ! $t || ! $t->public || ! $t->has_archive || ! $t->show_in_rest || 'parish-records' !== $t->rest_base ) return 'post type';
foreach ( array( 'title', 'editor', 'custom-fields', 'revisions' ) as $f ) { if ( ! post_type_supports( 'parish_record', $f ) ) return "no $f"; }
foreach ( array( 'parish_place' => true, 'parish_family' => false ) as $x => $hier ) { $o = get_taxonomy( $x ); if ( ! $o || $hier !== $o->hierarchical || ! $o->show_in_rest || ! $o->show_admin_column || array( 'parish_record' ) !== array_values( $o->object_type ) ) return $x; }
if ( ! preg_match( '/(__|_x|esc_html__)\(\s*.+?,\s*[\'"]parish-archive[\'"]\s*\)/s', file_get_contents( WPMU_PLUGIN_DIR . '/answer.php' ) ) ) return 'labels not translatable';
if ( 'Name of the person' !== apply_filters( 'enter_title_here', 'Add title', get_post( $make( array( 'post_type' => 'parish_record' ) ) ) ) ) return 'placeholder';
return 'Add title' === apply_filters( 'enter_title_here', 'Add title', get_post( $make() ) ) ? true : 'placeholder elsewhere';`),
  },
  // 65
  {
    area: 'meta',
    prompt: String.raw`Add a colour to categories. Output PHP only.

* term meta key: category_colour (hex, e.g. #aa3300), registered with register_term_meta, shown in REST, sanitized with sanitize_hex_color
* an input on the "add category" and on the "edit category" screen (category_add_form_fields, category_edit_form_fields) named category_colour
* save on created_category and edited_category; only users with manage_categories; an empty value removes the meta
* helper category_colour( int $term_id ): string returns the colour or '#cccccc'`,
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );`,
    check: checking(String.raw`$k = get_registered_meta_keys( 'term', 'category' );
if ( empty( $k['category_colour']['show_in_rest'] ) ) return 'not registered for REST';
wp_set_current_user( 1 ); set_current_screen( 'edit-category' );
$h = $out( function () { do_action( 'category_add_form_fields', 'category' ); } ); $add = $inputs( $h );
if ( ! in_array( 'category_colour', array_column( $add, 'name' ), true ) ) return 'add form';
if ( '#cccccc' !== category_colour( 1 ) ) return 'default';
$base = function ( $f, $c, $action ) use ( $form, $request ) { $request( $form( $f, array( 'category_colour' => $c ) ) + array( 'action' => $action, 'taxonomy' => 'category', '_wpnonce_add-tag' => wp_create_nonce( 'add-tag' ) ) ); };
$base( $add, '#aa3300', 'add-tag' ); $t = wp_insert_term( 'Roses', 'category' )['term_id'];
if ( '#aa3300' !== get_term_meta( $t, 'category_colour', true ) || '#aa3300' !== category_colour( $t ) ) return 'not saved on creation';
$ed = function () use ( $t, $out, $inputs ) { return $inputs( '<table>' . $out( function () use ( $t ) { do_action( 'category_edit_form_fields', get_term( $t ), 'category' ); } ) . '</table>' ); };
$edit = $ed(); $v = array_column( $edit, 'value', 'name' );
if ( '#aa3300' !== ( $v['category_colour'] ?? '' ) ) return 'edit form lacks the value';
$send = function ( $f, $c ) use ( $form, $request, $t ) { $request( $form( $f, array( 'category_colour' => $c ) ) + array( 'action' => 'editedtag', 'tag_ID' => $t, 'taxonomy' => 'category', '_wpnonce' => wp_create_nonce( "update-tag_$t" ) ) ); wp_update_term( $t, 'category', array( 'description' => wp_rand() ) ); };
$send( $edit, '#00FF00' ); if ( '#00ff00' !== strtolower( get_term_meta( $t, 'category_colour', true ) ) ) return 'not saved on edit';
$send( $edit, 'red"><script>' ); if ( ! in_array( strtolower( (string) get_term_meta( $t, 'category_colour', true ) ), array( '', '#00ff00' ), true ) ) return 'bad colour saved';
$send( $edit, '#123456' ); wp_set_current_user( $reader ); $send( $ed(), '#654321' );
if ( '#123456' !== get_term_meta( $t, 'category_colour', true ) ) return 'subscriber changes it';
wp_set_current_user( 1 ); $send( $ed(), '' );
return metadata_exists( 'term', $t, 'category_colour' ) ? 'not removed' : true;`),
  },
  // 66
  {
    area: 'metabox',
    prompt:
      'Write a final class Concert_Details with a static method register() (called at the bottom of the file) which hooks add_meta_boxes and save_post_concert.\n\nMeta box "Concert details" on the post type `concert` (exists already), three fields:\n- concert_venue: text\n- concert_date: date input, only a real Y-m-d date is saved\n- concert_status: select with scheduled, sold_out, cancelled; anything else is ignored, default scheduled\n\nInput names equal the meta keys. Nonce, autosave and capability checks; escape everything; text domain "concerts". Only code.',
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );
add_action( 'init', function () { register_post_type( 'concert', array( 'public' => true, 'label' => 'Concerts' ) ); } );`,
    check: checking(String.raw`wp_set_current_user( 1 ); $id = $make( array( 'post_type' => 'concert' ) );
if ( ! class_exists( 'Concert_Details' ) || ! ( new ReflectionClass( 'Concert_Details' ) )->isFinal() || ! method_exists( 'Concert_Details', 'register' ) ) return 'class';
update_post_meta( $id, 'concert_venue', 'Hall "A" <x>' );
$h = $boxes( $id ); $f = array_column( $inputs( $h ), null, 'name' );
if ( false === strpos( $h, 'Concert details' ) ) return 'no box';
if ( 'Hall "A" <x>' !== ( $f['concert_venue']['value'] ?? '' ) || 'date' !== ( $f['concert_date']['type'] ?? '' ) || 'select' !== ( $f['concert_status']['type'] ?? '' ) ) return 'fields: ' . wp_json_encode( $f );
$o = $f['concert_status']['options']; sort( $o );
if ( array( 'cancelled', 'scheduled', 'sold_out' ) !== $o ) return 'options';
if ( ! in_array( $f['concert_status']['value'], array( '', 'scheduled' ), true ) ) return 'default';
$g = function ( $v, $d, $s ) use ( $inputs, $form, &$h ) { return $form( $inputs( $h ), array( 'concert_venue' => $v, 'concert_date' => $d, 'concert_status' => $s ) ); };
$m = function ( $k ) use ( $id ) { return get_post_meta( $id, $k, true ); };
$update( $id, array( 'concert_venue' => 'No nonce', 'concert_date' => '2027-01-01', 'concert_status' => 'cancelled' ) ); if ( 'No nonce' === $m( 'concert_venue' ) || 'cancelled' === $m( 'concert_status' ) ) return 'no nonce check';
$update( $id, $g( "O'Neill <b>Hall</b>", '2027-05-06', 'sold_out' ) );
if ( "O'Neill Hall" !== $m( 'concert_venue' ) || '2027-05-06' !== $m( 'concert_date' ) || 'sold_out' !== $m( 'concert_status' ) ) return 'saved: ' . wp_json_encode( get_post_meta( $id ) );
$h = $boxes( $id ); $f = array_column( $inputs( $h ), null, 'name' );
if ( 'sold_out' !== $f['concert_status']['value'] || '2027-05-06' !== $f['concert_date']['value'] ) return 'stored values not shown';
$update( $id, $g( 'X', '2027-02-31', 'hacked' ) );
if ( '2027-02-31' === $m( 'concert_date' ) || 'hacked' === $m( 'concert_status' ) ) return 'invalid values saved';
wp_set_current_user( $reader ); $h = $boxes( $id ); $update( $id, $g( 'Sub', '2027-05-07', 'cancelled' ) );
return 'Sub' === $m( 'concert_venue' ) ? 'no capability check' : true;`),
  },
  // 67
  {
    area: 'settings',
    prompt:
      "Settings page for a reading room. One option `reading_room` (array), Settings API, page under Settings with slug reading-room, capability manage_options, text domain reading-room.\n\nFields (keys in the option):\n1. seats: number 1-200, default 20\n2. email: e-mail address; an invalid one keeps the previous value and adds a settings error\n3. closed: checkbox, stored as 1 or 0\n4. intro: textarea, basic HTML allowed (wp_kses_post)\n\nPlus reading_room_get( string $key ) that returns the stored value or the default (20, '', 0, ''). Inputs are named reading_room[seats] and so on. Code only please.",
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );`,
    check: checking(String.raw`global $submenu; wp_set_current_user( 1 ); set_current_screen( 'dashboard' );
if ( 20 !== (int) reading_room_get( 'seats' ) || '' !== reading_room_get( 'email' ) || 0 !== (int) reading_room_get( 'closed' ) || '' !== reading_room_get( 'intro' ) ) return 'defaults';
do_action( 'admin_menu' ); $out( function () { do_action( 'admin_init' ); } );
$e = array_values( array_filter( $submenu['options-general.php'] ?? array(), function ( $e ) { return 'reading-room' === $e[2]; } ) );
if ( ! $e || 'manage_options' !== $e[0][1] ) return 'page';
$page = function () use ( $out, $inputs ) { return $inputs( $out( function () { do_action( get_plugin_page_hookname( 'reading-room', 'options-general.php' ) ); } ) ); };
$f = array_column( array_filter( $page(), function ( $i ) { return 'hidden' !== $i['type'] || 0 !== strpos( $i['name'], 'reading_room[' ); } ), null, 'name' );
foreach ( array( 'seats' => 'number', 'email' => array( 'email', 'text' ), 'closed' => 'checkbox', 'intro' => 'textarea' ) as $k => $t ) { if ( ! in_array( $f[ "reading_room[$k]" ]['type'] ?? '', (array) $t, true ) ) return "field $k"; }
if ( ! in_array( 'reading_room', apply_filters( 'allowed_options', array() )[ $f['option_page']['value'] ?? '' ] ?? array(), true ) ) return 'group';
$save = function ( $d ) { update_option( 'reading_room', $d ); return get_option( 'reading_room' ); };
$o = $save( array( 'seats' => '35', 'email' => 'desk@library.example.org', 'closed' => '1', 'intro' => 'Be <em>quiet</em><script>x</script>' ) );
if ( 35 !== (int) $o['seats'] || 'desk@library.example.org' !== $o['email'] || 1 !== (int) $o['closed'] || false === strpos( $o['intro'], '<em>quiet</em>' ) || false !== strpos( $o['intro'], '<script' ) ) return 'saved: ' . wp_json_encode( $o );
if ( 35 !== (int) reading_room_get( 'seats' ) ) return 'reading_room_get';
$GLOBALS['wp_settings_errors'] = array();
$o = $save( array( 'seats' => '900', 'email' => 'nope', 'intro' => '' ) );
if ( (int) $o['seats'] < 1 || (int) $o['seats'] > 200 ) return 'seats out of range';
if ( 'desk@library.example.org' !== $o['email'] ) return 'email: ' . $o['email'];
if ( ! get_settings_errors() ) return 'no settings error';
if ( ! isset( $o['closed'] ) || 0 !== (int) $o['closed'] ) return 'unticked: ' . wp_json_encode( $o );
$f = array_column( $page(), null, 'name' );
return 'desk@library.example.org' === $f['reading_room[email]']['value'] ? true : 'stored value not shown';`),
  },
  // 68
  {
    area: 'columns',
    prompt:
      'In our rental plugin (prefix rental_, text domain rental) the list table of the post type `bike` needs:\n\n- columns: keep the checkbox and title, then "Frame no." (meta frame_no) and "Price" (meta price_per_day, shown with two decimals, or a dash if missing), then date\n- Price sortable; sorting numeric by price_per_day through pre_get_posts, admin main query only\n- a row action "Mark as lost" for users who can edit the post: link to admin-post.php?action=rental_lost&bike=ID with a nonce\n- handler on admin_post_rental_lost: check nonce and capability, set the post meta lost to 1, redirect back to the list\n\nReturn one php code block.',
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );
add_action( 'init', function () { register_post_type( 'bike', array( 'public' => true, 'label' => 'Bikes' ) ); } );`,
    check:
      checking(String.raw`wp_set_current_user( 1 ); set_current_screen( 'edit-bike' ); $GLOBALS['pagenow'] = 'edit.php'; $_GET['post_type'] = 'bike'; $GLOBALS['typenow'] = 'bike'; $out( function () { do_action( 'admin_init' ); } );
$a = $make( array( 'post_type' => 'bike', 'post_title' => 'Red' ) ); $b = $make( array( 'post_type' => 'bike', 'post_title' => 'Blue' ) ); $c = $make( array( 'post_type' => 'bike', 'post_title' => 'Plain' ) );
update_post_meta( $a, 'frame_no', 'F<1>' ); update_post_meta( $a, 'price_per_day', '9.5' ); update_post_meta( $b, 'price_per_day', '12' );
$cols = apply_filters( 'manage_bike_posts_columns', apply_filters( 'manage_posts_columns', array( 'cb' => 'x', 'title' => 'Title', 'author' => 'Author', 'date' => 'Date' ), 'bike' ) );
$fr = array_search( 'Frame no.', $cols, true ); $pr = array_search( 'Price', $cols, true ); $order = array_keys( array_diff_key( $cols, array( 'author' => 1 ) ) );
if ( array( 'cb', 'title', $fr, $pr, 'date' ) !== $order ) return 'columns: ' . wp_json_encode( $cols );
$cell = function ( $k, $id ) use ( $out ) { $GLOBALS['post'] = get_post( $id ); return trim( $out( function () use ( $k, $id ) { do_action( 'manage_posts_custom_column', $k, $id ); do_action( 'manage_bike_posts_custom_column', $k, $id ); } ) ); };
if ( false === strpos( $cell( $fr, $a ), 'F&lt;1&gt;' ) ) return 'frame: ' . $cell( $fr, $a );
if ( ! preg_match( '/9\.50/', $cell( $pr, $a ) ) || ! preg_match( '/12\.00/', $cell( $pr, $b ) ) ) return 'price: ' . $cell( $pr, $a );
if ( ! preg_match( '/^(-|–|—)$/u', html_entity_decode( wp_strip_all_tags( $cell( $pr, $c ) ) ) ) ) return 'dash: ' . $cell( $pr, $c );
$s = apply_filters( 'manage_edit-bike_sortable_columns', array( 'title' => 'title' ) ); $key = $s[ $pr ] ?? null;
if ( ! $key ) return 'not sortable';
$key = is_array( $key ) ? $key[0] : $key;
delete_post_meta( $c, 'price_per_day' ); update_post_meta( $c, 'price_per_day', '100' );
global $wp_query, $wp_the_query; $_GET['orderby'] = $key; $wp_query = $wp_the_query = new WP_Query(); $wp_query->query( array( 'post_type' => 'bike', 'orderby' => $key, 'order' => 'asc' ) );
if ( array( $a, $b, $c ) !== wp_list_pluck( $wp_query->posts, 'ID' ) ) return 'sorting: ' . wp_json_encode( wp_list_pluck( $wp_query->posts, 'post_title' ) );
$act = apply_filters( 'post_row_actions', array( 'edit' => 'Edit' ), get_post( $a ) ); $h = implode( ' ', array_diff_key( $act, array( 'edit' => 1 ) ) );
if ( ! preg_match( '/href=["\']([^"\']+)["\'][^>]*>\s*Mark as lost/', $h, $m ) ) return "row action: $h";
if ( array( 'edit' => 'Edit' ) !== apply_filters( 'post_row_actions', array( 'edit' => 'Edit' ), get_post( $make() ) ) ) return 'row action on posts';
parse_str( (string) wp_parse_url( html_entity_decode( $m[1] ), PHP_URL_QUERY ), $q );
if ( 'rental_lost' !== ( $q['action'] ?? '' ) || $a !== (int) ( $q['bike'] ?? 0 ) ) return 'URL: ' . $m[1];
wp_set_current_user( $reader ); if ( false !== strpos( implode( ' ', apply_filters( 'post_row_actions', array(), get_post( $a ) ) ), 'lost' ) ) return 'row action for subscribers';
wp_set_current_user( 1 ); $go = function ( $d ) use ( $request, $out ) { $request( $d, 'GET' ); $out( function () { do_action( 'admin_post_rental_lost' ); } ); };
$go( array( 'action' => 'rental_lost', 'bike' => $a ) ); if ( get_post_meta( $a, 'lost', true ) ) return 'no nonce check';
$go( $q ); if ( 1 !== (int) get_post_meta( $a, 'lost', true ) ) return 'not marked';
return false !== strpos( (string) $GLOBALS['went'], 'edit.php' ) ? true : 'redirect: ' . wp_json_encode( $GLOBALS['went'] );`),
  },
  // 69
  {
    area: 'notices',
    prompt: String.raw`Write a class Welcome_Tour_Notice, constructor without arguments adds the hooks; create one instance at the end. Answer with the code alone.

- admin_notices: an info notice with the text "Take the tour" and a class is-dismissible, shown to users with edit_posts who have not dismissed it
- dismissing: wp_ajax_dismiss_welcome_tour, nonce action dismiss_welcome_tour in the field nonce; stores the user meta welcome_tour_dismissed = 1 and answers with wp_send_json_success()
- the notice element has data-nonce with a fresh nonce for the script`,
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );`,
    check:
      checking(String.raw`set_current_screen( 'dashboard' ); $show = function ( $u ) use ( $out ) { wp_set_current_user( $u ); set_current_screen( 'dashboard' ); return $out( function () { do_action( 'admin_notices' ); } ); };
$h = $show( 1 );
if ( false === strpos( $h, 'Take the tour' ) || ! preg_match( '/class=["\'][^"\']*notice-info/', $h ) || false === strpos( $h, 'is-dismissible' ) ) return "notice: $h";
if ( ! preg_match( '/data-nonce=["\']([^"\']+)["\']/', $h, $m ) || ! wp_verify_nonce( $m[1], 'dismiss_welcome_tour' ) ) return 'data-nonce';
if ( false !== strpos( $show( $reader ), 'Take the tour' ) ) return 'shown to subscribers';
$ajax( 'dismiss_welcome_tour', array( 'nonce' => 'bad' ), 1 );
if ( get_user_meta( 1, 'welcome_tour_dismissed', true ) ) return 'no nonce check';
$r = $ajax( 'dismiss_welcome_tour', array( 'nonce' => $m[1] ), 1 );
if ( ! is_array( $r ) || empty( $r['success'] ) ) return 'answer: ' . wp_json_encode( $r );
if ( 1 !== (int) get_user_meta( 1, 'welcome_tour_dismissed', true ) ) return 'not stored';
return false === strpos( $show( 1 ), 'Take the tour' ) ? true : 'still shown';`),
  },
  // 70
  {
    area: 'shortcodes',
    prompt:
      'Only output PHP code, nothing else.\n\nShortcode [cheese_table milk="goat" order="name"]:\n- lists published posts of the type `cheese` in a table.cheese-table with the columns Name (linked title), Milk (meta milk) and Months (meta months)\n- milk is optional: only cheeses with that meta value\n- order: name (A-Z, default) or months (numerically ascending)\n- no results: <p class="cheese-empty">No cheese found.</p>\n- return, don\'t echo; escape all; restore the global post afterwards',
    before: String.raw`add_action( 'init', function () { register_post_type( 'cheese', array( 'public' => true ) ); } );`,
    check:
      checking(String.raw`$mk = function ( $t, $milk, $mon, $st = 'publish' ) use ( $make ) { $id = $make( array( 'post_type' => 'cheese', 'post_title' => $t, 'post_status' => $st ) ); update_post_meta( $id, 'milk', $milk ); update_post_meta( $id, 'months', $mon ); return $id; };
$b = $mk( 'Brebis', 'sheep', '10' ); $a = $mk( 'Altgeiss', 'goat', '9' ); $c = $mk( 'Chevre', 'goat', '2' ); $mk( 'Hidden', 'goat', '1', 'draft' );
$id = $make(); $q = $visit( array( 'p' => $id ) ); the_post();
$h = null; $e = $out( function () use ( &$h ) { $h = do_shortcode( '[cheese_table]' ); } );
if ( '' !== $e ) return 'echoes';
if ( $id !== get_the_ID() ) return 'global post changed';
if ( ! preg_match( '/<table[^>]*class="[^"]*cheese-table/', $h ) ) return "no table: $h";
foreach ( array( 'Name', 'Milk', 'Months' ) as $t ) { if ( ! preg_match( "/<th[^>]*>\s*$t\s*</", $h ) ) return "no heading $t"; }
$pos = function ( $h ) { return array( strpos( $h, '>Altgeiss<' ), strpos( $h, '>Brebis<' ), strpos( $h, '>Chevre<' ) ); };
list( $pa, $pb, $pc ) = $pos( $h ); if ( false === $pa || false === $pb || false === $pc || ! ( $pa < $pb && $pb < $pc ) ) return "by name: $h";
if ( false !== strpos( $h, 'Hidden' ) ) return 'drafts';
if ( false === strpos( $h, 'href="' . esc_url( get_permalink( $a ) ) . '"' ) ) return 'no link';
list( $pa, $pb, $pc ) = $pos( do_shortcode( '[cheese_table order="months"]' ) ); if ( ! ( $pc < $pa && $pa < $pb ) ) return 'by months';
list( $pa, $pb, $pc ) = $pos( do_shortcode( '[cheese_table milk="goat"]' ) ); if ( false === $pa || false !== $pb || false === $pc ) return 'milk';
$h = do_shortcode( '[cheese_table milk="yak"]' ); if ( false === strpos( $h, '<p class="cheese-empty">No cheese found.</p>' ) || false !== strpos( $h, '<table' ) ) return "empty: $h";
update_post_meta( $a, 'milk', '<script>x</script>' );
return false === strpos( do_shortcode( '[cheese_table]' ), '<script>' ) ? true : 'not escaped';`),
  },
  // 71
  {
    area: 'blocks',
    prompt:
      'Please answer with a single ```php block.\n\nRegister on init a dynamic block `gazette/latest` without any build step:\n- attributes: count (number, default 3), category (string slug, default \'\'), showDate (boolean, default false)\n- output <ul class="gazette-latest"> with an li per published post, newest first, with a link on the title; with showDate a <time datetime="Y-m-d"> after the link\n- count is limited to 1..10\n- nothing at all if there are no posts\n- additionally register the block style "Compact" (name compact) for it',
    check: checking(String.raw`$b = WP_Block_Type_Registry::get_instance()->get_registered( 'gazette/latest' );
if ( ! $b || ! $b->is_dynamic() ) return 'no dynamic block';
foreach ( array( 'count' => 'number', 'category' => 'string', 'showDate' => 'boolean' ) as $k => $t ) { if ( ! in_array( $b->attributes[ $k ]['type'] ?? '', array( $t, 'number' === $t ? 'integer' : $t ), true ) ) return "attribute $k"; }
$st = WP_Block_Styles_Registry::get_instance()->get_registered( 'gazette/latest', 'compact' ) ?: array_column( (array) $b->styles, null, 'name' )['compact'] ?? null;
if ( ! $st || 'Compact' !== $st['label'] ) return 'no style';
wp_delete_post( 1, true );
$r = function ( $a ) { return render_block( array( 'blockName' => 'gazette/latest', 'attrs' => $a, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) ); };
if ( '' !== trim( $r( array() ) ) ) return 'not empty without posts: ' . $r( array() );
for ( $i = 1; $i <= 12; $i++ ) { $ids[ $i ] = $make( array( 'post_title' => "No. $i &", 'post_date' => sprintf( '2026-03-%02d 12:00:00', $i ) ) ); }
$cat = wp_insert_term( 'Sport', 'category', array( 'slug' => 'sport' ) ); wp_set_post_categories( $ids[2], array( $cat['term_id'] ) );
$n = function ( $h ) { return preg_match_all( '/<li\b/', $h ); };
$h = $r( array() );
if ( 3 !== $n( $h ) || ! preg_match( '/<ul[^>]*class="[^"]*gazette-latest/', $h ) || strpos( $h, 'No. 12' ) > strpos( $h, 'No. 11' ) || false === strpos( $h, 'No. 10' ) ) return "default: $h";
if ( false !== strpos( $h, '<time' ) ) return 'date shown';
if ( false === strpos( $h, 'href="' . esc_url( get_permalink( $ids[12] ) ) . '"' ) ) return 'link';
if ( 10 !== $n( $r( array( 'count' => 50 ) ) ) || 1 !== $n( $r( array( 'count' => 0 ) ) ) ) return 'limit of count';
$h = $r( array( 'category' => 'sport', 'showDate' => true ) );
return 1 === $n( $h ) && preg_match( '/No\. 2.*<\/a>.*<time[^>]*datetime="2026-03-02/s', $h ) ? true : "category or date: $h";`),
  },
  // 72
  {
    area: 'enqueue',
    prompt: String.raw`Task: assets of my "Seatmap" plugin. No prose in the answer.

Requirements:
(a) on wp_enqueue_scripts register (not enqueue) the script seatmap (js/seatmap.js in the plugin folder, depends on wp-api-fetch, in the footer, strategy defer) and the style seatmap (css/seatmap.css), both with version SEATMAP_VERSION (define it as 2.1.0)
(b) the shortcode [seatmap event="12"] enqueues both and returns <div class="seatmap" data-event="12"></div>; without a positive event ID it returns an empty string and enqueues nothing
(c) when the shortcode enqueues the script, pass window.seatmapConfig with root (rest_url) and nonce (wp_rest) to it, before the script`,
    check: checking(String.raw`if ( ! defined( 'SEATMAP_VERSION' ) || '2.1.0' !== SEATMAP_VERSION ) return 'constant';
global $wp_scripts, $wp_styles; do_action( 'wp_enqueue_scripts' );
if ( ! wp_script_is( 'seatmap', 'registered' ) || ! wp_style_is( 'seatmap', 'registered' ) ) return 'not registered';
if ( wp_script_is( 'seatmap', 'enqueued' ) || wp_style_is( 'seatmap', 'enqueued' ) ) return 'enqueued at once';
$s = wp_scripts()->registered['seatmap'];
if ( ! in_array( 'wp-api-fetch', $s->deps, true ) || '2.1.0' !== $s->ver || ! preg_match( '#/js/seatmap\.js$#', $s->src ) || 1 != wp_scripts()->get_data( 'seatmap', 'group' ) || 'defer' !== wp_scripts()->get_data( 'seatmap', 'strategy' ) ) return 'script: ' . wp_json_encode( $s );
if ( '2.1.0' !== wp_styles()->registered['seatmap']->ver || ! preg_match( '#/css/seatmap\.css$#', wp_styles()->registered['seatmap']->src ) ) return 'style';
foreach ( array( '[seatmap]', '[seatmap event="x"]', '[seatmap event="0"]' ) as $c ) { if ( '' !== do_shortcode( $c ) || wp_script_is( 'seatmap', 'enqueued' ) ) return $c; }
if ( '<div class="seatmap" data-event="12"></div>' !== trim( do_shortcode( '[seatmap event="12"]' ) ) ) return do_shortcode( '[seatmap event="12"]' );
if ( ! wp_script_is( 'seatmap', 'enqueued' ) || ! wp_style_is( 'seatmap', 'enqueued' ) ) return 'not enqueued';
$j = implode( "\n", array_filter( (array) wp_scripts()->get_data( 'seatmap', 'before' ), 'is_string' ) ) . wp_scripts()->get_data( 'seatmap', 'data' );
if ( false === strpos( $j, 'seatmapConfig' ) || false === strpos( stripslashes( $j ), rest_url() ) || false === strpos( $j, wp_create_nonce( 'wp_rest' ) ) ) return "config: $j";
return preg_match( '/["\']?root["\']?\s*:/', $j ) && preg_match( '/["\']?nonce["\']?\s*:/', $j ) ? true : "keys: $j";`),
  },
  // 73
  {
    area: 'queries',
    prompt: String.raw`Write get_related_recipes( int $post_id, int $limit = 4 ): array. Respond only with code.

1. candidates: other published posts (type post) which share at least one tag with the given post
2. sorted by the number of shared tags, descending; ties: newest first
3. returns an array of WP_Post, at most $limit
4. if the post has no tags or doesn't exist: empty array`,
    check:
      checking(String.raw`$mk = function ( $t, $tags, $d, $st = 'publish' ) use ( $make ) { $id = $make( array( 'post_title' => $t, 'post_status' => $st, 'post_date' => "2026-02-$d 10:00:00" ) ); wp_set_post_tags( $id, $tags ); return $id; };
$a = $mk( 'A', 'soup,leek,quick', '01' ); $b = $mk( 'B', 'soup', '05' ); $c = $mk( 'C', 'soup,leek', '02' ); $d = $mk( 'D', 'leek', '09' ); $e = $mk( 'E', 'cake', '03' ); $f = $mk( 'F', 'soup,leek,quick', '04', 'draft' ); $g = $mk( 'G', 'quick,leek,soup,oven', '01' );
$page = $make( array( 'post_type' => 'page' ) ); $none = $make();
$ids = function ( $r ) { foreach ( $r as $p ) { if ( ! $p instanceof WP_Post ) return 'no WP_Post'; } return wp_list_pluck( array_values( $r ), 'ID' ); };
$r = $ids( get_related_recipes( $a ) );
if ( array( $g, $c, $d, $b ) !== $r ) return 'order: ' . wp_json_encode( $r ) . ' not ' . wp_json_encode( array( $g, $c, $d, $b ) );
if ( array( $g, $c ) !== $ids( get_related_recipes( $a, 2 ) ) ) return 'limit';
return array() === get_related_recipes( $none ) && array() === get_related_recipes( 987654 ) ? true : 'not empty';`),
  },
  // 74
  {
    area: 'pre_get_posts',
    prompt:
      "The archive of the post type `property` (real estate) needs filters. Write it as a class Property_Filters with a method hooks(), and call ( new Property_Filters() )->hooks() at the end. One php code block, no comments outside.\n\n- public query vars min_price, max_price and rooms\n- pre_get_posts, front end, main query, only on the post type archive of property\n- min_price / max_price: numeric range on the meta price; either may be missing\n- rooms: meta rooms at least that number\n- without an explicit orderby sort by price ascending\n- ignore values that aren't positive numbers",
    before: String.raw`add_action( 'init', function () { register_post_type( 'property', array( 'public' => true, 'has_archive' => true, 'rewrite' => array( 'slug' => 'homes' ) ) ); } );`,
    check:
      checking(String.raw`$id = array(); foreach ( array( 'flat' => array( 90000, 2 ), 'villa' => array( 1200000, 9 ), 'house' => array( 350000, 5 ), 'studio' => array( 150000, 1 ) ) as $t => $m ) { $id[ $t ] = $make( array( 'post_type' => 'property', 'post_title' => $t ) ); update_post_meta( $id[ $t ], 'price', $m[0] ); update_post_meta( $id[ $t ], 'rooms', $m[1] ); }
if ( array_diff( array( 'min_price', 'max_price', 'rooms' ), apply_filters( 'query_vars', $GLOBALS['wp']->public_query_vars ) ) ) return 'query vars';
$t = function ( $a ) use ( $visit ) { return implode( ',', wp_list_pluck( $visit( $a + array( 'post_type' => 'property' ) )->posts, 'post_title' ) ); };
foreach ( array(
	array( array(), 'flat,studio,house,villa' ), array( array( 'min_price' => '100000' ), 'studio,house,villa' ), array( array( 'max_price' => '400000' ), 'flat,studio,house' ),
	array( array( 'min_price' => '100000', 'max_price' => '400000' ), 'studio,house' ), array( array( 'rooms' => '2' ), 'flat,house,villa' ), array( array( 'rooms' => '2', 'max_price' => '400000' ), 'flat,house' ),
	array( array( 'min_price' => 'abc', 'rooms' => '-3' ), 'flat,studio,house,villa' ), array( array( 'orderby' => 'title', 'order' => 'DESC' ), 'villa,studio,house,flat' ) ) as $c ) { if ( $c[1] !== $t( $c[0] ) ) return wp_json_encode( $c[0] ) . ' gives ' . $t( $c[0] ); }
$visit( array() );
$q = new WP_Query( array( 'post_type' => 'property', 'min_price' => '1000000' ) ); if ( 4 !== count( $q->posts ) ) return 'secondary query filtered';
$q = $visit( array( 'min_price' => '1000000' ) );
return count( $q->posts ) > 0 ? true : 'other archives filtered';`),
  },
  // 75
  {
    area: 'filters',
    prompt: String.raw`Implement headings anchors and a table of contents. Just PHP, please.

- filter the_content (priority 20), only on single posts in the main query's loop
- every h2 without an id gets one made with sanitize_title from its text; equal headings get -2, -3 ...
- an existing id stays
- with at least 3 h2 put <nav class="toc"><ol>…</ol></nav> with a link to each heading in front of the content; with fewer leave it out`,
    check:
      checking(String.raw`$show = function ( $c, $args = null ) use ( $make, $visit ) { $id = $make( array( 'post_content' => $c ) ); $q = $visit( null === $args ? array( 'p' => $id ) : $args( $id ) ); $q->the_post(); return apply_filters( 'the_content', get_the_content() ); };
$h = $show( "<h2>First steps</h2>\n<p>a</p>\n<h2 class=\"x\">Tools &amp; <em>more</em></h2>\n<p>b</p>\n<h2 id=\"own\">Own</h2>\n<p>c</p>\n<h2>First steps</h2><p>d</p>" );
if ( ! preg_match( '/<h2[^>]*id="first-steps"[^>]*>First steps/', $h ) || ! preg_match( '/<h2[^>]*id="tools-more"[^>]*>Tools/', $h ) || ! preg_match( '/<h2[^>]*id="first-steps-2"[^>]*>First steps/', $h ) ) return "ids: $h";
if ( ! preg_match( '/<h2[^>]*class="x"/', $h ) ) return 'class lost';
if ( 1 !== preg_match_all( '/id="own"/', $h ) || ! preg_match( '/<h2[^>]*id="own"[^>]*>Own/', $h ) ) return 'own id';
if ( ! preg_match( '/^\s*<nav [^>]*class="toc"[^>]*>\s*<ol[^>]*>(.*)<\/ol>\s*<\/nav>/s', $h, $m ) ) return "no toc in front: $h";
preg_match_all( '/href="#([^"]+)"/', $m[1], $l );
if ( array( 'first-steps', 'tools-more', 'own', 'first-steps-2' ) !== $l[1] ) return 'links: ' . wp_json_encode( $l[1] );
$h = $show( '<h2>One</h2><p>a</p><h2>Two</h2><p>b</p>' );
if ( false !== strpos( $h, 'class="toc"' ) || ! preg_match( '/<h2[^>]*id="two"/', $h ) ) return "two headings: $h";
$h = $show( '<h2>One</h2><h2>Two</h2><h2>Three</h2>', function ( $id ) { return array( 'post__in' => array( $id ) ); } );
return false === strpos( $h, 'class="toc"' ) ? true : 'toc in lists';`),
  },
  // 76
  {
    area: 'saving',
    prompt:
      "Rewrite this function so that it meets the list below. Keep its name and hook. Code only.\n\nadd_action( 'save_post', 'job_board_expire' );\nfunction job_board_expire( $post_id ) {\n    update_post_meta( $post_id, '_expires', date( 'Y-m-d', strtotime( '+30 days' ) ) );\n    wp_update_post( array( 'ID' => $post_id, 'post_name' => sanitize_title( get_the_title( $post_id ) ) . '-' . $post_id ) );\n}\n\n* only for the post type `job`, not for autosaves, revisions or auto-drafts\n* _expires (Y-m-d, 30 days from today in the site timezone) is set only if it is still empty\n* the slug becomes {title}-{ID}, but only if it isn't that already\n* no endless recursion",
    before: String.raw`add_action( 'init', function () { register_post_type( 'job', array( 'public' => true, 'supports' => array( 'title', 'editor', 'revisions' ) ) ); } );`,
    check: checking(String.raw`update_option( 'timezone_string', 'America/Los_Angeles' );
if ( false === has_action( 'save_post', 'job_board_expire' ) && false === has_action( 'save_post_job', 'job_board_expire' ) ) return 'function not hooked';
$id = $make( array( 'post_type' => 'job', 'post_title' => 'Head Baker' ) ); clean_post_cache( $id );
if ( "head-baker-$id" !== get_post( $id )->post_name ) return 'slug: ' . get_post( $id )->post_name;
if ( ! in_array( get_post_meta( $id, '_expires', true ), array( wp_date( 'Y-m-d', time() + 30 * DAY_IN_SECONDS ), current_datetime()->modify( '+30 days' )->format( 'Y-m-d' ) ), true ) ) return 'date: ' . get_post_meta( $id, '_expires', true );
update_post_meta( $id, '_expires', '2026-01-02' ); wp_update_post( array( 'ID' => $id, 'post_content' => 'Changed' ) );
if ( '2026-01-02' !== get_post_meta( $id, '_expires', true ) ) return 'date overwritten';
$n = 0; add_action( 'save_post_job', function () use ( &$n ) { $n++; } ); wp_update_post( array( 'ID' => $id, 'post_content' => 'Again' ) );
if ( 1 !== $n ) return "updated again though the slug is right ($n)";
wp_update_post( array( 'ID' => $id, 'post_title' => 'Pastry Chef' ) ); clean_post_cache( $id );
if ( "pastry-chef-$id" !== get_post( $id )->post_name ) return 'slug after a new title: ' . get_post( $id )->post_name;
$p = $make( array( 'post_title' => 'News' ) ); clean_post_cache( $p ); if ( 'news' !== get_post( $p )->post_name || metadata_exists( 'post', $p, '_expires' ) ) return 'posts too';
$d = $make( array( 'post_type' => 'job', 'post_status' => 'auto-draft', 'post_title' => 'Auto Draft' ) ); if ( metadata_exists( 'post', $d, '_expires' ) ) return 'auto-drafts too';
foreach ( wp_get_post_revisions( $id ) as $r ) { if ( metadata_exists( 'post', $r->ID, '_expires' ) ) return 'revisions too'; }
return true;`),
  },
  // 77
  {
    area: 'comments',
    prompt: String.raw`Star ratings for comments, in one class Tasting_Ratings (static init(), called at the end). Respond with one fenced PHP block.

1. a select named tasting_rating (empty, 1-5) in the comment form, for visitors and logged-in users alike
2. saved on comment_post as comment meta tasting_rating if it is 1..5
3. the comment text is followed by <span class="tasting-stars">★★★☆☆</span> on the front end if the comment has a rating (comment_text filter)
4. static method average( int $post_id ): ?float - average over the approved comments, rounded to 1 decimal, null if there are no ratings`,
    check:
      checking(String.raw`$id = $make( array( 'comment_status' => 'open' ) ); $visit( array( 'p' => $id ) ); the_post(); $extra = array();
foreach ( array( 0, $reader ) as $u ) { wp_set_current_user( $u ); $h = $out( function () use ( $id ) { comment_form( array(), $id ); } ); $f = array_values( array_filter( $inputs( $h ), function ( $i ) { return 'tasting_rating' === $i['name']; } ) ); if ( 1 !== count( $f ) || 'select' !== $f[0]['type'] ) return "select for user $u: " . count( $f ); $o = array_map( 'strval', $f[0]['options'] ); sort( $o ); if ( array( '', '1', '2', '3', '4', '5' ) !== $o ) return 'options: ' . wp_json_encode( $o ); if ( 0 === $u ) $extra = $form( $inputs( $h ) ); }
wp_set_current_user( 0 ); add_filter( 'comment_flood_filter', '__return_false', 99 ); add_filter( 'pre_comment_approved', function () { return 1; }, 99 ); $n = 0;
$send = function ( $r ) use ( $id, $request, $extra, &$n ) { $n++; $request( array( 'tasting_rating' => $r, 'comment_post_ID' => $id, 'comment' => "Text $n" ) + $extra ); return wp_new_comment( array( 'comment_post_ID' => $id, 'comment_author' => "V$n", 'comment_author_email' => "v$n@example.org", 'comment_author_url' => '', 'comment_content' => "Text $n", 'comment_type' => 'comment', 'comment_parent' => 0, 'user_id' => 0 ), true ); };
if ( null !== Tasting_Ratings::average( $id ) ) return 'average without ratings';
$a = $send( '3' ); $b = $send( '9' ); $c = $send( '' ); $d = $send( '4' ); $e = $send( '4' );
if ( 3 !== (int) get_comment_meta( $a, 'tasting_rating', true ) || 4 !== (int) get_comment_meta( $d, 'tasting_rating', true ) ) return 'not saved';
if ( get_comment_meta( $b, 'tasting_rating', true ) || get_comment_meta( $c, 'tasting_rating', true ) ) return 'saves invalid ratings';
if ( 3.7 !== Tasting_Ratings::average( $id ) ) return 'average: ' . wp_json_encode( Tasting_Ratings::average( $id ) );
wp_set_comment_status( $e, 'hold' ); if ( 3.5 !== Tasting_Ratings::average( $id ) ) return 'counts unapproved ones';
$request( array() ); $show = function ( $c ) { $GLOBALS['comment'] = get_comment( $c ); return apply_filters( 'comment_text', get_comment_text( $c ), get_comment( $c ), array() ); };
if ( ! preg_match( '/Text 1.*<span class="tasting-stars"[^>]*>★★★☆☆<\/span>/su', html_entity_decode( $show( $a ) ) ) ) return 'stars: ' . $show( $a );
if ( false !== strpos( $show( $c ), 'tasting-stars' ) ) return 'stars without a rating';
set_current_screen( 'edit-comments' );
return false === strpos( $show( $a ), 'tasting-stars' ) ? true : 'stars in the admin';`),
  },
  // 78
  {
    area: 'media',
    prompt: String.raw`Uploads on our hiking site. Code only, no fence.

- allow .gpx (application/gpx+xml) uploads, only for users with publish_posts (upload_mimes)
- add an image size trail-card, 640x360, hard cropped, and offer it as "Trail card" in the editor's size list (image_size_names_choose)
- new uploads get a clean file name through wp_handle_upload_prefilter: lower case, accents removed, spaces and underscores become hyphens, the extension stays
- attachments get loading="lazy" and the class trail-image through wp_get_attachment_image_attributes, existing classes stay`,
    check:
      checking(String.raw`wp_set_current_user( 1 ); $m = apply_filters( 'upload_mimes', array( 'jpg' => 'image/jpeg' ), wp_get_current_user() );
if ( 'application/gpx+xml' !== ( $m['gpx'] ?? '' ) || ! isset( $m['jpg'] ) ) return 'gpx for the admin: ' . wp_json_encode( $m );
wp_set_current_user( $reader ); $m = apply_filters( 'upload_mimes', array( 'jpg' => 'image/jpeg' ), wp_get_current_user() ); if ( isset( $m['gpx'] ) ) return 'gpx for subscribers';
$s = wp_get_additional_image_sizes()['trail-card'] ?? null;
if ( ! $s || 640 !== $s['width'] || 360 !== $s['height'] || true !== $s['crop'] ) return 'size';
$c = apply_filters( 'image_size_names_choose', array( 'full' => 'Full' ) ); if ( 'Trail card' !== ( $c['trail-card'] ?? '' ) || ! isset( $c['full'] ) ) return 'size names';
foreach ( array( 'Süd Weg_Über Nacht.JPG' => '/^(su|sue)d-weg-(u|ue)ber-nacht\.jpg$/', 'My  Photo.png' => '/^my-+photo\.png$/', 'tour_2026.gpx' => '/^tour-2026\.gpx$/', 'plain.pdf' => '/^plain\.pdf$/' ) as $n => $re ) { $r = apply_filters( 'wp_handle_upload_prefilter', array( 'name' => $n, 'type' => 'image/jpeg', 'tmp_name' => '/tmp/x', 'error' => 0, 'size' => 10 ) ); if ( ! preg_match( $re, strtolower( substr( $r['name'], -4 ) ) === substr( $r['name'], -4 ) ? $r['name'] : substr( $r['name'], 0, -4 ) . strtolower( substr( $r['name'], -4 ) ) ) || 0 !== $r['error'] ) return "$n becomes " . wp_json_encode( $r ); }
$a = wp_insert_attachment( array( 'post_title' => 'x', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ), false );
$r = apply_filters( 'wp_get_attachment_image_attributes', array( 'src' => 'u', 'class' => 'attachment-full wide' ), get_post( $a ), 'full' );
$cl = explode( ' ', $r['class'] );
return 'lazy' === ( $r['loading'] ?? '' ) && ! array_diff( array( 'attachment-full', 'wide', 'trail-image' ), $cl ) && 'u' === $r['src'] ? true : 'attributes: ' . wp_json_encode( $r );`),
  },
  // 79
  {
    area: 'users',
    prompt: String.raw`Registration form of wp-login.php. Prefix choir_, text domain choir. Only PHP in your answer.

1. register_form: a required select choir_voice (soprano, alto, tenor, bass) that keeps the chosen value after an error
2. registration_errors: error code choir_voice_missing if it isn't one of the four
3. user_register: save it as user meta choir_voice
4. choir_count_voices(): array returns array( 'soprano' => n, 'alto' => n, 'tenor' => n, 'bass' => n ) over all users`,
    check:
      checking(String.raw`$request( array() ); $f = function () use ( $out, $inputs ) { return array_column( $inputs( $out( function () { do_action( 'register_form' ); } ) ), null, 'name' ); };
$x = $f(); if ( 'select' !== ( $x['choir_voice']['type'] ?? '' ) || array_diff( array( 'soprano', 'alto', 'tenor', 'bass' ), $x['choir_voice']['options'] ) ) return 'field: ' . wp_json_encode( $x );
$hidden = $form( array_values( $x ) );
$request( array( 'choir_voice' => 'tenor' ) + $hidden ); $x = $f(); if ( 'tenor' !== $x['choir_voice']['value'] ) return 'choice not kept';
$err = function ( $v ) use ( $request, $hidden ) { $request( ( null === $v ? array() : array( 'choir_voice' => $v ) ) + array_diff_key( $hidden, array( 'choir_voice' => 1 ) ) ); $e = apply_filters( 'registration_errors', new WP_Error(), 'x', 'x@example.org' ); return $e->get_error_codes(); };
foreach ( array( null, '', 'robot' ) as $v ) { if ( array( 'choir_voice_missing' ) !== $err( $v ) ) return 'no error for ' . wp_json_encode( $v ); }
if ( array() !== $err( 'alto' ) ) return 'error for alto';
if ( array( 'soprano' => 0, 'alto' => 0, 'tenor' => 0, 'bass' => 0 ) != choir_count_voices() ) return 'count at first: ' . wp_json_encode( choir_count_voices() );
$new = function ( $n, $v ) use ( $request, $hidden ) { $request( array( 'choir_voice' => $v, 'user_login' => $n, 'user_email' => "$n@example.org" ) + $hidden ); return wp_insert_user( array( 'user_login' => $n, 'user_email' => "$n@example.org", 'user_pass' => 'x' ) ); };
$a = $new( 'a1', 'alto' ); $b = $new( 'b1', 'bass' ); $c = $new( 'c1', 'alto' ); $d = $new( 'd1', '<b>x' );
if ( 'alto' !== get_user_meta( $a, 'choir_voice', true ) || 'bass' !== get_user_meta( $b, 'choir_voice', true ) ) return 'not saved';
if ( false !== strpos( (string) get_user_meta( $d, 'choir_voice', true ), '<' ) ) return 'saves anything';
return array( 'soprano' => 0, 'alto' => 2, 'tenor' => 0, 'bass' => 1 ) == choir_count_voices() ? true : 'count: ' . wp_json_encode( choir_count_voices() );`),
  },
  // 80
  {
    area: 'roles',
    prompt:
      "Output: one PHP code block.\n\nThe post type `exhibit` is registered elsewhere with capability_type array( 'exhibit', 'exhibits' ) and map_meta_cap true. Write:\n- museum_roles_install(): adds the role curator (\"Curator\") with read, upload_files and all primitive exhibit capabilities (edit_, edit_others_, edit_private_, edit_published_, publish_, read_private_, delete_, delete_others_, delete_private_, delete_published_exhibits), and gives the same exhibit capabilities to administrator; may run repeatedly\n- museum_roles_uninstall(): removes the role and those capabilities from administrator\n- on admin_init run the install only if the option museum_roles_version is not '1', then store '1'",
    before: String.raw`add_action( 'init', function () { register_post_type( 'exhibit', array( 'public' => true, 'capability_type' => array( 'exhibit', 'exhibits' ), 'map_meta_cap' => true ) ); } );`,
    check:
      checking(String.raw`$caps = array(); foreach ( array( 'edit', 'edit_others', 'edit_private', 'edit_published', 'publish', 'read_private', 'delete', 'delete_others', 'delete_private', 'delete_published' ) as $c ) { $caps[] = $c . '_exhibits'; }
if ( ! function_exists( 'museum_roles_install' ) || ! function_exists( 'museum_roles_uninstall' ) ) return 'functions';
wp_set_current_user( 1 ); $out( function () { do_action( 'admin_init' ); } );
if ( '1' !== (string) get_option( 'museum_roles_version' ) ) return 'version not stored';
$r = get_role( 'curator' ); if ( ! $r || 'Curator' !== wp_roles()->role_names['curator'] ) return 'no role';
$has = array_keys( array_filter( $r->capabilities ) ); sort( $has ); $want = array_merge( $caps, array( 'read', 'upload_files' ) ); sort( $want );
if ( $want !== $has ) return 'caps: ' . wp_json_encode( $has );
foreach ( $caps as $c ) { if ( ! get_role( 'administrator' )->has_cap( $c ) ) return "administrator lacks $c"; }
museum_roles_install(); $u = wp_insert_user( array( 'user_login' => 'cora', 'user_pass' => 'x', 'user_email' => 'cora@example.org', 'role' => 'curator' ) );
$e = $make( array( 'post_type' => 'exhibit' ) ); $p = $make();
if ( ! user_can( $u, 'edit_post', $e ) || user_can( $u, 'edit_post', $p ) ) return 'curator cannot edit exhibits';
remove_role( 'curator' ); $out( function () { do_action( 'admin_init' ); } ); if ( get_role( 'curator' ) ) return 'installs on every admin_init';
museum_roles_install(); museum_roles_uninstall();
if ( get_role( 'curator' ) ) return 'role left';
foreach ( $caps as $c ) { if ( get_role( 'administrator' )->has_cap( $c ) ) return "administrator keeps $c"; }
return get_role( 'administrator' )->has_cap( 'upload_files' ) && get_role( 'administrator' )->has_cap( 'read' ) ? true : 'administrator lost core capabilities';`),
  },
  // 81
  {
    area: 'logins',
    prompt: String.raw`Brute force protection in one class, Login_Throttle, instantiated at the end of the file. Return only code.

- counts failed logins per IP (REMOTE_ADDR) on wp_login_failed in a transient that lives 15 minutes
- authenticate filter (late, so that it also wins over a correct password): after 5 failures return a WP_Error with the code too_many_attempts
- a successful login (wp_login) clears the counter of that IP
- other IPs are not affected`,
    check:
      checking(String.raw`$u = wp_insert_user( array( 'user_login' => 'otter', 'user_pass' => 'River-12', 'user_email' => 'otter@example.org' ) ); wp_set_current_user( 0 );
if ( ! class_exists( 'Login_Throttle' ) ) return 'no class';
$ip = function ( $x ) { $_SERVER['REMOTE_ADDR'] = $x; }; $try = function ( $p ) { $r = wp_authenticate( 'otter', $p ); return is_wp_error( $r ) ? $r->get_error_code() : 'ok'; };
$ip( '198.51.100.4' );
for ( $i = 1; $i <= 4; $i++ ) { if ( 'incorrect_password' !== $try( 'wrong' ) ) return "failure $i"; }
if ( 'ok' !== $try( 'River-12' ) ) return 'blocked after 4';
do_action( 'wp_login', 'otter', get_userdata( $u ) );
for ( $i = 1; $i <= 4; $i++ ) { $try( 'wrong' ); }
if ( 'ok' !== $try( 'River-12' ) ) return 'counter not cleared by a login';
$try( 'wrong' );
if ( 'too_many_attempts' !== $try( 'River-12' ) ) return 'not blocked after 5 failures';
$ip( '198.51.100.99' ); if ( 'ok' !== $try( 'River-12' ) ) return 'another IP is blocked';
$t = $GLOBALS['wpdb']->get_col( "SELECT option_value FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '\_transient\_timeout\_%' ORDER BY option_id DESC LIMIT 1" );
return $t && $t[0] - time() > 600 && $t[0] - time() <= 901 ? true : 'no transient of 15 minutes';`),
  },
  // 82
  {
    area: 'cron',
    prompt:
      'Library plugin (prefix lib_, text domain lending-library). Write the overdue reminders as plain functions, code only:\n\n- daily event lib_overdue_check, scheduled on init when missing\n- it looks for published posts of the type `loan` with meta due_on (Y-m-d) before today (site time) and without meta reminded_on\n- each gets a mail to the address in meta borrower_email, subject "Overdue: <post title>"; then reminded_on is set to today (Y-m-d)\n- loans with an invalid address or a failed mail stay without reminded_on\n- at most 50 per run\n- lib_unschedule() removes the event',
    before: String.raw`add_action( 'init', function () { register_post_type( 'loan', array( 'public' => true ) ); }, 1 );`,
    check: checking(String.raw`if ( 'daily' !== wp_get_schedule( 'lib_overdue_check' ) ) return 'not daily';
update_option( 'timezone_string', 'Europe/Berlin' ); $t = current_datetime();
$mk = function ( $title, $days, $mail, $more = array() ) use ( $make, $t ) { $id = $make( array( 'post_type' => 'loan', 'post_title' => $title ) + ( isset( $more['post_status'] ) ? $more : array() ) ); update_post_meta( $id, 'due_on', $t->modify( "$days days" )->format( 'Y-m-d' ) ); update_post_meta( $id, 'borrower_email', $mail ); return $id; };
$a = $mk( 'Dune', '-3', 'paul@example.org' ); $b = $mk( 'Emma', '+0', 'jane@example.org' ); $c = $mk( 'Ulysses', '+4', 'leo@example.org' ); $d = $mk( 'Bad', '-2', 'nobody' ); $e = $mk( 'Done', '-9', 'x@example.org' ); update_post_meta( $e, 'reminded_on', '2026-01-01' ); $f = $mk( 'Draft', '-9', 'd@example.org', array( 'post_status' => 'draft' ) );
do_action( 'lib_overdue_check' );
$m = $GLOBALS['mails']; if ( 1 !== count( $m ) ) return count( $m ) . ' mails: ' . wp_json_encode( array_column( $m, 'subject' ) );
if ( 'paul@example.org' !== implode( ',', (array) $m[0]['to'] ) || 'Overdue: Dune' !== $m[0]['subject'] || '' === trim( $m[0]['message'] ) ) return 'mail: ' . wp_json_encode( $m[0] );
if ( $t->format( 'Y-m-d' ) !== get_post_meta( $a, 'reminded_on', true ) ) return 'reminded_on: ' . get_post_meta( $a, 'reminded_on', true );
if ( get_post_meta( $d, 'reminded_on', true ) || get_post_meta( $b, 'reminded_on', true ) ) return 'reminded_on on others';
do_action( 'lib_overdue_check' ); if ( 1 !== count( $GLOBALS['mails'] ) ) return 'reminds twice';
$g = $mk( 'Fails', '-1', 'g@example.org' ); $no = function () { return false; }; add_filter( 'pre_wp_mail', $no, 200 ); do_action( 'lib_overdue_check' ); remove_filter( 'pre_wp_mail', $no, 200 );
if ( get_post_meta( $g, 'reminded_on', true ) ) return 'failed mail counts as reminded';
for ( $i = 1; $i <= 55; $i++ ) { $mk( "L$i", '-1', "l$i@example.org" ); }
$GLOBALS['mails'] = array(); do_action( 'lib_overdue_check' ); $n = count( $GLOBALS['mails'] ); if ( $n > 50 || $n < 48 ) return "$n mails in one run";
lib_unschedule();
return wp_next_scheduled( 'lib_overdue_check' ) ? 'still scheduled' : true;`),
  },
  // 83
  {
    area: 'transients',
    prompt:
      "Implement the class Shelf_Cache (static methods only, transients with the prefix shelf_). Answer: one ```php fence, no text.\n\n1. remember( string $key, int $ttl, callable $make ): returns the cached value or calls $make once and stores its result; results false, null and '' must be cached as well\n2. forget( string $key ): void\n3. flush(): void makes everything remembered so far invalid (without listing the keys by hand)\n4. flush() is called automatically on switch_theme",
    check:
      checking(String.raw`$n = 0; $f = function ( $v ) use ( &$n ) { return function () use ( $v, &$n ) { $n++; return $v; }; };
if ( array( 'a' => 1 ) !== Shelf_Cache::remember( 'one', 60, $f( array( 'a' => 1 ) ) ) || array( 'a' => 1 ) !== Shelf_Cache::remember( 'one', 60, $f( 'other' ) ) || 1 !== $n ) return 'remember';
foreach ( array( false, null, '', 0 ) as $i => $v ) { $n = 0; $a = Shelf_Cache::remember( "e$i", 60, $f( $v ) ); $b = Shelf_Cache::remember( "e$i", 60, $f( 'x' ) ); if ( $a !== $v || $b !== $v || 1 !== $n ) return 'does not cache ' . wp_json_encode( $v ); }
if ( ! $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '\_transient\_shelf\_%'" ) ) return 'no transient with the prefix';
Shelf_Cache::remember( 'two', 60, $f( 2 ) ); Shelf_Cache::forget( 'one' );
if ( 'new' !== Shelf_Cache::remember( 'one', 60, $f( 'new' ) ) || 2 !== Shelf_Cache::remember( 'two', 60, $f( 'x' ) ) ) return 'forget';
Shelf_Cache::flush(); wp_cache_flush(); if ( 'n1' !== Shelf_Cache::remember( 'one', 60, $f( 'n1' ) ) || 'n2' !== Shelf_Cache::remember( 'two', 60, $f( 'n2' ) ) ) return 'flush';
do_action( 'switch_theme', 'X', wp_get_theme(), wp_get_theme() ); wp_cache_flush();
return 'n3' === Shelf_Cache::remember( 'one', 60, $f( 'n3' ) ) ? true : 'switch_theme';`),
  },
  // 84
  {
    area: 'wpdb',
    prompt: String.raw`Write the class Court_Reservations for our tennis club. PHP only.

Table: {prefix}court_reservations with id, court (int), player (varchar), starts_at (datetime), ends_at (datetime)
- static create_table(): void with dbDelta
- add( int $court, string $player, string $starts_at, string $ends_at ): int|WP_Error  the new ID; WP_Error "overlap" if the court is taken in that time (back to back is fine), WP_Error "invalid" if the end isn't after the start
- on_day( string $day ): array  rows (associative arrays) which start on that day (Y-m-d), ordered by starts_at, then court
- cancel( int $id ): bool  false if there was no such row
All queries prepared.`,
    check:
      checking(String.raw`global $wpdb; $wpdb->suppress_errors( true ); Court_Reservations::create_table(); Court_Reservations::create_table(); $r = new Court_Reservations();
$a = $r->add( 1, "O'Brien", '2026-07-01 10:00:00', '2026-07-01 11:00:00' ); if ( ! is_int( $a ) ) return 'add: ' . wp_json_encode( $a ) . $wpdb->last_error;
$code = function ( $x ) { return is_wp_error( $x ) ? $x->get_error_code() : 'ok'; };
foreach ( array( array( '10:30', '11:30' ), array( '09:30', '10:30' ), array( '10:15', '10:45' ), array( '09:00', '12:00' ), array( '10:00', '11:00' ) ) as $t ) { if ( 'overlap' !== $code( $r->add( 1, 'X', "2026-07-01 $t[0]:00", "2026-07-01 $t[1]:00" ) ) ) return "no overlap at $t[0]"; }
if ( 'invalid' !== $code( $r->add( 3, 'X', '2026-07-01 11:00:00', '2026-07-01 11:00:00' ) ) || 'invalid' !== $code( $r->add( 3, 'X', '2026-07-01 12:00:00', '2026-07-01 11:00:00' ) ) ) return 'invalid';
$b = $r->add( 1, 'Ana', '2026-07-01 11:00:00', '2026-07-01 12:00:00' ); if ( 'ok' !== $code( $b ) ) return 'back to back: ' . $code( $b );
$c = $r->add( 2, 'Bo', '2026-07-01 08:00:00', '2026-07-01 09:00:00' ); $d = $r->add( 2, 'Cy', '2026-07-01 10:00:00', '2026-07-01 11:00:00' ); $e = $r->add( 1, 'Di', '2026-07-02 08:00:00', '2026-07-02 09:00:00' );
foreach ( array( $c, $d, $e ) as $x ) { if ( 'ok' !== $code( $x ) ) return 'refuses a free court'; }
$l = $r->on_day( '2026-07-01' );
if ( array( $c, $a, $d, $b ) !== array_map( 'intval', array_column( $l, 'id' ) ) ) return 'day: ' . wp_json_encode( $l );
if ( "O'Brien" !== $l[1]['player'] || '2026-07-01 10:00:00' !== $l[1]['starts_at'] ) return 'row: ' . wp_json_encode( $l[1] );
if ( array() !== $r->on_day( "2026-07-01' OR '1'='1" ) ) return 'injection';
if ( true !== $r->cancel( $a ) || false !== $r->cancel( $a ) || false !== $r->cancel( 9999 ) ) return 'cancel';
return 3 === count( $r->on_day( '2026-07-01' ) ) ? true : 'rows after cancelling';`),
  },
  // 85
  {
    area: 'http',
    prompt: String.raw`API client wanted. class Frost_Client, __construct( string $api_key ). Only code in a single fence.

* method current( string $city ): array|WP_Error
* GET https://api.frost.example.com/v2/current?city=... (city URL-encoded), header Authorization: Bearer <key>, Accept: application/json, timeout 8
* the JSON {"temp": 3.4, "text": "Fog", ...} becomes array( 'temp' => 3.4, 'text' => 'Fog' )
* transport errors are passed on; status other than 200: WP_Error frost_http with the status in its data ('status'); broken or incomplete JSON: WP_Error frost_json
* good answers are cached in a transient for 10 minutes per city (case-insensitive), errors aren't`,
    check:
      checking(String.raw`$c = new Frost_Client( 'k-123' ); $res = function ( $code, $body ) { return array( 'headers' => array(), 'body' => $body, 'response' => array( 'code' => $code, 'message' => '' ), 'cookies' => array(), 'filename' => null ); };
$GLOBALS['reply'] = new WP_Error( 'http_request_failed', 'cable' ); $r = $c->current( 'Oslo' ); if ( ! is_wp_error( $r ) || 'http_request_failed' !== $r->get_error_code() ) return 'transport error';
$GLOBALS['reply'] = $res( 503, 'x' ); $r = $c->current( 'Oslo' ); if ( ! is_wp_error( $r ) || 'frost_http' !== $r->get_error_code() || 503 !== ( $r->get_error_data()['status'] ?? 0 ) ) return 'status 503: ' . wp_json_encode( $r );
foreach ( array( '<html>', '{"temp":1}', '{"text":"a"}', 'null', '"x"' ) as $b ) { $GLOBALS['reply'] = $res( 200, $b ); $r = $c->current( 'Oslo' ); if ( ! is_wp_error( $r ) || 'frost_json' !== $r->get_error_code() ) return "no frost_json for $b"; }
$GLOBALS['sent'] = array(); $GLOBALS['reply'] = $res( 200, '{"temp":3.4,"text":"Fog","wind":9}' ); $r = $c->current( 'São Paulo & Co' );
if ( array( 'temp' => 3.4, 'text' => 'Fog' ) !== $r ) return 'answer: ' . wp_json_encode( $r );
$s = $GLOBALS['sent'][0]; $h = array_change_key_case( (array) $s['headers'] ); parse_str( (string) wp_parse_url( $s['url'], PHP_URL_QUERY ), $q );
if ( 0 !== strpos( $s['url'], 'https://api.frost.example.com/v2/current?' ) || array( 'city' => 'São Paulo & Co' ) !== $q ) return 'URL: ' . $s['url'];
if ( 'Bearer k-123' !== ( $h['authorization'] ?? '' ) || 'application/json' !== ( $h['accept'] ?? '' ) || 8 != $s['timeout'] ) return 'headers or timeout';
$GLOBALS['reply'] = $res( 200, '{"temp":9,"text":"Sun"}' ); $r = $c->current( 'SãO paulo & co' ); if ( 1 !== count( $GLOBALS['sent'] ) || 'Fog' !== $r['text'] ) return 'not cached';
$r = $c->current( 'Bergen' ); if ( is_wp_error( $r ) || 'Sun' !== $r['text'] ) return 'cities share a cache';
$t = $GLOBALS['wpdb']->get_col( "SELECT option_value FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '\_transient\_timeout\_%' ORDER BY option_id DESC LIMIT 1" );
return $t && abs( $t[0] - time() - 600 ) < 30 ? true : 'not 10 minutes';`),
  },
  // 86
  {
    area: 'mail',
    prompt: String.raw`Please give me only the PHP for an enquiry form handler, prefix barn_:

1. admin_post_barn_enquiry and admin_post_nopriv_barn_enquiry
2. POST fields: name, email, message, website (honeypot), _wpnonce (action barn_enquiry)
3. honeypot filled: behave as if it had worked, but send nothing
4. name and message required, email must be valid; otherwise redirect back with ?enquiry=invalid
5. mail to the admin e-mail of the site, subject "Enquiry from {name}", the message as body, a Reply-To header with name and address (no header injection)
6. redirect back (wp_get_referer, else the home page) with ?enquiry=sent, or ?enquiry=failed if wp_mail fails`,
    check:
      checking(String.raw`update_option( 'admin_email', 'owner@barn.example.org' ); $_SERVER['HTTP_REFERER'] = home_url( '/contact/' ); $_SERVER['REQUEST_URI'] = '/wp-admin/admin-post.php';
$go = function ( $d, $user = 0 ) use ( $request, $out ) { wp_set_current_user( $user ); $GLOBALS['mails'] = array(); $request( $d + array( 'action' => 'barn_enquiry', '_wpnonce' => wp_create_nonce( 'barn_enquiry' ), 'website' => '' ) ); $out( function () use ( $user ) { do_action( $user ? 'admin_post_barn_enquiry' : 'admin_post_nopriv_barn_enquiry' ); } ); return (string) $GLOBALS['went']; };
$ok = array( 'name' => "Tess O'Dell", 'email' => 'tess@example.org', 'message' => "Is the barn free?\nIn May & June?" );
$w = $go( $ok + array( '_wpnonce' => 'bad' ) ); if ( $GLOBALS['mails'] ) return 'no nonce check';
foreach ( array( 0, $reader ) as $u ) {
	$w = $go( $ok, $u ); if ( 1 !== count( $GLOBALS['mails'] ) ) return "no mail for user $u";
	if ( 0 !== strpos( $w, home_url( '/contact/' ) ) || false === strpos( $w, 'enquiry=sent' ) ) return "redirect: $w";
}
$m = $GLOBALS['mails'][0]; $h = implode( "\n", (array) $m['headers'] );
if ( 'owner@barn.example.org' !== implode( ',', (array) $m['to'] ) || "Enquiry from Tess O'Dell" !== $m['subject'] ) return 'mail: ' . wp_json_encode( $m );
if ( false === strpos( $m['message'], "Is the barn free?\nIn May" ) ) return 'message: ' . $m['message'];
if ( ! preg_match( '/^Reply-To:.*Tess O.?.?Dell.*<tess@example\.org>/im', $h ) ) return "headers: $h";
foreach ( array( array( 'name' => ' ' ), array( 'message' => '' ), array( 'email' => 'tess' ) ) as $bad ) { $w = $go( $bad + $ok ); if ( $GLOBALS['mails'] || false === strpos( $w, 'enquiry=invalid' ) ) return 'accepts ' . wp_json_encode( $bad ) . " $w"; }
$w = $go( array( 'website' => 'https://spam.example.com' ) + $ok ); if ( $GLOBALS['mails'] || false === strpos( $w, 'enquiry=sent' ) ) return "honeypot: $w";
$go( array( 'name' => "Eve\r\nBcc: all@example.org" ) + $ok ); foreach ( $GLOBALS['mails'] as $m ) { if ( preg_match( '/^Bcc:/im', implode( "\n", (array) $m['headers'] ) . "\n" . $m['subject'] ) ) return 'header injection'; }
add_filter( 'pre_wp_mail', '__return_false', 300 ); $w = $go( $ok ); if ( false === strpos( $w, 'enquiry=failed' ) ) return "failed mail: $w"; remove_filter( 'pre_wp_mail', '__return_false', 300 );
unset( $_SERVER['HTTP_REFERER'] ); $w = $go( $ok );
return 0 === strpos( $w, home_url() ) && false !== strpos( $w, 'enquiry=sent' ) ? true : "without referer: $w";`),
  },
  // 87
  {
    area: 'rewrite',
    prompt:
      "Short links for books: https://site/isbn/9783161484100/. Code only, functions prefixed bookcat_.\n\n- rewrite rule on init for isbn/{10 or 13 digits}/, public query var bookcat_isbn\n- template_redirect: a published post of the type `book` with that value in the meta isbn: redirect to its permalink with status 301\n- otherwise make it a 404 ($wp_query->set_404(), status 404)\n- do nothing when the query var is empty\n- bookcat_link( int $post_id ): string gives the short URL of a book, '' if it has no ISBN",
    before: String.raw`add_action( 'init', function () { register_post_type( 'book', array( 'public' => true ) ); } );`,
    check:
      checking(String.raw`global $wp, $wp_query; flush_rewrite_rules( false ); remove_action( 'template_redirect', 'redirect_canonical' ); remove_action( 'template_redirect', 'wp_old_slug_redirect' );
$b = $make( array( 'post_type' => 'book', 'post_title' => 'Moss' ) ); update_post_meta( $b, 'isbn', '9783161484100' ); $d = $make( array( 'post_type' => 'book', 'post_status' => 'draft' ) ); update_post_meta( $d, 'isbn', '1234567890' ); $x = $make( array( 'post_type' => 'book' ) ); $p = $make(); update_post_meta( $p, 'isbn', '5555555555' );
$parse = function ( $path ) { global $wp; $_GET = $_POST = $_REQUEST = array(); $_SERVER['REQUEST_URI'] = $path; $_SERVER['PHP_SELF'] = '/index.php'; unset( $_SERVER['PATH_INFO'] ); $wp->query_vars = array(); $wp->parse_request(); return $wp->query_vars; };
$go = function ( $path ) use ( $parse, $visit, $out ) { $v = $parse( $path ); $visit( $v ); $GLOBALS['went_status'] = null; $out( function () { do_action( 'template_redirect' ); } ); return $v; };
if ( '9783161484100' !== ( $parse( '/isbn/9783161484100/' )['bookcat_isbn'] ?? '' ) ) return 'rule: ' . wp_json_encode( $wp->query_vars );
foreach ( array( '/isbn/12345/', '/isbn/abcdefghij/', '/isbn/123456789012/' ) as $u ) { if ( ! empty( $parse( $u )['bookcat_isbn'] ) ) return "matches $u"; }
$go( '/isbn/9783161484100/' ); if ( get_permalink( $b ) !== $GLOBALS['went'] || 301 !== $GLOBALS['went_status'] ) return 'redirect: ' . wp_json_encode( $GLOBALS['went'] );
foreach ( array( '1111111111', '1234567890', '5555555555' ) as $n ) { $go( "/isbn/$n/" ); if ( null !== $GLOBALS['went'] || ! $wp_query->is_404() ) return "no 404 for $n"; }
$visit( array( 'p' => $p ) ); $out( function () { do_action( 'template_redirect' ); } ); if ( null !== $GLOBALS['went'] || $wp_query->is_404() ) return 'touches other pages';
if ( untrailingslashit( home_url( '/isbn/9783161484100/' ) ) !== untrailingslashit( bookcat_link( $b ) ) ) return 'link: ' . bookcat_link( $b );
return '' === bookcat_link( $x ) ? true : 'link without ISBN';`),
  },
  // 88
  {
    area: 'widgets',
    prompt: String.raw`Widget "From the kitchen": class Kitchen_Posts_Widget, id base kitchen_posts, text domain kitchen. Respond only with a php code fence.

- settings: title (default "From the kitchen"), category (dropdown of categories), number (1-10, default 3), show_excerpt (checkbox)
- front end: the newest published posts of the category as ul > li > a; with show_excerpt a p with the excerpt after the link; print nothing at all if there are no posts
- use before_widget, after_widget, before_title, after_title and the widget_title filter
- update() sanitizes every setting, number is kept within 1-10
- register it on widgets_init`,
    check:
      checking(String.raw`global $wp_widget_factory; $w = $wp_widget_factory->widgets['Kitchen_Posts_Widget'] ?? null; if ( ! $w ) return 'not registered'; if ( 'kitchen_posts' !== $w->id_base ) return 'id base';
$cat = wp_insert_term( 'Soups', 'category' )['term_id']; $w->_set( 3 );
$args = array( 'before_widget' => '<aside>', 'after_widget' => '</aside>', 'before_title' => '<h5>', 'after_title' => '</h5>' );
$show = function ( $i ) use ( $w, $args, $out ) { return trim( $out( function () use ( $w, $args, $i ) { $w->widget( $args, $i ); } ) ); };
$inst = array( 'title' => 'Hot <script>1</script>', 'category' => $cat, 'number' => 3, 'show_excerpt' => 0 );
if ( '' !== $show( $inst ) ) return 'prints without posts: ' . $show( $inst );
for ( $i = 1; $i <= 5; $i++ ) { $id[ $i ] = $make( array( 'post_title' => "Soup $i", 'post_excerpt' => "Taste $i", 'post_date' => "2026-01-0$i 10:00:00" ) ); wp_set_post_categories( $id[ $i ], array( $cat ) ); }
$h = $show( $inst );
if ( 0 !== strpos( $h, '<aside>' ) || '</aside>' !== substr( $h, -8 ) || ! preg_match( '/<h5>\s*Hot/', $h ) || false !== strpos( $h, '<script>' ) ) return "markup: $h";
if ( 3 !== preg_match_all( '/<li[^>]*>\s*<a [^>]*href/', $h ) || strpos( $h, 'Soup 5' ) > strpos( $h, 'Soup 4' ) || false === strpos( $h, 'Soup 3' ) || false !== strpos( $h, 'Hello world' ) ) return "list: $h";
if ( false !== strpos( $h, 'Taste' ) ) return 'excerpt though off';
$h = $show( array( 'show_excerpt' => 1, 'number' => 1 ) + $inst ); if ( ! preg_match( '/Soup 5.*<\/a>\s*<p[^>]*>\s*(<p>)?\s*Taste 5/s', $h ) || false !== strpos( $h, 'Soup 4' ) ) return "excerpt: $h";
add_filter( 'widget_title', function ( $t ) { return 'Filtered'; } ); if ( false === strpos( $show( $inst ), 'Filtered' ) ) return 'widget_title';
$f = $inputs( $out( function () use ( $w ) { $w->form( array() ); } ) ); $f = array_column( $f, null, 'name' ); $g = function ( $k ) use ( $f, $w ) { return $f[ $w->get_field_name( $k ) ] ?? array( 'type' => '', 'value' => '' ); };
if ( 'From the kitchen' !== $g( 'title' )['value'] || 'select' !== $g( 'category' )['type'] || '3' !== $g( 'number' )['value'] || 'checkbox' !== $g( 'show_excerpt' )['type'] ) return 'form: ' . wp_json_encode( $f );
$u = $w->update( array( 'title' => '<b>T</b>', 'category' => "$cat", 'number' => '99', 'show_excerpt' => 'on' ), array() );
if ( 'T' !== $u['title'] || $cat !== (int) $u['category'] || 10 !== (int) $u['number'] || empty( $u['show_excerpt'] ) ) return 'update: ' . wp_json_encode( $u );
$u = $w->update( array( 'title' => 'x', 'category' => 'y', 'number' => '-4' ), array( 'show_excerpt' => 1 ) );
return 0 === (int) $u['category'] && (int) $u['number'] >= 1 && (int) $u['number'] <= 10 && empty( $u['show_excerpt'] ) ? true : 'update: ' . wp_json_encode( $u );`),
  },
  // 89
  {
    area: 'customizer',
    prompt: String.raw`Customizer options for our theme, function prefix dune_, text domain dune. Code, nothing else.

- panel-less section dune_look titled "Look"
- setting dune_accent (theme_mod, default #c2703d, sanitize_hex_color) with a WP_Customize_Color_Control
- setting dune_layout (theme_mod, default wide, only wide, narrow or split; anything else falls back to wide) with a radio or select control
- wp_head prints <style id="dune-look">:root{--dune-accent:#...}</style>, but only if the colour isn't the default
- body_class gets layout-{value}`,
    check:
      checking(String.raw`require_once ABSPATH . WPINC . '/class-wp-customize-manager.php'; wp_set_current_user( 1 );
$m = new WP_Customize_Manager( array( 'settings_previewed' => false ) ); do_action( 'customize_register', $m );
$s = $m->get_section( 'dune_look' ); if ( ! $s || 'Look' !== $s->title ) return 'section';
$a = $m->get_setting( 'dune_accent' ); $l = $m->get_setting( 'dune_layout' );
if ( ! $a || ! $l || 'theme_mod' !== $a->type || 'theme_mod' !== $l->type || '#c2703d' !== strtolower( $a->default ) || 'wide' !== $l->default ) return 'settings';
$ca = $cl = null; foreach ( $m->controls() as $c ) { if ( in_array( $a, $c->settings, true ) ) $ca = $c; if ( in_array( $l, $c->settings, true ) ) $cl = $c; }
if ( ! $ca instanceof WP_Customize_Color_Control || 'dune_look' !== $ca->section ) return 'colour control';
if ( ! $cl || ! in_array( $cl->type, array( 'radio', 'select' ), true ) || 'dune_look' !== $cl->section ) return 'layout control';
$k = array_keys( $cl->choices ); sort( $k ); if ( array( 'narrow', 'split', 'wide' ) !== $k ) return 'choices';
if ( 'split' !== $l->sanitize( 'split' ) || 'wide' !== $l->sanitize( 'round' ) ) return 'layout sanitizing';
if ( '#112233' !== $a->sanitize( '#112233' ) || 'red' === $a->sanitize( 'red' ) ) return 'colour sanitizing';
$visit( array() ); $head = function () use ( $out ) { return $out( function () { do_action( 'wp_head' ); } ); };
if ( false !== strpos( $head(), 'dune-look' ) ) return 'style for the default';
if ( ! in_array( 'layout-wide', get_body_class(), true ) ) return 'body class';
set_theme_mod( 'dune_accent', '#00aa88' ); set_theme_mod( 'dune_layout', 'narrow' ); $h = $head();
if ( ! preg_match( '/<style[^>]*id="dune-look"[^>]*>\s*:root\s*\{\s*--dune-accent:\s*#00aa88\s*;?\s*\}\s*<\/style>/', $h ) ) return 'no style';
if ( ! in_array( 'layout-narrow', get_body_class(), true ) ) return 'body class narrow';
set_theme_mod( 'dune_accent', '</style><script>x' );
return false === strpos( $head(), '<script>x' ) ? true : 'not escaped';`),
  },
  // 90
  {
    area: 'menus',
    prompt: String.raw`Menu tweaks, in a namespace Harbour\Menus with plain functions; no explanations.

1. nav_menu_link_attributes: links to other hosts get target _blank and rel "noopener noreferrer"; links on this site and relative ones stay as they are
2. wp_nav_menu_objects: items with the CSS class members-only are removed for visitors, items with guests-only for logged-in users
3. nav_menu_css_class: add has-icon to items whose classes contain one that starts with icon-`,
    check:
      checking(String.raw`$item = function ( $id, $classes, $url = '#' ) { return (object) array( 'ID' => $id, 'db_id' => $id, 'title' => "I$id", 'url' => $url, 'classes' => $classes, 'menu_item_parent' => 0, 'object' => 'custom', 'object_id' => $id, 'type' => 'custom' ); };
$args = (object) array( 'theme_location' => 'main' );
$at = function ( $url ) use ( $item, $args ) { return apply_filters( 'nav_menu_link_attributes', array( 'title' => '', 'target' => '', 'rel' => '', 'href' => $url ), $item( 1, array(), $url ), $args, 0 ); };
$a = $at( 'https://tides.example.org/x' ); $rel = explode( ' ', $a['rel'] ?? '' );
if ( '_blank' !== $a['target'] || array_diff( array( 'noopener', 'noreferrer' ), $rel ) || 'https://tides.example.org/x' !== $a['href'] ) return 'external: ' . wp_json_encode( $a );
foreach ( array( home_url( '/about/' ), '/contact/', '#top', 'mailto:a@example.org' ) as $u ) { $a = $at( $u ); if ( '' !== (string) $a['target'] || '' !== (string) $a['rel'] ) return "changes $u"; }
$list = array( 1 => $item( 1, array( 'menu-item' ) ), 2 => $item( 2, array( 'members-only', 'x' ) ), 3 => $item( 3, array( 'guests-only' ) ) );
$ids = function () use ( $list, $args ) { return implode( ',', wp_list_pluck( apply_filters( 'wp_nav_menu_objects', $list, $args ), 'ID' ) ); };
wp_set_current_user( 0 ); if ( '1,3' !== $ids() ) return 'visitors: ' . $ids();
wp_set_current_user( $reader ); if ( '1,2' !== $ids() ) return 'members: ' . $ids();
$c = function ( $x ) use ( $item, $args ) { return apply_filters( 'nav_menu_css_class', $x, $item( 1, $x ), $args, 0 ); };
if ( ! in_array( 'has-icon', $c( array( 'menu-item', 'icon-boat' ) ), true ) || ! in_array( 'icon-boat', $c( array( 'icon-boat' ) ), true ) ) return 'has-icon missing';
return in_array( 'has-icon', $c( array( 'menu-item', 'lexicon-page' ) ), true ) ? 'has-icon too often' : true;`),
  },
  // 91
  {
    area: 'utilities',
    prompt: String.raw`Write a final class Arr with static helpers. Code only, one fence.

- get( array $data, string $path, $default = null ): dot notation, "user.address.city"; a stored null counts as a value
- set( array $data, string $path, $value ): array  returns a changed copy, missing levels are created
- group_by( array $items, string $key ): array  items are arrays; groups keep the order of first appearance; items without the key land under ''
- only( array $data, array $keys ): array  just these keys, in the order of $keys, missing ones left out`,
    check: checking(String.raw`if ( ! ( new ReflectionClass( 'Arr' ) )->isFinal() ) return 'not final';
$d = array( 'user' => array( 'name' => 'Io', 'address' => array( 'city' => 'Turku', 'zip' => null ) ), 'list' => array( 'a', 'b' ) );
if ( 'Turku' !== Arr::get( $d, 'user.address.city' ) || 'Io' !== Arr::get( $d, 'user.name' ) || 'b' !== Arr::get( $d, 'list.1' ) || array( 'a', 'b' ) !== Arr::get( $d, 'list' ) ) return 'get';
if ( null !== Arr::get( $d, 'user.address.zip', 'x' ) || 'x' !== Arr::get( $d, 'user.phone', 'x' ) || 'x' !== Arr::get( $d, 'user.name.first', 'x' ) || null !== Arr::get( $d, 'nope' ) ) return 'get default';
$n = Arr::set( $d, 'user.address.city', 'Oulu' ); if ( 'Oulu' !== $n['user']['address']['city'] || 'Turku' !== $d['user']['address']['city'] || 'Io' !== $n['user']['name'] ) return 'set';
if ( array( 'a' => array( 'b' => array( 'c' => 1 ) ) ) !== Arr::set( array(), 'a.b.c', 1 ) || array( 'z' => 2 ) !== Arr::set( array(), 'z', 2 ) ) return 'set creates';
$i = array( array( 't' => 'y', 'n' => 1 ), array( 't' => 'x', 'n' => 2 ), array( 'n' => 3 ), array( 't' => 'y', 'n' => 4 ) ); $g = Arr::group_by( $i, 't' );
if ( array( 'y', 'x', '' ) !== array_keys( $g ) || array( 1, 4 ) !== array_column( $g['y'], 'n' ) || array( 3 ) !== array_column( $g[''], 'n' ) ) return 'group_by: ' . wp_json_encode( $g );
return array( 'c' => null, 'a' => 1 ) === Arr::only( array( 'a' => 1, 'b' => 2, 'c' => null ), array( 'c', 'a', 'q' ) ) ? true : 'only: ' . wp_json_encode( Arr::only( array( 'a' => 1, 'b' => 2, 'c' => null ), array( 'c', 'a', 'q' ) ) );`),
  },
  // 92
  {
    area: 'utilities',
    prompt: String.raw`Two date functions for the festival site, prefix fest_. Output only PHP.

1. fest_date_range( string $start, string $end ): string for two Y-m-d dates, with an en dash:
   same day: "3 May 2026"; same month: "3–5 May 2026"; same year: "30 April – 2 May 2026"; otherwise "30 December 2026 – 2 January 2027"; month names through wp_date / date_i18n; '' if a date is invalid or the end lies before the start
2. fest_days_between( string $start, string $end ): array of all days (Y-m-d) from start to end, both included; empty array in the same cases`,
    check: checking(String.raw`update_option( 'timezone_string', 'America/New_York' );
foreach ( array( array( '2026-05-03', '2026-05-03', '3 May 2026' ), array( '2026-05-03', '2026-05-05', '3–5 May 2026' ), array( '2026-04-30', '2026-05-02', '30 April – 2 May 2026' ), array( '2026-12-30', '2027-01-02', '30 December 2026 – 2 January 2027' ), array( '2026-05-05', '2027-05-06', '5 May 2026 – 6 May 2027' ), array( '2026-05-05', '2026-05-03', '' ), array( '2026-02-30', '2026-03-03', '' ), array( 'x', '2026-03-03', '' ), array( '2026-03-01', '', '' ) ) as $c ) { $g = html_entity_decode( fest_date_range( $c[0], $c[1] ) ); if ( $c[2] !== $g ) return "$c[0] to $c[1] gives $g"; }
if ( array( '2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02' ) !== fest_days_between( '2026-10-30', '2026-11-02' ) ) return 'days: ' . wp_json_encode( fest_days_between( '2026-10-30', '2026-11-02' ) );
if ( array( '2026-03-08' ) !== fest_days_between( '2026-03-08', '2026-03-08' ) ) return 'one day';
return array() === fest_days_between( '2026-11-02', '2026-10-30' ) && array() === fest_days_between( 'x', '2026-10-30' ) ? true : 'not empty';`),
  },
  // 93
  {
    area: 'sanitizing',
    prompt: String.raw`sanitize_dishes( $rows ): array for a repeater field of a restaurant menu. No Markdown, only PHP code.

Each row: name, price, note, link, vegan. Result rows have exactly these keys:
* name: plain text; rows without a name are dropped
* price: float >= 0 with two decimals, a comma as decimal separator is accepted ("7,5"), otherwise 0.0
* note: only <em>, <strong> and <a href>
* link: safe URL or ''
* vegan: bool
Anything but an array gives array(); rows that aren't arrays are skipped; at most 50 rows; keys 0..n.`,
    check:
      checking(String.raw`$r = sanitize_dishes( array( 'k' => array( 'name' => ' <b>Pho</b> ', 'price' => '7,5', 'note' => '<em>hot</em> <script>x</script><a href="javascript:alert(1)" onclick="q">y</a> <img src=x>', 'link' => 'javascript:alert(1)', 'vegan' => '1', 'evil' => 'x' ), array( 'name' => '', 'price' => '3' ), 'text', array( 'name' => 'Ramen', 'price' => '-4', 'note' => '<a href="https://a.example.org/" title="t">a</a> <strong>b</strong> <u>c</u>', 'link' => 'https://b.example.org/x?y=1&z=2' ), array( 'name' => 'Curry', 'price' => '11.239', 'vegan' => '' ), array( 'name' => 'Soup', 'price' => 'lots' ) ) );
if ( array( 0, 1, 2, 3 ) !== array_keys( $r ) ) return 'rows: ' . wp_json_encode( $r );
foreach ( $r as $x ) { $k = array_keys( $x ); sort( $k ); if ( array( 'link', 'name', 'note', 'price', 'vegan' ) !== $k ) return 'keys: ' . wp_json_encode( $k ); }
if ( 'Pho' !== $r[0]['name'] || 7.5 !== $r[0]['price'] || '' !== $r[0]['link'] || true !== $r[0]['vegan'] ) return wp_json_encode( $r[0] );
if ( false === strpos( $r[0]['note'], '<em>hot</em>' ) || preg_match( '/<script|javascript:|onclick|<img/i', $r[0]['note'] ) ) return 'note: ' . $r[0]['note'];
if ( 0.0 !== $r[1]['price'] || 'https://b.example.org/x?y=1&z=2' !== $r[1]['link'] || false !== $r[1]['vegan'] ) return wp_json_encode( $r[1] );
if ( false === strpos( $r[1]['note'], '<a href="https://a.example.org/">a</a> <strong>b</strong>' ) || false !== strpos( $r[1]['note'], '<u>' ) ) return 'note: ' . $r[1]['note'];
if ( 11.24 !== $r[2]['price'] || false !== $r[2]['vegan'] || 0.0 !== $r[3]['price'] || '' !== $r[3]['note'] ) return wp_json_encode( $r );
if ( 50 !== count( sanitize_dishes( array_fill( 0, 80, array( 'name' => 'X' ) ) ) ) ) return 'more than 50';
foreach ( array( null, 'x', 5, array() ) as $v ) { if ( array() !== sanitize_dishes( $v ) ) return 'not empty'; }
return true;`),
  },
  // 94
  {
    area: 'repair',
    prompt:
      "Code review: fix every security problem in this handler, keep the hook, the function name, the field names and the option names. The form sends a nonce field _wpnonce for the action gallery_settings. Answer with the corrected code only.\n\n```php\nadd_action( 'admin_post_gallery_settings', 'gallery_save_settings' );\nadd_action( 'admin_post_nopriv_gallery_settings', 'gallery_save_settings' );\nfunction gallery_save_settings() {\n\tupdate_option( 'gallery_columns', $_POST['columns'] );   // 1 to 6\n\tupdate_option( 'gallery_caption', $_POST['caption'] );   // plain text\n\tupdate_option( 'gallery_footer', $_POST['footer'] );     // post HTML\n\theader( 'Location: ' . $_POST['back'] );                 // only pages of this site\n\texit;\n}\n```",
    check: checking(String.raw`update_option( 'gallery_columns', 3 ); update_option( 'gallery_caption', 'Old' );
$go = function ( $d, $user ) use ( $request, $out ) { wp_set_current_user( $user ); $request( $d + array( 'action' => 'gallery_settings', '_wpnonce' => wp_create_nonce( 'gallery_settings' ) ) ); $out( function () use ( $user ) { do_action( $user ? 'admin_post_gallery_settings' : 'admin_post_nopriv_gallery_settings' ); } ); return (string) $GLOBALS['went']; };
$ok = array( 'columns' => '4', 'caption' => "It's <b>new</b>", 'footer' => '<p>Foot</p><script>x</script>', 'back' => admin_url( 'upload.php' ) );
$go( $ok, 0 ); if ( 'Old' !== get_option( 'gallery_caption' ) ) return 'visitors save';
$go( $ok, $reader ); if ( 'Old' !== get_option( 'gallery_caption' ) ) return 'subscribers save';
$go( array( '_wpnonce' => 'bad' ) + $ok, 1 ); if ( 'Old' !== get_option( 'gallery_caption' ) ) return 'no nonce check';
$w = $go( $ok, 1 );
if ( 4 !== (int) get_option( 'gallery_columns' ) || "It's new" !== get_option( 'gallery_caption' ) || '<p>Foot</p>' !== substr( get_option( 'gallery_footer' ), 0, 11 ) || false !== strpos( get_option( 'gallery_footer' ), '<script' ) ) return 'saved: ' . wp_json_encode( array( get_option( 'gallery_columns' ), get_option( 'gallery_caption' ), get_option( 'gallery_footer' ) ) );
if ( admin_url( 'upload.php' ) !== $w ) return "redirect: $w";
foreach ( array( '99', '0', '-2', 'x' ) as $c ) { $go( array( 'columns' => $c ) + $ok, 1 ); $v = get_option( 'gallery_columns' ); if ( (int) $v < 1 || (int) $v > 6 || ! is_numeric( $v ) ) return "columns $c become " . wp_json_encode( $v ); }
$w = $go( array( 'back' => 'https://evil.example.com/' ) + $ok, 1 );
return '' !== $w && false === strpos( $w, 'evil.example.com' ) ? true : "open redirect: $w";`),
  },
  // 95
  {
    area: 'repair',
    prompt: String.raw`Rework this function. Same name, parameters and result keys. Only the code.

function members_search( $term, $orderby = 'name', $page = 1 ) {
    global $wpdb;
    return $wpdb->get_results( "SELECT id, name, town FROM {$wpdb->prefix}members WHERE name LIKE '%$term%' ORDER BY $orderby LIMIT " . ( $page - 1 ) * 10 . ", 10", ARRAY_A );
}

Requirements:
- no SQL injection through any of the parameters; % and _ in the term are meant literally
- $orderby may be name or town only, otherwise name
- $page below 1 counts as 1
- an empty (or only blank) term returns array() without a query
- always an array`,
    check: checking(String.raw`global $wpdb; $t = $wpdb->prefix . 'members'; $wpdb->suppress_errors( true );
if ( array() !== members_search( 'x' ) ) return 'not an array when the table is missing';
$wpdb->query( "CREATE TABLE $t (id bigint(20) NOT NULL AUTO_INCREMENT, name varchar(100) NOT NULL, town varchar(100) NOT NULL, secret varchar(100) NOT NULL, PRIMARY KEY  (id))" );
foreach ( array( array( 'Cora Lund', 'Arhus' ), array( 'Anna Lund', 'Skive' ), array( 'Bo Lund', 'Blokhus' ), array( '100% Lindy', 'Ribe' ), array( "D'Arcy", 'Ribe' ), array( 'snake_case', 'Nibe' ) ) as $m ) { $wpdb->insert( $t, array( 'name' => $m[0], 'town' => $m[1], 'secret' => 's' ) ); }
for ( $i = 10; $i < 25; $i++ ) { $wpdb->insert( $t, array( 'name' => "Member $i", 'town' => 'Vejle', 'secret' => 's' ) ); }
$n = function ( ...$a ) { return implode( ',', array_column( members_search( ...$a ), 'name' ) ); };
if ( 'Anna Lund,Bo Lund,Cora Lund' !== $n( 'Lund' ) ) return 'Lund: ' . $n( 'Lund' );
if ( array( 'id', 'name', 'town' ) !== array_keys( members_search( 'Lund' )[0] ) ) return 'keys';
if ( 'Cora Lund,Bo Lund,Anna Lund' !== $n( 'Lund', 'town' ) ) return 'by town: ' . $n( 'Lund', 'town' );
foreach ( array( 'secret', 'town DESC', '(SELECT 1)', '' ) as $o ) { if ( 'Anna Lund,Bo Lund,Cora Lund' !== $n( 'Lund', $o ) ) return "orderby $o: " . $n( 'Lund', $o ); }
if ( "D'Arcy" !== $n( "D'Arcy" ) ) return 'quote';
if ( '100% Lindy' !== $n( '%' ) || 'snake_case' !== $n( '_' ) ) return 'wildcards: ' . $n( '%' ) . ' / ' . $n( '_' );
if ( '' !== $n( "x' OR '1'='1" ) || '' !== $n( "x' UNION SELECT user_login, user_pass, 1 FROM $wpdb->users -- " ) ) return 'injection';
if ( 10 !== count( members_search( 'Member' ) ) || 5 !== count( members_search( 'Member', 'name', 2 ) ) || 10 !== count( members_search( 'Member', 'name', -3 ) ) || 10 !== count( members_search( 'Member', 'name', 0 ) ) || array() !== members_search( 'Member', 'name', 9 ) ) return 'pages';
$q = $wpdb->num_queries; return array() === members_search( '' ) && array() === members_search( '   ' ) && $q === $wpdb->num_queries ? true : 'empty term';`),
  },
  // 96
  {
    area: 'repair',
    prompt:
      "Modernise the function below, respond with the new version only.\n\n```php\nfunction show_faq( $topic ) {\n\tquery_posts( 'post_type=faq&posts_per_page=-1&topic=' . $topic );\n\twhile ( have_posts() ) : the_post();\n\t\techo '<h3 onclick=\"toggle(' . get_the_ID() . ')\">' . get_the_title() . '</h3>';\n\t\techo '<div id=\"faq-' . get_the_ID() . '\">' . get_the_content() . '</div>';\n\tendwhile;\n\twp_reset_query();\n}\n```\n\n- new signature: render_faq( string $topic = '' ): string, it returns the markup\n- no query_posts, the global query and $post must not change\n- published posts of type faq; taxonomy topic by slug, all of them when empty; ordered by menu_order, then title\n- every entry as <details id=\"faq-ID\"><summary>title</summary>content</details>, content through the_content filters, title escaped\n- no entries: ''",
    before: String.raw`add_action( 'init', function () { register_post_type( 'faq', array( 'public' => true ) ); register_taxonomy( 'topic', 'faq', array( 'public' => true ) ); } );`,
    check: checking(String.raw`if ( '' !== render_faq() ) return 'not empty';
$mk = function ( $t, $o, $c, $topic, $st = 'publish' ) use ( $make ) { $id = $make( array( 'post_type' => 'faq', 'post_title' => $t, 'menu_order' => $o, 'post_content' => $c, 'post_status' => $st ) ); wp_set_object_terms( $id, $topic, 'topic' ); return $id; };
$b = $mk( 'Beta', 1, "Para one\n\nPara two", 'delivery' ); $c = $mk( 'Zeta', 0, 'Zed', 'returns' ); $a = $mk( 'Alpha', 1, 'Al', 'delivery' ); $d = $mk( 'Hidden', 0, 'H', 'delivery', 'draft' );
$id = $make(); $visit( array( 'p' => $id ) ); the_post(); global $wp_query, $post; $q = $wp_query;
$h = null; $e = $out( function () use ( &$h ) { $h = render_faq(); } );
if ( '' !== $e ) return 'echoes';
if ( $q !== $wp_query || $id !== get_the_ID() || $post->ID !== $id ) return 'global query or post changed';
preg_match_all( '/<details[^>]*id="faq-(\d+)"[^>]*>\s*<summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/s', $h, $m );
if ( array( $c, $a, $b ) !== array_map( 'intval', $m[1] ) ) return "entries: $h";
if ( 'Alpha' !== $m[2][1] || false === strpos( $m[3][2], '<p>Para two</p>' ) ) return "markup: $h";
$h = render_faq( 'returns' ); if ( 1 !== substr_count( $h, '<details' ) || false === strpos( $h, 'Zeta' ) ) return "topic: $h";
if ( '' !== render_faq( 'nothing-here' ) ) return 'unknown topic';
$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_title' => 'T <script>1</script>' ), array( 'ID' => $c ) ); clean_post_cache( $c );
return false === strpos( render_faq( 'returns' ), '<script>' ) ? true : 'title not escaped';`),
  },
  // 97
  {
    area: 'whole plugin',
    prompt: String.raw`Give me the complete main file of a plugin named "Link Clicks" (prefix lc_, text domain link-clicks, version 0.3.0). Code only.

- activation hook: creates the table {prefix}lc_clicks (id, post_id, clicked_at datetime) with dbDelta and schedules the daily event lc_cleanup if it isn't scheduled
- deactivation hook: unschedules the event, keeps the table
- lc_track( int $post_id ): bool inserts a row (current time in UTC) if the post is published
- lc_count( int $post_id, int $days = 7 ): int counts the clicks of the last $days days
- lc_cleanup deletes rows older than 90 days`,
    check:
      checking(String.raw`$h = get_file_data( WPMU_PLUGIN_DIR . '/answer.php', array( 'n' => 'Plugin Name', 'v' => 'Version', 't' => 'Text Domain' ) );
if ( array( 'n' => 'Link Clicks', 'v' => '0.3.0', 't' => 'link-clicks' ) != $h ) return 'header: ' . wp_json_encode( $h );
global $wpdb; $t = $wpdb->prefix . 'lc_clicks'; $wpdb->suppress_errors( true );
do_action( 'activate_' . plugin_basename( WPMU_PLUGIN_DIR . '/answer.php' ), false ); do_action( 'activate_' . plugin_basename( WPMU_PLUGIN_DIR . '/answer.php' ), false );
if ( 'daily' !== wp_get_schedule( 'lc_cleanup' ) ) return 'not scheduled daily';
$n = 0; foreach ( _get_cron_array() as $c ) { $n += count( $c['lc_cleanup'] ?? array() ); } if ( 1 !== $n ) return "$n events";
$id = $make(); $d = $make( array( 'post_status' => 'draft' ) ); update_option( 'timezone_string', 'Pacific/Auckland' );
if ( true !== lc_track( $id ) || true !== lc_track( $id ) ) return 'track: ' . $wpdb->last_error;
if ( false !== lc_track( $d ) || false !== lc_track( 99999 ) ) return 'tracks unpublished posts';
$r = $wpdb->get_row( "SELECT * FROM $t ORDER BY id LIMIT 1" );
if ( ! $r || $id !== (int) $r->post_id || abs( strtotime( $r->clicked_at . ' UTC' ) - time() ) > 120 ) return 'row: ' . wp_json_encode( $r );
$ins = function ( $p, $days ) use ( $wpdb, $t ) { $wpdb->insert( $t, array( 'post_id' => $p, 'clicked_at' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) ) ); };
$ins( $id, 5 ); $ins( $id, 20 ); $ins( $id, 89 ); $ins( $id, 95 ); $ins( $id, 400 ); $ins( 1, 1 );
if ( 3 !== lc_count( $id ) || 4 !== lc_count( $id, 30 ) || 0 !== lc_count( $d ) ) return 'count: ' . lc_count( $id ) . ' ' . lc_count( $id, 30 );
do_action( 'lc_cleanup' ); if ( 6 !== (int) $wpdb->get_var( "SELECT COUNT(*) FROM $t" ) ) return 'cleanup leaves ' . $wpdb->get_var( "SELECT COUNT(*) FROM $t" );
do_action( 'deactivate_' . plugin_basename( WPMU_PLUGIN_DIR . '/answer.php' ), false );
if ( wp_next_scheduled( 'lc_cleanup' ) ) return 'still scheduled';
return 6 === (int) $wpdb->get_var( "SELECT COUNT(*) FROM $t" ) ? true : 'table gone';`),
  },
  // 98
  {
    area: 'saving',
    prompt: String.raw`Editorial workflow as a class Editorial_Mails (method boot() adds the hook; call ( new Editorial_Mails() )->boot(); at the end). Your reply must be code only.

Use transition_post_status, post type post only:
- anything but pending -> pending: mail to every user with the role editor or administrator, subject "Review: {title}", the body contains the edit link (admin_url post.php?post=ID&action=edit)
- pending -> publish: mail to the author, subject "Published: {title}", body with the permalink
- pending -> draft: mail to the author, subject "Sent back: {title}"
- the user who makes the change never gets a mail`,
    check:
      checking(String.raw`$ed = wp_insert_user( array( 'user_login' => 'eda', 'user_pass' => 'x', 'user_email' => 'eda@paper.example.org', 'role' => 'editor' ) ); $au = wp_insert_user( array( 'user_login' => 'abe', 'user_pass' => 'x', 'user_email' => 'abe@paper.example.org', 'role' => 'author' ) ); $adm = get_userdata( 1 )->user_email;
$to = function () { $r = array(); foreach ( $GLOBALS['mails'] as $m ) { $h = implode( "\n", (array) $m['headers'] ); preg_match_all( '/^bcc:(.*)$/im', $h, $x ); foreach ( array_merge( is_array( $m['to'] ) ? $m['to'] : explode( ',', $m['to'] ), explode( ',', implode( ',', $x[1] ) ) ) as $t ) { $t = trim( $t ); if ( '' !== $t ) $r[] = $t; } } $r = array_unique( $r ); sort( $r ); return implode( ' ', $r ); };
$set = function ( $id, $st, $u ) { wp_set_current_user( $u ); $GLOBALS['mails'] = array(); wp_update_post( array( 'ID' => $id, 'post_status' => $st ) ); };
wp_set_current_user( $au ); $id = $make( array( 'post_title' => 'Harbour & fish', 'post_status' => 'draft', 'post_author' => $au ) ); if ( $GLOBALS['mails'] ) return 'mail for a draft';
$want = array( $adm, 'eda@paper.example.org' ); sort( $want );
$set( $id, 'pending', $au ); if ( implode( ' ', $want ) !== $to() ) return 'review goes to: ' . $to();
$m = $GLOBALS['mails'][0]; if ( 'Review: Harbour & fish' !== html_entity_decode( $m['subject'] ) ) return 'subject: ' . $m['subject']; if ( ! preg_match( '/post\.php\?post=' . $id . '&(amp;|#038;)?action=edit/', $m['message'] ) ) return 'body: ' . $m['message'];
$set( $id, 'pending', $au ); if ( $GLOBALS['mails'] ) return 'mail for pending to pending';
$set( $id, 'draft', $ed ); if ( 'abe@paper.example.org' !== $to() || 'Sent back: Harbour & fish' !== html_entity_decode( $GLOBALS['mails'][0]['subject'] ) ) return 'sent back: ' . $to();
$set( $id, 'pending', $ed ); if ( $adm !== $to() ) return 'the acting editor gets a mail: ' . $to();
$set( $id, 'publish', $ed ); if ( 'abe@paper.example.org' !== $to() || 'Published: Harbour & fish' !== html_entity_decode( $GLOBALS['mails'][0]['subject'] ) || false === strpos( $GLOBALS['mails'][0]['message'], get_permalink( $id ) ) ) return 'published: ' . $to();
$set( $id, 'draft', $ed ); if ( $GLOBALS['mails'] ) return 'mail for publish to draft';
$own = $make( array( 'post_status' => 'pending', 'post_author' => $ed ) ); $set( $own, 'publish', $ed ); if ( $GLOBALS['mails'] ) return 'mail to oneself';
$GLOBALS['mails'] = array(); $make( array( 'post_type' => 'page', 'post_status' => 'pending', 'post_author' => $au ) );
return $GLOBALS['mails'] ? 'pages too' : true;`),
  },
  // 99
  {
    area: 'columns',
    prompt: String.raw`Bulk action for the posts list, prefix evergreen_, text domain evergreen. Reply with code in a php fence only.

1. bulk_actions-edit-post: adds evergreen_mark "Mark as evergreen"
2. handle_bulk_actions-edit-post: sets the meta _evergreen to 1 for each selected post which the user can edit, and adds evergreen_done={number of changed posts} to the redirect URL; other actions pass through
3. admin_notices on the posts list: success notice "3 posts marked as evergreen." / "1 post marked as evergreen." when evergreen_done is set in the URL
4. display_post_states: "Evergreen" for such posts`,
    before: String.raw`if ( ! defined( 'WP_ADMIN' ) ) define( 'WP_ADMIN', true );`,
    check:
      checking(String.raw`wp_set_current_user( 1 ); set_current_screen( 'edit-post' ); $GLOBALS['pagenow'] = 'edit.php'; $GLOBALS['typenow'] = 'post'; $out( function () { do_action( 'admin_init' ); } );
$a = apply_filters( 'bulk_actions-edit-post', array( 'trash' => 'Trash' ) ); if ( 'Mark as evergreen' !== ( $a['evergreen_mark'] ?? '' ) || ! isset( $a['trash'] ) ) return 'bulk actions';
$ids = array( $make(), $make(), $make() ); $url = admin_url( 'edit.php?post_type=post&paged=2' );
$au = wp_insert_user( array( 'user_login' => 'gil', 'user_pass' => 'x', 'user_email' => 'gil@example.org', 'role' => 'author' ) ); $own = $make( array( 'post_author' => $au ) );
$h = function ( $action, $ids ) use ( $url ) { return apply_filters( 'handle_bulk_actions-edit-post', $url, $action, $ids ); };
if ( $url !== $h( 'other', $ids ) || get_post_meta( $ids[0], '_evergreen', true ) ) return 'other actions';
parse_str( (string) wp_parse_url( $h( 'evergreen_mark', array_map( 'strval', $ids ) ), PHP_URL_QUERY ), $q ); if ( '3' !== ( $q['evergreen_done'] ?? '' ) || '2' !== $q['paged'] ) return 'URL: ' . wp_json_encode( $q );
foreach ( $ids as $i ) { if ( '1' !== (string) get_post_meta( $i, '_evergreen', true ) ) return 'not marked'; }
$other = $make(); wp_set_current_user( $au ); parse_str( (string) wp_parse_url( $h( 'evergreen_mark', array( $own, $other ) ), PHP_URL_QUERY ), $q );
if ( '1' !== ( $q['evergreen_done'] ?? '' ) || get_post_meta( $other, '_evergreen', true ) || '1' !== (string) get_post_meta( $own, '_evergreen', true ) ) return 'marks posts of others';
wp_set_current_user( 1 ); $n = function ( $v ) use ( $out, $request ) { $request( null === $v ? array() : array( 'evergreen_done' => $v ), 'GET' ); return $out( function () { do_action( 'admin_notices' ); } ); };
if ( ! preg_match( '/notice-success.*>\s*3 posts marked as evergreen\./s', $n( '3' ) ) ) return 'notice: ' . $n( '3' );
if ( false === strpos( $n( '1' ), '1 post marked as evergreen.' ) ) return 'notice for one';
if ( false !== strpos( $n( null ), 'evergreen' ) ) return 'notice without the parameter';
if ( false !== strpos( $n( '2<script>x' ), '<script>x' ) ) return 'XSS';
set_current_screen( 'dashboard' ); $GLOBALS['pagenow'] = 'index.php'; if ( false !== strpos( $n( '3' ), 'marked as evergreen' ) ) return 'notice elsewhere';
$s = apply_filters( 'display_post_states', array( 'x' => 'X' ), get_post( $ids[0] ) ); if ( ! in_array( 'Evergreen', $s, true ) || ! in_array( 'X', $s, true ) ) return 'state';
return in_array( 'Evergreen', apply_filters( 'display_post_states', array(), get_post( $other ) ), true ) ? 'state on others' : true;`),
  },
  // 100
  {
    area: 'filters',
    prompt: String.raw`Extend this filter; keep the function name and hook. Return nothing but the code.

function outbound_links( $content ) {
	return str_replace( '<a ', '<a target="_blank" ', $content );
}
add_filter( 'the_content', 'outbound_links' );

- only links with http(s) URLs to other hosts are changed; own links, anchors, mailto: and tel: stay untouched
- they get target="_blank" and rel with noopener, existing rel values are kept, no duplicates
- links with the class keep-inline are left alone
- hosts returned by the new filter outbound_trusted_hosts (array, default empty) count as own hosts
- nothing in feeds`,
    check: checking(String.raw`if ( false === has_filter( 'the_content', 'outbound_links' ) ) return 'not hooked';
$visit( array() ); $f = 'outbound_links';
$own = '<p><a href="' . home_url( '/x/' ) . '">a</a> <a href="/y">b</a> <a href="#z">c</a> <a href="mailto:q@example.org">d</a> <a href="tel:+123">e</a> <abbr title="https://example.org">f</abbr></p>';
if ( $own !== $f( $own ) ) return 'changes own links: ' . $f( $own );
$a = function ( $html, $k ) { $d = new DOMDocument(); libxml_use_internal_errors( true ); $d->loadHTML( "<body>$html</body>" ); $x = $d->getElementsByTagName( 'a' )->item( 0 ); return $x ? $x->getAttribute( $k ) : null; };
$h = $f( 'See <a class="big" href="https://reef.example.org/a?b=1&amp;c=2">Reef</a>.' );
if ( '_blank' !== $a( $h, 'target' ) || ! in_array( 'noopener', explode( ' ', $a( $h, 'rel' ) ), true ) || 'big' !== $a( $h, 'class' ) || 'https://reef.example.org/a?b=1&c=2' !== $a( $h, 'href' ) || false === strpos( $h, '>Reef</a>.' ) ) return "outbound: $h";
$h = $f( '<a rel="nofollow noopener" target="_self" href="http://reef.example.org">R</a>' ); $r = explode( ' ', $a( $h, 'rel' ) );
if ( ! in_array( 'nofollow', $r, true ) || 1 !== count( array_keys( $r, 'noopener', true ) ) || '_blank' !== $a( $h, 'target' ) || 1 !== substr_count( $h, 'target=' ) || 1 !== substr_count( $h, 'rel=' ) ) return "rel: $h";
$k = '<a class="x keep-inline" href="https://reef.example.org">R</a>'; if ( $k !== $f( $k ) ) return 'keep-inline: ' . $f( $k );
add_filter( 'outbound_trusted_hosts', function ( $h ) { $h[] = 'docs.example.org'; return $h; } );
$k = '<a href="https://docs.example.org/1">D</a>'; if ( $k !== $f( $k ) ) return 'trusted host: ' . $f( $k );
if ( '' !== $f( '' ) || 'Plain' !== $f( 'Plain' ) ) return 'plain text';
$visit( array( 'feed' => 'rss2' ) ); $k = '<a href="https://reef.example.org">R</a>';
return $k === $f( $k ) ? true : 'changes feeds';`),
  },
];
