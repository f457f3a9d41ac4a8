import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { Listing } from './listing-plan.ts';

/** Methods that find, filter and sort what is shown. */
export function findingMethods(listings: readonly Listing[]): PhpCode {
  const hasControls = listings.some(({ controls = [] }) => controls.length > 0);
  const hasOfOwn = listings.some(({ whose }) => whose === 'of_own');
  const isDated = listings.some(
    ({ period, layout, calendar_feed: feed }) => period !== undefined || layout === 'calendar' || feed === true,
  );
  return php`
    /**
     * Finds the records of a page.
     *
     * @param array    $listing  Listing.
     * @param array    $args     Arguments of the query.
     * @param callable $has      Whether a record is listed.
     * @param callable $is_first Whether a record comes before others.
     * @param array    $request  What the visitor has chosen.
     * @return array Records, whether there are more, and values to filter by.
     */
    private function find( $listing, $args, $has, $is_first, $request ) {
      $reader    = $listing['reader'];
      $is_sorted = isset( $reader::ORDERS[ $request['order_by'] ] ) && ! $listing['has_first'] && '' === $listing['group_by'];
      $is_whole  = ! $is_sorted || $listing['filters'] || 'calendar' === $listing['layout'];
      $needed    = $is_whole ? PHP_INT_MAX : $request['page'] * $listing['per_page'] + 1;
      $batch     = 200;
      $offset    = 0;
      $found     = array();
      $choices   = array();
      do {
        $records = $reader::query( $batch, $offset, $request['order_by'], $request['order'], $args );
        foreach ( $records as $record ) {
          if ( ${hasOfOwn ? php`! ( $listing['of_own'] || $reader::can_read( $record ) )` : php`! $reader::can_read( $record )`} || ! call_user_func( $has, $record )${isDated ? php` || ! $this->is_in_period( $listing, $record, $request )` : noPhp} ) {
            continue;
          }
          ${
            hasControls
              ? php`
                foreach ( $listing['filters'] as $key ) {
                  foreach ( $this->values( $reader, $record, $key ) as $value ) {
                    $choices[ $key ][ $value ] = $value;
                  }
                }
                if ( ! $this->is_chosen( $listing, $record, $request ) ) {
                  continue;
                }
              `
              : noPhp
          }
          $found[] = $record;
        }
        $offset += $batch;
      } while ( count( $records ) === $batch && $offset < self::MAX_RECORDS && count( $found ) < $needed );

      if ( ! $is_sorted ) {
        $found = $this->sorted( $listing, $found, $is_first, $request );
      }
      foreach ( $choices as $key => $values ) {
        natcasesort( $values );
        $choices[ $key ] = array_slice( $values, 0, 200 );
      }

      $start = ( $request['page'] - 1 ) * $listing['per_page'];

      return array(
        'records'  => 'calendar' === $listing['layout'] ? $found : array_slice( $found, $start, $listing['per_page'] ),
        'has_more' => count( $found ) > $start + $listing['per_page'],
        'choices'  => $choices,
      );
    }

    /**
     * Sorts records by what no query can sort by.
     *
     * @param array    $listing  Listing.
     * @param array    $records  Records.
     * @param callable $is_first Whether a record comes before others.
     * @param array    $request  What the visitor has chosen.
     * @return array Records.
     */
    private function sorted( $listing, $records, $is_first, $request ) {
      $reader = $listing['reader'];
      $key    = $request['order_by'];
      if ( 'random' === $key ) {
        shuffle( $records );
      }

      $rows = array();
      foreach ( $records as $index => $record ) {
        $value  = 'random' === $key ? $index : $reader::value( $record, $key );
        $rows[] = array(
          'record'   => $record,
          'index'    => $index,
          'is_first' => $listing['has_first'] && call_user_func( $is_first, $record ),
          'group'    => '' === $listing['group_by'] ? '' : $this->comparable( $reader::value( $record, $listing['group_by'] ) ),
          'is_empty' => '' === $value || null === $value || array() === $value,
          'value'    => is_numeric( $value ) ? (float) $value : $this->comparable( $value ),
        );
      }
      usort(
        $rows,
        static function ( $one, $other ) use ( $request ) {
          $by = is_float( $one['value'] ) && is_float( $other['value'] )
            ? $one['value'] <=> $other['value']
            : strnatcasecmp( (string) $one['value'], (string) $other['value'] );

          return array( $other['is_first'], $one['group'], $one['is_empty'], 'desc' === $request['order'] ? -$by : $by, $one['index'] )
            <=> array( $one['is_first'], $other['group'], $other['is_empty'], 0, $other['index'] );
        }
      );

      return wp_list_pluck( $rows, 'record' );
    }

    /**
     * Makes a text of a value that sorts as people expect.
     *
     * @param mixed $value Value.
     * @return string
     */
    private function comparable( $value ) {
      return strtolower( remove_accents( is_array( $value ) ? implode( ' ', $value ) : (string) $value ) );
    }

    ${isDated ? periodMethod : noPhp}

    ${hasControls ? choiceMethods : noPhp}
  `;
}

