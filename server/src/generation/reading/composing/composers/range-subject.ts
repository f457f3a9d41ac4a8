import { type Deed, type Slot, slotsOf } from '../deeds.ts';
import type { Comparison } from '../measures.ts';
import { numberIn } from '../measures.ts';
import type { Story } from '../story.ts';
import type { Check } from './add-rule.ts';
import { boundsOf } from './range-bounds.ts';

/** A property, and the records that have it. */
export interface Subject {
  readonly entity: string;
  readonly attribute: string;
}

/** The words of a span of a sentence. */
const wordsOf = (deed: Deed, { from, to }: { readonly from: number; readonly to: number }): string =>
  deed.sentence.tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ');

/** The phrases in front of a deed in its sentence that name properties, the nearest first. */
export const namedBefore = (deed: Deed): readonly string[] =>
  deed.sentence.slots
    .filter(({ label, to }) => label === 'field' && to <= deed.act.from)
    .map((slot) => wordsOf(deed, slot))
    .reverse();

/** What a clause goes on about: "a caption *of no more than 120 characters*", "the card number, *which has six digits*". */
export function subjectBefore(deed: Deed, entity: string, story: Story): Subject | null {
  const [nearest] = namedBefore(deed);
  if (nearest === undefined) return null;
  // "By the hour, between one and four": a unit is no property
  if (/^(?:minute|hour|day|night|week|month|year)s?$/.test(nearest)) return null;
  const holders = [entity, ...[...story.extraFields.keys()].filter((key) => key !== entity)];
  for (const holder of holders) {
    const found = story.findAttribute(holder, nearest);
    if (found !== null) return { entity: holder, attribute: found.key };
  }
  return null;
}

/** "Cleanliness, friendliness and assortment, *each* from 1 to 5": the listed properties. */
export function eachBefore(deed: Deed, entity: string, story: Story): readonly string[] {
  if (!/\b(?:each|all|both)\b/i.test(deed.text)) return [];
  return [...namedBefore(deed)].reverse().flatMap((name) => story.findAttribute(entity, name)?.key ?? []);
}

const headWords = /\b(?:people|persons?|heads?|guests?|players?|kids|children|visitors|participants|pupils)\b/;

/** The number that a unit speaks of: "between 6 and 25 *people*", "no more than three *nights*". */
export function countedBy(deed: Deed, entity: string, story: Story): string | null {
  const last = slotsOf(deed, 'number', 'span').at(-1);
  if (last === undefined) return null;
  const behind = deed.sentence.tokens[last.to];
  const unit = last.tokens.findLast(({ pos }) => pos === 'NOUN') ?? (behind?.pos === 'NOUN' ? behind : undefined);
  if (unit === undefined) return null;
  const all = story
    .attributes(entity)
    .filter(
      ({ type, key }) => (type === 'number' || type === 'money') && !/^(?:comment|post|word|link)_count$/.test(key),
    );
  const named = all.filter(({ key }) => key.split('_').some((part) => part === unit.lower || part === unit.lemma));
  if (named.length === 1) return named[0]?.key ?? null;
  if (named.length > 1 || !headWords.test(unit.lower)) return null;
  const heads = all.filter(({ key }) => /people|person|head|guest|player|size|participant|how_many|party/.test(key));
  return heads.length === 1 ? (heads[0]?.key ?? null) : null;
}

/** How old somebody has to be; null where a text is not about that. */
export function ageIn(
  deed: Deed,
  numbers: readonly Slot[],
  compared: Comparison | null,
): { readonly min?: number; readonly max?: number } | null {
  const text = deed.text.toLowerCase();
  // "…, and must be at least 18"
  const isWhole = /^(?:must|has to|have to|should) be (?:at least|over|under) [\w-]+$/.test(text);
  const named = /\b(under|over)-(\d+|\w+?)s?\b/.exec(text);
  const isRefused = /\b(?:refus|reject|not|no\b|cannot|can't|can’t|mustn't|barred)|n['’]t\b/.test(text);
  if (named !== null) {
    const age = numberIn((named[2] ?? '').replace(/s$/, ''));
    const isOnly = /\bonly\b/.test(text);
    if (age === null || age > 120 || isRefused === isOnly) return null;
    const isYoung = named[1] === 'under';
    return isYoung === isRefused ? { min: age } : { max: age - 1 };
  }
  const [only, ...more] = numbers;
  if (only === undefined || more.length > 0) return null;
  const age = numberIn(only.text);
  if (age === null || age < 3 || age > 110 || !Number.isInteger(age)) return null;
  const isOfYears = /\byears? (?:old|of age)\b|\baged?\b|\byears$/.test(text);
  // Nothing stands behind the number that it could count but people's years
  const behind = deed.sentence.tokens[only.to];
  const isBare =
    /^(?:at least |at most )?[\w-]+$/.test(only.text) &&
    (behind === undefined || !/^(?:NOUN|PROPN)$|%|£|\$|€/.test(`${behind.pos}`));
  const isOfPeople =
    /\b(?:nobody|no one|anyone|anybody|everyone|everybody|child(?:ren)?|kids?|people|buyers?|customers?|candidates?|participants?|visitors?|girls?|boys?|members?|they|pupils?|players?|guests?|applicants?)\b/.test(
      text,
    ) || slotsOf(deed, 'who').length > 0;
  if (!isOfYears && !isWhole && !(isBare && isOfPeople && /\b(?:be|is|are|under|over|nobody|no one)\b/.test(text)))
    return null;
  if (/\b(?:hours?|minutes?|days?|weeks?|months?|metres?|kg|kilos?|km|times|more people|places)\b/.test(text))
    return null;
  return compared === null ? null : boundsOf(compared, age, true);
}

/** The check that somebody is as old as that, by the day of birth or the age that records have or get. */
export function ageCheck(
  entity: string,
  { min, max }: { readonly min?: number; readonly max?: number },
  story: Story,
): { readonly entity: string; readonly check: Check } | null {
  const holders = [entity, 'user', 'order'].filter((one) => one === entity || story.extraFields.has(one));
  for (const holder of holders)
    for (const { key, type } of story.attributes(holder)) {
      if (type === 'date' && /birth|born/.test(key))
        return { entity: holder, check: { is: 'date', attribute: key, ...birthDays(min, max) } };
      if (type === 'number' && /(?:^|_)age$/.test(key))
        return {
          entity: holder,
          check: {
            is: 'number',
            attribute: key,
            ...(min === undefined ? {} : { min }),
            ...(max === undefined ? {} : { max }),
          },
        };
    }
  if (!story.isOwn(entity)) return null;
  const age = story.attribute(entity, 'age', { type: 'integer', isRequired: true });
  return age === null
    ? null
    : {
        entity,
        check: {
          is: 'number',
          attribute: age.key,
          ...(min === undefined ? {} : { min }),
          ...(max === undefined ? {} : { max }),
        },
      };
}

const daysInYear = 365.25;

/** Who is 18 was born 18 years ago or earlier. */
const birthDays = (min?: number, max?: number): { from_days?: number; until_days?: number } => ({
  ...(min === undefined ? {} : { until_days: -Math.floor(min * daysInYear) }),
  ...(max === undefined ? {} : { from_days: -Math.ceil((max + 1) * daysInYear) + 1 }),
});
