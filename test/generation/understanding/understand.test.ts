import { expect, test } from 'vitest';
import { understand } from '../../../server/src/generation/understanding/understand.ts';
import { descriptions } from './descriptions.ts';
import { moreDescriptions } from './more-descriptions.ts';
import { expectationOf, findingOf } from './written-out.ts';

test.each(
  [...descriptions, ...moreDescriptions].map(
    (description) => [description.title, description.text.slice(0, 60), description] as const,
  ),
)('%s: %s', (title, _start, description) => {
  expect(findingOf(understand(description.text, title))).toEqual(expectationOf(description));
});
