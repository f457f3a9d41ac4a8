import { expect, test } from 'vitest';
import { composeMarked } from '../support/compose-marked.ts';

test('the same record is one of the same name, where no property is named', () => {
  const { plan } = composeMarked(
    '{thing:Films} {!declare:have} a {field:year}. A {thing:film} that was shown {!unique:can’t be put in again}.',
  );
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({ kind: 'rule', entity: 'film', checks: [{ is: 'unique', attributes: ['title'] }] }),
  );
});

test('what may occur once only is the property in front of it', () => {
  const { plan } = composeMarked(
    '{thing:Pigeons} {!declare:have} an {field:owner} and a {field:ring number}. The {field:ring number} {!require:is obligatory} and can {!unique:only occur once}.',
  );
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({
      kind: 'rule',
      entity: 'pigeon',
      checks: [{ is: 'unique', attributes: ['ring_number'] }],
    }),
  );
});
