import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { about, type Rule, typesOf } from './rules.ts';
import { cutsTeasers, teaserMethod } from './teaser.ts';

const read = (rules: readonly Rule[]): readonly Rule[] => about(rules, ['read'], ['post']);
const commented = (rules: readonly Rule[]): readonly Rule[] => about(rules, ['read', 'comment'], ['post']);

/** Post types of the plugin's own, whose fields lists and other programs show. */
const ownTypes = (plan: PluginPlan, rules: readonly Rule[]): readonly string[] =>
  typesOf(read(rules)).filter((type) =>
    plan.entities.some((one) => one.storage === 'post_type' && one.postType === type),
  );

export function readingHooks(_plan: PluginPlan, rules: readonly Rule[]): PhpCode {
  return joinPhp([
    read(rules).length === 0
      ? noPhp
      : php`
        // Runs first, so that restricted content is not processed, and last, so that nothing is added to it.
        add_filter( 'the_content', array( $this, 'cut_content' ), 0 );
        add_filter( 'the_content', array( $this, 'replace_content' ), PHP_INT_MAX );
        add_filter( 'get_the_excerpt', array( $this, 'replace_excerpt' ), 5, 2 );
        add_action( 'pre_get_posts', array( $this, 'prepare_query' ) );
        add_filter( 'the_posts', array( $this, 'leave_out_posts' ), 10, 2 );
        add_filter( 'the_comments', array( $this, 'leave_out_comments_of_posts' ) );
        add_filter( 'comment_text_rss', array( $this, 'empty_comment' ) );
        add_filter( 'comment_text', array( $this, 'empty_comment' ) );
        add_filter( 'previous_post_link', array( $this, 'empty_link' ), 10, 4 );
        add_filter( 'next_post_link', array( $this, 'empty_link' ), 10, 4 );
        add_filter( 'wp_nav_menu_objects', array( $this, 'leave_out_menu_items' ) );
        add_filter( 'render_block_core/navigation-link', array( $this, 'leave_out_link_block' ), 10, 2 );
        add_filter( 'render_block_core/navigation-submenu', array( $this, 'leave_out_link_block' ), 10, 2 );
        add_filter( 'oembed_request_post_id', array( $this, 'leave_out_embed' ) );
        add_filter( 'wp_sitemaps_post_types', array( $this, 'leave_out_types' ) );
        add_filter( 'template_include', array( $this, 'start_page' ), PHP_INT_MAX );
      `,
    commented(rules).length === 0
      ? noPhp
      : php`
        add_filter( 'comments_open', array( $this, 'close_comments' ), 10, 2 );
        add_action( 'comment_form_comments_closed', array( $this, 'print_comment_message' ) );
      `,
  ]);
}

export const readingMethods = (plan: PluginPlan, rules: readonly Rule[]): PhpCode =>
  joinPhp(
    [
      read(rules).length === 0 ? noPhp : contentMethods(plan, rules),
      read(rules).length === 0 ? noPhp : listMethods(plan, rules),
      read(rules).length === 0 ? noPhp : linkMethods,
      commented(rules).length === 0 ? noPhp : commentMethods,
    ],
    '\n\n',
  );

