import type { GenerateRequest, TextGeneration, TokenUsage } from '@presswright/shared/schemas/generation';
import type { FastifyRequest } from 'fastify';
import type { AnswerToCheck } from '../../generation/by-model/check-answer.ts';
import { wantsCode } from '../../generation/by-model/wants-code.ts';
import { codeRules, forVersion } from '../../inference/asked.ts';
import type { CompletionTask } from '../../inference/engine.ts';
import type { AskWork, Question } from '../../inference/gate/ask-model.ts';
import { createRepairBudget } from '../../inference/gate/repair-budget.ts';
import { generateAndRepair, repairTurns, type UnfitAnswer, whyUnfit } from '../../inference/gate/repair-loop.ts';
import type { ModelEntry } from '../../inference/registry.ts';
import { principalOf } from '../../plugins/identification.ts';
import { meteredWorkOf, tokensOf } from '../../plugins/metering.ts';
import { collectTexts } from './collect-texts.ts';
import { type Generation, sumOfUsages, toTask } from './text-generation.ts';

type GenerationRequest = FastifyRequest<{ Body: GenerateRequest }>;
type Choice = TextGeneration['choices'][number];

/** Tokens that a model may write to mend the choices of one request. */
const repairTokens = 16_000;

/** Whether what a model answers is code that is checked: it follows instructions, and is asked for some. */
export function isGated({ engine }: ModelEntry, { prompt, suffix = '', language }: GenerateRequest): boolean {
  return engine.capabilities.instructions && wantsCode({ prompt, suffix, language: language ?? null });
}

/** What is wrong with the code of an answer; none: nothing. */
export async function faultsOfAnswer(
  request: GenerationRequest,
  answer: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { organizationId } = principalOf(request);
  const checked = await request.server.answers.check(toCheck(request.body, answer), { organizationId, signal });
  return checked.kind === 'fit' ? [] : checked.faults;
}

/**
 * The choices of a generation when all of them have ended. Code that a model wrote is parsed and analysed, sent back with what is
 * wrong with it, and replaced by the built-in engine's where it stays unfit.
 * @param since when the request began, as `performance.now()` counts
 */
export async function gatedTexts(
  request: GenerationRequest,
  model: ModelEntry,
  generation: Generation,
  signal: AbortSignal,
  since: number,
): Promise<Pick<TextGeneration, 'choices' | 'usage'>> {
  const collected = await collectTexts(generation);
  const own = collected.map((choice): Choice => ({ ...choice, engine: model.engine.kind }));
  if (!isGated(model, request.body)) return { choices: own, usage: generation.usage() };
  const usages: TokenUsage[] = [];
  const { answers, log } = request.server;
  const budget = createRepairBudget({
    tokens: repairTokens,
    timeoutMs: answers.repairMs - (performance.now() - since),
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
  const choices: Choice[] = [];
  for (const choice of own) choices.push(await gated(request, model, choice, work));
  return { choices, usage: sumOfUsages(generation.usage(), usages) };
}

interface GateWork extends AskWork {
  readonly budget: ReturnType<typeof createRepairBudget>;
}

/** An answer that was cut off, as the request's `max_tokens` may have it, is what it is. */
async function gated(
  { body, server }: GenerationRequest,
  model: ModelEntry,
  choice: Choice,
  work: GateWork,
): Promise<Choice> {
  if (choice.finish_reason !== 'stop') return choice;
  const task = toTask(body, model.contextWindow, (body.seed ?? 0) + choice.index);
  const outcome = await generateAndRepair<string>(
    model,
    {
      ...work,
      question: (unfit) => (unfit === undefined ? null : mendingQuestion(task, unfit)),
      check: (answer) => server.answers.check(toCheck(body, answer), work),
    },
    choice.text,
  );
  const { repairs } = outcome;
  if (outcome.kind === 'fit') return { ...choice, text: outcome.value, repairs };
  const { prompt, stop, maxTokens, cmsVersion = null } = task;
  const { text, finishReason } = await server.answers.instead({ prompt, stop, maxTokens, version: cmsVersion }, work);
  const reason = `The model ${model.id} answered, but ${whyUnfit(outcome, 'not fit')}.`;
  return { ...choice, text, finish_reason: finishReason, engine: 'builtin', repairs, reason };
}

const toCheck = (body: GenerateRequest, answer: string): AnswerToCheck => ({
  answer,
  prompt: body.prompt,
  language: body.language ?? null,
  version: body.context?.cms_version ?? null,
});

function mendingQuestion(task: Omit<CompletionTask, 'organizationId'>, unfit: UnfitAnswer): Question {
  const { prompt, cmsVersion = null, messages: _, answerSchema: __, ...asked } = task;
  return {
    ...asked,
    messages: [
      { role: 'system', content: `${codeRules}${forVersion(cmsVersion)}` },
      { role: 'user', content: prompt },
      ...repairTurns(unfit, 'the whole code'),
    ],
  };
}
