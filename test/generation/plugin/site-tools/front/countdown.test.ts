import { expect, it } from 'vitest';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['A shortcode that shows a countdown to 31 December 2030 at 23:59.', { end: '2030-12-31T23:59' }],
  ['Countdown timer', { end: '' }],
  ['Adds a countdown shortcode with days, hours, minutes and seconds.', {}],
  [
    'A plugin that displays a countdown timer to 2030-05-06 18:30. When it is over it shows "Doors are open!".',
    { end: '2030-05-06T18:30', message: 'Doors are open!' },
  ],
  ['Count down to January 1st, 2031 at 6 pm.', { end: '2031-01-01T18:00' }],
  ['Show a countdown clock. The date can be changed in the settings.', {}],
  [
    'Display a live countdown to a date with a shortcode. It says "It\'s over" when it reaches zero.',
    { message: "It's over" },
  ],
  ['It should show a countdown to our launch.', {}],
])('understands: %s', (description, options) => {
  expect(readTool(description)).toEqual({ countdown: expect.objectContaining(options) });
  expect(understood(description)).toMatchObject({ namesContent: false });
});

it.each([
  'Auctions with countdown, price and photo.',
  'Events with date and a countdown to each event.',
  'Rockets with name and count of engines.',
  'Timers with name and duration.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('countdown');
});
