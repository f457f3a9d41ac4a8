import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import type { Words } from '../behaviour.ts';
import type { Automation } from './automation-plan.ts';
import { recipientWords, whenWords } from './describe.ts';
import { webhookSettings } from './webhooks.ts';

/** An e-mail of an automation, with the keys of its settings. */
export interface Mail {
  /** Position of the automation, and of the action in it. */
  readonly automation: number;
  readonly action: number;
  readonly subjectKey: string;
  readonly messageKey: string;
  readonly subject: string;
  readonly message: string;
  readonly about: string;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All e-mails that automations send, with the texts that they begin with. */
export function mailsOf(automations: readonly Automation[], words: Words): readonly Mail[] {
  return automations.flatMap((one, automation) =>
    one.actions.flatMap((action, at) => {
      if (action.do !== 'email') return [];
      const { singular, plural } = words.entity(one.entity);
      const isTogether = one.when.on === 'interval' && one.when.is_together;
      const about = whenWords(one, words);
      const name = one.entity === 'user' || one.entity === 'comment' ? '{name}' : '{title}';
      const number = `${automation + 1}${at === 0 ? '' : `_${at + 1}`}`;
      return [
        {
          automation,
          action: at,
          subjectKey: `email_${number}_subject`,
          messageKey: `email_${number}_message`,
          subject:
            action.subject !== ''
              ? action.subject
              : isTogether
                ? `${capitalised(plural)}: {count}`
                : `${capitalised(singular)}: ${name}`,
          message:
            action.message !== ''
              ? action.message
              : isTogether
                ? '{list}'
                : `${capitalised(about.replace(/^When /, ''))}: ${name}\n\n{link}`,
          about: `${about}, to ${action.recipients.map((to) => recipientWords(one.entity, to, words)).join(', ')}`,
        },
      ];
    }),
  );
}

/** Subjects and messages that the owner can change, and addresses and secrets of services that no plan should hold. */
export const mailSettings = (automations: readonly Automation[], words: Words): readonly PlanSetting[] => [
  ...mailsOf(automations, words).flatMap((mail): readonly PlanSetting[] => [
    {
      key: mail.subjectKey,
      type: 'text',
      label: 'Subject',
      description: `${mail.about}.`,
      default: mail.subject,
      section: 'notifications',
    },
    {
      key: mail.messageKey,
      type: 'textarea',
      label: 'Message',
      description: 'Names in braces stand for what the entry has, such as {title}, {link} and {site}.',
      default: mail.message,
      section: 'notifications',
    },
  ]),
  ...webhookSettings(automations, words),
];
