import { numbers } from '../language/function-words.ts';
import type { Chunk, Slot } from './deeds.ts';

/** A length of time as typed: "two weeks". */
export interface Duration {
  readonly amount: number;
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
}

const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  ...numbers,
  once: 1,
  single: 1,
  twice: 2,
  couple: 2,
  both: 2,
  thrice: 3,
  half: 6,
  fourteen: 14,
  thousand: 1000,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
};

/** The first number of a text, in figures or in words; null where there is none. "1,500" is one thousand five hundred. */
export function numberIn(text: string): number | null {
  const figures = /-?\d+(?:[ .,]\d{3})+(?![\d])|-?\d+(?:[.,]\d+)?/.exec(text)?.[0];
  if (figures !== undefined) {
    const isGrouped = /^-?\d{1,3}(?:[ .,]\d{3})+$/.test(figures);
    const value = Number(isGrouped ? figures.replaceAll(/[ .,]/g, '') : figures.replace(',', '.'));
    const factor = /\b(?:million|m)\b/i.test(text) ? 1e6 : /\d\s?k\b|\bthousand\b/i.test(text) ? 1e3 : 1;
    return Number.isFinite(value) ? value * factor : null;
  }
  let sum: number | null = null;
  for (const word of text.toLowerCase().split(/[^a-z]+/)) {
    if (!Object.hasOwn(words, word)) continue;
    const value = words[word] ?? 0;
    if (sum === null) sum = value;
    else if (value === 100 || value === 1000) sum *= value;
    else if (sum >= 20 && value < 10) sum += value;
    else break;
  }
  return sum;
}

const units: readonly (readonly [RegExp, Duration['unit']])[] = [
  [/\b(?:s|secs?|seconds?)\b/, 'second'],
  [/(?:\b|\d)(?:min|mins|minutes?)\b/, 'minute'],
  [/(?:\b|\d)(?:h|hrs?|hours?)\b/, 'hour'],
  [/\b(?:days?|nights?)\b/, 'day'],
  [/\b(?:weeks?|fortnights?)\b/, 'week'],
  [/\bmonths?|quarters?\b/, 'month'],
  [/\b(?:years?|seasons?|decades?)\b/, 'year'],
];

/** A length of time; null where the text has none. */
export function durationIn(text: string): Duration | null {
  const lower = text.toLowerCase();
  const unit = units.find(([pattern]) => pattern.test(lower))?.[1];
  if (unit === undefined) return null;
  const factor = /fortnight/.test(lower) ? 2 : /quarter/.test(lower) ? 3 : /decade/.test(lower) ? 10 : 1;
  if (/\bhalf an? (?:hour)\b/.test(lower)) return { amount: 30, unit: 'minute' };
  if (/\bhalf a year\b/.test(lower)) return { amount: 6, unit: 'month' };
  return { amount: (numberIn(lower) ?? 1) * factor, unit };
}

const days: Readonly<Record<Duration['unit'], number>> = {
  second: 1 / 86_400,
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
};

/** "The day before", "a week later": a length of time without a number. */
export const namedOffset = (text: string): Duration | null => {
  const found =
    /\b(?:the|a|one)?\s*(day|night|evening|morning|week|month|year|hour)\s+(?:before|after|later|ahead|prior|earlier)\b/i.exec(
      text,
    )?.[1];
  return found === undefined ? null : durationIn(/evening|morning/i.test(found) ? 'day' : found);
};

/** In whole days, at least one. */
export const daysOf = ({ amount, unit }: Duration): number => Math.max(1, Math.round(amount * days[unit]));

/** In whole minutes, at least one. */
export const minutesOf = ({ amount, unit }: Duration): number => Math.max(1, Math.round(amount * days[unit] * 1440));

