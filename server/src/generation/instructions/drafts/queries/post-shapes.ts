import { joinPhp, noPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';

/** What each entry of a list is made of, where the prompt names keys. */
const properties: readonly (readonly [RegExp, string])[] = [
  [/^ids?$|^post_?id$/i, '(int) $post->ID'],
  [/^(?:title|name|post_?title|headline)$/i, 'get_the_title( $post )'],
  [/^(?:url|link|permalink|href)$/i, 'get_permalink( $post )'],
  [/^(?:date|published|post_?date)$/i, "get_the_date( '%date%', $post )"],
  [/^(?:modified|updated)$/i, "get_the_modified_date( '%date%', $post )"],
  [/^excerpt$/i, 'get_the_excerpt( $post )'],
  [/^(?:content|body)$/i, '$post->post_content'],
  [/^(?:slug|post_?name)$/i, '$post->post_name'],
  [/^(?:status)$/i, '$post->post_status'],
  [/^(?:type|post_?type)$/i, '$post->post_type'],
  [/^(?:author|author_?name)$/i, "get_the_author_meta( 'display_name', (int) $post->post_author )"],
  [/^(?:author_?id)$/i, '(int) $post->post_author'],
  [
    /^(?:image|thumbnail|image_?url|thumbnail_?url|featured_?image|thumb)$/i,
    "(string) get_the_post_thumbnail_url( $post, 'full' )",
  ],
  [/^(?:comments?|comment_?count)$/i, '(int) $post->comment_count'],
  [/^(?:edit_?(?:link|url))$/i, "(string) get_edit_post_link( $post, 'raw' )"],
];

const keyOf = (text: string) =>
  text
    .trim()
    .replace(/^["'`$]+|["'`:]+$/g, '')
    .trim();

/** The expression for a property of `$post`, or null. */
export function propertyOf(c: Composer, key: string): string | null {
  const found = properties.find(([words]) => words.test(key))?.[1];
  if (found === undefined) return null;
  const date = /\b(Y-m-d(?: H:i(?::s)?)?|d\.m\.Y|d\/m\/Y|m\/d\/Y|F j, Y|c)\b/.exec(c.text)?.[1] ?? '';
  return found.replace('%date%', date);
}

/** `each with id, title and url`: the keys of the arrays that a list is to hold. */
function rowOf(c: Composer): Record<string, PhpValue> | null {
  const said = c.asked.states(
    /\b(?:arrays? (?:with|of|containing)(?: the)? keys|with (?:the )?keys|keys|each (?:(?:with|having|containing|item|entry|element|one|row|array)[^.;:\n]{0,24}?(?:with|has|containing|:)?)|arrays? (?:with|containing)|in the (?:form|shape|format)(?: of)?|list of arrays with|items? with)\b\s*:?\s*[[({]*\s*([^.;\n\])}]*)/i,
  )?.[1];
  if (said === undefined) return null;
  const keys = said
    .replace(/\([^)]*\)?/g, '')
    .replace(/^(?:an? )?(?:associative )?arrays? (?:with|of|containing)\s+(?:the )?(?:keys )?/i, '')
    .split(/,|\band\b|\//)
    .map(keyOf)
    .filter((key) => key !== '');
  const pairs = keys.flatMap((key) => {
    const name = key
      .replace(/^the /i, '')
      .replace(/\s*=>.*/, '')
      .replace(/["'`]/g, '');
    const code = propertyOf(c, name.replace(/[ -]/g, '_'));
    return code === null ? [] : [[name.replace(/[ -]/g, '_'), raw(code)] as const];
  });
  return pairs.length < 2 || pairs.length < keys.length / 2 ? null : Object.fromEntries(pairs);
}

/** `array of ID => title`. */
function mapOf(c: Composer): readonly [string, string] | null {
  const said = c.asked.states(/["'`]?\b(\w+(?: \w+)?)["'`]?\s*(?:=>|→|->|keyed by)\s*["'`]?(?:the )?(?:post )?(\w+)/i);
  if (said === null) return null;
  const keyed = /keyed by/i.test(said[0]);
  const [key, value] = keyed ? [said[2], said[1]] : [said[1], said[2]];
  const of = (text = '') => propertyOf(c, (text.split(' ').at(-1) ?? '').replace(/s$/, ''));
  const [first, second] = [of(key), of(value)];
  return first === null || second === null ? null : [first, second];
}

/** How many entries a page has, and which page. */
function paging(c: Composer, all: number): Record<string, PhpValue> {
  const page = c.find('page');
  const perPage = c.find('count');
  const said = c.asked.states(
    /\b(\d+)\s*(?:posts |results |items |entries )?(?:per|a|each|\/)\s*page\b|\bper[ _]page\W{0,4}(?:is|=|of|:)?\s*(\d+)/i,
  );
  const number = said?.[1] ?? said?.[2];
  const one =
    c.asked.states(
      /\bthe (?:single )?(?:newest|latest|oldest|next|first|last|most recent) (?:published )?(?:post|page|entry|event|one)\b(?!s)/i,
    ) !== null;
  const limit =
    perPage ??
    (number !== undefined
      ? raw(number)
      : c.asked.states(/\b(?:no limit|unlimited|without (?:a )?limit|all of them)\b/i) !== null
        ? raw('-1')
        : one
          ? raw('1')
          : raw(String(saidLimit(c) ?? all)));
  return { posts_per_page: limit, ...(page === null ? {} : { paged: php`max( 1, ${page} )` }) };
}

function saidLimit(c: Composer): number | null {
  const match = c.asked.states(
    /\b(?:limit(?:ed)?(?: to)?|max(?:imum)?(?: of)?|up to|at most|first|last|latest|newest|oldest|recent|top|random|the|get|show|list|return|fetch|only|number(?: of posts)?(?: is|:|=)?|next|upcoming|past)\s*:?\s*(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b(?!\s*(?:days?|weeks?|months?|years?|hours?|minutes?|comments?|per|words|characters|%|px))/i,
  );
  const lead =
    match ??
    c.asked.states(
      /^(?:\W|\w+: )*(\d+)\s+(?:\w+ ){0,2}(?:posts?|pages?|entries|items|events?|products?)\b|\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:most |newest |latest |oldest |random |recent |upcoming |published |related )/i,
    );
  const word = lead?.[1] ?? lead?.[2];
  if (word === undefined) return null;
  return /^\d+$/.test(word)
    ? Number(word)
    : (c.instruction.amounts.find(({ value }) => words[value] === word.toLowerCase())?.value ?? null);
}

const words: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const listed = (args: Record<string, PhpValue>) => ({ ...args, no_found_rows: true });

/** The query for IDs: unlimited ones load no posts, and what is to be random is shuffled here instead of in the database. */
function idsOf(args: Readonly<Record<string, PhpValue>>): { readonly before: PhpCode; readonly ids: PhpCode } {
  const { orderby, posts_per_page: limit, ...rest } = args;
  if (orderby !== 'rand') return { before: noPhp, ids: php`get_posts( ${listed({ ...args, fields: 'ids' })} )` };
  return {
    before: php`
      $ids = get_posts( ${listed({ ...rest, posts_per_page: -1, fields: 'ids' })} );
      shuffle( $ids );
    `,
    ids: limit === undefined ? raw('$ids') : php`array_slice( $ids, 0, ${limit} )`,
  };
}

/** The query for whole posts, by their IDs where their number is not limited. */
function postsOf(args: Readonly<Record<string, PhpValue>>): { readonly before: PhpCode; readonly posts: PhpCode } {
  const { posts_per_page: limit, orderby } = args;
  if (orderby !== 'rand' && (limit as PhpCode).text !== '-1')
    return { before: noPhp, posts: php`get_posts( ${listed(args)} )` };
  const { before, ids } = idsOf(args);
  return { before, posts: php`array_map( 'get_post', ${ids} )` };
}

/** The query with its result in the shape that the prompt asks for. */
export function finishPosts(
  c: Composer,
  args: Readonly<Record<string, PhpValue>>,
): { readonly body: PhpCode; readonly returns: string } {
  const type = c.returnType;
  const counts =
    type === 'int' &&
    !((c.fn?.returns ?? '').startsWith('?') && !/\b(?:how many|number of|counts?)\b(?! too)/i.test(c.text)) &&
    !/\bids? of|\bthe id\b|\bid or 0\b|(?:return|get|find)s? the (?:post )?id\b/i.test(c.text);
  const fetch = (query: Record<string, PhpValue>) => php`get_posts( ${query} )`;
  if (
    /WP_Query/.test(type) ||
    (type === '' && c.asked.states(/\breturns? (?:a |the )?(?:new )?WP_Query|\): WP_Query/i) !== null)
  )
    return { returns: 'WP_Query', body: php`return new WP_Query( ${{ ...args, ...paging(c, 100) }} );` };
  const wanted = c.asked.states(
    /(?:["'`]|\bkeys?:? )(items|posts|ids|results|data)\b["'`]?[^.;\n]{0,40}["'`]?\b(total|count|found)\b["'`]?(?:[^.;\n]{0,30}["'`]?\b((?:max_|total_|num_)?pages)\b["'`]?)?/i,
  );
  if (wanted !== null && /^(?:array|)$/.test(type) && /\bkeys?\b|=>|\{|\bwith\b/.test(c.text)) {
    const [, items = 'items', total = 'total', pages] = wanted;
    const ids = /\bids\b/i.test(c.text);
    return {
      returns: 'array',
      body: php`
        $query = new WP_Query( ${{ ...args, ...paging(c, 10), ...(ids ? { fields: 'ids' } : {}) }} );

        return ${{
          [items]: raw(ids ? "array_map( 'intval', $query->posts )" : '$query->posts'),
          [total]: raw('(int) $query->found_posts'),
          ...(pages === undefined ? {} : { [pages]: raw('(int) $query->max_num_pages') }),
        }};
      `,
    };
  }
  if (
    counts ||
    (type === '' &&
      /\b(?:count|how many|number of)\b/i.test(c.text.slice(0, 160).replace(/\$\w+/g, ' ')) &&
      c.asked.states(/(?<!\$)\b(?:counts?|how many|(?:returns? )?the number of)\b/i) !== null)
  )
    return {
      returns: 'int',
      body: php`
        $query = new WP_Query( ${{ ...args, posts_per_page: 1, fields: 'ids' }} );

        return (int) $query->found_posts;
      `,
    };
  if (type === 'bool')
    return {
      returns: 'bool',
      body: php`return array() !== ${fetch(listed({ ...args, posts_per_page: 1, fields: 'ids' }))};`,
    };
  const isOne =
    type === '' &&
    c.asked.states(/\bas (?:an? )?WP_Post\b(?! objects)|\b(?:an? |the )(?:single )?WP_Post(?: object)?\b/i) !== null;
  if (isOne || type === 'int' || /^WP_Post$/.test(type) || /^WP_Post\|/.test(type)) {
    const none = (c.fn?.returns ?? '').startsWith('?')
      ? raw('null')
      : type === 'int'
        ? raw('0')
        : /false/.test(type)
          ? raw('false')
          : raw('null');
    return {
      returns: type === 'int' ? `${none.text === 'null' ? '?' : ''}int` : '?WP_Post',
      body: php`
        $found = ${fetch(listed({ ...args, posts_per_page: 1, ...(type === 'int' ? { fields: 'ids' } : {}) }))};

        return ${raw(type === 'int' ? 'isset( $found[0] ) ? (int) $found[0]' : '$found[0] ?? ')}${raw(type === 'int' ? ' : ' : '')}${none};
      `,
    };
  }
  const all = { ...args, ...paging(c, -1) };
  const row = rowOf(c);
  const map = row === null ? mapOf(c) : null;
  const { before, posts } = postsOf(all);
  if (row !== null || map !== null)
    return {
      returns: 'array',
      body: php`
        ${before}
        $items = array();
        foreach ( ${posts} as $post ) {
          ${row !== null ? php`$items[] = ${row};` : raw(`$items[ ${map?.[0] ?? ''} ] = ${map?.[1] ?? ''};`)}
        }

        return $items;
      `,
    };
  if (
    type === 'string' ||
    (type === '' &&
      c.asked.states(/\b(?:returns?|outputs?|builds?) (?:an? )?(?:html|<ul>|unordered list|list of links|markup)/i) !==
        null)
  )
    return { returns: 'string', body: joinPhp([before, htmlOf(c, posts)]) };
  const shape = c.shape('objects');
  const byIds = idsOf(all);
  const given = (lead: PhpCode, result: PhpCode) => ({
    returns: 'array',
    body: joinPhp([lead, php`return ${result};`]),
  });
  if (shape === 'ids') return given(byIds.before, php`array_map( 'intval', ${byIds.ids} )`);
  if (shape === 'titles' || shape === 'names') return given(before, php`wp_list_pluck( ${posts}, 'post_title' )`);
  if (shape === 'links') return given(byIds.before, php`array_map( 'get_permalink', ${byIds.ids} )`);
  if (shape === 'slugs') return given(before, php`wp_list_pluck( ${posts}, 'post_name' )`);
  return given(before, posts);
}

function htmlOf(c: Composer, posts: PhpCode): PhpCode {
  const empty = c.asked.states(
    /\b(?:if|when)\b[^.;\n]{0,40}\b(?:none|nothing|no (?:posts|results|entries|matches|events)|empty)\b[^.;\n]{0,40}["'`]([^"'`]+)["'`]|["'`]([^"'`]+)["'`](?: \w+){0,2}? (?:if|when) (?:there (?:are|is) )?(?:none|no|nothing)/i,
  );
  const text = empty?.[1] ?? empty?.[2];
  const tag = c.says(/<ol|ordered list(?<!unordered list)/) && !c.says(/unordered|<ul/) ? 'ol' : 'ul';
  const css = c.asked.states(/\bclass\s*[:=]?\s*["'`]([\w -]+)["'`]/i)?.[1];
  const date =
    c.asked.states(/\bwith (?:the|their) dates?\b|\bdates? (?:after|behind|in brackets)/i) === null
      ? noPhp
      : raw(" . ' ' . esc_html( get_the_date( '', $post ) )");
  return joinPhp([
    php`
      $items = '';
      foreach ( ${posts} as $post ) {
        $items .= '<li><a href="' . esc_url( get_permalink( $post ) ) . '">' . esc_html( get_the_title( $post ) ) . '</a>'${date} . '</li>';
      }
    `,
    php`return '' === $items ? ${text === undefined ? '' : php`${`<p>`} . ${c.escapedText(text)} . ${'</p>'}`} : ${`<${tag}${css === undefined ? '' : ` class="${css}"`}>`} . $items . ${`</${tag}>`};`,
  ]);
}
