import { finish } from './draft.ts';
import { resolvePronouns } from './pronouns.ts';
import { SentenceReader } from './sentence-reader.ts';
import { findSentences } from './sentences.ts';
import { speechOf } from './speech.ts';
import type { Statement } from './statement.ts';

/**
 * What a description says, statement by statement in its order. Every letter and figure of it is in exactly one; texts in
 * quotes are kept whole and never read. Never throws.
 */
export function readStatements(description: string): Statement[] {
  const statements = findSentences(description).flatMap(({ tokens, number, kind, heading }) => {
    const place = { description, tokens, sentence: number, heading, isHeading: kind === 'heading' };
    return new SentenceReader(place).read().map((draft) => {
      const statement = finish(draft, place);
      return { ...statement, speech: speechOf(draft, statement.text) };
    });
  });
  return resolvePronouns(statements);
}
