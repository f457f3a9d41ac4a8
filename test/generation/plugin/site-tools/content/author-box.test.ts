import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  [
    'Show an author box with avatar, biography and social links below each post.',
    { position: 'below', profiles: ['facebook', 'instagram', 'linkedin', 'x'] },
  ],
  ['Author bio for posts', { content: ['post'] }],
  ['Displays information about the author at the end of every article.', { position: 'below' }],
  [
    'A plugin that adds an author card without a photo above posts and pages.',
    { hasAvatar: false, position: 'above', content: ['post', 'page'] },
  ],
  ['Adds an "About the writer" author box to blog posts.', { title: 'About the writer' }],
  [
    'Insert an author info box. Authors can enter their Mastodon and GitHub profiles.',
    { profiles: ['mastodon', 'github'] },
  ],
  ['Show details about the author of each post below the text.', { position: 'below' }],
  ["Show a box with the author's picture, bio and links after each post.", { position: 'below' }],
  ['Posts get an author box with name, picture and bio.', { hasAvatar: true }],
])('understands: %s', (description, options) => {
  expect(readTool(description).author_box).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it('understands a name without a description', () => {
  expect(readTool('', 'Simple Author Box')).toHaveProperty('author_box');
});

it.each([
  'Books with title, author bio and price.',
  'Podcasts with an author and a cover.',
  'Quotes: text, source, author information.',
  'Authors write books; each author has a biography.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).toEqual({});
});

it('keeps profiles of authors only where they are asked for, and removes them', () => {
  const plain = makePlugin('Show an author box below each post.', [], 'Boxed');
  expect(plain.code).not.toContain('user_contactmethods');
  const { project, code, file } = makePlugin('Show an author box with social links below each post.', [], 'Boxed');
  expect(findingsOf(project)).toEqual([]);
  expect(code).toContain('user_contactmethods');
  expect(file('uninstall.php')).toContain("'boxed_profile_facebook'");
});
