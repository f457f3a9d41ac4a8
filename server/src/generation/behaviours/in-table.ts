import type { PlanContext } from './behaviour.ts';

/** Whether records of a kind may be rows of a table of the plugin's own: these have no author and no status of WordPress'. */
export const isInTable = (entity: string, { plan }: Pick<PlanContext, 'plan'>): boolean =>
  (plan.entities ?? []).some(({ key }) => key === entity) &&
  ((plan.features ?? []).includes('custom_table') ||
    (plan.behaviours ?? []).some((one) => one.kind === 'stored_in_table' && one.entity === entity));
