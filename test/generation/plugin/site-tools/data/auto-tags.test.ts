import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Automatically tag posts based on their content.', { taxonomy: 'post_tag', most: 5 }],
  ['Auto-tag posts', { taxonomy: 'post_tag' }],
  ['Assign categories automatically based on keywords.', { taxonomy: 'category' }],
  ['A plugin that automatically adds up to 3 tags to new posts.', { most: 3 }],
  ['Automatically categorize posts by the words in their title.', { taxonomy: 'category' }],
  ['Tag new posts automatically. At most 8 tags.', { taxonomy: 'post_tag' }],
  ['Add tags automatically from the words of a post.', { taxonomy: 'post_tag' }],
  ['Auto-tagging of posts with existing tags', { taxonomy: 'post_tag' }],
])('understands: %s', (description, options) => {
  expect(readTool(description).auto_tags).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Add alt tags to images automatically.',
  'Recipes with tags and categories.',
  'Show tags below posts.',
  'Add the Google tag automatically.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('auto_tags');
});

it('adds to what somebody chose', () => {
  const { project, code, file } = makePlugin('Auto-tag posts', ['taxonomy', 'settings'], 'Some Kit');
  expect(findingsOf(project)).toEqual([]);
  expect(code).not.toContain('register_post_type');
  expect(code).toContain('wp_set_object_terms( $post_id, array_map');
  expect(file('includes/class-some-kit-settings.php')).toContain('term_words');
});
