import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';
import { picked } from './ground.ts';

type Loose = Record<string, unknown>;

const text = (pick: number): string => (pick % 2 === 0 ? '' : `It's {membership} & <b>50%</b> \\ $5`);

/** A membership with roles and events that there are. */
export function membership(one: Loose, { roles }: PlanContext, pick: number): Loose {
  const known = roles.filter((role) => role !== 'administrator');
  const role = picked(known, pick, 'subscriber');
  const { role_after: after, lasts, ...rest } = one;
  const isForEver = (lasts as { for: string }).for === 'ever';
  const mail = { subject: text(pick), message: text(pick + 1) };
  return {
    ...rest,
    role,
    lasts: (lasts as { for: string }).for === 'date' ? { for: 'date', month: 2, day: 29 } : lasts,
    ...(after === undefined ? {} : { role_after: picked(known, pick + 1, 'author') }),
    starts: [
      { on: 'request', needs_approval: pick % 2 === 0 },
      picked<Loose>(
        [
          { on: 'event', entity: 'order', event: 'paid' },
          { on: 'event', entity: 'post', event: 'published', conditions: [{ attribute: 'title', is: 'filled' }] },
          { on: 'registration' },
        ],
        pick,
        { on: 'registration' },
      ),
    ],
    reminders: isForEver ? [] : [{ days: pick, side: pick % 3 === 0 ? 'after' : 'before', ...mail }],
    managers: pick % 2 === 0 ? [] : ['editor'],
    ...(pick % 2 === 0 ? { welcome: mail, goodbye: mail } : {}),
  };
}
