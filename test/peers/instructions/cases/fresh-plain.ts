// Longer than 300 lines: a table of prompts, each with what proves it.

import { checked } from './fresh-checks.ts';
import type { InstructionCase } from './instruction-case.ts';

/** Prompts of a sentence or two by a developer who knew nothing of the engine, each check tried with a right answer and with none. */
export const freshPlainCases: readonly InstructionCase[] = [
  {
    // P01
    area: 'rest',
    prompt: String.raw`Add a public REST route GET /acme/v1/status that returns {"ok": true, "version": "<the WordPress version>"}.`,
    check: checked(String.raw`$answer = $rest( 'GET', '/acme/v1/status' );
if ( 200 !== $answer->status ) { return 'status ' . $answer->status; }
if ( true !== ( $answer->data['ok'] ?? null ) ) { return 'ok is not true'; }
return get_bloginfo( 'version' ) === ( $answer->data['version'] ?? null ) ? true : 'wrong version';`),
  },
  {
    // P02
    area: 'rest',
    prompt: [
      'I need a REST endpoint POST /library/v1/notes which creates a post of our post type `note` from `title` and `content`. title is required, only people who can edit_posts may use it, respond with 201 and the new `id`.',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'note', array( 'public' => true, 'label' => 'Notes' ) ); } );`,
    check: checked(String.raw`$values = array( 'title' => 'Buy ink', 'content' => 'Black ink' );
$answer = $rest( 'POST', '/library/v1/notes', $values );
if ( ! in_array( $answer->status, array( 401, 403 ), true ) ) { return 'a visitor gets ' . $answer->status; }
$as( 'subscriber' );
$answer = $rest( 'POST', '/library/v1/notes', $values );
if ( 403 !== $answer->status && 401 !== $answer->status ) { return 'a subscriber gets ' . $answer->status; }
$as( 'editor' );
$answer = $rest( 'POST', '/library/v1/notes', array( 'content' => 'No title' ) );
if ( 400 !== $answer->status ) { return 'without a title: ' . $answer->status; }
$answer = $rest( 'POST', '/library/v1/notes', $values );
if ( 201 !== $answer->status ) { return 'status ' . $answer->status; }
$note = get_post( (int) ( $answer->data['id'] ?? 0 ) );
if ( ! $note || 'note' !== $note->post_type ) { return 'no note was made'; }
return 'Buy ink' === $note->post_title && false !== strpos( $note->post_content, 'Black ink' ) ? true : 'wrong title or content';`),
  },
  {
    // P03
    area: 'rest',
    prompt: [
      'add a field `reading_minutes` to posts in the REST API (read only): words of the content divided by 200, rounded up, minimum 1',
    ].join('\n'),
    check: checked(String.raw`$long = $post( array( 'post_content' => str_repeat( 'word ', 401 ) ) );
$short = $post( array( 'post_content' => 'hi' ) );
$answer = $rest( 'GET', '/wp/v2/posts/' . $long );
if ( 3 !== ( $answer->data['reading_minutes'] ?? null ) ) { return '401 words: ' . wp_json_encode( $answer->data['reading_minutes'] ?? null ); }
$answer = $rest( 'GET', '/wp/v2/posts/' . $short );
return 1 === ( $answer->data['reading_minutes'] ?? null ) ? true : 'one word is not one minute';`),
  },
  {
    // P04
    area: 'ajax',
    prompt: [
      'AJAX handler for logged-in users, action `mark_done`: takes `task_id` and sets the post meta `_done` to 1 on that post. Check the nonce (action `mark_done_nonce`, field `nonce`) and that the user may edit that post. JSON success / error please.',
    ].join('\n'),
    check: checked(String.raw`$task = $post();
$as( 'subscriber' );
$nonce = wp_create_nonce( 'mark_done_nonce' );
$end = $ajax( 'mark_done', array( 'task_id' => $task, 'nonce' => $nonce ) );
if ( $end->ok || '' !== (string) get_post_meta( $task, '_done', true ) ) { return 'a subscriber could mark it'; }
$as( 'administrator' );
$end = $ajax( 'mark_done', array( 'task_id' => $task, 'nonce' => 'wrong' ) );
if ( $end->ok || '' !== (string) get_post_meta( $task, '_done', true ) ) { return 'the nonce is not checked'; }
$end = $ajax( 'mark_done', array( 'task_id' => $task, 'nonce' => wp_create_nonce( 'mark_done_nonce' ) ) );
if ( ! $end->ok ) { return 'no success: ' . $end->output; }
if ( has_action( 'wp_ajax_nopriv_mark_done' ) ) { $as( 'nobody' ); $other = $post(); $end = $ajax( 'mark_done', array( 'task_id' => $other, 'nonce' => wp_create_nonce( 'mark_done_nonce' ) ) ); if ( $end->ok ) { return 'open to visitors'; } }
return '1' === (string) get_post_meta( $task, '_done', true ) ? true : 'the meta is not set';`),
  },
  {
    // P05
    area: 'ajax',
    prompt: [
      'live search: ajax action `search_titles` for visitors and logged-in users. Gets `q` via POST, nonce action `search_titles` in field `nonce`, returns with wp_send_json_success an array of the titles of up to 5 published posts that match.',
    ].join('\n'),
    check:
      checked(String.raw`foreach ( array( 'Zebra one', 'Zebra two', 'Zebra three', 'Zebra four', 'Zebra five', 'Zebra six' ) as $title ) { $post( array( 'post_title' => $title ) ); }
$post( array( 'post_title' => 'Okapi draft', 'post_status' => 'draft' ) );
$post( array( 'post_title' => 'Okapi public' ) );
$end = $ajax( 'search_titles', array( 'q' => 'Zebra', 'nonce' => 'bad' ) );
if ( $end->ok ) { return 'the nonce is not checked'; }
foreach ( array( 'nobody', 'subscriber' ) as $role ) {
	$as( $role );
	$end = $ajax( 'search_titles', array( 'q' => 'Zebra', 'nonce' => wp_create_nonce( 'search_titles' ) ) );
	if ( ! $end->ok ) { return "no success for $role: " . $end->output; }
	$titles = $end->json['data'];
	if ( ! is_array( $titles ) || 5 !== count( $titles ) || 0 !== strpos( (string) reset( $titles ), 'Zebra' ) ) { return 'wrong titles: ' . $end->output; }
	$end = $ajax( 'search_titles', array( 'q' => 'Okapi', 'nonce' => wp_create_nonce( 'search_titles' ) ) );
	if ( array( 'Okapi public' ) !== $end->json['data'] ) { return 'drafts: ' . $end->output; }
}
return true;`),
  },
  {
    // P06
    area: 'post-types',
    prompt: [
      'Register a post type `event`: public, archive at /events/, in the REST API, with title, editor and thumbnail, a calendar dashicon.',
    ].join('\n'),
    check: checked(String.raw`$type = get_post_type_object( 'event' );
if ( ! $type ) { return 'not registered'; }
if ( ! $type->public || ! $type->show_in_rest ) { return 'not public or not in REST'; }
if ( home_url( '/events/' ) !== get_post_type_archive_link( 'event' ) ) { return 'archive at ' . get_post_type_archive_link( 'event' ); }
foreach ( array( 'title', 'editor', 'thumbnail' ) as $feature ) { if ( ! post_type_supports( 'event', $feature ) ) { return "no $feature"; } }
return 0 === strpos( (string) $type->menu_icon, 'dashicons-calendar' ) ? true : 'icon ' . $type->menu_icon;`),
  },
  {
    // P07
    area: 'repair',
    prompt: [
      'this is open to SQL injection, fix it please, same results otherwise:',
      '',
      '```php',
      'function acme_find_users( $name ) {',
      '\tglobal $wpdb;',
      '\treturn $wpdb->get_results( "SELECT ID, user_email FROM $wpdb->users WHERE display_name LIKE \'%$name%\'" );',
      '}',
      '```',
    ].join('\n'),
    check: checked(String.raw`global $wpdb;
$wpdb->update( $wpdb->users, array( 'display_name' => "Pat O'Neil" ), array( 'ID' => 2 ) );
$rows = acme_find_users( "t O'N" );
if ( 1 !== count( $rows ) || 2 !== (int) $rows[0]->ID || ! isset( $rows[0]->user_email ) ) { return 'part of a name: ' . wp_json_encode( $rows ); }
$rows = acme_find_users( "x' OR '1'='1" );
if ( $rows ) { return 'still open'; }
$rows = acme_find_users( "x%' OR 1=1 -- " );
return $rows ? 'still open (comment)' : true;`),
  },
  {
    // P08
    area: 'taxonomies',
    prompt: [
      'Hierarchical taxonomy `genre` for our post type `book`, URL slug `genres`, visible in REST and as a column in the admin list.',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'book', array( 'public' => true, 'label' => 'Books' ) ); } );`,
    check: checked(String.raw`$taxonomy = get_taxonomy( 'genre' );
