import { finish } from './draft.ts';
import { findLiterals } from './literals.ts';
import { resolvePronouns } from './pronouns.ts';
import { findSegments } from './segments.ts';
import { SentenceReader } from './sentence-reader.ts';
import { speechOf } from './speech.ts';
import type { Statement } from './statement.ts';
import { correctTags } from './tags.ts';
import { type Token, tokenize } from './tokens.ts';

/** Longer sentences are read in pieces. */
const maxSentenceTokens = 400;

/**
 * What a description says, statement by statement in its order. Every letter and figure of it is in exactly one; texts in
 * quotes are kept whole and never read. Never throws.
 */
export function readStatements(description: string): Statement[] {
  const literals = findLiterals(description);
  const statements: Statement[] = [];
  let heading: string | null = null;
  let sentence = 0;
  for (const segment of findSegments(description)) {
    const within = literals.filter(({ start, end }) => start >= segment.start && end <= segment.end);
    const isHeading = segment.kind === 'heading';
    if (segment.kind === 'text') heading = null;
    for (const tokens of sentencesOf(tokenize(description, segment.start, segment.end, within))) {
      const place = {
        description,
        tokens: correctTags(tokens),
        sentence,
        heading: isHeading ? null : heading,
        isHeading,
      };
      for (const draft of new SentenceReader(place).read()) {
        const statement = finish(draft, place);
        statements.push({ ...statement, speech: speechOf(draft, statement.text) });
      }
      sentence += 1;
    }
    if (isHeading) heading = description.slice(segment.start, segment.end).replace(/\s*:\s*$/, '');
  }
  return resolvePronouns(statements);
}

function sentencesOf(tokens: readonly Token[]): Token[][] {
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
