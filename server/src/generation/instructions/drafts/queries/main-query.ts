import { joinPhp, noPhp, type PhpCode, type PhpValue, php, phpString } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { readConditions } from '../../conditions.ts';
import { singular } from '../../naming.ts';
import type { Draft } from '../draft.ts';
import { addressVariant } from './address-variants.ts';
import { selectPosts } from './post-selection.ts';

const quote = '["\'`]';

/** Where the main query is changed: words, and the test of `$query`. */
const places: readonly (readonly [RegExp, string])[] = [
  [/\bsearch(?: results?)?(?: pages?)?\b/i, '$query->is_search()'],
  [/\b(?:rss |atom |site )?feeds?\b|\brss\b/i, '$query->is_feed()'],
  [/\bauthor (?:archives?|pages?)\b/i, '$query->is_author()'],
  [/\b(?:date|month(?:ly)?|year(?:ly)?) archives?\b/i, '$query->is_date()'],
  [/\bcategory (?:archives?|pages?)\b|\barchives? of categor/i, '$query->is_category()'],
  [/\btag (?:archives?|pages?)\b/i, '$query->is_tag()'],
  [/\b(?:blog (?:home ?page|home|page|index|posts? page|listing)|main blog|posts page|blog\b)/i, '$query->is_home()'],
  [/\bhome ?page\b|\bfront ?page\b/i, '$query->is_home()'],
];

const taxonomyPlace = new RegExp(
  String.raw`\btaxonomy\s+${quote}?([a-z]\w*)${quote}?\s+archives?|\barchives? (?:pages? )?(?:of|for) (?:the )?(?:taxonomy\s+${quote}?([a-z]\w*)|${quote}([a-z]\w*)${quote} taxonomy)|${quote}([a-z]\w*)${quote} taxonomy archives?`,
  'i',
);
const typePlaces = [
  String.raw`\barchives?(?: pages?)? (?:of|for) (?:the |my |our )?(?:custom )?(?:post type\s+)?${quote}?([a-z][\w-]*)`,
  String.raw`${quote}?\b([a-z][\w-]*)${quote}?\s+(?:(?:custom )?post type |cpt )?archives?\b`,
].map((source) => new RegExp(source, 'gi'));
const noType =
  /^(?:the|all|any|category|tag|date|author|taxonomy|term|custom|type|post|posts|this|blog|on|in|of|and|monthly|yearly|each|every|every|other|their|its|no|has|with)$/i;

/** "All on one page" with an end, so that a site that grows does not load all there is. */
const allOnOnePage = 1000;

function placesOf(c: Composer): string[] {
  const taxonomy = c.asked.states(taxonomyPlace);
  const name = taxonomy?.slice(1).find((one) => one !== undefined);
  if (name !== undefined) return [`$query->is_tax( ${phpString(name)} )`];
  const text = c.text.replace(
    /[^.\n]*\b(?:everywhere else|elsewhere|unaffected|untouched|not? (?:touch|affect|change)\w*)\b[^.\n]*/gi,
    ' ',
  );
  const found = places.filter(([said]) => said.test(text) && c.asked.states(said) !== null).map(([, test]) => test);
  const word = typePlaces
    .flatMap((said) => [...text.matchAll(said)].map(([, name = 'the']) => name))
    .find((name) => !noType.test(name));
  if (found.length === 0 && word !== undefined) {
    c.asked.states(/\barchives?\b/i);
    const isQuoted = new RegExp(`${quote}${word}${quote}`).test(c.text);
    return [`$query->is_post_type_archive( ${phpString(isQuoted ? word : singular(word))} )`];
  }
  if (found.length > 0) return [...new Set(found)];
  return c.asked.states(/\barchives?\b/i) === null ? [] : ['$query->is_archive()'];
}

