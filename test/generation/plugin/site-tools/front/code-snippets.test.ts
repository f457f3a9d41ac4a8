import { expect, it } from 'vitest';
import { makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Insert custom scripts into the header and footer.', { places: ['header', 'footer'] }],
  ['Header and footer scripts', { places: ['header', 'footer'] }],
  ['A plugin that injects tracking code into the head of every page.', { places: ['header'] }],
  [
    'Adds an analytics snippet in the footer. Administrators are excluded, not counted: do not print it for admins.',
    { places: ['footer'] },
  ],
  ['Add custom JavaScript before the closing body tag.', {}],
  [
    'Lets the admin paste code snippets that are printed in the header, after the opening body tag and in the footer.',
    { places: ['header', 'body', 'footer'] },
  ],
  ['Print the analytics script on every page except for logged-in users.', { sparesEditors: true }],
  ['Insert Google Analytics code in the site header from a settings page.', { places: ['header'] }],
])('understands: %s', (description, options) => {
  expect(readTool(description)).toEqual({ code_snippets: expect.objectContaining(options) });
  expect(understood(description)).toMatchObject({ namesContent: false });
});

it.each([
  'Snippets with title, language and code.',
  'Discount codes with value and expiry date.',
  'Scripts for theatre plays with author and cast.',
  'Courses with code, title and header image.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('code_snippets');
});

it('lets only those change code who may publish any', () => {
  const { file } = makePlugin('Insert scripts into the header.', [], 'Heady');
  expect(file('includes/class-heady-settings.php')).toContain("current_user_can( 'unfiltered_html' )");
});
