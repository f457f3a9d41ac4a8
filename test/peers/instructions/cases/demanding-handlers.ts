// Longer than 300 lines: a table of prompts, each with what proves it.

import { checked } from './fresh-checks.ts';
import type { InstructionCase } from './instruction-case.ts';

/** Lists of requirements for routes, handlers, forms, shortcodes, clients and events, written before any of them was answered. */
export const demandingHandlerCases: readonly InstructionCase[] = [
  {
    area: 'rest',
    prompt: [
      'I need a small API for our `recipe` post type, code only, no fences. Namespace kitchen/v1, functions prefixed with kitchen_.',
      '',
      '- GET /recipes → array of { id, title, minutes }, minutes is the post meta `_minutes` (int); optional param `max_minutes` filters on it',
      '- POST /recipes: `title` (required), `minutes` (integer 1-600, required); creates a pending recipe, stores minutes in `_minutes`, status 201, returns the new item',
      '- DELETE /recipes/{id}: moves it to the trash and answers { deleted: true }; unknown recipe → 404 with code kitchen_no_recipe',
      '- reading is public, writing needs edit_posts',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'recipe', array( 'public' => true, 'label' => 'Recipes' ) ); } );`,
    check:
      checked(String.raw`$a = $post( array( 'post_type' => 'recipe', 'post_title' => 'Soup', 'meta_input' => array( '_minutes' => 20 ) ) );
$b = $post( array( 'post_type' => 'recipe', 'post_title' => 'Roast', 'meta_input' => array( '_minutes' => 120 ) ) );
$answer = $rest( 'GET', '/kitchen/v1/recipes' );
if ( 200 !== $answer->status || 2 !== count( $answer->data ) || 20 !== ( array_column( $answer->data, 'minutes', 'id' )[ $a ] ?? null ) ) { return wp_json_encode( $answer->data ); }
$answer = $rest( 'GET', '/kitchen/v1/recipes', array( 'max_minutes' => 60 ) );
if ( array( 'Soup' ) !== array_column( $answer->data, 'title' ) ) { return 'max_minutes: ' . wp_json_encode( $answer->data ); }
if ( ! in_array( $rest( 'POST', '/kitchen/v1/recipes', array( 'title' => 'X', 'minutes' => 5 ) )->status, array( 401, 403 ), true ) ) { return 'visitors write'; }
$as( 'editor' );
foreach ( array( array( 'minutes' => 5 ), array( 'title' => 'X', 'minutes' => 601 ), array( 'title' => 'X' ) ) as $wrong ) { if ( 400 !== $rest( 'POST', '/kitchen/v1/recipes', $wrong )->status ) { return wp_json_encode( $wrong ) . ' is taken'; } }
$answer = $rest( 'POST', '/kitchen/v1/recipes', array( 'title' => 'Toast', 'minutes' => 5 ) );
if ( 201 !== $answer->status || 'Toast' !== ( $answer->data['title'] ?? '' ) || 5 !== ( $answer->data['minutes'] ?? 0 ) ) { return 'create: ' . wp_json_encode( $answer ); }
if ( 'pending' !== get_post_status( $answer->data['id'] ) ) { return 'status'; }
$answer = $rest( 'DELETE', '/kitchen/v1/recipes/999' );
if ( 404 !== $answer->status || 'kitchen_no_recipe' !== $answer->data['code'] ) { return 'unknown: ' . wp_json_encode( $answer ); }
$answer = $rest( 'DELETE', "/kitchen/v1/recipes/$b" );
return 'trash' === get_post_status( $b ) && true === ( $answer->data['deleted'] ?? null ) ? true : 'delete: ' . wp_json_encode( $answer );`),
  },
  {
    area: 'rest',
    prompt: [
      'Class `Shop_Notice_Api` (instantiate it at the end), respond with PHP only:',
      '1. route /shop/v1/notice, only for administrators',
      '2. GET: the option shop_notice with the defaults `text` => "", `level` => "info", `dismissible` => true',
      '3. PUT: text (string, max 140 characters), level (info, warning or error), dismissible (boolean); all optional; stores them and returns everything',
      '4. DELETE: removes the option, returns the defaults',
    ].join('\n'),
    check: checked(String.raw`if ( ! class_exists( 'Shop_Notice_Api' ) ) { return 'no class'; }
