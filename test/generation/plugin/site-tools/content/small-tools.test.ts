import { describe, expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

const asked: Readonly<Record<string, readonly (readonly [string, object])[]>> = {
  inserted_text: [
    ['Add a disclaimer below each post.', { kind: 'disclaimer', position: 'below' }],
    ['Insert the text "Subscribe to our newsletter!" after every article.', { text: 'Subscribe to our newsletter!' }],
    ['Show ads above and below posts.', { kind: 'advertisement', position: 'both' }],
    ['Affiliate disclosure at the top of blog posts', { kind: 'disclosure', position: 'above' }],
    ['Display a custom message before the content of pages.', { kind: 'text', content: ['page'] }],
    [
      'Automatically adds a copyright notice to the end of every post.',
      { kind: 'copyright notice', position: 'below' },
    ],
    [
      'Call to action below posts with a button "Join now" to https://example.com/join',
      { button: 'Join now', url: 'https://example.com/join' },
    ],
    ['Append a signature to every post. It says "Yours, Ann".', { text: 'Yours, Ann' }],
  ],
  last_updated: [
    ['Show the date of the last update above each post.', { position: 'above', content: ['post'] }],
    ['Display when a page was last modified at the bottom of pages.', { position: 'below', content: ['page'] }],
    ['Adds "last updated on" to articles. Only if it is 7 days after publication.', { days: 7 }],
    ['Show the modified date of posts.', { content: ['post'] }],
    ['A plugin that tells readers when a post was last edited.', { position: 'above' }],
    ['Last modified date for posts and pages', { content: ['post', 'page'] }],
    ['Display the last updated date. Place it below the text.', { position: 'below' }],
    ['Shows the update date below the title of posts.', { position: 'above' }],
  ],
  external_links: [
    ['Open external links in posts in a new tab and add nofollow to them.', { opensTab: true, isNofollow: true }],
    ['External links open in a new tab.', { opensTab: true }],
    ['Add rel nofollow to outbound links.', { opensTab: false, isNofollow: true }],
    ['Make all links to other websites open in a new window.', { opensTab: true }],
    ['A plugin that adds an icon to external links.', { hasIcon: true, opensTab: false }],
    ['Opens links in a new tab.', { opensTab: true }],
    ['Mark links to external sites with an arrow.', { hasIcon: true }],
    ['External links open in a new tab. They are marked with an icon.', { opensTab: true, hasIcon: true }],
  ],
  reading_progress: [
    ['Show a reading progress bar at the top of the screen on posts.', { edge: 'top', content: ['post'] }],
    ['Adds a red scroll progress indicator, 6px high.', { colour: '#b91c1c', height: 6 }],
    ['A progress bar that shows how far readers have scrolled through articles.', { content: ['post'] }],
    ['Reading progress for posts and pages', { content: ['post', 'page'] }],
    ['Displays a scroll progress bar at the bottom of the window.', { edge: 'bottom' }],
    ['Page scroll progress line in #00ff00.', { colour: '#00ff00' }],
    ['Let visitors see how much of an article they have read.', { content: ['post'] }],
    ['Reading progress bar. It is 8 pixels high and blue.', { height: 8, colour: '#1d4ed8' }],
  ],
};

describe.each(Object.entries(asked))('%s', (tool, descriptions) => {
  it.each(descriptions)('is asked for by: %s', (description, options) => {
    expect(readTool(description)[tool]).toMatchObject(options);
    expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
  });
});

it.each([
  ['inserted_text', 'Post Disclaimer Text Below Posts'],
  ['last_updated', 'Last Updated Date'],
  ['external_links', 'External Links in New Tab'],
  ['reading_progress', 'Reading Progress Bar'],
])('%s is understood from a name alone', (tool, name) => {
  expect(readTool('', name)).toHaveProperty(tool);
});

it.each([
  'Notes with text and colour.',
  'Recipes with a note and a disclaimer.',
  'Messages with a text, shown below each other.',
  'Ads with a title, an image and a link.',
  'Documents with version and last updated date.',
  'Show the last modified date in a column of the posts list.',
  'Tasks with an update date and a status.',
  'Send an e-mail when a post was last edited a year ago.',
  'Books with title, author and external links.',
  'Resources with an external link and a category.',
  'Link partners with an outbound link.',
  'Companies with external links and logos.',
  'Courses with a progress bar.',
  'Show a donation progress bar for campaigns with a goal.',
  'Students with reading progress and level.',
  'Projects with progress in percent.',
])('is not asked for: %s', (description) => {
  expect(Object.keys(readTool(description)).filter((tool) => tool in asked)).toEqual([]);
});

it('stores code of advertisements only for those who may write it', () => {
  const { project, file } = makePlugin('Show an ad below each post.', [], 'Adverts');
  expect(findingsOf(project)).toEqual([]);
  expect(file('includes/class-adverts-settings.php')).toContain('unfiltered_html');
});
