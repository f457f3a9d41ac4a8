import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { BehaviourOf, PlanContext } from '../behaviour.ts';
import { extraFieldsOf } from '../extra-fields/fields-of.ts';
import { isInTable } from '../in-table.ts';
import { attributeTypeOf } from '../records/own-attributes.ts';
import { commonAttributes } from '../records/posts.ts';
import type { Attribute, RecordKind } from '../records/record-kind.ts';
import { siteKinds } from '../records/record-kinds.ts';

/** A list as plans have it. */
export type StaffList = BehaviourOf<'staff_list'>;

/** Columns of the tables that queries sort by themselves, by attributes. */
const ownOrders: Readonly<Record<RecordKind['storage'], Readonly<Record<string, string>>>> = {
  post: { title: 'title', date: 'date', modified: 'modified', author: 'author', comment_count: 'comment_count' },
  user: { name: 'display_name', email: 'email', login: 'login', registered: 'registered', url: 'url' },
  comment: { date: 'comment_date', name: 'comment_author' },
  term: {},
  order: {},
  row: {},
};

/** Lists whose queries take conditions about metadata. */
const withMeta: ReadonlySet<RecordKind['storage']> = new Set(['post', 'user', 'comment']);

/** What of an attribute says how a list can be sorted and narrowed by it. */
export type Listed = Pick<Attribute, 'key' | 'type' | 'metaKey'>;

/** Fields of records of the plan; undefined of what the site has. */
const ownFieldsOf = (plan: PluginPlan, entity: string) =>
  plan.entities?.find(({ key }) => key === entity) === undefined
    ? undefined
    : (plan.entities.find(({ key }) => key === entity)?.fields ?? []);

/** What can be listed of an entity of the plan, or of what the site has; undefined where it has no list of WordPress'. */
export function listableKind(
  entity: string,
  context: PlanContext,
): Pick<RecordKind, 'key' | 'attributes' | 'storage'> | undefined {
  if (!(context.plan.entities ?? []).some(({ key }) => key === entity))
    return siteKinds.find(({ key }) => key === entity);
  return isInTable(entity, context) ? undefined : { key: entity, attributes: commonAttributes, storage: 'post' };
}

/** What records of the plan or of the site have: fields of the plan, and what WordPress knows. */
export function listedOf(plan: PluginPlan, kind: Pick<RecordKind, 'key' | 'attributes'>): readonly Listed[] {
  const fields = ownFieldsOf(plan, kind.key) ?? extraFieldsOf(plan, kind.key);
  return [
    ...fields.map((field) => ({ key: field.key, type: attributeTypeOf(field), metaKey: field.key })),
    ...kind.attributes.filter(({ key }) => !fields.some((field) => field.key === key)),
  ];
}

/** What the query sorts by: a column of its own, or metadata; null where it cannot. */
export function orderOf({ storage }: Pick<RecordKind, 'storage'>, attribute: Listed): 'meta' | string | null {
  const own = ownOrders[storage][attribute.key];
  if (attribute.metaKey === undefined) return own ?? null;
  return withMeta.has(storage) && attribute.type !== 'list' ? 'meta' : null;
}

/** Fields that bulk actions can set: what staff choose of a few values, and days, which become today. */
export const bulkKeys = (plan: PluginPlan, { key, storage }: Pick<RecordKind, 'key' | 'storage'>): readonly string[] =>
  storage === 'order'
    ? []
    : (plan.behaviours ?? []).flatMap((one) =>
        one.kind === 'extra_fields' && one.entity === key && one.edited_by === 'staff'
          ? one.fields.flatMap((field) =>
              field.type === 'boolean' || field.type === 'date' || (field.type === 'choice' && field.multiple !== true)
                ? [field.key]
                : [],
            )
          : [],
      );

/** Whether posts are narrowed by how long ago it was that they were published or changed. */
export const isAge = (
  storage: RecordKind['storage'],
  { key, metaKey }: { readonly key: string; readonly metaKey?: string | undefined },
): boolean => storage === 'post' && metaKey === undefined && (key === 'modified' || key === 'date');

/** Whether the list can be narrowed by an attribute; lists of the plan's own records are by their choices anyway. */
export const isFilter = (
  plan: PluginPlan,
  { key, storage }: Pick<RecordKind, 'key' | 'storage'>,
  { key: name, metaKey }: Listed,
): boolean =>
  isAge(storage, { key: name, metaKey }) ||
  (metaKey !== undefined &&
    withMeta.has(storage) &&
    ownFieldsOf(plan, key)?.some((field) => field.key === name && ['choice', 'user'].includes(field.type)) !== true);
