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

const groupers = new Set(
  'categorised categorized grouped organised organized classified sorted sortable tagged arranged divided ordered filtered filterable structured labelled labeled displayed shown listed'.split(
    ' ',
  ),
);
const afterGroupers = new Set(['by', 'into', 'with', 'under', 'in', 'as', 'per', 'on', 'and']);

/** Participles that begin what is said about the noun before them: "tagged with", "grouped by". */
export const isGrouper = (tokens: readonly Token[], index: number): boolean =>
  groupers.has(tokens[index]?.lower ?? '') && afterGroupers.has(tokens[index + 1]?.lower ?? '');

const closers: ReadonlySet<string> = new Set([
  ...prepositions,
  ...auxiliaries,
  ...modals,
  ...pronouns,
  ...subordinators,
  ...adverbs,
  ...determiners,
  ...'and or but plus either not then choosing selecting stating specifying'.split(' '),
  ...['such as', 'as well as', 'belong to', 'belongs to', 'consists of', 'consist of', 'depending on'],
]);

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
    if (token.kind === 'sign' || closers.has(token.lower) || isGrouper(tokens, index)) break;
    if (words.length > 0 && isVerbAt(tokens, index, start)) break;
    words.push(token);
    if (words.length === 6) {
      index++;
      break;
    }
  }
  return { words, next: index };
}
