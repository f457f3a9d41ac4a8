import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { clockIn, daysOf, durationIn, minutesOf, numberIn } from '../measures.ts';

const clock = "(?:\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.|o'clock|h))?|noon|midnight)";
const opening = new RegExp(
  `(?:between|from)? ?(?<from>${clock}) ?(?:and|to|until|till|-|–|through) ?(?<until>${clock})(?! (?:minutes?|hours?|days?|people|persons?|guests?))`,
);

/** `14:00` of "2 pm", and of "5" where the day began at "9"; null where it is no time of day. */
function hourOf(text: string, after: string | null): string | null {
  const told = clockIn(text) ?? (/^\d{1,2}$/.test(text.trim()) ? `${text.trim().padStart(2, '0')}:00` : null);
  if (told === null || Number(told.slice(0, 2)) > 23) return null;
  const isMorning = after !== null && told <= after && Number(told.slice(0, 2)) < 12;
  return isMorning ? `${Number(told.slice(0, 2)) + 12}${told.slice(2)}` : told;
}

/** When a day begins and ends: "between 9 and 18"; null where the text says no hours. */
export function hoursIn(text: string): { readonly from: string; readonly until: string } | null {
  const match = opening.exec(text);
  const from = hourOf(match?.groups?.from ?? '', null);
  const until = from === null ? null : hourOf(match?.groups?.until ?? '', from);
  return from === null || until === null || until <= from ? null : { from, until };
}

/** How long each slot is, in minutes; null where whole days are booked. */
export function slotMinutesIn(text: string): number | null {
  const told =
    /\b(?<a>(?:[a-z]+|\d+)[- ](?:minutes?|min|hours?))(?:[- ]long)? (?:slots?|appointments?|sessions?|consultations?|lessons?|calls?|meetings?|visits?|blocks?|treatments?|tours?|viewings?)\b/.exec(
      text,
    )?.groups?.a ??
    /\b(?:slots?|appointments?|sessions?|lessons?|blocks?|tours?|visits?|each)\b[^.;]*? (?:of|is|are|lasts?|takes?) (?<b>(?:an?|half an|[a-z]+|\d+) (?:minutes?|hours?))\b/.exec(
      text,
    )?.groups?.b;
  const time = told === undefined ? null : durationIn(told.replace('-', ' '));
  if (time !== null) return minutesOf(time);
  if (/\bby the half[- ]hour\b|\bhalf-hourly\b/.test(text)) return 30;
  if (/\bby the hour\b|\bhourly\b|\bper hour\b/.test(text)) return 60;
  return /\b(?:time slots?|slots?|appointments?|a time|times?)\b/.test(text) ? 60 : null;
}

/** How many there are to book at the same time; null where the text does not say. */
export function placesIn(text: string): number | null {
  const told =
    /\b(?:we have|there are|we own|we rent out|with) (?:only |just )?(?<a>\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?: of (?:them|each))?(?: [a-z]+){0,2}\b/.exec(
      text,
    )?.groups?.a ??
    /\b(?:takes?|holds?|has room for|fits|for|has|have|is for|are for|seats?|up to|at most|max(?:imum)?(?: of)?|no more than|not more than) (?:up to |at most |only )?(?<b>\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) (?:people|persons|guests|visitors|participants|places|seats|bookings|children|students|customers)\b/.exec(
      text,
    )?.groups?.b;
  return told === undefined ? null : numberIn(told);
}

/** Until when people can cancel, and how far ahead they book. */
export function limitsIn(text: string): Partial<BehaviourOf<'booking'>> {
  const length = '(?<span>(?:an?|[a-z]+|\\d+) (?:hours?|days?|weeks?|months?))';
  const spanAt = (pattern: string) => {
    const found = new RegExp(pattern.replace('SPAN', length)).exec(text)?.groups?.span;
    return found === undefined ? null : durationIn(found);
  };
  const cancel = spanAt(
    '\\bcancel\\w*\\b[^.;]*?\\b(?:until|up to|till|at least|no later than|at the latest|within)? ?SPAN (?:before|ahead|in advance|prior|beforehand)',
  );
  const rest = text.replace(/\bcancel\w*\b[^.;]*/, '');
  const ahead = (words: string) =>
    new RegExp(
      `\\b(?:${words}) ${length}(?: (?:ahead|in advance|before(?:hand)?|into the future)|(?= (?:and|but|,) [^.;]*\\b(?:ahead|in advance)\\b))`,
    ).exec(rest)?.groups?.span;
  const earliest = ahead('at least|no later than|not later than|minimum(?: of)?');
  const latest = ahead('up to|at most|no more than|not more than|max(?:imum)?(?: of)?|only');
  const hours = (span: string | undefined) => {
    const time = span === undefined ? null : durationIn(span);
    return time === null ? null : Math.round(minutesOf(time) / 60);
  };
  const early = hours(earliest);
  const late = latest === undefined ? null : durationIn(latest);
  return {
    ...(cancel === null ? {} : { cancel_hours: Math.min(8760, Math.round(minutesOf(cancel) / 60)) }),
    ...(early === null ? {} : { earliest_hours: Math.min(8760, early) }),
    ...(late === null ? {} : { latest_days: Math.min(1095, daysOf(late)) }),
  };
}
