import type { PluginGenerateRequest } from '@presswright/shared/schemas/plugins';
import type { PlannedProject } from './planned-project.ts';

/** What can be planned, and what is asked for it. */
export interface PlanTask {
  readonly kind: 'plugin';
  readonly request: PluginGenerateRequest;
}

/**
 * Reads a description into a plan; a plan that the request brings is checked and completed.
 * @throws {GenerationError} for a request or a plan that nothing can be made of
 */
export async function planProject({ request }: PlanTask): Promise<PlannedProject> {
  const [{ planFor }, { withoutUnmade }] = await Promise.all([
    import('./plugin/plans/plan-for.ts'),
    import('./plugin/plans/unmade.ts'),
  ]);
  return withoutUnmade(request, planFor(request));
}
