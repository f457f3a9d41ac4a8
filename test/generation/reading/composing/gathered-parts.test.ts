import { expect, test } from 'vitest';
import { followUp } from '../../../../server/src/generation/followups/plugin/follow-up.ts';
import { withGatheredParts } from '../../../../server/src/generation/reading/composing/gathered-parts.ts';
import { readDescription } from '../../../../server/src/generation/reading/read-description.ts';
import type { PluginPlan } from '../../../../shared/src/schemas/plans/plugin-plan.ts';

const plan: PluginPlan = {
  version: 1,
  entities: [
    {
      key: 'lesson',
      singular: 'Lesson',
      plural: 'Lessons',
      public: true,
      fields: [
        { key: 'start', label: 'Start', type: 'datetime' },
        { key: 'code', label: 'Code', type: 'text' },
        { key: 'email', label: 'Email', type: 'email' },
        {
          key: 'state',
          label: 'State',
          type: 'choice',
          choices: [
            { value: 'open', label: 'Open' },
            { value: 'paid', label: 'Paid' },
          ],
        },
      ],
    },
  ],
  behaviours: [],
};
const partsOf = (text: string) => withGatheredParts(plan, text, 'lesson').added;

test.each([
  ['Lessons repeat every week.', { kind: 'recurrence', date: 'start', rhythms: ['weekly'] }],
  ['A lesson comes back every other week.', { rhythms: ['biweekly'] }],
  ['Lessons are on the last Friday of the month.', { rhythms: ['monthly_weekday'] }],
  ['I want to enter a lesson once and have it every day, a year ahead.', { rhythms: ['daily'], months_ahead: 12 }],
  [
    'Every night at three the site fetches the CSV file, matched by code.',
    { kind: 'file_import', every: 'daily', at: '03:00', match_by: 'code', missing: 'keep' },
  ],
  [
    'The CSV is imported each hour. Lessons that are no longer in the file are deleted. Mail me if something was wrong with the file.',
    { every: 'hourly', missing: 'trash', report: [{ to: 'admin' }], only_faults: true },
  ],
  [
    'We download the paid lessons as CSV with the code and the start.',
    { kind: 'record_export', entity: 'lesson', roles: [] },
  ],
  [
    'Only the paid ones are exported as CSV by editors, with code and start.',
    { conditions: [{ attribute: 'state', is: 'equal', value: 'paid' }], columns: ['code', 'start'] },
  ],
  [
    'With the number and their email people can check the state.',
    { kind: 'record_lookup', email: 'email', attributes: ['state'], prefix: '' },
  ],
])('%s', (text, part) => {
  expect(partsOf(text)).toEqual([expect.objectContaining(part)]);
});

test.each([
  'Remind people every week.',
  'Send me a summary of the lessons once a month.',
  'Members pay monthly.',
  'Delete old lessons every night.',
  'None of the lessons is ever repeated.',
  'Editors can import members from a CSV file.',
  'Every night, orders are exported as CSV.',
  'Visitors upload a CSV file.',
  'Visitors download the brochure.',
  'No export, please.',
  'Customers cannot look up anything by number.',
  'The users list shows the e-mail address.',
])('makes nothing of “%s”', (text) => {
  expect(partsOf(text)).toEqual([]);
});

test.each([
  ['Let them download it as CSV.', 'record_export'],
  ['Make it repeat weekly.', 'recurrence'],
  ['Import the CSV file every night by code.', 'file_import'],
])('the instruction “%s” adds a part', (instruction, kind) => {
  const { plan: changed } = followUp(plan, instruction, 'Lessons');
  expect(changed.behaviours?.map((one) => one.kind)).toEqual([kind]);
  expect(changed.entities?.[0]?.fields).toEqual(plan.entities?.[0]?.fields);
});

test('a booking whose hours nobody told asks for them', () => {
  const reasons = (text: string): string[] => readDescription(text, 'Sauna').notUnderstood.map(({ reason }) => reason);
  const asks = expect.stringContaining('Open 9:00 to 17:00 on every day: change it if your hours differ.');
  expect(reasons('Guests can book our sauna by the hour.')).toContainEqual(asks);
  expect(reasons('Guests can book our sauna by the hour between 10 and 20.')).not.toContainEqual(asks);
  expect(reasons('Guests can book our sauna by the hour. Slots are Monday to Friday from 8 to 12.')).not.toContainEqual(
    asks,
  );
});
