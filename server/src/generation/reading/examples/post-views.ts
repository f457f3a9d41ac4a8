import { exampleOf } from './example-of.ts';

const asks = exampleOf<'post_views'>({
  kind: 'post_views',
  is_shown: false,
  position: 'below',
  count: 5,
  content: ['post'],
});

/** What customers say who want to know how often posts are viewed. */
export const examples = [
  asks('Count how often each post is viewed.'),
  asks('I need to know which of our articles are read most.'),
  asks('List the ten most popular posts on the dashboard.', { count: 10 }),
  asks('A view counter that everybody can see under the text.', { is_shown: true }),
  asks('Display the number of hits at the top of each entry.', { is_shown: true, position: 'above' }),
  asks('Track page views of pages without Google.', { content: ['page'] }),
  asks('Our editors would like to have a ranking of the eight best-read stories.', { count: 8 }),
  asks('It is recorded how many times people have opened a product.', { content: ['product'] }),
  asks('Views per post, shown to visitors both above and below.', { is_shown: true, position: 'both' }),
  asks('Record visits to posts and pages.', { content: ['post', 'page'] }),
  asks('"Seen 312 times" should stand beneath every blog post.', { is_shown: true }),
  asks('A popular posts list by visits, twenty of them.', { count: 20 }),
  asks('How much is each text being looked at? The plugin shall tell me, but not the public.'),
  asks('Show how many times a post has been viewed.', { is_shown: true }),
  asks('Add a view count to articles.', { is_shown: true }),
  asks('The most viewed posts appear in a list of six.', { count: 6 }),
  asks('Which posts are the most popular? I want to see it in the administration.'),
  asks('Each article shows its number of views below the text.', { is_shown: true }),
  asks('A widget of our most read articles.'),
  asks('Let me sort out which pages nobody visits, by counting their views.', { content: ['page'] }),
  asks('Keep a counter of visits for each blog post.'),
  asks('The top ten posts by number of views.', { count: 10 }),
  asks('Views are counted, visible only in the dashboard.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Do not count views.',
  'From the hotel there is a great view of the lake.',
  'Count the words of each post.',
  'Editors can view drafts.',
  'Visitors view the gallery as a slider.',
  'Rate posts with stars.',
  'The number of comments is shown.',
];
