import { prefixed, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import type { RecordKind } from '../records/record-kind.ts';

/** Filter that says why a record can no longer be canceled. */
export const lateHook = (plan: PluginPlan): string => prefixed(plan, 'cancel_refusal');

/** Whether records of a kind can be canceled until some time only. */
export const isLateRefused = ({ source }: PluginPlan, { key }: RecordKind): boolean =>
  (source.behaviours ?? []).some(
    (one) => one.kind === 'booking' && one.entity === key && one.cancel_hours !== undefined,
  );

const refusal = (plan: PluginPlan): PhpCode => php`
  /**
   * Filters why a record cannot be canceled.
   *
   * @param string  $refusal Message, or an empty string if it can be canceled.
   * @param WP_Post $record  Record.
   */
  $refusal = (string) apply_filters( ${lateHook(plan)}, '', $record );
`;

/** Statements that end the request where it is too late to cancel `$record`. */
export const refuseLate = (plan: PluginPlan): PhpCode => php`
  ${refusal(plan)}
  if ( '' !== $refusal ) {
    wp_die( esc_html( $refusal ), ${translatedHtml(plan, 'Cancel')}, array( 'response' => 403 ) );
  }
`;

/** The same as an error that is returned. */
export const refuseLateError = (plan: PluginPlan): PhpCode => php`
  ${refusal(plan)}
  if ( '' !== $refusal ) {
    return new WP_Error( 'late', $refusal );
  }
`;
