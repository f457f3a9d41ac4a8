import type { TokenUsage } from '@presswright/shared/schemas/generation';
import type { RefusedSlot } from '../generation/fill-slots.ts';
import type { Slot } from '../generation/slots.ts';
import type { CompletionTask } from './engine.ts';
import type { ModelEntry } from './registry.ts';

/** Tokens that a model may write for one slot. */
const maxTokens = { text: 200, css: 800, php: 600 } as const;

export interface WrittenSlots {
  readonly texts: Readonly<Record<string, string>>;
  /** Slots that the model wrote nothing for. */
  readonly failed: readonly RefusedSlot[];
}

/** For whom slots are written, and who is told of what. */
export interface SlotWork {
  readonly organizationId: string;
  readonly seed: number;
  readonly signal: AbortSignal;
  /** Told of the tokens of each slot, also of one that was aborted. */
  onUsage(usage: TokenUsage): void;
  /** Told of what the engine threw; the slot keeps its own text then. */
  onError(error: unknown): void;
}

/**
 * Asks a model that follows instructions for the text of each slot, one after another.
 * @throws the signal's reason
 */
export async function writeSlots(
  { engine, contextWindow }: ModelEntry,
  slots: readonly Slot[],
  { organizationId, seed, signal, onUsage, onError }: SlotWork,
): Promise<WrittenSlots> {
  const texts: Record<string, string> = {};
  const failed: RefusedSlot[] = [];
  for (const { name, kind, prompt } of slots) {
    signal.throwIfAborted();
    const task: CompletionTask = {
      organizationId,
      ...(engine.capabilities.messages ? { prompt: '', messages: [{ role: 'user', content: prompt }] } : { prompt }),
      // A project takes its time; whoever types in an editor goes first.
      priority: 'batch',
      suffix: '',
      maxTokens: maxTokens[kind],
      contextWindow,
      temperature: 0.2,
      topP: 1,
      stop: [],
      seed,
      language: kind === 'text' ? null : kind,
    };
    let text = '';
    try {
      const outcome = await engine.complete(
        task,
        (event) => {
          if (event.kind === 'text') text += event.text;
        },
        signal,
      );
      if ('usage' in outcome) onUsage(outcome.usage);
      if (outcome.kind === 'done') texts[name] = text;
      else failed.push({ name, reason: 'the model could not take the prompt' });
    } catch (error) {
      onError(error);
      failed.push({ name, reason: 'the model failed' });
    }
  }
  signal.throwIfAborted();
  return { texts, failed };
}
