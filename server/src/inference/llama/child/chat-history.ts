import type { ChatMessage, Tool, ToolCall } from '../../engine.ts';
import { type CallForm, toolsInWords } from './call-form.ts';
import type { ChatItem, FunctionCall } from './llama-api.ts';

/** A conversation as chat templates take it, with what tools were called and returned, up to where the model is to go on. */
export function historyOf(messages: readonly ChatMessage[], tools: readonly Tool[], form: CallForm): ChatItem[] {
  const known = new Map(messages.flatMap(({ toolCalls = [] }) => toolCalls.map((call) => [call.id, call] as const)));
  const results = new Map(messages.map(({ toolCallId, content }) => [toolCallId, content]));
  const items: ChatItem[] = [];
  for (const message of form.isTemplate || tools.length === 0 ? messages : withTools(messages, tools)) {
    const { role, content, toolCalls = [], toolCallId = '' } = message;
    if (role === 'system' || role === 'user') items.push({ type: role, text: content });
    else if (role === 'tool') {
      const call = known.get(toolCallId);
      // The template has the result beside the call.
      if (form.isTemplate && call !== undefined) continue;
      items.push({ type: 'user', text: `The tool ${call?.name ?? toolCallId} returned:\n${content}` });
    } else {
      const text = content === '' ? [] : [content];
      const calls = form.isTemplate ? toolCalls.map(toFunctionCall(results)) : callsInWords(toolCalls, form);
      items.push({ type: 'model', response: [...text, ...calls] });
    }
  }
  const last = items.at(-1);
  const isAfterResult = last?.type === 'model' && typeof last.response.at(-1) === 'object';
  return isAfterResult ? items : [...items, { type: 'model', response: [] }];
}

/** Templates know one text of the system, at the beginning. */
function withTools([first, ...others]: readonly ChatMessage[], tools: readonly Tool[]): ChatMessage[] {
  const told = toolsInWords(tools);
  if (first?.role === 'system') return [{ ...first, content: `${first.content}\n\n${told}` }, ...others];
  return [{ role: 'system', content: told }, ...(first === undefined ? [] : [first]), ...others];
}

const toFunctionCall =
  (results: ReadonlyMap<string | undefined, string>) =>
  ({ id, name, arguments: json }: ToolCall, at: number): FunctionCall => ({
    type: 'functionCall',
    name,
    params: parsed(json),
    result: parsed(results.get(id) ?? ''),
    startsNewChunk: at === 0,
  });

function callsInWords(calls: readonly ToolCall[], form: CallForm): string[] {
  if (calls.length === 0) return [];
  const written = calls.map(
    ({ name, arguments: json }) => name + form.beforeArguments(name) + json + form.afterArguments(name),
  );
  return [form.opening + written.join(form.between ?? '') + form.closing];
}

/** Templates write values as JSON themselves. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whatever a tool returns and a client sends; no JSON is a text.
    return text;
  }
}
