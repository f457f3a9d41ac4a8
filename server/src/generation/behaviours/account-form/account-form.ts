import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { formTag, needsEmail, needsStaff } from './account-form-plan.ts';
import { approvalClass, mailTexts } from './approval-class.ts';
import { checkAccountForm } from './check.ts';
import { describeAccountForm } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { formsClass } from './forms-class.ts';
import { accountCss } from './style.ts';
import { accountFormTests } from './tests.ts';

/** Forms on the site to register, to log in, to reset a password and to change the own profile. */
export const accountForm: BehaviourModule<'account_form'> = {
  kind: 'account_form',
  describe: describeAccountForm,
  check: checkAccountForm,
  examples,
  counterExamples,
  settings: (forms) => {
    const names = [
      ...(forms.some(needsEmail) ? (['confirm'] as const) : []),
      ...(forms.some(needsStaff) ? (['approved'] as const) : []),
    ];
    return names.flatMap((name): readonly PlanSetting[] => [
      {
        key: `account_${name}_subject`,
        type: 'text',
        label: 'Subject',
        description: `${mailTexts[name].label}.`,
        default: mailTexts[name].subject,
        section: 'notifications',
      },
      {
        key: `account_${name}_message`,
        type: 'textarea',
        label: 'Message',
        description: '{name}, {link} and {site} are filled in.',
        default: mailTexts[name].message,
        section: 'notifications',
      },
    ]);
  },
  contribute(plan, forms) {
    const held = forms.find((one) => needsEmail(one) || needsStaff(one));
    return {
      classes: [
        ...(held === undefined
          ? []
          : [
              {
                name: classNameOf(plan, 'Account_Approval'),
                summary: 'Keeps new accounts from logging in until they are confirmed or approved.',
                code: approvalClass(plan, held),
              },
            ]),
        {
          name: classNameOf(plan, 'Account_Forms'),
          summary: 'Forms of accounts on the site.',
          code: formsClass(plan, forms),
        },
      ],
      boot: [
        ...(held === undefined ? [] : [php`( new ${classOf(plan, 'Account_Approval')}() )->register();`]),
        php`( new ${classOf(plan, 'Account_Forms')}() )->register();`,
      ],
      files: [{ path: 'assets/css/account.css', content: accountCss(plan) }],
      cleanup: {
        transients: [prefixed(plan, 'account_tries_')],
        ...(held !== undefined && {
          userMeta: ['account_waits', 'account_key', 'account_no_password'].map((key) => prefixed(plan, key)),
        }),
      },
      instructions: forms.map((one) => `\`[${formTag(plan, one)}]\`: ${describeAccountForm(one)}`),
      tests: accountFormTests(plan, forms),
    };
  },
};
