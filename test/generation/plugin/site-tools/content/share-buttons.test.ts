import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  [
    'Add share buttons for Facebook, LinkedIn, WhatsApp and e-mail below each post.',
    { targets: ['facebook', 'linkedin', 'whatsapp', 'email'], position: 'below' },
  ],
  ['Social sharing icons above and below posts and pages', { position: 'both', content: ['post', 'page'] }],
  ['Let visitors share articles on Facebook and Twitter.', { targets: ['facebook', 'x'] }],
  ['A plugin that adds social share links to blog posts.', { content: ['post'] }],
  ['Shows buttons to share each page.', { content: ['page'] }],
  [
    'Adds social media sharing to posts. Networks: Reddit, Telegram and Pinterest.',
    { targets: ['telegram', 'reddit', 'pinterest'] },
  ],
  ['Add a copy link button at the top of posts.', { targets: ['copy'], position: 'above' }],
  ['Sharing buttons at the end of every post, titled "Tell a friend".', { title: 'Tell a friend' }],
])('understands: %s', (description, options) => {
  expect(readTool(description).share_buttons).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it('understands a name without a description', () => {
  expect(readTool('', 'Social Share Buttons')).toHaveProperty('share_buttons');
});

it.each([
  'Events with date, place and share link.',
  'Users can share their stories with photos.',
  'Members share recipes with ingredients and cooking time.',
  'Add data to every page for better social sharing previews.',
  'Shareholders with name and number of shares.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('share_buttons');
});

it('stands below content of the plugin’s own, and loads nothing from elsewhere', () => {
  const { project, code, file } = makePlugin(
    'Events with date and venue. Show share buttons below each event.',
    [],
    'Eventful',
  );
  expect(findingsOf(project)).toEqual([]);
  expect(file('includes/class-eventful-settings.php')).toMatch(/'post_types' +=> array\( 'eventful_event' \)/);
  expect(code).not.toMatch(/wp_enqueue_script\([^)]*https?:/);
});
