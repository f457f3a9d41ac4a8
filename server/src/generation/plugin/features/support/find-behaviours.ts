import type { Behaviour, BehaviourKind } from '../../../understanding/understanding.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';

/** Behaviours of a kind; kinds that share a shape are one type of several kinds. */
export type BehaviourOf<K extends BehaviourKind> = Behaviour extends infer B
  ? B extends { readonly kind: infer Kinds }
    ? K extends Kinds
      ? B
      : never
    : never
  : never;

/** What the description asks for of one kind, in its order. */
export function findBehaviours<K extends BehaviourKind>(plan: PluginPlan, kind: K): readonly BehaviourOf<K>[] {
  const all: readonly Behaviour[] = plan.understood.behaviours;
  return all.filter((behaviour) => behaviour.kind === kind) as readonly Behaviour[] as readonly BehaviourOf<K>[];
}

/** What the description asks for of one kind for one entity; the first of several. */
export function behaviourOf<K extends BehaviourKind>(
  plan: PluginPlan,
  kind: K,
  entity: PlanEntity,
): BehaviourOf<K> | undefined {
  return findBehaviours(plan, kind).find((behaviour) => 'entity' in behaviour && behaviour.entity === entity.key);
}

/** The entity of a key, if the plan has it. */
export const entityOf = (plan: PluginPlan, key: string): PlanEntity | undefined =>
  plan.entities.find((entity) => entity.key === key);

/** The field of a key of the description, if the entity has it: keys that records have already are named for the entity too. */
export const fieldOf = (entity: PlanEntity, key: string | null): PlanField | undefined =>
  entity.fields.find((field) => field.key === key) ??
  entity.fields.find((field) => field.key === `${entity.key}_${key ?? ''}`);

/** The first field that says how to reach whoever made an entry. */
export const emailFieldOf = (entity: PlanEntity): PlanField | undefined =>
  entity.fields.find(({ type }) => type === 'email');

/** Records that point to an entity's and say how to reach whoever made them: bookings of an event. */
export interface Attendance {
  readonly entity: PlanEntity;
  readonly relation: PlanField;
  readonly email: PlanField;
}

/** Who takes part in records of an entity, if the plan has such. */
export function attendanceOf(plan: PluginPlan, of: PlanEntity): Attendance | undefined {
  for (const entity of plan.entities) {
    const relation = entity.fields.find(({ type, relatedEntity }) => type === 'relation' && relatedEntity === of.key);
    const email = emailFieldOf(entity);
    if (relation && email) return { entity, relation, email };
  }
  return undefined;
}
