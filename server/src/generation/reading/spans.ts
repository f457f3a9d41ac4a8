import type { Phrase, Value } from './language/statement.ts';

const hours: Readonly<Record<string, number>> = {
  minute: 1 / 60,
  hour: 1,
  day: 24,
  night: 24,
  week: 168,
  fortnight: 336,
  month: 720,
  quarter: 2190,
  year: 8760,
};
const units: Readonly<Record<string, number>> = {
  seconds: 1 / 3600,
  minutes: 1 / 60,
  hours: 1,
  days: 24,
  weeks: 168,
  months: 720,
  years: 8760,
};

/** Years of 365 and months of 30 days. */
const inUnit = (amount: number, unit: string, per: number): number | null => {
  const one = Object.hasOwn(hours, unit) ? hours[unit] : undefined;
  return one === undefined ? null : (amount * one) / per;
};

/** A span of time in the unit that a member is named for (`days`, `cache_minutes`); null for another value or member. */
export function spanFor(member: string, { kind, amount, unit }: Value): number | null {
  if (kind !== 'duration' || amount === null || unit === null) return null;
  const name = Object.keys(units).find((one) => member === one || member.endsWith(`_${one}`));
  const found = inUnit(amount, unit, units[name ?? 'days'] ?? 24);
  return found === null ? null : Math.round(found);
}

/** Days of a span; null for another value. */
export const daysOf = (value: Value): number | null => spanFor('days', value);

/** The number that a phrase says, for a member of a plan: a count, an amount, a span in the member's unit. */
export function numberOf(member: string, { value, count }: Phrase): number | null {
  if (value === null) return count;
  return (
    spanFor(member, value) ?? (['number', 'money', 'percent', 'measure'].includes(value.kind) ? value.amount : count)
  );
}
