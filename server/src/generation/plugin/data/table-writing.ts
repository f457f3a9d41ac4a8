import { type PhpCode, php } from '../../writers/php.ts';
import { classOf, prefixed, translated } from '../code-names.ts';
import type { PluginPlan } from '../plan.ts';

/** The methods that write rows. */
export const writingMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Adds a row.
   *
   * @param array $values Title and fields.
   * @return int|WP_Error Its ID, or what is wrong with the values.
   */
  public function create( array $values ) {
    global $wpdb;

    $row = $this->row( $values, true );

    if ( is_wp_error( $row ) ) {
      return $row;
    }

    $row['created_at'] = current_time( 'mysql' );
    $row['updated_at'] = $row['created_at'];

    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin's own.
    if ( ! $wpdb->insert( $this->table(), $row ) ) {
      return $this->not_saved();
    }

    $id = (int) $wpdb->insert_id;
    wp_cache_set_last_changed( ${prefixed(plan, 'rows')} );

    /**
     * Fires when a row was added to a table of the plugin.
     *
     * @param int    $id  ID of the row.
     * @param string $key What the row is.
     */
    do_action( ${prefixed(plan, 'row_created')}, $id, $this->key() );

    return $id;
  }

  /**
   * Changes a row; what is not among the values stays.
   *
   * @param int   $id     ID of the row.
   * @param array $values Title and fields.
   * @return int|WP_Error Its ID, or what is wrong with the values.
   */
  public function update( $id, array $values ) {
    global $wpdb;

    $before = $this->get( $id );

    if ( ! $before ) {
      return new WP_Error(
        ${prefixed(plan, 'not_found')},
        ${translated(plan, 'There is no such entry.')},
        array( 'status' => 404 )
      );
    }

    $row = $this->row( $values, false );

    if ( is_wp_error( $row ) ) {
      return $row;
    }

    $row['updated_at'] = current_time( 'mysql' );

    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin's own; caches are told below.
    if ( false === $wpdb->update( $this->table(), $row, array( 'id' => $id ) ) ) {
      return $this->not_saved();
    }

    wp_cache_set_last_changed( ${prefixed(plan, 'rows')} );

    /**
     * Fires when a row of a table of the plugin was changed.
     *
     * @param int    $id     ID of the row.
     * @param string $key    What the row is.
     * @param array  $before The row as it was.
     */
    do_action( ${prefixed(plan, 'row_updated')}, $id, $this->key(), $before );

    return $id;
  }

  /**
   * Deletes a row.
   *
   * @param int $id ID of the row. Rows have no trash.
   * @return bool Whether there was one.
   */
  public function delete( $id ) {
    global $wpdb;

    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin's own; caches are told below.
    $is_gone = (bool) $wpdb->delete( $this->table(), array( 'id' => $id ), array( '%d' ) );
    wp_cache_set_last_changed( ${prefixed(plan, 'rows')} );

    if ( $is_gone ) {
      /**
       * Fires when a row of a table of the plugin was deleted.
       *
       * @param int    $id  ID of the row.
       * @param string $key What the row was.
       */
      do_action( ${prefixed(plan, 'row_deleted')}, $id, $this->key() );
    }

    return $is_gone;
  }

  /**
   * Checks values and makes columns of them.
   *
   * @param array $values Title and fields.
   * @param bool  $is_new Whether fields that are not given are to be empty.
   * @return array|WP_Error
   */
  private function row( array $values, $is_new ) {
    $row = array();

    if ( isset( $values['title'] ) ) {
      $row['title'] = mb_substr( sanitize_text_field( $values['title'] ), 0, 200 );
    }

    foreach ( $this->fields() as $key => $field ) {
      if ( ! $is_new && ! array_key_exists( $key, $values ) ) {
        continue;
      }

      $value = ${classOf(plan, 'Fields')}::prepare( isset( $values[ $key ] ) ? $values[ $key ] : null, $field );

      if ( is_wp_error( $value ) ) {
        return $value;
      }

      $row[ $key ] = is_array( $value ) ? wp_json_encode( $value ) : $value;
    }

    return $row;
  }

  /**
   * Says that the database did not take a row.
   *
   * @return WP_Error
   */
  private function not_saved() {
    return new WP_Error(
      ${prefixed(plan, 'not_saved')},
      ${translated(plan, 'The entry could not be saved.')},
      array( 'status' => 500 )
    );
  }
`;
