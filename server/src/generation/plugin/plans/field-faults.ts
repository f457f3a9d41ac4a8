import type { PlanField } from '@presswright/shared/schemas/plans/parts';
import type { Fault } from '../../behaviours/behaviour.ts';

/** The first thing about fields that does not fit; `entities` are what relations can point to. */
export function fieldFault(
  fields: readonly PlanField[],
  entities: readonly string[],
  at: string,
  knownRoles: readonly string[],
): Fault | null {
  for (const [index, field] of fields.entries()) {
    const { type, choices, relates_to: target, roles, multiple, min, max } = field;
    const own = `${at}[${index}]`;
    const wrong = (member: string, expected: string, got: unknown): Fault => ({
      at: `${own}.${member}`,
      expected,
      got,
    });
    if (type === 'choice' && choices === undefined) return wrong('choices', 'the choices there are', undefined);
    if (type !== 'choice' && choices !== undefined) return wrong('choices', 'none but of a choice', choices);
    if (type === 'relation' && target === undefined) return wrong('relates_to', oneOf(entities), undefined);
    if (type !== 'relation' && target !== undefined) return wrong('relates_to', 'none but of a relation', target);
    if (type !== 'user' && roles !== undefined) return wrong('roles', 'none but of a user', roles);
    if (type === 'user' && multiple === true) return wrong('multiple', 'false, since it is one user', multiple);
    const unknown = (roles ?? []).findIndex((role) => !knownRoles.includes(role));
    if (unknown !== -1) return wrong(`roles[${unknown}]`, oneOf(knownRoles), roles?.[unknown]);
    if (target !== undefined && !entities.includes(target)) return wrong('relates_to', oneOf(entities), target);
    if (min !== undefined && max !== undefined && min > max) return wrong('max', `at least min (${min})`, max);
    const values = (choices ?? []).map(({ value }) => value);
    const twice = values.findIndex((value, place) => values.indexOf(value) !== place);
    if (twice !== -1) return wrong(`choices[${twice}].value`, 'a value that no other choice has', values[twice]);
  }
  return null;
}

/** What a name could be: `one of "a", "b"`. */
export function oneOf(names: readonly string[]): string {
  return names.length === 0
    ? 'nothing, since there is none'
    : `one of ${names.map((name) => JSON.stringify(name)).join(', ')}`;
}
