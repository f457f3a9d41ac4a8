import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import type { RecordKind } from '../records/record-kind.ts';
import type { Outcome, Reaction } from './reaction-plan.ts';

/** Keys of the settings of an e-mail. */
export const mailKeys = ({ name }: Pick<Reaction, 'name'>, index: number) => ({
  subject: `${name}_${index + 1}_subject`,
  message: `${name}_${index + 1}_message`,
});

const happened: Readonly<Record<Reaction['act']['is'], string>> = {
  like: 'was liked',
  save: 'was saved',
  follow: 'is followed',
  complete: 'was done',
  attend: 'has a new participant',
  vote: 'was voted for',
  rate: 'was rated',
  choose: 'got a reaction',
  report: 'was reported',
};

/** Subject and message that an e-mail begins with. */
export function mailTexts(
  { act }: Reaction,
  { key }: Pick<RecordKind, 'key'>,
  { effect, when }: Outcome,
): { readonly subject: string; readonly message: string } {
  if (effect.do !== 'email') return { subject: '', message: '' };
  const title = key === 'user' || key === 'comment' ? '{name}' : '{title}';
  const about = when.on === 'all' ? 'You have done it all' : `“${title}” ${happened[act.is]}`;
  return {
    subject: effect.subject === '' ? about : effect.subject,
    message: effect.message === '' ? `${about}.\n\n{link}` : effect.message,
  };
}

/** Texts of e-mails that the owner can change. */
export const reactionSettings = (reactions: readonly Reaction[]): readonly PlanSetting[] =>
  reactions.flatMap((one) =>
    (one.outcomes ?? []).flatMap((outcome, index): readonly PlanSetting[] => {
      if (outcome.effect.do !== 'email') return [];
      const keys = mailKeys(one, index);
      const texts = mailTexts(one, { key: one.entity }, outcome);
      return [
        {
          key: keys.subject,
          type: 'text',
          label: 'Subject',
          description: '',
          default: texts.subject,
          section: 'notifications',
        },
        {
          key: keys.message,
          type: 'textarea',
          label: 'Message',
          description: 'Names in braces stand for what the entry has, such as {title}, {link}, {user} and {site}.',
          default: texts.message,
          section: 'notifications',
        },
      ];
    }),
  );
