// Longer than most: it is one PHP class, written in one template so that it reads as it will stand.
import { classOf, prefixed, translatedHtml } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { blocksOf, type OutputCache, tagsOf } from './cache-plan.ts';

/** Hooks after which what is kept may be wrong, by what changes. */
const clearing: Readonly<Record<OutputCache['cleared_by'][number], PhpCode>> = {
  posts: php`
    add_action( 'save_post', array( $this, 'clear_after_post' ), 10, 2 );
    add_action( 'deleted_post', array( $this, 'clear_after_post' ), 10, 2 );
  `,
  comments: php`add_action( 'wp_update_comment_count', array( __CLASS__, 'clear' ), 10, 0 );`,
  terms: php`
    add_action( 'saved_term', array( __CLASS__, 'clear' ), 10, 0 );
    add_action( 'delete_term', array( __CLASS__, 'clear' ), 10, 0 );
  `,
  users: php`
    add_action( 'user_register', array( __CLASS__, 'clear' ), 10, 0 );
    add_action( 'profile_update', array( __CLASS__, 'clear' ), 10, 0 );
    add_action( 'deleted_user', array( __CLASS__, 'clear' ), 10, 0 );
  `,
};

/** The class that keeps what shortcodes and blocks show. */
export function cacheClass(plan: PluginPlan, one: OutputCache): PhpCode {
  const blocks = blocksOf(plan, one);
  return php`
    /**
     * Keeps what slow shortcodes and blocks show to visitors.
     */
    final class ${classOf(plan, 'Output_Cache')} {

      /**
       * Shortcodes and blocks whose output is kept.
       */
      const TAGS   = ${[...tagsOf(plan, one)]};
      const BLOCKS = ${[...blocks]};

      /**
       * Beginning of the transients' names.
       */
      const PREFIX = ${prefixed(plan, 'output_')};

      /**
       * Option with a number that is part of all keys: a new one makes what is kept out of reach.
       */
      const VERSION = ${prefixed(plan, 'output_version')};

      ${
        one.has_button
          ? php`
            /**
             * Options: how often output was used, and how often it was made.
             */
            const HITS   = ${prefixed(plan, 'output_hits')};
            const MISSES = ${prefixed(plan, 'output_misses')};
          `
          : noPhp
      }

      /**
       * Output that is being made, by key: the styles and scripts that were queued before.
       *
       * @var array[]
       */
      private $open = array();

      /**
       * How often output was used and made for this page.
       *
       * @var int[]
       */
      private $counts = array( 0, 0 );

      /**
       * Registers the hooks.
       */
      public function register() {
        add_filter( 'pre_do_shortcode_tag', array( $this, 'use_shortcode' ), 10, 4 );
        add_filter( 'do_shortcode_tag', array( $this, 'keep_shortcode' ), 10, 4 );
        ${
          blocks.length === 0
            ? noPhp
            : php`
              add_filter( 'pre_render_block', array( $this, 'use_block' ), 10, 2 );
              add_filter( 'render_block', array( $this, 'keep_block' ), 10, 2 );
            `
        }
        ${joinPhp(one.cleared_by.map((thing) => clearing[thing]))}
        ${
          one.has_button
            ? php`
              add_action( 'shutdown', array( $this, 'add_counts' ) );
              add_action( 'admin_bar_menu', array( $this, 'add_button' ), 90 );
              add_action( 'admin_post_' . self::VERSION, array( $this, 'clear_by_button' ) );
            `
            : noPhp
        }
      }

      /**
       * Determines whether the page is one whose output can be kept: the same for all visitors.
       *
       * @return bool
       */
      private static function is_usable() {
        if ( is_user_logged_in() || is_admin() || wp_doing_ajax() || wp_is_serving_rest_request() || is_feed() || is_preview() || is_search() || is_customize_preview() ) {
          return false;
        }

        // Parameters that WordPress does not know may be those of a list, such as its page.
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only their names count.
        return ! did_action( 'wp' ) || array() === array_diff( array_keys( $_GET ), $GLOBALS['wp']->public_query_vars );
      }

      /**
       * Gets the key of output on this page.
       *
       * @param string $name  Shortcode or block.
       * @param mixed  $given What it was given.
       * @return string
       */
      private static function key( $name, $given ) {
        $page = array( get_queried_object_id(), get_the_ID(), get_query_var( 'paged' ), get_query_var( 'page' ), get_locale() );

        return self::PREFIX . md5( wp_json_encode( array( (int) get_option( self::VERSION ), $name, $given, $page ) ) );
      }

      /**
       * Gets the handles that are queued.
       *
       * @return array[] Of styles and of scripts.
       */
      private static function queued() {
        return array( wp_styles()->queue, wp_scripts()->queue );
      }

      /**
       * Gets output that is kept, and queues its styles and scripts.
       *
       * @param string $key Key.
       * @return string|null Null where there is none; it is then being made.
       */
      private function used( $key ) {
        $kept = get_transient( $key );
        if ( ! is_array( $kept ) || ! isset( $kept['html'], $kept['queued'] ) ) {
          $this->open[ $key ] = self::queued();

          return null;
        }

        array_map( 'wp_enqueue_style', $kept['queued'][0] );
        array_map( 'wp_enqueue_script', $kept['queued'][1] );
        ++$this->counts[0];

        return $kept['html'];
      }

      /**
       * Keeps output that has been made.
       *
       * @param string $key  Key.
       * @param string $html Output.
       */
      private function keep( $key, $html ) {
        if ( ! isset( $this->open[ $key ] ) ) {
          return;
        }

        $queued = self::queued();
        $kept   = array(
          'html'   => $html,
          'queued' => array(
            array_values( array_diff( $queued[0], $this->open[ $key ][0] ) ),
            array_values( array_diff( $queued[1], $this->open[ $key ][1] ) ),
          ),
        );
        unset( $this->open[ $key ] );
        set_transient( $key, $kept, max( 1, (int) ${settingValue(plan, 'cache_minutes', one.minutes)} ) * MINUTE_IN_SECONDS );
        ++$this->counts[1];
      }

      /**
       * Uses what is kept of a shortcode.
       *
       * @param string|false $html  Output so far, or false.
       * @param string       $tag   Shortcode.
       * @param array|string $atts  Attributes.
       * @param array        $found What was found in the text.
       * @return string|false
       */
      public function use_shortcode( $html, $tag, $atts, $found ) {
        if ( false !== $html || ! in_array( $tag, self::TAGS, true ) || ! self::is_usable() ) {
          return $html;
        }

        return $this->used( self::key( $tag, array( $atts, $found[5] ?? '' ) ) ) ?? $html;
      }

      /**
       * Keeps what a shortcode shows.
       *
       * @param string       $html  Output.
       * @param string       $tag   Shortcode.
       * @param array|string $atts  Attributes.
       * @param array        $found What was found in the text.
       * @return string
       */
      public function keep_shortcode( $html, $tag, $atts, $found ) {
        if ( in_array( $tag, self::TAGS, true ) && is_string( $html ) ) {
          $this->keep( self::key( $tag, array( $atts, $found[5] ?? '' ) ), $html );
        }

        return $html;
      }

      ${blocks.length === 0 ? noPhp : blockMethods}

      ${one.cleared_by.includes('posts') ? postMethod : noPhp}

      /**
       * Clears what is kept.
       */
      public static function clear() {
        update_option( self::VERSION, (int) get_option( self::VERSION ) + 1 );
      }

      ${one.has_button ? buttonMethods(plan) : noPhp}
    }
  `;
}

