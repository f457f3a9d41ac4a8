import { singularize } from '../naming/inflect.ts';
import { depths } from './clauses.ts';
import { hintWords, quotes, readBrackets, readRange, requiredWords, splitChoices, unitAt } from './field-details.ts';
import type { FieldItem, ItemDraft } from './field-item.ts';
import { coreOfNoun, typeOfNoun } from './lexicon/field-nouns.ts';
import {
  adverbs,
  auxiliaries,
  determiners,
  modals,
  prepositions,
  pronouns,
  subordinators,
} from './lexicon/function-words.ts';
import { isGrouper } from './noun-phrase.ts';
import type { Token } from './tokens.ts';

export interface ItemList {
  readonly items: readonly FieldItem[];
  readonly next: number;
}

const separators = new Set([',', 'and', 'or', '&', '\n', 'plus', 'as well as', ';']);

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
  const item: ItemDraft = {
    words: [],
    isSingle: false,
    isRequired: false,
    isQuestion: false,
    about: [],
    isTag: false,
    choices: [],
    areExamples: false,
    hints: [],
    rest: [],
    unit: null,
    min: null,
    max: null,
  };
  const words: Token[] = [];
  const isAsked = tokens.at(-1)?.text === '?' && !tokens.some(({ lower }) => /^(is|are|has|whether|:)$/.test(lower));
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
    if (/^(yes\/no|true\/false|y\/n)$/.test(word) && words.length > 0) {
      item.hints = [...item.hints, word];
      isLabelOver = true;
      continue;
    }
    // "training required (yes/no)" asks whether it is.
    const isAsking =
      word === 'required' &&
      words.length > 0 &&
      /^(\(|yes\/no|\?)$/.test(tokens[index + 1]?.lower ?? '') &&
      tokens.slice(index).some(({ lower }) => /^(yes\/no|y\/n|boolean|checkbox)$/.test(lower));
    if (isAsking) {
      words.push(token);
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
    // "suitable for cider?"
    if (isAsked && token.kind === 'word' && words.length > 0 && words.length < 6) {
      words.push(token);
      continue;
    }
    if (
      words.length === 0 &&
      (word === 'whether' || word === 'if' || ((word === 'is' || word === 'has') && index === 0))
    ) {
      item.isQuestion = true;
      continue;
    }
    if (words.length === 0 && word === 'describing' && tokens.length > 1) {
      item.hints = [...item.hints, 'textarea'];
      continue;
    }
    if (words.length === 0 && /^(choosing|selecting|entering|giving|uploading|picking|stating|providing)$/.test(word))
      continue;
    // "one of our company values (…)" is a value
    if (words.length === 0 && word === 'one' && tokens[index + 1]?.lower === 'of') {
      item.isSingle = true;
      index++;
      continue;
    }
    if (words.length === 0 && determiners.has(word)) {
      item.isSingle ||= /^(a|an|one|the|its|their|each)$/.test(word);
      continue;
    }
    // "when we read it" is asked in the text's own words.
    if (
      words.length === 0 &&
      /^(what|what's|when|where|who|how|why)$/.test(word) &&
      tokens.length > index + 1 &&
      tokens.length - index < 7
    ) {
      words.push(
        ...tokens
          .slice(index)
          .filter(({ kind, lower }) => kind !== 'sign' && !/^(with|about|of|for|from)$/.test(lower)),
      );
      break;
    }
    if (words.length === 0 && item.isQuestion && (pronouns.has(word) || auxiliaries.has(word))) continue;
    if (item.isQuestion && auxiliaries.has(word) && words.length > 0) {
      item.about = words.splice(0);
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
      (word === 'of' ||
        (next === '' && /^(until|from|by|on|at)$/.test(word)) ||
        (/ed$/.test(words.at(-1)?.lower ?? '') && (next === '' || typeOfNoun.has(next))))
    ) {
      words.push(token);
      continue;
    }
    // "price per child"
    if (
      word === 'per' &&
      words.length > 0 &&
      words.length < 4 &&
      tokens[index + 1]?.kind === 'word' &&
      tokens[index + 2] === undefined
    ) {
      words.push(token);
      continue;
    }
    if (word === 'to' && words.length > 0 && /^[a-z]{3}/.test(next) && !determiners.has(next)) {
      words.push(token);
      continue;
    }
    if (/^(that|who|because)$/.test(word) && words.length > 0 && item.rest.length === 0)
      item.rest = tokens.slice(index);
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
  // "resume upload" is a resume
  if (words.length > 1 && /^(upload|uploads|attachment)$/.test(words.at(-1)?.lower ?? '')) {
    words.pop();
    const kept = words.at(-1)?.lower ?? '';
    if (!typeOfNoun.has(kept) && !coreOfNoun.has(kept)) item.hints = [...item.hints, 'upload'];
  }
  const named = words.at(-1);
  if (item.isSingle && named && tokens[0]?.lower === 'one' && tokens[1]?.lower === 'of')
    words.splice(-1, 1, { ...named, text: singularize(named.text), lower: singularize(named.lower) });
  item.words = words.filter(({ lower }, index) => index === 0 || !determiners.has(lower) || lower === 'of');
  return item;
}

/** Words that say which of two: "min and max players". */
const halves =
  /^(min|minimum|max|maximum|start|end|first|last|opening|closing|arrival|departure|source|target|home|away|old|new|buy|sell|front|back|before|after|regular|sale|inner|outer|internal|external|billing|shipping|net|gross|hourly|daily|weekly|monthly|upper|lower|indoor|outdoor|summer|winter|adult|child|primary|secondary|male|female)$/;

/** "start and end time" are a start time and an end time. */
function sharingNouns(items: readonly FieldItem[]): FieldItem[] {
  return items.map((item, index) => {
    const [word] = item.words;
    const noun = items[index + 1]?.words.at(-1);
    const isHalf =
      item.words.length === 1 &&
      items[index + 1]?.words.length === 2 &&
      word &&
      noun &&
      items[index + 1]?.words[0]?.lower !== word.lower;
    if (!isHalf || (typeOfNoun.has(word.lower) && !/^(start|end)$/.test(word.lower))) return item;
    const isPair = halves.test(word.lower) && halves.test(items[index + 1]?.words[0]?.lower ?? '');
    if (!isPair && !typeOfNoun.has(`${word.lower} ${noun.lower}`)) return item;
    return { ...item, words: [word, noun] };
  });
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
    if (index === begin) {
      begin = index + 1;
      continue;
    }
    close(index);
    isOpen = false;
    begin = index + 1;
    if (tokens[begin]?.lower === 'with') {
      return { items: sharingNouns(items.filter(({ words }) => words.length > 0)), next: begin };
    }
    if (stopAt(begin)) {
      index = begin;
      return { items: sharingNouns(items.filter(({ words }) => words.length > 0)), next: index };
    }
  }
  close(index);
  return { items: sharingNouns(items.filter(({ words }) => words.length > 0)), next: index };
}