const periodMethod: PhpCode = php`
  /**
   * Gets when a record begins and ends.
   *
   * @param array  $listing Listing.
   * @param object $record  Record.
   * @return int[]|null Seconds, as strtotime() reads the dates; null where it has no date.
   */
  private function span( $listing, $record ) {
    $reader = $listing['reader'];
    $start  = $reader::moment( $record, $listing['date'] );
    if ( 0 === $start ) {
      return null;
    }

    // A day lasts until its end, and nothing ends before it begins.
    $last = '' !== $listing['end_date'] && $reader::moment( $record, $listing['end_date'] ) >= $start ? $listing['end_date'] : $listing['date'];
    $end  = $reader::moment( $record, $last );

    return array( $start, 10 === strlen( (string) $reader::value( $record, $last ) ) ? $end + DAY_IN_SECONDS - 1 : $end );
  }

  /**
   * Determines whether a record is of the time that is listed.
   *
   * @param array  $listing Listing.
   * @param object $record  Record.
   * @param array  $request What the visitor has chosen.
   * @return bool
   */
  private function is_in_period( $listing, $record, $request ) {
    if ( '' === $listing['period'] && 'calendar' !== $listing['layout'] ) {
      return true;
    }

    $span = $this->span( $listing, $record );
    if ( null === $span ) {
      return false;
    }

    if ( 'calendar' === $listing['layout'] ) {
      $month = strtotime( $request['month'] . '-01' );
      if ( $span[0] >= strtotime( '+1 month', $month ) || $span[1] < $month ) {
        return false;
      }
    }

    $now   = strtotime( current_time( 'mysql' ) );
    $today = strtotime( current_time( 'Y-m-d' ) );
    switch ( $listing['period'] ) {
      case 'upcoming':
        return $span[1] >= $now;
      case 'past':
        return $span[1] < $now;
      case 'today':
        return $span[0] < $today + DAY_IN_SECONDS && $span[1] >= $today;
      case 'this_month':
        return $span[0] < strtotime( 'first day of next month', $today ) && $span[1] >= strtotime( 'first day of this month', $today );
      case 'next_days':
        return $span[0] < $today + ( $listing['days'] + 1 ) * DAY_IN_SECONDS && $span[1] >= $now;
      case 'last_days':
        return $span[0] <= $now && $span[1] >= $today - $listing['days'] * DAY_IN_SECONDS;
    }

    return true;
  }
`;

const choiceMethods: PhpCode = php`
  /**
   * Gets the texts by which a record is found in a filter.
   *
   * @param string $reader Class that reads it.
   * @param object $record Record.
   * @param string $key    Attribute.
   * @return string[] Nothing where the visitor may not see the attribute.
   */
  private function values( $reader, $record, $key ) {
    if ( ! $reader::can_see( $record, $key ) ) {
      return array();
    }

    $value = $reader::value( $record, $key );
    $text  = $reader::text( $record, $key );

    return array_filter( is_array( $value ) && implode( ', ', $value ) === $text ? array_map( 'strval', $value ) : array( $text ), 'strlen' );
  }

  /**
   * Determines whether a record is among those that the visitor wants.
   *
   * @param array  $listing Listing.
   * @param object $record  Record.
   * @param array  $request What the visitor has chosen.
   * @return bool
   */
  private function is_chosen( $listing, $record, $request ) {
    $reader = $listing['reader'];
    foreach ( $request['filters'] as $key => $wanted ) {
      if ( ! is_array( $wanted ) ) {
        if ( ! in_array( $wanted, $this->values( $reader, $record, $key ), true ) ) {
          return false;
        }
        continue;
      }

      $is_day = in_array( $key, $reader::DATES, true );
      $value  = $is_day ? substr( (string) $reader::value( $record, $key ), 0, 10 ) : (float) $reader::value( $record, $key );
      $from   = is_string( $wanted['from'] ?? '' ) ? $wanted['from'] ?? '' : '';
      $to     = is_string( $wanted['to'] ?? '' ) ? $wanted['to'] ?? '' : '';
      if ( ! $reader::can_see( $record, $key ) || ( $is_day && '' === $value ) ) {
        return false;
      }
      if ( ( '' !== $from && $value < ( $is_day ? $from : (float) $from ) ) || ( '' !== $to && $value > ( $is_day ? $to : (float) $to ) ) ) {
        return false;
      }
    }

    if ( '' === $request['search'] ) {
      return true;
    }

    $texts = array( $reader::title( $record ) );
    foreach ( array_unique( array_merge( $listing['attributes'], $listing['filters'], array( 'content', 'excerpt' ) ) ) as $key ) {
      if ( $reader::can_see( $record, $key ) ) {
        $texts[] = $reader::text( $record, $key );
      }
    }
    $text = $this->comparable( implode( ' ', $texts ) );
    foreach ( preg_split( '/\s+/', $this->comparable( $request['search'] ) ) as $word ) {
      if ( false === strpos( $text, $word ) ) {
        return false;
      }
    }

    return true;
  }
`;
