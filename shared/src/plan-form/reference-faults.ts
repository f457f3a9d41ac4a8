import type { Fault } from './faults.ts';
import { pathOf } from './paths.ts';
import { type Reference, referenceOptions, referencesIn } from './references.ts';
import { isObject, type PlanSchema } from './schema.ts';

/** References to what is not in the plan, as far as that can be known here; and keys that stand twice in a list. */
export function referenceFaults(schema: PlanSchema, plan: unknown): readonly Fault[] {
  const lost = referencesIn(schema, plan).filter((reference) => isLost(plan, reference));
  return [
    ...lost.map(({ steps, value }) => ({
      path: pathOf(steps),
      message: value === '' ? 'Choose one of the options.' : `“${value}” is not in the plan. Choose something else.`,
    })),
    ...twins(plan, 'entities'),
    ...twins(plan, 'roles'),
    ...twins(plan, 'settings'),
    ...twins(plan, 'attributes'),
    ...(isObject(plan) && Array.isArray(plan.entities)
      ? plan.entities.flatMap((entity: unknown, place) => [
          ...twins(entity, 'fields', `entities[${place}].`),
          ...twins(entity, 'taxonomies', `entities[${place}].`),
        ])
      : []),
  ];
}

/** Whether what is named is none of what can be named. */
export function isLost(plan: unknown, { kind, value }: Reference): boolean {
  if (kind.to === 'role') return false;
  if (kind.to === 'field' && (kind.isOpen || kind.owner === null || value === 'title')) return false;
  return referenceOptions(plan, kind).every((option) => option.value !== value);
}

function twins(around: unknown, member: string, path = ''): readonly Fault[] {
  const list: unknown = isObject(around) ? around[member] : undefined;
  if (!Array.isArray(list)) return [];
  const keys = list.map((part: unknown) => (isObject(part) ? part.key : undefined));
  return keys.flatMap((key, place) =>
    typeof key === 'string' && keys.indexOf(key) !== place
      ? [{ path: `${path}${member}[${place}].key`, message: `Another part is called “${key}”. Use another key.` }]
      : [],
  );
}
