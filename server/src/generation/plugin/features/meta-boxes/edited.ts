import type { PlanEntity, PlanFieldType, PluginPlan } from '../../plan.ts';

/** Entities that have edit screens and fields. */
export const editedEntities = ({ entities }: PluginPlan): readonly PlanEntity[] =>
  entities.filter(({ storage, fields }) => storage !== 'table' && fields.length > 0);

/** Types of fields on edit screens. */
export const editedTypes = (plan: PluginPlan): ReadonlySet<PlanFieldType> =>
  new Set(editedEntities(plan).flatMap(({ fields }) => fields.map(({ type }) => type)));

/** Types that choose from the media library. */
export const mediaTypes: readonly PlanFieldType[] = ['image', 'file', 'gallery'];
