import type { PlanFieldType } from '../../plugin/plan.ts';
import { fieldFault, oneOf } from '../../plugin/plans/field-faults.ts';
import type { Fault, PlanContext } from '../behaviour.ts';
import { checkConditions } from '../conditions.ts';
import { siteKinds } from '../records/record-kinds.ts';
import { type ExtraFields, extendable, siteTargets } from './planned-fields.ts';

const media: readonly string[] = ['image', 'gallery', 'file'];
const comparable: readonly PlanFieldType[] = ['text', 'email', 'url', 'phone', 'integer', 'number', 'date'];

/** What people type into a search. */
const texts: readonly PlanFieldType[] = ['text', 'textarea', 'email', 'url', 'phone', 'integer', 'number'];

/** Kinds of records that belong to somebody who is no member of staff. */
const owned: readonly string[] = ['user', 'comment', 'order'];

/** The first thing that does not fit the plan or the kind of records. */
export function checkExtraFields(behaviour: ExtraFields, context: PlanContext): Fault | null {
  const { entity, fields, edited_by: editedBy, seen_by: seenBy, unique = [], conditions = [] } = behaviour;
  const own = (context.plan.entities ?? []).map(({ key }) => key);
  if (!extendable.some((kind) => kind === entity) || own.includes(entity))
    return { at: 'entity', expected: `what the site has: ${oneOf(extendable)}`, got: entity };
  const isTerm = entity === 'category' || entity === 'tag';
  if (isTerm && editedBy !== 'staff')
    return { at: 'edited_by', expected: 'staff, since nobody owns terms', got: editedBy };
  if (isTerm && seenBy === 'owner') return { at: 'seen_by', expected: 'everyone, members or staff', got: seenBy };
  const found = fieldFault(fields, [...own, ...siteTargets], 'fields', context.roles);
  if (found !== null) return found;
  const asked = owned.includes(entity) && editedBy !== 'staff';
  const known = siteKinds.find(({ key }) => key === entity)?.attributes.map(({ key }) => key) ?? [];
  const before = keysBefore(behaviour, context);
  for (const [index, { key, type, roles }] of fields.entries()) {
    if (known.includes(key) || before.includes(key) || fields.findIndex((one) => one.key === key) < index)
      return {
        at: `fields[${index}].key`,
        expected: `a key that ${context.entity(entity).plural} do not have yet`,
        got: key,
      };
    if (type === 'user' && asked && roles === undefined)
      return { at: `fields[${index}].roles`, expected: 'whose names everyone who is asked may read', got: roles };
    if (media.includes(type) && (asked || entity === 'media'))
      return {
        at: `fields[${index}].type`,
        expected: asked
          ? 'a type that is typed or chosen: files come from the media library'
          : 'a type that is no file',
        got: type,
      };
  }
  for (const [index, key] of unique.entries()) {
    const able = fields.filter(({ type, multiple }) => multiple !== true && comparable.some((one) => one === type));
    if (!able.some((field) => field.key === key))
      return { at: `unique[${index}]`, expected: oneOf(able.map((field) => field.key)), got: key };
  }
  const searched = behaviour.searchable ?? [];
  if (searched.length > 0 && !['post', 'page', 'media', 'product'].includes(entity))
    return { at: 'searchable', expected: 'none but of post, page, media, product', got: searched };
  const findable = fields.flatMap(({ key, type }) => (texts.some((one) => one === type) ? [key] : []));
  const unfound = searched.findIndex((key) => !findable.includes(key));
  if (unfound !== -1) return { at: `searchable[${unfound}]`, expected: oneOf(findable), got: searched[unfound] };
  if (behaviour.on_registration !== undefined && (entity !== 'user' || !asked))
    return { at: 'on_registration', expected: 'none but of users who fill fields in', got: behaviour.on_registration };
  if (conditions.length > 0 && asked && entity !== 'user')
    return {
      at: 'conditions',
      expected: `none: who makes ${context.entity(entity).plural} is asked before there is one`,
      got: conditions,
    };
  return checkConditions(entity, conditions, 'conditions', context);
}

/** Keys of fields that an earlier behaviour gives to the same records. */
function keysBefore(behaviour: ExtraFields, { plan }: PlanContext): readonly string[] {
  const all = plan.behaviours ?? [];
  return all
    .slice(0, all.indexOf(behaviour))
    .flatMap((one) => (one.kind === 'extra_fields' && one.entity === behaviour.entity ? one.fields : []))
    .map(({ key }) => key);
}
