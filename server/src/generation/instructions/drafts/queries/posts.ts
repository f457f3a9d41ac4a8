import { type PhpCode, php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import { singular } from '../../naming.ts';
import type { Draft } from '../draft.ts';
import { type Condition, isNumeric, limitOf, operand, parameter, select } from './selection.ts';

const literal = String.raw`([${'`'}"']?\$?[\w.-]+[${'`'}"']?)`;
const metaKey = String.raw`\bmeta(?: (?:key|field|value))?\s+[${'`'}"']?(\w+)[${'`'}"']?(?:\s*\([^)]*\))?`;

const conditions: readonly Condition[] = [
  {
    said: new RegExp(String.raw`${metaKey}[^.]*?\bbetween\s+${literal}\s+and\s+${literal}`, 'i'),
    add({ meta }, [, key = '', from = '', to = ''], c) {
      const dates = c.says(/timestamp/) ? 'timestamp' : 'Y-m-d';
      const type = dates === 'timestamp' && isNumeric(c, from) ? 'NUMERIC' : 'DATE';
      meta.push({ key, value: [operand(c, from, dates), operand(c, to, dates)], compare: 'BETWEEN', type });
    },
  },
  {
    said: new RegExp(
      String.raw`${metaKey}[^.]*?\b(?:is |of )?(at least|at most|more than|greater than|less than|lower than|higher than|below|above|equals?(?: to)?|is(?! (?:between|a |an |the |not|empty|set))|not)\s+${literal}`,
      'i',
    ),
    add({ meta }, [, key = '', comparison = '', value = ''], c) {
      if (meta.length > 0) return;
      const signs = {
        'at least': '>=',
        'at most': '<=',
        'more than': '>',
        'greater than': '>',
        'higher than': '>',
        above: '>',
        'less than': '<',
        'lower than': '<',
        below: '<',
        not: '!=',
      };
      const compare = Object.entries(signs).find(([said]) => said === comparison.toLowerCase())?.[1] ?? '=';
      meta.push({ key, value: operand(c, value), compare, ...(isNumeric(c, value) ? { type: 'NUMERIC' } : {}) });
    },
  },
  {
    said: /\bwithout (?:an? )?(?:featured image|thumbnail)/i,
    add: ({ meta }) => void meta.push({ key: '_thumbnail_id', compare: 'NOT EXISTS' }),
  },
  {
    said: /\bwith (?:an? )?(?:featured image|thumbnail)/i,
    add: ({ meta }) => void meta.push({ key: '_thumbnail_id', compare: 'EXISTS' }),
  },
  {
    said: /\b(?:in|from|of|with) the (category|tag)\b(?: (?:with the slug|slug|named))?\s*[`"']?(\$?[\w-]+)[`"']?/i,
    add({ args }, [, kind = '', value = ''], c) {
      args[kind.toLowerCase() === 'tag' ? 'tag' : 'category_name'] = operand(c, value);
    },
  },
  {
    said: /\bby (?:the )?(?:author|user)\s*[`"']?\$(\w+)/i,
    add({ args }, [, name = ''], c) {
      if (parameter(c, name) !== null) args.author = raw(`$${name}`);
    },
  },
  {
    said: /\b(?:not (?:been )?(?:modified|updated|changed)|(modified|updated|changed)) (?:for|in|within|since|during) (?:the )?(?:last |more than )?(\$?\w+) days/i,
    add({ args }, [, recently, days = ''], c) {
      const age = php`gmdate( 'Y-m-d H:i:s', time() - ${operand(c, days)} * DAY_IN_SECONDS )`;
      args.date_query = [{ column: 'post_modified_gmt', [recently === undefined ? 'before' : 'after']: age }];
    },
  },
  {
    said: /\b(older|newer|younger) than (?:the )?(?:given )?(\$?\w+) days|\bfrom the last (\$?\w+) days/i,
    add({ args }, [, side = 'newer', one, two], c) {
      const age = php`gmdate( 'Y-m-d H:i:s', time() - ${operand(c, one ?? two ?? '')} * DAY_IN_SECONDS )`;
      args.date_query = [{ column: 'post_date_gmt', [side.toLowerCase() === 'older' ? 'before' : 'after']: age }];
    },
  },
  {
    said: /\b(?:except|excluding|without|but not) (?:the post |post |the one )?(?:with the id )?\$(\w+)/i,
    add({ args }, [, name = ''], c) {
      if (parameter(c, name) !== null) args.post__not_in = [raw(`$${name}`)];
    },
  },
  {
    said: /\bchild(?:ren|(?: pages?| posts?))? of (?:the )?(?:page |post )?[`"']?\$(\w+)/i,
    add({ args }, [, name = ''], c) {
      if (parameter(c, name) !== null) args.post_parent = raw(`$${name}`);
    },
  },
];

const statuses = /\b(published|drafts?|pending|private|scheduled)\b/i;
const statusNames: Readonly<Record<string, string>> = {
  published: 'publish',
  draft: 'draft',
  drafts: 'draft',
  scheduled: 'future',
};

const postQuery: Draft = {
  id: 'draft-post-query',
  name: 'find_posts',
  needs: /\b(?:posts?|pages?|ids?|titles?|entries|type)\b/,
  never:
    /shortcode|widget|dashboard|wp_insert|rest\b|endpoint|comment|wp-cli|wp_cli|csv|table|copies|feed|e-?mail|\busers?\b who|pre_get_posts|revision|\bcolumn|\bhook|menu|transient|cache|register|delete|update_|sets?\b|\bblock/,
  compose(c) {
    if (c.fn?.parameters == null || !/^(?:array|int|)$/.test(c.returnType)) return null;
    if (!c.says(/\b(?:returns?|gives?|lists?|finds?|counts?|the ids|the titles)\b/)) return null;
    const selection = select(c, conditions);
    if (selection.meta.length + Object.keys(selection.args).length === 0) return null;
    const type = c.asked.states(/\b(?:of )?(?:the )?(?:post )?type\s+[`"']?([a-z][\w-]*)/i)?.[1];
    const status = c.asked.states(statuses)?.[1]?.toLowerCase() ?? 'published';
    const counts = c.returnType === 'int';
    const titles = c.asked.states(/\b(?:returns?|gives?|lists?)\b[^.]{0,30}\btitles?\b/i) !== null;
    const objects = c.asked.states(/WP_Post|post objects/i) !== null;
    const { meta } = selection;
    const metaName = (meta[0] as { key?: string } | undefined)?.key;
    const limit = counts ? raw('-1') : limitOf(c, /posts|entries|pages|results/);
    if (c.unbound().length > 0) return null;
    const order = orderOf(
      c.asked.states(
        /\b(?:newest|oldest|earliest|latest|soonest|lowest|highest|cheapest|alphabetical\w*|by title|most commented|random)\b/i,
      )?.[0],
      metaName,
    );
    const query = {
      post_type: type === undefined ? (c.postType('post') ?? 'post') : singular(type),
      post_status: statusNames[status] ?? status,
      posts_per_page: limit,
      ...(titles || objects ? {} : { fields: 'ids' }),
      ...(objects ? {} : { no_found_rows: true }),
      ...selection.args,
      ...(meta.length > 0 ? { meta_query: meta } : {}),
      ...order,
    };
    return {
      summary: 'Finds the posts.',
      returns: counts ? 'int' : 'array',
      body: finish(php`$query = new WP_Query( ${query} );`, counts, titles),
    };
  },
};

function finish(query: PhpCode, counts: boolean, titles: boolean): PhpCode {
  const result = counts
    ? 'count( $query->posts )'
    : titles
      ? "wp_list_pluck( $query->posts, 'post_title' )"
      : '$query->posts';
  return php`
    ${query}

    return ${raw(result)};
  `;
}

function orderOf(word: string | undefined, metaName: string | undefined): Record<string, string> {
  const said = word?.toLowerCase() ?? '';
  const ascends = /oldest|earliest|soonest|lowest|cheapest/.test(said);
  if (/alphabetical|title/.test(said)) return { orderby: 'title', order: 'ASC' };
  if (/commented/.test(said)) return { orderby: 'comment_count', order: 'DESC' };
  if (said === 'random') return { orderby: 'rand' };
  if (said !== '' && metaName !== undefined && !metaName.startsWith('_thumbnail') && !/newest|oldest/.test(said))
    return { meta_key: metaName, orderby: 'meta_value_num', order: ascends ? 'ASC' : 'DESC' };
  return said === '' ? {} : { orderby: 'date', order: ascends ? 'ASC' : 'DESC' };
}

export const postQueries: readonly Draft[] = [postQuery];
