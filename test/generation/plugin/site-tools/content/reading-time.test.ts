import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Show the estimated reading time above each post.', { position: 'above', wordsPerMinute: 200, content: ['post'] }],
  ['Displays how long an article takes to read, at 250 words per minute.', { wordsPerMinute: 250 }],
  ['Adds a "5 min read" label below the title of posts and pages.', { position: 'above', content: ['post', 'page'] }],
  ['Calculate the reading time. It should be shown at the end of the post.', { position: 'below' }],
])('understands: %s', (description, options) => {
  expect(readTool(description).reading_time).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it('understands a name without a description', () => {
  expect(readTool('', 'Reading Time')).toHaveProperty('reading_time');
});

it.each(['Books with author and reading level.', 'Members can read articles at any time.'])(
  'is not asked for: %s',
  (description) => {
    expect(readTool(description)).toEqual({});
  },
);

it('makes settings of what can be changed, and no content of its own', () => {
  const { project, code, file } = makePlugin('Show the reading time above each post.', [], 'Readly');
  expect(findingsOf(project)).toEqual([]);
  expect(code).not.toContain('register_post_type');
  expect(file('includes/class-readly-settings.php')).toContain("'words_per_minute' => 200");
  expect(project.instructions).toContain('Readly_Settings::get');
});
