import { expect, it } from 'vitest';
import { makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Show a dismissible announcement bar at the top of the site with a link.', { position: 'top', isDismissible: true }],
  ['Announcement bar', { position: 'top' }],
  [
    'A bar at the top that says "Closed until Monday" with a link to /news, from 2026-12-24 to 2026-12-27.',
    { message: 'Closed until Monday', url: '/news', start: '2026-12-24T00:00', end: '2026-12-27T23:59' },
  ],
  [
    'A plugin that adds a sticky notification bar with the message "Sale; 50% off. Hurry!" linking to https://example.com/sale?a=1&b=2.',
    { message: 'Sale; 50% off. Hurry!', url: 'https://example.com/sale?a=1&b=2', isSticky: true },
  ],
  [
    'Displays a promo banner at the bottom of every page from December 1, 2026 until 24 December 2026.',
    { position: 'bottom', start: '2026-12-01T00:00', end: '2026-12-24T23:59' },
  ],
  [
    'Shows a custom message at the top of all pages. The background is #F00. Visitors can close it and it stays closed.',
    { background: '#ff0000' },
  ],
  ['Add a site-wide notice with a button "Learn more" to "/about".', { linkText: 'Learn more', url: '/about' }],
  [
    'Create a top bar that says "Welcome". It cannot be missed; the text and colour can be changed in the settings.',
    { message: 'Welcome' },
  ],
  ['Alert banner across the whole site, permanent.', { isDismissible: false }],
  [
    'Show a bar that says "Put the site in maintenance mode" on top of the page and an info bar.',
    { message: 'Put the site in maintenance mode' },
  ],
])('understands: %s', (description, options) => {
  expect(readTool(description)).toEqual({ announcement_bar: expect.objectContaining(options) });
  expect(understood(description)).toMatchObject({ namesContent: false });
});

it.each([
  'Announcements with title, text and expiry date.',
  'Bars with address, opening hours and music style.',
  'Show a reading progress bar at the top of posts.',
  'Add a search bar to the top of the site.',
  'Remove the admin bar for subscribers.',
  'Banners with image, link and start date.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('announcement_bar');
});

it('takes quoted text into its settings as it is', () => {
  const { file } = makePlugin('Show an announcement bar "It\'s $x ?> \\ %s".', [], 'Barly');
  expect(file('includes/class-barly-settings.php')).toContain("'It\\'s $x ?> \\\\ %s'");
});
