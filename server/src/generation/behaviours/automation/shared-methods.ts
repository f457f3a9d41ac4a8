import { prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';

interface Uses {
  readonly sends: boolean;
  readonly hasRoles: boolean;
  readonly looks: boolean;
  readonly optsOut: boolean;
  readonly cancels: boolean;
}

/** Methods that several automations use, where one does. */
export const sharedMethods = (plan: PluginPlan, { sends, hasRoles, looks, optsOut, cancels }: Uses): PhpCode =>
  joinPhp(
    [
      looks ? runMethods(plan) : noPhp,
      sends ? sendMethod(plan, optsOut, cancels) : noPhp,
      hasRoles ? addressesMethod : noPhp,
    ].filter(({ text }) => text !== ''),
    '\n\n',
  );

const runMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * When the current run began.
   *
   * @var float
   */
  private $started = 0.0;

  /**
   * Begins a run, or continues one that was paused.
   *
   * @param string $hook Hook of the task.
   * @param string $time Time of day that the task keeps to; empty for none.
   * @return array The moments until which it looks now (now) and has looked before (before), and the last ID (last).
   */
  private function begin( $hook, $time ) {
    $ran = (array) get_option( ${prefixed(plan, 'automations_ran')}, array() );
    $run = isset( $ran[ $hook ] ) && is_array( $ran[ $hook ] ) ? $ran[ $hook ] : array();
    $now = isset( $run['paused'] ) ? $run['paused'] : time();

    // What was due while the site slept is done late, but not if it is a week ago.
    $before = isset( $run['done'] ) ? max( $run['done'], $now - WEEK_IN_SECONDS ) : $now - DAY_IN_SECONDS;

    $next = wp_next_scheduled( $hook );

    // Clocks change in spring and autumn.
    if ( '' !== $time && $next && wp_date( 'H:i', $next ) !== $time ) {
      $interval = wp_get_schedule( $hook );
      wp_clear_scheduled_hook( $hook );
      wp_schedule_event( current_datetime()->setTimestamp( $next )->modify( $time )->getTimestamp(), $interval ? $interval : 'daily', $hook );
    }

    $this->started = microtime( true );

    return array(
      'now'    => current_datetime()->setTimestamp( $now ),
      'before' => current_datetime()->setTimestamp( $before ),
      'last'   => isset( $run['last'] ) ? $run['last'] : 0,
      'done'   => isset( $run['done'] ) ? $run['done'] : $before,
    );
  }

  /**
   * Determines whether a run has taken so long that the rest should wait.
   *
   * @return bool
   */
  private function is_late() {
    return microtime( true ) - $this->started > 20;
  }

  /**
   * Pauses a run; it is continued in a minute.
   *
   * @param string $hook Hook of the task.
   * @param array  $run  Run.
   */
  private function pause( $hook, $run ) {
    $this->remember(
      $hook,
      array(
        'done'   => $run['done'],
        'paused' => $run['now']->getTimestamp(),
        'last'   => $run['last'],
      )
    );
    wp_schedule_single_event( time() + MINUTE_IN_SECONDS, $hook );
  }

  /**
   * Ends a run.
   *
   * @param string $hook Hook of the task.
   * @param array  $run  Run.
   */
  private function finish( $hook, $run ) {
    $this->remember( $hook, array( 'done' => $run['now']->getTimestamp() ) );
  }

  /**
   * Stores how far a task has come.
   *
   * @param string $hook  Hook of the task.
   * @param int[]  $state Moments, and the last ID.
   */
  private function remember( $hook, $state ) {
    $ran          = (array) get_option( ${prefixed(plan, 'automations_ran')}, array() );
    $ran[ $hook ] = $state;
    update_option( ${prefixed(plan, 'automations_ran')}, $ran, false );
  }

  /**
   * Determines whether a date is reached in a run, or one of its repetitions is.
   *
   * @param string            $date  Date; empty for none.
   * @param DateTimeImmutable $from  Moment until which earlier runs have looked.
   * @param DateTimeImmutable $until Moment until which this run looks.
   * @param int               $every Days between repetitions.
   * @param int               $times Number of repetitions.
   * @return bool
   */
  private function is_due( $date, $from, $until, $every, $times ) {
    for ( $round = 0; '' !== $date && $round <= $times; $round++ ) {
      $due = strtotime( $date ) + $round * $every * DAY_IN_SECONDS;

      if ( $due > strtotime( $from->format( 'Y-m-d H:i:s' ) ) && $due <= strtotime( $until->format( 'Y-m-d H:i:s' ) ) ) {
        return true;
      }
    }

    return false;
  }
`;

const sendMethod = (plan: PluginPlan, optsOut: boolean, cancels: boolean): PhpCode => php`
  /**
   * Sends a separate email to each recipient, so that recipients do not see each other.
   *
   * @param string[] $recipients Email addresses.
   * @param string   $subject    Subject with placeholders.
   * @param string   $message    Message with placeholders.
   * @param string[] $values     Texts, keyed by placeholder.
   * @param array    $options    Headers (headers), paths of files (attachments), whether recipients can unsubscribe (opt_out)${cancels ? php`, and a link that cancels (cancel)` : noPhp}.
   */
  private function send( $recipients, $subject, $message, $values, $options ) {
    $email = array(
      'to'      => array_unique( array_filter( $recipients, 'is_email' ) ),
      'subject' => trim( preg_replace( '/\s+/', ' ', wp_strip_all_tags( strtr( $subject, $values ) ) ) ),
      'message' => strtr( $message, $values ),
    );

    /**
     * Filters an email before it is sent.
     *
     * @param array    $email  Recipients (to), subject and message.
     * @param string[] $values Texts, keyed by placeholder.
     */
    $email = (array) apply_filters( ${prefixed(plan, 'automation_email')}, $email, $values );

    foreach ( (array) $email['to'] as $address ) {
      $message = $email['message'];
      $headers = $options['headers'];

      ${
        cancels
          ? php`
              if ( ! empty( $options['cancel'] ) ) {
                $message .= "\n\n" . ${translated(plan, 'Cancel:')} . ' ' . $options['cancel'];
              }
            `
          : noPhp
      }

      ${
        optsOut
          ? php`
              if ( $options['opt_out'] ) {
                if ( $this->has_unsubscribed( $address ) ) {
                  continue;
                }

                $url       = $this->unsubscribe_url( $address );
                $headers[] = 'List-Unsubscribe: <' . $url . '>';
                $message  .= "\n\n" . ${translated(plan, 'Unsubscribe:')} . ' ' . $url;
              }
            `
          : noPhp
      }

      wp_mail( $address, $email['subject'], $message, $headers, $options['attachments'] );
    }
  }
`;

const addressesMethod: PhpCode = php`
  /**
   * Gets the email addresses of all users with a role.
   *
   * @param string $role Role.
   * @return string[] Email addresses.
   */
  private function addresses_of( $role ) {
    return wp_list_pluck(
      get_users(
        array(
          'role'   => $role,
          'fields' => array( 'ID', 'user_email' ),
        )
      ),
      'user_email'
    );
  }
`;
