import { php } from '../../writers/php.ts';
import { classNameOf, classOf, prefixed } from '../code-names.ts';
import type { FeatureModule } from '../feature-module.ts';
import { hookOf, scheduleClass } from './cron/schedule-class.ts';
import { scheduledTasksOf } from './cron/scheduled-tasks.ts';
import { scheduleTests } from './cron/tests.ts';

/** Tasks that WordPress' schedule starts: what the description wants done regularly, or a daily clean-up. */
export const cron: FeatureModule = {
  feature: 'cron',
  contribute(plan) {
    const tasks = scheduledTasksOf(plan);
    const schedule = classOf(plan, 'Schedule');
    return {
      classes: [
        {
          name: classNameOf(plan, 'Schedule'),
          summary: 'Scheduled tasks.',
          code: scheduleClass(plan),
        },
      ],
      boot: [php`( new ${schedule}() )->register();`],
      activation: [php`${schedule}::schedule();`],
      deactivation: [php`${schedule}::unschedule();`],
      usesRepositories: tasks.some(({ method }) => method.text.includes('$repository')),
      cleanup: {
        cronHooks: tasks.map((task) => hookOf(plan, task)),
        transients: [prefixed(plan, 'lock_')],
        options: tasks.flatMap(({ options }) => options),
      },
      tests: [scheduleTests(plan)],
      readme: { features: tasks.map(({ summary }) => summary) },
      instructions: tasks.map(
        (task) => `Scheduled (${task.recurrence}): ${task.summary} Hook \`${hookOf(plan, task)}\`.`,
      ),
    };
  },
};