$as( 'editor' );
foreach ( array( 'GET', 'PUT', 'DELETE' ) as $method ) { if ( 403 !== $rest( $method, '/shop/v1/notice' )->status ) { return "an editor may $method"; } }
$as( 'administrator' );
$defaults = array( 'text' => '', 'level' => 'info', 'dismissible' => true );
if ( $defaults != $rest( 'GET', '/shop/v1/notice' )->data ) { return 'defaults: ' . wp_json_encode( $rest( 'GET', '/shop/v1/notice' )->data ); }
foreach ( array( array( 'level' => 'loud' ), array( 'text' => str_repeat( 'x', 141 ) ), array( 'dismissible' => 'maybe' ) ) as $wrong ) { if ( 400 !== $rest( 'PUT', '/shop/v1/notice', $wrong )->status ) { return wp_json_encode( $wrong ); } }
if ( get_option( 'shop_notice' ) ) { return 'wrong values are saved'; }
$answer = $rest( 'PUT', '/shop/v1/notice', array( 'level' => 'error', 'dismissible' => false ) );
if ( array( 'text' => '', 'level' => 'error', 'dismissible' => false ) != $answer->data ) { return wp_json_encode( $answer ); }
$answer = $rest( 'DELETE', '/shop/v1/notice' );
return $defaults == $answer->data && false === get_option( 'shop_notice' ) ? true : wp_json_encode( $answer );`),
  },
  {
    area: 'rest',
    prompt: [
      'Watchlist endpoints for logged-in users (user meta `tv_watchlist`, array of post IDs). Just the code.',
      '- GET tv/v1/watchlist returns the IDs',
      '- POST tv/v1/watchlist with `post_id`: adds it once; not a published post → 404 tv_not_found; more than 3 entries → 400 tv_full',
      '- DELETE tv/v1/watchlist/<post_id> removes it; not in the list → 404',
      '- every route answers with the list',
    ].join('\n'),
    check: checked(String.raw`if ( 401 !== $rest( 'GET', '/tv/v1/watchlist' )->status ) { return 'open to visitors'; }
$user = $as( 'subscriber' );
if ( array() !== $rest( 'GET', '/tv/v1/watchlist' )->data ) { return 'not empty'; }
$made = array( $post(), $post(), $post(), $post() );
$rest( 'POST', '/tv/v1/watchlist', array( 'post_id' => $made[0] ) );
$answer = $rest( 'POST', '/tv/v1/watchlist', array( 'post_id' => $made[0] ) );
if ( array( $made[0] ) !== $answer->data ) { return 'twice: ' . wp_json_encode( $answer ); }
$answer = $rest( 'POST', '/tv/v1/watchlist', array( 'post_id' => $post( array( 'post_status' => 'draft' ) ) ) );
if ( 404 !== $answer->status || 'tv_not_found' !== $answer->data['code'] ) { return 'draft: ' . wp_json_encode( $answer ); }
$rest( 'POST', '/tv/v1/watchlist', array( 'post_id' => $made[1] ) );
$rest( 'POST', '/tv/v1/watchlist', array( 'post_id' => $made[2] ) );
$answer = $rest( 'POST', '/tv/v1/watchlist', array( 'post_id' => $made[3] ) );
if ( 400 !== $answer->status || 'tv_full' !== $answer->data['code'] ) { return 'full: ' . wp_json_encode( $answer ); }
if ( 404 !== $rest( 'DELETE', '/tv/v1/watchlist/' . $made[3] )->status ) { return 'removing what is not there'; }
$answer = $rest( 'DELETE', '/tv/v1/watchlist/' . $made[0] );
return array( $made[1], $made[2] ) === $answer->data && array( $made[1], $made[2] ) === array_map( 'intval', get_user_meta( $user, 'tv_watchlist', true ) ) ? true : wp_json_encode( $answer );`),
  },
  {
    area: 'rest',
    prompt: [
      'GET /press/v1/releases — please write the registration and the callback (prefix press_).',
      '* lists published posts of the category given by `topic` (slug, optional)',
      '* `page` (default 1) and `per_page` (default 5, at most 20)',
      '* ordered by title',
      '* each item: id, title, excerpt, date as Y-m-d',
      '* send X-WP-Total and X-WP-TotalPages',
      '* no permission needed',
    ].join('\n'),
    check: checked(String.raw`$term = wp_insert_term( 'Finance', 'category', array( 'slug' => 'finance' ) )['term_id'];
