import type { CompletionOutcome, CompletionTask, Engine } from '../../../server/src/inference/engine.ts';

export interface ManualEngine extends Engine {
  /** Prompts in the order in which their tasks began. */
  readonly begun: readonly string[];
  /** Ends a task that has begun. */
  end(prompt: string): void;
}

const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };

/** An engine whose tasks end when the test says so. @param isDeaf it does not notice that somebody left */
export function manualEngine({ isDeaf = false }: { readonly isDeaf?: boolean } = {}): ManualEngine {
  const begun: string[] = [];
  const running = new Map<string, (outcome: CompletionOutcome) => void>();
  return {
    begun,
    kind: 'remote',
    capabilities: { instructions: true, messages: false, answerSchema: false, tools: false },
    specifications: () => ({ parameters: '', context_window: '', training_data: '', specialization: '' }),
    health: () => 'healthy',
    complete({ prompt }: CompletionTask, onEvent, signal) {
      begun.push(prompt);
      const { promise, resolve } = Promise.withResolvers<CompletionOutcome>();
      running.set(prompt, resolve);
      if (!isDeaf) signal.addEventListener('abort', () => resolve({ kind: 'aborted', usage }), { once: true });
      onEvent({ kind: 'started', promptTokens: 1 });
      return promise;
    },
    end(prompt) {
      const resolve = running.get(prompt);
      if (resolve === undefined) throw new Error(`${prompt} does not run`);
      running.delete(prompt);
      resolve({ kind: 'done', finishReason: 'stop', usage });
    },
  };
}
