import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import type { PlanCondition } from '../../../behaviours/conditions.ts';
import { placeModule, recordAt } from '../../../behaviours/shown/places.ts';
import { viewersOf } from '../audience-of.ts';
import { chunkConditions, conditionsOf, groupSlots, statesOf } from '../conditions-of.ts';
import { type Chunk, type Deed, slotOf, slotsOf } from '../deeds.ts';
import { clockIn, daysOf, durationIn, unquoted, weekdayNames, weekdaysIn } from '../measures.ts';
import { bare, capital, keyOf } from '../names.ts';
import { type Place, placesOf } from '../places-of.ts';
import { stateCondition } from '../states-of.ts';
import type { Story } from '../story.ts';
import { type Composers, nothingToAct, unreadCondition } from './composer.ts';
import { freeName } from './lists.ts';
import { saidIn } from './said.ts';
import { scopeOf } from './shop-scope.ts';

type Insertion = BehaviourOf<'insertion'>;
type Shown = Insertion['what'];
type ShopPlace = Extract<BehaviourOf<'shop_rule'>['effect'], { do: 'show' }>['place'];

/** What is worked out of other records is no property of the one that shows it. */
const workedOut =
  /\b(?:numbers?|counts?|how many|how much|how far|remaining|left|free|totals?|sums?|averages?|mean|score so far|next|previous|last|who|progress|rank|medal|distance|percent(?:age)?|results?|consumption)\b/i;

/** Places of the cart and of what follows it, as rules of the shop call them. */
const shopPlaces: Readonly<Partial<Record<Place['place'], ShopPlace>>> = {
  cart: 'cart',
  checkout: 'checkout',
  thank_you: 'order_received',
  order_email: 'order_email',
};

/** Whether the subject of its sentence is everyone besides those who were let in. */
const isForOthers = (deed: Deed): boolean =>
  slotsOf(deed, 'who').every(({ from }) => from < deed.act.from) &&
  /^(?:the )?(?:others|all others|everyone else|everybody else|anyone else|the rest)$/.test(
    deed.sentence.tokens
      .slice(0, deed.act.from)
      .map(({ lower }) => lower)
      .join(' ')
      .replace(/ (?:only )?(?:see|sees|get|gets|read|reads|find|are|is)\b.*$/, ''),
  );

/** The pages that have what a deed shows, and the records that these pages are about. */
interface Where {
  readonly entity: string | null;
  readonly places: readonly Place[];
  /** Whether the records were spoken of; else they are what such a site is made of. */
  readonly isNamed: boolean;
}

export const shownTexts: Composers = {
  show(deed, story) {
    if (deed.isDenied) return story.tell(deed, 'nothing');
    if (/^(?:remov|delet|hid(?:e|ing)|drop|strip(?:ped)?\b)/i.test(deed.actText))
      return story.refuse(deed, 'Nothing takes away what other parts of the site show.');
    // "Others see a button": those who are kept out see nothing of the record, so nothing can stand on it for them.
    if (isForOthers(deed)) return story.refuse(deed, 'Nothing is shown only to those who are kept out.');
    const { entity, places, isNamed } = whereOf(deed, story);
    // "Instead show a box", after what was taken off the dashboard: the place is what was spoken of there.
    if (places.length === 0 && /^instead\b/i.test(deed.text))
      return story.refuse(deed, 'It does not say where this is shown.');
    if (!isNamed && places.length === 0) return story.refuse(deed, nothingToAct);
    const all = whatOf(deed, entity, places, story);
    if (typeof all === 'string') return story.refuse(deed, all);
    if (inCart(deed, places, all, story)) return;
    const about = entity ?? 'post';
    const narrowed = narrowedOf(deed, entity, story);
    if (narrowed.lost.length > 0) return story.refuse(deed, unreadCondition(narrowed.lost));
    const isBadge = all.some(({ show }) => show === 'badge');
    const isValue = all.every(({ show }) => show === 'value');
    const usual: Place = {
      place: isBadge ? 'after_title' : isValue ? 'below_content' : 'above_content',
      of: about,
    };
    const readsRecord = narrowed.conditions.length > 0 || isValue;
    const own = (places.length > 0 ? places : [usual]).map((place) => of(place, about, readsRecord));
    const needsRecord = own.every((place) => recordAt(place) !== null);
    if (needsRecord && own.some((place) => recordAt(place) !== about))
      return story.refuse(deed, `Nothing can be shown there of ${story.namesOf(about).plural.toLowerCase()}.`);
    if (!needsRecord && readsRecord)
      return story.refuse(deed, 'That place is about no record whose properties could be read.');
    const who = [...slotsOf(deed, 'who'), ...narrowed.who];
    const isForSome = narrowed.who.length > 0 || /\bonly\b|\bfor\b|\blogged\b|\bsees?\b/i.test(deed.text);
    for (const what of all)
      story.add(
        {
          kind: 'insertion',
          name: freeName(nameOf(what, about), story),
          ...(needsRecord ? { entity: about } : {}),
          what,
          places: own,
          ...(narrowed.conditions.length > 0 ? { conditions: narrowed.conditions } : {}),
          audience: (isForSome && who.length > 0 ? viewersOf(who, entity, story) : null) ?? { who: 'everyone' },
          ...(narrowed.hours === undefined ? {} : { hours: narrowed.hours }),
          devices: /\b(?:phones?|mobiles?|smartphones?)\b/i.test(deed.text) ? 'phones' : 'all',
        },
        deed,
      );
  },
};

