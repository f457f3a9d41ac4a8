import { endpoints } from '@presswright/shared/endpoints';
import type { ChatCompletionChunk } from '@presswright/shared/schemas/chat';
import { makeId } from '../../../../ids.ts';
import type { EngineFinishReason, ToolCall } from '../../../../inference/engine.ts';
import { requestedModel } from '../../../../plugins/models.ts';
import { chatTask } from '../../../support/chat-task.ts';
import { type ChunkFormat, sendEvents } from '../../../support/chunk-stream.ts';
import { codeOfConversation } from '../../../support/code-of-conversation.ts';
import { defineRoute } from '../../../support/define-route.ts';
import { gateAnswers, inspectorOf } from '../../../support/gate-answers.ts';
import { type Generation, startChoices, sumOfUsages, textEnd } from '../../../support/text-generation.ts';

export const route = defineRoute(endpoints.createChatCompletion, async (request, reply) => {
  const { body } = request;
  const model = await requestedModel(request, body.model);
  const task = chatTask(body, model);
  const code = codeOfConversation(body, task, model);
  const signal = reply.workSignal();
  const since = performance.now();
  const inspect = body.stream === true ? inspectorOf(request, code, signal) : undefined;
  const generation = await startChoices(request, model, task, body.n ?? 1, signal, inspect);
  const base = { id: makeId('generation'), created: Math.floor(Date.now() / 1000), model: model.id };
  if (body.stream === true) {
    const format = chunksOf(base, body.stream_options?.include_usage === true);
    return sendEvents(request, reply, generation, format);
  }
  const collected = await collect(generation);
  const ended = collected.map(({ text, reason }, index) => ({ index, text, finishReason: textEnd(reason) }));
  const { answers, usages } = await gateAnswers(request, ended, { model, code, signal, since });
  const choices = answers.map(({ index, text, finishReason, ...presswright }) => {
    const { calls = [], reason = finishReason } = collected[index] ?? {};
    return {
      index,
      message: {
        role: 'assistant' as const,
        content: text === '' && calls.length > 0 ? null : text,
        ...(calls.length === 0 ? {} : { tool_calls: calls.map(onWire) }),
      },
      finish_reason: calls.length === 0 ? finishReason : reason,
      presswright,
    };
  });
  return { ...base, object: 'chat.completion' as const, choices, usage: sumOfUsages(generation.usage(), usages) };
});

const onWire = ({ id, name, arguments: json }: ToolCall) => ({
  id,
  type: 'function' as const,
  function: { name, arguments: json },
});

interface Collected {
  text: string;
  calls: ToolCall[];
  reason: EngineFinishReason;
}

/** What came of each choice, by its index. */
async function collect(generation: Generation): Promise<readonly Collected[]> {
  const choices = Array.from(
    { length: generation.choices },
    (): Collected => ({ text: '', calls: [], reason: 'stop' }),
  );
  for await (const event of generation.events) {
    const choice = event.kind === 'ping' ? undefined : choices[event.index];
    if (choice === undefined) continue;
    if (event.kind === 'text') choice.text += event.text;
    else if (event.kind === 'tool-call') choice.calls.push(event.call);
    else if (event.kind === 'end') choice.reason = event.finishReason;
  }
  return choices;
}

function chunksOf(base: Pick<ChatCompletionChunk, 'id' | 'created' | 'model'>, withUsage: boolean): ChunkFormat {
  const chunk = (choice: ChatCompletionChunk['choices'][number]): ChatCompletionChunk => ({
    ...base,
    object: 'chat.completion.chunk',
    choices: [choice],
  });
  const calls = new Map<number, number>();
  return {
    text: (index, content) => [chunk({ index, delta: { role: 'assistant', content }, finish_reason: null })],
    toolCall(index, call) {
      const at = calls.get(index) ?? 0;
      calls.set(index, at + 1);
      const delta = { role: 'assistant' as const, tool_calls: [{ index: at, ...onWire(call) }] };
      return [chunk({ index, delta, finish_reason: null })];
    },
    end(index, finishReason, usage, faults) {
      const told = faults === undefined ? {} : { presswright: { faults: [...faults] } };
      const end = chunk({ index, delta: {}, finish_reason: finishReason, ...told });
      if (usage === null || !withUsage) return [end];
      // As OpenAI has it: the usage comes in a chunk without choices.
      return [end, { ...base, object: 'chat.completion.chunk', choices: [], usage }];
    },
  };
}
