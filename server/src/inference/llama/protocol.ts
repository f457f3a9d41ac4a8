/** What the server and the process of a GGUF model tell each other. */
import type { Asked } from '../asked.ts';
import type { CompletionEvent, CompletionOutcome, CompletionTask, DraftCounts, Tool, ToolChoice } from '../engine.ts';

/** What the process loads. */
export interface LoadOptions {
  /** Path of the module that runs GGUF models. */
  readonly llamaModule: string;
  readonly file: string;
  /** Tokens of prompt and answer together, of each sequence. */
  readonly contextWindow: number;
  readonly sequences: number;
  readonly threads: number;
  readonly adapters: readonly { readonly filePath: string; readonly scale: number }[];
  readonly isChat: boolean;
  /** Jinja template in place of the file's own. */
  readonly chatTemplate: string | null;
  /** Prompt of a gap in place of the file's own tokens. */
  readonly gap: string | null;
}

/** One completion as the process takes it; without `maxTokens` as many as there is room for, up to a limit. */
export interface LlamaTask
  extends Pick<CompletionTask, 'maxTokens' | 'contextWindow' | 'temperature' | 'topP' | 'stop' | 'seed' | 'language'> {
  readonly asked: Asked;
  readonly answerSchema: Readonly<Record<string, unknown>> | null;
  /** Tools that it may call; none where a schema holds the answer. */
  readonly tools: readonly Tool[];
  readonly toolChoice: Exclude<ToolChoice, 'none'>;
}

/** What is known of a model once it is loaded. */
export interface LoadedModel {
  /** Whether it has tokens around gaps. */
  readonly fillsGaps: boolean;
  /** Where it runs: `false` is the processor. */
  readonly gpu: string | false;
  readonly milliseconds: number;
}

export type ToProcess =
  | { readonly kind: 'load'; readonly options: LoadOptions }
  /** The built-in model, to draft by, in place of the one before. */
  | { readonly kind: 'counts'; readonly bytes: Uint8Array }
  | { readonly kind: 'complete'; readonly id: number; readonly task: LlamaTask }
  | { readonly kind: 'abort'; readonly id: number }
  /** Nothing runs any more: give the memory back and end. */
  | { readonly kind: 'close' };

export type FromProcess =
  /** How much of the model is loaded, from 0 to 1. */
  | { readonly kind: 'progress'; readonly progress: number }
  | { readonly kind: 'loaded'; readonly model: LoadedModel }
  /** It cannot be loaded, and another try would end the same way. */
  | { readonly kind: 'unfit'; readonly reason: string }
  | { readonly kind: 'event'; readonly id: number; readonly event: CompletionEvent }
  | { readonly kind: 'outcome'; readonly id: number; readonly outcome: CompletionOutcome; readonly drafts: DraftCounts }
  /** `schemasOf`: no grammar can be made of the schemas in that member of a request; null: it is another fault. */
  | {
      readonly kind: 'fault';
      readonly id: number;
      readonly message: string;
      readonly schemasOf: 'response_format' | 'tools' | null;
    };
