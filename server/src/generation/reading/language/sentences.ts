import { findLiterals } from './literals.ts';
import { findSegments, type Segment } from './segments.ts';
import { correctTags } from './tags.ts';
import { type Token, tokenize } from './tokens.ts';

/** A sentence of a description, a list item or a heading, as words and marks with their parts of speech. */
export interface Sentence {
  readonly tokens: readonly Token[];
  /** Numbered from 0. */
  readonly number: number;
  readonly kind: Segment['kind'];
  /** The heading or label that it stands under. */
  readonly heading: string | null;
}

/** Longer sentences are read in pieces. */
const maxSentenceTokens = 400;

/** The sentences of a description in their order; texts in quotes are one token each. Never throws. */
export function findSentences(description: string): Sentence[] {
  const literals = findLiterals(description);
  const sentences: Sentence[] = [];
  let heading: string | null = null;
  for (const { start, end, kind } of findSegments(description)) {
    const within = literals.filter((literal) => literal.start >= start && literal.end <= end);
    if (kind === 'text') heading = null;
    for (const tokens of split(tokenize(description, start, end, within)))
      sentences.push({
        tokens: correctTags(tokens),
        number: sentences.length,
        kind,
        heading: kind === 'heading' ? null : heading,
      });
    if (kind === 'heading') heading = description.slice(start, end).replace(/\s*:\s*$/, '');
  }
  return sentences;
}

function split(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [];
  let current: Token[] = [];
  for (const token of tokens) {
    current.push(token);
    const isEnd = token.quote === null && token.value === null && /^(?:[.!?;]|\.{2,})$/.test(token.lower);
    if (isEnd || current.length >= maxSentenceTokens) {
      sentences.push(current);
      current = [];
    }
  }
  if (current.length > 0) sentences.push(current);
  return sentences;
}
