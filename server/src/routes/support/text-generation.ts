import { randomInt } from 'node:crypto';
import { ServiceError } from '@presswright/shared/errors';
import type { FinishReason, GenerateRequest, TokenUsage } from '@presswright/shared/schemas/generation';
import type { FastifyRequest } from 'fastify';
import type {
  CompletionEvent,
  CompletionOutcome,
  CompletionTask,
  EngineFinishReason,
  ToolCall,
} from '../../inference/engine.ts';
import type { ModelEntry } from '../../inference/registry.ts';
import { principalOf } from '../../plugins/identification.ts';
import { meteredWorkOf, tokensOf } from '../../plugins/metering.ts';
import { createEventQueue, type EventQueue } from './event-queue.ts';

/** What a running generation tells, choice by choice. `ping` comes from whoever writes the answer. */
export type GenerationEvent =
  | { readonly kind: 'text'; readonly index: number; readonly text: string }
  | { readonly kind: 'tool-call'; readonly index: number; readonly call: ToolCall }
  | {
      readonly kind: 'end';
      readonly index: number;
      readonly finishReason: EngineFinishReason;
      /** What is wrong with the text, where it was looked at. */
      readonly faults?: readonly string[];
    }
  | { readonly kind: 'ping' };

export interface Generation {
  /** How many texts are made. */
  readonly choices: number;
  /** In the order of their making; throws what ended the generation early. */
  readonly events: EventQueue<GenerationEvent>;
  /** The tokens of the choices that have ended, well or not. */
  usage(): TokenUsage;
  /** Stops the engine; nothing more is made. */
  stop(): void;
}

/** Says what is wrong with a text that has ended by itself. */
export type InspectText = (text: string) => Promise<readonly string[]>;

/**
 * Starts the choices of a request. Resolves when every engine has accepted its task, so that whatever can be refused
 * is refused before the answer begins.
 * @throws {ServiceError} `invalid_request` when `max_tokens` does not fit, and what the engine throws
 */
export async function startGeneration(
  request: FastifyRequest<{ Body: GenerateRequest }>,
  model: ModelEntry,
  signal: AbortSignal,
  inspect?: InspectText,
): Promise<Generation> {
  const { body } = request;
  const task = toTask(body, model.contextWindow, body.seed ?? randomInt(2 ** 31));
  return startChoices(request, model, task, body.n ?? 1, signal, inspect);
}

/**
 * Starts the choices of any task, each with a seed of its own. Resolves as `startGeneration` does.
 * @throws {ServiceError} `invalid_request` when `maxTokens` does not fit, and what the engine throws
 */
export async function startChoices(
  request: FastifyRequest,
  { engine }: ModelEntry,
  asked: Omit<CompletionTask, 'organizationId'>,
  count: number,
  signal: AbortSignal,
  inspect?: InspectText,
): Promise<Generation> {
  const { organizationId } = principalOf(request);
  const metered = meteredWorkOf(request);
  const queue = createEventQueue<GenerationEvent>();
  const stopped = new AbortController();
  const stop = AbortSignal.any([signal, stopped.signal]);
  const usages: TokenUsage[] = [];

  const begin = (index: number) => {
    const started = Promise.withResolvers<void>();
    let text = '';
    const onEvent = (event: CompletionEvent) => {
      if (event.kind === 'text' && inspect !== undefined) text += event.text;
      if (event.kind === 'started') started.resolve();
      else queue.push({ ...event, index });
    };
    const task = { ...asked, seed: asked.seed + index, organizationId };
    const work = engine.complete(task, onEvent, stop).then(async (outcome) => {
      if ('usage' in outcome) usages.push(outcome.usage);
      const { finishReason } = finished(outcome, asked, stop);
      const faults = finishReason === 'stop' ? await inspect?.(text) : undefined;
      queue.push({ kind: 'end', index, finishReason, ...(faults !== undefined && { faults }) });
    });
    // A task may end, well or not, without ever having said that it started.
    return { work, accepted: Promise.race([started.promise, work]) };
  };

  const choices = Array.from({ length: count }, (_, index) => begin(index));
  const works = choices.map(({ work }) => work);
  // Aborted choices count by what they have made.
  metered.until(Promise.allSettled(works).then(() => metered.add(tokensOf(sum(usages)))));
  Promise.all(works).then(
    () => queue.end(),
    (error) => {
      stopped.abort();
      queue.end(error);
    },
  );
  await Promise.all(choices.map(({ accepted }) => accepted));
  return { choices: choices.length, events: queue, usage: () => sum(usages), stop: () => stopped.abort() };
}

/** How a text ended: no tools were offered for it, so that a call of one is its end. */
export function textEnd(reason: EngineFinishReason): FinishReason {
  return reason === 'tool_calls' ? 'stop' : reason;
}

const defaults = { temperature: 0.2, topP: 1 } as const;

/** What an engine is asked for a request. */
export function toTask(
  body: GenerateRequest,
  contextWindow: number,
  seed: number,
): Omit<CompletionTask, 'organizationId'> {
  return {
    prompt: body.prompt,
    suffix: body.suffix ?? '',
    maxTokens: body.max_tokens ?? null,
    contextWindow,
    temperature: body.temperature ?? defaults.temperature,
    topP: body.top_p ?? defaults.topP,
    stop: body.stop ?? [],
    seed,
    language: body.language ?? null,
    cmsVersion: body.context?.cms_version ?? null,
    priority: 'interactive',
  };
}

function finished(outcome: CompletionOutcome, { maxTokens }: Pick<CompletionTask, 'maxTokens'>, stop: AbortSignal) {
  switch (outcome.kind) {
    case 'done':
      return outcome;
    case 'aborted':
      throw stop.reason;
    case 'refused':
      throw windowExceeded(outcome.promptTokens, outcome.allowed, maxTokens);
    case 'unsupported':
      throw new Error(`the engine says that it lacks ${outcome.capability}, which the route did not look for`);
  }
}

function windowExceeded(promptTokens: number, allowed: number, maxTokens: number | null): ServiceError {
  const param = maxTokens === null ? 'prompt' : 'max_tokens';
  const room = Math.max(0, allowed);
  const message =
    maxTokens === null
      ? `prompt: expected fewer tokens than the model's context window, got ${promptTokens}, which leaves ${room}.`
      : `max_tokens: expected at most ${room}, since the prompt has ${promptTokens} tokens, got ${maxTokens}.`;
  return new ServiceError('invalid_request', message, {
    param,
    details: { prompt_tokens: promptTokens, allowed: room },
  });
}

/** The tokens of a generation with those of what was asked after it. */
export function sumOfUsages(first: TokenUsage, later: readonly TokenUsage[]): TokenUsage {
  return later.reduce(
    (total, usage) => ({
      prompt_tokens: total.prompt_tokens + usage.prompt_tokens,
      completion_tokens: total.completion_tokens + usage.completion_tokens,
      total_tokens: total.total_tokens + usage.total_tokens,
    }),
    first,
  );
}

/** The prompt counts once, however many choices continue it. */
function sum(usages: readonly TokenUsage[]): TokenUsage {
  const prompt_tokens = Math.max(0, ...usages.map((usage) => usage.prompt_tokens));
  const completion_tokens = usages.reduce((total, usage) => total + usage.completion_tokens, 0);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}
