import { bookingClassPart } from '../../../behaviours/booking/booked.ts';
import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, handleOf, prefixed } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import type { FormOptions } from './form-options.ts';

/** Statements before a form: what is free, and what a click there chose. */
export function bookingTable(plan: PluginPlan, { booking }: FormOptions): PhpCode {
  if (booking === undefined) return noPhp;
  const bookings = classOf(plan, bookingClassPart(booking));
  return php`
    echo ${bookings}::table(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
    $this->values += ${bookings}::chosen();
  `;
}

/** Statements that print the control of `$field`, whose key is `$key`. */
export function fieldControl(plan: PluginPlan, { booking }: FormOptions): PhpCode {
  const id = handleOf(plan, 'field-');
  const group = prefixed(plan, 'fields');
  const control = php`
    ${classOf(plan, 'Form_Fields')}::print_control(
      ${id} . $key,
      ${`${group}[`} . $key . ']',
      $field,
      isset( $this->values[ $key ] ) ? $this->values[ $key ] : '',
      $this->error_id( $key )
    );
  `;
  if (booking === undefined) return control;
  const bookings = classOf(plan, bookingClassPart(booking));
  return php`
    if ( ${bookings}::DATE === $key ) {
      ${bookings}::print_control( ${id} . $key, ${`${group}[`} . $key . ']', isset( $this->values[ $key ] ) ? $this->values[ $key ] : '', $this->error_id( $key ) );
    } else {
      ${control}
    }
  `;
}
