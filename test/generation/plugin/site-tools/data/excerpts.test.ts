import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Set the excerpt length to 30 words and change the read more text.', { length: 30, more: '' }],
  ['Custom excerpt length of 20 words', { length: 20 }],
  ['Change the "Read more" text to "Continue".', { more: 'Continue' }],
  ['Limit excerpts to 40 words, with a read more link.', { length: 40 }],
  ['Shorten the excerpts of posts to 15 words.', { length: 15 }],
  ['Adds a read more link. Excerpts should have 25 words.', { length: 25 }],
  ['A plugin to control the excerpt length', { length: 55 }],
  ['Customize the excerpt length. The read more text is "More »".', { more: 'More »' }],
])('understands: %s', (description, options) => {
  expect(readTool(description).excerpts).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Books with excerpt and length.',
  'A FAQ with read more toggles.',
  'Show the excerpt of related articles.',
  'Trips with length and description.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('excerpts');
});

it('says the length in the settings', () => {
  const { project, code, file } = makePlugin(
    'Set the excerpt length to 30 words. The read more text is "It\'s <b>more</b>".',
    ['settings'],
    'Some Kit',
  );
  expect(findingsOf(project)).toEqual([]);
  expect(code).not.toContain('register_post_type');
  expect(file('includes/class-some-kit-settings.php')).toMatch(/'excerpt_length' => 30/);
  expect(code).toContain("add_filter( 'excerpt_length'");
});
