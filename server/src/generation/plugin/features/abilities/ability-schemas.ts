import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import type { PluginPlan } from '../../plan.ts';

/** The methods that all abilities share: schemas, annotations and checks. */
export const sharedMethods = (plan: PluginPlan, hasPosts: boolean): PhpCode => {
  return php`
    /**
     * Gets the input schema of a search.
     *
     * @return array JSON Schema.
     */
    private function list_schema() {
      $schema = $this->object_schema(
        array(
          'search'   => array(
            'type'        => 'string',
            'description' => __( 'Search term.', ${plan.domain} ),
          ),
          'page'     => array(
            'type'    => 'integer',
            'minimum' => 1,
            'default' => 1,
          ),
          'per_page' => array(
            'type'    => 'integer',
            'minimum' => 1,
            'maximum' => 100,
            'default' => 10,
          ),
          ${
            hasPosts
              ? php`
                'status'   => array(
                  'type'    => 'string',
                  'enum'    => array( 'publish', 'draft', 'pending', 'private', 'any' ),
                  'default' => 'publish',
                ),
              `
              : noPhp
          }
        ),
        array()
      );

      return $schema + array( 'default' => array() );
    }

    /**
     * Builds an object schema.
     *
     * @param array    $properties Property schemas.
     * @param string[] $required   Optional. Names of required properties.
     * @return array JSON Schema.
     */
    private function object_schema( $properties, $required ) {
      $schema = array(
        'type'                 => 'object',
        'additionalProperties' => false,
        'properties'           => $properties,
      );

      return array() === $required ? $schema : $schema + array( 'required' => $required );
    }

    /**
     * Gets the input schema with the ID of a record.
     *
     * @return array JSON Schema.
     */
    private function id_schema() {
      return array(
        'type'    => 'integer',
        'minimum' => 1,
      );
    }

    /**
     * Gets the schemas of writable fields.
     *
     * @param array $fields Fields by key.
     * @return array Property schemas.
     */
    private function value_schemas( $fields ) {
      $schemas = array(
        'title' => array(
          'type'      => 'string',
          'minLength' => 1,
        ),
        ${
          hasPosts
            ? php`
              'content' => array(
                'type'        => 'string',
                'description' => __( 'Content, as block markup or HTML.', ${plan.domain} ),
              ),
              'status'  => array(
                'type' => 'string',
                'enum' => array( 'publish', 'draft', 'pending', 'private' ),
              ),
            `
            : noPhp
        }
      );
      foreach ( $fields as $key => $field ) {
        $schemas[ $key ] = array( 'description' => $field['label'] ) + $field['schema'];
      }

      return $schemas;
    }

    /**
     * Gets the output schema. Fields without a value are null.
     *
     * @param array $fields Fields by key.
     * @return array JSON Schema.
     */
    private function record_schema( $fields ) {
      $properties = array( 'id' => array( 'type' => 'integer' ) );
      foreach ( array( 'title', 'content', 'status', 'date', 'link' ) as $key ) {
        $properties[ $key ] = array( 'type' => 'string' );
      }
      foreach ( $fields as $key => $field ) {
        $properties[ $key ] = array(
          'type'        => array( $field['schema']['type'], 'null' ),
          'description' => $field['label'],
        );
      }

      return $this->object_schema( $properties, array( 'id', 'title' ) );
    }

    /**
     * Gets the metadata of an ability.
     *
     * @param bool $is_readonly    Whether the ability is read-only.
     * @param bool $is_destructive Whether the ability can overwrite existing data.
     * @param bool $is_idempotent  Whether repeated calls have no additional effect.
     * @return array Ability metadata.
     */
    private function meta( $is_readonly, $is_destructive, $is_idempotent ) {
      return array(
        'annotations'  => array(
          'readonly'    => $is_readonly,
          'destructive' => $is_destructive,
          'idempotent'  => $is_idempotent,
        ),
        'show_in_rest' => true,
      );
    }

    ${
      hasPosts
        ? php`
          /**
           * Determines whether the current user can set the requested status.
           *
           * @param array  $input      Input of the ability.
           * @param string $capability Capability required to publish.
           * @return bool True if the user can set the status, false otherwise.
           */
          private function may_set_status( $input, $capability ) {
            $is_public = isset( $input['status'] ) && in_array( $input['status'], array( 'publish', 'private' ), true );

            return ! $is_public || current_user_can( $capability );
          }
        `
        : noPhp
    }

    /**
     * Converts a missing record to an error.
     *
     * @param array|null $record Record, or null if there is none.
     * @return array|WP_Error
     */
    private function found( $record ) {
      return null === $record ? new WP_Error( 'not_found', __( 'Invalid ID.', ${plan.domain} ), array( 'status' => 404 ) ) : $record;
    }
  `;
};
