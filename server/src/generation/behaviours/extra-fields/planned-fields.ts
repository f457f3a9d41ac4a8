import type * as Public from '@presswright/shared/schemas/plans/parts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plugin/plan.ts';
import { planField } from '../../plugin/plan-fields.ts';
import type { BehaviourOf } from '../behaviour.ts';
import { withRoleNames } from '../with-role-names.ts';

/** Extra fields as plans have them. */
export type ExtraFields = BehaviourOf<'extra_fields'>;

/** Kinds of records that can have extra fields. */
export const extendable = ['post', 'page', 'media', 'user', 'comment', 'category', 'tag', 'product', 'order'] as const;
export type Extendable = (typeof extendable)[number];

/** A field that a plan gives to a kind of records of the site. */
export interface ExtraField extends PlanField {
  readonly group: number;
}

/** Fields of one behaviour, ready to be written. */
export interface FieldGroup {
  /** Position among the behaviours of the kind. */
  readonly index: number;
  readonly entity: Extendable;
  readonly one: ExtraFields;
  readonly fields: readonly ExtraField[];
}

/** All extra fields of a plan, behaviour by behaviour. */
export function fieldGroups(plan: Pick<PluginPlan, 'names' | 'source' | 'entities'>): readonly FieldGroup[] {
  const all = (plan.source.behaviours ?? []).filter((one) => one.kind === 'extra_fields');
  return all.map((given, index) => {
    const one = withRoleNames(plan, given);
    return {
      index,
      entity: one.entity as Extendable,
      one,
      fields: one.fields.map((field) => extraField(plan, one, field, index)),
    };
  });
}

function extraField(
  { names, entities }: Pick<PluginPlan, 'names' | 'entities'>,
  { entity, seen_by: seenBy }: ExtraFields,
  field: Public.PlanField,
  group: number,
): ExtraField {
  const { required = false, multiple = false, relates_to: relatesTo, ...rest } = field;
  // Rows of tables are pointed to by their numbers, one at a time.
  const isRow = entities.some(({ key, storage }) => key === relatesTo && storage === 'table');
  const inner = {
    ...rest,
    ...(isRow && { type: 'integer' as const, min: 1 }),
    isRequired: required,
    isMultiple: multiple,
    ...(relatesTo !== undefined && !isRow && { relatesTo }),
  };
  return {
    ...planField(inner, { key: entity }, names, new Set()),
    // Forms name them for the plugin, so that they may be called what WordPress calls its own.
    key: field.key,
    metaKey: `${names.prefix}_${field.key}`,
    isPublic: seenBy === 'everyone',
    group,
  };
}

/** Kinds of records of the site that a field can point to: their post types are called what they are. */
export const siteTargets = ['post', 'page', 'product'] as const;

const nothing: PlanEntity = {
  key: 'extra',
  storage: 'posts',
  isLog: false,
  singular: '',
  plural: '',
  singularLower: '',
  pluralLower: '',
  postType: '',
  table: '',
  slug: '',
  icon: '',
  isPublic: false,
  hasArchive: false,
  supports: [],
  fields: [],
  titleLabel: '',
  imageLabel: '',
  classes: { definition: '', repository: '' },
  capabilities: { type: ['', ''], edit: '', publish: '', delete: '', editOthers: '' },
};

/** The plan as writers of shared code read it: extra fields, and what they point to, are among those of its entities. */
export function withExtraFields(plan: PluginPlan): PluginPlan {
  const fields = fieldGroups(plan).flatMap((group) => group.fields);
  if (fields.length === 0) return plan;
  const targets = siteTargets.map((key): PlanEntity => ({ ...nothing, key, postType: key }));
  return { ...plan, entities: [...plan.entities, ...targets, { ...nothing, storage: 'table', fields }] };
}

/** Kinds of records that groups of fields belong to, each once. */
export const kindsOf = (groups: readonly FieldGroup[]): readonly Extendable[] => [
  ...new Set(groups.map(({ entity }) => entity)),
];
