import { type PhpCode, type PhpValue, php } from '../../writers/php.ts';
import { type Composer, raw, type Shape } from '../composer.ts';
import type { Composed, Recipe } from '../recipe.ts';

/** The largest number of entries that a function without a limit of its own asks for. */
export const most = 100;

function limitOf(c: Composer): PhpCode {
  const said = c.amount(
    /posts?|pages?|titles?|entries|items|results|newest|latest|recent|most|products?|books?|events?|articles?|ids?|first|top|last|limit|maximum/,
    null,
  );
  return c.argOr('count', said ?? (c.says(/\ball\b|every/) ? -1 : most));
}

/** The result of a query for posts, in the shape that is asked for. */
export function postsResult(
  c: Composer,
  query: Readonly<Record<string, PhpValue>>,
  usual: Shape = 'objects',
  limit: PhpCode | null = null,
): Pick<Composed, 'body' | 'returns'> {
  const shape = c.shape(usual);
  const wanted = limit ?? (shape === 'count' || shape === 'bool' ? php`${shape === 'bool' ? 1 : -1}` : limitOf(c));
  const type = c.find('postType') ?? php`${c.postType('post')}`;
  const status =
    c.find('status') ?? php`${/\b(draft|pending|private|future)\b/.exec(c.instruction.prose)?.[1] ?? 'publish'}`;
  const args = { post_type: type, post_status: status, posts_per_page: wanted, ...query, no_found_rows: true };
  const ids = { ...args, fields: 'ids' };
  switch (shape) {
    case 'ids':
      return { returns: 'array', body: php`return array_map( 'intval', get_posts( ${ids} ) );` };
    case 'titles':
    case 'names':
      return { returns: 'array', body: php`return array_map( 'get_the_title', get_posts( ${ids} ) );` };
    case 'links':
      return { returns: 'array', body: php`return array_map( 'get_permalink', get_posts( ${ids} ) );` };
    case 'slugs':
      return { returns: 'array', body: php`return wp_list_pluck( get_posts( ${args} ), 'post_name' );` };
    case 'count':
      return { returns: 'int', body: php`return count( get_posts( ${ids} ) );` };
    case 'bool':
      return { returns: 'bool', body: php`return array() !== get_posts( ${ids} );` };
    case 'html':
      return { returns: 'string', body: htmlList(ids) };
    default:
      return { returns: 'array', body: php`return get_posts( ${args} );` };
  }
}

/** A list of links to the posts of a query. */
export function htmlList(query: Readonly<Record<string, PhpValue>>): PhpCode {
  return php`
    $post_ids = get_posts( ${query} );
    if ( empty( $post_ids ) ) {
      return '';
    }

    $items = '';
    foreach ( $post_ids as $id ) {
      $items .= sprintf( '<li><a href="%s">%s</a></li>', esc_url( get_permalink( $id ) ), esc_html( get_the_title( $id ) ) );
    }

    return '<ul>' . $items . '</ul>';
  `;
}

const recent: Recipe = {
  id: 'recent-posts',
  asks: [
    'get recent posts',
    'return titles of recent published posts',
    'get posts of post type',
    'get published posts',
    'all posts ids',
  ],
  name: 'get_recent_posts',
  never:
    /shortcode|widget|\brest\b|ajax|terms? of|how many posts|transient|cache|e-?mail|number of|endpoint|revisions|meta/,
  compose(c) {
    const alphabetical = c.says(/alphabetic|(?:sort|order)(?:ed)? by (?:the )?title/);
    const random = c.says(/\brandom/);
    const modified = c.says(/last modified|recently (?:modified|updated)/);
    const oldest = c.says(/oldest (?:first|posts)|ascending/);
    const orderby = random ? 'rand' : alphabetical ? 'title' : modified ? 'modified' : 'date';
    return {
      summary: 'Returns posts in the order asked for.',
      ...postsResult(c, { orderby, order: alphabetical || oldest ? 'ASC' : 'DESC' }),
    };
  },
};

const byMeta: Recipe = {
  id: 'posts-by-meta',
  asks: [
    'find posts by meta key value',
    'posts whose meta field equals',
    'get posts with meta value',
    'query posts by custom field',
    'find by meta key numeric comparison',
    'products price below meta',
  ],
  name: 'find_posts_by_meta',
  needs: /meta|custom field/,
  never: /save|register|update the|delete|returns? the (?:post )?meta|users? (?:whose|with|by)|shortcode|column/,
  compose(c) {
    const compare = c.says(/greater than or equal|at least/)
      ? '>='
      : c.says(/less than or equal|at most/)
        ? '<='
        : c.says(/greater than|more than|above|over|after/)
          ? '>'
          : c.says(/less than|below|under|before/)
            ? '<'
            : c.says(/contains|like/)
              ? 'LIKE'
              : null;
    const key = c.argOrNamed('key', c.named('(?:post )?meta(?: ?data)?(?: fields?| keys?)?|custom fields?'));
    const exists = c.says(/\bhas (?:the|a) meta|meta (?:key )?exists|exists|not empty/) && c.find('value') === null;
    const numeric = compare !== null && compare !== 'LIKE';
    const literal =
      c.quoted(/(?:equals?|value|is|to|=|matches)\W*$/) ?? c.amount(/equal|value|is|than|above|below|least|most/, null);
    const value = exists ? null : literal !== null && c.find('value') === null ? php`${literal}` : c.arg('value');
    const clause: PhpValue = {
      key,
      ...(value === null
        ? { compare: 'EXISTS' }
        : { value, ...(compare === null ? {} : { compare }), ...(numeric ? { type: 'NUMERIC' } : {}) }),
    };
    return {
      summary: 'Returns the posts that have a value in a meta field.',
      ...postsResult(c, { meta_query: [clause] }, 'ids'),
    };
  },
};

