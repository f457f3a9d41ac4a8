import { classOf, prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { weekdayNumbersOf } from '../times.ts';
import { bookingClassPart } from './booked.ts';
import { bookingKey, freeTag, type MadeBooking } from './booking-plan.ts';
import { cancelMethod } from './cancel-method.ts';
import { checkMethods } from './check-methods.ts';
import { closedMethods } from './closed-methods.ts';
import { countMethods } from './count-methods.ts';
import { formMethods } from './form-methods.ts';
import { lateHook } from './late.ts';
import { tableMethods } from './table-methods.ts';
import { timeMethods } from './time-methods.ts';

/** The class of bookings: what can be booked, what is free, and who is refused. */
export function bookingsClass(plan: PluginPlan, made: MadeBooking): PhpCode {
  const { one, kind } = made;
  const key = bookingKey(plan, made);
  return php`
    /**
     * Lets visitors book ${one.slots === undefined ? 'free days' : 'free times'}, and never more than there are: ${kind.plural}.
     */
    final class ${classOf(plan, bookingClassPart(made))} {

      const TYPE = ${kind.type};

      /**
       * Field that says what is booked.
       */
      const DATE = ${made.date.key};

      /**
       * How many there are to book at the same time, where nothing else says so.
       */
      const PLACES = ${one.places};

      /**
       * Option that keeps two people from booking at the same moment.
       */
      const LOCK = ${`${key}_lock`};

      /**
       * Option with the days on which there are no bookings, and action that changes them.
       */
      const CLOSED = ${`${key}_closed`};

      /**
       * Metadata of what a booking has been given.
       */
      const ACCEPTED = ${`_${key}`};

      /**
       * Statuses of posts that take a place.
       */
      const STATUSES = array( 'publish', 'future', 'private', 'pending' );

      ${
        one.slots === undefined
          ? php`
            /**
             * Days of the week that can be booked (1 to 7); none: every day.
             */
            const WEEKDAYS = ${weekdayNumbersOf(one.weekdays ?? [])};
          `
          : php`
            /**
             * How long a booking takes, and the pause after it, in minutes.
             */
            const MINUTES = ${one.slots.minutes};
            const PAUSE   = ${one.slots.pause_minutes};

            /**
             * When there are times to book: days of the week (1 to 7; none: every day), beginning and end.
             */
            const HOURS = ${one.slots.hours.map(({ weekdays, from, until }) => ({
              weekdays: weekdayNumbersOf(weekdays),
              from,
              until,
            }))};
          `
      }

      /**
       * Whether this request is the one that may book now.
       *
       * @var bool
       */
      private static $has_lock = false;

      /**
       * Registers the hooks.
       */
      public function register() {
        add_filter( ${prefixed(plan, 'checked_values')}, array( $this, 'check' ), 20, 4 );
        add_action( 'wp_after_insert_post', array( $this, 'check_post' ), 1, 2 );
        add_action( 'admin_notices', array( $this, 'print_notice' ) );
        add_action( 'admin_menu', array( $this, 'add_page' ) );
        add_action( 'admin_post_' . self::CLOSED, array( $this, 'save_closed' ) );
        add_shortcode( ${freeTag(plan, made)}, array( __CLASS__, 'table' ) );
        ${one.cancel_hours === undefined ? noPhp : php`add_filter( ${lateHook(plan)}, array( $this, 'refuse_late' ), 10, 2 );`}
      }

      ${timeMethods(plan, made)}

      ${countMethods(made)}

      ${checkMethods(plan, made)}

      ${cancelMethod(plan, made)}

      ${tableMethods(plan, made)}

      ${formMethods(plan, made)}

      ${closedMethods(plan, made)}
    }
  `;
}
