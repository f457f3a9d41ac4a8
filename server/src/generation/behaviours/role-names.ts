import { toSnake } from '../naming/inflect.ts';
import { prefixed } from '../plugin/code-names.ts';
import type { PluginPlan } from '../plugin/plan.ts';

/** What a role that a behaviour names is called on the site: roles of the plan have the plugin's prefix. */
export const siteRole = (plan: Pick<PluginPlan, 'names' | 'source'>, role: string): string =>
  (plan.source.roles ?? []).some(({ key }) => key === role) ? prefixed(plan, toSnake(role)) : role;
