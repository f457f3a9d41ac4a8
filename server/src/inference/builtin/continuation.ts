import type { BuiltinLanguage } from './lexer/lex.ts';
import type { LexMode } from './lexer/token-list.ts';
import { countTokens } from './prompt.ts';
import { startKey, streamOf } from './stream.ts';

/** What follows the gap that is to be filled. */
export interface Continuation {
  /** Key of its first token; null: it has none. */
  readonly firstKey: string | null;
  /** It goes on in the line of the cursor. */
  readonly sameLine: boolean;
  /** It begins with white space. */
  readonly spaced: boolean;
  /** Brackets of before the gap that it closes. */
  readonly closes: number;
  readonly firstCharacter: string;
  readonly tokens: number;
}

/** Reads a suffix, in the mode that the prompt ends in. */
export function readSuffix(suffix: string, language: BuiltinLanguage, mode: LexMode): Continuation {
  const { keys, tokens } = streamOf(suffix, language, mode);
  const first = keys[0] ?? null;
  return {
    firstKey: first === startKey ? null : first,
    sameLine: first !== null && !/^[ \t]*\r?\n/.test(suffix),
    spaced: /^\s/.test(suffix),
    closes: unmatchedClosers(keys),
    firstCharacter: suffix.charAt(0),
    tokens: countTokens(tokens),
  };
}

function unmatchedClosers(keys: readonly string[]): number {
  let depth = 0;
  let lowest = 0;
  for (const key of keys) {
    if (/^(?:\(|\[|\{|\$\{|#\[)$/.test(key)) depth++;
    else if (/^[)\]}]$/.test(key)) depth--;
    lowest = Math.min(lowest, depth);
  }
  return -lowest;
}
