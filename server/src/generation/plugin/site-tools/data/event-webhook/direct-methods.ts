import { type PhpCode, php } from '../../../../writers/php.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolName } from '../../support/tool-names.ts';

/** Methods that send a message of its own for each event. */
export const directMethods = (plan: PluginPlan, events: readonly string[]): PhpCode => php`
  /**
   * Queues a message.
   *
   * @param string     $event Event name.
   * @param int|string $id    ID of the post, user or comment, or the plugin with the ID of who activates it.
   */
  private function queue( $event, $id ) {
    if ( '' !== $this->address() && in_array( $event, ${settingValue(plan, 'webhook_events', events)}, true ) ) {
      wp_schedule_single_event( time(), self::HOOK, array( $event, $id, 1 ) );
    }
  }

  /**
   * Delivers a message and retries later on failure.
   *
   * @param string     $event   Event name.
   * @param int|string $id      ID of the post, user or comment, or the plugin with the ID of who activates it.
   * @param int        $attempt Number of the attempt.
   */
  public function deliver( $event, $id, $attempt ) {
    $facts = $this->facts( $event, $id );
    if ( null === $facts ) {
      return;
    }

    if ( is_wp_error( $this->send( $event, $facts ) ) && $attempt < self::ATTEMPTS ) {
      wp_schedule_single_event( time() + $attempt * 5 * MINUTE_IN_SECONDS, self::HOOK, array( $event, $id, $attempt + 1 ) );
    }
  }
`;

/** Methods that keep the last failures. */
export const failureMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Option with the last failures.
   */
  const FAILURES = ${toolName(plan, 'webhook_failures')};

  /**
   * Keeps a failure; the last 50 of them.
   *
   * @param string $event Event name.
   * @param string $error Error message; empty on success.
   */
  private function log( $event, $error ) {
    if ( '' === $error ) {
      return;
    }

    $failures = $this->failures();
    array_unshift(
      $failures,
      array(
        'time'  => time(),
        'event' => $event,
        'error' => $error,
      )
    );
    update_option( self::FAILURES, array_slice( $failures, 0, 50 ), false );
  }

  /**
   * Gets the last failures, the newest first.
   *
   * @return array[] Time, event and error of each.
   */
  public function failures() {
    return array_values( array_filter( (array) get_option( self::FAILURES, array() ), 'is_array' ) );
  }
`;
