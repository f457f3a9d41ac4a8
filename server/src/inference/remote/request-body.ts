import { askedOf } from '../asked.ts';
import type { RemoteModelSettings } from '../configured/model-settings.ts';
import type { ChatMessage, CompletionTask } from '../engine.ts';

/** A request as OpenAI-compatible servers take it. */
export interface RemoteRequest {
  readonly path: '/chat/completions' | '/completions';
  readonly body: Readonly<Record<string, unknown>>;
  /** The model may put a fence around the code that it was asked for bare. */
  readonly isBareCode: boolean;
}

/** @param isSchemaTaken false: the server has refused a JSON Schema, and the words of the prompt have to do */
export function requestFor(
  task: CompletionTask,
  settings: RemoteModelSettings,
  maxTokens: number,
  isSchemaTaken: boolean,
): RemoteRequest {
  const asked = askedOf(task, settings);
  const schema = task.answerSchema;
  const body: Record<string, unknown> = {
    model: settings.model,
    ...('messages' in asked ? { messages: asked.messages.map(toWire) } : asked.text),
    [settings.max_tokens_parameter ?? 'max_tokens']: maxTokens,
    temperature: task.temperature,
    top_p: task.topP,
    seed: task.seed,
    ...(task.stop.length === 0 ? {} : { stop: task.stop }),
    ...(schema === undefined || !isSchemaTaken || !('messages' in asked)
      ? {}
      : { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } } }),
    ...(task.tools === undefined ? {} : toolsOf(task)),
    stream: true,
    stream_options: { include_usage: true },
    ...settings.extra_body,
  };
  for (const name of settings.omit ?? []) delete body[name];
  return {
    path: 'messages' in asked ? '/chat/completions' : '/completions',
    body,
    isBareCode: 'messages' in asked && asked.isBareCode,
  };
}

function toWire({ role, content, toolCalls, toolCallId }: ChatMessage): object {
  return {
    role,
    content,
    ...(toolCalls === undefined
      ? {}
      : {
          tool_calls: toolCalls.map(({ id, name, arguments: json }) => ({
            id,
            type: 'function',
            function: { name, arguments: json },
          })),
        }),
    ...(toolCallId === undefined ? {} : { tool_call_id: toolCallId }),
  };
}

function toolsOf({ tools = [], toolChoice }: CompletionTask): object {
  const choice = typeof toolChoice === 'object' ? { type: 'function', function: toolChoice } : toolChoice;
  return {
    tools: tools.map((tool) => ({ type: 'function', function: tool })),
    ...(choice === undefined ? {} : { tool_choice: choice }),
  };
}
