import type { FinishReason, TokenUsage } from '@presswright/shared/schemas/generation';

/** A call of a tool that a model asks for; `arguments` is JSON as it wrote it. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

/** A tool that a model may call; `parameters` is a JSON Schema. */
export interface Tool {
  readonly name: string;
  readonly description?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/** Which tools a model has to call: as it sees fit, none, any, or the one of that name. */
export type ToolChoice = 'auto' | 'none' | 'required' | { readonly name: string };

/** One turn of a conversation. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content: string;
  /** What an assistant called. */
  readonly toolCalls?: readonly ToolCall[];
  /** The call that a tool answers. */
  readonly toolCallId?: string;
}

/** Somebody waits in an editor, or a longer work is done piece by piece: interactive tasks go first. */
export type TaskPriority = 'interactive' | 'batch';

/** One choice to generate. Defaults are already filled in. */
export interface CompletionTask {
  /** Whose work it is: organisations take turns. */
  readonly organizationId: string;
  readonly prompt: string;
  /** The conversation to answer, in place of `prompt`, which is empty then. */
  readonly messages?: readonly ChatMessage[];
  /** The JSON Schema that the answer, then one JSON text, has to fit. */
  readonly answerSchema?: Readonly<Record<string, unknown>>;
  readonly tools?: readonly Tool[];
  readonly toolChoice?: ToolChoice;
  readonly priority: TaskPriority;
  readonly suffix: string;
  readonly maxTokens: number | null;
  readonly contextWindow: number;
  readonly temperature: number;
  readonly topP: number;
  readonly stop: readonly string[];
  readonly seed: number;
  readonly language: string | null;
  /** Version of WordPress that the code is for; unknown unless said. */
  readonly cmsVersion?: string | null;
}

/** Sent while a completion runs. Everything that can be refused is refused before `started`. */
export type CompletionEvent =
  | { readonly kind: 'started'; readonly promptTokens: number }
  | { readonly kind: 'text'; readonly text: string }
  /** A call of a tool, whole. */
  | { readonly kind: 'tool-call'; readonly call: ToolCall };

/** Why an answer ended; `tool_calls`: the tools that it calls are to answer first. */
export type EngineFinishReason = FinishReason | 'tool_calls';

export type CompletionOutcome =
  | { readonly kind: 'done'; readonly finishReason: EngineFinishReason; readonly usage: TokenUsage }
  /** `maxTokens` does not fit the window that the prompt leaves. */
  | { readonly kind: 'refused'; readonly promptTokens: number; readonly allowed: number }
  /** The task asks for what the engine's capabilities lack; nothing was begun. */
  | { readonly kind: 'unsupported'; readonly capability: OptionalCapability }
  | { readonly kind: 'aborted'; readonly usage: TokenUsage };

/** What an engine can do besides continuing a text. */
export interface EngineCapabilities {
  /** It does what a prompt asks for, rather than continuing the text. */
  readonly instructions: boolean;
  /** It answers `messages`. */
  readonly messages: boolean;
  /** It holds its answer to `answerSchema`. */
  readonly answerSchema: boolean;
  /** It calls `tools`. */
  readonly tools: boolean;
}

/** A capability that a task asks for by naming the field. */
export type OptionalCapability = 'messages' | 'answerSchema' | 'tools';

/** The first thing that `task` asks for and an engine lacks; null: it can do all of it. */
export function lackedCapability(capabilities: EngineCapabilities, task: CompletionTask): OptionalCapability | null {
  if (task.messages !== undefined && !capabilities.messages) return 'messages';
  if (task.answerSchema !== undefined && !capabilities.answerSchema) return 'answerSchema';
  if (task.tools !== undefined && !capabilities.tools) return 'tools';
  return null;
}

/** What `GET /v1/models/<id>` says of the engine behind a model. Honest: what it is, not what it would like to be. */
export interface EngineSpecifications {
  readonly parameters: string;
  readonly context_window: string;
  readonly training_data: string;
  readonly specialization: string;
}

/** Tokens that were drafted for a model to check, and those of them that it wrote, too. */
export interface DraftCounts {
  readonly proposed: number;
  readonly accepted: number;
}

/** Anything that continues text: the built-in model, a GGUF file, a remote server. */
export interface Engine {
  readonly kind: 'builtin' | 'llama' | 'remote';
  readonly capabilities: EngineCapabilities;
  specifications(): EngineSpecifications;
  /** `healthy` as soon as the first completion can be answered; `degraded`: this model cannot answer, others can. */
  health(): 'healthy' | 'starting' | 'degraded' | 'unhealthy';
  /** How much of it is loaded, from 0 to 1, while it is being loaded; null: it is not. */
  loadProgress?(): number | null;
  /** What was drafted for it, and how much of that it took, since the start; null: nothing is drafted for it. */
  drafts?(): DraftCounts | null;
  /**
   * Runs one completion, calling `onEvent` in order. Resolves once nothing more will be sent. A task that asks for what
   * the engine cannot do resolves with `unsupported`; nothing it asks for is left out in silence.
   * Aborting `signal` stops it within a few tokens and resolves with `aborted`.
   */
  complete(
    task: CompletionTask,
    onEvent: (event: CompletionEvent) => void,
    signal: AbortSignal,
  ): Promise<CompletionOutcome>;
}
