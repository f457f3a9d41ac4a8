import { noPhp, type PhpCode, php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff, SwitchOff } from '../switched-off.ts';

const typeNames: Readonly<Record<string, string>> = { post: 'posts', page: 'pages', attachment: 'media files' };

const placesOf = ({ types }: SwitchOff): string => types.map((type) => typeNames[type] ?? type).join(' and ');

/** "Disable comments everywhere": no form, no old comments, no place in the admin. */
export const comments: SwitchedOff = {
  thing: 'comments',
  label: 'Comments',
  names: /^(?:comments?(?: (?:section|form|system|functionality|feature|area|box|feed)s?)?|commenting|discussions?) /,
  unless:
    /^ (?:older|by|from (?:guests|visitors|spam)|with|containing|until|after|in the (?:queue|trash)|field|url|link|author|website|reply|replies|notification|e-?mail|count|column|moderation|awaiting|marked|that|of|for (?:guests|visitors|logged))(?= )| older than /,
  also: / (?:no one|nobody) (?:can|may|should be able to|is able to) (?:leave comments?|comment) /,
  says: (options) =>
    options.types.length === 0
      ? 'Comments and pings are closed and hidden everywhere, and their screens are removed from the admin.'
      : `Comments and pings are closed and hidden on ${placesOf(options)}.`,
  register: (_, { types }) => php`
    add_action( 'init', array( $this, 'remove_support' ), 100 );
    add_filter( 'comments_open', array( $this, 'close' ), 20, 2 );
    add_filter( 'pings_open', array( $this, 'close' ), 20, 2 );
    add_filter( 'get_comments_number', array( $this, 'count' ), 20, 2 );
    add_filter( 'comments_array', array( $this, 'hide' ), 20, 2 );
    ${types.length === 0 ? everywhere : noPhp}
  `,
  methods: (plan, options) => [...onPosts(options), ...(options.types.length === 0 ? onScreens(plan.domain) : [])],
  test: (plan, { types }) => php`
    /**
     * Comments are closed and hidden on posts that had them open.
     */
    public function test_comments_are_closed() {
      $id = self::factory()->post->create(
        array(
          'post_type'      => ${types[0] ?? 'post'},
          'comment_status' => 'open',
        )
      );
      self::factory()->comment->create( array( 'comment_post_ID' => $id ) );
      ( new ${toolClass(plan, 'no_comments')}() )->register();

      $this->assertFalse( comments_open( $id ) );
      $this->assertSame( 0, (int) get_comments_number( $id ) );
    }
  `,
};

const everywhere = php`
  add_filter( 'rest_request_before_callbacks', array( $this, 'close_rest' ), 10, 3 );
  add_filter( 'feed_links_show_comments_feed', '__return_false' );
  add_filter( 'feed_links_extra_show_post_comments_feed', '__return_false' );
  add_action( 'template_redirect', array( $this, 'close_feeds' ), 1 );
  add_action( 'widgets_init', array( $this, 'remove_widget' ) );
  add_action( 'admin_menu', array( $this, 'remove_menu' ), 100 );
  add_action( 'load-edit-comments.php', array( $this, 'leave_screen' ) );
  add_action( 'wp_dashboard_setup', array( $this, 'hide_lists' ) );
  add_action( 'admin_bar_menu', array( $this, 'remove_from_bar' ), 100 );
  add_filter( 'wp_count_comments', array( $this, 'count_all' ) );
`;

const isMeant = (types: readonly string[]): PhpCode => php`in_array( get_post_type( $post_id ), ${types}, true )`;

