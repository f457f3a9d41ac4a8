import { type Comparison, comparisonIn } from '../measures.ts';

/** Bounds of a comparison: "more than 5" from 6, "under 5" to 4. */
export function boundsOf(compared: Comparison | null, value: number, isWhole: boolean): { min?: number; max?: number } {
  const step = isWhole && Number.isInteger(value) ? 1 : 0.01;
  switch (compared) {
    case 'more':
    case 'after':
      return { min: value + step };
    case 'at_least':
      return { min: value };
    case 'less':
    case 'before':
      return { max: value - step };
    case 'exactly':
      return { min: value, max: value };
    default:
      return { max: value };
  }
}

/** Words that forbid what they stand with: "more than 25 *isn't possible*", "*nobody* under six", "over 80 is *too* heavy". */
const forbidding =
  /\b(?:not|never|nobody|no one|nor|none|cannot|refused?|rejected?|forbidden|impossible|barred|excluded|illegal|turned (?:away|down)|sent (?:back|away)|out of the question|taking the mickey)\b|n['’]t\b|\btoo \w+\b|\bno[.!]|\bno (?:entry|application|booking|order|single|\w+) (?:may|can|must|shall|should)\b/;

const flipped: Partial<Record<Comparison, Comparison>> = {
  more: 'at_most',
  less: 'at_least',
  after: 'at_most',
  before: 'at_least',
};

/**
 * How a clause that says what has to be so compares; "must not be longer than 5" and "over 5 is refused" mean at most 5.
 * Null where it compares nothing.
 */
export function boundIn(text: string): Comparison | null {
  const lower = text.toLowerCase();
  const compared = comparisonIn(lower);
  if (compared === null) return null;
  return forbidding.test(lower) ? (flipped[compared] ?? compared) : compared;
}
