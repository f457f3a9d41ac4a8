import { compoundPrepositions, prepositions, subordinators, timeUnits } from './function-words.ts';
import type { Read } from './grammar.ts';
import type { Connective } from './statement.ts';
import type { Token } from './tokens.ts';

/** The word or words at `at` that begin a clause of its own. */
export function subordinatorAt(
  tokens: readonly Token[],
  at: number,
): { connective: Connective | 'purpose'; next: number } | null {
  if (tokens[at]?.quote !== null) return null;
  // "once per visitor"
  if (tokens[at]?.lower === 'once' && isOnceAlone(tokens, at)) return null;
  // "so we can tell them"; behind a comma it tells what follows
  const isSo = tokens[at]?.lower === 'so' && tokens[at - 1]?.lower !== ',' && at > 0;
  if (isSo && /^(?:i|we|they|you|he|she|it)$/.test(tokens[at + 1]?.lower ?? ''))
    return { connective: 'purpose', next: at + 1 };
  const found = subordinators.find(([words]) => words.every((word, offset) => tokens[at + offset]?.lower === word));
  return found ? { connective: found[1], next: at + found[0].length } : null;
}

/** The preposition at `at`, two words or more where they are one. */
export function prepositionAt(tokens: readonly Token[], at: number): Read<string> | null {
  const token = tokens[at];
  if (!token || token.quote !== null || token.value !== null) return null;
  const compound = compoundPrepositions.find((words) =>
    words.every((word, offset) => tokens[at + offset]?.lower === word),
  );
  if (compound) return { value: compound.join(' '), next: at + compound.length };
  if (!prepositions.has(token.lower) || /^(?:VERB|NOUN|ADJ)$/.test(token.pos)) return null;
  return { value: token.lower, next: at + 1 };
}

function isOnceAlone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!next || /^(?:per|in|for|at|only|every|[,.;)])$/.test(next.lower)) return true;
  return /^an?$/.test(next.lower) && timeUnits.has(tokens[at + 2]?.lemma ?? '');
}
