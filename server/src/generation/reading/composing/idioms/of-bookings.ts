import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { singularize } from '../../../naming/inflect.ts';
import { durationIn, minutesOf, numberIn, weekdaysIn } from '../measures.ts';
import { capital } from '../names.ts';
import type { Mutable } from '../records-told.ts';
import type { Story } from '../story.ts';
import { hoursIn, limitsIn, placesIn, slotMinutesIn } from './booking-words.ts';
import type { Found, Idiom } from './idiom.ts';

type Booking = Mutable<BehaviourOf<'booking'>>;
type Slots = NonNullable<Booking['slots']>;

/** What is booked where the time is what one books. */
const times =
  /^(?:appointments?|slots?|times?|time slots?|sessions?|consultations?|calls?|meetings?|visits?|viewings?|lessons?|treatments?|tours?|tables?|dates?|trials?|fittings?|haircuts?)$/;

/** The mail that confirms a booking, with the link by which it is cancelled. */
function confirm(booking: Booking, { deed }: Found, story: Story): void {
  const isThere = story.behaviours.some(
    (one) => one.kind === 'automation' && one.entity === booking.entity && JSON.stringify(one).includes('"can_cancel"'),
  );
  if (isThere) return;
  story.add(
    {
      kind: 'automation',
      entity: booking.entity,
      when: { on: 'event', event: 'created' },
      actions: [
        {
          do: 'email',
          recipients: [{ to: 'attribute', attribute: 'email' }],
          subject: '',
          message: '',
          can_cancel: true,
        },
      ],
    },
    deed,
  );
}

const usualHours = { from: '09:00', until: '17:00' };

/** What takes place on a day of its own: people sign up for it, and choose no day. */
const happening =
  /^(?:courses?|events?|workshops?|class(?:es)?|concerts?|trips?|seminars?|shows?|tickets?|camps?|webinars?|performances?|screenings?|talks?|lectures?|festivals?|matches|excursions?|outings?|retreats?|trainings?)$/;
