import { depths } from './clauses.ts';
import { typeOfNoun } from './lexicon/field-nouns.ts';
import {
  adverbs,
  auxiliaries,
  determiners,
  modals,
  prepositions,
  pronouns,
  subordinators,
} from './lexicon/function-words.ts';
import { unitOf } from './lexicon/units.ts';
import { isGrouper } from './noun-phrase.ts';
import type { Token } from './tokens.ts';

/** One entry of an enumeration of properties: "the level (easy, hard), required". */
export interface FieldItem {
  readonly words: readonly Token[];
  /** Whether an article says that there is one: "a speaker". */
  readonly isSingle: boolean;
  readonly isRequired: boolean;
  /** "whether it is sold", "is sold". */
  readonly isQuestion: boolean;
  /** "skills as tags". */
  readonly isTag: boolean;
  readonly choices: readonly string[];
  /** The text names several that can be true at once: "such as …". */
  readonly areExamples: boolean;
  /** Words that name a type: `text`, `list`, `yes/no`. */
  readonly hints: readonly string[];
  readonly unit: string | null;
  readonly min: number | null;
  readonly max: number | null;
}

export interface ItemList {
  readonly items: readonly FieldItem[];
  readonly next: number;
}

type Draft = { -readonly [Key in keyof FieldItem]: FieldItem[Key] };

const separators = new Set([',', 'and', 'or', '&', '\n', 'plus', 'as well as', ';']);
const requiredWords = new Set(['required', 'mandatory', 'compulsory', 'obligatory']);
const hintWords = new Set(
  'list text string textarea paragraph number numeric integer decimal float price boolean yes/no true/false y/n checkbox toggle switch flag date time datetime timestamp email url link phone color colour image photo picture gallery images file pdf upload dropdown select radio rating stars address location map duration multiple multi wysiwyg html currency money repeater repeatable multiline'.split(
    ' ',
  ),
);
const quotes = new Set(['"', '“', '”', '„', '«', '»', '‘', '*', '_', '`', '#']);

const numberWords = 'zero one two three four five six seven eight nine ten'.split(' ');

function asNumber(token: Token | undefined): number | null {
  if (token?.kind === 'number') return Number(token.lower);
  const spelled = numberWords.indexOf(token?.lower ?? '');
  return spelled < 0 ? null : spelled;
}

/** Reads "0-100", "from 1 to 5", "between 1 and 5", "out of 5", "up to 10", "max 10", "at least 2" at `index`. */
function readRange(tokens: readonly Token[], index: number, item: Draft): number {
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

const unitAt = (tokens: readonly Token[], index: number): string | null =>
  unitOf.get(tokens[index]?.lower ?? '')?.label ?? null;

function splitChoices(tokens: readonly Token[]): string[] {
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

/** What brackets behind a label say: its type, unit, range or choices. */
function readBrackets(tokens: readonly Token[], item: Draft): void {
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
    } else if (!/^(optional|optionally|in)$/.test(token.lower)) {
      rest.push(token);
    }
  }
  const plain = rest.filter(({ kind }) => kind !== 'sign');
  const unit = plain.length === 1 ? unitAt(plain, 0) : null;
  if (unit !== null) item.unit = unit;
  else if (plain.length > 0 && plain.every(({ lower }) => hintWords.has(lower) || /^(a|of|and|or|with)$/.test(lower))) {
    item.hints = [...item.hints, ...plain.map(({ lower }) => lower)];
  } else {
    const choices = splitChoices(rest);
    if (choices.length > 1) item.choices = choices;
  }
}

const endsLabel = (word: string) =>
  prepositions.has(word) ||
  auxiliaries.has(word) ||
  modals.has(word) ||
  pronouns.has(word) ||
  subordinators.has(word) ||
  word === 'either' ||
  word === 'such as' ||
  word === ':' ||
  word === '=' ||
  word === '–' ||
  word === '—' ||
  word === '-' ||
  word === 'depending on';

