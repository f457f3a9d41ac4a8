import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Exclude pages from search results.', { content: ['post'] }],
  ['Remove pages from the site search.', { content: ['post'] }],
  ['Limit the search to posts only.', { content: ['post'] }],
  ['Include products in the search results.', { content: ['post', 'page', 'product'] }],
  ['Exclude certain posts by ID from the search.', { content: ['post', 'page'] }],
  ['Exclude the posts with the IDs 12 and 34 from the search.', { excluded: '12, 34' }],
  ['A plugin that hides pages in the search results.', { content: ['post'] }],
  ['Only include posts and pages in search.', { content: ['post', 'page'] }],
])('understands: %s', (description, options) => {
  expect(readTool(description).search_scope).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Search recipes by ingredient.',
  'Exclude pages from the menu.',
  'Hide pages from search engines.',
  'Adds a search form for products.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('search_scope');
});

it('keeps to the search that a visitor asked for', () => {
  const { project, code, file } = makePlugin('Exclude pages from search results.', ['settings'], 'Some Kit');
  expect(findingsOf(project)).toEqual([]);
  expect(code).not.toContain('register_post_type');
  expect(code).toContain('! $query->is_main_query()');
  expect(file('includes/class-some-kit-settings.php')).toMatch(/'search_types' +=> array\( 'post' \)/);
});
