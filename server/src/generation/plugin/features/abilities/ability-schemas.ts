import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import type { PluginPlan } from '../../plan.ts';

/** The methods that all abilities share: schemas, annotations and checks. */
export const sharedMethods = (plan: PluginPlan, hasPosts: boolean): PhpCode => {
  return php`
    /**
     * What to find.
     *
     * @return array JSON schema.
     */
    private function list_schema() {
      $schema = $this->object_schema(
        array(
          'search'   => array(
            'type'        => 'string',
            'description' => __( 'Words to look for.', ${plan.domain} ),
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
     * An object.
     *
     * @param array    $properties Schemas by name.
     * @param string[] $required   Names of those that have to be given.
     * @return array JSON schema.
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
     * The id of a record.
     *
     * @return array JSON schema.
     */
    private function id_schema() {
      return array(
        'type'    => 'integer',
        'minimum' => 1,
      );
    }

    /**
     * What can be written.
     *
     * @param array $fields Fields by key.
     * @return array JSON schemas by name.
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
                'description' => __( 'Text with the markup of blocks or plain HTML.', ${plan.domain} ),
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
     * What is returned; fields without a value are null.
     *
     * @param array $fields Fields by key.
     * @return array JSON schema.
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
     * What kind of ability it is.
     *
     * @param bool $is_readonly    Whether it changes nothing.
     * @param bool $is_destructive Whether it can overwrite what is there.
     * @param bool $is_idempotent  Whether doing it twice is doing it once.
     * @return array Metadata of the ability.
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
           * Whether the current user may give a record the status that is asked for.
           *
           * @param array  $input      What is asked for.
           * @param string $capability What publishing takes.
           * @return bool Whether the user may.
           */
          private function may_set_status( $input, $capability ) {
            $is_public = isset( $input['status'] ) && in_array( $input['status'], array( 'publish', 'private' ), true );

            return ! $is_public || current_user_can( $capability );
          }
        `
        : noPhp
    }

    /**
     * A record, or an error when there is none.
     *
     * @param array|null $record The record.
     * @return array|WP_Error
     */
    private function found( $record ) {
      return null === $record ? new WP_Error( 'not_found', __( 'There is no such entry.', ${plan.domain} ), array( 'status' => 404 ) ) : $record;
    }
  `;
};
