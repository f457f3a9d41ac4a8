// A table of cases: as long as there are cases.
import type { DetailCase } from './detail-case.ts';
import { detailCase } from './on-empty-site.ts';

/** More of what requests are asked for, written before any of these prompts was answered. */
export const laterRequestCases: readonly DetailCase[] = [
  detailCase(
    'REST routes',
    'Endpoint `POST wp-json/guestbook/v1/entries`, no login needed. Arguments: author (string, required, up to 60 characters), message (required, 10 to 1000 characters). Insert a pending "entry" post with the author as title and the message as content. Reply 201 with {id, status}.',
    `register_post_type( 'entry', array( 'public' => true ) ); $r = given_request( 'POST', '/guestbook/v1/entries', array( 'author' => 'Ann', 'message' => 'A long enough message' ) ); $id = $r->get_data()['id'] ?? 0;`,
    {
      created: `$r->get_status() === 201 && get_post_type( $id ) === 'entry'`,
      status: `get_post_status( $id ) === 'pending' && $r->get_data()['status'] === 'pending'`,
      content: `get_post( $id )->post_title === 'Ann' && str_contains( get_post( $id )->post_content, 'long enough' )`,
      'author length': `$r->get_status() === 201 && given_request( 'POST', '/guestbook/v1/entries', array( 'author' => str_repeat( 'x', 61 ), 'message' => 'A long enough message' ) )->get_status() === 400`,
      'message length': `$r->get_status() === 201 && given_request( 'POST', '/guestbook/v1/entries', array( 'author' => 'Ann', 'message' => 'short' ) )->get_status() === 400`,
    },
  ),
  detailCase(
    'REST routes',
    'I want a REST route that bumps a download counter: POST files/v1/downloads/{id}. Anybody may call it. Adds 1 to the post meta download_count of that attachment/post and returns {"downloads": new count}. 404 with code files_unknown if there is no such post.',
    `$p = given_post( array(), array( 'download_count' => '4' ) ); $r = given_request( 'POST', "/files/v1/downloads/$p" ); $no = given_request( 'POST', '/files/v1/downloads/99999' );`,
    {
      returned: `$r->get_data() === array( 'downloads' => 5 )`,
      stored: `(int) get_post_meta( $p, 'download_count', true ) === 5`,
      unknown: `$no->get_status() === 404 && $no->get_data()['code'] === 'files_unknown'`,
    },
  ),
  detailCase(
    'REST routes',
    'Add route `portal/v1/bookmarks`: GET gives the bookmarked post IDs of the current user (user meta `bookmarks`, an empty array when there are none), POST adds the integer post_id to them (once), only for logged-in users. Unknown post → 404.',
    `$u = given_user( 'ann', 'subscriber' ); $p = given_post(); $guest = given_request( 'GET', '/portal/v1/bookmarks' ); wp_set_current_user( $u ); $none = given_request( 'GET', '/portal/v1/bookmarks' ); given_request( 'POST', '/portal/v1/bookmarks', array( 'post_id' => $p ) ); given_request( 'POST', '/portal/v1/bookmarks', array( 'post_id' => $p ) ); $one = given_request( 'GET', '/portal/v1/bookmarks' );`,
    {
      'logged in only': `$guest->get_status() === 401`,
      none: `$none->get_data() === array()`,
      once: `array_values( (array) get_user_meta( $u, 'bookmarks', true ) ) === array( $p )`,
      read: `array_values( (array) $one->get_data() ) === array( $p )`,
      unknown: `given_request( 'POST', '/portal/v1/bookmarks', array( 'post_id' => 99999 ) )->get_status() === 404`,
    },
  ),
  detailCase(
    'REST routes',
    'REST: GET jobs/v1/openings, public, published posts of the type job, filter by `city` (post meta job_city) and `department` (taxonomy department, slug), 10 per page via page param; each item: id, title, city (meta job_city), link.',
    `register_post_type( 'job', array( 'public' => true ) ); register_taxonomy( 'department', 'job' ); $a = given_post( array( 'post_type' => 'job' ), array( 'job_city' => 'Bonn' ) ); $b = given_post( array( 'post_type' => 'job' ), array( 'job_city' => 'Rome' ) ); wp_set_object_terms( $b, 'sales', 'department' ); $all = given_request( 'GET', '/jobs/v1/openings' )->get_data(); $bonn = given_request( 'GET', '/jobs/v1/openings', array( 'city' => 'Bonn' ) )->get_data(); $sales = given_request( 'GET', '/jobs/v1/openings', array( 'department' => 'sales' ) )->get_data();`,
    {
      all: `count( $all ) === 2`,
      city: `array_column( $bonn, 'id' ) === array( $a )`,
      department: `array_column( $sales, 'id' ) === array( $b )`,
      fields: `array_keys( $all[0] ) === array( 'id', 'title', 'city', 'link' ) && $bonn[0]['city'] === 'Bonn'`,
    },
  ),
  detailCase(
    'REST routes',
    'PATCH acme/v1/settings — admins only. Accepts color (hex color), per_page (integer from 1 to 50) and welcome (text). Store all three in the option acme_ui as an array, return the saved array.',
    `$guest = given_request( 'PATCH', '/acme/v1/settings', array( 'color' => '#ffffff', 'per_page' => 5, 'welcome' => 'Hi' ) ); wp_set_current_user( 1 ); $r = given_request( 'PATCH', '/acme/v1/settings', array( 'color' => '#ff0000', 'per_page' => 5, 'welcome' => 'Hi <b>x</b>' ) );`,
    {
      'admins only': `in_array( $guest->get_status(), array( 401, 403 ), true ) && $r->get_status() === 200`,
      stored: `get_option( 'acme_ui' )['color'] === '#ff0000' && get_option( 'acme_ui' )['per_page'] === 5 && get_option( 'acme_ui' )['welcome'] === 'Hi x'`,
      returned: `$r->get_data() == get_option( 'acme_ui' )`,
      range: `$r->get_status() === 200 && given_request( 'PATCH', '/acme/v1/settings', array( 'color' => '#ff0000', 'per_page' => 51, 'welcome' => 'Hi' ) )->get_status() === 400`,
    },
  ),
  detailCase(
    'REST routes',
    `Need a delete endpoint:
- DELETE acme/v1/drafts/(?P<id>\\d+)
- permission: the user can delete that post
- permanently deletes the post (no trash)
- answers {"removed": true, "id": <id>}`,
    `$p = given_post( array( 'post_status' => 'draft', 'post_author' => 1 ) ); $guest = given_request( 'DELETE', "/acme/v1/drafts/$p" ); $kept = get_post( $p ) !== null; wp_set_current_user( 1 ); $r = given_request( 'DELETE', "/acme/v1/drafts/$p" );`,
    {
      permission: `in_array( $guest->get_status(), array( 401, 403 ), true ) && $kept`,
      deleted: `$r->get_status() === 200 && get_post( $p ) === null`,
      answer: `$r->get_data() == array( 'removed' => true, 'id' => $p )`,
    },
  ),
  detailCase(
    'REST routes',
    'public GET route site/v1/info returning name (blog name), description (tagline), url (home url) and posts (number of published posts); cacheable for 5 minutes: Cache-Control: max-age=300',
    `update_option( 'blogname', 'Acme' ); update_option( 'blogdescription', 'Tag' ); given_post(); $r = given_request( 'GET', '/site/v1/info' );`,
    {
      name: `$r->get_data()['name'] === 'Acme'`,
      description: `$r->get_data()['description'] === 'Tag'`,
      posts: `$r->get_data()['posts'] === 1`,
      header: `str_contains( (string) ( $r->get_headers()['Cache-Control'] ?? '' ), 'max-age=300' )`,
    },
  ),
  detailCase(
    'AJAX',
    'AJAX: action `acme_save_profile` for logged-in users. Fields nickname (text) and bio (textarea), nonce "acme_profile" in `_ajax_nonce`. Saves them to the user meta nickname_public and bio_public; an empty nickname gives a 422 error "Nickname is required." Success: message "Profile saved."',
    `$u = given_user( 'ann', 'subscriber' ); wp_set_current_user( $u ); $n = wp_create_nonce( 'acme_profile' ); $good = json_decode( given_ajax( 'acme_save_profile', array( 'nickname' => '<b>Ann</b>', 'bio' => "a\\nb", '_ajax_nonce' => $n ) ), true ); $bad = json_decode( given_ajax( 'acme_save_profile', array( 'nickname' => '', 'bio' => 'x', '_ajax_nonce' => $n ) ), true ); $status = given_status(); $wrong = given_ajax( 'acme_save_profile', array( 'nickname' => 'Evil', 'bio' => 'x', '_ajax_nonce' => 'x' ) );`,
    {
      stored: `get_user_meta( $u, 'nickname_public', true ) === 'Ann' && get_user_meta( $u, 'bio_public', true ) === "a\\nb"`,
      required: `$bad['success'] === false && $status === 422 && str_contains( wp_json_encode( $bad ), 'Nickname is required.' )`,
      message: `$good['success'] === true && str_contains( wp_json_encode( $good ), 'Profile saved.' )`,
      nonce: `$good['success'] === true && get_user_meta( $u, 'nickname_public', true ) !== 'Evil'`,
    },
  ),
  detailCase(
    'AJAX',
    'I need admin-ajax handler delete_item: users with delete_posts only, nonce in the field security (action delete_item_nonce), trash the post given by item_id, respond {"id": item_id}; respond with 404 if the post does not exist',
    `wp_set_current_user( 1 ); $p = given_post( array( 'post_author' => 1 ) ); $n = wp_create_nonce( 'delete_item_nonce' ); $bad = given_ajax( 'delete_item', array( 'item_id' => $p, 'security' => 'x' ) ); $kept = get_post_status( $p ); $r = json_decode( given_ajax( 'delete_item', array( 'item_id' => $p, 'security' => $n ) ), true ); $no = json_decode( given_ajax( 'delete_item', array( 'item_id' => 99999, 'security' => $n ) ), true ); $status = given_status();`,
    {
      nonce: `$kept === 'publish' && $r['success'] === true`,
      trashed: `get_post_status( $p ) === 'trash'`,
      id: `$r['data']['id'] === $p`,
      missing: `$no['success'] === false && $status === 404`,
      'no guests': `has_action( 'wp_ajax_delete_item' ) && ! has_action( 'wp_ajax_nopriv_delete_item' )`,
    },
  ),
  detailCase(
    'AJAX',
    'Register the ajax action rate_recipe (also nopriv). It takes recipe_id and stars (1-5), rejects other values with status 400, adds the stars to the post meta rating_sum, and raises the post meta rating_count by one. Check the nonce rate_recipe.',
    `$p = given_post( array(), array( 'rating_sum' => '8', 'rating_count' => '2' ) ); $n = wp_create_nonce( 'rate_recipe' ); $f = array( 'recipe_id' => $p, 'stars' => 4, 'nonce' => $n, '_wpnonce' => $n, '_ajax_nonce' => $n, 'security' => $n ); $bad = json_decode( given_ajax( 'rate_recipe', array( 'stars' => 6 ) + $f ), true ); $status = given_status(); $r = json_decode( given_ajax( 'rate_recipe', $f ), true );`,
    {
      sum: `(int) get_post_meta( $p, 'rating_sum', true ) === 12`,
      count: `(int) get_post_meta( $p, 'rating_count', true ) === 3`,
      range: `$bad['success'] === false && $status === 400`,
      guests: `has_action( 'wp_ajax_nopriv_rate_recipe' ) && has_action( 'wp_ajax_rate_recipe' )`,
    },
  ),
  detailCase(
    'AJAX',
    'ajax handler my_load_terms for guests and users: returns id, name and count of the 5 most used tags as JSON (success). No nonce needed since it is read only.',
    `$t = wp_insert_term( 'Big', 'post_tag' )['term_id']; $s = wp_insert_term( 'Small', 'post_tag' )['term_id']; given_post( array( 'tags_input' => array( 'Big', 'Small' ) ) ); given_post( array( 'tags_input' => array( 'Big' ) ) ); $r = json_decode( given_ajax( 'my_load_terms', array() ), true );`,
    {
      order: `array_column( $r['data'], 'id' ) === array( $t, $s )`,
      fields: `array_keys( $r['data'][0] ) === array( 'id', 'name', 'count' ) && $r['data'][0]['count'] === 2`,
      guests: `has_action( 'wp_ajax_nopriv_my_load_terms' ) && has_action( 'wp_ajax_my_load_terms' )`,
    },
  ),
  detailCase(
    'form handlers',
    'Callback form handler (admin-post.php, action request_callback, logged out and logged in). Nonce: action request_callback, field cb_nonce. Fields: full_name, phone. Create a private post of type callback with full_name as title and the meta phone. Afterwards redirect to /thank-you/?ok=1; if the phone is empty back to the referer with ?ok=0.',
    `register_post_type( 'callback', array( 'public' => false ) ); $_SERVER['HTTP_REFERER'] = home_url( '/call/' ); $f = array( 'full_name' => 'Ann L', 'phone' => '123', 'cb_nonce' => wp_create_nonce( 'request_callback' ), '_wp_http_referer' => '/call/' ); $bad = given_form( 'request_callback', array( 'phone' => '' ) + $f ); $none = count( get_posts( array( 'post_type' => 'callback', 'post_status' => 'any' ) ) ); $to = given_form( 'request_callback', $f ); $p = get_posts( array( 'post_type' => 'callback', 'post_status' => 'any' ) );`,
    {
      created: `count( $p ) === 1 && $p[0]->post_status === 'private' && $p[0]->post_title === 'Ann L'`,
      phone: `get_post_meta( $p[0]->ID, 'phone', true ) === '123'`,
      redirect: `str_contains( $to, '/thank-you/' ) && str_contains( $to, 'ok=1' )`,
      empty: `str_contains( $bad, '/call/' ) && str_contains( $bad, 'ok=0' ) && $none === 0`,
      both: `has_action( 'admin_post_nopriv_request_callback' ) && has_action( 'admin_post_request_callback' )`,
    },
  ),
  detailCase(
    'form handlers',
    'On init handle my unsubscribe form: when $_POST["acme_unsubscribe"] is present verify acme_unsub_nonce (action acme_unsub), take the email, remove it from the array in the option acme_list and redirect to the home page with unsubscribed=1.',
    `update_option( 'acme_list', array( 'a@example.org', 'b@example.org' ) ); $f = array( 'acme_unsubscribe' => '1', 'email' => 'a@example.org', 'acme_unsub_nonce' => wp_create_nonce( 'acme_unsub' ) ); $run = null; foreach ( $GLOBALS['wp_filter']['init']->callbacks as $list ) { foreach ( $list as $one ) { if ( is_string( $one['function'] ) && ( new ReflectionFunction( $one['function'] ) )->getFileName() === WPMU_PLUGIN_DIR . '/answer.php' ) { $run = $one['function']; } } } remove_all_actions( 'init' ); add_action( 'init', $run ); $to = given_call( 'init', $f )[1];`,
    {
      removed: `array_values( get_option( 'acme_list' ) ) === array( 'b@example.org' )`,
      redirect: `str_starts_with( $to, home_url() ) && str_contains( $to, 'unsubscribed=1' )`,
    },
  ),
  detailCase(
    'addresses',
    'add the rewrite rule ^shop/brand/([^/]+)/?$ → index.php?post_type=product&brand=$matches[1], make `brand` a public query variable',
    `$to = given_rewrite( 'shop/brand/acme/' );`,
    {
      type: `str_contains( $to, 'post_type=product' )`,
      brand: `str_contains( $to, 'brand=acme' )`,
      'query var': `given_query_var( 'brand' )`,
    },
  ),
  detailCase(
    'addresses',
    'Pretty URL for maps: /map/{lat}/{lng}/ should rewrite to index.php?pagename=map&lat={lat}&lng={lng}. Both must be query vars.',
    `$to = given_rewrite( 'map/50.1/7.2/' );`,
    {
      page: `str_contains( $to, 'pagename=map' )`,
      both: `str_contains( $to, 'lat=50.1' ) && str_contains( $to, 'lng=7.2' )`,
      'query vars': `given_query_var( 'lat' ) && given_query_var( 'lng' )`,
    },
  ),
  detailCase(
    'HTTP',
    'Write shop_get_product( int $id ): ?array — GET https://erp.example.com/api/products/{id} with header Accept: application/json and a bearer token from the option erp_token, 10 second timeout. null if anything goes wrong or the status is not 200. No caching.',
    `update_option( 'erp_token', 'tt' ); given_response( 200, '{"sku":"a"}' ); $r = shop_get_product( 5 ); $asked = given_requests(); given_response( 404, '{"sku":"a"}' ); $no = shop_get_product( 5 );`,
    {
      address: `$asked[0]['url'] === 'https://erp.example.com/api/products/5'`,
      headers: `$asked[0]['args']['headers']['Accept'] === 'application/json' && $asked[0]['args']['headers']['Authorization'] === 'Bearer tt'`,
      timeout: `(int) $asked[0]['args']['timeout'] === 10`,
      result: `$r === array( 'sku' => 'a' )`,
      failure: `$r !== null && $no === null`,
    },
  ),
  detailCase(
    'HTTP',
    'crm_create_contact( string $email, string $name ): int|WP_Error. POST https://crm.example.com/v2/contacts as JSON with email and name, header X-Auth: the constant CRM_KEY. Return the "id" of the JSON answer. Any status but 201: WP_Error "crm_failed".',
    `define( 'CRM_KEY', 'ck' ); given_response( 201, '{"id":77}' ); $r = crm_create_contact( 'a@example.org', 'Ann' ); $asked = given_requests(); given_response( 200, '{"id":77}' ); $no = crm_create_contact( 'a@example.org', 'Ann' );`,
    {
      id: `$r === 77`,
      body: `json_decode( $asked[0]['args']['body'], true ) === array( 'email' => 'a@example.org', 'name' => 'Ann' ) && $asked[0]['args']['method'] === 'POST'`,
      header: `$asked[0]['args']['headers']['X-Auth'] === 'ck'`,
      error: `is_wp_error( $no ) && $no->get_error_code() === 'crm_failed'`,
    },
  ),
  detailCase(
    'HTTP',
    'function acme_rss_items( string $url, int $max = 5 ): array — hmm, rather plain JSON: request $url (timeout 4s), decode it and return the first $max entries of the key "items". Empty array on errors. Keep the result for a day.',
    `given_response( 200, '{"items":[1,2,3,4,5,6,7]}' ); $r = acme_rss_items( 'https://a.example.org/x', 3 ); $asked = given_requests(); $n = count( $asked ); acme_rss_items( 'https://a.example.org/x', 3 ); $again = count( given_requests() ); given_response( 500, '' ); $no = acme_rss_items( 'https://a.example.org/y' );`,
    {
      items: `$r === array( 1, 2, 3 )`,
      timeout: `(int) $asked[0]['args']['timeout'] === 4`,
      kept: `$n === 1 && $again === 1`,
      errors: `$no === array() && $n === 1`,
    },
  ),
  detailCase(
    'HTTP',
    'acme_ping( string $endpoint ): void sends a non-blocking POST to $endpoint with the body site=<home url> (form encoded) and a timeout of 1 second. Nothing is returned.',
    `given_response( 200, '' ); acme_ping( 'https://a.example.org/ping' ); $asked = given_requests();`,
    {
      post: `$asked[0]['args']['method'] === 'POST' && $asked[0]['url'] === 'https://a.example.org/ping'`,
      'non-blocking': `$asked[0]['args']['blocking'] === false`,
      body: `$asked[0]['args']['body'] === array( 'site' => home_url() ) || str_contains( (string) wp_json_encode( $asked[0]['args']['body'] ), 'site' )`,
      timeout: `(int) $asked[0]['args']['timeout'] === 1`,
    },
  ),
  detailCase(
    'webhooks',
    'Incoming webhook of our payment provider at POST pay/v1/notify. X-Pay-Signature is base64 of the binary HMAC SHA256 of the body using the secret in the option pay_secret; wrong or missing signature → 400 with the code pay_bad_signature. For "event": "charge.succeeded" do_action( \'pay_succeeded\', $payload ). Always answer {"ok": true}.',
    `update_option( 'pay_secret', 'ps' ); $got = null; add_action( 'pay_succeeded', function ( $payload ) use ( &$got ) { $got = $payload; } ); $body = '{"event":"charge.succeeded","n":1}'; $sig = base64_encode( hash_hmac( 'sha256', $body, 'ps', true ) ); $bad = given_webhook( '/pay/v1/notify', $body, array( 'X-Pay-Signature' => 'x' ) ); $r = given_webhook( '/pay/v1/notify', $body, array( 'X-Pay-Signature' => $sig ) );`,
    {
      signature: `$bad->get_status() === 400 && $bad->get_data()['code'] === 'pay_bad_signature'`,
      fired: `( (array) $got )['n'] === 1`,
      answer: `$r->get_status() === 200 && $r->get_data() === array( 'ok' => true )`,
    },
  ),
  detailCase(
    'mail',
    'function notify_editors( int $post_id ): int mails every user with the role editor that the post was changed: subject "Changed: <post title>", the body has the permalink. Returns how many mails were sent; 0 for an unknown post.',
    `$p = given_post( array( 'post_title' => 'Hey' ) ); given_user( 'ed1', 'editor' ); given_user( 'ed2', 'editor' ); given_user( 'sub', 'subscriber' ); given_mails( true ); $r = notify_editors( $p ); $m = given_mails(); $no = notify_editors( 99999 );`,
    {
      'each editor': `count( $m ) === 2 && ! array_diff( array( 'ed1@example.org', 'ed2@example.org' ), array_merge( (array) $m[0]['to'], (array) $m[1]['to'] ) )`,
      subject: `$m[0]['subject'] === 'Changed: Hey'`,
      body: `str_contains( $m[0]['message'], get_permalink( $p ) )`,
      count: `$r === 2 && $no === 0`,
    },
  ),
  detailCase(
    'mail',
    'send_receipt( string $email, float $amount ): bool → plain text mail to $email, subject "Your receipt", text "Thank you! You paid $12.50." with the amount with two decimals, Reply-To billing@acme.test. false when the address is invalid.',
    `given_mails( true ); $r = send_receipt( 'a@example.org', 12.5 ); $no = send_receipt( 'nope', 1 ); $m = given_mails();`,
    {
      sent: `$r === true && (array) $m[0]['to'] === array( 'a@example.org' ) && $m[0]['subject'] === 'Your receipt'`,
      amount: `str_contains( $m[0]['message'], '$12.50' )`,
      'reply to': `stripos( implode( "\\n", (array) $m[0]['headers'] ), 'reply-to: billing@acme.test' ) !== false`,
      invalid: `$no === false && count( $m ) === 1`,
    },
  ),
];
