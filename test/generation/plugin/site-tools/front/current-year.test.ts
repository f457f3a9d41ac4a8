import { expect, it } from 'vitest';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['A shortcode that shows the current year.', { since: 0, hasSign: false }],
  ['Current year shortcode', {}],
  ['Adds a [year] shortcode to display the current year in the footer.', {}],
  ['A plugin that outputs the copyright year since 2015.', { since: 2015, hasSign: true }],
  ['Show a copyright notice with the current year.', { hasSign: true }],
  ['Dynamic copyright year for the footer.', {}],
  ['It should print the current year with a shortcode. A range since 2012 is possible.', { since: 2012 }],
  ['Insert this year automatically through a shortcode.', {}],
])('understands: %s', (description, options) => {
  expect(readTool(description)).toEqual({ current_year: expect.objectContaining(options) });
  expect(understood(description)).toMatchObject({ namesContent: false });
});

it.each([
  'Wines with name and year.',
  'Show the events of the current year.',
  'Cars with make, model and copyright year.',
  'Members pay once a year.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('current_year');
});
