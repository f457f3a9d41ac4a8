import type { PlanEntity, PlanField } from '@presswright/shared/schemas/plans/parts';
import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { Fault } from '../../behaviours/behaviour.ts';
import { isInTable } from '../../behaviours/in-table.ts';
import { oneOf } from './field-faults.ts';

const fileTypes = ['file', 'image', 'gallery'];
const pictureTypes: readonly string[] = ['jpg', 'png', 'webp', 'gif', 'heic'];

/** Records belong to whom a field of theirs names. */
export function ownerFault(fields: readonly PlanField[], owner: string | undefined, path: string): Fault | null {
  const people = fields.flatMap(({ key, type }) => (type === 'user' ? [key] : []));
  return owner === undefined || people.includes(owner)
    ? null
    : { at: `${path}.owner`, expected: oneOf(people), got: owner };
}

/** What a page shows is there, and has a page. */
export function pageFault(entity: PlanEntity | undefined, path: string): Fault | null {
  if (entity?.page_fields === undefined) return null;
  const known = (entity.fields ?? []).map(({ key }) => key);
  const unknown = entity.page_fields.findIndex((key) => !known.includes(key));
  if (unknown !== -1)
    return { at: `${path}.page_fields[${unknown}]`, expected: oneOf(known), got: entity.page_fields[unknown] };
  return entity.public === false
    ? { at: `${path}.page_fields`, expected: 'none without a page', got: entity.page_fields }
    : null;
}

const hasPicture = ({ supports, public: isPublic = true, core_fields: core = [] }: PlanEntity): boolean =>
  supports?.includes('thumbnail') ?? (isPublic || core.some(({ as }) => as === 'thumbnail'));

/** Who waits for a place has a status that says so, and an address that is known. */
export function waitingFault(behaviour: PlanBehaviour, plan: PluginPlan, path: string): Fault | null {
  if (behaviour.kind !== 'capacity_limit' || behaviour.waits !== true) return null;
  const all = plan.behaviours ?? [];
  const rival = isInTable(behaviour.entity, { plan })
    ? 'records in a table'
    : all.some((one) => one.kind === 'public_form' && one.entity === behaviour.entity && one.confirmation !== undefined)
      ? 'addresses that are confirmed'
      : all.some((one) => one.kind === 'approval_steps' && one.entity === behaviour.entity)
        ? 'records that are approved in steps'
        : null;
  return rival === null ? null : { at: `${path}.waits`, expected: `false with ${rival}`, got: true };
}

/** A form asks for fields that can be typed, and for all without which no record is taken. */
export function askedFault(behaviour: PlanBehaviour, { entities = [] }: PluginPlan, path: string): Fault | null {
  if (behaviour.kind !== 'public_form' || behaviour.fields === undefined) return null;
  const asked = behaviour.fields;
  const fields = entities.find(({ key }) => key === behaviour.entity)?.fields ?? [];
  const known = fields.flatMap(({ key, type }) => (fileTypes.includes(type) ? [] : [key]));
  const unknown = asked.findIndex((key) => !known.includes(key));
  if (unknown !== -1) return { at: `${path}.fields[${unknown}]`, expected: oneOf(known), got: asked[unknown] };
  const confirmed = behaviour.confirmation;
  const missing =
    fields.find(({ key, required }) => required === true && known.includes(key) && !asked.includes(key))?.key ??
    (confirmed === undefined || asked.includes(confirmed) ? undefined : confirmed);
  return missing === undefined
    ? null
    : { at: `${path}.fields`, expected: `${missing} too, without which nothing is taken`, got: asked };
}

