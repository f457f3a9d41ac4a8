import { noPhp, type PhpCode, php } from '../../writers/php.ts';

/** The methods that make queries of what is asked for. */
export const queryingMethods = (hasFields: boolean): PhpCode => php`
  /**
   * Converts query arguments for WP_Query.
   *
   * @param array $args See find().
   * @return array
   */
  private function query_args( array $args ) {
    $args += array(
      'per_page' => 10,
      'page'     => 1,
      'search'   => '',
      'orderby'  => 'date',
      'order'    => 'desc',
      'status'   => 'publish',
      'terms'    => array(),
      'where'    => array(),
    );

    $order = 'asc' === strtolower( $args['order'] ) ? 'ASC' : 'DESC';
    $query = array(
      'post_type'           => $this->post_type(),
      'post_status'         => $args['status'],
      'posts_per_page'      => (int) $args['per_page'],
      'paged'               => max( 1, (int) $args['page'] ),
      's'                   => $args['search'],
      'orderby'             => array( 'date' => $order ),
      'ignore_sticky_posts' => true,
    );

    if ( in_array( $args['orderby'], array( 'id', 'title' ), true ) ) {
      $query['orderby'] = array( 'id' === $args['orderby'] ? 'ID' : 'title' => $order );
    }

    foreach ( $args['terms'] as $taxonomy => $term_ids ) {
      $query['tax_query'][] = array( // phpcs:ignore WordPress.DB.SlowDBQuery -- Required for filtering by terms.
        'taxonomy' => $taxonomy,
        'terms'    => $term_ids,
      );
    }

    ${
      hasFields
        ? php`
            $meta_query = $this->meta_query( $args );

            if ( $meta_query ) {
              // phpcs:ignore WordPress.DB.SlowDBQuery -- Fields are stored as post meta.
              $query['meta_query'] = $meta_query;
            }

            if ( isset( $meta_query['sorted'] ) ) {
              $query['orderby'] = array(
                'own' => $order,
                'ID'  => $order,
              );
            }
          `
        : noPhp
    }

    return $query;
  }

  ${
    hasFields
      ? php`
          /**
           * Builds the meta query to filter and sort by fields. Posts without a value are included.
           *
           * @param array $args See find().
           * @return array
           */
          private function meta_query( array $args ) {
            $fields = $this->fields();
            $query  = array();

            foreach ( $args['where'] as $key => $condition ) {
              if ( isset( $fields[ $key ] ) ) {
                $query[] = array(
                  'key'     => $fields[ $key ]['meta'],
                  'compare' => $condition[0],
                  'value'   => $condition[1],
                  'type'    => $this->comparison_type( $fields[ $key ] ),
                );
              }
            }

            if ( isset( $fields[ $args['orderby'] ] ) ) {
              $field           = $fields[ $args['orderby'] ];
              $query['sorted'] = array(
                'relation' => 'OR',
                array(
                  'key'     => $field['meta'],
                  'compare' => 'EXISTS',
                ),
                // This clause joins on the meta key, so that posts without a value are included.
                'own'      => array(
                  'key'     => $field['meta'],
                  'compare' => 'NOT EXISTS',
                  'type'    => $this->comparison_type( $field ),
                ),
              );
            }

            return $query;
          }

          /**
           * Gets the type used to compare values of a field.
           *
           * @param array $field Field definition.
           * @return string
           */
          private function comparison_type( $field ) {
            $types = array(
              'integer' => 'SIGNED',
              'number'  => 'DECIMAL(20,6)',
              'boolean' => 'SIGNED',
            );
            $type  = $field['schema']['type'];

            return isset( $types[ $type ] ) ? $types[ $type ] : 'CHAR';
          }
        `
      : noPhp
  }
`;
