import { expect, it } from 'vitest';
import { planBlock } from '../../../server/src/generation/block/plans/plan-for.ts';

const roles = (attributes: Record<string, string>) =>
  Object.fromEntries(planBlock({ block_type: 'Voices', attributes }).attributes.map(({ name, role }) => [name, role]));

it('takes a name beside a quote for that of who said it', () => {
  expect(roles({ quote: 'rich_text', name: 'string' })).toMatchObject({ quote: 'quote', name: 'author' });
});

it('keeps a name the title where nothing is quoted, or the speaker has an attribute', () => {
  expect(roles({ name: 'string' })).toMatchObject({ name: 'title' });
  expect(roles({ quote: 'rich_text', author: 'string', name: 'string' })).toMatchObject({
    author: 'author',
    name: 'title',
  });
});
