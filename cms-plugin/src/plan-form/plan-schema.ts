import type { ProjectKind } from '@presswright/shared/generators';
import type { PlanSchema } from '@presswright/shared/plan-form/schema';

const loaders: Record<ProjectKind, () => Promise<{ default: unknown }>> = {
  block: () => import(/* webpackChunkName: "plan-schema-block" */ './schemas/block-plan.json'),
  plugin: () => import(/* webpackChunkName: "plan-schema-plugin" */ './schemas/plugin-plan.json'),
  theme: () => import(/* webpackChunkName: "plan-schema-theme" */ './schemas/theme-plan.json'),
  scaffold: () => import(/* webpackChunkName: "plan-schema-scaffold" */ './schemas/scaffold-plan.json'),
};

/** The schema of a kind of plan, loaded with the first plan of it. */
export async function loadPlanSchema(kind: ProjectKind): Promise<PlanSchema> {
  return (await loaders[kind]()).default as PlanSchema;
}
