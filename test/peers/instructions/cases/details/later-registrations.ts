// A table of cases: as long as there are cases.
import type { DetailCase } from './detail-case.ts';

const type = (key: string) => `get_post_type_object( '${key}' )`;
const tax = (key: string) => `get_taxonomy( '${key}' )`;
const has = (key: string, feature: string) => `post_type_supports( '${key}', '${feature}' )`;
const columns = (key: string) =>
  `check_admin( 'edit-${key}' ); $c = apply_filters( 'manage_${key}_posts_columns', apply_filters( 'manage_posts_columns', array( 'cb' => '', 'title' => 'Title', 'author' => 'Author', 'comments' => 'Comments', 'date' => 'Date' ), '${key}' ) ); $keys = array_keys( $c ); $cell = fn( $k, $p ) => check_output( function () use ( $k, $p ) { do_action( 'manage_posts_custom_column', $k, $p ); do_action( 'manage_${key}_posts_custom_column', $k, $p ); } );`;

/** Prompts for the same kinds of things, with other names and in other words, written after the first mending and before a run. */
export const laterRegistrationDetails: readonly DetailCase[] = [
  {
    area: 'post types',
    prompt:
      'Need a CPT `recipe` — singular "Recipe", plural "Recipes". Public, archive off, block editor on, thumbnails and excerpts supported besides title and content.',
    details: {
      labels: `'Recipe' === ${type('recipe')}->labels->singular_name && 'Recipes' === ${type('recipe')}->labels->name`,
      archive: `! ${type('recipe')}->has_archive`,
      editor: `${type('recipe')}->show_in_rest`,
      supports: `${has('recipe', 'thumbnail')} && ${has('recipe', 'excerpt')} && ${has('recipe', 'title')} && ${has('recipe', 'editor')}`,
    },
  },
  {
    area: 'post types',
    prompt:
      'Create the post type "ticket". It must never turn up in search results, has no front-end URLs, sits at menu position 58 and uses dashicons-sos as its icon.',
    details: {
      search: `${type('ticket')}->exclude_from_search`,
      queryable: `! ${type('ticket')}->publicly_queryable`,
      position: `58 === ${type('ticket')}->menu_position`,
      icon: `'dashicons-sos' === ${type('ticket')}->menu_icon`,
    },
  },
  {
    area: 'post types',
    prompt: `- register custom post type: gallery_item
- supports: title, thumbnail
- archive slug: gallery
- rewrite slug: photo, without the front
- not in nav menus
- text domain: studio`,
    details: {
      supports: `${has('gallery_item', 'title')} && ${has('gallery_item', 'thumbnail')} && ! ${has('gallery_item', 'editor')}`,
      archive: `'gallery' === ${type('gallery_item')}->has_archive`,
      slug: `'photo' === ${type('gallery_item')}->rewrite['slug']`,
      front: `false === ${type('gallery_item')}->rewrite['with_front']`,
      menus: `! ${type('gallery_item')}->show_in_nav_menus`,
    },
  },
  {
    area: 'post types',
    prompt:
      "I'd like a hierarchical post type 'department' where only the title and the page attributes are supported. Hide it from the REST API and from the admin bar, but list it in the menu below Pages.",
    details: {
      hierarchical: `${type('department')}->hierarchical`,
      supports: `${has('department', 'page-attributes')} && ! ${has('department', 'editor')}`,
      REST: `! ${type('department')}->show_in_rest`,
      bar: `! ${type('department')}->show_in_admin_bar`,
      position: `${type('department')}->menu_position > 20 && ${type('department')}->menu_position < 25`,
    },
  },
  {
    area: 'post types',
    prompt:
      'Register a post type "donation" with capability type donation, shown as a submenu of Users, comments disabled, trackbacks disabled, REST base gifts.',
    details: {
      capability: `'edit_donations' === ${type('donation')}->cap->edit_posts`,
      menu: `'users.php' === ${type('donation')}->show_in_menu`,
      comments: `! ${has('donation', 'comments')} && ! ${has('donation', 'trackbacks')}`,
      base: `'gifts' === ${type('donation')}->rest_base`,
    },
  },
  {
    area: 'post types',
    prompt: 'Pages need excerpts and tags. Posts should lose custom fields. Nothing else changes.',
    details: {
      excerpts: has('page', 'excerpt'),
      tags: `is_object_in_taxonomy( 'page', 'post_tag' )`,
      fields: `! ${has('post', 'custom-fields')}`,
      kept: `${has('page', 'editor')} && ${has('post', 'excerpt')} && is_object_in_taxonomy( 'post', 'category' )`,
    },
  },
  {
    area: 'taxonomies',
    prompt: 'Add a taxonomy "cuisine" to posts: works like categories, base /food, visible in REST, no quick edit.',
    details: {
      hierarchical: `${tax('cuisine')}->hierarchical`,
      slug: `'food' === ${tax('cuisine')}->rewrite['slug']`,
      REST: `${tax('cuisine')}->show_in_rest`,
      quick: `! ${tax('cuisine')}->show_in_quick_edit`,
    },
  },
  {
    area: 'taxonomies',
    prompt:
      'register_taxonomy "stage" for pages and posts; labels Stage/Stages; without tag cloud; admin column yes; default term "Idea"; REST base `stages`',
    details: {
      objects: `is_object_in_taxonomy( 'page', 'stage' ) && is_object_in_taxonomy( 'post', 'stage' )`,
      labels: `'Stages' === ${tax('stage')}->labels->name && 'Stage' === ${tax('stage')}->labels->singular_name`,
      cloud: `! ${tax('stage')}->show_tagcloud`,
      column: `${tax('stage')}->show_admin_column`,
      term: `'Idea' === ${tax('stage')}->default_term['name']`,
      base: `'stages' === ${tax('stage')}->rest_base`,
    },
  },
  {
    area: 'taxonomies',
    prompt:
      'Make a private taxonomy `internal_flag` for attachments, tag-like, with UI but without rewrite and without query var.',
    details: {
      objects: `is_object_in_taxonomy( 'attachment', 'internal_flag' )`,
      private: `! ${tax('internal_flag')}->public`,
      UI: `${tax('internal_flag')}->show_ui`,
      rewrite: `false === ${tax('internal_flag')}->rewrite`,
      'query var': `false === ${tax('internal_flag')}->query_var`,
    },
  },
  {
    area: 'taxonomies',
    prompt: 'Let editors put categories on attachments, and take tags away from posts.',
    details: {
      categories: `is_object_in_taxonomy( 'attachment', 'category' )`,
      tags: `! is_object_in_taxonomy( 'post', 'post_tag' )`,
      kept: `is_object_in_taxonomy( 'post', 'category' )`,
    },
  },
  {
    area: 'terms',
    prompt: 'Create the tag "Featured" (slug featured) on init unless it exists already.',
    details: {
      made: `term_exists( 'featured', 'post_tag' )`,
      name: `'Featured' === get_term_by( 'slug', 'featured', 'post_tag' )->name`,
      'no category': `! term_exists( 'featured', 'category' )`,
    },
  },
  {
    area: 'meta',
    prompt:
      'Register a post meta field called price for the `product_sheet` post type. Number, one per post, not visible in the REST API, 9.99 by default.',
    details: {
      key: `array() !== check_meta( 'post', 'price', 'product_sheet' )`,
      type: `'number' === check_meta( 'post', 'price', 'product_sheet' )['type']`,
      single: `check_meta( 'post', 'price', 'product_sheet' )['single']`,
      REST: `! check_meta( 'post', 'price', 'product_sheet' )['show_in_rest']`,
      default: `9.99 === check_meta( 'post', 'price', 'product_sheet' )['default']`,
    },
  },
  {
    area: 'meta',
    prompt:
      'User meta `newsletter_optin`: boolean, off by default, single, readable through REST. Only those with edit_users may change it.',
    details: {
      type: `'boolean' === check_meta( 'user', 'newsletter_optin' )['type']`,
      default: `false === check_meta( 'user', 'newsletter_optin' )['default']`,
      REST: `(bool) check_meta( 'user', 'newsletter_optin' )['show_in_rest']`,
      auth: `check_may_write( check_meta( 'user', 'newsletter_optin' ), 'newsletter_optin', 1 ) && ! check_may_write( check_meta( 'user', 'newsletter_optin' ), 'newsletter_optin', check_user( 'editor' ) )`,
    },
  },
  {
    area: 'meta',
    prompt:
      'Please register term meta "icon_url" for post tags; string; must be cleaned as a URL; available in the API; with the description "Address of the icon".',
    details: {
      tags: `array() !== check_meta( 'term', 'icon_url', 'post_tag' )`,
      clean: `'https://a.test/x.svg' === sanitize_meta( 'icon_url', 'https://a.test/x.svg', 'term', 'post_tag' ) && '' === sanitize_meta( 'icon_url', 'javascript:alert(1)', 'term', 'post_tag' )`,
      REST: `(bool) check_meta( 'term', 'icon_url', 'post_tag' )['show_in_rest']`,
      description: `'Address of the icon' === check_meta( 'term', 'icon_url', 'post_tag' )['description']`,
    },
  },
  {
    area: 'meta',
    prompt:
      'Register the meta key seats on events (post type event) as an integer from 1 to 500, default 20, exposed in REST with these limits.',
    details: {
      type: `'integer' === check_meta( 'post', 'seats', 'event' )['type']`,
      limits: `1 === check_meta( 'post', 'seats', 'event' )['show_in_rest']['schema']['minimum'] && 500 === check_meta( 'post', 'seats', 'event' )['show_in_rest']['schema']['maximum']`,
      default: `20 === check_meta( 'post', 'seats', 'event' )['default']`,
    },
  },
  {
    area: 'statuses',
    prompt: 'New post status "on_hold", label "On hold", private to the team (not public), hidden from the All list.',
    details: {
      label: `'On hold' === get_post_status_object( 'on_hold' )->label`,
      public: `! get_post_status_object( 'on_hold' )->public`,
      all: `! get_post_status_object( 'on_hold' )->show_in_admin_all_list`,
    },
  },
  {
    area: 'sidebars',
    prompt:
      'Add a sidebar named "Blog side" with id blog-side. Each widget sits in an <aside>, and its title in an <h4 class="side-title">. Description: "Shown beside posts".',
    prepare: `do_action( 'widgets_init' ); $s = $GLOBALS['wp_registered_sidebars']['blog-side'];`,
    details: {
      name: `'Blog side' === $s['name']`,
      wrapper: `0 === strpos( $s['before_widget'], '<aside' ) && false !== strpos( $s['after_widget'], '</aside>' )`,
      title: `'<h4 class="side-title">' === $s['before_title']`,
      description: `'Shown beside posts' === $s['description']`,
    },
  },
  {
    area: 'sidebars',
    prompt: 'Get rid of the tag cloud, archives and meta widgets.',
    prepare: `do_action( 'widgets_init' );`,
    details: {
      cloud: `! isset( $GLOBALS['wp_widget_factory']->widgets['WP_Widget_Tag_Cloud'] )`,
      archives: `! isset( $GLOBALS['wp_widget_factory']->widgets['WP_Widget_Archives'] )`,
      meta: `! isset( $GLOBALS['wp_widget_factory']->widgets['WP_Widget_Meta'] )`,
    },
  },
  {
    area: 'image sizes',
    prompt:
      'Register the sizes "thumb-square" (150 by 150 px, hard crop) and "wide-strip" (1200x300, not cropped). Both should be offered to editors.',
    prepare: `do_action( 'after_setup_theme' ); $z = wp_get_additional_image_sizes(); $n = apply_filters( 'image_size_names_choose', array() );`,
    details: {
      square: `150 === $z['thumb-square']['width'] && 150 === $z['thumb-square']['height'] && $z['thumb-square']['crop']`,
      strip: `1200 === $z['wide-strip']['width'] && 300 === $z['wide-strip']['height'] && ! $z['wide-strip']['crop']`,
      offered: `isset( $n['thumb-square'], $n['wide-strip'] )`,
    },
  },
  {
    area: 'image sizes',
    prompt: 'We do not need the large and medium_large image sizes, stop creating them.',
    prepare: `$s = apply_filters( 'intermediate_image_sizes_advanced', array( 'medium_large' => array(), 'medium' => array(), 'large' => array() ), array(), 1 );`,
    details: {
      large: `! isset( $s['large'] )`,
      medium_large: `! isset( $s['medium_large'] )`,
      medium: `isset( $s['medium'] )`,
    },
  },
  {
    area: 'roles',
    prompt:
      'Add a user role "moderator" (display name Moderator) with read, moderate_comments and edit_posts; it must not be able to delete posts.',
    prepare: `do_action( 'init' ); $r = get_role( 'moderator' );`,
    details: {
      name: `'Moderator' === wp_roles()->get_names()['moderator']`,
      given: `$r->has_cap( 'read' ) && $r->has_cap( 'moderate_comments' ) && $r->has_cap( 'edit_posts' )`,
      denied: `! $r->has_cap( 'delete_posts' )`,
    },
  },
  {
    area: 'roles',
    prompt:
      'Allow authors to edit pages and publish pages. Contributors get upload_files. Subscribers must not be changed.',
    prepare: `do_action( 'init' ); do_action( 'admin_init' );`,
    details: {
      edit: `get_role( 'author' )->has_cap( 'edit_pages' )`,
      publish: `get_role( 'author' )->has_cap( 'publish_pages' )`,
      contributors: `get_role( 'contributor' )->has_cap( 'upload_files' )`,
      subscribers: `! get_role( 'subscriber' )->has_cap( 'edit_pages' ) && ! get_role( 'subscriber' )->has_cap( 'upload_files' )`,
    },
  },
  {
    area: 'theme',
    prompt:
      'Our theme supports featured images (posts only), a custom logo of 240 by 60 pixels with flexible height, post formats aside, quote and video, and automatic feed links.',
    prepare: `remove_action( 'after_setup_theme', '_add_default_theme_supports', 1 ); foreach ( array( 'post-thumbnails', 'custom-logo', 'post-formats', 'automatic-feed-links' ) as $f ) { remove_theme_support( $f ); } do_action( 'after_setup_theme' );`,
    details: {
      images: `current_theme_supports( 'post-thumbnails', 'post' ) && ! current_theme_supports( 'post-thumbnails', 'page' )`,
      logo: `240 === get_theme_support( 'custom-logo' )[0]['width'] && 60 === get_theme_support( 'custom-logo' )[0]['height']`,
      flexible: `true === get_theme_support( 'custom-logo' )[0]['flex-height']`,
      formats: `array( 'aside', 'quote', 'video' ) === get_theme_support( 'post-formats' )[0]`,
      feeds: `current_theme_supports( 'automatic-feed-links' )`,
    },
  },
  {
    area: 'theme',
    prompt:
      'add theme support for wide alignment, responsive embeds and editor styles; turn off the block-based widgets editor',
    prepare: `remove_action( 'after_setup_theme', '_add_default_theme_supports', 1 ); foreach ( array( 'align-wide', 'responsive-embeds', 'editor-styles' ) as $f ) { remove_theme_support( $f ); } do_action( 'after_setup_theme' );`,
    details: {
      wide: `current_theme_supports( 'align-wide' )`,
      embeds: `current_theme_supports( 'responsive-embeds' )`,
      styles: `current_theme_supports( 'editor-styles' )`,
      widgets: `! wp_use_widgets_block_editor()`,
    },
  },
  {
    area: 'list columns',
    prompt:
      'Pages list: show a column "Template" with the page template right after the title and get rid of the author column.',
    prepare: `${columns('page')} $at = array_search( 'Template', array_values( $c ), true ); $k = $keys[ $at ]; $p = check_post( array( 'post_type' => 'page' ) ); update_post_meta( $p, '_wp_page_template', 'wide.php' );`,
    details: {
      label: `false !== $at`,
      place: `'title' === $keys[ $at - 1 ]`,
      value: `false !== strpos( $cell( $k, $p ), 'wide.php' )`,
      author: `! isset( $c['author'] )`,
    },
  },
  {
    area: 'list columns',
    prompt: 'Remove the comments and date columns from the posts list.',
    prepare: columns('post'),
    details: { comments: `! isset( $c['comments'] )`, date: `! isset( $c['date'] )`, kept: `isset( $c['author'] )` },
  },
  {
    area: 'list actions',
    prompt:
      'I want a bulk action on pages called "Set to draft". It changes the status of every selected page to draft if the user may edit it and reports the number in a notice.',
    prepare: `check_admin( 'edit-page' ); $a = apply_filters( 'bulk_actions-edit-page', array() ); $k = array_search( 'Set to draft', $a, true ); $p = check_post( array( 'post_type' => 'page' ) ); $to = apply_filters( 'handle_bulk_actions-edit-page', 'http://x.test/edit.php', $k, array( $p ) );`,
    details: {
      label: `false !== $k`,
      done: `'draft' === get_post_status( $p )`,
      told: `false !== strpos( $to, '=1' )`,
    },
  },
  {
    area: 'meta boxes',
    prompt:
      'Add a meta box titled "Source" to posts only, normal context, low priority. It holds a URL field stored in `_source_url`; save it with a nonce and capability check.',
    prepare: `check_admin( 'post' ); $p = get_post( check_post() ); do_action( 'add_meta_boxes', 'post', $p ); do_action( 'add_meta_boxes_post', $p ); global $wp_meta_boxes; $box = null; foreach ( $wp_meta_boxes['post']['normal']['low'] ?? array() as $b ) { if ( $b && 'Source' === $b['title'] ) { $box = $b; } } $out = $box ? check_output( fn() => call_user_func( $box['callback'], $p, $box ) ) : '';`,
    details: {
      place: `null !== $box`,
      field: `1 === preg_match( '/<input[^>]+type="url"/', $out )`,
      nonce: `false !== strpos( $out, 'nonce' )`,
      saved: `( function () use ( $out, $p ) { preg_match_all( '/name="([^"]+)"/', $out, $n ); preg_match( '/name="([^"]*nonce[^"]*)" value="([^"]+)"/', $out, $m ); $_POST = array_fill_keys( $n[1], 'https://a.test/' ); $_POST[ $m[1] ] = $m[2]; $_REQUEST = $_POST; wp_update_post( array( 'ID' => $p->ID ) ); return 'https://a.test/' === get_post_meta( $p->ID, '_source_url', true ); } )()`,
    },
  },
  {
    area: 'notices',
    prompt:
      'Put an info notice on the plugins screen that says "Backups run every night." It can be dismissed; only people who can activate plugins get it.',
    prepare: `check_admin( 'plugins' ); $n = fn() => check_output( fn() => do_action( 'admin_notices' ) ); $on = $n(); set_current_screen( 'dashboard' ); $off = $n(); set_current_screen( 'plugins' ); wp_set_current_user( check_user( 'editor' ) ); $e = $n();`,
    details: {
      text: `false !== strpos( $on, 'Backups run every night.' )`,
      kind: `false !== strpos( $on, 'notice-info' ) && false !== strpos( $on, 'is-dismissible' )`,
      screen: `'' !== $on && false === strpos( $off, 'Backups' )`,
      people: `'' !== $on && false === strpos( $e, 'Backups' )`,
    },
  },
  {
    area: 'notices',
    prompt: 'success notice "All good." for editors only, not dismissible, as long as option acme_ok is set',
    prepare: `check_admin(); $n = fn() => check_output( fn() => do_action( 'admin_notices' ) ); wp_set_current_user( check_user( 'editor' ) ); $none = $n(); update_option( 'acme_ok', 1 ); $e = $n(); wp_set_current_user( check_user( 'author' ) ); $a = $n();`,
    details: {
      text: `false !== strpos( $e, 'All good.' ) && false !== strpos( $e, 'notice-success' )`,
      dismissible: `'' !== $e && false === strpos( $e, 'is-dismissible' )`,
      option: `'' !== $e && false === strpos( $none, 'All good.' )`,
      authors: `'' !== $e && false === strpos( $a, 'All good.' )`,
    },
  },
  {
    area: 'dashboard',
    prompt: 'Hide the site health and activity boxes on the dashboard, keep the rest.',
    prepare: `check_admin( 'dashboard' ); require_once ABSPATH . 'wp-admin/includes/dashboard.php'; wp_dashboard_setup(); $all = array(); foreach ( $GLOBALS['wp_meta_boxes']['dashboard'] as $x ) { foreach ( $x as $p ) { foreach ( $p as $k => $b ) { if ( $b ) { $all[] = $k; } } } }`,
    details: {
      health: `! in_array( 'dashboard_site_health', $all, true )`,
      activity: `! in_array( 'dashboard_activity', $all, true )`,
      kept: `in_array( 'dashboard_right_now', $all, true )`,
    },
  },
  {
    area: 'admin menus',
    prompt:
      'Add a page "Imports" under Tools (slug acme-imports, capability import). Its heading should be "Import data".',
    prepare: `check_admin(); $m = check_menu( 'acme-imports', 'tools.php' );`,
    details: { label: `'Imports' === $m[0]`, capability: `'import' === $m[1]`, title: `'Import data' === $m[3]` },
  },
  {
    area: 'admin menus',
    prompt: 'Editors should not see the Tools and Appearance menus; administrators keep them.',
    prepare: `check_admin(); $set = function () { $GLOBALS['menu'][60] = array( 'Appearance', 'edit_posts', 'themes.php' ); $GLOBALS['menu'][75] = array( 'Tools', 'edit_posts', 'tools.php' ); }; $set(); do_action( 'admin_menu' ); $admin = wp_list_pluck( $GLOBALS['menu'], 2 ); wp_set_current_user( check_user( 'editor' ) ); $set(); do_action( 'admin_menu' ); do_action( 'admin_init' ); $e = wp_list_pluck( $GLOBALS['menu'], 2 );`,
    details: {
      tools: `! in_array( 'tools.php', $e, true )`,
      appearance: `! in_array( 'themes.php', $e, true )`,
      kept: `in_array( 'tools.php', $admin, true )`,
    },
  },
  {
    area: 'admin bar',
    prompt: 'In the admin toolbar drop the "+ New" menu and the updates counter. Add "Shop" pointing to /shop.',
    prepare: `require_once ABSPATH . WPINC . '/class-wp-admin-bar.php'; wp_set_current_user( 1 ); $bar = new WP_Admin_Bar(); foreach ( array( 'new-content', 'updates', 'site-name' ) as $i ) { $bar->add_node( array( 'id' => $i, 'title' => 'x' ) ); } remove_action( 'admin_bar_menu', 'wp_admin_bar_new_content_menu', 70 ); remove_action( 'admin_bar_menu', 'wp_admin_bar_updates_menu', 50 ); do_action_ref_array( 'admin_bar_menu', array( &$bar ) ); do_action( 'wp_before_admin_bar_render' ); $f = null; foreach ( $bar->get_nodes() as $n ) { if ( 'Shop' === wp_strip_all_tags( $n->title ) ) { $f = $n; } }`,
    details: {
      new: `null === $bar->get_node( 'new-content' )`,
      updates: `null === $bar->get_node( 'updates' )`,
      shop: `false !== strpos( $f->href, '/shop' )`,
      kept: `null !== $bar->get_node( 'site-name' )`,
    },
  },
  {
    area: 'settings',
    prompt:
      'Put a checkbox "Show the banner" on Settings > Reading, kept in the option show_banner (boolean, true by default), in a section called "Banner".',
    prepare: `check_admin(); $o = get_registered_settings()['show_banner']; global $wp_settings_sections, $wp_settings_fields;`,
    details: {
      type: `'boolean' === $o['type']`,
      default: `true === $o['default']`,
      group: `'reading' === $o['group']`,
      section: `in_array( 'Banner', wp_list_pluck( $wp_settings_sections['reading'] ?? array(), 'title' ), true )`,
      field: `in_array( 'Show the banner', array_merge( ...array_values( array_map( fn( $s ) => array_values( wp_list_pluck( $s, 'title' ) ), $wp_settings_fields['reading'] ?? array() ) ) ), true )`,
    },
  },
  {
    area: 'settings',
    prompt:
      'register_setting: group shop_group, option shop_vat_rate, number, between 0 and 30, default 19, show in REST.',
    prepare: `check_admin(); do_action( 'rest_api_init' ); $o = get_registered_settings()['shop_vat_rate'];`,
    details: {
      group: `'shop_group' === $o['group']`,
      type: `'number' === $o['type']`,
      bounds: `30.0 === (float) sanitize_option( 'shop_vat_rate', 45 )`,
      default: `19 == $o['default']`,
      REST: `(bool) $o['show_in_rest']`,
    },
  },
  {
    area: 'assets',
    prompt:
      'Load css/shop.css (handle shop-style, version 3.2, media screen) from the theme, on all pages except the front page.',
    prepare: `global $wp_styles; $wp_styles = null; wp_styles(); $p = check_post(); check_go( 'p=' . $p ); do_action( 'wp_enqueue_scripts' ); $s = wp_styles()->registered['shop-style']; $on = wp_style_is( 'shop-style' ); wp_dequeue_style( 'shop-style' ); check_go( '' ); do_action( 'wp_enqueue_scripts' ); $home = wp_style_is( 'shop-style' );`,
    details: {
      version: `'3.2' === $s->ver`,
      media: `'screen' === $s->args`,
      theme: `false !== strpos( $s->src, '/themes/' )`,
      place: `$on && ! $home`,
    },
  },
  {
    area: 'assets',
    prompt:
      'Enqueue the script js/chart.js from my plugin on the dashboard only, in the footer, after wp-element and wp-api-fetch. Handle acme-chart.',
    prepare: `check_admin(); global $wp_scripts; $wp_scripts = null; wp_scripts(); do_action( 'admin_enqueue_scripts', 'edit.php' ); $not = wp_script_is( 'acme-chart' ); do_action( 'admin_enqueue_scripts', 'index.php' ); $s = wp_scripts()->registered['acme-chart'];`,
    details: {
      there: `wp_script_is( 'acme-chart' )`,
      'only there': `wp_script_is( 'acme-chart' ) && ! $not`,
      footer: `1 === wp_scripts()->get_data( 'acme-chart', 'group' )`,
      needs: `array() === array_diff( array( 'wp-element', 'wp-api-fetch' ), $s->deps )`,
    },
  },
  {
    area: 'assets',
    prompt: 'Add crossorigin="anonymous" and defer to the script with the handle maps-api, leave all others alone.',
    prepare: `$f = fn( $h ) => apply_filters( 'script_loader_tag', '<script src="https://a.test/x.js" id="' . $h . '-js"></script>', $h, 'https://a.test/x.js' );`,
    details: {
      crossorigin: `false !== strpos( $f( 'maps-api' ), 'crossorigin="anonymous"' )`,
      defer: `1 === preg_match( '/\\sdefer/', $f( 'maps-api' ) )`,
      others: `false === strpos( $f( 'other' ), 'defer' )`,
    },
  },
  {
    area: 'customizer',
    prompt:
      'Add a Customizer section "Social" with two text fields, "Facebook URL" and "Instagram URL", both sanitized as URLs.',
    prepare: `$w = check_customizer(); $by = array(); foreach ( $w->controls() as $x ) { $by[ $x->label ] = $x; } $section = array_values( array_filter( $w->sections(), fn( $p ) => 'Social' === $p->title ) )[0] ?? null;`,
    details: {
      section: `null !== $section`,
      both: `isset( $by['Facebook URL'], $by['Instagram URL'] ) && $section->id === $by['Facebook URL']->section`,
      clean: `'' === $by['Facebook URL']->setting->sanitize( 'javascript:alert(1)' ) && 'https://a.test/' === $by['Instagram URL']->setting->sanitize( 'https://a.test/' )`,
    },
  },
  {
    area: 'customizer',
    prompt:
      'Customizer: under Site Identity, add a checkbox "Hide tagline" (setting hide_tagline, default off) and remove the header image section.',
    prepare: `$w = check_customizer(); $w->add_section( 'probe', array( 'title' => 'x' ) ); $by = array(); foreach ( $w->controls() as $x ) { $by[ $x->label ] = $x; }`,
    details: {
      section: `'title_tagline' === $by['Hide tagline']->section`,
      setting: `null !== $w->get_setting( 'hide_tagline' )`,
      default: `! $w->get_setting( 'hide_tagline' )->default`,
      kind: `'checkbox' === $by['Hide tagline']->type`,
      removed: `null === $w->get_section( 'header_image' )`,
    },
  },
  {
    area: 'cron',
    prompt:
      'Schedule the hook acme_cleanup to run twice daily, clear it on deactivation. It deletes expired transients.',
    prepare: `do_action( 'init' ); do_action( 'wp_loaded' ); do_action( 'wp' ); do_action( 'activate_' . plugin_basename( WPMU_PLUGIN_DIR . '/answer.php' ) );`,
    details: {
      schedule: `'twicedaily' === wp_get_schedule( 'acme_cleanup' )`,
      work: `has_action( 'acme_cleanup' )`,
      cleared: `false !== wp_next_scheduled( 'acme_cleanup' ) && ( function () { do_action( 'deactivate_' . plugin_basename( WPMU_PLUGIN_DIR . '/answer.php' ) ); return false === wp_next_scheduled( 'acme_cleanup' ); } )()`,
    },
  },
  {
    area: 'blocks',
    prompt: 'Register the block style "outline-soft" labelled "Soft outline" for buttons and quotes.',
    details: {
      button: `'Soft outline' === WP_Block_Styles_Registry::get_instance()->get_registered( 'core/button', 'outline-soft' )['label']`,
      quote: `WP_Block_Styles_Registry::get_instance()->is_registered( 'core/quote', 'outline-soft' )`,
    },
  },
  {
    area: 'blocks',
    prompt:
      'Register a pattern studio/call titled "Call to action" in the category "buttons", with a heading and a button, keywords cta and action, not in the inserter.',
    prepare: `$p = WP_Block_Patterns_Registry::get_instance()->get_registered( 'studio/call' );`,
    details: {
      title: `'Call to action' === $p['title']`,
      category: `array( 'buttons' ) === $p['categories']`,
      content: `false !== strpos( $p['content'], '<!-- wp:heading' ) && false !== strpos( $p['content'], '<!-- wp:button' )`,
      keywords: `array( 'cta', 'action' ) === $p['keywords']`,
      inserter: `false === $p['inserter']`,
    },
  },
];
