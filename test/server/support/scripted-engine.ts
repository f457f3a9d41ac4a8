import type {
  CompletionEvent,
  CompletionOutcome,
  CompletionTask,
  Engine,
} from '../../../server/src/inference/engine.ts';

/** What a scripted engine does with a task: a text is written, a function decides for itself. */
export type Script =
  | string
  | ((
      task: CompletionTask,
      onEvent: (event: CompletionEvent) => void,
      signal: AbortSignal,
    ) => Promise<CompletionOutcome>);

export const scriptedUsage = { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 };

/** An engine that follows instructions and answers one question after another as a script says; then with nothing. */
export function scriptedEngine(
  scripts: readonly Script[],
  capabilities: Partial<Engine['capabilities']> = {},
): Engine & { readonly asked: CompletionTask[] } {
  const asked: CompletionTask[] = [];
  return {
    asked,
    kind: 'remote',
    capabilities: { instructions: true, messages: true, answerSchema: true, tools: false, ...capabilities },
    specifications: () => ({ parameters: '', context_window: '', training_data: '', specialization: '' }),
    health: () => 'healthy',
    async complete(task, onEvent, signal) {
      const script = scripts[asked.length] ?? '';
      asked.push(task);
      if (typeof script !== 'string') return script(task, onEvent, signal);
      onEvent({ kind: 'started', promptTokens: scriptedUsage.prompt_tokens });
      for (let at = 0; at < script.length; at += 1000) onEvent({ kind: 'text', text: script.slice(at, at + 1000) });
      return { kind: 'done', finishReason: 'stop', usage: scriptedUsage };
    },
  };
}
