import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { about, type Rule, typesOf } from './rules.ts';

const posts = (rules: readonly Rule[]) => about(rules, ['list'], ['post']);
const users = (rules: readonly Rule[]) => about(rules, ['list'], ['user']);
const comments = (rules: readonly Rule[]) => about(rules, ['list'], ['comment']);

export const staffListHooks = (_plan: PluginPlan, rules: readonly Rule[]): PhpCode =>
  joinPhp([
    posts(rules).length > 0
      ? php`
        add_filter( 'posts_where', array( $this, 'narrow_list' ), 10, 2 );
        add_filter( 'the_posts', array( $this, 'filter_list' ), 10, 2 );
        add_filter( 'ajax_query_attachments_args', array( $this, 'allow_filters' ) );
        ${joinPhp(typesOf(posts(rules)).map((type) => php`add_filter( ${type === 'attachment' ? 'views_upload' : `views_edit-${type}`}, array( $this, 'drop_counts' ) );`))}
      `
      : noPhp,
    users(rules).length > 0
      ? php`
        add_action( 'pre_get_users', array( $this, 'narrow_users' ) );
        add_filter( 'views_users', array( $this, 'drop_user_counts' ) );
      `
      : noPhp,
    comments(rules).length > 0 ? php`add_filter( 'the_comments', array( $this, 'narrow_comments' ) );` : noPhp,
  ]);

export const staffListMethods = (_plan: PluginPlan, rules: readonly Rule[]): PhpCode =>
  joinPhp(
    [
      posts(rules).length > 0 ? postMethods(typesOf(posts(rules))) : noPhp,
      users(rules).length > 0 ? userMethods : noPhp,
      comments(rules).length > 0 ? commentMethod : noPhp,
    ],
    '\n\n',
  );

const postMethods = (types: readonly string[]): PhpCode => php`
  /**
   * Gets the post types of a list of the administration whose records the user may not see.
   *
   * @param WP_Query $query Query.
   * @return string[]
   */
  private function narrowed_types( $query ) {
    $is_list = is_admin() || ( wp_is_serving_rest_request() && is_user_logged_in() );
    if ( ! $is_list || wp_doing_cron() || ( ! $query->is_main_query() && ! wp_doing_ajax() && ! wp_is_serving_rest_request() ) ) {
      return array();
    }

    return array_values(
      array_filter(
        array_intersect( (array) $query->get( 'post_type' ), ${types} ),
        function ( $type ) {
          return 0 !== $this->refusal( 'list', $type );
        }
      )
    );
  }

  /**
   * Keeps lists of the administration to the records of the user.
   *
   * @param string   $where WHERE clause.
   * @param WP_Query $query Query.
   * @return string
   */
  public function narrow_list( $where, $query ) {
    global $wpdb;

    // Only administration lists; what visitors see is another matter.
    if ( wp_is_serving_rest_request() && 'edit' !== ( $_GET['context'] ?? '' ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- Only narrows what is read.
      return $where;
    }
    foreach ( $this->narrowed_types( $query ) as $type ) {
      $where .= $wpdb->prepare(
        " AND ( {$wpdb->posts}.post_type <> %s OR {$wpdb->posts}.post_author = %d )",
        $type,
        $this->owns_list( $type ) ? get_current_user_id() : -1
      );
    }

    return $where;
  }

  /**
   * Determines whether a user who may not see all records of a type may see the own ones.
   *
   * @param string $type Post type.
   * @return bool
   */
  private function owns_list( $type ) {
    $own = new WP_Post( (object) array( 'ID' => 0, 'post_type' => $type, 'post_author' => get_current_user_id(), 'filter' => 'raw' ) );

    return 0 === $this->refusal( 'list', $type, $own );
  }

  /**
   * Leaves records that fit the conditions of a rule out of lists of the administration.
   *
   * @param WP_Post[] $posts Posts.
   * @param WP_Query  $query Query.
   * @return WP_Post[]
   */
  public function filter_list( $posts, $query ) {
    if ( ! is_admin() || ( ! $query->is_main_query() && ! wp_doing_ajax() ) ) {
      return $posts;
    }

    return array_values(
      array_filter(
        $posts,
        function ( $post ) {
          return ! $post instanceof WP_Post || ! in_array( $post->post_type, ${types}, true ) || 0 === $this->refusal( 'list', $post->post_type, $post );
        }
      )
    );
  }

  /**
   * Lets the media library be filtered.
   *
   * @param array $args Query arguments.
   * @return array
   */
  public function allow_filters( $args ) {
    $args['suppress_filters'] = false;

    return $args;
  }

  /**
   * Leaves out links that count records which the user may not see.
   *
   * @param string[] $views Links above the list.
   * @return string[]
   */
  public function drop_counts( $views ) {
    $type = str_replace( array( 'views_edit-', 'views_upload' ), array( '', 'attachment' ), current_filter() );

    return 0 === $this->refusal( 'list', $type ) ? $views : array();
  }
`;

const userMethods = php`
  /**
   * Keeps the list of users to those whom the user may see.
   *
   * @param WP_User_Query $query Query.
   */
  public function narrow_users( $query ) {
    global $pagenow;

    if ( ! is_admin() || 'users.php' !== $pagenow || 0 === $this->refusal( 'list', 'user' ) ) {
      return;
    }

    $user = wp_get_current_user();
    $query->set( 'include', array( 0 === $this->refusal( 'list', 'user', $user ) ? $user->ID : 0 ) );
  }

  /**
   * Leaves out links that count users.
   *
   * @param string[] $views Links above the list.
   * @return string[]
   */
  public function drop_user_counts( $views ) {
    return 0 === $this->refusal( 'list', 'user' ) ? $views : array();
  }
`;

const commentMethod = php`
  /**
   * Leaves comments that the user may not see out of lists of the administration.
   *
   * @param array $comments Comments.
   * @return array
   */
  public function narrow_comments( $comments ) {
    if ( ! is_admin() ) {
      return $comments;
    }

    return array_values(
      array_filter(
        (array) $comments,
        function ( $comment ) {
          return ! $comment instanceof WP_Comment || 0 === $this->refusal( 'list', 'comment', $comment );
        }
      )
    );
  }
`;
