import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { viewersOf } from '../audience-of.ts';
import { conditionsOf, statesOf } from '../conditions-of.ts';
import { type Deed, slotOf, slotsOf } from '../deeds.ts';
import { daysOf, durationIn, numberIn } from '../measures.ts';
import { bare, keyOf } from '../names.ts';
import { placesOf } from '../places-of.ts';
import type { Story } from '../story.ts';
import { columns } from './columns.ts';
import { type Composers, nothingToAct } from './composer.ts';
import { figurePerParent, progressOfParent } from './parent-figures.ts';
import { classify } from './records.ts';

type Listing = BehaviourOf<'listing'>;
type Figure = BehaviourOf<'figure'>;

const layouts: readonly (readonly [RegExp, Listing['layout']])[] = [
  [/\b(?:calendar|month view|timetable)\b/, 'calendar'],
  [/\bmaps?\b/, 'map'],
  [/\btables?\b/, 'table'],
  [/\b(?:slider|carousel|slideshow)\b/, 'slider'],
  [/\bgaller(?:y|ies)\b/, 'gallery'],
  [/\bcards?\b/, 'cards'],
  [/\b(?:grid|tiles?|columns?|masonry|wall)\b/, 'grid'],
  [/\b(?:accordion|faq|fold(?:ed|able)?|collapsible|expandable)\b/, 'accordion'],
  [/\b(?:a[ -](?:to|-)[ -]z|glossary|alphabetical index|by letter)\b/, 'a_to_z'],
  [/\b(?:time ?line|chronicle)\b/, 'timeline'],
];

/** The first date of records that is no date of WordPress'. */
export function mainDate(entity: string, story: Story): string | null {
  const dates = story
    .attributes(entity)
    .filter(
      ({ type, key }) =>
        type === 'date' && !['date', 'modified', 'registered', 'last_login', 'paid', 'completed'].includes(key),
    );
  const start = dates.find(({ key }) => /start|begin|from|arriv/.test(key));
  return (start ?? dates[0])?.key ?? null;
}

function orderOf(deed: Deed, entity: string, story: Story): Pick<Listing, 'order_by' | 'order'> | null {
  const sort = slotOf(deed, 'sort');
  if (sort === undefined) return null;
  const text = sort.text.toLowerCase();
  const isDescending =
    /\b(?:newest|latest|most|highest|largest|biggest|best|recent|descending|reverse|last|top|expensive)\b/.test(text);
  const isAscending =
    /\b(?:oldest|soonest|next|earliest|least|lowest|cheapest|smallest|ascending|first come|nearest|upcoming)\b/.test(
      text,
    );
  if (/\b(?:random|shuffl)/.test(text)) return { order_by: 'random', order: 'asc' };
  if (/\b(?:alphabet|a[ -](?:to|-)[ -]z|by (?:name|title|surname))/.test(text)) {
    const named = /surname|last name/.test(text) ? story.findAttribute(entity, 'last name') : null;
    return { order_by: named?.key ?? (entity === 'user' ? 'name' : 'title'), order: 'asc' };
  }
  const name = bare(
    text
      .replace(
        /\b(?:sorted|ordered|sort|order|by|according to|first|last|newest|latest|oldest|soonest|most|highest|lowest|cheapest|the|starting with|with|ascending|descending|in|order|on top|at the top|up|down|then)\b/g,
        ' ',
      )
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  if (/cheap|expensive|pric/.test(text)) {
    const price = story.findAttribute(entity, 'price', ['money', 'number']);
    if (price !== null) return { order_by: price.key, order: isDescending ? 'desc' : 'asc' };
  }
  const named = name === '' ? null : story.findAttribute(entity, name);
  if (named !== null) return { order_by: named.key, order: isDescending && !isAscending ? 'desc' : 'asc' };
  if (/\b(?:comment|discussed)/.test(text) && !story.isOwn(entity)) return { order_by: 'comment_count', order: 'desc' };
  if (/\b(?:soonest|next|earliest|upcoming|nearest|by date|chronolog|date)\b/.test(text)) {
    const date = mainDate(entity, story) ?? (entity === 'user' ? 'registered' : 'date');
    return { order_by: date, order: /\b(?:newest|latest|last|recent|reverse)\b/.test(text) ? 'desc' : 'asc' };
  }
  const since = entity === 'user' ? 'registered' : 'date';
  if (/\b(?:newest|latest|recent)/.test(text)) return { order_by: since, order: 'desc' };
  if (/\boldest/.test(text)) return { order_by: since, order: 'asc' };
  return null;
}

/** When a record was made. */
const creationDate = (entity: string): string => (entity === 'user' ? 'registered' : 'date');

/** A name for a shortcode that no other has. */
export function freeName(base: string, story: Story): string {
  const taken = new Set(story.behaviours.map((one) => ('name' in one ? one.name : '')));
  const start = (keyOf(base, 34) || 'shown').replace(/_+$/, '');
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? start : `${start}_${number}`;
    if (!taken.has(name)) return name;
  }
}

