import type { RecordKind } from '../records/record-kind.ts';

/** Hooks of a list of the administration. */
export interface Screen {
  /** Filters of the columns' titles. */
  readonly columns: readonly string[];
  /** What prints or returns a cell: an action with (column, record), or a filter with (output, column, id). */
  readonly cells: readonly { readonly hook: string; readonly returns: boolean }[];
  /** Filter of the columns that can be sorted by; null where the list takes none. */
  readonly sortable: string | null;
  /** Action above the list; null where there is none. */
  readonly filters: string | null;
  /** Where the query is changed. */
  readonly query: 'pre_get_posts' | 'users_list_table_query_args' | 'comments_list_table_query_args' | null;
  /** Names of the pages' files that show it. */
  readonly pages: readonly string[];
}

/** The list that shows records of a kind. */
export function screenOf({ key, storage, type }: RecordKind): Screen {
  if (key === 'media')
    return {
      columns: ['manage_media_columns'],
      cells: [{ hook: 'manage_media_custom_column', returns: false }],
      sortable: 'manage_upload_sortable_columns',
      filters: 'restrict_manage_posts',
      query: 'pre_get_posts',
      pages: ['upload.php'],
    };
  switch (storage) {
    case 'user':
      return {
        columns: ['manage_users_columns'],
        cells: [{ hook: 'manage_users_custom_column', returns: true }],
        sortable: 'manage_users_sortable_columns',
        filters: 'restrict_manage_users',
        query: 'users_list_table_query_args',
        pages: ['users.php'],
      };
    case 'comment':
      return {
        columns: ['manage_edit-comments_columns'],
        cells: [{ hook: 'manage_comments_custom_column', returns: false }],
        sortable: 'manage_edit-comments_sortable_columns',
        filters: 'restrict_manage_comments',
        query: 'comments_list_table_query_args',
        pages: ['edit-comments.php'],
      };
    case 'term':
      return {
        columns: [`manage_edit-${type}_columns`],
        cells: [{ hook: `manage_${type}_custom_column`, returns: true }],
        sortable: null,
        filters: null,
        query: null,
        pages: ['edit-tags.php'],
      };
    case 'order':
      // Tables of WooCommerce's own, and posts on sites that still keep orders there.
      return {
        columns: ['manage_woocommerce_page_wc-orders_columns', 'manage_edit-shop_order_columns'],
        cells: [
          { hook: 'manage_woocommerce_page_wc-orders_custom_column', returns: false },
          { hook: 'manage_shop_order_posts_custom_column', returns: false },
        ],
        sortable: null,
        filters: null,
        query: null,
        pages: ['woocommerce_page_wc-orders', 'edit.php'],
      };
    default:
      return {
        columns: [`manage_${type}_posts_columns`],
        cells: [{ hook: `manage_${type}_posts_custom_column`, returns: false }],
        sortable: `manage_edit-${type}_sortable_columns`,
        filters: 'restrict_manage_posts',
        query: 'pre_get_posts',
        pages: ['edit.php'],
      };
  }
}
