// A table of cases: as long as there are cases.
import type { DetailCase } from './detail-case.ts';

const type = (key: string) => `get_post_type_object( '${key}' )`;
const tax = (key: string) => `get_taxonomy( '${key}' )`;
const has = (key: string, feature: string) => `post_type_supports( '${key}', '${feature}' )`;

/** Prompts for what a site registers, written before the engine first ran on them. */
export const registrationDetails: readonly DetailCase[] = [
  {
    area: 'post types',
    prompt: 'Register a post type "vinyl" (Record / Records). No comments, no archive page, REST base `records`.',
    details: {
      registered: `null !== ${type('vinyl')}`,
      singular: `'Record' === ${type('vinyl')}->labels->singular_name`,
      plural: `'Records' === ${type('vinyl')}->labels->name`,
      comments: `! ${has('vinyl', 'comments')} && ${has('vinyl', 'title')}`,
      archive: `! ${type('vinyl')}->has_archive`,
      'REST base': `'records' === ${type('vinyl')}->rest_base`,
    },
  },
  {
    area: 'post types',
    prompt:
      'I need a CPT called wt_case_study for case studies. It should have an archive at /work, use the dashicons-portfolio icon, and support title, editor, excerpt and featured image only.',
    details: {
      archive: `'work' === ${type('wt_case_study')}->has_archive || ( ${type('wt_case_study')}->has_archive && 'work' === ${type('wt_case_study')}->rewrite['slug'] )`,
      icon: `'dashicons-portfolio' === ${type('wt_case_study')}->menu_icon`,
      supports: `${has('wt_case_study', 'title')} && ${has('wt_case_study', 'editor')} && ${has('wt_case_study', 'excerpt')} && ${has('wt_case_study', 'thumbnail')}`,
      'no more': `! ${has('wt_case_study', 'comments')} && ! ${has('wt_case_study', 'author')} && ! ${has('wt_case_study', 'revisions')}`,
    },
  },
  {
    area: 'post types',
    prompt: `post type: invoice
not publicly queryable, not searchable, but show it in the admin menu under Tools
capability type "invoice", map meta caps
block editor off`,
    details: {
      'not queryable': `! ${type('invoice')}->publicly_queryable`,
      'not searchable': `${type('invoice')}->exclude_from_search`,
      'under Tools': `'tools.php' === ${type('invoice')}->show_in_menu && ${type('invoice')}->show_ui`,
      capability: `'edit_invoices' === ${type('invoice')}->cap->edit_posts`,
      mapped: `${type('invoice')}->map_meta_cap`,
      'no block editor': `! use_block_editor_for_post_type( 'invoice' )`,
    },
  },
  {
    area: 'post types',
    prompt:
      'Please create a hierarchical post type named `chapter` with page attributes. URLs must start with "book" and must not contain the front base of the permalinks. Feeds are not wanted.',
    details: {
      hierarchical: `${type('chapter')}->hierarchical`,
      attributes: `${has('chapter', 'page-attributes')}`,
      slug: `'book' === ${type('chapter')}->rewrite['slug']`,
      front: `false === ${type('chapter')}->rewrite['with_front']`,
      feeds: `! ${type('chapter')}->rewrite['feeds']`,
    },
  },
  {
    area: 'post types',
    prompt:
      'Register post type `faq` that can be used in the block editor, is attached to the category and post_tag taxonomies, sits right below Posts in the menu (position 6) and cannot be exported.',
    details: {
      'block editor': `${type('faq')}->show_in_rest && ${has('faq', 'editor')}`,
      taxonomies: `is_object_in_taxonomy( 'faq', 'category' ) && is_object_in_taxonomy( 'faq', 'post_tag' )`,
      position: `6 === ${type('faq')}->menu_position`,
      export: `! ${type('faq')}->can_export`,
    },
  },
  {
    area: 'post types',
    prompt:
      "function acme_register_movie(): registers the 'movie' post type on init. Menu name 'Cinema', 'Add new' label reads 'Add a movie', no permalink rewriting, and delete the posts together with their author.",
    details: {
      'function exists': `function_exists( 'acme_register_movie' ) && ${type('movie')}`,
      'menu name': `'Cinema' === ${type('movie')}->labels->menu_name`,
      'add label': `'Add a movie' === ${type('movie')}->labels->add_new || 'Add a movie' === ${type('movie')}->labels->add_new_item`,
      rewriting: `false === ${type('movie')}->rewrite`,
      author: `true === ${type('movie')}->delete_with_user`,
    },
  },
  {
    area: 'post types',
    prompt:
      'Custom post type "job" with an archive, without the editor, revisions kept, excerpts supported. The archive lives under careers. Hide it from nav menus.',
    details: {
      archive: `${type('job')}->has_archive`,
      'no editor': `! ${has('job', 'editor')} && ${has('job', 'title')}`,
      revisions: has('job', 'revisions'),
      excerpt: has('job', 'excerpt'),
      address: `'careers' === ${type('job')}->has_archive || 'careers' === ${type('job')}->rewrite['slug']`,
      menus: `! ${type('job')}->show_in_nav_menus`,
    },
  },
  {
    area: 'post types',
    prompt:
      'Add a private post type log_entry: no UI at all, not in REST, only custom fields and a title are supported, and new ones are never shown in the admin bar.',
    details: {
      private: `! ${type('log_entry')}->public`,
      'no UI': `! ${type('log_entry')}->show_ui`,
      REST: `! ${type('log_entry')}->show_in_rest`,
      supports: `${has('log_entry', 'custom-fields')} && ${has('log_entry', 'title')} && ! ${has('log_entry', 'editor')}`,
      bar: `! ${type('log_entry')}->show_in_admin_bar`,
    },
  },
  {
    area: 'post types',
    prompt:
      'Register "lesson" with a template for new posts: a heading block followed by a paragraph. Lock the template so nothing can be inserted. Description "Lessons of our courses".',
    details: {
      template: `'core/heading' === ${type('lesson')}->template[0][0] && 'core/paragraph' === ${type('lesson')}->template[1][0]`,
      lock: `in_array( ${type('lesson')}->template_lock, array( 'all', 'insert' ), true )`,
      description: `'Lessons of our courses' === ${type('lesson')}->description`,
    },
  },
  {
    area: 'post types',
    prompt:
      'Add excerpt support to pages, take comments and trackbacks away from pages, and turn revisions off for posts.',
    details: {
      excerpt: has('page', 'excerpt'),
      comments: `! ${has('page', 'comments')}`,
      trackbacks: `! ${has('page', 'trackbacks')}`,
      revisions: `! ${has('post', 'revisions')} || 0 === wp_revisions_to_keep( get_post( check_post() ) )`,
      'no more': `${has('page', 'editor')} && ${has('post', 'comments')}`,
    },
  },
  {
    area: 'taxonomies',
    prompt:
      'Register a taxonomy `genre` for the `book` post type: hierarchical, with an admin column, REST enabled under `genres`, and no tag cloud.',
    before: `add_action( 'init', function () { register_post_type( 'book', array( 'public' => true, 'label' => 'Books' ) ); }, 1 );`,
    details: {
      object: `is_object_in_taxonomy( 'book', 'genre' )`,
      hierarchical: `${tax('genre')}->hierarchical`,
      column: `${tax('genre')}->show_admin_column`,
      REST: `${tax('genre')}->show_in_rest && 'genres' === ${tax('genre')}->rest_base`,
      cloud: `! ${tax('genre')}->show_tagcloud`,
    },
  },
  {
    area: 'taxonomies',
    prompt:
      'flat taxonomy "mood" on posts and attachments. quick edit must not offer it. not public, though editors should see it in the admin. default term: Neutral',
    details: {
      flat: `! ${tax('mood')}->hierarchical`,
      objects: `is_object_in_taxonomy( 'post', 'mood' ) && is_object_in_taxonomy( 'attachment', 'mood' )`,
      'quick edit': `! ${tax('mood')}->show_in_quick_edit`,
      public: `! ${tax('mood')}->public && ${tax('mood')}->show_ui`,
      'default term': `'Neutral' === ( ${tax('mood')}->default_term['name'] ?? '' )`,
    },
  },
  {
    area: 'taxonomies',
    prompt:
      'We would like a "Location" taxonomy (plural "Places") with key wp_location on pages. Only administrators may manage, edit and delete its terms, everyone who edits posts may assign them. Nested URLs, slug `where`.',
    details: {
      labels: `'Location' === ${tax('wp_location')}->labels->singular_name && 'Places' === ${tax('wp_location')}->labels->name`,
      manage: `'manage_options' === ${tax('wp_location')}->cap->manage_terms`,
      delete: `'manage_options' === ${tax('wp_location')}->cap->delete_terms`,
      assign: `'edit_posts' === ${tax('wp_location')}->cap->assign_terms`,
      nested: `true === ${tax('wp_location')}->rewrite['hierarchical']`,
      slug: `'where' === ${tax('wp_location')}->rewrite['slug']`,
    },
  },
  {
    area: 'taxonomies',
    prompt:
      'Register taxonomy skill for users... no, for posts. Terms keep the order in which they are assigned. No meta box in the classic editor, no query var, not in the REST API.',
    details: {
      sort: `true === ${tax('skill')}->sort`,
      'meta box': `false === ${tax('skill')}->meta_box_cb`,
      'query var': `false === ${tax('skill')}->query_var`,
      REST: `! ${tax('skill')}->show_in_rest`,
    },
  },
  {
    area: 'taxonomies',
    prompt: 'Attach the built-in tags to pages as well and remove categories from posts.',
    details: {
      tags: `is_object_in_taxonomy( 'page', 'post_tag' )`,
      categories: `! is_object_in_taxonomy( 'post', 'category' )`,
      kept: `is_object_in_taxonomy( 'post', 'post_tag' )`,
    },
  },
  {
    area: 'taxonomies',
    prompt:
      'Make a taxonomy "Audience" / "Audiences" (slug audience, key audience) on post and page. Hide it from the menu of the admin but keep the UI; checkboxes instead of a tag field in the editor; do not list it in nav menus.',
    details: {
      objects: `is_object_in_taxonomy( 'post', 'audience' ) && is_object_in_taxonomy( 'page', 'audience' )`,
      menu: `! ${tax('audience')}->show_in_menu && ${tax('audience')}->show_ui`,
      checkboxes: `${tax('audience')}->hierarchical || 'post_categories_meta_box' === ${tax('audience')}->meta_box_cb`,
      'nav menus': `! ${tax('audience')}->show_in_nav_menus`,
    },
  },
  {
    area: 'terms',
    prompt:
      'On init make sure the category "Press" exists with the slug press-room and the description "Coverage of us". If it is there already, leave it alone.',
    details: {
      made: `term_exists( 'press-room', 'category' )`,
      name: `'Press' === get_term_by( 'slug', 'press-room', 'category' )->name`,
      description: `'Coverage of us' === get_term_by( 'slug', 'press-room', 'category' )->description`,
      once: `( function () { do_action( 'init' ); return 1 === count( get_terms( array( 'taxonomy' => 'category', 'hide_empty' => false, 'name' => 'Press' ) ) ); } )()`,
    },
  },
  {
    area: 'meta',
    prompt:
      'Register post meta `event_start` for post type event: string, single, visible in REST, default empty, sanitized as a text field, and only people who can edit posts may write it.',
    details: {
      'this type only': `array() !== check_meta( 'post', 'event_start', 'event' )`,
      type: `'string' === check_meta( 'post', 'event_start', 'event' )['type']`,
      single: `true === check_meta( 'post', 'event_start', 'event' )['single']`,
      REST: `(bool) check_meta( 'post', 'event_start', 'event' )['show_in_rest']`,
      sanitized: `'a' === sanitize_meta( 'event_start', '<b>a</b> ', 'post', 'event' )`,
      allowed: `check_may_write( check_meta( 'post', 'event_start', 'event' ), 'event_start', check_user( 'author' ) ) && ! check_may_write( check_meta( 'post', 'event_start', 'event' ), 'event_start', check_user( 'subscriber' ) )`,
    },
  },
  {
    area: 'meta',
    prompt:
      'Register the term meta "color" on categories. It is one value, defaults to #cccccc, must be a hex colour and should not show up in REST.',
    details: {
      'of categories': `array() !== check_meta( 'term', 'color', 'category' )`,
      single: `check_meta( 'term', 'color', 'category' )['single']`,
      default: `'#cccccc' === check_meta( 'term', 'color', 'category' )['default']`,
      hex: `'#aabbcc' === sanitize_meta( 'color', '#aabbcc', 'term', 'category' ) && ! sanitize_meta( 'color', 'red', 'term', 'category' )`,
      REST: `! check_meta( 'term', 'color', 'category' )['show_in_rest']`,
    },
  },
  {
    area: 'meta',
    prompt:
      'I want `acme_score`, an integer, registered as user meta. Exposed over REST, default value 10, negative numbers become positive ones.',
    details: {
      'of users': `array() !== check_meta( 'user', 'acme_score' )`,
      integer: `'integer' === check_meta( 'user', 'acme_score' )['type']`,
      REST: `(bool) check_meta( 'user', 'acme_score' )['show_in_rest']`,
      default: `10 === check_meta( 'user', 'acme_score' )['default']`,
      positive: `5 === sanitize_meta( 'acme_score', -5, 'user' )`,
    },
  },
  {
    area: 'meta',
    prompt:
      'register_post_meta for "page": key `_hide_title`, boolean, editable in the block editor by anyone who may edit that page. Several values are not allowed.',
    details: {
      page: `array() !== check_meta( 'post', '_hide_title', 'page' )`,
      boolean: `'boolean' === check_meta( 'post', '_hide_title', 'page' )['type']`,
      REST: `(bool) check_meta( 'post', '_hide_title', 'page' )['show_in_rest']`,
      single: `true === check_meta( 'post', '_hide_title', 'page' )['single']`,
      auth: `is_callable( check_meta( 'post', '_hide_title', 'page' )['auth_callback'] ) && '__return_false' !== check_meta( 'post', '_hide_title', 'page' )['auth_callback'] && check_may_write( check_meta( 'post', '_hide_title', 'page' ), '_hide_title', 1 )`,
    },
  },
  {
    area: 'meta',
    prompt:
      'Register comment meta rating (number between 1 and 5 in the REST schema, single), with revisions off and a description "Stars given".',
    details: {
      'of comments': `array() !== check_meta( 'comment', 'rating' )`,
      number: `in_array( check_meta( 'comment', 'rating' )['type'], array( 'number', 'integer' ), true )`,
      bounds: `1 == check_meta( 'comment', 'rating' )['show_in_rest']['schema']['minimum'] && 5 == check_meta( 'comment', 'rating' )['show_in_rest']['schema']['maximum']`,
      description: `'Stars given' === check_meta( 'comment', 'rating' )['description']`,
    },
  },
  {
    area: 'meta',
    prompt:
      'Post meta `gallery_ids` on posts: an array of integers, in REST with its schema, one row per post, default is an empty array.',
    details: {
      array: `'array' === check_meta( 'post', 'gallery_ids', 'post' )['type']`,
      items: `'integer' === check_meta( 'post', 'gallery_ids', 'post' )['show_in_rest']['schema']['items']['type']`,
      single: `true === check_meta( 'post', 'gallery_ids', 'post' )['single']`,
      default: `array() === check_meta( 'post', 'gallery_ids', 'post' )['default']`,
    },
  },
  {
    area: 'statuses',
    prompt:
      'Register a post status "in_review" labelled "In review". Not public, shown in the All list and in the status links above the table, excluded from search.',
    details: {
      label: `'In review' === get_post_status_object( 'in_review' )->label`,
      public: `! get_post_status_object( 'in_review' )->public`,
      all: `get_post_status_object( 'in_review' )->show_in_admin_all_list`,
      links: `get_post_status_object( 'in_review' )->show_in_admin_status_list`,
      search: `get_post_status_object( 'in_review' )->exclude_from_search`,
    },
  },
  {
    area: 'statuses',
    prompt:
      'Add an `archived` status for posts: the public can still see such posts, but they stay out of the admin\'s "All" view. Count label "Archived (%s)".',
    details: {
      public: `get_post_status_object( 'archived' )->public`,
      all: `! get_post_status_object( 'archived' )->show_in_admin_all_list`,
      count: `false !== strpos( get_post_status_object( 'archived' )->label_count[0], 'Archived' ) && false !== strpos( get_post_status_object( 'archived' )->label_count[0], '%s' )`,
    },
  },
  {
    area: 'sidebars',
    prompt:
      'Register a widget area "Shop sidebar" with the ID shop-sidebar, description "Next to products", widgets wrapped in <section> and titles in <h3 class="shop-title">.',
    prepare: `do_action( 'widgets_init' ); $s = $GLOBALS['wp_registered_sidebars']['shop-sidebar'];`,
    details: {
      name: `'Shop sidebar' === $s['name']`,
      description: `'Next to products' === $s['description']`,
      wrapper: `0 === strpos( $s['before_widget'], '<section' ) && false !== strpos( $s['after_widget'], '</section>' )`,
      title: `'<h3 class="shop-title">' === $s['before_title'] && '</h3>' === $s['after_title']`,
    },
  },
  {
    area: 'sidebars',
    prompt:
      'Three footer columns as widget areas, footer-1 to footer-3, each widget in a div with class "footer-widget", headings as h4.',
    prepare: `do_action( 'widgets_init' ); $all = $GLOBALS['wp_registered_sidebars'];`,
    details: {
      three: `isset( $all['footer-1'], $all['footer-2'], $all['footer-3'] )`,
      'no more': `! isset( $all['footer-4'] )`,
      wrapper: `0 === strpos( $all['footer-2']['before_widget'], '<div' ) && false !== strpos( $all['footer-2']['before_widget'], 'footer-widget' )`,
      heading: `0 === strpos( $all['footer-1']['before_title'], '<h4' )`,
    },
  },
  {
    area: 'sidebars',
    prompt: 'Remove the sidebar with the id "sidebar-2" and unregister the calendar and RSS widgets.',
    before: `add_action( 'widgets_init', function () { register_sidebar( array( 'id' => 'sidebar-2', 'name' => 'Second' ) ); register_sidebar( array( 'id' => 'sidebar-1', 'name' => 'First' ) ); }, 5 );`,
    prepare: `do_action( 'widgets_init' );`,
    details: {
      sidebar: `! isset( $GLOBALS['wp_registered_sidebars']['sidebar-2'] ) && isset( $GLOBALS['wp_registered_sidebars']['sidebar-1'] )`,
      calendar: `! isset( $GLOBALS['wp_widget_factory']->widgets['WP_Widget_Calendar'] )`,
      RSS: `! isset( $GLOBALS['wp_widget_factory']->widgets['WP_Widget_RSS'] ) && isset( $GLOBALS['wp_widget_factory']->widgets['WP_Widget_Search'] )`,
    },
  },
  {
    area: 'menus',
    prompt:
      'Register two menu locations: \'primary\' as "Main navigation" and \'social\' as "Social links". Text domain harbor.',
    prepare: `do_action( 'after_setup_theme' ); $m = get_registered_nav_menus();`,
    details: { primary: `'Main navigation' === $m['primary']`, social: `'Social links' === $m['social']` },
  },
  {
    area: 'image sizes',
    prompt:
      'Image sizes: card (400 x 300, cropped), banner (1600 wide, any height), and let editors choose "Card" in the media dialog.',
    prepare: `do_action( 'after_setup_theme' ); $z = wp_get_additional_image_sizes();`,
    details: {
      card: `400 === $z['card']['width'] && 300 === $z['card']['height']`,
      cropped: `true === (bool) $z['card']['crop']`,
      banner: `1600 === $z['banner']['width'] && $z['banner']['height'] >= 0 && ( 0 === $z['banner']['height'] || $z['banner']['height'] >= 9999 ) && ! $z['banner']['crop']`,
      choice: `'Card' === ( apply_filters( 'image_size_names_choose', array() )['card'] ?? '' )`,
      'only the card': `! isset( apply_filters( 'image_size_names_choose', array() )['banner'] )`,
    },
  },
  {
    area: 'image sizes',
    prompt:
      'Add an image size "hero" of 1920 by 600 pixels, cropped from the top center. Stop WordPress from generating medium_large.',
    prepare: `do_action( 'after_setup_theme' ); $z = wp_get_additional_image_sizes();`,
    details: {
      size: `1920 === $z['hero']['width'] && 600 === $z['hero']['height']`,
      position: `in_array( 'top', (array) $z['hero']['crop'], true ) && in_array( 'center', (array) $z['hero']['crop'], true )`,
      'no medium_large': `! array_key_exists( 'medium_large', apply_filters( 'intermediate_image_sizes_advanced', array( 'medium_large' => array(), 'medium' => array() ), array(), 1 ) ) || ! in_array( 'medium_large', get_intermediate_image_sizes(), true )`,
    },
  },
  {
    area: 'roles',
    prompt:
      'Create a role `shop_clerk` named "Shop clerk" that can read, upload files and edit posts, but not publish or delete them.',
    prepare: `do_action( 'init' ); do_action( 'after_switch_theme' ); $r = get_role( 'shop_clerk' );`,
    details: {
      name: `'Shop clerk' === wp_roles()->get_names()['shop_clerk']`,
      read: `$r->has_cap( 'read' )`,
      upload: `$r->has_cap( 'upload_files' )`,
      edit: `$r->has_cap( 'edit_posts' )`,
      denied: `! $r->has_cap( 'publish_posts' ) && ! $r->has_cap( 'delete_posts' )`,
    },
  },
  {
    area: 'roles',
    prompt:
      'Give editors the edit_theme_options capability, take edit_others_posts away from them, and make sure authors can no longer upload files.',
    prepare: `do_action( 'init' ); do_action( 'admin_init' );`,
    details: {
      given: `get_role( 'editor' )->has_cap( 'edit_theme_options' )`,
      taken: `! get_role( 'editor' )->has_cap( 'edit_others_posts' )`,
      authors: `! get_role( 'author' )->has_cap( 'upload_files' )`,
      kept: `get_role( 'author' )->has_cap( 'edit_posts' ) && get_role( 'editor' )->has_cap( 'upload_files' )`,
    },
  },
  {
    area: 'roles',
    prompt:
      'Remove the contributor role, rename nothing else, and add a role "reviewer" with the same capabilities as editor plus `review_posts`.',
    prepare: `do_action( 'init' ); do_action( 'admin_init' ); do_action( 'after_switch_theme' );`,
    details: {
      removed: `null === get_role( 'contributor' )`,
      same: `get_role( 'reviewer' )->has_cap( 'edit_others_posts' ) && get_role( 'reviewer' )->has_cap( 'moderate_comments' )`,
      plus: `get_role( 'reviewer' )->has_cap( 'review_posts' ) && ! get_role( 'editor' )->has_cap( 'review_posts' )`,
    },
  },
  {
    area: 'shortcodes',
    prompt:
      'Shortcode [price amount="9.5" currency="EUR"]: prints the amount with two decimals, a space and the currency. Currency is USD if omitted; nothing is printed if amount is missing or not a number.',
    details: {
      printed: `false !== strpos( do_shortcode( '[price amount="9.5" currency="EUR"]' ), '9.50 EUR' )`,
      default: `false !== strpos( do_shortcode( '[price amount="3"]' ), '3.00 USD' )`,
      missing: `'' === do_shortcode( '[price]' )`,
      'not a number': `'' === do_shortcode( '[price amount="abc"]' )`,
    },
  },
  {
    area: 'shortcodes',
    prompt:
      'I want a [note] shortcode with content. type attribute can be info, warning or error (info when something else is given). Output: <div class="note note-TYPE">content</div>; shortcodes inside the content have to work.',
    before: `add_shortcode( 'inner', fn() => 'INNER' );`,
    details: {
      class: `false !== strpos( do_shortcode( '[note type="warning"]x[/note]' ), '<div class="note note-warning">' )`,
      fallback: `false !== strpos( do_shortcode( '[note type="x"]x[/note]' ), 'note-info' )`,
      nested: `false !== strpos( do_shortcode( '[note]a [inner][/note]' ), 'INNER' )`,
      returned: `'' === check_output( fn() => do_shortcode( '[note]a[/note]' ) )`,
    },
  },
  {
    area: 'widgets',
    prompt:
      'Classic widget class Acme_Hours_Widget, name "Opening hours", description "Shows when we are open", with a title field and a textarea "text". Nothing is printed if the text is empty.',
    prepare: `do_action( 'widgets_init' ); $w = new Acme_Hours_Widget(); $args = array( 'before_widget' => '<i>', 'after_widget' => '</i>', 'before_title' => '<b>', 'after_title' => '</b>' );`,
    details: {
      name: `'Opening hours' === $w->name`,
      description: `'Shows when we are open' === $w->widget_options['description']`,
      title: `false !== strpos( check_output( fn() => $w->widget( $args, array( 'title' => 'Hey', 'text' => 'Nine' ) ) ), '<b>Hey</b>' )`,
      text: `false !== strpos( check_output( fn() => $w->widget( $args, array( 'title' => 'Hey', 'text' => 'Nine' ) ) ), 'Nine' )`,
      empty: `'' === check_output( fn() => $w->widget( $args, array( 'title' => 'Hey', 'text' => '' ) ) )`,
      registered: `isset( $GLOBALS['wp_widget_factory']->widgets['Acme_Hours_Widget'] )`,
    },
  },
  {
    area: 'blocks',
    prompt:
      'Register a block style "shadow" (label "With shadow") for core/image and core/cover, and remove the default "rounded" style of images.',
    details: {
      image: `'With shadow' === WP_Block_Styles_Registry::get_instance()->get_registered( 'core/image', 'shadow' )['label']`,
      cover: `WP_Block_Styles_Registry::get_instance()->is_registered( 'core/cover', 'shadow' )`,
    },
  },
  {
    area: 'blocks',
    prompt:
      'Register a block pattern acme/hero: title "Hero", in the category acme, keywords "banner" and "intro", viewport width 1200, content is a heading block saying Welcome. Do not show it in the inserter. Also register the category with label "Acme".',
    prepare: `$p = WP_Block_Patterns_Registry::get_instance()->get_registered( 'acme/hero' );`,
    details: {
      title: `'Hero' === $p['title']`,
      category: `array( 'acme' ) === $p['categories']`,
      keywords: `array( 'banner', 'intro' ) === $p['keywords']`,
      width: `1200 === $p['viewportWidth']`,
      content: `false !== strpos( $p['content'], '<!-- wp:heading' ) && false !== strpos( $p['content'], 'Welcome' )`,
      inserter: `false === $p['inserter']`,
      'category label': `'Acme' === WP_Block_Pattern_Categories_Registry::get_instance()->get_registered( 'acme' )['label']`,
    },
  },
  {
    area: 'blocks',
    prompt:
      'Server-side block `acme/clock` in PHP: title Clock, category widgets, icon clock, one attribute `format` (string, default "H:i"), rendering the current time in that format. No HTML editing.',
    prepare: `$b = WP_Block_Type_Registry::get_instance()->get_registered( 'acme/clock' );`,
    details: {
      title: `'Clock' === $b->title`,
      category: `'widgets' === $b->category`,
      icon: `'clock' === $b->icon`,
      attribute: `'string' === $b->attributes['format']['type'] && 'H:i' === $b->attributes['format']['default']`,
      rendered: `false !== strpos( render_block( array( 'blockName' => 'acme/clock', 'attrs' => array( 'format' => 'Y' ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) ), wp_date( 'Y' ) )`,
      html: `false === $b->supports['html']`,
    },
  },
  {
    area: 'theme',
    prompt:
      'Theme setup: title tag, post thumbnails only for posts and pages, custom logo 300x80 with flexible width but fixed height, html5 markup for search form and comment list, no core block patterns.',
    before: `remove_theme_support( 'post-thumbnails' );`,
    prepare: `remove_action( 'after_setup_theme', '_add_default_theme_supports', 1 ); remove_theme_support( 'post-thumbnails' ); remove_theme_support( 'custom-logo' ); remove_theme_support( 'html5' ); do_action( 'after_setup_theme' );`,
    details: {
      title: `current_theme_supports( 'title-tag' )`,
      thumbnails: `current_theme_supports( 'post-thumbnails', 'post' ) && current_theme_supports( 'post-thumbnails', 'page' ) && ! current_theme_supports( 'post-thumbnails', 'product' )`,
      logo: `300 === get_theme_support( 'custom-logo' )[0]['width'] && 80 === get_theme_support( 'custom-logo' )[0]['height']`,
      flexible: `true === get_theme_support( 'custom-logo' )[0]['flex-width'] && empty( get_theme_support( 'custom-logo' )[0]['flex-height'] )`,
      html5: `current_theme_supports( 'html5', 'search-form' ) && current_theme_supports( 'html5', 'comment-list' ) && ! current_theme_supports( 'html5', 'gallery' )`,
      patterns: `! current_theme_supports( 'core-block-patterns' )`,
    },
  },
  {
    area: 'theme',
    prompt:
      'In my theme declare two editor colours: "Ink" (slug ink, #112233) and "Sand" (slug sand, #eeddcc). Custom colours and gradients must be disabled. Wide alignment on.',
    prepare: `do_action( 'after_setup_theme' ); $c = get_theme_support( 'editor-color-palette' )[0];`,
    details: {
      ink: `'Ink' === $c[0]['name'] && 'ink' === $c[0]['slug'] && '#112233' === $c[0]['color']`,
      sand: `'sand' === $c[1]['slug'] && '#eeddcc' === $c[1]['color']`,
      colours: `current_theme_supports( 'disable-custom-colors' )`,
      gradients: `current_theme_supports( 'disable-custom-gradients' )`,
      wide: `current_theme_supports( 'align-wide' )`,
    },
  },
];
