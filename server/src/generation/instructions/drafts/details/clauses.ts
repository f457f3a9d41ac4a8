/** A part of a sentence about one thing. */
export interface Clause {
  readonly text: string;
  /** Says what is not wanted: "no archive", "hide it from menus", "feeds are disabled". */
  readonly isRefused: boolean;
}

const boundary =
  /\n+|;\s|(?<=[.!?])\s+(?=[A-Z"'`*[(-])|,\s+(?:and\s+|but\s+|plus\s+)?|:\s+(?=[a-z]+ [a-z]+ )|\s+(?:but|plus|as well as|whereas|while)\s+|\s+and\s+(?=(?:also\s+)?(?:no|not|never|without|don't|do not|doesn't|does not|must|should|hide|remove|disable|take|turn|stop|add|let|make|put|keep|show|give|unregister|delete|drop|register|set|enqueue|schedule|mark|attach|is|are|has|have|cannot|can't|stays?|with)\b)/g;

const refusing =
  /\b(?:no|not|non|never|without|isn't|aren't|don't|doesn't|cannot|can't|shouldn't|won't|nor|neither|off|hid(?:e|es|den|ing)|exclud(?:e|es|ed|ing)|disabl(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|unregister(?:s|ed)?|unwanted|forbidden|prevent(?:s|ed)?|stop|drop|dequeue|omit(?:ted)?|suppress(?:ed)?|detach(?:ed)?|tak(?:e|es|ing)\b[^,]*\b(?:off|away|out)|out of|away|(?:set to |: ?|=> ?|= ?)false|get rid of|delete)\b/i;

/** Clauses without a verb of their own share what is said before them: "hide it from search, menus and the toolbar". */
const hasOwnSense =
  /\b(?:is|are|be|with|has|have|in|should|must|may|can|only|show[ns]?|visible|enabled?|allow(?:ed)?|supports?|keeps?|add|give|use|register|on|true|yes|but|default|label\w*|called|named|[a-z]+ed)\b|[:="`']/i;

/** Quoted text is no place to split at. */
const withoutQuotes = (text: string): string =>
  text.replace(/`[^`\n]*`|"[^"\n]*"|(?<!\w)'[^'\n]*'(?!\w)|\([^()\n]*\)/g, (quoted) => '_'.repeat(quoted.length));

/** The clauses of a prompt, in their order. */
export function readClauses(text: string): Clause[] {
  const masked = withoutQuotes(text);
  const cuts = [...masked.matchAll(boundary)];
  const found: Clause[] = [];
  let from = 0;
  let last: Clause | undefined;
  for (const [at, end, mark] of [
    ...cuts.map((cut) => [cut.index, cut.index + cut[0].length, cut[0]] as const),
    [text.length, text.length, ''] as const,
  ]) {
    const part = text
      .slice(from, at)
      .replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '')
      .trim();
    from = end;
    if (part === '') continue;
    const said = withoutQuotes(part);
    const isRefused = refusing.test(said) || (last?.isRefused === true && !hasOwnSense.test(part));
    const clause: Clause = { text: part, isRefused };
    found.push(clause);
    last = mark.startsWith(',') ? clause : undefined;
  }
  return found;
}
