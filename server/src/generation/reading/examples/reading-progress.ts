import { exampleOf } from './example-of.ts';

const asks = exampleOf<'reading_progress'>({
  kind: 'reading_progress',
  edge: 'top',
  colour: '',
  height: 4,
  content: [],
});

/** What customers say who want to show how far somebody has read. */
export const examples = [
  asks('Show a reading progress bar at the top of the screen.'),
  asks('The little bar at the top that fills up while people scroll, please.'),
  asks('Indicate how far the reader has got in a post.', { content: ['post'] }),
  asks('A thin line along the bottom edge which grows with scrolling.', { edge: 'bottom' }),
  asks('I would like a scroll indicator in #e11d48 on articles.', { colour: '#e11d48', content: ['post'] }),
  asks('On long pages, visitors must see what part is still before them.', { content: ['page'] }),
  asks('The progress strip is 6 pixels high.', { height: 6 }),
  asks('As someone moves down the story, a coloured stripe at the upper edge gets longer.', { content: ['post'] }),
  asks('Display reading position with a 3px bar in #0f766e at the foot of the window.', {
    edge: 'bottom',
    height: 3,
    colour: '#0f766e',
  }),
  asks('Scroll progress for lessons.', { content: ['lesson'] }),
  asks('It shall be visible at each moment how many percent of the text one has already read.'),
  asks('That bar you get on newspaper sites telling you how much is left of the piece.'),
  asks('Add a progress bar that shows how far visitors have scrolled.'),
  asks('A bar across the top of articles shows the reading progress.', { content: ['post'] }),
  asks('While reading a post, one sees a bar grow at the bottom of the window.', { edge: 'bottom', content: ['post'] }),
  asks('I need a reading indicator at the top.'),
  asks('The progress bar should be 5 pixels thick and blue.', { height: 5, colour: '#1d4ed8' }),
  asks('Readers get a bar for their progress through the page.', { content: ['page'] }),
  asks('Put a scroll progress line on long articles.', { content: ['post'] }),
  asks('A red reading bar.', { colour: '#b91c1c' }),
  asks('How much of the article has been read is shown by a bar.', { content: ['post'] }),
  asks('The bar moves as the visitor scrolls through the text.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'No progress bar.',
  'Show the progress of a donation campaign as a bar.',
  'Students see how many lessons they have finished.',
  'A bar at the top with our opening hours.',
  'The bar is open until ten.',
  'Orders show how far they have got in the workshop.',
  'Stop the header from scrolling.',
];
