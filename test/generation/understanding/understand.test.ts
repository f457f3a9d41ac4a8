import { expect, test } from 'vitest';
import { understand } from '../../../server/src/generation/understanding/understand.ts';
import { allDescriptions } from './all-descriptions.ts';
import { expectationOf, findingOf } from './written-out.ts';

test.each(
  allDescriptions.map((description) => [description.title, description.text.slice(0, 60), description] as const),
)('%s: %s', (title, _start, description) => {
  const understanding = understand(description.text, title);
  expect(findingOf(understanding)).toEqual(expectationOf(description));
  if (description.privates === undefined) return;
  const kept = understanding.entities.filter(({ isPublic }) => !isPublic).map(({ singular }) => singular);
  expect(kept).toEqual(description.privates);
});