/** A place, with the records whose pages have it where it is one of records, or reads one. */
const of = (place: Place, about: string, readsRecord: boolean): Place =>
  place.of === undefined &&
  (perRecord.has(place.place) || (readsRecord && placeModule(place.place).about === 'posts')) &&
  postLike(about)
    ? { ...place, of: about }
    : place;

const postLike = (about: string): boolean => !['user', 'comment', 'order', 'media', 'category', 'tag'].includes(about);

const perRecord = new Set<Place['place']>([
  'above_content',
  'below_content',
  'after_paragraph',
  'before_title',
  'after_title',
  'excerpt',
]);

const nameOf = (what: Shown, about: string): string =>
  keyOf(
    'text' in what && what.text !== '' ? what.text : 'attribute' in what ? `${about} ${what.attribute}` : about,
    30,
  );

/** Where it is shown. A place of products, orders or users says of which records it is, whatever was spoken of before. */
function whereOf(deed: Deed, story: Story): Where {
  const slots = slotsOf(deed, 'place');
  if (isBelowImages(deed, slots, story)) return { entity: 'media', places: [{ place: 'below_image' }], isNamed: true };
  const before = story.current;
  // What nobody has named is what the site is made of.
  const about = story.recordOf(deed);
  const isNamed = about !== null || story.isShop || slotsOf(deed, 'field', 'text').length > 0;
  const spoken = about ?? (story.isShop ? 'product' : 'post');
  const places = placesOf(slots, spoken);
  const [fixed] = places.flatMap((place) => (place.of === undefined ? (recordAt(place) ?? []) : []));
  const isNowhere = places.length > 0 && places.every(({ place }) => placeModule(place).about === 'none');
  if (fixed !== undefined && fixed !== spoken) {
    story.current = before;
    return { entity: fixed, places: places.filter((place) => recordAt(place) === fixed), isNamed };
  }
  if (isNowhere) return { entity: spoken, places, isNamed };
  const [named] = places.flatMap((place) => place.of ?? []);
  if (named !== undefined && named !== spoken && slotOf(deed, 'field') === undefined)
    return { entity: named, places: places.filter((place) => place.of === named), isNamed };
  if (spoken !== null && ['user', 'comment', 'order', 'media', 'category', 'tag'].includes(spoken)) {
    const isProfile = spoken === 'user' && /\b(?:profiles?|account)\b/i.test(slots.map(({ text }) => text).join(' '));
    return isProfile
      ? { entity: 'user', places: [{ place: 'profile' }], isNamed }
      : { entity: spoken, places, isNamed };
  }
  return { entity: spoken, places, isNamed };
}

/** "Under the picture wherever it is used", "below every image": of the picture itself, rather than of what has one. */
function isBelowImages(deed: Deed, slots: Deed['slots'], story: Story): boolean {
  const text = deed.text.replaceAll(/\s+/g, ' ');
  const place =
    /\b(?:below|under|underneath|beneath) (?<which>the |our |every |each |all |an? )?(?:images?|pictures?|photos?|photographs?)\b/i.exec(
      text,
    );
  if (place === null || !slots.some(({ from }) => from >= deed.span.from)) return false;
  const isAny =
    /^(?:every|each|all|our) $/i.test(place.groups?.which ?? '') ||
    /\bwherever\b|\beverywhere\b|\bin (?:every|each|all|any) (?:posts?|articles?|pages?)\b/i.test(text);
  const isOfMedia = slotsOf(deed, 'field').some(({ text: field }) => story.findAttribute('media', field) !== null);
  return isAny || (isOfMedia && story.current === 'media');
}

