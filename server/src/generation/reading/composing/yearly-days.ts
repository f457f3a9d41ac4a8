const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = '(\\d{1,2})(?:st|nd|rd|th)?';

/** The most days that a plan lists one by one. */
const maxDays = 100;

/**
 * The days of every year that a text names as a range, as `MM-DD`: "from 1 July to 15 July", "between 1 June and 31 August",
 * "in July and August", "during November". Null where it names none, an open one ("until 31 January"), or more than 100 days.
 */
export function yearlyDays(text: string): string[] | null {
  const range = rangeIn(text);
  return range === null ? null : daysBetween(...range);
}

/** The first and the last day of such a range, however long it is. */
export function yearlyRange(text: string): readonly [string, string] | null {
  const range = rangeIn(text);
  return range?.every(isDay) ? [written(range[0]), written(range[1])] : null;
}

/** The day that a text names alone, as `MM-DD`: "until 14 March". */
export function yearlyDay(text: string): string | null {
  const [, number = '', name = ''] =
    new RegExp(`^(?:from|until|till|to|and|between|through)?\\s*(?:the )?${day}\\s+(?:of )?${month}$`, 'i').exec(
      text.trim(),
    ) ?? [];
  const found = { month: name === '' ? -1 : monthOf(name), day: Number(number) };
  return isDay(found) ? written(found) : null;
}

/**
 * The day of every year on which something is done, as `MM-DD`: "on 1 October", "on October 1st", "at the end of May", "in November"
 * (its first day). Null where a text names none, two, one of a single year, or a day that not every year has.
 */
export function yearlyDate(text: string): string | null {
  if (/\b(?:19|20)\d\d\b|\b(?:last|next|this)\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(text))
    return null;
  const named = text.match(new RegExp(`\\b${month}\\b`, 'gi')) ?? [];
  if (named.length !== 1) return null;
  const found =
    new RegExp(`\\b${day}\\s+(?:of )?${month}\\b`, 'i').exec(text) ??
    new RegExp(`\\b(?<month>${month})\\s+(?:the )?${day}\\b(?!\\s*(?:am|pm|:))`, 'i').exec(text);
  if (found !== null) {
    const { groups } = found;
    const one =
      groups?.month === undefined
        ? { month: monthOf(found[2] ?? ''), day: Number(found[1]) }
        : { month: monthOf(groups.month), day: Number(found[3]) };
    return isDay(one) && !(one.month === 1 && one.day === 29) ? written(one) : null;
  }
  const whole = new RegExp(`\\b(in|during|every|each|of|for)\\s+${month}\\b`, 'i').exec(text);
  if (whole === null) return null;
  const number = monthOf(whole[2] ?? '');
  if (whole[1]?.toLowerCase() === 'of') {
    if (/\b(?:end|last day) of\b/i.test(text))
      return written({ month: number, day: number === 1 ? 28 : (lengths[number] ?? 28) });
    return /\b(?:beginning|start|first(?: day)?) of\b/i.test(text) ? written({ month: number, day: 1 }) : null;
  }
  return written({ month: number, day: 1 });
}

function rangeIn(text: string): readonly [Day, Day] | null {
  const range = new RegExp(
    `\\b(?:from|between)?\\s*${day}\\s+${month}?\\s*(?:to|until|till|and|–|-)\\s*${day}\\s+${month}\\b`,
    'i',
  ).exec(text);
  if (range !== null) {
    const [, first = '', firstMonth, last = '', lastMonth = ''] = range;
    return [
      { month: monthOf(firstMonth ?? lastMonth), day: Number(first) },
      { month: monthOf(lastMonth), day: Number(last) },
    ];
  }
  const whole = new RegExp(
    `\\b(?:in|during|from)\\s+${month}(?:\\s*(?:and|to|until|or|–|-)\\s*${month})?(?!\\s*\\d)\\b`,
    'i',
  ).exec(text);
  if (whole === null) return null;
  const from = monthOf(whole[1] ?? '');
  const to = whole[2] === undefined ? from : monthOf(whole[2]);
  return [
    { month: from, day: 1 },
    { month: to, day: lengths[to] ?? 31 },
  ];
}

const monthOf = (name: string): number => months.indexOf(name.toLowerCase().slice(0, 3));

interface Day {
  /** From 0. */
  readonly month: number;
  readonly day: number;
}

const isDay = ({ month, day }: Day): boolean => month >= 0 && day >= 1 && day <= (lengths[month] ?? 0);

const written = ({ month, day }: Day): string =>
  `${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function daysBetween(from: Day, to: Day): string[] | null {
  if (!isDay(from) || !isDay(to)) return null;
  const days: string[] = [];
  let { month, day } = from;
  while (days.length <= maxDays) {
    days.push(written({ month, day }));
    if (month === to.month && day === to.day) return days.length <= maxDays ? days : null;
    day += 1;
    if (day > (lengths[month] ?? 31)) {
      day = 1;
      month = (month + 1) % 12;
    }
  }
  return null;
}
