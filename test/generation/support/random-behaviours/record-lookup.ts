import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';
import { picked } from './ground.ts';

type Members = Record<string, unknown>;

/** A random lookup of records with an address, showing what they have. */
export function recordLookup(one: Members, context: PlanContext, pick: number): Members {
  const addressed = (context.plan.entities ?? []).filter(({ fields = [] }) =>
    fields.some(({ type, multiple }) => type === 'email' && multiple !== true),
  );
  const entity = picked(
    addressed.map(({ key }) => key),
    pick,
    'post',
  );
  const fields = addressed.find(({ key }) => key === entity)?.fields ?? [];
  return {
    ...one,
    entity,
    name: `lookup_${entity}`,
    email: fields.find(({ type, multiple }) => type === 'email' && multiple !== true)?.key ?? 'email',
    attributes: context
      .attributes(entity)
      .map(({ key }) => key)
      .filter((_, index) => index % 2 === pick % 2)
      .slice(0, 20),
    intro: pick % 2 === 0 ? '' : `It's "your" number & address`,
  };
}
