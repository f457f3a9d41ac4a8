import type { InstructionCase } from './instruction-case.ts';

const newPost = (fields: string) => `wp_insert_post( array( 'post_status' => 'publish', ${fields} ) )`;

const newUser = (login: string, role: string) =>
  `wp_insert_user( array( 'user_login' => '${login}', 'user_pass' => 'x', 'user_email' => '${login}@example.org', 'role' => '${role}' ) )`;

/** Ends AJAX answers by an exception, so that the check goes on. */
const died = `add_filter( 'wp_die_ajax_handler', fn() => function () { throw new Exception( 'died' ); } ); add_filter( 'wp_doing_ajax', '__return_true' );`;

const sentMails = `$mails = array(); add_filter( 'pre_wp_mail', function ( $p, $a ) use ( &$mails ) { $mails[] = $a; return true; }, 99, 2 );`;

/** Prompts for content, services and the site, in the words of different kinds of developers, that the drafts were built with. */
export const moreContentCases: readonly InstructionCase[] = [
  {
    area: 'filters',
    prompt:
      'Write a filter on the_title that adds "[Sponsored] " in front of titles of posts that have the meta _sponsored set to 1, not in the admin. Prefix: acme_',
    check: `$a = ${newPost(`'post_title' => 'One'`)}; $b = ${newPost(`'post_title' => 'Two'`)}; update_post_meta( $a, '_sponsored', '1' ); return '[Sponsored] One' === get_the_title( $a ) && 'Two' === get_the_title( $b );`,
  },
  {
    area: 'REST',
    prompt:
      'Write a REST endpoint GET /acme/v1/authors that returns all users who have published posts, each with id, name and post_count. Public.',
    check: `$u = ${newUser('au1', 'author')}; ${newUser('au2', 'author')}; ${newPost(`'post_title' => 'a', 'post_author' => $u`)}; ${newPost(`'post_title' => 'b', 'post_author' => $u`)}; $d = rest_do_request( new WP_REST_Request( 'GET', '/acme/v1/authors' ) )->get_data(); $by = array_column( $d, 'post_count', 'id' ); return 2 === ( $by[ $u ] ?? null ) && ! isset( $by[ $u + 1 ] ) && array( 'id', 'name', 'post_count' ) === array_keys( $d[0] );`,
  },
  {
    area: 'REST',
    prompt:
      'Add a REST route POST acme/v1/contact with params name (string, required), email (email, required), message (string, required, max length 500). It sends an email to the admin with subject "Contact form" and returns {"sent": true}. Public. Return a WP_Error with status 500 when mail fails.',
    check: `${sentMails} $run = function ( $b ) { $q = new WP_REST_Request( 'POST', '/acme/v1/contact' ); $q->set_body_params( $b ); return rest_do_request( $q ); }; $ok = $run( array( 'name' => 'Ann', 'email' => 'a@example.org', 'message' => 'Hi there' ) ); $bad = $run( array( 'name' => 'Ann', 'email' => 'nope', 'message' => 'Hi' ) ); $long = $run( array( 'name' => 'Ann', 'email' => 'a@example.org', 'message' => str_repeat( 'x', 501 ) ) ); return array( 'sent' => true ) === $ok->get_data() && 400 === $bad->get_status() && 400 === $long->get_status() && 1 === count( $mails ) && 'Contact form' === $mails[0]['subject'] && str_contains( $mails[0]['message'], 'Hi there' );`,
  },
  {
    area: 'REST',
    prompt: `REST: GET acme/v1/books/(?P<id>\\d+) → id, title, author meta (book_author), permalink; 404 WP_Error "acme_not_found" if not a published book. permission public. prefix acme_`,
    before: `add_action( 'init', function () { register_post_type( 'book', array( 'public' => true, 'label' => 'Books' ) ); }, 1 );`,
    check: `$b = ${newPost(`'post_type' => 'book', 'post_title' => 'Dune'`)}; update_post_meta( $b, 'book_author', 'Herbert' ); $p = ${newPost(`'post_title' => 'p'`)}; $get = fn( $id ) => rest_do_request( new WP_REST_Request( 'GET', '/acme/v1/books/' . $id ) ); $n = $get( $p ); return array( 'id' => $b, 'title' => 'Dune', 'author' => 'Herbert', 'permalink' => get_permalink( $b ) ) === $get( $b )->get_data() && 404 === $n->get_status() && 'acme_not_found' === $n->get_data()['code'];`,
  },
  {
    area: 'AJAX',
    prompt:
      'Write an AJAX handler for action acme_search (logged in and logged out): reads the GET/POST parameter term, sanitizes it, verifies nonce acme_nonce, returns up to 5 published posts whose title or content match as JSON array of {id,title,url}.',
    check: `${died} $p = ${newPost(`'post_title' => 'needle'`)}; ${newPost(`'post_title' => 'hay'`)}; $_POST = array( 'term' => 'needle', 'nonce' => wp_create_nonce( 'acme_nonce' ) ); $_REQUEST = $_POST; ob_start(); try { do_action( 'wp_ajax_nopriv_acme_search' ); } catch ( Exception $e ) { unset( $e ); } $d = json_decode( ob_get_clean(), true ); return 1 === count( $d['data'] ) && array( 'id' => $p, 'title' => 'needle', 'url' => get_permalink( $p ) ) === $d['data'][0] && false !== has_action( 'wp_ajax_acme_search' );`,
  },
  {
    area: 'AJAX',
    prompt:
      "ajax handler `acme_save_setting`, admins only, nonce 'acme_settings' in field 'security', saves $_POST['color'] as hex color in option acme_color, error 400 if invalid",
    check: `${died} $run = function ( $user, $color ) { wp_set_current_user( $user ); $_POST = array( 'color' => $color, 'security' => wp_create_nonce( 'acme_settings' ) ); $_REQUEST = $_POST; ob_start(); try { do_action( 'wp_ajax_acme_save_setting' ); } catch ( Exception $e ) { unset( $e ); } return json_decode( ob_get_clean(), true ); }; $s = $run( ${newUser('ax1', 'subscriber')}, '#112233' ); $none = get_option( 'acme_color' ); $bad = $run( 1, 'red' ); $ok = $run( 1, '#ff0000' ); return false === $s['success'] && false === $none && false === $bad['success'] && true === $ok['success'] && '#ff0000' === get_option( 'acme_color' );`,
  },
  {
    area: 'cron',
    prompt:
      'Schedule a weekly cron event acme_weekly_digest on plugin activation (not if already scheduled), clear it on deactivation. The callback acme_send_digest emails the site admin the titles of the posts published in the last 7 days.',
    check: `${sentMails} foreach ( array_keys( $GLOBALS['wp_filter'] ) as $k ) { if ( str_starts_with( (string) $k, 'activate_' ) && str_contains( (string) $k, 'answer' ) ) { do_action( $k ); } } $s = wp_get_schedule( 'acme_weekly_digest' ); ${newPost(`'post_title' => 'Fresh'`)}; ${newPost(`'post_title' => 'Stale', 'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00'`)}; do_action( 'acme_weekly_digest' ); foreach ( array_keys( $GLOBALS['wp_filter'] ) as $k ) { if ( str_starts_with( (string) $k, 'deactivate_' ) && str_contains( (string) $k, 'answer' ) ) { do_action( $k ); } } return 'weekly' === $s && 1 === count( $mails ) && str_contains( $mails[0]['message'], 'Fresh' ) && ! str_contains( $mails[0]['message'], 'Stale' ) && false === wp_next_scheduled( 'acme_weekly_digest' );`,
  },
  {
    area: 'HTTP',
    prompt: `Write a function acme_post_webhook( string $url, array $payload ): bool|WP_Error that POSTs JSON with the header X-Acme-Signature = hmac sha256 of the body with the option acme_secret; treat any 2xx as success, otherwise WP_Error 'acme_webhook_failed'.`,
    before: `add_filter( 'pre_http_request', function ( $pre, $args, $url ) { $GLOBALS['w'][] = array( $url, $args ); return array( 'headers' => array(), 'body' => '', 'response' => array( 'code' => str_contains( $url, 'bad' ) ? 500 : 204, 'message' => '' ), 'cookies' => array(), 'filename' => null ); }, 10, 3 );`,
    check: `update_option( 'acme_secret', 's1' ); $ok = acme_post_webhook( 'https://a.example.org/', array( 'x' => 1 ) ); $bad = acme_post_webhook( 'https://bad.example.org/', array() ); $sent = $GLOBALS['w'][0][1]; return true === $ok && is_wp_error( $bad ) && 'acme_webhook_failed' === $bad->get_error_code() && '{"x":1}' === $sent['body'] && hash_hmac( 'sha256', '{"x":1}', 's1' ) === $sent['headers']['X-Acme-Signature'];`,
  },
  {
    area: 'mail',
    prompt:
      'Filter wp_mail so that on staging (wp_get_environment_type() is not production) all mails go to dev@acme.test and the subject is prefixed with "[STAGING] ".',
    before: `putenv( 'WP_ENVIRONMENT_TYPE=staging' );`,
    check: `${sentMails} wp_mail( 'a@example.org', 'Hello', 'b' ); return 'production' === wp_get_environment_type() ? 'Hello' === $mails[0]['subject'] : array( 'dev@acme.test' ) === (array) $mails[0]['to'] && '[STAGING] Hello' === $mails[0]['subject'];`,
  },
  {
    area: 'i18n',
    prompt: 'acme_items_label( int $n ): string — "No items", "1 item" or "N items", translatable, text domain acme',
    check: `return 'No items' === acme_items_label( 0 ) && '1 item' === acme_items_label( 1 ) && '5 items' === acme_items_label( 5 );`,
  },
  {
    area: 'shortcodes',
    prompt:
      'Shortcode [acme_button url="" label="Click" style="primary" target="_self"] → <a class="acme-btn acme-btn-primary" href=... target=...>label</a>. Allowed styles: primary, secondary; anything else falls back to primary. Nothing is output when the url is empty.',
    check: `return '<a class="acme-btn acme-btn-secondary" href="https://a.test/" target="_self">Go &amp; see</a>' === do_shortcode( '[acme_button url="https://a.test/" label="Go & see" style="secondary"]' ) && str_contains( do_shortcode( '[acme_button url="/x" style="odd"]' ), 'acme-btn-primary' ) && str_contains( do_shortcode( '[acme_button url="/x"]' ), '>Click<' ) && '' === do_shortcode( '[acme_button]' );`,
  },
  {
    area: 'shortcodes',
    prompt:
      'Create an enclosing shortcode [acme_note type="info"]...[/acme_note] printing <div class="acme-note acme-note--info" role="note">, type may be info, warning or danger. Shortcodes inside must work.',
    check: `add_shortcode( 'in_it', fn() => 'INNER' ); return '<div class="acme-note acme-note--warning" role="note">a INNER</div>' === do_shortcode( '[acme_note type="warning"]a [in_it][/acme_note]' ) && str_contains( do_shortcode( '[acme_note type="x"]a[/acme_note]' ), 'acme-note--info' );`,
  },
  {
    area: 'nav menus',
    prompt:
      'Add a "Log out" item at the end of the menu in location primary for logged-in users and "Log in" for guests.',
    check: `$f = fn( $place ) => apply_filters( 'wp_nav_menu_items', '<li>x</li>', (object) array( 'theme_location' => $place ) ); $guest = $f( 'primary' ); wp_set_current_user( 1 ); $user = $f( 'primary' ); return str_starts_with( $guest, '<li>x</li><li' ) && str_contains( $guest, '>Log in<' ) && str_contains( $user, '>Log out<' ) && '<li>x</li>' === $f( 'footer' );`,
  },
  {
    area: 'scripts',
    prompt:
      'Register a script module "@acme/tabs" from js/tabs.js depending on @wordpress/interactivity and enqueue it only where the block acme/tabs is on the page.',
    check: `$p = ${newPost(`'post_title' => 'p', 'post_content' => '<!-- wp:acme/tabs /-->'`)}; $q = ${newPost(`'post_title' => 'q'`)}; $run = function ( $id ) { $GLOBALS['post'] = get_post( $id ); do_action( 'wp_enqueue_scripts' ); ob_start(); wp_script_modules()->print_enqueued_script_modules(); return ob_get_clean(); }; return ! str_contains( $run( $q ), 'tabs.js' ) && str_contains( $run( $p ), 'tabs.js' );`,
  },
  {
    area: 'blocks',
    prompt:
      'Write a dynamic block acme/latest-posts in PHP only: attribute count (integer, default 3), category (integer, default 0). Renders <ul> with links to the newest posts; if there are none "<p>No posts.</p>". Use block wrapper attributes.',
    check: `$c = wp_insert_term( 'C', 'category' )['term_id']; $e = wp_insert_term( 'E', 'category' )['term_id']; foreach ( range( 1, 4 ) as $i ) { ${newPost(`'post_title' => 'n' . $i, 'post_category' => array( $c )`)}; } $do = fn( $a ) => do_blocks( '<!-- wp:acme/latest-posts ' . wp_json_encode( (object) $a ) . ' /-->' ); $h = $do( array() ); return 3 === substr_count( $h, '<li' ) && str_contains( $h, 'wp-block-acme-latest-posts' ) && 4 === substr_count( $do( array( 'count' => 9, 'category' => $c ) ), '<a ' ) && str_contains( $do( array( 'category' => $e ) ), '<p>No posts.</p>' );`,
  },
  {
    area: 'blocks',
    prompt: 'Only allow paragraph, heading, image and list blocks in posts, everything in pages.',
    check: `$f = fn( $type ) => apply_filters( 'allowed_block_types_all', true, new WP_Block_Editor_Context( array( 'post' => get_post( wp_insert_post( array( 'post_type' => $type, 'post_title' => 'x' ) ) ) ) ) ); return array( 'core/paragraph', 'core/heading', 'core/image', 'core/list' ) === $f( 'post' ) && true === $f( 'page' );`,
  },
  {
    area: 'blocks',
    prompt:
      'Filter render_block so every core/quote block gets wrapped in <div class="quote-wrap">…</div>, function acme_wrap_quotes.',
    check: `$h = do_blocks( '<!-- wp:quote --><blockquote class="wp-block-quote"></blockquote><!-- /wp:quote --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' ); return 1 === substr_count( $h, '<div class="quote-wrap">' ) && str_contains( $h, '<div class="quote-wrap"><blockquote' ) && function_exists( 'acme_wrap_quotes' );`,
  },
  {
    area: 'abilities',
    prompt:
      'Ability acme/create-draft: input object with title (string, required) and content (string), output id (integer); users who can edit_posts; creates a draft post and returns its ID. Label "Create draft", category acme-content labeled "Content".',
    check: `$a = wp_get_ability( 'acme/create-draft' ); wp_set_current_user( 0 ); $anon = $a->execute( array( 'title' => 'T' ) ); wp_set_current_user( 1 ); $r = $a->execute( array( 'title' => "It's", 'content' => 'C' ) ); return is_wp_error( $anon ) && 'draft' === get_post_status( $r['id'] ) && "It's" === get_post( $r['id'] )->post_title && is_wp_error( $a->execute( array() ) ) && 'Create draft' === $a->get_label();`,
  },
  {
    area: 'theme.json',
    prompt:
      'Add a color "Brand" (slug brand, #ff6600) to the theme.json palette via PHP, filter wp_theme_json_data_theme. Keep the existing colors.',
    check: `wp_clean_theme_json_cache(); $p = wp_get_global_settings( array( 'color', 'palette', 'theme' ) ); $by = array_column( $p, 'color', 'slug' ); return '#ff6600' === strtolower( $by['brand'] ?? '' );`,
  },
  {
    area: 'block parser',
    prompt:
      'Write acme_has_video( int $post_id ): bool – true if the post content contains a core/video or core/embed block, nested ones too.',
    check: `$mk = fn( $c ) => ${newPost(`'post_title' => 'v', 'post_content' => $c`)}; return true === acme_has_video( $mk( '<!-- wp:group --><div><!-- wp:embed /--></div><!-- /wp:group -->' ) ) && true === acme_has_video( $mk( '<!-- wp:video /-->' ) ) && false === acme_has_video( $mk( '<!-- wp:image /-->' ) );`,
  },
  {
    area: 'HTML API',
    prompt:
      'Write acme_add_lazy( string $html ): string that uses WP_HTML_Tag_Processor to add loading="lazy" and decoding="async" to all images except the first one, and removes the inline style attribute.',
    check: `$h = acme_add_lazy( '<img src="a"><img style="x" src="b">' ); return 1 === substr_count( $h, 'loading="lazy"' ) && 1 === substr_count( $h, 'decoding="async"' ) && ! str_contains( $h, 'style=' ) && str_starts_with( $h, '<img src="a">' );`,
  },
  {
    area: 'filesystem',
    prompt:
      'Write acme_write_log( string $line ): bool which appends a line to acme.log in the uploads directory using WP_Filesystem, creating the directory acme if needed.',
    check: `$a = acme_write_log( 'one' ); $b = acme_write_log( 'two' ); return true === $a && true === $b && "one\\ntwo" === trim( (string) file_get_contents( wp_upload_dir()['basedir'] . '/acme/acme.log' ) );`,
  },
  {
    area: 'Site Health',
    prompt:
      'Add a Site Health info section "Acme" with the fields Version (1.4.0) and API key (private, value from option acme_key).',
    check: `update_option( 'acme_key', 'k1' ); $i = apply_filters( 'debug_information', array() )['acme'] ?? null; return 'Acme' === $i['label'] && '1.4.0' === $i['fields']['version']['value'] && 'k1' === $i['fields']['api_key']['value'] && true === $i['fields']['api_key']['private'];`,
  },
  {
    area: 'rewrite rules',
    prompt:
      'Add the query var acme_sort to the public query vars and order the main query on archives by title when acme_sort=title.',
    check: `$q = new WP_Query(); $GLOBALS['wp_the_query'] = $q; $GLOBALS['wp_query'] = $q; $q->query( array( 'year' => 2024, 'acme_sort' => 'title' ) ); $o = $q->get( 'orderby' ); $q->query( array( 'year' => 2024 ) ); return 'title' === $o && 'title' !== $q->get( 'orderby' ) && in_array( 'acme_sort', apply_filters( 'query_vars', array() ), true );`,
  },
  {
    area: 'privacy',
    prompt: 'Add a suggested privacy policy text for my plugin "Acme Forms": "We store your e-mail address."',
    check: `require_once ABSPATH . 'wp-admin/includes/admin.php'; $found = array_filter( $GLOBALS['wp_filter']['admin_init'][10] ?? array(), fn( $h ) => is_string( $h['function'] ) && str_ends_with( $h['function'], 'add_privacy_policy' ) ); return 1 === count( $found );`,
  },
];
