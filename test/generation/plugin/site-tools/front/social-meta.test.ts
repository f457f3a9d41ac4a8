import { expect, it } from 'vitest';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Add Open Graph and Twitter card meta tags to posts and pages.', { hasLargeImage: true }],
  ['Open Graph tags', {}],
  [
    'A plugin that adds og tags with the featured image as the image. The Twitter account is @example.',
    { handle: 'example' },
  ],
  [
    'Outputs social meta tags in the head, with https://example.com/share.png as the fallback image.',
    { image: 'https://example.com/share.png' },
  ],
  ['Generates a meta description from the excerpt for every post.', {}],
  ['Adds SEO meta tags: description and Open Graph data for Facebook.', {}],
  ['Print Twitter Cards on single posts with the title and a summary card.', { hasLargeImage: false }],
  ['Automatically adds OpenGraph data to every page for better previews on Facebook.', {}],
])('understands: %s', (description, options) => {
  expect(readTool(description)).toEqual({ social_meta: expect.objectContaining(options) });
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Books with title, author and meta description.',
  'Graphs with title and data.',
  'Add social share buttons below posts.',
  'Members with a Twitter handle and card number.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('social_meta');
});
