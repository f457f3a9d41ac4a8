import type { TSchema } from 'typebox';
import { writtenPlanSchemas } from '../../generation/by-model/written-plan.ts';
import type { AnyPlan, PlanTask } from '../../generation/plan-project.ts';
import type { PlannedProject } from '../../generation/planned-project.ts';
import type { AskWork } from '../gate/ask-model.ts';
import type { RepairBudget } from '../gate/repair-budget.ts';
import { generateAndRepair, whyUnfit } from '../gate/repair-loop.ts';
import type { ModelEntry } from '../registry.ts';
import { planPrompt } from './plan-prompt.ts';

/** What a worker says of a plan that a model wrote. */
export type TakenPlan =
  | ({ readonly kind: 'planned' } & PlannedProject<AnyPlan>)
  | { readonly kind: 'unfit'; readonly faults: readonly string[] };

/** For whom a plan is written, how it is taken, and who is told of what. */
export interface PlanWork extends AskWork {
  readonly budget: RepairBudget;
  /** Parses and checks an answer. */
  take(answer: string): Promise<TakenPlan>;
}

/** `repairs`: times that the plan was sent back. */
export type PlanWriting =
  | { readonly kind: 'written'; readonly planned: PlannedProject<AnyPlan>; readonly repairs: number }
  /** `why`: for people, of what the model did. */
  | { readonly kind: 'failed'; readonly why: string; readonly repairs: number };

/**
 * Asks a model that follows instructions for the plan of a description. An answer that is no valid plan is sent back with what is
 * wrong with it, as long as the budget lasts.
 * @param own the service's own reading
 * @throws the signal's reason
 */
export async function writePlan(
  model: ModelEntry,
  task: PlanTask,
  own: AnyPlan,
  { take, ...work }: PlanWork,
): Promise<PlanWriting> {
  if (planPrompt(task, own, model.contextWindow) === null)
    return { kind: 'failed', why: 'the description is too long for its context window', repairs: 0 };
  const schema = schemaFor(writtenPlanSchemas[task.kind]);
  const outcome = await generateAndRepair<PlannedProject<AnyPlan>>(model, {
    ...work,
    question(unfit) {
      const prompt = planPrompt(task, own, model.contextWindow, unfit);
      return prompt === null ? null : { ...prompt, schema, seed: task.request.seed ?? 0 };
    },
    async check(answer) {
      const taken = await take(answer);
      if (taken.kind === 'unfit') return taken;
      const { kind: _, ...value } = taken;
      return { kind: 'fit', value };
    },
  });
  if (outcome.kind === 'fit') return { kind: 'written', planned: outcome.value, repairs: outcome.repairs };
  return { kind: 'failed', why: whyUnfit(outcome, 'no valid plan'), repairs: outcome.repairs };
}

/** A schema as engines take it: plain JSON, without the keyword that only our own validator knows. */
function schemaFor(schema: TSchema): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(schema, (name, value) => (name === 'discriminator' ? undefined : value)));
}