const blockMethods = php`
  /**
   * Uses what is kept of a block.
   *
   * @param string|null $html  Output so far, or null.
   * @param array       $block Block.
   * @return string|null
   */
  public function use_block( $html, $block ) {
    if ( null !== $html || ! in_array( $block['blockName'] ?? '', self::BLOCKS, true ) || ! self::is_usable() ) {
      return $html;
    }

    return $this->used( self::key( $block['blockName'], $block['attrs'] ) );
  }

  /**
   * Keeps what a block shows.
   *
   * @param string $html  Output.
   * @param array  $block Block.
   * @return string
   */
  public function keep_block( $html, $block ) {
    if ( in_array( $block['blockName'] ?? '', self::BLOCKS, true ) ) {
      $this->keep( self::key( $block['blockName'], $block['attrs'] ), $html );
    }

    return $html;
  }
`;

const postMethod = php`
  /**
   * Clears what is kept when a post is saved or deleted.
   *
   * @param int     $post_id Post ID.
   * @param WP_Post $post    Post.
   */
  public function clear_after_post( $post_id, $post ) {
    // Drafts that the editor makes by itself and revisions are shown nowhere.
    if ( ! in_array( $post->post_status, array( 'auto-draft', 'inherit' ), true ) ) {
      self::clear();
    }
  }
`;

const buttonMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Adds the counts of this page to those of all pages: in the database, so that none of the same moment is lost.
   */
  public function add_counts() {
    global $wpdb;

    foreach ( array( self::HITS, self::MISSES ) as $index => $option ) {
      if ( $this->counts[ $index ] > 0 ) {
        add_option( $option, 0, '', false );
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Adds without reading first.
        $wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = option_value + %d WHERE option_name = %s', $wpdb->options, $this->counts[ $index ], $option ) );
        wp_cache_delete( $option, 'options' );
      }
    }
  }

  /**
   * Adds the counts and the button to the toolbar.
   *
   * @param WP_Admin_Bar $bar Toolbar.
   */
  public function add_button( $bar ) {
    if ( ! current_user_can( 'manage_options' ) ) {
      return;
    }

    $bar->add_node(
      array(
        'id'    => self::VERSION,
        'title' => esc_html(
          sprintf(
            /* translators: 1: Number of hits, 2: number of misses. */
            __( 'Cache: %1$s hits, %2$s misses', ${plan.domain} ),
            number_format_i18n( (int) get_option( self::HITS ) ),
            number_format_i18n( (int) get_option( self::MISSES ) )
          )
        ),
      )
    );
    $bar->add_node(
      array(
        'id'     => self::VERSION . '_clear',
        'parent' => self::VERSION,
        'title'  => ${translatedHtml(plan, 'Clear the cache')},
        'href'   => wp_nonce_url( admin_url( 'admin-post.php?action=' . self::VERSION ), self::VERSION ),
      )
    );
  }

  /**
   * Clears what is kept, and the counts.
   */
  public function clear_by_button() {
    check_admin_referer( self::VERSION );
    if ( ! current_user_can( 'manage_options' ) ) {
      wp_die( ${translatedHtml(plan, 'Sorry, you are not allowed to do that.')}, 403 );
    }

    self::clear();
    delete_option( self::HITS );
    delete_option( self::MISSES );
    $referer = wp_get_referer();
    wp_safe_redirect( $referer ? $referer : admin_url() );
    exit;
  }
`;
