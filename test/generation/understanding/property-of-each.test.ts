import { expect, test } from 'vitest';
import { siteTools } from '../../../server/src/generation/plugin/site-tools/table.ts';
import { understand } from '../../../server/src/generation/understanding/understand.ts';
import { briefOf } from './brief.ts';

const read = (description: string) => {
  const understanding = understand(description, 'Opening Hours', siteTools);
  return { brief: briefOf(understanding), missed: understanding.notUnderstood };
};

test.each([
  ['opening hours per shop, shown by a block', 'Shop: opening_hours textarea'],
  ['Phone number for each branch, listed on a page', 'Branch: phone_number phone'],
  ['Opening times for every retail shop.', 'Retail Shop: opening_times textarea'],
])('%s: what each thing has is a property of it, and nothing is left over', (description, entity) => {
  const { brief, missed } = read(description);
  expect(brief).toContain(entity);
  expect(missed).toEqual([]);
});

test.each(['price per day', 'limit per person', 'opening hours per week'])(
  '%s: what something is counted by is no thing that has properties',
  (description) => {
    expect(read(description).brief.filter((line) => /^(Day|Person|Week)\b/.test(line))).toEqual([]);
  },
);

test.each(['Monthly report per volunteer.', 'Only one registration per household.'])(
  '%s: what is made or limited for each is no property',
  (description) => {
    expect(read(description).brief.filter((line) => /^(Volunteer|Household)\b/.test(line))).toEqual([]);
  },
);

test('many things of another are records, no property', () => {
  expect(read('Inspections per hive with a date.').brief.join('\n')).toMatch(/^Inspection: .*hive/m);
});
