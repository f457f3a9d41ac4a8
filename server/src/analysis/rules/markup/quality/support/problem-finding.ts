import type { BlockProblem } from '../../../../languages/markup/blocks.ts';
import type { Finding } from '../../../rule.ts';

/** A problem of the markup, as a rule reports it. */
export function problemFinding({ at, message, suggestion, fix }: BlockProblem, base: number): Finding {
  return {
    at: { start: base + at.start, end: base + at.end },
    message,
    suggestion,
    ...(fix === undefined
      ? {}
      : {
          fix: { edits: [{ start: base + fix.start, end: base + fix.end, text: fix.text }], safe: fix.safe },
        }),
  };
}
