import { type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { operand } from './selection.ts';

/** A field of meta that holds a day or a time, compared with now. */
export interface DateMeta {
  readonly key: string;
  readonly clause: PhpValue;
}

const quote = '["\'`]';
const mention = new RegExp(
  String.raw`\b(?:(?:post )?meta|custom field)(?: key| field)?\s+${quote}?(_?[a-z]\w*)${quote}?|[\`](_?[a-z]\w*)[\`] (?:\([^()]*\) )?(?:is|are|meta)\b`,
  'gi',
);
const units: Readonly<Record<string, string>> = {
  minute: 'MINUTE_IN_SECONDS',
  hour: 'HOUR_IN_SECONDS',
  day: 'DAY_IN_SECONDS',
  week: 'WEEK_IN_SECONDS',
  month: 'MONTH_IN_SECONDS',
  year: 'YEAR_IN_SECONDS',
};
const span = String.raw`(\$\w+|\d+|an?|one|two|three|four|five|six|seven|ten)\s+(minute|hour|day|week|month|year)s?`;

/** What is said of a day, and how it is compared with which moment. */
const relations: readonly (readonly [RegExp, string, -1 | 0 | 1])[] = [
  [new RegExp(String.raw`\b(?:more|longer) than ${span} ago|\b(?:older|earlier) than ${span}`, 'i'), '<', -1],
  [new RegExp(String.raw`\b(?:in|within|during) the (?:next|coming|following) ${span}`, 'i'), 'BETWEEN', 1],
  [new RegExp(String.raw`\b(?:in|within|during) the (?:last|past|previous) ${span}`, 'i'), 'BETWEEN', -1],
  [
    /\btoday or (?:later|in the future|after)|\b(?:from|since) (?:today|now) on(?:wards?)?|\bnot (?:before today|in the past|(?:yet )?(?:over|past))|\bon or after (?:today|now)|\bfrom today\b|>= ?(?:today|now)|\btoday or newer/i,
    '>=',
    0,
  ],
  [
    /\bin the future|\bafter (?:today|now)|\blater than (?:today|now)|\bstill (?:to come|ahead)|> ?(?:today|now)|\bupcoming\b/i,
    '>',
    0,
  ],
  [/\btoday or (?:earlier|before)|\bon or before (?:today|now)|<= ?(?:today|now)/i, '<=', 0],
  [
    /\bin the past|\b(?:before|earlier than) (?:today|now)|< ?(?:today|now)|\bhas passed|\bis over\b|\bexpired\b/i,
    '<',
    0,
  ],
];

/** How a field holds time, by what stands at its name and what it is called; null: it holds none. */
function formatOf(key: string, around: string): 'timestamp' | 'Y-m-d' | 'Y-m-d H:i:s' | null {
  if (/\btimestamp|\bunix\b|\btime\(\)|\bseconds\b/i.test(around)) return 'timestamp';
  if (/Y-m-d H:i|\bdatetime\b|\bmysql\b/i.test(around)) return 'Y-m-d H:i:s';
  if (/Y-m-d|YYYY-MM-DD|\bISO date/i.test(around)) return 'Y-m-d';
  return /date|_on$|deadline|expir|_until$|_due$|kickoff/i.test(key) ? 'Y-m-d' : null;
}

function moment(format: 'timestamp' | 'Y-m-d' | 'Y-m-d H:i:s', shift: PhpCode | null): PhpCode {
  const at = shift === null ? raw('time()') : shift;
  if (format === 'timestamp') return at;
  if (shift === null) return php`current_time( ${format} )`;
  return php`wp_date( ${format}, ${at} )`;
}

/** Reads what a prompt says of fields that hold days or times: later than today, in the next week, long ago. */
export function dateMeta(c: Composer): DateMeta[] {
  const found: DateMeta[] = [];
  for (const match of c.text.matchAll(mention)) {
    const key = match[1] ?? match[2] ?? '';
    const tail =
      /^[^\n.;]*/.exec(c.text.slice(match.index + match[0].length - (match[2] === undefined ? 0 : 3)))?.[0] ?? '';
    const own = /^.*?(?=\b(?:and|or) (?:whose|with|the meta)\b|$)/i.exec(tail)?.[0] ?? tail;
    const format = formatOf(key, match[0] + own.slice(0, 60));
    if (key === '' || format === null || found.some((one) => one.key === key)) continue;
    if (/^[`"')\s]*(?:is |are )?(?:not |un)?(?:set|empty|missing|present)\b/i.test(own)) continue;
    const place = relations.find(([said]) => said.test(own)) === undefined ? c.text : own;
    const relation = relations.find(([said]) => said.test(place));
    if (relation === undefined) continue;
    const [said, compare, direction] = relation;
    const groups = (said.exec(place) ?? []).slice(1);
    const amount = groups.find((one, at) => one !== undefined && at % 2 === 0);
    const unit = groups.find((one, at) => one !== undefined && at % 2 === 1) ?? 'day';
    const seconds =
      amount === undefined
        ? null
        : php`${amount.startsWith('$') ? (operand(c, amount) as PhpCode) : raw(String(amountOf(c, amount, unit)))} * ${raw(units[unit.toLowerCase()] ?? 'DAY_IN_SECONDS')}`;
    const shift = seconds === null ? null : php`time() ${raw(direction < 0 ? '-' : '+')} ${seconds}`;
    const now = moment(format, null);
    const then = moment(format, shift);
    c.asked.readsWithin(own.trim() === '' ? match[0] : own.trim());
    c.asked.states(said);
    found.push({
      key,
      clause: {
        key,
        value: compare === 'BETWEEN' ? (direction > 0 ? [now, then] : [then, now]) : then,
        compare,
        type: format === 'timestamp' ? 'NUMERIC' : format === 'Y-m-d' ? 'DATE' : 'DATETIME',
      },
    });
  }
  return found;
}

function amountOf(c: Composer, amount: string, unit: string): number {
  if (/^\d+$/.test(amount)) return Number(amount);
  return c.amount(new RegExp(`^${unit}s?$`, 'i'), 1) ?? 1;
}
