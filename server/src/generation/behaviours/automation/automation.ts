import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import type { Cleanup } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { checkConditions } from '../conditions.ts';
import { deleteOrderMeta } from '../records/order-meta.ts';
import type { Automation } from './automation-plan.ts';
import { automationsClass, usesOf } from './automations-class.ts';
import { checkActions } from './check.ts';
import { describeAutomation } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { cronTasks, delayOf, laterHook, madeOf } from './made.ts';
import { mailSettings } from './mails.ts';
import { doneKey } from './running.ts';
import { automationTests } from './tests.ts';
import { retryHook } from './webhooks.ts';

/** Something is done when something happens, on a date, or at intervals: whatever records it is about. */
export const automation: BehaviourModule<'automation'> = {
  kind: 'automation',
  describe: describeAutomation,
  check(behaviour, context) {
    return (
      checkConditions(behaviour.entity, behaviour.conditions ?? [], 'conditions', context) ??
      checkActions(behaviour, context)
    );
  },
  examples,
  counterExamples,
  settings: mailSettings,
  contribute(plan, automations) {
    const made = madeOf(plan, automations);
    const tasks = cronTasks(plan, made);
    const later = [
      ...made.filter((one) => delayOf(one) > 0).map((one) => laterHook(plan, one)),
      ...(usesOf(automations).retries ? [retryHook(plan)] : []),
    ];
    const name = classOf(plan, 'Automations');
    return {
      classes: [
        {
          name: classNameOf(plan, 'Automations'),
          summary: 'Does things when something happens, on dates and at intervals.',
          code: automationsClass(plan, automations),
        },
      ],
      boot: [php`( new ${name}() )->register();`],
      ...(tasks.length > 0 && { activation: [php`${name}::schedule();`] }),
      ...(tasks.length + later.length > 0 && { deactivation: [php`${name}::unschedule();`] }),
      cleanup: cleanupOf(plan, automations, [...tasks.map(({ hook }) => hook), ...later]),
      usesRepositories: true,
      tests: automationTests(plan, automations),
    };
  },
};

/** What automations leave: how far they have come, and for what they have been done. */
function cleanupOf(plan: PluginPlan, automations: readonly Automation[], cronHooks: readonly string[]): Cleanup {
  const uses = usesOf(automations);
  const done = madeOf(plan, automations).filter(({ one }) => one.once !== undefined);
  const keysOf = (...storages: readonly string[]) =>
    done.flatMap((made) => {
      const storage = made.one.once === 'owner' ? 'user' : made.kind.storage;
      return storages.includes(storage) ? [doneKey(plan, made)] : [];
    });
  return {
    cronHooks,
    options: [
      ...(uses.looks ? [prefixed(plan, 'automations_ran')] : []),
      ...(uses.notices ? [prefixed(plan, 'notices')] : []),
      ...(uses.optsOut ? [prefixed(plan, 'unsubscribed')] : []),
      ...keysOf('row'),
    ],
    postMeta: keysOf('post', 'order'),
    userMeta: keysOf('user'),
    statements: [
      ...(['comment', 'term'] as const).flatMap((type) =>
        keysOf(type).map((key) => php`delete_metadata( ${type}, 0, ${key}, '', true );`),
      ),
      ...deleteOrderMeta(keysOf('order')),
    ],
  };
}
