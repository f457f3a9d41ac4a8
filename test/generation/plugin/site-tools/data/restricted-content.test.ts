import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Restrict content to logged-in users.', { access: 'everyone', content: ['post', 'page'] }],
  ['Restrict posts and pages to logged-in users or certain roles.', { roles: [] }],
  ['Only logged-in users can read posts.', { access: 'members', content: ['post'] }],
  ['Members-only content with a login message', { message: '' }],
  ['Hide parts of a post from visitors who are not logged in.', { access: 'everyone' }],
  ['The content should only be visible to subscribers.', { access: 'roles', roles: ['subscriber'] }],
  [
    'Limit access to pages by user role. Show "Please join us" to everybody else.',
    { content: ['page'], message: 'Please join us' },
  ],
  ['A plugin for members only posts, with a shortcode for parts of a text.', { content: ['post'] }],
])('understands: %s', (description, options) => {
  expect(readTool(description).restricted_content).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Members with name, email and content.',
  'Restrict comments to logged-in users.',
  'Hide the admin bar for subscribers.',
  'Limit posts to 10 per page.',
  'Hide a category from visitors who are not logged in.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('restricted_content');
});

it.each([
  'Make the whole site private.',
  'Require login to view the website.',
  'Only members can access the site.',
  'Visitors must log in to see anything.',
])('closes the whole site: %s', (description) => {
  expect(Object.keys(readTool(description))).toEqual(['private_site']);
});

it.each(['Private notes for each website', 'Force strong passwords', 'A login form for the website'])(
  'does not close the site: %s',
  (description) => {
    expect(readTool(description)).not.toHaveProperty('private_site');
  },
);

it('has the settings, the box and the shortcode, and nothing that keeps content', () => {
  const { project, code, file } = makePlugin('Only subscribers can read posts.', ['shortcode', 'settings'], 'Guardian');
  expect(findingsOf(project)).toEqual([]);
  expect(code).not.toContain('register_post_type');
  expect(code).toContain("add_shortcode( 'guardian_members'");
  expect(file('includes/class-guardian-settings.php')).toMatch(/'roles' +=> array\( 'subscriber' \)/);
  expect(file('uninstall.php')).toContain('guardian_access');
});
