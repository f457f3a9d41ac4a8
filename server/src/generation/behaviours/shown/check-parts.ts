import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import type { Fault, PlanContext } from '../behaviour.ts';
import type { AttributeType } from '../records/record-kind.ts';

/** Names in a sentence of what was expected. */
export const oneOfNames = (names: readonly string[]): string =>
  names.length === 0
    ? 'nothing, since there is none'
    : `one of ${names.map((name) => JSON.stringify(name)).join(', ')}`;

/** A name of an attribute that the records themselves do not have, or not of such a type. */
export function checkAttribute(
  name: string | undefined,
  at: string,
  entity: string,
  context: PlanContext,
  types?: readonly AttributeType[],
): Fault | null {
  if (name === undefined) return null;
  const known = context
    .attributes(entity)
    .filter(({ type }) => types === undefined || types.includes(type))
    .map(({ key }) => key);
  if (known.includes(name)) return null;
  const what = types === undefined ? '' : `of type ${types.join(' or ')}: `;
  return { at, expected: `${what}${oneOfNames(known)}`, got: name };
}

/** The same of several. */
export function checkAttributes(
  names: readonly string[],
  at: string,
  entity: string,
  context: PlanContext,
  types?: readonly AttributeType[],
): Fault | null {
  for (const [index, name] of names.entries()) {
    const fault = checkAttribute(name, `${at}[${index}]`, entity, context, types);
    if (fault !== null) return fault;
  }
  return null;
}

/** A name of a shortcode that another behaviour has. */
export function checkName(behaviour: PlanBehaviour & { readonly name: string }, { plan }: PlanContext): Fault | null {
  const named = (plan.behaviours ?? []).filter((one) => 'name' in one && one.name === behaviour.name);
  return named.length > 1 && named[0] !== behaviour
    ? { at: 'name', expected: 'a name that nothing else has', got: behaviour.name }
    : null;
}
