import { type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { phpName, singular, titleOf } from '../../naming.ts';
import { Details } from '../details/details.ts';
import type { Draft } from '../draft.ts';

/** What a list shows in a cell, of the thing whose ID is `$id`; `by` sorts it. */
interface Cell {
  readonly code: PhpCode;
  readonly by: string | null;
  /** Is markup, escaped as it is made. */
  readonly isMarkup?: boolean;
}

interface List {
  readonly said: RegExp;
  /** Names of its hooks: columns, cell, sortable columns. */
  hooks(c: Composer): readonly [columns: string, cell: string, sortable: string];
  /** `filter`: cells are returned, with what stood there before as first argument. */
  readonly kind: 'action' | 'filter';
  readonly query: 'posts' | 'users' | 'terms' | 'comments';
  meta(key: string): string;
  readonly values: readonly (readonly [RegExp, string, string | null])[];
}

const dateFormat = (c: Composer): string =>
  /\b(Y-m-d(?: H:i(?::s)?)?|d\.m\.Y|m\/d\/Y|d\/m\/Y|F j, Y)\b/.exec(c.text)?.[1] ?? 'Y-m-d';

const lists: readonly List[] = [
  {
    said: /\busers? list|users? (?:table|screen|admin)|list of users|\busers\.php|manage_users|\bcolumn\b[^.]*\busers\b/i,
    hooks: () => ['manage_users_columns', 'manage_users_custom_column', 'manage_users_sortable_columns'],
    kind: 'filter',
    query: 'users',
    meta: (key) => `get_user_meta( $id, '${key}', true )`,
    values: [
      [/\bregist(?:ration|ered)\b/i, "mysql2date( '%date%', get_userdata( $id )->user_registered )", 'registered'],
      [/\b(?:number of |how many |post count|posts)\b/i, 'number_format_i18n( count_user_posts( $id ) )', 'post_count'],
      [/\buser id|\bids?\b/i, '(string) $id', 'ID'],
    ],
  },
  {
    said: /\b(?:terms?|categor(?:y|ies)|tags?|taxonomy) (?:list|table|screen)|list of (?:categories|tags|terms)|manage_edit-/i,
    hooks(c) {
      const taxonomy = c.asked.value('taxonomy') ?? (c.says(/\btags?\b/) ? 'post_tag' : 'category');
      return [
        `manage_edit-${taxonomy}_columns`,
        `manage_${taxonomy}_custom_column`,
        `manage_edit-${taxonomy}_sortable_columns`,
      ];
    },
    kind: 'filter',
    query: 'terms',
    meta: (key) => `get_term_meta( $id, '${key}', true )`,
    values: [[/\bterm id|\bids?\b/i, '(string) $id', 'term_id']],
  },
  {
    said: /\bcomments? (?:list|table|screen)|list of comments/i,
    hooks: () => [
      'manage_edit-comments_columns',
      'manage_comments_custom_column',
      'manage_edit-comments_sortable_columns',
    ],
    kind: 'action',
    query: 'comments',
    meta: (key) => `get_comment_meta( $id, '${key}', true )`,
    values: [
      [
        /\bword(?:s| count)\b/i,
        'number_format_i18n( str_word_count( wp_strip_all_tags( get_comment_text( $id ) ) ) )',
        null,
      ],
      [/\bemail|e-mail/i, 'get_comment_author_email( $id )', null],
    ],
  },
  {
    said: /\bcolumns?\b/i,
    hooks(c) {
      const type =
        c.asked.states(/\bpost type\s+[`"']?([a-z][\w-]*)/i)?.[1] ??
        c.asked.states(/\b(?:list|table|overview) of (?:the |all )?([a-z_]+s)\b/i)?.[1] ??
        c.asked.states(/\b([a-z_]+)s? (?:list|table|screen|overview)\b/i)?.[1] ??
        c.postType('post') ??
        'post';
      const slug = /^(?:posts?|admin|the|in|list)$/.test(type) ? 'post' : singular(type);
      return [
        `manage_${slug}_posts_columns`,
        `manage_${slug}_posts_custom_column`,
        `manage_edit-${slug}_sortable_columns`,
      ];
    },
    kind: 'action',
    query: 'posts',
    meta: (key) => `get_post_meta( $id, '${key}', true )`,
    values: [
      [
        /\bword(?:s| count)\b/i,
        "number_format_i18n( str_word_count( wp_strip_all_tags( get_post_field( 'post_content', $id ) ) ) )",
        null,
      ],
      [/\b(?:modified|updated|changed)\b/i, "get_the_modified_date( '%date%', $id )", 'modified'],
      [/\bauthor/i, "get_the_author_meta( 'display_name', (int) get_post_field( 'post_author', $id ) )", 'author'],
      [/\bslug\b(?! )/i, "get_post_field( 'post_name', $id )", 'name'],
      [/\btemplate/i, 'get_page_template_slug( $id )', null],
      [/\bcomments?\b/i, 'number_format_i18n( get_comments_number( $id ) )', 'comment_count'],
      [/\bpost id|\bids?\b/i, '(string) $id', 'ID'],
    ],
  },
];

function cellOf(c: Composer, list: List): Cell | null {
  const meta = c.asked.value('(?:post |user |term |comment )?meta(?: key| field| value)?');
  if (meta !== null) return { code: raw(list.meta(meta)), by: `meta:${meta}` };
  if (list.query === 'posts' && c.asked.states(/\b(?:thumbnails?|featured images?)\b/i) !== null) {
    const size = /(\d{2,4})\s*(?:px)?\s*(?:[x×]|by)\s*(\d{2,4})/i.exec(c.text);
    return {
      code: raw(`get_the_post_thumbnail( $id, array( ${size?.[1] ?? 60}, ${size?.[2] ?? 60} ) )`),
      by: null,
      isMarkup: true,
    };
  }
  const said =
    c.asked.states(/\b(?:content|shows?|showing|displays?|displaying|with|value)\b\W*([^.;\n]+)/i)?.[1] ?? c.text;
  for (const text of [said, c.text])
    for (const [words, code, by] of list.values)
      if (words.test(text)) return { code: raw(code.replace('%date%', dateFormat(c))), by };
  return null;
}

const coreColumns: readonly (readonly [RegExp, string])[] = [
  [/\bauthors?\b/i, 'author'],
  [/\bcomments?\b/i, 'comments'],
  [/\bcategor(?:y|ies)\b/i, 'categories'],
  [/\btags?\b/i, 'tags'],
  [/\bdate\b/i, 'date'],
  [/\be-?mail\b/i, 'email'],
  [/\brole\b/i, 'role'],
  [/(?<!in the |of the |the list of |of |for |in )\bposts\b(?! list)/i, 'posts'],
  [/\bslug\b/i, 'slug'],
  [/\bdescription\b/i, 'description'],
];

/** The columns of WordPress' own that clauses refuse. */
function removedColumns(c: Composer): string[] {
  const refused = new Details(c).clauses.filter(({ text, isRefused }) => isRefused && /\bcolumns?\b/i.test(text));
  return refused.flatMap(({ text }) => {
    const said = text.replace(
      /\b(?:from|in|on|of) (?:the )?(?:\w+ ){0,3}(?:list|screen|table|overview|admin)\b|\b(?:from|in|on) (?:the )?list of \w+/gi,
      '',
    );
    return [
      ...coreColumns.filter(([word]) => word.test(said)).map(([, key]) => key),
      ...[...said.matchAll(/`([a-z][\w-]*)`/g)].map(([, key = '']) => key),
    ];
  });
}

const withoutColumns = (hook: string, gone: readonly string[]) => ({
  summary: 'Takes columns out of the list.',
  params: 'array $columns',
  returns: 'array',
  hooks: [{ kind: 'filter' as const, hook, priority: 20 }],
  body: php`
    ${raw(`unset( ${[...new Set(gone)].map((one) => `$columns['${one}']`).join(', ')} );`)}

    return $columns;
  `,
});

/** A column of a list in wp-admin: its heading, its cells and what sorts it. */
export const listColumn: Draft = {
  id: 'draft-list-column',
  name: 'add_column',
  needs: /\bcolumns?\b/,
  never:
    /admin column\b|core\/column|footer columns|taxonom(?:y|ies) \W*\w+\W* |register_|widget areas?|\bblock|table \{|dbdelta|class\b|csv/,
  compose(c) {
    const list = lists.find(({ said }) => c.asked.states(said) !== null);
    const cell = list === undefined ? null : cellOf(c, list);
    const gone = list === undefined ? [] : removedColumns(c);
    if (list !== undefined && cell === null && gone.length > 0) return withoutColumns(list.hooks(c)[0], gone);
    if (list === undefined || cell === null) return null;
    const heading =
      c.asked.phrase('heading|header|column title|labell?ed|label|titled?|named|called') ??
      c.quoted(/column\W*$/, /^\W*column/) ??
      titleOf(cell.by?.replace('meta:', '') ?? c.asked.token('column') ?? 'Details');
    const key = c.asked.token('column key|key|column id|id') ?? phpName(heading);
    const [columns, cells, sortable] = list.hooks(c);
    const first =
      c.asked.states(/\bfirst column\b|\bafter (?:the )?check ?box|\bat the (?:very )?(?:start|beginning)\b/i) !== null;
    const isFilter = list.kind === 'filter';
    const empty = c.asked.states(
      /\b(?:if|when)\b[^.]*\b(?:empty|missing|no value|none|not set)\b[^.]*[`"']([^`"']+)[`"']|[`"']([^`"'\n]+)[`"'] (?:if|when|where)\b[^.]*\b(?:empty|missing|none|no|not)\b|[`"'](—|–|-)[`"']|\b(dash)\b|\b(\d+) (?:if|when|where)\b[^.]*\b(?:empty|missing|none|no|not)\b/i,
    );
    const fallback = empty === null ? null : (empty[1] ?? empty[2] ?? empty[3] ?? empty[5] ?? '—');
    const value = fallback === null ? cell.code : php`( ${cell.code} ?: ${fallback} )`;
    const shown = isFilter
      ? php`
        if ( ${key} !== $column ) {
          return $output;
        }

        return esc_html( ${value} );
      `
      : php`
        if ( ${key} === $column ) {
          echo ${raw(cell.isMarkup === true ? 'wp_kses_post' : 'esc_html')}( ${value} );
        }
      `;
    const after = c.asked.states(/\bafter (?:the )?[`"']?([\w-]+)[`"']?/i)?.[1]?.toLowerCase();
    const place = first ? 'cb' : after === undefined || /^(?:all|that|the|other|checkbox)$/.test(after) ? null : after;
    const unset = gone.length === 0 ? raw('') : raw(`unset( ${gone.map((one) => `$columns['${one}']`).join(', ')} );`);
    const isSortable = c.asked.flag('sort(?:able|ed|ing)', false) && cell.by !== null;
    c.asked.states(/\bhooks?:/i);
    c.asked.states(/\bother columns\b/i);
    const meta = cell.by?.startsWith('meta:') ? cell.by.slice(5) : null;
    const numeric = c.says(/numeric|number|price|integer|amount/);
    return {
      summary: `Adds the column ${heading}.`,
      params: 'array $columns',
      returns: 'array',
      hooks: [{ kind: 'filter', hook: columns }],
      body:
        place === null
          ? php`
            ${unset}
            $columns[ ${key} ] = ${c.label(heading)};

            return $columns;
          `
          : php`
            ${unset}
            $position = array_search( ${place}, array_keys( $columns ), true );
            $position = false === $position ? count( $columns ) : $position + 1;

            return array_slice( $columns, 0, $position, true ) + array( ${key} => ${c.label(heading)} ) + array_slice( $columns, $position, null, true );
          `,
      beside: [
        {
          name: c.prefixed('show_column'),
          summary: `Shows the column ${heading}.`,
          params: isFilter ? '$output, $column, $id' : '$column, $id',
          hooks: [{ kind: list.kind, hook: cells, args: isFilter ? 3 : 2 }],
          body: shown,
        },
        ...(isSortable
          ? [
              {
                name: c.prefixed('sortable_column'),
                summary: 'Lets people sort by the column.',
                params: 'array $columns',
                returns: 'array',
                hooks: [{ kind: 'filter' as const, hook: sortable }],
                body: php`
                  $columns[ ${key} ] = ${meta ?? cell.by ?? key};

                  return $columns;
                `,
              },
            ]
          : []),
        ...(isSortable && meta !== null && (list.query === 'posts' || list.query === 'users')
          ? [
              {
                name: c.prefixed('order_by_column'),
                summary: 'Sorts by the meta of the column.',
                params: '$query',
                hooks: [{ kind: 'action' as const, hook: list.query === 'posts' ? 'pre_get_posts' : 'pre_get_users' }],
                body: php`
                  if ( ! is_admin() || ${meta} !== $query->get( 'orderby' ) ) {
                    return;
                  }
                  $query->set( 'meta_key', ${meta} );
                  $query->set( 'orderby', ${numeric ? 'meta_value_num' : 'meta_value'} );
                `,
              },
            ]
          : []),
      ],
    };
  },
};
