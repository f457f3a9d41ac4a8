import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';

type Members = Record<string, unknown>;

/** A random download of records that there are, with columns that they have. */
export function recordExport({ filters: _, ...one }: Members, context: PlanContext, pick: number): Members {
  const entity = context.entities[pick % context.entities.length] ?? 'post';
  const attributes = context.attributes(entity);
  const about = attributes[pick % attributes.length];
  const filters = attributes
    .filter(({ type }, index) => (pick + index) % 4 === 0 || type === 'date')
    .slice(0, 3)
    .map(({ key, type }) => ({ attribute: key, by: type === 'date' ? (pick % 2 === 0 ? 'year' : 'period') : 'value' }));
  return {
    ...one,
    ...(pick % 3 === 0 || filters.length === 0 ? {} : { filters }),
    entity,
    columns: attributes.filter((_, index) => (pick + index) % 3 !== 0).map(({ key }) => key),
    conditions: about === undefined || pick % 2 === 0 ? [] : [{ attribute: about.key, is: 'filled' }],
    roles: pick % 2 === 0 ? [] : [context.roles[pick % context.roles.length] ?? 'editor'],
  };
}
