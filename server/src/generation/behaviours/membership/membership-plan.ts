import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';
import type { RecordEvent, RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';

/** A membership as plans have it. */
export type Membership = BehaviourOf<'membership'>;
export type Start = Membership['starts'][number];
export type EventStart = Extract<Start, { readonly on: 'event' }>;

/** An event by which a membership starts, with what the code calls it. */
export interface MadeStart {
  readonly number: number;
  readonly method: string;
  readonly start: EventStart;
  readonly kind: RecordKind;
  readonly event: RecordEvent;
}

export const eventStarts = (plan: PluginPlan, memberships: readonly Membership[]): readonly MadeStart[] =>
  memberships.flatMap((one, index) =>
    one.starts.flatMap((start, at): readonly MadeStart[] => {
      if (start.on !== 'event') return [];
      const kind = recordKind(plan, start.entity);
      const event = start.event === 'status' ? kind?.status?.(start.status ?? '') : kind?.events[start.event];
      if (kind === undefined || event === undefined) return [];
      return [{ number: index + 1, method: `start_${index + 1}_${at + 1}`, start, kind, event }];
    }),
  );

/** Names of the e-mails of a membership. */
export const mailsOf = (
  one: Membership,
): readonly { readonly key: string; readonly about: string; readonly subject: string; readonly message: string }[] => [
  ...(one.welcome === undefined
    ? []
    : [
        {
          key: 'welcome',
          about: 'Sent when it starts.',
          subject: one.welcome.subject || 'Welcome: {membership}',
          message:
            one.welcome.message || 'Hello {name},\n\nyour {membership} has started. It lasts until {until}.\n\n{link}',
        },
      ]),
  ...one.reminders.map(({ days, side, subject, message }, index) => ({
    key: `reminder_${index + 1}`,
    about: days === 0 ? 'Sent on its last day.' : `Sent ${days} ${days === 1 ? 'day' : 'days'} ${side} its end.`,
    subject: subject || (side === 'before' ? '{membership} ends on {until}' : '{membership} has ended'),
    message:
      message ||
      (side === 'before'
        ? 'Hello {name},\n\nyour {membership} ends on {until}.\n\n{link}'
        : 'Hello {name},\n\nyour {membership} ended on {until}.\n\n{link}'),
  })),
  ...(one.goodbye === undefined
    ? []
    : [
        {
          key: 'goodbye',
          about: 'Sent when it has ended.',
          subject: one.goodbye.subject || '{membership} has ended',
          message: one.goodbye.message || 'Hello {name},\n\nyour {membership} has ended.\n\n{link}',
        },
      ]),
];

export const mailKey = (number: number, key: string, part: 'subject' | 'message'): string =>
  `membership_${number}_${key}_${part}`;