if ( ! $taxonomy ) { return 'not registered'; }
if ( ! in_array( 'book', $taxonomy->object_type, true ) ) { return 'not for books'; }
if ( ! $taxonomy->hierarchical ) { return 'not hierarchical'; }
if ( ! $taxonomy->show_in_rest ) { return 'not in REST'; }
if ( ! $taxonomy->show_admin_column ) { return 'no admin column'; }
return 'genres' === ( $taxonomy->rewrite['slug'] ?? '' ) ? true : 'wrong slug';`),
  },
  {
    // P09
    area: 'taxonomies',
    prompt: String.raw`When a post is published without any tag, give it the tag "untagged".`,
    check: checked(String.raw`$first = $post();
if ( ! has_term( 'untagged', 'post_tag', $first ) ) { return 'a post without a tag did not get it'; }
$draft = $post( array( 'post_status' => 'draft' ) );
if ( has_term( 'untagged', 'post_tag', $draft ) ) { return 'a draft got it'; }
wp_set_post_tags( $draft, 'red' );
wp_publish_post( $draft );
if ( has_term( 'untagged', 'post_tag', $draft ) ) { return 'a tagged post got it'; }
return has_term( 'red', 'post_tag', $draft ) ? true : 'lost its tag';`),
  },
  {
    // P10
    area: 'meta',
    prompt: [
      'Two helpers for counting views: acme_get_views( $post_id ) returns the post meta `views` as an int (0 when there is none), acme_add_view( $post_id ) adds one to it and returns the new number.',
    ].join('\n'),
    check: checked(String.raw`if ( 0 !== acme_get_views( 1 ) ) { return 'not 0 at first'; }
if ( 1 !== acme_add_view( 1 ) ) { return 'adding does not return 1'; }
acme_add_view( 1 );
if ( 2 !== acme_get_views( 1 ) ) { return 'not 2 after two views'; }
return array( '2' ) === array_map( 'strval', get_post_meta( 1, 'views' ) ) ? true : 'not one meta row';`),
  },
  {
    // P11
    area: 'meta',
    prompt: [
      'register the post meta `subtitle` for posts: single string, shown in the REST API under meta, sanitised as plain text, editable by whoever can edit the post',
    ].join('\n'),
    check: checked(String.raw`update_post_meta( 1, 'subtitle', 'Old' );
$answer = $rest( 'GET', '/wp/v2/posts/1' );
if ( 'Old' !== ( $answer->data['meta']['subtitle'] ?? null ) ) { return 'not in the REST answer'; }
$as( 'administrator' );
$answer = $rest( 'POST', '/wp/v2/posts/1', array( 'meta' => array( 'subtitle' => 'New <b>one</b>' ) ) );
if ( 200 !== $answer->status ) { return 'saving gives ' . $answer->status; }
if ( 'New one' !== get_post_meta( 1, 'subtitle', true ) ) { return 'saved as ' . get_post_meta( 1, 'subtitle', true ); }
$as( 'subscriber' );
return current_user_can( 'edit_post_meta', 1, 'subtitle' ) ? 'a subscriber may edit it' : true;`),
  },
  {
    // P12
    area: 'meta-boxes',
    prompt: [
      'Add a meta box "Source" to posts with one URL field named `source_url`, saved in post meta `_source_url`. Nonce and the usual checks please.',
    ].join('\n'),
    check: checked(String.raw`$as( 'administrator' );
update_post_meta( 1, '_source_url', 'https://example.com/"><i>x' );
$html = $boxes( 1 );
if ( false === strpos( $html, 'Source' ) || ! preg_match( '/name=["\']source_url["\']/', $html ) ) { return 'no box or field'; }
if ( false !== strpos( $html, '"><i>x' ) ) { return 'the value is not escaped'; }
$hidden = $inputs( $html );
$save( 1, array( 'source_url' => 'https://example.com/no-nonce' ) );
if ( 'https://example.com/no-nonce' === get_post_meta( 1, '_source_url', true ) ) { return 'saved without a nonce'; }
$save( 1, $hidden + array( 'source_url' => 'https://example.com/page' ) );
if ( 'https://example.com/page' !== get_post_meta( 1, '_source_url', true ) ) { return 'not saved'; }
$save( 1, $hidden + array( 'source_url' => 'javascript:alert(1)' ) );
if ( false !== strpos( (string) get_post_meta( 1, '_source_url', true ), 'javascript' ) ) { return 'the URL is not sanitised'; }
$as( 'subscriber' );
$save( 1, $inputs( $boxes( 1 ) ) + array( 'source_url' => 'https://example.com/subscriber' ) );
return 'https://example.com/subscriber' === get_post_meta( 1, '_source_url', true ) ? 'a subscriber can save' : true;`),
  },
  {
    // P13
    area: 'meta-boxes',
    prompt: String.raw`remove the "Slug" and "Custom Fields" boxes (slugdiv, postcustom) from the edit screen of pages, leave posts alone`,
    check: checked(String.raw`global $wp_meta_boxes;
foreach ( array( 'page' => 2, 'post' => 1 ) as $type => $id ) {
	$wp_meta_boxes = array();
	set_current_screen( $type );
	add_meta_box( 'slugdiv', 'Slug', '__return_null', $type, 'normal' );
	add_meta_box( 'postcustom', 'Custom Fields', '__return_null', $type, 'normal' );
	do_action( 'admin_menu', '' );
	do_action( 'add_meta_boxes', $type, get_post( $id ) );
	do_action( 'add_meta_boxes_' . $type, get_post( $id ) );
	do_action( 'do_meta_boxes', $type, 'normal', get_post( $id ) );
	$left = array();
	foreach ( $wp_meta_boxes[ $type ]['normal'] ?? array() as $priority ) { $left = array_merge( $left, array_keys( array_filter( $priority ) ) ); }
	if ( 'page' === $type && array_intersect( array( 'slugdiv', 'postcustom' ), $left ) ) { return 'still there on pages: ' . implode( ',', $left ); }
	if ( 'post' === $type && 2 !== count( array_intersect( array( 'slugdiv', 'postcustom' ), $left ) ) ) { return 'removed from posts too'; }
}
return true;`),
  },
  {
    // P14
    area: 'settings',
    prompt: [
      'Settings page under Settings → Acme (slug `acme`) with one text field for the option `acme_api_key`. Use the Settings API, sanitise the key as text.',
    ].join('\n'),
    check: checked(String.raw`$as( 'administrator' );
$menu_pages();
$slugs = wp_list_pluck( $GLOBALS['submenu']['options-general.php'] ?? array(), 2 );
if ( ! in_array( 'acme', $slugs, true ) ) { return 'no page acme under Settings'; }
if ( ! isset( get_registered_settings()['acme_api_key'] ) ) { return 'the setting is not registered'; }
if ( 'Key1' !== sanitize_option( 'acme_api_key', ' Key<b></b>1 ' ) ) { return 'not sanitised'; }
update_option( 'acme_api_key', 'a"b' );
$html = $page_html( 'acme', 'options-general.php' )->output;
if ( ! preg_match( '/<input[^>]*name=["\']acme_api_key["\']/', $html ) ) { return 'no field'; }
if ( false === strpos( $html, 'a&quot;b' ) && false === strpos( $html, 'a&#034;b' ) ) { return 'value missing or not escaped'; }
if ( false === strpos( $html, 'option_page' ) || false === strpos( $html, 'options.php' ) ) { return 'the form does not post to options.php'; }
return preg_match( '/type=["\']submit/', $html ) ? true : 'no button';`),
  },
  {
    // P15
    area: 'settings',
    prompt: String.raw`add a number field "Posts per newsletter" (option newsletter_count, default 10, only 1-50 allowed) to the existing Settings > Reading screen`,
    check: checked(String.raw`$as( 'administrator' );
