import type { BehaviourExample } from '../example.ts';
import type { Reaction } from './reaction-plan.ts';

const base = {
  kind: 'reaction',
  audience: { who: 'everyone' },
  own_records: true,
  can_undo: true,
  counts: 'everyone',
  has_list: false,
} as const satisfies Partial<Reaction>;
const loggedIn = { who: 'logged_in' } as const;

/** What customers say who want people to react to records. */
export const examples: readonly BehaviourExample<'reaction'>[] = [
  {
    says: 'Readers can like posts; show the number of hearts below each.',
    asks: {
      ...base,
      name: 'like',
      entity: 'post',
      act: { is: 'like', label: 'Like', done_label: 'Liked' },
      places: [{ place: 'below_content', of: 'post' }],
    },
  },
  {
    says: 'Our customers want a wish list: save products and find them again on the account page.',
    asks: {
      ...base,
      name: 'wish_list',
      entity: 'product',
      act: { is: 'save', label: 'Add to wish list', done_label: 'On the wish list' },
      audience: loggedIn,
      denied_text: 'Log in to use the wish list.',
      counts: 'nobody',
      has_list: true,
      places: [{ place: 'product_summary' }],
    },
  },
  {
    says: 'Trainees tick off each page of the handbook when they have read it, and see how much is left.',
    asks: {
      ...base,
      name: 'read',
      entity: 'page',
      act: { is: 'complete', label: 'Mark as read', done_label: 'Read' },
      audience: loggedIn,
      counts: 'nobody',
      progress: { of: 'all' },
      places: [{ place: 'below_content', of: 'page' }],
    },
  },
  {
    says: 'Anyone can rate our recipes, which are posts, with one to five stars, but not the cook his own.',
    asks: {
      ...base,
      name: 'rating',
      entity: 'post',
      act: { is: 'rate', highest: 5 },
      own_records: false,
      places: [{ place: 'below_content', of: 'post' }],
    },
  },
  {
    says: 'Members vote for or against proposals filed under Proposals; a vote is final.',
    asks: {
      ...base,
      name: 'vote',
      entity: 'post',
      act: { is: 'vote' },
      audience: loggedIn,
      conditions: [{ attribute: 'category', is: 'contains', value: 'Proposals' }],
      can_undo: false,
      counts: 'after',
      places: [{ place: 'below_content', of: 'post' }],
    },
  },
  {
    says: 'A comment that three people report is held back and the administrator is told.',
    asks: {
      ...base,
      name: 'report',
      entity: 'comment',
      act: { is: 'report', reasons: ['Spam', 'Insulting', 'Something else'] },
      can_undo: false,
      counts: 'staff',
      outcomes: [
        { when: { on: 'count', number: 3 }, effect: { do: 'set', attribute: 'status', value: 'hold' } },
        {
          when: { on: 'count', number: 3 },
          effect: { do: 'email', recipients: [{ to: 'admin' }], subject: 'Reported comment', message: '' },
        },
      ],
    },
  },
  {
    says: 'Subscribers follow an author and get mail whenever she publishes something.',
    asks: {
      ...base,
      name: 'follow',
      entity: 'user',
      act: { is: 'follow', label: 'Follow', done_label: 'Following' },
      audience: loggedIn,
      has_list: true,
      places: [{ place: 'author_page' }],
    },
  },
  {
    says: 'Let people subscribe to a page so that they hear by e-mail when it changes.',
    asks: {
      ...base,
      name: 'subscribe',
      entity: 'page',
      act: { is: 'follow', label: 'Tell me about changes', done_label: 'You will hear of changes' },
      audience: loggedIn,
      counts: 'nobody',
      places: [{ place: 'below_content', of: 'page' }],
    },
  },
  {
    says: 'Under the news, visitors pick how they feel: happy, sad or angry.',
    asks: {
      ...base,
      name: 'feeling',
      entity: 'post',
      act: { is: 'choose', options: ['Happy', 'Sad', 'Angry'] },
      places: [{ place: 'below_content', of: 'post' }],
    },
  },
  {
    says: 'Who has worked through all posts of a course—they share a category—gets a certificate with the name and the role “contributor”.',
    asks: {
      ...base,
      name: 'lesson',
      entity: 'post',
      act: { is: 'complete', label: 'Mark as done', done_label: 'Done' },
      audience: loggedIn,
      counts: 'nobody',
      progress: { of: 'same', attribute: 'category' },
      certificate: '{user} has completed the course.\n{today}',
      outcomes: [{ when: { on: 'all' }, effect: { do: 'role', role: 'contributor' } }],
      places: [{ place: 'below_content', of: 'post' }],
    },
  },
  {
    says: 'A top ten of the pictures that visitors like most.',
    asks: {
      ...base,
      name: 'favorite_picture',
      entity: 'media',
      act: { is: 'like', label: 'Like', done_label: 'Liked' },
      top: 10,
    },
  },
  {
    says: 'The club’s posts about outings have a button “I am coming”; there is room for 20, and the organiser hears of each.',
    asks: {
      ...base,
      name: 'coming',
      entity: 'post',
      act: { is: 'attend', label: 'I am coming', done_label: 'You are coming', most: 20 },
      audience: loggedIn,
      outcomes: [
        {
          when: { on: 'each' },
          effect: { do: 'email', recipients: [{ to: 'owner' }], subject: '', message: '{user} is coming to {title}.' },
        },
      ],
      places: [{ place: 'below_content', of: 'post' }],
    },
  },
  {
    says: 'Bookmarks for logged-in readers: save an article for later, remove it again, list them all.',
    asks: {
      ...base,
      name: 'bookmark',
      entity: 'post',
      act: { is: 'save', label: 'Save for later', done_label: 'Saved' },
      audience: loggedIn,
      counts: 'nobody',
      has_list: true,
      places: [{ place: 'above_content', of: 'post' }],
    },
  },
];

/** What sounds like it and is something else, or the opposite. */
export const counterExamples: readonly string[] = [
  'Remove the like button from posts.',
  'Show the average rating of products.',
  'Nobody may vote twice a day from abroad.',
  'I would like to have a contact form.',
  'Mark overdue orders as failed.',
  'Follow the brand colors in e-mails.',
  'Editors rate applications in the administration.',
];
