import { pathOf, type Steps, valueAt, withValueAt } from './paths.ts';
import { fieldsOf, referencesIn } from './references.ts';
import { isObject, type PlanSchema } from './schema.ts';

/** What a key belongs to. */
export type Named =
  | { readonly part: 'entity'; readonly key: string }
  | { readonly part: 'field'; readonly key: string; readonly owner: string }
  | { readonly part: 'role'; readonly key: string };

/** What the key at a place names; null where nothing in the plan can refer to it. */
export function namedAt(plan: unknown, steps: Steps): Named | null {
  const key = valueAt(plan, steps);
  if (typeof key !== 'string' || key === '') return null;
  const path = pathOf(steps);
  if (/^entities\[\d+\]\.key$/.test(path)) return { part: 'entity', key };
  if (/^roles\[\d+\]\.key$/.test(path)) return { part: 'role', key };
  if (/^entities\[\d+\]\.(?:fields|taxonomies)\[\d+\]\.key$/.test(path)) {
    const owner = valueAt(plan, [...steps.slice(0, 2), 'key']);
    return typeof owner === 'string' ? { part: 'field', key, owner } : null;
  }
  const added = /^behaviours\[\d+\]\.fields\[\d+\]\.key$/.test(path) ? valueAt(plan, steps.slice(0, 2)) : undefined;
  if (!isObject(added) || added.kind !== 'extra_fields' || typeof added.entity !== 'string') return null;
  return { part: 'field', key, owner: added.entity };
}

/** Places that refer to a part, with how what stands there begins. */
export function placesOf(schema: PlanSchema, plan: unknown, named: Named): { steps: Steps; prefix: string }[] {
  return referencesIn(schema, plan).flatMap(({ steps, kind, value }) => {
    if (named.part !== 'field') {
      const isIt = value === named.key && kind.to === named.part;
      return isIt ? [{ steps, prefix: '' }] : [];
    }
    if (kind.to !== 'field') return [];
    if (kind.owner === named.owner && value === named.key) return [{ steps, prefix: '' }];
    const prefix = /^(?:owner|actor)\./.exec(value)?.[0] ?? '';
    return named.owner === 'user' && prefix !== '' && value === prefix + named.key ? [{ steps, prefix }] : [];
  });
}

/** A plan in which a part has another key, and so does everything that refers to it. */
export function withRenamed(schema: PlanSchema, plan: unknown, at: Steps, key: string): unknown {
  const named = namedAt(plan, at);
  // A second part of the same name leaves it open who was meant.
  const isTwin = named !== null && isTaken(plan, named);
  const places = named === null || isTwin ? [] : placesOf(schema, plan, named);
  const texts = named?.part === 'field' && !isTwin ? withPlaceholders(plan, named.owner, named.key, key) : plan;
  const renamed = places.reduce((changed, { steps, prefix }) => withValueAt(changed, steps, prefix + key), texts);
  const roles = named?.part === 'role' && !isTwin ? withRoleValues(renamed, named.key, key) : renamed;
  return withValueAt(roles, at, key);
}

function isTaken(plan: unknown, named: Named): boolean {
  if (named.part === 'field') return fieldsOf(plan, named.owner).filter(({ key }) => key === named.key).length > 1;
  const list = isObject(plan) ? plan[named.part === 'entity' ? 'entities' : 'roles'] : [];
  return Array.isArray(list) && list.filter((part) => isObject(part) && part.key === named.key).length > 1;
}

/** Texts of behaviours about a kind of records, in which `{key}` stands for a field of it. */
function withPlaceholders(plan: unknown, owner: string, old: string, key: string): unknown {
  const behaviours = isObject(plan) ? plan.behaviours : undefined;
  if (!Array.isArray(behaviours)) return plan;
  const changed = behaviours.map((one: unknown) =>
    isObject(one) && one.entity === owner ? inTexts(one, (text) => text.replaceAll(`{${old}}`, `{${key}}`)) : one,
  );
  return withValueAt(plan, ['behaviours'], changed);
}

function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => inTexts(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([member, inner]) => [member, inTexts(inner, change)]));
}

/** Conditions that compare somebody's role with one of the plan. */
function withRoleValues(value: unknown, old: string, key: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withRoleValues(item, old, key));
  if (!isObject(value)) return value;
  const isOfRole = typeof value.attribute === 'string' && /(?:^|\.)role$/.test(value.attribute) && value.value === old;
  const members = isOfRole ? { ...value, value: key } : value;
  return Object.fromEntries(
    Object.entries(members).map(([member, inner]) => [member, withRoleValues(inner, old, key)]),
  );
}
