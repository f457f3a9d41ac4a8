import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { translated } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { hasPosts } from './has-posts.ts';

const forceArgument = (plan: PluginPlan): PhpCode => php`
  'args'                => array(
    'force' => array(
      'description' => ${translated(plan, 'Whether to bypass Trash and force deletion.')},
      'type'        => 'boolean',
      'default'     => false,
    ),
  ),
`;

/** The constructor, and the methods that register the routes. */
export const routeMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Repository.
   *
   * @var object
   */
  private $repository;

  /**
   * Name of the schema.
   *
   * @var string
   */
  private $name;

  /**
   * Constructor.
   *
   * @param string $rest_base  Base of the routes.
   * @param string $name       Name of the schema.
   * @param object $repository Repository.
   */
  public function __construct( $rest_base, $name, $repository ) {
    $this->namespace  = ${`${plan.domain}/v1`};
    $this->rest_base  = $rest_base;
    $this->name       = $name;
    $this->repository = $repository;
  }

  /**
   * Registers the routes.
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
        array(
          'methods'             => WP_REST_Server::CREATABLE,
          'callback'            => array( $this, 'create_item' ),
          'permission_callback' => array( $this, 'create_item_permissions_check' ),
          'args'                => $this->arguments_for( WP_REST_Server::CREATABLE ),
        ),
        'schema' => array( $this, 'get_public_item_schema' ),
      )
    );

    register_rest_route(
      $this->namespace,
      '/' . $this->rest_base . '/(?P<id>[\\d]+)',
      array(
        'args'   => array(
          'id' => array(
            'description' => ${translated(plan, 'Unique identifier for the record.')},
            'type'        => 'integer',
          ),
        ),
        array(
          'methods'             => WP_REST_Server::READABLE,
          'callback'            => array( $this, 'get_item' ),
          'permission_callback' => array( $this, 'get_item_permissions_check' ),
          'args'                => array( 'context' => $this->get_context_param( array( 'default' => 'view' ) ) ),
        ),
        array(
          'methods'             => WP_REST_Server::EDITABLE,
          'callback'            => array( $this, 'update_item' ),
          'permission_callback' => array( $this, 'update_item_permissions_check' ),
          'args'                => $this->arguments_for( WP_REST_Server::EDITABLE ),
        ),
        array(
          'methods'             => WP_REST_Server::DELETABLE,
          'callback'            => array( $this, 'delete_item' ),
          'permission_callback' => array( $this, 'delete_item_permissions_check' ),
          ${hasPosts(plan) ? forceArgument(plan) : noPhp}
        ),
        'schema' => array( $this, 'get_public_item_schema' ),
      )
    );
  }

  /**
   * Gets the arguments of write requests. Required fields are validated after the permission check, so nothing is required here.
   *
   * @param string $method HTTP method.
   * @return array[]
   */
  private function arguments_for( $method ) {
    $arguments = $this->get_endpoint_args_for_item_schema( $method );

    foreach ( array_keys( $arguments ) as $name ) {
      unset( $arguments[ $name ]['required'] );
    }

    return $arguments;
  }
`;
