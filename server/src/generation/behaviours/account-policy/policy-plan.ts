import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { BehaviourOf } from '../behaviour.ts';
import { siteRole } from '../role-names.ts';

/** What accounts are held to, as plans have it. */
export type AccountPolicy = BehaviourOf<'account_policy'>;

/** Whether passwords have a part of the plugin of their own. */
export const watchesPasswords = ({ password_age: age, kept_passwords: kept }: AccountPolicy): boolean =>
  age !== undefined || kept !== undefined;

/** Whether logins have one. */
export const watchesSessions = ({ idle_logout: idle, sessions }: AccountPolicy): boolean =>
  idle !== undefined || sessions !== undefined;

/** How many hashes of earlier passwords are kept beside the present one. */
export const earlierPasswords = ({ kept_passwords: kept = 1 }: AccountPolicy): number => kept - 1;

/** Whether `$user` has none of some roles: an expression; of everybody, nothing. */
const hasNoneOf = (plan: PluginPlan, roles: readonly string[] | undefined): PhpCode =>
  roles === undefined
    ? noPhp
    : php`array() === array_intersect( ${roles.map((role) => siteRole(plan, role))}, $user->roles )`;

/** Returns at once where `$user` has none of some roles. */
export const leaveUnless = (plan: PluginPlan, roles: readonly string[] | undefined, returned: PhpCode): PhpCode =>
  roles === undefined
    ? noPhp
    : php`
      if ( ${hasNoneOf(plan, roles)} ) {
        ${returned}
      }
    `;
