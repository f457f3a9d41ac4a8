import { endpoints } from '@presswright/shared/endpoints';
import type { FinishReason, TextGeneration } from '@presswright/shared/schemas/generation';
import { makeId } from '../../../ids.ts';
import { requestedModel } from '../../../plugins/models.ts';
import { sendChunks } from '../../support/chunk-stream.ts';
import { defineRoute } from '../../support/define-route.ts';
import { type Generation, startGeneration, textEnd } from '../../support/text-generation.ts';

export const route = defineRoute(endpoints.generate, async (request, reply) => {
  const { body } = request;
  const model = await requestedModel(request, body.model);
  const generation = await startGeneration(request, model, reply.workSignal());
  if (body.stream === true) return sendChunks(request, reply, model.id, generation);
  const choices = await collect(generation);
  return {
    id: makeId('generation'),
    object: 'text_generation' as const,
    created: Math.floor(Date.now() / 1000),
    model: model.id,
    choices,
    usage: generation.usage(),
  };
});

async function collect(generation: Generation): Promise<TextGeneration['choices']> {
  const choices = Array.from({ length: generation.choices }, (_, index) => ({
    index,
    text: '',
    reason: 'stop' as FinishReason,
  }));
  for await (const event of generation.events) {
    if (event.kind === 'ping') continue;
    const choice = choices[event.index];
    if (choice === undefined) continue;
    if (event.kind === 'text') choice.text += event.text;
    else if (event.kind === 'end') choice.reason = textEnd(event.finishReason);
  }
  return choices.map(({ index, text, reason }) => ({ index, text, finish_reason: reason }));
}
