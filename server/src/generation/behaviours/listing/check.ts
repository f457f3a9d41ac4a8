import type { Fault, PlanContext } from '../behaviour.ts';
import { checkConditions } from '../conditions.ts';
import { isInTable } from '../in-table.ts';
import { checkAudience } from '../shown/audience.ts';
import { checkAttribute, checkAttributes, checkName } from '../shown/check-parts.ts';
import { checkWhose } from '../shown/check-whose.ts';
import { checkPlaces } from '../shown/places.ts';
import type { Listing } from './listing-plan.ts';

/** The first thing in a listing that does not fit the plan. */
export function checkListing(listing: Listing, context: PlanContext): Fault | null {
  const { entity, conditions = [], controls = [], first = [], date, end_date: end, period, layout } = listing;
  const isDated = period !== undefined || layout === 'calendar' || layout === 'timeline';
  if (date === undefined && (isDated || end !== undefined))
    return { at: 'date', expected: 'the date that counts', got: undefined };
  const sorted = controls.flatMap((one) => ('attribute' in one ? [one.attribute] : []));
  const twice = controls.findIndex((one, at) => controls.some((other, place) => place < at && same(one, other)));
  if (twice !== -1) return { at: `controls[${twice}]`, expected: 'each once', got: controls[twice] };
  return (
    checkName(listing, context) ??
    checkFeed(listing, context) ??
    checkWhose(listing, context) ??
    checkConditions(entity, conditions, 'conditions', context) ??
    checkAttribute(date, 'date', entity, context, ['date']) ??
    checkAttribute(end, 'end_date', entity, context, ['date']) ??
    (listing.order_by === 'random' ? null : checkAttribute(listing.order_by, 'order_by', entity, context)) ??
    checkAttribute(listing.group_by, 'group_by', entity, context) ??
    checkAttributes(listing.attributes, 'attributes', entity, context) ??
    first
      .map(({ attribute }, at) => checkAttribute(attribute, `first[${at}].attribute`, entity, context))
      .find(Boolean) ??
    sorted
      .map((attribute, at) => checkAttribute(attribute, `controls[${at}].attribute`, entity, context))
      .find(Boolean) ??
    checkAudience(listing.audience, 'audience', context) ??
    checkPlaces(listing.places ?? [], 'places', context)
  );
}

/** What programs of visitors read without logging in has to be there for everybody. */
function checkFeed(listing: Listing, context: PlanContext): Fault | null {
  if (listing.calendar_feed !== true) return null;
  if (listing.date === undefined) return { at: 'date', expected: 'the date of its entries', got: undefined };
  const { plan } = context;
  const own = (plan.entities ?? []).filter((one) => one.public !== false && !isInTable(one.key, context));
  const known = [...own.map(({ key }) => key), 'post', 'page'];
  const isOpen = listing.audience.who === 'everyone' && listing.whose === 'all' && known.includes(listing.entity);
  return isOpen
    ? null
    : { at: 'calendar_feed', expected: 'none of records that are not for everyone', got: listing.calendar_feed };
}

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
