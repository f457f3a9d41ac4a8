import { joinPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { singular } from '../../naming.ts';
import type { Draft } from '../draft.ts';
import { type Condition, limitOf, operand, parameter, select } from './selection.ts';

const roleOf = (word: string): string => singular(word.toLowerCase()).replace(/^admin$/, 'administrator');
const roleWord = `(administrators?|admins?|editors?|authors?|contributors?|subscribers?|customers?)`;

const userConditions: readonly Condition[] = [
  {
    said: /\bnot\b[^.]*\b(?:logged|signed) in\b[^.]*\b(?:number of )?(?:\$?(\w+) )?days\b/i,
    add({ meta }, _match, c) {
      const key = c.asked.value('(?:user )?meta(?: key| field)?') ?? 'last_login';
      const before = php`time() - ${c.argOr('days', c.amount(/days/, 30))} * DAY_IN_SECONDS`;
      const old = { key, value: before, compare: '<', type: 'NUMERIC' };
      const never = c.asked.states(/\bnever\b[^.]*\b(?:count|are|is|belong|inactive|included)/i) !== null;
      meta.push(never ? { relation: 'OR', 0: { key, compare: 'NOT EXISTS' }, 1: old } : old);
    },
  },
  {
    said: new RegExp(
      String.raw`(?:\b(?:except|excluding|without|but not|not)\s+(?:the )?${roleWord}|${roleWord} (?:never do|never|do not|don't|are (?:never|not) (?:included|listed|counted)|excluded))`,
      'i',
    ),
    add({ args }, [, one, two]) {
      args.role__not_in = [roleOf(one ?? two ?? '')];
    },
  },
  {
    said: new RegExp(String.raw`\b(?:with|having|of) the (?:user )?role\s+[${'`'}"']?(\$?\w+)`, 'i'),
    add({ args }, [, role = ''], c) {
      args.role = operand(c, role);
    },
  },
  {
    said: /\b(?:registered|signed up|joined)\b[^.]*\b(?:last|within|past|more than)\s+(?:the last )?(\$?\w+) days( ago)?/i,
    add({ args }, [, days = '', ago], c) {
      const moment = php`gmdate( 'Y-m-d H:i:s', time() - ${operand(c, days)} * DAY_IN_SECONDS )`;
      args.date_query = [{ [ago === undefined ? 'after' : 'before']: moment, inclusive: true }];
    },
  },
  {
    said: /\bwhose (?:user )?meta\s+[`"']?(\w+)[`"']?\s+(?:is|equals)\s+([`"']?\$?\w+)/i,
    add({ meta }, [, key = '', value = ''], c) {
      meta.push({ key, value: operand(c, value) });
    },
  },
  {
    said: /\b(?:without|who have no|lack\w*) (?:a |an |the )?(?:user )?meta\s+[`"']?(\w+)/i,
    add: ({ meta }, [, key = '']) => void meta.push({ key, compare: 'NOT EXISTS' }),
  },
];

const userQuery: Draft = {
  id: 'draft-user-query',
  name: 'find_users',
  needs: /\busers?\b|\bauthors?\b|\bcustomers?\b|\bmembers?\b/,
  never: /shortcode|widget|column|rest\b|endpoint|comment|current user|post\b|hook|filter|wp-cli|register_/,
  compose(c) {
    if (c.fn?.parameters == null || !/^(?:array|int|)$/.test(c.returnType)) return null;
    const { args, meta } = select(c, userConditions);
    if (meta.length + Object.keys(args).length === 0 || c.unbound().length > 0) return null;
    const shape = c.shape('ids');
    const field = { emails: 'user_email', names: 'display_name', objects: 'all' }[shape as string] ?? 'ID';
    const counts = c.returnType === 'int';
    const query: PhpValue = {
      ...args,
      ...(meta.length > 0 ? { meta_query: meta } : {}),
      fields: counts ? 'ID' : field,
    };
    const found = php`get_users( ${query} )`;
    c.asked.states(/\busers?\b/i);
    return {
      summary: 'Finds the users.',
      returns: counts ? 'int' : 'array',
      body: counts
        ? php`return count( ${found} );`
        : field === 'ID'
          ? php`return array_map( 'intval', ${found} );`
          : php`return ${found};`,
    };
  },
};

function taxonomyOf(c: Composer): string {
  const named = c.asked.value('taxonomy');
  if (named !== null) return named;
  return c.says(/\b(?:post )?tags?\b/) ? 'post_tag' : 'category';
}

const termQuery: Draft = {
  id: 'draft-term-query',
  name: 'find_terms',
  needs: /\b(?:tags?|categor(?:y|ies)|terms?)\b/,
  never: /shortcode|widget|column|rest\b|endpoint|comment|hook|wp-cli|register|html|pre_get_posts|assign|create|insert/,
  compose(c) {
    if (c.fn?.parameters == null || !/^(?:array|)$/.test(c.returnType)) return null;
    const least = c.asked.states(
      /\b(?:at least|more than|minimum(?: of)?)\s+(\$?\w+)(?: published)? (?:posts?|times|entries)/i,
    );
    if (least === null) return null;
    const min = operand(c, least[1] ?? '');
    const sign = /more than/i.test(least[0]) ? '>' : '>=';
    const limit = limitOf(c, /tags|categories|terms/, 0);
    if (c.unbound().length > 0) return null;
    const order = c.asked.states(/most (?:used|popular)|popular|alphabetical\w*/i)?.[0] ?? '';
    const result = c.asked.states(/\bnames\b/i)
      ? 'name'
      : c.asked.states(/\bids\b/i)
        ? 'term_id'
        : c.asked.states(/\bslugs\b/i)
          ? 'slug'
          : '';
    const sliced = php`array_slice( $terms, 0, ${limit} )`;
    const all = limit.text === '0' ? raw('array_values( $terms )') : sliced;
    return {
      summary: 'Finds the terms that are used often enough.',
      returns: 'array',
      body: php`
        $terms = get_terms( ${{ taxonomy: taxonomyOf(c), hide_empty: true, ...(/alpha/i.test(order) ? { orderby: 'name' } : { orderby: 'count', order: 'DESC' }) }} );
        if ( is_wp_error( $terms ) ) {
          return array();
        }
        $terms = array_filter(
          $terms,
          function ( $term ) use ( ${typeof min === 'number' ? raw('') : min} ) {
            return $term->count ${raw(sign)} ${min};
          }
        );

        return ${result === '' ? all : php`wp_list_pluck( ${all}, ${result} )`};
      `,
    };
  },
};

const commentTests: readonly Condition[] = [
  {
    said: /\bdomain\b/i,
    add({ tests }, _match, c) {
      const domain = c.fn?.parameters?.find(({ name }) => /domain|host/.test(name));
      if (domain === undefined) return;
      c.take([domain.name]);
      tests.push(
        raw(`strtolower( substr( strrchr( $item->comment_author_email, '@' ), 1 ) ) === strtolower( $${domain.name} )`),
      );
    },
  },
  {
    said: /\b(?:contain(?:s|ing)?|mention(?:s|ing)?)\s+(?:the (?:word|text) )?\$(\w+)/i,
    add({ tests }, [, name = ''], c) {
      if (parameter(c, name) !== null) tests.push(raw(`false !== stripos( $item->comment_content, $${name} )`));
    },
  },
  {
    said: /\b(?:at least|more than|longer than)\s+(\$?\w+) (characters|words)/i,
    add({ tests }, [, value = '', unit = ''], c) {
      const size =
        unit === 'words' ? 'str_word_count( $item->comment_content )' : 'mb_strlen( $item->comment_content )';
      tests.push(php`${raw(size)} >= ${operand(c, value)}`);
    },
  },
];

const commentQuery: Draft = {
  id: 'draft-comment-query',
  name: 'find_comments',
  needs: /\bcomments?\b/,
  never: /shortcode|widget|column|rest\b|endpoint|hook|wp-cli|form|spam|notify/,
  compose(c) {
    if (c.fn?.parameters == null || !/^(?:array|int|)$/.test(c.returnType)) return null;
    const { tests } = select(c, commentTests);
    if (tests.length === 0) return null;
    const status = c.asked.states(/\b(approved|pending|unapproved|held)\b/i)?.[1]?.toLowerCase();
    const post = c.find('post');
    const limit = c.find('count');
    if (c.unbound().length > 0) return null;
    c.asked.states(/newest|oldest/i);
    const ids = c.returnType === 'array' && /\bids\b/i.test(c.text);
    const stop: PhpCode =
      limit === null
        ? raw('')
        : php`
      if ( count( $found ) >= ${limit} ) {
        break;
      }
    `;
    return {
      summary: 'Finds the comments.',
      returns: c.returnType === 'int' ? 'int' : 'array',
      body: php`
        $found    = array();
        $comments = get_comments( ${{ status: status === undefined || status === 'approved' ? 'approve' : 'hold', ...(post === null ? {} : { post_id: post }), orderby: 'comment_date_gmt', order: c.says(/oldest/) ? 'ASC' : 'DESC' }} );
        foreach ( $comments as $item ) {
          ${stop}
          if ( ${joinPhp(tests, ' ')} ) {
            $found[] = ${raw(ids ? '(int) $item->comment_ID' : '$item')};
          }
        }

        return ${raw(c.returnType === 'int' ? 'count( $found )' : '$found')};
      `,
    };
  },
};

export const otherQueries: readonly Draft[] = [commentQuery, userQuery, termQuery];
