import type { Token } from './tokens.ts';

/** Says a sentence in another way; the same tokens where it has nothing to say, none where the sentence claims nothing. */
export type Paraphrase = (tokens: readonly Token[]) => readonly Token[];

/** A word that the text does not have, at the place of one that it has. */
export const said = (lower: string, like: Token | undefined): Token => ({
  text: lower,
  lower,
  kind: /\p{L}/u.test(lower) ? 'word' : 'sign',
  at: like?.at ?? 0,
  end: like?.end ?? 0,
});

/** Tokens that a pattern looks at, so that long sentences cost no more than short ones. */
const maxLookahead = 14;

/** How many tokens from `start` a pattern, which begins with `^` and matches whole words, covers; 0 for none. */
export function covered(tokens: readonly Token[], start: number, pattern: RegExp): number {
  const words = tokens.slice(start, start + maxLookahead).map(({ lower }) => lower);
  const found = pattern.exec(`${words.join(' ')} `)?.[0].trimEnd() ?? '';
  if (found === '') return 0;
  let length = -1;
  for (const [index, word] of words.entries()) {
    length += word.length + 1;
    if (length >= found.length) return length === found.length ? index + 1 : 0;
  }
  return 0;
}
