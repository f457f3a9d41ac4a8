import { identifier, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, prefixed } from '../../code-names.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { capitalised } from '../support/format-text.ts';
import { cleanupPageTest } from './cleanup-page.ts';
import { reportTest } from './cleanup-report.ts';
import { hookOf } from './hook-of.ts';
import type { ScheduledTask, TaskStart } from './scheduled-task.ts';
import { scheduledTasksOf } from './scheduled-tasks.ts';
import { pageTargets, reportedTargets } from './site-cleanup-tasks.ts';

/** Tests of the schedule: every task is entered, done to its end, and taken out again. */
export function scheduleTests(plan: PluginPlan): TestCase {
  const schedule = classOf(plan, 'Schedule');
  const tasks = scheduledTasksOf(plan);
  const hooks = tasks.map((task) => hookOf(plan, task));
  const locks = Object.fromEntries(tasks.map((task) => [hookOf(plan, task), prefixed(plan, `lock_${task.name}`)]));
  return {
    name: 'Schedule',
    summary: 'Tests for the scheduled tasks.',
    methods: [
      ...(reportedTargets(plan).length > 0 ? [reportTest(plan)] : []),
      ...(pageTargets(plan).length > 0 ? [cleanupPageTest(plan)] : []),
      ...tasks.flatMap((task) => (task.start === undefined ? [] : [startTest(plan, task, task.start)])),
      php`
        /**
         * Every task is scheduled and unscheduled.
         */
        public function test_tasks_are_scheduled() {
          ${schedule}::schedule();

          foreach ( ${hooks} as $hook ) {
            $this->assertNotFalse( wp_next_scheduled( $hook ) );
          }

          ${schedule}::unschedule();

          foreach ( ${hooks} as $hook ) {
            $this->assertFalse( wp_next_scheduled( $hook ) );
          }
        }
      `,
      php`
        /**
         * Every task finishes and can run again.
         */
        public function test_tasks_are_done() {
          foreach ( ${locks} as $hook => $lock ) {
            $this->assertTrue( has_action( $hook ) );

            do_action( $hook ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Hook of this plugin.

            $this->assertFalse( get_transient( $lock ) );
          }
        }
      `,
    ],
  };
}

const startTest = (plan: PluginPlan, task: ScheduledTask, { weekday, time }: TaskStart): PhpCode => php`
  /**
   * The task begins at its time, in the time zone of the site.
   */
  public function ${identifier(`test_${task.name}_begins_on_time`)}() {
    ${classOf(plan, 'Schedule')}::unschedule();
    ${classOf(plan, 'Schedule')}::schedule();

    $this->assertSame( ${weekday === undefined ? time : `${capitalised(weekday)} ${time}`}, wp_date( ${weekday === undefined ? 'H:i' : 'l H:i'}, wp_next_scheduled( ${hookOf(plan, task)} ) ) );
  }
`;
