import { whenWords } from '../automation/describe.ts';
import type { Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import { dayOfYear } from '../day-of-year.ts';
import type { Membership, Start } from './membership-plan.ts';

const list = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;

function startWords(start: Start, words: Words): string {
  if (start.on === 'registration') return 'with the registration';
  if (start.on === 'request') return start.needs_approval ? 'on request, after approval' : 'on request';
  const { entity, event, status, conditions = [] } = start;
  const when = { on: 'event', event, ...(status !== undefined && { status }) } as const;
  const only =
    conditions.length === 0 ? '' : ` and ${list(conditions.map((one) => conditionWords(entity, one, words)))}`;
  return `${whenWords({ entity, when }, words).replace(/^When/, 'when')}${only}`;
}

const lastsWords = (lasts: Membership['lasts']): string => {
  if (lasts.for === 'ever') return 'without an end';
  if (lasts.for === 'date') return `until ${dayOfYear(lasts.month, lasts.day)}`;
  return `for ${lasts.count} ${lasts.unit}${lasts.count === 1 ? '' : 's'}`;
};

/** One sentence: `“Gold” gives the role gold for 1 year; it starts on request, after approval.` */
export function describeMembership(one: Membership, words: Words): string {
  const starts = [...one.starts.map((start) => startWords(start, words)), 'when it is granted'];
  const reminders = one.reminders.map(({ days, side }) =>
    days === 0 ? 'on its last day' : `${days} days ${side} its end`,
  );
  return [
    `“${one.name}” gives the role ${one.role.replaceAll('_', ' ')} ${lastsWords(one.lasts)}; it starts ${list(starts, 'or')}`,
    reminders.length === 0 ? '' : `; members are reminded ${list(reminders)}`,
    one.can_cancel === 'no' ? '' : '; members can cancel it',
    '.',
  ].join('');
}