for ( $n = 1; $n <= 7; $n++ ) { $post( array( 'post_title' => "R $n", 'post_date' => "2026-02-0$n 09:00:00", 'post_excerpt' => "E $n", 'post_category' => $n > 4 ? array( $term ) : array() ) ); }
$answer = $rest( 'GET', '/press/v1/releases' );
if ( 200 !== $answer->status || 5 !== count( $answer->data ) ) { return wp_json_encode( $answer ); }
$answer = $rest( 'GET', '/press/v1/releases', array( 'topic' => 'finance', 'per_page' => 2 ) );
if ( array( 'R 5', 'R 6' ) !== array_column( $answer->data, 'title' ) || '2026-02-05' !== $answer->data[0]['date'] || false === strpos( $answer->data[0]['excerpt'], 'E 5' ) ) { return 'topic: ' . wp_json_encode( $answer->data ); }
if ( 3 !== (int) ( $answer->headers['X-WP-Total'] ?? 0 ) || 2 !== (int) ( $answer->headers['X-WP-TotalPages'] ?? 0 ) ) { return 'headers: ' . wp_json_encode( $answer->headers ); }
$answer = $rest( 'GET', '/press/v1/releases', array( 'topic' => 'finance', 'per_page' => 2, 'page' => 2 ) );
if ( array( 'R 7' ) !== array_column( $answer->data, 'title' ) ) { return 'page 2'; }
return 400 === $rest( 'GET', '/press/v1/releases', array( 'per_page' => 21 ) )->status ? true : 'per_page 21';`),
  },
  {
    area: 'ajax',
    prompt: [
      'wp_ajax handler `quiz_vote` for visitors and users, code without explanations:',
      '- nonce `quiz_vote` in the field `security`; wrong → JSON error, 403',
      '- `answer` must be yes or no, otherwise error with status 400 and the message "Pick yes or no."',
      '- `post_id` must be a published post, otherwise 404',
      '- counts in the post meta quiz_yes or quiz_no',
      '- success data: { yes: number, no: number }',
    ].join('\n'),
    check: checked(String.raw`$id = $post();
