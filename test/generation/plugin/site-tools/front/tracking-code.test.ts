import { expect, it } from 'vitest';
import { readTool, understood } from '../read-tool.ts';

it.each([
  [
    'Add Google Analytics with ID G-ABC123 to every page, but not for logged-in administrators.',
    { id: 'G-ABC123', spared: 'manage_options' },
  ],
  ['Google Analytics', { id: '', spared: 'edit_posts' }],
  ['A plugin that adds Google Tag Manager with the container ID GTM-AB12CD.', { id: 'GTM-AB12CD' }],
  ['Inserts the Google Analytics tracking code. The tracking ID can be changed in the settings.', { id: '' }],
  ['Loads GA4 with the measurement id "G-XYZ9876" and excludes logged-in users.', { id: 'G-XYZ9876', spared: 'read' }],
  ['Connect the site to Google Analytics. Administrators and editors are not counted.', {}],
  ['It should add gtag.js with a tracking ID from the settings.', {}],
  ['Enter a Google Analytics ID to count visits.', {}],
])('understands: %s', (description, options) => {
  expect(readTool(description)).toEqual({ tracking_code: expect.objectContaining(options) });
  expect(understood(description)).toMatchObject({ namesContent: false });
});

it.each([
  'Shipments with tracking ID and status.',
  'Orders have a tracking id and a date.',
  'Insert custom analytics scripts into the header and footer.',
  'Show analytics of posts in the dashboard.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('tracking_code');
});
