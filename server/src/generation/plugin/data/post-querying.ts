import { noPhp, type PhpCode, php } from '../../writers/php.ts';

/** The methods that make queries of what is asked for. */
export const queryingMethods = (hasFields: boolean): PhpCode => php`
  /**
   * Translates arguments for WP_Query.
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
      $query['tax_query'][] = array( // phpcs:ignore WordPress.DB.SlowDBQuery -- Terms are what was asked for.
        'taxonomy' => $taxonomy,
        'terms'    => $term_ids,
      );
    }

    ${
      hasFields
        ? php`
            $meta_query = $this->meta_query( $args );

            if ( $meta_query ) {
              // phpcs:ignore WordPress.DB.SlowDBQuery -- Fields are kept as metadata.
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
           * Conditions on fields, and the field to sort by: posts without a value are listed too.
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
                // The join of this clause is on the key, so that it has the field's value, or null.
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
           * How the database compares values of a field.
           *
           * @param array $field The field's definition.
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
