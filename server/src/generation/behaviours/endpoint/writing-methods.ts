import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { Attribute } from '../records/record-kind.ts';
import { has, type NumberedEndpoint } from './endpoint-plan.ts';
import { cleanedPhp, createdPhp, jsonPhp } from './values.ts';

const record = php`$record`;

interface Written {
  readonly attribute: Attribute;
  readonly from: string;
  readonly required: boolean;
}

const writtenOf = ({ one, kind }: NumberedEndpoint): readonly Written[] =>
  one.writes.flatMap(({ attribute: key, from, required }) => {
    const attribute = kind.attributes.find((each) => each.key === key);
    return attribute?.write === undefined ? [] : [{ attribute, from, required }];
  });

/** Methods that take what was sent, make records, change and delete them. */
export function writingMethods(endpoint: NumberedEndpoint): PhpCode {
  const makes = has(endpoint, 'create', 'receive') && endpoint.one.creates !== false;
  return joinPhp(
    [
      valuesMethod(endpoint),
      has(endpoint, 'create', 'receive', 'update') ? writeMethod(endpoint) : noPhp,
      makes ? makeMethod(endpoint) : noPhp,
      has(endpoint, 'create') ? createMethod(endpoint) : noPhp,
      has(endpoint, 'receive') ? receiveMethod(endpoint) : noPhp,
      has(endpoint, 'update') ? updateMethod(endpoint) : noPhp,
      has(endpoint, 'delete') ? deleteMethod(endpoint) : noPhp,
      endpoint.kind.storage === 'term' && makes ? termMethod(endpoint) : noPhp,
    ],
    '\n\n',
  );
}

function valuesMethod(endpoint: NumberedEndpoint): PhpCode {
  if (!has(endpoint, 'create', 'receive', 'update')) return noPhp;
  const { plan } = endpoint;
  const written = writtenOf(endpoint);
  return php`
    /**
     * Reads values of what was sent.
     *
     * @param WP_REST_Request $request Request.
     * @param bool            $is_new  Whether what is required has to be there.
     * @return array|WP_Error Values that were sent, keyed by attribute.
     */
    private function values( $request, $is_new ) {
      $sent = $request->get_json_params();
      $sent = is_array( $sent ) ? $sent : $request->get_body_params();

      $values = array();
      foreach ( ${Object.fromEntries(written.map(({ attribute, from }) => [attribute.key, from]))} as $key => $path ) {
        $value = $sent;
        foreach ( explode( '.', $path ) as $step ) {
          $value = is_array( $value ) && isset( $value[ $step ] ) ? $value[ $step ] : null;
        }
        if ( null === $value ) {
          continue;
        }
        $clean = $this->clean( $key, $value );
        if ( null === $clean ) {
          /* translators: %s: name of a parameter */
          return new WP_Error( 'rest_invalid_param', sprintf( __( 'Invalid parameter(s): %s', ${plan.domain} ), $path ), array( 'status' => 400 ) );
        }
        $values[ $key ] = $clean;
      }

      foreach ( $is_new ? ${written.filter(({ required }) => required).map(({ attribute }) => attribute.key)} : array() as $key ) {
        if ( ! isset( $values[ $key ] ) || '' === $values[ $key ] ) {
          /* translators: %s: name of a parameter */
          return new WP_Error( 'rest_missing_callback_param', sprintf( __( 'Missing parameter(s): %s', ${plan.domain} ), $key ), array( 'status' => 400 ) );
        }
      }

      return $values;
    }

    /**
     * Cleans a value.
     *
     * @param string $key   Attribute.
     * @param mixed  $value Value.
     * @return mixed Value; null if it is none of the attribute.
     */
    private function clean( $key, $value ) {
      switch ( $key ) {
        ${joinPhp(
          written.map(
            ({ attribute }) => php`
              case ${attribute.key}:
                return ${cleanedPhp(attribute, php`$value`)};
            `,
          ),
        )}
      }

      return null;
    }
  `;
}

/** Nobody is changed or deleted who manages the site, but by those who may edit users. */
const guardUsers = ({ kind, plan }: NumberedEndpoint): PhpCode =>
  kind.storage === 'user'
    ? php`
      if ( ( user_can( $record, 'manage_options' ) || user_can( $record, 'edit_users' ) ) && ! current_user_can( 'edit_users' ) ) {
        return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', ${plan.domain} ), array( 'status' => 403 ) );
      }
    `
    : noPhp;

