import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  [
    'Count how often each post is viewed and list the five most viewed posts in the dashboard.',
    { count: 5, isShown: false },
  ],
  ['Shows the number of views below each article.', { isShown: true, position: 'below' }],
  ['A page view counter for posts and pages', { content: ['post', 'page'] }],
  ['List the 10 most popular posts with a shortcode.', { count: 10 }],
  ['Track post views without cookies. Show the view count at the top of posts.', { isShown: true, position: 'above' }],
  ['Count how often posts are read.', { content: ['post'] }],
  ['Adds a view counter to blog posts.', { content: ['post'] }],
  ['Keep track of how many times every page was opened.', { content: ['page'] }],
])('understands: %s', (description, options) => {
  expect(readTool(description).post_views).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it('understands a name without a description', () => {
  expect(readTool('', 'Post Views')).toHaveProperty('post_views');
});

it.each([
  'Recipes with title and number of views.',
  'Count how often each recipe is viewed. Recipes have ingredients.',
  'Track how many times members visited the gym.',
  'Hotel rooms with a view and a price.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).toEqual({});
});

it('makes no content type of the posts that are viewed', () => {
  const description = 'Count how often each post is viewed and list the most viewed posts in the dashboard.';
  for (const features of [[], ['dashboard_widget', 'rest_api', 'shortcode']] as const) {
    const { project, code } = makePlugin(description, features, 'Post Views');
    expect(findingsOf(project)).toEqual([]);
    expect(code).not.toContain('register_post_type');
    expect(code).toContain('class Post_Views_Counter');
    expect(code.match(/wp_add_dashboard_widget/g)).toHaveLength(1);
  }
});
