import { exampleOf } from './example-of.ts';

const asks = exampleOf<'last_updated'>({
  kind: 'last_updated',
  position: 'above',
  days: 1,
  content: [],
});

/** What customers say who want to show when a text was last changed. */
export const examples = [
  asks('Show the date of the last update above each post.', { content: ['post'] }),
  asks('Patients must see when a page was last revised.', { content: ['page'] }),
  asks('"Last modified on" at the bottom of the text.', { position: 'below' }),
  asks('There should be a line that says when the article has been changed.', { content: ['post'] }),
  asks('Tell visitors how fresh the information on posts and pages is.', { content: ['post', 'page'] }),
  asks('Only mention the revision date where it is at least 30 days after publication.', { days: 30 }),
  asks('Put an "Updated" stamp under every guide.', { position: 'below', content: ['guide'] }),
  asks('The day of the most recent edit, please, next to the title.'),
  asks('Readers should know whether our legal advice is still current, so print the date on which it was reviewed.'),
  asks('Display the modified date at the start and the end of entries.', { position: 'both', content: ['post'] }),
  asks('Products say when their description was altered.', { content: ['product'] }),
  asks('If a post was edited more than a week after it came out, state so.', { days: 7, content: ['post'] }),
  asks('Add a "last updated" date to articles.', { content: ['post'] }),
  asks('Pages should show when they were last updated.', { content: ['page'] }),
  asks('Below the post, the date of its last change.', { position: 'below', content: ['post'] }),
  asks('Visitors see the last modified date of the content.'),
  asks('I want people to know when a text was updated last.'),
  asks('Display "Updated on" only if the change was 14 days after publishing.', { days: 14 }),
  asks('The date of the last modification is printed before the article.', { content: ['post'] }),
  asks('When was this page last changed? Say so at the end.', { position: 'below', content: ['page'] }),
  asks('An update date under the title.'),
  asks('The last revision of each post is dated for the reader.', { content: ['post'] }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Do not show when posts were updated.',
  'Update the plugins every night.',
  'Tell editors about updates of WordPress.',
  'Events have a date.',
  'The price list was updated last week.',
  'Posts that were not changed for a year become drafts.',
];
