import { exampleOf } from './example-of.ts';

const asks = exampleOf<'breadcrumbs'>({
  kind: 'breadcrumbs',
  is_automatic: true,
  content: ['any'],
  separator: '/',
});

/** What customers say who want to show the way to a page. */
export const examples = [
  asks('Show breadcrumbs above posts and pages.', { content: ['post', 'page'] }),
  asks('A breadcrumb trail with schema.org markup.'),
  asks('Visitors should see where they are: Home / Recipes / Soups.'),
  asks('Separate the steps of the path by "›".', { separator: '›' }),
  asks('A shortcode for the breadcrumb navigation, nothing automatic.', { is_automatic: false }),
  asks('Customers need the hierarchy of categories on top of each product.', { content: ['product'] }),
  asks('Home > Blog > Title, put before the text of articles.', { content: ['post'], separator: '>' }),
  asks('The way from the front page to the current one, as little links.'),
  asks('Subpages display the chain of their parents.', { content: ['page'] }),
  asks('I place the crumbs myself in the template by means of a shortcode, with "»" between.', {
    is_automatic: false,
    separator: '»',
  }),
  asks('Orientation line under the menu that tells in which section of the site one is.'),
  asks('Google ought to pick up our page path from structured breadcrumb data.'),
  asks('Add breadcrumbs to pages.', { content: ['page'] }),
  asks('Breadcrumb navigation at the top of each page.', { content: ['page'] }),
  asks('I want visitors to have breadcrumbs.'),
  asks('Display the path from the home page to the current page.'),
  asks('Breadcrumbs use ">" as separator.', { separator: '>' }),
  asks('Put a breadcrumb trail over articles.', { content: ['post'] }),
  asks('Use a shortcode to show breadcrumbs.', { is_automatic: false }),
  asks('Each product shows breadcrumbs with its category.', { content: ['product'] }),
  asks('Breadcrumbs with structured data for Google.'),
  asks('Help visitors find their way with breadcrumb links.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'No breadcrumbs on the front page.',
  'Schnitzel is coated with breadcrumbs.',
  'Each trail has a length and a difficulty.',
  'Hikers find the way to the hut.',
  'Show where the event takes place.',
  'A page has a parent.',
];
