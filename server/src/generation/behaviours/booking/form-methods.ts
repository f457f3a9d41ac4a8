import { handleOf, prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup } from '../../writers/html.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { MadeBooking } from './booking-plan.ts';
import { chosenKeys } from './table-methods.ts';

/** Methods that the form of visitors calls, where there is one. */
export function formMethods(plan: PluginPlan, made: MadeBooking): PhpCode {
  if (!made.hasForm) return noPhp;
  const keys = chosenKeys(plan, made);
  return php`
    /**
     * Gets the address at which the form has chosen something.
     *
     * @param string $time  ${made.one.slots === undefined ? 'Day' : 'Time'}.
     * @param int    $thing Post ID; 0 where there is one thing.
     * @return string URL.
     */
    private static function link( $time, $thing ) {
      $args = array(
        ${keys.time} => $time,
        ${made.thing === undefined ? noPhp : php`${keys.thing} => $thing,`}
      );

      return add_query_arg( $args, remove_query_arg( ${prefixed(plan, 'sent')} ) ) . ${`#${handleOf(plan, `field-${made.date.key}`)}`};
    }

    /**
     * Gets what the visitor has chosen in the table.
     *
     * @return string[] Values by field.
     */
    public static function chosen() {
      $chosen = array();
      // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only what the form begins with.
      ${joinPhp([
        chosenPhp(made.date.key, keys.time),
        ...(made.thing === undefined ? [] : [chosenPhp(made.thing.key, keys.thing)]),
      ])}
      // phpcs:enable

      return $chosen;
    }

    /**
     * Gets the title of a booking.
     *
     * @param array $values Values by field.
     * @return string
     */
    public static function title( $values ) {
      $booking = self::booking_of( $values );
      if ( '' === $booking['from'] ) {
        return __( 'Booking', ${plan.domain} );
      }

      $date = wp_date( ${made.one.slots === undefined ? php`get_option( 'date_format' )` : php`get_option( 'date_format' ) . ' ' . get_option( 'time_format' )`}, strtotime( $booking['from'] ), new DateTimeZone( 'UTC' ) );

      return ${made.thing === undefined ? php`$date` : php`$booking['thing'] ? get_the_title( $booking['thing'] ) . ', ' . $date : $date`};
    }

    /**
     * Renders the control of the ${made.one.slots === undefined ? 'day' : 'time, with the times that are free'}.
     *
     * @param string $id    Element ID.
     * @param string $name  Name attribute.
     * @param string $value Value.
     * @param string $error ID of the error message element, or an empty string if there is no error.
     */
    public static function print_control( $id, $name, $value, $error ) {
      ${made.one.slots === undefined ? dayControl : timeControl(plan)}
    }
  `;
}

const chosenPhp = (field: string, parameter: string): PhpCode => php`
  if ( isset( $_GET[${parameter}] ) && is_string( $_GET[${parameter}] ) ) {
    $chosen[${field}] = sanitize_text_field( wp_unslash( $_GET[${parameter}] ) );
  }
`;

/** Attributes of a control that say what is wrong with it. */
const stateOf = php`'' === $error ? '' : sprintf( ' aria-invalid="true" aria-describedby="%s"', esc_attr( $error ) )`;

const dayControl = php`
  list( $first, $last ) = self::window();
  $state = ${stateOf};
  printf(
    '<input type="date" id="%1$s" name="%2$s" value="%3$s" min="%4$s" max="%5$s"%6$s required>',
    esc_attr( $id ),
    esc_attr( $name ),
    esc_attr( $value ),
    esc_attr( $first ),
    esc_attr( $last ),
    $state // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Static text and an escaped ID.
  );
`;

const timeControl = (plan: PluginPlan): PhpCode => php`
  list( $first, $last ) = self::window();
  $bookings = self::bookings( $first, $last );
  $state    = ${stateOf};
  $utc      = new DateTimeZone( 'UTC' );
  $days     = array();
  // A list of more than a few weeks helps nobody; the table leads to any day.
  $end = min( substr( $last, 0, 10 ), max( gmdate( 'Y-m-d', strtotime( $first ) + 42 * DAY_IN_SECONDS ), substr( $value, 0, 10 ) ) );
  for ( $day = substr( $first, 0, 10 ); $day <= $end; $day = self::day_after( $day ) ) {
    foreach ( array_keys( self::things() ) as $thing ) {
      foreach ( array_filter( self::free( $day, $thing, $bookings ) ) as $time => $number ) {
        $days[ $day ][ $time ] = wp_date( get_option( 'time_format' ), strtotime( $time ), $utc );
      }
    }
    if ( isset( $days[ $day ] ) ) {
      ksort( $days[ $day ] );
    }
  }
  ${markup(html`
    <select id="<?php echo esc_attr( $id ); ?>" name="<?php echo esc_attr( $name ); ?>"<?php echo $state; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Static text and an escaped ID. ?> required>
      <option value=""><?php esc_html_e( 'Choose a time', ${plan.domain} ); ?></option>
      <?php foreach ( $days as $day => $times ) : ?>
        <optgroup label="<?php echo esc_attr( wp_date( get_option( 'date_format' ), strtotime( $day ), $utc ) ); ?>">
          <?php foreach ( $times as $time => $label ) : ?>
            <option value="<?php echo esc_attr( $time ); ?>"<?php selected( $value, $time ); ?>><?php echo esc_html( $label ); ?></option>
          <?php endforeach; ?>
        </optgroup>
      <?php endforeach; ?>
    </select>
  `)}
`;