function writeMethod(endpoint: NumberedEndpoint): PhpCode {
  const { kind } = endpoint;
  return php`
    /**
     * Writes values to a record.
     *
     * @param ${kind.className} $record Record.
     * @param array $values Values, keyed by attribute.
     */
    private function write( $record, $values ) {
      ${joinPhp(
        writtenOf(endpoint).map(({ attribute }) => {
          const value = php`$values[${attribute.key}]`;
          return php`
            if ( isset( ${value} ) ) {
              ${attribute.write?.(record, value) ?? noPhp}
            }
          `;
        }),
      )}
    }
  `;
}

function makeMethod(endpoint: NumberedEndpoint): PhpCode {
  const { one, kind } = endpoint;
  return php`
    /**
     * Makes a record.
     *
     * @param array $values Values, keyed by attribute.
     * @return int|WP_Error ID.
     */
    private function make( $values ) {
      $id = ${createdPhp(kind, one.status)};
      if ( is_wp_error( $id ) ) {
        $id->add_data( array( 'status' => 400 ) );

        return $id;
      }
      ${
        kind.storage === 'row'
          ? noPhp
          : php`
            $record = $this->find( (int) $id );
            if ( $record ) {
              $this->write( $record, $values );
            }
          `
      }

      return (int) $id;
    }
  `;
}

const createMethod = ({ kind }: NumberedEndpoint): PhpCode => php`
  /**
   * Makes a ${kind.singular}.
   *
   * @param WP_REST_Request $request Request.
   * @return WP_REST_Response|WP_Error Answer.
   */
  public function create_item( $request ) {
    $values = $this->values( $request, true );
    $id     = is_wp_error( $values ) ? $values : $this->make( $values );
    if ( is_wp_error( $id ) ) {
      return $id;
    }
    $answer = rest_ensure_response( $this->prepare( $this->find( $id ) ) );
    $answer->set_status( 201 );

    return $answer;
  }
`;

function receiveMethod(endpoint: NumberedEndpoint): PhpCode {
  const { one, kind } = endpoint;
  const match = kind.attributes.find(({ key }) => key === one.match_by);
  return php`
    /**
     * Takes what another service tells of a ${kind.singular}: the same told twice makes one record.
     *
     * @param WP_REST_Request $request Request.
     * @return WP_REST_Response|WP_Error Answer.
     */
    public function receive_item( $request ) {
      $values = $this->values( $request, true );
      if ( is_wp_error( $values ) ) {
        return $values;
      }
      ${
        match === undefined
          ? noPhp
          : php`
            foreach ( ${kind.find(1000, [])} as $record ) {
              if ( (string) ${jsonPhp(match, record)} === (string) $values[${match.key}] ) {
                ${guardUsers(endpoint)}
                $this->write( $record, $values );

                return rest_ensure_response( array( 'id' => (int) ${kind.id(record)} ) );
              }
            }
          `
      }
      ${
        one.creates === false
          ? php`return $this->not_found();`
          : php`
            $id = $this->make( $values );
            if ( is_wp_error( $id ) ) {
              return $id;
            }
            $answer = rest_ensure_response( array( 'id' => $id ) );
            $answer->set_status( 201 );

            return $answer;
          `
      }
    }
  `;
}

const updateMethod = (endpoint: NumberedEndpoint): PhpCode => php`
  /**
   * Changes a ${endpoint.kind.singular}.
   *
   * @param WP_REST_Request $request Request.
   * @return WP_REST_Response|WP_Error Answer.
   */
  public function update_item( $request ) {
    $record = $this->find( (int) $request['id'] );
    if ( ! $record ) {
      return $this->not_found();
    }
    ${guardUsers(endpoint)}
    $values = $this->values( $request, false );
    if ( is_wp_error( $values ) ) {
      return $values;
    }
    $this->write( $record, $values );

    return rest_ensure_response( $this->prepare( $this->find( (int) $request['id'] ) ) );
  }
`;

const deleteMethod = (endpoint: NumberedEndpoint): PhpCode => php`
  /**
   * Deletes a ${endpoint.kind.singular}; posts go to the trash.
   *
   * @param WP_REST_Request $request Request.
   * @return WP_REST_Response|WP_Error Answer.
   */
  public function delete_item( $request ) {
    $record = $this->find( (int) $request['id'] );
    if ( ! $record ) {
      return $this->not_found();
    }
    ${guardUsers(endpoint)}
    $before = $this->prepare( $record );
    ${endpoint.kind.remove(record, true)}

    return rest_ensure_response(
      array(
        'deleted'  => true,
        'previous' => $before,
      )
    );
  }
`;

const termMethod = ({ kind }: NumberedEndpoint): PhpCode => php`
  /**
   * Adds a term.
   *
   * @param string $name Name.
   * @return int|WP_Error Term ID.
   */
  private function insert_term( $name ) {
    $term = wp_insert_term( $name, ${kind.type ?? 'category'} );

    return is_wp_error( $term ) ? $term : (int) $term['term_id'];
  }
`;