/** What is shown; the reason where the words do not tell. */
function whatOf(deed: Deed, entity: string | null, places: readonly Place[], story: Story): readonly Shown[] | string {
  const groups = groupSlots(deed);
  const quoted = slotsOf(deed, 'text')
    .filter((slot) => !groups.includes(slot))
    .map(unquoted)
    .join(' ');
  const text = quoted === '' ? saidIn(deed) : quoted;
  const isBadge = /\b(?:badge|label|sticker|ribbon|stamp|tag)s?\b/i.test(deed.text);
  const isMark = isBadge || /\b(?:mark(?:ed)?|crossed out|dot|star|flag(?:ged)?|strip|sign)\b/i.test(deed.text);
  const isNotice = /\b(?:notice|note|hint|warn\w*|message|bar|banner|box)\b/i.test(deed.text);
  if (text !== '') {
    const url = slotOf(deed, 'url')?.text ?? '';
    if (/\bbutton\b|\blink\b/i.test(deed.text))
      return [
        {
          show: 'button',
          text: '',
          label: text.slice(0, 120),
          url: /^(?:https?:\/\/|\/|mailto:|tel:)\S+$/.test(url) ? url : '',
          opens_new_tab: false,
        },
      ];
    if (isBadge) return [{ show: 'badge', text: text.slice(0, 120) }];
    if (isNotice) return [{ show: 'notice', text, tone: /\bwarn/i.test(deed.text) ? 'warning' : 'info' }];
    return [{ show: 'text', text }];
  }
  // "Sold-out ones get a ribbon": it says what they are
  const [state] = [...statesOf(deed), ...deed.chunks.flatMap(({ slots }) => slots)].filter(
    ({ label }) => label === 'value' || label === 'choice',
  );
  if (isMark && state !== undefined) return [{ show: 'badge', text: capital(bare(state.text)).slice(0, 120) }];
  const fields = slotsOf(deed, 'field');
  // "Show it below the picture": the one property that pictures were said to have
  const isBelowImage = places.some(({ place }) => place === 'below_image');
  const [only, ...more] = isBelowImage ? [...(story.extraFields.get('media')?.keys() ?? [])] : [];
  if (fields.length === 0 && only !== undefined && more.length === 0 && /\b(?:it|this)\b/i.test(deed.text))
    return [{ show: 'value', attribute: only, before: '', after: '' }];
  const values = fields.flatMap((field): Shown[] => {
    if (entity === null) return [];
    const found = workedOut.test(field.text)
      ? story.findAttribute(entity, field.text)
      : canHave(entity) || isBelowImage
        ? story.attribute(entity, field.text)
        : story.findAttribute(entity, field.text);
    return found === null ? [] : [{ show: 'value', attribute: found.key, before: '', after: '' }];
  });
  if (values.length > 0) return unique(values);
  // "Our logo": the owner chooses it
  const picture = /\b(?:our|my) (logo|picture|photo|image|drawing|map|portrait)\b/i.exec(deed.text)?.[1];
  if (picture !== undefined && fields.length === 0 && !isMark && !isNotice)
    return [{ show: 'picture', alt: capital(picture.toLowerCase()) }];
  return 'It does not say which text is shown: put it in quotation marks.';
}

const unique = (all: readonly Shown[]): readonly Shown[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];

/** Records that can get a property which a description shows and nobody has told of before. */
const canHave = (entity: string): boolean => !['comment', 'order', 'media', 'category', 'tag'].includes(entity);

interface Narrowed {
  readonly conditions: PlanCondition[];
  readonly hours?: NonNullable<Insertion['hours']>;
  /** Who sees it, where a condition says so. */
  readonly who: Deed['slots'];
  readonly lost: readonly string[];
}

