import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, prefixed } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import type { ScheduledTask } from './scheduled-task.ts';
import { scheduledTasksOf } from './scheduled-tasks.ts';

/** Hook of a task. */
export const hookOf = (plan: PluginPlan, { name }: ScheduledTask): string => prefixed(plan, name);

/** The class that enters the plugin's tasks into WordPress' schedule and does them. */
export function scheduleClass(plan: PluginPlan): PhpCode {
  const tasks = scheduledTasksOf(plan);
  const isMonthly = tasks.some(({ recurrence }) => recurrence === 'monthly');
  const monthly = prefixed(plan, 'monthly');
  return php`
    /**
     * Does what the plugin does on its own, by WordPress' schedule.
     */
    class ${classOf(plan, 'Schedule')} {

      /**
       * How many records one run changes; what is left is done a minute later.
       */
      const BATCH = 50;

      /**
       * Hooks the tasks into WordPress.
       */
      public function register() {
        ${joinPhp(tasks.map((task) => php`add_action( ${hookOf(plan, task)}, array( $this, ${task.name} ) );`))}
        ${isMonthly ? php`add_filter( 'cron_schedules', array( __CLASS__, 'add_intervals' ) );` : noPhp}
      }

      /**
       * How often each task is due.
       *
       * @return string[] Names of intervals by hook.
       */
      private static function events() {
        $events = ${Object.fromEntries(tasks.map((task) => [hookOf(plan, task), task.recurrence === 'monthly' ? monthly : task.recurrence]))};

        /**
         * Filters how often the tasks of the plugin are due; applied when the plugin is activated.
         *
         * @param string[] $events Names of intervals by hook; leave a hook out and its task is never done.
         */
        return (array) apply_filters( ${prefixed(plan, 'scheduled_events')}, $events );
      }

      /**
       * Enters the tasks into the schedule; run when the plugin is activated.
       */
      public static function schedule() {
        ${
          isMonthly
            ? php`
          // The class is not registered yet while the plugin is being activated.
          add_filter( 'cron_schedules', array( __CLASS__, 'add_intervals' ) );

        `
            : noPhp
        }
        foreach ( self::events() as $hook => $interval ) {
          if ( ! wp_next_scheduled( $hook ) ) {
            wp_schedule_event( time() + MINUTE_IN_SECONDS, $interval, $hook );
          }
        }
      }

      /**
       * Takes the tasks out of the schedule; run when the plugin is deactivated.
       */
      public static function unschedule() {
        foreach ( ${tasks.map((task) => hookOf(plan, task))} as $hook ) {
          wp_unschedule_hook( $hook );
        }
      }

      ${isMonthly ? intervalsMethod(plan, monthly) : noPhp}

      ${joinPhp(
        tasks.map(({ method }) => method),
        '\n\n',
      )}

      /**
       * Makes sure that a task does not run twice at once.
       *
       * @param string $task Name of the task.
       * @return bool Whether it may run.
       */
      private function lock( $task ) {
        $key = ${prefixed(plan, 'lock_')} . $task;
        if ( get_transient( $key ) ) {
          return false;
        }

        return set_transient( $key, time(), 10 * MINUTE_IN_SECONDS );
      }

      /**
       * Lets a task run again.
       *
       * @param string $task Name of the task.
       */
      private function unlock( $task ) {
        delete_transient( ${prefixed(plan, 'lock_')} . $task );
      }

      ${tasks.some(({ method }) => method.text.includes('$this->finish(')) ? finishMethod(plan) : noPhp}
    }
  `;
}

const finishMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Ends a run, and asks for another one when there may be more to do.
   *
   * @param string $task Name of the task.
   * @param int    $done How many records it changed.
   */
  private function finish( $task, $done ) {
    $this->unlock( $task );
    if ( $done >= self::BATCH ) {
      wp_schedule_single_event( time() + MINUTE_IN_SECONDS, ${`${plan.names.prefix}_`} . $task );
    }
  }
`;

const intervalsMethod = (plan: PluginPlan, monthly: string): PhpCode => php`
  /**
   * Adds an interval that WordPress does not have.
   *
   * @param array $schedules Intervals by name.
   * @return array The same with one more.
   */
  public static function add_intervals( $schedules ) {
    $schedules[${monthly}] = array(
      'interval' => MONTH_IN_SECONDS,
      'display'  => __( 'Once a month', ${plan.domain} ),
    );

    return $schedules;
  }
`;
