import { exampleOf } from './example-of.ts';

const asks = exampleOf<'cache'>({ kind: 'cache', minutes: 60 });

/** What customers say who want what is shown kept for a while. */
export const examples = [
  asks('Cache the output of the shortcodes.'),
  asks('Keep the list in the cache for 15 minutes.', { minutes: 15 }),
  asks('Results of queries are cached with transients for an hour.'),
  asks('The lists should be buffered for half a day, since they hardly change.', { minutes: 720 }),
  asks('Performance matters: remember what was rendered for ten minutes.', { minutes: 10 }),
  asks('Do not query the database on every visit but once a day.', { minutes: 1440 }),
  asks('Use caching.'),
  asks('Store the generated HTML temporarily, 5 minutes.', { minutes: 5 }),
  asks('Our server is weak, so please hold the listing in memory for two hours.', { minutes: 120 }),
  asks('It shall be fast also with thousand entries, therefore a cache of 30 minutes.', { minutes: 30 }),
  asks('The shortcode’s markup lives in a transient that expires after 6 hours.', { minutes: 360 }),
  asks('Refresh what visitors see every 20 minutes rather than on each request.', { minutes: 20 }),
  asks('Cache the results for 45 minutes.', { minutes: 45 }),
  asks('The output is cached for one hour.'),
  asks('Lists should be cached.'),
  asks('Keep a cache of the rendered list for 3 hours.', { minutes: 180 }),
  asks('Save the output in a transient for a day.', { minutes: 1440 }),
  asks('What the shortcode shows is kept for 25 minutes.', { minutes: 25 }),
  asks('Add caching so that pages load quickly.'),
  asks('Cached for twelve hours at most.', { minutes: 720 }),
  asks('I want the results stored for 10 minutes so the database has less to do.', { minutes: 10 }),
  asks('Speed up the list with a cache.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Nothing is cached.',
  'Delete old transients every week.',
  'Geocachers find the cache in the woods.',
  'Keep log entries for 30 days.',
  'A booking is held for 15 minutes.',
  'The cash box is emptied every evening.',
];
