import { pathToFileURL } from 'node:url';
import type { LoadOptions } from '../protocol.ts';
import { type CallForm, jsonForm, templateForm } from './call-form.ts';
import type { ChatWrapper, GrammarState, Llama, LlamaModule, Model, Sequence } from './llama-api.ts';

/** A model in memory. */
export interface OpenModel {
  readonly model: Model;
  readonly sequences: readonly Sequence[];
  /** null: it only continues text. */
  readonly chat: ChatWrapper | null;
  /** How it calls tools. */
  readonly callForm: CallForm;
  readonly gpu: string | false;
  /** Prompt of a gap in place of the file's own tokens. */
  readonly gap: string | null;
  readonly fillsGaps: boolean;
  /** What holds one answer to a grammar of llama.cpp. */
  grammarState(grammar: string): Promise<GrammarState>;
  close(): Promise<void>;
}

/** A model that cannot be loaded, with what llama.cpp says of it. */
export class UnfitModel extends Error {
  override name = 'UnfitModel';
}

/** Reasons that llama.cpp writes; the last lines are the nearest. */
const maxReasons = 4;
/** Grammars that are kept: the same schemas come again. */
const maxGrammars = 32;

/**
 * Loads a model with its adapters.
 * @throws {UnfitModel}
 */
export async function loadModel(options: LoadOptions, onProgress: (progress: number) => void): Promise<OpenModel> {
  const reasons: string[] = [];
  try {
    return await load(options, onProgress, (reason) =>
      reasons.splice(0, Math.max(0, reasons.push(reason) - maxReasons)),
    );
  } catch (error) {
    const said = [error instanceof Error ? error.message : String(error), ...new Set(reasons)];
    throw new UnfitModel(said.join('; '), { cause: error });
  }
}

async function load(
  options: LoadOptions,
  onProgress: (progress: number) => void,
  onReason: (reason: string) => void,
): Promise<OpenModel> {
  const module: LlamaModule = await import(pathToFileURL(options.llamaModule).href);
  const llama = await module.getLlama({
    gpu: 'auto',
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    maxThreads: options.threads,
    logLevel: 'error',
    logger: (_level, message) => onReason(message.trim()),
  });
  const model = await llama.loadModel({ modelPath: options.file, onLoadProgress: onProgress });
  const context = await model.createContext({
    contextSize: options.contextWindow,
    sequences: options.sequences,
    threads: options.threads,
    ...(options.adapters.length === 0 ? {} : { lora: { adapters: options.adapters } }),
  });
  const chat = options.isChat ? chatOf(module, model, options.chatTemplate) : null;
  const { prefix, middle, suffix } = model.tokens.infill;
  return {
    model,
    sequences: Array.from({ length: options.sequences }, () => context.getSequence()),
    chat,
    callForm: (chat === null ? null : templateForm(chat, module, model)) ?? jsonForm,
    gpu: llama.gpu,
    gap: options.gap,
    fillsGaps: options.gap !== null || (prefix !== null && middle !== null && suffix !== null),
    grammarState: grammars(module, llama, model),
    async close() {
      await context.dispose();
      await model.dispose();
      await llama.dispose();
    },
  };
}

/** A template that cannot be rendered is found before the first request comes. */
function chatOf(module: LlamaModule, model: Model, template: string | null): ChatWrapper {
  const { tokenizer } = model;
  const chat =
    template === null ? module.resolveChatWrapper(model) : new module.JinjaTemplateChatWrapper({ template, tokenizer });
  const chatHistory = [{ type: 'user', text: 'Hello' } as const, { type: 'model', response: [] } as const];
  chat.generateContextState({ chatHistory }).contextText.tokenize(tokenizer);
  return chat;
}

function grammars(module: LlamaModule, llama: Llama, model: Model): OpenModel['grammarState'] {
  const known = new Map<string, ReturnType<Llama['createGrammar']>>();
  return async (text) => {
    const made = known.get(text) ?? llama.createGrammar({ grammar: text });
    known.delete(text);
    known.set(text, made);
    const [oldest] = known.keys();
    if (known.size > maxGrammars && oldest !== undefined) known.delete(oldest);
    return new module.LlamaGrammarEvaluationState({ model, grammar: await made });
  };
}