function periodOf(text: string): Listing['period'] | undefined {
  const lower = text.toLowerCase();
  const next = /\b(?:next|coming|within(?: the)?(?: next)?)\s+(\w+\s+(?:days?|weeks?|months?))\b/.exec(lower)?.[1];
  const last = /\b(?:last|past)\s+(\w+\s+(?:days?|weeks?|months?))\b/.exec(lower)?.[1];
  const days = (said: string | undefined): number | null => {
    const duration = said === undefined ? null : durationIn(said);
    return duration === null ? null : Math.min(3650, daysOf(duration));
  };
  const ahead = days(next);
  if (ahead !== null) return { show: 'next_days', days: ahead };
  const back = days(last);
  if (back !== null) return { show: 'last_days', days: back };
  if (/\b(?:upcoming|future|coming|forthcoming|next|still to come|ahead)\b/.test(lower)) return { show: 'upcoming' };
  if (/\b(?:past|previous|finished|bygone|over)\b/.test(lower)) return { show: 'past' };
  if (/\btoday(?:['’]s)?\b/.test(lower)) return { show: 'today' };
  return /\bthis month\b/.test(lower) ? { show: 'this_month' } : undefined;
}

/** "their own", "of the logged-in user", "by the same author". */
function whoseOf(text: string): Exclude<Listing['whose'], 'of_own'> {
  if (
    /\b(?:his|her|their|my|your|one['’]s) own\b|\bof (?:the )?(?:logged[- ]in|current)\b|\bsees? (?:his|her|their|only their)\b|\bmy \w+ page\b/i.test(
      text,
    )
  )
    return 'own';
  return /\b(?:same author|of the author|by the author)\b/i.test(text) ? 'author' : 'all';
}

export const lists: Composers = {
  list(deed, story) {
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    if (deed.isDenied) {
      const own = story.entity(entity);
      if (own !== undefined && statesOf(deed).length === 0 && deed.chunks.length === 0) {
        return story.tell(deed, `entities.${entity}`);
      }
    }
    if (['category', 'tag'].includes(entity))
      return story.refuse(deed, 'Categories and tags are listed by a block of WordPress.');
    for (const group of slotsOf(deed, 'group'))
      if (story.findAttribute(entity, group.text) === null && story.isOwn(entity))
        classify(entity, group.text, [], story);
    const period = periodOf(
      `${statesOf(deed)
        .map(({ text }) => text)
        .join(
          ' ',
        )} ${deed.chunks.map(({ text }) => text).join(' ')} ${/\b(?:upcoming|past|today)/i.exec(deed.text)?.[0] ?? ''}`,
    );
    const date = mainDate(entity, story);
    const isPeriod = period !== undefined && (date !== null || !story.isOwn(entity) || period.show === 'last_days');
    const read = conditionsOf(
      isPeriod ? { ...deed, slots: deed.slots.filter(({ text }) => periodOf(text) === undefined) } : deed,
      entity,
      story,
      deed.chunks.filter(({ text }) => !isPeriod || periodOf(text) === undefined),
    );
    const conditions = read.conditions.map((one) =>
      deed.isDenied && one.is === 'equal'
        ? { ...one, is: 'not_equal' as const }
        : deed.isDenied && one.is === 'contains'
          ? { ...one, is: 'not_contains' as const }
          : one,
    );
    const words = [...slotsOf(deed, 'layout').map(({ text }) => text), deed.actText].join(' ').toLowerCase();
    const layout = layouts.find(([pattern]) => pattern.test(words))?.[1] ?? 'list';
    if (
      layout === 'map' &&
      story.isOwn(entity) &&
      !story.attributes(entity).some(({ key }) => story.entity(entity)?.fields.get(key)?.type === 'location')
    )
      story.addField(entity, 'address', { type: 'location' });
    const shown = slotsOf(deed, 'field').flatMap(({ text }) => story.attribute(entity, text)?.key ?? []);
    const group = slotsOf(deed, 'group').flatMap(({ text }) => story.findAttribute(entity, text)?.key ?? [])[0];
    const order =
      orderOf(deed, entity, story) ??
      (isPeriod && date !== null
        ? { order_by: date, order: period?.show === 'past' ? ('desc' as const) : ('asc' as const) }
        : { order_by: entity === 'user' ? 'registered' : 'date', order: 'desc' as const });
    const count = slotsOf(deed, 'number')
      .map(({ text }) => numberIn(text))
      .find((number) => number !== null && number >= 1);
    const isColumns = count != null && /column|across|next to each other|wide/i.test(deed.text);
    const who = slotsOf(deed, 'who');
    const isForSome = /\bonly\b|\bfor\b|\blogged\b|^(?:the |our )?[\w-]+ (?:can |may )?(?:see|get)s?\b/i.test(
      deed.text,
    );
    const audience = (isForSome && who.length > 0 ? viewersOf(who, entity, story) : null) ??
      speakersOnly(deed) ?? { who: 'everyone' as const };
    const places = placesOf(slotsOf(deed, 'place'), null).filter(
      ({ place }) => !['head', 'body_start', 'login'].includes(place),
    );
    const related = places.some(({ of }) => of !== undefined && of !== entity);
    const behaviour: Listing = {
      kind: 'listing',
      entity,
      name: freeName(story.namesOf(entity).plural, story),
      whose:
        related && /\b(?:related|similar|same|its|their|of the)\b/i.test(deed.text) ? 'children' : whoseOf(deed.text),
      ...(conditions.length > 0 ? { conditions } : {}),
      ...(isPeriod || layout === 'calendar' || layout === 'timeline' ? { date: date ?? creationDate(entity) } : {}),
      ...(isPeriod && period !== undefined ? { period } : {}),
      order_by: order.order_by,
      order: order.order,
      layout,
      ...(isColumns && count <= 6 ? { columns: Math.round(count) } : {}),
      ...(group === undefined ? {} : { group_by: group }),
      attributes: (shown.length > 0 ? [...new Set(shown)] : defaultShown(entity, story))
        .filter((key) => key !== 'title')
        .slice(0, 20),
      links: 'record',
      per_page: count != null && !isColumns && count <= 60 ? Math.round(count) : 20,
      paging:
        count != null && !isColumns && count <= 60 ? 'none' : /load more/i.test(deed.text) ? 'load_more' : 'pages',
      audience: behaviourAudience(whoseOf(deed.text), audience),
      ...(places.length > 0 ? { places } : {}),
    };
    story.add(behaviour, deed);
    if (read.lost.length > 0)
      story.refuse(deed, `The list is planned, but not that it leaves out all but “${read.lost.join('”, “')}”.`);
  },

  search(deed, story) {
    if (/\b(?:media library|list of \w+ in the (?:admin|back ?end))\b/i.test(deed.text))
      return columns.columns?.(deed, story);
    // "Search result pages": the name of pages asks for no search.
    if (/\bsearch results? pages?\b/i.test(deed.text))
      return story.refuse(deed, 'It is not clear what is to be done here.');
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    if (deed.isDenied) return story.tell(deed, 'nothing');
    const isFilter = /\b(?:filter|narrow|choose|pick|select|by|sort)/i.test(deed.text);
    const by = slotsOf(deed, 'field', 'group').flatMap(({ text, label }) => {
      if (label === 'group' && story.isOwn(entity) && story.findAttribute(entity, text) === null)
        classify(entity, text, [], story);
      return story.attribute(entity, text)?.key ?? [];
    });
    const controls: NonNullable<Listing['controls']> = [
      ...(by.length === 0 || /\b(?:search|look up|find|keyword|free text)/i.test(deed.text)
        ? [{ control: 'search' as const }]
        : []),
      ...(isFilter
        ? [...new Set(by)]
            .filter((key) => key !== 'title')
            .map((attribute) => ({ control: 'filter' as const, attribute }))
        : []),
    ];
    const last = story.behaviours.findLast((one): one is Listing => one.kind === 'listing' && one.entity === entity) as
      | (Listing & { controls?: typeof controls })
      | undefined;
    if (last !== undefined) {
      const all = [...(last.controls ?? []), ...controls];
      last.controls = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()].slice(0, 12);
      return story.add(last, deed);
    }
    if (['media', 'comment', 'category', 'tag', 'order'].includes(entity))
      return story.refuse(deed, 'Visitors cannot search this.');
    story.add(
      {
        kind: 'listing',
        entity,
        name: freeName(story.namesOf(entity).plural, story),
        whose: 'all',
        order_by: entity === 'user' ? 'name' : 'title',
        order: 'asc',
        layout: 'list',
        attributes: defaultShown(entity, story),
        links: 'record',
        controls: controls.length > 0 ? controls : [{ control: 'search' }],
        per_page: 20,
        paging: 'pages',
        audience: { who: 'everyone' },
      },
      deed,
    );
  },

  figure(deed, story) {
    // "Each invoice has a total" tells of a property.
    if (
      /\b(?:has|have|with) (?:an? )?(?:\w+ )?$/i.test(
        deed.text.slice(0, deed.text.toLowerCase().indexOf(deed.actText.toLowerCase())),
      )
    )
      return story.refuse(deed, 'It does not say that something is to be worked out.');
    if (progressOfParent(deed, story)) return;
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    const text = deed.text.toLowerCase();
    const what: Figure['what'] = /\baverage|mean\b/.test(text)
      ? 'average'
      : /\b(?:highest|maximum|largest|best|record)\b/.test(text) && slotOf(deed, 'field') !== undefined
        ? 'maximum'
        : /\b(?:lowest|minimum|smallest|cheapest)\b/.test(text) && slotOf(deed, 'field') !== undefined
          ? 'minimum'
          : /\b(?:sum|total|altogether|raised|add(?:s|ed)? up|in all|overall|revenue|turnover|collected)\b/.test(
                text,
              ) &&
              (slotOf(deed, 'field') !== undefined || /\braised|revenue|turnover|collected|donat/.test(text))
            ? 'sum'
            : 'count';
    const numbers = story
      .attributes(entity)
      .filter(
        ({ type, key }) => (type === 'number' || type === 'money') && !/^(?:comment|post|word|link)_count$/.test(key),
      );
    const named = slotsOf(deed, 'field')
      .map(({ text: field }) =>
        what === 'count' ? story.findAttribute(entity, field) : story.attribute(entity, field, { type: 'number' }),
      )
      .find((one) => one !== null && (what === 'count' || one.type === 'number' || one.type === 'money'));
    const attribute =
      what === 'count'
        ? undefined
        : (named?.key ??
          (numbers.length === 1 || entity === 'order' ? (entity === 'order' ? 'total' : numbers[0]?.key) : undefined));
    const isRated = story.behaviours.some(
      (one) => one.kind === 'reaction' && one.act.is === 'rate' && one.entity === entity,
    );
    if (what !== 'count' && attribute === undefined) {
      if (what === 'average' && isRated) return story.tell(deed, 'reaction');
      return story.refuse(deed, 'It does not say of which number.');
    }
    const isReacted = story.behaviours.findLast((one) => one.kind === 'reaction' && one.entity === entity);
    if (isReacted !== undefined && /\b(?:progress|how far|how many (?:people|members|users|visitors))\b/.test(text)) {
      if (isReacted.kind === 'reaction' && isReacted.act.is === 'complete')
        (isReacted as { progress?: object }).progress = { of: 'all' };
      return story.add(isReacted, deed);
    }
    if (figurePerParent(deed, entity, what, attribute, story)) return;
    const read = conditionsOf(deed, entity, story);
    const group = slotsOf(deed, 'group').flatMap(({ text: name }) => {
      if (story.isOwn(entity) && story.findAttribute(entity, name) === null) classify(entity, name, [], story);
      return story.findAttribute(entity, name)?.key ?? [];
    })[0];
    const each = /\b(?:per|by|each|every) month|\bmonthly\b/.test(text)
      ? ({ each: 'month' } as const)
      : /\b(?:per|by|each|every) year|\byearly\b/.test(text)
        ? ({ each: 'year' } as const)
        : /\b(?:per|by|each|every) day|\bdaily\b/.test(text)
          ? ({ each: 'day' } as const)
          : group === undefined
            ? undefined
            : ({ each: 'value', attribute: group } as const);
    const goal = /\b(?:goal|target|of our|towards)\b/.test(text)
      ? slotsOf(deed, 'number')
          .map(({ text: said }) => numberIn(said))
          .find((one) => one !== null)
      : undefined;
    const look: Figure['look'] = /\bpie\b/.test(text)
      ? 'pie'
      : /\b(?:bars?|bar chart|chart|graph|diagram)\b/.test(text)
        ? 'bars'
        : /\b(?:line chart|curve|trend)\b/.test(text)
          ? 'line'
          : /\bprogress|thermometer\b/.test(text) && goal != null
            ? 'progress'
            : each === undefined
              ? 'number'
              : 'bars';
    const isCharted = ['bars', 'line', 'pie', 'table'].includes(look);
    const period = periodIn(text);
    const places = placesOf(slotsOf(deed, 'place'), null);
    const who = slotsOf(deed, 'who');
    const names = story.namesOf(entity);
    const labels: Readonly<Record<Figure['what'], string>> = {
      count: `Number of ${names.plural.toLowerCase()}`,
      sum: 'Total',
      average: 'Average',
      minimum: 'Lowest',
      maximum: 'Highest',
      distinct: 'Different',
    };
    const title =
      what === 'count' ? labels.count : `${labels[what]} ${slotOf(deed, 'field')?.text ?? names.plural.toLowerCase()}`;
    story.add(
      {
        kind: 'figure',
        entity,
        name: freeName(`${names.plural} ${what}`, story),
        title: title.slice(0, 120),
        what,
        ...(attribute === undefined ? {} : { attribute }),
        whose: whoseOf(deed.text),
        ...(read.conditions.length > 0 ? { conditions: [...read.conditions] } : {}),
        ...(period === undefined ? {} : { period }),
        ...(period !== undefined ||
        each?.each === 'day' ||
        each?.each === 'month' ||
        each?.each === 'year' ||
        (isCharted && each === undefined)
          ? { date: mainDate(entity, story) ?? creationDate(entity) }
          : {}),
        ...(each === undefined && isCharted
          ? { by: { each: 'month' as const } }
          : each === undefined
            ? {}
            : { by: each }),
        ...(goal == null || goal < 1 ? {} : { goal: { from: 'number' as const, value: goal } }),
        look: isCharted && each === undefined ? look : look,
        decimals: what === 'average' ? 1 : 0,
        before: '',
        after: '',
        cache_minutes: 10,
        ...ownAudience(
          (/\bonly\b|\bfor\b|\blogged\b|\bsees?\b/.test(text) && who.length > 0
            ? viewersOf(who, entity, story)
            : null) ??
            speakersOnly(deed) ?? { who: 'everyone' },
        ),
        ...(places.length > 0 ? { places } : {}),
      },
      deed,
    );
    if (read.lost.length > 0)
      story.refuse(deed, `The figure is planned, but not that only “${read.lost.join('”, “')}” count.`);
  },

  dashboard(deed, story) {
    // What narrows the records may be told by a negation; what is done may not.
    const done = [...deed.chunks.map(({ text }) => text), ...statesOf(deed).map(({ text }) => text)].reduce(
      (text, part) => text.replace(part, ' '),
      deed.text,
    );
    if (/\b(?:menu|no|not|never|away|hide|remove|clean|confus\w*)\b|n't\b/i.test(done))
      return story.refuse(deed, 'It is not clear what is to be done here.');
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    const read = conditionsOf(deed, entity, story);
    const isCount = /\b(?:how many|number|count|total|figure)/i.test(deed.text);
    const names = story.namesOf(entity);
    const base = {
      entity,
      whose: 'all' as const,
      ...(read.conditions.length > 0 ? { conditions: [...read.conditions] } : {}),
      audience: { who: 'roles' as const, roles: [...staffOf(entity)] },
      places: [{ place: 'dashboard' as const }],
    };
    if (isCount) {
      // "Number of posts, comments and users": one figure each
      const others = slotsOf(deed, 'thing').flatMap(({ text }) => story.find(text) ?? []);
      const period = periodIn(textOfSentence(deed));
      for (const counted of [...new Set([entity, ...others])]) {
        const { plural } = story.namesOf(counted);
        const { conditions: _, ...plain } = base;
        story.add(
          {
            ...(counted === entity ? base : plain),
            entity: counted,
            audience: { who: 'roles', roles: [...staffOf(counted)] },
            kind: 'figure',
            name: freeName(`${plural} count`, story),
            title: `Number of ${plural.toLowerCase()}`,
            what: 'count',
            ...(period === undefined ? {} : { period, date: mainDate(counted, story) ?? creationDate(counted) }),
            look: 'number',
            decimals: 0,
            before: '',
            after: '',
            cache_minutes: 0,
          },
          deed,
        );
      }
    } else {
      const count = slotsOf(deed, 'number')
        .map(({ text }) => numberIn(text))
        .find((number) => number !== null && number >= 1);
      const order = orderOf(deed, entity, story) ?? {
        order_by: entity === 'user' ? 'registered' : 'date',
        order: 'desc' as const,
      };
      story.add(
        {
          ...base,
          kind: 'listing',
          name: freeName(names.plural, story),
          title: names.plural.slice(0, 120),
          ...order,
          layout: 'list',
          attributes: defaultShown(entity, story).slice(0, 3),
          links: 'record',
          per_page: Math.min(200, Math.round(count ?? 10)),
          paging: 'none',
        },
        deed,
      );
    }
    if (read.lost.length > 0) story.refuse(deed, `It is planned, but not that only “${read.lost.join('”, “')}” count.`);
  },
};

/** The span of time that words name: "this month"; nothing where they name none. */
const periodIn = (text: string): Figure['period'] => {
  const [, span] = /\b(today|this (?:week|month|year))\b/.exec(text) ?? [];
  return span === undefined
    ? undefined
    : { only: span.replace(' ', '_') as 'today' | 'this_week' | 'this_month' | 'this_year' };
};

const textOfSentence = ({ sentence: { tokens } }: Deed): string => tokens.map(({ lower }) => lower).join(' ');

/** Who looks after records of a kind. */
const staffOf = (entity: string): readonly string[] =>
  entity === 'order' || entity === 'product' ? ['administrator', 'shop_manager'] : ['administrator', 'editor'];

/** "*I* want to see the totals": the owner of the site, and nobody else; null where somebody else may be meant. */
const speakersOnly = (deed: Deed): { who: 'roles'; roles: string[] } | null =>
  slotsOf(deed, 'who').every(({ text }) => /^(?:i|we|me|us)$/i.test(text)) &&
  /\b(?:i|we) (?:(?:want|need|like|can|must|'d|would|have) )?(?:(?:like|to|be able) )*(?:see|know|get|view|check)\b/.test(
    textOfSentence(deed),
  )
    ? { who: 'roles', roles: ['administrator'] }
    : null;

/** What a list shows of each where nothing is said: a few properties of the plan's own. */
export function defaultShown(entity: string, story: Story): string[] {
  const own = story.entity(entity);
  if (own === undefined) return [];
  return [...own.fields.values()]
    .filter(({ type }) => type !== 'textarea' && type !== 'rich_text' && type !== 'email' && type !== 'phone')
    .map(({ key }) => key)
    .slice(0, 5);
}

/** Whose records are counted belongs to whose they are: "owners see their own". */
const ownAudience = (audience: Figure['audience']): Partial<Pick<Figure, 'whose'>> & Pick<Figure, 'audience'> =>
  audience.who === 'owner' ? { whose: 'own', audience: { who: 'logged_in' } } : { audience };

const behaviourAudience = (whose: Listing['whose'], audience: Listing['audience']): Listing['audience'] =>
  whose === 'own' && audience.who === 'everyone' ? { who: 'logged_in' } : audience;
