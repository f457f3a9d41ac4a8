import type { PlanEntity } from '@presswright/shared/schemas/plans/parts';
import type { Fault, PlanContext } from '../behaviour.ts';
import { checkConditions } from '../conditions.ts';
import { isInTable } from '../in-table.ts';
import { oneOfNames } from '../shown/check-parts.ts';
import type { Booking } from './booked.ts';

/** The first thing in bookings that does not fit the plan. */
export function checkBooking(one: Booking, context: PlanContext): Fault | null {
  const { entity, conditions = [], earliest_hours: earliest, latest_days: latest } = one;
  const { plan } = context;
  const own = (plan.entities ?? []).filter(({ key }) => !isInTable(key, context));
  const bookings = own.find(({ key }) => key === entity);
  if (bookings === undefined) return { at: 'entity', expected: oneOfNames(own.map(({ key }) => key)), got: entity };
  const rival = (plan.behaviours ?? []).find(
    (other) => other.kind === 'booking' && other !== one && other.entity === entity,
  );
  if (rival !== undefined) return { at: 'entity', expected: 'records that book nothing yet', got: entity };
  const found = checkFields(one, bookings, own) ?? checkTimes(one);
  if (found !== null) return found;
  if (latest > 0 && earliest > latest * 24)
    return { at: 'earliest_hours', expected: `no more than latest_days (${latest} days)`, got: earliest };
  if (one.holds === 'at_once' && bookings.public !== false)
    return { at: 'holds', expected: '"once_approved", as visitors may see these records', got: one.holds };
  return checkConditions(entity, conditions, 'conditions', context);
}

const keysOf = (entity: PlanEntity | undefined, ...types: readonly string[]): readonly string[] =>
  (entity?.fields ?? []).flatMap(({ key, type, multiple }) => (types.includes(type) && multiple !== true ? [key] : []));

function checkFields(one: Booking, bookings: PlanEntity, own: readonly PlanEntity[]): Fault | null {
  const { date, until, thing, number, places_field: places, max_open: open } = one;
  const faultOf = (at: string, key: string | undefined, known: readonly string[]): Fault | null =>
    key === undefined || known.includes(key) ? null : { at, expected: oneOfNames(known), got: key };
  const targets = own.map(({ key }) => key);
  const relations = keysOf(bookings, 'relation').filter((key) =>
    targets.includes(bookings.fields?.find((field) => field.key === key)?.relates_to ?? ''),
  );
  const things = own.find(({ key }) => key === bookings.fields?.find((field) => field.key === thing)?.relates_to);
  if (until !== undefined && one.slots !== undefined)
    return { at: 'until', expected: 'none with slots, which end by themselves', got: until };
  return (
    faultOf('date', date, keysOf(bookings, one.slots === undefined ? 'date' : 'datetime')) ??
    faultOf(
      'until',
      until,
      keysOf(bookings, 'date').filter((key) => key !== date),
    ) ??
    faultOf('thing', thing, relations) ??
    faultOf('number', number, keysOf(bookings, 'integer')) ??
    faultOf('places_field', places, keysOf(things, 'integer')) ??
    faultOf('max_open.per', open?.per, keysOf(bookings, 'email', 'phone', 'text'))
  );
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

function checkTimes({ slots, weekdays, closed }: Booking): Fault | null {
  if (slots !== undefined && (weekdays ?? []).length > 0)
    return { at: 'weekdays', expected: 'none with slots, whose hours say so', got: weekdays };
  for (const [index, { from, until }] of (slots?.hours ?? []).entries())
    if (slots !== undefined && minutesOf(until) - minutesOf(from) < slots.minutes)
      return {
        at: `slots.hours[${index}].until`,
        expected: `at least ${slots.minutes} minutes after from (${from})`,
        got: until,
      };
  const wrong = closed.findIndex((one) => isNoDay(one.from) || isNoDay(one.until));
  return wrong === -1 ? null : { at: `closed[${wrong}]`, expected: 'days that the calendar has', got: closed[wrong] };
}

/** `02-30`, `04-31`: days that no year has. */
const isNoDay = (day: string): boolean =>
  new Date(Date.UTC(2024, Number(day.slice(0, 2)) - 1, Number(day.slice(3)))).toISOString().slice(5, 10) !== day;
