import type { Fault, PlanContext } from '../behaviour.ts';
import { checkConditions } from '../conditions.ts';
import { checkAudience } from '../shown/audience.ts';
import { checkAttribute, checkName, oneOfNames } from '../shown/check-parts.ts';
import { sitePlaceholders } from '../shown/placeholders.ts';
import { checkPlaces, placeModule, recordAt } from '../shown/places.ts';
import { unknownPlaceholders } from '../texts.ts';
import { type Insertion, placesOf } from './insertion-plan.ts';

/** Places of each item of a list. */
const ofItems: readonly string[] = [
  'before_title',
  'after_title',
  'excerpt',
  'feed',
  'below_image',
  'product_image',
  'product_price',
];

/** The first thing in an insertion that does not fit the plan. */
export function checkInsertion(insertion: Insertion, context: PlanContext): Fault | null {
  const { entity, what, conditions = [], from, until, audience } = insertion;
  if (entity === undefined) {
    if (conditions.length > 0) return { at: 'entity', expected: 'what the conditions are about', got: undefined };
    if (what.show === 'value') return { at: 'entity', expected: 'what has the value', got: undefined };
    if (audience.who === 'owner') return { at: 'entity', expected: 'what somebody owns', got: undefined };
  }
  const places = placesOf(insertion, (place) => placeModule(place).about);
  for (const [index, place] of places.entries()) {
    const about = recordAt(place);
    const at = `places[${index}]`;
    if (place.place === 'head' && what.show !== 'code')
      return { at: `${at}.place`, expected: 'a place that people see, since the head holds code alone', got: 'head' };
    if (entity !== undefined && entity !== 'user' && about !== entity)
      return { at: `${at}.place`, expected: `a place that is about ${entity}`, got: place.place };
  }
  if (from !== undefined && until !== undefined && until < from)
    return { at: 'until', expected: `a moment after ${from}`, got: until };
  // How much somebody has written takes a query for each item of a list.
  const costly = conditions.findIndex(({ attribute }) => /(?:^|\.)post_count$/.test(attribute));
  if (costly !== -1 && places.some(({ place }) => ofItems.includes(place)))
    return {
      at: `conditions[${costly}].attribute`,
      expected: 'what takes no query in a list',
      got: conditions[costly]?.attribute,
    };
  const texts = Object.entries(what).flatMap(([key, value]) =>
    ['text', 'label', 'url', 'alt', 'before', 'after'].includes(key) && typeof value === 'string'
      ? [[key, value] as const]
      : [],
  );
  const known = [
    ...sitePlaceholders,
    ...(entity === undefined ? [] : context.attributes(entity).map(({ key }) => key)),
  ];
  for (const [key, value] of texts) {
    const [unknown] = unknownPlaceholders(value, known);
    if (unknown !== undefined) return { at: `what.${key}`, expected: oneOfNames(known), got: unknown };
  }
  return (
    checkName(insertion, context) ??
    (entity === undefined ? null : checkConditions(entity, conditions, 'conditions', context)) ??
    (what.show === 'value' && entity !== undefined
      ? checkAttribute(what.attribute, 'what.attribute', entity, context)
      : null) ??
    checkAudience(audience, 'audience', context) ??
    checkPlaces(places, 'places', context)
  );
}
