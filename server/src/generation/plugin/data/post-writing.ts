import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { classOf, prefixed, translated } from '../code-names.ts';
import type { PluginPlan } from '../plan.ts';

/** The methods that write posts. */
export const writingMethods = (plan: PluginPlan, hasFields: boolean): PhpCode => php`
  /**
   * Makes a post.
   *
   * @param array $values Title, content, status and fields.
   * @return int|WP_Error Its ID, or what is wrong with the values.
   */
  public function create( array $values ) {
    return $this->save( 0, $values );
  }

  /**
   * Changes a post; what is not among the values stays.
   *
   * @param int   $id     Post ID.
   * @param array $values Title, content, status and fields.
   * @return int|WP_Error Its ID, or what is wrong with the values.
   */
  public function update( $id, array $values ) {
    if ( ! $this->get( $id ) ) {
      return new WP_Error(
        ${prefixed(plan, 'not_found')},
        ${translated(plan, 'There is no such entry.')},
        array( 'status' => 404 )
      );
    }

    return $this->save( $id, $values );
  }

  /**
   * Moves a post to the trash, or deletes it.
   *
   * @param int  $id        Post ID.
   * @param bool $permanent Whether to pass over the trash.
   * @return bool Whether it is gone.
   */
  public function delete( $id, $permanent = false ) {
    if ( ! $this->get( $id ) ) {
      return false;
    }

    return (bool) ( $permanent ? wp_delete_post( $id, true ) : wp_trash_post( $id ) );
  }

  /**
   * Checks values and writes them.
   *
   * @param int   $id     Post ID, 0 for a new post.
   * @param array $values Title, content, status and fields.
   * @return int|WP_Error
   */
  private function save( $id, array $values ) {
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
