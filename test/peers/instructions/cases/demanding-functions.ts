// Longer than 300 lines: a table of prompts, each with what proves it.

import { checked } from './fresh-checks.ts';
import type { InstructionCase } from './instruction-case.ts';

/** Prompts with lists of rules for functions, hooks, queries and given code, written before any of them was answered. */
export const demandingFunctionCases: readonly InstructionCase[] = [
  {
    area: 'queries',
    prompt: [
      "Only PHP, please. Function `club_upcoming_matches( int $limit = 3, string $team = '' ): array`",
      '- post type `match`, published only',
      '- only matches whose meta `kickoff` (Y-m-d) is today or later, soonest first',
      '- when $team is not empty: only matches with that term slug in the taxonomy `team`',
      '- at most $limit, returns the post IDs as integers',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'match', array( 'public' => true ) ); register_taxonomy( 'team', 'match' ); } );`,
    check:
      checked(String.raw`$make = function ( $days, $team, $status = 'publish' ) use ( $post ) { $id = $post( array( 'post_type' => 'match', 'post_status' => $status ) ); update_post_meta( $id, 'kickoff', gmdate( 'Y-m-d', time() + $days * DAY_IN_SECONDS ) ); wp_set_object_terms( $id, $team, 'team' ); return $id; };
$far = $make( 9, 'reds' ); $past = $make( -2, 'reds' ); $soon = $make( 2, 'blues' ); $mid = $make( 5, 'reds' ); $draft = $make( 1, 'reds', 'draft' ); $last = $make( 20, 'blues' );
if ( array( $soon, $mid, $far ) !== club_upcoming_matches() ) { return wp_json_encode( club_upcoming_matches() ); }
if ( array( $soon ) !== club_upcoming_matches( 1 ) ) { return 'limit'; }
return array( $mid, $far ) === club_upcoming_matches( 5, 'reds' ) ? true : 'team: ' . wp_json_encode( club_upcoming_matches( 5, 'reds' ) );`),
  },
  {
    area: 'filters',
    prompt: [
      'I need a `the_content` filter (function gazette_disclaimer), code only:',
      '1. only on single posts in the category `reviews`, main loop',
      '2. appends `<p class="disclaimer">TEXT</p>` where TEXT is the option `gazette_disclaimer_text`, escaped',
      '3. nothing is appended when the option is empty',
      '4. posts with the meta `_no_disclaimer` = 1 are left alone',
    ].join('\n'),
    check: checked(String.raw`$term = wp_insert_term( 'Reviews', 'category', array( 'slug' => 'reviews' ) );
