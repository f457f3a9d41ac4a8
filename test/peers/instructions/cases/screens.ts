import type { InstructionCase } from './instruction-case.ts';

const post = (fields: string) => `wp_insert_post( array( 'post_status' => 'publish', ${fields} ) )`;

/** Shortcodes, filters of what visitors see, files, blocks, the admin. */
export const screenCases: readonly InstructionCase[] = [
  {
    area: 'shortcodes',
    prompt:
      'Create a shortcode [latest_posts count="3"] that shows a list of links to the newest posts. count defaults to 5.',
    check: `for ( $i = 0; $i < 7; $i++ ) { ${post(`'post_title' => "P$i"`)}; } return 3 === substr_count( do_shortcode( '[latest_posts count="3"]' ), '<li>' ) && 5 === substr_count( do_shortcode( '[latest_posts]' ), '<li>' );`,
  },
  {
    area: 'shortcodes',
    prompt:
      'Shortcode [cta url="https://example.org" text="Buy now"] → <a class="button" href="…">Buy now</a>. Escape everything. Output just the code.',
    check: `$h = do_shortcode( '[cta url="https://example.org/a" text="Buy <now>"]' ); return str_contains( $h, 'href="https://example.org/a"' ) && str_contains( $h, '>Buy' ) && ! str_contains( $h, '<now>' );`,
  },
  {
    area: 'shortcodes',
    prompt: 'Write an enclosing shortcode [note]...[/note] that wraps its content in <div class="note">.',
    check: `return '<div class="note">Hi</div>' === do_shortcode( '[note]Hi[/note]' );`,
  },
  {
    area: 'shortcodes',
    prompt:
      'I want a shortcode "member_name" that outputs the display name of the current user, and "Guest" for visitors who are not logged in.',
    check: `$g = do_shortcode( '[member_name]' ); wp_set_current_user( 1 ); return 'Guest' === $g && wp_get_current_user()->display_name === do_shortcode( '[member_name]' );`,
  },
  {
    area: 'shortcodes',
    prompt: 'add a shortcode site_name which returns the site title',
    check: `update_option( 'blogname', 'My Site' ); return 'My Site' === do_shortcode( '[site_name]' );`,
  },
  {
    area: 'filters',
    prompt: 'Set the excerpt length to 15 words.',
    check: `return 15 === apply_filters( 'excerpt_length', 55 );`,
  },
  {
    area: 'filters',
    prompt: 'Filter `login_errors` so that it returns "Login failed."',
    check: `return 'Login failed.' === apply_filters( 'login_errors', 'x' );`,
  },
  {
    area: 'filters',
    prompt: 'Add the body class "is-guest" for visitors who are not logged in',
    check: `$g = get_body_class(); wp_set_current_user( 1 ); return in_array( 'is-guest', $g, true ) && ! in_array( 'is-guest', get_body_class(), true );`,
  },
  {
    area: 'filters',
    prompt: 'Replace every occurrence of "foo" in the post content with "bar".',
    check: `return str_contains( apply_filters( 'the_content', 'a foo b' ), 'a bar b' );`,
  },
  {
    area: 'filters',
    prompt: 'Prefix the titles of all posts with "★ " on the front end.',
    check: `return '★ Title' === apply_filters( 'the_title', 'Title', ${post(`'post_title' => 'Title'`)} );`,
  },
  {
    area: 'filters',
    prompt: 'Disable the block editor for the post type page.',
    check: `return false === apply_filters( 'use_block_editor_for_post_type', true, 'page' ) && true === apply_filters( 'use_block_editor_for_post_type', true, 'post' );`,
  },
  {
    area: 'filters',
    prompt: 'Remove the WordPress version from the head.',
    check: `ob_start(); do_action( 'wp_head' ); return ! str_contains( ob_get_clean(), 'name="generator"' );`,
  },
  {
    area: 'filters',
    prompt: 'Print the text "Made with love" in the footer of the site.',
    check: `ob_start(); do_action( 'wp_footer' ); return str_contains( ob_get_clean(), 'Made with love' );`,
  },
  {
    area: 'filters',
    prompt: 'Turn off XML-RPC',
    check: `return true === true && false === apply_filters( 'xmlrpc_enabled', true );`,
  },
  {
    area: 'scripts',
    prompt:
      'Enqueue assets/app.js with the handle acme-app on the front end, depending on jquery, in the footer, version 2.0.1',
    check: `do_action( 'wp_enqueue_scripts' ); $s = wp_scripts()->registered['acme-app'] ?? null; return $s && array( 'jquery' ) === $s->deps && '2.0.1' === $s->ver && 1 === wp_scripts()->get_data( 'acme-app', 'group' );`,
  },
  {
    area: 'scripts',
    prompt: 'Load admin.css only in the admin, handle "acme-admin".',
    check: `do_action( 'admin_enqueue_scripts', 'index.php' ); return wp_style_is( 'acme-admin' );`,
  },
  {
    area: 'scripts',
    prompt: 'Dequeue the stylesheet wp-block-library on the front end.',
    check: `wp_enqueue_style( 'wp-block-library' ); do_action( 'wp_enqueue_scripts' ); return ! wp_style_is( 'wp-block-library' );`,
  },
  {
    area: 'scripts',
    prompt: 'Add a defer attribute to the script with the handle "analytics"',
    check: `return str_contains( apply_filters( 'script_loader_tag', '<script src="a.js"></script>', 'analytics', 'a.js' ), ' defer' ) && ! str_contains( apply_filters( 'script_loader_tag', '<script src="a.js"></script>', 'other', 'a.js' ), 'defer' );`,
  },
  {
    area: 'themes',
    prompt: 'Add theme support for post thumbnails and the title tag in after_setup_theme.',
    check: `do_action( 'after_setup_theme' ); return current_theme_supports( 'title-tag' ) && current_theme_supports( 'post-thumbnails' );`,
  },
  {
    area: 'themes',
    prompt: 'Register a widget area "Footer Widgets" with the id footer-1.',
    check: `do_action( 'widgets_init' ); global $wp_registered_sidebars; return 'Footer Widgets' === ( $wp_registered_sidebars['footer-1']['name'] ?? '' );`,
  },
  {
    area: 'themes',
    prompt: 'Register the nav menu location `top` labelled "Top Bar".',
    check: `do_action( 'after_setup_theme' ); return 'Top Bar' === ( get_registered_nav_menus()['top'] ?? '' );`,
  },
  {
    area: 'blocks',
    prompt:
      'Register a server-side rendered block acme/greeting with an attribute `name` (string) that defaults to "World"; it renders <p>…</p> with the escaped name.',
    check: `$h = do_blocks( '<!-- wp:acme/greeting {"name":"<b>"} /-->' ); return str_contains( $h, '&lt;b&gt;' ) && str_contains( do_blocks( '<!-- wp:acme/greeting /-->' ), 'World' );`,
  },
  {
    area: 'blocks',
    prompt: 'Register a block style "shadow" for the core/image block',
    check: `return WP_Block_Styles_Registry::get_instance()->is_registered( 'core/image', 'shadow' );`,
  },
  {
    area: 'blocks',
    prompt: 'Register a block pattern acme/hero titled "Hero"',
    check: `return 'Hero' === ( WP_Block_Patterns_Registry::get_instance()->get_registered( 'acme/hero' )['title'] ?? '' );`,
  },
  {
    area: 'blocks',
    prompt: 'Only allow the paragraph, heading and image blocks in the editor.',
    check: `$r = apply_filters( 'allowed_block_types_all', true, new WP_Block_Editor_Context() ); sort( $r ); return array( 'core/heading', 'core/image', 'core/paragraph' ) === $r;`,
  },
  {
    area: 'admin',
    prompt:
      'Add a top level menu page "Reports" (slug acme-reports) for users with manage_options, icon dashicons-chart-bar.',
    check: `wp_set_current_user( 1 ); global $menu; $menu = array(); do_action( 'admin_menu' ); $f = array_values( array_filter( $menu, fn( $m ) => 'acme-reports' === $m[2] ) ); return 1 === count( $f ) && 'Reports' === $f[0][0] && 'manage_options' === $f[0][1] && 'dashicons-chart-bar' === $f[0][6];`,
  },
  {
    area: 'admin',
    prompt: 'Show an error notice "License expired." in the admin.',
    check: `ob_start(); do_action( 'admin_notices' ); $h = ob_get_clean(); return str_contains( $h, 'notice-error' ) && str_contains( $h, 'License expired.' );`,
  },
  {
    area: 'admin',
    prompt: 'Add an admin column "Views" to the posts list that shows the post meta views.',
    check: `$c = apply_filters( 'manage_post_posts_columns', array() ); $k = array_search( 'Views', $c, true ); $p = ${post(`'post_title' => 'v'`)}; update_post_meta( $p, 'views', 7 ); ob_start(); do_action( 'manage_post_posts_custom_column', $k, $p ); return false !== $k && '7' === trim( ob_get_clean() );`,
  },
  {
    area: 'admin',
    prompt: 'Create a dashboard widget titled "Site Stats" which shows the number of published posts',
    check: `set_current_screen( 'dashboard' ); require_once ABSPATH . 'wp-admin/includes/dashboard.php'; do_action( 'wp_dashboard_setup' ); global $wp_meta_boxes; $found = wp_json_encode( $wp_meta_boxes['dashboard'] ?? array() ); return str_contains( $found, 'Site Stats' );`,
  },
  {
    area: 'admin',
    prompt: 'Remove the Comments and Tools entries from the admin menu.',
    check: `wp_set_current_user( 1 ); global $menu; $menu = array( array( 'Comments', 'edit_posts', 'edit-comments.php' ), array( 'Tools', 'edit_posts', 'tools.php' ), array( 'Posts', 'edit_posts', 'edit.php' ) ); do_action( 'admin_menu' ); $left = array_column( $menu, 2 ); return ! in_array( 'edit-comments.php', $left, true ) && ! in_array( 'tools.php', $left, true ) && in_array( 'edit.php', $left, true );`,
  },
  {
    area: 'admin',
    prompt: 'Change the admin footer text to "Built by Acme".',
    check: `return 'Built by Acme' === apply_filters( 'admin_footer_text', 'x' );`,
  },
  {
    area: 'admin',
    prompt: 'Add a meta box "Event Date" to the post type event with a text field `event_date` and save it safely.',
    check: `wp_set_current_user( 1 ); register_post_type( 'event' ); do_action( 'add_meta_boxes', 'event', new WP_Post( (object) array( 'ID' => 1 ) ) ); global $wp_meta_boxes; $has = str_contains( wp_json_encode( $wp_meta_boxes['event'] ?? array() ), 'Event Date' ); $p = ${post(`'post_title' => 'e', 'post_type' => 'event'`)}; $box = null; foreach ( $wp_meta_boxes['event'] as $c ) { foreach ( $c as $pr ) { foreach ( $pr as $b ) { if ( 'Event Date' === $b['title'] ) { $box = $b; } } } } ob_start(); call_user_func( $box['callback'], get_post( $p ), $box ); $html = ob_get_clean(); preg_match( '/name="([^"]*nonce[^"]*)" value="([^"]+)"/', $html, $m ); $_POST = array( $m[1] => $m[2], 'event_date' => '2026-05-05' ); do_action( 'save_post_event', $p, get_post( $p ), true ); do_action( 'save_post', $p, get_post( $p ), true ); return $has && '2026-05-05' === get_post_meta( $p, 'event_date', true );`,
  },
  {
    area: 'comments',
    prompt: 'Close comments on posts older than 30 days.',
    check: `$old = ${post(`'post_title' => 'o', 'post_date' => '2001-01-01 00:00:00', 'comment_status' => 'open'`)}; $new = ${post(`'post_title' => 'n', 'comment_status' => 'open'`)}; return ! comments_open( $old ) && comments_open( $new );`,
  },
  {
    area: 'comments',
    prompt: 'Remove the website field from the comment form.',
    check: `return array( 'email' ) === array_keys( apply_filters( 'comment_form_default_fields', array( 'url' => 'x', 'email' => 'y' ) ) );`,
  },
  {
    area: 'comments',
    prompt: 'Mark comments that contain the word "casino" as spam',
    check: `$d = array( 'comment_content' => 'Best Casino ever' ); return 'spam' === apply_filters( 'pre_comment_approved', 1, $d ) && 1 === apply_filters( 'pre_comment_approved', 1, array( 'comment_content' => 'Nice' ) );`,
  },
  {
    area: 'media',
    prompt: 'Allow uploading .webp and .json files.',
    check: `$m = apply_filters( 'upload_mimes', array() ); return isset( $m['webp'], $m['json'] );`,
  },
  {
    area: 'media',
    prompt: 'Write thumb_url( int $post_id, string $fallback ): string – URL of the featured image or the fallback',
    check: `$p = ${post(`'post_title' => 'x'`)}; return 'http://f' === thumb_url( $p, 'http://f' );`,
  },
  {
    area: 'media',
    prompt: 'Implement `first_image_url( string $html ): ?string` returning the src of the first <img>, or null.',
    check: `return 'a.jpg' === first_image_url( '<p><img alt="" src="a.jpg"><img src="b.jpg"></p>' ) && null === first_image_url( '<p></p>' );`,
  },
];
