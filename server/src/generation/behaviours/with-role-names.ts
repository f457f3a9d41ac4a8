import type { PluginPlan } from '../plugin/plan.ts';
import { siteRole } from './role-names.ts';

type Roles = Pick<PluginPlan, 'names' | 'source'>;

const namesRole = /(?:^|\.)role$/;
/** Members that hold a role or a list of roles, as plans and as site tools call them. */
const roleMembers: ReadonlySet<string> = new Set(
  'role role_after roleAfter roles spared_roles sparedRoles managers'.split(' '),
);
/** Members that hold roles where the attribute beside them is one. */
const valueMembers: ReadonlySet<string> = new Set(['value', 'values', 'to']);

/** A behaviour whose roles are called what WordPress knows them by: the plan's own have a prefix there. */
export const withRoleNames = <Behaviour>(plan: Roles, behaviour: Behaviour): Behaviour =>
  renamed(plan, behaviour) as Behaviour;

function renamed(plan: Roles, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => renamed(plan, one));
  if (typeof part !== 'object' || part === null) return part;
  const { attribute } = part as { attribute?: unknown };
  const isAboutRole = typeof attribute === 'string' && namesRole.test(attribute);
  return Object.fromEntries(
    Object.entries(part).map(([member, value]) => [
      member,
      roleMembers.has(member) || (isAboutRole && valueMembers.has(member))
        ? renamedRoles(plan, value)
        : renamed(plan, value),
    ]),
  );
}

function renamedRoles(plan: Roles, value: unknown): unknown {
  if (typeof value === 'string') return siteRole(plan, value);
  if (Array.isArray(value)) return value.map((one) => renamedRoles(plan, one));
  return renamed(plan, value);
}
