import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { NamedParameter } from '../../instruction.ts';
import { readOutcomes } from '../../outcomes/read-outcomes.ts';
import type { Draft } from '../draft.ts';

const formats = /\b(Y-m-d(?: H:i(?::s)?)?|d\.m\.Y|d\/m\/Y|m\/d\/Y)\b/;
const isDate = ({ name, type }: NamedParameter): boolean =>
  /^\??(?:string|)$/.test(type) &&
  /date|day|birth|start|end|from|to|until|since|deadline|expir|when|^a$|^b$|^iso$|^value$/i.test(name);

/** What is to be returned for a date that is none; null where the prompt says nothing of it. */
function forInvalid(c: Composer): string | null {
  // "past ones give -1, invalid dates too"
  if (/\binvalid\b[^.;\n]{0,20}\b(?:too|as well|also)\b/i.test(c.text))
    return forSide(c, 'past') ?? forSide(c, 'future');
  const said = readOutcomes(c.text).find(({ when }) =>
    /\b(?:invalid|not (?:a )?(?:valid|real)|isn't (?:a )?valid|no (?:valid )?date|wrong|cannot be parsed|can't be parsed|malformed)\b/i.test(
      when,
    ),
  );
  return said?.value ?? null;
}

/** What is to be returned for a date on the wrong side of today. */
function forSide(c: Composer, side: 'future' | 'past'): string | null {
  return readOutcomes(c.text).find(({ when }) => new RegExp(String.raw`\b${side}\b`, 'i').test(when))?.value ?? null;
}

/** The statements that make a day of each parameter, and leave the function where one is none. */
function parsed(c: Composer, dates: readonly NamedParameter[], format: string): PhpCode[] {
  const none =
    forInvalid(c) ??
    ((c.fn?.returns ?? '').startsWith('?')
      ? 'null'
      : ({ int: '0', string: "''", bool: 'false', array: 'array()', float: '0.0' }[c.returnType] ?? 'null'));
  return dates.map(({ name }, at) => {
    const own = dates.length === 1 ? '$day' : at === 0 ? '$start_date' : '$end_date';
    return php`
      ${raw(own)} = DateTimeImmutable::createFromFormat( ${`!${format}`}, $${raw(name)}, wp_timezone() );
      if ( false === ${raw(own)} || ${raw(own)}->format( ${format} ) !== $${raw(name)} ) {
        return ${raw(none)};
      }
    `;
  });
}

/** What is made of one day or two: the words for it, the declared types that it fits, and the result. */
interface DateDeed {
  readonly said: RegExp;
  readonly dates: 1 | 2;
  readonly type: 'int' | 'bool' | 'string';
  make(c: Composer): PhpCode | null;
}

const today = 'current_datetime()->setTime( 0, 0 )';

/** A parameter that no date stands in, as what it counts. */
function countOf(c: Composer): string | null {
  const found = c.fn?.parameters?.find(
    (one) => !isDate(one) && /^(?:int|)$/.test(one.type) && /days?|n|count|number|amount|months?|weeks?/.test(one.name),
  );
  if (found === undefined) return null;
  c.take([found.name]);
  return `$${found.name}`;
}

const deeds: readonly DateDeed[] = [
  {
    said: /\bage\b|\byears? old\b|\bfull years\b|\b_age\b|age_/i,
    dates: 1,
    type: 'int',
    make: () => raw(`$day->diff( ${today} )->y`),
  },
  {
    said: /\b(?:working|business|week) ?days\b|\bweekdays\b/i,
    dates: 2,
    type: 'int',
    make: () => null,
  },
  {
    said: /\bdays?\b[^.;\n]{0,30}\b(?:between|from)\b|\bdifference\b[^.;\n]{0,20}\bdays\b|days_between/i,
    dates: 2,
    type: 'int',
    make: (c) =>
      raw(
        c.says(/\bnegative\b|\bsigned\b/)
          ? "(int) $start_date->diff( $end_date )->format( '%r%a' )"
          : '$start_date->diff( $end_date )->days',
      ),
  },
  {
    said: /\bdays?\b[^.;\n]{0,24}\b(?:until|till|left|remaining|to go)\b|days_(?:until|left)/i,
    dates: 1,
    type: 'int',
    make: (c) => {
      const days = `(int) ${today}->diff( $day )->format( '%r%a' )`;
      return raw(c.says(/\bnegative\b[^.;\n]{0,30}\b(?:past|over)|\bcan be negative/) ? days : `max( 0, ${days} )`);
    },
  },
  {
    said: /\bdays?\b[^.;\n]{0,24}\b(?:since|ago|passed)\b|days_since/i,
    dates: 1,
    type: 'int',
    make: () => raw(`max( 0, (int) $day->diff( ${today} )->format( '%r%a' ) )`),
  },
  { said: /\bweekend\b/i, dates: 1, type: 'bool', make: () => raw("(int) $day->format( 'N' ) >= 6") },
  { said: /\bleap year\b/i, dates: 1, type: 'bool', make: () => raw("'1' === $day->format( 'L' )") },
  {
    said: /\b(?:in the past|over|expired|passed|before today)\b/i,
    dates: 1,
    type: 'bool',
    make: () => raw(`$day < ${today}`),
  },
  { said: /\b(?:in the future|after today|upcoming)\b/i, dates: 1, type: 'bool', make: () => raw(`$day > ${today}`) },
  {
    said: /\bvalid\b|\bis_\w*date/i,
    dates: 1,
    type: 'bool',
    make: () => raw('true'),
  },
  {
    said: /\badd(?:s|ing|ed)?\b[^.;\n]{0,40}\b(?:days?|weeks?|months?|working days)\b|\b(?:days?|weeks?|months?) (?:later|after)\b/i,
    dates: 1,
    type: 'string',
    make: (c) => {
      const count = countOf(c);
      const unit = /\b(day|week|month)s?\b/i.exec(c.text)?.[1]?.toLowerCase() ?? 'day';
      if (count === null || c.says(/\bworking|business|weekdays?\b/)) return null;
      return php`$day->modify( sprintf( ${`%+d ${unit}s`}, ${raw(count)} ) )->format( ${outputFormat(c)} )`;
    },
  },
  {
    said: /\b(?:name of the (?:week)?day|day name|weekday|day of (?:the )?week)\b/i,
    dates: 1,
    type: 'string',
    make: () => raw("wp_date( 'l', $day->getTimestamp() )"),
  },
  {
    said: /\b(?:convert|format|reformat|turn|chang|display|output|return|as|in)\w*\b/i,
    dates: 1,
    type: 'string',
    make: (c) => {
      const target = targetFormat(c);
      return target === null ? null : php`wp_date( ${target}, $day->getTimestamp() )`;
    },
  },
];

