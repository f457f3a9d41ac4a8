import { expect, test } from 'vitest';
import { composeMarked } from '../support/compose-marked.ts';

const campaigns =
  '{thing:Campaigns} with a {field:goal}. {thing:Donations} with an {field:amount}. {who:Visitors} can {!submit:submit} {thing:donations}. ';

test('a figure for each record of another kind makes the one belong to the other', () => {
  const { plan } = composeMarked(`${campaigns}Show the {!figure:total} of {thing:donations} per {group:campaign}.`);
  expect(plan.behaviours).toContainEqual({
    kind: 'parent_figure',
    entity: 'donation',
    parent: 'campaign',
    figure: 'sum',
    field: 'amount',
    goal: null,
  });
  expect(plan.entities?.find(({ key }) => key === 'donation')?.fields).toContainEqual({
    key: 'campaign',
    label: 'Campaign',
    type: 'relation',
    relates_to: 'campaign',
  });
});

test('a progress bar of the same sentence shows how far it is to the goal', () => {
  const { plan } = composeMarked(
    `${campaigns}Show the {!figure:total} of {thing:donations} per {group:campaign} and a {!figure:progress bar}.`,
  );
  const figures = plan.behaviours?.filter(({ kind }) => kind === 'parent_figure' || kind === 'figure');
  expect(figures).toEqual([expect.objectContaining({ kind: 'parent_figure', goal: 'goal' })]);
});

test('a group that is no kind of records parts the figure itself', () => {
  const { plan } = composeMarked(`${campaigns}Show the {!figure:total} of {thing:donations} per {group:country}.`);
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({ kind: 'figure', by: { each: 'value', attribute: 'country' } }),
  );
});
