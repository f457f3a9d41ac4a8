import { GenerationError } from '../generation-error.ts';
import { type AnyPlan, type PlanTask, planProject } from '../plan-project.ts';
import type { PlannedProject } from '../planned-project.ts';
import { isAbout } from './is-about.ts';
import { placesOfQuotes } from './places-of-quotes.ts';
import { withRequestedParts } from './requested-parts.ts';
import type { WrittenPlan } from './written-plan.ts';

/**
 * Takes a plan that a model wrote: with what the request decides, checked, and with what holds of the model's account.
 * @throws {GenerationError} for a plan that nothing can be made of
 */
export async function takeWrittenPlan(task: PlanTask, written: WrittenPlan): Promise<PlannedProject<AnyPlan>> {
  const { plan: own } = await planProject(task);
  const plan = withRequestedParts(task, own, written.plan);
  const description = task.request.description ?? '';
  const places = placesOfQuotes(description, plan, written);
  if (!isAbout(description, plan, places)) {
    const message =
      'understood: expected clauses of the description, word for word, each with the path of its part of the plan, got none that are there.';
    throw new GenerationError('understood', message);
  }
  // The plan is of the task's kind: the schema of that kind let it pass.
  const given = { kind: task.kind, request: { ...task.request, plan } } as PlanTask;
  return { ...(await planProject(given, places)) };
}
