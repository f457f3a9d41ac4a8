import { ServiceError } from '@presswright/shared/errors';
import { askedOf } from '../asked.ts';
import type { LearnedModel } from '../builtin/learned-model.ts';
import type { CompletionEvent, CompletionOutcome, CompletionTask, Engine } from '../engine.ts';
import { lackedCapability } from '../engine.ts';
import type { InferenceLog } from '../log.ts';
import { BareText } from '../remote/bare-text.ts';
import { findLlamaProgram } from './program.ts';
import type { LlamaTask, LoadOptions } from './protocol.ts';
import type { LlamaModel } from './resolve-model.ts';
import { createSupervisor } from './supervisor.ts';

/** An engine with a process of its own. */
export interface LlamaEngine extends Engine {
  /** Number of the process that has the model now; for operators and tests. */
  readonly pid: number | undefined;
  /** Ends the process, and what runs on it with an error. */
  close(): Promise<void>;
}

/**
 * A model of a GGUF file, in a process of its own that begins to load it at once.
 * @param learned what its answers are drafted by where its settings say so
 */
export function createLlamaEngine(
  model: LlamaModel & { readonly id: string },
  log: InferenceLog,
  learned: LearnedModel | null = null,
): LlamaEngine {
  const { settings, header, contextWindow, isChat } = model;
  const supervisor = createSupervisor({
    id: model.id,
    program: findLlamaProgram(),
    options: loadOptions(model),
    log,
    learned: settings.draft === 'ngram' ? learned : null,
  });

  async function complete(
    task: CompletionTask,
    onEvent: (event: CompletionEvent) => void,
    signal: AbortSignal,
  ): Promise<CompletionOutcome> {
    const capability = lackedCapability(engine.capabilities, task);
    if (capability !== null) return { kind: 'unsupported', capability };
    const { toolChoice = 'auto' } = task;
    const tools = toolChoice === 'none' ? [] : (task.tools ?? []);
    if (tools.length > 0 && task.answerSchema !== undefined) {
      const text = `tools: the model ${model.id} takes either tools or a response_format with JSON, not both; leave one out.`;
      throw new ServiceError('invalid_request', text, { param: 'tools' });
    }
    const loaded = await supervisor.loaded(signal);
    if (loaded === null) return { kind: 'aborted', usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 } };
    const asked = askedOf(task, {
      endpoint: isChat ? 'chat' : 'completions',
      ...(loaded.fillsGaps ? { fill_in_the_middle: 'suffix' } : {}),
    });
    const bare = new BareText('isBareCode' in asked && asked.isBareCode);
    const give = (text: string) => {
      if (text !== '' && !signal.aborted) onEvent({ kind: 'text', text });
    };
    const llamaTask: LlamaTask = {
      asked,
      answerSchema: task.answerSchema ?? null,
      tools,
      toolChoice: toolChoice === 'none' ? 'auto' : toolChoice,
      maxTokens: task.maxTokens,
      contextWindow: Math.min(task.contextWindow, contextWindow),
      temperature: task.temperature,
      topP: task.topP,
      stop: task.stop,
      seed: task.seed,
      language: task.language,
    };
    const outcome = await supervisor.run(
      llamaTask,
      (event) => (event.kind === 'text' ? give(bare.push(event.text)) : onEvent(event)),
      signal,
    );
    if (outcome.kind === 'done') give(bare.flush());
    return outcome;
  }

  const engine: LlamaEngine = {
    kind: 'llama',
    capabilities: {
      instructions: isChat,
      messages: isChat,
      answerSchema: true,
      tools: isChat && (settings.tools ?? true),
    },
    specifications: () => ({
      parameters: header.parameters.toLocaleString('en-US'),
      context_window: `${contextWindow} tokens`,
      training_data: 'not stated by its file',
      specialization: `${header.name ?? 'a model'} (${header.architecture}), from a GGUF file of the operator${settings.lora === undefined ? '' : ', with LoRA adapters'}`,
    }),
    health: () => supervisor.health(),
    loadProgress: () => supervisor.progress(),
    drafts: () => (settings.draft === undefined ? null : supervisor.drafts()),
    complete,
    get pid() {
      return supervisor.pid();
    },
    close: () => supervisor.close(),
  };
  return engine;
}

function loadOptions({ settings, ...model }: LlamaModel): LoadOptions {
  const { llamaModule, file, contextWindow, sequences, threads, adapters, isChat } = model;
  return {
    llamaModule,
    file,
    contextWindow,
    sequences,
    threads,
    adapters,
    isChat,
    chatTemplate: typeof settings.chat_template === 'string' ? settings.chat_template : null,
    gap: settings.fill_in_the_middle ?? null,
  };
}
