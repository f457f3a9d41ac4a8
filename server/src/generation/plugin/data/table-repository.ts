import { type PhpCode, php } from '../../writers/php.ts';
import { classNameOf, classOf, prefixed, translated } from '../code-names.ts';
import type { PluginClass } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';

/** The base of repositories of entities that have tables of their own. */
export function tableRepository(plan: PluginPlan): PluginClass {
  return {
    name: classNameOf(plan, 'Repository_Of_Rows'),
    summary: "Reads and writes rows of the plugin's own tables.",
    code: php`
      /**
       * Reads and writes rows of one table, as arrays of typed values. Rows that were read are cached.
       */
      abstract class ${classOf(plan, 'Repository_Of_Rows')} {

        /**
         * The table's name in the database.
         *
         * @return string
         */
        abstract public function table();

        /**
         * What the rows are, for hooks and caches.
         *
         * @return string
         */
        abstract public function key();

        /**
         * The table's fields, by key.
         *
         * @return array[]
         */
        abstract public function fields();

        /**
         * Whether the current user may do something.
         *
         * @param string $action One of read, list, create, publish, edit and delete.
         * @param int    $id     ID of a row, 0 for rows in general.
         * @return bool
         */
        abstract public function can( $action, $id = 0 );

        ${readMethods(plan)}

        ${writeMethods(plan)}

        ${queryMethods(plan)}
      }
    `,
  };
}

const readMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Finds rows.
   *
   * @param array $args Any of per_page, page, search, orderby, order and where.
   * @return array[] Records.
   */
  public function find( array $args = array() ) {
    global $wpdb;

    $args += array(
      'per_page' => 10,
      'page'     => 1,
      'orderby'  => 'date',
      'order'    => 'desc',
    );

    $columns = array(
      'title' => 'title',
      'date'  => 'created_at',
    ) + array_combine( array_keys( $this->fields() ), array_keys( $this->fields() ) );
    $column  = isset( $columns[ $args['orderby'] ] ) ? $columns[ $args['orderby'] ] : 'id';
    $order   = 'asc' === strtolower( $args['order'] ) ? 'ASC' : 'DESC';
    $limit   = $args['per_page'] > 0 ? (int) $args['per_page'] : PHP_INT_MAX;
    $offset  = $args['per_page'] > 0 ? ( max( 1, (int) $args['page'] ) - 1 ) * $limit : 0;
    $where   = $this->conditions( $args );
    $query   = $wpdb->prepare( "ORDER BY %i $order, id $order LIMIT %d OFFSET %d", $column, $limit, $offset ); // phpcs:ignore WordPress.DB.PreparedSQL -- One of two words.
    $rows    = $this->cached(
      $where . $query,
      function () use ( $wpdb, $where, $query ) {
        // phpcs:ignore WordPress.DB -- Both parts were prepared, and the answer is cached.
        return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ', $this->table() ) . $where . $query, ARRAY_A );
      }
    );

    return array_map( array( $this, 'record' ), (array) $rows );
  }

  /**
   * Counts the rows that find() would find on all pages.
   *
   * @param array $args See find().
   * @return int
   */
  public function count( array $args = array() ) {
    global $wpdb;

    $where = $this->conditions( $args );

    return (int) $this->cached(
      'count' . $where,
      function () use ( $wpdb, $where ) {
        // phpcs:ignore WordPress.DB -- Both parts were prepared, and the answer is cached.
        return $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i ', $this->table() ) . $where );
      }
    );
  }

  /**
   * Reads one row.
   *
   * @param int $id ID of the row.
   * @return array|null The record, or null when there is none.
   */
  public function get( $id ) {
    global $wpdb;

    $row = $this->cached(
      'row' . (int) $id,
      function () use ( $wpdb, $id ) {
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The answer is cached.
        return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', $this->table(), $id ), ARRAY_A );
      }
    );

    return $row ? $this->record( $row ) : null;
  }

  /**
   * Makes a record of a row.
   *
   * @param array $row Columns.
   * @return array
   */
  private function record( $row ) {
    $record = array(
      'id'      => (int) $row['id'],
      'title'   => $row['title'],
      'content' => '',
      'status'  => 'publish',
      'date'    => (string) mysql_to_rfc3339( $row['created_at'] ),
      'link'    => '',
    );

    foreach ( $this->fields() as $key => $field ) {
      $value          = 'array' === $field['schema']['type'] ? json_decode( (string) $row[ $key ], true ) : $row[ $key ];
      $record[ $key ] = ${classOf(plan, 'Fields')}::cast( $value, $field );
    }

    return $record;
  }
`;

const writeMethods = (plan: PluginPlan): PhpCode => php`
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

    if ( ! $this->get( $id ) ) {
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
     * @param int    $id  ID of the row.
     * @param string $key What the row is.
     */
    do_action( ${prefixed(plan, 'row_updated')}, $id, $this->key() );

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

const queryMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Conditions of a query, prepared.
   *
   * @param array $args See find().
   * @return string Begins with WHERE, or is empty.
   */
  private function conditions( array $args ) {
    global $wpdb;

    $fields     = $this->fields();
    $conditions = array();

    if ( isset( $args['search'] ) && '' !== $args['search'] ) {
      $like    = '%' . $wpdb->esc_like( $args['search'] ) . '%';
      $matches = array( $wpdb->prepare( 'title LIKE %s', $like ) );

      foreach ( $fields as $key => $field ) {
        if ( 'string' === $field['schema']['type'] && ( $field['public'] || $this->can( 'list' ) ) ) {
          $matches[] = $wpdb->prepare( '%i LIKE %s', $key, $like );
        }
      }

      $conditions[] = '( ' . implode( ' OR ', $matches ) . ' )';
    }

    foreach ( isset( $args['where'] ) ? $args['where'] : array() as $key => $condition ) {
      if ( isset( $fields[ $key ] ) && in_array( $condition[0], array( '=', '!=', '<', '<=', '>', '>=' ), true ) ) {
        // phpcs:ignore WordPress.DB.PreparedSQL -- One of six operators.
        $conditions[] = $wpdb->prepare( "%i {$condition[0]} %s", $key, $condition[1] );
      }
    }

    return $conditions ? 'WHERE ' . implode( ' AND ', $conditions ) . ' ' : '';
  }

  /**
   * Answers from the cache, or asks the database.
   *
   * @param string   $query What is asked.
   * @param callable $ask   Asks it.
   * @return mixed
   */
  private function cached( $query, $ask ) {
    $group  = ${prefixed(plan, 'rows')};
    $key    = md5( $this->table() . $query . wp_cache_get_last_changed( $group ) );
    $found  = false;
    $answer = wp_cache_get( $key, $group, false, $found );

    if ( ! $found ) {
      $answer = $ask();
      wp_cache_set( $key, $answer, $group, HOUR_IN_SECONDS );
    }

    return $answer;
  }
`;
