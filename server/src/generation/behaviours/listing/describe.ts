import type { Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import { audienceWords } from '../shown/audience.ts';
import { placeWords } from '../shown/places.ts';
import { type Listing, titleOf } from './listing-plan.ts';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

const layouts: Readonly<Record<Listing['layout'], string>> = {
  list: 'as a list',
  grid: 'in a grid',
  cards: 'as cards',
  table: 'in a table',
  slider: 'in a slider',
  gallery: 'in a gallery',
  calendar: 'in a calendar',
  map: 'as a list with maps',
  accordion: 'in an accordion',
  a_to_z: 'from A to Z',
  timeline: 'along a timeline',
};

const whose: Readonly<Record<Listing['whose'], string>> = {
  all: '',
  own: ' of the current user',
  of_own: ' that belong to records of the current user',
  author: ' of the author',
  related: ' that share a term with what is looked at',
  children: ' that belong to what is looked at',
};

/** One sentence: `“Upcoming events” shows events with a date in the future as cards, …` */
export function describeListing(listing: Listing, words: Words): string {
  const { entity, conditions = [], period, date, controls = [], attributes, places = [] } = listing;
  const { plural } = words.entity(entity);
  const dated = date === undefined ? '' : words.attribute(entity, date);
  const periods = {
    upcoming: ` whose ${dated} is not past`,
    past: ` whose ${dated} is past`,
    today: ` whose ${dated} is today`,
    this_month: ` whose ${dated} is this month`,
    next_days: ` whose ${dated} is in the next ${period !== undefined && 'days' in period ? period.days : ''} days`,
    last_days: ` whose ${dated} is in the last ${period !== undefined && 'days' in period ? period.days : ''} days`,
  } as const;
  const only =
    conditions.length === 0 ? '' : `, where ${list(conditions.map((one) => conditionWords(entity, one, words)))}`;
  const shown = attributes.length === 0 ? '' : `, with ${list(attributes.map((key) => words.attribute(entity, key)))}`;
  const order =
    listing.order_by === 'random'
      ? ', in random order'
      : `, ordered by ${words.attribute(entity, listing.order_by)}${listing.order === 'desc' ? ' (descending)' : ''}`;
  const chosen = controls.map((one) =>
    one.control === 'search' ? 'search' : `${one.control} by ${words.attribute(entity, one.attribute)}`,
  );
  if (listing.calendar_feed === true) chosen.push('subscribe to it with their calendar');
  const audience = audienceWords(listing.audience);
  const at = places.length === 0 ? '' : `, ${list(places.map((place) => placeWords(place, words)))}`;
  return `“${titleOf(listing)}” shows ${plural}${whose[listing.whose]}${period === undefined ? '' : periods[period.show]} ${layouts[listing.layout]}${shown}${only}${order}${at}${audience === '' ? '' : `, ${audience}`}${chosen.length === 0 ? '' : `; visitors can ${list(chosen)}`}.`;
}
