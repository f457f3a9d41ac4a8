import { type PhpCode, php } from '../../writers/php.ts';
import { classOf, prefixed, translated } from '../code-names.ts';
import type { PluginPlan } from '../plan.ts';
import { checkedPhp } from './checked.ts';

const tablesOf = ({ entities }: PluginPlan): readonly string[] =>
  entities.flatMap(({ storage, key }) => (storage === 'table' ? [key] : []));

/** The methods that write rows. */
export const writingMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Creates a row.
   *
   * @param array $values Title and fields.
   * @return int|WP_Error Row ID, or a WP_Error object on failure.
   */
  public function create( array $values ) {
    global $wpdb;

    ${checkedPhp(plan, tablesOf(plan), php`$this->key()`, php`$values`, php`0`)}

    $row = $this->row( $values, true );

    if ( is_wp_error( $row ) ) {
      return $row;
    }

    $row['created_at'] = current_time( 'mysql' );
    $row['updated_at'] = $row['created_at'];

    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
    if ( ! $wpdb->insert( $this->table(), $row ) ) {
      return $this->not_saved();
    }

    $id = (int) $wpdb->insert_id;
    $this->forget_cached();

    /**
     * Fires after a row has been created.
     *
     * @param int    $id  Row ID.
     * @param string $key Kind of row.
     */
    do_action( ${prefixed(plan, 'row_created')}, $id, $this->key() );

    return $id;
  }

  /**
   * Updates a row. Omitted values are not changed.
   *
   * @param int   $id     Row ID.
   * @param array $values Title and fields.
   * @return int|WP_Error Row ID, or a WP_Error object on failure.
   */
  public function update( $id, array $values ) {
    global $wpdb;

    $before = $this->get( $id );

    if ( ! $before ) {
      return new WP_Error(
        ${prefixed(plan, 'not_found')},
        ${translated(plan, 'Invalid ID.')},
        array( 'status' => 404 )
      );
    }

    ${checkedPhp(plan, tablesOf(plan), php`$this->key()`, php`$values + $before`)}

    $row = $this->row( $values, false );

    if ( is_wp_error( $row ) ) {
      return $row;
    }

    $row['updated_at'] = current_time( 'mysql' );

    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table; the cache is cleared below.
    if ( false === $wpdb->update( $this->table(), $row, array( 'id' => $id ) ) ) {
      return $this->not_saved();
    }

    $this->forget_cached();

    /**
     * Fires after a row has been updated.
     *
     * @param int    $id     Row ID.
     * @param string $key    Kind of row.
     * @param array  $before Row before the update.
     */
    do_action( ${prefixed(plan, 'row_updated')}, $id, $this->key(), $before );

    return $id;
  }

  /**
   * Deletes a row.
   *
   * @param int $id Row ID. Rows are deleted permanently.
   * @return bool True if the row was deleted, false otherwise.
   */
  public function delete( $id ) {
    global $wpdb;

    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table; the cache is cleared below.
    $is_gone = (bool) $wpdb->delete( $this->table(), array( 'id' => $id ), array( '%d' ) );
    $this->forget_cached();

    if ( $is_gone ) {
      /**
       * Fires after a row has been deleted.
       *
       * @param int    $id  Row ID.
       * @param string $key Kind of row.
       */
      do_action( ${prefixed(plan, 'row_deleted')}, $id, $this->key() );
    }

    return $is_gone;
  }

  /**
   * Validates values and converts them to columns.
   *
   * @param array $values Title and fields.
   * @param bool  $is_new Whether this is a new row, in which omitted fields are empty.
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
   * Makes everything that was cached before this write stale.
   *
   * The time alone would not do: two writes may share a tick of a coarse clock.
   */
  private function forget_cached() {
    wp_cache_set( 'last_changed', microtime() . ' ' . wp_generate_uuid4(), ${prefixed(plan, 'rows')} );
  }

  /**
   * Gets the error for a failed database query.
   *
   * @return WP_Error
   */
  private function not_saved() {
    return new WP_Error(
      ${prefixed(plan, 'not_saved')},
      ${translated(plan, 'Could not save the entry.')},
      array( 'status' => 500 )
    );
  }
`;
