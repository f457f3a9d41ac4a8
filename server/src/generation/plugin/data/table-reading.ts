import { type PhpCode, php } from '../../writers/php.ts';
import { classOf } from '../code-names.ts';
import type { PluginPlan } from '../plan.ts';

/** The methods that read rows. */
export const readingMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Finds rows.
   *
   * @param array $args Optional. Query arguments: per_page, page, search, orderby, order and where.
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
    $query   = $wpdb->prepare( "ORDER BY %i $order, id $order LIMIT %d OFFSET %d", $column, $limit, $offset ); // phpcs:ignore WordPress.DB.PreparedSQL -- Either ASC or DESC.
    $rows    = $this->cached(
      $where . $query,
      function () use ( $wpdb, $where, $query ) {
        // phpcs:ignore WordPress.DB -- Both parts are prepared, and the result is cached.
        return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ', $this->table() ) . $where . $query, ARRAY_A );
      }
    );

    return array_map( array( $this, 'record' ), (array) $rows );
  }

  /**
   * Counts all rows that match the arguments of find().
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
        // phpcs:ignore WordPress.DB -- Both parts are prepared, and the result is cached.
        return $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i ', $this->table() ) . $where );
      }
    );
  }

  /**
   * Gets a row.
   *
   * @param int $id Row ID.
   * @return array|null Record, or null if there is none.
   */
  public function get( $id ) {
    global $wpdb;

    $row = $this->cached(
      'row' . (int) $id,
      function () use ( $wpdb, $id ) {
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The result is cached.
        return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', $this->table(), $id ), ARRAY_A );
      }
    );

    return $row ? $this->record( $row ) : null;
  }

  /**
   * Converts a row to a record.
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