const contentMethods = ({ domain }: PluginPlan, rules: readonly Rule[]): PhpCode => php`
  /**
   * Whether the page is being rendered.
   *
   * @var bool
   */
  private $is_page = false;

  /**
   * Notes that the page is being rendered: lists are for visitors from here on.
   *
   * @param string $template Path of the template.
   * @return string The same path.
   */
  public function start_page( $template ) {
    $this->is_page = true;

    return $template;
  }

  /**
   * Gets the rule that keeps the current user from reading a post.
   *
   * @param WP_Post|int|null $post Post.
   * @return int Number of the rule, or 0.
   */
  private function unreadable( $post ) {
    $post = get_post( $post );

    return $post && in_array( $post->post_type, ${typesOf(read(rules))}, true ) ? $this->refusal( 'read', $post->post_type, $post ) : 0;
  }

  /**
   * Removes restricted content, except the teaser.
   *
   * @param string $content Post content.
   * @return string
   */
  public function cut_content( $content ) {
    $number = $this->unreadable( get_post() );
    if ( 0 === $number ) {
      return $content;
    }

    return $this->teaser( $number, $content );
  }

  ${teaserMethod(rules)}

  /**
   * Replaces restricted content by its teaser and the message.
   *
   * @param string $content Post content with what other code has added.
   * @return string
   */
  public function replace_content( $content ) {
    $post   = get_post();
    $number = $this->unreadable( $post );
    if ( 0 === $number ) {
      return $content;
    }

    return wpautop( do_blocks( $this->teaser( $number, $post->post_content ) ) ) . $this->message_html( $number, $post );
  }

  /**
   * Keeps restricted content out of excerpts. With a teaser, excerpts that somebody wrote are public.
   *
   * @param string       $excerpt Post excerpt.
   * @param WP_Post|null $post    Post object.
   * @return string
   */
  public function replace_excerpt( $excerpt, $post = null ) {
    $number = $this->unreadable( $post );
    if ( 0 === $number || ( '' !== $excerpt && self::RULES[ $number ]['teaser'] ) ) {
      return $excerpt;
    }
    ${
      cutsTeasers(rules)
        ? php`
          if ( isset( self::RULES[ $number ]['words'] ) || isset( self::RULES[ $number ]['paragraphs'] ) ) {
            return wp_trim_words( $this->teaser( $number, (string) get_post( $post )->post_content ), self::RULES[ $number ]['words'] ?? 55, '…' );
          }
        `
        : noPhp
    }

    return $this->message_text( $number, get_post( $post ) );
  }

  /**
   * Hides comments on restricted posts in feeds and lists.
   *
   * @param string $text Text of the current comment.
   * @return string
   */
  public function empty_comment( $text ) {
    $comment = get_comment();
    if ( null === $comment || 0 === $this->unreadable( (int) $comment->comment_post_ID ) ) {
      return $text;
    }

    return __( 'Comments on this post are restricted.', ${domain} );
  }
`;

const listMethods = (plan: PluginPlan, rules: readonly Rule[]): PhpCode => php`
  /**
   * Determines whether lists are for visitors: on pages, in feeds and in REST responses, but not in the administration.
   *
   * @return bool
   */
  private function is_public_request() {
    return ( ! is_admin() || wp_doing_ajax() ) && ! wp_doing_cron() && ! ( defined( 'WP_CLI' ) && WP_CLI );
  }

  /**
   * Makes all lists of a page pass leave_out_posts(), and keeps types that the user may not read at all out of searches.
   *
   * @param WP_Query $query Query.
   */
  public function prepare_query( $query ) {
    if ( ! $this->is_public_request() ) {
      return;
    }

    if ( $this->is_page || wp_is_serving_rest_request() ) {
      $query->set( 'suppress_filters', false );
    }

    if ( $query->is_main_query() && $query->is_search() && in_array( $query->get( 'post_type' ), array( '', 'any' ), true ) ) {
      $types = array_values( get_post_types( array( 'exclude_from_search' => false ) ) );
      $kept  = array_filter(
        $types,
        function ( $type ) {
          return 0 === $this->refusal( 'read', $type );
        }
      );
      if ( count( $kept ) < count( $types ) ) {
        $query->set( 'post_type', array() === $kept ? array( 'none' ) : array_values( $kept ) );
      }
    }
  }

  /**
   * Leaves restricted posts out of lists, where they are hidden. Searches and REST responses never have them, because
   * they would tell what is in them; neither do lists of the plugin, which show fields.
   *
   * @param WP_Post[] $posts Posts.
   * @param WP_Query  $query Query.
   * @return WP_Post[]
   */
  public function leave_out_posts( $posts, $query ) {
    if ( ! $this->is_public_request() || ( $query->is_main_query() && $query->is_singular() ) ) {
      return $posts;
    }

    $is_open = ! $query->is_search() && ! wp_is_serving_rest_request();

    return array_values(
      array_filter(
        $posts,
        function ( $post ) use ( $is_open, $query ) {
          $number = $post instanceof WP_Post ? $this->unreadable( $post ) : 0;
          if ( 0 === $number ) {
            return true;
          }

          return $is_open && ! self::RULES[ $number ]['hidden']${
            ownTypes(plan, rules).length === 0
              ? noPhp
              : php` && ( $query->is_main_query() || ! in_array( $post->post_type, ${ownTypes(plan, rules)}, true ) )`
          };
        }
      )
    );
  }

  /**
   * Leaves comments on restricted posts out of lists.
   *
   * @param array $comments Comments.
   * @return array
   */
  public function leave_out_comments_of_posts( $comments ) {
    if ( ! $this->is_public_request() ) {
      return $comments;
    }

    return array_values(
      array_filter(
        (array) $comments,
        function ( $comment ) {
          return ! $comment instanceof WP_Comment || 0 === $this->unreadable( (int) $comment->comment_post_ID );
        }
      )
    );
  }
`;