/** For which records, when and for whom it is shown. */
function narrowedOf(deed: Deed, entity: string | null, story: Story): Narrowed {
  const about = entity ?? 'post';
  const conditions: PlanCondition[] = [];
  const lost: string[] = [];
  const who: Deed['slots'][number][] = [];
  let hours: Narrowed['hours'];
  const states = conditionsOf(deed, about, story, []);
  conditions.push(...states.conditions);
  lost.push(...states.lost);
  for (const chunk of deed.chunks.filter(({ label }) => label !== 'why')) {
    if (/\b(?:not |n['’]t |already |are |is )?logged[ -]?in\b/i.test(chunk.text)) {
      const isGuest = /\bnot\b|n['’]t\b|\bout\b/i.test(chunk.text) !== (chunk.label === 'except');
      who.push({ ...chunk, label: 'who', text: isGuest ? 'guests' : 'logged in', chunk });
      continue;
    }
    const found = hoursOf(chunk);
    if (found !== null && hours === undefined) {
      hours = found;
      continue;
    }
    const read =
      freshness(chunk, about, story) ??
      chunkConditions(asCondition(chunk), about, story) ??
      stateOf(chunk, about, story);
    if (read === null) lost.push(chunk.text);
    else conditions.push(...read);
  }
  return {
    conditions: [...new Map(conditions.map((one) => [JSON.stringify(one), one])).values()].slice(0, 12),
    ...(hours === undefined ? {} : { hours }),
    who,
    lost,
  };
}

/** "When fewer than three are left" holds as long as it is so. */
const asCondition = (chunk: Chunk): Chunk => (chunk.label === 'when' ? { ...chunk, label: 'if' } : chunk);

const stateOf = (chunk: Chunk, about: string, story: Story): readonly PlanCondition[] | null => {
  const state = stateCondition(chunk, about, story);
  return state === null ? null : [state];
};

/** "On posts older than a year", "for two weeks after publication". */
function freshness(chunk: Chunk, about: string, story: Story): readonly PlanCondition[] | null {
  const span = chunk.slots.find(({ label }) => label === 'span');
  const duration = span === undefined ? null : durationIn(span.text);
  const isDated = chunk.slots.some(({ label }) => label === 'field');
  const isOfPosts = /\b(?:old|older|newer|younger|fresh|new|first|publi(?:sh|c)\w*|online|out)\b/i.test(chunk.text);
  if (duration === null || isDated || !isOfPosts || chunk.label === 'except' || story.isOwn(about)) return null;
  return [
    {
      attribute: 'date',
      is: /\b(?:older|after|more than)\b/i.test(chunk.text) ? 'older_than_days' : 'within_days',
      value: daysOf(duration),
    },
  ];
}

/** "On Saturdays", "between 10 pm and 6 am", "except on Sundays". */
function hoursOf(chunk: Chunk): NonNullable<Insertion['hours']> | null {
  const days = weekdaysIn(chunk.text);
  const clocks = [
    ...chunk.text.matchAll(/\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)\b|\b\d{1,2}[:.]\d{2}\b|\bnoon\b|\bmidnight\b/gi),
  ].flatMap(([one]) => clockIn(one) ?? []);
  const rest = chunk.slots.some(({ label }) => !['date', 'rhythm', 'op', 'event'].includes(label));
  if (rest || (days.length === 0 && clocks.length < 1) || /\d(?:st|nd|rd|th)?\s+[A-Z][a-z]{2}/.test(chunk.text))
    return null;
  const isExcept = chunk.label === 'except';
  if (clocks.length === 0) {
    const on = isExcept ? weekdayNames.filter((day) => !days.includes(day)) : days;
    return { weekdays: numbered(on), from: '00:00', to: '23:59' };
  }
  const [first = '00:00', second] = clocks;
  const isBefore = /\b(?:until|before|till|by)\b/i.test(chunk.text);
  const from = second !== undefined ? first : isBefore ? '00:00' : first;
  const to = second ?? (isBefore ? first : '23:59');
  const on = days.length === 0 ? weekdayNames : days;
  return isExcept ? null : { weekdays: numbered(on), from, to };
}

/** Days of the week as numbers, 0 for Sunday. */
const numbered = (days: readonly (typeof weekdayNames)[number][]): number[] =>
  days.map((day) => (weekdayNames.indexOf(day) + 1) % 7).sort();

/** What the cart, the checkout and what follows show to some orders alone is a rule of the shop. */
function inCart(deed: Deed, places: readonly Place[], all: readonly Shown[], story: Story): boolean {
  const [place] = places.flatMap((one) => shopPlaces[one.place] ?? []);
  const [what] = all;
  if (place === undefined || places.length > 1 || what === undefined || !('text' in what) || what.text === '')
    return false;
  if (deed.chunks.every(({ label }) => label === 'why')) return false;
  const scope = scopeOf(deed, story);
  if (scope.lost.length > 0) return false;
  story.add(
    {
      kind: 'shop_rule',
      ...(scope.conditions.length > 0 ? { conditions: scope.conditions } : {}),
      ...(scope.products.length > 0 ? { products: scope.products } : {}),
      ...(scope.times === undefined ? {} : { times: scope.times }),
      effect: { do: 'show', place, title: '', text: what.text.slice(0, 500) },
    },
    deed,
  );
  return true;
}
