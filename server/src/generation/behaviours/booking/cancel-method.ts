import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { MadeBooking } from './booking-plan.ts';

/** The method that refuses to cancel a booking when it is too late. */
export function cancelMethod(plan: PluginPlan, { one, number }: MadeBooking): PhpCode {
  if (one.cancel_hours === undefined) return noPhp;
  return php`
    /**
     * Refuses to cancel a booking that begins too soon.
     *
     * @param string  $refusal Message so far.
     * @param WP_Post $record  Booking.
     * @return string Message, or an empty string if it can be canceled.
     */
    public function refuse_late( $refusal, $record ) {
      if ( '' !== $refusal || ! $record instanceof WP_Post || self::TYPE !== $record->post_type ) {
        return $refusal;
      }

      $hours  = (int) ${settingValue(plan, `booking_${number}_cancel`, one.cancel_hours)};
      $begins = date_create_immutable( self::stored( $record->ID )['from'], wp_timezone() );
      if ( ! $begins || current_datetime() <= $begins->modify( "-$hours hours" ) ) {
        return '';
      }

      return sprintf(
        /* translators: %s: number of hours */
        _n( 'Sorry, this can only be canceled until %s hour before.', 'Sorry, this can only be canceled until %s hours before.', $hours, ${plan.domain} ),
        number_format_i18n( $hours )
      );
    }
  `;
}
