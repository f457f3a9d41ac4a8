import type { Fault, PlanContext } from '../behaviour.ts';
import { oneOfNames } from '../shown/check-parts.ts';
import type { AccountPolicy } from './policy-plan.ts';

/** The first thing in a policy of accounts that does not fit the plan. */
export function checkPolicy(one: AccountPolicy, { plan, roles: known }: PlanContext): Fault | null {
  const all = (plan.behaviours ?? []).filter(({ kind }) => kind === 'account_policy');
  if (all.indexOf(one) > 0) return { at: 'kind', expected: 'a behaviour that is there once', got: one.kind };
  const { password_age: age, kept_passwords: kept, idle_logout: idle, sessions, confirmed_roles: confirmed } = one;
  if ([age, kept, idle, sessions, confirmed].every((part) => part === undefined))
    return { at: 'kept_passwords', expected: 'a number, or another part', got: undefined };
  if (age !== undefined && age.notice_days >= age.days)
    return { at: 'password_age.notice_days', expected: 'fewer than days', got: age.notice_days };
  if (age?.is_mailed === true && age.notice_days === 0)
    return { at: 'password_age.is_mailed', expected: 'false without notice_days', got: true };
  for (const [at, roles = []] of [
    ['password_age.roles', age?.roles],
    ['idle_logout.roles', idle?.roles],
    ['sessions.roles', sessions?.roles],
    ['confirmed_roles', confirmed],
  ] as const) {
    const stranger = roles.findIndex((role) => !known.includes(role));
    if (stranger !== -1) return { at: `${at}[${stranger}]`, expected: oneOfNames(known), got: roles[stranger] };
  }
  return null;
}
