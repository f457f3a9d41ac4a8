import { expect, test } from 'vitest';
import { readDescription } from '../../../../server/src/generation/reading/read-description.ts';
import { composeMarked } from '../support/compose-marked.ts';

const pets = '{who:Visitors} {!submit:submit} {thing:lost pets} with a {field:colour} and an {field:email}. ';

const kindOf = (plan: ReturnType<typeof composeMarked>['plan'], kind: string) =>
  plan.behaviours?.filter((one) => one.kind === kind);

test('who gets a link changes and deletes with it, and no automation mails anything', () => {
  const { plan } = composeMarked(
    `${pets}{who:Owners} {!email:get a link by mail} with which they can change or delete it.`,
  );
  expect(kindOf(plan, 'own_records')).toEqual([
    expect.objectContaining({ proof: { by: 'link', field: 'email' }, fields: ['colour'], can_delete: true }),
  ]);
  expect(kindOf(plan, 'automation')).toEqual([]);
});

test('a link without an address to mail it to is refused', () => {
  const { plan, notUnderstood } = composeMarked(
    '{who:Visitors} {!submit:submit} {thing:lost pets} with a {field:colour}. {who:Owners} {!email:get a link by mail} to delete it.',
  );
  expect(kindOf(plan, 'own_records')).toEqual([]);
  expect(notUnderstood.map(({ reason }) => reason)).toContain(
    'No property of lost pets is an address to which the link could be mailed.',
  );
});

test('what the owner marks is no button of the staff', () => {
  const { plan } = composeMarked(`${pets}The {who:owner} can {!set:mark} it as {value:found}.`);
  expect(kindOf(plan, 'own_records')).toEqual([
    expect.objectContaining({
      marks: [{ label: 'Mark as found', field: 'lost_pet_status', value: 'found' }],
      fields: [],
      can_delete: false,
    }),
  ]);
  expect(kindOf(plan, 'status_actions')).toEqual([]);
});

test('what the staff marks stays a button of the staff', () => {
  const { plan } = composeMarked(`${pets}The {who:office} can {!set:mark} it as {value:found}.`);
  expect(kindOf(plan, 'own_records')).toEqual([]);
  expect(kindOf(plan, 'status_actions')).toHaveLength(1);
});

test('members change their own, all that is told of it later too', () => {
  const { plan } = composeMarked(
    '{who:Members} {!submit:post} {thing:ads} with a {field:price}. {who:Members} can {!role:change} their own {thing:ads}, and every change has to be {!approve:approved} again. {thing:Ads} {!fields:have} a {field:colour}.',
  );
  expect(kindOf(plan, 'own_records')).toEqual([
    expect.objectContaining({ proof: { by: 'account' }, fields: ['price', 'colour'], after_edit: 'waits' }),
  ]);
});

test('owners who may do so in some cases only get nothing', () => {
  const { plan, notUnderstood } = composeMarked(
    '{who:Members} {!submit:post} {thing:ads} with a {field:price}. {who:Members} can {!role:change} their own {thing:ads} {if:if the treasurer agrees}.',
  );
  expect(kindOf(plan, 'own_records')).toEqual([]);
  expect(notUnderstood.some(({ reason }) => reason.includes('if the treasurer agrees'))).toBe(true);
});

test('a named role without a word of the site stays a matter of roles', () => {
  const { plan } = composeMarked(
    '{thing:Grants} {!declare:have} a {field:sum}. {who:Archivists} may {!role:edit} their own {thing:grants}.',
  );
  expect(kindOf(plan, 'own_records')).toEqual([]);
  expect(plan.roles?.map(({ key }) => key)).toEqual(['archivist']);
});

test('visitors write to whom an entry belongs, and the address is kept to the staff', () => {
  const { plan } = composeMarked(
    `${pets}{who:Finders} can {!email:write to} the {who:owner} through a form, without showing the address.`,
  );
  expect(kindOf(plan, 'owner_message')).toEqual([
    expect.objectContaining({ entity: 'lost_pet', field: 'email', label: 'Write to the owner', requires_login: false }),
  ]);
  expect(kindOf(plan, 'restriction')).toEqual([
    expect.objectContaining({ subject: { of: 'field', entity: 'lost_pet', field: 'email', deeds: ['read'] } }),
  ]);
  expect(plan.entities?.[0]?.public).toBe(true);
});

test.each([
  'Visitors can {!email:write to} us through a form.',
  'Visitors can {!email:write to} the {who:office} through a form.',
])('who writes to the people of the site writes to no owner: %s', (sentence) => {
  expect(kindOf(composeMarked(`${pets}${sentence}`).plan, 'owner_message')).toEqual([]);
});

test.each([
  '{who:Owners} {!email:get an e-mail} {when:when the form is sent}.',
  '{who:Owners} {!email:are mailed} {when:{span:a year} after} to update it.',
])('a message of the site is no form and no right: %s', (sentence) => {
  const { plan } = composeMarked(`${pets}${sentence}`);
  expect(kindOf(plan, 'owner_message')).toEqual([]);
  expect(kindOf(plan, 'own_records')).toEqual([]);
});

test('ordinary sentences become both', () => {
  const { plan } = readDescription(
    'Visitors submit lost pets with a name, an email address and a photo. Owners get a link by mail with which they can change or delete it. The owner can mark it as found. Finders write to the owner through a form.',
    'Lost pets',
  );
  expect(plan.behaviours?.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['public_form', 'own_records', 'owner_message']),
  );
  expect(kindOf(plan, 'own_records')).toEqual([
    expect.objectContaining({ can_delete: true, marks: [expect.objectContaining({ label: 'Mark as found' })] }),
  ]);
});
