import { classNameOf, classOf } from '../../plugin/code-names.ts';
import type { PluginClass } from '../../plugin/feature-module.ts';
import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { checkPolicy } from './check.ts';
import { pendingOption, roleConfirmationsClass } from './confirmations-class.ts';
import { describePolicy, policyParts } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { passwordKeys, passwordsClass } from './passwords-class.ts';
import { type AccountPolicy, watchesPasswords, watchesSessions } from './policy-plan.ts';
import { sessionsClass } from './sessions-class.ts';
import { policyTests } from './tests.ts';

function settingsOf({ password_age: age, idle_logout: idle }: AccountPolicy): readonly PlanSetting[] {
  const days = (key: string, label: string, description: string, value: number, min: number): PlanSetting => ({
    key,
    type: 'integer',
    label,
    description,
    default: value,
    min,
    max: 3650,
    section: 'general',
  });
  return [
    ...(age === undefined
      ? []
      : [
          days('password_days', 'Passwords expire after (days)', 'Counted from the last change.', age.days, 1),
          days(
            'password_notice_days',
            'Notice before passwords expire (days)',
            'Enter 0 to send no notice.',
            age.notice_days,
            0,
          ),
        ]),
    ...(idle === undefined
      ? []
      : [
          {
            key: 'idle_minutes',
            type: 'integer',
            label: 'Log out after (minutes)',
            description: 'Time without activity.',
            default: idle.minutes,
            min: 1,
            max: 10_080,
            section: 'general',
          } as const,
        ]),
  ];
}

/** What accounts are held to: passwords, idle time, logins at the same time, roles that are confirmed. */
export const accountPolicy: BehaviourModule<'account_policy'> = {
  kind: 'account_policy',
  describe: describePolicy,
  check: checkPolicy,
  examples,
  counterExamples,
  settings: (all) => all.flatMap(settingsOf),
  contribute(plan, [one]) {
    if (one === undefined) return {};
    const classes: PluginClass[] = [];
    const boot: PhpCode[] = [];
    const add = (part: string, summary: string, code: PhpCode) => {
      classes.push({ name: classNameOf(plan, part), summary, code });
      boot.push(php`( new ${classOf(plan, part)}() )->register();`);
    };
    if (watchesPasswords(one)) add('Account_Passwords', 'Watches over passwords.', passwordsClass(plan, one));
    if (watchesSessions(one)) add('Account_Sessions', 'Watches over logins.', sessionsClass(plan, one));
    if (one.confirmed_roles !== undefined)
      add('Role_Confirmations', 'Holds roles back until they are confirmed.', roleConfirmationsClass(plan, one));
    const keys = passwordKeys(plan);
    const ages = one.password_age !== undefined;
    return {
      classes,
      boot,
      activation: ages ? [php`${classOf(plan, 'Account_Passwords')}::start();`] : [],
      deactivation: ages ? [php`wp_unschedule_hook( ${classOf(plan, 'Account_Passwords')}::TASK );`] : [],
      cleanup: {
        options: [...(ages ? [keys.since] : []), ...(one.confirmed_roles === undefined ? [] : [pendingOption(plan)])],
        userMeta: watchesPasswords(one) ? [keys.changed, keys.told, keys.earlier] : [],
        cronHooks: ages ? [keys.task] : [],
      },
      readme: { features: policyParts(one), tags: ['security', 'password', 'session'] },
      privacy: [
        ...(watchesPasswords(one)
          ? [
              'The time of the last change of the password and encrypted earlier passwords are stored with each user account.',
            ]
          : []),
        ...(one.idle_logout === undefined ? [] : ['The time of the last activity is stored with each login.']),
      ],
      instructions: [
        ...(one.confirmed_roles === undefined
          ? []
          : ['Roles that wait for a confirmation are listed under **Users → Confirmations**.']),
      ],
      tests: policyTests(plan, one),
    };
  },
};
