import { checked } from './fresh-checks.ts';
import type { InstructionCase } from './instruction-case.ts';

/** Prompts for classes, plugin files and several registrations, written before any of them was answered. */
export const demandingFileCases: readonly InstructionCase[] = [
  {
    area: 'post-types',
    prompt: [
      'One-file plugin, please: "Trail Guide", version 1.2.0, text domain trail-guide, function prefix tg_. Reply with the code only.',
      '',
      '1. custom post type `tg_trail` (label "Trails"), public, has an archive, in the REST API, slug `trails`, supports title, editor, excerpt',
      '2. hierarchical taxonomy `tg_region` for it, shown as a column in the admin list, slug `regions`',
      '3. post meta `tg_length` (number, single, shown in REST)',
      '4. an image size `tg-card` of 640x400, cropped',
    ].join('\n'),
    check:
      checked(String.raw`$header = get_file_data( WPMU_PLUGIN_DIR . '/answer.php', array( 'Plugin Name', 'Version', 'Text Domain' ) );
if ( array( 'Trail Guide', '1.2.0', 'trail-guide' ) !== $header ) { return wp_json_encode( $header ); }
$type = get_post_type_object( 'tg_trail' );
if ( ! $type || ! $type->has_archive || ! $type->show_in_rest || 'trails' !== $type->rewrite['slug'] || ! post_type_supports( 'tg_trail', 'excerpt' ) ) { return 'post type'; }
$taxonomy = get_taxonomy( 'tg_region' );
if ( ! $taxonomy || ! $taxonomy->hierarchical || ! $taxonomy->show_admin_column || 'regions' !== $taxonomy->rewrite['slug'] || array( 'tg_trail' ) !== $taxonomy->object_type ) { return 'taxonomy'; }
$meta = get_registered_meta_keys( 'post', 'tg_trail' )['tg_length'] ?? null;
if ( ! $meta || 'number' !== $meta['type'] || ! $meta['show_in_rest'] ) { return 'meta'; }
$size = wp_get_registered_image_subsizes()['tg-card'] ?? null;
return array( 'width' => 640, 'height' => 400, 'crop' => true ) == $size ? true : 'size';`),
  },
  {
    area: 'wpdb',
    prompt: [
      'Class Guest_Repository for the custom table {prefix}guests with the columns id, name, email, visits, created_at. Output PHP only.',
      '- add( string $name, string $email ): int – the new ID; visits defaults to 0, created_at is now',
      '- get( int $id ): ?array',
      '- find_by_email( string $email ): ?array',
      '- update( int $id, array $data ): bool – unknown columns are ignored',
      '- remove( int $id ): bool',
      '- count(): int',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { global $wpdb; $wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}guests ( id bigint(20) unsigned NOT NULL AUTO_INCREMENT, name varchar(100) NOT NULL, email varchar(100) NOT NULL, visits int NOT NULL DEFAULT 0, created_at datetime NOT NULL, PRIMARY KEY (id) )" ); } );`,
    check: checked(String.raw`$guests = new Guest_Repository();
$id = $guests->add( "Ann O'Hara", 'ann@example.com' );
if ( ! is_int( $id ) || $id < 1 ) { return 'add'; }
$row = $guests->get( $id );
if ( "Ann O'Hara" !== $row['name'] || 0 !== (int) $row['visits'] || abs( strtotime( $row['created_at'] ) - time() ) > 90000 ) { return wp_json_encode( $row ); }
if ( null !== $guests->get( 999 ) || (int) $guests->find_by_email( 'ann@example.com' )['id'] !== $id || null !== $guests->find_by_email( 'x@example.com' ) ) { return 'find'; }
if ( true !== $guests->update( $id, array( 'visits' => 3, 'role' => 'x' ) ) || 3 !== (int) $guests->get( $id )['visits'] ) { return 'update'; }
$guests->add( 'Ben', 'ben@example.com' );
if ( 2 !== $guests->count() ) { return 'count'; }
return true === $guests->remove( $id ) && false === $guests->remove( $id ) && 1 === $guests->count() ? true : 'remove';`),
  },
  {
    area: 'classes',
    prompt: [
      'I want a singleton class `Shop_Notices` (get_instance(), hooks added in the private constructor, started at the bottom of the file). No explanations.',
      '',
      '- admin_notices: users with manage_options see a warning notice "Payments are in test mode." when the option `shop_test_mode` is "yes"',
      '- shortcode [shop_mode] returns <span class="shop-mode">Test mode</span>',
      '- body class `is-test-shop` on every page of the front end',
    ].join('\n'),
    check:
      checked(String.raw`if ( Shop_Notices::get_instance() !== Shop_Notices::get_instance() || ( new ReflectionClass( 'Shop_Notices' ) )->isInstantiable() ) { return 'no singleton'; }
$show = function () { ob_start(); do_action( 'admin_notices' ); return ob_get_clean(); };
$as( 'administrator' );
if ( false !== strpos( $show(), 'test mode' ) ) { return 'shown without the option'; }
update_option( 'shop_test_mode', 'yes' );
if ( ! preg_match( '/class="[^"]*notice-warning[^"]*"[\s\S]*Payments are in test mode\./', $show() ) ) { return 'notice: ' . $show(); }
$as( 'subscriber' );
if ( false !== strpos( $show(), 'Payments' ) ) { return 'shown to subscribers'; }
if ( '<span class="shop-mode">Test mode</span>' !== do_shortcode( '[shop_mode]' ) ) { return do_shortcode( '[shop_mode]' ); }
return in_array( 'is-test-shop', get_body_class(), true ) ? true : 'body class';`),
  },
  {
    area: 'settings',
    prompt: [
      'Plugin file "Hello Strip" (prefix hs_, text domain hello-strip). Just the code:',
      '* Settings > Hello Strip (slug hello-strip) with the Settings API, manage_options only',
      '* everything in the option `hs_settings`: `active` (checkbox), `message` (text, default "Welcome"), `background` (hex color, default #ffeeaa)',
      '* if active, print `<p class="hs-strip" style="background-color:BACKGROUND">MESSAGE</p>` on wp_footer',
    ].join('\n'),
    check: checked(String.raw`$as( 'administrator' );
$menu_pages();
if ( ! in_array( 'hello-strip', wp_list_pluck( $GLOBALS['submenu']['options-general.php'] ?? array(), 2 ), true ) ) { return 'no page'; }
$html = $page_html( 'hello-strip', 'options-general.php' )->output;
foreach ( array( 'active', 'message', 'background' ) as $key ) { if ( false === strpos( $html, 'hs_settings[' . $key . ']' ) ) { return "no field $key"; } }
$clean = sanitize_option( 'hs_settings', array( 'active' => '1', 'message' => '<b>Hi</b>', 'background' => 'nope' ) );
if ( 1 !== (int) $clean['active'] || 'Hi' !== $clean['message'] || '#ffeeaa' !== $clean['background'] ) { return wp_json_encode( $clean ); }
set_current_screen( 'front' );
$show = function () { ob_start(); do_action( 'wp_footer' ); return ob_get_clean(); };
if ( false !== strpos( $show(), 'hs-strip' ) ) { return 'shown when it is not active'; }
update_option( 'hs_settings', array( 'active' => 1, 'message' => 'A & B', 'background' => '#112233' ) );
return preg_match( '/<p class="hs-strip" style="background-color: ?#112233;?">A &amp; B<\/p>/', $show() ) ? true : 'not shown';`),
  },
  {
    area: 'transients',
    prompt: [
      'Final class `Feed_Cache`, static methods only, code without a fence:',
      '1. get( string $id, $default = null ) reads the transient `feed_<id>`',
      '2. put( string $id, $value, int $seconds = 600 ): bool',
      '3. forget( string $id ): bool',
      '4. clear(): int removes all feed_* transients and returns their number',
      '5. clear runs on `switch_theme`',
    ].join('\n'),
    check: checked(String.raw`if ( ! ( new ReflectionClass( 'Feed_Cache' ) )->isFinal() ) { return 'not final'; }
if ( 'none' !== Feed_Cache::get( 'a', 'none' ) || true !== Feed_Cache::put( 'a', array( 1 ) ) || array( 1 ) !== get_transient( 'feed_a' ) || array( 1 ) !== Feed_Cache::get( 'a' ) ) { return 'get and put'; }
$left = (int) get_option( '_transient_timeout_feed_a' ) - time();
if ( $left < 590 || $left > 600 ) { return "expires in $left"; }
if ( true !== Feed_Cache::forget( 'a' ) || null !== Feed_Cache::get( 'a' ) ) { return 'forget'; }
set_transient( 'other', 1, 100 );
Feed_Cache::put( 'b', 1 );
Feed_Cache::put( 'c', 2 );
if ( 2 !== Feed_Cache::clear() || 1 !== (int) get_transient( 'other' ) || null !== Feed_Cache::get( 'b' ) ) { return 'clear'; }
Feed_Cache::put( 'd', 1 );
do_action( 'switch_theme', 'x', wp_get_theme(), wp_get_theme() );
wp_cache_flush();
return null === Feed_Cache::get( 'd' ) ? true : 'not hooked';`),
  },
  {
    area: 'users',
    prompt: [
      'Our intranet needs these, function prefix intra_, code only:',
      '- role `intra_clerk` ("Clerk") with read, edit_posts and upload_files',
      '- clerks are sent to admin.php?page=intra after login, all others go where they would go anyway',
      '- user column "Department" (key department) in the users list with the user meta `department`, an en dash if empty',
      '- the shortcode [department] shows the department of the current user, nothing for guests',
    ].join('\n'),
    check: checked(String.raw`$role = get_role( 'intra_clerk' );
if ( ! $role || array( 'edit_posts', 'read', 'upload_files' ) !== array_values( array_intersect( array( 'edit_posts', 'read', 'upload_files' ), array_keys( array_filter( $role->capabilities ) ) ) ) || $role->has_cap( 'publish_posts' ) ) { return 'role'; }
$clerk = $as( 'intra_clerk' );
if ( admin_url( 'admin.php?page=intra' ) !== apply_filters( 'login_redirect', admin_url(), '', get_userdata( $clerk ) ) ) { return 'clerk goes to ' . apply_filters( 'login_redirect', admin_url(), '', get_userdata( $clerk ) ); }
if ( home_url( '/x' ) !== apply_filters( 'login_redirect', home_url( '/x' ), '', get_userdata( 1 ) ) ) { return 'others'; }
if ( 'Department' !== ( apply_filters( 'manage_users_columns', array() )['department'] ?? '' ) ) { return 'column'; }
if ( '–' !== html_entity_decode( apply_filters( 'manage_users_custom_column', '', 'department', 1 ) ) ) { return 'empty: ' . apply_filters( 'manage_users_custom_column', '', 'department', 1 ); }
update_user_meta( $clerk, 'department', 'R & D' );
if ( 'R &amp; D' !== apply_filters( 'manage_users_custom_column', '', 'department', $clerk ) ) { return 'cell'; }
if ( 'R &amp; D' !== do_shortcode( '[department]' ) ) { return 'shortcode'; }
$as( 'nobody' );
return '' === do_shortcode( '[department]' ) ? true : 'guests';`),
  },
  {
    area: 'customizer',
    prompt: [
      'Customizer code for my theme, PHP only. Section `garden_footer` ("Footer", text domain garden):',
      '- setting `garden_footer_note`: text, default "Grown with care", plain text',
      '- setting `garden_footer_color`: color picker, default #225522',
      '- setting `garden_footer_style`: radio boxed / full, default boxed; other values become boxed',
      '- wp_head prints <style id="garden-footer">.site-footer{color:COLOR}</style>',
      '- body class footer-boxed or footer-full',
    ].join('\n'),
    check: checked(String.raw`require_once ABSPATH . 'wp-includes/class-wp-customize-manager.php';
$as( 'administrator' );
$manager = new WP_Customize_Manager();
do_action( 'customize_register', $manager );
if ( ! $manager->get_section( 'garden_footer' ) || 'Footer' !== $manager->get_section( 'garden_footer' )->title ) { return 'section'; }
$setting = function ( $id ) use ( $manager ) { return $manager->get_setting( 'garden_footer_' . $id ); };
foreach ( array( 'note' => 'Grown with care', 'color' => '#225522', 'style' => 'boxed' ) as $id => $default ) { if ( ! $setting( $id ) || $default !== $setting( $id )->default ) { return "setting $id"; } }
if ( 'boxed' !== $setting( 'style' )->sanitize( 'x' ) || 'full' !== $setting( 'style' )->sanitize( 'full' ) || 'Hi' !== $setting( 'note' )->sanitize( '<b>Hi</b>' ) ) { return 'sanitizing'; }
if ( array( 'boxed', 'full' ) !== array_keys( $manager->get_control( 'garden_footer_style' )->choices ) || 'radio' !== $manager->get_control( 'garden_footer_style' )->type ) { return 'choices'; }
set_theme_mod( 'garden_footer_color', '#123456' );
ob_start();
do_action( 'wp_head' );
if ( false === strpos( ob_get_clean(), '<style id="garden-footer">.site-footer{color:#123456}</style>' ) ) { return 'style'; }
if ( ! in_array( 'footer-boxed', get_body_class(), true ) ) { return 'default class'; }
set_theme_mod( 'garden_footer_style', 'full' );
return in_array( 'footer-full', get_body_class(), true ) && ! in_array( 'footer-boxed', get_body_class(), true ) ? true : 'class';`),
  },
  {
    area: 'options',
    prompt: [
      'Three small functions, no class, prefix acme_ – respond with code only:',
      '- acme_get_limit(): int returns the option `acme_limit` as an integer, 25 when it is not set',
      '- acme_set_limit( int $limit ): bool saves it',
      '- acme_reset_limit(): bool deletes the option',
    ].join('\n'),
    check: checked(String.raw`if ( 25 !== acme_get_limit() ) { return 'default'; }
if ( true !== acme_set_limit( 40 ) || 40 !== acme_get_limit() ) { return 'set'; }
update_option( 'acme_limit', '12' );
if ( 12 !== acme_get_limit() ) { return 'type'; }
return true === acme_reset_limit() && 25 === acme_get_limit() ? true : 'reset';`),
  },
  {
    area: 'classes',
    prompt: [
      'Write the class `Recipe_Fields` with a public method register() that adds the hooks; at the end of the file: ( new Recipe_Fields() )->register(); Only code, no markdown fence.',
      '- post type `recipe` exists already',
      '- post meta `recipe_servings` (integer, single, in REST, default 4) for it',
      '- admin list column "Servings" (key servings) with that meta',
      '- the_content on single recipes: append <p class="servings">Servings: N</p>',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'recipe', array( 'public' => true, 'label' => 'Recipes', 'supports' => array( 'title', 'editor', 'custom-fields' ) ) ); }, 5 );`,
    check: checked(String.raw`if ( ! method_exists( 'Recipe_Fields', 'register' ) ) { return 'no method'; }
$meta = get_registered_meta_keys( 'post', 'recipe' )['recipe_servings'] ?? null;
if ( ! $meta || 'integer' !== $meta['type'] || ! $meta['single'] || ! $meta['show_in_rest'] || 4 !== $meta['default'] ) { return 'meta ' . wp_json_encode( $meta ); }
$id = $post( array( 'post_type' => 'recipe' ) );
update_post_meta( $id, 'recipe_servings', 6 );
if ( 'Servings' !== ( $columns( 'recipe' )['servings'] ?? '' ) || '6' !== trim( $cell( 'servings', $id ) ) ) { return 'column'; }
if ( false === strpos( $loop( array( 'p' => $id, 'post_type' => 'recipe' ) ), '<p class="servings">Servings: 6</p>' ) ) { return 'content ' . $loop( array( 'p' => $id, 'post_type' => 'recipe' ) ); }
return false === strpos( $loop( array( 'p' => $post() ) ), 'servings' ) ? true : 'posts';`),
  },
  {
    area: 'cron',
    prompt: [
      'Complete plugin "Draft Sweeper" in one file (prefix sweep_, text domain draft-sweeper), nothing but code.',
      '1. on activation schedule the daily event `sweep_drafts`, on deactivation clear it',
      '2. the event moves drafts of posts that were not modified for 60 days to the trash',
      '3. dashboard widget "Sweeper" (id sweep_widget) that prints the number of drafts: "N drafts"',
    ].join('\n'),
    check:
      checked(String.raw`if ( 'Draft Sweeper' !== get_file_data( WPMU_PLUGIN_DIR . '/answer.php', array( 'Plugin Name' ) )[0] ) { return 'header'; }
$file = plugin_basename( WPMU_PLUGIN_DIR . '/answer.php' );
do_action( 'activate_' . $file );
if ( 'daily' !== wp_get_schedule( 'sweep_drafts' ) ) { return 'not scheduled'; }
global $wpdb;
$old = $post( array( 'post_status' => 'draft' ) );
$wpdb->update( $wpdb->posts, array( 'post_modified' => gmdate( 'Y-m-d H:i:s', time() - 70 * DAY_IN_SECONDS ), 'post_modified_gmt' => gmdate( 'Y-m-d H:i:s', time() - 70 * DAY_IN_SECONDS ) ), array( 'ID' => $old ) );
$fresh = $post( array( 'post_status' => 'draft' ) );
clean_post_cache( $old );
do_action( 'sweep_drafts' );
if ( 'trash' !== get_post_status( $old ) || 'draft' !== get_post_status( $fresh ) ) { return 'event: ' . get_post_status( $old ) . get_post_status( $fresh ); }
do_action( 'deactivate_' . $file );
if ( wp_next_scheduled( 'sweep_drafts' ) ) { return 'still scheduled'; }
require_once ABSPATH . 'wp-admin/includes/dashboard.php';
$as( 'administrator' );
set_current_screen( 'dashboard' );
do_action( 'wp_dashboard_setup' );
foreach ( $GLOBALS['wp_meta_boxes']['dashboard'] ?? array() as $context ) { foreach ( $context as $priority ) { foreach ( $priority as $box ) { if ( 'sweep_widget' === ( $box['id'] ?? '' ) ) { ob_start(); call_user_func( $box['callback'], '', $box ); $html = ob_get_clean(); } } } }
return isset( $html ) && false !== strpos( $html, '1 drafts' ) ? true : 'widget ' . ( $html ?? 'is missing' );`),
  },
  {
    area: 'classes',
    prompt: [
      'namespace Museum; class `Labels` (final) with two constants and three methods. PHP only.',
      "- constant DOMAIN = 'museum', constant LIMIT = 3",
      '- static titles( int $count = self::LIMIT ): array – titles of the newest published posts',
      "- static first_title(): string – title of the oldest published post, '' if there is none",
      '- static is_long( string $text ): bool – more than 20 characters',
    ].join('\n'),
    check:
      checked(String.raw`if ( ! class_exists( 'Museum\Labels' ) || ! ( new ReflectionClass( 'Museum\Labels' ) )->isFinal() || 3 !== \Museum\Labels::LIMIT || 'museum' !== \Museum\Labels::DOMAIN ) { return 'class'; }
foreach ( get_posts( array( 'numberposts' => -1 ) ) as $one ) { wp_delete_post( $one->ID, true ); }
if ( '' !== \Museum\Labels::first_title() ) { return 'none'; }
foreach ( array( 1, 2, 3, 4 ) as $day ) { $post( array( 'post_title' => "T$day", 'post_date' => "2026-01-0$day 10:00:00" ) ); }
if ( array( 'T4', 'T3', 'T2' ) !== \Museum\Labels::titles() || array( 'T4' ) !== \Museum\Labels::titles( 1 ) || 'T1' !== \Museum\Labels::first_title() ) { return 'titles'; }
return true === \Museum\Labels::is_long( str_repeat( 'é', 21 ) ) && false === \Museum\Labels::is_long( str_repeat( 'é', 20 ) ) ? true : 'is_long';`),
  },
  {
    area: 'registrations',
    prompt: [
      'Set up a small job board. Everything prefixed job_, respond with one php code block:',
      '',
      '- post type `job_offer`, not in search, archive at /jobs/, title and editor only, menu icon dashicons-businessman',
      '- post status `filled` ("Filled"), not public, visible in the admin list',
      '- meta box "Salary" with a number field `job_salary` saved as meta `_job_salary`',
      '- widget area `job-sidebar` ("Job sidebar")',
      '- menu location `job-menu` ("Job menu")',
    ].join('\n'),
    check: checked(String.raw`$type = get_post_type_object( 'job_offer' );
if ( ! $type || ! $type->exclude_from_search || 'jobs' !== $type->has_archive || post_type_supports( 'job_offer', 'thumbnail' ) || ! post_type_supports( 'job_offer', 'editor' ) || 'dashicons-businessman' !== $type->menu_icon ) { return 'post type'; }
$status = get_post_status_object( 'filled' );
if ( ! $status || $status->public || 'Filled' !== $status->label || ! $status->show_in_admin_all_list ) { return 'status'; }
$as( 'administrator' );
$id = $post( array( 'post_type' => 'job_offer' ) );
update_post_meta( $id, '_job_salary', '900' );
$html = $boxes( $id );
if ( false === strpos( $html, 'Salary' ) || ! preg_match( '/<input[^>]*name="job_salary"[^>]*>/', $html, $tag ) || false === strpos( $tag[0], '900' ) || false === strpos( $tag[0], 'number' ) ) { return 'box'; }
$save( $id, array( 'job_salary' => '1200' ) + $inputs( $html ) );
if ( '1200' !== get_post_meta( $id, '_job_salary', true ) ) { return 'saving'; }
if ( 'Job sidebar' !== ( $GLOBALS['wp_registered_sidebars']['job-sidebar']['name'] ?? '' ) ) { return 'sidebar'; }
return 'Job menu' === ( get_registered_nav_menus()['job-menu'] ?? '' ) ? true : 'menu';`),
  },
];
