import { endpoints } from '@presswright/shared/endpoints';
import { makeId } from '../../../ids.ts';
import { requestedModel } from '../../../plugins/models.ts';
import { sendChunks } from '../../support/chunk-stream.ts';
import { collectTexts } from '../../support/collect-texts.ts';
import { defineRoute } from '../../support/define-route.ts';
import { startGeneration } from '../../support/text-generation.ts';

export const route = defineRoute(endpoints.generate, async (request, reply) => {
  const { body } = request;
  const model = await requestedModel(request, body.model);
  const generation = await startGeneration(request, model, reply.workSignal());
  if (body.stream === true) return sendChunks(request, reply, model.id, generation);
  const choices = await collectTexts(generation);
  return {
    id: makeId('generation'),
    object: 'text_generation' as const,
    created: Math.floor(Date.now() / 1000),
    model: model.id,
    choices,
    usage: generation.usage(),
  };
});
