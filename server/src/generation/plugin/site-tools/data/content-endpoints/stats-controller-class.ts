import { type PhpCode, php } from '../../../../writers/php.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolName } from '../../support/tool-names.ts';
import type { ContentEndpoints } from './options.ts';
import { permissionMethod } from './permission-method.ts';
import { routeParts } from './route.ts';

/** The class of the route that answers with figures. */
export function statsControllerClass(plan: PluginPlan, options: ContentEndpoints, types: readonly string[]): PhpCode {
  const { capability, cacheMinutes } = options;
  const { namespace, base } = routeParts(plan, options, 'stats');
  const figures = [...new Set(['post', 'page', ...types])];
  return php`
    /**
     * REST controller for site statistics.
     */
    class ${toolClass(plan, 'stats_controller')} extends WP_REST_Controller {

      /**
       * Name of the transient with the cached statistics.
       */
      const CACHE = ${toolName(plan, 'stats')};

      /**
       * Constructor.
       */
      public function __construct() {
        $this->namespace = ${namespace};
        $this->rest_base = ${base};
      }

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'rest_api_init', array( $this, 'register_routes' ) );
        foreach ( array( 'transition_post_status', 'deleted_post', 'wp_update_comment_count', 'user_register', 'deleted_user' ) as $hook ) {
          add_action( $hook, array( $this, 'forget' ) );
        }
      }

      /**
       * Registers the route.
       */
      public function register_routes() {
        register_rest_route(
          $this->namespace,
          '/' . $this->rest_base,
          array(
            array(
              'methods'             => WP_REST_Server::READABLE,
              'callback'            => array( $this, 'get_items' ),
              'permission_callback' => array( $this, 'get_items_permissions_check' ),
            ),
            'schema' => array( $this, 'get_public_item_schema' ),
          )
        );
      }

      ${permissionMethod(plan, capability)}

      /**
       * Clears the cached statistics.
       */
      public function forget() {
        delete_transient( self::CACHE );
      }

      /**
       * Retrieves the statistics.
       *
       * @param WP_REST_Request $request Full details about the request.
       * @return WP_REST_Response
       */
      public function get_items( $request ) {
        $figures = get_transient( self::CACHE );
        if ( ! is_array( $figures ) ) {
          $figures = $this->count();
          set_transient( self::CACHE, $figures, ${cacheMinutes} * MINUTE_IN_SECONDS );
        }

        return rest_ensure_response( $figures );
      }

      /**
       * Collects the statistics.
       *
       * @return array Statistics by name.
       */
      private function count() {
        $published = array();
        foreach ( ${figures} as $post_type ) {
          if ( post_type_exists( $post_type ) ) {
            $published[ $post_type ] = (int) wp_count_posts( $post_type )->publish;
          }
        }
        $users  = count_users();
        $latest = get_lastpostmodified( 'gmt' );

        /**
         * Filters the statistics before they are cached.
         *
         * @param array $figures Statistics by name.
         */
        return (array) apply_filters(
          ${toolName(plan, 'figures')},
          array(
            'published'  => $published,
            'comments'   => (int) wp_count_comments()->approved,
            'users'      => (int) $users['total_users'],
            'categories' => (int) wp_count_terms( array( 'taxonomy' => 'category' ) ),
            'tags'       => (int) wp_count_terms( array( 'taxonomy' => 'post_tag' ) ),
            'changed'    => $latest ? mysql_to_rfc3339( $latest ) . 'Z' : '',
          )
        );
      }

      /**
       * Retrieves the schema of the statistics.
       *
       * @return array
       */
      public function get_item_schema() {
        $number = array(
          'type'     => 'integer',
          'readonly' => true,
        );

        return array(
          '$schema'    => 'http://json-schema.org/draft-04/schema#',
          'title'      => 'site-statistics',
          'type'       => 'object',
          'properties' => array(
            'published'  => array(
              'type'                 => 'object',
              'additionalProperties' => array( 'type' => 'integer' ),
              'readonly'             => true,
            ),
            'comments'   => $number,
            'users'      => $number,
            'categories' => $number,
            'tags'       => $number,
            'changed'    => array(
              'type'     => 'string',
              'readonly' => true,
            ),
          ),
        );
      }
    }
  `;
}
