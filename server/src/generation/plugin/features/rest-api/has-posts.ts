import type { PluginPlan } from '../../plan.ts';

/** Whether records of the plugin are posts, which have a status, a text and a trash. */
export const hasPosts = ({ entities }: PluginPlan): boolean => entities.some(({ storage }) => storage !== 'table');
