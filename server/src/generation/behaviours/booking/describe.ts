import { listed } from '../../plugin/features/support/format-text.ts';
import type { Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import type { Booking } from './booked.ts';

const capital = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1);

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** `Monday to Friday`, `Monday and Thursday`. */
function weekdayNames(days: readonly string[]): string {
  if (days.length === 0) return 'every day';
  const sorted = week.filter((day) => days.includes(day));
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  const isRow = sorted.length > 2 && week.indexOf(last) - week.indexOf(first) === sorted.length - 1;
  return isRow ? `${capital(first)} to ${capital(last)}` : listed(sorted.map(capital));
}

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

const yearDay = (day: string): string => `${monthNames[Number(day.slice(0, 2)) - 1] ?? ''} ${Number(day.slice(3))}`;

function timesOf({ slots, weekdays = [], until }: Booking): string {
  if (slots !== undefined) {
    const pause = slots.pause_minutes > 0 ? ` with ${slots.pause_minutes} minutes between them` : '';
    const hours = slots.hours.map(
      ({ weekdays: days, from, until: end }) => `${weekdayNames(days)} from ${from} to ${end}`,
    );
    return `slots of ${slots.minutes} minutes${pause} (${hours.join('; ')})`;
  }
  return `${until === undefined ? 'single days' : 'one or more days'}${weekdays.length > 0 ? ` (${weekdayNames(weekdays)})` : ''}`;
}

/** What bookings are, in one sentence. */
export function describeBooking(one: Booking, words: Words): string {
  const { entity, thing, places, places_field: field, max_open: open, conditions = [] } = one;
  const { plural } = words.entity(entity);
  const target = thing === undefined ? '' : words.target(entity, thing);
  const each = thing === undefined ? '' : ` for each ${words.attribute(entity, thing)}`;
  const most =
    field === undefined || target === ''
      ? `${places} at the same time${each}`
      : `as many at the same time as the ${words.attribute(target, field)} of the ${words.entity(target).singular} says`;
  const parts = [
    `visitors see what is free, and ${plural} are for ${timesOf(one)}`,
    most,
    ...(one.earliest_hours > 0 ? [`at least ${one.earliest_hours} hours ahead`] : []),
    ...(one.latest_days > 0 ? [`at most ${one.latest_days} days ahead`] : []),
    ...one.closed.map(({ from, until }) => `none from ${yearDay(from)} to ${yearDay(until)}`),
    'none on closed days, which staff enter',
    ...(open === undefined
      ? []
      : [
          `at most ${open.number} open ones per ${open.per === undefined ? 'user' : words.attribute(entity, open.per)}`,
        ]),
    ...(one.cancel_hours === undefined ? [] : [`canceled until ${one.cancel_hours} hours before`]),
    ...(one.holds === 'once_approved' ? ['approved by staff'] : []),
    ...(conditions.length === 0
      ? []
      : [`counted where ${listed(conditions.map((condition) => conditionWords(entity, condition, words)))}`]),
  ];
  return `${capital(parts[0] ?? '')}: ${parts.slice(1).join(', ')}.`;
}
