import { expect, test } from 'vitest';
import { splitClauses } from '../../../server/src/generation/understanding/clauses.ts';
import { readSentences } from '../../../server/src/generation/understanding/sentences.ts';
import { understand } from '../../../server/src/generation/understanding/understand.ts';

const events =
  'Manage events with date, venue and price. Organizers get an email when someone books. Show upcoming events with a shortcode and delete past ones every night. It must also taste of strawberries.';

test('what was understood is told in plain sentences', () => {
  expect(understand(events, 'Event Manager').understood).toEqual([
    'Post type "Event" with date (date), venue (text) and price (money).',
    'Private post type "Booking" with event (relation, required) and email (email, required).',
    '"Booking": name is the title.',
    'A form on the site for visitors creates a "Booking".',
    'An email to every Organizer for each new "Booking".',
    'A shortcode shows upcoming "Events" as a list, by date.',
    '"Events" are deleted every day after the date.',
    'Role "Organizer".',
  ]);
});

test('what nothing was made of is quoted', () => {
  expect(understand(events, 'Event Manager').notUnderstood).toEqual(['It must also taste of strawberries']);
});

test('behaviours carry what they need', () => {
  expect(understand(events, 'Event Manager').behaviours).toEqual([
    { kind: 'public_form', entity: 'booking', requiresLogin: false },
    { kind: 'email_on_create', entity: 'booking', recipient: { to: 'role', role: 'organizer' } },
    {
      kind: 'list_shortcode',
      entity: 'event',
      orderBy: 'date',
      order: 'asc',
      only: 'upcoming',
      layout: 'list',
      limit: 0,
    },
    { kind: 'scheduled_cleanup', entity: 'event', field: 'date', interval: 'daily', olderThanDays: 0 },
  ]);
});

test.each([
  ['Remind members 7 days before the expiry date.', { kind: 'reminder_before_date', hours: 168 }],
  ['Remove members older than two weeks.', { kind: 'scheduled_cleanup', olderThanDays: 14, field: null }],
  ['Purge members every hour.', { kind: 'scheduled_cleanup', interval: 'hourly' }],
  ['Show the latest 3 members with a shortcode in a grid.', { kind: 'list_shortcode', limit: 3, layout: 'grid' }],
  ['Email the admin when a member is approved.', { kind: 'email_on_status', status: 'approved' }],
  ['Cache the list for two hours.', { kind: 'cache', minutes: 120 }],
  ['Send a weekly report to the admin.', { kind: 'scheduled_digest', interval: 'weekly' }],
])('%j gives %j', (sentence, behaviour) => {
  const { behaviours } = understand(`Members have an expiry date and a level. ${sentence}`, 'Club');
  expect(behaviours).toContainEqual(expect.objectContaining(behaviour));
});

test('features follow from what was understood, in the generator’s order', () => {
  expect(understand(events, 'Event Manager').impliedFeatures).toEqual([
    'custom_post_type',
    'meta_boxes',
    'shortcode',
    'cron',
    'email',
    'roles',
  ]);
});

test('a range, a unit and a requirement stay with their field', () => {
  const [entity] = understand('Hikes with length in km (required), difficulty from 1 to 5 and a colour.', 'X').entities;
  expect(entity?.fields).toEqual([
    { key: 'length', label: 'Length', type: 'number', isRequired: true, isMultiple: false, unit: 'km' },
    { key: 'difficulty', label: 'Difficulty', type: 'integer', isRequired: false, isMultiple: false, min: 1, max: 5 },
    { key: 'colour', label: 'Colour', type: 'color', isRequired: false, isMultiple: false },
  ]);
});

test('a later sentence can require fields', () => {
  const [entity] = understand('Books with ISBN and price. ISBN and price are required.', 'X').entities;
  expect(entity?.fields.map(({ isRequired }) => isRequired)).toEqual([true, true]);
});

test('what every site gathers is told from content, each with its own interval', () => {
  const { behaviours } = understand(
    'Manage books. Delete spam comments every hour and empty the trash every week. Revisions older than 30 days are deleted monthly.',
    'Library',
  );
  expect(behaviours).toEqual([
    { kind: 'site_cleanup', target: 'spam_comments', interval: 'hourly', olderThanDays: 0 },
    { kind: 'site_cleanup', target: 'trash', interval: 'weekly', olderThanDays: 0 },
    { kind: 'site_cleanup', target: 'revisions', interval: 'monthly', olderThanDays: 30 },
  ]);
});

test('things that the text has not introduced are not deleted in the place of those that it has', () => {
  const { behaviours, notUnderstood } = understand('Manage books. Old log files are deleted every night.', 'Library');
  expect(behaviours).toEqual([]);
  expect(notUnderstood).toEqual(['Old log files are deleted every night']);
});

test.each([
  'Show "Back soon. Please wait and show patience." Delete past events.',
  "Show 'We'll be back. Delete nothing' on the bakers' page; delete past events.",
  'Show “Sale! Ends soon: delete it” on https://example.com/a?b=1&delete=2;c. Delete past events.',
])('what stands in quotes and in addresses ends no statement: %s', (description) => {
  const sentences = readSentences(description);
  expect(sentences).toHaveLength(2);
  expect(sentences.map(({ tokens }) => splitClauses(tokens).length)).toEqual([1, 1]);
});

test.each([
  "Show a box with the author's picture, bio and links after each post.",
  'Replace the logo on the login screen with our own.',
  'A weekly email with the number of new users and posts.',
])('gives no properties to a kind of content that nobody named: %s', (text) => {
  expect(understand(text, 'Some Plugin')).toMatchObject({ namesContent: false, notUnderstood: [text.slice(0, -1)] });
});

test.each(['Each has a name, a price and an image.', 'With name, price and image.'])(
  'believes properties of entries that have no name: %s',
  (text) => {
    expect(understand(text, 'Some Plugin')).toMatchObject({ namesContent: true, notUnderstood: [] });
  },
);