const byTerm: Recipe = {
  id: 'posts-by-term',
  asks: ['get posts in category', 'posts with tag', 'posts by taxonomy term', 'get posts that have a term'],
  name: 'get_posts_by_term',
  needs: /categor|\btags?\b|term|taxonom/,
  never: /terms (?:of|for|assigned)|register|exclude|html|shortcode|strip|body|search/,
  compose(c) {
    const taxonomy = c.argOr(
      'taxonomy',
      c.says(/\btags?\b/) && !c.says(/categor/)
        ? 'post_tag'
        : c.says(/categor/)
          ? 'category'
          : (c.named('taxonomy') ?? 'category'),
    );
    const byId = c.find('term') !== null;
    const term = c.find('term') ?? c.argOrNamed('termName', c.named('categor(?:y|ies)|tag|term'));
    return {
      summary: 'Returns the posts that have a term.',
      ...postsResult(c, {
        tax_query: [
          {
            taxonomy,
            field: byId ? 'term_id' : c.says(/by name|category name|term name/) ? 'name' : 'slug',
            terms: term,
          },
        ],
      }),
    };
  },
};

const byAuthor: Recipe = {
  id: 'posts-by-author',
  asks: ['get posts by author', 'posts written by user', 'count posts of user', 'published posts of an author'],
  name: 'get_posts_by_author',
  needs: /author|user/,
  never: /comments?\b|body|column|archive|shortcode|recently registered|cache/,
  compose: (c) => ({ summary: 'Returns the posts of an author.', ...postsResult(c, { author: c.arg('user') }) }),
};

const search: Recipe = {
  id: 'search-posts',
  asks: [
    'search posts by keyword',
    'find posts that contain a term',
    'search in title of posts',
    'ids of posts found by searching term',
  ],
  name: 'search_posts',
  needs: /search|keyword|contain/,
  decides: /search(?:ing|es)? (?:for|by)/,
  never: /search form|exclude|placeholder|array|string (?:starts|contains)/,
  compose: (c) => ({ summary: 'Returns the posts that a search finds.', ...postsResult(c, { s: c.arg('search') }) }),
};

const relatedByCategory: Recipe = {
  id: 'related-posts',
  asks: ['related posts of same category', 'posts sharing categories with the given post', 'related posts by tag'],
  name: 'get_related_posts',
  needs: /related|same categor|shar/,
  compose(c) {
    const post = c.arg('post');
    const tags = c.says(/\btags?\b/);
    const found = postsResult(
      c,
      { [tags ? 'tag__in' : 'category__in']: raw('$term_ids'), post__not_in: raw(`array( ${post} )`) },
      'objects',
    );
    return {
      ...found,
      summary: 'Returns posts that share terms with a post.',
      body: php`
        $term_ids = wp_get_post_terms( ${post}, ${tags ? 'post_tag' : 'category'}, ${{ fields: 'ids' }} );
        if ( is_wp_error( $term_ids ) || empty( $term_ids ) ) {
          return ${c.shape('objects') === 'html' ? '' : raw('array()')};
        }

        ${found.body}
      `,
    };
  },
};

const dateRange: Recipe = {
  id: 'posts-by-date',
  asks: [
    'posts published between dates',
    'posts published in the last days',
    'posts from this month',
    'posts published after date',
  ],
  name: 'get_posts_by_date',
  needs: /between|last \w+ days?|past|since|after|before|month|days|week/,
  never: /schedule|cron|transient|delete|shortcode|copyright/,
  compose(c) {
    const days = c.amount(/^days?$/, null);
    const after =
      days !== null && c.find('count') === null && c.find('date') === null ? php`${`${days} days ago`}` : null;
    const daysArgument =
      after === null && c.says(/days/) ? (c.find('days') ?? c.find('number') ?? c.find('count')) : null;
    const query =
      daysArgument !== null
        ? { after: raw(`${daysArgument} . ' days ago'`), inclusive: true }
        : after !== null
          ? { after, inclusive: true }
          : c.says(/this month/)
            ? { year: raw("(int) wp_date( 'Y' )"), month: raw("(int) wp_date( 'n' )") }
            : {
                after: c.arg('date'),
                ...(c.says(/between|until|\band\b/) ? { before: c.arg('until') } : {}),
                inclusive: true,
              };
    return { summary: 'Returns the posts of a time.', ...postsResult(c, { date_query: [query] }) };
  },
};

const countPosts: Recipe = {
  id: 'count-posts',
  asks: ['count published posts', 'count of published posts of post type', 'total posts count'],
  name: 'count_published_posts',
  needs: /\bposts?\b|pages/,
  never: /shortcode|rest|endpoint|meta|author|user|category|comments|words?\b|page views|cache|transient/,
  compose(c) {
    const status = /\b(draft|pending|private|future|trash)\b/.exec(c.instruction.prose)?.[1] ?? 'publish';
    return {
      summary: 'Returns how many posts there are.',
      returns: 'int',
      body: php`
        $counts = wp_count_posts( ${c.argOr('postType', c.postType('post'))} );

        return (int) ( $counts->${raw(status)} ?? 0 );
      `,
    };
  },
};

export const queries: readonly Recipe[] = [
  recent,
  byMeta,
  byTerm,
  byAuthor,
  search,
  relatedByCategory,
  dateRange,
  countPosts,
];
