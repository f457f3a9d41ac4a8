import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { expect, it } from 'vitest';
import { planFor } from '../../../server/src/generation/plugin/plans/plan-for.ts';

const plan: PluginPlan = {
  version: 1,
  entities: [{ key: 'branch', singular: 'Branch', plural: 'Branches' }],
  behaviours: [
    { kind: 'rest_endpoint', entity: 'branch' },
    { kind: 'cache', minutes: 10 },
  ],
};
const planned = (given: PluginPlan, features: ['shortcode'] | [] = []) =>
  planFor({ plugin_name: 'Acme Tools', plan: given, features }).plan;

it('is refused, since it would keep nothing', () => {
  expect(() => planned(plan)).toThrow(
    'plan.behaviours[1].kind: expected a list_shortcode for what is kept, got "cache" alone.',
  );
});

it('is taken where a shortcode lists records', () => {
  expect(planned(plan, ['shortcode']).behaviours).toHaveLength(2);
  expect(planned({ ...plan, features: ['shortcode'] }).behaviours).toHaveLength(2);
});