$in = $post( array( 'post_content' => 'Inside', 'post_category' => array( $term['term_id'] ) ) );
$out = $post( array( 'post_content' => 'Outside' ) );
if ( false !== strpos( $loop( array( 'p' => $in ) ), 'disclaimer' ) ) { return 'without the option'; }
update_option( 'gazette_disclaimer_text', 'Paid & <b>sent</b>' );
$html = $loop( array( 'p' => $in ) );
if ( ! preg_match( '/Inside.*<p class="disclaimer">Paid &amp; &lt;b&gt;/s', $html ) ) { return 'not appended: ' . $html; }
if ( false !== strpos( $loop( array( 'p' => $out ) ), 'disclaimer' ) ) { return 'other category'; }
if ( false !== strpos( $loop( array() ), 'disclaimer' ) ) { return 'in lists'; }
update_post_meta( $in, '_no_disclaimer', '1' );
return false === strpos( $loop( array( 'p' => $in ) ), 'disclaimer' ) ? true : 'the meta is ignored';`),
  },
  {
    area: 'save-post',
    prompt: [
      'Code only. When a post of the type `recipe` is saved:',
      '- skip autosaves, revisions and auto-drafts',
      '- store the number of words of its content in the meta `_word_count` (int)',
      '- store `_is_long` = "1" when there are more than 100 words, otherwise delete that meta',
      'Function cook_count_words, hook save_post_recipe.',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'recipe', array( 'public' => true, 'supports' => array( 'title', 'editor', 'revisions' ) ) ); } );`,
    check:
      checked(String.raw`$id = $post( array( 'post_type' => 'recipe', 'post_content' => '<p>one two <b>three</b></p>' ) );
if ( 3 !== (int) get_post_meta( $id, '_word_count', true ) ) { return 'count ' . wp_json_encode( get_post_meta( $id, '_word_count', true ) ); }
if ( metadata_exists( 'post', $id, '_is_long' ) ) { return 'short is long'; }
wp_update_post( array( 'ID' => $id, 'post_content' => str_repeat( 'word ', 101 ) ) );
if ( '1' !== get_post_meta( $id, '_is_long', true ) ) { return 'long is not long'; }
wp_update_post( array( 'ID' => $id, 'post_content' => str_repeat( 'word ', 100 ) ) );
if ( metadata_exists( 'post', $id, '_is_long' ) ) { return 'not deleted'; }
$other = $post( array( 'post_content' => 'a b' ) );
if ( metadata_exists( 'post', $other, '_word_count' ) ) { return 'other types'; }
$auto = $post( array( 'post_type' => 'recipe', 'post_status' => 'auto-draft' ) );
return metadata_exists( 'post', $auto, '_word_count' ) ? 'auto-draft' : true;`),
  },
  {
    area: 'users',
    prompt: [
      'Extend user profiles with a "Department" select. Prefix hr_, text domain hr-tools, code only:',
      '* options sales, support, finance (labels with a capital letter), plus an empty first option',
      '* shown on the own profile and when editing others (show_user_profile, edit_user_profile), name and user meta key `department`',
      '* saved on personal_options_update and edit_user_profile_update, only if the current user may edit that user and the value is one of the options or empty',
    ].join('\n'),
    check: checked(String.raw`$id = $as( 'subscriber' );
$as( 'administrator' );
update_user_meta( $id, 'department', 'support' );
$show = function ( $hook ) use ( $id ) { ob_start(); do_action( $hook, get_userdata( $id ) ); return ob_get_clean(); };
foreach ( array( 'show_user_profile', 'edit_user_profile' ) as $hook ) {
	$html = $show( $hook );
	if ( ! preg_match( '/<select[^>]*name=["\']department["\']/', $html ) ) { return "no select on $hook"; }
	if ( ! preg_match( '/<option[^>]*value=["\']support["\'][^>]*selected[^>]*>\s*Support/', $html ) ) { return 'not selected: ' . $html; }
	if ( ! preg_match( '/<option[^>]*value=["\']["\']/', $html ) || ! preg_match( '/value=["\']finance["\']/', $html ) ) { return 'options'; }
}
$hidden = $inputs( $html );
$nonce = array( '_wpnonce' => wp_create_nonce( 'update-user_' . $id ) );
$put = function ( $value ) use ( $request, $id, $hidden, $nonce ) { $request( $nonce + $hidden + array( 'department' => $value ) ); do_action( 'edit_user_profile_update', $id ); $request( array(), 'GET' ); return get_user_meta( $id, 'department', true ); };
if ( 'finance' !== $put( 'finance' ) ) { return 'not saved'; }
if ( 'pirates' === $put( 'pirates' ) ) { return 'unknown value saved'; }
if ( '' !== $put( '' ) ) { return 'empty'; }
$as( 'editor' );
$nonce = array( '_wpnonce' => wp_create_nonce( 'update-user_' . $id ) );
return 'sales' === $put( 'sales' ) ? 'an editor may' : true;`),
  },
  {
    area: 'comments',
    prompt: [
      'PHP only. Comment rules for our site (prefix forum_):',
      '- comments shorter than 10 characters are rejected with wp_die and the message "Your comment is too short." (use preprocess_comment); pingbacks and trackbacks are not checked',
      '- comments by users who can moderate_comments skip that check',
      '- comments with the word "casino" anywhere (any case) are marked as spam via pre_comment_approved',
    ].join('\n'),
    check: checked(String.raw`$id = $post();
$data = array( 'comment_post_ID' => $id, 'comment_author' => 'Ann', 'comment_author_email' => 'ann@example.com', 'comment_author_url' => '', 'comment_content' => 'short', 'comment_type' => 'comment', 'comment_parent' => 0, 'user_id' => 0 );
$try = function ( $values ) use ( $data, $run ) { $values += $data; return $run( function () use ( $values ) { apply_filters( 'preprocess_comment', $values ); } ); };
$end = $try( array() );
if ( 'died' !== $end->how || false === strpos( $end->message, 'Your comment is too short.' ) ) { return "short: $end->how $end->message"; }
if ( 'returned' !== $try( array( 'comment_content' => 'long enough it is' ) )->how ) { return 'long comments are rejected'; }
if ( 'returned' !== $try( array( 'comment_type' => 'pingback' ) )->how ) { return 'pingbacks are rejected'; }
$as( 'editor' );
if ( 'returned' !== $try( array() )->how ) { return 'moderators are checked'; }
$as( 'nobody' );
if ( 'spam' !== apply_filters( 'pre_comment_approved', 1, array( 'comment_content' => 'Best CASINO here' ) + $data ) ) { return 'no spam'; }
return 1 === apply_filters( 'pre_comment_approved', 1, array( 'comment_content' => 'A fine comment' ) + $data ) ? true : 'everything is spam';`),
  },
  {
    area: 'logins',
    prompt: [
      'Write functions for last logins, prefix desk_. Code only.',
      '- on wp_login store time() in the user meta `desk_last_login` and raise the user meta `desk_login_count` by one',
      '- desk_last_login( int $user_id ): string returns that time in the date and time format of the site, "Never" when there is none',
      '- a column "Last login" (key `desk_last_login`) in the users list shows it',
    ].join('\n'),
    check: checked(String.raw`$id = $as( 'subscriber' );
$user = get_userdata( $id );
if ( 'Never' !== desk_last_login( $id ) ) { return 'never: ' . desk_last_login( $id ); }
do_action( 'wp_login', $user->user_login, $user );
do_action( 'wp_login', $user->user_login, $user );
if ( abs( time() - (int) get_user_meta( $id, 'desk_last_login', true ) ) > 5 ) { return 'not stored'; }
if ( 2 !== (int) get_user_meta( $id, 'desk_login_count', true ) ) { return 'count'; }
$wanted = wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) get_user_meta( $id, 'desk_last_login', true ) );
if ( $wanted !== desk_last_login( $id ) ) { return 'gives ' . desk_last_login( $id ); }
if ( 'Last login' !== ( apply_filters( 'manage_users_columns', array() )['desk_last_login'] ?? '' ) ) { return 'no column'; }
return $wanted === trim( wp_strip_all_tags( apply_filters( 'manage_users_custom_column', '', 'desk_last_login', $id ) ) ) ? true : 'cell';`),
  },
  {
    area: 'utilities',
    prompt: [
      "Return nothing but code. A function shop_format_price( float $amount, string $currency = 'EUR' ): string",
      '* two decimals, "." between thousands and "," before the decimals',
      '* EUR → "1.234,50 €", USD → "$1.234,50", any other currency code comes after the number: "1.234,50 CHF"',
      '* negative amounts get a minus sign at the very front',
      '* zero gives "free"',
    ].join('\n'),
    check:
      checked(String.raw`foreach ( array( array( 1234.5, 'EUR', '1.234,50 €' ), array( 1234.5, 'USD', '$1.234,50' ), array( 1234.5, 'CHF', '1.234,50 CHF' ), array( -5, 'USD', '-$5,00' ), array( -5, 'EUR', '-5,00 €' ), array( 0, 'EUR', 'free' ) ) as $one ) {
	if ( $one[2] !== shop_format_price( $one[0], $one[1] ) ) { return $one[2] . ' is ' . shop_format_price( $one[0], $one[1] ); }
}
return '7,00 €' === shop_format_price( 7 ) ? true : 'default';`),
  },
  {
    area: 'utilities',
    prompt: [
      'Helpers for arrays, code only, no class:',
      '- lib_pluck( array $rows, string $key ): array — the values of $key of all rows that have it',
      '- lib_group_by( array $rows, string $key ): array — rows grouped by their value of $key, rows without it are skipped',
      '- lib_first( array $rows, callable $test, $default = null ) — the first row for which $test returns true, else $default',
    ].join('\n'),
    check:
      checked(String.raw`$rows = array( array( 'a' => 1, 'b' => 'x' ), array( 'b' => 'y' ), array( 'a' => 2, 'b' => 'x' ) );
if ( array( 1, 2 ) !== array_values( lib_pluck( $rows, 'a' ) ) ) { return 'pluck'; }
$groups = lib_group_by( array_merge( $rows, array( array( 'c' => 1 ) ) ), 'b' );
if ( array( 'x', 'y' ) !== array_keys( $groups ) || 2 !== count( $groups['x'] ) || array( 'b' => 'y' ) !== array_values( $groups['y'] )[0] ) { return wp_json_encode( $groups ); }
if ( $rows[1] !== lib_first( $rows, function ( $row ) { return 'y' === $row['b']; } ) ) { return 'first'; }
return 'none' === lib_first( $rows, '__return_false', 'none' ) ? true : 'default';`),
  },
  {
    area: 'pre-get-posts',
    prompt: [
      'Code only. pre_get_posts for the archive of the post type `course` (main query, not in the admin), function campus_course_archive:',
      '- 9 per page, by title A to Z',
      '- hide courses whose meta `_hidden` is 1',
      '- `?level=beginner` in the URL limits the list to that slug of the taxonomy `level`',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { register_post_type( 'course', array( 'public' => true, 'has_archive' => true ) ); register_taxonomy( 'level', 'course', array( 'query_var' => false ) ); } );`,
    check: checked(String.raw`$made = array();
foreach ( array( 'Cello', 'Algebra', 'Botany' ) as $title ) { $made[ $title ] = $post( array( 'post_type' => 'course', 'post_title' => $title ) ); }
update_post_meta( $made['Botany'], '_hidden', '1' );
wp_set_object_terms( $made['Cello'], 'beginner', 'level' );
$query = $go( array( 'post_type' => 'course' ) );
if ( array( $made['Algebra'], $made['Cello'] ) !== $ids( $query->posts ) ) { return 'list ' . wp_json_encode( $ids( $query->posts ) ) . wp_json_encode( $made ); }
if ( 9 !== (int) $query->get( 'posts_per_page' ) ) { return 'per page'; }
$_GET['level'] = 'beginner';
$found = $ids( $go( array( 'post_type' => 'course' ) )->posts );
unset( $_GET['level'] );
if ( array( $made['Cello'] ) !== $found ) { return 'level ' . wp_json_encode( $found ); }
$id = $post( array( 'post_title' => 'Zz' ) );
return 9 !== (int) $go( array() )->get( 'posts_per_page' ) ? true : 'other lists';`),
  },
  {
    area: 'uploads',
    prompt: [
      'Restrict uploads. PHP only, function prefix vault_.',
      '1. use wp_handle_upload_prefilter',
      '2. only jpg, png and pdf files may be uploaded, anything else gives the error "File type not allowed."',
      '3. images may have 1 MB at most, PDFs 5 MB; otherwise the error "File is too big."',
      '4. users who can manage_options are not restricted',
    ].join('\n'),
    check: checked(String.raw`$as( 'editor' );
$try = function ( $name, $size ) { return apply_filters( 'wp_handle_upload_prefilter', array( 'name' => $name, 'size' => $size, 'type' => '', 'tmp_name' => '', 'error' => 0 ) )['error']; };
if ( 'File type not allowed.' !== $try( 'a.gif', 10 ) ) { return 'gif: ' . wp_json_encode( $try( 'a.gif', 10 ) ); }
foreach ( array( 'a.jpg', 'b.PNG', 'c.pdf' ) as $name ) { if ( 0 !== $try( $name, 1000 ) ) { return "$name: " . $try( $name, 1000 ); } }
if ( 'File is too big.' !== $try( 'a.jpg', 2 * MB_IN_BYTES ) ) { return 'big image'; }
if ( 0 !== $try( 'a.pdf', 2 * MB_IN_BYTES ) || 'File is too big.' !== $try( 'a.pdf', 6 * MB_IN_BYTES ) ) { return 'pdf size'; }
$as( 'administrator' );
return 0 === $try( 'a.gif', 9 * MB_IN_BYTES ) ? true : 'administrators are restricted';`),
  },
  {
    area: 'status',
    prompt: [
      'Notify on new content. Code only, prefix paper_, text domain paper.',
      '- transition_post_status: when a post (type post) becomes published for the first time, i.e. from any other status',
      '- mail every user with the role editor, except the author of the post',
      '- subject "New article: <title>", the body has the permalink',
      '- the post meta `_paper_notified` = 1 is set, and nothing is sent when it is already there',
    ].join('\n'),
    check: checked(String.raw`$as( 'editor' );
$author = wp_insert_user( array( 'user_login' => 'wr', 'user_pass' => 'x', 'user_email' => 'wr@example.com', 'role' => 'editor' ) );
$as( 'nobody' );
$id = $post( array( 'post_status' => 'draft', 'post_title' => 'Fresh news', 'post_author' => $author ) );
if ( count( $mails ) ) { return 'mail for a draft'; }
wp_publish_post( $id );
if ( 1 !== count( $mails ) || false === strpos( $mails[0]['to'], 'editor@example.com' ) || false !== strpos( $mails[0]['to'], 'wr@example.com' ) ) { return count( $mails ) . ' mails'; }
if ( 'New article: Fresh news' !== $mails[0]['subject'] || false === strpos( $mails[0]['message'], get_permalink( $id ) ) ) { return $mails[0]['subject'] . $mails[0]['message']; }
if ( '1' !== get_post_meta( $id, '_paper_notified', true ) ) { return 'meta'; }
wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
wp_publish_post( $id );
if ( 1 !== count( $mails ) ) { return 'sent again'; }
$post( array( 'post_type' => 'page' ) );
return 1 === count( $mails ) ? true : 'pages';`),
  },
  {
    area: 'repair',
    prompt: [
      'Make this newsletter handler secure, code only. It stays open to visitors. Nonce: action `news_join`, field `news_nonce`. Invalid addresses get a JSON error with status 400, text "Invalid email."',
      '',
      '```php',
      "add_action( 'wp_ajax_nopriv_news_join', 'news_join' );",
      "add_action( 'wp_ajax_news_join', 'news_join' );",
      'function news_join() {',
      '\tglobal $wpdb;',
      "\t$email = $_POST['email'];",
      '\t$wpdb->query( "INSERT INTO {$wpdb->prefix}news (email) VALUES (\'$email\')" );',
      "\techo json_encode( array( 'success' => true, 'email' => $email ) );",
      '\tdie();',
      '}',
      '```',
    ].join('\n'),
    before: String.raw`add_action( 'init', function () { global $wpdb; $wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}news ( id bigint(20) unsigned NOT NULL AUTO_INCREMENT, email varchar(100) NOT NULL DEFAULT '', PRIMARY KEY (id) )" ); } );`,
    check: checked(String.raw`global $wpdb;
$rows = function () use ( $wpdb ) { return $wpdb->get_col( "SELECT email FROM {$wpdb->prefix}news" ); };
$end = $ajax( 'news_join', array( 'email' => 'a@example.com', 'news_nonce' => 'no' ) );
if ( $rows() ) { return 'nonce'; }
$nonce = wp_create_nonce( 'news_join' );
$end = $ajax( 'news_join', array( 'email' => "x' OR 1", 'news_nonce' => $nonce ) );
if ( $end->ok || $rows() || false === strpos( $end->output, 'Invalid email.' ) ) { return 'invalid: ' . $end->output; }
$end = $ajax( 'news_join', array( 'email' => 'a@example.com', 'news_nonce' => $nonce ) );
return $end->ok && array( 'a@example.com' ) === $rows() ? true : $end->output . wp_json_encode( $rows() );`),
  },
  {
    area: 'repair',
    prompt: [
      'Change this function (only the code, in a php fence):',
      '- add a second parameter $category, a category slug, default empty: only posts of it',
      '- skip posts without a featured image',
      '- cache the IDs for 30 minutes in a transient that depends on both parameters',
      '- return an empty array when $count is below 1',
      '',
      '```php',
      'function mag_cover_posts( $count = 4 ) {',
      "\t$ids = get_posts( array( 'posts_per_page' => $count, 'fields' => 'ids' ) );",
      '\treturn $ids;',
      '}',
      '```',
    ].join('\n'),
    check: checked(String.raw`if ( array() !== mag_cover_posts( 0 ) ) { return 'zero'; }
$term = wp_insert_term( 'Sport', 'category', array( 'slug' => 'sport' ) );
$a = $post( array( 'post_date' => '2026-01-02 00:00:00' ) ); $b = $post( array( 'post_date' => '2026-01-03 00:00:00', 'post_category' => array( $term['term_id'] ) ) ); $c = $post();
update_post_meta( $a, '_thumbnail_id', 5 ); update_post_meta( $b, '_thumbnail_id', 5 );
if ( array( $b, $a ) !== $ids( mag_cover_posts( 3 ) ) ) { return wp_json_encode( mag_cover_posts( 3 ) ); }
if ( array( $b ) !== $ids( mag_cover_posts( 3, 'sport' ) ) ) { return 'category ' . wp_json_encode( mag_cover_posts( 3, 'sport' ) ); }
delete_post_meta( $a, '_thumbnail_id' );
return 2 === count( mag_cover_posts( 3 ) ) && 1 === count( mag_cover_posts( 5 ) ) ? true : 'cache';`),
  },
  {
    area: 'repair',
    prompt: [
      'Please translate and harden this template part. Text domain `lodge`. Escape everything, use number_format_i18n for the price, show "Sold out" instead of the button when the meta `stock` is 0 or missing, and wrap the whole in a function lodge_room_card( int $post_id ) that returns the HTML.',
      '',
      "echo '<div class=\"room\"><h3>' . get_the_title( $post_id ) . '</h3>';",
      "echo '<p>Price: ' . get_post_meta( $post_id, 'price', true ) . '</p>';",
      'echo \'<a class="button" href="\' . get_permalink( $post_id ) . \'">Book now</a></div>\';',
    ].join('\n'),
    check: checked(String.raw`$id = $post( array( 'post_title' => 'A & <i>B</i>' ) );
update_post_meta( $id, 'price', '1200' );
ob_start();
$html = lodge_room_card( $id );
if ( '' !== ob_get_clean() ) { return 'prints'; }
if ( false === strpos( $html, '1,200' ) || false !== strpos( $html, 'Book now' ) || false === strpos( $html, 'Sold out' ) ) { return $html; }
update_post_meta( $id, 'stock', '2' );
$html = lodge_room_card( $id );
return false !== strpos( $html, 'Book now' ) && false === strpos( $html, 'Sold out' ) ? true : $html;`),
  },
];
