import { expect, it } from 'vitest';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Add a back to top button.', { side: 'end', offset: 300 }],
  ['Scroll to top', {}],
  ['Scroll to top button, bottom left, blue.', { side: 'start', background: '#1d4ed8' }],
  ['A plugin that adds a scroll-to-top button in the bottom left corner.', { side: 'start' }],
  ['Shows a floating "Back to top" arrow after scrolling 500px. It scrolls smoothly.', { offset: 500 }],
  ['Button to return to the top of the page in blue.', { background: '#1d4ed8' }],
  ['Visitors can jump to top with one click. The button appears after 250 pixels.', { offset: 250 }],
  ['Back to Top button for long pages.', {}],
  ['It shows a button that goes back to the top of every page.', {}],
])('understands: %s', (description, options) => {
  expect(readTool(description)).toEqual({ back_to_top: expect.objectContaining(options) });
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Mountains with height and way to the top.',
  'Show the top posts of the week.',
  'Songs with title, artist and top position.',
  'Add a share bar to the top of posts.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('back_to_top');
});
