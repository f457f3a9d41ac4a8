import type { PlanSchema } from '@presswright/shared/plan-form/schema';
import { BlockPlan } from '@presswright/shared/schemas/plans/block-plan';
import { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import { randomBlockPlans } from '../../generation/support/random-block-plans.ts';
import { randomPlans } from '../../generation/support/random-plans.ts';
import { randomThemePlans } from '../../generation/support/random-theme-plans.ts';

/** The schema of each kind of plan as JSON, and plans of it. */
export const plugin = { schema: asJson(PluginPlan), plans: randomPlans };
export const block = { schema: asJson(BlockPlan), plans: randomBlockPlans };
export const theme = { schema: asJson(ThemePlan), plans: randomThemePlans };
export const kinds = { plugin, block, theme };

function asJson(schema: object): PlanSchema {
  return JSON.parse(JSON.stringify(schema));
}
