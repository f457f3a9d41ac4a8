import { php } from '../../../writers/php.ts';
import { classOf, prefixed } from '../../code-names.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { hookOf } from './schedule-class.ts';
import { scheduledTasksOf } from './scheduled-tasks.ts';

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
