import { type PhpCode, php } from '../../writers/php.ts';
import { classOf } from '../code-names.ts';
import type { PluginPlan } from '../plan.ts';

/**
 * Methods of a class with `POST_TYPE` and `fields()` that register the fields as metadata.
 * @param inRest whether WordPress' own REST routes show them: not where anybody could read what is not public
 */
export function metaMethods(plan: PluginPlan, inRest: boolean): PhpCode {
  const fields = classOf(plan, 'Fields');
  const args = {
    type: php`$field['schema']['type']`,
    description: php`$field['label']`,
    single: true,
    sanitize_callback: php`
      static function ( $value ) use ( $field ) {
        return ${fields}::sanitize( $value, $field );
      }
    `,
    auth_callback: php`array( $this, 'can_edit_meta' )`,
    show_in_rest: inRest
      ? {
          schema: php`$field['schema'] + array( 'context' => $field['public'] ? array( 'view', 'edit' ) : array( 'edit' ) )`,
        }
      : false,
  };
  return php`
    /**
     * Registers the fields as metadata of the post type.
     */
    public function register_meta() {
      foreach ( self::fields() as $field ) {
        register_post_meta(
          self::POST_TYPE,
          $field['meta'],
          ${args}
        );
      }
    }

    /**
     * Whether the current user may change a field.
     *
     * @param bool   $allowed  What WordPress would say.
     * @param string $meta_key Key of the metadata.
     * @param int    $post_id  ID of the post.
     * @return bool
     */
    public function can_edit_meta( $allowed, $meta_key, $post_id ) {
      return current_user_can( 'edit_post', $post_id );
    }
  `;
}
