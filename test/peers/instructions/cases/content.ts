import type { InstructionCase } from './instruction-case.ts';

const post = (fields: string) => `wp_insert_post( array( 'post_status' => 'publish', ${fields} ) )`;

/** Post types, taxonomies, meta, options, queries, users. */
export const contentCases: readonly InstructionCase[] = [
  {
    area: 'post types',
    prompt: 'Write a function that registers a book post type with REST support',
    check: `$t = get_post_type_object( 'book' ); return $t && $t->show_in_rest;`,
  },
  {
    area: 'post types',
    prompt:
      'Register a custom post type "movie" and a taxonomy "studio" for it. Flush the rewrite rules on activation.',
    check: `return post_type_exists( 'movie' ) && is_object_in_taxonomy( 'movie', 'studio' );`,
  },
  {
    area: 'post types',
    prompt:
      'You are a senior WordPress developer.\n\nRequirements:\n- custom post type `team_member`\n- not public, but with an admin UI\n- supports: title, excerpt\n- menu icon dashicons-groups\n\nRespond only with code.',
    check: `$t = get_post_type_object( 'team_member' ); return $t && ! $t->public && $t->show_ui && 'dashicons-groups' === $t->menu_icon && post_type_supports( 'team_member', 'excerpt' ) && ! post_type_supports( 'team_member', 'editor' );`,
  },
  {
    area: 'post types',
    prompt:
      'Create a function `acme_register_event()` for a custom post type called event with an archive and the rewrite slug "events". Use the text domain acme.',
    check: `$t = get_post_type_object( 'event' ); return $t && $t->has_archive && 'events' === $t->rewrite['slug'] && function_exists( 'acme_register_event' );`,
  },
  {
    area: 'taxonomies',
    prompt: 'I need a non-hierarchical taxonomy `skill` for posts, shown in the admin column.',
    check: `$t = get_taxonomy( 'skill' ); return $t && ! $t->hierarchical && $t->show_admin_column;`,
  },
  {
    area: 'taxonomies',
    prompt:
      'function get_term_list_for( int $post_id, string $taxonomy ): array — return the names of the terms assigned to a post',
    check: `$p = ${post(`'post_title' => 'a'`)}; wp_set_object_terms( $p, array( 'One', 'Two' ), 'post_tag' ); return array( 'One', 'Two' ) === get_term_list_for( $p, 'post_tag' );`,
  },
  {
    area: 'taxonomies',
    prompt:
      'Write a function `acme_ensure_category( string $name ): int` which creates the category if it does not exist and returns the term ID.',
    check: `$a = acme_ensure_category( 'News' ); return $a > 0 && $a === acme_ensure_category( 'News' ) && 'News' === get_term( $a )->name;`,
  },
  {
    area: 'meta',
    prompt:
      'Write `get_subtitle( int $post_id ): string` that reads the post meta `subtitle` and returns an empty string if there is none.',
    check: `$p = ${post(`'post_title' => 'a'`)}; $e = get_subtitle( $p ); update_post_meta( $p, 'subtitle', 'Sub' ); return '' === $e && 'Sub' === get_subtitle( $p );`,
  },
  {
    area: 'meta',
    prompt:
      'Implement `bump_downloads( int $post_id ): int` — increments the post meta "downloads" by one and returns the new value.',
    check: `$p = ${post(`'post_title' => 'a'`)}; bump_downloads( $p ); return 2 === bump_downloads( $p );`,
  },
  {
    area: 'meta',
    prompt: 'Register a post meta field `isbn` (string, single) for the post type book and expose it in the REST API.',
    check: `$m = get_registered_meta_keys( 'post', 'book' ); return isset( $m['isbn'] ) && $m['isbn']['single'] && $m['isbn']['show_in_rest'];`,
    before: `add_action( 'init', function () { register_post_type( 'book', array( 'public' => true, 'show_in_rest' => true, 'supports' => array( 'title', 'custom-fields' ) ) ); }, 1 );`,
  },
  {
    area: 'meta',
    prompt: 'Write a function that returns the user meta "phone" of a user: `user_phone( int $user_id ): string`.',
    check: `update_user_meta( 1, 'phone', '123' ); return '123' === user_phone( 1 );`,
  },
  {
    area: 'meta',
    prompt: 'Delete the meta key `legacy_id` from all posts. Function name: drop_legacy_ids',
    check: `$p = ${post(`'post_title' => 'a'`)}; update_post_meta( $p, 'legacy_id', 1 ); drop_legacy_ids(); return '' === get_post_meta( $p, 'legacy_id', true );`,
  },
  {
    area: 'queries',
    prompt: 'Write a function `get_draft_ids( int $limit ): array` that returns the IDs of draft posts.',
    check: `$d = wp_insert_post( array( 'post_title' => 'd', 'post_status' => 'draft' ) ); return array( $d ) === get_draft_ids( 5 );`,
  },
  {
    area: 'queries',
    prompt: 'Return all published pages ordered by title as an array of titles. Name the function `list_page_titles`.',
    check: `${post(`'post_title' => 'Zebra', 'post_type' => 'page'`)}; ${post(`'post_title' => 'Aardvark', 'post_type' => 'page'`)}; $r = list_page_titles(); return array_search( 'Aardvark', $r, true ) < array_search( 'Zebra', $r, true ) && in_array( 'Zebra', $r, true );`,
  },
  {
    area: 'queries',
    prompt:
      'Task: implement `posts_in_category( string $slug, int $limit = 5 ): array` returning WP_Post objects of the category with this slug. Return only the function, no markdown.',
    check: `$c = wp_insert_category( array( 'cat_name' => 'News', 'category_nicename' => 'news' ) ); $p = ${post(`'post_title' => 'n', 'post_category' => array( $c )`)}; $r = posts_in_category( 'news' ); return 1 === count( $r ) && $p === $r[0]->ID;`,
  },
  {
    area: 'queries',
    prompt:
      'Find products with a price below $max: function cheap_products( float $max ): array (IDs, post type product, meta key _price, numeric comparison)',
    check: `register_post_type( 'product' ); $a = ${post(`'post_title' => 'a', 'post_type' => 'product'`)}; update_post_meta( $a, '_price', '9' ); $b = ${post(`'post_title' => 'b', 'post_type' => 'product'`)}; update_post_meta( $b, '_price', '100' ); return array( $a ) === cheap_products( 50 );`,
  },
  {
    area: 'queries',
    prompt:
      'Please give me `count_posts_by_author( int $author_id ): int`, the number of published posts of an author.',
    check: `$n = count_posts_by_author( 1 ); ${post(`'post_title' => 'x', 'post_author' => 1`)}; return $n + 1 === count_posts_by_author( 1 );`,
  },
  {
    area: 'queries',
    prompt:
      'Write related_posts( int $post_id, int $count = 3 ): array that returns published posts sharing a category with the given post, excluding the post itself.',
    check: `$c = wp_insert_category( array( 'cat_name' => 'Rel' ) ); $a = ${post(`'post_title' => 'a', 'post_category' => array( $c )`)}; $b = ${post(`'post_title' => 'b', 'post_category' => array( $c )`)}; $r = related_posts( $a ); $ids = array_map( fn( $p ) => is_object( $p ) ? $p->ID : $p, $r ); return array( $b ) === $ids;`,
  },
  {
    area: 'queries',
    prompt: 'Exclude the category "internal" from the blog home page (main query only).',
    check: `$c = wp_insert_category( array( 'cat_name' => 'Internal', 'category_nicename' => 'internal' ) ); set_current_screen( 'front' ); $q = new WP_Query(); $GLOBALS['wp_the_query'] = $q; $q->query( array() ); return in_array( $c, array_map( 'intval', (array) $q->get( 'category__not_in' ) ), true );`,
  },
  {
    area: 'queries',
    prompt:
      'Write `posts_of_last_days( int $days ): array` which returns the IDs of posts published in the last $days days',
    check: `$old = ${post(`'post_title' => 'o', 'post_date' => '2001-01-01 00:00:00'`)}; $new = ${post(`'post_title' => 'n'`)}; $r = posts_of_last_days( 3 ); return in_array( $new, $r, true ) && ! in_array( $old, $r, true );`,
  },
  {
    area: 'queries',
    prompt:
      'search_titles( string $term ): array — IDs of published posts found by searching for the term. Reply with a php code block.',
    check: `$p = ${post(`'post_title' => 'Xylophone lessons'`)}; return array( $p ) === search_titles( 'Xylophone' );`,
  },
  {
    area: 'queries',
    prompt: 'Set the number of posts per page on the archive of the post type "event" to 24.',
    check: `register_post_type( 'event', array( 'public' => true, 'has_archive' => true ) ); $q = new WP_Query(); $GLOBALS['wp_the_query'] = $q; $q->query( array( 'post_type' => 'event' ) ); return 24 === (int) $q->get( 'posts_per_page' );`,
  },
  {
    area: 'options',
    prompt:
      'Write a function `acme_is_enabled(): bool` that returns whether the option "acme_enabled" is set to a true value (default false).',
    check: `$a = acme_is_enabled(); update_option( 'acme_enabled', '1' ); return false === $a && true === acme_is_enabled();`,
  },
  {
    area: 'options',
    prompt: 'Create `acme_set_option( string $name, $value ): bool` that saves an option without autoload',
    check: `acme_set_option( 'acme_x', array( 1 ) ); return array( 1 ) === get_option( 'acme_x' );`,
  },
  {
    area: 'options',
    prompt:
      'Write acme_setting( string $key, $default = null ) that returns one entry of the array stored in the option `acme_settings`.',
    check: `$d = acme_setting( 'a', 'd' ); update_option( 'acme_settings', array( 'a' => 5 ) ); return 'd' === $d && 5 === acme_setting( 'a' ) && null === acme_setting( 'b' );`,
  },
  {
    area: 'options',
    prompt: 'Register the setting "acme_api_key" in the group "acme" with sanitize_text_field as sanitize callback.',
    check: `do_action( 'admin_init' ); $s = get_registered_settings(); return isset( $s['acme_api_key'] ) && 'acme' === $s['acme_api_key']['group'] && 'sanitize_text_field' === $s['acme_api_key']['sanitize_callback'];`,
  },
  {
    area: 'transients',
    prompt:
      'Write `remember( string $key, int $ttl, callable $callback )` that returns the transient, or calls the callback and stores its result in the transient.',
    check: `$n = 0; $f = function () use ( &$n ) { return ++$n; }; return 1 === (int) remember( 'k', 60, $f ) && 1 === (int) remember( 'k', 60, $f );`,
  },
  {
    area: 'transients',
    prompt: 'Delete the transient "acme_menu" whenever a post is saved.',
    check: `set_transient( 'acme_menu', 1, 60 ); ${post(`'post_title' => 'x'`)}; return false === get_transient( 'acme_menu' );`,
  },
  {
    area: 'transients',
    prompt:
      'Implement cached_post_count(): int.\n* number of published posts\n* cached with wp_cache_get / wp_cache_set, key "post_count", group "acme", 10 minutes\n* code only',
    check: `$n = cached_post_count(); return (int) wp_count_posts()->publish === $n && $n === (int) wp_cache_get( 'post_count', 'acme' );`,
  },
  {
    area: 'users',
    prompt: 'Add the capability edit_theme_options to the editor role.',
    check: `return get_role( 'editor' )->has_cap( 'edit_theme_options' );`,
  },
  {
    area: 'users',
    prompt: 'Write a function user_is_editor( int $user_id ): bool that checks whether the user has the role editor.',
    check: `$id = wp_insert_user( array( 'user_login' => 'e', 'user_pass' => 'x', 'role' => 'editor' ) ); return user_is_editor( $id ) && ! user_is_editor( 1 ) && ! user_is_editor( 99999 );`,
  },
  {
    area: 'users',
    prompt:
      'Create a function `create_customer( string $email, string $name )` that creates a user with the role subscriber and returns the user ID or a WP_Error.',
    check: `$id = create_customer( 'c@example.org', 'Carla' ); return is_int( $id ) && in_array( 'subscriber', get_userdata( $id )->roles, true ) && is_wp_error( create_customer( 'c@example.org', 'Carla' ) );`,
  },
  {
    area: 'users',
    prompt: 'Hide the admin bar on the front end for everyone except administrators.',
    check: `wp_set_current_user( 1 ); $a = apply_filters( 'show_admin_bar', true ); wp_set_current_user( 0 ); return true === $a && false === apply_filters( 'show_admin_bar', true );`,
  },
  {
    area: 'users',
    prompt: 'Store the time of the last login in the user meta `last_login` each time a user logs in.',
    check: `$u = get_user_by( 'id', 1 ); do_action( 'wp_login', $u->user_login, $u ); return '' !== get_user_meta( 1, 'last_login', true );`,
  },
  {
    area: 'users',
    prompt: 'Write a function `count_role_users( string $role ): int` to count the users of a role',
    check: `return 1 === count_role_users( 'administrator' ) && 0 === count_role_users( 'editor' );`,
  },
  {
    area: 'users',
    prompt:
      'full_name( int $user_id ): string should return the first and last name of the user, or "Unknown" when the user does not exist',
    check: `wp_update_user( array( 'ID' => 1, 'first_name' => 'Ada', 'last_name' => 'Lovelace' ) ); return 'Ada Lovelace' === full_name( 1 ) && 'Unknown' === full_name( 4242 );`,
  },
  {
    area: 'posts',
    prompt:
      'Write `create_draft( string $title, string $content ): int` that inserts a draft post and returns its ID (0 on failure).',
    check: `$id = create_draft( 'T', 'C' ); $p = get_post( $id ); return 'draft' === $p->post_status && 'T' === $p->post_title && 'C' === $p->post_content;`,
  },
  {
    area: 'posts',
    prompt:
      'Write a function duplicate_page( int $post_id ): int which clones a post as a draft with its meta and terms.',
    check: `$p = ${post(`'post_title' => 'Orig', 'post_type' => 'page'`)}; update_post_meta( $p, 'k', 'v' ); $d = duplicate_page( $p ); return $d !== $p && 'Orig' === get_post( $d )->post_title && 'draft' === get_post_status( $d ) && 'v' === get_post_meta( $d, 'k', true );`,
  },
  {
    area: 'posts',
    prompt: 'Write is_post_published( int $post_id ): bool',
    check: `$d = wp_insert_post( array( 'post_title' => 'd', 'post_status' => 'draft' ) ); $p = ${post(`'post_title' => 'p'`)}; return is_post_published( $p ) && ! is_post_published( $d );`,
  },
];
