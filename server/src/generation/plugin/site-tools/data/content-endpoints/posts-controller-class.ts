import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass } from '../../support/tool-names.ts';
import type { ContentEndpoints } from './options.ts';
import { permissionMethod } from './permission-method.ts';
import { routeParts } from './route.ts';

/** The class of the route that answers with posts. */
export function postsControllerClass(plan: PluginPlan, options: ContentEndpoints, types: readonly string[]): PhpCode {
  const { domain } = plan;
  const { kinds, count, capability } = options;
  const { namespace, base } = routeParts(plan, options, 'posts');
  const isRandom = kinds.includes('random') && !kinds.includes('posts');
  const isBoth = kinds.includes('random') && kinds.includes('posts');
  return php`
    /**
     * REST controller for published posts.
     */
    class ${toolClass(plan, 'posts_controller')} extends WP_REST_Controller {

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
              'args'                => $this->get_collection_params(),
            ),
            'schema' => array( $this, 'get_public_item_schema' ),
          )
        );
      }

      ${permissionMethod(plan, capability)}

      /**
       * Retrieves ${isRandom ? 'random posts' : 'posts, newest first'}.
       *
       * @param WP_REST_Request $request Full details about the request.
       * @return WP_REST_Response
       */
      public function get_items( $request ) {
        ${isRandom ? drawnIds(types) : noPhp}

        $query = new WP_Query(
          array(
            'post_type'           => ${[...types]},
            'post_status'         => 'publish',
            'has_password'        => false,
            'ignore_sticky_posts' => true,
            'posts_per_page'      => $request['per_page'],
            'paged'               => $request['page'],
            'category_name'       => (string) $request['category'],
            'tag'                 => (string) $request['tag'],
            's'                   => (string) $request['search'],
            ${isRandom ? php`'post__in'            => $ids,` : noPhp}
            'orderby'             => ${isRandom ? php`'post__in'` : isBoth ? php`$request['orderby']` : php`'date'`},
          )
        );
        $items = array();
        foreach ( $query->posts as $post ) {
          $items[] = $this->prepare_response_for_collection( $this->prepare_item_for_response( $post, $request ) );
        }

        $response = rest_ensure_response( $items );
        $response->header( 'X-WP-Total', (string) $query->found_posts );
        $response->header( 'X-WP-TotalPages', (string) $query->max_num_pages );
        ${capability === '' && !kinds.includes('random') ? php`$response->header( 'Cache-Control', 'public, max-age=60' );` : noPhp}

        return $response;
      }

      /**
       * Prepares a post for the response.
       *
       * @param WP_Post         $item    Post object.
       * @param WP_REST_Request $request Full details about the request.
       * @return WP_REST_Response
       */
      public function prepare_item_for_response( $item, $request ) {
        $data = array(
          'id'         => $item->ID,
          'title'      => html_entity_decode( get_the_title( $item ), ENT_QUOTES, 'UTF-8' ),
          'link'       => get_permalink( $item ),
          'date'       => get_post_time( DATE_RFC3339, true, $item ),
          'excerpt'    => html_entity_decode( wp_strip_all_tags( get_the_excerpt( $item ) ), ENT_QUOTES, 'UTF-8' ),
          'author'     => (string) get_the_author_meta( 'display_name', (int) $item->post_author ),
          'image'      => (string) get_the_post_thumbnail_url( $item, 'large' ),
          'categories' => $this->names( $item->ID, 'category' ),
          'tags'       => $this->names( $item->ID, 'post_tag' ),
        );
        $data = $this->add_additional_fields_to_object( $data, $request );

        return rest_ensure_response( rest_filter_response_by_context( $data, $this->get_item_schema(), 'view' ) );
      }

      /**
       * Gets the names of the terms of a post.
       *
       * @param int    $post_id  Post ID.
       * @param string $taxonomy Taxonomy name.
       * @return string[]
       */
      private function names( $post_id, $taxonomy ) {
        $terms = get_the_terms( $post_id, $taxonomy );

        return is_array( $terms ) ? wp_list_pluck( $terms, 'name' ) : array();
      }

      /**
       * Retrieves the query params for the collection.
       *
       * @return array[] Query parameters.
       */
      public function get_collection_params() {
        $slug = array(
          'type'              => 'string',
          'default'           => '',
          'sanitize_callback' => 'sanitize_title_for_query',
        );

        return array(
          'page'     => array(
            'description' => __( 'Current page of the collection.', ${domain} ),
            'type'        => 'integer',
            'default'     => 1,
            'minimum'     => 1,
          ),
          'per_page' => array(
            'description' => __( 'Maximum number of posts to return.', ${domain} ),
            'type'        => 'integer',
            'default'     => ${count},
            'minimum'     => 1,
            'maximum'     => 100,
          ),
          'search'   => array(
            'description'       => __( 'Limit results to posts matching a search term.', ${domain} ),
            'type'              => 'string',
            'default'           => '',
            'sanitize_callback' => 'sanitize_text_field',
          ),
          'category' => array( 'description' => __( 'Limit results to posts in a category, by slug.', ${domain} ) ) + $slug,
          'tag'      => array( 'description' => __( 'Limit results to posts with a tag, by slug.', ${domain} ) ) + $slug,
          ${
            isBoth
              ? php`
                'orderby'  => array(
                  'description' => __( 'Sort posts by attribute.', ${domain} ),
                  'type'        => 'string',
                  'default'     => 'date',
                  'enum'        => array( 'date', 'rand' ),
                ),
              `
              : noPhp
          }
        );
      }

      /**
       * Retrieves the schema of a post.
       *
       * @return array
       */
      public function get_item_schema() {
        if ( $this->schema ) {
          return $this->add_additional_fields_schema( $this->schema );
        }

        $text  = array(
          'type'     => 'string',
          'context'  => array( 'view' ),
          'readonly' => true,
        );
        $names = array(
          'type'     => 'array',
          'items'    => array( 'type' => 'string' ),
          'context'  => array( 'view' ),
          'readonly' => true,
        );

        $this->schema = array(
          '$schema'    => 'http://json-schema.org/draft-04/schema#',
          'title'      => 'post-summary',
          'type'       => 'object',
          'properties' => array(
            'id'         => array( 'type' => 'integer' ) + $text,
            'title'      => $text,
            'link'       => array( 'format' => 'uri' ) + $text,
            'date'       => array( 'format' => 'date-time' ) + $text,
            'excerpt'    => $text,
            'author'     => $text,
            'image'      => $text,
            'categories' => $names,
            'tags'       => $names,
          ),
        );

        return $this->add_additional_fields_schema( $this->schema );
      }
    }
  `;
}

/** Sorting all posts by chance takes the database long: some of the newest are drawn. */
const drawnIds = (types: readonly string[]): PhpCode => php`
  $ids = get_posts(
    array(
      'post_type'      => ${[...types]},
      'category_name'  => (string) $request['category'],
      'tag'            => (string) $request['tag'],
      's'              => (string) $request['search'],
      'has_password'   => false,
      'fields'         => 'ids',
      'posts_per_page' => 500,
    )
  );
  shuffle( $ids );
  $ids = array_slice( array_merge( $ids, array( 0 ) ), 0, max( 1, $request['per_page'] ) );`;
