import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';
import { picked } from './ground.ts';

type Members = Record<string, unknown>;

/** Random repetition of an entity of the plan that has dates, where there is one. */
export function recurrence({ end_date: _, ...one }: Members, { plan }: PlanContext, pick: number): Members {
  const datesOf = (fields: readonly { key: string; type: string; multiple?: boolean }[] = []) =>
    fields.flatMap(({ key, type, multiple }) => (/^date/.test(type) && multiple !== true ? [key] : []));
  const able = (plan.entities ?? []).filter(({ fields }) => datesOf(fields).length > 0);
  const entity = picked(able, pick, undefined);
  const [date, end] = datesOf(entity?.fields);
  return {
    ...one,
    entity: entity?.key ?? 'post',
    date: date ?? 'none',
    ...(end === undefined || pick % 2 === 0 ? {} : { end_date: end }),
  };
}
