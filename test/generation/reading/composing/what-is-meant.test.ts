import { expect, test } from 'vitest';
import { composeMarked } from '../support/compose-marked.ts';

test('where no deed names a record, the noun that the conditions turn on is it', () => {
  const { plan } = composeMarked(
    'Our drivers bring in parcels. {if:If a parcel is marked {value:damaged}}, {!email:tell} {who:me}. The shelf for a parcel is small. {when:When a parcel {event:is collected}}, {!email:write} to {who:the office}.',
  );
  expect(plan.entities?.map(({ key }) => key)).toEqual(['parcel']);
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({ kind: 'automation', entity: 'parcel', when: expect.objectContaining({ on: 'change' }) }),
  );
});

test('a noun said once is not taken for what a description is about', () => {
  const { plan, notUnderstood } = composeMarked('{who:The kitchen} {!email:hears} of it before the soup boils.');
  expect(plan.entities).toEqual([]);
  expect(notUnderstood[0]?.reason).toBe('It does not say what it is about.');
});

test('what is filled in is an entry where nothing gives it a name', () => {
  const { plan } = composeMarked('{who:Keepers} {!submit:type in} {field:weight} and {field:remark}.');
  expect(plan.behaviours).toContainEqual({ kind: 'public_form', entity: 'entry', requires_login: false });
  expect(plan.entities?.[0]?.fields?.map(({ key }) => key)).toContain('weight');
});

test('who applies makes an application', () => {
  const { plan } = composeMarked('{who:Owners} {!submit:apply} with {field:species} and {field:girth}.');
  expect(plan.behaviours).toContainEqual(expect.objectContaining({ kind: 'public_form', entity: 'application' }));
});
