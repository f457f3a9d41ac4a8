import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import type { Figure } from './figure-plan.ts';

/** Methods that work figures out, and keep them for a while. */
export const calculatingMethods = (plan: PluginPlan, _figures: readonly Figure[]): PhpCode => php`
  /**
   * Gets figures that are not older than they may be.
   *
   * @param array    $figure Figure.
   * @param array    $args   Arguments of the query.
   * @param callable $has    Whether a record counts.
   * @return array[] Groups, each with its label and what it comes to; of the time before under its own key.
   */
  private function results( $figure, $args, $has ) {
    $key  = ${prefixed(plan, 'figure_')} . md5( $figure['name'] . '|' . $figure['scope'] . '|' . wp_date( 'Y-m-d' ) );
    $kept = $figure['minutes'] > 0 ? get_transient( $key ) : false;
    if ( is_array( $kept ) ) {
      return $kept;
    }

    $results = $this->calculate( $figure, $args, $has );
    if ( $figure['minutes'] > 0 ) {
      set_transient( $key, $results, $figure['minutes'] * MINUTE_IN_SECONDS );
    }

    return $results;
  }

  /**
   * Works a figure out.
   *
   * @param array    $figure Figure.
   * @param array    $args   Arguments of the query.
   * @param callable $has    Whether a record counts.
   * @return array[] See results().
   */
  private function calculate( $figure, $args, $has ) {
    $reader = $figure['reader'];
    $spans  = $this->spans( $figure );
    $cells  = array();
    $offset = 0;
    do {
      $records = $reader::query( 500, $offset, 'id', 'asc', $args );
      foreach ( $records as $record ) {
        if ( ! call_user_func( $has, $record ) ) {
          continue;
        }

        $moment = '' === $figure['date'] ? 0 : $reader::moment( $record, $figure['date'] );
        foreach ( $spans as $name => $span ) {
          if ( null !== $span && ( 0 === $moment || $moment < $span[0] || $moment >= $span[1] ) ) {
            continue;
          }
          foreach ( 'now' === $name ? $this->groups( $figure, $record, $moment ) : array( '' => '' ) as $group => $label ) {
            $cell = $cells[ $name ][ $group ] ?? array(
              'label'  => $label,
              'count'  => 0,
              'sum'    => 0.0,
              'values' => array(),
              'least'  => null,
              'most'   => null,
            );

            $value = '' === $figure['attribute'] ? 1 : $reader::value( $record, $figure['attribute'] );
            if ( 'distinct' === $figure['what'] ) {
              foreach ( array_filter( array_map( 'strval', (array) $value ), 'strlen' ) as $text ) {
                $cell['values'][ $text ] = true;
              }
            } elseif ( is_numeric( $value ) ) {
              ++$cell['count'];
              $cell['sum']  += (float) $value;
              $cell['least'] = null === $cell['least'] ? (float) $value : min( $cell['least'], (float) $value );
              $cell['most']  = null === $cell['most'] ? (float) $value : max( $cell['most'], (float) $value );
            }
            $cells[ $name ][ $group ] = $cell;
          }
        }
      }
      $offset += 500;
    } while ( 500 === count( $records ) && $offset < self::MAX_RECORDS );

    $results = array(
      'groups' => array(),
      'before' => $this->outcome( $figure, $cells['before'][''] ?? null ),
    );
    if ( '' === $figure['by'] ) {
      $results['groups'][] = array(
        'label' => '',
        'value' => $this->outcome( $figure, $cells['now'][''] ?? null ),
        'count' => $cells['now']['']['count'] ?? 0,
      );

      return $results;
    }

    foreach ( $cells['now'] ?? array() as $group => $cell ) {
      $results['groups'][ (string) $group ] = array(
        'label' => $cell['label'],
        'value' => $this->outcome( $figure, $cell ),
        'count' => $cell['count'],
      );
    }
    $results['groups'] = $this->ordered( $figure, $results['groups'] );

    return $results;
  }

  /**
   * Gets the times that count.
   *
   * @param array $figure Figure.
   * @return array Beginning and end of now, and of the time before where it is compared; null for all times.
   */
  private function spans( $figure ) {
    $today = strtotime( current_time( 'Y-m-d' ) );
    switch ( $figure['period'] ) {
      case 'today':
        $now    = array( $today, $today + DAY_IN_SECONDS );
        $before = array( $today - DAY_IN_SECONDS, $today );
        break;
      case 'this_week':
        $start  = $today - ( ( (int) gmdate( 'w', $today ) - (int) get_option( 'start_of_week' ) + 7 ) % 7 ) * DAY_IN_SECONDS;
        $now    = array( $start, $start + WEEK_IN_SECONDS );
        $before = array( $start - WEEK_IN_SECONDS, $start );
        break;
      case 'this_month':
        $start  = strtotime( gmdate( 'Y-m-01', $today ) );
        $now    = array( $start, strtotime( '+1 month', $start ) );
        $before = array( strtotime( '-1 month', $start ), $start );
        break;
      case 'this_year':
        $start  = strtotime( gmdate( 'Y-01-01', $today ) );
        $now    = array( $start, strtotime( '+1 year', $start ) );
        $before = array( strtotime( '-1 year', $start ), $start );
        break;
      case 'last_days':
        $length = $figure['days'] * DAY_IN_SECONDS;
        $end    = $today + DAY_IN_SECONDS;
        $now    = array( $end - $length, $end );
        $before = array( $end - 2 * $length, $end - $length );
        break;
      case 'next_days':
        $now    = array( $today, $today + ( $figure['days'] + 1 ) * DAY_IN_SECONDS );
        $before = $now;
        break;
      default:
        return array( 'now' => null );
    }

    return $figure['has_trend'] ? array( 'now' => $now, 'before' => $before ) : array( 'now' => $now );
  }

  /**
   * Gets the groups that a record counts for.
   *
   * @param array  $figure Figure.
   * @param object $record Record.
   * @param int    $moment Its date.
   * @return string[] Labels, keyed by what sorts.
   */
  private function groups( $figure, $record, $moment ) {
    $reader = $figure['reader'];
    switch ( $figure['by'] ) {
      case 'value':
        $value = $reader::value( $record, $figure['group'] );
        $text  = $reader::text( $record, $figure['group'] );
        $names = is_array( $value ) && implode( ', ', $value ) === $text ? array_map( 'strval', $value ) : array( $text );
        $names = array_filter( $names, 'strlen' );

        return $names ? array_combine( $names, $names ) : array();
      case 'day':
        return $moment > 0 ? array( gmdate( 'Y-m-d', $moment ) => date_i18n( get_option( 'date_format' ), $moment ) ) : array();
      case 'month':
        return $moment > 0 ? array( gmdate( 'Y-m', $moment ) => date_i18n( 'M Y', $moment ) ) : array();
      case 'year':
        return $moment > 0 ? array( gmdate( 'Y', $moment ) => gmdate( 'Y', $moment ) ) : array();
    }

    return array( '' => '' );
  }

  /**
   * Puts groups in order: times one after the other and without gaps, others by size.
   *
   * @param array   $figure Figure.
   * @param array[] $groups Groups.
   * @return array[]
   */
  private function ordered( $figure, $groups ) {
    $steps = array(
      'day'   => array( 'Y-m-d', '+1 day', get_option( 'date_format' ) ),
      'month' => array( 'Y-m', '+1 month', 'M Y' ),
    );
    if ( isset( $steps[ $figure['by'] ] ) && count( $groups ) > 1 ) {
      list( $format, $step, $label ) = $steps[ $figure['by'] ];
      $last  = strtotime( 'month' === $figure['by'] ? max( array_keys( $groups ) ) . '-01' : max( array_keys( $groups ) ) );
      $first = strtotime( 'month' === $figure['by'] ? min( array_keys( $groups ) ) . '-01' : min( array_keys( $groups ) ) );
      for ( $time = $first, $many = 0; $time <= $last && $many < 400; $time = strtotime( $step, $time ), $many++ ) {
        $groups += array(
          gmdate( $format, $time ) => array(
            'label' => date_i18n( $label, $time ),
            'value' => in_array( $figure['what'], array( 'count', 'sum', 'distinct' ), true ) ? 0.0 : null,
            'count' => 0,
          ),
        );
      }
    }

    if ( 'value' === $figure['by'] ) {
      uasort(
        $groups,
        static function ( $one, $other ) {
          return $other['value'] <=> $one['value'];
        }
      );

      return array_values( $figure['most'] > 0 ? array_slice( $groups, 0, $figure['most'] ) : $groups );
    }

    ksort( $groups );

    return array_values( $figure['most'] > 0 ? array_slice( $groups, -$figure['most'] ) : $groups );
  }

  /**
   * Gets what a group comes to.
   *
   * @param array      $figure Figure.
   * @param array|null $cell   What was gathered.
   * @return float|null Null where nothing has a value.
   */
  private function outcome( $figure, $cell ) {
    $count = $cell['count'] ?? 0;
    switch ( $figure['what'] ) {
      case 'count':
        return (float) $count;
      case 'distinct':
        return (float) count( $cell['values'] ?? array() );
      case 'sum':
        return (float) ( $cell['sum'] ?? 0 );
      case 'average':
        return $count > 0 ? $cell['sum'] / $count : null;
      case 'minimum':
        return $cell['least'] ?? null;
      case 'maximum':
        return $cell['most'] ?? null;
    }

    return null;
  }
`;