/** Steps name what the form asks for, each once; what depends on an answer does not depend on itself. */
export function guidedFault(behaviour: PlanBehaviour, { entities = [] }: PluginPlan, path: string): Fault | null {
  if (behaviour.kind !== 'public_form') return null;
  const { steps = [], asked_if: asked = [], uploads = [] } = behaviour;
  const fields = entities.find(({ key }) => key === behaviour.entity)?.fields ?? [];
  const typed = fields.filter(
    ({ key, type }) => !fileTypes.includes(type) && (behaviour.fields?.includes(key) ?? true),
  );
  const known = ['title', 'content', ...typed.map(({ key }) => key), ...uploads.map(({ field }) => field)];
  const named = new Set<string>();
  for (const [index, step] of steps.entries())
    for (const [place, key] of step.fields.entries()) {
      const at = `${path}.steps[${index}].fields[${place}]`;
      if (!known.includes(key)) return { at, expected: oneOf(known), got: key };
      if (named.has(key)) return { at, expected: 'a field that no other step has', got: key };
      named.add(key);
    }
  const free = typed.flatMap(({ key, required }) => (required === true || key === behaviour.confirmation ? [] : [key]));
  const chosen = typed.filter(({ type }) => type === 'choice' || type === 'boolean');
  for (const [index, one] of asked.entries()) {
    const at = `${path}.asked_if[${index}]`;
    if (!free.includes(one.field)) return { at: `${at}.field`, expected: oneOf(free), got: one.field };
    if (asked.findIndex(({ field }) => field === one.field) !== index)
      return { at: `${at}.field`, expected: 'a field that depends on nothing yet', got: one.field };
    const others = chosen.map(({ key }) => key).filter((key) => !dependsOn(key, one.field, asked));
    const other = chosen.find(({ key }) => key === one.other);
    if (other === undefined || !others.includes(one.other))
      return { at: `${at}.other`, expected: oneOf(others), got: one.other };
    const values = other.type === 'boolean' ? ['yes', 'no'] : (other.choices ?? []).map(({ value }) => value);
    const wrong = one.values.findIndex((value) => !values.includes(value));
    if (wrong !== -1) return { at: `${at}.values[${wrong}]`, expected: oneOf(values), got: one.values[wrong] };
  }
  return null;
}

/** Whether a field is, or depends on, another. */
function dependsOn(
  key: string,
  other: string,
  asked: readonly { readonly field: string; readonly other: string }[],
  seen: readonly string[] = [],
): boolean {
  if (key === other) return true;
  const next = asked.find(({ field }) => field === key)?.other;
  return next !== undefined && !seen.includes(next) && dependsOn(next, other, asked, [...seen, next]);
}

/** What a form takes goes where there is room for it. */
export function uploadFault(behaviour: PlanBehaviour, { entities = [] }: PluginPlan, path: string): Fault | null {
  if (behaviour.kind !== 'public_form') return null;
  const entity = entities.find(({ key }) => key === behaviour.entity);
  const fields = (entity?.fields ?? []).filter(({ type }) => fileTypes.includes(type));
  const known = [...fields.map(({ key }) => key), ...(entity !== undefined && hasPicture(entity) ? ['thumbnail'] : [])];
  const addresses = (entity?.fields ?? []).flatMap(({ key, type }) => (type === 'email' ? [key] : []));
  if (behaviour.confirmation !== undefined && !addresses.includes(behaviour.confirmation))
    return { at: `${path}.confirmation`, expected: oneOf(addresses), got: behaviour.confirmation };
  const uploads = behaviour.uploads ?? [];
  for (const [index, { field: key, types, most }] of uploads.entries()) {
    const at = `${path}.uploads[${index}]`;
    if (!known.includes(key)) return { at: `${at}.field`, expected: oneOf(known), got: key };
    if (uploads.findIndex(({ field }) => field === key) !== index)
      return { at: `${at}.field`, expected: 'a field that no other upload has', got: key };
    const type = fields.find((field) => field.key === key)?.type ?? 'image';
    if (type !== 'gallery' && most > 1)
      return { at: `${at}.most`, expected: `1 for a field of type ${type}`, got: most };
    const other = types.findIndex((one) => type !== 'file' && !pictureTypes.includes(one));
    if (other !== -1) return { at: `${at}.types[${other}]`, expected: oneOf(pictureTypes), got: types[other] };
  }
  return null;
}
