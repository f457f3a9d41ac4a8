import { numbers as numberWords } from '../../../reading/language/function-words.ts';
import type { CodeTrace } from '../code-trace.ts';
import type { Demand, DemandReader } from '../demand.ts';

const seconds: Readonly<Record<string, number>> = {
  second: 1,
  sec: 1,
  minute: 60,
  min: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_592_000,
  year: 31_536_000,
};
const bytes: Readonly<Record<string, number>> = { kb: 1024, mb: 1_048_576, gb: 1_073_741_824 };

const amount = new RegExp(
  String.raw`(?<![\w#.$/:-]|\d,)(?:(\d+(?:\.\d+)?)(?![\dx])|\b(${Object.keys(numberWords).join('|')})\b)(?:[\s-]*(%|[a-z]+))?`,
  'gi',
);

/** Before a number in words, where it is one that code needs: "two helpers" is none. */
const beforeWord =
  /\b(?:at most|up to|no more than|max(?:imum)?(?: of)?|limit(?:ed)? to|first|last|latest|newest|recent|top|least|than|over|under|every|defaults?(?: to| is)?|only|older than|within|past|previous|next|exactly)\s+$/i;

/** Before a number that is an example or a version, or the priority that hooks have anyway. */
const byTheWay = /\b(?:e\.g\.|example:?|such as|like|php|wordpress|wp|version|v)[^.)]{0,20}$|\bpriority\W*(?=10\b)$/i;

/** Quoted texts, whose numbers are part of them. */
const quoted = /"[^"\n]*[a-z][^"\n]*"|`[^`\n]*[a-z][^`\n]*`/gi;

/** Numbers: times in seconds or as they are said, sizes in bytes, all others as they are. */
export const readNumbers: DemandReader = (clause, trace): Demand[] => {
  const text = clause.replace(quoted, (found) => ' '.repeat(found.length));
  return [...text.matchAll(amount)].flatMap((match) => {
    const [said, digits, word = '', after = ''] = match;
    const before = text.slice(0, match.index);
    const value = digits === undefined ? numberWords[word.toLowerCase()] : Number(digits);
    if (value === undefined || byTheWay.test(before) || (value === 10 && /\bpriority\W*$/i.test(before))) return [];
    const unit = after.toLowerCase().replace(/s$/, '');
    const isTime = seconds[unit] !== undefined;
    if (digits === undefined && !isTime && (value < 2 || !beforeWord.test(before))) return [];
    const isMet = isTime ? hasTime(value, unit, trace) : hasNumber(value, unit, trace);
    return [{ kind: isTime ? 'time' : 'number', said: said.trim(), lacks: '', isMet }];
  });
};

function hasTime(value: number, unit: string, { code, numbers }: CodeTrace): boolean {
  if (numbers.has(value * (seconds[unit] ?? 1))) return true;
  const says = (word: string) => new RegExp(word, 'i').test(code);
  if (numbers.has(value) && says(unit.slice(0, 3))) return true;
  if (value === 1) return says(unit === 'day' ? 'day|daily' : unit);
  return (unit === 'hour' && value === 24 && says('day|daily')) || (unit === 'day' && value === 7 && says('week'));
}

/** Limits are tested with one more or less, too, and shares reckoned as such. */
function hasNumber(value: number, unit: string, { numbers }: CodeTrace): boolean {
  const size = bytes[unit];
  const same = [value, ...(size === undefined ? [] : [value * size, value * 1000 ** (unit === 'kb' ? 1 : 2)])];
  if (/^(?:%|percent)/.test(unit)) same.push(value / 100, 1 - value / 100, 100 - value);
  if (value > 2) same.push(value + 1, value - 1);
  return same.some((one) => numbers.has(one));
}
