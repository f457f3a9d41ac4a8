import { chanceEndings, irregularNouns, irregularTails, uncountableNouns } from './irregular-nouns.ts';
import { asciiWords } from './transliterate.ts';

const singularOf: ReadonlyMap<string, string> = new Map([...irregularNouns].map(([one, many]) => [many, one]));

type Ending = readonly [pattern: RegExp, replacement: string];

const toPlural: readonly Ending[] = [
  [/([^aeiou])y$/i, '$1ies'],
  [/(quy)$/i, 'quies'],
  [/(s|x|z|ch|sh)$/i, '$1es'],
  [/$/, 's'],
];

const toSingular: readonly Ending[] = [
  [/ss$/i, 'ss'],
  [/(us|is)$/i, '$1'],
  [/([^aeiou]|qu)ies$/i, '$1y'],
  [/(ss|x|zz|ch|sh)es$/i, '$1'],
  [/s$/i, ''],
];

function applyFirst(endings: readonly Ending[], word: string): string {
  const ending = endings.find(([pattern]) => pattern.test(word));
  return ending ? word.replace(ending[0], ending[1]) : word;
}

/** Writes a replacement the way the word it replaces is written: small, Capitalised or CAPITALS. */
function inCaseOf(word: string, replacement: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return replacement.toUpperCase();
  return /^\p{Lu}/u.test(word) ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
}

type Tails = readonly (readonly [end: string, replacement: string])[];

const pluralTails: Tails = irregularTails.map((tail) => [tail, irregularNouns.get(tail) ?? tail]);
const singularTails: Tails = pluralTails.map(([one, many]) => [many, one]);

/** A word with the irregular noun that it is, or that it ends with, replaced: "bookshelf" → "bookshelves". */
function irregularEnd(word: string, table: ReadonlyMap<string, string>): string | null {
  const whole = table.get(word);
  if (whole !== undefined) return whole;
  const tail = (table === irregularNouns ? pluralTails : singularTails).find(([end]) => word.endsWith(end));
  return tail === undefined || chanceEndings.has(word) ? null : word.slice(0, -tail[0].length) + tail[1];
}

const isLetter = (phrase: string, index: number): boolean => {
  const code = phrase.charCodeAt(index) | 32;
  return (code >= 97 && code <= 122) || (code > 127 && /[\p{L}\p{M}]/u.test(phrase.charAt(index)));
};

/** Where the last word of a phrase begins and ends, whatever signs follow it. */
function lastWord(phrase: string): readonly [start: number, end: number] {
  let end = phrase.length;
  while (end > 0 && !isLetter(phrase, end - 1)) end--;
  let start = end;
  while (start > 0 && isLetter(phrase, start - 1)) start--;
  return [start, end];
}

function inflect(phrase: string, table: ReadonlyMap<string, string>, endings: readonly Ending[]): string {
  const [start, end] = lastWord(phrase);
  const word = phrase.slice(start, end);
  const lower = word.toLowerCase();
  if (word === '' || uncountableNouns.has(lower)) return phrase;
  const irregular = irregularEnd(lower, table);
  const changed = irregular === null ? applyFirst(endings, word) : inCaseOf(word, irregular);
  return phrase.slice(0, start) + changed + phrase.slice(end);
}

/** The plural of an English noun or phrase, by its last word: `event` → `events`, `Team Member` → `Team Members`. */
export function pluralize(phrase: string): string {
  return isPlural(phrase) ? phrase : inflect(phrase, irregularNouns, toPlural);
}

/** The singular of an English noun or phrase, by its last word: `Categories` → `Category`; a singular stays. */
export function singularize(phrase: string): string {
  const last = phrase.slice(...lastWord(phrase)).toLowerCase();
  return irregularNouns.has(last) && !singularOf.has(last) ? phrase : inflect(phrase, singularOf, toSingular);
}

/** Whether a phrase's last word is a plural, as far as its form tells. */
export function isPlural(phrase: string): boolean {
  const last = phrase.slice(...lastWord(phrase)).toLowerCase();
  if (uncountableNouns.has(last) || singularOf.has(last)) return true;
  if (irregularNouns.has(last)) return false;
  return inflect(last, singularOf, toSingular) !== last;
}

/** The words of a name in any writing: `eventDate`, `event-date`, `Event date` → `event`, `date`. */
function wordsOf(name: string): string[] {
  // "FAQs" is one word: the small letter behind an abbreviation is its plural's.
  const parted = name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(?!\p{Lu}s(?!\p{Ll}))(\p{Lu}\p{Ll})/gu, '$1 $2');
  return asciiWords(parted).map((word) => word.toLowerCase());
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `eventDate` → `event_date`. */
export const toSnake = (name: string): string => wordsOf(name).join('_');

/** `eventDate` → `event-date`. */
export const toKebab = (name: string): string => wordsOf(name).join('-');

/** `event_date` → `EventDate`. */
export const toPascal = (name: string): string => wordsOf(name).map(capitalised).join('');

/** `event_date` → `eventDate`. */
export function toCamel(name: string): string {
  const [first = '', ...rest] = wordsOf(name);
  return first + rest.map(capitalised).join('');
}

const smallWords = new Set('a an and as at but by for from in nor of on or per the to via vs with'.split(' '));
const abbreviations = new Map(
  [
    'API',
    'BMI',
    'CSV',
    'CEO',
    'CV',
    'DJ',
    'DOI',
    'FAQ',
    'GPS',
    'HR',
    'HTML',
    'ID',
    'IP',
    'ISBN',
    'ISSN',
    'MP3',
    'NGO',
    'PDF',
    'PIN',
    'PR',
    'QR',
    'RSS',
    'RSVP',
    'SEO',
    'SKU',
    'SMS',
    'URL',
    'VAT',
    'VIP',
    'VIN',
    'XML',
    'ZIP',
  ].flatMap((word) => [[word.toLowerCase(), word] as const, [`${word.toLowerCase()}s`, `${word}s`] as const]),
);

/** A name as a heading: `event_date` → `Event Date`, `faq of the day` → `FAQ of the Day`. Capitals inside a word stay. */
export function titleCase(name: string): string {
  const words = name.split(/[\s_]+/).filter((word) => word !== '');
  return words
    .map((word, index) => {
      const lower = word.toLowerCase();
      const abbreviation = abbreviations.get(lower);
      if (abbreviation !== undefined) return abbreviation;
      return index > 0 && index < words.length - 1 && smallWords.has(lower) ? lower : capitalised(word);
    })
    .join(' ');
}
