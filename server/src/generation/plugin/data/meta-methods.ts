import { type PhpCode, php } from '../../writers/php.ts';
import { classOf } from '../code-names.ts';
import type { PluginPlan } from '../plan.ts';

/**
 * The method of a class with `POST_TYPE` and `fields()` that registers the fields as metadata.
 * @param isInRest whether WordPress' own REST routes show them: not where anybody could read what is not public
 */
export const registerMetaMethod = (plan: PluginPlan, isInRest: boolean): PhpCode => php`
  /**
   * Registers the fields as post meta.
   */
  public function register_meta() {
    ${classOf(plan, 'Fields')}::register_meta( self::POST_TYPE, self::fields(), ${isInRest} );
  }
`;

/** The methods of the class of fields that register metadata of any post type. */
export const metaMethods = php`
  /**
   * Registers fields as meta of a post type.
   *
   * @param string  $post_type  Post type.
   * @param array[] $fields     Fields.
   * @param bool    $is_in_rest Whether to include the fields in the core REST API routes.
   */
  public static function register_meta( $post_type, $fields, $is_in_rest ) {
    foreach ( $fields as $field ) {
      // Private fields are not available to visitors in any context.
      $schema = $field['schema'] + array( 'context' => $field['public'] ? array( 'view', 'edit' ) : array( 'edit' ) );

      register_post_meta(
        $post_type,
        $field['meta'],
        array(
          'type'              => $field['schema']['type'],
          'description'       => $field['label'],
          'single'            => true,
          'sanitize_callback' => static function ( $value ) use ( $field ) {
            return self::sanitize( $value, $field );
          },
          'auth_callback'     => array( __CLASS__, 'can_edit_meta' ),
          'show_in_rest'      => $is_in_rest ? array( 'schema' => $schema ) : false,
        )
      );
    }
  }

  /**
   * Determines whether the current user can edit a field.
   *
   * @param bool   $allowed  Whether the user can edit the meta.
   * @param string $meta_key Meta key.
   * @param int    $post_id  Post ID.
   * @return bool
   */
  public static function can_edit_meta( $allowed, $meta_key, $post_id ) {
    return current_user_can( 'edit_post', $post_id );
  }
`;