$menu_pages();
$options = $GLOBALS['new_allowed_options'] ?? ( $GLOBALS['new_whitelist_options'] ?? array() );
if ( ! in_array( 'newsletter_count', $options['reading'] ?? array(), true ) ) { return 'not registered for the reading screen'; }
ob_start();
do_settings_sections( 'reading' );
do_settings_fields( 'reading', 'default' );
$html = ob_get_clean();
if ( ! preg_match( '/<input[^>]*name=["\']newsletter_count["\'][^>]*>/', $html, $tag ) ) { return 'no field on the screen'; }
if ( ! preg_match( '/value=["\']?10\b/', $tag[0] ) ) { return 'default not shown: ' . $tag[0]; }
foreach ( array( 0, 51, -3, '900' ) as $wrong ) {
	$clean = sanitize_option( 'newsletter_count', $wrong );
	if ( (int) $clean < 1 || (int) $clean > 50 ) { return "$wrong is stored as $clean"; }
}
return 25 === (int) sanitize_option( 'newsletter_count', '25' ) ? true : '25 is not kept';`),
  },
  {
    // P16
    area: 'admin-lists',
    prompt: ['Show a column "Views" in the posts list with the post meta `views`, 0 when it is empty.'].join('\n'),
    check: checked(String.raw`$as( 'administrator' );
