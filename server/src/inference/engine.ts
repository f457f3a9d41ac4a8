import type { FinishReason, TokenUsage } from '@presswright/shared/schemas/generation';

/** One choice to generate. Defaults are already filled in. */
export interface CompletionTask {
  readonly prompt: string;
  readonly suffix: string;
  readonly maxTokens: number | null;
  readonly contextWindow: number;
  readonly temperature: number;
  readonly topP: number;
  readonly stop: readonly string[];
  readonly seed: number;
  readonly language: string | null;
}

/** Sent while a completion runs. Everything that can be refused is refused before `started`. */
export type CompletionEvent =
  | { readonly kind: 'started'; readonly promptTokens: number }
  | { readonly kind: 'text'; readonly text: string };

export type CompletionOutcome =
  | { readonly kind: 'done'; readonly finishReason: FinishReason; readonly usage: TokenUsage }
  /** `maxTokens` does not fit the window that the prompt leaves. */
  | { readonly kind: 'refused'; readonly promptTokens: number; readonly allowed: number }
  | { readonly kind: 'aborted'; readonly usage: TokenUsage };

/** What `GET /v1/models/<id>` says of the engine behind a model. Honest: what it is, not what it would like to be. */
export interface EngineSpecifications {
  readonly parameters: string;
  readonly context_window: string;
  readonly training_data: string;
  readonly specialization: string;
}

/** Anything that continues text: the built-in model, a GGUF file, a remote server. */
export interface Engine {
  readonly kind: 'builtin' | 'llama' | 'remote';
  /** Whether it does what a prompt asks for, rather than continuing the text. */
  readonly followsInstructions: boolean;
  specifications(): EngineSpecifications;
  /** `healthy` as soon as the first completion can be answered. */
  health(): 'healthy' | 'starting' | 'unhealthy';
  /**
   * Runs one completion, calling `onEvent` in order. Resolves once nothing more will be sent.
   * Aborting `signal` stops it within a few tokens and resolves with `aborted`.
   */
  complete(
    task: CompletionTask,
    onEvent: (event: CompletionEvent) => void,
    signal: AbortSignal,
  ): Promise<CompletionOutcome>;
}
