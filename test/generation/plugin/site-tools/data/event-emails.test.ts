import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Email editors when a post is pending review.', { events: ['post_pending'] }],
  ['Send an email to the admin when a new user registers.', { events: ['user_registered'] }],
  ['Notify authors by email when their post is published.', { events: ['post_published'] }],
  ['Email the site owner about new registrations.', { events: ['user_registered'] }],
  ['Notify me by email when someone submits a post for review.', { events: ['post_pending'] }],
  ['Emails the administrator when somebody registers.', { events: ['user_registered'] }],
  ['Alert editors by mail when an article is waiting for review.', { events: ['post_pending'] }],
  ['A plugin that emails the author when a post goes live.', { events: ['post_published'] }],
])('understands: %s', (description, options) => {
  expect(readTool(description).event_emails).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Send an email to the customer when the order is approved.',
  'Members with name and email.',
  'Send a Slack message when a post is published.',
  'Email subscribers every week.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('event_emails');
});

it('writes to each recipient alone', () => {
  const { project, code, file } = makePlugin(
    'Email editors when a post is pending review.',
    ['email', 'settings'],
    'Some Kit',
  );
  expect(findingsOf(project)).toEqual([]);
  expect(code).not.toContain('register_post_type');
  expect(code).toContain("wp_mail( $address, $email['subject'], $email['message'] )");
  expect(file('includes/class-some-kit-settings.php')).toMatch(/'email_events' +=> array\( 'post_pending' \)/);
});
