import { isPlural, singularize } from '../naming/inflect.ts';
import { lower } from './clause.ts';
import { readItems } from './field-items.ts';
import { isPropertyNoun } from './field-of-item.ts';
import { containers, determiners } from './lexicon/function-words.ts';
import { lemmaOf, means } from './lexicon/verbs.ts';
import { isGrouper, nounPhrase } from './noun-phrase.ts';
import type { Token } from './tokens.ts';
import { isVerbAt } from './verb-sense.ts';

/** What stands between a thing and the enumeration of its properties. */
const openers = new Set(
  'with incl including include includes has have having contain contains containing : need needs comprise comprises store stores'
    .split(' ')
    .concat(['consists of', 'consist of']),
);

/** Where the first enumeration of properties is opened, from `start`; −1 for nowhere. */
export const indexOfOpener = (tokens: readonly Token[], start: number): number => {
  let depth = 0;
  for (let index = start; index < tokens.length; index++) {
    const { text = '', lower: word = '' } = tokens[index] ?? {};
    if (/[([{]/.test(text)) {
      if (depth === 0 && opensList(tokens, start, index)) return index;
      depth++;
    } else if (/[)\]}]/.test(text)) depth--;
    if (depth !== 0 || !openers.has(word)) continue;
    const before = tokens[index - 1]?.lower ?? '';
    if (/^needs?$/.test(word) && /^(we|i|you)$/.test(before)) continue;
    if (
      /^(have|has)$/.test(word) &&
      (/^(we|i|you|who|to)$/.test(before) ||
        tokens[index + 1]?.lower === 'to' ||
        (lemmaOf(tokens[index + 1]?.lower ?? '') !== undefined && /ed$/.test(tokens[index + 1]?.lower ?? '')))
    )
      continue;
    if (word === 'with' && isGrouper(tokens, index - 1)) continue;
    if (/^needs?$/.test(word) && !determiners.has(tokens[index + 1]?.lower ?? '')) continue;
    if (
      /^(store|stores|need|needs|include)$/.test(word) &&
      (index === start || !isVerbAt(tokens, index, start)) &&
      word !== 'include'
    )
      continue;
    return index;
  }
  return -1;
};

/** The noun phrase that ends right before `end`. */
function phraseBefore(tokens: readonly Token[], start: number, end: number): string[] {
  let first = end;
  // "bottles of wine (…)" are bottles.
  const of = end - 2;
  if (of > start && tokens[of]?.lower === 'of') {
    const held = nounPhrase(tokens, of + 1);
    if (held.next === end && tokens[of - 1]?.lower === 'minutes') return lower(held.words);
    if (held.next === end && held.words.length === 1 && isPlural(tokens[of - 1]?.lower ?? ''))
      return lower(tokens.slice(of - 1, of));
  }
  while (first > start && end - first < 4) {
    const phrase = nounPhrase(tokens, first - 1);
    if (phrase.next !== end || phrase.words.length !== end - first + 1 || isVerbAt(tokens, first - 1, start)) break;
    first--;
  }
  return lower(tokens.slice(first, end));
}

/** "concerts (date, venue)": a plural that is no property, and several properties in brackets. */
export function opensList(tokens: readonly Token[], start: number, index: number): boolean {
  if (index === 0 || tokens[index - 1]?.kind !== 'word') return false;
  const words = phraseBefore(tokens, start, index);
  if (words.length === 0 || !isPlural(words.at(-1) ?? '')) return false;
  // "manage the rooms (name, beds)", but not "price, rooms (2, 3, 4)"
  const before = tokens[index - words.length - 1]?.lower ?? '';
  if (isPropertyNoun(words) && !/^(the|our|my|their)$/.test(before)) return false;
  const { items } = readItems(tokens.slice(index + 1, closing(tokens, index)), 0);
  return items.length > 1 && items.some(({ words: label }) => isPropertyNoun(lower(label)));
}

/** Whether a list with properties in brackets follows a colon. */
export function holdsLists(tokens: readonly Token[], colon: number): boolean {
  const { next } = nounPhrase(tokens, colon + 1);
  return tokens[next]?.text === '(' && opensList(tokens, colon + 1, next);
}

/** "managing events" is about events. */
const withoutGerund = (words: string[]): string[] =>
  words.length > 1 && /ing$/.test(words[0] ?? '') && means(lemmaOf(words[0] ?? ''), 'manage') ? words.slice(1) : words;

/** "a library of books" holds books; "a booking system for a salon" makes bookings. */
const isHeld = (words: readonly string[], head: string, link: string | undefined): boolean =>
  head === 'list' || head === 'log' || words.length < (link === 'of' ? 3 : 2);

/** The thing a noun phrase is about: "a list of movies" is about movies. */
export function thingAt(tokens: readonly Token[], start: number): { words: string[]; next: number } {
  const phrase = nounPhrase(tokens, start);
  const words = withoutGerund(lower(phrase.words));
  const head = singularize(words.at(-1) ?? '');
  const isHolder =
    containers.has(head) ||
    /^(list|record|note|piece|inventory|log|diary|logbook|register|journal|minute|fleet|range|selection|data|datum|set|variety|history|stock)$/.test(
      head,
    ) ||
    head === 'type' ||
    head === 'kind';
  if (
    isHolder &&
    (/^(of|for|about)$/.test(tokens[phrase.next]?.lower ?? '') ||
      (words[0] === 'data' && tokens[phrase.next]?.lower === 'from')) &&
    isHeld(words, head, tokens[phrase.next]?.lower)
  ) {
    const inner = nounPhrase(tokens, phrase.next + 1);
    if (inner.words.length > 0) return { words: withoutGerund(lower(inner.words)), next: inner.next };
  }
  return { words, next: phrase.next };
}

/** The bracket that closes the one at `open`. */
export function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index++) {
    const { text = '' } = tokens[index] ?? {};
    if (/[([{]/.test(text)) depth++;
    if (/[)\]}]/.test(text) && --depth === 0) return index;
  }
  return tokens.length;
}
