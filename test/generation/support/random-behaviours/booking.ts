import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';
import { conditionsOf, picked } from './ground.ts';

type Members = Record<string, unknown>;

/** Random bookings of an entity of the plan that has dates, where there is one. */
export function booking(
  { until: _, slots, weekdays, thing: __, number: ___, places_field: ____, max_open: open, ...one }: Members,
  context: PlanContext,
  pick: number,
): Members {
  const all = context.plan.entities ?? [];
  const able = all.filter(({ fields = [] }) => fields.some(({ type }) => type === 'date' || type === 'datetime'));
  const entity = picked(able, pick, undefined);
  const keys = (from: typeof entity, ...types: readonly string[]) =>
    (from?.fields ?? []).filter(({ type, multiple }) => types.includes(type) && multiple !== true);
  const [day, last] = keys(entity, 'date').map(({ key }) => key);
  const [moment] = keys(entity, 'datetime').map(({ key }) => key);
  const hasSlots = moment !== undefined && (day === undefined || pick % 2 === 0);
  const relation = picked(keys(entity, 'relation'), pick, undefined);
  const [places] = keys(
    all.find(({ key }) => key === relation?.relates_to),
    'integer',
  ).map(({ key }) => key);
  const [number] = keys(entity, 'integer').map(({ key }) => key);
  const [person] = keys(entity, 'email', 'phone', 'text').map(({ key }) => key);
  const conditions = conditionsOf(entity?.key ?? 'post', context, pick);
  return {
    ...one,
    entity: entity?.key ?? 'post',
    date: (hasSlots ? moment : day) ?? 'none',
    ...(!hasSlots && last !== undefined && pick % 3 !== 0 ? { until: last } : {}),
    ...(hasSlots
      ? {
          slots: {
            ...(slots as Members | undefined),
            minutes: 15 + (pick % 60),
            pause_minutes: pick % 3 === 0 ? 5 : 0,
            hours: [
              { weekdays: pick % 2 === 0 ? ['friday', 'monday'] : [], from: '08:00', until: '12:30' },
              { weekdays: ['monday'], from: '14:00', until: '18:00' },
            ],
          },
        }
      : weekdays === undefined
        ? {}
        : { weekdays }),
    ...(relation === undefined ? {} : { thing: relation.key }),
    ...(relation === undefined || places === undefined ? {} : { places_field: places }),
    ...(number === undefined ? {} : { number }),
    ...(open === undefined ? {} : { max_open: { number: 2, ...(person === undefined ? {} : { per: person }) } }),
    closed: pick % 2 === 0 ? [{ from: '10-01', until: '03-31' }] : [],
    earliest_hours: pick % 72,
    latest_days: pick % 4 === 0 ? 0 : 30 + (pick % 60),
    holds: entity?.public === false && pick % 3 !== 0 ? 'at_once' : 'once_approved',
    conditions,
  };
}