/** Reads one entry; `tokens` are its own. */
function readItem(tokens: readonly Token[], depth: readonly number[], offset: number): FieldItem {
  const item: Draft = {
    words: [],
    isSingle: false,
    isRequired: false,
    isQuestion: false,
    isTag: false,
    choices: [],
    areExamples: false,
    hints: [],
    unit: null,
    min: null,
    max: null,
  };
  const words: Token[] = [];
  let isLabelOver = false;
  let isSkipping = false;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) break;
    const word = token.lower;
    if ((depth[offset + index] ?? 0) > 0) {
      let close = index + 1;
      while (
        close < tokens.length &&
        !(/[)\]}]/.test(tokens[close]?.text ?? '') && depth[offset + close] === depth[offset + index])
      )
        close++;
      readBrackets(tokens.slice(index + 1, close), item);
      isLabelOver ||= words.length > 0;
      index = close;
      continue;
    }
    if (requiredWords.has(word)) item.isRequired = true;
    if (
      requiredWords.has(word) ||
      word === 'optional' ||
      word === 'optionally' ||
      quotes.has(token.text) ||
      adverbs.has(word)
    )
      continue;
    if (word === '?') item.isQuestion = true;
    if (
      words.length === 0 &&
      (word === 'whether' || word === 'if' || ((word === 'is' || word === 'has') && index === 0))
    ) {
      item.isQuestion = true;
      continue;
    }
    if (words.length === 0 && determiners.has(word)) {
      item.isSingle ||= /^(a|an|one|the|its|their|each)$/.test(word);
      continue;
    }
    if (words.length === 0 && item.isQuestion && (pronouns.has(word) || auxiliaries.has(word))) continue;
    if (item.isQuestion && auxiliaries.has(word) && words.length > 0) {
      words.length = 0;
      continue;
    }
    const range = isSkipping ? 0 : readRange(tokens, index, item);
    if (range > 0) {
      index += range - 1;
      isLabelOver ||= words.length > 0;
      const unit = unitAt(tokens, index + 1);
      if (unit !== null) item.unit = unit;
      continue;
    }
    if (
      word === 'either' ||
      word === 'such as' ||
      ((word === ':' || word === '=' || word === '–' || word === '—' || word === '-') &&
        words.length > 0 &&
        !isLabelOver)
    ) {
      item.choices = splitChoices(tokens.slice(index + 1));
      item.areExamples = word === 'such as';
      if (item.choices.length === 1 && word !== 'such as') {
        item.hints = hintWords.has(item.choices[0]?.toLowerCase() ?? '') ? [item.choices[0]?.toLowerCase() ?? ''] : [];
        item.choices = [];
      }
      break;
    }
    if (word === 'in' && unitAt(tokens, index + 1) !== null && words.length > 0) {
      item.unit = unitAt(tokens, index + 1);
      isLabelOver = true;
      index++;
      continue;
    }
    if (word === 'as') {
      const type = tokens.slice(index + 1).find(({ lower }) => !determiners.has(lower))?.lower ?? '';
      if (/^(tag|tags|label|labels|category|categories|taxonomy|taxonomies)$/.test(type)) item.isTag = true;
      else if (hintWords.has(type)) item.hints = [...item.hints, type];
      isLabelOver = true;
      isSkipping = true;
      continue;
    }
    if (isLabelOver || token.kind === 'sign') {
      if (token.kind === 'sign' && word !== '/' && words.length > 0) isLabelOver = true;
      continue;
    }
    const next = tokens[index + 1]?.lower ?? '';
    if (
      words.length > 0 &&
      /^(on|at|by|until|from|before|of)$/.test(word) &&
      (word === 'of' || (/ed$/.test(words.at(-1)?.lower ?? '') && typeOfNoun.has(next)))
    ) {
      words.push(token);
      continue;
    }
    if (word === 'to' && words.length > 0 && /^[a-z]{3}/.test(next) && !determiners.has(next)) {
      words.push(token);
      continue;
    }
    if (endsLabel(word) && words.length > 0) {
      isLabelOver = true;
      isSkipping = true;
      continue;
    }
    if (token.kind === 'number' && words.length === 0) continue;
    if (words.length < 6) words.push(token);
  }
  while (/^(of|the|a)$/.test(words.at(-1)?.lower ?? '')) words.pop();
  if (words.length > 2 && /^(list|lists)$/.test(words[0]?.lower ?? '') && words[1]?.lower === 'of') {
    words.splice(0, 2);
    item.hints = [...item.hints, 'list'];
  }
  item.words = words.filter(({ lower }, index) => index === 0 || !determiners.has(lower) || lower === 'of');
  return item;
}

/**
 * Reads the enumeration that begins at `start`, up to the end of the statement or to where something else is said:
 * "…, categorised by genre", "… when it is sold".
 */
export function readItems(
  tokens: readonly Token[],
  start: number,
  stopAt: (index: number) => boolean = () => false,
): ItemList {
  const depth = depths(tokens);
  const items: FieldItem[] = [];
  const hasLines = tokens.slice(start).some(({ text }) => text === '\n');
  let begin = start;
  let isOpen = false;
  const close = (end: number) => {
    const own = tokens.slice(begin, end);
    if (own.length > 0) items.push(readItem(own, depth, begin));
  };
  let index = start;
  for (; index < tokens.length && items.length < 60; index++) {
    const word = tokens[index]?.lower ?? '';
    if (depth[index] !== 0) continue;
    if (word === 'such as' || (word === ':' && index > begin && (hasLines || tokens[start - 1]?.lower !== ':')))
      isOpen = true;
    if (word === 'either') {
      // "either A or B": the list goes on after B.
      while (index < tokens.length && tokens[index]?.lower !== 'or') index++;
      continue;
    }
    if (word === 'between' && /^(and|to)$/.test(tokens[index + 2]?.lower ?? '')) {
      index += 2;
      continue;
    }
    const isSeparator = hasLines ? word === '\n' : separators.has(word) && !isOpen;
    if (isGrouper(tokens, index) || (/^(when|whenever|if|unless|so)$/.test(word) && index > begin)) break;
    if (!isSeparator) continue;
    close(index);
    isOpen = false;
    begin = index + 1;
    if (tokens[begin]?.lower === 'with') {
      return { items: items.filter(({ words }) => words.length > 0), next: begin };
    }
    if (stopAt(begin)) {
      index = begin;
      return { items: items.filter(({ words }) => words.length > 0), next: index };
    }
  }
  close(index);
  return { items: items.filter(({ words }) => words.length > 0), next: index };
}
