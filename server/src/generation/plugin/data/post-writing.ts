import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { classOf, prefixed, translated } from '../code-names.ts';
import type { PluginPlan } from '../plan.ts';
import { checkedPhp } from './checked.ts';

/** The methods that write posts. */
export const writingMethods = (plan: PluginPlan, hasFields: boolean): PhpCode => php`
  /**
   * Creates a post.
   *
   * @param array $values Title, content, status and fields.
   * @return int|WP_Error Post ID, or a WP_Error object on failure.
   */
  public function create( array $values ) {
    return $this->save( 0, $values );
  }

  /**
   * Updates a post. Omitted values are not changed.
   *
   * @param int   $id     Post ID.
   * @param array $values Title, content, status and fields.
   * @return int|WP_Error Post ID, or a WP_Error object on failure.
   */
  public function update( $id, array $values ) {
    if ( ! $this->get( $id ) ) {
      return new WP_Error(
        ${prefixed(plan, 'not_found')},
        ${translated(plan, 'Invalid ID.')},
        array( 'status' => 404 )
      );
    }

    return $this->save( $id, $values );
  }

  /**
   * Moves a post to the Trash or deletes it.
   *
   * @param int  $id        Post ID.
   * @param bool $permanent Optional. Whether to bypass the Trash.
   * @return bool True on success, false on failure.
   */
  public function delete( $id, $permanent = false ) {
    if ( ! $this->get( $id ) ) {
      return false;
    }

    return (bool) ( $permanent ? wp_delete_post( $id, true ) : wp_trash_post( $id ) );
  }

  /**
   * Validates and saves values.
   *
   * @param int   $id     Post ID, or 0 for a new post.
   * @param array $values Title, content, status and fields.
   * @return int|WP_Error
   */
  private function save( $id, array $values ) {
    ${checkedPhp(
      plan,
      plan.entities.flatMap((one) => (one.storage === 'table' ? [] : [one.key])),
      php`$this->post_type()`,
      php`$id ? $values + (array) $this->get( $id ) : $values`,
    )}

    $post = array( 'post_type' => $this->post_type() );

    if ( isset( $values['title'] ) ) {
      $post['post_title'] = sanitize_text_field( $values['title'] );
    }

    if ( isset( $values['content'] ) ) {
      $post['post_content'] = wp_kses_post( $values['content'] );
    }

    if ( isset( $values['status'] ) ) {
      $post['post_status'] = sanitize_key( $values['status'] );
    }

    ${
      hasFields
        ? php`
            $emptied = array();

            foreach ( $this->fields() as $key => $field ) {
              if ( $id && ! array_key_exists( $key, $values ) ) {
                continue;
              }

              $value = ${classOf(plan, 'Fields')}::prepare( isset( $values[ $key ] ) ? $values[ $key ] : null, $field );

              if ( is_wp_error( $value ) ) {
                return $value;
              }

              if ( null === $value ) {
                $emptied[] = $field['meta'];
              } else {
                $post['meta_input'][ $field['meta'] ] = $value;
              }
            }
          `
        : noPhp
    }

    if ( ! $id ) {
      return wp_insert_post( wp_slash( $post + array( 'post_status' => 'publish' ) ), true );
    }

    ${
      hasFields
        ? php`
            foreach ( $emptied as $meta_key ) {
              delete_post_meta( $id, $meta_key );
            }
          `
        : noPhp
    }

    return wp_update_post( wp_slash( $post + array( 'ID' => $id ) ), true );
  }
`;
