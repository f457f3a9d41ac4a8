import { exampleOf } from './example-of.ts';

const asks = exampleOf<'table_of_contents'>({
  kind: 'table_of_contents',
  position: 'first_heading',
  title: 'Table of contents',
  deepest: 3,
  minimum: 2,
  is_numbered: false,
  is_collapsible: false,
  is_open: true,
  is_smooth: false,
  content: [],
});

/** What customers say who want a list of the headings of a text. */
export const examples = [
  asks('Add a table of contents to every post.', { content: ['post'] }),
  asks('A list of headings, but only in articles with more than 1200 words.', {
    minimum_words: 1201,
    content: ['post'],
  }),
  asks('Long guides need a box with jump links to their headings.'),
  asks('List the section headings before the text begins.', { position: 'above' }),
  asks('A contents list that readers can fold away.', { is_collapsible: true }),
  asks('The outline starts closed and opens on a click.', { is_collapsible: true, is_open: false }),
  asks('Number the entries of the table of contents.', { is_numbered: true }),
  asks('Generate an index from H2 to H4 on pages.', { deepest: 4, content: ['page'] }),
  asks('Only articles with at least five headings get a TOC.', { minimum: 5, content: ['post'] }),
  asks('Above the list of chapters it says "In this article".', { title: 'In this article' }),
  asks('When somebody clicks on a chapter in the contents, the page should glide there smoothly.', { is_smooth: true }),
  asks('Only second-level headings belong in the overview of sections.', { deepest: 2 }),
  asks('I wish there was an automatic summary of subheadings in front of the first one.'),
  asks('Lessons should be navigable by a menu of anchors made out of their subtitles.', { content: ['lesson'] }),
  asks('A "Jump to" box with the headings, please, as in Wikipedia.', { title: 'Jump to' }),
  asks('Show a table of contents at the top of long articles.', { position: 'above', content: ['post'] }),
  asks('Each guide should begin with a list of its headings that are links.', { position: 'above' }),
  asks('Automatic contents for pages with more than three headings.', { minimum: 4, content: ['page'] }),
  asks('The table of contents can be collapsed.', { is_collapsible: true }),
  asks('I need a clickable overview of the sections of a post.', { content: ['post'] }),
  asks('Build the contents from the h2 and h3 headings.', { deepest: 3 }),
  asks('Readers jump to a section from a box of links before the first heading.'),
  asks('Our terms and conditions are long, so put an index of their sections first.'),
  asks('Contents get a heading "On this page" and numbers.', { title: 'On this page', is_numbered: true }),
  asks('If a text has fewer than four headings, no contents are shown.', { minimum: 4 }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Keep the records in a table of their own.',
  'We sell tables and their contents.',
  'No table of contents on pages.',
  'Compare the prices of the rooms in a table.',
  'Headings are in dark blue.',
  'List all posts with their titles.',
  'The menu has five entries.',
];
