import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { defaultShown, freeName } from '../composers/lists.ts';
import type { Mutable } from '../records-told.ts';
import type { Story } from '../story.ts';
import { clauseWith, isDeclined } from './clauses.ts';
import { datesOf } from './dates-of.ts';
import { addOf, type Gathered, gather, recordsMeant, refuseOf } from './gathering.ts';
import type { Idiom } from './idiom.ts';

type Listing = Mutable<BehaviourOf<'listing'>>;

const device =
  '(?:smart|mobile |cell)?(?:phones?|tablets?|mobiles?|devices?|iphones?|outlook|google|apple|laptops?|computers?)';
const personal = `(?:(?:their|your|my|his|her|one 's|people 's|everyone 's|members '|parents ')(?: own| private| personal)? (?:${device} )?(?:calendars?|diar(?:y|ies)|agendas?)|(?:calendars?|diar(?:y|ies))(?: apps?)? (?:on|of|in) (?:the |their |my |his |her |a |your )?${device}|(?:google|outlook|apple|phone|own|mobile)(?: or (?:google|outlook|apple))? calendars?|outlook|${device} calendars?)`;
const format = '\\b(?:i-?cal(?:endar)?s?|\\.?ics|webcal|cal-?dav)\\b';
const bring =
  '\\b(?:subscri\\w+|sync\\w*|synchroni[sz]\\w+|add|adds|added|import|get|gets|pull|pulls|put|puts|load|follow|have|has|see|appear|appears|show|shows|land|lands|turn up|turns up|feed|import|connect|link|save)\\b';

const asked = new RegExp(`${format}|${bring}`);

/** A list that strangers see, to which a calendar can subscribe. */
const isOpenTo =
  (entity: string) =>
  (one: Story['behaviours'][number]): one is BehaviourOf<'listing'> =>
    one.kind === 'listing' && one.entity === entity && one.audience.who === 'everyone' && one.whose === 'all';

function make(all: Gathered, story: Story) {
  const entity = recordsMeant(all, story);
  if (entity === null) return refuseOf(all, 'It does not say which records the calendar has.', story);
  const { date, endDate } = datesOf(entity, story);
  if (date === null)
    return refuseOf(
      all,
      `A calendar needs a date: it does not say when ${story.namesOf(entity).plural.toLowerCase()} are.`,
      story,
    );
  if (story.entity(entity)?.isPublic === false || story.closed.has(entity))
    return refuseOf(all, 'A calendar program does not log in: it can only have what everyone may see.', story);
  const listing = story.behaviours.find(isOpenTo(entity)) as Listing | undefined;
  const dates = { date, ...(endDate === null ? {} : { end_date: endDate }) };
  if (listing !== undefined) {
    Object.assign(listing, { calendar_feed: true }, listing.date === undefined ? dates : {});
    return addOf(all, listing, story);
  }
  addOf(
    all,
    {
      kind: 'listing',
      entity,
      name: freeName(story.namesOf(entity).plural, story),
      whose: 'all',
      ...dates,
      calendar_feed: true,
      period: { show: 'upcoming' },
      order_by: date,
      order: 'asc',
      layout: 'list',
      attributes: defaultShown(entity, story),
      links: 'record',
      per_page: 20,
      paging: 'pages',
      audience: { who: 'everyone' },
    },
    story,
  );
}

const read: Idiom['read'] = (found, story) => {
  if (story.entities.size === 0) return false;
  // One entry at a time is no subscription
  if (/\b(?:button|link)s? (?:on|at|for|beside|next to|below|under) (?:each|every)\b|\bsingle\b/.test(found.sentence))
    return false;
  if (isDeclined(found.sentence, asked)) story.tell(found.deed, 'nothing');
  else gather('calendar', found, story, make);
  return true;
};

/** Calendars of visitors that subscribe to what the site lists. */
export const ofCalendars: readonly Idiom[] = [
  {
    // "An iCal subscription would be lovely", "one of those webcal links"
    pattern: clauseWith(format),
    read,
  },
  {
    // "Parents get the fixtures into the calendar on their phones", "a link with which they can add all of it to Outlook"
    pattern: clauseWith(bring, personal),
    read,
  },
  {
    // "Can they sync the market days to their phone?", "people subscribe to the calendar"
    pattern: clauseWith(
      `\\bsync(?:s|ed|hroni[sz]e[sd]?)? (?:(?!,|;).)*\\b(?:to|with|on) (?:their|your|my|the|a|his|her) ${device}\\b|\\bsubscri\\w+ (?:(?!,|;).)*\\bcalendars?\\b|\\bcalendars? (?:(?!,|;).)*\\bsubscri\\w+`,
    ),
    read,
  },
];
