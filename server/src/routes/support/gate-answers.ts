import type { FinishReason, TokenUsage } from '@presswright/shared/schemas/generation';
import type { EngineKind } from '@presswright/shared/schemas/model-share';
import type { FastifyRequest } from 'fastify';
import type { AnswerToCheck } from '../../generation/by-model/check-answer.ts';
import type { ChatMessage, CompletionTask } from '../../inference/engine.ts';
import type { AskWork, Question } from '../../inference/gate/ask-model.ts';
import { createRepairBudget, type RepairBudget } from '../../inference/gate/repair-budget.ts';
import { generateAndRepair, repairTurns, type UnfitAnswer, whyUnfit } from '../../inference/gate/repair-loop.ts';
import type { ModelEntry } from '../../inference/registry.ts';
import { principalOf } from '../../plugins/identification.ts';
import { meteredWorkOf, tokensOf } from '../../plugins/metering.ts';
import type { InspectText } from './text-generation.ts';

/** Code that a request asks a model for: how its answers are checked, mended and replaced. */
export interface CodeRequest {
  /** What an answer is held to. */
  readonly asked: Omit<AnswerToCheck, 'answer'>;
  /** What the model was asked for the first choice. */
  readonly task: Omit<CompletionTask, 'organizationId'>;
  /** The conversation that a repair goes on with. */
  readonly messages: readonly ChatMessage[];
  /** What a repair is to be, for the model. */
  readonly wanted: string;
  /** What the built-in engine is asked in the model's place. */
  readonly instead: string;
}

/** An answer that has ended. */
export interface EndedAnswer {
  readonly index: number;
  readonly text: string;
  readonly finishReason: FinishReason;
}

/** An answer as it is given, and what was used for it. */
export interface GatedAnswer extends EndedAnswer {
  readonly engine: EngineKind;
  /** Absent: it was not checked. */
  readonly repairs?: number;
  /** Why the built-in engine's answer stands in place of the model's. */
  readonly reason?: string;
}

/** Tokens that a model may write to mend the choices of one request. */
const repairTokens = 16_000;

/** Says what is wrong with the code of a streamed answer; undefined where none was asked for. */
export function inspectorOf(
  request: FastifyRequest,
  code: CodeRequest | null,
  signal: AbortSignal,
): InspectText | undefined {
  if (code === null) return undefined;
  const { organizationId } = principalOf(request);
  return async (answer) => {
    const checked = await request.server.answers.check({ ...code.asked, answer }, { organizationId, signal });
    return checked.kind === 'fit' ? [] : checked.faults;
  };
}

/** Whose answers are looked at, and how long it may take. */
export interface GateOptions {
  readonly model: ModelEntry;
  /** null: no code was asked for, the answers stay as they are. */
  readonly code: CodeRequest | null;
  readonly signal: AbortSignal;
  /** When the request began, as `performance.now()` counts. */
  readonly since: number;
}

/**
 * Parses and analyses the code of answers, sends it back with what is wrong with it, and replaces what stays unfit by the built-in
 * engine's.
 * @returns the answers, and the tokens of what was asked besides
 */
export async function gateAnswers(
  request: FastifyRequest,
  ended: readonly EndedAnswer[],
  { model, code, signal, since }: GateOptions,
): Promise<{ readonly answers: readonly GatedAnswer[]; readonly usages: readonly TokenUsage[] }> {
  const own = ended.map((answer): GatedAnswer => ({ ...answer, engine: model.engine.kind }));
  const usages: TokenUsage[] = [];
  if (code === null) return { answers: own, usages };
  const { answers: gate, log } = request.server;
  const budget = createRepairBudget({
    tokens: repairTokens,
    timeoutMs: gate.repairMs - (performance.now() - since),
  });
  const work: GateWork = {
    organizationId: principalOf(request).organizationId,
    signal,
    budget,
    onUsage(usage) {
      usages.push(usage);
      meteredWorkOf(request).add(tokensOf(usage));
    },
    onError: (error) => log.warn({ err: error, model: model.id }, 'a model could not mend its answer'),
  };
  const answers: GatedAnswer[] = [];
  for (const answer of own) answers.push(await gated(request, model, code, answer, work));
  return { answers, usages };
}

interface GateWork extends AskWork {
  readonly budget: RepairBudget;
}

/** An answer that was cut off, as the request's `max_tokens` may have it, is what it is. */
async function gated(
  { server: { answers } }: FastifyRequest,
  model: ModelEntry,
  code: CodeRequest,
  answer: GatedAnswer,
  work: GateWork,
): Promise<GatedAnswer> {
  if (answer.finishReason !== 'stop') return answer;
  const outcome = await generateAndRepair<string>(
    model,
    {
      ...work,
      question: (unfit) => (unfit === undefined ? null : mendingQuestion(code, unfit, answer.index)),
      check: (text) => answers.check({ ...code.asked, answer: text }, work),
    },
    answer.text,
  );
  const { repairs } = outcome;
  if (outcome.kind === 'fit') return { ...answer, text: outcome.value, repairs };
  const { stop, maxTokens } = code.task;
  const instead = { prompt: code.instead, stop, maxTokens, version: code.asked.version };
  const reason = `The model ${model.id} answered, but ${whyUnfit(outcome, 'not fit')}.`;
  return { index: answer.index, ...(await answers.instead(instead, work)), engine: 'builtin', repairs, reason };
}

function mendingQuestion({ task, messages, wanted }: CodeRequest, unfit: UnfitAnswer, index: number): Question {
  const { prompt: _, messages: __, answerSchema: ___, ...asked } = task;
  return { ...asked, seed: task.seed + index, messages: [...messages, ...repairTurns(unfit, wanted)] };
}
