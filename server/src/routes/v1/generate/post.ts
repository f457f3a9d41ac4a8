import { endpoints } from '@presswright/shared/endpoints';
import { makeId } from '../../../ids.ts';
import { requestedModel } from '../../../plugins/models.ts';
import { defineRoute } from '../../support/define-route.ts';
import { gatedTexts } from '../../support/gated-texts.ts';
import { sendInspectedChunks } from '../../support/inspected-chunks.ts';
import { startGeneration } from '../../support/text-generation.ts';

export const route = defineRoute(endpoints.generate, async (request, reply) => {
  const { body } = request;
  const model = await requestedModel(request, body.model);
  const signal = reply.workSignal();
  if (body.stream === true) return sendInspectedChunks(request, reply, model, signal);
  const since = performance.now();
  const generation = await startGeneration(request, model, signal);
  return {
    id: makeId('generation'),
    object: 'text_generation' as const,
    created: Math.floor(Date.now() / 1000),
    model: model.id,
    ...(await gatedTexts(request, model, generation, signal, since)),
  };
});
