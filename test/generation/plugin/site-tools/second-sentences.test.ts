import { describe, expect, it } from 'vitest';
import { readTool } from './read-tool.ts';

describe('a sentence behind the one that asks for a tool', () => {
  it.each<[tool: string, first: string, second: string, change: Record<string, unknown>]>([
    ['duplicate_post', 'Duplicate posts.', 'The copy is pending review.', { status: 'pending' }],
    ['duplicate_post', 'Duplicate posts.', 'After duplicating, stay on the list.', { after: 'list' }],
    ['activity_log', 'Log user logins.', 'Also log plugin changes.', { events: ['logins', 'plugins'] }],
    ['limit_login_attempts', 'Limit login attempts to 5.', 'The lockout takes an hour.', { minutes: 60 }],
    ['limit_login_attempts', 'Limit login attempts to 5.', 'The admin gets an email.', { isMailed: true }],
    ['login_page', 'A custom login page.', 'The message says "Welcome back".', { message: 'Welcome back' }],
    ['login_page', 'A custom login page.', 'The background is #369.', { background: '#336699' }],
    [
      'login_redirect',
      'Redirect editors to the dashboard after login.',
      'After logout everybody goes to "/bye".',
      { logout: '/bye' },
    ],
    ['external_links', 'Open external links in a new tab.', 'They also get nofollow.', { isNofollow: true }],
    ['last_updated', 'Show the last updated date.', 'It is shown below the text.', { position: 'below' }],
    ['last_updated', 'Show the last updated date.', 'At least 7 days must have passed.', { days: 7 }],
    ['reading_progress', 'A reading progress bar.', 'It is red and 5 px high.', { colour: '#b91c1c', height: 5 }],
    ['related_posts', 'Show related posts.', 'They are in a grid titled "More".', { isGrid: true, title: 'More' }],
    ['related_posts', 'Show related posts.', '6 posts of the same tag.', { count: 6, by: 'tag' }],
    ['share_buttons', 'Social share buttons.', 'The title is "Tell friends".', { title: 'Tell friends' }],
    ['table_of_contents', 'A table of contents.', 'It includes h2 to h4.', { deepest: 4 }],
    ['table_of_contents', 'A table of contents.', 'It needs at least 4 headings.', { minimum: 4 }],
    ['table_of_contents', 'A table of contents.', 'It is collapsed at first.', { isCollapsible: true, isOpen: false }],
    ['auto_tags', 'Add tags to posts automatically.', 'At most 7 tags per post.', { most: 7 }],
    [
      'comment_rules',
      'Hold comments with more than 3 links.',
      'Comments need at least 30 characters.',
      { minLength: 30 },
    ],
    [
      'content_endpoints',
      'A REST API endpoint for the latest posts.',
      'It is cached for 10 minutes.',
      { cacheMinutes: 10 },
    ],
    [
      'content_endpoints',
      'A REST API endpoint for the latest posts.',
      'Only editors may read it.',
      { capability: 'edit_others_posts' },
    ],
    ['csv_export', 'Export users to CSV.', 'Also export pages.', { kinds: ['users', 'page'] }],
    [
      'event_webhook',
      'Discord notifications when a post is published.',
      'The URL is https://example.com/hook.',
      { address: 'https://example.com/hook' },
    ],
    [
      'event_webhook',
      'Discord notifications when a post is published.',
      'Also when a comment is posted.',
      { events: ['post_published', 'comment_posted'] },
    ],
    ['post_expiry', 'Posts expire 10 days after publication.', 'They become private.', { outcome: 'private' }],
    ['redirects', 'A redirect manager.', 'Use 302 redirects.', { status: 302 }],
    ['redirects', 'A redirect manager.', 'Redirect /old to /new.', { sources: ['/old'], targets: ['/new'] }],
    [
      'restricted_content',
      'Only logged-in users can read posts.',
      'The message is "Please log in".',
      { message: 'Please log in' },
    ],
    ['back_to_top', 'A back to top button.', 'It is blue and on the left.', { background: '#1d4ed8', side: 'start' }],
    ['back_to_top', 'A back to top button.', 'It appears after 500 px.', { offset: 500 }],
    ['breadcrumbs', 'Breadcrumbs above every post.', 'The separator is ">".', { separator: '>' }],
    [
      'current_year',
      'The current year as a shortcode.',
      'The copyright range starts in 2010.',
      { since: 2010, hasSign: true },
    ],
    ['countdown', 'A countdown to 1 June 2032.', 'The message after it is "We are open".', { message: 'We are open' }],
    ['maintenance_mode', 'Maintenance mode.', 'Administrators can see the site.', { access: 'manage_options' }],
    ['maintenance_mode', 'Maintenance mode.', 'It ends in 3 hours.', { retryHours: 3 }],
    ['popup', 'A popup.', 'It is shown once a day.', { frequency: 'day' }],
    ['popup', 'A popup.', 'It opens after 20 seconds.', { trigger: 'delay', delay: 20 }],
    ['popup', 'A popup.', 'It has a link "Subscribe" to /letter.', { url: '/letter', linkText: 'Subscribe' }],
    [
      'social_meta',
      'Open Graph tags.',
      'The default image is https://example.com/a.png.',
      { image: 'https://example.com/a.png' },
    ],
    ['social_meta', 'Open Graph tags.', 'The Twitter account is @example.', { handle: 'example' }],
    [
      'tracking_code',
      'Tracking code for Google Analytics.',
      'The measurement ID is G-XYZ9876543.',
      { id: 'G-XYZ9876543' },
    ],
  ])('changes %s: %s %s', (tool, first, second, change) => {
    const before = readTool(first)[tool];
    expect(before).toEqual(expect.anything());
    expect(before).not.toMatchObject(change);
    expect(readTool(`${first} ${second}`)[tool]).toEqual({ ...(before as object), ...change });
  });

  it.each([
    ['duplicate_post', 'Duplicate posts.'],
    ['external_links', 'Open external links in a new tab.'],
    ['last_updated', 'Show the last updated date.'],
    ['reading_progress', 'A reading progress bar.'],
    ['related_posts', 'Show related posts.'],
    ['share_buttons', 'Social share buttons.'],
    ['auto_tags', 'Add tags to posts automatically.'],
    ['csv_export', 'Export users to CSV.'],
    ['event_webhook', 'Discord notifications when a post is published.'],
    ['redirects', 'A redirect manager.'],
    ['back_to_top', 'A back to top button.'],
    ['breadcrumbs', 'Breadcrumbs above every post.'],
    ['popup', 'A popup.'],
    ['maintenance_mode', 'Maintenance mode.'],
  ])('that is about something else leaves %s as it is: %s', (tool, first) => {
    expect(readTool(`${first} Our cats eat strawberries.`)).toEqual(readTool(first));
    expect(readTool(first)).toHaveProperty(tool);
  });
});
