import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Duplicate posts and pages with one click.', { status: 'draft' }],
  ['I need a plugin that lets editors clone posts as drafts.', { status: 'draft' }],
  ['Adds a "Duplicate" link to the row actions of posts and pages.', { content: ['post', 'page'] }],
  ['Clone posts and pages. The title of the copy ends with "(clone)".', { suffix: ' (clone)' }],
  ['Duplicate pages. Copies are published at once. Stay in the list afterwards.', { after: 'list' }],
])('duplicate_post: %s', (description, options) => {
  expect(readTool(description).duplicate_post).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  [
    'Customize the login page with our logo from https://example.com/logo.png.',
    { logo: 'https://example.com/logo.png' },
  ],
  ['Custom login page. The message should say "Welcome to the club".', { message: 'Welcome to the club' }],
  ['Custom login screen with a #123456 background.', { background: '#123456' }],
  ['Change the login logo and link it to the home page.', { logo: '' }],
  ['Branded WordPress login screen with own colors.', {}],
])('login_page: %s', (description, options) => {
  expect(readTool(description).login_page).toMatchObject(options);
});

it.each([
  [
    'After login, redirect subscribers to /account and editors to the dashboard.',
    { roles: ['subscriber', 'editor'], targets: ['/account', 'dashboard'] },
  ],
  [
    'After login send subscribers and customers to /my-account and everyone else to the home page.',
    { roles: ['subscriber', 'customer'], targets: ['/my-account', '/my-account'], login: '/' },
  ],
  ['Redirect users to /welcome after login and to /bye after logout.', { login: '/welcome', logout: '/bye' }],
  [
    'Redirect users after login based on their role. Subscribers go to "/members". Administrators go to the dashboard.',
    { roles: ['subscriber', 'administrator'], targets: ['/members', 'dashboard'] },
  ],
  ['Login redirect by role.', { login: '' }],
])('login_redirect: %s', (description, options) => {
  expect(readTool(description).login_redirect).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  ['Limit login attempts to 5 and lock the address out for 20 minutes.', { attempts: 5, minutes: 20 }],
  [
    'Block an IP address after 3 failed login attempts for 1 hour. Email the admin about it.',
    { attempts: 3, minutes: 60, isMailed: true },
  ],
  ['Protect the login against brute force attacks.', { attempts: 5, minutes: 15 }],
  ['Lock users out after too many failed logins. Show the message "Take a break".', { message: 'Take a break' }],
  ['Login lockdown', { isMailed: false }],
])('limit_login_attempts: %s', (description, options) => {
  expect(readTool(description).limit_login_attempts).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Prevent duplicate submissions.',
  'Copy the link of a post to the clipboard.',
  'Members can log in and see their bookings.',
  'Email the user after login.',
  'Events with a limit of attendees.',
])('nothing is asked for: %s', (description) => {
  const tools = readTool(description);
  for (const tool of ['duplicate_post', 'login_page', 'login_redirect', 'limit_login_attempts'])
    expect(tools).not.toHaveProperty(tool);
});

it('keeps hostile texts of a message inside a string', () => {
  const { project, code } = makePlugin(`Custom login page with the message "It's <script>?> 100% $x".`, [], 'Door');
  expect(findingsOf(project)).toEqual([]);
  expect(code).toContain(`'It\\'s `);
});