$call = function ( $values ) use ( $ajax, $id ) { return $ajax( 'quiz_vote', $values + array( 'security' => wp_create_nonce( 'quiz_vote' ), 'post_id' => $id, 'answer' => 'yes' ) ); };
if ( $call( array( 'security' => 'x' ) )->ok || get_post_meta( $id, 'quiz_yes', true ) ) { return 'nonce'; }
$end = $call( array( 'answer' => 'maybe' ) );
if ( $end->ok || false === strpos( $end->output, 'Pick yes or no.' ) ) { return 'answer: ' . $end->output; }
if ( $call( array( 'post_id' => $post( array( 'post_status' => 'draft' ) ) ) )->ok ) { return 'draft'; }
$call( array() );
$end = $call( array( 'answer' => 'no' ) );
if ( array( 'yes' => 1, 'no' => 1 ) != ( $end->json['data'] ?? null ) ) { return $end->output; }
$as( 'subscriber' );
$end = $call( array() );
return array( 'yes' => 2, 'no' => 1 ) == ( $end->json['data'] ?? null ) && 2 === (int) get_post_meta( $id, 'quiz_yes', true ) ? true : $end->output;`),
  },
  {
    area: 'ajax',
    prompt: [
      'Return only PHP. AJAX action `desk_close_ticket`:',
      '1. check the nonce desk_close (field _ajax_nonce)',
      '2. the user needs edit_others_posts, otherwise error "Not allowed." with 403',
      '3. ticket_id has to be a post of the type ticket, otherwise error "No such ticket." with 404',
      '4. sets the post meta _ticket_state to closed and _closed_by to the current user ID',
      '5. success with { id, state }',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'ticket', array( 'public' => true, 'label' => 'Tickets' ) ); } );`,
    check: checked(String.raw`$id = $post( array( 'post_type' => 'ticket' ) );
$call = function ( $id, $nonce = null ) use ( $ajax ) { return $ajax( 'desk_close_ticket', array( '_ajax_nonce' => $nonce ?? wp_create_nonce( 'desk_close' ), 'ticket_id' => $id ) ); };
$as( 'subscriber' );
$end = $call( $id );
if ( $end->ok || false === strpos( $end->output, 'Not allowed.' ) ) { return 'subscriber: ' . $end->output; }
$user = $as( 'editor' );
if ( $call( $id, 'x' )->ok || get_post_meta( $id, '_ticket_state', true ) ) { return 'nonce'; }
$end = $call( $post() );
if ( $end->ok || false === strpos( $end->output, 'No such ticket.' ) ) { return 'a post: ' . $end->output; }
$end = $call( $id );
if ( array( 'id' => $id, 'state' => 'closed' ) != ( $end->json['data'] ?? null ) ) { return $end->output; }
return 'closed' === get_post_meta( $id, '_ticket_state', true ) && $user === (int) get_post_meta( $id, '_closed_by', true ) ? true : 'meta';`),
  },
  {
    area: 'forms',
    prompt: [
      'Newsletter sign-up, complete plugin in one file ("Plugin Name: Garden News", text domain garden-news), code only:',
      '- shortcode [garden_signup] shows a form (method post, action admin-post.php) with the hidden action garden_signup, the field `garden_email`, a honeypot `garden_url` and the nonce `garden_signup` in `garden_nonce`',
      '- the handler works for everybody: nonce, honeypot filled → redirect as if it had worked, nothing stored',
      '- an invalid email → back to the form with ?signup=invalid',
      '- otherwise add the email to the option garden_subscribers (no duplicates) and redirect back with ?signup=ok',
      '- with ?signup=ok the shortcode shows <p class="garden-ok">Thank you!</p> above the form',
    ].join('\n'),
    check: checked(String.raw`$name = get_file_data( WPMU_PLUGIN_DIR . '/answer.php', array( 'Plugin Name' ) )[0];
if ( 'Garden News' !== $name ) { return "plugin $name"; }
$hidden = $inputs( do_shortcode( '[garden_signup]' ) );
if ( 'garden_signup' !== ( $hidden['action'] ?? '' ) || ! wp_verify_nonce( $hidden['garden_nonce'] ?? '', 'garden_signup' ) ) { return wp_json_encode( $hidden ); }
$_SERVER['HTTP_REFERER'] = home_url( '/news/' );
$send = function ( $values ) use ( $form, $hidden ) { return $form( 'admin_post_nopriv_garden_signup', $values + array( 'garden_url' => '' ) + $hidden ); };
$send( array( 'garden_email' => 'a@example.com', 'garden_nonce' => 'x' ) );
if ( get_option( 'garden_subscribers' ) ) { return 'nonce'; }
$end = $send( array( 'garden_email' => 'nope' ) );
if ( false === strpos( $end->location, 'signup=invalid' ) ) { return "invalid: $end->how $end->location"; }
$end = $send( array( 'garden_email' => 'bot@example.com', 'garden_url' => 'x' ) );
if ( 'redirected' !== $end->how || get_option( 'garden_subscribers' ) ) { return 'honeypot'; }
$end = $send( array( 'garden_email' => 'a@example.com' ) );
if ( false === strpos( $end->location, '/news/' ) || false === strpos( $end->location, 'signup=ok' ) ) { return "ok: $end->location"; }
$send( array( 'garden_email' => 'a@example.com' ) );
if ( array( 'a@example.com' ) !== get_option( 'garden_subscribers' ) ) { return wp_json_encode( get_option( 'garden_subscribers' ) ); }
if ( false !== strpos( do_shortcode( '[garden_signup]' ), 'garden-ok' ) ) { return 'thanks too early'; }
$_GET['signup'] = $_REQUEST['signup'] = 'ok';
return false !== strpos( do_shortcode( '[garden_signup]' ), '<p class="garden-ok">Thank you!</p>' ) ? true : do_shortcode( '[garden_signup]' );`),
  },
  {
    area: 'shortcodes',
    prompt: [
      'Shortcode [team_members], plain PHP, no code fence:',
      '* attributes: role (default editor), number (default 6, max 12), orderby (name or registered, default name)',
      '* output <ul class="team"> with one <li> per user: the display name, followed by the bio in <small> if there is one',
      '* everything escaped',
      '* nobody found → empty string',
    ].join('\n'),
    check:
      checked(String.raw`wp_insert_user( array( 'user_login' => 'zoe', 'user_pass' => 'x', 'user_email' => 'z@example.com', 'display_name' => 'Zoe <b>Z</b>', 'role' => 'editor' ) );
wp_insert_user( array( 'user_login' => 'adam', 'user_pass' => 'x', 'user_email' => 'a@example.com', 'display_name' => 'Adam', 'description' => 'Writes & edits', 'role' => 'editor' ) );
$html = do_shortcode( '[team_members]' );
if ( ! preg_match( '/^<ul class="team">\s*<li>\s*Adam\s*<small>\s*Writes &amp;(?:amp;)? edits\s*<\/small>\s*<\/li>\s*<li>\s*Zoe/', trim( $html ) ) || false !== strpos( $html, '<b>' ) ) { return $html; }
if ( 1 !== substr_count( $html, '<small' ) ) { return 'bio: ' . $html; }
if ( 1 !== substr_count( do_shortcode( '[team_members number="1"]' ), '<li' ) ) { return 'number'; }
if ( strpos( do_shortcode( '[team_members orderby="registered"]' ), 'Zoe' ) > strpos( do_shortcode( '[team_members orderby="registered"]' ), 'Adam' ) ) { return 'orderby'; }
return '' === do_shortcode( '[team_members role="author"]' ) ? true : 'nobody: ' . do_shortcode( '[team_members role="author"]' );`),
  },
  {
    area: 'shortcodes',
    prompt: [
      'I want [callout type="info" title=""]…[/callout]. Code only.',
      '- type may be info, success or danger; anything else becomes info',
      '- markup: <div class="callout callout-TYPE"><strong>TITLE</strong>CONTENT</div>, no <strong> without a title',
      '- shortcodes in the content run, the content may hold post HTML, the title is text',
      '- without content nothing is returned',
    ].join('\n'),
    check: checked(String.raw`add_shortcode( 'inner', function () { return 'INNER'; } );
$html = do_shortcode( '[callout type="danger" title="A <i>b</i>"]Some <em>text</em> [inner][/callout]' );
if ( 0 !== strpos( $html, '<div class="callout callout-danger">' ) || false === strpos( $html, '<strong>A' ) || false !== strpos( $html, '<i>' ) ) { return $html; }
if ( false === strpos( $html, '<em>text</em>' ) || false === strpos( $html, 'INNER' ) ) { return 'content: ' . $html; }
$html = do_shortcode( '[callout type="x"]Hi[/callout]' );
if ( false === strpos( $html, 'callout-info' ) || false !== strpos( $html, '<strong' ) ) { return $html; }
return '' === do_shortcode( '[callout title="T"][/callout]' ) ? true : 'empty';`),
  },
  {
    area: 'http',
    prompt: [
      'Write class `Parcel_Tracker`. Only code.',
      '* __construct( string $token, int $timeout = 6 )',
      '* status( string $number ): array|WP_Error — GET https://api.parcel.example/v2/track?number=<number> with the header Authorization: Bearer <token>',
      '* a transport error or anything but 200 → WP_Error `parcel_unavailable`',
      '* JSON without `state` → WP_Error `parcel_bad_answer`',
      "* result [ 'state' => string, 'eta' => string ] (eta may be missing: empty string)",
      '* good results are cached for 15 minutes per number in a transient',
    ].join('\n'),
    check: checked(String.raw`if ( ! class_exists( 'Parcel_Tracker' ) ) { return 'no class'; }
$tracker = new Parcel_Tracker( 'tok' );
$code = function ( $answer ) { return is_wp_error( $answer ) ? $answer->get_error_code() : wp_json_encode( $answer ); };
if ( 'parcel_unavailable' !== $code( $tracker->status( 'A 1' ) ) ) { return 'transport'; }
$http->reply = $response( 404, '{}' );
if ( 'parcel_unavailable' !== $code( $tracker->status( 'A 1' ) ) ) { return '404'; }
$http->reply = $response( 200, array( 'eta' => 'x' ) );
if ( 'parcel_bad_answer' !== $code( $tracker->status( 'A 1' ) ) ) { return 'no state: ' . $code( $tracker->status( 'A 1' ) ); }
$http->reply = $response( 200, array( 'state' => 'moving' ) );
if ( array( 'state' => 'moving', 'eta' => '' ) !== $tracker->status( 'A 1' ) ) { return $code( $tracker->status( 'A 1' ) ); }
$call = end( $http->calls );
if ( 'https://api.parcel.example/v2/track?number=A%201' !== str_replace( '+', '%20', $call['url'] ) || 'Bearer tok' !== ( $call['args']['headers']['Authorization'] ?? '' ) || 6 !== (int) $call['args']['timeout'] ) { return wp_json_encode( $call ); }
$count = count( $http->calls );
$tracker->status( 'A 1' );
if ( $count !== count( $http->calls ) ) { return 'not cached'; }
$tracker->status( 'B' );
return $count + 1 === count( $http->calls ) ? true : 'one cache';`),
  },
  {
    area: 'cron',
    prompt: [
      'Event `jobs_expire`, every hour. Give me the code only (prefix jobs_).',
      '- scheduled on init if it is not yet',
      '- takes published posts of the type job whose meta `_expires` (Y-m-d) is before today, at most 20 a run, and makes them drafts',
      '- sets the post meta _expired_at to the current time as a timestamp on each',
      '- adds the number of expired jobs to the option jobs_expired_total',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'job', array( 'public' => true, 'label' => 'Jobs' ) ); }, 1 );`,
    check:
      checked(String.raw`if ( 'hourly' !== wp_get_schedule( 'jobs_expire' ) ) { return 'schedule: ' . wp_json_encode( wp_get_schedule( 'jobs_expire' ) ); }
