/** Longer ones are neither words nor layout. Patterns that look for the end of a run from each of its characters need this bound. */
const maxSpaces = 200;
const maxWord = 500;
const maxSigns = 100;

/**
 * A text whose white space, words and repeated signs are of bounded length: of each run the middle is left out. What people
 * write comes back as it is.
 */
export function withoutLongRuns(text: string): string {
  if (!mayHaveLongRun(text)) return text;
  return text.replace(/\s+|[\p{L}\p{M}\p{N}_]+|([^\s\p{L}\p{M}\p{N}_])\1+/gu, (run, sign: string | undefined) => {
    const max = sign !== undefined ? maxSigns : /\s/.test(run) ? maxSpaces : maxWord;
    return run.length <= max ? run : run.slice(0, max / 2) + run.slice(-max / 2);
  });
}

/** Whether a look at each character cannot tell that all runs are short, as nearly all are: the pattern is dear. */
function mayHaveLongRun(text: string): boolean {
  let last = -1;
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // Beyond ASCII there are white space, letters and signs: taken for more of what was before.
    if (code < 128) {
      const kind = kindOf(code);
      if (kind !== last) length = 0;
      last = kind;
    }
    length++;
    if (length > maxSigns) return true;
  }
  return false;
}

/** 0 for white space, 1 for what words have, else the sign itself. */
function kindOf(code: number): number {
  if (code === 32 || (code >= 9 && code <= 13)) return 0;
  const isLetter = (code | 32) >= 97 && (code | 32) <= 122;
  return isLetter || (code >= 48 && code <= 57) || code === 95 ? 1 : code;
}
