import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { PluginGenerateRequest } from '@presswright/shared/schemas/plugins';

/** What can be planned, and what is asked for it. */
export interface PlanTask {
  readonly kind: 'plugin';
  readonly request: PluginGenerateRequest;
}

/** A plan, and where each clause of the description ended. */
export interface PlannedProject {
  readonly plan: PluginPlan;
  /** `as`: a path in the plan. */
  readonly understood: readonly { readonly text: string; readonly as: string }[];
  readonly notUnderstood: readonly { readonly text: string; readonly reason: string }[];
}

/**
 * Reads a description into a plan; a plan that the request brings is checked and completed.
 * @throws {GenerationError} for a request or a plan that nothing can be made of
 */
export async function planProject({ request }: PlanTask): Promise<PlannedProject> {
  const { planFor } = await import('./plugin/plans/plan-for.ts');
  return planFor(request);
}
