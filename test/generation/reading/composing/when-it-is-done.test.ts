import { expect, test } from 'vitest';
import { composeMarked } from '../support/compose-marked.ts';

const requests = '{who:Visitors} {!submit:send in} {thing:requests} with a {field:title} and an {field:email}. ';

test('a clause in front of a sentence holds for each of its deeds', () => {
  const { plan } = composeMarked(
    `${requests}{when:When a {thing:request} {event:is deleted}}, {!email:tell} {who:me} and {!email:notify} {who:kitchen}.`,
  );
  const mails = plan.behaviours?.filter(({ kind }) => kind === 'automation');
  expect(mails).toHaveLength(2);
  expect(mails?.map((one) => one.kind === 'automation' && one.when)).toEqual([
    { on: 'event', event: 'deleted' },
    { on: 'event', event: 'deleted' },
  ]);
});

test('a mail without a time follows the approval before it', () => {
  const { plan } = composeMarked(
    `${requests}{who:We} {!approve:approve} {thing:requests}, and {who:the kitchen} {!email:is told}.`,
  );
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({
      kind: 'automation',
      when: { on: 'event', event: 'published' },
      actions: [expect.objectContaining({ recipients: [{ to: 'role', role: 'kitchen' }] })],
    }),
  );
});

test('what the site cannot know is a click of people', () => {
  const { plan, notUnderstood } = composeMarked(
    `${requests}{when:If the host {event:falls ill}}, {!set:set} {thing:it} to {value:postponed}.`,
  );
  expect(plan.behaviours).toContainEqual({ kind: 'status_actions', entity: 'request', statuses: ['postponed'] });
  expect(notUnderstood.map(({ text }) => text).join(' ')).toContain('If the host falls');
});

test('a time that is not understood is no click', () => {
  const { plan } = composeMarked(
    `${requests}{when:{span:Two days} {op:before} the moon is full}, {!set:set} {thing:them} to {value:postponed}.`,
  );
  expect(plan.behaviours?.some(({ kind }) => kind === 'status_actions')).toBe(false);
});

test('"lapses" is the day that ends a record', () => {
  const { plan } = composeMarked(
    '{thing:Permits} have a {field:holder} and an {field:end date}. {when:When a {thing:permit} {event:lapses}}, {!email:tell} {who:me}.',
  );
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({ when: { on: 'date', attribute: 'end_date', days: 0, side: 'after' } }),
  );
});

test('a condition that looks ahead is told, and nothing is done without it', () => {
  const { plan, notUnderstood } = composeMarked(
    `{thing:Trips} {!declare:have} a {field:start date}. {if:If the {field:start date} is {op:less than} {span:forty days} away}, {!delete:delete} {thing:the trip}.`,
  );
  expect(plan.behaviours).toEqual([]);
  expect(notUnderstood.map(({ text }) => text).join(' ')).toContain('forty days away');
});
