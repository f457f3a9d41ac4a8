import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Auto-link keywords in posts.', { most: 1, content: ['post'] }],
  ['Automatically link keywords in posts to the addresses of a list.', { rules: '' }],
  [
    'Automatically turn the keyword "tea" into a link to https://example.org/tea, only once per post.',
    { rules: 'tea = https://example.org/tea', most: 1 },
  ],
  [
    'Link certain words in posts and pages to URLs automatically, up to 3 times.',
    { most: 3, content: ['post', 'page'] },
  ],
  ['Keyword linking for posts', { content: ['post'] }],
  ['An auto-linker for keywords', { most: 1 }],
  ['Converts keywords into internal links.', { rules: '' }],
  [
    'Link keywords automatically. Link "green tea" to https://example.org/green.',
    { rules: 'green tea = https://example.org/green' },
  ],
])('understands: %s', (description, options) => {
  expect(readTool(description).auto_links).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Links with keywords.',
  'Check for broken links.',
  'A glossary with terms and tooltips.',
  'Partners with link and keywords.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('auto_links');
});

it('keeps words and addresses as values', () => {
  const { project, code, file } = makePlugin(
    "Auto-link the keyword \"it's <tea>\" to https://example.org/?a='b'&c.",
    ['settings'],
    'Some Kit',
  );
  expect(findingsOf(project)).toEqual([]);
  expect(code).not.toContain('register_post_type');
  expect(code).toContain('wp_html_split( $content )');
  expect(file('includes/class-some-kit-settings.php')).toContain('link_rules');
});
