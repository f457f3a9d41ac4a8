import { joinPhp, type PhpCode, type PhpValue, php } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import type { Field } from '../../reading/fields.ts';
import { readItem } from '../../reading/items.ts';
import { typeOf } from '../../reading/listing.ts';
import type { Asked } from '../asked.ts';
import { keysOf } from './answer.ts';
import { loadPost } from './load-post.ts';
import { idFieldOf } from './step.ts';
import { storesIn } from './stores.ts';

/** What a list of posts is asked for with that a plain list has not: pages, totals, terms shared with a post, dates in a meta field. */
const isMeant =
  /\b(?:X-[\w-]*Total\w*|has_more|per_page|posts per page|total pages|paginat\w*|shares? (?:a|the|at least)|same (?:category|tag)|upcoming|today or later|soonest)\b/i;

const find = (fields: readonly Field[], names: RegExp) => fields.find(({ name }) => names.test(name));

/** The types of the posts of a list. */
function typesOf(c: Composer): string | string[] {
  if (/\bposts and pages\b|\bpages and posts\b/i.test(c.text)) return ['post', 'page'];
  const own = /\b(?:published|newest|latest|of|lists?)\s+(?:the )?(products|events|books|jobs)\b/i.exec(c.text)?.[1];
  const type = typeOf(c);
  return type === 'post' && own !== undefined && !/\bposts\b/i.test(c.text) ? own.slice(0, -1).toLowerCase() : type;
}

/** Terms and meta fields that are asked for by a field of the request. */
function filtersOf({ c, fields, channel }: Asked): { tax: PhpCode[]; meta: PhpCode[] } {
  const tax: PhpCode[] = [];
  const meta: PhpCode[] = [];
  const ofField = (name: string, what: string) =>
    new RegExp(String.raw`\b${name}\b[^.;\n)]*\b${what}\s+[\`"']?(_?[a-z]\w*)`, 'i').exec(c.text)?.[1];
  for (const field of fields) {
    const taxonomy =
      ofField(field.name, 'taxonomy') ??
      (/^cat(?:egory)?$/.test(field.name) ? 'category' : /^tag$/.test(field.name) ? 'post_tag' : undefined);
    const key = ofField(field.name, 'meta(?: (?:key|field))?');
    const value = channel.value(field);
    if (taxonomy !== undefined)
      tax.push(php`
        if ( ! empty( ${value} ) ) {
          $args['tax_query'] = array(
            array(
              'taxonomy' => ${taxonomy},
              'field'    => ${field.type === 'integer' ? 'term_id' : 'slug'},
              'terms'    => ${value},
            ),
          );
        }
      `);
    else if (key !== undefined)
      meta.push(php`
        if ( ! empty( ${value} ) ) {
          $args['meta_query'][] = array(
            'key'   => ${key},
            'value' => ${value},
          );
        }
      `);
  }
  return { tax, meta };
}

function orderOf(c: Composer, upcoming: string | undefined): Record<string, PhpValue> {
  if (upcoming !== undefined)
    return { meta_key: upcoming, orderby: 'meta_value', order: c.says(/latest first|descending/) ? 'DESC' : 'ASC' };
  if (c.says(/\brandom/)) return { orderby: 'rand' };
  if (c.says(/\balphabetical|by title|title asc/)) return { orderby: 'title', order: 'ASC' };
  return { orderby: 'date', order: c.says(/\boldest/) ? 'ASC' : 'DESC' };
}