const allFormats = (c: Composer): string[] =>
  [
    ...c.text.matchAll(
      /["'`(]?\b((?:Y-m-d|d\.m\.Y|d\/m\/Y|m\/d\/Y|F j, Y|j\. F Y|j F Y|D, d M Y|l, F j, Y|d M Y|M j, Y)(?: H:i(?::s)?)?)\b/g,
    ),
  ].map(([, text = '']) => text);

const outputFormat = (c: Composer): string => allFormats(c).at(-1) ?? 'Y-m-d';

function targetFormat(c: Composer): PhpCode | string | null {
  if (
    c.says(
      /\b(?:site'?s? (?:date )?format|date_format option|format of the site|date format of the site|wordpress date format)\b/,
    )
  )
    return raw("get_option( 'date_format' )");
  const format = c.fn?.parameters?.find(({ name }) => name === 'format');
  if (format !== undefined) {
    c.take(['format']);
    return raw('$format');
  }
  const named = allFormats(c);
  return named.length >= 2 ? (named.at(-1) ?? null) : null;
}

/** What a sentence speaks of that is read whole. */
const said = /\bdates?\b|\bdays?\b|\bage\b|\bvalid|\bfuture|\bpast\b|\bformat|\byears?\b/i;

/** A function on one day or two that come as texts. */
export const dateFunction: Draft = {
  id: 'draft-date',
  name: 'date_value',
  needs: /\bdates?\b|\bdays?\b|\bage\b|\bbirth|\bweekend\b|_date\b|_days\b/,
  never:
    /shortcode|\bposts?\b|\busers?\b|\bmeta\b|\boption\b|\bhook|\bcron|\btransient|\bevents?\b|\bquer|\brest\b|\bblock|\bfilter\b|wpdb|\btable\b|\bcomment|\bcolumn|\bschedul|\barray of dates|\bfile|\border/,
  readsAll: true,
  compose(c) {
    const dates = (c.fn?.parameters ?? []).filter(isDate);
    if (dates.length === 0 || dates.length > 2) return null;
    const type = c.returnType === '' ? null : c.returnType.replace(/\|(?:null|false)$/, '');
    for (const deed of deeds) {
      if (deed.dates !== dates.length || (type !== null && type !== deed.type)) continue;
      if (!deed.said.test(`${c.text} ${c.fn?.name ?? ''}`)) continue;
      const result = deed.make(c);
      if (result === null) continue;
      c.take(dates.map(({ name }) => name));
      if (c.unbound().length > 0) return null;
      c.asked.readsLines(said);
      const future = forSide(c, 'future');
      const past = forSide(c, 'past');
      const sides = [
        ...(future !== null && deed.dates === 1 ? [[`$day > ${today}`, future]] : []),
        ...(past !== null && deed.dates === 1 ? [[`$day < ${today}`, past]] : []),
      ];
      return {
        summary: 'Returns what a date tells.',
        returns: deed.type,
        body: joinPhp([
          ...parsed(c, dates, formats.exec(c.text)?.[1] ?? 'Y-m-d'),
          ...sides.map(
            ([test = '', value = '']) => php`
            if ( ${raw(test)} ) {
              return ${raw(value)};
            }
          `,
          ),
          php`return ${result};`,
        ]),
      };
    }
    return null;
  },
};
