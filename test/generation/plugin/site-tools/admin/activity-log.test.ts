import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { expect, it } from 'vitest';
import { planOf, pluginOf } from '../../../support/behaviour.ts';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  [
    'Keep an activity log of logins, post changes and plugin activations for 90 days.',
    { events: ['logins', 'content', 'plugins'], days: 90 },
  ],
  ['Log user logins.', { events: ['logins'] }],
  ['A plugin that logs every login and failed login.', { events: ['logins'] }],
  ['Activity log', { events: ['logins', 'content', 'plugins', 'users'] }],
  ['Audit trail of what users do.', { events: ['logins', 'content', 'plugins', 'users'] }],
  ['Record who logs in and when, with the IP address. Keep it for 30 days.', { days: 30, keepsAddress: true }],
  [
    'An activity log of content changes for administrators, with a CSV download.',
    { events: ['content'], hasDownload: true },
  ],
  ['Track plugin activations and theme changes.', { events: ['plugins'] }],
  ['Security audit log for administrators.', { keepsAddress: false }],
])('understands: %s', (description, options) => {
  expect(readTool(description).activity_log).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Events with a log of visits.',
  'Keep a log of every change to bookings.',
  'Show the last login in the users list.',
  'Users log in to see posts.',
  'Members with last login and phone.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('activity_log');
});

it('keeps a table of its own and takes it away again', () => {
  const { project, file } = makePlugin('Keep an activity log of logins for 7 days.', [], 'Watch Book');
  expect(findingsOf(project)).toEqual([]);
  expect(file('uninstall.php')).toContain('watch_book_activity_log');
  expect(file('includes/class-watch-book-settings.php')).toContain("'log_days'        => 7");
});

it('notes roles and settings, and shortens addresses, where a plan asks for it', () => {
  const asked: PlanBehaviour = {
    kind: 'activity_log',
    events: ['roles', 'options'],
    days: 365,
    keeps_address: true,
    address_days: 7,
  };
  const { files, findings } = pluginOf(planOf(asked));
  expect(findings).toEqual([]);
  const code = (name: string): string => files.get(`includes/class-field-desk-${name}.php`) ?? '';
  expect(code('settings')).toMatch(/'address_days' +=> 7/);
  expect(code('activity-log')).toContain('function shorten_addresses()');
  expect(files.get('readme.txt')).toContain('roles and settings');
  const { address_days: _, ...kept } = asked;
  expect(pluginOf(planOf(kept)).files.get('includes/class-field-desk-activity-log.php')).not.toContain(
    'wp_privacy_anonymize_ip',
  );
});
