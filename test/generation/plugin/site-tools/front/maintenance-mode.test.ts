import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  [
    'Put the site in maintenance mode with a custom message. Admins can still log in.',
    { access: 'manage_options', isLaunch: false },
  ],
  ['A simple maintenance mode plugin.', { access: 'edit_posts' }],
  [
    'Shows a coming soon page to visitors until launch. Logged-in users see the site as usual.',
    { isLaunch: true, access: 'read' },
  ],
  [
    'Display an "Under construction" page to everyone who is not logged in.',
    { message: 'Under construction', access: 'read' },
  ],
  [
    'Takes the website offline with a message "Back at 5; we promise. Really!" and returns a 503 status code with Retry-After of 2 hours.',
    { message: 'Back at 5; we promise. Really!', retryHours: 2 },
  ],
  ['Enable maintenance mode until December 24, 2026 at 6:30 pm.', { end: '2026-12-24T18:30' }],
  [
    'While the site is being worked on, visitors see a maintenance page. Administrators and editors bypass it.',
    { access: 'edit_others_posts' },
  ],
  [
    'A plugin that puts a site under maintenance, with the heading "Hold on". The message "Soon" can be changed in the settings. The background is navy.',
    { heading: 'Hold on', message: 'Soon', background: '#1e3a8a' },
  ],
  ['Return a 503 response with Retry-After 7200 to visitors while maintenance mode is on.', { retryHours: 2 }],
  ['Coming soon page', { isLaunch: true }],
  [
    'I need a plugin that shows "We\'ll be right back" to everyone who isn\'t an admin.',
    { message: "We'll be right back", access: 'manage_options' },
  ],
  [
    'Maintenance mode. The maintenance mode page shows the text "Soon" for 3 hours.',
    { message: 'Soon', retryHours: 3 },
  ],
])('understands: %s', (description, options) => {
  expect(readTool(description).maintenance_mode).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it('understands a name without a description', () => {
  expect(readTool('', 'Maintenance Mode')).toHaveProperty('maintenance_mode');
  expect(readTool('', 'Coming Soon')).toHaveProperty('maintenance_mode');
});

it.each([
  'Maintenance requests with unit, date and status.',
  'Machines with serial number and last maintenance date.',
  'Show ads to everyone except admins.',
  'Movies coming soon with title and release date.',
  'Buildings under construction with address and architect.',
  'Tenants report maintenance problems and get an email when they are closed.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).toEqual({});
});

it('keeps what is said in quotes as it is, and makes no content', () => {
  const { project, code, file } = makePlugin(
    'Put the site in maintenance mode with the message "It\'s 100% <script>alert(1)</script> $done \\ ?> back".',
    ['settings'],
    'Closed',
  );
  expect(findingsOf(project)).toEqual([]);
  expect(code).not.toContain('register_post_type');
  expect(file('includes/class-closed-settings.php')).toContain("'It\\'s 100%");
  expect(code).toContain('status_header( 503 )');
});