/** What says that days or times are booked. */
const timely =
  /\b(?:by the (?:half[- ])?(?:hour|day)|hourly|time ?slots?|slots?|appointments?|for (?:a|one|the|half a|\w+) (?:whole )?(?:days?|nights?|weekends?|hours?|weeks?)|per (?:day|hour|night)|(?:a|the|which|free|any) (?:day|date|time)|minutes?|in advance|ahead|o'clock|from \d|between \d)\b/;
const rentable =
  /^(?:rooms?|halls?|canoes?|kayaks?|boats?|bikes?|bicycles?|cars?|vans?|tables?|courts?|pitch(?:es)?|saunas?|desks?|tents?|studios?|machines?|tools?|cabins?|huts?|cottages?|apartments?|consultations?|appointments?|viewings?|visits?|meetings?|calls?|trailers?|instruments?|cameras?|lanes?|hides?|kilns?|workbench(?:es)?)$/;

function book(found: Found, story: Story): boolean {
  const { deed, groups, sentence } = found;
  const words = (groups.thing ?? '').trim();
  const head = words.split(' ').at(-1) ?? '';
  const site = story.find(words);
  if (head === '' || (site !== null && !story.isOwn(site)) || happening.test(head)) return false;
  if (/^(?:place|seat|spot|ticket)s?$/.test(head) || !(timely.test(sentence) || rentable.test(head))) return false;
  const minutes = slotMinutesIn(sentence);
  const hours = hoursIn(sentence);
  const days = weekdaysIn(sentence);
  const isTime = times.test(head) || times.test(words);
  const thing = !isTime && site !== null && story.isOwn(site) ? site : null;
  const name = isTime && !/^(?:slots?|times?|time slots?|dates?)$/.test(head) ? singularize(words) : 'booking';
  const entity = story.record(name === words || isTime ? name : `${singularize(words)} booking`);
  const own = entity === null ? undefined : story.entity(entity);
  if (entity === null || own === undefined || entity === thing) return false;
  own.isPublic = false;
  for (const alias of ['booking', 'reservation']) story.aliases.set(alias, entity);
  story.current = entity;
  const isOfTimes = minutes !== null || hours !== null;
  own.fields.set('name', { key: 'name', label: 'Name', type: 'text', required: true });
  own.fields.set('email', { key: 'email', label: 'Email', type: 'email', required: true });
  const date = isOfTimes ? 'time' : 'day';
  own.fields.set(date, { key: date, label: capital(date), type: isOfTimes ? 'datetime' : 'date', required: true });
  if (thing !== null)
    own.fields.set(thing, {
      key: thing,
      label: story.namesOf(thing).singular,
      type: 'relation',
      relates_to: thing,
      required: true,
    });
  const isForSeveral =
    /\bhow many (?:people|persons|places|seats|guests|of them)\b|\bnumber of (?:people|persons|guests|places|seats)\b/.test(
      sentence,
    );
  if (isForSeveral)
    own.fields.set('number', { key: 'number', label: 'Number', type: 'integer', min: 1, required: true });
  const slots: Slots | undefined = isOfTimes
    ? { minutes: minutes ?? 60, pause_minutes: 0, hours: [{ weekdays: days, ...(hours ?? usualHours) }] }
    : undefined;
  const booking: Booking = {
    kind: 'booking',
    entity,
    date,
    ...(slots === undefined ? (days.length === 0 ? {} : { weekdays: days }) : { slots }),
    ...(thing === null ? {} : { thing }),
    ...(isForSeveral ? { number: 'number' } : {}),
    places: placesIn(sentence) ?? 1,
    earliest_hours: 0,
    latest_days: 0,
    closed: [],
    holds:
      /\b(?:approve|confirm|accept|okay)s? (?:each|every|it|them|the (?:booking|request|reservation))\b|\b(?:we|staff|the office) (?:approves?|confirms?)\b/.test(
        sentence,
      )
        ? 'once_approved'
        : 'at_once',
    ...limitsIn(sentence),
  };
  const requiresLogin = /\b(?:members?|logged[- ]in|registered|subscribers?)\b/.test(groups.who ?? '');
  story.add({ kind: 'public_form', entity, requires_login: requiresLogin }, deed);
  story.add(booking, deed);
  if (slots !== undefined && hours === null) askForHours(booking, found, story);
  if (booking.cancel_hours !== undefined) confirm(booking, found, story);
  return true;
}

const dayNames = (days: readonly string[]): string =>
  days.length === 0
    ? 'every day'
    : days
        .map(capital)
        .join(', ')
        .replace(/, (\w+)$/, ' and $1');

/** Asks for the hours that bookings get where the description tells none of them until its end. */
function askForHours(booking: Booking, { deed }: Found, story: Story): void {
  const assumed = booking.slots?.hours[0];
  story.assumedHours.add(booking);
  story.laters.push(() => {
    const days = booking.slots?.hours[0]?.weekdays ?? assumed?.weekdays ?? [];
    if (story.assumedHours.has(booking))
      story.refuse(deed, `Which hours? Open 9:00 to 17:00 on ${dayNames(days)}: change it if your hours differ.`);
  });
}

/** Takes from a sentence how long slots are, when they are, and how many have room; false where it says none of these. */
function refine(booking: Booking, { sentence }: Found, story: Story): boolean {
  const long =
    /\b(?:lasts?|takes?|is|are) (?:for )?(?<span>(?:an?|half an|[a-z]+|\d+) (?:minutes?|min|hours?))(?: long| each)?\b/.exec(
      sentence,
    );
  const time = long === null ? null : durationIn(long.groups?.span ?? '');
  const pause = /\b(?<count>[a-z]+|\d+) minutes(?: of)? (?:break|pause|rest|between|to clean)\b/.exec(sentence)?.groups
    ?.count;
  const hours = hoursIn(sentence);
  const days = weekdaysIn(sentence);
  const places = placesIn(sentence);
  if (time === null && pause === undefined && hours === null && days.length === 0 && places === null) return false;
  if (places !== null) booking.places = places;
  const { slots } = booking;
  if (slots === undefined) {
    if (time !== null || hours !== null) return false;
    if (days.length > 0) booking.weekdays = days;
    return true;
  }
  const known = slots.hours[0] ?? { weekdays: [], ...usualHours };
  if (hours !== null) story.assumedHours.delete(booking);
  booking.slots = {
    minutes: time === null ? slots.minutes : Math.min(1440, minutesOf(time)),
    pause_minutes: pause === undefined ? slots.pause_minutes : (numberIn(pause) ?? 0),
    hours: [{ ...known, ...(hours ?? {}), ...(days.length === 0 ? {} : { weekdays: days }) }],
  };
  return true;
}

/** Says more of the bookings that were told. */
function more(change: (booking: Booking, found: Found, story: Story) => boolean): Idiom['read'] {
  return (found, story) => {
    const booking = story.last('booking');
    if (booking === undefined || !change(booking, found, story)) return false;
    story.add(booking, found.deed);
    return true;
  };
}

/** To where somebody else does something: that is another deed. */
const clause =
  '(?:(?! (?:, )?(?:(?:and|then|but) )*(?:we|i|they|staff|the office|admins?|he|she|it|nobody|no one) (?!are left)[a-z]+).)*';

const who =
  '(?<who>(?:(?:the|our|all|any|every|registered|logged-in) )*(?:customers?|guests?|visitors?|people|clients?|patients?|members?|parents?|users?|students?|pupils?|owners?|tenants?|neighbou?rs?|residents?|players?|everybody|everyone|anyone|one|they|families|companies|teachers?|employees|colleagues|staff|groups?|schools?))';
const object =
  '(?:(?:an?|the|our|one|their|one of (?:our|the)|some|a free|any) )?(?:(?:[a-z]+|\\d+)[- ](?:minutes?|hours?)[- ](?:long )?)?(?<thing>[a-z]+(?: (?!(?:for|on|with|by|at|in|from|to|and|or|per|until|up|through|via|between|over|a|an|the|of|online|each|every|when|if|which|that|where|who|so|but|during|under|without|more)\\b)[a-z]+)?)';

/** Days and times that visitors book. */
export const ofBookings: readonly Idiom[] = [
  {
    // "Customers can reserve a 45-minute appointment with a stylist, Tuesday to Saturday between 9 and 18"
    pattern: new RegExp(
      `(?:let |allow )?${who} (?:can |may |should (?:be able to )?|shall |want to |could |must be able to |are able to |are allowed to |to )*(?:book|reserve|make|schedule)s? ${object}\\b${clause}`,
    ),
    read: (found, story) =>
      /\bmakes? /.test(found.deed.text) && !/\b(?:appointment|booking|reservation)s?\b/.test(found.groups.thing ?? '')
        ? false
        : book(found, story),
  },
  {
    // "Online booking of our sauna by the hour", "a booking form for the meeting room"
    pattern: new RegExp(
      `(?:online (?:bookings?|reservations?) (?:of|for)|(?:an? |the |online )*(?:booking|reservation|appointment) (?:form|calendar|system|page|plugin|tool) for) ${object}\\b${clause}`,
    ),
    read: book,
  },
  {
    // "Visitors pick a date and a time slot for a tour"
    pattern: new RegExp(
      `${who} (?:can |may |should )?(?:pick|choose|select)s? (?:an? )?(?:free )?(?:date|day|slot|time|time slot)(?: and (?:an? )?(?:free )?(?:time|time slot|slot|date))? (?:for|of) ${object}\\b${clause}`,
    ),
    read: book,
  },
  {
    // "We have eight canoes"
    pattern:
      /^(?:but |and |as )?(?:we|there) (?:have|are|own|rent out) (?:only |just )?(?<count>\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?: (?<thing>[a-z ]+?|of (?:them|each)))?(?= ?[.,;]| and | so |$)(?: ?,?(?: and| so)? (?:nobody|no one|they|it)[^.;]*)?/,
    read: more((booking, { groups }, story) => {
      const count = numberIn(groups.count ?? '');
      const noun = (groups.thing ?? 'of them').trim();
      const names = story.namesOf(booking.entity).singular.toLowerCase();
      if (
        count === null ||
        !(
          noun.startsWith('of ') ||
          names.startsWith(singularize(noun.split(' ').at(-1) ?? '')) ||
          names.startsWith(singularize(noun))
        )
      )
        return false;
      booking.places = count;
      return true;
    }),
  },
  {
    // "Each slot takes 12 people", "appointments are Monday to Friday from 8 to 12 and last 20 minutes", "we are open …"
    pattern:
      /^(?:(?:(?:an?|each|every|the|one) )?(?:appointments?|slots?|sessions?|tours?|lessons?|visits?|bookings?|times?|consultations?|\w+)|they|we|it) (?:are|is|lasts?|takes?|holds?|has|have|fits|can be booked|can be reserved)\b(?! n't| not)[^.;]*/,
    read: more(refine),
  },
  {
    // "They can cancel up to 24 hours before"
    pattern:
      /(?:(?:they|people|customers|guests|members|everybody|everyone|clients|patients|visitors) (?:can|may|should be able to) )?cancel\w*\b[^.;]*\b(?:before|ahead|in advance|prior|beforehand)[^.;]*/,
    read: more((booking, found, story) => {
      const { cancel_hours: hours } = limitsIn(found.sentence);
      if (hours === undefined) return false;
      booking.cancel_hours = hours;
      confirm(booking, found, story);
      return true;
    }),
  },
  {
    // "Bookings must be made at least two days ahead, and at most three months in advance"
    pattern:
      /^(?!.*\bcancel)[^.;]*\b(?:book|reserv|appointment)\w*\b[^.;]*\b(?:at least|at most|up to|no more than|not more than|only|no later than)\b[^.;]*\b(?:ahead|in advance|beforehand|into the future)[^.;]*/,
    isLast: true,
    read: more((booking, { sentence }) => {
      const limits = limitsIn(sentence);
      if (limits.earliest_hours === undefined && limits.latest_days === undefined) return false;
      Object.assign(booking, limits);
      return true;
    }),
  },
];
