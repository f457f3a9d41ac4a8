/** Longer ones are neither words nor layout. Patterns that look for the end of a run from each of its characters need this bound. */
const maxSpaces = 200;
const maxWord = 500;
const maxSigns = 100;

/**
 * A text whose white space, words and repeated signs are of bounded length: of each run the middle is left out. What people
 * write comes back as it is.
 */
export function withoutLongRuns(text: string): string {
  return text.replace(/\s+|[\p{L}\p{M}\p{N}_]+|([^\s\p{L}\p{M}\p{N}_])\1+/gu, (run, sign: string | undefined) => {
    const max = sign !== undefined ? maxSigns : /\s/.test(run) ? maxSpaces : maxWord;
    return run.length <= max ? run : run.slice(0, max / 2) + run.slice(-max / 2);
  });
}
