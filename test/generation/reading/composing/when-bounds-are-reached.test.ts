import { expect, test } from 'vitest';
import { yearlyDate } from '../../../../server/src/generation/reading/composing/yearly-days.ts';
import { composeMarked } from '../support/compose-marked.ts';

const seeds = '{thing:Seeds} {!declare:have} a {field:name}, an {field:amount in grams} and an {field:end date}. ';

test.each([
  ['on 1 October', '10-01'],
  ['On October 1st', '10-01'],
  ['on 12 December at 8 pm', '12-12'],
  ['at the end of May', '05-31'],
  ['at the end of February', '02-28'],
  ['in November', '11-01'],
  ['on 3 May 2027', null],
  ['on 29 February', null],
  ['from 1 July to 15 July', null],
  ['in April and May', null],
])('the day of every year: %s', (text, day) => {
  expect(yearlyDate(text)).toBe(day);
});

test('what is done on a day without a year is done every year', () => {
  const { plan } = composeMarked(
    `${seeds}{when:On {date:31 October} at 8 pm} {thing:seeds} are {!set:set} to {value:resting}.`,
  );
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({
      entity: 'seed',
      when: { on: 'interval', every: 'yearly', is_together: false, date: '10-31', at: '20:00' },
      actions: [{ do: 'set', attribute: expect.any(String), value: 'resting' }],
    }),
  );
});

test('what is to be done after or by a day of the year is not done on it', () => {
  const { plan } = composeMarked(`${seeds}{when:After {date:31 October}} {!delete:delete} {thing:the seeds}.`);
  expect(plan.behaviours ?? []).toEqual([]);
});

test('not all posts of the site are changed every year', () => {
  const { plan, notUnderstood } = composeMarked(
    '{when:On {date:15 May}} {thing:posts} are {!set:set} to {value:draft}.',
  );
  expect(plan.behaviours ?? []).toEqual([]);
  expect(notUnderstood.map(({ reason }) => reason)).toContain(
    'It does not say with which of them this is done every year.',
  );
});

test('a bound that is passed downwards is looked at on each change', () => {
  const { plan } = composeMarked(
    `${seeds}{when:When the {field:amount in grams} {event:falls} {op:below} {number:20}}, {!email:mail} {who:me}.`,
  );
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({
      when: { on: 'event', event: 'updated' },
      conditions: [{ attribute: 'amount', is: 'less', value: 20 }],
    }),
  );
});

test('a bound that is reached is told once', () => {
  const { plan } = composeMarked(
    `${seeds}{when:When the {field:amount in grams} {event:reaches} {number:500}}, {!email:mail} {who:me}.`,
  );
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({
      conditions: [{ attribute: 'amount', is: 'more', value: 499 }],
      once: 'record',
    }),
  );
});

test('a date that has passed is that day', () => {
  const { plan } = composeMarked(
    `${seeds}{when:When the {field:end date} {event:has passed}}, {thing:the seed} is {!set:set} to {value:old}.`,
  );
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({ when: { on: 'date', attribute: 'end_date', days: 0, side: 'after' } }),
  );
});

test('"on the day itself" is the day of the mail before', () => {
  const { plan } = composeMarked(
    `${seeds}{when:{span:Two weeks} {op:before} the {field:end date}} {!email:mail} {who:me}, {when:on the day itself} {thing:the seed} is {!set:set} to {value:old}.`,
  );
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({
      when: { on: 'date', attribute: 'end_date', days: 0, side: 'after' },
      actions: [expect.objectContaining({ do: 'set', value: 'old' })],
    }),
  );
});

test('"after fourteen" goes on in the unit before it', () => {
  const { plan } = composeMarked(
    `${seeds}{when:{span:Seven days} {op:after} the {field:end date}} {!email:mail} {who:me}, and {when:after fourteen} {thing:the seed} is {!set:set} to {value:old}.`,
  );
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({
      when: { on: 'date', attribute: 'end_date', days: 14, side: 'after' },
      actions: [expect.objectContaining({ do: 'set', value: 'old' })],
    }),
  );
});
