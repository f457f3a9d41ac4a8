import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Block comments shorter than 20 characters.', { minLength: 20, maxLinks: -1 }],
  ['Refuse comments that are shorter than 20 characters or contain more than 2 links.', { minLength: 20, maxLinks: 2 }],
  ['Set a minimum comment length of 50 characters.', { minLength: 50 }],
  ['Hold comments with bad words for moderation.', { outcome: 'hold', minLength: 0 }],
  ['Block comments that contain the words "casino" and "pills".', { words: ['casino', 'pills'], outcome: 'refuse' }],
  ['Limit the number of links in comments to 3.', { maxLinks: 3 }],
  ['Disallow links in comments.', { maxLinks: 0 }],
  ['Mark comments with forbidden words as spam.', { outcome: 'spam' }],
])('understands: %s', (description, options) => {
  expect(readTool(description).comment_rules).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Comments with rating.',
  'Disable comments on pages.',
  'Export comments with links.',
  'Movies with title and a short comment.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('comment_rules');
});

it('checks comments from the form and the REST API', () => {
  const { project, code, file } = makePlugin('Block comments shorter than 20 characters.', ['settings'], 'Some Kit');
  expect(findingsOf(project)).toEqual([]);
  expect(code).not.toContain('register_post_type');
  expect(code).toContain("add_filter( 'pre_comment_approved'");
  expect(file('includes/class-some-kit-settings.php')).toMatch(/'comment_min_length' +=> 20/);
});
