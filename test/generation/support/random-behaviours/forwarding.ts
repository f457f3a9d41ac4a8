import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';

type Members = Record<string, unknown>;

/** A random forwarding to a field of an entity of the plan that has an address, where there is one. */
export function forwarding({ until: _, after, ...one }: Members, { plan }: PlanContext, pick: number): Members {
  const able = (plan.entities ?? []).filter(({ fields = [] }) => fields.some(({ type }) => type === 'url'));
  const entity = able[pick % Math.max(1, able.length)];
  const keys = (...types: readonly string[]) =>
    (entity?.fields ?? []).flatMap(({ key, type, multiple }) =>
      types.includes(type) && multiple !== true ? [key] : [],
    );
  const [until] = keys('date', 'datetime');
  return {
    ...one,
    entity: entity?.key ?? 'post',
    attribute: keys('url')[0] ?? 'none',
    ...(until === undefined ? {} : { until, ...(after === undefined ? {} : { after }) }),
  };
}
