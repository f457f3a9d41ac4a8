import { recordBehaviours } from '@presswright/shared/schemas/plans/behaviours';
import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import fc from 'fast-check';
import { contextOf } from '../../../server/src/generation/behaviours/context.ts';
import { siteRoles } from '../../../server/src/generation/behaviours/site-roles.ts';
import { behaviourModules } from '../../../server/src/generation/behaviours/table.ts';
import { ofSchema } from './random-plans.ts';
import { withExpected } from './with-expected.ts';

/** What of JSON Schema behaviours about records use. */
interface Schema {
  readonly const?: unknown;
  readonly type?: string;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly pattern?: string;
}

/** Records of the plan that behaviours can be about: a field of every type, categories, and a relation. */
export const sampleEntities: NonNullable<PluginPlan['entities']> = [
  {
    key: 'venue',
    singular: 'Venue',
    plural: 'Venues',
    fields: [{ key: 'address', label: 'Address', type: 'location' }],
  },
  {
    key: 'event',
    singular: 'Event',
    plural: 'Events',
    fields: [
      { key: 'start', label: 'Start', type: 'datetime', required: true },
      { key: 'end', label: "It's the end", type: 'date' },
      { key: 'price', label: 'Price', type: 'money' },
      { key: 'seats', label: 'Seats', type: 'integer', unit: 'seats' },
      { key: 'featured', label: 'Featured', type: 'boolean' },
      { key: 'email', label: 'Email', type: 'email' },
      { key: 'website', label: 'Website', type: 'url' },
      { key: 'picture', label: 'Picture', type: 'image' },
      { key: 'level', label: 'Level', type: 'choice', choices: [{ value: 'easy', label: 'Easy' }] },
      { key: 'venue', label: 'Venue', type: 'relation', relates_to: 'venue' },
    ],
    taxonomies: [{ key: 'topic', singular: 'Topic', plural: 'Topics' }],
  },
  {
    key: 'note',
    singular: 'Note',
    plural: 'Notes',
    public: false,
    fields: [{ key: 'text', label: 'Text', type: 'text' }],
  },
];
const basis: PluginPlan = { version: 1, entities: sampleEntities };

function drawn(schema: Schema, name: string, entity: string): fc.Arbitrary<unknown> {
  const context = contextOf(basis);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (name === 'entity') return fc.constant(entity);
  if (name === 'of' || /_entity$/.test(name)) return fc.constantFrom('post', 'page', 'event', entity);
  if (name === 'role' || name === 'roles[]') return fc.constantFrom(...siteRoles);
  const keys = context.attributes(entity);
  if (schema.pattern?.includes('(?:owner|actor)')) {
    const dates = keys.filter(({ type }) => type === 'date');
    return fc.constantFrom(...(/date/.test(name) && dates.length > 0 ? dates : keys).map(({ key }) => key));
  }
  const shapes = schema.oneOf ?? schema.anyOf;
  if (shapes !== undefined) return fc.oneof(...shapes.map((one) => drawn(one, name, entity)));
  if (schema.type === 'array')
    return (schema.uniqueItems === true ? fc.uniqueArray : fc.array)(drawn(schema.items ?? {}, `${name}[]`, entity), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 4, 4),
    });
  if (schema.type === 'object')
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, one]) => [key, drawn(one, key, entity)])),
      { requiredKeys: [...(schema.required ?? [])] },
    );
  return ofSchema(schema as never);
}

const schemaOf = (kind: PlanBehaviour['kind']): Schema =>
  recordBehaviours.find(({ properties }) => properties.kind.const === kind) as unknown as Schema;

/** The same without what a list of different things has twice after it was repaired. */
function distinct<T>(value: T, schema: Schema): T {
  if (Array.isArray(value)) {
    const items = value.map((one) => distinct(one, schema.items ?? {}));
    const texts = items.map((one) => JSON.stringify(one));
    return (schema.uniqueItems === true ? items.filter((_, at) => texts.indexOf(texts[at] ?? '') === at) : items) as T;
  }
  if (typeof value !== 'object' || value === null || schema.properties === undefined) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, distinct(one, schema.properties?.[key] ?? {})]),
  ) as T;
}

/** Puts what was expected where a behaviour does not fit the plan, or does without; null where neither can be. */
function repaired(behaviour: PlanBehaviour, plan: PluginPlan): PlanBehaviour | null {
  const module = behaviourModules.find(({ kind }) => kind === behaviour.kind);
  const one = structuredClone(behaviour);
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const behaviours = [...(plan.behaviours ?? []), one];
    const fault = module?.check?.(one as never, contextOf({ ...plan, behaviours })) ?? null;
    if (fault === null) return distinct(one, schemaOf(behaviour.kind));
    if (withExpected(one, fault, attempt) || removed(one, fault.at)) continue;
    // What is about nothing fits where what is about something else does not.
    if (!removed(one, 'entity')) return null;
  }
  return null;
}

/** Removes the innermost member of a path that is of a list; of others the outermost that a schema calls optional. */
function removed(behaviour: PlanBehaviour, path: string): boolean {
  const steps = path.match(/[a-z0-9_]+/g) ?? [];
  const schema = schemaOf(behaviour.kind);
  const [first = ''] = steps;
  const holder = behaviour as unknown as Record<string, unknown>;
  const value = holder[first];
  if (Array.isArray(value) && value.length > (schema.properties?.[first]?.minItems ?? 0)) {
    value.splice(Number(steps[1] ?? 0), 1);
    return true;
  }
  if (schema.required?.includes(first) === true || !(first in holder)) return false;
  delete holder[first];
  return true;
}

/** Plans with up to three valid behaviours of a kind, about any records. */
export function plansOf(kind: PlanBehaviour['kind']): fc.Arbitrary<PluginPlan> {
  const schema = schemaOf(kind);
  const { entities } = contextOf(basis);
  const one = fc.constantFrom(...entities).chain((entity) => drawn(schema, kind, entity));
  return fc.array(one, { minLength: 8, maxLength: 20 }).map((drafts): PluginPlan => {
    const plan: PluginPlan & { behaviours: PlanBehaviour[] } = { ...basis, behaviours: [] };
    for (const draft of drafts) {
      const named = structuredClone(draft) as PlanBehaviour;
      if ('name' in named) Object.assign(named, { name: `${named.name}_${plan.behaviours.length + 1}` });
      const valid = repaired(named, plan);
      if (valid !== null && plan.behaviours.length < 3) plan.behaviours.push(valid);
    }
    return plan;
  });
}