const linkMethods = php`
  /**
   * Determines whether a post is hidden from the current user.
   *
   * @param WP_Post|int|null $post Post.
   * @return bool
   */
  private function is_hidden( $post ) {
    $number = $this->unreadable( $post );

    return 0 !== $number && self::RULES[ $number ]['hidden'];
  }

  /**
   * Removes links to hidden posts below other posts.
   *
   * @param string       $output HTML of the link.
   * @param string       $format Format of the link.
   * @param string       $link   Text of the link.
   * @param WP_Post|null $post   Adjacent post.
   * @return string
   */
  public function empty_link( $output, $format, $link, $post ) {
    return $post instanceof WP_Post && $this->is_hidden( $post ) ? '' : $output;
  }

  /**
   * Leaves hidden posts out of menus, with the entries below them.
   *
   * @param WP_Post[] $items Menu items.
   * @return WP_Post[]
   */
  public function leave_out_menu_items( $items ) {
    $gone = array();
    foreach ( $items as $key => $item ) {
      $is_post = 'post_type' === $item->type && $this->is_hidden( (int) $item->object_id );
      if ( $is_post || in_array( (int) $item->menu_item_parent, $gone, true ) ) {
        $gone[] = (int) $item->ID;
        unset( $items[ $key ] );
      }
    }

    return $items;
  }

  /**
   * Leaves hidden posts out of navigation blocks.
   *
   * @param string $content Rendered block.
   * @param array  $block   Block.
   * @return string
   */
  public function leave_out_link_block( $content, $block ) {
    $attributes = $block['attrs'] ?? array();
    $is_post    = 'post-type' === ( $attributes['kind'] ?? '' ) && ! empty( $attributes['id'] );

    return $is_post && $this->is_hidden( (int) $attributes['id'] ) ? '' : $content;
  }

  /**
   * Refuses embeds of restricted posts.
   *
   * @param int $post_id Post ID.
   * @return int Post ID, or 0.
   */
  public function leave_out_embed( $post_id ) {
    return 0 === $this->unreadable( (int) $post_id ) ? $post_id : 0;
  }

  /**
   * Leaves types that visitors may not read at all out of sitemaps, where they are hidden.
   *
   * @param WP_Post_Type[] $types Post types.
   * @return WP_Post_Type[]
   */
  public function leave_out_types( $types ) {
    foreach ( array_keys( $types ) as $type ) {
      $number = $this->refusal( 'read', $type );
      if ( 0 !== $number && self::RULES[ $number ]['hidden'] ) {
        unset( $types[ $type ] );
      }
    }

    return $types;
  }
`;

const commentMethods = php`
  /**
   * Closes comments for users who may not comment.
   *
   * @param bool $is_open Whether comments are open.
   * @param int  $post_id Post ID.
   * @return bool
   */
  public function close_comments( $is_open, $post_id ) {
    $post = get_post( $post_id );
    if ( ! $is_open || ! $post ) {
      return $is_open;
    }

    return 0 === $this->refusal( 'comment', $post->post_type, $post ) && 0 === $this->refusal( 'read', $post->post_type, $post );
  }

  /**
   * Prints why the current user may not comment, in place of the form.
   */
  public function print_comment_message() {
    $post   = get_post();
    $number = $post && 'open' === $post->comment_status ? $this->refusal( 'comment', $post->post_type, $post ) : 0;
    if ( 0 !== $number ) {
      echo wp_kses_post( $this->message_html( $number, $post ) );
    }
  }
`;
