import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';
import { picked } from './ground.ts';

type Members = Record<string, unknown>;

/** A random policy of accounts with roles that there are, and notices before the end of a password. */
export function accountPolicy(one: Members, { roles }: PlanContext, pick: number): Members {
  const some = [picked(roles, pick, 'editor')];
  const withRoles = (part: unknown): Members =>
    pick % 3 === 0 ? { ...(part as Members), roles: some } : { ...(part as Members), roles: undefined };
  const clean = (part: Members): Members =>
    Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
  const age = one.password_age as Members | undefined;
  const notice = Math.min(Number(age?.notice_days ?? 0), Number(age?.days ?? 1) - 1);
  return clean({
    ...one,
    ...(age === undefined
      ? {}
      : {
          password_age: clean({
            ...withRoles(age),
            notice_days: notice,
            is_mailed: notice > 0 && age.is_mailed === true,
          }),
        }),
    ...(one.idle_logout === undefined ? {} : { idle_logout: clean(withRoles(one.idle_logout)) }),
    ...(one.sessions === undefined ? {} : { sessions: clean(withRoles(one.sessions)) }),
    ...(one.confirmed_roles === undefined ? { kept_passwords: one.kept_passwords ?? 2 } : { confirmed_roles: some }),
  });
}
