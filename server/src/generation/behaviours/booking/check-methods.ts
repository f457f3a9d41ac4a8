import { classOf, prefixed } from '../../plugin/code-names.ts';
import type { PlanField, PluginPlan } from '../../plugin/plan.ts';
import { identifier, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { MadeBooking } from './booking-plan.ts';
import { lockMethods } from './lock-methods.ts';
import { formatOf } from './time-methods.ts';

/** Methods that refuse what is taken or cannot be booked, wherever it comes from. */
export const checkMethods = (plan: PluginPlan, made: MadeBooking): PhpCode => php`
  /**
   * Checks a booking of a form, an import or another program, and keeps others out until it is stored.
   *
   * @param WP_Error|null $error  Error so far.
   * @param string        $type   Post type.
   * @param array         $values Values by field.
   * @param int           $id     ID of the booking, or 0 for a new one.
   * @return WP_Error|null
   */
  public function check( $error, $type, $values, $id ) {
    if ( null !== $error || self::TYPE !== $type ) {
      return $error;
    }

    $booking = self::booking_of( $values, $id );
    if ( $id && $booking === self::stored( $id ) ) {
      return null;
    }

    // Staff book by phone as well: at any time, but never more than there are.
    $is_staff = current_user_can( ${made.kind.capability} ) && ( is_admin() || wp_is_serving_rest_request() );
    $fault    = self::lock() ? self::fault( $booking, $id, $is_staff ) : __( 'Somebody else is booking right now. Please try again.', ${plan.domain} );
    if ( '' === $fault ) {
      return null;
    }
    self::unlock();

    return new WP_Error( ${prefixed(plan, 'booking')}, $fault, array( 'status' => 400 ) );
  }

  /**
   * Makes a booking of values that are to be stored.
   *
   * @param array $values Values by field.
   * @param int   $id     ID of the booking, or 0 for a new one.
   * @return array See stored().
   */
  public static function booking_of( $values, $id = 0 ) {
    $fields = ${identifier(made.entity.classes.definition)}::fields();
    $values = array_map(
      static function ( $field, $key ) use ( $values ) {
        $value = ${classOf(plan, 'Fields')}::prepare( isset( $values[ $key ] ) ? $values[ $key ] : null, $field );

        return is_scalar( $value ) ? (string) $value : '';
      },
      $fields,
      array_keys( $fields )
    );
    $values = array_combine( array_keys( $fields ), $values );

    return array(
      'thing'  => ${made.thing === undefined ? php`0` : php`(int) $values[${made.thing.key}]`},
      'from'   => $values[${made.date.key}],
      'until'  => ${made.until === undefined ? valuePhp(made.date) : php`'' === $values[${made.until.key}] ? ${valuePhp(made.date)} : $values[${made.until.key}]`},
      'number' => ${made.count === undefined ? php`1` : php`max( 1, (int) $values[${made.count.key}] )`},
      'person' => ${personPhp(made)},
    );
  }

  /**
   * Finds what is wrong with a booking.
   *
   * @param array $booking  See stored().
   * @param int   $id       Its ID, or 0 for a new one.
   * @param bool  $is_staff Whether staff book, who may do so at any time.
   * @return string Message, or an empty string if nothing is wrong.
   */
  public static function fault( $booking, $id, $is_staff ) {
    if ( '' === $booking['from'] || $booking['until'] < $booking['from'] ) {
      return ${made.one.slots === undefined ? php`__( 'Please choose a day.', ${plan.domain} )` : php`__( 'Please choose a time.', ${plan.domain} )`};
    }

    $others = self::bookings( $booking['from'], $booking['until'], $id );
    foreach ( self::times_booked( $booking ) as $time ) {
      $obstacle = $is_staff ? '' : self::obstacle( $time );
      if ( '' !== $obstacle ) {
        return $obstacle;
      }
      $left = self::capacity( $booking['thing'] ) - self::taken( $others, $booking['thing'], $time );
      if ( $left < $booking['number'] ) {
        return 0 < $left
          /* translators: %s: number of places */
          ? sprintf( __( 'Sorry, there are only %s left.', ${plan.domain} ), number_format_i18n( $left ) )
          : __( 'Sorry, this is fully booked.', ${plan.domain} );
      }
    }
    ${made.one.max_open === undefined ? noPhp : openPhp(plan, made, made.one.max_open.number)}

    return '';
  }

  /**
   * Gets the ${made.one.slots === undefined ? 'days' : 'times'} that a booking takes.
   *
   * @param array $booking See stored().
   * @return string[]
   */
  private static function times_booked( $booking ) {
    ${
      made.until === undefined
        ? php`return array( $booking['from'] );`
        : php`
          $times = array();
          for ( $day = $booking['from']; $day <= $booking['until'] && count( $times ) < 1000; $day = self::day_after( $day ) ) {
            $times[] = $day;
          }

          return $times;
        `
    }
  }

  /**
   * Checks a booking that staff have stored in the administration, which is a draft where there is no place for it.
   *
   * @param int     $post_id Post ID.
   * @param WP_Post $post    Post object.
   */
  public function check_post( $post_id, $post ) {
    if ( self::TYPE !== $post->post_type ) {
      return;
    }
    $booking  = self::stored( $post_id );
    $is_taken = in_array( $post->post_status, self::STATUSES, true );
    if ( ! $is_taken ) {
      delete_post_meta( $post_id, self::ACCEPTED );
    } elseif ( '' !== $booking['from'] && get_post_meta( $post_id, self::ACCEPTED, true ) !== $booking ) {
      $fault = self::$has_lock || self::lock() ? self::fault( $booking, $post_id, true ) : '';
      if ( '' === $fault ) {
        update_post_meta( $post_id, self::ACCEPTED, wp_slash( $booking ) );
      } else {
        set_transient( self::LOCK . get_current_user_id(), $fault, 5 * MINUTE_IN_SECONDS );
        wp_update_post(
          array(
            'ID'          => $post_id,
            'post_status' => 'draft',
          )
        );
      }
    }
    self::unlock();
  }

  /**
   * Says why a booking is a draft.
   */
  public function print_notice() {
    $fault = get_transient( self::LOCK . get_current_user_id() );
    if ( is_string( $fault ) && current_user_can( 'edit_posts' ) ) {
      delete_transient( self::LOCK . get_current_user_id() );
      wp_admin_notice( esc_html( $fault . ' ' . __( 'The booking was saved as a draft.', ${plan.domain} ) ), array( 'type' => 'error' ) );
    }
  }

  ${lockMethods}
`;

const valuePhp = ({ key }: PlanField): PhpCode => php`$values[${key}]`;

function personPhp({ one, person }: MadeBooking): PhpCode {
  if (one.max_open === undefined) return php`''`;
  return person === undefined
    ? php`(string) ( $id ? get_post_field( 'post_author', $id ) : get_current_user_id() )`
    : php`strtolower( trim( ${valuePhp(person)} ) )`;
}

function openPhp(plan: PluginPlan, made: MadeBooking, most: number): PhpCode {
  const last = made.one.slots === undefined ? '9999-12-31' : '9999-12-31T23:59';
  return php`
    if ( ! $is_staff && '' !== $booking['person'] && '0' !== $booking['person'] ) {
      $open = array_keys( wp_list_pluck( self::bookings( current_datetime()->format( ${formatOf(made)} ), ${last}, $id ), 'person' ), $booking['person'], true );
      if ( count( $open ) >= ${most} ) {
        return sprintf(
          /* translators: %s: number of bookings */
          _n( 'You already have %s open booking.', 'You already have %s open bookings.', count( $open ), ${plan.domain} ),
          number_format_i18n( count( $open ) )
        );
      }
    }
  `;
}
