import { numbers } from './numbers.ts';
import type { Members, Reader } from './reader.ts';

const hoursOf: Readonly<Record<string, number>> = {
  second: 1 / 3600,
  minute: 1 / 60,
  hour: 1,
  day: 24,
  night: 24,
  week: 168,
  fortnight: 336,
  month: 720,
  year: 8760,
};
const perMember: Readonly<Record<string, number>> = { seconds: 1 / 3600, minutes: 1 / 60, hours: 1, days: 24 };

/** "two days before", "for 30 days", "after a week". */
export const span: Reader = ({ said }) => {
  const found =
    /\b(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty)\s+(second|minute|hour|day|night|week|fortnight|month|year)s?\b/i.exec(
      said,
    );
  if (found === null || /\b(?:every|each|per)\s+(?:\d+|one|two|three)?\s*(?:day|week|month|hour|night)/i.test(said))
    return null;
  // "Two days earlier" than now is: counted from what the plan has, or from the date? Nobody knows.
  if (/\b(?:earlier|later|longer|shorter|sooner)\b/i.test(said)) return null;
  const word = (found[1] ?? '').toLowerCase();
  const hours = (numbers[word] ?? Number(word)) * (hoursOf[(found[2] ?? '').toLowerCase()] ?? 0);
  const set = (holder: Members): Members | null => {
    const member = Object.keys(holder).find(
      (name) =>
        typeof holder[name] === 'number' &&
        Object.keys(perMember).some((unit) => name === unit || name.endsWith(`_${unit}`)),
    );
    if (member === undefined) return null;
    const unit = member.split('_').at(-1) ?? '';
    return { ...holder, [member]: Math.round(hours / (perMember[unit] ?? 24)) };
  };
  return (one) => {
    const when = one.when;
    if (typeof when === 'object' && when !== null) {
      const made = set(when as Members);
      return made === null ? null : { ...one, when: made };
    }
    return set(one);
  };
};

const intervals: readonly (readonly [RegExp, string])[] = [
  [/\btwice (?:a|per|each) day\b|\btwice daily\b/i, 'twicedaily'],
  [/\bhourly\b|\b(?:every|each|once an?|per) hour\b/i, 'hourly'],
  [/\bdaily\b|\bnightly\b|\b(?:every|each|once a|per) (?:day|night|morning|evening)\b/i, 'daily'],
  [
    /\bweekly\b|\b(?:every|each|once a|per) (?:week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i,
    'weekly',
  ],
  [/\bmonthly\b|\b(?:every|each|once a|per) month\b/i, 'monthly'],
];

export const interval: Reader = ({ said }) => {
  const wanted = said.replace(/\b(?:instead of|rather than|not)\b.*$/i, '');
  const every = intervals.find(([pattern]) => pattern.test(wanted))?.[1];
  if (every === undefined) return null;
  return (one) => {
    if ('interval' in one) return { ...one, interval: every };
    const when = one.when as Members | undefined;
    return when?.on === 'interval' ? { ...one, when: { ...when, every } } : null;
  };
};