function onPosts({ types }: SwitchOff): readonly PhpCode[] {
  const isAll = types.length === 0;
  return [
    php`
      /**
       * Removes support for comments and trackbacks from ${isAll ? 'all post types' : 'the chosen post types'}.
       */
      public function remove_support() {
        foreach ( ${isAll ? php`get_post_types()` : types} as $post_type ) {
          remove_post_type_support( $post_type, 'comments' );
          remove_post_type_support( $post_type, 'trackbacks' );
        }
      }
    `,
    php`
      /**
       * Closes comments and pings on a post, regardless of its discussion settings.
       *
       * @param bool $is_open Whether the post is open.
       * @param int  $post_id Post ID.
       * @return bool Filtered value.
       */
      public function close( $is_open, $post_id ) {
        return ${isAll ? php`false` : php`$is_open && ! ${isMeant(types)}`};
      }
    `,
    php`
      /**
       * Filters the number of comments of a post.
       *
       * @param int|string $count   Number of comments.
       * @param int        $post_id Post ID.
       * @return int|string Filtered number of comments.
       */
      public function count( $count, $post_id ) {
        return ${isAll ? php`0` : php`${isMeant(types)} ? 0 : $count`};
      }
    `,
    php`
      /**
       * Hides existing comments.
       *
       * @param array $comments The comments.
       * @param int   $post_id  Id of the post.
       * @return array Comments to display.
       */
      public function hide( $comments, $post_id ) {
        return ${isAll ? php`array()` : php`${isMeant(types)} ? array() : $comments`};
      }
    `,
  ];
}

const onScreens = (domain: string): readonly PhpCode[] => [
  php`
    /**
     * Closes the comment routes of the REST API. Editorial notes on blocks, which use the same routes, keep working.
     *
     * @param WP_REST_Response|WP_Error|mixed $response Result to send to the client.
     * @param array                           $handler  Route handler.
     * @param WP_REST_Request                 $request  The request.
     * @return WP_REST_Response|WP_Error|mixed Filtered result.
     */
    public function close_rest( $response, $handler, $request ) {
      if ( 0 !== strpos( $request->get_route(), '/wp/v2/comments' ) || 'note' === $request['type'] ) {
        return $response;
      }

      $comment = isset( $request['id'] ) ? get_comment( (int) $request['id'] ) : null;
      if ( null !== $comment && 'note' === $comment->comment_type ) {
        return $response;
      }

      return new WP_Error(
        'rest_comments_off',
        __( 'Comments are disabled.', ${domain} ),
        array( 'status' => 403 )
      );
    }
  `,
  php`
    /**
     * Returns a 404 error for comment feeds, and empties all comment queries on the front end.
     */
    public function close_feeds() {
      global $wp_query;

      if ( is_comment_feed() ) {
        $wp_query->set_404();
        status_header( 404 );
        nocache_headers();
      }

      $this->hide_lists();
    }
  `,
  php`
    /**
     * Empties lists of recent comments.
     */
    public function hide_lists() {
      add_filter( 'comments_pre_query', array( $this, 'answer_query' ), 10, 2 );
    }
  `,
  php`
    /**
     * Short-circuits comment queries.
     *
     * @param array|int|null   $found Result of the query, or null to run it.
     * @param WP_Comment_Query $query The query.
     * @return array|int|null Empty result, or the unchanged value for editorial notes.
     */
    public function answer_query( $found, $query ) {
      if ( 'note' === $query->query_vars['type'] ) {
        return $found;
      }

      return $query->query_vars['count'] ? 0 : array();
    }
  `,
  php`
    /**
     * Unregisters the Recent Comments widget.
     */
    public function remove_widget() {
      unregister_widget( 'WP_Widget_Recent_Comments' );
    }
  `,
  php`
    /**
     * Removes the Comments screen from the menu. The Discussion settings stay, because they include the avatar settings.
     */
    public function remove_menu() {
      remove_menu_page( 'edit-comments.php' );
    }
  `,
  php`
    /**
     * Redirects direct requests for the Comments screen to the dashboard.
     */
    public function leave_screen() {
      wp_safe_redirect( admin_url() );
      exit;
    }
  `,
  php`
    /**
     * Removes the comments menu from the toolbar.
     *
     * @param WP_Admin_Bar $admin_bar Toolbar instance.
     */
    public function remove_from_bar( $admin_bar ) {
      $admin_bar->remove_node( 'comments' );
    }
  `,
  php`
    /**
     * Filters the comment counts, so that the “At a Glance” widget does not list comments.
     *
     * @return object Comment counts by status.
     */
    public function count_all() {
      return (object) array_fill_keys(
        array( 'approved', 'moderated', 'spam', 'trash', 'post-trashed', 'total_comments', 'all' ),
        0
      );
    }
  `,
];
