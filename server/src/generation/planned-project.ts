import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';

/** A plan, and where each clause of the description ended. */
export interface PlannedProject {
  readonly plan: PluginPlan;
  /** `as`: a path in the plan. */
  readonly understood: readonly { readonly text: string; readonly as: string }[];
  readonly notUnderstood: readonly { readonly text: string; readonly reason: string }[];
}
