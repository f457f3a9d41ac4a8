import { type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { phpName, singular, titleOf } from '../../naming.ts';
import type { Draft } from '../draft.ts';

/** What a list shows in a cell, of the thing whose ID is `$id`; `by` sorts it. */
interface Cell {
  readonly code: PhpCode;
  readonly by: string | null;
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
  const said =
    c.asked.states(/\b(?:content|shows?|showing|displays?|displaying|with|value)\b\W*([^.;\n]+)/i)?.[1] ?? c.text;
  for (const text of [said, c.text])
    for (const [words, code, by] of list.values)
      if (words.test(text)) return { code: raw(code.replace('%date%', dateFormat(c))), by };
  return null;
}

/** A column of a list in wp-admin: its heading, its cells and what sorts it. */
export const listColumn: Draft = {
  id: 'draft-list-column',
  name: 'add_column',
  needs: /\bcolumns?\b/,
  never: /remove|hide|admin column\b|core\/column|\bblock|table \{|dbdelta|class\b|csv/,
  compose(c) {
    const list = lists.find(({ said }) => c.asked.states(said) !== null);
    const cell = list === undefined ? null : cellOf(c, list);
    if (list === undefined || cell === null) return null;
    const heading =
      c.asked.phrase('heading|header|column title|labell?ed|label|titled?|named|called') ??
      c.quoted(/column\W*$/, /^\W*column/) ??
      titleOf(cell.by?.replace('meta:', '') ?? c.asked.token('column') ?? 'Details');
    const key = c.asked.token('column key|key|column id|id') ?? phpName(heading);
    const [columns, cells, sortable] = list.hooks(c);
    const isFilter = list.kind === 'filter';
    const empty = c.asked.states(
      /\b(?:if|when)\b[^.]*\b(?:empty|missing|no value|none|not set)\b[^.]*[`"']([^`"']+)[`"']|[`"'](—|–|-)[`"']|\b(dash)\b/i,
    );
    const fallback = empty === null ? null : (empty[1] ?? empty[2] ?? '—');
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
          echo esc_html( ${value} );
        }
      `;
    const after = c.asked.states(/\bafter (?:the )?[`"']?([\w-]+)[`"']?/i)?.[1]?.toLowerCase();
    const place = after === undefined || /^(?:all|that|the|other)$/.test(after) ? null : after;
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
            $columns[ ${key} ] = ${c.label(heading)};

            return $columns;
          `
          : php`
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
