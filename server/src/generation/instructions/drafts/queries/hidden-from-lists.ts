import { joinPhp, php } from '../../../writers/php.ts';
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

/** The variable of the query that leaves out what the prompt names, and its value. */
function excluded(c: Composer): { readonly name: string; readonly value: ReturnType<typeof raw> } | null {
  const [, kind = '', slug = ''] =
    c.asked.states(/\b(category|tag)\b(?: (?:with the slug|slug|named|called))*\s*[`"']([\w-]+)[`"']/i) ??
    c.asked
      .states(/[`"']([\w-]+)[`"'] (category|tag)/i)
      ?.slice()
      .reverse() ??
    [];
  if (slug !== '') {
    const taxonomy = kind.toLowerCase() === 'tag' ? 'post_tag' : 'category';
    return {
      name: 'tax_query',
      value: php`${[{ taxonomy, field: 'slug', terms: slug, operator: 'NOT IN' }]}`,
    };
  }
  const meta = c.asked.states(
    /\bmeta(?: (?:key|field))?\s+[`"']?(\w+)[`"']?(?:\s+(?:is |set to |= ?)?[`"']?(\w+)[`"']?)?/i,
  );
  if (meta === null) return null;
  return {
    name: 'meta_query',
    value: php`${[{ relation: 'OR', 0: { key: meta[1] ?? '', compare: 'NOT EXISTS' }, 1: { key: meta[1] ?? '', value: /^\w+$/.test(meta[2] ?? '') ? (meta[2] ?? '1') : '1', compare: '!=' } }]}`,
  };
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
    const merged = php`
      $clauses   = (array) $query->get( ${what.name} );
      $clauses[] = ${raw(what.value.text.replace(/^array\(\s*|\s*,?\s*\)$/g, ''))};
      $query->set( ${what.name}, array_filter( $clauses ) );
    `;
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
        merged,
      ]),
    };
  },
};
