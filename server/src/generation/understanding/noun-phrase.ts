import {
  adverbs,
  auxiliaries,
  determiners,
  modals,
  prepositions,
  pronouns,
  subordinators,
} from './lexicon/function-words.ts';
import type { Token } from './tokens.ts';
import { isVerbAt } from './verb-sense.ts';

/** A noun with what describes it, without its article: "the unit price" → `unit`, `price`. */
export interface NounPhrase {
  readonly words: readonly Token[];
  /** Index of the first token after the phrase. */
  readonly next: number;
}

const quotes = new Set(['"', "'", '“', '”', '„', '«', '»', '‘', '’', '*', '_', '`']);

/** Participles that begin what is said about the noun before them: "tagged with", "grouped by". */
export const isGrouper = (tokens: readonly Token[], index: number): boolean =>
  /^(categori[sz]|group|organi[sz]|classifi|sort|tagg|arrang|divid|order|filter|structur|label|display|shown|list)(ed|able)?$/.test(
    tokens[index]?.lower ?? '',
  ) &&
  /^(by|into|with|under|in|as|per|on|and)$/.test(tokens[index + 1]?.lower ?? '') &&
  /(ed|shown|able)$/.test(tokens[index]?.lower ?? '');

const ends = (word: string) =>
  prepositions.has(word) ||
  auxiliaries.has(word) ||
  modals.has(word) ||
  pronouns.has(word) ||
  subordinators.has(word) ||
  [
    'and',
    'or',
    'but',
    'such as',
    'as well as',
    'plus',
    'either',
    'not',
    'belong to',
    'belongs to',
    'consists of',
    'consist of',
    'depending on',
    'then',
  ].includes(word);

/** The noun phrase that begins at `start`; without words when none does. */
export function nounPhrase(tokens: readonly Token[], start: number): NounPhrase {
  const words: Token[] = [];
  let index = start;
  for (; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) break;
    if (quotes.has(token.text)) continue;
    if (
      words.length === 0 &&
      (determiners.has(token.lower) ||
        adverbs.has(token.lower) ||
        token.kind === 'number' ||
        token.lower === 'optional' ||
        token.lower === 'of')
    )
      continue;
    if (token.lower === 'number of' && words.length === 0) {
      words.push(token);
      continue;
    }
    if (
      token.kind === 'sign' ||
      ends(token.lower) ||
      adverbs.has(token.lower) ||
      determiners.has(token.lower) ||
      isGrouper(tokens, index)
    )
      break;
    if (words.length > 0 && isVerbAt(tokens, index, start)) break;
    words.push(token);
    if (words.length === 6) {
      index++;
      break;
    }
  }
  return { words, next: index };
}
