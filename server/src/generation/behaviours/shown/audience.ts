import type { Audience } from '@presswright/shared/schemas/plans/behaviours/shown';
import type { Static } from 'typebox';
import { type PhpCode, php } from '../../writers/php.ts';
import type { Fault, PlanContext } from '../behaviour.ts';

export type PlanAudience = Static<typeof Audience>;

const hasRole = (roles: readonly string[]): PhpCode =>
  php`array_intersect( ${[...roles]}, (array) wp_get_current_user()->roles )`;

/** Whether the current user belongs to an audience, as PHP; null where everybody does. `ownerId`: of whom a record is. */
export function audiencePhp(audience: PlanAudience, ownerId: PhpCode | null): PhpCode | null {
  switch (audience.who) {
    case 'everyone':
      return null;
    case 'guests':
      return php`! is_user_logged_in()`;
    case 'logged_in':
      return php`is_user_logged_in()`;
    case 'roles':
      return php`(bool) ${hasRole(audience.roles)}`;
    case 'all_but_roles':
      return php`! ${hasRole(audience.roles)}`;
    case 'owner':
      return ownerId === null
        ? php`is_user_logged_in()`
        : php`( is_user_logged_in() && get_current_user_id() === ${ownerId} )`;
  }
}

/** In the middle of a sentence: `to users with the role “editor”`; empty: to everybody. */
export function audienceWords(audience: PlanAudience): string {
  switch (audience.who) {
    case 'everyone':
      return '';
    case 'guests':
      return 'to visitors who are not logged in';
    case 'logged_in':
      return 'to logged-in users';
    case 'roles':
      return `to users with the role ${audience.roles.map((role) => `“${role}”`).join(' or ')}`;
    case 'all_but_roles':
      return `to everybody but users with the role ${audience.roles.map((role) => `“${role}”`).join(' or ')}`;
    case 'owner':
      return 'to the owner';
  }
}

/** A role that there is not. */
export function checkAudience(audience: PlanAudience, at: string, { roles }: PlanContext): Fault | null {
  if (audience.who !== 'roles' && audience.who !== 'all_but_roles') return null;
  const wrong = audience.roles.findIndex((role) => !roles.includes(role));
  if (wrong === -1) return null;
  return {
    at: `${at}.roles[${wrong}]`,
    expected: `one of ${roles.map((role) => JSON.stringify(role)).join(', ')}`,
    got: audience.roles[wrong],
  };
}
