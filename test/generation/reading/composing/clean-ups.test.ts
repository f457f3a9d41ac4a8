import { expect, test } from 'vitest';
import { composeMarked } from '../support/compose-marked.ts';

const cleanupsOf = (marked: string): unknown[] =>
  (composeMarked(marked).plan.behaviours ?? []).filter(({ kind }) => kind === 'site_cleanup');

test('each thing that is cleaned away has its own age', () => {
  expect(
    cleanupsOf(
      '{rhythm:Every week} {!cleanup:tidy the database}: {thing:revisions} {if:{op:older than} {span:30 days}} and {thing:spam comments}.',
    ),
  ).toEqual([
    { kind: 'site_cleanup', target: 'revisions', interval: 'weekly', older_than_days: 30 },
    { kind: 'site_cleanup', target: 'spam_comments', interval: 'weekly', older_than_days: 0 },
  ]);
});

test.each([
  '{!cleanup:Delete} {thing:revisions} {rhythm:weekly}, {except:except the last {number:five}}.',
  '{!cleanup:Clean the database} {rhythm:weekly}: {thing:revisions} {except:beyond the last {number:five}}.',
])('the newest revisions of each post can be kept: %s', (marked) => {
  expect(cleanupsOf(marked)).toEqual([
    { kind: 'site_cleanup', target: 'revisions', interval: 'weekly', older_than_days: 0, kept_per_post: 5 },
  ]);
});

test('a weekday is the day of a weekly clean-up', () => {
  expect(cleanupsOf('{thing:Expired transients} {!cleanup:go} {rhythm:on Sundays}.')).toEqual([
    { kind: 'site_cleanup', target: 'transients', interval: 'weekly', older_than_days: 0, weekday: 'sunday' },
  ]);
});

test.each([
  [
    'what keeps some',
    '{!cleanup:Delete} {thing:spam comments} {rhythm:weekly}, {except:except the last {number:five}}.',
  ],
  ['a rhythm that it does not have', '{thing:Revisions} {!cleanup:are wiped} {rhythm:every fortnight}.'],
  ['what has no time and no age', '{!cleanup:Throw away} {thing:old revisions}.'],
  ['comments in the trash alone', '{!cleanup:Delete} {thing:comments in the trash} {rhythm:weekly}.'],
])('does not delete for %s', (_, marked) => {
  expect(cleanupsOf(marked)).toEqual([]);
  expect(composeMarked(marked).notUnderstood.length).toBeGreaterThan(0);
});
