import type { BlockPlan } from '@presswright/shared/schemas/plans/block-plan';
import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import type { ProjectRequests } from './generate-project.ts';
import { GenerationError } from './generation-error.ts';
import type { PlannedProject } from './planned-project.ts';

/** What can be planned. */
export interface ProjectPlans {
  readonly block: BlockPlan;
  readonly plugin: PluginPlan;
  readonly theme: ThemePlan;
}
export type PlannedKind = keyof ProjectPlans;
export type AnyPlan = ProjectPlans[PlannedKind];

/** A request that says what is to become different in its plan. */
interface Instructed {
  readonly instruction: string;
}

/** What is to be planned, and what is asked for it. */
export type PlanTask = {
  readonly [K in PlannedKind]: { readonly kind: K; readonly request: ProjectRequests[K] & Partial<Instructed> };
}[PlannedKind];

/** Where clauses ended. */
type ClausePlaces = Partial<Pick<PlannedProject<AnyPlan>, 'understood' | 'notUnderstood'>>;

/**
 * Reads a description into a plan; a plan that the request brings is checked, and changed as its instruction says.
 * @param places where the clauses of the description ended in the plan that the request brings
 * @throws {GenerationError} for a request or a plan that nothing can be made of
 */
export async function planProject(task: PlanTask, places: ClausePlaces = {}): Promise<PlannedProject<AnyPlan>> {
  const planned = await planOf(task, places);
  const { instruction } = task.request;
  if (instruction === undefined) return planned;
  if (task.request.plan === undefined)
    throw new GenerationError('instruction', 'instruction: expected a plan beside it that it is about, got none.');
  return followUp(task, instruction);
}

async function followUp(task: PlanTask, instruction: string): Promise<PlannedProject<AnyPlan>> {
  const { kind, request } = task;
  if (kind === 'block' && request.plan !== undefined)
    return (await import('./followups/block/follow-up.ts')).followUp(request.plan, instruction, request);
  if (kind === 'theme' && request.plan !== undefined)
    return (await import('./followups/theme/follow-up.ts')).followUp(request.plan, instruction);
  if (kind !== 'plugin' || request.plan === undefined) throw new Error('an instruction without a plan');
  const { followUp: ofPlugin } = await import('./followups/plugin/follow-up.ts');
  return ofPlugin(request.plan, instruction, request.plugin_name);
}

async function planOf(task: PlanTask, places: ClausePlaces): Promise<PlannedProject<AnyPlan>> {
  switch (task.kind) {
    case 'block':
      return { ...(await import('./block/plans/plan-for.ts')).planFor(task.request), ...places };
    case 'plugin': {
      const [{ planFor }, { withoutUnmade }] = await Promise.all([
        import('./plugin/plans/plan-for.ts'),
        import('./plugin/plans/unmade.ts'),
      ]);
      return withoutUnmade(task.request, { ...planFor(task.request), ...places });
    }
    case 'theme':
      return { ...(await import('./theme/plan/plan-for.ts')).planFor(task.request), ...places };
  }
}
