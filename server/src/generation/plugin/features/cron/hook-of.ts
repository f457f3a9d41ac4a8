import { prefixed } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import type { ScheduledTask } from './scheduled-task.ts';

/** Hook of a task. */
export const hookOf = (plan: PluginPlan, { name }: Pick<ScheduledTask, 'name'>): string => prefixed(plan, name);
