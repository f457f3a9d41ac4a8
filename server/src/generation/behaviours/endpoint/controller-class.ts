import { classOf, prefixed } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import { repositoryOf } from '../../plugin/features/support/entity-names.ts';
import { docComment, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { audiencePhp } from '../audience.ts';
import { conditionsPhp } from '../conditions.ts';
import { has, type NumberedEndpoint, reads, routeOf, shownAttributes, writesAny } from './endpoint-plan.ts';
import { jsonPhp, jsonType, listedPhp, visibleTests } from './values.ts';
import { writingMethods } from './writing-methods.ts';

const record = php`$record`;
const and = (tests: readonly PhpCode[]): PhpCode =>
  tests.length === 0 ? php`true` : tests.reduce((before, one) => php`${before} && ${one}`);

/** The class that registers the routes of an endpoint and answers. */
export function controllerClass(endpoint: NumberedEndpoint): PhpCode {
  const { plan, number, kind } = endpoint;
  const { namespace, base } = routeOf(endpoint);
  return php`
    ${docComment([`Answers other programs with ${kind.plural}.`])}
    class ${classOf(plan, `Endpoint_${number}`)} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'rest_api_init', array( $this, 'register_routes' ) );
        ${endpoint.one.origins.length > 0 ? php`add_filter( 'rest_pre_serve_request', array( $this, 'send_origin' ), 20, 3 );` : noPhp}
      }

      ${joinPhp(
        [
          routesMethod(endpoint, namespace, base),
          accessMethods(endpoint),
          reads(endpoint) ? readingMethods(endpoint) : noPhp,
          itemMethods(endpoint),
          writesAny(endpoint) ? writingMethods(endpoint) : noPhp,
          endpoint.one.rate_per_minute > 0 ? rateMethod(endpoint) : noPhp,
          endpoint.one.origins.length > 0 ? originMethod(endpoint, `/${namespace}/${base}`) : noPhp,
          kind.storage === 'row' ? rowMethod(endpoint) : noPhp,
        ],
        '\n\n',
      )}
    }
  `;
}

function routesMethod(endpoint: NumberedEndpoint, namespace: string, base: string): PhpCode {
  const { one } = endpoint;
  const route = (method: PhpCode, callback: string, check: string, args: PhpCode = noPhp): PhpCode => php`
    array(
      'methods'             => ${method},
      'callback'            => array( $this, ${callback} ),
      'permission_callback' => array( $this, ${check} ),
      ${args}
    ),
  `;
  const filters = one.filters.map((key) => {
    const type = endpoint.kind.attributes.find((attribute) => attribute.key === key);
    return php`
      ${key} => array(
        'type' => ${type === undefined || jsonType(type) === 'array' ? 'string' : jsonType(type)},
      ),
    `;
  });
  const listArgs = php`
    'args'                => array(
      'page'     => array(
        'type'    => 'integer',
        'minimum' => 1,
        'default' => 1,
      ),
      'per_page' => array(
        'type'    => 'integer',
        'minimum' => 1,
        'maximum' => 100,
        'default' => ${one.per_page},
      ),
      ${joinPhp(filters)}
    ),
  `;
  const many = [
    ...(has(endpoint, 'list') ? [route(php`WP_REST_Server::READABLE`, 'get_items', 'can_read', listArgs)] : []),
    ...(has(endpoint, 'create') ? [route(php`WP_REST_Server::CREATABLE`, 'create_item', 'can_write')] : []),
    ...(has(endpoint, 'receive') ? [route(php`WP_REST_Server::CREATABLE`, 'receive_item', 'can_write')] : []),
  ];
  const single = [
    ...(has(endpoint, 'one') ? [route(php`WP_REST_Server::READABLE`, 'get_item', 'can_read')] : []),
    ...(has(endpoint, 'update') ? [route(php`WP_REST_Server::EDITABLE`, 'update_item', 'can_write')] : []),
    ...(has(endpoint, 'delete') ? [route(php`WP_REST_Server::DELETABLE`, 'delete_item', 'can_write')] : []),
  ];
  const registered = (path: string, routes: readonly PhpCode[]): PhpCode =>
    routes.length === 0
      ? noPhp
      : php`
        register_rest_route(
          ${namespace},
          ${path},
          array(
            ${joinPhp(routes)}
            'schema' => array( $this, 'get_schema' ),
          )
        );
      `;
  return php`
    /**
     * Registers the routes.
     */
    public function register_routes() {
      ${registered(`/${base}`, many)}
      ${registered(`/${base}/(?P<id>\\d+)`, single)}
    }
  `;
}

function accessMethods(endpoint: NumberedEndpoint): PhpCode {
  const { plan, one, number, kind } = endpoint;
  const limited = one.rate_per_minute > 0;
  const refused = php`new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', ${plan.domain} ), array( 'status' => rest_authorization_required_code() ) )`;
  const key = (name: string) => settingValue(plan, `endpoint_${number}_${name}`, '');
  const person = (audience: Parameters<typeof audiencePhp>[1]): PhpCode =>
    php`( ${audiencePhp(plan, audience, php`$user`, kind, record)} )`;
  const readTest =
    one.readers.by === 'everyone'
      ? php`true`
      : one.readers.by === 'people'
        ? person(one.readers.people)
        : php`$this->has_key( $request, ${key('read_key')} )${
            writesAny(endpoint) && one.writers.by === 'key'
              ? php` || $this->has_key( $request, ${key('write_key')} )`
              : noPhp
          }`;
  const writeTest =
    one.writers.by === 'people'
      ? person(one.writers.people)
      : one.writers.by === 'key'
        ? php`$this->has_key( $request, ${key('write_key')} )`
        : php`$this->is_signed( $request )`;
  // A list is filtered record by record where owners read their own.
  const ofOwner = (access: typeof one.readers | typeof one.writers): boolean =>
    access.by === 'people' && access.people.owner === true;
  const prepare = (access: typeof one.readers | typeof one.writers): PhpCode =>
    access.by === 'people'
      ? php`
        $user   = wp_get_current_user();
        $record = isset( $request['id'] ) ? ${kind.get(php`(int) $request['id']`)} : null;
      `
      : noPhp;
  const method = (
    name: string,
    doc: string,
    access: typeof one.readers | typeof one.writers,
    test: PhpCode,
  ): PhpCode => php`
    /**
     * ${doc}
     *
     * @param WP_REST_Request $request Request.
     * @return true|WP_Error Whether it is allowed.
     */
    public function ${name === 'can_read' ? php`can_read` : php`can_write`}( $request ) {
      ${
        limited
          ? php`
            $limited = $this->check_rate( $request );
            if ( is_wp_error( $limited ) ) {
              return $limited;
            }
          `
          : noPhp
      }
      ${prepare(access)}
      ${
        ofOwner(access)
          ? php`
            if ( ! isset( $request['id'] ) ) {
              // Of lists, everyone gets what is theirs.
              return $user->exists() ? true : ${refused};
            }
          `
          : noPhp
      }

      return ${test.text === 'true' ? php`true` : php`${test} ? true : ${refused}`};
    }
  `;
  const needsKey = (reads(endpoint) && one.readers.by === 'key') || (writesAny(endpoint) && one.writers.by === 'key');
  return joinPhp(
    [
      reads(endpoint) ? method('can_read', 'Checks whether the client may read.', one.readers, readTest) : noPhp,
      writesAny(endpoint) ? method('can_write', 'Checks whether the client may write.', one.writers, writeTest) : noPhp,
      needsKey ? keyMethod : noPhp,
      writesAny(endpoint) && one.writers.by === 'signature'
        ? signatureMethod(one.writers.header, key('secret'))
        : noPhp,
    ],
    '\n\n',
  );
}

const keyMethod: PhpCode = php`
  /**
   * Checks the key that a request brings, as X-API-Key or as a bearer token.
   *
   * @param WP_REST_Request $request Request.
   * @param string          $key     Key; empty: nobody has it.
   * @return bool Whether it is the key.
   */
  private function has_key( $request, $key ) {
    $given = (string) $request->get_header( 'x_api_key' );
    if ( '' === $given && preg_match( '/^Bearer\s+(\S+)$/i', (string) $request->get_header( 'authorization' ), $parts ) ) {
      $given = $parts[1];
    }

    return '' !== (string) $key && '' !== $given && hash_equals( (string) $key, $given );
  }
`;

const signatureMethod = (header: string, secret: PhpCode): PhpCode => php`
  /**
   * Checks the signature of what was sent.
   *
   * @param WP_REST_Request $request Request.
   * @return bool Whether it is signed with the secret.
   */
  private function is_signed( $request ) {
    $secret = (string) ${secret};
    $given  = preg_replace( '/^sha256=/', '', trim( (string) $request->get_header( ${header.toLowerCase().replaceAll('-', '_')} ) ) );

    return '' !== $secret && hash_equals( hash_hmac( 'sha256', $request->get_body(), $secret ), strtolower( $given ) );
  }
`;

function readingMethods(endpoint: NumberedEndpoint): PhpCode {
  const { plan, one, number, kind } = endpoint;
  const isForEveryone = one.readers.by === 'everyone';
  const isCached = isForEveryone && one.cache_minutes > 0;
  const transient = prefixed(plan, `endpoint_${number}`);
  const filters = one.filters.flatMap((name) => {
    const attribute = kind.attributes.find(({ key }) => key === name);
    return attribute === undefined ? [] : [attribute];
  });
  const list = php`
    /**
     * Gets a page of ${kind.plural}.
     *
     * @param WP_REST_Request $request Request.
     * @return WP_REST_Response Answer.
     */
    public function get_items( $request ) {
      ${
        isCached
          ? php`
            $key    = ${`${transient}_`} . md5( (string) wp_json_encode( $request->get_query_params() ) );
            $cached = get_transient( $key );
            if ( is_array( $cached ) ) {
              return $this->answer_with( $cached[0], $cached[1], (int) $request['per_page'] );
            }
          `
          : noPhp
      }
      $found = array();
      foreach ( ${listedPhp(endpoint)} as $record ) {
        if ( $this->is_visible( $record )${filters.length > 0 ? php` && $this->matches( $record, $request )` : noPhp} ) {
          $found[] = $record;
        }
      }
      $per_page = (int) $request['per_page'];
      $items    = array_map( array( $this, 'prepare' ), array_slice( $found, ( (int) $request['page'] - 1 ) * $per_page, $per_page ) );
      ${isCached ? php`set_transient( $key, array( $items, count( $found ) ), ${one.cache_minutes} * MINUTE_IN_SECONDS );` : noPhp}

      return $this->answer_with( $items, count( $found ), $per_page );
    }

    /**
     * Makes an answer of a page.
     *
     * @param array[] $items    Items.
     * @param int     $total    How many there are on all pages.
     * @param int     $per_page How many a page has.
     * @return WP_REST_Response Answer.
     */
    private function answer_with( $items, $total, $per_page ) {
      $answer = rest_ensure_response( $items );
      $answer->header( 'X-WP-Total', (string) $total );
      $answer->header( 'X-WP-TotalPages', (string) ceil( $total / max( 1, $per_page ) ) );
      ${isCached ? php`$answer->header( 'Cache-Control', 'max-age=' . ${one.cache_minutes} * MINUTE_IN_SECONDS );` : noPhp}

      return $answer;
    }
  `;
  const matches = php`
    /**
     * Checks whether a record has what the request asks for.
     *
     * @param ${kind.className} $record  Record.
     * @param WP_REST_Request $request Request.
     * @return bool Whether it has.
     */
    private function matches( $record, $request ) {
      ${joinPhp(
        filters.map((attribute) => {
          const value = jsonPhp(attribute, record);
          const same =
            attribute.type === 'list'
              ? php`in_array( (string) $request[${attribute.key}], ${value}, true )`
              : php`(string) ${value} === (string) $request[${attribute.key}]`;
          return php`
            if ( null !== $request[${attribute.key}] && ! ( ${attribute.type === 'boolean' ? php`${value} === rest_sanitize_boolean( $request[${attribute.key}] )` : same} ) ) {
              return false;
            }
          `;
        }),
      )}

      return true;
    }
  `;
  const single = php`
    /**
     * Gets one ${kind.singular}.
     *
     * @param WP_REST_Request $request Request.
     * @return WP_REST_Response|WP_Error Answer.
     */
    public function get_item( $request ) {
      $record = $this->find( (int) $request['id'] );
      if ( ! $record || ! $this->is_visible( $record ) ) {
        return $this->not_found();
      }

      return rest_ensure_response( $this->prepare( $record ) );
    }
  `;
  return joinPhp(
    [
      has(endpoint, 'list') ? list : noPhp,
      has(endpoint, 'list') && filters.length > 0 ? matches : noPhp,
      has(endpoint, 'one') ? single : noPhp,
    ],
    '\n\n',
  );
}

function itemMethods(endpoint: NumberedEndpoint): PhpCode {
  const { plan, one, kind } = endpoint;
  const shown = shownAttributes(endpoint);
  const saysStatus = (one.conditions ?? []).some(({ attribute }) => attribute === 'status');
  const own =
    one.readers.by === 'people' && one.readers.people.owner === true
      ? [php`( ${audiencePhp(plan, one.readers.people, php`wp_get_current_user()`, kind, record)} )`]
      : [];
  const tests = [
    ...visibleTests(kind, one.readers.by === 'everyone', saysStatus),
    ...conditionsPhp(kind, one.conditions ?? [], record).map((test) => php`( ${test} )`),
    ...own,
  ];
  const get = kind.get(php`$id`);
  const isOfType =
    kind.storage === 'post'
      ? php`$record && ${kind.type ?? 'post'} === $record->post_type`
      : kind.storage === 'term'
        ? php`$record && ! is_wp_error( $record ) && ${kind.type ?? 'category'} === $record->taxonomy`
        : php`$record`;
  return php`
    /**
     * Finds a record.
     *
     * @param int $id ID.
     * @return ${kind.className}|null Record.
     */
    private function find( $id ) {
      $record = ${get};

      return ${isOfType} ? $record : null;
    }

    /**
     * Makes an error for what is not there.
     *
     * @return WP_Error Error.
     */
    private function not_found() {
      return new WP_Error( 'rest_not_found', __( 'There is no such entry.', ${plan.domain} ), array( 'status' => 404 ) );
    }

    ${
      reads(endpoint)
        ? php`
          /**
           * Checks whether clients may see a record.
           *
           * @param ${kind.className} $record Record.
           * @return bool Whether they may.
           */
          private function is_visible( $record ) {
            return ${and(tests)};
          }
        `
        : noPhp
    }

    /**
     * Makes an item of a record.
     *
     * @param ${kind.className} $record Record.
     * @return array Item.
     */
    public function prepare( $record ) {
      return array(
        'id' => (int) ${kind.id(record)},
        ${joinPhp(shown.map((attribute) => php`${attribute.key} => ${jsonPhp(attribute, record)},`))}
      );
    }

    /**
     * Gets the schema of items.
     *
     * @return array JSON schema.
     */
    public function get_schema() {
      return array(
        '$schema'    => 'http://json-schema.org/draft-04/schema#',
        'title'      => ${kind.key},
        'type'       => 'object',
        'properties' => array(
          'id' => array(
            'type'     => 'integer',
            'readonly' => true,
          ),
          ${joinPhp(
            shown.map(
              (attribute) => php`
                ${attribute.key} => array(
                  'type'        => ${jsonType(attribute)},
                  'description' => ${attribute.label},
                ),
              `,
            ),
          )}
        ),
      );
    }
  `;
}

function rateMethod({ plan, one, number }: NumberedEndpoint): PhpCode {
  return php`
    /**
     * Counts the requests of a client.
     *
     * @param WP_REST_Request $request Request.
     * @return true|WP_Error Error where there are too many within a minute.
     */
    private function check_rate( $request ) {
      $address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
      $client  = $address . (string) $request->get_header( 'x_api_key' ) . get_current_user_id();
      $key     = ${`${prefixed(plan, `endpoint_${number}`)}_`} . md5( wp_salt() . $client . gmdate( 'YmdHi' ) );
      $count   = (int) get_transient( $key );
      if ( $count >= ${one.rate_per_minute} ) {
        return new WP_Error( 'rest_too_many_requests', __( 'Too many requests. Please try again in a minute.', ${plan.domain} ), array( 'status' => 429 ) );
      }
      set_transient( $key, $count + 1, 2 * MINUTE_IN_SECONDS );

      return true;
    }
  `;
}

const originMethod = ({ one }: NumberedEndpoint, path: string): PhpCode => php`
  /**
   * Says which sites' scripts may read the answer.
   *
   * @param bool             $served  Whether the request has been served.
   * @param WP_HTTP_Response $result  Answer.
   * @param WP_REST_Request  $request Request.
   * @return bool The same.
   */
  public function send_origin( $served, $result, $request ) {
    if ( 0 === strpos( $request->get_route(), ${path} ) && ! headers_sent() ) {
      header_remove( 'Access-Control-Allow-Origin' );
      header_remove( 'Access-Control-Allow-Credentials' );
      header( 'Vary: Origin', false );
      $origin = get_http_origin();
      if ( in_array( $origin, ${one.origins}, true ) ) {
        header( 'Access-Control-Allow-Origin: ' . $origin );
      }
    }

    return $served;
  }
`;

function rowMethod({ plan, kind }: NumberedEndpoint): PhpCode {
  const entity = plan.entities.find(({ key }) => key === kind.key);
  return entity === undefined
    ? noPhp
    : php`
      /**
       * Adds a row.
       *
       * @param array $values Values.
       * @return int|WP_Error Row ID.
       */
      private function insert_row( $values ) {
        return ( new ${repositoryOf(entity)}() )->create( $values );
      }
    `;
}
