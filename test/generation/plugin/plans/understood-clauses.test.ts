import { expect, it } from 'vitest';
import { toPlan } from '../../../../server/src/generation/plugin/plans/to-plan.ts';
import { placesOfClauses } from '../../../../server/src/generation/plugin/plans/understood-clauses.ts';
import { siteTools } from '../../../../server/src/generation/plugin/site-tools/table.ts';
import { understand } from '../../../../server/src/generation/understanding/understand.ts';

const boats = understand('Boats with a length and a berth. Email the admin for each new boat.', 'Harbour', siteTools);

it('tells a clause with the part that the plan has of it', () => {
  const { understood } = placesOfClauses(boats, toPlan(boats));
  expect(understood.map(({ as }) => as)).toContain('entities[0]');
});

it('says what a clause was read as where the plan leaves that out', () => {
  const { understood, notUnderstood } = placesOfClauses(boats, { version: 1 });
  expect(understood).toEqual([]);
  const reasons = notUnderstood.map(({ reason }) => reason);
  expect(reasons).toContain('Read as “boat”, which the plan leaves out.');
  expect(reasons.join(' ')).not.toContain('already');
});

it('claims nothing of a clause that no part was made of', () => {
  const understanding = { ...boats, clauses: [{ text: 'Local radio', parts: [] }], notUnderstood: [] };
  expect(placesOfClauses(understanding, { version: 1 }).notUnderstood).toEqual([
    { text: 'Local radio', reason: 'No part of the plan comes of it.' },
  ]);
});
