import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Unpublish posts automatically at a set date.', { outcome: 'draft', days: 0, content: ['post'] }],
  ['Post expiration: move posts to trash after 90 days.', { outcome: 'trash', days: 90 }],
  ['Adds an expiration date to posts. Expired posts become private.', { outcome: 'private' }],
  ['Automatically unpublish pages after 6 months.', { days: 180, content: ['page'] }],
  ['Set posts to draft after a given date.', { outcome: 'draft' }],
  ['Schedule posts to be unpublished', { outcome: 'draft' }],
  ['A plugin that lets posts expire at a date and time.', { content: ['post'] }],
  [
    'Expiry date for posts, set in the editor. When the date has passed, move the post to the trash.',
    { outcome: 'trash' },
  ],
])('understands: %s', (description, options) => {
  expect(readTool(description).post_expiry).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Coupons with code and expiry date.',
  'Jobs expire after their closing date.',
  'Delete expired transients.',
  'Empty the trash of posts after 30 days.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('post_expiry');
});

it('keeps the date with the post and makes no content', () => {
  const { project, code, file } = makePlugin('Unpublish posts after 30 days.', ['cron', 'meta_boxes'], 'Sunset');
  expect(findingsOf(project)).toEqual([]);
  expect(code).not.toContain('register_post_type');
  expect(file('includes/class-sunset-settings.php')).toMatch(/'expires_after_days' => 30/);
  expect(file('uninstall.php')).toContain('sunset_expires_at');
});
