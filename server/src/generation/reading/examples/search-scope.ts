import { exampleOf } from './example-of.ts';

const asks = exampleOf<'search_scope'>({ kind: 'search_scope', content: ['post', 'page'], excluded: '' });

/** What customers say who want visitors to find some things and not others. */
export const examples = [
  asks('Exclude pages from the search results of the site.', { content: ['post'] }),
  asks('The search should find products too.', { content: ['post', 'page', 'product'] }),
  asks('Only posts are to be found when somebody searches.', { content: ['post'] }),
  asks('Leave the pages with the ids 12 and 34 out of the search.', { excluded: '12, 34' }),
  asks('Our blog articles must not turn up in the site search.', { content: ['page'] }),
  asks('Restrict searching to products.', { content: ['product'] }),
  asks('People who look for something in the search box get nothing but pages.', { content: ['page'] }),
  asks('Hide the thank-you page (ID 77) from search.', { excluded: '77' }),
  asks('Make events searchable along with posts and pages.', { content: ['post', 'page', 'event'] }),
  asks('The customers search in the shop goods alone, not in our news.', { content: ['product'] }),
  asks('Number 408, 409 and 410 should never appear among the hits.', { excluded: '408, 409, 410' }),
  asks('When visitors use the search of the website, it searches through recipes as well.', {
    content: ['post', 'page', 'recipe'],
  }),
  asks('Remove pages from search results.', { content: ['post'] }),
  asks('Search only in posts.', { content: ['post'] }),
  asks('Include products in the search.', { content: ['post', 'page', 'product'] }),
  asks('The search of the site ignores the page with the ID 25.', { excluded: '25' }),
  asks('Visitors should only find products with the search.', { content: ['product'] }),
  asks('Posts with the IDs 7 and 9 must not be found.', { excluded: '7, 9' }),
  asks('Limit the site search to articles and pages.'),
  asks('Search results contain pages only.', { content: ['page'] }),
  asks('Do not show pages in the results of the search.', { content: ['post'] }),
  asks('Certain posts are excluded from our search.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Visitors search the events by date and place.',
  'Disable the search.',
  'Hide draft pages from search engines.',
  'We are searching for volunteers.',
  'A search form in the header.',
  'Filter products by colour.',
  'Google does not index our pages.',
];
