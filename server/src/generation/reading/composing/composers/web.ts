import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { businessTypeIn } from '../../../plugin/site-tools/front/business-details/business-details-options.ts';
import { conditionsOf } from '../conditions-of.ts';
import { type Deed, slotOf, slotsOf } from '../deeds.ts';
import { numberIn, unquoted } from '../measures.ts';
import type { Story } from '../story.ts';
import { type Composers, nothingToAct, unreadCondition } from './composer.ts';
import { freeName } from './lists.ts';

type Seo = BehaviourOf<'seo'>;
type Endpoint = BehaviourOf<'endpoint'>;

const templates: readonly (readonly [RegExp, string])[] = [
  [/\bsite (?:name|title)\b|\bname of the (?:site|shop)\b/i, '{site}'],
  [/\b(?:titles?|names?|headlines?)\b/i, '{title}'],
];

/** What search engines see of records: a plan says it once for each kind. */
export function seoFor(deed: Deed, entity: string, story: Story): Record<string, unknown> & Seo {
  const known = story.behaviours.find((one): one is Seo => one.kind === 'seo' && one.entity === entity);
  if (known !== undefined) {
    story.add(known, deed);
    return known as Record<string, unknown> & Seo;
  }
  const made: Seo = {
    kind: 'seo',
    name: freeName(`${story.namesOf(entity).singular} search`, story),
    entity,
    title: '',
    description: '',
    has_fields: false,
    noindex: { when: 'never' },
    noindex_paged: false,
    in_sitemap: true,
    is_shared: false,
    has_breadcrumbs: false,
  };
  story.add(made, deed);
  return made as Record<string, unknown> & Seo;
}

const aboutOf = (deed: Deed, story: Story): string | null => {
  const entity = story.recordOf(deed, 'post');
  return entity === null || ['order', 'comment'].includes(entity) ? null : entity;
};

const types: readonly (readonly [RegExp, NonNullable<Seo['structured']>['type']])[] = [
  [/\bevents?|concerts?|workshops?\b/i, 'Event'],
  [/\brecipes?\b/i, 'Recipe'],
  [/\bjobs?|vacanc/i, 'JobPosting'],
  [/\bcourses?\b/i, 'Course'],
  [/\bbooks?\b/i, 'Book'],
  [/\breviews?\b/i, 'Review'],
  [/\bproducts?\b/i, 'Product'],
  [/\bvideos?\b/i, 'VideoObject'],
  [/\blocal ?business|opening hours|shop|restaurant|surgery|practice|office\b/i, 'LocalBusiness'],
  [/\borgani[sz]ation|club|association\b/i, 'Organization'],
  [/\b(?:person|people|staff|team|author)s?\b/i, 'Person'],
  [/\bservices?\b/i, 'Service'],
  [/\bnews\b/i, 'NewsArticle'],
  [/\b(?:articles?|posts?|blog)\b/i, 'Article'],
];

/** The business that a text tells of, as schema.org calls it; empty where it tells of none. */
function businessIn(text: string): string {
  if (!/\b(?:local ?business|opening hours|price range|our (?:address|phone))\b/i.test(text)) return '';
  return businessTypeIn(` ${text.toLowerCase().replace(/[.,;:!?()"]+/g, ' ')} `) || 'LocalBusiness';
}

const businessDetailsOf = (type: string): PlanBehaviour =>
  ({
    kind: 'business_details',
    type,
    name: '',
    street: '',
    postal_code: '',
    city: '',
    region: '',
    country: '',
    phone: '',
    email: '',
    opening_hours: '',
    price_range: '',
    place: 'front_page',
  }) as PlanBehaviour;

/** "Search result pages and tag archives should be noindex": the subject in front of the deed is no kind of records. */
const isOfArchives = ({ sentence: { tokens }, act }: Deed): boolean =>
  /\bsearch results?(?: pages?)?\b|\b(?:tag|author|date|category|post type) (?:archives?|pages?)\b|\barchives?\b/.test(
    tokens
      .slice(0, act.from)
      .map(({ lower }) => lower)
      .join(' '),
  );

