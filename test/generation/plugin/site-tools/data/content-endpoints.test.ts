import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Adds a REST endpoint that returns the latest posts.', { kinds: ['posts'], capability: '', count: 10 }],
  [
    'REST API endpoint with site statistics: number of posts, comments and users, cached for 10 minutes.',
    { kinds: ['stats'], cacheMinutes: 10 },
  ],
  [
    'Provide a REST route /acme/v1/latest that returns the 5 latest posts. Only logged-in users can use it.',
    { route: 'acme/v1/latest', count: 5, capability: 'read' },
  ],
  ['A random post endpoint for the REST API', { kinds: ['random'] }],
  ['Expose the recent posts as JSON via the REST API.', { kinds: ['posts'] }],
  ['Create a custom REST API endpoint to list published pages.', { content: ['page'] }],
  ['A REST endpoint for the latest posts and one for site stats.', { kinds: ['stats', 'posts'] }],
  ['Site statistics over the REST API for administrators only', { kinds: ['stats'], capability: 'manage_options' }],
])('understands: %s', (description, options) => {
  expect(readTool(description).content_endpoints).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Disable the REST API for visitors.',
  'Books with a REST API.',
  'Fetch posts from an external REST API.',
  'A REST API for recipes with title and ingredients.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('content_endpoints');
});

it('answers at the route that is asked for, and makes no content', () => {
  const { project, code } = makePlugin('A REST route /acme/v1/latest with the latest posts.', ['rest_api'], 'Feedline');
  expect(findingsOf(project)).toEqual([]);
  expect(code).not.toContain('register_post_type');
  expect(code).toContain("$this->namespace = 'acme/v1'");
  expect(project.instructions).toContain('/wp-json/acme/v1/latest');
});
