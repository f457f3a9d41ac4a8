import { type JsCode, jsIdentifier } from '../../../../writers/js.ts';
import { type PhpCode, php } from '../../../../writers/php.ts';
import { translated } from '../../../code-names.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { mainTextMethod } from '../../support/content-filter.ts';
import { contentTypes } from '../../support/content-types.ts';
import { enqueueScript } from '../../support/script.ts';
import { toolClass, toolHandle, toolName } from '../../support/tool-names.ts';
import { popularPostsMethods } from './popular-posts-methods.ts';
import type { PostViews } from './post-views-options.ts';

const tool = 'post_views';

/** The variable that tells the script where to count. */
export const scriptVariable = (plan: PluginPlan): JsCode =>
  jsIdentifier(toolName(plan, tool).replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()));

/** The class that counts views and shows them. */
export function postViewsClass(plan: PluginPlan, options: PostViews): PhpCode {
  const { content, isShown, position } = options;
  const handle = toolHandle(plan, tool);
  return php`
    /**
     * Counts post views and lists the most viewed posts.
     */
    class ${toolClass(plan, tool, 'Counter')} {

      /**
       * Meta key of the view count.
       */
      const META = ${`_${toolName(plan, tool)}`};

      /**
       * Key of the column in post lists.
       */
      const COLUMN = ${toolName(plan, tool)};

      /**
       * Transient with the most viewed posts.
       */
      const CACHE = ${toolName(plan, 'popular_posts')};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'wp_enqueue_scripts', array( $this, 'enqueue_script' ) );
        add_action( 'rest_api_init', array( $this, 'register_route' ) );
        add_action( ${toolName(plan, 'post_viewed')}, array( $this, 'count' ) );
        add_action( 'admin_init', array( $this, 'register_columns' ) );
        add_action( 'pre_get_posts', array( $this, 'sort_by_views' ) );
        add_action( 'wp_dashboard_setup', array( $this, 'add_dashboard_widget' ) );
        add_filter( 'the_content', array( $this, 'add_to_content' ), 20 );
        add_shortcode( ${toolName(plan, tool)}, array( $this, 'render' ) );
        add_shortcode( ${toolName(plan, 'popular_posts')}, array( $this, 'render_popular' ) );
      }

      /**
       * Enqueues the script that counts views, except for users who can edit the post.
       */
      public function enqueue_script() {
        $types = ${contentTypes(plan, content)};
        $id    = get_queried_object_id();
        if ( array() === $types || ! is_singular( $types ) || is_preview() || current_user_can( 'edit_post', $id ) ) {
          return;
        }

        ${enqueueScript(plan, tool)}
        wp_localize_script( ${handle}, ${scriptVariable(plan).text}, array( 'url' => rest_url( ${`${plan.domain}/v1/views/`} . $id ) ) );
      }

      /**
       * Registers the REST route that the script calls.
       */
      public function register_route() {
        register_rest_route(
          ${`${plan.domain}/v1`},
          '/views/(?P<id>\d+)',
          array(
            'methods'             => WP_REST_Server::CREATABLE,
            'callback'            => array( $this, 'answer' ),
            'permission_callback' => array( $this, 'can_count' ),
            'args'                => array(
              'id' => array(
                'type'    => 'integer',
                'minimum' => 1,
              ),
            ),
          )
        );
      }

      /**
       * Determines whether views of a post are counted: it must be public and of a counted post type.
       *
       * @param WP_REST_Request $request The request.
       * @return bool True if views of the post are counted, false otherwise.
       */
      public function can_count( $request ) {
        $post = get_post( $request['id'] );

        return null !== $post
          && in_array( $post->post_type, ${contentTypes(plan, content)}, true )
          && is_post_publicly_viewable( $post )
          && '' === $post->post_password;
      }

      /**
       * Handles the request of the script.
       *
       * @param WP_REST_Request $request The request.
       * @return WP_REST_Response Empty response.
       */
      public function answer( $request ) {
        /**
         * Fires when a visitor views a post.
         *
         * @param int $id Post ID.
         */
        do_action( ${toolName(plan, 'post_viewed')}, $request['id'] );

        return new WP_REST_Response( null, 204 );
      }

      /**
       * Counts a view of a post.
       *
       * @param int $id Post ID.
       */
      public function count( $id ) {
        global $wpdb;

        // A single query counts simultaneous views correctly; reading and writing separately would lose some.
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The meta cache is cleared below.
        $changed = $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->postmeta} SET meta_value = meta_value + 1 WHERE post_id = %d AND meta_key = %s", $id, self::META ) );

        if ( 0 === $changed ) {
          add_post_meta( $id, self::META, 1, true );
        }
        wp_cache_delete( $id, 'post_meta' );
      }

      /**
       * Gets the number of views of a post.
       *
       * @param int $id Post ID.
       * @return int Number of views.
       */
      public function views( $id ) {
        return (int) get_post_meta( $id, self::META, true );
      }

      /**
       * Adds the number of views to the content of a single post, if enabled.
       *
       * @param string $content Post content.
       * @return string Filtered post content.
       */
      public function add_to_content( $content ) {
        if ( ! ${settingValue(plan, 'is_shown', isShown)} || ! $this->is_main_text() ) {
          return $content;
        }

        $position = ${settingValue(plan, 'position', position)};
        $markup   = $this->render();

        return ( 'below' === $position ? '' : $markup ) . $content . ( 'above' === $position ? '' : $markup );
      }

      ${mainTextMethod(plan, content)}

      /**
       * Renders the views of the current post.
       *
       * @return string HTML.
       */
      public function render() {
        return sprintf( '<p class="%1$s">%2$s</p>', ${handle}, esc_html( $this->views_text( (int) get_the_ID() ) ) );
      }

      /**
       * Gets the views of a post as text.
       *
       * @param int $id Post ID.
       * @return string Text.
       */
      private function views_text( $id ) {
        $views = $this->views( $id );

        /* translators: %s: Number of views. */
        return sprintf( _n( '%s view', '%s views', $views, ${plan.domain} ), number_format_i18n( $views ) );
      }

      /**
       * Registers the column for the post lists of the admin.
       */
      public function register_columns() {
        foreach ( ${contentTypes(plan, content)} as $type ) {
          add_filter( "manage_{$type}_posts_columns", array( $this, 'add_column' ) );
          add_filter( "manage_edit-{$type}_sortable_columns", array( $this, 'add_sortable_column' ) );
          add_action( "manage_{$type}_posts_custom_column", array( $this, 'print_column' ), 10, 2 );
        }
      }

      /**
       * Adds the column.
       *
       * @param string[] $columns Column labels.
       * @return string[] Filtered column labels.
       */
      public function add_column( $columns ) {
        $columns[ self::COLUMN ] = ${translated(plan, 'Views')};

        return $columns;
      }

      /**
       * Makes the column sortable, most viewed first.
       *
       * @param array $columns Sortable columns.
       * @return array Filtered sortable columns.
       */
      public function add_sortable_column( $columns ) {
        $columns[ self::COLUMN ] = array( self::COLUMN, true );

        return $columns;
      }

      /**
       * Renders the column.
       *
       * @param string $column Key of the column.
       * @param int    $id     Post ID.
       */
      public function print_column( $column, $id ) {
        if ( self::COLUMN === $column ) {
          echo esc_html( number_format_i18n( $this->views( $id ) ) );
        }
      }

      /**
       * Sorts the post list by views. Posts without views are kept.
       *
       * @param WP_Query $query Query of the list.
       */
      public function sort_by_views( $query ) {
        if ( ! is_admin() || ! $query->is_main_query() || self::COLUMN !== $query->get( 'orderby' ) ) {
          return;
        }

        $query->set(
          'meta_query',
          array(
            'relation' => 'OR',
            'views'    => array(
              'key'     => self::META,
              'compare' => 'EXISTS',
              'type'    => 'NUMERIC',
            ),
            array(
              'key'     => self::META,
              'compare' => 'NOT EXISTS',
            ),
          )
        );
        $query->set( 'orderby', array( 'views' => 'asc' === strtolower( $query->get( 'order' ) ) ? 'ASC' : 'DESC' ) );
      }

      ${popularPostsMethods(plan, options)}
    }
  `;
}
