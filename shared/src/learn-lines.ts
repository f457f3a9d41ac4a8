/** The lines that `presswright learn --progress json` writes, one a step, and the last for the result. */

/** So many of the files were read. */
export interface LearnStep {
  readonly event: 'progress';
  readonly files: number;
  readonly of: number;
}

/** What a folder gave. */
export interface LearnSummary {
  readonly event: 'learned';
  readonly files: number;
  /** Files that were no use: minified, larger than 1 MiB, or there twice. */
  readonly left_out: number;
  readonly php_tokens: number;
  readonly javascript_tokens: number;
}

export type LearnLine = LearnStep | LearnSummary;

/** Reads a line; undefined where it is none of these. */
export function readLearnLine(line: string): LearnLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const value = JSON.parse(line) as Partial<LearnLine>;
    return value.event === 'progress' || value.event === 'learned' ? (value as LearnLine) : undefined;
  } catch {
    // A line that was cut, or another program's.
    return undefined;
  }
}
