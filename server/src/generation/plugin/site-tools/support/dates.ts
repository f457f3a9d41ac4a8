import type { Clause } from '../../../understanding/clause.ts';

const months = 'january february march april may june july august september october november december'.split(' ');
const monthOf = (name: string): number =>
  months.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1;

const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const clock =
  '(?:(?:,? at|T|,)?\\s*(\\d{1,2}):(\\d{2})(?::\\d{2})?\\s*(am|pm)?|,? at (\\d{1,2})\\s*(am|pm)|,? at (noon))?';
const day = '(\\d{1,2})(?:st|nd|rd|th)?';

/** Ways to write a day, each with what its groups are. */
const ways: readonly { readonly pattern: RegExp; readonly order: 'ymd' | 'mdy' | 'dmy' }[] = [
  { pattern: new RegExp(`\\b(\\d{4})-(\\d{2})-(\\d{2})${clock}`, 'gi'), order: 'ymd' },
  { pattern: new RegExp(`\\b${monthName} ${day},? (\\d{4})${clock}`, 'gi'), order: 'mdy' },
  { pattern: new RegExp(`\\b${day} (?:of )?${monthName},? (\\d{4})${clock}`, 'gi'), order: 'dmy' },
];

const two = (value: number): string => String(value).padStart(2, '0');

function hourOf(hour: number, half: string): number {
  if (half === '') return hour;
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

/** `2026-05-06T18:30`; null for a day that there is not. */
function momentOf(match: RegExpMatchArray, order: 'ymd' | 'mdy' | 'dmy'): string | null {
  const part = (letter: string) => match[order.indexOf(letter) + 1] ?? '';
  const month = /^\d+$/.test(part('m')) ? Number(part('m')) : monthOf(part('m'));
  const [year, date] = [Number(part('y')), Number(part('d'))];
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (month < 1 || month > 12 || date < 1 || date > days) return null;
  const [, , , , hour = match[7] ?? '0', minute = '0', half = match[8] ?? ''] = match;
  const hours = match[9] === undefined ? hourOf(Number(hour), half) : 12;
  if (hours > 23 || Number(minute) > 59) return null;
  return `${year}-${two(month)}-${two(date)}T${two(hours)}:${two(Number(minute))}`;
}

/** The days with their years that a text names, in its order, as `2026-05-06T18:30`. */
export function momentsIn(text: string): readonly { readonly moment: string; readonly at: number }[] {
  return ways
    .flatMap(({ pattern, order }) =>
      [...text.matchAll(pattern)].map((match) => ({ moment: momentOf(match, order), at: match.index })),
    )
    .flatMap(({ moment, at }) => (moment === null ? [] : [{ moment, at }]))
    .sort((a, b) => a.at - b.at);
}

/** The time that something is shown in: "from 1 May 2026 until 3 May 2026"; empty where nothing is said. */
export function periodIn({ text = '' }: Clause): { readonly start: string; readonly end: string } {
  const period = { start: '', end: '' };
  for (const { moment, at } of momentsIn(text)) {
    const before = text.slice(Math.max(0, at - 24), at);
    const isEnd =
      /\b(until|till?|to|through|before|ends?( on| at)?|ending( on)?|up to|by|and|expires?( on)?)\s+(the )?$/i.test(
        before,
      ) || /[-–]\s*$/.test(before);
    if (isEnd) period.end ||= moment;
    else period.start ||= moment;
  }
  // "Until 24 December" is over when the day is.
  return { start: period.start, end: period.end.replace(/T00:00$/, 'T23:59') };
}
