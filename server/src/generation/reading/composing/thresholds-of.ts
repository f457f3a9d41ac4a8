import type { PlanCondition } from '../../behaviours/conditions.ts';
import type { Chunk } from './deeds.ts';
import { comparisonIn, numberIn } from './measures.ts';
import type { Story } from './story.ts';

/** A number of records that goes over or under a bound, and how it is noticed. */
export interface Threshold {
  readonly condition: PlanCondition;
  /** Whether reactions of people make the number: no change of the record tells of it. */
  readonly isCounted: boolean;
  /** Whether it is reached from below, which happens once. */
  readonly isRising: boolean;
}

const falling =
  /\b(?:falls?|drops?|sinks?|dips?|shrinks?|goes|gets|is|are|runs?|slips?)\s+(?:(?:down|back)\s+)*(?:below|under|beneath)\b/;
const fallingTo = /\b(?:falls?|drops?|sinks?|goes|gets|is)\s+(?:down\s+)?to\b/;
const risingTo =
  /\b(?:reach(?:es|ed)?|hits?|gets? to|comes? to|arrives? at|has (?:got|had|collected)|have (?:got|had|collected))\b/;
const risingOver =
  /\b(?:pass(?:es|ed)?|exceeds?|exceeded|tops?|(?:goes|gets|rises?|climbs?|is|are)\s+(?:up\s+)?(?:above|over|beyond)|surpass(?:es|ed)?)\b/;

/**
 * "When it reaches 50 votes", "once the stock falls below ten": the bound that a clause names as what happens. Null where it names
 * none, or a number that nothing of the records has.
 */
export function thresholdOf(chunk: Chunk, entity: string, story: Story): Threshold | null {
  const text = chunk.text.toLowerCase();
  const [number, ...others] = chunk.slots.filter(({ label }) => label === 'number');
  if (number === undefined || others.length > 0) return null;
  if (chunk.slots.some(({ label }) => /^(?:span|date|rhythm|who|value|choice)$/.test(label))) return null;
  if (/%|\bper ?cent\b|\bpercent\b|\bby\b/.test(text)) return null;
  const value = numberIn(number.text);
  if (value === null) return null;
  const compared = comparisonIn(text.replace(/\bexceed\w*/g, ' '));
  const bound = ((): Pick<PlanCondition, 'is' | 'value'> | null => {
    if (falling.test(text) || compared === 'less') return { is: 'less', value };
    if (risingOver.test(text) || compared === 'more') return { is: 'more', value };
    if (fallingTo.test(text)) return value === 0 ? { is: 'equal', value } : { is: 'less', value: value + step(value) };
    if (!risingTo.test(text) && compared !== 'at_least') return null;
    return value === 0 ? { is: 'equal', value } : { is: 'more', value: Math.round((value - step(value)) * 100) / 100 };
  })();
  if (bound === null) return null;
  const isRising = bound.is === 'more';
  const field = chunk.slots.find(({ label }) => label === 'field')?.text;
  const counted = countOf(field ?? text, entity, story);
  if (counted !== null) return { condition: { attribute: counted, ...bound }, isCounted: true, isRising };
  if (!story.isOwn(entity)) return null;
  const attribute =
    field === undefined
      ? onlyNumber(entity, story)
      : (story.findAttribute(entity, field, ['number', 'money'])?.key ?? null);
  return attribute === null ? null : { condition: { attribute, ...bound }, isCounted: false, isRising };
}

const step = (value: number): number => (Number.isInteger(value) ? 1 : 0.01);

/** The figure of what people do to records that words name: votes, likes, sign-ups, the average of ratings. */
export function countOf(words: string, entity: string, story: Story): string | null {
  const made = story.behaviours.flatMap((one) => (one.kind === 'reaction' && one.entity === entity ? [one] : []));
  const figures = story.attributes(entity).map(({ key }) => key);
  const named = countWords.find(([pattern]) => pattern.test(words))?.[1];
  const found = made.find(({ act }) => act.is === named);
  if (found === undefined) return null;
  const isAverage = found.act.is === 'rate' && !/\b(?:number of )?ratings\b/.test(words);
  const key = `${found.name}_${isAverage ? 'average' : 'count'}`;
  return figures.includes(key) ? key : null;
}

const countWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:votes?|voters?|backers?|supporters?|voices?|ayes?)\b/i, 'vote'],
  [/\b(?:likes?|thumbs|hearts?|plus-ones?|ticks)\b/i, 'like'],
  [/\b(?:sign-?ups?|participants?|attendees?|guests|bookings?|places taken)\b/i, 'attend'],
  [/\b(?:stars?|average|mean|ratings?|score)\b/i, 'rate'],
];

/** The only number that records have of their own; null where there is none or several. */
function onlyNumber(entity: string, story: Story): string | null {
  const own = story
    .attributes(entity)
    .filter(({ key, type }) => (type === 'number' || type === 'money') && !/_(?:count|average)$/.test(key));
  return own.length === 1 ? (own[0]?.key ?? null) : null;
}
