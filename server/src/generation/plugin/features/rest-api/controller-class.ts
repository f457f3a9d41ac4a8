import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf, prefixed, translated } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';

/** The controller of REST routes, for whatever has a repository. */
export function controllerClass(plan: PluginPlan): PluginClass {
  const methods = [
    constructorMethods(plan),
    readMethods(plan),
    writeMethods(plan),
    permissionMethods(plan),
    shapeMethods(plan),
    schemaMethods(plan),
  ];
  return {
    name: classNameOf(plan, 'REST_Controller'),
    summary: 'Answers REST requests for records.',
    code: php`
      /**
       * Lists, reads and writes the records of a repository over REST.
       */
      class ${classOf(plan, 'REST_Controller')} extends WP_REST_Controller {

        ${joinPhp(methods, '\n\n')}
      }
    `,
  };
}

/** The class of repositories in documentation comments. */
function repositoryType(plan: PluginPlan): string {
  const names = [
    ...(plan.entities.some(({ storage }) => storage !== 'table') ? [classNameOf(plan, 'Repository_Of_Posts')] : []),
    ...(plan.entities.some(({ storage }) => storage === 'table') ? [classNameOf(plan, 'Repository_Of_Rows')] : []),
  ];
  return names.join('|');
}

const constructorMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * What is read and written.
   *
   * @var ${repositoryType(plan)}
   */
  private $repository;

  /**
   * Name of a record in the schema.
   *
   * @var string
   */
  private $name;

  /**
   * Remembers what to answer from.
   *
   * @param string $rest_base  Last part of the address.
   * @param string $name       Name of a record.
   * @param ${repositoryType(plan)} $repository What is read and written.
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
            'description' => ${translated(plan, 'ID of the record.')},
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
   * What a request that writes may send. What has to be there is said only to those who may write, so nothing is required here.
   *
   * @param string $method The method of the request.
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

const hasPosts = ({ entities }: PluginPlan): boolean => entities.some(({ storage }) => storage !== 'table');

const forceArgument = (plan: PluginPlan): PhpCode => php`
  'args'                => array(
    'force' => array(
      'description' => ${translated(plan, 'Whether to delete for good instead of moving to the trash.')},
      'type'        => 'boolean',
      'default'     => false,
    ),
  ),
`;

const readMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Lists records.
   *
   * @param WP_REST_Request $request The request.
   * @return WP_REST_Response
   */
  public function get_items( $request ) {
    $args  = array(
      'page'     => $request['page'],
      'per_page' => $request['per_page'],
      'search'   => (string) $request['search'],
      'orderby'  => $request['orderby'],
      'order'    => $request['order'],
      'status'   => $request['status'],
    );
    $total = $this->repository->count( $args );
    $pages = (int) ceil( $total / $args['per_page'] );
    $items = array();

    foreach ( $this->repository->find( $args ) as $record ) {
      if ( $this->repository->can( 'read', $record['id'] ) ) {
        $items[] = $this->prepare_response_for_collection( $this->prepare_item_for_response( $record, $request ) );
      }
    }

    $response = rest_ensure_response( $items );
    $address  = add_query_arg( urlencode_deep( $request->get_query_params() ), rest_url( $this->namespace . '/' . $this->rest_base ) );

    $response->header( 'X-WP-Total', (string) $total );
    $response->header( 'X-WP-TotalPages', (string) $pages );

    if ( $args['page'] > 1 ) {
      $response->link_header( 'prev', add_query_arg( 'page', min( $args['page'] - 1, max( 1, $pages ) ), $address ) );
    }

    if ( $args['page'] < $pages ) {
      $response->link_header( 'next', add_query_arg( 'page', $args['page'] + 1, $address ) );
    }

    return $response;
  }

  /**
   * Reads a record.
   *
   * @param WP_REST_Request $request The request.
   * @return WP_REST_Response|WP_Error
   */
  public function get_item( $request ) {
    $record = $this->repository->get( $request['id'] );

    return $record ? $this->prepare_item_for_response( $record, $request ) : $this->not_found();
  }

  /**
   * Says that there is no such record.
   *
   * @return WP_Error
   */
  private function not_found() {
    return new WP_Error(
      ${prefixed(plan, 'not_found')},
      ${translated(plan, 'There is no such record.')},
      array( 'status' => 404 )
    );
  }
