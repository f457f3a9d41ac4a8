import { php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

const terms: Recipe = {
  id: 'terms-of-post',
  asks: ['get terms of a post', 'category names of a post', 'get the tags of a post', 'terms assigned to post'],
  name: 'get_post_term_names',
  needs: /terms?|categor|tags?/,
  never: /posts (?:in|with|by)|strip|register|shortcode|exclude/,
  compose(c) {
    const taxonomy = c.argOr(
      'taxonomy',
      c.says(/\btags?\b/) ? 'post_tag' : c.says(/categor/) ? 'category' : (c.named('taxonomy') ?? 'category'),
    );
    const shape = c.shape('names');
    const fields = shape === 'ids' ? 'ids' : shape === 'slugs' ? 'slugs' : shape === 'objects' ? 'all' : 'names';
    const result = php`
      $terms = wp_get_post_terms( ${c.arg('post')}, ${taxonomy}, ${{ fields }} );
    `;
    const separator = c.quoted(/separat\w*|join\w*|with$/) ?? ', ';
    const back =
      c.returnType === 'string' || c.says(/comma[- ]separated|as a string/)
        ? php`return is_wp_error( $terms ) ? '' : implode( ${separator}, $terms );`
        : php`return is_wp_error( $terms ) ? array() : $terms;`;
    return {
      summary: 'Returns the terms of a post.',
      returns: back.text.includes('implode') ? 'string' : 'array',
      body: php`
      ${result}

      ${back}
    `,
    };
  },
};

const allTerms: Recipe = {
  id: 'terms-of-taxonomy',
  asks: [
    'get all terms of taxonomy',
    'list all categories',
    'categories that have posts',
    'top level terms of taxonomy',
  ],
  name: 'get_taxonomy_terms',
  needs: /terms|categor|tags/,
  never: /of (?:a|the) (?:given )?post\b|posts? (?:in|with|by)|assigned|strip|register|exclude/,
  compose(c) {
    const shape = c.shape('names');
    const fields =
      shape === 'ids'
        ? 'ids'
        : shape === 'slugs'
          ? 'slugs'
          : shape === 'objects'
            ? 'all'
            : shape === 'count'
              ? 'count'
              : 'names';
    const taxonomy = c.argOr('taxonomy', c.named('taxonomy') ?? (c.says(/\btags\b/) ? 'post_tag' : 'category'));
    return {
      summary: 'Returns the terms of a taxonomy.',
      returns: shape === 'count' ? 'int' : 'array',
      body: php`
        $terms = get_terms( ${{
          taxonomy,
          hide_empty:
            c.says(/have posts|not empty|non-?empty|hide empty|with posts/) && !c.says(/including empty|even if/),
          ...(c.says(/top[- ]level|without parent/) ? { parent: 0 } : {}),
          ...(c.says(/most used|by count|popular/) ? { orderby: 'count', order: 'DESC' } : {}),
          fields,
        }} );

        return is_wp_error( $terms ) ? ${shape === 'count' ? 0 : raw('array()')} : ${raw(shape === 'count' ? '(int) $terms' : '$terms')};
      `,
    };
  },
};

const excludeFromMainQuery: Recipe = {
  id: 'change-main-query',
  asks: [
    'exclude category from home page',
    'change posts per page of archive',
    'modify main query',
    'add post type to search results',
    'exclude pages from search results',
    'order archive by title',
  ],
  name: 'change_main_query',
  needs: /main query|archive|home ?page|blog|search|pre_get_posts|front page|feed/,
  never: /shortcode|title tag|widget|append|function \w*redirect|redirect|search form|taxonomy|template|body/,
  compose(c) {
    const type = c.named('post[ -]?types?|cpt');
    const where = c.says(/search/)
      ? '$query->is_search()'
      : c.says(/home|blog|front/)
        ? '$query->is_home()'
        : type !== null && c.says(/archive/)
          ? `$query->is_post_type_archive( '${type}' )`
          : c.says(/feed/)
            ? '$query->is_feed()'
            : '$query->is_archive()';
    const count = c.amount(/posts?|per page|items|products|events|entries|books/, null);
    const category = c.says(/categor/) ? c.named('categor(?:y|ies)') : null;
    const lines = [
      ...(count === null ? [] : [php`$query->set( 'posts_per_page', ${count} );`]),
      ...(category === null || !c.says(/exclud|hide|without|not show/)
        ? []
        : [
            php`
        $term = get_term_by( 'slug', ${category}, 'category' );
        if ( $term instanceof WP_Term ) {
          $query->set( 'category__not_in', array( $term->term_id ) );
        }
      `,
          ]),
      ...(c.says(/search/)
        ? [
            (c.says(/exclud|hide|only posts|only show posts/) && c.says(/pages/)) || c.says(/only posts/)
              ? php`$query->set( 'post_type', 'post' );`
              : type !== null
                ? php`$query->set( 'post_type', array( 'post', 'page', ${type} ) );`
                : raw(''),
          ]
        : []),
      ...(c.says(/(?:order|sort)\w* (?:\w+ )*by (?:the )?title|alphabetic/)
        ? [php`$query->set( 'orderby', 'title' );`, php`$query->set( 'order', 'ASC' );`]
        : []),
    ].filter(({ text }) => text !== '');
    if (lines.length === 0) return null;
    return {
      summary: 'Changes which posts the main query asks for.',
      params: 'WP_Query $query',
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'pre_get_posts' }],
      body: raw(
        `if ( is_admin() || ! $query->is_main_query() || ! ${where} ) {\n\treturn;\n}\n\n${lines.map(({ text }) => text).join('\n')}`,
      ),
    };
  },
};

const bySlug: Recipe = {
  id: 'post-by-slug',
  asks: ['get post id by slug', 'find post by slug', 'get page by path'],
  name: 'get_post_id_by_slug',
  needs: /slug|path/,
  never: /term|categor|register|shortcode|rest|settings|menu|role/,
  compose(c) {
    const slug = c.arg('slug');
    const type = c.argOr('postType', c.postType('post'));
    const nothing =
      /null|\?/.test(c.fn?.returns ?? '') || c.says(/\bnull\b/) ? 'null' : c.says(/\bfalse\b/) ? 'false' : '0';
    const objects = /WP_Post/.test(c.returnType) || (c.returnType === '' && c.says(/post object|wp_post/));
    if (objects) {
      return {
        summary: 'Returns the post with a slug.',
        returns: '?WP_Post',
        body: php`
        $posts = get_posts( ${{ name: slug, post_type: type, post_status: 'publish', posts_per_page: 1, no_found_rows: true }} );

        return $posts[0] ?? null;
      `,
      };
    }
    if (c.says(/wpdb|prepare/)) {
      return {
        summary: 'Returns the ID of the post with a slug.',
        returns: nothing === 'null' ? '?int' : 'int',
        body: php`
        global $wpdb;

        $id = $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_name = %s AND post_type = %s AND post_status = 'publish' LIMIT 1", ${slug}, ${type} ) );

        return null === $id ? ${raw(nothing)} : (int) $id;
      `,
      };
    }
    return {
      summary: 'Returns the ID of the post with a slug.',
      returns: nothing === 'null' ? '?int' : 'int',
      body: php`
      $ids = get_posts( ${{ name: slug, post_type: type, post_status: 'publish', posts_per_page: 1, fields: 'ids', no_found_rows: true }} );

      return isset( $ids[0] ) ? (int) $ids[0] : ${raw(nothing)};
    `,
    };
  },
};

export const termQueries: readonly Recipe[] = [terms, allTerms, excludeFromMainQuery, bySlug];
