import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';

const places: readonly (readonly [RegExp, string])[] = [
  [/\b(?:blog (?:home ?page|home|page|index)|home ?page|front ?page|main blog|blog\b)/i, '$query->is_home()'],
  [/\bfeeds?\b|\brss\b/i, '$query->is_feed()'],
  [/\bsearch(?: results?)?\b/i, '$query->is_search()'],
  [/\bauthor (?:archives?|pages?)\b/i, '$query->is_author()'],
  [/\bdate archives?\b/i, '$query->is_date()'],
  [/\btag archives?\b/i, '$query->is_tag()'],
];

/** What makes the query leave out what the prompt names. */
function excluded(c: Composer): PhpCode | null {
  const before = c.asked.states(/\b(category|tag)\b(?: (?:with the slug|slug|named|called))*\s*[`"']([\w-]+)[`"']/i);
  const after = before === null ? c.asked.states(/[`"']([\w-]+)[`"'] (category|tag)/i) : null;
  const slug = before?.[2] ?? after?.[1];
  if (slug !== undefined) {
    const isTag = /tag/i.test(before?.[1] ?? after?.[2] ?? '');
    const name = isTag ? 'tag__not_in' : 'category__not_in';
    return php`
      $term = get_term_by( 'slug', ${slug}, ${isTag ? 'post_tag' : 'category'} );
      if ( $term instanceof WP_Term ) {
        $query->set( ${name}, array_merge( (array) $query->get( ${name}, array() ), array( $term->term_id ) ) );
      }
    `;
  }
  const meta = c.asked.states(
    /\bmeta(?: (?:key|field))?\s+[`"']?(\w+)[`"']?(?:\s+(?:is |set to |= ?)?[`"']?(\w+)[`"']?)?/i,
  );
  if (meta === null) return null;
  const [, key = '', value = '1'] = meta;
  return php`
    $clauses   = (array) $query->get( 'meta_query', array() );
    $clauses[] = ${{ 0: { key, compare: 'NOT EXISTS' }, 1: { key, value, compare: '!=' }, relation: 'OR' }};
    $query->set( 'meta_query', array_filter( $clauses ) );
  `;
}

/** Content that the main query leaves out in some places. */
export const hiddenFromLists: Draft = {
  id: 'draft-hidden-from-lists',
  name: 'hide_from_lists',
  needs: /\b(?:not (?:show|appear|be (?:shown|listed))|hid(?:e|den)|exclud\w+|leave out|keep out|don't show)\b/,
  never: /menu|admin|column|widget|shortcode|comment|user|price|notice|block/,
  compose(c) {
    if (c.fn?.parameters?.length === 2) return null;
    const what = excluded(c);
    const where = places.filter(([said]) => c.asked.states(said) !== null).map(([, test]) => test);
    if (what === null || where.length === 0) return null;
    c.asked.states(/pre_get_posts/);
    c.asked.states(/\beverywhere else\b/i);
    return {
      summary: 'Leaves posts out of lists.',
      params: 'WP_Query $query',
      hooks: [{ kind: 'action', hook: 'pre_get_posts' }],
      body: joinPhp([
        php`
          if ( is_admin() || ! $query->is_main_query() ) {
            return;
          }
          if ( ! ( ${raw(where.join(' || '))} ) ) {
            return;
          }
        `,
        what,
      ]),
    };
  },
};
