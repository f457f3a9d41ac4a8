import type { BehaviourOf, Fault, PlanContext } from '../behaviour.ts';
import { extraFieldsOf } from '../extra-fields/fields-of.ts';
import { isInTable } from '../in-table.ts';
import { oneOfNames } from '../shown/check-parts.ts';

/** What has pages that can lead elsewhere: posts that visitors see. */
export function forwardable({ plan }: PlanContext): readonly string[] {
  const own = (plan.entities ?? [])
    .filter((one) => one.public !== false && !isInTable(one.key, { plan }))
    .map(({ key }) => key);
  return [...own, ...['post', 'page'].filter((key) => !own.includes(key))];
}

/** The first thing in a forwarding that does not fit the plan. */
export function checkForwarding(one: BehaviourOf<'forwarding'>, context: PlanContext): Fault | null {
  const { entity, attribute, until, after } = one;
  const known = forwardable(context);
  if (!known.includes(entity)) return { at: 'entity', expected: oneOfNames(known), got: entity };
  const rival = (context.plan.behaviours ?? []).find(
    (other) => other.kind === 'forwarding' && other !== one && other.entity === entity,
  );
  if (rival !== undefined) return { at: 'entity', expected: 'records that lead nowhere yet', got: entity };
  const fields =
    context.plan.entities?.find(({ key }) => key === entity)?.fields ?? extraFieldsOf(context.plan, entity);
  const keysOf = (...types: readonly string[]) =>
    fields.filter(({ type, multiple }) => types.includes(type) && multiple !== true).map(({ key }) => key);
  const links = keysOf('url');
  if (!links.includes(attribute)) return { at: 'attribute', expected: oneOfNames(links), got: attribute };
  const days = keysOf('date', 'datetime');
  if (until !== undefined && !days.includes(until)) return { at: 'until', expected: oneOfNames(days), got: until };
  return after !== undefined && until === undefined
    ? { at: 'after', expected: 'none without until', got: after }
    : null;
}
