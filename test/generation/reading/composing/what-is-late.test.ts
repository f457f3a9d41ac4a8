import { expect, test } from 'vitest';
import { composeMarked } from '../support/compose-marked.ts';

const loans = "Each {thing:loan} {!fields:has} a {field:tool}, a borrower's email and a {field:return date}. ";

test('what is late is counted from its only date, not from its publication', () => {
  const { plan } = composeMarked(`${loans}{if:if it is {span:a week} late} {!email:tell} {who:me}.`);
  expect(plan.behaviours).toMatchObject([
    { kind: 'automation', when: { on: 'date', attribute: 'return_date', days: 7, side: 'after' } },
  ]);
});

test('whose address records have is mailed there, and is no role', () => {
  const { plan } = composeMarked(`${loans}{!email:Remind} the {who:borrower} {when:{span:two days} {op:before}}.`);
  expect(plan.roles).toEqual([]);
  expect(plan.entities?.[0]?.fields).toContainEqual(expect.objectContaining({ key: 'borrower_email', type: 'email' }));
  expect(plan.behaviours).toMatchObject([
    { kind: 'automation', actions: [{ recipients: [{ to: 'attribute', attribute: 'borrower_email' }] }] },
  ]);
});

test('small words are not told alone as missing', () => {
  const { notUnderstood } = composeMarked(
    '{thing:Registrations} must be {!approve:approved} by an {who:administrator}.',
  );
  expect(notUnderstood.map(({ text }) => text)).not.toContain('by an');
});
