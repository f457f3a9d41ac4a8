import {
  type ChatPiece,
  type ChatResult,
  chatRequest,
  type ModelsResult,
  modelsRequest,
} from '@presswright/shared/protocol';
import type { ModelDetail } from '@presswright/shared/schemas/models';
import {
  type CancellationToken,
  type Disposable,
  EventEmitter,
  type LanguageModelChatInformation,
  type LanguageModelChatProvider,
  type LanguageModelChatRequestMessage,
  LanguageModelChatToolMode,
  type LanguageModelResponsePart,
  LanguageModelTextPart,
  LanguageModelToolCallPart,
  lm,
  type Progress,
  type ProvideLanguageModelChatResponseOptions,
} from 'vscode';
import type { LanguageServer } from '../language-server.ts';
import { estimateTokens, textOf, toMessages, toTools } from './chat-messages.ts';
import { chatVendor } from './chat-vendor.ts';

/** The models of the server, for the chat and for other extensions. */
export class ChatModels implements LanguageModelChatProvider, Disposable {
  readonly #server: LanguageServer;
  readonly #onError: (error: unknown) => void;
  readonly #changed = new EventEmitter<void>();
  readonly onDidChangeLanguageModelChatInformation = this.#changed.event;
  #requests = 0;

  constructor(server: LanguageServer, onError: (error: unknown) => void) {
    this.#server = server;
    this.#onError = onError;
  }

  /** Another server, or the same again: its models are asked for anew. */
  refresh(): void {
    this.#changed.fire();
  }

  /** None while there is no server: the status item tells why. */
  async provideLanguageModelChatInformation(
    _options: object,
    token: CancellationToken,
  ): Promise<LanguageModelChatInformation[]> {
    if (!this.#server.isRunning) return [];
    try {
      const { models } = await this.#server.request<ModelsResult>(modelsRequest, {}, token);
      return models.map(describe);
    } catch (error) {
      if (!token.isCancellationRequested) this.#onError(error);
      return [];
    }
  }

  async provideLanguageModelChatResponse(
    model: LanguageModelChatInformation,
    messages: readonly LanguageModelChatRequestMessage[],
    { tools = [], toolMode, modelOptions = {} }: ProvideLanguageModelChatResponseOptions,
    progress: Progress<LanguageModelResponsePart>,
    token: CancellationToken,
  ): Promise<void> {
    const { temperature, max_tokens: maxTokens } = modelOptions;
    this.#requests += 1;
    const params = {
      partialResultToken: `chat ${this.#requests}`,
      model: model.id,
      messages: toMessages(messages),
      ...(typeof temperature === 'number' && { temperature }),
      ...(typeof maxTokens === 'number' && { max_tokens: maxTokens }),
      ...(tools.length > 0 && {
        tools: toTools(tools),
        tool_choice: toolMode === LanguageModelChatToolMode.Required ? 'required' : 'auto',
      }),
    };
    const faults: unknown[] = [];
    const report = (piece: ChatPiece): void => {
      try {
        progress.report(toPart(piece));
      } catch (error) {
        faults.push(error);
      }
    };
    await this.#server.requestInPieces<ChatResult, ChatPiece>(chatRequest, params, report, token);
    if (faults.length > 0) throw faults[0];
  }

  async provideTokenCount(
    _model: LanguageModelChatInformation,
    text: string | LanguageModelChatRequestMessage,
  ): Promise<number> {
    return estimateTokens(typeof text === 'string' ? text : textOf(text.content));
  }

  dispose(): void {
    this.#changed.dispose();
  }
}

/** Offers the models; in an editor that takes none, nothing. */
export function registerChatModels(models: ChatModels): Disposable[] {
  // Editors based on VS Code may leave this out.
  if ((lm as Partial<typeof lm> | undefined)?.registerLanguageModelChatProvider === undefined) return [];
  return [lm.registerLanguageModelChatProvider(chatVendor, models)];
}

/** Half of the window is left for the prompt at least. */
function describe({
  id,
  root,
  created,
  specifications,
  context_window: window,
  capabilities,
}: ModelDetail): LanguageModelChatInformation {
  const answer = Math.min(4096, Math.floor(window / 2));
  return {
    id,
    name: id,
    family: root,
    version: String(created),
    tooltip: specifications.specialization,
    detail: 'Presswright',
    maxInputTokens: window - answer,
    maxOutputTokens: answer,
    capabilities: { toolCalling: capabilities.tools, imageInput: false },
  };
}

/** @throws Error for a call whose arguments are no JSON: it is the model's mistake, and nothing to guess at */
function toPart(piece: ChatPiece): LanguageModelResponsePart {
  if (piece.kind === 'text') return new LanguageModelTextPart(piece.text);
  const { id, name, arguments: json } = piece;
  try {
    return new LanguageModelToolCallPart(id, name, JSON.parse(json || '{}'));
  } catch (cause) {
    throw new Error(`The model called ${name} with arguments that are no JSON: ${json}`, { cause });
  }
}
