import type { TokenUsage } from '@presswright/shared/schemas/generation';
import type { TSchema } from 'typebox';
import { writtenPlanSchemas } from '../../generation/by-model/written-plan.ts';
import type { AnyPlan, PlanTask } from '../../generation/plan-project.ts';
import type { PlannedProject } from '../../generation/planned-project.ts';
import type { ModelEntry } from '../registry.ts';
import { askModel } from './ask-model.ts';
import { type InvalidAnswer, planPrompt } from './plan-prompt.ts';

/** What a worker says of a plan that a model wrote. */
export type TakenPlan =
  | ({ readonly kind: 'planned' } & PlannedProject<AnyPlan>)
  | { readonly kind: 'unfit'; readonly faults: readonly string[] };

/** For whom a plan is written, how it is taken, and who is told of what. */
export interface PlanWork {
  readonly organizationId: string;
  /** Aborts when nobody waits for the plan any more. */
  readonly signal: AbortSignal;
  /** Milliseconds that the model has, its repair included. */
  readonly timeoutMs: number;
  /** Parses and checks an answer. */
  take(answer: string): Promise<TakenPlan>;
  onUsage(usage: TokenUsage): void;
  /** Told of what the engine threw. */
  onError(error: unknown): void;
}

export type PlanWriting =
  | { readonly kind: 'written'; readonly planned: PlannedProject<AnyPlan> }
  /** `why`: for people, of what the model did. */
  | { readonly kind: 'failed'; readonly why: string };

/** Times that an answer is sent back where nothing holds it to the schema. */
const maxRounds = 3;

/**
 * Asks a model that follows instructions for the plan of a description. An answer that is no valid plan is sent back with what is
 * wrong with it: once, or up to three times where the engine does not hold its answers to a schema.
 * @param own the service's own reading
 * @throws the signal's reason
 */
export async function writePlan(
  model: ModelEntry,
  task: PlanTask,
  own: AnyPlan,
  { organizationId, signal, timeoutMs, take, onUsage, onError }: PlanWork,
): Promise<PlanWriting> {
  const question = {
    organizationId,
    seed: task.request.seed ?? 0,
    schema: schemaFor(writtenPlanSchemas[task.kind]),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    onUsage,
    onError,
  };
  let invalid: InvalidAnswer | undefined;
  const rounds = model.engine.capabilities.answerSchema ? 1 : maxRounds;
  for (let attempt = 0; attempt <= rounds; attempt++) {
    const prompt = planPrompt(task, own, model.contextWindow, invalid);
    if (prompt === null && invalid === undefined)
      return { kind: 'failed', why: 'the description is too long for its context window' };
    if (prompt === null) break;
    const answer = await askModel(model, { ...question, prompt });
    signal.throwIfAborted();
    if (answer.kind === 'failed')
      return { kind: 'failed', why: [answer.why, ...whyInvalid(invalid)].join('; before that, ') };
    const taken = await take(answer.text);
    if (taken.kind === 'planned') {
      const { kind: _, ...planned } = taken;
      return { kind: 'written', planned };
    }
    invalid = { text: answer.text, faults: taken.faults };
  }
  return { kind: 'failed', why: whyInvalid(invalid).join('') };
}

const whyInvalid = (invalid: InvalidAnswer | undefined): string[] =>
  invalid === undefined
    ? []
    : [`its answer was no valid plan (${(invalid.faults[0] ?? '').slice(0, 300).replace(/\.$/, '')})`];

/** A schema as engines take it: plain JSON, without the keyword that only our own validator knows. */
function schemaFor(schema: TSchema): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(schema, (name, value) => (name === 'discriminator' ? undefined : value)));
}