const refusal =
  /\b(?:exclud\w+|hid(?:e|den|ing)|not (?:appear|show|be (?:shown|listed|displayed|found|included))|don't (?:show|list|display|include)|never (?:appear|show)|leave out|left out|keep out|kept out|remove[sd]?|omit\w*|skip\w*|disappear|without)\b/i;

/** Whether the sentence or clause that speaks of something wants it left out. */
function isRefused(c: Composer, word: string): boolean {
  const clauses = c.text.split(/[.;\n]|,\s*(?:and )?(?=(?:order|sort|show|only|with|display|set|use|include)\b)/);
  return clauses.some((clause) => clause.includes(word) && refusal.test(clause));
}

const others = (clause: PhpValue): PhpValue => {
  const { key, value, compare } = clause as Record<string, PhpValue>;
  if (compare === 'EXISTS') return { key, compare: 'NOT EXISTS' };
  return { relation: 'OR', 0: { key, compare: 'NOT EXISTS' }, 1: { key, value: value ?? '1', compare: '!=' } };
};

/** The setting of one argument of the query, which adds to what others have set where it is a list. */
function setting(key: string, value: PhpValue): PhpCode {
  if (/^(?:tax_query|meta_query)$/.test(key)) {
    const [first] = Array.isArray(value) ? value : [value];
    return php`
      $clauses   = array_filter( (array) $query->get( ${key} ) );
      $clauses[] = ${(first ?? value) as PhpValue};
      $query->set( ${key}, $clauses );
    `;
  }
  if (key === 'post__not_in')
    return php`$query->set( ${key}, array_merge( (array) $query->get( ${key} ), ${value} ) );`;
  return php`$query->set( ${key}, ${value} );`;
}

/** What the main query finds, in which order and how many, on the pages that the prompt names. */
export const mainQuery: Draft = {
  id: 'draft-main-query',
  name: 'change_main_query',
  needs: /\bmain query\b|pre_get_posts|\b(?:archives?|search(?: results?)?|home ?page|front ?page|blog|feeds?|rss)\b/,
  never:
    /\bcolumn|\bwidget|shortcode|\bcomments? (?:feed|form)|\bmenu\b(?! order)|\bnotice|\bblock\b|endpoint|\brest\b(?! of)|register|\bredirect|\btitles? (?:prefix|of)|\bbody class|\bbreadcrumb|enqueue|\bscript|\bstyle|\bcache|transient|\bprice|pingback|sitemap|noindex|robots|\bappend|\bprepend|\badd (?:a|the|an) (?!condition|filter|hook)|\bfeed (?:content|items? (?:text|title|content))|in the feed\b.*\b(?:before|after)|\bform\b|\bdisabl/,
  compose(c) {
    if ((c.fn?.parameters?.length ?? 0) > 1 || /array|int|string|bool/.test(c.returnType)) return null;
    if (
      !c.says(
        /\b(?:shows?|display\w*|list\w*|found|finds?|include[sd]?|only|order\w*|sort\w*|exclud\w+|hid\w+|appear|per page|number of posts|posts_per_page|limit\w*|leave out|keep out|main query|pre_get_posts|change|modify|set)\b/,
      )
    )
      return null;
    const where = placesOf(c);
    if (where.length === 0) return null;
    const { args } = selectPosts(c);
    const count = c.asked.states(
      /\b(\d+) (?:\w+ ){0,2}(?:per|a|each) page|\b(?:per page|posts_per_page|number of posts|page size)\D{0,30}?(\d+)|\b(?:show|display|list|limit\w*(?: to)?|only|return)s?\s+(?:only |the )?(\d+)\b|\b(all)\b (?:\w+ ){0,4}on (?:one|a single) page|\b(all) (?:posts|entries|of them) without pag|(\d+) (?:posts|results|items|entries|events|products)/i,
    );
    const number = count?.slice(1).find((one) => one !== undefined);
    const only =
      c.asked.states(
        /\b(?:only|include[sd]?|also|as well as|limit\w*|restrict\w*|search(?:es|ed)? (?:only|in))\b[^.;\n]*/i,
      )?.[0] ?? '';
    const type = args.post_type as PhpValue;
    const types = Array.isArray(type) ? (type as readonly string[]) : [type as string];
    const wanted = typeof types[0] === 'string' && listedTypes(only);
    const { tax_query: tax, meta_query: meta, orderby, order, meta_key, post__not_in, date_query, author } = args;
    const termIds = termsById(c);
    const changes: Record<string, PhpValue | undefined> = {
      ...(wanted ? { post_type: wanted.length === 1 ? (wanted[0] ?? 'post') : wanted } : {}),
      ...(number === undefined
        ? {}
        : number === 'all'
          ? { posts_per_page: allOnOnePage }
          : { posts_per_page: Number(number) }),
      meta_key,
      orderby,
      order,
      ...termIds,
      ...(Object.keys(termIds).length > 0 || tax === undefined ? {} : { tax_query: refuseTerms(c, tax) }),
      ...(meta === undefined
        ? {}
        : {
            meta_query: (meta as readonly PhpValue[]).map((clause) =>
              isRefused(c, String((clause as { key?: string }).key)) ? others(clause) : clause,
            ),
          }),
      post__not_in,
      date_query,
      author,
    };
    const variant = addressVariant(c);
    const set = Object.entries(changes)
      .filter((entry): entry is [string, PhpValue] => entry[1] !== undefined)
      .map(([key, value]): [string, PhpValue] => [key, variant?.change(key, value) ?? value]);
    if (set.length === 0) return null;
    const people = readConditions(c.instruction).filter(({ text }) => /user|logged/.test(text));
    c.asked.states(/\b(?:admin|dashboard|secondary|main query|pre_get_posts|everywhere else)\b/i);
    const exceptions = people.length === 0 ? noPhp : raw(` || ! ( ${people.map(({ text }) => text).join(' && ')} )`);
    return {
      summary: 'Changes what the main query finds.',
      params: 'WP_Query $query',
      hooks: [{ kind: 'action', hook: 'pre_get_posts' }],
      body: joinPhp([
        php`
          if ( is_admin() || ! $query->is_main_query() || ! ( ${raw(where.join(' || '))} )${exceptions} ) {
            return;
          }
        `,
        ...(variant === null ? [] : [variant.before]),
        ...set.map(([key, value]) => setting(key, value)),
        ...(variant === null || variant.after.text === '' ? [] : [variant.after]),
      ]),
    };
  },
};

/** The post types that are to be found, where the prompt lists them. */
function listedTypes(said: string): string[] | null {
  const clause = said.replace(/\b(?:whose|where|with|that|which|having)\b.*/i, '');
  const items = clause
    .replace(
      /\b(?:only|includes?d?|also|as well as|limited|restricted|limit|restrict|to|the|should|be|found|in|search|results?|posts of|post types?|custom|cpts?|show|display|on|regular|normal|standard|blog)\b/gi,
      ' ',
    )
    .split(/,|\band\b|&|\bor\b/)
    .map((item) => /^\s*["'`]?([a-z][\w-]*)["'`]?\s*$/i.exec(item.replace(/["'`.]/g, ' '))?.[1]?.toLowerCase() ?? '')
    .filter(
      (item) =>
        (item !== '' &&
          !/^(?:it|them|that|with|per|page|which|not|content|everything|results|query|archives?|main|when|for|users?)$/.test(
            item,
          )) ||
        item === 'pages',
    );
  const quoted = [...clause.matchAll(/["'`]([a-z][a-z0-9_-]*)["'`]/g)].map(([, name = '']) => name);
  const found =
    quoted.length > 0
      ? [...quoted, ...items.filter((item) => /^(?:posts?|pages?)$/.test(item)).map(singular)]
      : items.map(singular);
  const isAddition = /\b(?:include[sd]?|also|as well)\b/i.test(clause) && !/\bonly\b/i.test(clause);
  const unique = [...new Set(isAddition && !found.includes('post') ? ['post', ...found] : found)];
  return unique.length === 0 || (unique.length === 1 && isAddition) || clause === '' ? null : unique;
}

function refuseTerms(c: Composer, tax: PhpValue): PhpValue {
  const clauses = Array.isArray(tax)
    ? (tax as readonly PhpValue[])
    : Object.values(tax as Record<string, PhpValue>).filter((one) => typeof one === 'object');
  return clauses.map((clause) => {
    const { terms } = clause as { terms?: PhpValue };
    const word = String(Array.isArray(terms) ? terms[0] : terms);
    return isRefused(c, word) ? { ...(clause as Record<string, PhpValue>), operator: 'NOT IN' } : clause;
  });
}

/** "Exclude category 5 and 7": terms by their IDs. */
function termsById(c: Composer): Record<string, PhpValue> {
  const said = c.asked.states(
    /\b(categor(?:y|ies)|tags?)\b(?: (?:with )?(?:the )?ids?)?\s*:?\s*(\d+(?:(?:\s*,\s*(?:and )?|\s+(?:and|or)\s+)\d+)*)/i,
  );
  if (said === null) return {};
  const ids = (said[2] ?? '').split(/\D+/).filter(Boolean).map(Number);
  const side = isRefused(c, said[0]) ? 'not_in' : 'in';
  return { [`${/^tag/i.test(said[1] ?? '') ? 'tag' : 'category'}__${side}`]: ids };
}
