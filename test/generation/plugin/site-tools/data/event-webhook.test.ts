import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Send a Slack message when a post is published.', { service: 'slack', events: ['post_published'] }],
  ['Post to Discord when a new user registers.', { service: 'discord', events: ['user_registered'] }],
  [
    'Call a webhook whenever a post or page is published. The webhook URL is set in the settings.',
    { service: 'json', content: ['post', 'page'] },
  ],
  ['Slack notifications for new comments', { events: ['comment_posted'] }],
  ['Notify Microsoft Teams about new posts.', { service: 'teams' }],
  [
    'Send a webhook to https://hooks.example.com/x when a user registers.',
    { address: 'https://hooks.example.com/x', events: ['user_registered'] },
  ],
  ['Send a message to Slack whenever a new article goes live.', { events: ['post_published'] }],
  [
    'A plugin that pings Zapier when posts are published or users sign up.',
    { events: ['post_published', 'user_registered'] },
  ],
  [
    'Send a message to Slack when a comment waits for moderation, a user with administrator role is created or a plugin is activated.',
    { events: ['comment_pending', 'admin_created', 'plugin_activated'] },
  ],
  [
    'Alert Discord about new administrators. At most one message per minute. Failures are logged.',
    { events: ['admin_created'], minutesApart: 1, logsFailures: true },
  ],
])('understands: %s', (description, options) => {
  expect(readTool(description).event_webhook).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it('understands a name without a description', () => {
  expect(readTool('', 'Slack Notifications')).toHaveProperty('event_webhook');
});

it.each([
  'Teams with players and coach.',
  'Orders with webhook URL and status.',
  'Receive webhooks from Stripe.',
  'Send an email when a post is published.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('event_webhook');
});

it('sends in the background and keeps the address in its settings', () => {
  const { project, code, file } = makePlugin('Send a Slack message when a post is published.', [], 'Herald');
  expect(findingsOf(project)).toEqual([]);
  expect(code).not.toContain('register_post_type');
  expect(code).toContain('wp_schedule_single_event( time(), self::HOOK, array( $event, $id, 1 ) )');
  expect(file('includes/class-herald-settings.php')).toContain("'webhook_url'");
});

it('has messages of a kind take turns, and lists failures', () => {
  const said =
    'Send a Slack message when a comment is posted. No more than one message per 5 minutes. Failures are logged.';
  const { project, code } = makePlugin(said, [], 'Herald');
  expect(findingsOf(project)).toEqual([]);
  expect(code).toContain('const GAP = 5 * MINUTE_IN_SECONDS;');
  expect(code).toContain('$this->print_failures();');
  const plain = makePlugin('Send a Slack message when a comment is posted.', [], 'Herald').code;
  expect(plain).not.toContain('TURNS');
  expect(plain).not.toContain('FAILURES');
});
