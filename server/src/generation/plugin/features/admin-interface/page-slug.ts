import { handleOf } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { pluralSlugOf } from '../support/entity-names.ts';

/** Whether the plugin's menu begins with an overview: always when there are posts, else the rows themselves come first. */
export const hasOverview = (plan: PluginPlan): boolean =>
  plan.entities.every(({ isLog }) => isLog) || plan.entities.some(({ storage }) => storage !== 'table');

/** Slug of the page that lists an entity's rows. */
export function pageSlugOf(plan: PluginPlan, entity: PlanEntity): string {
  const isFirst = plan.entities.find(({ storage }) => storage === 'table') === entity;
  return !hasOverview(plan) && isFirst ? plan.names.handlePrefix : handleOf(plan, pluralSlugOf(entity));
}
