import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';

/** What a customer says, and the behaviour that it asks for: executed by a test. */
export interface BehaviourExample<Kind extends PlanBehaviour['kind'] = PlanBehaviour['kind']> {
  readonly says: string;
  readonly asks: Extract<PlanBehaviour, { readonly kind: Kind }>;
}
