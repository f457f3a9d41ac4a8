import { type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { isNumeric, operand } from './selection.ts';

const quote = '["\'`]';
/** A value: quoted, a parameter, a number or a word that is none of the language's. */
export const valueSource = String.raw`(?:${quote}[^"'${'`'}\n]+${quote}|\$\w+|-?\d[\d.,]*\d|\d|true|false|today|now|(?!(?:the|an?|and|or|than|it|set|not|empty|missing|present|in|is|are|of|to|with|by|ordered|sorted)\b)[A-Za-z][\w-]*)`;

/** How a value is compared, the longer words first. */
const comparisons: readonly (readonly [words: string, sign: string])[] = [
  [
    '>=|at least|no less than|not less than|from|equal to or (?:greater|more) than|(?:greater|more|later) than or equal(?: to)?|on or after|minimum(?: of)?',
    '>=',
  ],
  [
    '<=|at most|no more than|not more than|up to|(?:less|lower|earlier) than or equal(?: to)?|on or before|maximum(?: of)?',
    '<=',
  ],
  ["!=|<>|is not|isn't|not equal(?: to)?|does not equal|other than|not", '!='],
  [
    '>|more than|greater than|higher than|bigger than|larger than|above|over|after|later than|exceeds|exceeding|newer than',
    '>',
  ],
  ['<|less than|lower than|fewer than|smaller than|below|under|before|earlier than|older than', '<'],
  ['contains?|containing|includes|like|matching', 'LIKE'],
  [
    '===?|=|equals?(?: to)?|equal to|is set to|set to|has the value|with (?:the )?value|is exactly|is|of|:|being|holds',
    '=',
  ],
];

const filler = String.raw`(?:\s|\b(?:that|which|value|values|is|are|has|lies?|field|date|whose|it|a|stored|as|an|unix|utc|timestamp|the|set|number|numeric|integer|\(?Y-m-d\)?|\(?Ymd\)?)\b|[${'`'}"'()])*?`;

/** A meta field as prompts name it: `meta price`, `the _featured meta`, `custom field "color"`. */
const named = [
  String.raw`\b(?:post |user |term |comment )?meta(?:[ _]?(?:key|field|value|data))?(?: named| called| with(?: the)? key|:)?\s+${quote}?(?!(?:key|value|field|is|of|and|query|with|set|box|in|on|that|or|exists?|for|the|to|by|from|data|keys|fields|values|equals?)\b)(\w+)${quote}?`,
  String.raw`\b(?:custom|acf) field\s+${quote}?(?!(?:is|of|and|with|set|in|on|that|or)\b)(\w+)${quote}?`,
  String.raw`${quote}(\w+)${quote}\s+(?:post |user |term |comment )?(?:meta|custom field|field)\b(?: (?:key|field|value))?`,
  String.raw`\b(_?[a-z]+_\w+|_\w+)\s+(?:post |user |term |comment )?(?:meta|custom field|field)\b(?: (?:key|field|value))?`,
];

/** The value of a comparison as PHP, with how it is compared. */
function compared(c: Composer, text: string): { value: PhpValue; type?: string } {
  const bare = text.replace(new RegExp(`^${quote}|${quote}$`, 'g'), '');
  if (/^today$/i.test(bare)) {
    const form = c.says(/\bymd\b/) ? 'Ymd' : 'Y-m-d';
    return c.says(/timestamp/)
      ? { value: raw("strtotime( 'today' )"), type: 'NUMERIC' }
      : { value: php`current_time( ${form} )`, type: form === 'Ymd' ? 'NUMERIC' : 'DATE' };
  }
  if (/^now$/i.test(bare))
    return c.says(/y-m-d/)
      ? { value: raw("current_time( 'Y-m-d H:i:s' )"), type: 'DATETIME' }
      : { value: raw('time()'), type: 'NUMERIC' };
  if (/^true$/i.test(bare)) return { value: '1' };
  const isQuoted = bare !== text;
  if (/^-?\d+(?:[.,]\d+)*$/.test(bare) && !/^\d{4}-\d/.test(bare))
    return isQuoted
      ? { value: bare }
      : { value: Number(bare.replace(/,/g, '')), type: /\./.test(bare) ? 'DECIMAL(10,2)' : 'NUMERIC' };
  if (bare.startsWith('$')) {
    const kind = c.fn?.parameters?.find(({ name }) => name === bare.slice(1))?.type ?? '';
    const isDate = /date|from|until|since|start|end/.test(bare) || /DateTime/.test(kind);
    const value = operand(c, bare, isDate && !c.says(/timestamp/) ? 'Y-m-d' : 'timestamp');
    return isNumeric(c, bare) && !(/DateTime/.test(kind) && !c.says(/timestamp/))
      ? { value, type: /float/.test(kind) ? 'DECIMAL(10,2)' : 'NUMERIC' }
      : { value, ...(isDate ? { type: 'DATE' } : {}) };
  }
  return { value: bare, ...(/^\d{4}-\d\d-\d\d$/.test(bare) ? { type: 'DATE' } : {}) };
}

/** What the words after a meta field ask of its value; null where they ask nothing. */
function clauseOf(c: Composer, key: string, before: string, tail: string): PhpValue | null {
  const rest = tail.replace(/^["'`)]+/, '');
  const begins = (source: string) => new RegExp(String.raw`^${filler}(?:${source})`, 'i').exec(rest);
  const between = begins(
    String.raw`\bbetween\s+(${valueSource})\s+and\s+(${valueSource})|\bfrom\s+(${valueSource})\s+to\s+(${valueSource})`,
  );
  if (between !== null) {
    const from = compared(c, between[1] ?? between[3] ?? '');
    const to = compared(c, between[2] ?? between[4] ?? '');
    const type = from.type ?? to.type;
    return { key, value: [from.value, to.value], compare: 'BETWEEN', ...(type === undefined ? {} : { type }) };
  }
  const without =
    /\b(?:without|lack\w*|missing|no|don't have|do not have|doesn't have|not have|have no|has no)\s+(?:an? |the |any )?(?:value (?:for|in) )?(?:the )?$/i.test(
      before,
    );
  if (
    without ||
    begins(
      String.raw`\b(?:(?:is |are )?(?:missing|not set|unset|not present|absent)|does ?n[o']t exist|not exist\w*)\b`,
    ) !== null
  )
    return { key, compare: 'NOT EXISTS' };
  if (begins(String.raw`\b(?:exists?|is set(?! to)|set(?! to)|present|not empty|non-empty|filled)\b`) !== null)
    return c.says(/not empty|non-empty|filled/) ? { key, value: '', compare: '!=' } : { key, compare: 'EXISTS' };
  const list = begins(
    String.raw`\b(?:is |are )?(?:one of|in|any of|either)\b:?\s*\(?((?:${valueSource}(?:\s*,\s*(?:or |and )?|\s+(?:or|and)\s+)?)+)`,
  );
  if (list?.[1] !== undefined) {
    const values = list[1].match(new RegExp(valueSource, 'g'))?.filter((one) => !/^(?:or|and)$/.test(one)) ?? [];
    if (values.length === 1 && values[0]?.startsWith('$')) return { key, value: operand(c, values[0]), compare: 'IN' };
    if (values.length > 1) return { key, value: values.map((one) => compared(c, one).value), compare: 'IN' };
  }
  const later = begins(
    String.raw`\b(today|now)\b(?: or)? (later|earlier|after|before)|\bin the (future|past)\b|\bnot (?:in the )?(past|over|passed|expired)\b`,
  );
  if (later !== null) {
    const isLater = /later|after|future/.test(`${later[2] ?? later[3] ?? ''}`) || later[4] !== undefined;
    const moment = compared(c, later[1] ?? (c.says(/timestamp/) ? 'now' : 'today'));
    return {
      key,
      ...moment,
      compare: `${isLater ? '>' : '<'}${later[1] !== undefined || later[4] !== undefined ? '=' : ''}`,
    };
  }
  for (const [words, compare] of comparisons) {
    const spaced = words.replace(/\b([a-z])/g, String.raw`\b$1`);
    const match = begins(String.raw`(?:${spaced})\s*(?:the )?(?:value )?(${valueSource})(?:\s+or\s+(${valueSource}))?`);
    const value = match?.[1];
    if (value === undefined) continue;
    const second = match?.[2] ?? '';
    const side =
      compare === '=' && /^(?:more|higher|later|greater|above|after)$/.test(second)
        ? '>='
        : compare === '=' && /^(?:less|lower|earlier|below|before)$/.test(second)
          ? '<='
          : compare;
    const found = compared(c, value);
    if (
      side === '=' &&
      second !== '' &&
      second !== 'less' &&
      second !== 'more' &&
      !/^(?:higher|later|lower|earlier|greater|above|below|after|before)$/.test(second)
    )
      return { key, value: [found.value, compared(c, second).value], compare: 'IN' };
    return {
      key,
      value: found.value,
      compare: side,
      ...(found.type === undefined || side === 'LIKE' ? {} : { type: found.type }),
    };
  }
  return /\b(?:with|have|has|having|that have|who have|where)\s+(?:an? |the |any )?(?:value (?:for|in) )?(?:the )?$/i.test(
    before,
  )
    ? { key, compare: 'EXISTS' }
    : null;
}

