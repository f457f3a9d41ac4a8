import type { Audience as AudienceSchema } from '@presswright/shared/schemas/plans/behaviours/audience';
import type { Static } from 'typebox';
import type { PluginPlan } from '../plugin/plan.ts';
import { type PhpCode, php } from '../writers/php.ts';
import type { Fault, PlanContext, Words } from './behaviour.ts';
import { checkConditions, conditionsPhp, conditionWords } from './conditions.ts';
import type { RecordKind } from './records/record-kind.ts';
import { recordKind } from './records/record-kinds.ts';
import { siteUsers } from './records/users.ts';
import { siteRole } from './role-names.ts';

export type Audience = Static<typeof AudienceSchema>;

/** Whether an audience leaves out administrators, and those who may edit a record. */
export const isStrict = ({ who, roles = [] }: Audience): boolean =>
  who === 'logged_out' || who === 'nobody' || (who === 'all_but_roles' && roles.includes('administrator'));

/** PHP that is true of a `WP_User` in the audience; `record` is null where there is none. */
export function audiencePhp(
  plan: PluginPlan,
  audience: Audience,
  user: PhpCode,
  kind?: RecordKind,
  record?: PhpCode,
): PhpCode {
  const { who, roles = [], owner = false, conditions = [] } = audience;
  const keys = roles.map((role) => siteRole(plan, role));
  const by: Readonly<Record<Audience['who'], PhpCode>> = {
    everyone: php`true`,
    logged_in: php`${user}->exists()`,
    logged_out: php`! ${user}->exists()`,
    roles: php`array() !== array_intersect( ${keys}, ${user}->roles )`,
    all_but_roles: php`array() === array_intersect( ${keys}, ${user}->roles )`,
    nobody: php`false`,
  };
  const people = recordKind(plan, 'user') ?? siteUsers;
  const tests = [by[who], ...conditionsPhp(people, conditions, user).map((one) => php`( ${one} )`)];
  const all = tests.reduce((before, one) => php`${before} && ${one}`);
  const ways = [
    tests.length === 1 ? all : php`( ${all} )`,
    ...(isStrict(audience) || who === 'everyone' ? [] : [php`${user}->has_cap( 'manage_options' )`]),
    ...(owner && kind !== undefined && record !== undefined
      ? [php`( ${record} && ${user}->exists() && ${user}->ID === (int) ${kind.ownerId(record)} )`]
      : []),
  ];
  return ways.reduce((before, one) => php`${before} || ${one}`);
}

const either = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1) ?? ''}`;

/** An audience in words: `users with the role editor or author, and the owner`. */
export function audienceWords({ who, roles = [], owner = false, conditions = [] }: Audience, words: Words): string {
  const named = roles.map((role) => role.replaceAll('_', ' '));
  const people = {
    everyone: 'everyone',
    logged_in: 'logged-in users',
    logged_out: 'visitors who are not logged in',
    roles: `users with the role ${either(named)}`,
    all_but_roles: `everyone but users with the role ${either(named)}`,
    nobody: 'nobody',
  }[who];
  const only =
    conditions.length === 0 ? '' : ` if ${conditions.map((one) => conditionWords('user', one, words)).join(' and ')}`;
  if (!owner) return `${people}${only}`;
  return who === 'nobody' ? 'the owner' : `${people}${only}, and the owner`;
}

/** The first thing in an audience that does not fit the plan. */
export function checkAudience(
  { who, roles, owner, conditions = [] }: Audience,
  at: string,
  context: PlanContext,
  hasOwner = false,
): Fault | null {
  const isNamed = who === 'roles' || who === 'all_but_roles';
  if (isNamed !== (roles !== undefined))
    return { at: `${at}.roles`, expected: isNamed ? 'the roles' : `none with ${who}`, got: roles };
  const unknown = (roles ?? []).findIndex((role) => !context.roles.includes(role));
  if (unknown !== -1)
    return {
      at: `${at}.roles[${unknown}]`,
      expected: `one of ${context.roles.map((role) => JSON.stringify(role)).join(', ')}`,
      got: roles?.[unknown],
    };
  if (owner === true && !hasOwner) return { at: `${at}.owner`, expected: 'false, since nobody owns it', got: owner };
  const led = conditions.findIndex(({ attribute }) => attribute.includes('.'));
  if (led !== -1)
    return {
      at: `${at}.conditions[${led}].attribute`,
      expected: 'what the user has, such as "role"',
      got: conditions[led]?.attribute,
    };
  return checkConditions('user', conditions, `${at}.conditions`, context);
}
