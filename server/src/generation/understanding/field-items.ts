import { depths } from './clauses.ts';
import type { FieldItem } from './field-item.ts';
import { typeOfNoun } from './lexicon/field-nouns.ts';
import { isGrouper } from './noun-phrase.ts';
import { readItem } from './read-item.ts';
import type { Token } from './tokens.ts';

export interface ItemList {
  readonly items: readonly FieldItem[];
  readonly next: number;
}

const separators = new Set([',', 'and', 'or', '&', '\n', 'plus', 'as well as', ';']);

/** Words that say which of two: "min and max players". */
const halves =
  /^(min|minimum|max|maximum|start|end|first|last|opening|closing|arrival|departure|source|target|home|away|old|new|buy|sell|front|back|before|after|regular|sale|inner|outer|internal|external|billing|shipping|net|gross|hourly|daily|weekly|monthly|upper|lower|indoor|outdoor|summer|winter|adult|child|primary|secondary|male|female)$/;

/** "start and end time" are a start time and an end time. */
function sharingNouns(items: readonly FieldItem[]): FieldItem[] {
  return items.map((item, index) => {
    const [word] = item.words;
    // "date and place of birth"
    const tail = /^(?:date|place|time|year|city|country) (of \w+)$/.exec(
      items[index + 1]?.words.map(({ lower }) => lower).join(' ') ?? '',
    )?.[1];
    if (tail && word && item.words.length === 1 && /^(date|place|time|year|city|country)$/.test(word.lower))
      return { ...item, words: [{ ...word, text: `${word.text} ${tail}`, lower: `${word.lower} ${tail}` }] };
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
  from: number,
  stopAt: (index: number) => boolean = () => false,
): ItemList {
  const depth = depths(tokens);
  // "with: …", "(fields: …)"
  let start = from;
  if (/^(fields|attributes|properties|columns)$/.test(tokens[start]?.lower ?? '') && tokens[start + 1]?.text === ':')
    start++;
  if (tokens[start]?.text === ':') start++;
  const items: FieldItem[] = [];
  const hasSemicolons = tokens.slice(start).some(({ text }) => text === ';');
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
    const isSeparator = hasLines ? word === '\n' : hasSemicolons ? word === ';' : separators.has(word) && !isOpen;
    if (isGrouper(tokens, index) || (/^(when|whenever|if|unless|so)$/.test(word) && index > begin)) break;
    if (!isSeparator) continue;
    if (index === begin) {
      begin = index + 1;
      continue;
    }
    // "a tenant, who is a member"
    if (/^(who|which)$/.test(tokens[index + 1]?.lower ?? '')) continue;
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
  // "…, its reason and its e-mail are required"
  const end = tokens
    .slice(-3)
    .map(({ lower }) => lower)
    .join(' ');
  if (/(are|fields)( all)? (required|mandatory)$/.test(end) && index >= tokens.length)
    for (const [at, item] of items.entries()) items[at] = { ...item, isRequired: true };
  return { items: sharingNouns(items.filter(({ words }) => words.length > 0)), next: index };
}
