import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, prefixed } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { reportMethod } from './cleanup-report.ts';
import { hookOf } from './hook-of.ts';
import { scheduledTasksOf } from './scheduled-tasks.ts';
import { reportsCleanups } from './site-cleanup-tasks.ts';
import { startMethods } from './start-methods.ts';

/** The class that enters the plugin's tasks into WordPress' schedule and does them. */
export function scheduleClass(plan: PluginPlan): PhpCode {
  const tasks = scheduledTasksOf(plan);
  const isMonthly = tasks.some(({ recurrence }) => recurrence === 'monthly');
  const monthly = prefixed(plan, 'monthly');
  const hasStarts = tasks.some(({ start }) => start !== undefined);
  return php`
    /**
     * Schedules and runs the plugin's tasks with WP-Cron.
     */
    class ${classOf(plan, 'Schedule')} {

      /**
       * Maximum number of records per run. The rest is processed a minute later.
       */
      const BATCH = 50;

      /**
       * Registers the hooks.
       */
      public function register() {
        ${joinPhp(tasks.map((task) => php`add_action( ${hookOf(plan, task)}, array( $this, ${task.name} ) );`))}
        ${isMonthly ? php`add_filter( 'cron_schedules', array( __CLASS__, 'add_intervals' ) );` : noPhp}
      }

      /**
       * Gets the recurrence of each task.
       *
       * @return string[] Cron schedule names, keyed by hook.
       */
      private static function events() {
        $events = ${Object.fromEntries(tasks.map((task) => [hookOf(plan, task), task.recurrence === 'monthly' ? monthly : task.recurrence]))};

        /**
         * Filters the recurrence of the plugin's tasks. Applied on plugin activation.
         *
         * @param string[] $events Cron schedule names, keyed by hook. Remove a hook to disable its task.
         */
        return (array) apply_filters( ${prefixed(plan, 'scheduled_events')}, $events );
      }

      /**
       * Schedules the tasks on plugin activation.
       */
      public static function schedule() {
        ${
          isMonthly
            ? php`
          // The hooks are not registered yet during activation.
          add_filter( 'cron_schedules', array( __CLASS__, 'add_intervals' ) );

        `
            : noPhp
        }
        foreach ( self::events() as $hook => $interval ) {
          if ( ! wp_next_scheduled( $hook ) ) {
            wp_schedule_event( ${hasStarts ? php`self::start_of( $hook, time() )` : php`time() + MINUTE_IN_SECONDS`}, $interval, $hook );
          }
        }
      }

      /**
       * Unschedules the tasks on plugin deactivation.
       */
      public static function unschedule() {
        foreach ( ${tasks.map((task) => hookOf(plan, task))} as $hook ) {
          wp_unschedule_hook( $hook );
        }
      }

      ${isMonthly ? intervalsMethod(plan, monthly) : noPhp}

      ${hasStarts ? startMethods(plan, tasks) : noPhp}

      ${joinPhp(
        tasks.map(({ method }) => method),
        '\n\n',
      )}

      /**
       * Locks a task, so that it does not run twice at the same time.
       *
       * @param string $task Task name.
       * @return bool True if the task can run, false if it is already running.
       */
      private function lock( $task ) {
        $key = ${prefixed(plan, 'lock_')} . $task;
        if ( get_transient( $key ) ) {
          return false;
        }

        return set_transient( $key, time(), 10 * MINUTE_IN_SECONDS );
      }

      /**
       * Unlocks a task.
       *
       * @param string $task Task name.
       */
      private function unlock( $task ) {
        delete_transient( ${prefixed(plan, 'lock_')} . $task );
      }

      ${tasks.some(({ method }) => method.text.includes('$this->finish(')) ? finishMethod(plan) : noPhp}

      ${reportsCleanups(plan) ? reportMethod(plan) : noPhp}
    }
  `;
}

const finishMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Finishes a run and schedules another one if there may be more records.
   *
   * @param string $task Task name.
   * @param int    $done Number of processed records.
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
   * Adds a custom cron schedule.
   *
   * @param array $schedules Cron schedules.
   * @return array Filtered cron schedules.
   */
  public static function add_intervals( $schedules ) {
    $schedules[${monthly}] = array(
      'interval' => MONTH_IN_SECONDS,
      'display'  => __( 'Once Monthly', ${plan.domain} ),
    );

    return $schedules;
  }
`;
