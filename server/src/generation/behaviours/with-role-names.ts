import type { PluginPlan } from '../plugin/plan.ts';
import { siteRole } from './role-names.ts';

const namesRole = /(?:^|\.)role$/;

/** A behaviour whose roles are called what WordPress knows them by: the plan's own have a prefix there. */
export const withRoleNames = <Behaviour>(plan: Pick<PluginPlan, 'names' | 'source'>, behaviour: Behaviour): Behaviour =>
  renamed(plan, behaviour) as Behaviour;

function renamed(plan: Pick<PluginPlan, 'names' | 'source'>, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => renamed(plan, one));
  if (typeof part !== 'object' || part === null) return part;
  const { attribute } = part as { attribute?: unknown };
  const isAboutRole = typeof attribute === 'string' && namesRole.test(attribute);
  const { who } = part as { who?: unknown };
  const isAudience = who === 'roles' || who === 'all_but_roles';
  return Object.fromEntries(
    Object.entries(part).map(([member, value]) => {
      const isRole = member === 'role' || (member === 'value' && isAboutRole);
      if (isRole && typeof value === 'string') return [member, siteRole(plan as PluginPlan, value)];
      if (isAudience && member === 'roles' && Array.isArray(value))
        return [member, value.map((role) => siteRole(plan as PluginPlan, String(role)))];
      return [member, renamed(plan, value)];
    }),
  );
}
