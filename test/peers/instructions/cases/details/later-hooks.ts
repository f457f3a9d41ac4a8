// A table of cases: as long as there are cases.
import type { DetailCase } from './detail-case.ts';
import { detailCase } from './on-empty-site.ts';

/** Hooks again, with other wishes in other words; written before any of them was answered. */
export const laterHookCases: readonly DetailCase[] = [
  detailCase(
    'content',
    'Please put <p class="note">Written by our team.</p> above the text of every page (not posts), but only for visitors who are logged out',
    `$g = given_post( array( 'post_type' => 'page' ) ); $p = given_post(); $of = function ( $id ) { given_visit( $id ); return apply_filters( 'the_content', 'Body' ); }; $shown = $of( $g ); $other = $of( $p ); wp_set_current_user( 1 ); $in = $of( $g );`,
    {
      text: `str_contains( $shown, '<p class="note">Written by our team.</p>' )`,
      above: `str_contains( $shown, 'note' ) && strpos( $shown, 'note' ) < strpos( $shown, 'Body' )`,
      'not posts': `str_contains( $shown, 'note' ) && ! str_contains( $other, 'note' )`,
      'logged out': `str_contains( $shown, 'note' ) && ! str_contains( $in, 'note' )`,
    },
  ),
  detailCase(
    'content',
    'Filter the_content of single products tagged "fragile": add "Handle with care" in a div with the class care at the end.',
    `register_post_type( 'product', array( 'public' => true ) ); register_taxonomy_for_object_type( 'post_tag', 'product' ); $p = given_post( array( 'post_type' => 'product' ) ); wp_set_post_terms( $p, array( 'fragile' ), 'post_tag' ); $n = given_post( array( 'post_type' => 'product' ) ); $of = function ( $id ) { given_visit( $id ); return apply_filters( 'the_content', 'Body' ); }; $yes = $of( $p ); $no = $of( $n );`,
    {
      markup: `preg_match( '~<div class="care">\\s*Handle with care\\s*</div>~', $yes ) === 1`,
      end: `str_contains( $yes, 'care' ) && strpos( $yes, 'care' ) > strpos( $yes, 'Body' )`,
      'only tagged': `str_contains( $yes, 'care' ) && ! str_contains( $no, 'care' )`,
    },
  ),
  detailCase(
    'content',
    'Archive titles: strip the "Category: " prefix. And limit the excerpt to 18 words.',
    `$p = given_post( array( 'post_content' => str_repeat( 'word ', 80 ), 'post_excerpt' => '' ) ); given_visit( $p ); remove_all_filters( 'excerpt_length', PHP_INT_MAX );`,
    {
      prefix: `apply_filters( 'get_the_archive_title', 'Category: News', 'News', 'Category: ' ) === 'News'`,
      words: `(int) apply_filters( 'excerpt_length', 55 ) === 18`,
    },
  ),
  detailCase(
    'queries',
    'On the search results page show 15 entries per page, exclude pages whose meta `noindex` equals 1 and sort by date, newest first. Main query, front end only, name it sr_tune_search',
    `$n = given_post( array( 'post_title' => 'x y' ), array( 'noindex' => '1' ) ); $y = given_post( array( 'post_title' => 'x z' ) ); $q = given_main_query( array( 's' => 'x' ) ); $h = given_main_query( array() );`,
    {
      number: `(int) $q->get( 'posts_per_page' ) === 15 && (int) $h->get( 'posts_per_page' ) !== 15`,
      meta: `in_array( $y, wp_list_pluck( $q->posts, 'ID' ), true ) && ! in_array( $n, wp_list_pluck( $q->posts, 'ID' ), true )`,
      order: `$q->get( 'orderby' ) === 'date' && $q->get( 'order' ) === 'DESC'`,
      name: `has_action( 'pre_get_posts', 'sr_tune_search' ) !== false`,
    },
  ),
  detailCase(
    'queries',
    'category archives: alphabetical by title, 30 posts a page. Leave every other query as it is.',
    `$c = wp_insert_term( 'C', 'category', array( 'slug' => 'c' ) )['term_id']; given_post( array( 'post_category' => array( $c ) ) ); $q = given_main_query( array( 'cat' => $c ) ); $h = given_main_query( array() ); $s = new WP_Query( array( 'cat' => $c ) );`,
    {
      order: `$q->get( 'orderby' ) === 'title' && strtoupper( $q->get( 'order' ) ) === 'ASC'`,
      number: `(int) $q->get( 'posts_per_page' ) === 30`,
      others: `(int) $q->get( 'posts_per_page' ) === 30 && (int) $h->get( 'posts_per_page' ) !== 30 && (int) $s->get( 'posts_per_page' ) !== 30`,
    },
  ),
  detailCase(
    'log-in',
    'Redirect customers to the page /shop/ when they log in and administrators to the dashboard. All others go to the home page.',
    `add_role( 'customer', 'Customer', array( 'read' => true ) ); $c = get_user_by( 'id', given_user( 'cus', 'customer' ) ); $e = get_user_by( 'id', given_user( 'edi', 'editor' ) ); $a = get_user_by( 'id', 1 ); $f = fn( $u ) => apply_filters( 'login_redirect', 'https://example.org/x', '', $u );`,
    {
      customers: `$f( $c ) === home_url( '/shop/' )`,
      administrators: `untrailingslashit( $f( $a ) ) === untrailingslashit( admin_url() )`,
      others: `untrailingslashit( $f( $e ) ) === untrailingslashit( home_url() )`,
    },
  ),
  detailCase(
    'log-in',
    'Deny log in to subscribers whose meta "approved" is empty; error code not_approved, text "Your account awaits approval."',
    `$l = given_user( 'wait', 'subscriber', array( 'user_pass' => 'pw' ) ); $o = given_user( 'ok', 'subscriber', array( 'user_pass' => 'pw' ) ); update_user_meta( $o, 'approved', '1' ); $e = given_user( 'edi', 'editor', array( 'user_pass' => 'pw' ) ); $r = wp_authenticate( 'wait', 'pw' ); $s = wp_authenticate( 'ok', 'pw' ); $t = wp_authenticate( 'edi', 'pw' );`,
    {
      code: `is_wp_error( $r ) && $r->get_error_code() === 'not_approved'`,
      message: `is_wp_error( $r ) && str_contains( $r->get_error_message(), 'Your account awaits approval.' )`,
      approved: `is_wp_error( $r ) && $s instanceof WP_User`,
      'other roles': `is_wp_error( $r ) && $t instanceof WP_User`,
    },
  ),
  detailCase(
    'log-in',
    'on logout set the user meta last_seen to the current timestamp and delete the transient "cart_{user id}"',
    `$u = given_user( 'ann', 'author' ); set_transient( "cart_$u", 'x' ); do_action( 'wp_logout', $u );`,
    {
      meta: `abs( (int) get_user_meta( $u, 'last_seen', true ) - time() ) < 100`,
      transient: `get_transient( "cart_$u" ) === false`,
    },
  ),
  detailCase(
    'registration',
    'Usernames that contain "admin" are not allowed when registering: add the error code bad_username with the message "Choose another name."',
    `$e = fn( $login ) => apply_filters( 'registration_errors', new WP_Error(), $login, 'a@example.com' );`,
    {
      refused: `in_array( 'bad_username', $e( 'superadmin' )->get_error_codes(), true )`,
      message: `str_contains( implode( $e( 'superadmin' )->get_error_messages() ), 'Choose another name.' )`,
      others: `$e( 'superadmin' )->has_errors() && ! $e( 'joe' )->has_errors()`,
    },
  ),
  detailCase(
    'registration',
    `After registration:
- store the registration date (Y-m-d) as user meta joined_on
- give the user the role "contributor"
- e-mail the new user: subject "Welcome, {display name}!", text "Log in at {site url}"`,
    `$u = given_user( 'zoe', 'subscriber', array( 'display_name' => 'Zoe Z' ) ); $m = given_mails();`,
    {
      date: `get_user_meta( $u, 'joined_on', true ) === current_time( 'Y-m-d' )`,
      role: `in_array( 'contributor', get_userdata( $u )->roles, true )`,
      recipient: `in_array( 'zoe@example.org', (array) $m[0]['to'], true )`,
      subject: `$m[0]['subject'] === 'Welcome, Zoe Z!'`,
      text: `str_contains( $m[0]['message'], 'Log in at ' . home_url() )`,
    },
  ),
  detailCase(
    'comments',
    'Comments with more than 3 links should be refused: wp_die with "Too many links." and a 403. Not for editors and administrators',
    `$try = function ( $text ) { add_filter( 'wp_die_handler', fn() => function ( $m, $t, $a ) { $a = wp_parse_args( $a ); throw new RuntimeException( ( is_wp_error( $m ) ? $m->get_error_message() : $m ) . '|' . ( $a['response'] ?? ( is_numeric( $t ) ? $t : '' ) ) ); } ); try { $c = apply_filters( 'preprocess_comment', array( 'comment_content' => $text, 'comment_post_ID' => 1, 'comment_type' => 'comment', 'comment_author_email' => '', 'user_id' => 0 ) ); return $c['comment_content']; } catch ( RuntimeException $e ) { return $e->getMessage(); } }; $many = $try( str_repeat( 'https://x.test ', 4 ) ); $three = $try( str_repeat( 'https://x.test ', 3 ) ); wp_set_current_user( given_user( 'ed', 'editor' ) ); $ed = $try( str_repeat( 'https://x.test ', 4 ) );`,
    {
      refused: `str_contains( $many, 'Too many links.' ) && str_ends_with( $many, '|403' )`,
      three: `str_contains( $many, 'Too many' ) && ! str_contains( $three, 'Too many' )`,
      editors: `str_contains( $many, 'Too many' ) && ! str_contains( $ed, 'Too many' )`,
    },
  ),
  detailCase(
    'comments',
    'Whenever a comment is posted on a page, increment the post meta "feedback_count" of that page by 1 and set the comment meta "source" to "website". Ignore comments on posts.',
    `$g = given_post( array( 'post_type' => 'page' ) ); $p = given_post(); $c = wp_insert_comment( array( 'comment_post_ID' => $g, 'comment_content' => 'a' ) ); $d = wp_insert_comment( array( 'comment_post_ID' => $g, 'comment_content' => 'b' ) ); $e = wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_content' => 'c' ) );`,
    {
      count: `(int) get_post_meta( $g, 'feedback_count', true ) === 2`,
      meta: `get_comment_meta( $c, 'source', true ) === 'website'`,
      posts: `(int) get_post_meta( $g, 'feedback_count', true ) === 2 && get_post_meta( $p, 'feedback_count', true ) === '' && get_comment_meta( $e, 'source', true ) === ''`,
    },
  ),
  detailCase(
    'uploads',
    'let editors upload json and csv files, and disallow zip for everybody',
    `$types = fn() => apply_filters( 'upload_mimes', array( 'zip' => 'application/zip', 'png' => 'image/png' ), get_current_user_id() ); $guest = $types(); wp_set_current_user( given_user( 'ed', 'editor' ) ); $editor = $types();`,
    {
      json: `in_array( 'application/json', $editor, true )`,
      csv: `in_array( 'text/csv', $editor, true )`,
      'editors only': `in_array( 'text/csv', $editor, true ) && ! in_array( 'text/csv', $guest, true )`,
      zip: `! in_array( 'application/zip', $guest, true ) && ! in_array( 'application/zip', $editor, true ) && in_array( 'image/png', $guest, true )`,
    },
  ),
  detailCase(
    'uploads',
    'When an image is uploaded: set the post meta credit to "Unknown" and put the image in the category... no, only the meta. PDFs are left alone.',
    `$i = given_attachment( 'a.jpg', 'image/jpeg' ); $p = given_attachment( 'a.pdf', 'application/pdf' );`,
    {
      meta: `get_post_meta( $i, 'credit', true ) === 'Unknown'`,
      pdf: `get_post_meta( $i, 'credit', true ) !== '' && get_post_meta( $p, 'credit', true ) === ''`,
    },
  ),
  detailCase(
    'menus',
    'Append an item "My account" linking to /account/ to the menu location header-menu, for logged-in users only',
    `$f = fn( $loc ) => apply_filters( 'wp_nav_menu_items', '<li>One</li>', (object) array( 'theme_location' => $loc, 'menu' => '' ) ); $out = $f( 'header-menu' ); wp_set_current_user( 1 ); $in = $f( 'header-menu' ); $foot = $f( 'footer' );`,
    {
      item: `str_contains( $in, 'My account' ) && str_contains( $in, 'href="' . home_url( '/account/' ) . '"' )`,
      last: `str_starts_with( $in, '<li>One</li>' ) && $in !== '<li>One</li>'`,
      location: `$in !== '<li>One</li>' && $foot === '<li>One</li>'`,
      guests: `$in !== '<li>One</li>' && $out === '<li>One</li>'`,
    },
  ),
  detailCase(
    'classes of the page',
    'body class: add "has-thumb" on single posts with a featured image and "is-search" on search results; remove the class "home".',
    `$p = given_post(); set_post_thumbnail( $p, given_attachment( 'a.jpg', 'image/jpeg' ) ); $n = given_post(); given_visit( $p ); $yes = get_body_class(); given_visit( $n ); $no = get_body_class(); given_main_query( array( 's' => 'x' ) ); $s = get_body_class(); given_main_query( array() ); $h = get_body_class();`,
    {
      thumbnail: `in_array( 'has-thumb', $yes, true ) && ! in_array( 'has-thumb', $no, true )`,
      search: `in_array( 'is-search', $s, true ) && ! in_array( 'is-search', $yes, true )`,
      removed: `in_array( 'has-thumb', $yes, true ) && ! in_array( 'home', $h, true )`,
    },
  ),
  detailCase(
    'head and footer',
    'Output <link rel="preconnect" href="https://cdn.example.com"> in wp_head with priority 2 but not on the front page; nothing for feeds',
    `$p = given_post(); given_main_query( array() ); update_option( 'show_on_front', 'posts' ); $head = fn() => check_output( fn() => do_action( 'wp_head' ) ); $front = $head(); given_visit( $p ); $single = $head();`,
    {
      tag: `str_contains( $single, '<link rel="preconnect" href="https://cdn.example.com"' )`,
      'not on the front page': `str_contains( $single, 'cdn.example.com' ) && ! str_contains( $front, 'cdn.example.com' )`,
    },
  ),
  detailCase(
    'mails of core',
    'Sender of all WordPress mails: name "Tiny Shop", address shop@tiny.test. And stop the mail that goes out when a user changes their email address.',
    ``,
    {
      name: `apply_filters( 'wp_mail_from_name', 'WordPress' ) === 'Tiny Shop'`,
      address: `apply_filters( 'wp_mail_from', 'x@y.test' ) === 'shop@tiny.test'`,
      stopped: `apply_filters( 'send_email_change_email', true, array(), array() ) === false`,
    },
  ),
  detailCase(
    'saving posts',
    'Every time a product is saved, recalculate: store the reading time in minutes in the meta reading_minutes and delete the transient product_cache. No autosaves, no revisions.',
    `register_post_type( 'product', array( 'public' => true ) ); set_transient( 'product_cache', 1 ); $x = given_post( array( 'post_content' => str_repeat( 'w ', 390 ) ) ); $kept = get_transient( 'product_cache' ); $p = given_post( array( 'post_type' => 'product', 'post_content' => str_repeat( 'w ', 390 ) ) );`,
    {
      meta: `(int) get_post_meta( $p, 'reading_minutes', true ) === 2`,
      transient: `$kept && get_transient( 'product_cache' ) === false`,
      'not posts': `(int) get_post_meta( $p, 'reading_minutes', true ) > 0 && get_post_meta( $x, 'reading_minutes', true ) === ''`,
    },
  ),
  detailCase(
    'saving posts',
    'As soon as a page is published, notify editor@site.test by e-mail with the subject "Page online: {title}" and the edit link in the body',
    `wp_set_current_user( 1 ); given_mails( true ); $p = given_post( array( 'post_title' => 'P' ) ); $none = count( given_mails() ); $g = given_post( array( 'post_type' => 'page', 'post_title' => 'About' ) ); $m = given_mails(); wp_update_post( array( 'ID' => $g, 'post_title' => 'About 2' ) ); $again = count( given_mails() );`,
    {
      recipient: `count( $m ) === 1 && in_array( 'editor@site.test', (array) $m[0]['to'], true )`,
      subject: `$m[0]['subject'] === 'Page online: About'`,
      body: `str_contains( $m[0]['message'], 'post.php?post=' . $g )`,
      'only pages': `count( $m ) === 1 && $none === 0`,
      once: `count( $m ) === 1 && $again === 1`,
    },
  ),
  detailCase(
    'saving posts',
    'When a post is trashed, set its meta trashed_by to the ID of the current user and write the time to the option last_trash. Only posts of the type "project".',
    `register_post_type( 'project', array( 'public' => true ) ); wp_set_current_user( 1 ); $j = given_post( array( 'post_type' => 'project' ) ); $p = given_post(); wp_trash_post( $p ); $early = get_option( 'last_trash' ); wp_trash_post( $j );`,
    {
      meta: `(int) get_post_meta( $j, 'trashed_by', true ) === 1`,
      option: `abs( (int) get_option( 'last_trash' ) - time() ) < 100`,
      type: `(int) get_post_meta( $j, 'trashed_by', true ) === 1 && get_post_meta( $p, 'trashed_by', true ) === '' && false === $early`,
    },
  ),
  detailCase(
    'terms',
    'when a tag gets deleted remove the option tag_icon_{term id}; when a tag is created set its term meta "icon" to "default"',
    `$t = wp_insert_term( 'T', 'post_tag' )['term_id']; $c = wp_insert_term( 'C', 'category' )['term_id']; $icon = get_term_meta( $t, 'icon', true ); update_option( "tag_icon_$t", 'x' ); wp_delete_term( $t, 'post_tag' );`,
    {
      created: `$icon === 'default'`,
      deleted: `$icon === 'default' && get_option( "tag_icon_$t" ) === false`,
      categories: `$icon === 'default' && get_term_meta( $c, 'icon', true ) === ''`,
    },
  ),
  detailCase(
    'options',
    'When the option shop_rates is updated, clear the transients shop_rates_eu and shop_rates_us and count the change in the option shop_rates_changes (increment by one).',
    `add_option( 'shop_rates', 1 ); set_transient( 'shop_rates_eu', 1 ); set_transient( 'shop_rates_us', 1 ); update_option( 'shop_rates', 2 ); update_option( 'shop_rates', 3 );`,
    {
      eu: `get_transient( 'shop_rates_eu' ) === false`,
      us: `get_transient( 'shop_rates_us' ) === false`,
      count: `(int) get_option( 'shop_rates_changes' ) === 2`,
    },
  ),
  detailCase(
    'robots and sitemaps',
    'Add "Disallow: /cart/" and a crawl-delay of 10 to robots.txt; author archives and date archives should be noindex',
    `$t = apply_filters( 'robots_txt', "User-agent: *\\n", true ); given_post(); given_main_query( array( 'author' => 1 ) ); $a = apply_filters( 'wp_robots', array() ); given_main_query( array( 'year' => (int) gmdate( 'Y' ) ) ); $d = apply_filters( 'wp_robots', array() ); given_main_query( array() ); $h = apply_filters( 'wp_robots', array() );`,
    {
      path: `str_contains( $t, 'Disallow: /cart/' )`,
      delay: `stripos( $t, 'Crawl-delay: 10' ) !== false`,
      authors: `! empty( $a['noindex'] ) && empty( $h['noindex'] )`,
      dates: `! empty( $d['noindex'] )`,
    },
  ),
  detailCase(
    'robots and sitemaps',
    'Remove the users sitemap and the taxonomy genre from the wp sitemap. Limit each sitemap to 200 URLs.',
    ``,
    {
      users: `apply_filters( 'wp_sitemaps_add_provider', new stdClass(), 'users' ) === false`,
      taxonomy: `array_keys( apply_filters( 'wp_sitemaps_taxonomies', array( 'category' => 1, 'genre' => 1 ) ) ) === array( 'category' )`,
      maximum: `apply_filters( 'wp_sitemaps_max_urls', 2000, 'post' ) === 200`,
    },
  ),
  detailCase(
    'REST filters',
    'Only logged-in users may use the REST API. Others get a 403 with code api_locked and message "No access." – but leave /shop/v2 public.',
    `register_rest_route( 'shop/v2', '/x', array( 'methods' => 'GET', 'callback' => fn() => 1, 'permission_callback' => '__return_true' ) ); $try = function ( $route ) { $GLOBALS['wp']->query_vars['rest_route'] = $route; $_SERVER['REQUEST_URI'] = '/wp-json' . $route; $e = rest_get_server()->check_authentication(); if ( is_wp_error( $e ) ) { return array( $e->get_error_data()['status'], $e->get_error_code(), $e->get_error_message() ); } $r = given_request( 'GET', $route ); return array( $r->get_status(), $r->get_data()['code'] ?? '', $r->get_data()['message'] ?? '' ); }; $out = $try( '/wp/v2/types' ); $mine = $try( '/shop/v2/x' ); wp_set_current_user( 1 ); $in = $try( '/wp/v2/types' );`,
    {
      status: `$out[0] === 403`,
      code: `$out[1] === 'api_locked' && $out[2] === 'No access.'`,
      exception: `$out[0] === 403 && $mine[0] === 200`,
      'logged in': `$out[0] === 403 && $in[0] === 200`,
    },
  ),
  detailCase(
    'WooCommerce',
    'Checkout: hide billing_address_2 and billing_state, make billing_phone optional, and change the label of billing_email to "Where do we write to?"',
    `$f = apply_filters( 'woocommerce_checkout_fields', array( 'billing' => array( 'billing_address_2' => array(), 'billing_state' => array(), 'billing_phone' => array( 'required' => true ), 'billing_email' => array( 'label' => 'E' ) ) ) );`,
    {
      removed: `array_keys( $f['billing'] ) === array( 'billing_phone', 'billing_email' )`,
      optional: `$f['billing']['billing_phone']['required'] === false`,
      label: `$f['billing']['billing_email']['label'] === 'Where do we write to?'`,
    },
  ),
  detailCase(
    'cron',
    'Run a job every 15 minutes that deletes the option acme_lock and the transient acme_feed. Hook acme_tick; register it on activation, unschedule it on deactivation.',
    `add_option( 'acme_lock', 1 ); set_transient( 'acme_feed', 1 ); do_action( 'activate_answer.php' ); $e = wp_get_scheduled_event( 'acme_tick' ); do_action( 'acme_tick' ); do_action( 'deactivate_answer.php' );`,
    {
      interval: `$e && wp_get_schedules()[ $e->schedule ]['interval'] === 900`,
      option: `get_option( 'acme_lock' ) === false`,
      transient: `get_transient( 'acme_feed' ) === false`,
      cleared: `$e && wp_next_scheduled( 'acme_tick' ) === false`,
    },
  ),
  detailCase(
    'cron',
    'daily cron event shop_cleanup: trash products older than 30 days and set the option shop_cleaned to the current timestamp',
    `register_post_type( 'product', array( 'public' => true ) ); $old = given_post( array( 'post_type' => 'product', 'post_date' => gmdate( 'Y-m-d H:i:s', time() - 40 * DAY_IN_SECONDS ) ) ); $new = given_post( array( 'post_type' => 'product' ) ); do_action( 'activate_answer.php' ); do_action( 'init' ); $e = wp_get_scheduled_event( 'shop_cleanup' ); do_action( 'shop_cleanup' );`,
    {
      daily: `$e && $e->schedule === 'daily'`,
      old: `get_post_status( $old ) === 'trash'`,
      new: `get_post_status( $old ) === 'trash' && get_post_status( $new ) === 'publish'`,
      option: `abs( (int) get_option( 'shop_cleaned' ) - time() ) < 100`,
    },
  ),
  detailCase(
    'plugin life',
    'On activation: add the option "acme_color" with "#336699", create a page "Thanks" with the slug thanks unless it already exists, and give administrators the capability manage_acme. On deactivation: delete the option acme_color.',
    `do_action( 'activate_answer.php' ); do_action( 'activate_answer.php' ); $pages = get_posts( array( 'post_type' => 'page', 'name' => 'thanks', 'post_status' => 'publish' ) ); $color = get_option( 'acme_color' ); $cap = get_role( 'administrator' )->has_cap( 'manage_acme' ); do_action( 'deactivate_answer.php' );`,
    {
      option: `$color === '#336699'`,
      page: `count( $pages ) === 1 && $pages[0]->post_title === 'Thanks'`,
      capability: `$cap`,
      removed: `$color === '#336699' && get_option( 'acme_color' ) === false`,
    },
  ),
  detailCase(
    'capabilities',
    'With user_has_cap: users whose user meta vip is "yes" get read_private_posts and read_private_pages',
    `$v = given_user( 'v', 'subscriber' ); update_user_meta( $v, 'vip', 'yes' ); $s = given_user( 's', 'subscriber' );`,
    {
      posts: `user_can( $v, 'read_private_posts' )`,
      pages: `user_can( $v, 'read_private_pages' )`,
      others: `user_can( $v, 'read_private_posts' ) && ! user_can( $s, 'read_private_posts' )`,
    },
  ),
  detailCase(
    'classes',
    'Write a class Acme_Notice: the constructor takes string $message and string $type = "info"; register() hooks render() to admin_notices; render() prints <div class="notice notice-{type}"><p>message</p></div>, escaped.',
    `$n = new Acme_Notice( 'A & B', 'error' ); $n->register(); $html = check_output( fn() => $n->render() ); $d = new Acme_Notice( 'x' ); $info = check_output( fn() => $d->render() );`,
    {
      hook: `has_action( 'admin_notices', array( $n, 'render' ) ) !== false`,
      message: `str_contains( $html, '<p>A &amp; B</p>' )`,
      type: `str_contains( $html, 'notice-error' )`,
      default: `str_contains( $info, 'notice-info' )`,
    },
  ),
  detailCase(
    'classes',
    'Make an abstract class Acme_Task with an abstract method run(): string and a static method create(): static; and a final class Acme_Hello extends it whose run() returns "hello".',
    `$h = Acme_Hello::create();`,
    {
      abstract: `( new ReflectionClass( 'Acme_Task' ) )->isAbstract()`,
      final: `( new ReflectionClass( 'Acme_Hello' ) )->isFinal()`,
      extends: `$h instanceof Acme_Task && $h instanceof Acme_Hello`,
      run: `$h->run() === 'hello'`,
    },
  ),
  detailCase(
    'admin lists',
    'Show the post state "Needs review" in the pages list for pages with the post meta needs_review set, and drop the trash link from the row actions of posts',
    `check_admin( 'edit-post' ); $y = get_post( given_post( array( 'post_type' => 'page' ), array( 'needs_review' => '1' ) ) ); $n = get_post( given_post( array( 'post_type' => 'page' ) ) ); $p = get_post( given_post() ); $act = array( 'edit' => 'E', 'trash' => 'T' );`,
    {
      state: `in_array( 'Needs review', apply_filters( 'display_post_states', array(), $y ), true )`,
      others: `in_array( 'Needs review', apply_filters( 'display_post_states', array(), $y ), true ) && ! in_array( 'Needs review', apply_filters( 'display_post_states', array(), $n ), true )`,
      trash: `array_keys( apply_filters( 'post_row_actions', $act, $p ) ) === array( 'edit' )`,
    },
  ),
];
