import { listed } from '../../plugin/features/support/format-text.ts';
import type { AccountPolicy } from './policy-plan.ts';

const named = (roles: readonly string[]): string => listed(roles.map((role) => role.replaceAll('_', ' ')));

const of = (roles: readonly string[] | undefined): string =>
  roles === undefined ? '' : ` (${roles.length === 1 ? 'role' : 'roles'}: ${named(roles)})`;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** What a policy says, one sentence a part. */
export function policyParts(one: AccountPolicy): readonly string[] {
  const { password_age: age, kept_passwords: kept, idle_logout: idle, sessions, confirmed_roles: confirmed } = one;
  return [
    ...(age === undefined
      ? []
      : [
          `Passwords have to be changed every ${counted(age.days, 'day')}${of(age.roles)}${
            age.notice_days === 0
              ? ''
              : `; users are told ${counted(age.notice_days, 'day')} before${age.is_mailed ? ', by email too' : ''}`
          }`,
        ]),
    ...(kept === undefined
      ? []
      : [
          kept === 1
            ? 'The present password cannot be chosen again'
            : `The last ${kept} passwords cannot be used again`,
        ]),
    ...(idle === undefined
      ? []
      : [`Users are logged out after ${counted(idle.minutes, 'minute')} without activity${of(idle.roles)}`]),
    ...(sessions === undefined
      ? []
      : [
          `An account can be logged in ${sessions.maximum === 1 ? 'once' : `${sessions.maximum} times`} at the same time${of(sessions.roles)}; a further login ${sessions.at_limit === 'refuse' ? 'is refused' : 'ends the oldest one'}`,
        ]),
    ...(confirmed === undefined ? [] : [`Who becomes ${named(confirmed)} has to be confirmed by somebody else`]),
  ];
}

/** All of it in one text. */
export const describePolicy = (one: AccountPolicy): string => `${policyParts(one).join('. ')}.`;
