import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '@presswright/shared/errors';
import type { TokenUsage } from '@presswright/shared/schemas/generation';
import type { ChatMessage, CompletionTask, EngineFinishReason } from '../engine.ts';
import type { ModelEntry } from '../registry.ts';

/** Characters of an answer at most, whatever an engine sends. */
const maxCharacters = 128 * 1024;
/** Milliseconds that an engine has to stop, so that the tokens it made are counted. */
const grace = 100;

/** What became of a question. `why`: for people, of what the model did. */
export type ModelAnswer =
  | { readonly kind: 'answered'; readonly text: string; readonly finishReason: EngineFinishReason }
  | { readonly kind: 'failed'; readonly why: string };

/** A conversation that a model is to go on with. */
export interface Question extends Partial<Omit<CompletionTask, 'prompt' | 'organizationId' | 'answerSchema'>> {
  readonly messages: readonly ChatMessage[];
  readonly maxTokens: number | null;
  /** The JSON Schema of the answer, for engines that hold theirs to one. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

/** For whom a model is asked, and who is told of what. */
export interface AskWork {
  readonly organizationId: string;
  /** Aborts when the answer comes too late, or nobody waits for it. */
  readonly signal: AbortSignal;
  onUsage(usage: TokenUsage): void;
  /** Told of what the engine threw. */
  onError(error: unknown): void;
}

/** Asks a model for a text. Never waits longer than `signal` says, even for an engine that does not stop. */
export async function askModel(model: ModelEntry, question: Question, work: AskWork): Promise<ModelAnswer> {
  const { engine } = model;
  const isEnough = new AbortController();
  const signal = AbortSignal.any([work.signal, isEnough.signal]);
  const whyStopped = () => (isEnough.signal.aborted ? 'it wrote too much' : 'it took too long');
  let text = '';
  const complete = async (): Promise<ModelAnswer> => {
    try {
      const outcome = await engine.complete(
        toTask(model, question, work.organizationId),
        (event) => {
          if (event.kind === 'text') text += event.text;
          if (text.length > maxCharacters) isEnough.abort();
        },
        signal,
      );
      if ('usage' in outcome) work.onUsage(outcome.usage);
      if (signal.aborted) return { kind: 'failed', why: whyStopped() };
      if (outcome.kind === 'done') return { kind: 'answered', text, finishReason: outcome.finishReason };
      return { kind: 'failed', why: 'it could not take the prompt' };
    } catch (error) {
      if (signal.aborted) return { kind: 'failed', why: whyStopped() };
      work.onError(error);
      return { kind: 'failed', why: isUsedUp(error) ? `it may not: ${error.message.replace(/\.$/, '')}` : 'it failed' };
    }
  };
  return Promise.race([complete(), stopped(signal).then(() => ({ kind: 'failed' as const, why: whyStopped() }))]);
}

/** A conversation as one text, for engines that take no messages. */
function asText(messages: readonly ChatMessage[]): string {
  return messages.map(({ content }) => content).join('\n\n');
}

function toTask({ engine, contextWindow }: ModelEntry, question: Question, organizationId: string): CompletionTask {
  const { messages, schema, ...asked } = question;
  return {
    // A project takes its time; whoever types in an editor goes first.
    priority: 'batch',
    suffix: '',
    contextWindow,
    temperature: 0.2,
    topP: 1,
    stop: [],
    seed: 0,
    language: null,
    ...asked,
    organizationId,
    ...(engine.capabilities.messages ? { prompt: '', messages } : { prompt: asText(messages) }),
    ...(schema !== undefined && engine.capabilities.answerSchema ? { answerSchema: schema } : {}),
  };
}

/** The organisation's budget for the model is used up, and the message says until when. */
const isUsedUp = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.code === 'insufficient_quota';

/** Resolves some time after a signal aborts. */
async function stopped(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await sleep(grace, undefined, { ref: false });
}
