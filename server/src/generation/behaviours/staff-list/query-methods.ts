import { classOf, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';

/** Methods that sort and narrow a query. */
export const queryMethods = (isSorted: boolean, isFiltered: boolean): PhpCode => php`
  /**
   * Adds the order and the filters that were chosen to a query.
   *
   * @param array $list List.
   * @param array $args Arguments of the query.
   * @return array
   */
  private function query_args( $list, $args ) {
    if ( ! $this->is_for( $list ) ) {
      return $args;
    }

    $clauses = array();
    ${
      isSorted
        ? php`
          $order_by = isset( $args['orderby'] ) && is_string( $args['orderby'] ) ? $args['orderby'] : '';
          $key      = 0 === strpos( $order_by, self::PREFIX ) ? substr( $order_by, strlen( self::PREFIX ) ) : '';
          if ( isset( $list['sorted'][ $key ] ) ) {
            // Those without a value stay in the list.
            $clauses[] = array(
              'relation' => 'OR',
              $order_by  => array(
                'key'     => $list['sorted'][ $key ]['key'],
                'type'    => $list['sorted'][ $key ]['type'],
                'compare' => 'EXISTS',
              ),
              array(
                'key'     => $list['sorted'][ $key ]['key'],
                'compare' => 'NOT EXISTS',
              ),
            );

            $args['orderby'] = array( $order_by => isset( $args['order'] ) && 'desc' === strtolower( (string) $args['order'] ) ? 'DESC' : 'ASC' );
          }
        `
        : noPhp
    }
    ${
      isFiltered
        ? php`
          foreach ( $list['filters'] as $key => $filter ) {
            if ( 'age' === $filter['by'] ) {
              if ( isset( $this->options( $filter )[ $this->chosen( $key ) ] ) ) {
                $args['date_query'][] = array(
                  'column' => $filter['key'],
                  'before' => (int) $this->chosen( $key ) . ' days ago',
                );
              }
              continue;
            }
            $clauses[] = $this->clause( $filter, $this->chosen( $key ) );
          }
        `
        : noPhp
    }
    $clauses = array_filter( $clauses );
    if ( $clauses ) {
      $known = isset( $args['meta_query'] ) && is_array( $args['meta_query'] ) ? array( $args['meta_query'] ) : array();

      $args['meta_query'] = array_merge( array( 'relation' => 'AND' ), $known, array_values( $clauses ) ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Only where somebody sorts or filters a list.
    }

    return $args;
  }
`;

/** Methods that print the filters and read what was chosen. */
export const filterMethods = (plan: PluginPlan, hasUsers: boolean): PhpCode => php`
  /**
   * Gets what was chosen in a filter.
   *
   * @param string $key Attribute.
   * @return string Empty: nothing.
   */
  private function chosen( $key ) {
    // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Filters of a list change nothing.
    return isset( $_GET[ self::PREFIX . $key ] ) && is_string( $_GET[ self::PREFIX . $key ] ) ? sanitize_text_field( wp_unslash( $_GET[ self::PREFIX . $key ] ) ) : '';
  }

  /**
   * Gets what can be chosen in a filter.
   *
   * @param array $filter Filter.
   * @return string[] Labels, keyed by value.
   */
  private function options( $filter ) {
    $empty = array( '-' => ${translated(plan, 'Empty')} );
    switch ( $filter['by'] ) {
      case 'boolean':
        return array(
          'yes' => ${translated(plan, 'Yes')},
          'no'  => ${translated(plan, 'No')},
        );
      case 'age':
        return array(
          '30'  => ${translated(plan, 'More than a month ago')},
          '91'  => ${translated(plan, 'More than three months ago')},
          '182' => ${translated(plan, 'More than six months ago')},
          '365' => ${translated(plan, 'More than a year ago')},
          '730' => ${translated(plan, 'More than two years ago')},
        );
      case 'date':
        return array(
          'past'     => ${translated(plan, 'In the past')},
          'upcoming' => ${translated(plan, 'Today or later')},
        ) + $empty;
      ${
        hasUsers
          ? php`
              case 'user':
                return ${classOf(plan, 'Fields')}::users( $filter ) + $empty;
            `
          : noPhp
      }
      case 'filled':
        return array( '+' => ${translated(plan, 'Filled in')} ) + $empty;
      default:
        return $filter['choices'] + $empty;
    }
  }

  /**
   * Gets the part of a query that a choice stands for.
   *
   * @param array  $filter Filter.
   * @param string $chosen What was chosen.
   * @return array Empty: no part.
   */
  private function clause( $filter, $chosen ) {
    if ( ! isset( $this->options( $filter )[ $chosen ] ) ) {
      return array();
    }

    $is    = array( 'key' => $filter['key'] );
    $none  = array(
      'relation' => 'OR',
      $is + array( 'compare' => 'NOT EXISTS' ),
      $is + array( 'value' => '' ),
    );
    $today = wp_date( 'Y-m-d' );
    switch ( $chosen ) {
      case '-':
        return $none;
      case '+':
        return $is + array(
          'value'   => '',
          'compare' => '!=',
        );
    }
    switch ( $filter['by'] ) {
      case 'boolean':
        return 'yes' === $chosen ? $is + array( 'value' => '1' ) : array_merge( $none, array( $is + array( 'value' => '0' ) ) );
      case 'date':
        return array(
          'relation' => 'AND',
          $is + array(
            'value'   => '',
            'compare' => '!=',
          ),
          $is + array(
            'value'   => $today,
            'compare' => 'past' === $chosen ? '<' : '>=',
          ),
        );
      case 'any':
        return $is + array(
          'value'   => '"' . $chosen . '"',
          'compare' => 'LIKE',
        );
      default:
        return $is + array( 'value' => $chosen );
    }
  }

  /**
   * Prints the filters of a list.
   *
   * @param array $list List.
   * @return bool Whether there are any for the current user.
   */
  private function print_filters( $list ) {
    if ( ! $this->is_for( $list ) ) {
      return false;
    }

    foreach ( $list['filters'] as $key => $filter ) {
      $name = self::PREFIX . $key;
      printf( '<label class="screen-reader-text" for="%1$s">%2$s</label><select name="%1$s" id="%1$s" style="float:none">', esc_attr( $name ), esc_html( $filter['label'] ) );
      printf( '<option value="">%s</option>', esc_html( sprintf( /* translators: %s: name of a field. */ ${translated(plan, 'All: %s')}, $filter['label'] ) ) );
      foreach ( $this->options( $filter ) as $value => $label ) {
        printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $value ), selected( $this->chosen( $key ), (string) $value, false ), esc_html( $label ) );
      }
      echo '</select> ';
    }

    return true;
  }
`;
