import { checkActions } from '../automation/check.ts';
import type { Fault, PlanContext } from '../behaviour.ts';
import { checkConditions } from '../conditions.ts';
import { unknownPlaceholders } from '../texts.ts';
import type { Membership } from './membership-plan.ts';

const names = (keys: readonly string[]): string => `one of ${keys.map((key) => JSON.stringify(key)).join(', ')}`;

const placeholders = ['name', 'membership', 'until', 'link', 'site'];
/** Days of the months, February with the day that it has in some years. */
const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function checkMembership(one: Membership, context: PlanContext): Fault | null {
  // Who has it would be an administrator for a time.
  const roles = context.roles.filter((role) => role !== 'administrator');
  if (!roles.includes(one.role)) return { at: 'role', expected: names(roles), got: one.role };
  const { role_after: after, lasts } = one;
  if (after !== undefined && !roles.includes(after)) return { at: 'role_after', expected: names(roles), got: after };
  if (after === one.role) return { at: 'role_after', expected: 'another role', got: after };
  const unknown = one.managers.findIndex((role) => !context.roles.includes(role));
  if (unknown !== -1) return { at: `managers[${unknown}]`, expected: names(context.roles), got: one.managers[unknown] };
  if (lasts.for === 'date' && lasts.day > (days[lasts.month - 1] ?? 31))
    return { at: 'lasts.day', expected: `at most ${days[lasts.month - 1] ?? 31}`, got: lasts.day };
  if (lasts.for === 'ever' && one.reminders.length > 0)
    return { at: 'reminders', expected: 'none, since it has no end', got: one.reminders };
  for (const [index, start] of one.starts.entries()) {
    if (start.on !== 'event') continue;
    const at = `starts[${index}]`;
    if (!context.entities.includes(start.entity))
      return { at: `${at}.entity`, expected: names(context.entities), got: start.entity };
    const { event, status, entity, conditions = [] } = start;
    const when = { on: 'event', event, ...(status !== undefined && { status }) } as const;
    const wrong = checkActions({ kind: 'automation', entity, when, actions: [] } as never, context);
    if (wrong !== null) return { ...wrong, at: `${at}.${wrong.at.replace(/^when\./, '')}` };
    const fault = checkConditions(entity, conditions, `${at}.conditions`, context);
    if (fault !== null) return fault;
  }
  const texts = [
    ...Object.entries(one.welcome ?? {}).map(([key, text]) => [`welcome.${key}`, text] as const),
    ...Object.entries(one.goodbye ?? {}).map(([key, text]) => [`goodbye.${key}`, text] as const),
    ...one.reminders.flatMap(({ subject, message }, index) => [
      [`reminders[${index}].subject`, subject] as const,
      [`reminders[${index}].message`, message] as const,
    ]),
  ];
  for (const [at, text] of texts) {
    const [wrong] = unknownPlaceholders(text, placeholders);
    if (wrong !== undefined)
      return { at, expected: `no names in braces but ${names(placeholders)}`, got: `{${wrong}}` };
  }
  return null;
}
