import type { ShapeProblem } from '../../languages/json/check-shape.ts';
import type { Finding } from '../rule.ts';

/** A departure from the shape, as a rule reports it. */
export function shapeFinding({ at, message, suggestion, fix, isSlip }: ShapeProblem): Finding {
  return {
    at,
    message,
    suggestion,
    ...(isSlip ? {} : { severity: 'low', confidence: 'medium' }),
    ...(fix === undefined ? {} : { fix: { edits: [fix], safe: false } }),
  };
}
