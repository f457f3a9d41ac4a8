import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import type { MadeBooking } from './booking-plan.ts';

/** Format of what is booked, as it is stored. */
export const formatOf = ({ one }: MadeBooking): string => (one.slots === undefined ? 'Y-m-d' : 'Y-m-d\\TH:i');

/** Methods that say when something can be booked at all. */
export function timeMethods(plan: PluginPlan, made: MadeBooking): PhpCode {
  const { one, number } = made;
  const format = formatOf(made);
  const last = one.slots === undefined ? '9999-12-31' : '9999-12-31T23:59';
  const end = one.slots === undefined ? php`$now` : php`$now->setTime( 23, 59 )`;
  return php`
    /**
     * Gets what can be booked on a day of the week like that, whether free or not.
     *
     * @param string $day Day, such as 2026-05-04.
     * @return string[] ${one.slots === undefined ? 'The day itself, or nothing.' : 'Times, such as 2026-05-04T08:00.'}
     */
    public static function times_of( $day ) {
      ${one.slots === undefined ? wholeDay : slotsOfDay}
    }

    /**
     * Gets the days on which there are no bookings.
     *
     * @return array[] First day (from) and last day (until), of one year or, without the year, of every year, and a note.
     */
    public static function closed() {
      $rows = get_option( self::CLOSED );

      return is_array( $rows ) ? $rows : ${one.closed.map(({ from, until }) => ({ from, until, note: '' }))};
    }

    /**
     * Determines whether there are no bookings on a day.
     *
     * @param string $day Day, such as 2026-05-04.
     * @return bool
     */
    public static function is_closed( $day ) {
      foreach ( self::closed() as $row ) {
        // Without a year it is every year, maybe past the end of one.
        $date     = substr( $day, -strlen( $row['from'] ) );
        $is_after = $date >= $row['from'];
        $is_until = $date <= $row['until'];
        if ( $row['from'] <= $row['until'] ? $is_after && $is_until : $is_after || $is_until ) {
          return true;
        }
      }

      return false;
    }

    /**
     * Gets the first and the last moment that can be booked now.
     *
     * @return string[]
     */
    public static function window() {
      $now   = current_datetime();
      $hours = (int) ${settingValue(plan, `booking_${number}_earliest`, one.earliest_hours)};
      $days  = (int) ${settingValue(plan, `booking_${number}_latest`, one.latest_days)};

      return array(
        $now->modify( "+$hours hours" )->format( ${format} ),
        0 < $days ? ${end}->modify( "+$days days" )->format( ${format} ) : ${last},
      );
    }

    /**
     * Gets the day after another.
     *
     * @param string $day Day, such as 2026-05-04.
     * @return string
     */
    private static function day_after( $day ) {
      return gmdate( 'Y-m-d', strtotime( $day . ' +1 day' ) );
    }

    /**
     * Gets what stands in the way of a booking at some time, whoever else has booked.
     *
     * @param string $time ${one.slots === undefined ? 'Day' : 'Time'}.
     * @return string Message, or an empty string if nothing does.
     */
    public static function obstacle( $time ) {
      list( $first, $last ) = self::window();

      $day = substr( $time, 0, 10 );
      if ( $time < $first ) {
        return __( 'Sorry, it is too late to book this.', ${plan.domain} );
      }
      if ( $time > $last ) {
        return __( 'Sorry, this cannot be booked so far ahead.', ${plan.domain} );
      }
      if ( self::is_closed( $day ) ) {
        return __( 'Sorry, there are no bookings on this day.', ${plan.domain} );
      }
      if ( ! in_array( $time, self::times_of( $day ), true ) ) {
        return __( 'Sorry, this time cannot be booked.', ${plan.domain} );
      }

      return '';
    }
  `;
}

const wholeDay = php`
  $is_open = ! self::WEEKDAYS || in_array( (int) gmdate( 'N', strtotime( $day ) ), self::WEEKDAYS, true );

  return $is_open ? array( $day ) : array();
`;

const slotsOfDay = php`
  $times   = array();
  $weekday = (int) gmdate( 'N', strtotime( $day ) );
  foreach ( self::HOURS as $hours ) {
    if ( $hours['weekdays'] && ! in_array( $weekday, $hours['weekdays'], true ) ) {
      continue;
    }
    list( $from, $until ) = array_map(
      static function ( $clock ) {
        return 60 * (int) substr( $clock, 0, 2 ) + (int) substr( $clock, 3 );
      },
      array( $hours['from'], $hours['until'] )
    );
    for ( $minute = $from; $minute + self::MINUTES <= $until; $minute += self::MINUTES + self::PAUSE ) {
      $times[] = sprintf( '%1$sT%2$02d:%3$02d', $day, intdiv( $minute, 60 ), $minute % 60 );
    }
  }
  sort( $times );

  return array_values( array_unique( $times ) );
`;
