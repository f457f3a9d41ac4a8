import { changeTexts, missedClauses, understoodParts } from '@presswright/shared/plan-form/clauses';
import { describe, expect, it } from 'vitest';
import { plugin, theme } from './schemas.ts';

const plan = {
  version: 1,
  entities: [
    { key: 'shop', singular: 'Shop', plural: 'Shops', fields: [{ key: 'phone', label: 'Phone', type: 'phone' }] },
  ],
};

describe('clauses of a description', () => {
  it('come with behaviours and content that may have been meant', () => {
    const [missed] = missedClauses([{ text: 'opening hours per shop', reason: 'not known' }], plugin.schema);
    expect(missed?.content).toBe('Shop with opening hours');
    expect(missed?.reason).toBe('not known');
  });

  it('name no content where a plan has none', () => {
    const [missed] = missedClauses([{ text: 'opening hours per shop', reason: '' }], theme.schema);
    expect(missed?.content).toBeNull();
  });

  it('are named after their part of the plan', () => {
    expect(understoodParts([{ text: 'a phone', as: 'entities[0].fields[0]' }], plan)).toEqual([
      { text: 'a phone', path: 'entities[0].fields[0]', label: 'Phone' },
    ]);
  });
});

describe('changes of an instruction', () => {
  it('lead to what is there, and nowhere for what is gone', () => {
    const before = { ...plan, entities: [{ ...plan.entities[0], fields: [] }] };
    const path = 'entities[0].fields[0]';
    const is = plan.entities[0]?.fields[0];
    const result = { plan, understood: [], not_understood: [], changes: [{ path, was: null, is }] };
    expect(changeTexts(plugin.schema, before, result)).toEqual([{ text: 'Added: Phone (Shops)', path }]);
    const undone = { ...result, plan: before, changes: [{ path, was: is, is: null }] };
    expect(changeTexts(plugin.schema, plan, undone)[0]?.path).toBe('');
  });
});