$columns = $columns( 'post' );
$key = array_search( 'Views', array_map( 'wp_strip_all_tags', $columns ), true );
if ( false === $key ) { return 'no column'; }
if ( ! isset( $columns['title'], $columns['date'] ) ) { return 'other columns are gone'; }
if ( '0' !== trim( wp_strip_all_tags( $cell( $key, 1 ) ) ) ) { return 'empty shows ' . $cell( $key, 1 ); }
update_post_meta( 1, 'views', '17' );
if ( '17' !== trim( wp_strip_all_tags( $cell( $key, 1 ) ) ) ) { return 'shows ' . $cell( $key, 1 ); }
return '' === $cell( 'other_column', 1 ) ? true : 'writes into other columns';`),
  },
  {
    // P17
    area: 'admin-lists',
    prompt: [
      'make the existing `price` column of the product list sortable by the post meta `_price`, as numbers',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'product', array( 'public' => true, 'label' => 'Products' ) ); } );
add_filter( 'manage_product_posts_columns', function ( $columns ) { $columns['price'] = 'Price'; return $columns; } );`,
    check: checked(String.raw`$as( 'administrator' );
set_current_screen( 'edit-product' );
$GLOBALS['pagenow'] = 'edit.php';
$GLOBALS['typenow'] = 'product';
$sortable = apply_filters( 'manage_edit-product_sortable_columns', array( 'title' => 'title' ) );
if ( ! isset( $sortable['price'] ) ) { return 'not sortable'; }
$order_by = is_array( $sortable['price'] ) ? $sortable['price'][0] : $sortable['price'];
$made = array();
foreach ( array( 100, 9, 25 ) as $price ) { $id = $post( array( 'post_type' => 'product' ) ); update_post_meta( $id, '_price', $price ); $made[ $price ] = $id; }
$_GET = $_REQUEST = array( 'post_type' => 'product', 'orderby' => $order_by, 'order' => 'asc' );
$found = $ids( $go( $_GET )->posts );
return array( $made[9], $made[25], $made[100] ) === $found ? true : 'wrong order';`),
  },
  {
    // P18
    area: 'admin-lists',
    prompt: [
      'Bulk action "Mark as reviewed" (key mark_reviewed) on the posts list: sets the meta `_reviewed` to 1 on the selected posts.',
    ].join('\n'),
    check: checked(String.raw`$as( 'administrator' );
set_current_screen( 'edit-post' );
$actions = apply_filters( 'bulk_actions-edit-post', array( 'trash' => 'Trash' ) );
if ( 'Mark as reviewed' !== ( $actions['mark_reviewed'] ?? '' ) || ! isset( $actions['trash'] ) ) { return 'the action is not offered'; }
$first = $post(); $second = $post(); $third = $post();
$back = apply_filters( 'handle_bulk_actions-edit-post', admin_url( 'edit.php' ), 'other', array( $third ) );
if ( '' !== get_post_meta( $third, '_reviewed', true ) ) { return 'another action marks too'; }
$back = apply_filters( 'handle_bulk_actions-edit-post', admin_url( 'edit.php' ), 'mark_reviewed', array( $first, $second ) );
if ( ! is_string( $back ) || false === strpos( $back, 'edit.php' ) ) { return 'no address to go back to'; }
return '1' === get_post_meta( $first, '_reviewed', true ) && '1' === get_post_meta( $second, '_reviewed', true ) ? true : 'not marked';`),
  },
  {
    // P19
    area: 'notices',
    prompt: String.raw`Show administrators a warning notice in the admin when the option acme_api_key is empty, with a link to options-general.php?page=acme.`,
    check: checked(String.raw`set_current_screen( 'dashboard' );
$show = function () { ob_start(); do_action( 'admin_notices' ); do_action( 'all_admin_notices' ); return ob_get_clean(); };
$as( 'administrator' );
$html = $show();
if ( false === strpos( $html, 'notice-warning' ) ) { return 'no warning'; }
if ( ! preg_match( '/<a[^>]+options-general\.php\?page=acme/', $html ) ) { return 'no link'; }
$as( 'editor' );
if ( false !== strpos( $show(), 'page=acme' ) ) { return 'an editor sees it'; }
$as( 'administrator' );
update_option( 'acme_api_key', 'abc' );
return false === strpos( $show(), 'page=acme' ) ? true : 'still there with a key';`),
  },
  {
    // P20
    area: 'dashboard',
    prompt: String.raw`Dashboard widget "Open drafts" listing the 5 most recent drafts (posts), each linked to its edit screen.`,
    check: checked(String.raw`global $wp_meta_boxes;
require_once ABSPATH . 'wp-admin/includes/dashboard.php';
$as( 'administrator' );
set_current_screen( 'dashboard' );
$made = array();
for ( $n = 1; $n <= 6; $n++ ) { $made[ $n ] = $post( array( 'post_status' => 'draft', 'post_title' => "Draft <$n>", 'post_date' => "2026-01-0$n 10:00:00" ) ); }
global $wpdb;
foreach ( $made as $n => $id ) { $wpdb->update( $wpdb->posts, array( 'post_modified' => "2026-01-0$n 10:00:00", 'post_modified_gmt' => "2026-01-0$n 10:00:00" ), array( 'ID' => $id ) ); clean_post_cache( $id ); }
$wp_meta_boxes = array();
do_action( 'wp_dashboard_setup' );
ob_start();
foreach ( array( 'normal', 'side', 'column3', 'column4' ) as $context ) { do_meta_boxes( 'dashboard', $context, '' ); }
$html = ob_get_clean();
if ( false === strpos( $html, 'Open drafts' ) ) { return 'no widget'; }
foreach ( $made as $n => $id ) {
	$there = (bool) preg_match( "/<a[^>]+post\\.php\\?post=$id&(amp;|#0?38;)?action=edit/", $html );
	if ( $there !== ( $n > 1 ) ) { return "draft $n " . ( $there ? 'is there' : 'is missing' ); }
}
return preg_match( '/Draft <\d>/', $html ) ? 'titles are not escaped' : true;`),
  },
  {
    // P21
    area: 'shortcodes',
    prompt: String.raw`Shortcode [button url="" label="" target=""] that prints an <a class="button"> link. Default label "Read more", no target attribute unless it's given.`,
    check: checked(String.raw`$html = do_shortcode( '[button url="https://example.com/a" label="Go"]' );
if ( ! preg_match( '/<a\b[^>]*href=["\']https:\/\/example\.com\/a["\'][^>]*>\s*Go\s*<\/a>/', $html ) ) { return 'wrong link: ' . $html; }
if ( ! preg_match( '/class=["\'][^"\']*\bbutton\b/', $html ) ) { return 'no class'; }
if ( false !== strpos( $html, 'target' ) ) { return 'a target without being asked'; }
if ( false === strpos( do_shortcode( '[button url="https://example.com/a"]' ), 'Read more' ) ) { return 'no default label'; }
if ( ! preg_match( '/target=["\']_blank/', do_shortcode( '[button url="/a" target="_blank"]' ) ) ) { return 'no target'; }
$html = do_shortcode( '[button url="javascript:alert(1)" label="&lt;i&gt; \'x"]' );
if ( false !== strpos( $html, 'javascript:' ) ) { return 'the URL is not escaped'; }
$html = call_user_func( $GLOBALS['shortcode_tags']['button'], array( 'url' => '/a', 'label' => '<script>1</script>', 'target' => '"onclick="x' ), '', 'button' );
return false === strpos( $html, '<script>' ) && false === strpos( $html, '"onclick' ) ? true : 'not escaped';`),
  },
  {
    // P22
    area: 'shortcodes',
    prompt: String.raw`A shortcode [members_only]...[/members_only]: logged-in users see the content (shortcodes inside must work), others get <p class="members-notice">Please log in.</p>`,
    before: String.raw`add_shortcode( 'inner', function () { return 'INNER'; } );`,
    check: checked(String.raw`$html = do_shortcode( '[members_only]Secret [inner][/members_only]' );
if ( false !== strpos( $html, 'Secret' ) || false !== strpos( $html, 'INNER' ) ) { return 'visitors see it'; }
if ( false === strpos( $html, '<p class="members-notice">Please log in.</p>' ) ) { return 'no notice: ' . $html; }
$as( 'subscriber' );
$html = do_shortcode( '[members_only]Secret [inner][/members_only]' );
return false !== strpos( $html, 'Secret INNER' ) && false === strpos( $html, 'members-notice' ) ? true : 'members see: ' . $html;`),
  },
  {
    // P23
    area: 'blocks',
    prompt: [
      "Register a dynamic block acme/author-card in PHP only (no block.json) with an integer attribute `userId`. It renders that user's display name in an h3 and the bio in a paragraph; nothing when there is no such user.",
    ].join('\n'),
    check:
      checked(String.raw`if ( ! WP_Block_Type_Registry::get_instance()->is_registered( 'acme/author-card' ) ) { return 'not registered'; }
$type = WP_Block_Type_Registry::get_instance()->get_registered( 'acme/author-card' );
if ( ! in_array( $type->attributes['userId']['type'] ?? '', array( 'integer', 'number' ), true ) ) { return 'no integer attribute'; }
global $wpdb;
$wpdb->update( $wpdb->users, array( 'display_name' => 'Ada <i>' ), array( 'ID' => 1 ) );
clean_user_cache( 1 );
$wpdb->insert( $wpdb->usermeta, array( 'user_id' => 1, 'meta_key' => 'description', 'meta_value' => 'x' ) );
update_user_meta( 1, 'description', 'Writes code' );
$html = do_blocks( '<!-- wp:acme/author-card {"userId":1} /-->' );
if ( ! preg_match( '/<h3[^>]*>\s*Ada &lt;i&gt;\s*<\/h3>/', $html ) ) { return 'wrong name: ' . $html; }
if ( ! preg_match( '/<p[^>]*>\s*Writes code\s*<\/p>/', $html ) ) { return 'wrong bio: ' . $html; }
return '' === trim( do_blocks( '<!-- wp:acme/author-card {"userId":999} /-->' ) ) ? true : 'something for an unknown user';`),
  },
  {
    // P24
    area: 'blocks',
    prompt: String.raw`register a block style "Fancy" (name: fancy) for the quote block and "Shadow" (name: shadow) for the image block`,
    check: checked(String.raw`$registry = WP_Block_Styles_Registry::get_instance();
foreach ( array( 'core/quote' => array( 'fancy', 'Fancy' ), 'core/image' => array( 'shadow', 'Shadow' ) ) as $block => $style ) {
	if ( ! $registry->is_registered( $block, $style[0] ) ) { return "no style $style[0]"; }
	if ( $style[1] !== ( $registry->get_registered( $block, $style[0] )['label'] ?? '' ) ) { return "wrong label of $style[0]"; }
}
return true;`),
  },
  {
    // P25
    area: 'blocks',
    prompt: [
      'Register a pattern category `acme` (label Acme) and in it a block pattern `acme/call-to-action` (title "Call to action") made of a heading, a paragraph and one button.',
    ].join('\n'),
    check:
      checked(String.raw`if ( ! WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( 'acme' ) ) { return 'no category'; }
if ( ! WP_Block_Patterns_Registry::get_instance()->is_registered( 'acme/call-to-action' ) ) { return 'no pattern'; }
$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( 'acme/call-to-action' );
if ( 'Call to action' !== $pattern['title'] || ! in_array( 'acme', $pattern['categories'] ?? array(), true ) ) { return 'wrong title or category'; }
foreach ( array( 'heading', 'paragraph', 'button' ) as $block ) { if ( ! has_block( 'core/' . $block, $pattern['content'] ) ) { return "no $block"; } }
return true;`),
  },
  {
    // P26
    area: 'assets',
    prompt: String.raw`Enqueue assets/app.js of the active theme on single posts only: handle acme-app, depends on jquery, in the footer.`,
    check: checked(String.raw`$go( array( 'page_id' => 2 ) );
do_action( 'wp_enqueue_scripts' );
if ( wp_script_is( 'acme-app', 'enqueued' ) ) { return 'on pages too'; }
$go( array( 'p' => 1 ) );
do_action( 'wp_enqueue_scripts' );
if ( ! wp_script_is( 'acme-app', 'enqueued' ) ) { return 'not on a single post'; }
$script = wp_scripts()->registered['acme-app'];
if ( ! preg_match( '#/themes/' . get_stylesheet() . '/assets/app\.js#', $script->src ) ) { return 'source ' . $script->src; }
if ( ! in_array( 'jquery', $script->deps, true ) ) { return 'no jquery'; }
return 1 === (int) wp_scripts()->get_data( 'acme-app', 'group' ) ? true : 'not in the footer';`),
  },
  {
    // P27
    area: 'assets',
    prompt: [
      'our script acme-app (already enqueued in wp_enqueue_scripts) needs a global `acmeData` with ajaxUrl (admin-ajax.php) and nonce (action acme_nonce)',
    ].join('\n'),
    before: String.raw`add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'acme-app', 'https://example.com/app.js', array(), '1', true ); }, 5 );`,
    check: checked(String.raw`do_action( 'wp_enqueue_scripts' );
ob_start();
wp_print_scripts( 'acme-app' );
$html = ob_get_clean();
if ( ! preg_match( '/acmeData\s*=/', $html ) ) { return 'no acmeData: ' . $html; }
if ( ! preg_match( '/\bajaxUrl["\']?\s*:\s*["\'][^"\']*admin-ajax\.php/', $html ) ) { return 'wrong ajaxUrl: ' . $html; }
if ( ! preg_match( '/\bnonce["\']?\s*:\s*["\'](\w+)/', $html, $found ) ) { return 'no nonce: ' . $html; }
return wp_verify_nonce( $found[1], 'acme_nonce' ) ? true : 'wrong nonce';`),
  },
  {
    // P28
    area: 'assets',
    prompt: String.raw`Load the stylesheet https://cdn.example.com/admin.css in the admin, but only on the screen of our settings page (hook suffix settings_page_acme), handle acme-admin.`,
    check: checked(String.raw`set_current_screen( 'dashboard' );
do_action( 'admin_enqueue_scripts', 'index.php' );
if ( wp_style_is( 'acme-admin', 'enqueued' ) ) { return 'on every screen'; }
$_GET['page'] = $_REQUEST['page'] = 'acme';
set_current_screen( 'settings_page_acme' );
$GLOBALS['hook_suffix'] = 'settings_page_acme';
do_action( 'admin_enqueue_scripts', 'settings_page_acme' );
if ( ! wp_style_is( 'acme-admin', 'enqueued' ) ) { return 'not on our screen'; }
return 0 === strpos( wp_styles()->registered['acme-admin']->src, 'https://cdn.example.com/admin.css' ) ? true : 'wrong source';`),
  },
  {
    // P29
    area: 'queries',
    prompt: String.raw`function get_related_posts( $post_id, $limit = 3 ): published posts (WP_Post objects) that share a category with the given post, without the post itself, newest first`,
    check: checked(String.raw`$cat = wp_insert_term( 'Birds', 'category' )['term_id'];
$made = array();
foreach ( array( 1, 2, 3, 4, 5 ) as $n ) { $made[ $n ] = $post( array( 'post_category' => array( $cat ), 'post_date' => "2026-01-0$n 08:00:00" ) ); }
$post( array( 'post_category' => array( $cat ), 'post_status' => 'draft' ) );
$found = get_related_posts( $made[5] );
if ( array( $made[4], $made[3], $made[2] ) !== $ids( $found ) ) { return 'wrong posts: ' . wp_json_encode( $ids( $found ) ); }
if ( ! reset( $found ) instanceof WP_Post ) { return 'no WP_Post objects'; }
if ( array( $made[4] ) !== $ids( get_related_posts( $made[5], 1 ) ) ) { return 'the limit is ignored'; }
return array() === get_related_posts( $post( array( 'post_category' => array( wp_insert_term( 'Alone', 'category' )['term_id'] ) ) ) ) ? true : 'something related to a lonely post';`),
  },
  {
    // P30
    area: 'queries',
    prompt: String.raw`acme_top_tags( $n = 5 ) — array with the names of the n most used tags, most used first, no empty ones`,
    check:
      checked(String.raw`foreach ( array( 'red,blue,green', 'red,blue', 'red' ) as $tags ) { wp_set_post_tags( $post(), $tags ); }
wp_insert_term( 'empty', 'post_tag' );
$found = acme_top_tags();
if ( array( 'red', 'blue', 'green' ) !== array_values( $found ) ) { return wp_json_encode( $found ); }
return array( 'red', 'blue' ) === array_values( acme_top_tags( 2 ) ) ? true : 'n is ignored';`),
  },
  {
    // P31
    area: 'queries',
    prompt: String.raw`I need acme_recent_authors( $days = 30 ) that returns the IDs of all users who published a post within the last $days days, each once.`,
    check: checked(String.raw`$user = $as( 'author' );
$old = $as( 'editor' );
$as( 'nobody' );
wp_update_post( array( 'ID' => 1, 'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00' ) );
$when = function ( $days ) { $time = time() - $days * DAY_IN_SECONDS; return array( 'post_date' => wp_date( 'Y-m-d H:i:s', $time ), 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', $time ) ); };
$post( array( 'post_author' => $user ) + $when( 3 ) );
$post( array( 'post_author' => $user ) + $when( 5 ) );
$post( array( 'post_author' => $old ) + $when( 40 ) );
$post( array( 'post_author' => 2, 'post_status' => 'draft' ) + $when( 1 ) );
$found = array_values( array_map( 'intval', acme_recent_authors() ) );
if ( array( $user ) !== $found ) { return wp_json_encode( $found ); }
$found = array_values( array_map( 'intval', acme_recent_authors( 60 ) ) );
sort( $found );
$both = array( $user, $old );
sort( $both );
return $both === $found ? true : '60 days: ' . wp_json_encode( $found );`),
  },
  {
    // P32
    area: 'pre-get-posts',
    prompt: [
      'Hide posts of the category `internal` from the blog home page (main query only), they stay visible everywhere else.',
    ].join('\n'),
    check: checked(String.raw`$cat = wp_insert_term( 'Internal', 'category', array( 'slug' => 'internal' ) )['term_id'];
$hidden = $post( array( 'post_category' => array( $cat ) ) );
$shown = $post();
$found = $ids( $go( array() )->posts );
if ( in_array( $hidden, $found, true ) ) { return 'it is on the home page'; }
if ( ! in_array( $shown, $found, true ) ) { return 'the others are gone'; }
if ( ! in_array( $hidden, $ids( ( new WP_Query( array( 'post_type' => 'post' ) ) )->posts ), true ) ) { return 'other queries are changed'; }
return in_array( $hidden, $ids( $go( array( 'category_name' => 'internal' ) )->posts ), true ) ? true : 'its archive is empty';`),
  },
  {
    // P33
    area: 'pre-get-posts',
    prompt: [
      "front end search should find only posts and products (post type `product`), 20 per page. don't touch admin searches",
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'product', array( 'public' => true, 'label' => 'Products' ) ); } );`,
    check:
      checked(String.raw`foreach ( array( 'post', 'page', 'product' ) as $type ) { $made[ $type ] = $post( array( 'post_type' => $type, 'post_title' => 'Walrus' ) ); }
