import { constantOf, handleOf, prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup } from '../../writers/html.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import type { MadeBooking } from './booking-plan.ts';

/** Parameter of addresses that says which month or week is shown. */
const shownKey = (plan: PluginPlan, { number }: MadeBooking): string => prefixed(plan, `booking_${number}_from`);

/** Parameters of addresses that choose something in the form. */
export const chosenKeys = (plan: PluginPlan, { number }: MadeBooking) => ({
  time: prefixed(plan, `booking_${number}_time`),
  thing: prefixed(plan, `booking_${number}_thing`),
});

/** Methods of the table that shows what is free: a row for each day of a month, or of a week with its slots. */
export const tableMethods = (plan: PluginPlan, made: MadeBooking): PhpCode => php`
  /**
   * Renders what is free.
   *
   * @return string HTML.
   */
  public static function table() {
    wp_enqueue_style( ${handleOf(plan, 'bookings')}, ${constantOf(plan, 'URL')} . 'assets/css/bookings.css', array(), ${constantOf(plan, 'VERSION')} );

    list( $first, $last ) = array_map(
      static function ( $time ) {
        return substr( $time, 0, 10 );
      },
      self::window()
    );
    // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only which days are shown.
    $asked = isset( $_GET[${shownKey(plan, made)}] ) ? sanitize_text_field( wp_unslash( $_GET[${shownKey(plan, made)}] ) ) : '';
    $day   = preg_match( '/^\d{4}-\d\d-\d\d$/', $asked ) ? max( $first, min( $last, $asked ) ) : self::first_open( $first, $last );
    ${made.one.slots === undefined ? monthPhp : weekPhp}

    $bookings = self::bookings( $from, ${made.one.slots === undefined ? php`$until` : php`$until . 'T23:59'`} );
    $things   = self::things();
    ob_start();
    ${markup(html`
      <div class="${handleOf(plan, 'free')}" role="region" tabindex="0" aria-label="<?php echo esc_attr( $title ); ?>">
        <table>
          <caption><?php echo esc_html( $title ); ?></caption>
          ${
            made.thing === undefined
              ? html``
              : html`
                <thead>
                  <tr>
                    <th scope="col"><?php esc_html_e( 'Day', ${plan.domain} ); ?></th>
                    <?php foreach ( $things as $name ) : ?>
                      <th scope="col"><?php echo esc_html( $name ); ?></th>
                    <?php endforeach; ?>
                  </tr>
                </thead>
              `
          }
          <tbody>
            <?php for ( $day = max( $from, $first ); $day <= min( $until, $last ); $day = self::day_after( $day ) ) : ?>
              <tr>
                <th scope="row"><?php echo esc_html( wp_date( __( 'D, M j', ${plan.domain} ), strtotime( $day ), new DateTimeZone( 'UTC' ) ) ); ?></th>
                <?php foreach ( array_keys( $things ) as $thing ) : ?>
                  <td><?php self::print_free( $day, $thing, $bookings ); ?></td>
                <?php endforeach; ?>
              </tr>
            <?php endfor; ?>
          </tbody>
        </table>
        <p>
          <?php if ( $from > $first ) : ?>
            <a href="<?php echo esc_url( add_query_arg( ${shownKey(plan, made)}, gmdate( 'Y-m-d', strtotime( $from . ' -1 day' ) ) ) ); ?>" rel="nofollow"><?php esc_html_e( 'Earlier', ${plan.domain} ); ?></a>
          <?php endif; ?>
          <?php if ( $until < $last ) : ?>
            <a href="<?php echo esc_url( add_query_arg( ${shownKey(plan, made)}, self::day_after( $until ) ) ); ?>" rel="nofollow"><?php esc_html_e( 'Later', ${plan.domain} ); ?></a>
          <?php endif; ?>
        </p>
      </div>
    `)}

    return (string) ob_get_clean();
  }

  /**
   * Finds the first day on which something can be booked.
   *
   * @param string $first First day.
   * @param string $last  Last day.
   * @return string Day; the first where there is none in a year.
   */
  private static function first_open( $first, $last ) {
    $day = $first;
    for ( $tries = 0; $tries < 366 && $day <= $last; $tries++ ) {
      foreach ( self::times_of( $day ) as $time ) {
        if ( '' === self::obstacle( $time ) ) {
          return $day;
        }
      }
      $day = self::day_after( $day );
    }

    return $first;
  }

  /**
   * Gets how many can still be booked on a day.
   *
   * @param string  $day      Day.
   * @param int     $thing    Post ID; 0 where there is one thing.
   * @param array[] $bookings See bookings().
   * @return int[] Numbers, keyed by ${made.one.slots === undefined ? 'day' : 'time'}; 0 where it is fully booked.
   */
  public static function free( $day, $thing, $bookings ) {
    $free     = array();
    $capacity = self::capacity( $thing );
    foreach ( self::times_of( $day ) as $time ) {
      if ( '' === self::obstacle( $time ) ) {
        $free[ $time ] = max( 0, $capacity - self::taken( $bookings, $thing, $time ) );
      }
    }

    return $free;
  }

  /**
   * Renders what is free on a day.
   *
   * @param string  $day      Day.
   * @param int     $thing    Post ID; 0 where there is one thing.
   * @param array[] $bookings See bookings().
   */
  private static function print_free( $day, $thing, $bookings ) {
    $free = self::free( $day, $thing, $bookings );
    if ( array() === $free ) {
      echo '&ndash;';
    } elseif ( array() === array_filter( $free ) ) {
      esc_html_e( 'Fully booked', ${plan.domain} );
    }

    foreach ( array_filter( $free ) as $time => $number ) {
      /* translators: %s: number of places */
      ${made.one.slots === undefined ? php`$text = ${freeText(plan)}` : php`$text  = ${freeText(plan)}`}
      ${
        made.one.slots === undefined
          ? php``
          : php`
            $clock = wp_date( get_option( 'time_format' ), strtotime( $time ), new DateTimeZone( 'UTC' ) );
            $text  = 1 === self::capacity( $thing ) ? $clock : $clock . ' (' . $text . ')';
          `
      }
      ${
        made.hasForm
          ? php`printf( '<a href="%1$s" rel="nofollow">%2$s</a> ', esc_url( self::link( $time, $thing ) ), esc_html( $text ) );`
          : php`echo esc_html( $text ) . ' ';`
      }
    }
  }
`;

const freeText = (plan: PluginPlan): PhpCode =>
  php`sprintf( __( '%s free', ${plan.domain} ), number_format_i18n( $number ) );`;

const monthPhp = php`
  $from  = gmdate( 'Y-m-01', strtotime( $day ) );
  $until = gmdate( 'Y-m-t', strtotime( $day ) );
  $title = wp_date( 'F Y', strtotime( $from ), new DateTimeZone( 'UTC' ) );
`;

const weekPhp = php`
  $week  = get_weekstartend( $day );
  $from  = gmdate( 'Y-m-d', $week['start'] );
  $until = gmdate( 'Y-m-d', $week['end'] );
  $title = wp_date( get_option( 'date_format' ), $week['start'], new DateTimeZone( 'UTC' ) ) . ' – ' . wp_date( get_option( 'date_format' ), $week['end'], new DateTimeZone( 'UTC' ) );
`;
