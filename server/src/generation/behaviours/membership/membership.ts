import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { checkMembership } from './check.ts';
import { describeMembership } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { membersScreenClass } from './members-screen-class.ts';
import { mailKey, mailsOf } from './membership-plan.ts';
import { membershipsClass } from './memberships-class.ts';
import { membershipTag, ownMembershipClass } from './own-membership-class.ts';
import { membershipTests } from './tests.ts';

/** A role for a time, with reminders, an end, a list of members and what they can do about it themselves. */
export const membership: BehaviourModule<'membership'> = {
  kind: 'membership',
  describe: describeMembership,
  check: checkMembership,
  examples,
  counterExamples,
  settings: (memberships) =>
    memberships.flatMap((one, index) =>
      mailsOf(one).flatMap(({ key, about, subject, message }): readonly PlanSetting[] => [
        {
          key: mailKey(index + 1, key, 'subject'),
          type: 'text',
          label: 'Subject',
          description: `${one.name}: ${about}`,
          default: subject,
          section: 'notifications',
        },
        {
          key: mailKey(index + 1, key, 'message'),
          type: 'textarea',
          label: 'Message',
          description: '{name}, {membership}, {until}, {link} and {site} are filled in.',
          default: message,
          section: 'notifications',
        },
      ]),
    ),
  contribute(plan, memberships) {
    const keys = memberships.flatMap((_, index) =>
      ['state', 'since', 'until', 'reminded'].map((name) => prefixed(plan, `membership_${index + 1}_${name}`)),
    );
    const memberClass = classOf(plan, 'Memberships');
    return {
      classes: [
        {
          name: classNameOf(plan, 'Memberships'),
          summary: 'Starts, extends, reminds of and ends memberships.',
          code: membershipsClass(plan, memberships),
        },
        {
          name: classNameOf(plan, 'Own_Membership'),
          summary: 'Shows users their memberships.',
          code: ownMembershipClass(plan),
        },
        {
          name: classNameOf(plan, 'Members_Screen'),
          summary: 'The list of members.',
          code: membersScreenClass(plan),
        },
      ],
      boot: [
        php`( new ${memberClass}() )->register();`,
        php`( new ${classOf(plan, 'Own_Membership')}( new ${memberClass}() ) )->register();`,
      ],
      adminBoot: [php`( new ${classOf(plan, 'Members_Screen')}( new ${memberClass}() ) )->register();`],
      activation: [php`${memberClass}::schedule();`],
      deactivation: [php`${memberClass}::unschedule();`],
      usesRepositories: true,
      cleanup: { userMeta: keys, cronHooks: [prefixed(plan, 'memberships')] },
      privacy: ['For each membership, its state, its beginning and its end are stored with the user.'],
      instructions: [
        'Members are listed under **Users → Members**, where memberships are given, renewed and ended.',
        `\`[${membershipTag(plan)}]\` shows users their memberships.`,
      ],
      tests: membershipTests(plan, memberships),
    };
  },
};
