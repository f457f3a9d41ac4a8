import type { PlanChange } from './followups/plan-changes.ts';

/** A plan, and where each clause of the description ended. */
export interface PlannedProject<Plan> {
  readonly plan: Plan;
  /** `as`: a path in the plan. */
  readonly understood: readonly { readonly text: string; readonly as: string }[];
  readonly notUnderstood: readonly { readonly text: string; readonly reason: string }[];
  /** What an instruction changed; absent where there was none. */
  readonly changes?: readonly PlanChange[];
}
