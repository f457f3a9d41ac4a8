import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  [
    'Every hour fetch reviews from an external API and store them; settings page for API key and endpoint.',
    { noun: 'reviews', minutes: 60 },
  ],
  [
    'Pull the latest 5 jobs from our HR API every 15 minutes and show them with a shortcode.',
    { noun: 'jobs', minutes: 15, count: 5 },
  ],
  ['Display weather data from a third-party API, refreshed daily.', { noun: 'items', minutes: 1440 }],
  ['Show quotes from https://api.example.com/quotes via the API.', { endpoint: 'https://api.example.com/quotes' }],
  ['Imports products from an external JSON API every night.', { noun: 'products', minutes: 1440 }],
  ['External API data display', { noun: 'items' }],
  ['Sync events from a remote API twice a day.', { noun: 'events', minutes: 720 }],
  ['Fetch JSON data from an API. Cache it for an hour. Show errors to admins.', { noun: 'items' }],
])('understands: %s', (description, options) => {
  expect(readTool(description).api_feed).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Provide a REST API for books.',
  'Show books from the library with an API key field.',
  'Import books from a CSV file.',
  'Gadgets with name, API key and endpoint.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('api_feed');
});

it('asks the service in the background only, and makes no content', () => {
  const { project, code, file } = makePlugin(
    'Fetch reviews from an external API every 20 minutes.',
    ['cron', 'shortcode', 'settings'],
    'Echo Wall',
  );
  expect(findingsOf(project)).toEqual([]);
  expect(code).not.toContain('register_post_type');
  expect(code).toContain('20 * MINUTE_IN_SECONDS');
  expect(code).toContain("add_shortcode( 'echo_wall_reviews'");
  expect(file('includes/class-echo-wall-settings.php')).toContain('type="password"');
});