`;

const writeMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Makes a record.
   *
   * @param WP_REST_Request $request The request.
   * @return WP_REST_Response|WP_Error
   */
  public function create_item( $request ) {
    $id = $this->repository->create( $this->prepare_item_for_database( $request ) );

    if ( is_wp_error( $id ) ) {
      return $id;
    }

    $request->set_param( 'context', 'edit' );
    $response = $this->prepare_item_for_response( $this->repository->get( $id ), $request );

    $response->set_status( 201 );
    $response->header( 'Location', rest_url( $this->namespace . '/' . $this->rest_base . '/' . $id ) );

    return $response;
  }

  /**
   * Changes a record.
   *
   * @param WP_REST_Request $request The request.
   * @return WP_REST_Response|WP_Error
   */
  public function update_item( $request ) {
    $id = $this->repository->update( $request['id'], $this->prepare_item_for_database( $request ) );

    if ( is_wp_error( $id ) ) {
      return $id;
    }

    $request->set_param( 'context', 'edit' );

    return $this->prepare_item_for_response( $this->repository->get( $id ), $request );
  }

  /**
   * Deletes a record.
   *
   * @param WP_REST_Request $request The request.
   * @return WP_REST_Response|WP_Error
   */
  public function delete_item( $request ) {
    $record = $this->repository->get( $request['id'] );

    if ( ! $record ) {
      return $this->not_found();
    }

    $request->set_param( 'context', 'edit' );
    $previous = $this->prepare_item_for_response( $record, $request );

    if ( ! $this->repository->delete( $record['id']${hasPosts(plan) ? php`, ! empty( $request['force'] )` : noPhp} ) ) {
      return new WP_Error(
        ${prefixed(plan, 'not_deleted')},
        ${translated(plan, 'The record could not be deleted.')},
        array( 'status' => 500 )
      );
    }

    return rest_ensure_response(
      array(
        'deleted'  => true,
        'previous' => $previous->get_data(),
      )
    );
  }

  /**
   * Takes the values of a record from a request. Statuses that others see need the capability to publish.
   *
   * @param WP_REST_Request $request The request.
   * @return array
   */
  protected function prepare_item_for_database( $request ) {
    $names = array_merge( array( 'title', 'content', 'status' ), array_keys( $this->repository->fields() ) );

    return array_filter(
      $request->get_params(),
      static function ( $name ) use ( $names ) {
        return in_array( $name, $names, true );
      },
      ARRAY_FILTER_USE_KEY
    );
  }
`;

const permissionMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Whether the request may list records.
   *
   * @param WP_REST_Request $request The request.
   * @return true|WP_Error
   */
  public function get_items_permissions_check( $request ) {
    $is_all = 'publish' !== $request['status'] || 'edit' === $request['context'];

    return $this->allowed( $this->repository->can( $is_all ? 'list' : 'read' ) );
  }

  /**
   * Whether the request may read a record.
   *
   * @param WP_REST_Request $request The request.
   * @return true|WP_Error
   */
  public function get_item_permissions_check( $request ) {
    return $this->checked( 'edit' === $request['context'] ? 'edit' : 'read', $request );
  }

  /**
   * Whether the request may make a record.
   *
   * @param WP_REST_Request $request The request.
   * @return true|WP_Error
   */
  public function create_item_permissions_check( $request ) {
    return $this->allowed( $this->repository->can( 'create' ) && $this->may_set_status( $request ) );
  }

  /**
   * Whether the request may change a record.
   *
   * @param WP_REST_Request $request The request.
   * @return true|WP_Error
   */
  public function update_item_permissions_check( $request ) {
    $checked = $this->checked( 'edit', $request );

    return true === $checked ? $this->allowed( $this->may_set_status( $request ) ) : $checked;
  }

  /**
   * Whether the request may delete a record.
   *
   * @param WP_REST_Request $request The request.
   * @return true|WP_Error
   */
  public function delete_item_permissions_check( $request ) {
    return $this->checked( 'delete', $request );
  }

  /**
   * Whether the request may give the status that it names.
   *
   * @param WP_REST_Request $request The request.
   * @return bool
   */
  private function may_set_status( $request ) {
    return ! isset( $request['status'] ) || in_array( $request['status'], array( 'draft', 'pending' ), true ) || $this->repository->can( 'publish' );
  }

  /**
   * Whether there is the record of a request, and the user may do something with it.
   *
   * @param string          $action  What is to be done.
   * @param WP_REST_Request $request The request.
   * @return true|WP_Error
   */
  private function checked( $action, $request ) {
    if ( ! $this->repository->get( $request['id'] ) ) {
      return $this->not_found();
    }

    return $this->allowed( $this->repository->can( $action, (int) $request['id'] ) );
  }

  /**
   * Makes an answer of a permission.
   *
   * @param bool $is_allowed Whether the user may.
   * @return true|WP_Error
   */
  private function allowed( $is_allowed ) {
    if ( $is_allowed ) {
      return true;
    }

    return new WP_Error(
      'rest_forbidden',
      ${translated(plan, 'Sorry, you are not allowed to do that.')},
      array( 'status' => rest_authorization_required_code() )
    );
  }
`;

const shapeMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Makes an answer of a record. Fields that are not public are answered in the context edit only.
   *
   * @param array           $item    The record.
   * @param WP_REST_Request $request The request.
   * @return WP_REST_Response
   */
  public function prepare_item_for_response( $item, $request ) {
    $context = isset( $request['context'] ) ? $request['context'] : 'view';
    $data    = $this->filter_response_by_context( $this->add_additional_fields_to_object( $item, $request ), $context );
    $data    = array_intersect_key( $data, array_flip( $this->get_fields_for_response( $request ) ) );

    ${hasPosts(plan) ? hidden : noPhp}

    $response = rest_ensure_response( $data );

    $response->add_link( 'self', rest_url( $this->namespace . '/' . $this->rest_base . '/' . $item['id'] ) );
    $response->add_link( 'collection', rest_url( $this->namespace . '/' . $this->rest_base ) );

    return $response;
  }
`;

