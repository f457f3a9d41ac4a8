import type { Value, ValueKind } from './statement.ts';

/** A stretch of the description that is kept whole. */
export interface Literal {
  readonly start: number;
  readonly end: number;
  readonly quote: string | null;
  readonly value: Value | null;
}

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const figure = '\\d{1,9}(?:[ .,]\\d{3})*(?:[.,]\\d{1,2})?';
const currency = '€|\\$|£|¥|usd|eur|gbp|chf|aud|cad';
const currencyNames = 'euros?|dollars?|pounds?|bucks|francs?|cents?|pence|quid';

/** In the order in which they are tried at each place. */
const patterns: readonly { readonly kind: ValueKind | 'quote'; readonly source: string }[] = [
  { kind: 'code', source: '`[^`\\n]{1,200}`' },
  {
    kind: 'quote',
    source:
      '"[^"\\n]{1,300}"|“[^”\\n]{1,300}”|„[^“”\\n]{1,300}[“”]|«[^»\\n]{1,300}»|(?<![\\p{L}\\p{N}])[‘\'](?!\\s)[^\'’\\n]{1,120}(?<!\\s)[’\'](?![\\p{L}\\p{N}])',
  },
  { kind: 'shortcode', source: '\\[/?[a-z][\\w-]{1,40}(?: [^\\]\\n]{1,200})?\\]' },
  { kind: 'code', source: '\\{\\{?[\\w .-]{1,40}\\}\\}?|%[a-z_]{2,30}%' },
  { kind: 'email', source: '[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,4}' },
  {
    kind: 'url',
    source:
      '(?:https?://|www\\.)[^\\s<>"\')\\]]{1,300}[^\\s<>"\')\\].,;:!?]|\\b(?:[a-z][a-z0-9-]{0,30}\\.){0,3}[a-z][a-z-]{1,30}\\.(?:com|org|net|de|uk|co\\.uk|io|eu|fr|es|it|nl|at|ch)\\b(?:/[^\\s,;]*[^\\s,;.!?])?',
  },
  { kind: 'phone', source: '\\+\\d[\\d ()/-]{6,20}\\d' },
  // no word is as long: it is kept whole, so that nothing has to be read twice
  { kind: 'code', source: '\\S{120,}' },
  {
    kind: 'path',
    // "/contact.html" has its ending, "/shop/." ends with the sentence
    source:
      '(?<![\\w/])/(?:[a-z0-9][\\w-]*(?:\\.[\\w-]+)*(?:/[\\w*-]*(?:\\.[\\w*-]+)*)*(?:\\?[\\w-]+=[\\w%-]*)?|\\?[\\w-]+=[\\w%-]*)',
  },
  {
    kind: 'code',
    source:
      '\\b[\\w-]{1,60}\\.(?:csv|pdf|php|json|xml|xlsx?|docx?|txt|html?|css|js|zip|jpe?g|png|gif|svg|webp|mp[34]|ics)\\b',
  },
  {
    kind: 'money',
    source: `(?:${currency})\\s?${figure}|${figure}\\s?(?:(?:${currency})(?![\\p{L}])|(?:${currencyNames})\\b)`,
  },
  { kind: 'percent', source: `${figure}\\s?(?:%|percent\\b|per cent\\b)` },
  {
    kind: 'date',
    source: `\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})\\b(?:,? \\d{4}\\b)?|\\b(?:${months}) \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4}\\b)?`,
  },
  { kind: 'time', source: "\\b\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]\\.m\\.|[ap]m\\b|o'clock)|\\b\\d{1,2}:\\d{2}\\b" },
  { kind: 'range', source: '\\b\\d{1,6}\\s?[-–]\\s?\\d{1,6}\\b(?![-–]\\d)' },
  { kind: 'duration', source: '\\b\\d{1,4}\\s?(?:h|hrs?|min|mins|secs?|s)\\b' },
  {
    kind: 'measure',
    source:
      '\\b\\d[\\d.,]{0,9}\\s?(?:kg|g|mg|km|cm|mm|m|m²|m2|sqm|sq ft|ft|lbs?|oz|ml|l|litres?|liters?|mb|gb|kb|tb|px|°c|°f|kwh|kw|mph|km/h)(?![\\p{L}\\d])',
  },
  { kind: 'number', source: `\\b${figure}(?![\\p{L}\\d-])` },
];
const anyLiteral = new RegExp(patterns.map(({ source }, at) => `(?<k${at}>${source})`).join('|'), 'giu');

const units: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  '£': 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  quid: 'GBP',
  '¥': 'JPY',
  h: 'hour',
  hr: 'hour',
  hrs: 'hour',
  min: 'minute',
  mins: 'minute',
  s: 'second',
  sec: 'second',
  secs: 'second',
  usd: 'USD',
  eur: 'EUR',
  gbp: 'GBP',
  chf: 'CHF',
  aud: 'AUD',
  cad: 'CAD',
  franc: 'CHF',
  francs: 'CHF',
  cent: 'cent',
  cents: 'cent',
  pence: 'cent',
};

/** Everything that is written as a value or in quotes, in order, without overlaps. */
export function findLiterals(text: string): Literal[] {
  const found: Literal[] = [];
  for (const match of text.matchAll(anyLiteral)) {
    const at = patterns.findIndex((_, index) => match.groups?.[`k${index}`] !== undefined);
    const kind = patterns[at]?.kind ?? 'number';
    const start = match.index;
    const end = start + match[0].length;
    if (kind === 'quote') found.push({ start, end, quote: match[0].slice(1, -1), value: null });
    else found.push({ start, end, quote: null, value: readValue(kind, match[0]) });
  }
  return found;
}

function readValue(kind: ValueKind, text: string): Value {
  const figures = /\d[\d.,]*/.exec(text)?.[0] ?? '';
  const hasAmount = ['number', 'money', 'percent', 'duration', 'measure'].includes(kind);
  const word = text.replace(figures, '').trim().toLowerCase();
  return {
    kind,
    text: kind === 'code' ? text.replaceAll('`', '') : text,
    amount: hasAmount ? amountOf(figures) : null,
    unit:
      kind === 'percent'
        ? '%'
        : hasAmount && word
          ? ((Object.hasOwn(units, word) ? units[word] : undefined) ?? word)
          : null,
  };
}

/** "1,500" and "1.500" are thousands; "1.50" and "1,5" have decimals. */
export function amountOf(figures: string): number {
  const plain = figures
    .replace(/[.,]$/, '')
    .replace(/[ .,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  return Number(plain);
}