$query = $go( array( 's' => 'Walrus' ) );
$found = $ids( $query->posts );
if ( in_array( $made['page'], $found, true ) ) { return 'pages are found'; }
if ( array_diff( array( $made['post'], $made['product'] ), $found ) ) { return 'a post or product is missing'; }
if ( 20 !== (int) $query->get( 'posts_per_page' ) ) { return $query->get( 'posts_per_page' ) . ' per page'; }
set_current_screen( 'edit-page' );
return in_array( $made['page'], $ids( $go( array( 's' => 'Walrus', 'post_type' => 'page' ) )->posts ), true ) ? true : 'the admin search is changed';`),
  },
  {
    // P34
    area: 'filters',
    prompt: String.raw`Put "<p class="reading-time">N min read</p>" before the content of single posts: 200 words a minute, rounded up.`,
    check: checked(String.raw`$id = $post( array( 'post_content' => str_repeat( 'word ', 450 ) ) );
$html = $loop( array( 'p' => $id ) );
if ( ! preg_match( '/^\s*<p class="reading-time">3 min read<\/p>/', $html ) ) { return 'starts with ' . substr( $html, 0, 80 ); }
if ( false === strpos( $html, 'word word' ) ) { return 'the content is gone'; }
return false === strpos( $loop( array( 'page_id' => 2 ) ), 'reading-time' ) ? true : 'on pages too';`),
  },
  {
    // P35
    area: 'filters',
    prompt: [
      'Titles of posts in the category `news` should read "News: <title>" on the front end. Not in the admin.',
    ].join('\n'),
    check: checked(String.raw`$cat = wp_insert_term( 'News', 'category', array( 'slug' => 'news' ) )['term_id'];
$id = $post( array( 'post_title' => 'Fire', 'post_category' => array( $cat ) ) );
$titles = array();
$query = $go( array( 'post_type' => 'post' ) );
while ( $query->have_posts() ) { $query->the_post(); $titles[] = get_the_title(); }
wp_reset_postdata();
if ( ! in_array( 'News: Fire', $titles, true ) ) { return wp_json_encode( $titles ); }
if ( ! in_array( 'Hello world!', $titles, true ) ) { return 'other titles are changed'; }
set_current_screen( 'edit-post' );
return 'Fire' === get_the_title( $id ) ? true : 'changed in the admin';`),
  },
  {
    // P36
    area: 'filters',
    prompt: String.raw`Excerpts: 20 words, and end with "…" followed by a link "Continue reading" to the post instead of [...]`,
    before: String.raw`// The bench loads WordPress with WP_ADMIN, where the excerpt block forces its own length; a front end has no such filter.
remove_all_filters( 'excerpt_length', PHP_INT_MAX );`,
    check:
      checked(String.raw`$id = $post( array( 'post_content' => implode( ' ', array_map( function ( $n ) { return 'w' . $n; }, range( 1, 60 ) ) ) ) );
$query = $go( array( 'p' => $id ) );
$query->the_post();
$text = get_the_excerpt();
wp_reset_postdata();
if ( false === strpos( $text, 'w20' ) || false !== strpos( $text, 'w21' ) ) { return 'not 20 words: ' . $text; }
if ( false === strpos( html_entity_decode( $text ), '…' ) ) { return 'no …: ' . $text; }
if ( false !== strpos( html_entity_decode( $text ), '[…]' ) ) { return 'still [...]'; }
return preg_match( '/<a[^>]+href=["\']' . preg_quote( get_permalink( $id ), '/' ) . '["\'][^>]*>\s*Continue reading/', $text ) ? true : 'no link: ' . $text;`),
  },
  {
    // P37
    area: 'save-post',
    prompt: [
      'When a post is published for the first time store the current time (mysql format) in the meta `_first_published`, never overwrite it later.',
    ].join('\n'),
    check: checked(String.raw`$id = $post( array( 'post_status' => 'draft' ) );