/** What a prompt asks of meta fields, as clauses of a meta query. */
export function metaClauses(c: Composer): PhpValue[] {
  const clauses: PhpValue[] = [];
  const seen = new Set<string>();
  for (const source of named)
    for (const match of c.text.matchAll(new RegExp(source, 'gi'))) {
      const key = match[1] ?? '';
      if (seen.has(key)) continue;
      const end = match.index + match[0].length;
      const tail = /^[^.;\n]*(?:\.\d[^.;\n]*)*/.exec(c.text.slice(end))?.[0] ?? '';
      const clause = clauseOf(c, key, c.text.slice(Math.max(0, match.index - 60), match.index), tail);
      if (clause === null) continue;
      seen.add(key);
      c.asked.states(new RegExp(String.raw`\b${key}\b`));
      clauses.push(clause);
    }
  return [...clauses, ...laterClauses(c, seen)];
}

/** Clauses for fields that are compared in another place than where they are called fields of meta. */
function laterClauses(c: Composer, seen: ReadonlySet<string>): PhpValue[] {
  const keys = named.flatMap((source) => [...c.text.matchAll(new RegExp(source, 'gi'))].map(([, key = '']) => key));
  return [...new Set(keys)]
    .filter((key) => !seen.has(key))
    .flatMap((key) => {
      const mention = new RegExp(
        String.raw`\b(?:whose|where|if|when|with|and)\s+(?:the |its |their |an? )?${quote}?${key}${quote}?(?=\W)([^.;\n]*)`,
        'i',
      ).exec(c.text);
      if (mention === null) return [];
      const before = c.text.slice(Math.max(0, mention.index - 50), mention.index);
      const clause = clauseOf(c, key, before, mention[1] ?? '') as { compare?: string } | null;
      if (clause === null) return [];
      c.asked.readsWithin(mention[0]);
      const isRefused =
        /\b(?:leav\w+ out|exclud\w+|except|skip\w*|omit\w*|ignor\w+|without|hid\w+|not|drop\w*|remov\w+)\b[^.;\n]{0,30}$/i.test(
          before,
        );
      const opposite: Readonly<Record<string, string>> = {
        '<': '>=',
        '>': '<=',
        '<=': '>',
        '>=': '<',
        '=': '!=',
        '!=': '=',
      };
      const compare = isRefused ? opposite[clause.compare ?? '='] : clause.compare;
      return [{ ...clause, ...(compare === undefined ? {} : { compare }) } as PhpValue];
    });
}
