import { exampleOf } from './example-of.ts';

const asks = exampleOf<'auto_links'>({ kind: 'auto_links', rules: '', most: 1, content: [] });

/** What customers say who want words of posts linked. */
export const examples = [
  asks('Automatically link keywords in posts to the addresses of a list.', { content: ['post'] }),
  asks('Wherever we write "tea", it should be linked to https://example.org/tea.', {
    rules: 'tea = https://example.org/tea',
  }),
  asks('Turn certain words of our articles into links to the glossary.', { content: ['post'] }),
  asks('Link the term "carbonara" to /recipes/carbonara, three times per text at most.', {
    rules: 'carbonara = /recipes/carbonara',
    most: 3,
  }),
  asks('I keep a table of phrases and URLs, and the plugin replaces each phrase by a link.'),
  asks('Internal linking done by the machine: names of products lead to their pages.'),
  asks('Brand names that occur on pages become clickable, the first two times.', { most: 2, content: ['page'] }),
  asks('Mentions of "mortgage" point to https://example.com/mortgages.', {
    rules: 'mortgage = https://example.com/mortgages',
  }),
  asks('Affiliate addresses get inserted behind defined keywords.'),
  asks('Technical expressions in lessons ought to be hyperlinked to their explanation.', { content: ['lesson'] }),
  asks('Every occurrence of a listed word, up to five in one post, gets its address.', { most: 5, content: ['post'] }),
  asks('It would spare me much work if expressions from my list were connected with the matching page.'),
  asks('Replace keywords in posts by links.', { content: ['post'] }),
  asks('Words from a list should become links automatically.'),
  asks('Link each mention of "yoga" to /courses/yoga.', { rules: 'yoga = /courses/yoga' }),
  asks('Keywords are linked once per post.', { content: ['post'] }),
  asks('I want to define words and the URLs they are linked to.'),
  asks('Automatic internal links for our keywords.'),
  asks('The names of our partners in articles are linked to their websites.', { content: ['post'] }),
  asks('Add a link to "insulin" wherever it occurs, to https://example.org/insulin, twice at most.', {
    rules: 'insulin = https://example.org/insulin',
    most: 2,
  }),
  asks('Glossary terms in pages get linked to their definition.', { content: ['page'] }),
  asks('If a text contains a keyword, it links to the address that I set for it.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Open links in a new tab.',
  'No automatic links in posts.',
  'The author’s name leads to his archive.',
  'Each event has a link to its tickets.',
  'Comments that contain certain words are refused.',
  'Redirect /tea to https://example.org/tea.',
  'Posts get tags from their words.',
];
