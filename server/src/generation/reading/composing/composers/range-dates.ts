import type { Deed, Slot } from '../deeds.ts';
import { type Comparison, clockIn, daysOf, durationIn, weekdaysIn } from '../measures.ts';
import type { Story } from '../story.ts';
import type { Check } from './add-rule.ts';

/** Days that are named from today on. */
const namedDays: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

/** What has to be so of a date: the check, a reason where it is not known which date, null where a deed is about none. */
export function datesOf(
  deed: Deed,
  all: readonly Slot[],
  compared: Comparison | null,
  entity: string,
  story: Story,
): Check | string | null {
  const text = deed.text.toLowerCase();
  const field = all.find(({ label }) => label === 'field');
  const span = all.find(({ label }) => label === 'span');
  const dates = story
    .attributes(entity)
    .filter(({ type, key }) => type === 'date' && !['date', 'modified', 'registered', 'last_login'].includes(key));
  const attributeOf = (): string | undefined =>
    field !== undefined
      ? story.attribute(entity, field.text, { type: 'date' })?.key
      : (dates[0]?.key ?? (story.isOwn(entity) ? story.attribute(entity, 'date', { type: 'date' })?.key : undefined));
  const day = namedDays[/\b(?:yesterday|today|tomorrow)\b/.exec(text)?.[0] ?? ''];
  const order = /\bafter\b|\blater than\b/.test(text)
    ? 'after'
    : /\bbefore\b|\bearlier than\b/.test(text)
      ? 'before'
      : null;
  if (day !== undefined && order !== null) {
    const attribute = attributeOf();
    if (attribute === undefined) return 'It does not say which date.';
    const isDenied = /\b(?:not|no|never|cannot)\b|n['’]t\b/.test(text);
    if (order === 'after')
      return { is: 'date', attribute, ...(isDenied ? { until_days: day } : { from_days: day + 1 }) };
    return { is: 'date', attribute, ...(isDenied ? { from_days: day } : { until_days: day - 1 }) };
  }
  const weekdays = weekdaysIn(text);
  const clock = all
    .filter(({ label }) => label === 'date' || label === 'rhythm')
    .map((one) => clockIn(one.text))
    .filter((one): one is string => one !== null);
  const duration = span === undefined ? null : durationIn(span.text);
  // "Half an hour between two bookings" is about two records.
  if (/\bbetween (?:two|any two|them|one and)\b/.test(text)) return null;
  const side = sideOfToday(text);
  if (weekdays.length > 0 || clock.length > 0 || side !== null || duration !== null) {
    const attribute = attributeOf();
    if (attribute === undefined) return 'It does not say which date.';
    const isUntil =
      compared === 'at_most' ||
      compared === 'less' ||
      /\bno (?:more|later|further) than\b|\bup to\b|\bat most\b/.test(text);
    return {
      is: 'date',
      attribute,
      ...(side === 'future' ? { from_days: 0 } : side === 'past' ? { until_days: 0 } : {}),
      ...(duration !== null ? daysFrom(daysOf(duration), isUntil, /\b(?:ago|back|older?)\b/.test(text)) : {}),
      ...(weekdays.length > 0
        ? { weekdays: /\b(?:not|never|no|except|closed|n't)\b/.test(text) ? notOf(weekdays) : weekdays }
        : {}),
      ...timesOf(clock, compared === 'before' || compared === 'at_most'),
    };
  }

  return null;
}

/** "At most 30 days ahead", "not more than 90 days back". */
const daysFrom = (days: number, isUntil: boolean, isBack: boolean): { from_days?: number; until_days?: number } =>
  isUntil !== isBack ? { until_days: isBack ? -days : days } : { from_days: isBack ? -days : days };

/** On which side of today a date has to be; null where a text does not say. */
function sideOfToday(text: string): 'past' | 'future' | null {
  const isDenied = /\b(?:not|never|no|nobody|cannot)\b|n['’]t\b/.test(text);
  if (/\bin the past\b/.test(text)) return isDenied ? 'future' : 'past';
  if (/\bfuture\b/.test(text)) return isDenied ? 'past' : 'future';
  return /\b(?:past|gone by|already over|earlier than today|before today|today or later)\b/.test(text)
    ? 'future'
    : null;
}

/** Whether a deed is about how long something lasts. */
export const isOfLength = ({ text }: Deed): boolean =>
  /\blast(?:s|ing)?\b(?! day| date)|\blong(?:er)?\b|\b(?:rent|hire|book|stay) for\b/i.test(text) ||
  /^(?:for )?(?:max\w*\.?|at most|no more than|up to|at least) [\w.]+ (?:minute|hour|day|night|week)s?$/i.test(
    text.trim(),
  );

/** How long it is from a start to an end: "lasts between two and eight days"; null where records have no two such dates. */
export function lengthOf(
  deed: Deed,
  { min, max }: { readonly min?: number; readonly max?: number },
  unit: string,
  entity: string,
  story: Story,
): Check | null {
  if (!isOfLength(deed)) return null;
  const factor = { minute: 1, hour: 1, day: 1, night: 1, week: 7 }[unit];
  const dates = story.attributes(entity).filter(({ type }) => type === 'date');
  const start = dates.find(({ key }) => /^(?:start|from|begin|arriv|check_in|first_day)/.test(key));
  const end = dates.find(({ key }) => /^(?:end|until|to$|depart|check_out|return|last_day)/.test(key));
  if (factor === undefined || start === undefined || end === undefined) return null;
  return {
    is: 'span',
    attribute: end.key,
    other: start.key,
    ...(min === undefined ? {} : { min: Math.max(1, Math.round(min * factor)) }),
    ...(max === undefined ? {} : { max: Math.max(1, Math.round(max * factor)) }),
    unit: unit === 'minute' ? 'minutes' : unit === 'hour' ? 'hours' : 'days',
  };
}

/** From when to when in the day. */
function timesOf([first, second]: readonly string[], isUntil: boolean): { from_time?: string; until_time?: string } {
  if (first === undefined) return {};
  if (second !== undefined) return { from_time: first, until_time: second };
  return isUntil ? { until_time: first } : { from_time: first };
}

const notOf = (days: ReturnType<typeof weekdaysIn>): ReturnType<typeof weekdaysIn> =>
  weekdaysIn('monday to sunday').filter((day) => !days.includes(day));
