// A table of cases: as long as there are cases.
import type { DetailCase } from './detail-case.ts';
import { detailCase } from './on-empty-site.ts';

/** Changes of what WordPress does and answers to requests, written before any of them was answered. */
export const handlerCases: readonly DetailCase[] = [
  detailCase(
    'main query',
    'On the blog home only: show 12 posts, exclude the category with the slug "internal", and don\'t touch the admin or secondary queries. Function name acme_home_query.',
    `$c = wp_insert_term( 'Internal', 'category', array( 'slug' => 'internal' ) )['term_id']; $in = given_post( array( 'post_category' => array( $c ) ) ); $out = given_post(); $home = given_main_query( array() ); $archive = given_main_query( array( 'author' => 1 ) ); $second = new WP_Query( array( 'fields' => 'ids' ) );`,
    {
      'number on home': `(int) $home->get( 'posts_per_page' ) === 12`,
      'category excluded': `$home->post_count > 0 && ! in_array( $in, wp_list_pluck( $home->posts, 'ID' ), true )`,
      'not elsewhere': `(int) $home->get( 'posts_per_page' ) === 12 && (int) $archive->get( 'posts_per_page' ) === 10`,
      'not secondary': `(int) $home->get( 'posts_per_page' ) === 12 && in_array( $in, $second->posts, true )`,
      name: `has_action( 'pre_get_posts', 'acme_home_query' ) !== false`,
    },
  ),
  detailCase(
    'main query',
    'Search results should contain only posts and products, ordered by title ascending, 20 per page. Main query on the front end.',
    `register_post_type( 'product', array( 'public' => true ) ); $q = given_main_query( array( 's' => 'x' ) ); $home = given_main_query( array() );`,
    {
      types: `! array_diff( (array) $q->get( 'post_type' ), array( 'post', 'product' ) ) && count( (array) $q->get( 'post_type' ) ) === 2`,
      order: `$q->get( 'orderby' ) === 'title' && strtoupper( $q->get( 'order' ) ) === 'ASC'`,
      number: `(int) $q->get( 'posts_per_page' ) === 20`,
      'search only': `(int) $q->get( 'posts_per_page' ) === 20 && (int) $home->get( 'posts_per_page' ) !== 20`,
    },
  ),
  detailCase(
    'main query',
    'please sort the archive of my post type "event" by the meta value of start_date (soonest first) and show all events on one page, leaving the admin list alone',
    `register_post_type( 'event', array( 'public' => true, 'has_archive' => true ) ); $q = given_main_query( array( 'post_type' => 'event' ) ); $home = given_main_query( array() );`,
    {
      'meta key': `$q->get( 'meta_key' ) === 'start_date' || str_contains( (string) wp_json_encode( $q->get( 'meta_query' ) ), 'start_date' )`,
      ascending: `str_contains( $q->request, 'ASC' ) && str_contains( $q->request, 'meta_value' )`,
      'all on one page': `(int) $q->get( 'posts_per_page' ) === -1 || $q->get( 'nopaging' ) === true`,
      'not elsewhere': `str_contains( $q->request, 'meta_value' ) && ! str_contains( $home->request, 'meta_value' )`,
    },
  ),
  detailCase(
    'value filters',
    'Append " (archived)" to the titles of posts older than 2 years, only in the loop on the front end, posts only (no pages). Hook it with priority 20.',
    `$old = given_post( array( 'post_title' => 'T', 'post_date' => '2015-01-01 00:00:00' ) ); $new = given_post( array( 'post_title' => 'T' ) ); $page = given_post( array( 'post_title' => 'T', 'post_type' => 'page', 'post_date' => '2015-01-01 00:00:00' ) ); $outside = apply_filters( 'the_title', 'T', $old ); $GLOBALS['wp_query']->in_the_loop = true; $GLOBALS['wp_the_query'] = $GLOBALS['wp_query']; $GLOBALS['post'] = get_post( $old ); $in = apply_filters( 'the_title', 'T', $old );`,
    {
      appended: `$in === 'T (archived)'`,
      'not new ones': `$in !== 'T' && apply_filters( 'the_title', 'T', $new ) === 'T'`,
      'no pages': `$in !== 'T' && apply_filters( 'the_title', 'T', $page ) === 'T'`,
      'in the loop only': `$in !== 'T' && $outside === 'T'`,
      priority: `isset( $GLOBALS['wp_filter']['the_title']->callbacks[20] )`,
    },
  ),
  detailCase(
    'value filters',
    `add_reading_note: filter the_content
* single posts only, main query, in the loop
* put <p class="note">…</p> in front of the content, the text comes from the post meta "note"
* nothing is added when the meta is empty
* escape the text`,
    `$p = given_post( array( 'post_content' => 'Body' ), array( 'note' => 'A <b>' ) ); $q = given_post( array( 'post_content' => 'Body' ) ); given_visit( $p ); $r = apply_filters( 'the_content', 'Body' ); given_visit( $q ); $none = apply_filters( 'the_content', 'Body' ); $page = given_post( array( 'post_type' => 'page' ), array( 'note' => 'X' ) ); given_visit( $page ); $on_page = apply_filters( 'the_content', 'Body' );`,
    {
      before: `strpos( $r, 'class="note"' ) !== false && strpos( $r, 'class="note"' ) < strpos( $r, 'Body' )`,
      escaped: `str_contains( $r, 'A &lt;b&gt;' )`,
      'none when empty': `str_contains( $r, 'note' ) && ! str_contains( $none, 'note' )`,
      'posts only': `str_contains( $r, 'note' ) && ! str_contains( $on_page, 'note' )`,
      name: `has_filter( 'the_content', 'add_reading_note' ) !== false`,
    },
  ),
  detailCase(
    'value filters',
    'Set the automatic excerpt to 30 words and end it with a link "Continue reading" to the post instead of […].',
    `$p = given_post( array( 'post_content' => implode( ' ', array_map( fn( $n ) => "w{$n}w", range( 1, 80 ) ) ), 'post_excerpt' => '' ) ); given_visit( $p ); $e = get_the_excerpt( $p );`,
    {
      length: `str_contains( $e, 'w30w' ) && ! str_contains( $e, 'w31w' )`,
      text: `str_contains( $e, 'Continue reading' )`,
      link: `str_contains( $e, 'href="' . esc_url( get_permalink( $p ) ) . '"' )`,
      'no dots': `str_contains( $e, 'Continue' ) && ! str_contains( $e, '[&hellip;]' )`,
    },
  ),
  detailCase(
    'value filters',
    'I want body classes: "has-thumb" on single posts that have a featured image, "is-guest" when the visitor is logged out, and the slug of the post prefixed with "slug-" on all singular views.',
    `$p = given_post( array( 'post_name' => 'hello' ) ); set_post_thumbnail( $p, given_attachment( 'a.jpg', 'image/jpeg' ) ); $q = given_post( array( 'post_type' => 'page', 'post_name' => 'about' ) ); given_visit( $p ); $a = get_body_class(); given_visit( $q ); $b = get_body_class(); wp_set_current_user( 1 ); $c = get_body_class();`,
    {
      'has-thumb': `in_array( 'has-thumb', $a, true ) && ! in_array( 'has-thumb', $b, true )`,
      'is-guest': `in_array( 'is-guest', $b, true ) && ! in_array( 'is-guest', $c, true )`,
      slug: `in_array( 'slug-hello', $a, true ) && in_array( 'slug-about', $b, true )`,
    },
  ),
  detailCase(
    'value filters',
    'Allow editors and administrators to upload SVG files (mime image/svg+xml), nobody else; also limit the size of uploads to 2 MB for everyone.',
    `wp_set_current_user( 1 ); $admin = get_allowed_mime_types(); wp_set_current_user( given_user( 'edd', 'editor' ) ); $editor = get_allowed_mime_types(); wp_set_current_user( given_user( 'aut', 'author' ) ); $author = get_allowed_mime_types();`,
    {
      mime: `( $admin['svg'] ?? '' ) === 'image/svg+xml'`,
      editors: `in_array( 'image/svg+xml', $editor, true )`,
      'nobody else': `in_array( 'image/svg+xml', $admin, true ) && ! in_array( 'image/svg+xml', $author, true )`,
      size: `apply_filters( 'upload_size_limit', 999999999, 1, 1 ) === 2 * MB_IN_BYTES || wp_max_upload_size() === 2 * MB_IN_BYTES`,
    },
  ),
  detailCase(
    'value filters',
    'All outgoing mails: sender name "Acme Shop", from address noreply@acme.test, content type HTML.',
    `wp_mail( 'a@example.org', 's', 'm' );`,
    {
      name: `apply_filters( 'wp_mail_from_name', 'WordPress' ) === 'Acme Shop'`,
      address: `apply_filters( 'wp_mail_from', 'x@y.org' ) === 'noreply@acme.test'`,
      type: `apply_filters( 'wp_mail_content_type', 'text/plain' ) === 'text/html'`,
    },
  ),
  detailCase(
    'value filters',
    'Write a function acme_login_message that is hooked to login_message and returns a paragraph with the class "message" saying "Please use your staff account." before whatever message there was. Also change the error text for every failed log-in to "Login failed."',
    `$m = apply_filters( 'login_message', '<p>Old</p>' );`,
    {
      paragraph: `str_contains( $m, 'class="message"' ) && str_contains( $m, 'Please use your staff account.' )`,
      before: `str_contains( $m, 'Old' ) && strpos( $m, 'staff' ) < strpos( $m, 'Old' )`,
      name: `has_filter( 'login_message', 'acme_login_message' ) !== false`,
      error: `apply_filters( 'login_errors', 'Unknown user' ) === 'Login failed.'`,
    },
  ),
  detailCase(
    'events',
    'When a post gets published for the first time (not on updates), send an email to the site admin with the subject "New post: {title}" and the permalink in the body. Ignore pages and other types.',
    `$d = given_post( array( 'post_status' => 'draft', 'post_title' => 'Hey' ) ); given_mails( true ); wp_publish_post( $d ); $one = given_mails(); wp_update_post( array( 'ID' => $d, 'post_content' => 'changed' ) ); $two = given_mails(); given_post( array( 'post_type' => 'page' ) ); $three = given_mails();`,
    {
      sent: `count( $one ) === 1 && in_array( get_option( 'admin_email' ), (array) $one[0]['to'], true )`,
      subject: `$one[0]['subject'] === 'New post: Hey'`,
      permalink: `str_contains( $one[0]['message'], get_permalink( $d ) )`,
      'not on updates': `count( $one ) === 1 && count( $two ) === 1`,
      'no pages': `count( $one ) === 1 && count( $three ) === 1`,
    },
  ),
  detailCase(
    'events',
    'On user registration: set the user meta "onboarded" to 0 and "joined_on" to the current date (Y-m-d), for subscribers only. Log out everything else untouched.',
    `$s = given_user( 'sue', 'subscriber' ); $e = given_user( 'edd', 'editor' );`,
    {
      onboarded: `get_user_meta( $s, 'onboarded', true ) === '0'`,
      date: `get_user_meta( $s, 'joined_on', true ) === current_time( 'Y-m-d' )`,
      'subscribers only': `metadata_exists( 'user', $s, 'onboarded' ) && ! metadata_exists( 'user', $e, 'onboarded' )`,
    },
  ),
  detailCase(
    'events',
    'after login store the time in the user meta last_login (unix timestamp) and count the logins in the user meta login_count',
    `$u = given_user( 'ann', 'author' ); do_action( 'wp_login', 'ann', get_userdata( $u ) ); do_action( 'wp_login', 'ann', get_userdata( $u ) );`,
    {
      time: `abs( (int) get_user_meta( $u, 'last_login', true ) - time() ) < 10`,
      count: `(int) get_user_meta( $u, 'login_count', true ) === 2`,
    },
  ),
  detailCase(
    'events',
    'Whenever a post of type "job" is saved, fill the post meta job_hash with md5 of the title. Skip autosaves and revisions, don\'t run for trashed jobs.',
    `register_post_type( 'job', array( 'public' => true, 'supports' => array( 'title', 'revisions' ) ) ); $j = given_post( array( 'post_type' => 'job', 'post_title' => 'Cook' ) ); $p = given_post( array( 'post_title' => 'Cook' ) ); $t = given_post( array( 'post_type' => 'job', 'post_title' => 'Gone', 'post_status' => 'trash' ) );`,
    {
      hash: `get_post_meta( $j, 'job_hash', true ) === md5( 'Cook' )`,
      'jobs only': `metadata_exists( 'post', $j, 'job_hash' ) && ! metadata_exists( 'post', $p, 'job_hash' )`,
      trashed: `metadata_exists( 'post', $j, 'job_hash' ) && ! metadata_exists( 'post', $t, 'job_hash' )`,
    },
  ),
  detailCase(
    'events',
    'Hold every comment for moderation that contains more than 2 links or whose author has the word "casino" in the name, and mark comments with an empty author e-mail as spam.',
    `$base = array( 'comment_content' => 'fine', 'comment_author' => 'Ann', 'comment_author_email' => 'a@example.org', 'comment_author_url' => '', 'comment_author_IP' => '127.0.0.1', 'comment_agent' => 'x', 'comment_type' => 'comment', 'user_id' => 0, 'comment_post_ID' => 1 ); $f = fn( $c ) => apply_filters( 'pre_comment_approved', 1, $c + $base );`,
    {
      links: `(int) $f( array( 'comment_content' => 'http://a.b http://c.d http://e.f' ) ) === 0`,
      'two are fine': `$f( array( 'comment_content' => 'http://a.b http://c.d' ) ) === 1 && $f( array( 'comment_content' => 'http://a.b http://c.d http://e.f' ) ) !== 1`,
      casino: `(int) $f( array( 'comment_author' => 'Best Casino' ) ) === 0`,
      spam: `$f( array( 'comment_author_email' => '' ) ) === 'spam'`,
    },
  ),
  detailCase(
    'events',
    'WooCommerce-free: on the action `acme_order_paid` (arguments: int $order_id, float $total) add the total to the option acme_revenue and fire the action acme_revenue_changed with the new sum. Must accept both arguments.',
    `$seen = null; add_action( 'acme_revenue_changed', function ( $sum ) use ( &$seen ) { $seen = $sum; } ); do_action( 'acme_order_paid', 7, 10.5 ); do_action( 'acme_order_paid', 8, 2.0 );`,
    {
      sum: `(float) get_option( 'acme_revenue' ) === 12.5`,
      action: `(float) $seen === 12.5`,
    },
  ),
  detailCase(
    'events',
    'Prevent deleting pages that have children: when somebody tries to trash such a page nothing happens. Other post types are not affected.',
    `$p = given_post( array( 'post_type' => 'page' ) ); $c = given_post( array( 'post_type' => 'page', 'post_parent' => $p ) ); $x = given_post(); wp_trash_post( $p ); wp_trash_post( $x ); wp_trash_post( $c ); `,
    {
      kept: `get_post_status( $p ) === 'publish'`,
      'others trashed': `get_post_status( $p ) === 'publish' && get_post_status( $x ) === 'trash' && get_post_status( $c ) === 'trash'`,
    },
  ),
  detailCase(
    'REST routes',
    'Register a REST route GET acme/v1/authors/(id) returning JSON with id, name and post_count of the user. 404 error with code "acme_no_author" when the user does not exist. The route is public. id must be numeric.',
    `$u = given_user( 'ann', 'author', array( 'display_name' => 'Ann' ) ); given_post( array( 'post_author' => $u ) ); $r = given_request( 'GET', "/acme/v1/authors/$u" ); $n = given_request( 'GET', '/acme/v1/authors/99999' ); $b = given_request( 'GET', '/acme/v1/authors/abc' );`,
    {
      answers: `$r->get_status() === 200`,
      fields: `array_keys( (array) $r->get_data() ) === array( 'id', 'name', 'post_count' )`,
      values: `$r->get_data()['id'] === $u && $r->get_data()['name'] === 'Ann' && (int) $r->get_data()['post_count'] === 1`,
      '404 and code': `$n->get_status() === 404 && $n->get_data()['code'] === 'acme_no_author'`,
      numeric: `in_array( $b->get_status(), array( 400, 404 ), true ) && $r->get_status() === 200`,
    },
  ),
  detailCase(
    'REST routes',
    `POST shop/v2/feedback
- params: message (string, required, at most 500 characters), rating (integer 1 to 5, default 5)
- logged-in users only
- saves it as a post of type feedback with status pending, the rating in the meta _rating
- answers 201 with the new id`,
    `register_post_type( 'feedback', array( 'public' => false ) ); $guest = given_request( 'POST', '/shop/v2/feedback', array( 'message' => 'Hi' ) ); wp_set_current_user( given_user( 'sue', 'subscriber' ) ); $r = given_request( 'POST', '/shop/v2/feedback', array( 'message' => 'Hi there' ) ); $posts = get_posts( array( 'post_type' => 'feedback', 'post_status' => 'any' ) );`,
    {
      'guests refused': `in_array( $guest->get_status(), array( 401, 403 ), true )`,
      '201 and id': `$r->get_status() === 201 && $r->get_data()['id'] === $posts[0]->ID`,
      pending: `$posts[0]->post_status === 'pending' && str_contains( $posts[0]->post_content . $posts[0]->post_title, 'Hi there' )`,
      'rating default': `(int) get_post_meta( $posts[0]->ID, '_rating', true ) === 5`,
      'rating range': `given_request( 'POST', '/shop/v2/feedback', array( 'message' => 'x', 'rating' => 6 ) )->get_status() === 400`,
      length: `given_request( 'POST', '/shop/v2/feedback', array( 'message' => str_repeat( 'x', 501 ) ) )->get_status() === 400`,
      required: `given_request( 'POST', '/shop/v2/feedback', array() )->get_status() === 400`,
    },
  ),
  detailCase(
    'REST routes',
    'I need an endpoint /wp-json/acme/v1/search that takes a query parameter `q` (required, min. 3 chars) and `per_page` (default 10, max 50). It searches published posts and pages and returns a list of {id, title, link}. Set the header X-Total with the total number.',
    `foreach ( range( 1, 12 ) as $i ) { $last = given_post( array( 'post_title' => "Needle $i" ) ); } $page = given_post( array( 'post_type' => 'page', 'post_title' => 'Needle page' ) ); given_post( array( 'post_title' => 'Needle draft', 'post_status' => 'draft' ) ); $r = given_request( 'GET', '/acme/v1/search', array( 'q' => 'Needle' ) ); $all = given_request( 'GET', '/acme/v1/search', array( 'q' => 'Needle', 'per_page' => 50 ) );`,
    {
      'default number': `$r->get_status() === 200 && count( $r->get_data() ) === 10`,
      'posts and pages': `in_array( $page, array_column( $all->get_data(), 'id' ), true ) && in_array( $last, array_column( $all->get_data(), 'id' ), true )`,
      published: `count( $all->get_data() ) === 13`,
      fields: `array_keys( (array) $r->get_data()[0] ) === array( 'id', 'title', 'link' )`,
      'short q': `given_request( 'GET', '/acme/v1/search', array( 'q' => 'ab' ) )->get_status() === 400`,
      'q required': `given_request( 'GET', '/acme/v1/search' )->get_status() === 400`,
      maximum: `given_request( 'GET', '/acme/v1/search', array( 'q' => 'Needle', 'per_page' => 51 ) )->get_status() === 400`,
      header: `(int) $r->get_headers()['X-Total'] === 13`,
    },
  ),
  detailCase(
    'REST routes',
    'DELETE route acme/v1/notes/<id>: only users who may delete that post; moves the post of type note to the trash and returns {"deleted": true}. If it isn\'t a note: WP_Error with status 404.',
    `register_post_type( 'note', array( 'public' => true, 'capability_type' => 'post', 'map_meta_cap' => true ) ); $n = given_post( array( 'post_type' => 'note', 'post_author' => 1 ) ); $p = given_post(); $guest = given_request( 'DELETE', "/acme/v1/notes/$n" ); wp_set_current_user( 1 ); $not = given_request( 'DELETE', "/acme/v1/notes/$p" ); $r = given_request( 'DELETE', "/acme/v1/notes/$n" );`,
    {
      'guests refused': `in_array( $guest->get_status(), array( 401, 403 ), true )`,
      deleted: `$r->get_status() === 200 && $r->get_data()['deleted'] === true`,
      trash: `get_post_status( $n ) === 'trash'`,
      'not a note': `$not->get_status() === 404 && $not->get_data()['code'] !== 'rest_no_route' && get_post_status( $p ) === 'publish'`,
    },
  ),
  detailCase(
    'REST fields',
    'Expose a field `reading_minutes` on posts in the REST API, an integer: words of the content / 200 rounded up. Read only. Not for pages.',
    `$p = given_post( array( 'post_content' => str_repeat( 'word ', 250 ) ) ); $g = given_post( array( 'post_type' => 'page', 'post_content' => 'x' ) ); $r = given_request( 'GET', "/wp/v2/posts/$p" )->get_data(); $s = given_request( 'GET', "/wp/v2/pages/$g" )->get_data();`,
    {
      value: `$r['reading_minutes'] === 2`,
      'not for pages': `isset( $r['reading_minutes'] ) && ! isset( $s['reading_minutes'] )`,
      'read only': `empty( $GLOBALS['wp_rest_additional_fields']['post']['reading_minutes']['update_callback'] ) && isset( $r['reading_minutes'] )`,
      integer: `( $GLOBALS['wp_rest_additional_fields']['post']['reading_minutes']['schema']['type'] ?? '' ) === 'integer'`,
    },
  ),
  detailCase(
    'REST fields',
    'REST: add "author_name" (display name) and "thumbnail_url" (featured image, size medium, null without one) to the responses of posts and pages.',
    `$u = given_user( 'ann', 'author', array( 'display_name' => 'Ann L' ) ); $p = given_post( array( 'post_author' => $u ) ); $i = given_attachment( 'a.jpg', 'image/jpeg' ); set_post_thumbnail( $p, $i ); $g = given_post( array( 'post_type' => 'page', 'post_author' => $u ) ); $r = given_request( 'GET', "/wp/v2/posts/$p" )->get_data(); $s = given_request( 'GET', "/wp/v2/pages/$g" )->get_data();`,
    {
      author: `$r['author_name'] === 'Ann L'`,
      thumbnail: `$r['thumbnail_url'] === wp_get_attachment_image_url( $i, 'medium' )`,
      pages: `$s['author_name'] === 'Ann L'`,
      null: `array_key_exists( 'thumbnail_url', $s ) && $s['thumbnail_url'] === null`,
    },
  ),
  detailCase(
    'AJAX',
    'AJAX action acme_like for logged in users and guests: checks the nonce "acme_like" (field nonce), increments the post meta likes of the post in post_id, and returns the new number as JSON {likes: n}. Invalid post → error with status 404.',
    `$p = given_post(); $good = given_ajax( 'acme_like', array( 'post_id' => $p, 'nonce' => wp_create_nonce( 'acme_like' ) ) ); $bad = given_ajax( 'acme_like', array( 'post_id' => $p, 'nonce' => 'x' ) ); $no = given_ajax( 'acme_like', array( 'post_id' => 99999, 'nonce' => wp_create_nonce( 'acme_like' ) ) );`,
    {
      likes: `json_decode( $good, true )['data']['likes'] === 1`,
      stored: `(int) get_post_meta( $p, 'likes', true ) === 1`,
      nonce: `json_decode( $good, true )['success'] === true && ( json_decode( $bad, true )['success'] ?? false ) !== true`,
      'invalid post': `json_decode( $no, true )['success'] === false`,
      guests: `has_action( 'wp_ajax_nopriv_acme_like' ) && has_action( 'wp_ajax_acme_like' )`,
    },
  ),
  detailCase(
    'AJAX',
    'Write a wp-ajax handler `save_note` (admins only, no guests). POST fields: note, _nonce (action save-note). Sanitize the note as textarea, store it in the option acme_note without autoloading, respond with success and message "Saved.".',
    `wp_set_current_user( 1 ); $good = given_ajax( 'save_note', array( 'note' => "a\\n<b>b</b>", '_nonce' => wp_create_nonce( 'save-note' ) ) ); $stored = get_option( 'acme_note' ); global $wpdb; $autoload = $wpdb->get_var( "SELECT autoload FROM $wpdb->options WHERE option_name = 'acme_note'" ); wp_set_current_user( given_user( 'sue', 'subscriber' ) ); $sub = given_ajax( 'save_note', array( 'note' => 'evil', '_nonce' => wp_create_nonce( 'save-note' ) ) );`,
    {
      stored: `$stored === "a\\nb"`,
      message: `str_contains( $good, 'Saved.' ) && json_decode( $good, true )['success'] === true`,
      'no autoload': `in_array( $autoload, array( 'no', 'off' ), true )`,
      'admins only': `false !== $stored && get_option( 'acme_note' ) === $stored && ( json_decode( $sub, true )['success'] ?? false ) !== true`,
      'no guests': `has_action( 'wp_ajax_save_note' ) && ! has_action( 'wp_ajax_nopriv_save_note' )`,
    },
  ),
  detailCase(
    'form handlers',
    'Handle the admin-post action `acme_contact`, also for visitors who are not logged in: verify the nonce field acme_nonce (action acme_contact), sanitize name, email and message, mail them to the admin address with Reply-To set to the visitor, then redirect back to the referring page with ?sent=1. An invalid e-mail redirects with ?sent=0 and sends nothing.',
    `$_SERVER['HTTP_REFERER'] = home_url( '/contact/' ); given_mails( true ); $to = given_form( 'acme_contact', array( 'name' => 'Ann', 'email' => 'ann@example.org', 'message' => 'Hello you', 'acme_nonce' => wp_create_nonce( 'acme_contact' ), '_wp_http_referer' => '/contact/' ) ); $mails = given_mails(); $bad = given_form( 'acme_contact', array( 'name' => 'Ann', 'email' => 'nope', 'message' => 'x', 'acme_nonce' => wp_create_nonce( 'acme_contact' ), '_wp_http_referer' => '/contact/' ) ); $later = given_mails();`,
    {
      mailed: `count( $mails ) === 1 && in_array( get_option( 'admin_email' ), (array) $mails[0]['to'], true ) && str_contains( $mails[0]['message'], 'Hello you' )`,
      'reply to': `str_contains( wp_json_encode( $mails[0]['headers'] ), 'ann@example.org' ) && str_contains( strtolower( wp_json_encode( $mails[0]['headers'] ) ), 'reply-to' )`,
      redirect: `str_contains( $to, '/contact/' ) && str_contains( $to, 'sent=1' )`,
      'invalid e-mail': `str_contains( $bad, 'sent=0' ) && count( $later ) === 1`,
      visitors: `has_action( 'admin_post_nopriv_acme_contact' ) && has_action( 'admin_post_acme_contact' )`,
    },
  ),
  detailCase(
    'HTTP',
    'Function acme_fetch_rates(): array fetches https://api.example.com/rates.json with a timeout of 5 seconds, decodes the JSON and returns the "rates" key. On WP_Error, a status other than 200 or broken JSON return an empty array. Cache the result in the transient acme_rates for one hour.',
    `$seen = given_response( 200, '{"rates":{"usd":1.1}}' ); $r = acme_fetch_rates(); $kept = get_transient( 'acme_rates' ); $age = (int) get_option( '_transient_timeout_acme_rates' ) - time(); $asked = given_requests(); acme_fetch_rates(); $again = count( given_requests() ); delete_transient( 'acme_rates' ); given_response( 500, '{"rates":{"usd":1.1}}' ); $error = acme_fetch_rates(); delete_transient( 'acme_rates' ); given_response( 200, 'oops' ); $broken = acme_fetch_rates();`,
    {
      rates: `$r === array( 'usd' => 1.1 )`,
      timeout: `(int) $asked[0]['args']['timeout'] === 5 && $asked[0]['url'] === 'https://api.example.com/rates.json'`,
      cached: `$kept === array( 'usd' => 1.1 ) && $again === 1`,
      'one hour': `abs( $age - 3600 ) < 10`,
      'other status': `$error === array()`,
      'broken JSON': `$broken === array()`,
    },
  ),
  detailCase(
    'HTTP',
    'Write acme_notify( string $url, array $payload ): bool. POSTs $payload as JSON to $url with the header Content-Type: application/json and a bearer token from the constant ACME_TOKEN. True on any 2xx status, false otherwise. Log errors with error_log only when WP_DEBUG is on.',
    `define( 'ACME_TOKEN', 'tok' ); given_response( 204, '' ); $r = acme_notify( 'https://example.com/hook', array( 'a' => 1 ) ); $asked = given_requests(); given_response( 404, '' ); $no = acme_notify( 'https://example.com/hook', array() );`,
    {
      body: `$asked[0]['args']['body'] === '{"a":1}' && $asked[0]['args']['method'] === 'POST'`,
      'content type': `str_starts_with( $asked[0]['args']['headers']['Content-Type'], 'application/json' )`,
      token: `$asked[0]['args']['headers']['Authorization'] === 'Bearer tok'`,
      '2xx': `$r === true`,
      otherwise: `$no === false`,
    },
  ),
  detailCase(
    'mail',
    'Write send_welcome_mail( int $user_id ): bool. HTML mail to the user with subject "Welcome, {first name}" (display name if there is no first name), cc to the admin e-mail, body from the option acme_welcome with the placeholder {site} replaced by the site name. Return false if the user does not exist.',
    `$u = given_user( 'ann', 'author', array( 'first_name' => 'Ann' ) ); $v = given_user( 'ben', 'author', array( 'display_name' => 'Benny' ) ); update_option( 'acme_welcome', '<p>Hi at {site}</p>' ); update_option( 'blogname', 'Acme Site' ); given_mails( true ); $r = send_welcome_mail( $u ); send_welcome_mail( $v ); $none = send_welcome_mail( 99999 ); $m = given_mails();`,
    {
      sent: `$r === true && $m[0]['to'] === 'ann@example.org' || (array) $m[0]['to'] === array( 'ann@example.org' )`,
      subject: `$m[0]['subject'] === 'Welcome, Ann'`,
      'display name': `$m[1]['subject'] === 'Welcome, Benny'`,
      html: `str_contains( strtolower( wp_json_encode( $m[0]['headers'] ) ), 'text\\/html' )`,
      cc: `str_contains( strtolower( wp_json_encode( $m[0]['headers'] ) ), 'cc: ' . strtolower( get_option( 'admin_email' ) ) )`,
      placeholder: `str_contains( $m[0]['message'], 'Hi at Acme Site' )`,
      'no user': `$none === false`,
    },
  ),
  detailCase(
    'classes',
    `Class Acme_Counter in the namespace-free style:
- constructor takes the option name (string) and an optional start value (int, default 0)
- get(): int reads the option
- increment( int $by = 1 ): int adds and saves, returns the new value
- reset(): void deletes the option`,
    `$c = new Acme_Counter( 'cnt' ); $s = new Acme_Counter( 'other', 5 ); $start = $s->get(); $one = $c->increment(); $three = $c->increment( 2 ); $stored = get_option( 'cnt' ); $c->reset();`,
    {
      'start value': `$start === 5`,
      increment: `$one === 1 && $three === 3`,
      stored: `(int) $stored === 3`,
      reset: `$stored && get_option( 'cnt' ) === false && $c->get() === 0`,
    },
  ),
  detailCase(
    'classes',
    'Write a final class `Acme\\Registry` with static methods: set( string $key, $value ): void, get( string $key, $default = null ), has( string $key ): bool and forget( string $key ): void. Data lives in a private static array. No instances allowed.',
    `$none = Acme\\Registry::get( 'x', 'd' ); Acme\\Registry::set( 'x', null ); $has = Acme\\Registry::has( 'x' ); Acme\\Registry::set( 'y', 2 ); $y = Acme\\Registry::get( 'y' ); Acme\\Registry::forget( 'y' ); $class = new ReflectionClass( 'Acme\\Registry' );`,
    {
      default: `$none === 'd'`,
      get: `$y === 2`,
      'has null': `$has === true`,
      forget: `$y === 2 && Acme\\Registry::has( 'y' ) === false`,
      final: `$class->isFinal()`,
      'no instances': `$class->isFinal() && ! $class->isInstantiable()`,
    },
  ),
  detailCase(
    'frame',
    'Prefix everything with xyz_, text domain xyz-tools. A function that returns the translated string "Hello, %s" with the user\'s display name for a given user ID, "Hello, guest" for ID 0. Only code in one php fence.',
    `$u = given_user( 'ann', 'author', array( 'display_name' => 'Ann' ) ); $mine = array_values( array_filter( get_defined_functions()['user'], fn( $f ) => str_starts_with( $f, 'xyz_' ) ) ); $domains = array(); add_filter( 'gettext', function ( $t, $s, $d ) use ( &$domains ) { $domains[] = $d; return $t; }, 10, 3 ); $hello = $mine ? $mine[0]( $u ) : '';`,
    {
      prefix: `count( $mine ) > 0`,
      greeting: `$hello === 'Hello, Ann'`,
      guest: `$mine[0]( 0 ) === 'Hello, guest'`,
      domain: `in_array( 'xyz-tools', $domains, true )`,
    },
  ),
  detailCase(
    'frame',
    'Hook a function named acme_boot to plugins_loaded with priority 5 that loads the text domain "acme" only when the constant ACME_ACTIVE is defined and true, and defines ACME_VERSION as "2.1.0" unless it is already defined.',
    ``,
    {
      hook: `has_action( 'plugins_loaded', 'acme_boot' ) === 5`,
      version: `defined( 'ACME_VERSION' ) && ACME_VERSION === '2.1.0'`,
    },
  ),
];
