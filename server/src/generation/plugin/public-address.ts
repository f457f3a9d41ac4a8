import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { singularize } from '../naming/inflect.ts';
import { is } from '../reading/language/kinds.ts';
import type { Entity } from '../understanding/understanding.ts';

const personTypes: ReadonlySet<string> = new Set(['email', 'phone', 'user']);
const personKey = /(?:first|last|sur|given|family|full|maiden|nick)_?name|birth|e_?mail|phone|salary|gender/;

/**
 * Whether visitors may read an address: where the plan shows it to everyone, or where it is that of a place, since public
 * records of the kind are neither people nor say how to reach one.
 */
export function isPublicAddress(entity: Entity, key: string, behaviours: readonly PlanBehaviour[]): boolean {
  if (behaviours.some((one) => shows(one, entity.key, key))) return true;
  if (!entity.isPublic || entity.fields.some((field) => personTypes.has(field.type) || personKey.test(field.key)))
    return false;
  const isNamed = entity.fields.some((field) => field.key === 'name');
  const isSent = behaviours.some((one) => one.kind === 'public_form' && one.entity === entity.key);
  return !(isNamed && isSent) && !isPersonNoun(entity.singular);
}

const isPersonNoun = (name: string): boolean =>
  is(singularize(name.toLowerCase().trim()).split(' ').at(-1) ?? '', 'person');

/** Whether a behaviour shows everyone an attribute of records. */
function shows(behaviour: PlanBehaviour, entity: string, key: string): boolean {
  if (behaviour.kind === 'listing')
    return behaviour.entity === entity && behaviour.audience.who === 'everyone' && behaviour.attributes.includes(key);
  return (
    behaviour.kind === 'endpoint' &&
    behaviour.entity === entity &&
    behaviour.readers.by === 'everyone' &&
    behaviour.shows.includes(key)
  );
}
