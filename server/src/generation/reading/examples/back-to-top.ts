import { exampleOf } from './example-of.ts';

const asks = exampleOf<'back_to_top'>({ kind: 'back_to_top', side: 'end', offset: 300, background: '' });

/** What customers say who want a way back to the top. */
export const examples = [
  asks('Add a back to top button.'),
  asks('A small arrow that takes one up to the beginning of the page.'),
  asks('After scrolling 600px a button for returning upwards appears.', { offset: 600 }),
  asks('On long pages people want to jump to the start again without wearing out their finger.'),
  asks('Scroll-to-top icon in the bottom left corner.', { side: 'start' }),
  asks('The up arrow is #e11d48.', { background: '#e11d48' }),
  asks('Once a visitor has gone down 1000 pixels, offer him the way back up.', { offset: 1000 }),
  asks('There should be something at the lower left to get to the head of the page.', { side: 'start' }),
  asks('A round blue knob bringing readers to the top with one tap.', { background: '#1d4ed8' }),
  asks('With one click, one can go up again.'),
  asks('Smooth return to the top on the left side, in #334155, visible from 200 px on.', {
    side: 'start',
    background: '#334155',
    offset: 200,
  }),
  asks('"To the top" thingy, bottom right, you know the one.'),
  asks('Show a button that scrolls back to the top of the page.'),
  asks('A back-to-top arrow should appear when visitors scroll down.'),
  asks('Visitors get back to the top with a button in the bottom right corner.'),
  asks('I need a scroll to top button.'),
  asks('The button to the top is on the left.', { side: 'start' }),
  asks('An arrow at the bottom scrolls the page up.'),
  asks('Put a "top" button on long pages, after 400 pixels.', { offset: 400 }),
  asks('Scroll up with a click.'),
  asks('A green back to top arrow.', { background: '#15803d' }),
  asks('After scrolling down, one can return to the top.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'No scroll button.',
  'The best sellers are listed at the top.',
  'Sticky posts stay at the top of the list.',
  'The path leads back to the top of the mountain.',
  'A button on top of the form.',
  'Show a bar at the top of the page.',
];
