// A table of cases: as long as there are cases.
import type { DetailCase } from './detail-case.ts';

const book = `add_action( 'init', function () { register_post_type( 'book', array( 'public' => true, 'label' => 'Books', 'supports' => array( 'title', 'editor', 'custom-fields' ) ) ); }, 1 );`;
const columns = (type: string) =>
  `check_admin( 'edit-${type}' ); $c = apply_filters( 'manage_${type}_posts_columns', apply_filters( 'manage_posts_columns', array( 'cb' => '', 'title' => 'Title', 'author' => 'Author', 'comments' => 'Comments', 'date' => 'Date' ), '${type}' ) ); $keys = array_keys( $c ); $cell = fn( $k, $p ) => check_output( function () use ( $k, $p ) { do_action( 'manage_posts_custom_column', $k, $p ); do_action( 'manage_${type}_posts_custom_column', $k, $p ); } );`;
const scripts = `global $wp_scripts; $wp_scripts = null; wp_scripts();`;
const styles = `global $wp_styles; $wp_styles = null; wp_styles();`;

/** Prompts for screens, settings, assets, the Customizer and schedules, written before the engine first ran on them. */
export const screenDetails: readonly DetailCase[] = [
  {
    area: 'list columns',
    prompt:
      'Add a column "ISBN" to the list of books (post type book), right after the title, showing the meta `isbn` or a dash if there is none. Make it sortable.',
    before: book,
    prepare: `${columns('book')} $at = array_search( 'ISBN', array_values( $c ), true ); $k = $keys[ $at ]; $with = check_post( array( 'post_type' => 'book' ) ); update_post_meta( $with, 'isbn', '978<b>' ); $without = check_post( array( 'post_type' => 'book' ) );`,
    details: {
      label: `false !== $at`,
      place: `'title' === $keys[ $at - 1 ]`,
      value: `false !== strpos( $cell( $k, $with ), '978' ) && false === strpos( $cell( $k, $with ), '<b>' )`,
      dash: `in_array( trim( wp_strip_all_tags( $cell( $k, $without ) ) ), array( '-', '–', '—', '&mdash;', '&#8212;' ), true )`,
      sortable: `isset( apply_filters( 'manage_edit-book_sortable_columns', array() )[ $k ] )`,
    },
  },
  {
    area: 'list columns',
    prompt:
      'In the posts list drop the author and comments columns, and put a "Words" column with the word count at the very end.',
    prepare: `${columns('post')} $at = array_search( 'Words', array_values( $c ), true ); $k = $keys[ $at ]; $p = check_post( array( 'post_content' => 'one two three' ) );`,
    details: {
      author: `! isset( $c['author'] )`,
      comments: `! isset( $c['comments'] )`,
      end: `false !== $at && $at === count( $keys ) - 1`,
      value: `'3' === trim( wp_strip_all_tags( $cell( $k, $p ) ) )`,
    },
  },
  {
    area: 'list columns',
    prompt:
      'Users screen: a column "Registered" with the registration date as d.m.Y, sortable; the Posts column goes away.',
    prepare: `check_admin( 'users' ); $c = apply_filters( 'manage_users_columns', array( 'cb' => '', 'username' => 'Username', 'posts' => 'Posts' ) ); $k = array_search( 'Registered', $c, true );`,
    details: {
      label: `false !== $k`,
      value: `gmdate( 'd.m.Y' ) === trim( wp_strip_all_tags( apply_filters( 'manage_users_custom_column', '', $k, 1 ) ) )`,
      sortable: `isset( apply_filters( 'manage_users_sortable_columns', array() )[ $k ] )`,
      posts: `! isset( $c['posts'] )`,
    },
  },
  {
    area: 'list columns',
    prompt:
      'Show a thumbnail (50x50) as first column after the checkbox in the admin list of pages; "No image" where there is none. Column heading: Picture.',
    prepare: `${columns('page')} $at = array_search( 'Picture', array_values( $c ), true ); $k = $keys[ $at ]; $p = check_post( array( 'post_type' => 'page' ) );`,
    details: {
      heading: `false !== $at`,
      place: `'cb' === $keys[ $at - 1 ]`,
      none: `'No image' === trim( wp_strip_all_tags( do_shortcode( $cell( $k, $p ) ) ) ) || false !== strpos( (string) $cell( $k, $p ), 'No image' )`,
    },
  },
  {
    area: 'list actions',
    prompt:
      'Bulk action for posts "Mark as reviewed" that sets the meta _reviewed to 1 on every selected post the user may edit, then shows a notice how many were changed.',
    prepare: `check_admin( 'edit-post' ); $a = apply_filters( 'bulk_actions-edit-post', array() ); $k = array_search( 'Mark as reviewed', $a, true ); $p = check_post(); $q = check_post(); $to = apply_filters( 'handle_bulk_actions-edit-post', 'http://x.test/edit.php', $k, array( $p, $q ) );`,
    details: {
      label: `false !== $k`,
      done: `'1' === (string) get_post_meta( $p, '_reviewed', true ) && '1' === (string) get_post_meta( $q, '_reviewed', true )`,
      told: `false !== strpos( $to, '=2' )`,
      'not other actions': `( function () { $r = check_post(); apply_filters( 'handle_bulk_actions-edit-post', 'http://x.test/', 'trash', array( $r ) ); return '' === get_post_meta( $r, '_reviewed', true ); } )()`,
    },
  },
  {
    area: 'list actions',
    prompt:
      'Remove "Quick Edit" from the row actions of pages, and add a "Preview as guest" link there that opens in a new tab. Leave other post types as they are.',
    prepare: `check_admin( 'edit-page' ); $page = get_post( check_post( array( 'post_type' => 'page' ) ) ); $post = get_post( check_post() ); $base = array( 'edit' => '<a>Edit</a>', 'inline hide-if-no-js' => '<button>Quick Edit</button>' ); $r = apply_filters( 'page_row_actions', $base, $page ); $o = apply_filters( 'post_row_actions', $base, $post );`,
    details: {
      removed: `! isset( $r['inline hide-if-no-js'] )`,
      link: `false !== strpos( implode( '', $r ), 'Preview as guest' )`,
      tab: `false !== strpos( implode( '', $r ), '_blank' )`,
      'others kept': `isset( $o['inline hide-if-no-js'] ) && false === strpos( implode( '', $o ), 'Preview as guest' )`,
    },
  },
  {
    area: 'meta boxes',
    prompt:
      'Meta box "Subtitle" on posts and pages, in the side column with high priority; one text input saved to `_subtitle`. Check nonce and edit_post, ignore autosaves, delete the meta when the input is empty.',
    prepare: `check_admin( 'post' ); require_once ABSPATH . 'wp-admin/includes/template.php'; $p = get_post( check_post() ); do_action( 'add_meta_boxes', 'post', $p ); do_action( 'add_meta_boxes_post', $p ); do_action( 'add_meta_boxes', 'page', $p ); do_action( 'add_meta_boxes_page', $p ); global $wp_meta_boxes; $box = null; foreach ( $wp_meta_boxes['post']['side']['high'] ?? array() as $b ) { if ( 'Subtitle' === $b['title'] ) { $box = $b; } } $page = wp_list_pluck( $wp_meta_boxes['page']['side']['high'] ?? array(), 'title' ); $out = $box ? check_output( fn() => call_user_func( $box['callback'], $p, $box ) ) : '';`,
    details: {
      'side, high': `null !== $box`,
      pages: `in_array( 'Subtitle', $page, true )`,
      input: `1 === preg_match( '/<input[^>]+type="text"/', $out )`,
      nonce: `1 === preg_match( '/type="hidden"[^>]+name="([^"]*nonce[^"]*)"/', $out )`,
      saved: `( function () use ( $out, $p ) { preg_match_all( '/name="([^"]+)"/', $out, $n ); preg_match( '/name="([^"]*nonce[^"]*)" value="([^"]+)"/', $out, $m ); $_POST = array_fill_keys( $n[1], 'Hello' ); $_POST[ $m[1] ] = $m[2]; $_REQUEST = $_POST; wp_update_post( array( 'ID' => $p->ID ) ); return 'Hello' === get_post_meta( $p->ID, '_subtitle', true ); } )()`,
      emptied: `( function () use ( $out, $p ) { preg_match_all( '/name="([^"]+)"/', $out, $n ); preg_match( '/name="([^"]*nonce[^"]*)" value="([^"]+)"/', $out, $m ); update_post_meta( $p->ID, '_subtitle', 'old' ); $_POST = array_fill_keys( $n[1], '' ); $_POST[ $m[1] ] = $m[2]; $_REQUEST = $_POST; wp_update_post( array( 'ID' => $p->ID ) ); return ! metadata_exists( 'post', $p->ID, '_subtitle' ); } )()`,
    },
  },
  {
    area: 'meta boxes',
    prompt:
      'Take the excerpt and custom fields meta boxes off the post edit screen, for everyone except administrators.',
    prepare: `check_admin( 'post' ); $try = function ( $u ) { wp_set_current_user( $u ); global $wp_meta_boxes; $wp_meta_boxes = array(); add_meta_box( 'postexcerpt', 'Excerpt', '__return_null', 'post', 'normal', 'core' ); add_meta_box( 'postcustom', 'Custom', '__return_null', 'post', 'normal', 'core' ); add_meta_box( 'slugdiv', 'Slug', '__return_null', 'post', 'normal', 'core' ); $p = get_post( check_post() ); do_action( 'admin_menu' ); do_action( 'add_meta_boxes', 'post', $p ); do_action( 'add_meta_boxes_post', $p ); do_action( 'do_meta_boxes', 'post', 'normal', $p ); return array_keys( array_filter( $wp_meta_boxes['post']['normal']['core'] ?? array() ) ); }; $e = $try( check_user( 'editor' ) ); $a = $try( 1 );`,
    details: {
      excerpt: `! in_array( 'postexcerpt', $e, true )`,
      fields: `! in_array( 'postcustom', $e, true )`,
      'others kept': `in_array( 'slugdiv', $e, true )`,
      administrators: `in_array( 'postexcerpt', $a, true )`,
    },
  },
  {
    area: 'notices',
    prompt:
      'Show a dismissible warning in the admin: "Please set your store address." Only on the dashboard and only to users who can manage options, as long as the option store_address is empty.',
    prepare: `check_admin( 'dashboard' ); $n = fn() => check_output( fn() => do_action( 'admin_notices' ) ); $first = $n(); set_current_screen( 'edit-post' ); $elsewhere = $n(); set_current_screen( 'dashboard' ); wp_set_current_user( check_user( 'editor' ) ); $editor = $n(); wp_set_current_user( 1 ); update_option( 'store_address', 'Here' ); $set = $n();`,
    details: {
      text: `false !== strpos( $first, 'Please set your store address.' )`,
      warning: `false !== strpos( $first, 'notice-warning' )`,
      dismissible: `false !== strpos( $first, 'is-dismissible' )`,
      dashboard: `false !== strpos( $first, 'store address' ) && false === strpos( $elsewhere, 'store address' )`,
      capability: `false !== strpos( $first, 'store address' ) && false === strpos( $editor, 'store address' )`,
      option: `false !== strpos( $first, 'store address' ) && false === strpos( $set, 'store address' )`,
    },
  },
  {
    area: 'notices',
    prompt:
      'error notice (not dismissible) on every admin screen when WP_DEBUG is on, text: Debug mode is active! editors and above only',
    prepare: `check_admin(); $n = fn() => check_output( fn() => do_action( 'admin_notices' ) ); wp_set_current_user( check_user( 'editor' ) ); $e = $n(); wp_set_current_user( check_user( 'author' ) ); $a = $n();`,
    details: {
      text: `! WP_DEBUG || false !== strpos( $e, 'Debug mode is active!' )`,
      error: `! WP_DEBUG || false !== strpos( $e, 'notice-error' )`,
      'not dismissible': `false !== strpos( $e, 'Debug' ) && false === strpos( $e, 'is-dismissible' )`,
      editors: `false !== strpos( $e, 'Debug' ) && false === strpos( $a, 'Debug' )`,
    },
  },
  {
    area: 'dashboard',
    prompt:
      'Add a dashboard widget titled "Latest drafts" listing the 5 newest drafts with links to edit them, "No drafts." if there are none. Administrators only.',
    prepare: `check_admin( 'dashboard' ); require_once ABSPATH . 'wp-admin/includes/dashboard.php'; for ( $i = 1; $i <= 6; $i++ ) { check_post( array( 'post_status' => 'draft', 'post_title' => 'D' . $i, 'post_date' => '2020-01-0' . $i . ' 10:00:00' ) ); } $box = function () { global $wp_meta_boxes; $wp_meta_boxes = array(); do_action( 'wp_dashboard_setup' ); foreach ( $wp_meta_boxes['dashboard'] ?? array() as $c ) { foreach ( $c as $p ) { foreach ( $p as $b ) { if ( $b && 'Latest drafts' === $b['title'] ) { return $b; } } } } return null; }; $b = $box(); $out = $b ? check_output( fn() => call_user_func( $b['callback'], '', $b ) ) : ''; wp_set_current_user( check_user( 'editor' ) ); $e = $box(); wp_set_current_user( 1 );`,
    details: {
      title: `null !== $b`,
      five: `5 === preg_match_all( '/D\\d/', wp_strip_all_tags( $out ) ) && false === strpos( $out, 'D1' )`,
      links: `false !== strpos( $out, 'action=edit' )`,
      none: `$b && ( function () use ( $b ) { foreach ( get_posts( array( 'post_status' => 'draft', 'numberposts' => -1 ) ) as $p ) { wp_delete_post( $p->ID, true ); } return false !== strpos( check_output( fn() => call_user_func( $b['callback'], '', $b ) ), 'No drafts.' ); } )()`,
      administrators: `$b && null === $e`,
    },
  },
  {
    area: 'dashboard',
    prompt: 'Remove the WordPress events & news and the quick draft dashboard widgets, as well as the welcome panel.',
    prepare: `check_admin( 'dashboard' ); require_once ABSPATH . 'wp-admin/includes/dashboard.php'; add_action( 'welcome_panel', 'wp_welcome_panel' ); do_action( 'admin_init' ); do_action( 'load-index.php' ); wp_dashboard_setup(); $all = array(); foreach ( $GLOBALS['wp_meta_boxes']['dashboard'] as $c ) { foreach ( $c as $p ) { foreach ( $p as $k => $b ) { if ( $b ) { $all[] = $k; } } } }`,
    details: {
      news: `! in_array( 'dashboard_primary', $all, true )`,
      draft: `! in_array( 'dashboard_quick_press', $all, true )`,
      welcome: `! has_action( 'welcome_panel', 'wp_welcome_panel' )`,
      kept: `in_array( 'dashboard_right_now', $all, true )`,
    },
  },
  {
    area: 'admin menus',
    prompt:
      'Create a top-level admin page: menu title "Reports", page title "Sales reports", slug sales-reports, capability edit_others_posts, icon dashicons-chart-bar, position 30. It prints an h1 with the page title.',
    prepare: `check_admin(); $m = check_menu( 'sales-reports' );`,
    details: {
      'menu title': `'Reports' === $m[0]`,
      'page title': `'Sales reports' === $m[3]`,
      capability: `'edit_others_posts' === $m[1]`,
      icon: `'dashicons-chart-bar' === $m[6]`,
      position: `isset( $GLOBALS['menu'][30] ) && 'sales-reports' === $GLOBALS['menu'][30][2] || in_array( 'sales-reports', wp_list_pluck( array_intersect_key( $GLOBALS['menu'], array_flip( preg_grep( '/^30/', array_keys( $GLOBALS['menu'] ) ) ) ), 2 ), true )`,
      h1: `1 === preg_match( '/<h1[^>]*>\\s*Sales reports\\s*</', check_output( function () { $GLOBALS['title'] = 'Sales reports'; do_action( 'toplevel_page_sales-reports' ); } ) )`,
    },
  },
  {
    area: 'admin menus',
    prompt:
      'Submenu page below Tools: "Cleanup", slug wt-cleanup, for administrators. Also hide the Comments and Plugins menus from non-administrators.',
    prepare: `check_admin(); $m = check_menu( 'wt-cleanup', 'tools.php' ); $GLOBALS['menu'][25] = array( 'Comments', 'edit_posts', 'edit-comments.php' ); $GLOBALS['menu'][65] = array( 'Plugins', 'activate_plugins', 'plugins.php' ); do_action( 'admin_menu' ); $kept = wp_list_pluck( $GLOBALS['menu'], 2 ); wp_set_current_user( check_user( 'editor' ) ); do_action( 'admin_menu' ); do_action( 'admin_init' ); $e = wp_list_pluck( $GLOBALS['menu'], 2 );`,
    details: {
      label: `'Cleanup' === $m[0]`,
      capability: `'manage_options' === $m[1]`,
      comments: `! in_array( 'edit-comments.php', $e, true )`,
      plugins: `! in_array( 'plugins.php', $e, true )`,
      'kept for administrators': `in_array( 'edit-comments.php', $kept, true )`,
    },
  },
  {
    area: 'admin bar',
    prompt:
      'Add a node "Support" to the admin bar that links to https://example.com/help in a new tab, on the front end only, and remove the WordPress logo and the comments bubble from the bar.',
    prepare: `require_once ABSPATH . WPINC . '/class-wp-admin-bar.php'; wp_set_current_user( 1 ); $bar = new WP_Admin_Bar(); $GLOBALS['wp_admin_bar'] = $bar; $bar->add_node( array( 'id' => 'wp-logo', 'title' => 'x' ) ); $bar->add_node( array( 'id' => 'comments', 'title' => 'x' ) ); $bar->add_node( array( 'id' => 'site-name', 'title' => 'x' ) ); foreach ( array( 'wp_admin_bar_wp_menu', 'wp_admin_bar_comments_menu' ) as $f ) { remove_action( 'admin_bar_menu', $f, 10 ); remove_action( 'admin_bar_menu', $f, 60 ); } $f = null; do_action_ref_array( 'admin_bar_menu', array( &$bar ) ); do_action( 'wp_before_admin_bar_render' ); foreach ( $bar->get_nodes() as $n ) { if ( 'Support' === wp_strip_all_tags( $n->title ) ) { $f = $n; } }`,
    details: {
      link: `'https://example.com/help' === $f->href`,
      tab: `'_blank' === $f->meta['target']`,
      logo: `null === $bar->get_node( 'wp-logo' )`,
      bubble: `null === $bar->get_node( 'comments' ) && null !== $bar->get_node( 'site-name' )`,
      'front end': `( function () { set_current_screen( 'dashboard' ); $b = new WP_Admin_Bar(); do_action_ref_array( 'admin_bar_menu', array( &$b ) ); foreach ( (array) $b->get_nodes() as $n ) { if ( 'Support' === wp_strip_all_tags( $n->title ) ) { return false; } } set_current_screen( 'front' ); return true; } )()`,
    },
  },
  {
    area: 'admin bar',
    prompt: 'Hide the toolbar on the site for everybody who cannot edit posts.',
    prepare: `$show = function ( $u ) { wp_set_current_user( $u ); do_action( 'init' ); do_action( 'after_setup_theme' ); return apply_filters( 'show_admin_bar', true ); };`,
    details: {
      subscribers: `false === $show( check_user( 'subscriber' ) )`,
      authors: `true === $show( check_user( 'author' ) )`,
    },
  },
  {
    area: 'settings',
    prompt:
      'Add a settings section "Contact" to Settings > General with a field "Phone" stored in the option site_phone. Sanitized with sanitize_text_field, default "n/a", exposed in the REST API.',
    prepare: `check_admin(); do_action( 'rest_api_init' ); $o = get_registered_settings()['site_phone']; global $wp_settings_sections, $wp_settings_fields;`,
    details: {
      registered: `is_array( $o )`,
      section: `in_array( 'Contact', wp_list_pluck( $wp_settings_sections['general'] ?? array(), 'title' ), true )`,
      field: `in_array( 'Phone', array_merge( ...array_values( array_map( fn( $s ) => array_values( wp_list_pluck( $s, 'title' ) ), $wp_settings_fields['general'] ?? array() ) ) ), true )`,
      sanitized: `'1 2' === sanitize_option( 'site_phone', ' <b>1 2</b>' )`,
      default: `'n/a' === get_option( 'site_phone' )`,
      REST: `(bool) $o['show_in_rest']`,
      group: `'general' === $o['group']`,
    },
  },
  {
    area: 'settings',
    prompt: `Options page for our plugin:
* under Settings, titled "Newsletter", slug acme-newsletter
* option acme_newsletter_key (string) in group acme_newsletter
* option acme_newsletter_limit, an integer, at least 1 and at most 50, 10 by default
* capability manage_options`,
    prepare: `check_admin(); $m = check_menu( 'acme-newsletter', 'options-general.php' ); $r = get_registered_settings();`,
    details: {
      title: `'Newsletter' === $m[0] || 'Newsletter' === $m[3]`,
      capability: `'manage_options' === $m[1]`,
      key: `'string' === $r['acme_newsletter_key']['type'] && 'acme_newsletter' === $r['acme_newsletter_key']['group']`,
      limit: `'integer' === $r['acme_newsletter_limit']['type']`,
      default: `10 === $r['acme_newsletter_limit']['default']`,
      bounds: `50 === (int) sanitize_option( 'acme_newsletter_limit', 99 ) && 1 === (int) sanitize_option( 'acme_newsletter_limit', 0 )`,
    },
  },
  {
    area: 'settings',
    prompt:
      'Register the setting acme_mode in group "acme": allowed values are "live" and "test", anything else is stored as "test". Do not autoload... just register it, with the label "Mode".',
    prepare: `check_admin(); do_action( 'rest_api_init' ); $r = get_registered_settings()['acme_mode'];`,
    details: {
      group: `'acme' === $r['group']`,
      allowed: `'live' === sanitize_option( 'acme_mode', 'live' )`,
      else: `'test' === sanitize_option( 'acme_mode', 'foo' )`,
      label: `'Mode' === ( $r['label'] ?? '' )`,
    },
  },
  {
    area: 'assets',
    prompt:
      'Enqueue js/app.js of the theme in the footer with jquery as a dependency, deferred, version 2.1.0, handle acme-app. Only on single posts.',
    prepare: `${scripts} $p = check_post(); check_go( 'p=' . $p ); do_action( 'wp_enqueue_scripts' ); $s = wp_scripts()->registered['acme-app']; $single = wp_script_is( 'acme-app' ); wp_dequeue_script( 'acme-app' ); check_go( 'post_type=post' ); do_action( 'wp_enqueue_scripts' ); $list = wp_script_is( 'acme-app' );`,
    details: {
      file: `false !== strpos( $s->src, '/themes/' ) && '/js/app.js' === substr( $s->src, -10 )`,
      footer: `1 === wp_scripts()->get_data( 'acme-app', 'group' )`,
      dependency: `array( 'jquery' ) === $s->deps`,
      defer: `'defer' === wp_scripts()->get_data( 'acme-app', 'strategy' )`,
      version: `'2.1.0' === $s->ver`,
      'single posts': `$single && ! $list`,
    },
  },
  {
    area: 'assets',
    prompt:
      'Load assets/print.css from the plugin for print media only (handle acme-print), without a version string; not on the front page.',
    prepare: `${styles} $p = check_post(); check_go( 'p=' . $p ); do_action( 'wp_enqueue_scripts' ); $s = wp_styles()->registered['acme-print']; $on = wp_style_is( 'acme-print' ); wp_dequeue_style( 'acme-print' ); check_go( '' ); do_action( 'wp_enqueue_scripts' ); $home = wp_style_is( 'acme-print' );`,
    details: {
      file: `'/assets/print.css' === substr( $s->src, -17 )`,
      media: `'print' === $s->args`,
      version: `null === $s->ver`,
      front: `$on && ! $home`,
    },
  },
  {
    area: 'assets',
    prompt:
      'Enqueue admin.js only on our settings page (hook suffix settings_page_acme), pass it the ajax URL and a nonce as `acmeAdmin`, depends on wp-i18n.',
    prepare: `check_admin(); ${scripts} do_action( 'admin_enqueue_scripts', 'index.php' ); $not = array_filter( wp_scripts()->queue, fn( $h ) => false !== strpos( (string) wp_scripts()->registered[ $h ]->src, 'admin.js' ) ); do_action( 'admin_enqueue_scripts', 'settings_page_acme' ); $on = array_values( array_filter( wp_scripts()->queue, fn( $h ) => false !== strpos( (string) wp_scripts()->registered[ $h ]->src, 'admin.js' ) ) ); $h = $on[0] ?? ''; $d = $h ? wp_scripts()->get_data( $h, 'data' ) . implode( ' ', array_filter( (array) wp_scripts()->get_data( $h, 'before' ) ) ) : '';`,
    details: {
      there: `'' !== $h`,
      'only there': `'' !== $h && array() === $not`,
      object: `false !== strpos( $d, 'acmeAdmin' )`,
      url: `false !== strpos( $d, 'admin-ajax.php' )`,
      nonce: `1 === preg_match( '/nonce/i', $d )`,
      dependency: `in_array( 'wp-i18n', wp_scripts()->registered[ $h ]->deps, true )`,
    },
  },
  {
    area: 'assets',
    prompt:
      'Dequeue the block library CSS, the global styles and the classic theme styles on the front end. Remove jquery-migrate too.',
    prepare: `${styles} ${scripts} wp_enqueue_style( 'wp-block-library' ); wp_enqueue_style( 'global-styles', 'x' ); wp_enqueue_style( 'classic-theme-styles' ); do_action( 'wp_default_scripts', wp_scripts() ); do_action( 'wp_enqueue_scripts' ); do_action( 'wp_print_styles' );`,
    details: {
      library: `! wp_style_is( 'wp-block-library' )`,
      global: `! wp_style_is( 'global-styles' )`,
      classic: `! wp_style_is( 'classic-theme-styles' )`,
      migrate: `! isset( wp_scripts()->registered['jquery'] ) || ! in_array( 'jquery-migrate', wp_scripts()->registered['jquery']->deps, true )`,
      jquery: `wp_script_is( 'jquery', 'registered' )`,
    },
  },
  {
    area: 'assets',
    prompt:
      'Add the editor stylesheet css/editor.css and enqueue build/editor.js in the block editor with the dependencies wp-blocks, wp-element and wp-data. Handle: acme-editor, translations for text domain acme.',
    prepare: `${scripts} do_action( 'after_setup_theme' ); do_action( 'enqueue_block_editor_assets' ); $s = wp_scripts()->registered['acme-editor'];`,
    details: {
      stylesheet: `in_array( 'css/editor.css', (array) $GLOBALS['editor_styles'], true ) && current_theme_supports( 'editor-styles' )`,
      script: `wp_script_is( 'acme-editor' ) && '/build/editor.js' === substr( $s->src, -16 )`,
      dependencies: `array() === array_diff( array( 'wp-blocks', 'wp-element', 'wp-data' ), $s->deps )`,
      translations: `'acme' === $s->textdomain`,
    },
  },
  {
    area: 'assets',
    prompt:
      'Give the script tag with the handle acme-stats the attributes async and data-site="42". Preload its font https://example.com/a.woff2? No: just preconnect to https://cdn.example.com.',
    details: {
      async: `1 === preg_match( '/\\sasync/', apply_filters( 'script_loader_tag', '<script src="https://a.test/x.js" id="acme-stats-js"></script>', 'acme-stats', 'https://a.test/x.js' ) )`,
      data: `false !== strpos( apply_filters( 'script_loader_tag', '<script src="https://a.test/x.js" id="acme-stats-js"></script>', 'acme-stats', 'https://a.test/x.js' ), 'data-site="42"' )`,
      'only that': `'<script src="a.js"></script>' === apply_filters( 'script_loader_tag', '<script src="a.js"></script>', 'other', 'a.js' )`,
      preconnect: `false !== strpos( wp_json_encode( apply_filters( 'wp_resource_hints', array(), 'preconnect' ), JSON_UNESCAPED_SLASHES ), 'https://cdn.example.com' ) && array() === apply_filters( 'wp_resource_hints', array(), 'dns-prefetch' )`,
    },
  },
  {
    area: 'customizer',
    prompt:
      'Customizer: section "Footer" (priority 120) with a text control "Copyright text", setting footer_copyright, default "All rights reserved", sanitized with sanitize_text_field, live preview via postMessage.',
    prepare: `$w = check_customizer(); $s = $w->get_setting( 'footer_copyright' ); $c = null; foreach ( $w->controls() as $x ) { if ( 'Copyright text' === $x->label ) { $c = $x; } } $section = $c ? $w->get_section( $c->section ) : null;`,
    details: {
      section: `'Footer' === $section->title`,
      priority: `120 === $section->priority`,
      control: `'text' === $c->type`,
      default: `'All rights reserved' === $s->default`,
      sanitized: `'x' === $s->sanitize( ' <b>x</b>' )`,
      transport: `'postMessage' === $s->transport`,
    },
  },
  {
    area: 'customizer',
    prompt:
      'Add an accent colour to the customizer\'s existing colors section (setting accent_color, default #0055aa, stored as an option instead of a theme mod), only for users with edit_theme_options. And remove the "Additional CSS" section.',
    prepare: `$w = check_customizer(); $s = $w->get_setting( 'accent_color' ); $c = null; foreach ( $w->controls() as $x ) { if ( in_array( 'accent_color', (array) wp_list_pluck( $x->settings, 'id' ), true ) ) { $c = $x; } }`,
    details: {
      section: `'colors' === $c->section`,
      control: `$c instanceof WP_Customize_Color_Control`,
      default: `'#0055aa' === $s->default`,
      option: `'option' === $s->type`,
      hex: `! $s->sanitize( 'red' ) && '#aabbcc' === $s->sanitize( '#aabbcc' )`,
      css: `null === $w->get_section( 'custom_css' )`,
    },
  },
  {
    area: 'customizer',
    prompt:
      'Panel "Shop" in the Customizer containing a section "Banner" with a checkbox "Show the banner" (off by default) and a select "Style" offering light and dark.',
    prepare: `$w = check_customizer(); $by = array(); foreach ( $w->controls() as $x ) { $by[ $x->label ] = $x; } $panel = array_values( array_filter( $w->panels(), fn( $p ) => 'Shop' === $p->title ) )[0] ?? null; $section = array_values( array_filter( $w->sections(), fn( $p ) => 'Banner' === $p->title ) )[0] ?? null;`,
    details: {
      panel: `null !== $panel`,
      section: `$section->panel === $panel->id`,
      checkbox: `'checkbox' === $by['Show the banner']->type && ! $by['Show the banner']->setting->default`,
      select: `'select' === $by['Style']->type && array( 'light', 'dark' ) === array_keys( $by['Style']->choices )`,
      'select sanitized': `'light' === $by['Style']->setting->sanitize( 'light' ) && 'evil' !== $by['Style']->setting->sanitize( 'evil' )`,
    },
  },
  {
    area: 'cron',
    prompt:
      'Add a cron interval "every_ten_minutes" (display: Every ten minutes) and schedule acme_sync with it. On deactivation the event is cleared.',
    prepare: `do_action( 'init' ); do_action( 'wp_loaded' ); do_action( 'wp' ); do_action( 'activate_' . plugin_basename( WPMU_PLUGIN_DIR . '/answer.php' ) ); $s = wp_get_schedules();`,
    details: {
      interval: `600 === $s['every_ten_minutes']['interval']`,
      display: `'Every ten minutes' === $s['every_ten_minutes']['display']`,
      scheduled: `'every_ten_minutes' === wp_get_schedule( 'acme_sync' )`,
      cleared: `false !== wp_next_scheduled( 'acme_sync' ) && ( function () { do_action( 'deactivate_' . plugin_basename( WPMU_PLUGIN_DIR . '/answer.php' ) ); return false === wp_next_scheduled( 'acme_sync' ); } )()`,
    },
  },
  {
    area: 'cron',
    prompt:
      'Every night at 3 am (site time) delete all trashed posts older than 7 days. Hook: acme_nightly_cleanup. Never schedule it twice.',
    prepare: `do_action( 'init' ); do_action( 'wp_loaded' ); do_action( 'wp' ); do_action( 'activate_' . plugin_basename( WPMU_PLUGIN_DIR . '/answer.php' ) ); $next = wp_next_scheduled( 'acme_nightly_cleanup' ); global $wpdb; $old = check_post(); $new = check_post(); $live = check_post(); foreach ( array( $old, $new ) as $p ) { wp_trash_post( $p ); } update_post_meta( $old, '_wp_trash_meta_time', time() - 9 * DAY_IN_SECONDS ); $wpdb->update( $wpdb->posts, array( 'post_modified' => '2020-01-01 00:00:00', 'post_modified_gmt' => '2020-01-01 00:00:00', 'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00' ), array( 'ID' => $old ) ); clean_post_cache( $old ); do_action( 'acme_nightly_cleanup' );`,
    details: {
      daily: `'daily' === wp_get_schedule( 'acme_nightly_cleanup' )`,
      three: `'03:00' === wp_date( 'H:i', $next )`,
      old: `null === get_post( $old )`,
      kept: `null !== get_post( $new ) && null !== get_post( $live )`,
      once: `1 === count( array_filter( _get_cron_array(), fn( $e ) => isset( $e['acme_nightly_cleanup'] ) ) )`,
    },
  },
  {
    area: 'blocks',
    prompt:
      'Allow only paragraph, heading, image and list blocks in the editor, but only for the post type `book`; pages keep everything.',
    before: book,
    prepare: `$f = fn( $t ) => apply_filters( 'allowed_block_types_all', true, new WP_Block_Editor_Context( array( 'post' => get_post( check_post( array( 'post_type' => $t ) ) ) ) ) ); $b = $f( 'book' );`,
    details: {
      allowed: `in_array( 'core/paragraph', $b, true ) && in_array( 'core/heading', $b, true ) && in_array( 'core/image', $b, true ) && in_array( 'core/list', $b, true )`,
      'no others': `is_array( $b ) && ! in_array( 'core/table', $b, true )`,
      pages: `true === $f( 'page' )`,
    },
  },
  {
    area: 'blocks',
    prompt:
      'Register a block category "acme" titled "Acme blocks" that comes first in the inserter, and disable the block directory.',
    prepare: `$c = apply_filters( 'block_categories_all', array( array( 'slug' => 'text', 'title' => 'Text' ) ), new WP_Block_Editor_Context() );`,
    details: {
      title: `in_array( 'Acme blocks', wp_list_pluck( $c, 'title' ), true ) && in_array( 'acme', wp_list_pluck( $c, 'slug' ), true )`,
      first: `'acme' === $c[0]['slug'] && 'text' === $c[1]['slug']`,
      directory: `false === has_action( 'enqueue_block_editor_assets', 'wp_enqueue_editor_block_directory_assets' )`,
    },
  },
];
