import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Key } from '../parts.ts';
import { Condition, Entity, Role, strict } from './parts.ts';

/** Columns that WordPress' and WooCommerce's own lists have, by what is listed. */
export const staffListColumns = {
  post: ['author', 'categories', 'tags', 'comments', 'date'],
  page: ['author', 'comments', 'date'],
  media: ['author', 'parent', 'comments', 'date'],
  user: ['name', 'email', 'role', 'posts'],
  comment: ['author', 'response', 'date'],
  category: ['description', 'slug', 'posts'],
  tag: ['description', 'slug', 'posts'],
  product: ['sku', 'is_in_stock', 'price', 'product_cat', 'product_tag', 'featured', 'date'],
  order: ['order_date', 'order_status', 'order_total', 'billing_address', 'shipping_address', 'wc_actions'],
} as const;

export const staffList = Type.Object(
  {
    kind: Type.Literal('staff_list'),
    entity: Entity,
    columns: Type.Array(Key('A field, or what WordPress knows'), { maxItems: 12, uniqueItems: true }),
    sortable: Type.Array(Key('One of the columns'), { maxItems: 12, uniqueItems: true }),
    filters: Type.Array(Key('A field'), {
      maxItems: 6,
      uniqueItems: true,
      description:
        'Drop-downs above the list: by choice, yes or no, past or upcoming date, filled in or empty; `date` and `modified` of posts by how long ago they are. Lists of the plan’s own records have those of their choices anyway',
    }),
    marks: Type.Array(
      Type.Object(
        {
          column: Key('One of the columns'),
          conditions: Type.Array(Condition, { minItems: 1, maxItems: 12, description: 'All have to be so' }),
          text: Type.String({
            maxLength: 60,
            pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$',
            description: 'Shown beside the value; empty: only the colour',
          }),
          colour: StringEnum(['red', 'orange', 'green', 'grey'] as const),
        },
        strict,
      ),
      { maxItems: 12, description: 'What stands out' },
    ),
    hides: Type.Array(Key('A column of the list as it is'), {
      maxItems: 8,
      uniqueItems: true,
      description:
        'Columns that are taken away from lists of what the site has: `author`, `tags`, `comments`, `date`, `email`, `role` …',
    }),
    empty: Type.String({
      maxLength: 60,
      pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$',
      description: 'Shown where there is no value',
    }),
    bulk: Type.Optional(
      Type.Array(Key('A field that staff edit'), {
        minItems: 1,
        maxItems: 6,
        uniqueItems: true,
        description:
          'What bulk actions set of several at once: fields of choices, yes or no, dates, which become today',
      }),
    ),
    roles: Type.Array(Role, { maxItems: 12, uniqueItems: true, description: 'Whose list it is; empty: everybody’s' }),
  },
  { ...strict, description: 'The administration’s list of what the site has gets columns, filters and marks.' },
);
