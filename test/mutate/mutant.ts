/** One change of one module. */
export interface Mutant {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** What kind of change it is, such as `comparison`. */
  readonly operator: string;
  /** Number of the innermost function it is in, as the probes count; null outside of functions. */
  readonly within: number | null;
}

/** A change before it is known where it stands. */
export type Change = Pick<Mutant, 'start' | 'end' | 'replacement' | 'operator'>;

/** The text of a module with a mutant in it. */
export const mutatedText = (text: string, { start, end, replacement }: Change): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** A mutant on one line, for people. */
export function describeMutant(text: string, { file, line, operator, start, end, replacement }: Mutant): string {
  const short = (part: string) => part.trim().replace(/\s+/g, ' ').slice(0, 70);
  const to = replacement.trim() === '' ? 'removed' : `→ ${short(replacement)}`;
  return `${file}:${line} ${operator}: ${short(text.slice(start, end))} ${to}`;
}
