// A table of cases: as long as there are cases.
import type { DetailCase } from './detail-case.ts';
import { detailCase } from './on-empty-site.ts';

/** Hooks of WordPress, reactions, schedules, classes and capabilities, written before any of them was answered. */
export const hookCases: readonly DetailCase[] = [
  detailCase(
    'content',
    'Append a disclaimer paragraph "Prices may vary." with class "disclaimer" below the content of single posts in the category "deals" only. Not in feeds, not on archives.',
    `$c = wp_insert_term( 'Deals', 'category', array( 'slug' => 'deals' ) )['term_id']; $in = given_post( array( 'post_category' => array( $c ) ) ); $out = given_post(); given_visit( $in ); $yes = apply_filters( 'the_content', '<p>Text</p>' ); given_visit( $out ); $no = apply_filters( 'the_content', '<p>Text</p>' ); given_main_query( array() ); the_post(); $list = apply_filters( 'the_content', '<p>Text</p>' );`,
    {
      text: `str_contains( $yes, 'Prices may vary.' ) && str_contains( $yes, 'Text' )`,
      below: `strpos( $yes, 'Prices may vary.' ) > strpos( $yes, 'Text' )`,
      class: `preg_match( '/<p[^>]*class="disclaimer"/', $yes ) === 1`,
      category: `str_contains( $yes, 'Prices' ) && ! str_contains( $no, 'Prices' )`,
      'not in lists': `str_contains( $yes, 'Prices' ) && ! str_contains( $list, 'Prices' )`,
    },
  ),
  detailCase(
    'content',
    'I want every post older than 2 years to start with a notice: <div class="old-post">This article is more than two years old.</div> - posts only, pages must not get it',
    `$old = given_post( array( 'post_date' => gmdate( 'Y-m-d H:i:s', time() - 3 * YEAR_IN_SECONDS ) ) ); $new = given_post(); $page = given_post( array( 'post_type' => 'page', 'post_date' => gmdate( 'Y-m-d H:i:s', time() - 3 * YEAR_IN_SECONDS ) ) ); $of = function ( $id ) { given_visit( $id ); return apply_filters( 'the_content', 'Body' ); }; $a = $of( $old ); $b = $of( $new ); $c = $of( $page );`,
    {
      notice: `str_contains( $a, '<div class="old-post">' ) && str_contains( $a, 'This article is more than two years old.' )`,
      'at the start': `str_contains( $a, 'old-post' ) && strpos( $a, 'old-post' ) < strpos( $a, 'Body' )`,
      'only old ones': `str_contains( $a, 'old-post' ) && ! str_contains( $b, 'old-post' )`,
      'not pages': `str_contains( $a, 'old-post' ) && ! str_contains( $c, 'old-post' )`,
    },
  ),
  detailCase(
    'content',
    'excerpts: 30 words, ending in "… Read on" where "Read on" links to the post. Leave the admin alone.',
    `$p = given_post( array( 'post_content' => str_repeat( 'word ', 80 ), 'post_excerpt' => '' ) ); given_visit( $p ); remove_all_filters( 'excerpt_length', PHP_INT_MAX ); $e = get_the_excerpt( $p );`,
    {
      length: `substr_count( $e, 'word' ) === 30`,
      more: `str_contains( $e, 'Read on' ) && ! str_contains( $e, '[&hellip;]' )`,
      link: `str_contains( $e, 'href="' . esc_url( get_permalink( $p ) ) . '"' )`,
    },
  ),
  detailCase(
    'titles',
    'Filter the titles: posts that have the meta `_sponsored` set to 1 get "[Ad] " in front, but only on the front end and only for the post type post',
    `$y = given_post( array( 'post_title' => 'Yes' ), array( '_sponsored' => '1' ) ); $n = given_post( array( 'post_title' => 'No' ) ); $g = given_post( array( 'post_type' => 'page', 'post_title' => 'Page' ), array( '_sponsored' => '1' ) ); $a = get_the_title( $y ); $b = get_the_title( $n ); $c = get_the_title( $g ); set_current_screen( 'edit-post' ); $d = get_the_title( $y );`,
    {
      prefix: `$a === '[Ad] Yes'`,
      'others stay': `$a !== 'Yes' && $b === 'No'`,
      'post type': `$a !== 'Yes' && $c === 'Page'`,
      'not in the admin': `$a !== 'Yes' && $d === 'Yes'`,
    },
  ),
  detailCase(
    'queries',
    'pre_get_posts: author archives should list posts and the type "recipe", 5 per page, oldest first; only main query, front end. Callback: kit_author_archive',
    `register_post_type( 'recipe', array( 'public' => true ) ); $q = given_main_query( array( 'author' => 1 ) ); $h = given_main_query( array() ); $s = new WP_Query( array( 'author' => 1 ) );`,
    {
      types: `count( (array) $q->get( 'post_type' ) ) === 2 && in_array( 'recipe', (array) $q->get( 'post_type' ), true )`,
      number: `(int) $q->get( 'posts_per_page' ) === 5 && (int) $h->get( 'posts_per_page' ) !== 5`,
      order: `strtoupper( $q->get( 'order' ) ) === 'ASC' && in_array( $q->get( 'orderby' ), array( '', 'date' ), true )`,
      secondary: `(int) $q->get( 'posts_per_page' ) === 5 && (int) $s->get( 'posts_per_page' ) !== 5`,
      name: `has_action( 'pre_get_posts', 'kit_author_archive' ) !== false`,
    },
  ),
  detailCase(
    'queries',
    'Logged-out visitors must not see posts tagged "members" on the blog page, in archives or in search. Members (anyone logged in) see everything.',
    `wp_insert_term( 'members', 'post_tag', array( 'slug' => 'members' ) ); $m = given_post(); wp_set_post_terms( $m, array( 'members' ), 'post_tag' ); $o = given_post(); $ids = fn( $v ) => wp_list_pluck( given_main_query( $v )->posts, 'ID' ); $home = $ids( array() ); $search = $ids( array( 's' => 'post' ) ); wp_set_current_user( 1 ); $in = $ids( array() );`,
    {
      home: `in_array( $o, $home, true ) && ! in_array( $m, $home, true )`,
      search: `in_array( $o, $search, true ) && ! in_array( $m, $search, true )`,
      'logged in': `! in_array( $m, $home, true ) && in_array( $m, $in, true )`,
    },
  ),
  detailCase(
    'log-in',
    'After login send subscribers to /account/, editors to the list of posts (edit.php) and leave everyone else where they were going.',
    `$s = get_user_by( 'id', given_user( 'sub', 'subscriber' ) ); $e = get_user_by( 'id', given_user( 'edi', 'editor' ) ); $a = get_user_by( 'id', 1 ); $f = fn( $u ) => apply_filters( 'login_redirect', 'https://example.org/x', '', $u );`,
    {
      subscribers: `$f( $s ) === home_url( '/account/' )`,
      editors: `$f( $e ) === admin_url( 'edit.php' )`,
      others: `$f( $s ) !== $f( $a ) && $f( $a ) === 'https://example.org/x'`,
      'failed log-in': `$f( $s ) === home_url( '/account/' ) && $f( new WP_Error( 'x' ) ) === 'https://example.org/x'`,
    },
  ),
  detailCase(
    'log-in',
    `Track logins:
1. on login save the time (MySQL, UTC) in user meta "last_login"
2. count logins in user meta "login_count"
3. do nothing for administrators`,
    `$u = get_user_by( 'id', given_user( 'ann', 'author' ) ); $a = get_user_by( 'id', 1 ); do_action( 'wp_login', 'ann', $u ); do_action( 'wp_login', 'ann', $u ); do_action( 'wp_login', $a->user_login, $a );`,
    {
      time: `preg_match( '/^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$/', get_user_meta( $u->ID, 'last_login', true ) ) === 1`,
      count: `(int) get_user_meta( $u->ID, 'login_count', true ) === 2`,
      'not administrators': `get_user_meta( $u->ID, 'last_login', true ) && get_user_meta( 1, 'last_login', true ) === '' && get_user_meta( 1, 'login_count', true ) === ''`,
    },
  ),
  detailCase(
    'log-in',
    'Users whose user meta account_locked is "yes" should be refused at login with the error code account_locked and the message "Your account is locked." Everybody else logs in as usual.',
    `$l = given_user( 'lock', 'author', array( 'user_pass' => 'pw' ) ); update_user_meta( $l, 'account_locked', 'yes' ); $o = given_user( 'open', 'author', array( 'user_pass' => 'pw' ) ); $r = wp_authenticate( 'lock', 'pw' ); $s = wp_authenticate( 'open', 'pw' );`,
    {
      refused: `is_wp_error( $r )`,
      code: `is_wp_error( $r ) && $r->get_error_code() === 'account_locked'`,
      message: `is_wp_error( $r ) && str_contains( $r->get_error_message(), 'Your account is locked.' )`,
      others: `is_wp_error( $r ) && $s instanceof WP_User && $s->ID === $o`,
    },
  ),
  detailCase(
    'registration',
    'only allow registrations with an email address at example.com or example.org; otherwise add the registration error "email_domain" saying "Please use your company address."',
    `$e = fn( $mail ) => apply_filters( 'registration_errors', new WP_Error(), 'joe', $mail );`,
    {
      refused: `$e( 'joe@gmail.com' )->has_errors() && ! $e( 'joe@example.com' )->has_errors()`,
      code: `in_array( 'email_domain', $e( 'joe@gmail.com' )->get_error_codes(), true )`,
      message: `str_contains( implode( $e( 'joe@gmail.com' )->get_error_messages() ), 'Please use your company address.' )`,
      'second domain': `$e( 'joe@gmail.com' )->has_errors() && ! $e( 'joe@example.org' )->has_errors()`,
    },
  ),
  detailCase(
    'registration',
    'When a new user registers: add the meta `points` = 100, set show_admin_bar_front to false and mail the site admin with subject "New member: {login}".',
    `$u = given_user( 'zoe', 'subscriber' ); $m = given_mails();`,
    {
      points: `(int) get_user_meta( $u, 'points', true ) === 100`,
      bar: `in_array( get_user_meta( $u, 'show_admin_bar_front', true ), array( 'false', '', '0', false ), true ) && metadata_exists( 'user', $u, 'points' )`,
      mail: `count( $m ) === 1 && in_array( get_option( 'admin_email' ), (array) $m[0]['to'], true )`,
      subject: `$m[0]['subject'] === 'New member: zoe'`,
    },
  ),
  detailCase(
    'users',
    'Add a "Twitter handle" text field to user profiles (own profile and when editing others), stored in user meta twitter_handle. Strip a leading @ when saving. Only users who can edit that user may save. Remove the contact method... there is none, so just the field.',
    `check_admin( 'profile' ); $u = given_user( 'ann', 'author' ); update_user_meta( $u, 'twitter_handle', 'old"x' ); $html = check_output( fn() => do_action( 'show_user_profile', get_user_by( 'id', $u ) ) ); $other = check_output( fn() => do_action( 'edit_user_profile', get_user_by( 'id', $u ) ) ); preg_match_all( '/name="(_?[a-z_]*nonce[a-z_]*)" value="([^"]*)"/', $html, $n, PREG_SET_ORDER ); foreach ( $n as $one ) { $_POST[ $one[1] ] = $one[2]; $_REQUEST[ $one[1] ] = $one[2]; } $_POST['_wpnonce'] = $_POST['_wpnonce'] ?? wp_create_nonce( 'update-user_' . $u ); $_REQUEST['_wpnonce'] = $_POST['_wpnonce']; $_POST['twitter_handle'] = '@ann_l'; do_action( 'personal_options_update', $u ); do_action( 'edit_user_profile_update', $u ); $saved = get_user_meta( $u, 'twitter_handle', true );`,
    {
      field: `str_contains( $html, 'name="twitter_handle"' ) && str_contains( $html, 'Twitter handle' )`,
      both: `str_contains( $other, 'name="twitter_handle"' )`,
      escaped: `str_contains( $html, 'old&quot;x' )`,
      saved: `$saved === 'ann_l'`,
    },
  ),
  detailCase(
    'users',
    'remove the aim, jabber and yim contact methods and add "Mastodon" (mastodon) and "Phone" (phone)',
    `$m = apply_filters( 'user_contactmethods', array( 'aim' => 'AIM', 'yim' => 'Y', 'jabber' => 'J', 'icq' => 'ICQ' ), null );`,
    {
      removed: `! array_intersect_key( $m, array( 'aim' => 1, 'yim' => 1, 'jabber' => 1 ) ) && isset( $m['icq'] )`,
      mastodon: `( $m['mastodon'] ?? '' ) === 'Mastodon'`,
      phone: `( $m['phone'] ?? '' ) === 'Phone'`,
    },
  ),
  detailCase(
    'comments',
    'Reject comments shorter than 20 characters with wp_die (message: "Your comment is too short.", status 400). Logged in users with moderate_comments are exempt.',
    `$try = function ( $text ) { add_filter( 'wp_die_handler', fn() => function ( $m, $t, $a ) { $a = wp_parse_args( $a ); throw new RuntimeException( ( is_wp_error( $m ) ? $m->get_error_message() : $m ) . '|' . ( $a['response'] ?? ( is_numeric( $t ) ? $t : '' ) ) ); } ); try { $c = apply_filters( 'preprocess_comment', array( 'comment_content' => $text, 'comment_post_ID' => 1, 'comment_type' => 'comment', 'comment_author_email' => '', 'user_id' => 0 ) ); return $c['comment_content']; } catch ( RuntimeException $e ) { return $e->getMessage(); } }; $short = $try( 'Too short' ); $long = $try( 'This one is really long enough to pass.' ); wp_set_current_user( 1 ); $exempt = $try( 'Too short' );`,
    {
      message: `str_contains( $short, 'Your comment is too short.' )`,
      status: `str_ends_with( $short, '|400' )`,
      'long ones pass': `$short !== 'Too short' && $long === 'This one is really long enough to pass.'`,
      moderators: `$short !== 'Too short' && $exempt === 'Too short'`,
    },
  ),
  detailCase(
    'comments',
    "When a comment gets approved, e-mail its author: subject 'Your comment on \"{post title}\" is live', body contains the link to the comment. Don't send it if the comment has no e-mail address.",
    `$p = given_post( array( 'post_title' => 'Tea' ) ); $c = wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_author_email' => 'bo@example.net', 'comment_content' => 'Hi', 'comment_approved' => 0 ) ); $d = wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_content' => 'Hi 2', 'comment_approved' => 0 ) ); given_mails( true ); wp_set_comment_status( $c, 'approve' ); wp_set_comment_status( $d, 'approve' ); $m = array_values( array_filter( given_mails(), fn( $x ) => str_contains( wp_json_encode( $x ), 'is live' ) ) );`,
    {
      recipient: `in_array( 'bo@example.net', (array) $m[0]['to'], true )`,
      subject: `$m[0]['subject'] === 'Your comment on "Tea" is live'`,
      link: `str_contains( html_entity_decode( $m[0]['message'] ), get_comment_link( $c ) )`,
      'no address': `count( $m ) === 1`,
    },
  ),
  detailCase(
    'uploads',
    'Allow .svg and .webp uploads for administrators only, and block .gif for all.',
    `$types = fn() => apply_filters( 'upload_mimes', array( 'gif' => 'image/gif', 'png' => 'image/png' ), get_current_user_id() ); $guest = $types(); wp_set_current_user( given_user( 'ed', 'editor' ) ); $editor = $types(); wp_set_current_user( 1 ); $admin = $types();`,
    {
      svg: `in_array( 'image/svg+xml', $admin, true )`,
      webp: `in_array( 'image/webp', $admin, true )`,
      'administrators only': `in_array( 'image/svg+xml', $admin, true ) && ! in_array( 'image/svg+xml', $editor, true )`,
      gif: `! in_array( 'image/gif', $admin, true ) && ! in_array( 'image/gif', $guest, true ) && in_array( 'image/png', $admin, true )`,
    },
  ),
  detailCase(
    'uploads',
    'Uploaded images bigger than 2 MB should be refused with the error "Images must be smaller than 2 MB." (other files are fine). Use wp_handle_upload_prefilter, function name mm_limit_images.',
    `$f = fn( $type, $size ) => apply_filters( 'wp_handle_upload_prefilter', array( 'name' => 'a.x', 'type' => $type, 'size' => $size, 'tmp_name' => '', 'error' => 0 ) ); $big = $f( 'image/png', 3 * MB_IN_BYTES ); $ok = $f( 'image/png', MB_IN_BYTES ); $pdf = $f( 'application/pdf', 3 * MB_IN_BYTES );`,
    {
      refused: `$big['error'] === 'Images must be smaller than 2 MB.'`,
      small: `$big['error'] !== 0 && $ok['error'] === 0`,
      'other files': `$big['error'] !== 0 && $pdf['error'] === 0`,
      name: `has_filter( 'wp_handle_upload_prefilter', 'mm_limit_images' ) !== false`,
    },
  ),
  detailCase(
    'menus',
    'add a "Log in" / "Log out" link as the last item of the menu at the location "primary"; other menus unchanged. The li has the class menu-item-auth',
    `$f = fn( $loc ) => apply_filters( 'wp_nav_menu_items', '<li>One</li>', (object) array( 'theme_location' => $loc, 'menu' => '' ) ); $out = $f( 'primary' ); $foot = $f( 'footer' ); wp_set_current_user( 1 ); $in = $f( 'primary' );`,
    {
      'log in': `str_contains( $out, 'Log in' ) && str_contains( $out, 'wp-login.php' )`,
      'log out': `str_contains( $in, 'Log out' ) && str_contains( $in, 'action=logout' )`,
      last: `str_starts_with( $out, '<li>One</li>' ) && $out !== '<li>One</li>'`,
      location: `$out !== '<li>One</li>' && $foot === '<li>One</li>'`,
      class: `preg_match( '/<li[^>]*class="[^"]*menu-item-auth/', $out ) === 1`,
    },
  ),
  detailCase(
    'classes of the page',
    'Add body classes: "role-{role}" for the current user\'s first role, "is-guest" when nobody is logged in, and on single posts "cat-{slug}" for each category.',
    `$c = wp_insert_term( 'News', 'category', array( 'slug' => 'news' ) )['term_id']; $d = wp_insert_term( 'Big', 'category', array( 'slug' => 'big' ) )['term_id']; $p = given_post( array( 'post_category' => array( $c, $d ) ) ); given_visit( $p ); $guest = get_body_class(); wp_set_current_user( given_user( 'ed', 'editor' ) ); $user = get_body_class(); given_main_query( array() ); $home = get_body_class();`,
    {
      role: `in_array( 'role-editor', $user, true )`,
      guest: `in_array( 'is-guest', $guest, true ) && ! in_array( 'is-guest', $user, true )`,
      categories: `in_array( 'cat-news', $guest, true ) && in_array( 'cat-big', $guest, true )`,
      'single only': `in_array( 'cat-news', $guest, true ) && ! in_array( 'cat-news', $home, true )`,
    },
  ),
  detailCase(
    'head and footer',
    'Print <meta name="theme-color" content="#336699"> in the head on the front page, and in the footer (very late) a html comment with the number of database queries, for administrators only.',
    `update_option( 'show_on_front', 'posts' ); $p = given_post(); given_main_query( array() ); remove_all_actions( 'wp_print_footer_scripts' ); $head = fn() => check_output( fn() => do_action( 'wp_head' ) ); $foot = fn() => check_output( fn() => do_action( 'wp_footer' ) ); $front = $head(); $guest = $foot(); given_visit( $p ); $single = $head(); wp_set_current_user( 1 ); $admin = $foot();`,
    {
      tag: `str_contains( $front, '<meta name="theme-color" content="#336699"' )`,
      'front page only': `str_contains( $front, 'theme-color' ) && ! str_contains( $single, 'theme-color' )`,
      comment: `preg_match( '/<!--[^>]*\\d+[^>]*-->/', $admin ) === 1`,
      'administrators only': `preg_match( '/<!--[^>]*\\d+[^>]*-->/', $admin ) === 1 && preg_match( '/<!--[^>]*\\d+[^>]*-->/', $guest ) === 0`,
    },
  ),
  detailCase(
    'mails of core',
    'All outgoing mail should come from "Acme Support" <support@acme.test>; the password reset mail gets the subject "Reset your Acme password", and no mail at all goes to users when their password was changed.',
    `$u = get_user_by( 'id', 1 );`,
    {
      from: `apply_filters( 'wp_mail_from', 'wordpress@x.test' ) === 'support@acme.test'`,
      name: `apply_filters( 'wp_mail_from_name', 'WordPress' ) === 'Acme Support'`,
      subject: `apply_filters( 'retrieve_password_title', 'x', 'admin', $u ) === 'Reset your Acme password' || ( apply_filters( 'retrieve_password_notification_email', array( 'subject' => 'x', 'to' => '', 'message' => '', 'headers' => '' ), 'k', 'admin', $u )['subject'] ) === 'Reset your Acme password'`,
      'no mail': `apply_filters( 'send_password_change_email', true, array(), array() ) === false`,
    },
  ),
  detailCase(
    'mails of core',
    "Change the email new users get (wp_new_user_notification_email): subject 'Welcome to {site name}', append the line 'Questions? help@acme.test' to the message and add a Reply-To header for help@acme.test.",
    `update_option( 'blogname', 'Acme' ); $m = apply_filters( 'wp_new_user_notification_email', array( 'to' => 'a@b.test', 'subject' => 'Old', 'message' => 'Set a password', 'headers' => '' ), get_user_by( 'id', 1 ), 'Acme' );`,
    {
      subject: `$m['subject'] === 'Welcome to Acme'`,
      message: `str_contains( $m['message'], 'Set a password' ) && str_contains( $m['message'], 'Questions? help@acme.test' )`,
      'reply to': `str_contains( wp_json_encode( $m['headers'] ), 'Reply-To' ) && str_contains( wp_json_encode( $m['headers'] ), 'help@acme.test' )`,
      'recipient stays': `$m['subject'] !== 'Old' && $m['to'] === 'a@b.test'`,
    },
  ),
  detailCase(
    'saving posts',
    'On saving a post (type post only) compute the number of words of its content and store it in `_word_count`. Skip autosaves and revisions. Function: wc_store_count, priority 20.',
    `$p = given_post( array( 'post_content' => '<p>one two <b>three</b></p>' ) ); $g = given_post( array( 'post_type' => 'page', 'post_content' => 'a b' ) ); $r = _wp_put_post_revision( $p );`,
    {
      count: `(int) get_post_meta( $p, '_word_count', true ) === 3`,
      'not pages': `(int) get_post_meta( $p, '_word_count', true ) > 0 && get_post_meta( $g, '_word_count', true ) === ''`,
      revisions: `(int) get_post_meta( $p, '_word_count', true ) > 0 && get_metadata( 'post', $r, '_word_count', true ) === ''`,
      hook: `20 === ( has_action( 'save_post', 'wc_store_count' ) ?: has_action( 'save_post_post', 'wc_store_count' ) )`,
    },
  ),
  detailCase(
    'saving posts',
    'When a post goes from pending to publish, mail the author ("Your post is live", body with title and permalink) and set the meta approved_at to the current timestamp. Nothing for other transitions and nothing for pages.',
    `$u = given_user( 'wri', 'author' ); $make = function ( $type, $from ) use ( $u ) { $id = given_post( array( 'post_type' => $type, 'post_status' => $from, 'post_author' => $u, 'post_title' => 'Mine' ) ); wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) ); return $id; }; given_mails( true ); $d = $make( 'post', 'draft' ); $g = $make( 'page', 'pending' ); $none = count( given_mails() ); $p = $make( 'post', 'pending' ); $m = given_mails();`,
    {
      recipient: `count( $m ) === 1 && in_array( 'wri@example.org', (array) $m[0]['to'], true )`,
      subject: `$m[0]['subject'] === 'Your post is live'`,
      body: `str_contains( $m[0]['message'], 'Mine' ) && str_contains( $m[0]['message'], get_permalink( $p ) )`,
      meta: `abs( (int) get_post_meta( $p, 'approved_at', true ) - time() ) < 100`,
      'nothing else': `count( $m ) === 1 && $none === 0 && get_post_meta( $d, 'approved_at', true ) === '' && get_post_meta( $g, 'approved_at', true ) === ''`,
    },
  ),
  detailCase(
    'saving posts',
    'With wp_insert_post_data: titles of posts are trimmed and capitalised at the first letter, an empty title becomes "Untitled", and editors can\'t publish posts without an excerpt – those become drafts. (post type: post)',
    `wp_set_current_user( given_user( 'ed', 'editor' ) ); $p = given_post( array( 'post_title' => '  hello World ', 'post_excerpt' => 'E' ) ); $n = given_post( array( 'post_title' => 'x', 'post_excerpt' => '' ) ); $e = given_post( array( 'post_title' => '', 'post_excerpt' => 'E', 'post_content' => 'text' ) ); $g = given_post( array( 'post_type' => 'page', 'post_title' => 'lower' ) );`,
    {
      title: `get_post( $p )->post_title === 'Hello World'`,
      empty: `get_post( $e )->post_title === 'Untitled'`,
      drafts: `get_post_status( $n ) === 'draft' && get_post_status( $p ) === 'publish'`,
      pages: `get_post( $p )->post_title === 'Hello World' && get_post( $g )->post_title === 'lower' && get_post_status( $g ) === 'publish'`,
    },
  ),
  detailCase(
    'terms',
    'When a category is created, add the term meta created_by with the id of the current user. When one is deleted, delete the option "cat_colors_{term id}". Only for categories.',
    `wp_set_current_user( 1 ); $c = wp_insert_term( 'C', 'category' )['term_id']; $t = wp_insert_term( 'T', 'post_tag' )['term_id']; update_option( "cat_colors_$c", 1 ); update_option( "cat_colors_$t", 1 ); $by = (int) get_term_meta( $c, 'created_by', true ); $tag = get_term_meta( $t, 'created_by', true ); wp_delete_term( $c, 'category' ); wp_delete_term( $t, 'post_tag' );`,
    {
      meta: `$by === 1`,
      option: `get_option( "cat_colors_$c" ) === false`,
      'only categories': `$by === 1 && $tag === '' && get_option( "cat_colors_$t" ) !== false`,
    },
  ),
  detailCase(
    'options',
    'Whenever the option acme_settings changes, delete the transient acme_cache and append the time to the option acme_log, keeping the last 10 entries. Before it\'s saved, cast its "limit" to an integer between 1 and 50.',
    `add_option( 'acme_settings', array( 'limit' => 5 ) ); set_transient( 'acme_cache', 'x' ); $get = function ( $v ) { update_option( 'acme_settings', array( 'limit' => $v ) ); return get_option( 'acme_settings' )['limit']; }; $max = $get( '99' ); $gone = get_transient( 'acme_cache' ); $min = $get( '-3' ); $first = (array) get_option( 'acme_log' ); for ( $i = 2; $i < 20; $i++ ) { $get( $i ); }`,
    {
      transient: `$gone === false`,
      maximum: `$max === 50`,
      minimum: `$min === 1`,
      log: `count( $first ) === 2`,
      'last ten': `count( (array) get_option( 'acme_log' ) ) === 10`,
    },
  ),
  detailCase(
    'Heartbeat',
    'Slow the Heartbeat down to 60 seconds and answer heartbeat requests with the key "acme_ping": return "acme_pong" => the number of pending comments. Only for users who can moderate comments.',
    `$p = given_post(); wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_content' => 'a', 'comment_approved' => 0 ) ); $h = fn( $d ) => apply_filters( 'heartbeat_received', array(), $d, 'dashboard' ); wp_set_current_user( 1 ); $r = $h( array( 'acme_ping' => 1 ) ); $n = $h( array() ); wp_set_current_user( given_user( 's', 'subscriber' ) ); $s = $h( array( 'acme_ping' => 1 ) );`,
    {
      interval: `(int) apply_filters( 'heartbeat_settings', array() )['interval'] === 60`,
      answer: `(int) $r['acme_pong'] === 1`,
      'key only': `isset( $r['acme_pong'] ) && ! isset( $n['acme_pong'] )`,
      capability: `isset( $r['acme_pong'] ) && ! isset( $s['acme_pong'] )`,
    },
  ),
  detailCase(
    'robots and sitemaps',
    'robots.txt: disallow /private/ and /tmp/, keep the rest, and add a Sitemap line. Search result pages and 404s get noindex.',
    `$t = apply_filters( 'robots_txt', "User-agent: *\\nDisallow: /wp-admin/\\n", true ); given_main_query( array( 's' => 'x' ) ); $s = apply_filters( 'wp_robots', array() ); $GLOBALS['wp_query']->set_404(); $f = apply_filters( 'wp_robots', array() ); given_post(); given_main_query( array() ); $h = apply_filters( 'wp_robots', array() );`,
    {
      paths: `str_contains( $t, 'Disallow: /private/' ) && str_contains( $t, 'Disallow: /tmp/' )`,
      rest: `str_contains( $t, '/private/' ) && str_contains( $t, 'Disallow: /wp-admin/' )`,
      sitemap: `str_contains( $t, 'Sitemap: http' )`,
      '404s': `! empty( $f['noindex'] ) && empty( $h['noindex'] )`,
    },
  ),
  detailCase(
    'robots and sitemaps',
    'core sitemaps: no users, no post_tag, leave out pages whose meta "hide_from_search" is 1, max 500 urls per sitemap',
    `$y = given_post( array( 'post_type' => 'page' ) ); $n = given_post( array( 'post_type' => 'page' ), array( 'hide_from_search' => '1' ) ); $args = apply_filters( 'wp_sitemaps_posts_query_args', array( 'post_type' => 'page', 'fields' => 'ids', 'post_status' => 'publish', 'posts_per_page' => 50 ), 'page' ); $ids = get_posts( $args + array( 'suppress_filters' => false ) );`,
    {
      users: `apply_filters( 'wp_sitemaps_add_provider', new stdClass(), 'users' ) === false && apply_filters( 'wp_sitemaps_add_provider', new stdClass(), 'posts' ) instanceof stdClass`,
      tags: `array_keys( apply_filters( 'wp_sitemaps_taxonomies', array( 'category' => 1, 'post_tag' => 1 ) ) ) === array( 'category' )`,
      pages: `in_array( $y, $ids ) && ! in_array( $n, $ids )`,
      maximum: `apply_filters( 'wp_sitemaps_max_urls', 2000, 'post' ) === 500`,
    },
  ),
  detailCase(
    'feeds',
    'RSS feed: put the featured image (medium) before the content, only 5 items, and exclude the category "internal" from the feed',
    `$c = wp_insert_term( 'Internal', 'category', array( 'slug' => 'internal' ) )['term_id']; $p = given_post(); set_post_thumbnail( $p, given_attachment( 'a.jpg', 'image/jpeg' ) ); $x = given_post( array( 'post_category' => array( $c ) ) ); for ( $i = 0; $i < 6; $i++ ) { given_post(); } $q = given_main_query( array( 'feed' => 'rss2' ) ); $ids = wp_list_pluck( $q->posts, 'ID' ); $GLOBALS['post'] = get_post( $p ); setup_postdata( $GLOBALS['post'] ); $html = apply_filters( 'the_content_feed', 'Body', 'rss2' ); $home = given_main_query( array() );`,
    {
      image: `str_contains( $html, '<img' ) && str_contains( $html, 'medium-a.jpg' ) && strpos( $html, '<img' ) < strpos( $html, 'Body' )`,
      items: `(int) apply_filters( 'option_posts_per_rss', 10, 'posts_per_rss' ) === 5 || count( $ids ) === 5`,
      category: `$ids && ! in_array( $x, $ids, true )`,
      'home stays': `$ids && ! in_array( $x, $ids, true ) && in_array( $x, wp_list_pluck( $home->posts, 'ID' ), true )`,
    },
  ),
  detailCase(
    'REST filters',
    'Block the REST API for people who are not logged in (401, code rest_login_required, message "Log in first.") except routes that start with /acme/v1/',
    `register_rest_route( 'acme/v1', '/x', array( 'methods' => 'GET', 'callback' => fn() => 1, 'permission_callback' => '__return_true' ) ); $try = function ( $route ) { $GLOBALS['wp']->query_vars['rest_route'] = $route; $_SERVER['REQUEST_URI'] = '/wp-json' . $route; $e = rest_get_server()->check_authentication(); if ( is_wp_error( $e ) ) { return array( $e->get_error_data()['status'], $e->get_error_code(), $e->get_error_message() ); } $r = given_request( 'GET', $route ); return array( $r->get_status(), $r->get_data()['code'] ?? '', $r->get_data()['message'] ?? '' ); }; $out = $try( '/wp/v2/types' ); $mine = $try( '/acme/v1/x' ); wp_set_current_user( 1 ); $in = $try( '/wp/v2/types' );`,
    {
      status: `$out[0] === 401`,
      code: `$out[1] === 'rest_login_required'`,
      message: `$out[2] === 'Log in first.'`,
      exception: `$out[0] === 401 && $mine[0] === 200`,
      'logged in': `$out[0] === 401 && $in[0] === 200`,
    },
  ),
  detailCase(
    'REST filters',
    'rest_prepare_post: add "reading_time" (minutes, int, 200 words per minute, at least 1) to the response and drop "guid" from it unless the current user can edit posts.',
    `$p = given_post( array( 'post_content' => str_repeat( 'w ', 390 ) ) ); $g = given_request( 'GET', "/wp/v2/posts/$p" )->get_data(); wp_set_current_user( 1 ); $a = given_request( 'GET', "/wp/v2/posts/$p" )->get_data();`,
    {
      'reading time': `$g['reading_time'] === 2`,
      'no guid': `isset( $g['reading_time'] ) && ! isset( $g['guid'] )`,
      editors: `! isset( $g['guid'] ) && isset( $a['guid'] )`,
    },
  ),
  detailCase(
    'WooCommerce',
    'WooCommerce: don\'t allow more than 3 of the same product in the cart (woocommerce_add_to_cart_validation); show the error notice "You can buy at most 3 of this product." Products in category "bulk" are not limited.',
    `register_taxonomy( 'product_cat', 'product' ); register_post_type( 'product' ); if ( ! function_exists( 'wc_add_notice' ) ) { function wc_add_notice( $m, $t = 'success' ) { $GLOBALS['notices'][] = array( $m, $t ); } } if ( ! function_exists( 'WC' ) ) { function WC() { return (object) array( 'cart' => new class() { public function get_cart() { return array(); } public function get_cart_item_quantities() { return array(); } public function is_empty() { return true; } } ); } } $b = wp_insert_term( 'Bulk', 'product_cat', array( 'slug' => 'bulk' ) )['term_id']; $p = given_post( array( 'post_type' => 'product' ) ); $q = given_post( array( 'post_type' => 'product' ) ); wp_set_object_terms( $q, $b, 'product_cat' ); $v = fn( $id, $n ) => apply_filters( 'woocommerce_add_to_cart_validation', true, $id, $n ); $GLOBALS['notices'] = array(); $four = $v( $p, 4 ); $n = $GLOBALS['notices'];`,
    {
      refused: `$four === false`,
      allowed: `$four === false && $v( $p, 3 ) === true`,
      notice: `$n[0] === array( 'You can buy at most 3 of this product.', 'error' )`,
      bulk: `$four === false && $v( $q, 9 ) === true`,
    },
  ),
  detailCase(
    'WooCommerce',
    'In the WooCommerce checkout remove billing_company and billing_phone, make order_comments required and label it "Delivery notes"; rename the "Place order" button to "Pay now".',
    `$f = apply_filters( 'woocommerce_checkout_fields', array( 'billing' => array( 'billing_company' => array(), 'billing_phone' => array(), 'billing_email' => array( 'required' => true ) ), 'order' => array( 'order_comments' => array( 'label' => 'Order notes', 'required' => false ) ) ) );`,
    {
      removed: `array_keys( $f['billing'] ) === array( 'billing_email' )`,
      required: `$f['order']['order_comments']['required'] === true`,
      label: `$f['order']['order_comments']['label'] === 'Delivery notes'`,
      button: `apply_filters( 'woocommerce_order_button_text', 'Place order' ) === 'Pay now'`,
    },
  ),
  detailCase(
    'cron',
    `Cron, please:
- custom interval "every_ten_minutes" (600 seconds, label "Every 10 minutes")
- event acme_sync scheduled on activation with it, unless already scheduled
- its handler deletes transients acme_a and acme_b
- cleared on deactivation`,
    `set_transient( 'acme_a', 1 ); set_transient( 'acme_b', 1 ); $s = wp_get_schedules(); do_action( 'activate_answer.php' ); do_action( 'activate_answer.php' ); $e = wp_get_scheduled_event( 'acme_sync' ); do_action( 'acme_sync' ); do_action( 'deactivate_answer.php' );`,
    {
      interval: `$s['every_ten_minutes']['interval'] === 600`,
      label: `$s['every_ten_minutes']['display'] === 'Every 10 minutes'`,
      scheduled: `$e && $e->schedule === 'every_ten_minutes'`,
      handler: `get_transient( 'acme_a' ) === false && get_transient( 'acme_b' ) === false`,
      cleared: `$e && wp_next_scheduled( 'acme_sync' ) === false`,
    },
  ),
  detailCase(
    'cron',
    'Schedule a single event 3 days after a post is published that sends the author a mail "How is your post doing?" with the number of comments it has. If the post was unpublished meanwhile, do nothing. Hook name: nag_author.',
    `$u = given_user( 'wri', 'author' ); $p = given_post( array( 'post_author' => $u ) ); wp_insert_comment( array( 'comment_post_ID' => $p, 'comment_content' => 'a', 'comment_approved' => 1 ) ); wp_update_comment_count_now( $p ); $found = null; foreach ( _get_cron_array() as $time => $hooks ) { foreach ( $hooks['nag_author'] ?? array() as $one ) { $found = array( $time, $one['args'], $one['schedule'] ); } } given_mails( true ); do_action_ref_array( 'nag_author', $found[1] ?? array() ); $m = given_mails(); wp_update_post( array( 'ID' => $p, 'post_status' => 'draft' ) ); given_mails( true ); do_action_ref_array( 'nag_author', $found[1] ?? array() ); $later = given_mails();`,
    {
      time: `abs( $found[0] - time() - 3 * DAY_IN_SECONDS ) < 100 && ! $found[2]`,
      argument: `in_array( $p, array_map( 'intval', $found[1] ), true )`,
      mail: `count( $m ) === 1 && in_array( 'wri@example.org', (array) $m[0]['to'], true ) && $m[0]['subject'] === 'How is your post doing?'`,
      comments: `str_contains( $m[0]['message'], '1' )`,
      unpublished: `count( $m ) === 1 && count( $later ) === 0`,
    },
  ),
  detailCase(
    'plugin life',
    'On activation create the role "shop_helper" (label "Shop helper", can read and upload files), set the option acme_version to "1.3.0" without overwriting an existing value and flush the rewrite rules. On deactivation remove the role.',
    `add_option( 'other', 1 ); do_action( 'activate_answer.php' ); $role = get_role( 'shop_helper' ); $name = wp_roles()->role_names['shop_helper'] ?? ''; $version = get_option( 'acme_version' ); update_option( 'acme_version', '9' ); do_action( 'activate_answer.php' ); $kept = get_option( 'acme_version' ); do_action( 'deactivate_answer.php' );`,
    {
      role: `$name === 'Shop helper'`,
      capabilities: `$role->has_cap( 'read' ) && $role->has_cap( 'upload_files' ) && ! $role->has_cap( 'edit_posts' )`,
      option: `$version === '1.3.0'`,
      kept: `$version === '1.3.0' && $kept === '9'`,
      removed: `$role && get_role( 'shop_helper' ) === null`,
    },
  ),
  detailCase(
    'plugin life',
    'Create a custom table {prefix}acme_logs with dbDelta on activation: id bigint auto increment, user_id bigint, action varchar(50), created datetime; primary key id, index on user_id. Save the schema version "1.1" in the option acme_db_version. Plus a function acme_log( int $user_id, string $action ): int that inserts a row and returns its id.',
    `do_action( 'activate_answer.php' ); global $wpdb; $t = $wpdb->prefix . 'acme_logs'; $cols = $wpdb->get_col( "SHOW COLUMNS FROM $t" ); $id = acme_log( 7, 'x' ); $row = $wpdb->get_row( "SELECT * FROM $t WHERE id = " . (int) $id );`,
    {
      columns: `$cols === array( 'id', 'user_id', 'action', 'created' )`,
      version: `get_option( 'acme_db_version' ) === '1.1'`,
      insert: `(int) $row->user_id === 7 && $row->action === 'x'`,
      time: `strtotime( $row->created ) > time() - 90000`,
      returns: `is_int( $id ) && $id > 0`,
    },
  ),
  detailCase(
    'caches',
    'Cache the ids of the 5 newest posts in the transient acme_latest for 12 hours (function acme_latest_ids(): array), and delete the transient when a post is saved or deleted.',
    `for ( $i = 0; $i < 7; $i++ ) { given_post( array( 'post_date' => "2024-01-0" . ( $i + 1 ) . ' 10:00:00' ) ); } $a = acme_latest_ids(); $age = (int) get_option( '_transient_timeout_acme_latest' ) - time(); $kept = get_transient( 'acme_latest' ); $n = given_post(); $gone = get_transient( 'acme_latest' ); $b = acme_latest_ids(); wp_delete_post( $n, true ); $deleted = get_transient( 'acme_latest' );`,
    {
      newest: `count( $a ) === 5 && get_post( $a[0] )->post_date === '2024-01-07 10:00:00'`,
      cached: `$kept === $a`,
      'twelve hours': `abs( $age - 12 * HOUR_IN_SECONDS ) < 20`,
      'on saving': `$kept && $gone === false && (int) $b[0] === $n`,
      'on deleting': `$kept && $deleted === false`,
    },
  ),
  detailCase(
    'capabilities',
    "Use map_meta_cap so that only the author of a post and administrators can delete published posts – editors can't delete other people's published posts. Drafts are not affected.",
    `$w = given_user( 'wri', 'author' ); $e = given_user( 'ed', 'editor' ); $p = given_post( array( 'post_author' => $w ) ); $d = given_post( array( 'post_author' => $w, 'post_status' => 'draft' ) );`,
    {
      editors: `! user_can( $e, 'delete_post', $p )`,
      author: `! user_can( $e, 'delete_post', $p ) && user_can( $w, 'delete_post', $p )`,
      administrators: `! user_can( $e, 'delete_post', $p ) && user_can( 1, 'delete_post', $p )`,
      drafts: `! user_can( $e, 'delete_post', $p ) && user_can( $e, 'delete_post', $d )`,
    },
  ),
  detailCase(
    'capabilities',
    'user_has_cap: give users with the user meta is_moderator = 1 the capability moderate_comments. Contributors additionally get upload_files.',
    `$m = given_user( 'm', 'subscriber' ); update_user_meta( $m, 'is_moderator', '1' ); $s = given_user( 's', 'subscriber' ); $c = given_user( 'c', 'contributor' );`,
    {
      moderators: `user_can( $m, 'moderate_comments' )`,
      others: `user_can( $m, 'moderate_comments' ) && ! user_can( $s, 'moderate_comments' )`,
      contributors: `user_can( $c, 'upload_files' ) && ! user_can( $s, 'upload_files' )`,
    },
  ),
  detailCase(
    'classes',
    `PHP class Acme\\Banner with constructor injection of a string $text and an array $post_types = array( 'post' ). register(): void hooks the_content (priority 15). The callback prepend( string $content ): string puts <div class="banner">text</div> in front, escaped, on singular views of these post types only. Typed private properties, PHP 7.4.`,
    `$b = new Acme\\Banner( 'A & B', array( 'page' ) ); $b->register(); $g = given_post( array( 'post_type' => 'page' ) ); $p = given_post(); given_visit( $g ); $yes = $b->prepend( 'Body' ); $at = has_filter( 'the_content', array( $b, 'prepend' ) ); given_visit( $p ); $no = $b->prepend( 'Body' ); $props = ( new ReflectionClass( $b ) )->getProperties();`,
    {
      hook: `$at === 15`,
      banner: `str_contains( $yes, '<div class="banner">A &amp; B</div>' ) && str_ends_with( trim( $yes ), 'Body' )`,
      'post types': `str_contains( $yes, 'banner' ) && $no === 'Body'`,
      properties: `count( $props ) === 2 && $props[0]->isPrivate() && (string) $props[0]->getType() === 'string'`,
      default: `( new ReflectionMethod( $b, '__construct' ) )->getParameters()[1]->getDefaultValue() === array( 'post' )`,
    },
  ),
  detailCase(
    'classes',
    'Interface Acme_Store with get( string $key ) and set( string $key, $value ): void, and two classes implementing it: Acme_Option_Store (options prefixed with acme_) and Acme_Memory_Store (an array). get returns null for unknown keys.',
    `$o = new Acme_Option_Store(); $m = new Acme_Memory_Store(); $o->set( 'a', 5 ); $m->set( 'a', 6 );`,
    {
      interface: `interface_exists( 'Acme_Store' ) && $o instanceof Acme_Store && $m instanceof Acme_Store`,
      options: `(int) get_option( 'acme_a' ) === 5 && (int) $o->get( 'a' ) === 5`,
      memory: `$m->get( 'a' ) === 6`,
      unknown: `$o->get( 'nope' ) === null && $m->get( 'nope' ) === null`,
    },
  ),
  detailCase(
    'classes',
    'Singleton class My_Plugin with instance(): My_Plugin, private constructor, cloning forbidden, a constant VERSION = "2.0.1". In the constructor hook init to a method load() that registers the shortcode [my_version] which outputs the version.',
    `$a = My_Plugin::instance(); $a->load(); $c = new ReflectionClass( 'My_Plugin' );`,
    {
      same: `$a === My_Plugin::instance()`,
      constructor: `$c->getConstructor()->isPrivate()`,
      cloning: `! $c->isCloneable()`,
      constant: `My_Plugin::VERSION === '2.0.1'`,
      hook: `has_action( 'init', array( $a, 'load' ) ) !== false`,
      shortcode: `do_shortcode( '[my_version]' ) === '2.0.1'`,
    },
  ),
  detailCase(
    'admin lists',
    'In the posts list show "Featured" as a post state for posts with meta featured = 1, and make the posts list default to 50 per page... no wait, only the state. Also remove "Quick Edit" from the row actions of pages.',
    `check_admin( 'edit-post' ); $y = get_post( given_post( array(), array( 'featured' => '1' ) ) ); $n = get_post( given_post() ); $g = get_post( given_post( array( 'post_type' => 'page' ) ) ); $act = array( 'edit' => 'E', 'inline hide-if-no-js' => 'Q', 'trash' => 'T' );`,
    {
      state: `in_array( 'Featured', apply_filters( 'display_post_states', array(), $y ), true )`,
      others: `in_array( 'Featured', apply_filters( 'display_post_states', array(), $y ), true ) && apply_filters( 'display_post_states', array(), $n ) === array()`,
      'quick edit': `array_keys( apply_filters( 'page_row_actions', $act, $g ) ) === array( 'edit', 'trash' )`,
      'posts keep it': `count( apply_filters( 'page_row_actions', $act, $g ) ) === 2 && count( apply_filters( 'post_row_actions', $act, $n ) ) === 3`,
    },
  ),
];