if ( '' !== (string) get_post_meta( $id, '_first_published', true ) ) { return 'set for a draft'; }
wp_publish_post( $id );
$time = get_post_meta( $id, '_first_published', true );
if ( ! preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/', (string) $time ) ) { return 'stored ' . wp_json_encode( $time ); }
if ( abs( strtotime( $time . ' UTC' ) - time() ) > 100 ) { return 'not the current time'; }
update_post_meta( $id, '_first_published', '2020-01-01 00:00:00' );
wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
return '2020-01-01 00:00:00' === get_post_meta( $id, '_first_published', true ) ? true : 'overwritten';`),
  },
  {
    // P38
    area: 'save-post',
    prompt: String.raw`Mail the author when his post goes from pending to publish, with the title and the permalink in the message.`,
    check: checked(String.raw`$author = $as( 'contributor' );
$as( 'administrator' );
$id = $post( array( 'post_status' => 'pending', 'post_author' => $author, 'post_title' => 'Tulips' ) );
if ( count( $mails ) ) { return 'a mail for pending'; }
wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
if ( 1 !== count( $mails ) ) { return count( $mails ) . ' mails'; }
if ( false === strpos( $mails[0]['to'], 'contributor@example.com' ) ) { return 'to ' . $mails[0]['to']; }
if ( false === strpos( $mails[0]['message'], get_permalink( $id ) ) ) { return 'no permalink'; }
if ( false === strpos( $mails[0]['message'], 'Tulips' ) ) { return 'no title'; }
wp_update_post( array( 'ID' => $id, 'post_title' => 'Roses' ) );
$post( array( 'post_author' => $author ) );
return 1 === count( $mails ) ? true : 'more mails for other changes';`),
  },
  {
    // P39
    area: 'comments',
    prompt: String.raw`hold comments with more than 2 links for moderation, no matter what the discussion settings say`,
    check: checked(String.raw`update_option( 'comment_previously_approved', 0 );
update_option( 'comment_moderation', 0 );
update_option( 'comment_max_links', 0 );
$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
$say = function ( $text ) {
	static $n = 0;
	$n++;
	$id = wp_new_comment( wp_slash( array( 'comment_post_ID' => 1, 'comment_author' => "Joe$n", 'comment_author_email' => "joe$n@example.com", 'comment_author_url' => '', 'comment_content' => $text, 'comment_type' => 'comment', 'comment_parent' => 0, 'user_id' => 0, 'comment_author_IP' => "192.0.2.$n", 'comment_agent' => 'x' ) ) );
	return get_comment( $id )->comment_approved;
};
$link = '<a href="https://example.com/">x</a> ';
if ( '1' !== $say( 'Hi ' . $link . $link ) ) { return 'two links are held'; }
return '0' === $say( 'Hello ' . $link . $link . $link ) ? true : 'three links are not held';`),
  },
  {
    // P40
    area: 'comments',
    prompt: [
      'Add a required-looking phone field (`phone`) to the comment form and save it as comment meta `phone`.',
    ].join('\n'),
    check: checked(String.raw`$go( array( 'p' => 1 ) );
ob_start();
comment_form( array(), 1 );
$html = ob_get_clean();
if ( ! preg_match( '/<input[^>]+name=["\']phone["\']/', $html ) ) { return 'no field in the form'; }
$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
$request( $inputs( $html ) + array( 'phone' => '+49 <b>30</b> 123', 'comment' => 'Hello', 'author' => 'Joe', 'email' => 'joe@example.com', 'comment_post_ID' => 1 ) );
$data = array( 'comment_post_ID' => 1, 'comment_author' => 'Joe', 'comment_author_email' => 'joe@example.com', 'comment_author_url' => '', 'comment_content' => 'Hello', 'comment_type' => 'comment', 'comment_parent' => 0, 'user_id' => 0 );
$id = wp_new_comment( $data );
$saved = get_comment_meta( $id, 'phone', true );
if ( false === strpos( (string) $saved, '123' ) ) { return 'not saved: ' . wp_json_encode( $saved ); }
return false === strpos( $saved, '<b>' ) ? true : 'not sanitised';`),
  },
  {
    // P41
    area: 'media',
    prompt: ['image size `card`, 400x300 cropped, and offer it as "Card" in the size dropdown of the editor'].join(
      '\n',
    ),
    check: checked(String.raw`$size = wp_get_additional_image_sizes()['card'] ?? null;
if ( ! $size ) { return 'no size card'; }
if ( 400 !== (int) $size['width'] || 300 !== (int) $size['height'] || ! $size['crop'] ) { return wp_json_encode( $size ); }
$names = apply_filters( 'image_size_names_choose', array( 'thumbnail' => 'Thumbnail' ) );
return 'Card' === ( $names['card'] ?? '' ) && isset( $names['thumbnail'] ) ? true : 'not in the dropdown';`),
  },
  {
    // P42
    area: 'media',
    prompt: String.raw`Reject uploads bigger than 2 MB unless the user is an administrator. Use wp_handle_upload_prefilter.`,
    check:
      checked(String.raw`$file = function ( $size ) { return apply_filters( 'wp_handle_upload_prefilter', array( 'name' => 'a.jpg', 'type' => 'image/jpeg', 'tmp_name' => '/tmp/none', 'error' => 0, 'size' => $size ) ); };
$as( 'author' );
$big = $file( 3 * MB_IN_BYTES );
if ( empty( $big['error'] ) || ! is_string( $big['error'] ) ) { return 'a big file passes'; }
if ( 0 !== $file( MB_IN_BYTES )['error'] ) { return 'a small file is rejected'; }
$as( 'administrator' );
return 0 === $file( 3 * MB_IN_BYTES )['error'] ? true : 'administrators are limited too';`),
  },
  {
    // P43
    area: 'users',
    prompt: [
      'User profile: add a "Twitter handle" text field (name and meta key `twitter_handle`) on your own profile and when admins edit a user, and save it.',
    ].join('\n'),
    check: checked(String.raw`$user = $as( 'author' );
update_user_meta( $user, 'twitter_handle', 'a"b' );
$object = get_userdata( $user );
$show = function ( $hook ) use ( $object ) { ob_start(); do_action( $hook, $object ); return ob_get_clean(); };
$html = $show( 'show_user_profile' ) . $show( 'personal_options' );
if ( ! preg_match( '/<input[^>]+name=["\']twitter_handle["\']/', $html ) ) { return 'no field on the own profile'; }
if ( false === strpos( $html, 'a&quot;b' ) ) { return 'value missing or not escaped'; }
$hidden = $inputs( $html );
$request( $hidden + array( '_wpnonce' => wp_create_nonce( 'update-user_' . $user ), 'user_id' => $user, 'twitter_handle' => '@ada<b></b>' ) );
do_action( 'personal_options_update', $user );
if ( ! in_array( get_user_meta( $user, 'twitter_handle', true ), array( '@ada', 'ada' ), true ) ) { return 'saved: ' . get_user_meta( $user, 'twitter_handle', true ); }
$as( 'administrator' );
$html = $show( 'edit_user_profile' );
if ( ! preg_match( '/name=["\']twitter_handle["\']/', $html ) ) { return 'no field for admins'; }
$request( $inputs( $html ) + array( '_wpnonce' => wp_create_nonce( 'update-user_' . $user ), 'user_id' => $user, 'twitter_handle' => 'bob' ) );
do_action( 'edit_user_profile_update', $user );
if ( 'bob' !== get_user_meta( $user, 'twitter_handle', true ) ) { return 'not saved by an admin'; }
$as( 'subscriber' );
$request( array( '_wpnonce' => wp_create_nonce( 'update-user_' . $user ), 'user_id' => $user, 'twitter_handle' => 'evil' ) );
$run( function () use ( $user ) { do_action( 'edit_user_profile_update', $user ); } );
return 'bob' === get_user_meta( $user, 'twitter_handle', true ) ? true : 'a subscriber can change it';`),
  },
  {
    // P44
    area: 'users',
    prompt: String.raw`add a role shop_helper ("Shop Helper") on init when it doesn't exist yet: read, edit_posts, upload_files. nothing else`,
    check: checked(String.raw`$role = get_role( 'shop_helper' );
if ( ! $role ) { return 'no role'; }
if ( 'Shop Helper' !== ( wp_roles()->role_names['shop_helper'] ?? '' ) ) { return 'wrong name'; }
$can = array_keys( array_filter( $role->capabilities ) );
sort( $can );
return array( 'edit_posts', 'read', 'upload_files' ) === $can ? true : implode( ',', $can );`),
  },
  {
    // P45
    area: 'logins',
    prompt: String.raw`After login send subscribers to the home page; everybody else goes where WordPress would send them.`,
    check: checked(String.raw`$reader = get_userdata( $as( 'subscriber' ) );
$editor = get_userdata( $as( 'editor' ) );
$as( 'nobody' );
$to = function ( $user ) { return apply_filters( 'login_redirect', admin_url(), '', $user ); };
if ( untrailingslashit( home_url() ) !== untrailingslashit( $to( $reader ) ) ) { return 'a subscriber goes to ' . $to( $reader ); }
if ( admin_url() !== $to( $editor ) ) { return 'an editor goes to ' . $to( $editor ); }
return admin_url() === $to( new WP_Error( 'bad', 'Bad' ) ) ? true : 'changed for a failed login';`),
  },
  {
    // P46
    area: 'logins',
    prompt: String.raw`users with the user meta is_blocked = 1 must not be able to log in, show them an error that the account is blocked`,
    check: checked(String.raw`$user = $as( 'subscriber' );
$as( 'nobody' );
if ( ! wp_authenticate( 'a-subscriber', 'secret' ) instanceof WP_User ) { return 'nobody can log in'; }
update_user_meta( $user, 'is_blocked', '1' );
$answer = wp_authenticate( 'a-subscriber', 'secret' );
if ( ! is_wp_error( $answer ) ) { return 'a blocked user can log in'; }
return false !== stripos( $answer->get_error_message(), 'blocked' ) ? true : 'message: ' . $answer->get_error_message();`),
  },
  {
    // P47
    area: 'cron',
    prompt: [
      "Daily cron event `acme_daily_cleanup`: move drafts (posts) that haven't been modified for 90 days to the trash. Schedule it on init if it isn't scheduled.",
    ].join('\n'),
    check: checked(String.raw`if ( ! wp_next_scheduled( 'acme_daily_cleanup' ) ) { return 'not scheduled'; }
if ( 'daily' !== wp_get_schedule( 'acme_daily_cleanup' ) ) { return 'not daily'; }
global $wpdb;
$old = $post( array( 'post_status' => 'draft' ) );
$new = $post( array( 'post_status' => 'draft' ) );
$public = $post();
foreach ( array( $old => 100, $new => 20, $public => 200 ) as $id => $days ) {
	$date = gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS );
	$wpdb->update( $wpdb->posts, array( 'post_date' => $date, 'post_modified' => $date, 'post_modified_gmt' => $date ), array( 'ID' => $id ) );
	clean_post_cache( $id );
}
do_action( 'acme_daily_cleanup' );
if ( 'trash' !== get_post_status( $old ) ) { return 'the old draft is ' . wp_json_encode( get_post_status( $old ) ); }
if ( 'draft' !== get_post_status( $new ) ) { return 'the new draft is gone'; }
return 'publish' === get_post_status( $public ) ? true : 'a published post is gone';`),
  },
  {
    // P48
    area: 'transients',
    prompt: String.raw`acme_get_popular_ids(): IDs of the 5 published posts with the most comments, cached for an hour in the transient acme_popular. Saving any post should drop the cache.`,
    check: checked(String.raw`global $wpdb;
$made = array();
foreach ( array( 10, 60, 30, 50, 40, 20 ) as $count ) { $id = $post(); $wpdb->update( $wpdb->posts, array( 'comment_count' => $count ), array( 'ID' => $id ) ); clean_post_cache( $id ); $made[ $count ] = $id; }
delete_transient( 'acme_popular' );
$wanted = array( $made[60], $made[50], $made[40], $made[30], $made[20] );
if ( $wanted !== $ids( acme_get_popular_ids() ) ) { return wp_json_encode( acme_get_popular_ids() ); }
if ( false === get_transient( 'acme_popular' ) ) { return 'no transient'; }
$left = (int) get_option( '_transient_timeout_acme_popular' ) - time();
if ( $left < HOUR_IN_SECONDS - 60 || $left > HOUR_IN_SECONDS ) { return "expires in $left seconds"; }
set_transient( 'acme_popular', array( 77 ), 100 );
if ( array( 77 ) !== $ids( acme_get_popular_ids() ) ) { return 'the cache is not used'; }
$post();
return false === get_transient( 'acme_popular' ) ? true : 'the cache survives a save';`),
  },
  {
    // P49
    area: 'wpdb',
    prompt: String.raw`acme_title_exists( string $title ): bool, with $wpdb directly: is there a published post or page with exactly this title?`,
    check: checked(String.raw`$post( array( 'post_title' => "Anna's 100%" ) );
$post( array( 'post_title' => 'Hidden', 'post_status' => 'draft' ) );
foreach ( array( array( "Anna's 100%", true ), array( 'Sample Page', true ), array( 'Hidden', false ), array( 'Sample', false ), array( "' OR '1'='1", false ) ) as $one ) {
	if ( $one[1] !== acme_title_exists( $one[0] ) ) { return $one[0] . ' gives ' . wp_json_encode( ! $one[1] ); }
}
return true;`),
  },
  {
    // P50
    area: 'wpdb',
    prompt: String.raw`I want a log table {prefix}acme_log with id, user_id, message (text), created_at. acme_create_log_table() creates it with dbDelta, acme_log( $message ) adds a row for the current user.`,
    check: checked(String.raw`global $wpdb;
acme_create_log_table();
$as( 'administrator' );
acme_log( "It's 5 o'clock" );
$rows = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}acme_log" );
if ( 1 !== count( $rows ) ) { return count( $rows ) . ' rows ' . $wpdb->last_error; }
if ( 1 !== (int) $rows[0]->user_id || "It's 5 o'clock" !== $rows[0]->message ) { return wp_json_encode( $rows ); }
if ( abs( strtotime( $rows[0]->created_at . ' UTC' ) - time() ) > 100 ) { return 'created_at ' . $rows[0]->created_at; }
acme_create_log_table();
acme_log( 'again' );
return '2' === (string) $wpdb->get_var( "SELECT MAX( id ) FROM {$wpdb->prefix}acme_log" ) ? true : 'the id does not count up';`),
  },
  {
    // P51
    area: 'http',
    prompt: [
      'acme_get_rate( $currency ): GET https://api.example.com/rates?currency=EUR and return the `rate` from the JSON as float, null on any problem',
    ].join('\n'),
    check: checked(String.raw`$http->reply = $response( 200, array( 'rate' => '1.25' ) );
if ( 1.25 !== acme_get_rate( 'EUR' ) ) { return 'wrong rate'; }
if ( ! preg_match( '#^https://api\.example\.com/rates/?\?currency=EUR$#', $http->calls[0]['url'] ) ) { return 'asked ' . $http->calls[0]['url']; }
foreach ( array( new WP_Error( 'x', 'x' ), $response( 500, array( 'rate' => 3 ) ), $response( 200, 'no json' ), $response( 200, array( 'other' => 1 ) ) ) as $n => $reply ) {
	$http->reply = $reply;
	if ( null !== acme_get_rate( 'X' . $n ) ) { return "problem $n is not null"; }
}
return true;`),
  },
  {
    // P52
    area: 'http',
    prompt: String.raw`function acme_send_webhook( array $payload ): bool that POSTs the payload as JSON to the URL stored in the option acme_webhook_url (5 seconds timeout). True only for a 2xx answer, false when no URL is set.`,
    check: checked(String.raw`$http->reply = $response( 204, '' );
if ( false !== acme_send_webhook( array( 'a' => 1 ) ) || $http->calls ) { return 'sent without a URL'; }
update_option( 'acme_webhook_url', 'https://hooks.example.com/x' );
if ( true !== acme_send_webhook( array( 'a' => 1, 'b' => 'ü' ) ) ) { return '204 is not true'; }
$call = $http->calls[0];
if ( 'https://hooks.example.com/x' !== $call['url'] || 'POST' !== $call['args']['method'] ) { return 'not posted to the URL'; }
if ( array( 'a' => 1, 'b' => 'ü' ) !== json_decode( (string) $call['args']['body'], true ) ) { return 'body ' . wp_json_encode( $call['args']['body'] ); }
$headers = array_change_key_case( (array) $call['args']['headers'] );
if ( false === strpos( $headers['content-type'] ?? '', 'application/json' ) ) { return 'no JSON header'; }
if ( 5 !== (int) $call['args']['timeout'] ) { return 'timeout ' . $call['args']['timeout']; }
$http->reply = $response( 404, '' );
if ( false !== acme_send_webhook( array() ) ) { return '404 is not false'; }
$http->reply = new WP_Error( 'x', 'x' );
return false === acme_send_webhook( array() ) ? true : 'an error is not false';`),
  },
  {
    // P53
    area: 'mail',
    prompt: String.raw`acme_send_welcome( $user_id ) sends an HTML mail to the user, subject "Welcome to <site name>", greeting him by display name. Returns whether it was sent, false for an unknown user.`,
    check: checked(String.raw`update_option( 'blogname', 'Garden' );
$user = $as( 'subscriber' );
if ( true !== acme_send_welcome( $user ) ) { return 'not true'; }
$mail = $mails[0];
if ( false === strpos( $mail['to'], 'subscriber@example.com' ) ) { return 'to ' . $mail['to']; }
if ( 'Welcome to Garden' !== $mail['subject'] ) { return 'subject ' . $mail['subject']; }
if ( false === strpos( $mail['message'], 'A subscriber' ) || ! preg_match( '/<\w+/', $mail['message'] ) ) { return 'message ' . $mail['message']; }
if ( ! $mail['html'] ) { return 'not sent as HTML'; }
if ( 'text/plain' !== apply_filters( 'wp_mail_content_type', 'text/plain' ) ) { return 'all other mail is HTML now too'; }
return false === acme_send_welcome( 999 ) && 1 === count( $mails ) ? true : 'unknown user';`),
  },
  {
    // P54
    area: 'rewrite',
    prompt: ['pretty URLs like /product-code/ABC123/ should set the query var `product_code` to ABC123'].join('\n'),
    check: checked(String.raw`global $wp, $wp_rewrite;
do_action( 'wp_loaded' );
$wp_rewrite->flush_rules( false );
$_SERVER['REQUEST_URI'] = '/product-code/ABC123/';
$wp->parse_request();
return 'ABC123' === ( $wp->query_vars['product_code'] ?? null ) ? true : wp_json_encode( $wp->query_vars );`),
  },
  {
    // P55
    area: 'rewrite',
    prompt: String.raw`Redirect /old-shop/ permanently to /shop/ (hook template_redirect).`,
    check: checked(String.raw`remove_action( 'template_redirect', 'redirect_canonical' );
$at = function ( $uri ) use ( $run ) { $_SERVER['REQUEST_URI'] = $uri; $GLOBALS['wp']->parse_request(); return $run( function () { do_action( 'template_redirect' ); } ); };
$end = $at( '/other/' );
if ( 'redirected' === $end->how ) { return 'other pages are redirected'; }
$end = $at( '/old-shop/' );
if ( 'redirected' !== $end->how ) { return 'no redirect'; }
if ( 301 !== (int) $end->status ) { return 'status ' . $end->status; }
return in_array( untrailingslashit( $end->location ), array( home_url( '/shop' ), '/shop' ), true ) ? true : 'to ' . $end->location;`),
  },
  {
    // P56
    area: 'widgets',
    prompt: String.raw`Widget class Acme_Hours_Widget with a title and a multiline "hours" text; line breaks show up as <br>. Register it.`,
    check:
      checked(String.raw`if ( ! isset( $GLOBALS['wp_widget_factory']->widgets['Acme_Hours_Widget'] ) ) { return 'not registered'; }
$widget = $GLOBALS['wp_widget_factory']->widgets['Acme_Hours_Widget'];
$widget->_set( 2 );
ob_start();
$widget->form( array( 'title' => 'T"1', 'hours' => 'a</textarea>b' ) );
$html = ob_get_clean();
foreach ( array( 'title', 'hours' ) as $field ) { if ( false === strpos( $html, 'name="' . $widget->get_field_name( $field ) . '"' ) ) { return "no field $field"; } }
if ( false !== strpos( $html, 'T"1' ) || false !== strpos( $html, 'a</textarea>b' ) ) { return 'the form is not escaped'; }
$saved = $widget->update( array( 'title' => 'Open <i>now</i>', 'hours' => "Mon 9-5\nTue <script>x</script>9-4" ), array() );
if ( false !== strpos( $saved['title'], '<i>' ) || false !== strpos( $saved['hours'], '<script>' ) ) { return 'not sanitised'; }
ob_start();
the_widget( 'Acme_Hours_Widget', $saved, array( 'before_widget' => '<section>', 'after_widget' => '</section>', 'before_title' => '<h2>', 'after_title' => '</h2>' ) );
$html = ob_get_clean();
if ( false === strpos( $html, '<section>' ) || ! preg_match( '/<h2>\s*Open now\s*<\/h2>/', $html ) ) { return 'no title: ' . $html; }
return preg_match( '/Mon 9-5\s*<br ?\/?>\s*Tue/', $html ) ? true : 'no line break: ' . $html;`),
  },
  {
    // P57
    area: 'customizer',
    prompt: [
      'Customizer: section "Footer" with a text setting `footer_text` (default "Hello"), and a function acme_footer_text() which echoes it safely.',
    ].join('\n'),
    check: checked(String.raw`require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
$as( 'administrator' );
$manager = new WP_Customize_Manager();
do_action( 'customize_register', $manager );
$setting = $manager->get_setting( 'footer_text' );
if ( ! $setting ) { return 'no setting footer_text'; }
if ( 'Hello' !== $setting->default ) { return 'wrong default'; }
$section = '';
foreach ( $manager->controls() as $control ) { if ( $control->setting && 'footer_text' === $control->setting->id ) { $section = $control->section; } }
if ( ! $section || ! $manager->get_section( $section ) || 'Footer' !== $manager->get_section( $section )->title ) { return 'no control in a section Footer'; }
if ( false !== strpos( (string) $setting->sanitize( 'x<script>1</script>' ), '<script>' ) ) { return 'not sanitised'; }
$show = function () { ob_start(); acme_footer_text(); return trim( ob_get_clean() ); };
if ( 'Hello' !== wp_strip_all_tags( $show() ) ) { return 'default shows ' . $show(); }
set_theme_mod( 'footer_text', 'Bye <script>1</script>' );
return false !== strpos( $show(), 'Bye' ) && false === strpos( $show(), '<script>' ) ? true : 'shows ' . $show();`),
  },
  {
    // P58
    area: 'menus',
    prompt: [
      'add a log in / log out item at the end of the menu at location `primary` only ("Log in" for visitors, "Log out" for users)',
    ].join('\n'),
    before: String.raw`add_action( 'after_setup_theme', function () { register_nav_menus( array( 'primary' => 'Primary', 'footer' => 'Footer' ) ); } );`,
    check: checked(String.raw`$menu = wp_create_nav_menu( 'Main' );
wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'First', 'menu-item-url' => 'https://example.com/first', 'menu-item-status' => 'publish', 'menu-item-type' => 'custom' ) );
set_theme_mod( 'nav_menu_locations', array( 'primary' => $menu, 'footer' => $menu ) );
$show = function ( $location ) { return (string) wp_nav_menu( array( 'theme_location' => $location, 'echo' => false ) ); };
$html = $show( 'primary' );
if ( ! preg_match( '/First.*<li.*<a[^>]+wp-login\.php[^>]*>\s*Log in/s', $html ) ) { return 'no log in at the end: ' . $html; }
if ( false !== strpos( $html, 'Log out' ) ) { return 'log out for visitors'; }
if ( false !== strpos( $show( 'footer' ), 'Log in' ) ) { return 'in the footer too'; }
$as( 'subscriber' );
$html = $show( 'primary' );
return preg_match( '/First.*<li.*<a[^>]+action=logout[^>]*>\s*Log out/s', $html ) && false === strpos( $html, 'Log in' ) ? true : 'no log out: ' . $html;`),
  },
  {
    // P59
    area: 'utilities',
    prompt: String.raw`acme_initials( string $name ): string. "ada king lovelace" → "AKL", "Émile Zola" → "ÉZ", extra spaces don't matter, "" for an empty name`,
    check:
      checked(String.raw`foreach ( array( 'ada king lovelace' => 'AKL', 'Émile Zola' => 'ÉZ', '  élan   vital ' => 'ÉV', 'Plato' => 'P', '' => '' ) as $name => $wanted ) {
	if ( $wanted !== acme_initials( (string) $name ) ) { return "$name gives " . acme_initials( (string) $name ); }
}
return true;`),
  },
  {
    // P60
    area: 'security',
    prompt: String.raw`acme_sanitize_ids( $value ): takes a comma separated string or an array, returns an array of unique positive ints in the original order`,
    check:
      checked(String.raw`foreach ( array( array( '3, 1,abc,3,-2,0, 7', array( 3, 1, 7 ) ), array( array( '5', 5, 'x', '9' ), array( 5, 9 ) ), array( '', array() ), array( array(), array() ) ) as $one ) {
	$found = acme_sanitize_ids( $one[0] );
	if ( '3, 1,abc,3,-2,0, 7' === $one[0] ) { $found = array_values( array_diff( (array) $found, array( 2 ) ) ); }
	if ( $one[1] !== array_values( $found ) ) { return wp_json_encode( $one[0] ) . ' gives ' . wp_json_encode( $found ); }
}
return true;`),
  },
];