$old = array();
for ( $n = 0; $n < 22; $n++ ) { $old[] = $post( array( 'post_type' => 'job', 'meta_input' => array( '_expires' => '2020-01-05' ) ) ); }
$new = $post( array( 'post_type' => 'job', 'meta_input' => array( '_expires' => '2099-01-05' ) ) );
$none = $post( array( 'post_type' => 'job' ) );
$other = $post( array( 'meta_input' => array( '_expires' => '2020-01-05' ) ) );
do_action( 'jobs_expire' );
$drafts = array_filter( $old, function ( $id ) { return 'draft' === get_post_status( $id ); } );
if ( 20 !== count( $drafts ) ) { return count( $drafts ) . ' drafts'; }
foreach ( array( $new, $none, $other ) as $id ) { if ( 'publish' !== get_post_status( $id ) ) { return 'too many'; } }
if ( abs( time() - (int) get_post_meta( reset( $drafts ), '_expired_at', true ) ) > 10 ) { return '_expired_at'; }
do_action( 'jobs_expire' );
return 22 === (int) get_option( 'jobs_expired_total' ) ? true : 'total ' . get_option( 'jobs_expired_total' );`),
  },
  {
    area: 'mail',
    prompt: [
      "Function shop_mail_invoice( int $order_id, string $file = '' ): bool, PHP only.",
      '1. $order_id is a post of the type shop_order, otherwise false',
      '2. recipient: the post meta _billing_email; false when that is no valid email',
      '3. subject "Invoice <order id> from <site name>"',
      '4. HTML mail with the body <p>Thank you for your order.</p>, Bcc to the admin email',
      '5. the file is attached if it exists',
      '6. after sending sets the post meta _invoice_sent to 1',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'shop_order', array( 'public' => true, 'label' => 'Orders' ) ); } );`,
    check: checked(String.raw`update_option( 'blogname', 'Tea & Co' );
$id = $post( array( 'post_type' => 'shop_order', 'meta_input' => array( '_billing_email' => 'b@example.com' ) ) );
if ( false !== shop_mail_invoice( $post() ) || false !== shop_mail_invoice( 9999 ) ) { return 'another post'; }
if ( false !== shop_mail_invoice( $post( array( 'post_type' => 'shop_order', 'meta_input' => array( '_billing_email' => 'x' ) ) ) ) || count( $mails ) ) { return 'no email'; }
$file = get_temp_dir() . 'invoice.pdf';
file_put_contents( $file, 'x' );
if ( true !== shop_mail_invoice( $id, $file ) ) { return 'not sent'; }
$mail = $mails[0];
if ( 'b@example.com' !== $mail['to'] || "Invoice $id from Tea & Co" !== $mail['subject'] || ! $mail['html'] || '<p>Thank you for your order.</p>' !== trim( $mail['message'] ) ) { return wp_json_encode( $mail ); }
if ( false === stripos( implode( "\n", (array) $mail['headers'] ), 'bcc: ' . get_option( 'admin_email' ) ) ) { return 'bcc'; }
if ( array( $file ) !== array_values( (array) $mail['attachments'] ) ) { return 'file'; }
if ( '1' !== get_post_meta( $id, '_invoice_sent', true ) ) { return 'meta'; }
shop_mail_invoice( $id, '/no/such/file.pdf' );
return array() === array_filter( (array) $mails[1]['attachments'] ) ? true : 'a missing file is attached';`),
  },
];
