import { exampleOf } from './example-of.ts';

const asks = exampleOf<'reading_time'>({
  kind: 'reading_time',
  position: 'above',
  words_per_minute: 200,
  content: [],
});

/** What customers say who want to show how long a text takes to read. */
export const examples = [
  asks('Show the estimated reading time above each post.', { content: ['post'] }),
  asks('I want people to see how many minutes an article will take them before they start.', { content: ['post'] }),
  asks('A "5 min read" label at the top of our stories, like on Medium.', { content: ['post'] }),
  asks('There should be a read-time estimate on all pages.', { content: ['page'] }),
  asks('Calculate the reading duration at 250 words per minute.', { words_per_minute: 250 }),
  asks('Our audience is elderly, so count on 130 words a minute when working out the minutes.', {
    words_per_minute: 130,
  }),
  asks('Every recipe tells the cook how long it takes to get through the text.', { content: ['recipe'] }),
  asks('Print the minutes needed for reading under the text.', { position: 'below' }),
  asks('Reading time please, both at the beginning and the end of blog entries.', {
    position: 'both',
    content: ['post'],
  }),
  asks('It must be written beside the headline how much time the visitor needs for the lecture of the article.', {
    content: ['post'],
  }),
  asks('Give posts and pages a time-to-read badge.', { content: ['post', 'page'] }),
  asks('Assume a slow reader of 180 wpm for the estimate of minutes.', { words_per_minute: 180 }),
  asks('Busy parents would like to know up front whether a piece is a two-minute or a ten-minute read.'),
  asks('How long each article takes to read is shown below its title.', { content: ['post'] }),
  asks('Please add a reading time.'),
  asks('Visitors see the minutes of reading at a glance.'),
  asks('Posts display an estimated reading time based on 220 words per minute.', {
    content: ['post'],
    words_per_minute: 220,
  }),
  asks('Work out the time it takes to read a page from its number of words.', { content: ['page'] }),
  asks('Include "x minutes to read" in front of the content.'),
  asks('We need a small line with the read time after the text.', { position: 'below' }),
  asks('The time to read is counted at 160 words a minute, because our readers are children.', {
    words_per_minute: 160,
  }),
  asks('Tell people how long the text is in minutes.'),
  asks('An estimate of reading minutes for news.', { content: ['post'] }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Our reading time on Sundays is at ten.',
  'No reading time, it annoys people.',
  'The reading group meets for ninety minutes.',
  'Each recipe has a preparation time in minutes.',
  'Remove the minutes above the posts.',
  'Show how long each course lasts.',
  'We respond within five minutes.',
];
