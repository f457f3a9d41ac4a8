import type { BehaviourExample } from '../example.ts';
import type { StaffList } from './list-plan.ts';

const list = (entity: string, columns: readonly string[], rest: Partial<StaffList> = {}): StaffList => ({
  kind: 'staff_list',
  entity,
  columns: [...columns],
  sortable: [],
  filters: [],
  marks: [],
  hides: [],
  empty: '',
  roles: [],
  ...rest,
});

/** What customers say who want more of an administration list. */
export const examples: readonly BehaviourExample<'staff_list'>[] = [
  { says: 'Add a column with the last login to the list of users.', asks: list('user', ['last_login']) },
  {
    says: 'The users list shows when people registered, sortable.',
    asks: list('user', ['registered'], { sortable: ['registered'] }),
  },
  { says: 'A word count column in the posts list.', asks: list('post', ['word_count']) },
  { says: 'Show the featured image in the list of posts.', asks: list('post', ['featured_image']) },
  { says: 'In the media library I want to see the file size of each file.', asks: list('media', ['file_size']) },
  {
    says: 'The list of pages gets a column for the date of the last change, sortable.',
    asks: list('page', ['modified'], { sortable: ['modified'] }),
  },
  { says: 'Products: a column with the weight in the admin list.', asks: list('product', ['weight']) },
  { says: 'Remove the tags column from the list of posts.', asks: list('post', [], { hides: ['tags'] }) },
  {
    says: 'Hide the author column in the pages list.',
    asks: list('page', [], { hides: ['author'] }),
  },
  {
    says: 'The media list has a column for the alternative text and a filter for files without one.',
    asks: list('media', ['alt'], { filters: ['alt'] }),
  },
  {
    says: 'Users who have not logged in for a year are shown in red in the users list.',
    asks: list('user', ['last_login'], {
      marks: [
        {
          column: 'last_login',
          conditions: [{ attribute: 'last_login', is: 'older_than_days', value: 365 }],
          text: '',
          colour: 'red',
        },
      ],
    }),
  },
  {
    says: 'A column with the file name in the media list, for editors alone.',
    asks: list('media', ['file_name'], { roles: ['editor'] }),
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Show the last login on the profile page.',
  'A page lists all users with their roles.',
  'Export the users as a spreadsheet.',
  'Show posts in three columns.',
  'A dashboard box with the newest users.',
  'Visitors can sort products by price.',
];
