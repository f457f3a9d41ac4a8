import { ServiceError } from '@presswright/shared/errors';
import type { ChatCompletionRequest } from '@presswright/shared/schemas/chat';
import type { ChatMessage, CompletionTask } from '../../inference/engine.ts';
import type { ModelEntry } from '../../inference/registry.ts';
import { samplingOf } from './sampling.ts';

/**
 * What an engine is asked for a conversation.
 * @throws {ServiceError} `invalid_request` for what the model cannot do
 */
export function chatTask(body: ChatCompletionRequest, model: ModelEntry): Omit<CompletionTask, 'organizationId'> {
  const { capabilities } = model.engine;
  const schema = schemaOf(body);
  const tools = body.tools?.map((tool) => tool.function);
  const lacks = (param: string, what: string) =>
    new ServiceError('invalid_request', `${param}: the model ${model.id} ${what}; name another model.`, { param });
  if (tools !== undefined && !capabilities.tools) throw lacks('tools', 'calls no tools');
  if (schema !== undefined && !capabilities.answerSchema) {
    throw lacks('response_format', 'does not hold its answers to a response_format with JSON');
  }
  const choice = body.tool_choice;
  const fault = choiceFault(choice, tools ?? []);
  if (fault !== null) throw new ServiceError('invalid_request', `tool_choice: ${fault}`, { param: 'tool_choice' });
  return {
    ...askedOf(body, capabilities.messages),
    ...(schema === undefined ? {} : { answerSchema: schema }),
    ...(tools === undefined ? {} : { tools }),
    ...(choice === undefined || tools === undefined
      ? {}
      : { toolChoice: typeof choice === 'string' ? choice : choice.function }),
    suffix: '',
    maxTokens: body.max_completion_tokens ?? body.max_tokens ?? null,
    contextWindow: model.contextWindow,
    ...samplingOf(body),
  };
}

/** What is wrong with a choice of tools; null: nothing. */
function choiceFault(choice: ChatCompletionRequest['tool_choice'], tools: readonly { name: string }[]): string | null {
  if (choice === 'required')
    return tools.length > 0 ? null : 'expected tools to choose from besides "required", got none.';
  if (typeof choice !== 'object' || tools.some(({ name }) => name === choice.function.name)) return null;
  const known = tools.length === 0 ? 'none' : tools.map(({ name }) => name).join(', ');
  return `expected the name of one of the tools (${known}), got ${JSON.stringify(choice.function.name)}.`;
}

/** An engine that takes no conversation gets the last that the user said. */
function askedOf(body: ChatCompletionRequest, takesMessages: boolean): Pick<CompletionTask, 'prompt' | 'messages'> {
  const messages = body.messages.map(toMessage);
  if (takesMessages) return { prompt: '', messages };
  const last = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  if (last.trim() === '') {
    const message = 'messages: expected a message of the role "user" with a text, got none.';
    throw new ServiceError('invalid_request', message, { param: 'messages' });
  }
  return { prompt: last };
}

type WireMessage = ChatCompletionRequest['messages'][number];

function toMessage({ role, content, tool_calls: calls, tool_call_id: answered }: WireMessage): ChatMessage {
  return {
    // The newer name of the role.
    role: role === 'developer' ? 'system' : role,
    content: typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('\n'),
    ...(calls === undefined ? {} : { toolCalls: calls.map(({ id, function: called }) => ({ id, ...called })) }),
    ...(answered === undefined ? {} : { toolCallId: answered }),
  };
}

function schemaOf({ response_format: format }: ChatCompletionRequest): Readonly<Record<string, unknown>> | undefined {
  if (format === undefined || format.type === 'text') return undefined;
  return format.json_schema?.schema ?? { type: 'object' };
}