/** `09:30` of "half past" no; of "9.30 am", "14:00", "8 pm"; null where there is no time of day. */
export function clockIn(text: string): string | null {
  const lower = text.toLowerCase();
  if (/\bnoon\b|\bmidday\b/.test(lower)) return '12:00';
  if (/\bmidnight\b/.test(lower)) return '00:00';
  // "On 12 December at 8 pm": the first number with minutes or a unit
  const match =
    /\b(?<!\d[.:])(\d{1,2})(?:[:.](\d{2})(?!\d)(?:\s?(a\.?m\.?|p\.?m\.?|o'clock|h\b))?|\s?(a\.?m\.?|p\.?m\.?|o'clock|h\b))/.exec(
      lower,
    );
  if (match === null) return null;
  const [, hour = '0', minute = '00', before = '', behind = ''] = match;
  const half = before + behind;
  let value = Number(hour);
  if (half.startsWith('p') && value < 12) value += 12;
  if (half.startsWith('a') && value === 12) value = 0;
  if (value > 23 || Number(minute) > 59) return null;
  return `${String(value).padStart(2, '0')}:${minute}`;
}

export const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdayNames)[number];

/** The days of the week that a text names; "weekdays" and "weekends" too. */
export function weekdaysIn(text: string): Weekday[] {
  const lower = text.toLowerCase();
  if (/\bweek ?days?\b|\bworking days?\b|\bbusiness days?\b/.test(lower)) return weekdayNames.slice(0, 5);
  if (/\bweekends?\b/.test(lower)) return weekdayNames.slice(5);
  const named = weekdayNames.filter((day) => new RegExp(`\\b${day}s?\\b|\\b${day.slice(0, 3)}\\b`).test(lower));
  const [first, last] = named;
  if (
    named.length === 2 &&
    first &&
    last &&
    new RegExp(`${first.slice(0, 3)}\\w*\\s?(?:to|-|–|through|until|till)\\s?${last.slice(0, 3)}`).test(lower)
  )
    return weekdayNames.slice(weekdayNames.indexOf(first), weekdayNames.indexOf(last) + 1);
  return named;
}

/** The text of a slot without its quotation marks. */
export const unquoted = ({ tokens, text }: Pick<Slot, 'tokens' | 'text'>): string =>
  tokens.find(({ quote }) => quote !== null)?.quote ?? text.replaceAll(/^["'“”‘’„«»]+|["'“”‘’„«».]+$/g, '');

/** More than, at least, fewer than, …; null where the words compare nothing. */
export type Comparison = 'more' | 'at_least' | 'less' | 'at_most' | 'exactly' | 'before' | 'after';

export function comparisonIn(text: string): Comparison | null {
  const lower = text.toLowerCase();
  if (
    /\b(?:no|not) (?:more|longer|later|larger|bigger|higher|older) than\b|\bup to\b|\bat (?:the )?(?:most|latest)\b|\bmax(?:imum|\.)?\b|\bor (?:less|fewer|under|below|younger)\b|\bwithin\b|\bexceed|\bmost\b/.test(
      lower,
    )
  )
    return 'at_most';
  if (
    /\b(?:no|not) (?:less|fewer|earlier|younger|shorter|lower) than\b|\bat least\b|\bmin(?:imum|\.)?\b|\bor (?:more|over|above|older|later)\b|\bfrom\b|\bstarting\b|\bupwards\b/.test(
      lower,
    )
  )
    return 'at_least';
  if (
    /\b(?:more|older|longer|greater|higher|larger|bigger|later) than\b|\bover\b|\babove\b|\bexceeds?\b|\bbeyond\b|\bmore\b|\bolder\b/.test(
      lower,
    )
  )
    return 'more';
  if (
    /\b(?:less|fewer|younger|shorter|lower|smaller|cheaper|earlier|newer) than\b|\bunder\b|\bbelow\b|\bless\b|\bfewer\b/.test(
      lower,
    )
  )
    return 'less';
  if (/\bbefore\b|\bahead\b|\bprior\b|\bin advance\b|\bearlier\b/.test(lower)) return 'before';
  if (/\bafter\b|\blater\b|\bpast\b|\bsince\b/.test(lower)) return 'after';
  return /\bexactly\b|\bequals?\b|\bprecisely\b/.test(lower) ? 'exactly' : null;
}

/** The slots of chunks and deeds, those of chunks too. */
export const within = (slots: readonly Slot[], chunks: readonly Chunk[]): readonly Slot[] =>
  [...slots, ...chunks.flatMap((chunk) => chunk.slots)].sort((a, b) => a.from - b.from);
