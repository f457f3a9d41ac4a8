import type { ItemDraft } from './field-item.ts';
import { unitOf } from './lexicon/units.ts';
import type { Token } from './tokens.ts';

/** Words that say that a property must be given. */
export const requiredWords = new Set(['required', 'mandatory', 'compulsory', 'obligatory']);
/** Words that name a type of field rather than a property. */
export const hintWords = new Set(
  'list text string textarea paragraph number numeric integer decimal float price boolean yes/no true/false y/n checkbox toggle switch flag date time datetime timestamp email url link phone color colour image photo picture gallery images file pdf upload dropdown select radio rating stars address location map duration multiple multi wysiwyg html mp3 wav ogg docx doc xlsx epub gpx svg png jpg jpeg zip currency money repeater repeatable multiline'
    .split(' ')
    .concat('date and time', 'time and date', 'date/time'),
);
export const quotes = new Set(['"', '“', '”', '„', '«', '»', '‘', '*', '_', '`', '#']);

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

function asNumber(token: Token | undefined): number | null {
  if (token?.kind === 'number') return Number(token.lower);
  const spelled = numberWords.indexOf(token?.lower ?? '');
  return spelled < 0 ? null : spelled;
}

/** Reads "0-100", "from 1 to 5", "between 1 and 5", "out of 5", "up to 10", "max 10", "at least 2" at `index`. */
export function readRange(tokens: readonly Token[], index: number, item: ItemDraft): number {
  const word = (offset: number) => tokens[index + offset]?.lower ?? '';
  const dashed = /^(\d+)[-–](\d+)$/.exec(word(0));
  if (dashed) {
    [item.min, item.max] = [Number(dashed[1]), Number(dashed[2])];
    return 1;
  }
  const pair = /^(from|between)$/.test(word(0)) ? 1 : 0;
  const [low, high] = [asNumber(tokens[index + pair]), asNumber(tokens[index + pair + 2])];
  if (low !== null && high !== null && /^(to|and|-|–|—|\.\.)$/.test(word(pair + 1))) {
    [item.min, item.max] = [low, high];
    return pair + 3;
  }
  const bound = /^(max|maximum|min|minimum)$/.test(word(0))
    ? 1
    : /^(out|up|at)$/.test(word(0)) && /^(of|to|least|most)$/.test(word(1))
      ? 2
      : 0;
  const limit = bound > 0 ? asNumber(tokens[index + bound]) : null;
  if (limit === null) return 0;
  if (/^min|least/.test(`${word(0)} ${word(1)}`) || word(1) === 'least') item.min = limit;
  else item.max = limit;
  return bound + 1;
}

/** The unit that stands at `index`. */
export const unitAt = (tokens: readonly Token[], index: number): string | null =>
  unitOf.get(tokens[index]?.lower ?? '')?.label ?? null;

/** Choices between commas, slashes, bars, "or" and "and"; at most 30. */
export function splitChoices(tokens: readonly Token[]): string[] {
  const choices: string[] = [];
  let words: string[] = [];
  const close = () => {
    if (words.length > 0) choices.push(words.join(' '));
    words = [];
  };
  for (const { lower, text } of tokens) {
    if (/^(,|\||\/|;|or|and|&|\n)$/.test(lower)) close();
    else if (!quotes.has(text) && text !== "'" && !/^(either|e\.g|e\.g\.|i\.e|\.|:|etc|one|of|eg)$/.test(lower))
      words.push(text);
  }
  close();
  return choices.filter((choice) => choice.length <= 60).slice(0, 30);
}

/** "bitterness (IBU)", "tempo (BPM)": capitals that are no type of field. */
const ownUnit = (text: string): string | null =>
  /^[A-Z]{2,4}$/.test(text) &&
  !hintWords.has(text.toLowerCase()) &&
  !/^(ID|USA|UK|EU|ISO|RGB|HEX|GPS|CSV|XML|JSON|RSS)$/.test(text)
    ? text
    : null;

/** What brackets behind a label say: its type, unit, range or choices. */
export function readBrackets(tokens: readonly Token[], item: ItemDraft): void {
  const rest: Token[] = [];
  const hasSeveral = tokens.some(({ lower }) => /^(,|\||\/|or)$/.test(lower));
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) break;
    const range = hasSeveral ? 0 : readRange(tokens, index, item);
    if (range > 0) {
      index += range - 1;
    } else if (requiredWords.has(token.lower)) {
      item.isRequired = true;
    } else if (
      !/^(optional|optionally)$/.test(token.lower) &&
      !(token.lower === 'in' && unitAt(tokens, index + 1) !== null)
    ) {
      rest.push(token);
    }
  }
  const plain = rest.filter(({ kind }) => kind !== 'sign');
  const unit = plain.length === 1 ? (unitAt(plain, 0) ?? ownUnit(plain[0]?.text ?? '')) : null;
  if (unit !== null) item.unit = unit;
  else if (plain.length > 0 && plain.every(({ lower }) => hintWords.has(lower) || /^(a|of|and|or|with)$/.test(lower))) {
    item.hints = [...item.hints, ...plain.map(({ lower }) => lower)];
  } else {
    const choices = splitChoices(rest);
    if (choices.length > 1) item.choices = choices;
    // "(low/medium/high)" is one of them.
    if (!rest.some(({ text }) => text === ',') && rest.some(({ text }) => text === '/' || text === '|'))
      item.isSingle = true;
  }
}
