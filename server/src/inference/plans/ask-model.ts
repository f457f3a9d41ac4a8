import { setTimeout as sleep } from 'node:timers/promises';
import type { TokenUsage } from '@presswright/shared/schemas/generation';
import type { CompletionTask } from '../engine.ts';
import type { ModelEntry } from '../registry.ts';
import { asText, type PlanPrompt } from './plan-prompt.ts';

/** Characters of an answer at most, whatever an engine sends. */
const maxCharacters = 128 * 1024;
/** Milliseconds that an engine has to stop, so that the tokens it made are counted. */
const grace = 100;

/** What became of a question. `why`: for people, of what the model did. */
export type ModelAnswer =
  | { readonly kind: 'answered'; readonly text: string }
  | { readonly kind: 'failed'; readonly why: string };

export interface ModelQuestion {
  readonly organizationId: string;
  readonly seed: number;
  readonly prompt: PlanPrompt;
  readonly schema: Readonly<Record<string, unknown>>;
  /** Aborts when the answer comes too late, or nobody waits for it. */
  readonly signal: AbortSignal;
  onUsage(usage: TokenUsage): void;
  onError(error: unknown): void;
}

/** Asks a model for JSON. Never waits longer than `signal` says, even for an engine that does not stop. */
export async function askModel({ engine, contextWindow }: ModelEntry, question: ModelQuestion): Promise<ModelAnswer> {
  const { prompt, schema, organizationId, seed, onUsage, onError } = question;
  const isEnough = new AbortController();
  const signal = AbortSignal.any([question.signal, isEnough.signal]);
  const task: CompletionTask = {
    organizationId,
    ...(engine.capabilities.messages ? { prompt: '', messages: prompt.messages } : { prompt: asText(prompt.messages) }),
    ...(engine.capabilities.answerSchema ? { answerSchema: schema } : {}),
    priority: 'batch',
    suffix: '',
    maxTokens: prompt.maxTokens,
    contextWindow,
    temperature: 0.2,
    topP: 1,
    stop: [],
    seed,
    language: null,
  };
  let text = '';
  const complete = async (): Promise<ModelAnswer> => {
    try {
      const outcome = await engine.complete(
        task,
        (event) => {
          if (event.kind === 'text') text += event.text;
          if (text.length > maxCharacters) isEnough.abort();
        },
        signal,
      );
      if ('usage' in outcome) onUsage(outcome.usage);
      if (signal.aborted) return { kind: 'failed', why: whyStopped() };
      if (outcome.kind === 'done') return { kind: 'answered', text };
      return { kind: 'failed', why: 'it could not take the prompt' };
    } catch (error) {
      if (signal.aborted) return { kind: 'failed', why: whyStopped() };
      onError(error);
      return { kind: 'failed', why: 'it failed' };
    }
  };
  const whyStopped = () => (isEnough.signal.aborted ? 'it wrote too much' : 'it took too long');
  return Promise.race([complete(), stopped(signal).then(() => ({ kind: 'failed' as const, why: whyStopped() }))]);
}

/** Resolves some time after a signal aborts. */
async function stopped(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await sleep(grace, undefined, { ref: false });
}
