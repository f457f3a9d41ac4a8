import { expect, test } from 'vitest';
import { composeMarked } from '../support/compose-marked.ts';

test.each([
  '{!comment_rules:Close} {thing:comments} {when:{op:after} {span:14 days}}.',
  '{!comment_rules:Close} {thing:comments} on {thing:posts} {if:{op:older than} {span:two weeks}}.',
])('comments are closed on the day: %s', (source) => {
  expect(composeMarked(source).plan.behaviours).toEqual([
    {
      kind: 'automation',
      entity: 'post',
      when: { on: 'date', attribute: 'date', days: 14, side: 'after' },
      actions: [{ do: 'set', attribute: 'comments_open', value: false }],
    },
  ]);
});

test('what is held is a rule of comments', () => {
  const { plan } = composeMarked('{!comment_rules:Hold} {thing:comments} with {number:2} links.');
  expect(plan.behaviours).toEqual([expect.objectContaining({ kind: 'comment_rules', max_links: 2, outcome: 'hold' })]);
});
