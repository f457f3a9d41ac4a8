import type { BehaviourOf } from '../behaviour.ts';
import type { BehaviourExample } from '../example.ts';

type RecordExport = BehaviourOf<'record_export'>;

const asks = (
  entity: string,
  title: string,
  columns: readonly string[],
  conditions: NonNullable<RecordExport['conditions']> = [],
  roles: readonly string[] = [],
): RecordExport => ({
  kind: 'record_export',
  entity,
  name: title.toLowerCase().replaceAll(/[^a-z]+/g, '_'),
  title,
  columns: [...columns],
  ...(conditions.length === 0 ? {} : { conditions }),
  roles: [...roles],
});

/** What customers say who want to download records. */
export const examples: readonly BehaviourExample<'record_export'>[] = [
  {
    says: 'A CSV of all files that are older than five years.',
    asks: asks(
      'media',
      'Old files',
      ['title', 'date', 'file_size'],
      [{ attribute: 'date', is: 'older_than_days', value: 1826 }],
    ),
  },
  { says: 'Download the e-mail addresses of all users.', asks: asks('user', 'Addresses', ['name', 'email']) },
  {
    says: 'A CSV with the subscribers only, for editors too.',
    asks: asks(
      'user',
      'Subscribers',
      ['name', 'email'],
      [{ attribute: 'role', is: 'contains', value: 'subscriber' }],
      ['editor'],
    ),
  },
  {
    says: 'Export the posts in the category news with their authors.',
    asks: asks('post', 'News', ['title', 'author', 'date'], [{ attribute: 'category', is: 'contains', value: 'news' }]),
  },
  {
    says: 'I need the completed orders of the last 30 days as a spreadsheet.',
    asks: asks(
      'order',
      'Completed orders',
      ['title', 'date', 'total', 'name'],
      [
        { attribute: 'status', is: 'equal', value: 'completed' },
        { attribute: 'date', is: 'within_days', value: 30 },
      ],
      ['shop_manager'],
    ),
  },
  {
    says: 'Orders as CSV or JSON, filtered by year and status; each export is logged.',
    asks: {
      ...asks('order', 'Orders', ['title', 'date', 'status', 'total'], [], ['shop_manager']),
      formats: ['csv', 'json'],
      filters: [
        { attribute: 'date', by: 'year' },
        { attribute: 'status', by: 'value' },
      ],
      logs: true,
    },
  },
  {
    says: 'Download the comments of a period.',
    asks: {
      ...asks('comment', 'Comments of a period', ['name', 'content', 'date']),
      filters: [{ attribute: 'date', by: 'period' }],
    },
  },
  {
    says: 'Products without stock as CSV.',
    asks: asks(
      'product',
      'Out of stock',
      ['sku', 'title', 'stock'],
      [{ attribute: 'stock_status', is: 'equal', value: 'outofstock' }],
    ),
  },
  {
    says: 'A list of the users who have not logged in for a year, to open in Excel.',
    asks: asks(
      'user',
      'Idle users',
      ['name', 'email', 'last_login'],
      [{ attribute: 'last_login', is: 'older_than_days', value: 365 }],
    ),
  },
  {
    says: 'Download all comments with the addresses of their authors.',
    asks: asks('comment', 'Comments', ['name', 'email', 'content', 'date']),
  },
  {
    says: 'Export the pages with the date of their last change.',
    asks: asks('page', 'Pages', ['title', 'modified', 'link']),
  },
  {
    says: 'Files without an alternative text as CSV.',
    asks: asks('media', 'Files without text', ['file_name', 'link'], [{ attribute: 'alt', is: 'empty' }]),
  },
  {
    says: 'A spreadsheet of the categories and how many posts they have.',
    asks: asks('category', 'Categories', ['title', 'count']),
  },
  {
    says: 'Drafts as CSV, for the editors.',
    asks: asks(
      'post',
      'Drafts',
      ['title', 'author', 'modified'],
      [{ attribute: 'status', is: 'equal', value: 'draft' }],
      ['editor'],
    ),
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Import the members from a CSV file.',
  'A page lists all members.',
  'Visitors download the brochure.',
  'Send me the orders by e-mail every Monday.',
  'The users list shows the e-mail address.',
  'Other programs fetch the events as JSON.',
];
