import { expect, it } from 'vitest';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Show a popup 5 seconds after the page loads, once per visitor.', { delay: 5, frequency: 'once', trigger: 'delay' }],
  ['Popup', { delay: 3 }],
  [
    'A plugin that displays an exit-intent popup with the heading "Wait!" and the text "10% off; today only".',
    { trigger: 'exit', heading: 'Wait!', message: '10% off; today only' },
  ],
  [
    'Adds a promo modal with a button "Shop now" to https://example.com/shop.',
    { linkText: 'Shop now', url: 'https://example.com/shop' },
  ],
  [
    'Opens a modal window with a message when visitors scroll. It is shown once per session.',
    { trigger: 'scroll', frequency: 'session' },
  ],
  ['Welcome popup on the homepage after a delay of 2 minutes.', { delay: 120, onFrontPage: true }],
  ['Display a discount popup. It can be closed with the Escape key and appears once a day.', { frequency: 'day' }],
  [
    'Create a popup that says "Put the site in maintenance mode" to first-time visitors.',
    { message: 'Put the site in maintenance mode' },
  ],
])('understands: %s', (description, options) => {
  expect(readTool(description)).toEqual({ popup: expect.objectContaining(options) });
  expect(understood(description)).toMatchObject({ namesContent: false });
});

it.each([
  'Popups with title, text and start date.',
  'Show event details in a popup when somebody clicks.',
  'A gallery with photos that open in a lightbox.',
  'Places on a map with a popup.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('popup');
});