/** A list of posts with pages, totals, filters by fields, and what it is beside another post. */
export function listPosts(asked: Asked): PhpCode | null {
  const { c, fields, channel } = asked;
  if (!isMeant.test(c.text) || !/\b(?:posts|events|products|books|pages|entries|lists?|articles)\b/i.test(c.text))
    return null;
  const perPage = find(fields, /^(?:per_?page|count|limit|number|posts_per_page)$/);
  const page = find(fields, /^(?:page|paged|page_number)$/);
  const search = find(fields, /^(?:q|s|search|term|query|keyword)$/);
  const author = find(fields, /^author(?:_id)?$/);
  const said =
    /\b(?:up to|at most|max(?:imum|\.)?(?: of)?|newest|latest|first|the)\s+(\d+)\b|\b(\d+) (?:\w+ ){0,2}(?:posts|events|products|items|per page)\b/i.exec(
      c.text,
    );
  const number = perPage === undefined ? Number(said?.[1] ?? said?.[2] ?? 10) : channel.value(perPage);
  const shared = /\bshares? (?:a|at least one|the same|any)\s+(category|tag)|\bsame (category|tag)\b/i.exec(c.text);
  const id = shared === null ? undefined : idFieldOf(asked);
  if (shared !== null && id === undefined) return null;
  const byTag = (shared?.[1] ?? shared?.[2])?.toLowerCase() === 'tag';
  const upcoming = /\b(?:upcoming|today or later|soonest|future)\b/i.test(c.text)
    ? storesIn(c.text).find(({ kind }) => kind === 'post')?.key
    : undefined;
  const keys = keysOf(c).map(({ key }) => key);
  const isWrapped = keys.some((key) => /^(?:html|has_more|items|results|posts|total|pages|found)$/.test(key));
  const header = [...c.text.matchAll(/\b(X-[\w-]*Total\w*)\b/g)].map(([, name = '']) => name);
  const isCounted = header.length > 0 || keys.some((key) => /more|total|pages|found/.test(key));
  const args: Record<string, PhpValue> = {
    post_type: typesOf(c),
    post_status: 'publish',
    posts_per_page: number,
    ...(page === undefined ? {} : { paged: raw(`max( 1, ${channel.value(page).text} )`) }),
    ...(search === undefined ? {} : { s: channel.value(search) }),
    ...(author === undefined ? {} : { author: channel.value(author) }),
    ...(shared === null
      ? {}
      : {
          [byTag ? 'tag__in' : 'category__in']: raw(
            byTag ? "wp_get_post_tags( $post->ID, array( 'fields' => 'ids' ) )" : 'wp_get_post_categories( $post->ID )',
          ),
          post__not_in: raw('array( $post->ID )'),
        }),
    ...(upcoming === undefined
      ? {}
      : { meta_query: [{ key: upcoming, value: raw("current_time( 'Y-m-d' )"), compare: '>=', type: 'DATE' }] }),
    ...orderOf(c, upcoming),
    ignore_sticky_posts: true,
    ...(isCounted ? {} : { no_found_rows: true }),
  };
  const { tax, meta } = filtersOf(asked);
  const html = keys.includes('html');
  const shown = readItem(c, 'post', c.text, 1).filter(({ key }) => !['html', 'has_more', 'page'].includes(key));
  const item = shown.length > 0 ? shown : readItem(c, 'post', 'id, title, link', 1);
  const each = html
    ? raw(
        `$html .= '<li><a href="' . esc_url( (string) get_permalink( $item ) ) . '">' . esc_html( get_the_title( $item ) ) . '</a></li>';`,
      )
    : raw(
        `$items[] = ${php`${Object.fromEntries(item.map(({ key, code }) => [key, raw(code.text.replaceAll('$post', '$item'))]))}`.text};`,
      );
  const told = (key: string): PhpValue => {
    if (key === 'html') return raw('$html');
    if (/more/.test(key))
      return raw(
        page === undefined
          ? '$query->max_num_pages > 1'
          : `max( 1, ${channel.value(page).text} ) < $query->max_num_pages`,
      );
    if (/pages/.test(key)) return raw('(int) $query->max_num_pages');
    if (/total|found|count/.test(key)) return raw('(int) $query->found_posts');
    if (key === 'page' && page !== undefined) return channel.value(page);
    return raw('$items');
  };
  const data = isWrapped ? php`${Object.fromEntries(keys.map((key) => [key, told(key)]))}` : raw('$items');
  c.asked.takeAll();
  return joinPhp([
    id === undefined ? raw('') : loadPost({ ...asked, method: 'GET' }, id, 'post'),
    php`
      $args = ${args};
      ${joinPhp([...tax, ...meta])}
      $query = new WP_Query( $args );
      ${raw(html ? "$html = '';" : '$items = array();')}
      foreach ( $query->posts as $item ) {
        ${each}
      }
    `,
    header.length === 0
      ? channel.answer(data, 200)
      : php`
        $response = rest_ensure_response( ${data} );
        ${raw(header.map((name) => `$response->header( '${name}', (string) $query->${/pages/i.test(name) ? 'max_num_pages' : 'found_posts'} );`).join('\n'))}

        return $response;
      `,
  ]);
}
