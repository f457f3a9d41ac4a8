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
