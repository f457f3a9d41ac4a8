import { endpoints } from '@presswright/shared/endpoints';
import type { TextCompletionChunk } from '@presswright/shared/schemas/text-completions';
import { makeId } from '../../../ids.ts';
import { requestedModel } from '../../../plugins/models.ts';
import { type ChunkFormat, sendEvents } from '../../support/chunk-stream.ts';
import { collectTexts } from '../../support/collect-texts.ts';
import { defineRoute } from '../../support/define-route.ts';
import { textCompletionTask } from '../../support/text-completion-task.ts';
import { startChoices, textEnd } from '../../support/text-generation.ts';

export const route = defineRoute(endpoints.createTextCompletion, async (request, reply) => {
  const { body } = request;
  const model = await requestedModel(request, body.model);
  const task = textCompletionTask(body, model.contextWindow);
  const generation = await startChoices(request, model, task, body.n ?? 1, reply.workSignal());
  const base = {
    id: makeId('generation'),
    object: 'text_completion' as const,
    created: Math.floor(Date.now() / 1000),
    model: model.id,
  };
  if (body.stream === true) {
    const format = chunksOf(base, body.stream_options?.include_usage === true);
    return sendEvents(request, reply, generation, format);
  }
  const texts = await collectTexts(generation);
  return { ...base, choices: texts.map((text) => ({ ...text, logprobs: null })), usage: generation.usage() };
});

function chunksOf(base: Omit<TextCompletionChunk, 'choices' | 'usage'>, withUsage: boolean): ChunkFormat {
  const chunk = (choice: Omit<TextCompletionChunk['choices'][number], 'logprobs'>): TextCompletionChunk => ({
    ...base,
    choices: [{ ...choice, logprobs: null }],
  });
  return {
    text: (index, text) => [chunk({ index, text, finish_reason: null })],
    toolCall: () => [],
    end(index, reason, usage) {
      const end = chunk({ index, text: '', finish_reason: textEnd(reason) });
      // As OpenAI has it: the usage comes in a chunk without choices.
      return usage === null || !withUsage ? [end] : [end, { ...base, choices: [], usage }];
    },
  };
}
