import { exampleOf } from './example-of.ts';

const asks = exampleOf<'site_cleanup'>({
  kind: 'site_cleanup',
  target: 'transients',
  interval: 'daily',
  older_than_days: 0,
});

/** What customers say who want a site rid of what it gathers. */
export const examples = [
  asks('Delete expired transients every week.', { interval: 'weekly' }),
  asks('Clear out old post revisions once a month.', { target: 'revisions', interval: 'monthly' }),
  asks('Spam comments older than 30 days are purged daily.', { target: 'spam_comments', older_than_days: 30 }),
  asks('Empty the trash every night.', { target: 'trash' }),
  asks('Auto drafts should be swept away each week.', { target: 'auto_drafts', interval: 'weekly' }),
  asks('Throw away revisions after ninety days.', { target: 'revisions', older_than_days: 90 }),
  asks('I want the database tidied up from leftover transients by itself.'),
  asks('Whatever has been in the bin for two weeks gets removed for good.', { target: 'trash', older_than_days: 14 }),
  asks('Comment spam must go, hourly.', { target: 'spam_comments', interval: 'hourly' }),
  asks('Wipe automatic drafts that are more than 7 days old.', { target: 'auto_drafts', older_than_days: 7 }),
  asks('The recycle bin is cleaned twice a day.', { target: 'trash', interval: 'twicedaily' }),
  asks('Former versions of posts, kept for half a year, then erased every month.', {
    target: 'revisions',
    interval: 'monthly',
    older_than_days: 180,
  }),
  asks('Our options table is full of stale temporary data, so flush it each day.'),
  asks('Get rid of junk comments weekly.', { target: 'spam_comments', interval: 'weekly' }),
  asks('Delete spam comments automatically.', { target: 'spam_comments' }),
  asks('Old revisions are deleted every week.', { target: 'revisions', interval: 'weekly' }),
  asks('Clean the database of expired transients every day.'),
  asks('Remove auto-drafts automatically.', { target: 'auto_drafts' }),
  asks('Automatically delete what is in the trash after 10 days.', { target: 'trash', older_than_days: 10 }),
  asks('Revisions older than 60 days should be removed.', { target: 'revisions', older_than_days: 60 }),
  asks('Every month, delete transients.', { interval: 'monthly' }),
  asks('The trash empties itself weekly.', { target: 'trash', interval: 'weekly' }),
  asks('Spam is deleted after 15 days.', { target: 'spam_comments', older_than_days: 15 }),
  asks('Keep the database small by cleaning up post revisions nightly.', { target: 'revisions' }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Do not store revisions.',
  'Never empty the trash.',
  'Delete past events every night.',
  'Our cleaning team empties bins every Friday.',
  'Comments with more than two links go to spam.',
  'Drafts are visible to editors.',
  'Remove the comments from pages.',
];