const hidden = php`

  if ( isset( $data['content'] ) && 'edit' !== $context ) {
    $is_protected    = '' !== (string) get_post_field( 'post_password', $item['id'] );
    $data['content'] = $is_protected ? '' : wp_kses_post( do_blocks( $data['content'] ) );
  }

`;

/** What posts have and rows of tables have not. */
const postProperties = (plan: PluginPlan): PhpCode => php`
  $properties += array(
    'content' => array(
      'description' => ${translated(plan, 'Text of the record, as HTML.')},
      'type'        => 'string',
      'context'     => $everywhere,
      'arg_options' => array( 'sanitize_callback' => 'wp_kses_post' ),
    ),
    'status'  => array(
      'description' => ${translated(plan, 'Whether the record is published.')},
      'type'        => 'string',
      'enum'        => array( 'publish', 'draft', 'pending', 'private' ),
        'default'     => 'draft',
      'context'     => $everywhere,
    ),
    'link'    => array(
      'description' => ${translated(plan, 'Address of the page of the record.')},
      'type'        => 'string',
      'format'      => 'uri',
      'context'     => $everywhere,
      'readonly'    => true,
    ),
  );
`;

const nullChoice = php`
  if ( isset( $field['schema']['enum'] ) && ! $field['required'] ) {
    $properties[ $key ]['enum'][] = null;
  }
`;

function schemaMethods(plan: PluginPlan): PhpCode {
  const hasTables = plan.entities.some(({ storage }) => storage === 'table');
  const hasChoices = plan.entities.some(({ fields }) => fields.some(({ type }) => type === 'choice'));
  return php`
  /**
   * Describes a record.
   *
   * @return array JSON schema.
   */
  public function get_item_schema() {
    if ( $this->schema ) {
      return $this->add_additional_fields_schema( $this->schema );
    }

    $everywhere = array( 'view', 'edit' );
    $properties = array(
      'id'    => array(
        'description' => ${translated(plan, 'ID of the record.')},
        'type'        => 'integer',
        'context'     => $everywhere,
        'readonly'    => true,
      ),
      'title' => array(
        'description' => ${translated(plan, 'Title of the record.')},
        'type'        => 'string',
        'context'     => $everywhere,
        'arg_options' => array( 'sanitize_callback' => 'sanitize_text_field' ),
      ),
      'date'  => array(
        'description' => ${translated(plan, 'When the record was made, in the time of the site.')},
        'type'        => 'string',
        'format'      => 'date-time',
        'context'     => $everywhere,
        'readonly'    => true,
      ),
    );

    ${
      hasPosts(plan)
        ? hasTables
          ? php`
      if ( $this->repository instanceof ${classOf(plan, 'Repository_Of_Posts')} ) {
        ${postProperties(plan)}
      }
    `
          : postProperties(plan)
        : noPhp
    }

    foreach ( $this->repository->fields() as $key => $field ) {
      $properties[ $key ] = array_merge(
        $field['schema'],
        array(
          'description' => $field['label'],
          'type'        => $field['required'] ? $field['schema']['type'] : array( $field['schema']['type'], 'null' ),
          'required'    => $field['required'],
          'context'     => $field['public'] ? $everywhere : array( 'edit' ),
        )
      );

      ${hasChoices ? nullChoice : noPhp}
    }

    $this->schema = array(
      '$schema'    => 'http://json-schema.org/draft-04/schema#',
      'title'      => $this->name,
      'type'       => 'object',
      'properties' => $properties,
    );

    return $this->add_additional_fields_schema( $this->schema );
  }

  /**
   * What a request for a list may ask.
   *
   * @return array[]
   */
  public function get_collection_params() {
    $params = parent::get_collection_params();

    $params['context']['default'] = 'view';

    $params['orderby'] = array(
      'description' => ${translated(plan, 'What the list is sorted by.')},
      'type'        => 'string',
      'enum'        => array_merge( array( 'date', 'id', 'title' ), $this->public_fields() ),
      'default'     => 'date',
    );
    $params['order']   = array(
      'description' => ${translated(plan, 'Whether the list begins with the smallest or the largest.')},
      'type'        => 'string',
      'enum'        => array( 'asc', 'desc' ),
      'default'     => 'desc',
    );
    $params['status']  = array(
      'description' => ${translated(plan, 'Which records are listed; any but published ones need the capability to edit.')},
      'type'        => 'string',
      'enum'        => array( 'publish', 'draft', 'pending', 'private', 'any' ),
      'default'     => 'publish',
    );

    return $params;
  }

  /**
   * Keys of the fields that everybody may know: order tells about values too.
   *
   * @return string[]
   */
  private function public_fields() {
    return array_keys( wp_list_filter( $this->repository->fields(), array( 'public' => true ) ) );
  }
`;
}
