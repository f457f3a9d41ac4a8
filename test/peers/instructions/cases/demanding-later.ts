import type { InstructionCase } from './instruction-case.ts';

const newPost = (fields: string) => `wp_insert_post( array( 'post_status' => 'publish', ${fields} ) )`;

const newUser = (login: string, role: string) =>
  `wp_insert_user( array( 'user_login' => '${login}', 'user_pass' => 'x', 'user_email' => '${login}@example.org', 'role' => '${role}' ) )`;

const died = `add_filter( 'wp_redirect', function ( $to ) { throw new Exception( 'to:' . $to ); } ); add_filter( 'wp_die_handler', fn() => function () { throw new Exception( 'died' ); } ); add_filter( 'wp_die_ajax_handler', fn() => function ( $m = '' ) { throw new Exception( 'died' . ( is_scalar( $m ) ? $m : '' ) ); } );`;

/** Prompts of several requirements each, written before the drafts that answer such prompts first ran on them. */
export const laterDemandingCases: readonly InstructionCase[] = [
  {
    area: 'post types',
    prompt: `Register a custom post type:
- key: recipe, labels Recipe / Recipes
- hierarchical, not public, but with an admin UI
- no archive, hidden from the REST API
- supports title, thumbnail and page-attributes
- menu position 25
Code only.`,
    check: `$t = get_post_type_object( 'recipe' ); return $t && $t->hierarchical && ! $t->public && $t->show_ui && ! $t->has_archive && ! $t->show_in_rest && post_type_supports( 'recipe', 'page-attributes' ) && post_type_supports( 'recipe', 'thumbnail' ) && ! post_type_supports( 'recipe', 'editor' ) && 25 === $t->menu_position && 'Recipes' === $t->labels->name;`,
  },
  {
    area: 'taxonomies',
    prompt: `We need a hierarchical taxonomy "region" on posts and pages, shown as a column in the admin lists, rewrite slug "regions", and kept out of the tag cloud. Prefix the function with gt_.`,
    check: `$t = get_taxonomy( 'region' ); return $t && $t->hierarchical && is_object_in_taxonomy( 'post', 'region' ) && is_object_in_taxonomy( 'page', 'region' ) && $t->show_admin_column && 'regions' === $t->rewrite['slug'] && ! $t->show_tagcloud;`,
  },
  {
    area: 'meta',
    prompt:
      'Register the user meta `gt_newsletter` as a boolean with default false, single, exposed in REST, writable only by users with edit_users.',
    check: `$m = get_registered_meta_keys( 'user' )['gt_newsletter'] ?? null; if ( ! $m ) { return false; } $s = ${newUser('nl1', 'subscriber')}; $may = function ( $u ) use ( $s ) { wp_set_current_user( $u ); return (bool) call_user_func( $m_cb = $GLOBALS['gt_cb'], false, 'gt_newsletter', $s, $u, 'edit_user_meta', array() ); }; $GLOBALS['gt_cb'] = $m['auth_callback']; return 'boolean' === $m['type'] && $m['single'] && $m['show_in_rest'] && false === $m['default'] && $may( 1 ) && ! $may( $s );`,
  },
  {
    area: 'options',
    prompt:
      'function gt_toggle( string $feature ): bool — the option gt_features is an array of feature names. If the feature is in it, remove it, otherwise add it. Return whether it is on afterwards. The stored array must be a list without gaps.',
    check: `$a = gt_toggle( 'x' ); $b = gt_toggle( 'y' ); $c = gt_toggle( 'x' ); $o = get_option( 'gt_features' ); return true === $a && true === $b && false === $c && array( 'y' ) === $o;`,
  },
  {
    area: 'Settings API',
    prompt: `Settings page "Shop hours" under Settings, slug shop-hours, for users with manage_options. Option gt_hours (array), group gt_hours_group. Fields: "Opening time" (text, key open), "Closed on Sundays" (checkbox, key sunday), "Contact e-mail" (email, key mail). Sanitize each field by its type; checkbox is stored as 1 or 0. Prefix gt_.`,
    check: `require_once ABSPATH . 'wp-admin/includes/admin.php'; wp_set_current_user( 1 ); foreach ( array( '_maybe_update_core', '_maybe_update_plugins', '_maybe_update_themes', '_wp_admin_bar_init', 'wp_admin_headers', 'wp_set_client_side_media_processing_flag' ) as $core ) { remove_action( 'admin_init', $core ); } do_action( 'admin_init' ); do_action( 'admin_menu' ); global $submenu, $wp_settings_fields; $s = sanitize_option( 'gt_hours', array( 'open' => ' <i>9</i> ', 'mail' => 'bad mail' ) ); $n = 0; foreach ( $wp_settings_fields['shop-hours'] ?? array() as $x ) { $n += count( $x ); } $p = array_filter( $submenu['options-general.php'] ?? array(), fn( $i ) => 'shop-hours' === $i[2] ); return 3 === $n && '9' === $s['open'] && 0 === (int) $s['sunday'] && '' === $s['mail'] && 'gt_hours_group' === get_registered_settings()['gt_hours']['group'] && array() !== $p;`,
    before: `if ( ! defined( 'WP_ADMIN' ) ) { define( 'WP_ADMIN', true ); }`,
  },
  {
    area: 'transients',
    prompt:
      'Write gt_top_authors( int $limit = 3 ): array, the IDs of the users with the most published posts, most first. Cache the result for 12 hours in a transient, and delete that transient when a post is saved.',
    check: `$a = ${newUser('ta', 'author')}; $b = ${newUser('tb', 'author')}; foreach ( array( $a, $a, $a, $b, $b ) as $i => $u ) { ${newPost(`'post_title' => 'p' . $i, 'post_author' => $u`)}; } $r = array_map( 'intval', gt_top_authors( 2 ) ); foreach ( range( 1, 3 ) as $i ) { ${newPost(`'post_title' => 'q' . $i, 'post_author' => $b`)}; } return array( $a, $b ) === $r && array( $b, $a ) === array_map( 'intval', gt_top_authors( 2 ) );`,
  },
  {
    area: 'queries',
    prompt:
      'gt_upcoming( int $limit = 5 ): array returns WP_Post objects of the published `event` posts whose meta `event_date` (Y-m-d) is today or later, soonest first.',
    check: `$mk = function ( $d ) { $p = ${newPost(`'post_type' => 'event', 'post_title' => 'e'`)}; update_post_meta( $p, 'event_date', wp_date( 'Y-m-d', time() + $d * DAY_IN_SECONDS ) ); return $p; }; $late = $mk( 9 ); $past = $mk( -2 ); $soon = $mk( 2 ); $today = $mk( 0 ); return array( $today, $soon, $late ) === wp_list_pluck( gt_upcoming(), 'ID' ) && 1 === count( gt_upcoming( 1 ) );`,
    before: `add_action( 'init', function () { register_post_type( 'event', array( 'public' => true, 'label' => 'Events' ) ); }, 1 );`,
  },
  {
    area: 'queries',
    prompt:
      'Function gt_related( int $post_id, int $count = 3 ): array. It returns the IDs of published posts that share at least one category with the post, without the post itself, newest first.',
    check: `$c = wp_insert_term( 'A', 'category' )['term_id']; $d = wp_insert_term( 'B', 'category' )['term_id']; $mk = fn( $n, $cat ) => ${newPost(`'post_title' => 'r' . $n, 'post_category' => array( $cat ), 'post_date' => '2024-01-0' . $n . ' 10:00:00'`)}; $one = $mk( 1, $c ); $two = $mk( 2, $c ); $three = $mk( 3, $d ); $four = $mk( 4, $c ); return array( $four, $two ) === array_map( 'intval', array_values( gt_related( $one ) ) ) && array( $four ) === array_map( 'intval', array_values( gt_related( $one, 1 ) ) );`,
  },
  {
    area: 'queries',
    prompt:
      'On the search results page, only posts and products should be found, 20 per page, and posts with the meta hide_from_search = 1 must not appear. Do not touch the admin or secondary queries.',
    check: `$p = ${newPost(`'post_title' => 'needle one'`)}; $h = ${newPost(`'post_title' => 'needle two'`)}; $g = ${newPost(`'post_title' => 'needle page', 'post_type' => 'page'`)}; update_post_meta( $h, 'hide_from_search', '1' ); set_current_screen( 'front' ); $q = new WP_Query(); $GLOBALS['wp_the_query'] = $q; $GLOBALS['wp_query'] = $q; $ids = wp_list_pluck( $q->query( array( 's' => 'needle' ) ), 'ID' ); return array( $p ) === $ids && 20 === (int) $q->get( 'posts_per_page' );`,
    before: `add_action( 'init', function () { register_post_type( 'product', array( 'public' => true, 'label' => 'Products' ) ); }, 1 );`,
  },
  {
    area: 'users',
    prompt: `Add a role:
- slug: shop_clerk, name: Shop clerk
- capabilities: read, edit_posts, upload_files; it must not be able to publish
- created on plugin activation, removed on deactivation
- prefix gt_`,
    check: `foreach ( $GLOBALS['wp_filter'] as $k => $h ) { if ( str_starts_with( (string) $k, 'activate_' ) && ! str_contains( (string) $k, 'plugin' ) ) { do_action( $k ); } } $r = get_role( 'shop_clerk' ); $ok = $r && $r->has_cap( 'read' ) && $r->has_cap( 'edit_posts' ) && $r->has_cap( 'upload_files' ) && ! $r->has_cap( 'publish_posts' ); foreach ( $GLOBALS['wp_filter'] as $k => $h ) { if ( str_starts_with( (string) $k, 'deactivate_' ) && ! str_contains( (string) $k, 'plugin' ) ) { do_action( $k ); } } return $ok && null === get_role( 'shop_clerk' );`,
  },
  {
    area: 'users',
    prompt:
      'Add a text field "Twitter handle" to the user profile screen (own profile and when editing others), save it in the user meta gt_twitter with nonce and capability check, and strip a leading @.',
    check: `$u = ${newUser('tw1', 'subscriber')}; wp_set_current_user( 1 ); ob_start(); do_action( 'edit_user_profile', get_userdata( $u ) ); $h = ob_get_clean(); if ( ! preg_match_all( '~name=["\\']([^"\\']+)["\\'][^>]*value=["\\']([^"\\']*)~', $h, $m, PREG_SET_ORDER ) ) { return 'no field'; } $_POST = array(); foreach ( $m as $f ) { $_POST[ $f[1] ] = '' === $f[2] ? '@ann' : $f[2]; } $_REQUEST = $_POST; do_action( 'edit_user_profile_update', $u ); return 'ann' === get_user_meta( $u, 'gt_twitter', true ) && false !== has_action( 'show_user_profile' );`,
  },
  {
    area: 'comments',
    prompt:
      'Comments shorter than 15 characters should be held for moderation, except when they were written by somebody who can moderate comments.',
    check: `$f = fn( $text, $user ) => apply_filters( 'pre_comment_approved', 1, array( 'comment_content' => $text, 'user_id' => $user, 'user_ID' => $user, 'comment_author_email' => 'a@example.org', 'comment_post_ID' => 1, 'comment_author' => 'A', 'comment_author_url' => '' ) ); return 0 === (int) $f( 'short', 0 ) && 1 === (int) $f( 'this one is long enough', 0 ) && 1 === (int) $f( 'short', 1 );`,
  },
  {
    area: 'comments',
    prompt:
      'When a comment is approved, e-mail the post author: subject "New comment on your post", the body contains the link of the post. Nothing is sent when the author of the comment is the author of the post.',
    check: `$mails = array(); add_filter( 'pre_wp_mail', function ( $p, $a ) use ( &$mails ) { $mails[] = $a; return true; }, 10, 2 ); remove_all_actions( 'comment_post' ); $u = ${newUser('pa1', 'author')}; $p = ${newPost(`'post_title' => 'p', 'post_author' => $u`)}; $mk = fn( $user ) => wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_author' => 'x', 'comment_content' => 'hello', 'comment_approved' => 0, 'user_id' => $user ) ); $a = $mk( 0 ); $b = $mk( $u ); $mails = array(); wp_set_comment_status( $a, 'approve' ); $n = count( $mails ); wp_set_comment_status( $b, 'approve' ); return 1 === $n && 1 === count( $mails ) && array( 'pa1@example.org' ) === (array) $mails[0]['to'] && 'New comment on your post' === $mails[0]['subject'] && str_contains( $mails[0]['message'], get_permalink( $p ) );`,
  },
  {
    area: 'media',
    prompt: `Image sizes for my theme: "card" 400x300 cropped, "hero" 1600 wide with free height. Both must be selectable in the editor's size list with the labels "Card" and "Hero".`,
    check: `do_action( 'after_setup_theme' ); $s = wp_get_additional_image_sizes(); $n = apply_filters( 'image_size_names_choose', array( 'full' => 'Full' ) ); return 400 === $s['card']['width'] && 300 === $s['card']['height'] && $s['card']['crop'] && 1600 === $s['hero']['width'] && ! $s['hero']['crop'] && 'Card' === $n['card'] && 'Hero' === $n['hero'] && 'Full' === $n['full'];`,
  },
  {
    area: 'REST',
    prompt: `Build a REST endpoint GET gt/v1/posts/popular:
- parameter "per_page": integer, default 5, minimum 1, maximum 20
- public
- returns published posts ordered by comment count, most first
- each item: id, title, comments (integer)`,
    check: `$a = ${newPost(`'post_title' => 'few'`)}; $b = ${newPost(`'post_title' => 'many'`)}; foreach ( array( $a, $b, $b ) as $i => $p ) { wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_content' => 'c' . $i, 'comment_approved' => 1 ) ); } wp_update_comment_count_now( $a ); wp_update_comment_count_now( $b ); $run = function ( $n = null ) { $q = new WP_REST_Request( 'GET', '/gt/v1/posts/popular' ); if ( null !== $n ) { $q->set_query_params( array( 'per_page' => $n ) ); } return rest_do_request( $q ); }; $d = $run( 2 )->get_data(); return 400 === $run( 50 )->get_status() && 400 === $run( 0 )->get_status() && 2 === count( $d ) && $b === $d[0]['id'] && 'many' === $d[0]['title'] && 2 === $d[0]['comments'];`,
  },
  {
    area: 'REST',
    prompt: `Route POST gt/v1/ratings (logged-in users only).
Arguments: post_id (integer, required, must be an existing published post, otherwise WP_Error gt_no_post with status 404), stars (integer from 1 to 5, required).
Stores the rating in the post meta gt_ratings (array user ID => stars), a second rating replaces the first. Response: {"average": <float>}.`,
    check: `$p = ${newPost(`'post_title' => 'p'`)}; $post = function ( $body ) { $q = new WP_REST_Request( 'POST', '/gt/v1/ratings' ); $q->set_body_params( $body ); return rest_do_request( $q ); }; $anon = $post( array( 'post_id' => $p, 'stars' => 4 ) )->get_status(); wp_set_current_user( 1 ); $post( array( 'post_id' => $p, 'stars' => 2 ) ); $one = $post( array( 'post_id' => $p, 'stars' => 4 ) ); $bad = $post( array( 'post_id' => $p, 'stars' => 9 ) )->get_status(); $none = $post( array( 'post_id' => 99999, 'stars' => 3 ) ); return 401 === $anon && 400 === $bad && 404 === $none->get_status() && 'gt_no_post' === $none->get_data()['code'] && 4.0 === (float) ( (array) $one->get_data() )['average'];`,
  },
  {
    area: 'REST',
    prompt:
      'Add the read-only field "author_name" to posts and pages in the REST API. It contains the display name of the author, schema type string, only in the contexts view and embed.',
    check: `$u = ${newUser('an1', 'author')}; wp_update_user( array( 'ID' => $u, 'display_name' => 'Ann Lee' ) ); $p = ${newPost(`'post_title' => 'p', 'post_author' => $u`)}; $g = ${newPost(`'post_title' => 'g', 'post_type' => 'page', 'post_author' => $u`)}; $get = fn( $r ) => rest_do_request( new WP_REST_Request( 'GET', $r ) )->get_data(); $f = $GLOBALS['wp_rest_additional_fields']['post']['author_name'] ?? array(); return 'Ann Lee' === $get( '/wp/v2/posts/' . $p )['author_name'] && 'Ann Lee' === $get( '/wp/v2/pages/' . $g )['author_name'] && 'string' === $f['schema']['type'] && array( 'view', 'embed' ) === $f['schema']['context'] && empty( $f['update_callback'] );`,
  },
  {
    area: 'rewrite rules',
    prompt: `Make /team/{name}/ work: it maps to the query variable gt_member and shows the template gt-member.php of the theme. Rules are flushed on activation only. Prefix gt_.`,
    check: `global $wp_rewrite, $wp; $wp_rewrite->permalink_structure = '/%postname%/'; $found = null; foreach ( $wp_rewrite->rewrite_rules() as $re => $to ) { if ( preg_match( "#^$re#", 'team/ann-lee', $m ) ) { parse_str( WP_MatchesMapRegex::apply( (string) preg_replace( '!^.+\\?!', '', $to ), $m ), $v ); $found = $v['gt_member'] ?? null; break; } } $act = array_filter( array_keys( $GLOBALS['wp_filter'] ), fn( $k ) => str_starts_with( (string) $k, 'activate_answer' ) ); return 'ann-lee' === $found && in_array( 'gt_member', apply_filters( 'query_vars', array() ), true ) && false !== has_filter( 'template_include' ) && array() !== $act;`,
  },
  {
    area: 'cron',
    prompt: `Daily cleanup:
- cron event gt_cleanup, daily, scheduled on init if it isn't yet
- its callback gt_run_cleanup deletes posts of the type log that are older than 90 days, permanently
- the event is removed when the plugin is deactivated`,
    check: `$old = ${newPost(`'post_type' => 'log', 'post_title' => 'o', 'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00'`)}; $new = ${newPost(`'post_type' => 'log', 'post_title' => 'n'`)}; $keep = ${newPost(`'post_title' => 'k', 'post_date' => '2020-01-01 00:00:00'`)}; $s = wp_get_schedule( 'gt_cleanup' ); gt_run_cleanup(); $de = array_filter( array_keys( $GLOBALS['wp_filter'] ), fn( $k ) => str_starts_with( (string) $k, 'deactivate_' ) && str_contains( (string) $k, 'answer' ) ); foreach ( $de as $k ) { do_action( $k ); } return 'daily' === $s && null === get_post( $old ) && get_post( $new ) && get_post( $keep ) && false !== has_action( 'gt_cleanup', 'gt_run_cleanup' ) && false === wp_next_scheduled( 'gt_cleanup' );`,
    before: `add_action( 'init', function () { register_post_type( 'log', array( 'public' => false, 'label' => 'Logs' ) ); }, 1 );`,
  },
  {
    area: 'cron',
    prompt:
      'Add the cron interval "every_ten_minutes" (600 seconds, shown as "Every ten minutes") and use it for the hook gt_poll, whose handler stores the current Unix time in the option gt_last_poll.',
    check: `$s = wp_get_schedules()['every_ten_minutes'] ?? null; do_action( 'init' ); $e = wp_get_schedule( 'gt_poll' ); do_action( 'gt_poll' ); return $s && 600 === $s['interval'] && 'Every ten minutes' === $s['display'] && 'every_ten_minutes' === $e && abs( (int) get_option( 'gt_last_poll' ) - time() ) <= 2;`,
  },
  {
    area: 'HTTP',
    prompt: `gt_weather( string $city ): ?array
Calls https://weather.example.org/v2/now?q=<city> with the HTTP API, timeout 8 seconds, header "Authorization: Bearer " plus the option gt_weather_token. Returns the decoded JSON as an array, or null on any error (request failed, status not 200, body is no JSON object). Successful answers are kept in a transient for 30 minutes.`,
    check: `update_option( 'gt_weather_token', 't1' ); $a = gt_weather( 'Oslo' ); $b = gt_weather( 'Oslo' ); $c = $GLOBALS['w']; $bad = array( gt_weather( 'Err' ), gt_weather( 'Nope' ), gt_weather( 'Text' ) ); $h = array_change_key_case( (array) $c[0][1]['headers'] ); return array( 'temp' => 4 ) === $a && $a === $b && 1 === count( $c ) && str_contains( $c[0][0], 'q=Oslo' ) && 8 === (int) $c[0][1]['timeout'] && 'Bearer t1' === ( $h['authorization'] ?? '' ) && array( null, null, null ) === $bad;`,
    before: `add_filter( 'pre_http_request', function ( $pre, $args, $url ) { if ( ! str_contains( $url, 'weather.example.org' ) ) { return $pre; } $GLOBALS['w'][] = array( $url, $args ); if ( str_contains( $url, 'q=Err' ) ) { return new WP_Error( 'x', 'x' ); } return array( 'headers' => array(), 'body' => str_contains( $url, 'q=Text' ) ? 'hi' : '{"temp":4}', 'response' => array( 'code' => str_contains( $url, 'q=Nope' ) ? 404 : 200, 'message' => '' ), 'cookies' => array(), 'filename' => null ); }, 10, 3 );`,
  },
  {
    area: 'mail',
    prompt:
      'All mails that WordPress sends should come from "Green Tea" <hello@greentea.test>, and a copy (Bcc) of each has to go to archive@greentea.test.',
    check: `$m = null; add_filter( 'pre_wp_mail', function ( $p, $a ) use ( &$m ) { $m = $a; return true; }, 99, 2 ); wp_mail( 'a@example.org', 's', 'b' ); return 'hello@greentea.test' === apply_filters( 'wp_mail_from', 'x@y.z' ) && 'Green Tea' === apply_filters( 'wp_mail_from_name', 'WordPress' ) && 1 === preg_match( '/bcc:\\s*archive@greentea\\.test/i', implode( "\\n", (array) $m['headers'] ) );`,
  },
  {
    area: 'i18n',
    prompt:
      'gt_time_label( int $minutes ): string, text domain green-tea: "Just now" below 1 minute, "%d minute ago" / "%d minutes ago" below an hour, otherwise "%d hour ago" / "%d hours ago". Correct plural forms.',
    check: `return 'Just now' === gt_time_label( 0 ) && '1 minute ago' === gt_time_label( 1 ) && '59 minutes ago' === gt_time_label( 59 ) && '1 hour ago' === gt_time_label( 60 ) && '2 hours ago' === gt_time_label( 125 );`,
  },
  {
    area: 'shortcodes',
    prompt: `Shortcode [gt_posts count="3" category="news" order="ASC"]:
- lists published posts as <ul class="gt-posts"> with a link per item
- count: integer from 1 to 10, default 5; category: slug, optional; order: ASC or DESC (default DESC), by date
- prints the text "No posts found." in a paragraph when there are none`,
    check: `$c = wp_insert_term( 'News', 'category', array( 'slug' => 'news' ) )['term_id']; $mk = fn( $t, $d, $cat ) => ${newPost(`'post_title' => $t, 'post_date' => $d, 'post_category' => array( $cat )`)}; $mk( 'Old & new', '2024-01-01 00:00:00', $c ); $mk( 'Later', '2024-02-01 00:00:00', $c ); $mk( 'Other', '2024-03-01 00:00:00', 1 ); $a = do_shortcode( '[gt_posts category="news" order="ASC"]' ); $b = do_shortcode( '[gt_posts count="1"]' ); $n = do_shortcode( '[gt_posts category="nope"]' ); return str_contains( $a, '<ul class="gt-posts">' ) && strpos( $a, 'Old' ) < strpos( $a, 'Later' ) && ! str_contains( $a, 'Other' ) && 1 === substr_count( $b, '<li' ) && str_contains( $n, '<p' ) && str_contains( $n, 'No posts found.' );`,
  },
  {
    area: 'widgets',
    prompt: `Class Gt_Quote_Widget (extends WP_Widget), id base gt_quote, name "Quote". Fields: title, quote, source. Output: the title with the theme's wrappers, the quote in a <blockquote>, the source in a <cite> if there is one. Sanitize on update, escape on output, register it.`,
    check: `do_action( 'widgets_init' ); $w = new Gt_Quote_Widget(); $args = array( 'before_widget' => '<s>', 'after_widget' => '</s>', 'before_title' => '<h3>', 'after_title' => '</h3>' ); ob_start(); $w->widget( $args, array( 'title' => 'Q', 'quote' => 'Be <b>x</b>', 'source' => 'Ann' ) ); $h = ob_get_clean(); ob_start(); $w->widget( $args, array( 'title' => 'Q', 'quote' => 'a', 'source' => '' ) ); $n = ob_get_clean(); $u = $w->update( array( 'title' => '<b>t</b>', 'quote' => '<script>1</script>q', 'source' => 's' ), array() ); return 'gt_quote' === $w->id_base && str_contains( $h, '<h3>Q</h3>' ) && str_contains( $h, '<blockquote' ) && 1 === preg_match( '~<cite[^>]*>\\s*Ann~', $h ) && ! str_contains( $n, '<cite' ) && 't' === $u['title'] && ! str_contains( $u['quote'], '<script' );`,
  },
  {
    area: 'nav menus',
    prompt:
      'Register the menu locations "primary" (Primary menu) and "footer" (Footer menu), and add the class "is-external" to each menu item whose URL leads to another host.',
    check: `do_action( 'after_setup_theme' ); do_action( 'init' ); $m = get_registered_nav_menus(); $f = fn( $url ) => apply_filters( 'nav_menu_css_class', array( 'menu-item' ), (object) array( 'url' => $url, 'ID' => 1, 'title' => 'x' ), (object) array( 'theme_location' => 'primary' ), 0 ); return 'Primary menu' === ( $m['primary'] ?? '' ) && 'Footer menu' === ( $m['footer'] ?? '' ) && in_array( 'is-external', $f( 'https://other.example/' ), true ) && ! in_array( 'is-external', $f( home_url( '/a' ) ), true ) && ! in_array( 'is-external', $f( '/b' ), true ) && ! in_array( 'is-external', $f( '#c' ), true );`,
  },
  {
    area: 'scripts',
    prompt: `Load css/admin.css and js/admin.js of my plugin (handles gt-admin, version 1.4) only on the plugin's settings screen settings_page_gt. The script depends on wp-api-fetch and goes into the footer.`,
    check: `require_once ABSPATH . 'wp-admin/includes/admin.php'; do_action( 'admin_enqueue_scripts', 'index.php' ); $no = wp_script_is( 'gt-admin' ) || wp_style_is( 'gt-admin' ); do_action( 'admin_enqueue_scripts', 'settings_page_gt' ); $s = wp_scripts()->registered['gt-admin'] ?? null; return ! $no && $s && wp_style_is( 'gt-admin' ) && '1.4' === $s->ver && in_array( 'wp-api-fetch', $s->deps, true ) && 1 === (int) ( $s->extra['group'] ?? 0 );`,
  },
  {
    area: 'blocks',
    prompt: `Dynamic block gt/countdown, registered in PHP. Attributes: date (string, default ""), label (string, default "Days left"). Render: a <p> with the wrapper attributes containing the label and the number of whole days until the date; nothing when the date is empty or in the past.`,
    check: `$do = fn( $a ) => trim( do_blocks( '<!-- wp:gt/countdown ' . wp_json_encode( $a ) . ' /-->' ) ); $d = gmdate( 'Y-m-d', time() + 10 * DAY_IN_SECONDS ); $h = $do( array( 'date' => $d, 'label' => 'To <go>' ) ); return str_contains( $h, 'wp-block-gt-countdown' ) && 1 === preg_match( '/\\b(9|10)\\b/', $h ) && str_contains( $h, 'To &lt;go' ) && '' === $do( array( 'date' => '2020-01-01' ) ) && '' === do_blocks( '<!-- wp:gt/countdown /-->' );`,
  },
  {
    area: 'block patterns',
    prompt:
      'Two block styles for core/button, "Ghost" (ghost) and "Pill" (pill), and a block pattern gt/intro titled "Intro" with a heading, a paragraph and a separator in the category "text".',
    check: `$r = WP_Block_Styles_Registry::get_instance(); $p = WP_Block_Patterns_Registry::get_instance()->get_registered( 'gt/intro' ); return $r->is_registered( 'core/button', 'ghost' ) && $r->is_registered( 'core/button', 'pill' ) && $p && array( 'text' ) === $p['categories'] && str_contains( $p['content'], 'wp:heading' ) && str_contains( $p['content'], 'wp:paragraph' ) && str_contains( $p['content'], 'wp:separator' );`,
  },
  {
    area: 'abilities',
    prompt: `Register an ability gt/post-title (label "Post title") in the category gt-content (label "Content"). Input: object with the required integer property id. Output: object with the string property title. Only users who can read private posts may run it. An unknown post gives a WP_Error.`,
    check: `$a = wp_get_ability( 'gt/post-title' ); if ( ! $a ) { return false; } $p = ${newPost(`'post_title' => 'Hello'`)}; wp_set_current_user( 0 ); $anon = $a->execute( array( 'id' => $p ) ); wp_set_current_user( 1 ); $ok = $a->execute( array( 'id' => $p ) ); return is_wp_error( $anon ) && 'Hello' === ( (array) $ok )['title'] && is_wp_error( $a->execute( array( 'id' => 99999 ) ) ) && is_wp_error( $a->execute( array() ) );`,
  },
  {
    area: 'HTML API',
    prompt:
      'Filter the_content: every <table> gets the class "gt-table", every <iframe> without a title gets title="Embedded content" and loading="lazy". Use WP_HTML_Tag_Processor, function gt_polish.',
    check: `$h = apply_filters( 'the_content', '<table class="a"><tr><td>1</td></tr></table><iframe src="https://x.test/"></iframe><iframe title="Map" src="https://y.test/"></iframe>' ); $p = new WP_HTML_Tag_Processor( $h ); $p->next_tag( 'table' ); $c = $p->get_attribute( 'class' ); $p->next_tag( 'iframe' ); $t = $p->get_attribute( 'title' ); $l = $p->get_attribute( 'loading' ); $p->next_tag( 'iframe' ); return 'a gt-table' === $c && 'Embedded content' === $t && 'lazy' === $l && 'Map' === $p->get_attribute( 'title' ) && false !== has_filter( 'the_content', 'gt_polish' );`,
  },
  {
    area: 'block parser',
    prompt:
      'gt_gallery_ids( int $post_id ): array collects the attachment IDs (attribute id) of all core/image blocks in the content of a post, nested ones included, each ID once, in document order.',
    check: `$c = '<!-- wp:image {"id":7} --><figure class="wp-block-image"><img/></figure><!-- /wp:image --><!-- wp:group --><div class="wp-block-group"><!-- wp:image {"id":3} --><figure class="wp-block-image"><img/></figure><!-- /wp:image --><!-- wp:image {"id":7} --><figure class="wp-block-image"><img/></figure><!-- /wp:image --></div><!-- /wp:group --><!-- wp:image --><figure class="wp-block-image"><img/></figure><!-- /wp:image -->'; $p = ${newPost(`'post_title' => 'g', 'post_content' => $c`)}; return array( 7, 3 ) === array_values( gt_gallery_ids( $p ) );`,
  },
  {
    area: 'database',
    prompt: `Table {prefix}gt_clicks (id, url, clicks, last_click) where url is unique.
- gt_clicks_install(): void creates it with dbDelta
- gt_count_click( string $url ): int adds one click for the URL (a new row on the first) and returns the new number
- gt_top_urls( int $limit ): array returns url => clicks, most clicked first
Everything prepared.`,
    check: `gt_clicks_install(); $a = array( gt_count_click( 'https://a.test/' ), gt_count_click( 'https://a.test/' ), gt_count_click( "https://b.test/?o='x'" ), gt_count_click( 'https://a.test/' ) ); $t = array_map( 'intval', gt_top_urls( 5 ) ); return array( 1, 2, 1, 3 ) === $a && array( 'https://a.test/' => 3, "https://b.test/?o='x'" => 1 ) === $t && 1 === count( gt_top_urls( 1 ) );`,
  },
  {
    area: 'list table columns',
    prompt: `In the list of the post type book: a column "Price" (key gt_price) after the title that shows the meta price with two decimals and a trailing " EUR", or a dash when there is none. The column is sortable by number.`,
    check: `require_once ABSPATH . 'wp-admin/includes/admin.php'; $p = ${newPost(`'post_type' => 'book', 'post_title' => 'b'`)}; $q = ${newPost(`'post_type' => 'book', 'post_title' => 'c'`)}; update_post_meta( $p, 'price', '9.5' ); $c = apply_filters( 'manage_book_posts_columns', array( 'cb' => '', 'title' => 'Title', 'date' => 'Date' ) ); $cell = function ( $id ) { ob_start(); do_action( 'manage_book_posts_custom_column', 'gt_price', $id ); return trim( ob_get_clean() ); }; return array( 'cb', 'title', 'gt_price', 'date' ) === array_keys( $c ) && 'Price' === $c['gt_price'] && '9.50 EUR' === $cell( $p ) && in_array( $cell( $q ), array( '-', '–', '—' ), true ) && isset( apply_filters( 'manage_edit-book_sortable_columns', array() )['gt_price'] );`,
    before: `if ( ! defined( 'WP_ADMIN' ) ) { define( 'WP_ADMIN', true ); } add_action( 'init', function () { register_post_type( 'book', array( 'public' => true, 'label' => 'Books' ) ); }, 1 );`,
  },
  {
    area: 'meta boxes',
    prompt: `Meta box "Event details" on the post type event (side, high). Fields: start date (gt_start, type date) and seats (gt_seats, number, at least 0). Save with nonce, edit_post check, no autosave. An empty date deletes the meta. Prefix gt_.`,
    check: `require_once ABSPATH . 'wp-admin/includes/admin.php'; wp_set_current_user( 1 ); $p = ${newPost(`'post_type' => 'event', 'post_title' => 'e'`)}; update_post_meta( $p, 'gt_start', '2020-01-01' ); set_current_screen( 'event' ); do_action( 'add_meta_boxes', 'event', get_post( $p ) ); do_action( 'add_meta_boxes_event', get_post( $p ) ); ob_start(); do_meta_boxes( 'event', 'side', get_post( $p ) ); $h = ob_get_clean(); if ( ! str_contains( $h, 'Event details' ) ) { return 'no box'; } preg_match_all( '~name=["\\']([^"\\']+)["\\'][^>]*value=["\\']([^"\\']*)~', $h, $m, PREG_SET_ORDER ); $_POST = array(); foreach ( $m as $f ) { $_POST[ $f[1] ] = $f[2]; } $_POST['gt_start'] = '2026-05-01'; $_POST['gt_seats'] = '-12'; $_REQUEST = $_POST; wp_update_post( array( 'ID' => $p, 'post_title' => 'x' ) ); $a = array( get_post_meta( $p, 'gt_start', true ), (int) get_post_meta( $p, 'gt_seats', true ) ); $_POST['gt_start'] = ''; wp_update_post( array( 'ID' => $p, 'post_title' => 'y' ) ); $gone = get_post_meta( $p, 'gt_start', true ); $_POST = array( 'gt_seats' => '5' ); wp_update_post( array( 'ID' => $p, 'post_title' => 'z' ) ); return '2026-05-01' === $a[0] && $a[1] >= 0 && '' === $gone && 5 !== (int) get_post_meta( $p, 'gt_seats', true );`,
    before: `if ( ! defined( 'WP_ADMIN' ) ) { define( 'WP_ADMIN', true ); } add_action( 'init', function () { register_post_type( 'event', array( 'public' => true, 'label' => 'Events' ) ); }, 1 );`,
  },
  {
    area: 'AJAX',
    prompt: `AJAX action gt_like for logged-in users and guests: checks the nonce "gt_like" in the field nonce, increases the post meta gt_likes of the post post_id (must be published) by one and answers with wp_send_json_success( array( 'likes' => n ) ); otherwise wp_send_json_error with status 400.`,
    check: `${died} add_filter( 'wp_doing_ajax', '__return_true' ); $p = ${newPost(`'post_title' => 'p'`)}; $d = wp_insert_post( array( 'post_title' => 'd', 'post_status' => 'draft' ) ); $run = function ( $id, $nonce = true ) { $_POST = array( 'post_id' => (string) $id ); if ( $nonce ) { $_POST['nonce'] = wp_create_nonce( 'gt_like' ); } $_REQUEST = $_POST; ob_start(); try { do_action( 'wp_ajax_nopriv_gt_like' ); } catch ( Exception $e ) { unset( $e ); } return json_decode( ob_get_clean(), true ); }; $a = $run( $p ); $b = $run( $p ); $c = $run( $d ); $n = $run( $p, false ); return true === $a['success'] && 1 === $a['data']['likes'] && 2 === $b['data']['likes'] && true !== ( $c['success'] ?? null ) && true !== ( $n['success'] ?? null ) && 2 === (int) get_post_meta( $p, 'gt_likes', true ) && false !== has_action( 'wp_ajax_gt_like' );`,
  },
  {
    area: 'WP-CLI',
    prompt: `WP-CLI command "wp gt import <file>": reads a CSV with the columns title,content, creates a draft post per line, skips lines without a title with a warning, shows a progress bar, and ends with the success message "Imported N posts." An unreadable file is an error. Function gt_cli_import.`,
    check: `do_action( 'cli_init' ); $f = tempnam( sys_get_temp_dir(), 'csv' ); file_put_contents( $f, "title,content\\nOne,Text one\\n,none\\nTwo,Text two\\n" ); gt_cli_import( array( $f ), array() ); $d = get_posts( array( 'post_status' => 'draft', 'posts_per_page' => -1 ) ); $said = implode( '|', array_map( fn( $l ) => $l[0] . ':' . $l[1], WP_CLI::$out ) ); $error = false; try { gt_cli_import( array( $f . '.none' ), array() ); } catch ( Exception $e ) { $error = true; } return 2 === count( $d ) && str_contains( $said, 'success:Imported 2 posts.' ) && str_contains( $said, 'warning:' ) && $error;`,
    before: `if ( ! defined( 'WP_CLI' ) ) { define( 'WP_CLI', true ); class WP_CLI { public static $commands = array(); public static $out = array(); public static function add_command( $n, $c, $a = array() ) { self::$commands[ $n ] = $c; return true; } public static function success( $m ) { self::$out[] = array( 'success', $m ); } public static function log( $m ) { self::$out[] = array( 'log', $m ); } public static function warning( $m ) { self::$out[] = array( 'warning', $m ); } public static function error( $m, $e = true ) { throw new Exception( 'error' ); } } eval( 'namespace WP_CLI\\Utils; function get_flag_value( $a, $f, $d = null ) { return $a[ $f ] ?? $d; } function make_progress_bar( $m, $c ) { return new class { public function tick( $n = 1 ) {} public function finish() {} }; }' ); }`,
  },
  {
    area: 'privacy',
    prompt:
      'My plugin stores gt_birthday and gt_city in the user meta. Write a personal data exporter (key gt-profile, friendly name "Profile data") that exports both with the labels "Birthday" and "City", and an eraser that deletes both.',
    check: `$e = apply_filters( 'wp_privacy_personal_data_exporters', array() )['gt-profile'] ?? null; $x = array_values( apply_filters( 'wp_privacy_personal_data_erasers', array() ) )[0] ?? null; if ( ! $e || ! $x ) { return false; } $u = ${newUser('pr9', 'subscriber')}; update_user_meta( $u, 'gt_birthday', '1990-01-01' ); update_user_meta( $u, 'gt_city', 'Oslo' ); $d = call_user_func( $e['callback'], 'pr9@example.org', 1 ); $row = $d['data'][0]['data']; call_user_func( $x['callback'], 'pr9@example.org', 1 ); return 'Profile data' === $e['exporter_friendly_name'] && array( 'Birthday' => '1990-01-01', 'City' => 'Oslo' ) === array_column( $row, 'value', 'name' ) && '' === get_user_meta( $u, 'gt_city', true ) && '' === get_user_meta( $u, 'gt_birthday', true );`,
  },
  {
    area: 'login',
    prompt:
      'After login, subscribers go to /my-account/, editors and authors to the list of posts in wp-admin, administrators wherever they wanted to go. Use login_redirect, function gt_after_login, and be careful: the user can be a WP_Error.',
    check: `$f = fn( $u ) => apply_filters( 'login_redirect', admin_url(), admin_url( 'themes.php' ), $u ); $s = get_userdata( ${newUser('lr1', 'subscriber')} ); $e = get_userdata( ${newUser('lr2', 'editor')} ); return str_ends_with( untrailingslashit( $f( $s ) ), '/my-account' ) && str_contains( $f( $e ), 'edit.php' ) && in_array( $f( get_userdata( 1 ) ), array( admin_url(), admin_url( 'themes.php' ) ), true ) && is_string( $f( new WP_Error( 'x', 'y' ) ) ) && false !== has_filter( 'login_redirect', 'gt_after_login' );`,
  },
  {
    area: 'security',
    prompt:
      'Write the handler for admin_post_gt_save_note (logged-in users with edit_posts): verify the nonce gt_save_note, save the multi-line POST field note sanitized in the option gt_note, then redirect safely to admin.php?page=gt-notes with saved=1.',
    check: `${died} $run = function ( $user, $nonce ) { wp_set_current_user( $user ); $_POST = array( 'note' => "a\\n<script>x</script>b" ); if ( $nonce ) { $_POST['_wpnonce'] = wp_create_nonce( 'gt_save_note' ); } $_REQUEST = $_POST; try { do_action( 'admin_post_gt_save_note' ); return 'none'; } catch ( Exception $e ) { return $e->getMessage(); } }; $a = $run( 1, false ); $b = $run( ${newUser('sn1', 'subscriber')}, true ); $before = get_option( 'gt_note' ); $c = $run( 1, true ); return ! str_contains( $a, 'saved=1' ) && ! str_contains( $b, 'saved=1' ) && false === $before && str_contains( $c, 'page=gt-notes' ) && str_contains( $c, 'saved=1' ) && str_contains( (string) get_option( 'gt_note' ), "\\n" ) && ! str_contains( (string) get_option( 'gt_note' ), '<script' );`,
  },
];