export const web: Composers = {
  seo_title(deed, story) {
    if (/\b(?:remov|delet|drop|strip)/i.test(deed.text))
      return story.refuse(deed, 'What other plugins print is not taken away.');
    const entity = aboutOf(deed, story);
    if (entity === null) return story.refuse(deed, nothingToAct);
    const seo = seoFor(deed, entity, story);
    const isDescription = /\bdescription|snippet\b/i.test(deed.text);
    const quoted = slotsOf(deed, 'text').map(unquoted)[0];
    const parts = slotsOf(deed, 'field', 'value', 'name').flatMap(({ text }) => {
      const known = story.findAttribute(entity, text);
      if (known !== null) return `{${known.key}}`;
      return templates.find(([pattern]) => pattern.test(text))?.[1] ?? [];
    });
    const template = quoted ?? (parts.length > 0 ? [...new Set(parts)].join(isDescription ? ' ' : ' – ') : '');
    if (template === '') Object.assign(seo, { has_fields: true });
    else
      Object.assign(seo, isDescription ? { description: template.slice(0, 500) } : { title: template.slice(0, 200) });
  },
  noindex(deed, story) {
    if (
      !/\b(?:no|not|never|out|n't|hid(?:e|den)|exclud\w*|keep|without|noindex|nor|remov\w*|stay|block)\b|n't\b/i.test(
        deed.text,
      )
    )
      return story.refuse(deed, 'It is not clear what is to be done here.');
    if (isOfArchives(deed)) return story.refuse(deed, 'Only single records are kept from search engines, no archives.');
    const entity = aboutOf(deed, story);
    if (entity === null) return story.refuse(deed, nothingToAct);
    const read = conditionsOf(deed, entity, story);
    if (read.lost.length > 0) return story.refuse(deed, unreadCondition(read.lost));
    const seo = seoFor(deed, entity, story);
    if (deed.isDenied) return;
    if (/\b(?:page 2|second (?:and further )?pages?|paged|paginat)/i.test(deed.text))
      Object.assign(seo, { noindex_paged: true });
    else
      Object.assign(seo, {
        noindex: read.conditions.length > 0 ? { when: 'if', conditions: [...read.conditions] } : { when: 'always' },
        ...(read.conditions.length > 0 ? {} : { in_sitemap: false }),
      });
  },
  sitemap(deed, story) {
    const entity = aboutOf(deed, story);
    if (entity === null) return story.refuse(deed, nothingToAct);
    const isOut = /\b(?:out of|exclud|leave|not|remove|without|drop|kick|missing|hide)\b|n't/i.test(deed.text);
    Object.assign(seoFor(deed, entity, story), { in_sitemap: deed.isDenied ? false : !isOut });
  },
  structured(deed, story) {
    const entity = aboutOf(deed, story);
    if (entity === null) return story.refuse(deed, nothingToAct);
    const names = story.namesOf(entity);
    const business = businessIn(deed.text);
    if (business !== '' && !story.isOwn(entity)) {
      const known = story.last('business_details');
      return story.add(known ?? businessDetailsOf(business), deed);
    }
    const type =
      types.find(([pattern]) => pattern.test(deed.text))?.[1] ??
      types.find(([pattern]) => pattern.test(`${names.singular} ${names.plural}`))?.[1] ??
      'WebPage';
    const dates = story
      .attributes(entity)
      .filter(({ type: own, key }) => own === 'date' && !['date', 'modified'].includes(key));
    const properties = [
      ...(type === 'Event' && dates[0] !== undefined ? [{ property: 'startDate', attribute: dates[0].key }] : []),
      ...(type === 'Event' && dates[1] !== undefined ? [{ property: 'endDate', attribute: dates[1].key }] : []),
    ];
    Object.assign(seoFor(deed, entity, story), { structured: { type, properties } });
  },
  canonical(deed, story) {
    const entity = aboutOf(deed, story);
    if (entity === null) return story.refuse(deed, nothingToAct);
    const field = slotOf(deed, 'field');
    const attribute = story.attribute(entity, field?.text ?? 'original address', { type: 'url' });
    if (attribute === null) return story.refuse(deed, 'It does not say which field has the original’s address.');
    Object.assign(seoFor(deed, entity, story), { canonical: attribute.key });
  },
  robots(deed, story) {
    const paths = slotsOf(deed, 'url', 'value', 'text').flatMap(({ text }) => /(\/[^\s"”]*)/.exec(text)?.[1] ?? []);
    // "Disallows everything": where it does not depend on anything
    const isClosed = /\b(?:disallow\w*|forbid\w*|block\w*|exclud\w*|closed|keep(?:s)? (?:off|out)|kept out)\b/i.test(
      deed.text,
    );
    const isWhole = /\b(?:everything|all|everyone|bots|crawlers|robots|search engines|whole site|too)\b/i.test(
      deed.text,
    );
    const isBounded = deed.chunks.some(({ label }) => label !== 'why') || /\b(?:till|until|but|let)\b/i.test(deed.text);
    if (paths.length === 0 && isClosed && isWhole && !isBounded) paths.push('/');
    if (paths.length === 0) return story.refuse(deed, 'It does not say which addresses robots.txt names.');
    const seo = seoFor(deed, 'post', story);
    Object.assign(seo, {
      robots: [
        'User-agent: *',
        ...paths.map(
          (path) =>
            `${/\ballow\b/i.test(deed.text) && !/\bdisallow\b/i.test(deed.text) ? 'Allow' : 'Disallow'}: ${path}`,
        ),
      ].slice(0, 20),
    });
  },
  endpoint(deed, story) {
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    if (deed.isDenied) return story.tell(deed, 'nothing');
    const text = deed.text.toLowerCase();
    const read = conditionsOf(deed, entity, story);
    const shows = slotsOf(deed, 'field').flatMap(({ text: field }) => story.attribute(entity, field)?.key ?? []);
    const writes = /\b(?:creat|add|writ|update|change|push|post (?:new )?\w+ (?:to|in)|book)\b/.test(text);
    const url = slotsOf(deed, 'url').flatMap(
      ({ text: said }) => /([a-z][a-z0-9-]*\/v[0-9]+\/[a-z][a-z0-9-]*)/.exec(said)?.[1] ?? [],
    )[0];
    const isKeyed = /\b(?:api )?key|token|authenticat|secret\b/.test(text);
    const count = slotsOf(deed, 'number')
      .map(({ text: said }) => numberIn(said))
      .find((one) => one !== null && one >= 1 && one <= 100);
    const keys =
      shows.length > 0
        ? shows
        : story.isOwn(entity)
          ? ['title', ...(story.entity(entity)?.fields.keys() ?? [])]
          : ['title', 'link'].filter((key) => story.attributes(entity).some((one) => one.key === key));
    const writable = story
      .attributes(entity)
      .filter(({ key, isWritable }) => isWritable && (story.entity(entity)?.fields.has(key) || key === 'title'));
    const made: Endpoint = {
      kind: 'endpoint',
      entity,
      route: url ?? '',
      methods: writes ? ['list', 'one', 'create', 'update'] : ['list', 'one'],
      shows: [...new Set(keys)].slice(0, 60),
      writes: writes ? writable.slice(0, 60).map(({ key }) => ({ attribute: key, from: key, required: false })) : [],
      match_by: null,
      ...(read.conditions.length > 0 ? { conditions: [...read.conditions] } : {}),
      filters: [],
      order: 'newest',
      per_page: Math.round(count ?? 20),
      readers:
        isKeyed || ['user', 'order'].includes(entity) || story.entity(entity)?.isPublic === false
          ? { by: 'key' }
          : { by: 'everyone' },
      writers: { by: 'key' },
      status: 'publish',
      rate_per_minute: 60,
      cache_minutes: 0,
      origins: [],
    };
    story.add(made, deed);
    if (read.lost.length > 0)
      story.refuse(deed, `The endpoint is planned, but not that it answers only “${read.lost.join('”, “')}”.`);
  },
  receive(deed, story) {
    const entity = story.recordOf(deed);
    if (entity === null || ['media', 'category', 'tag', 'comment', 'order'].includes(entity))
      return story.refuse(deed, 'It does not say which records are made of what is received.');
    const fields = slotsOf(deed, 'field').flatMap(({ text }) => story.attribute(entity, text)?.key ?? []);
    const writable =
      fields.length > 0
        ? fields
        : story
            .attributes(entity)
            .filter(
              ({ isWritable, key }) =>
                isWritable && (key === 'title' || key === 'email' || story.entity(entity)?.fields.has(key)),
            )
            .map(({ key }) => key);
    if (writable.length === 0) return story.refuse(deed, 'It does not say what is received.');
    story.add(
      {
        kind: 'endpoint',
        entity,
        route: '',
        methods: ['receive'],
        shows: [],
        writes: [...new Set(['title', ...writable])]
          .slice(0, 60)
          .map((key) => ({ attribute: key, from: key, required: key === 'title' })),
        match_by: null,
        filters: [],
        order: 'newest',
        per_page: 20,
        readers: { by: 'key' },
        writers: { by: 'signature', header: 'X-Signature' },
        status: 'publish',
        rate_per_minute: 60,
        cache_minutes: 0,
        origins: [],
      },
      deed,
    );
  },
};
