/** A change of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all of them made. */
export function applied(code: string, edits: readonly Edit[]): string {
  let made = code;
  for (const { start, end, text } of [...edits].sort((a, b) => b.start - a.start)) {
    made = made.slice(0, start) + text + made.slice(end);
  }
  return made;
}
