import type { Fault, PlanContext } from '../behaviour.ts';
import { checkConditions } from '../conditions.ts';
import { isInTable } from '../in-table.ts';
import { oneOfNames } from '../shown/check-parts.ts';
import { unknownPlaceholders } from '../texts.ts';
import { type PostSubscription, placeholders } from './subscription-plan.ts';

/** What can be announced: posts that visitors see. */
export function announceable({ plan }: PlanContext): readonly string[] {
  const own = (plan.entities ?? [])
    .filter((one) => one.public !== false && !isInTable(one.key, { plan }))
    .map(({ key }) => key);
  return [...own, ...(own.includes('post') ? [] : ['post'])];
}

/** Taxonomies that subscribers can choose from. */
export function choosable(entity: string, { plan }: PlanContext): readonly string[] {
  const own = plan.entities?.find(({ key }) => key === entity);
  if (own !== undefined) return (own.taxonomies ?? []).map(({ key }) => key);
  return entity === 'post' ? ['category', 'tag'] : [];
}

/** The first thing in a subscription that does not fit the plan. */
export function checkSubscription(one: PostSubscription, context: PlanContext): Fault | null {
  const { entity, choices, conditions = [], sends, weekday, time, roles } = one;
  const known = announceable(context);
  if (!known.includes(entity)) return { at: 'entity', expected: oneOfNames(known), got: entity };
  const groups = choosable(entity, context);
  if (choices !== undefined && !groups.includes(choices))
    return { at: 'choices', expected: oneOfNames(groups), got: choices };
  const led = conditions.findIndex(({ attribute }) => attribute.startsWith('actor.'));
  if (led !== -1)
    return { at: `conditions[${led}].attribute`, expected: 'what the record has', got: conditions[led]?.attribute };
  if (weekday !== undefined && sends !== 'weekly')
    return { at: 'weekday', expected: `none with ${sends}`, got: weekday };
  if (time !== undefined && sends === 'each') return { at: 'time', expected: 'none with each', got: time };
  const stranger = roles.findIndex((role) => !context.roles.includes(role));
  if (stranger !== -1) return { at: `roles[${stranger}]`, expected: oneOfNames(context.roles), got: roles[stranger] };
  for (const member of ['subject', 'message'] as const) {
    const [unknown] = unknownPlaceholders(one[member], placeholders);
    if (unknown !== undefined)
      return {
        at: member,
        expected: `placeholders: ${placeholders.map((name) => `{${name}}`).join(', ')}`,
        got: unknown,
      };
  }
  return checkConditions(entity, conditions, 'conditions', context);
}
