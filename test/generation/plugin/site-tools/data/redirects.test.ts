import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Redirect old URLs to new ones, with an admin screen to manage them.', { status: 301, logsNotFound: false }],
  ['A redirect manager with 301 and 302 redirects, a hit counter and a 404 log.', { status: 301, logsNotFound: true }],
  ['Manage URL redirects. Also log 404 errors.', { logsNotFound: true }],
  ['A plugin to set up 302 redirects from the dashboard', { status: 302 }],
  ['Adds a tool to create temporary redirects.', { status: 302 }],
  ['Create and manage 301 redirections from an admin page; count the hits of each redirect.', { status: 301 }],
  ['Redirect deleted posts to other pages.', { status: 301 }],
  ['Permanent redirects with a check for loops', { status: 301 }],
  ['Log 404 errors in a table and let me redirect them.', { logsNotFound: true }],
  ['Redirect /a to /b and /c to /d.', { sources: ['/a', '/c'], targets: ['/b', '/d'] }],
  ['301 redirect /a, /b and /c to /d.', { sources: ['/a', '/b', '/c'], targets: ['/d', '/d', '/d'] }],
  ['Redirect the following URLs:\n- /one to /two\n- /three to /four', { sources: ['/one', '/three'] }],
  ['Redirect /old to /new.', { sources: ['/old'], targets: ['/new'] }],
  [
    'Redirect "/Shop/*" to "https://shop.example.com/*". Redirect /a to /b.',
    { sources: ['/Shop/*', '/a'], targets: ['https://shop.example.com/*', '/b'] },
  ],
])('understands: %s', (description, options) => {
  expect(readTool(description).redirects).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it('understands a name without a description', () => {
  expect(readTool('', 'Simple Redirects')).toHaveProperty('redirects');
});

it.each([
  'Redirect users to the homepage after login.',
  'Redirect all 404 pages to the home page.',
  'Redirect attachment pages to their post.',
  'Campaigns with title, redirect URL and clicks.',
  'Redirect visitors to a coming soon page.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('redirects');
});

it('makes a table and a screen of its own, and no content', () => {
  const { project, code, file } = makePlugin('Redirect manager with a 404 log.', ['admin_interface', 'custom_table']);
  expect(findingsOf(project)).toEqual([]);
  expect(code).not.toContain('register_post_type');
  expect(file('includes/class-event-manager-redirect-store.php')).toContain('UNIQUE KEY source_key');
  expect(file('uninstall.php')).toContain('event_manager_not_found');
});

it('keeps redirects of the description as values', () => {
  const { file, project } = makePlugin(`Redirect /it's-old to /new?a=1&b='2'.`);
  expect(findingsOf(project)).toEqual([]);
  expect(file('includes/class-event-manager-redirect-store.php')).toContain(String.raw`'/it\'s-old'`);
});
