import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Export all posts as CSV.', { kinds: ['post'] }],
  ['Export users to a CSV file.', { kinds: ['users'] }],
  ['A button to download all posts as a spreadsheet', { kinds: ['post'] }],
  ['Adds a tool to export posts and pages to CSV.', { kinds: ['post', 'page'] }],
  ['Exports the list of users with email and role as CSV for admins.', { kinds: ['users'] }],
  ['Download pages as CSV from the admin.', { kinds: ['page'] }],
  ['Export posts as CSV. Also export users as CSV.', { kinds: ['post', 'users'] }],
  ['CSV export of all users', { kinds: ['users'] }],
])('understands: %s', (description, options) => {
  expect(readTool(description).csv_export).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Export orders as CSV.',
  'Events with CSV export.',
  'Import posts from CSV.',
  'Export recipes with title and ingredients.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('csv_export');
});

it('checks who downloads and disarms formulas', () => {
  const { project, code, file } = makePlugin(
    'Export posts and users as CSV.',
    ['import_export', 'admin_interface'],
    'Some Kit',
  );
  expect(findingsOf(project)).toEqual([]);
  expect(code).not.toContain('register_post_type');
  const download = file('includes/class-some-kit-csv-export.php');
  expect(download).toContain('check_admin_referer( self::ACTION )');
  expect(download).toContain("current_user_can( 'list_users' )");
});
