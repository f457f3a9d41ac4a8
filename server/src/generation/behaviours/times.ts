import type { Times } from '@presswright/shared/schemas/plans/behaviours/times';
import type { Static } from 'typebox';
import { listed } from '../plugin/features/support/format-text.ts';
import { noPhp, type PhpCode, php } from '../writers/php.ts';
import type { Fault } from './behaviour.ts';

export type PlanTimes = Static<typeof Times>;

const weekdayNumbers = { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 } as const;

/** Numbers of weekdays as PHP's `N` has them. */
export const weekdayNumbersOf = (days: readonly (keyof typeof weekdayNumbers)[]): readonly number[] =>
  days.map((day) => weekdayNumbers[day]).sort();

const isRegular = ({ weekdays, from, until, from_date: first, until_date: last }: PlanTimes): boolean =>
  weekdays.length > 0 || from !== '' || until !== '' || first !== '' || last !== '';

/** Whether it is one of the times now: an expression that calls `is_time()`. */
export function timesPhp(times: PlanTimes): PhpCode {
  const { weekdays, from, until, from_date: first, until_date: last, dates, except_dates: except } = times;
  const call = php`$this->is_time(
    ${{
      regular: isRegular(times),
      weekdays: weekdayNumbersOf(weekdays),
      from,
      until,
      from_date: first,
      until_date: last,
      dates,
      except,
    }}
  )`;
  return times.is === 'during' ? call : php`! ${call}`;
}

/** The method that the expression calls, where there is one. */
export const timesMethod = (isUsed: boolean): PhpCode =>
  isUsed
    ? php`
      /**
       * Checks whether it is now one of some times, in the time zone of the site.
       *
       * @param array $times Weekdays (1 to 7), times of day, dates and exceptions.
       * @return bool Whether it is.
       */
      private function is_time( $times ) {
        $now  = current_datetime();
        $days = array( $now->format( 'Y-m-d' ), $now->format( 'm-d' ) );
        if ( array_intersect( $days, $times['except'] ) ) {
          return false;
        }
        if ( array_intersect( $days, $times['dates'] ) ) {
          return true;
        }
        if ( ! $times['regular'] || ( '' !== $times['from_date'] && $days[0] < $times['from_date'] ) || ( '' !== $times['until_date'] && $days[0] > $times['until_date'] ) ) {
          return false;
        }

        $clock   = $now->format( 'H:i' );
        $weekday = (int) $now->format( 'N' );
        $from    = '' === $times['from'] ? '00:00' : $times['from'];
        $until   = '' === $times['until'] ? '24:00' : $times['until'];
        if ( $until <= $from && $clock < $until ) {
          // It began the day before.
          $weekday = 1 === $weekday ? 7 : $weekday - 1;
        } elseif ( $clock < $from || ( $until > $from && $clock >= $until ) ) {
          return false;
        }

        return array() === $times['weekdays'] || in_array( $weekday, $times['weekdays'], true );
      }
    `
    : noPhp;

const capital = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1);

/** When, in words: `on Monday and Friday from 09:00 to 17:00, and on 12-24`. */
export function timesWords(times: PlanTimes): string {
  const { is, weekdays, from, until, from_date: first, until_date: last, dates, except_dates: except } = times;
  const parts = [
    weekdays.length > 0 ? `on ${listed(weekdays.map(capital))}` : '',
    from !== '' ? `from ${from}` : '',
    until !== '' ? `until ${until}` : '',
    first !== '' ? `from ${first} on` : '',
    last !== '' ? `up to ${last}` : '',
    dates.length > 0 ? `on ${listed(dates)}` : '',
    except.length > 0 ? `except on ${listed(except)}` : '',
  ].filter((part) => part !== '');
  return `${is === 'outside' ? 'not ' : ''}${parts.join(' ')}`;
}

/** The first thing about times that cannot be. */
export function checkTimes(times: PlanTimes, at: string): Fault | null {
  const { from, until, from_date: first, until_date: last, dates } = times;
  if (!isRegular(times) && dates.length === 0)
    return { at: `${at}.weekdays`, expected: 'weekdays, times of day, or dates', got: times.weekdays };
  if (from !== '' && from === until)
    return { at: `${at}.until`, expected: `another time than from (${from})`, got: until };
  if (first !== '' && last !== '' && last < first)
    return { at: `${at}.until_date`, expected: `a date that is not before from_date (${first})`, got: last };
  return null;
}
