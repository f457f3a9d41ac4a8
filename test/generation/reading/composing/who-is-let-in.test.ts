import { expect, test } from 'vitest';
import { composeMarked } from '../support/compose-marked.ts';

const letters = '{thing:Letters} {!declare:have} a {field:sender} and a {field:price}. ';

test('whom records are for keeps the others out, and staff in', () => {
  const { plan } = composeMarked(
    `${letters}{who:Subscribers} {!restrict:download} {thing:letters}. {who:Auditors} {!restrict:read} {thing:letters}.`,
  );
  const restrictions = plan.behaviours?.filter(({ kind }) => kind === 'restriction');
  expect(restrictions).toEqual([
    expect.objectContaining({ allowed: { who: 'roles', roles: ['administrator', 'subscriber', 'auditor'] } }),
  ]);
});

test.each([
  '{who:Auditors} still {!restrict:read} {thing:letters}.',
  '{who:Auditors} {!restrict:read} {thing:letters} {span:a week} early.',
  '{who:Auditors} {!restrict:see} it all, the others only their own {thing:letters}.',
])('that somebody may besides, or for a time, keeps nobody out: %s', (sentence) => {
  const { plan } = composeMarked(`${letters}${sentence}`);
  expect(plan.behaviours?.some(({ kind }) => kind === 'restriction')).toBe(false);
});

test.each(['The {field:price} {!restrict:isn’t shown}.', '{!restrict:Never} the {field:price}.'])(
  'a property that nobody is to see is for staff: %s',
  (sentence) => {
    const { plan } = composeMarked(`${letters}${sentence}`);
    expect(plan.behaviours).toContainEqual(
      expect.objectContaining({
        kind: 'restriction',
        subject: { of: 'field', entity: 'letter', field: 'price', deeds: ['read'] },
        allowed: { who: 'roles', roles: ['administrator', 'editor'] },
      }),
    );
  },
);

test('who is named with a short "don’t" is kept out', () => {
  const { plan } = composeMarked(`${letters}{who:Caretakers} {!restrict:don’t see} the {field:price}.`);
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({ allowed: { who: 'all_but_roles', roles: ['caretaker'] } }),
  );
});

test('who is excepted is let in', () => {
  const { plan } = composeMarked(
    `${letters}The {field:price} is {!restrict:kept from} {who:everyone} {except:except the coxswain}.`,
  );
  expect(plan.behaviours).toContainEqual(expect.objectContaining({ allowed: { who: 'roles', roles: ['coxswain'] } }));
});
