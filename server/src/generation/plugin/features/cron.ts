import { php } from '../../writers/php.ts';
import { classNameOf, classOf, prefixed } from '../code-names.ts';
import type { FeatureModule } from '../feature-module.ts';
import { cleanupPageClass } from './cron/cleanup-page.ts';
import { cleanupReportClass } from './cron/cleanup-report.ts';
import { hookOf } from './cron/hook-of.ts';
import { scheduleClass } from './cron/schedule-class.ts';
import type { ScheduledTask } from './cron/scheduled-task.ts';
import { scheduledTasksOf } from './cron/scheduled-tasks.ts';
import { pageTargets, reportedTargets } from './cron/site-cleanup-tasks.ts';
import { scheduleTests } from './cron/tests.ts';
import { capitalised } from './support/format-text.ts';

/** Tasks that WordPress' schedule starts: what the description wants done regularly, or a daily clean-up. */
export const cron: FeatureModule = {
  feature: 'cron',
  contribute(plan) {
    const tasks = scheduledTasksOf(plan);
    const hasReport = reportedTargets(plan).length > 0;
    const hasPage = pageTargets(plan).length > 0;
    const schedule = classOf(plan, 'Schedule');
    return {
      classes: [
        {
          name: classNameOf(plan, 'Schedule'),
          summary: 'Scheduled tasks.',
          code: scheduleClass(plan),
        },
        ...(hasReport ? [cleanupReportClass(plan)] : []),
        ...(hasPage ? [cleanupPageClass(plan)] : []),
      ],
      adminBoot: [
        ...(hasReport ? [php`( new ${classOf(plan, 'Cleanup_Report')}() )->register();`] : []),
        ...(hasPage ? [php`( new ${classOf(plan, 'Cleanup_Page')}() )->register();`] : []),
      ],
      boot: [php`( new ${schedule}() )->register();`],
      activation: [php`${schedule}::schedule();`],
      deactivation: [php`${schedule}::unschedule();`],
      usesRepositories: tasks.some(({ method }) => method.text.includes('$repository')),
      cleanup: {
        cronHooks: tasks.map((task) => hookOf(plan, task)),
        transients: [prefixed(plan, 'lock_')],
        options: [...new Set(tasks.flatMap(({ options }) => options))],
      },
      tests: [scheduleTests(plan)],
      readme: { features: tasks.map(({ summary }) => summary) },
      instructions: [
        ...(hasPage
          ? ['**Tools → Cleanup** shows how much there is to delete, with a button that deletes it at once.']
          : []),
        ...tasks.map(
          (task) =>
            `Scheduled (${task.recurrence}${startWords(task)}): ${task.summary} Hook \`${hookOf(plan, task)}\`.`,
        ),
      ],
    };
  },
};

/** ", from Sunday 03:00 on": when a task begins that says so. */
const startWords = ({ start }: ScheduledTask): string =>
  start === undefined
    ? ''
    : `, at ${[...(start.weekday === undefined ? [] : [capitalised(start.weekday)]), start.time].join(' ')}`;
