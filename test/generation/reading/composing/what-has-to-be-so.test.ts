import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { expect, test } from 'vitest';
import { composeMarked } from '../support/compose-marked.ts';

const checksIn = (marked: string): unknown[] =>
  (composeMarked(marked).plan.behaviours ?? []).flatMap((one: PlanBehaviour) =>
    one.kind === 'rule' ? one.checks.map((check) => ({ ...check })) : [],
  );

const tours =
  '{thing:Tours} {!declare:have} a {field:meeting point}, a {field:group size}, a {field:start}, an {field:end} and a {field:registration number}. ';

test.each([
  ['{field:Group size} {!range:must not be} {op:greater than} {number:30}.', { attribute: 'group_size', max: 30 }],
  ['{field:Group size} {!range:can’t be} {op:over} {number:30}.', { attribute: 'group_size', max: 30 }],
  ['{field:Group size} {!range:not} {op:below} {number:4}.', { attribute: 'group_size', min: 4 }],
  ['{field:Group size} {!range:must be} {op:more than} {number:4}.', { attribute: 'group_size', min: 5 }],
  [
    '{field:Group size} {!range:is} {op:at least} {number:4} and {op:no more than} {number:30}.',
    { attribute: 'group_size', min: 4, max: 30 },
  ],
])('what is forbidden turns the bound around: %s', (sentence, bounds) => {
  expect(checksIn(`${tours}${sentence}`)).toEqual([{ is: 'number', ...bounds }]);
});

test('a clause goes on about the property in front of it', () => {
  expect(
    checksIn(
      `${tours}The {field:registration number} {!require:is a must} and {!range:consists} of {op:exactly} {number:five digits}.`,
    ),
  ).toContainEqual({ is: 'length', attribute: 'registration_number', counts: 'characters', min: 5, max: 5 });
});

test('one property comes after another, whatever words stand in their names', () => {
  expect(checksIn(`${tours}{field:End} {!range:must not precede} {field:start}.`)).toContainEqual({
    is: 'after',
    attribute: 'end',
    other: 'start',
    may_be_same: true,
  });
});

test('how long something lasts is the time between its start and its end, rather than a date', () => {
  expect(
    checksIn(
      '{thing:Loans} {!declare:have} a {field:tool}. A {thing:loan} {!range:lasts} {op:at most} {span:three days}.',
    ),
  ).toEqual([]);
  expect(
    checksIn(
      '{thing:Loans} {!declare:have} a {field:start date} and an {field:end date}. A {thing:loan} {!range:lasts} {op:at most} {span:three days}.',
    ),
  ).toContainEqual({ is: 'span', attribute: 'end_date', other: 'start_date', max: 3, unit: 'days' });
});

test('a day in the future that is not accepted is at latest today', () => {
  expect(
    checksIn(
      '{thing:Finds} {!declare:have} a {field:date found}. The {field:date found} {!range:can’t lie} in the future.',
    ),
  ).toContainEqual({ is: 'date', attribute: 'date_found', until_days: 0 });
});

test('who has to be 18 was born 18 years ago or earlier', () => {
  expect(
    checksIn(
      '{thing:Divers} {!declare:have} a {field:date of birth}. {who:Divers} {!range:must be} {op:at least} {number:18}.',
    ),
  ).toContainEqual({ is: 'date', attribute: 'date_of_birth', until_days: -6574 });
});

test('the size of one file is no number of the record', () => {
  const { plan, notUnderstood } = composeMarked(
    '{thing:Papers} {!declare:have} a {field:summary}. {!range:No bigger than} {number:10 MB}.',
  );
  expect(plan.behaviours ?? []).toEqual([]);
  expect(notUnderstood.map(({ reason }) => reason)).toContain('The plan limits the size of uploads to the site alone.');
});
