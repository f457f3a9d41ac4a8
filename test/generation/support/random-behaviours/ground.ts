import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';

/** Conditions that hold of attributes which an entity has; `pick` varies them. */
export function conditionsOf(entity: string, { attributes }: PlanContext, pick: number): object[] {
  const all = attributes(entity);
  const one = all[pick % Math.max(1, all.length)];
  if (one === undefined || pick % 3 === 0) return [];
  const value = one.type === 'number' || one.type === 'money' || one.type === 'person' ? 5 : `It's "5" % \\`;
  const more =
    one.type === 'date' ? { is: 'older_than_days', value: 30 } : { is: pick % 2 === 0 ? 'equal' : 'not_equal', value };
  const other = all.find(({ key, type }) => type === one.type && key !== one.key);
  if (other !== undefined && pick % 7 === 1) return [{ attribute: one.key, is: 'not_equal', value_of: other.key }];
  return [{ attribute: one.key, ...(pick % 5 === 0 ? { is: 'filled' } : more) }];
}

/** People that there are in a plan. */
export function audienceOf(audience: { who?: string }, { roles }: PlanContext, pick: number, hasOwner = false): object {
  const who = audience.who ?? 'everyone';
  return {
    who,
    ...(who === 'roles' || who === 'all_but_roles' ? { roles: [roles[pick % roles.length] ?? 'editor'] } : {}),
    ...(hasOwner && pick % 2 === 0 ? { owner: true } : {}),
    ...(pick % 4 === 0 ? { conditions: [{ attribute: 'email', is: 'contains', value: '@example.org' }] } : {}),
  };
}

/** One of some things. */
export const picked = <T>(all: readonly T[], pick: number, otherwise: T): T =>
  all[pick % Math.max(1, all.length)] ?? otherwise;
