import type { BehaviourExample } from '../example.ts';

/** What customers say of people who comment. */
export const examples: readonly BehaviourExample<'comment_authors'>[] = [
  {
    says: 'People who have three approved comments are published without waiting.',
    asks: { kind: 'comment_authors', trusted_after: 3 },
  },
  {
    says: 'Comment authors can edit their comment for five minutes.',
    asks: { kind: 'comment_authors', edit_minutes: 5 },
  },
  {
    says: 'Commenters may change or delete what they wrote within a quarter of an hour.',
    asks: { kind: 'comment_authors', edit_minutes: 15, can_delete: true },
  },
  {
    says: 'The first five comments of everybody wait for approval, later ones do not; each can be edited for an hour.',
    asks: { kind: 'comment_authors', trusted_after: 5, edit_minutes: 60 },
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Editors can edit all comments.',
  'Comments close after five days.',
  'Comments with more than one link wait for approval.',
  'Show the number of comments of each author.',
];
