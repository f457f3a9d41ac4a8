import { expect, it } from 'vitest';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Show breadcrumbs above posts and pages.', { isAutomatic: true, content: ['post', 'page'] }],
  ['Breadcrumbs', { isAutomatic: true, content: ['any'] }],
  ['A plugin that adds breadcrumb navigation with schema.org markup.', {}],
  ['Adds a breadcrumbs shortcode.', { isAutomatic: false }],
  ['Displays a breadcrumb trail with a "›" separator.', { separator: '›' }],
  ['Breadcrumb navigation for block themes. The separator is ">".', { separator: '>' }],
  [
    'Automatically show breadcrumbs at the top of every page. It outputs structured data for Google.',
    { isAutomatic: true },
  ],
  ['Create breadcrumbs that show the category and the parent pages.', {}],
])('understands: %s', (description, options) => {
  expect(readTool(description)).toEqual({ breadcrumbs: expect.objectContaining(options) });
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Recipes with breadcrumbs, eggs and flour.',
  'Pages with a crumb colour.',
  'Remove the breadcrumbs of the theme.',
  'Trails with length, difficulty and map.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('breadcrumbs');
});
