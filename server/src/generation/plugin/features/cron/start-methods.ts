import { type PhpCode, php } from '../../../writers/php.ts';
import type { PluginPlan } from '../../plan.ts';
import { hookOf } from './hook-of.ts';
import type { ScheduledTask } from './scheduled-task.ts';

const stepOf = ({ recurrence }: ScheduledTask): string => (recurrence === 'weekly' ? '+1 week' : '+1 day');

/** Methods that begin tasks at their moments, for a plan that has some, and keep them there when clocks change. */
export const startMethods = (plan: PluginPlan, tasks: readonly ScheduledTask[]): PhpCode => php`
  /**
   * Gets the next time at which a task begins.
   *
   * @param string $hook  Hook of the task.
   * @param int    $after Timestamp; the task begins later.
   * @return int Timestamp.
   */
  private static function start_of( $hook, $after ) {
    $starts = ${Object.fromEntries(
      tasks.flatMap((task) =>
        task.start === undefined
          ? []
          : [[hookOf(plan, task), [`${task.start.weekday ?? 'today'} ${task.start.time}`, stepOf(task)]]],
      ),
    )};
    if ( ! isset( $starts[ $hook ] ) ) {
      return $after + MINUTE_IN_SECONDS;
    }

    list( $first, $step ) = $starts[ $hook ];

    $next = current_datetime()->modify( $first );
    while ( $next->getTimestamp() <= $after ) {
      $next = $next->modify( $step );
    }

    return $next->getTimestamp();
  }

  /**
   * Moves the next run of a task to its time of day, from which it departs when clocks change.
   *
   * @param string $hook Hook of the task.
   */
  private static function align( $hook ) {
    $event = wp_get_scheduled_event( $hook );
    $next  = self::start_of( $hook, time() + 12 * HOUR_IN_SECONDS );
    if ( $event && $event->schedule && $event->timestamp !== $next ) {
      wp_unschedule_event( $event->timestamp, $hook );
      wp_schedule_event( $next, $event->schedule, $hook );
    }
  }
`;
