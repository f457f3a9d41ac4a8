import { type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { singular } from '../../naming.ts';
import type { Field } from './fields.ts';
import type { ItemKind } from './items.ts';

/** A field that a query is to follow, as an expression of PHP. */
export interface Given {
  readonly field: Field;
  readonly code: PhpCode;
}

const kindWords: readonly (readonly [RegExp, ItemKind])[] = [
  [/\b(?:sites|blogs)\b[^.\n]*\bnetwork\b|\bnetwork(?:'s)? sites\b|\ball sites\b/i, 'site'],
  [/\b(?:comments?)\b/i, 'comment'],
  [/\b(?:users|authors|members|editors|subscribers|customers)\b/i, 'user'],
  [/\b(?:terms|categories|tags)\b/i, 'term'],
];

/** What a list holds: what the first clause that speaks of listing names first. */
export function kindOfList(text: string): ItemKind {
  const clause =
    /\b(?:returns?|lists?|listing|shows?|displays?|prints?|outputs?|with|get)\b\s+([^.;:\n]*)/i.exec(text)?.[1] ?? text;
  const found = kindWords
    .map(([words, kind]) => ({ at: clause.search(words), kind }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  const posts = clause.search(/\b(?:posts|pages|products|entries|articles|events|books)\b/i);
  return found === undefined || (posts >= 0 && posts < found.at) ? 'post' : found.kind;
}

const notType =
  /^(?:posts?|articles?|entr(?:y|ies)|first|last|on|by|in|at|one|ones|with|from|and|or|first|date|comments?|users?|authors?|content|items?|results?|if|only|of|that|the|parameter|version|blog|single|titles?|ids?|is|are|to|as|not|id|time)$/i;

/** The post type that a text speaks of. */
export function typeOf(c: Composer, text: string = c.text): string {
  const named =
    /\b(?:post[ -]?types?|cpt)\s+(?:named |called |is |with the slug )?[`"']?([a-z][\w-]+)/i.exec(text)?.[1] ??
    /[`"']([a-z][\w-]+)[`"'] (?:posts?|post[ -]type|entries|cpt)\b/i.exec(text)?.[1] ??
    /\bof (?:the )?type [`"']?([a-z][\w-]+)/i.exec(text)?.[1];
  if (named !== undefined && !notType.test(named)) return singular(named.toLowerCase());
  const said =
    /\b(?:published|newest|latest|recent|upcoming|existing|oldest)\s+(?:published\s+)?[`"']?([a-z][a-z_-]+)/i.exec(
      text,
    )?.[1];
  if (said !== undefined && !notType.test(said)) return singular(said.toLowerCase());
  return /\bpages?\b/i.test(text) &&
    !/\b(?:posts?|per page|pages? of|current page|page number|paginat|settings page)\b/i.test(text)
    ? 'page'
    : /\bproducts?\b/i.test(text) && !/\bposts?\b/i.test(text)
      ? 'product'
      : 'post';
}

const given = (list: readonly Given[], names: RegExp): Given | undefined =>
  list.find(({ field }) => names.test(field.name));

const statusOf: Readonly<Record<string, string>> = {
  published: 'publish',
  draft: 'draft',
  drafts: 'draft',
  pending: 'pending',
  private: 'private',
  scheduled: 'future',
};

/** How many a list holds: a field for it, the number that the prompt names, or the usual. */
function countOf(c: Composer, list: readonly Given[], usual: number): PhpCode {
  const field = given(list, /^(?:count|number|num|limit|per_?page|posts|posts_per_page|max|amount|items)$/i);
  if (field !== undefined) return field.code;
  const said = c.asked.states(
    /\b(?:latest|newest|last|recent|first|top|up to|at most|max(?:imum)?(?: of)?|limit(?:ed to)?(?: of)?)\s+(\d+)\b|\b(\d+) (?:\w+ ){0,2}(?:posts|pages|titles|items|results|products|entries|events|books|users|comments|terms|tags|categories)\b/i,
  );
  const number = Number(said?.[1] ?? said?.[2] ?? Number.NaN);
  if (Number.isFinite(number)) return raw(String(number));
  return raw(String(c.amount(/^(?:posts|newest|latest|titles|items|recent|most)$/, usual)));
}

function postArgs(c: Composer, list: readonly Given[], usual: number): Record<string, PhpValue> {
  const search = given(list, /^(?:term|search|s|q|query|keyword|needle)$/i);
  const category = given(list, /^(?:cat|category|categories|category_(?:id|slug|name))$/i);
  const own = c.asked.states(
    /\b(?:slug|term|id|name) (?:of|in|from) (?:an? |the )?(?:term (?:of|in) )?(?:the )?(?:taxonomy )?[`"']?((?!category\b|post_tag\b)[a-z]+_[a-z_]+|(?<=taxonomy [`"']?)[a-z]\w*)/i,
  )?.[1];
  const tag = given(list, /^tags?$|^tag_slug$/i);
  const author = given(list, /^(?:author|author_id|user_id)$/i);
  const type = given(list, /^(?:type|post_?type)$/i);
  const order = given(list, /^order$/i);
  const orderby = given(list, /^orderby$/i);
  const fixed = c.asked.states(/\b(?:in|from|of) the category\s+[`"']?([a-z][\w-]*)/i)?.[1];
  const fixedTag = c.asked.states(/\b(?:with|of) the tag\s+[`"']?([a-z][\w-]*)/i)?.[1];
  const status =
    c.asked.states(/\b(published|drafts?|pending|private|scheduled)\b/i)?.[1]?.toLowerCase() ?? 'published';
  const said =
    c.asked
      .states(
        /\b(?:newest|latest|most recent|oldest|alphabetical\w*|by title|(?:most )?comment(?:ed| count)|random\w*|menu order|last modified|recently (?:modified|updated))\b/i,
      )?.[0]
      .toLowerCase() ?? 'newest';
  const by: Record<string, PhpValue> = /alphabet|title/.test(said)
    ? { orderby: 'title', order: 'ASC' }
    : /comment/.test(said)
      ? { orderby: 'comment_count', order: 'DESC' }
      : /random/.test(said)
        ? { orderby: 'rand' }
        : /menu/.test(said)
          ? { orderby: 'menu_order', order: 'ASC' }
          : /modified|updated/.test(said)
            ? { orderby: 'modified', order: 'DESC' }
            : { orderby: 'date', order: /oldest/.test(said) ? 'ASC' : 'DESC' };
  return {
    post_type: type?.code ?? typeOf(c),
    post_status: statusOf[status] ?? 'publish',
    posts_per_page: countOf(c, list, usual),
    ...(search === undefined ? {} : { s: search.code }),
    ...(category === undefined || own !== undefined
      ? {}
      : { [category.field.type === 'integer' ? 'cat' : 'category_name']: category.code }),
    ...(category === undefined || own === undefined ? {} : { tax_query: ofTaxonomy(own, category) }),
    ...(fixed === undefined ? {} : { category_name: fixed }),
    ...(fixedTag === undefined ? {} : { tag: fixedTag }),
    ...(tag === undefined ? {} : { tag: tag.code }),
    ...(author === undefined ? {} : { author: author.code }),
    ...by,
    ...(order === undefined ? {} : { order: order.code }),
    ...(orderby === undefined ? {} : { orderby: orderby.code }),
    ...(/\bsticky\b/i.test(c.text) || search === undefined ? { ignore_sticky_posts: true } : {}),
    no_found_rows: true,
  };
}

/** The clause for a term of a taxonomy of the site's own; none while the field is empty. */
const ofTaxonomy = (taxonomy: string, { field, code }: Given): PhpCode => php`
  ${code} ? ${[{ taxonomy, field: field.type === 'integer' ? 'term_id' : 'slug', terms: code }]} : array()
`;

const roleWord = /\b(administrators?|admins?|editors?|authors?|contributors?|subscribers?|customers?)\b/i;

function userArgs(c: Composer, list: readonly Given[]): Record<string, PhpValue> {
  const role = given(list, /^role$/i);
  const hasPosts =
    c.asked.states(
      /\b(?:who|that|with) (?:have |has )?(?:published|written|at least one)\b[^.\n]*\bposts?\b|\bwith (?:published )?posts\b/i,
    ) !== null;
  const said = c.asked.states(/\b(?:with|of|having) the role\s+[`"']?(\w+)/i)?.[1];
  const bare = hasPosts || said !== undefined ? undefined : roleWord.exec(c.text)?.[1];
  const word = (said ?? bare)?.toLowerCase();
  const isRole = word !== undefined && !(bare !== undefined && /^(?:authors?|admins?|administrators?)$/.test(word));
  const count = given(list, /^(?:count|number|limit|per_?page)$/i);
  return {
    ...(role === undefined ? {} : { role: role.code }),
    ...(isRole ? { role: singular(word).replace(/^admin$/, 'administrator') } : {}),
    ...(hasPosts ? { has_published_posts: true } : {}),
    ...(count === undefined ? {} : { number: count.code }),
    orderby: c.says(/\bmost (?:published )?posts\b/) ? 'post_count' : 'display_name',
    order: c.says(/\bmost (?:published )?posts\b/) ? 'DESC' : 'ASC',
  };
}

/** The expression for what a list holds, as objects in a list. */
export function listOf(c: Composer, kind: ItemKind, list: readonly Given[], usual = 10): PhpCode {
  if (kind === 'post') return php`get_posts( ${postArgs(c, list, usual)} )`;
  if (kind === 'user') return php`get_users( ${userArgs(c, list)} )`;
  if (kind === 'site') return php`get_sites( ${{ number: 0 }} )`;
  if (kind === 'comment') {
    const post = given(list, /^(?:post|post_id|id)$/i);
    return php`get_comments( ${{ status: 'approve', number: countOf(c, list, usual), ...(post === undefined ? {} : { post_id: post.code }), orderby: 'comment_date_gmt', order: c.says(/oldest/) ? 'ASC' : 'DESC' }} )`;
  }
  const taxonomy = c.asked.value('taxonomy') ?? (c.says(/\btags\b/) ? 'post_tag' : 'category');
  const sort = c.says(/\bmost (?:used|posts|popular)|popular/)
    ? { orderby: 'count', order: 'DESC' }
    : { orderby: 'name' };
  const number = c.amount(/^(?:terms|tags|categories)$/, null);
  return php`get_terms( ${{ taxonomy, hide_empty: !c.says(/\b(?:empty|all) (?:ones|terms|categories|tags)|including empty/), ...sort, ...(number === null ? {} : { number }) }} )`;
}

/**
 * The statements that go through a list, with `body` for each item, which stands in a variable of its kind's name. What would
 * ask the database once for each item is asked for all of them before.
 */
export function loopOver(c: Composer, kind: ItemKind, list: readonly Given[], body: PhpCode, usual = 10): PhpCode {
  const items = listOf(c, kind, list, usual);
  const counted = 'count_user_posts( $user->ID )';
  if (kind === 'user' && body.text.includes(counted))
    return php`
      $users  = ${items};
      $counts = count_many_users_posts( wp_list_pluck( $users, 'ID' ) );
      foreach ( $users as $user ) {
        ${raw(body.text.replaceAll(counted, '( $counts[ $user->ID ] ?? 0 )'))}
      }
    `;
  if (kind === 'term')
    return php`
      $terms = ${items};
      foreach ( is_wp_error( $terms ) ? array() : $terms as $term ) {
        ${body}
      }
    `;
  return php`
    foreach ( ${items} as ${raw(`$${kind}`)} ) {
      ${body}
    }
  `;
}
