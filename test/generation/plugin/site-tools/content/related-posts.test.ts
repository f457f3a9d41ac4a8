import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  [
    'Show three related posts with thumbnails below each post, by category.',
    { count: 3, hasImages: true, by: 'category' },
  ],
  [
    'Display 4 similar articles at the end of every article as a grid. The heading is "Read next".',
    { count: 4, isGrid: true, title: 'Read next' },
  ],
  ['A plugin that suggests related posts based on tags.', { by: 'tag' }],
  ['Related content for posts and pages', { content: ['post', 'page'] }],
  ['Adds a "You might also like" section under posts.', { position: 'below' }],
  ['Show more posts from the same category after the text.', { by: 'category' }],
  ['Related posts. Place them above the text, with dates.', { position: 'above', hasDates: true }],
  ['Lists up to six related articles without images.', { count: 6, hasImages: false }],
])('understands: %s', (description, options) => {
  expect(readTool(description).related_posts).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it('understands a name without a description', () => {
  expect(readTool('', 'Smart Related Posts')).toHaveProperty('related_posts');
});

it.each([
  'Books with title, author and related books.',
  'Products with related products and price.',
  'Manage FAQs with question, answer and related articles.',
  'Glossary of terms, each with a definition, synonyms and related terms.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).toEqual({});
});

it('relates content of the plugin’s own', () => {
  const { project, code, file } = makePlugin(
    'Recipes with ingredients and cooking time. Show related recipes below each recipe.',
    [],
    'Cookbook',
  );
  expect(findingsOf(project)).toEqual([]);
  expect(code).toContain('class Cookbook_Related_Posts');
  expect(file('includes/class-cookbook-settings.php')).toMatch(/'post_types' +=> array\( 'cookbook_recipe' \)/);
  expect(file('includes/class-cookbook-settings.php')).toContain("'Related recipes'");
});
