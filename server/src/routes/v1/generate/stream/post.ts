import { endpoints } from '@presswright/shared/endpoints';
import { requestedModel } from '../../../../plugins/models.ts';
import { sendChunks } from '../../../support/chunk-stream.ts';
import { defineRoute } from '../../../support/define-route.ts';
import { startGeneration } from '../../../support/text-generation.ts';

export const route = defineRoute(endpoints.generateStream, async (request, reply) => {
  const { body } = request;
  const model = await requestedModel(request, body.model);
  const generation = await startGeneration(request, model, reply.workSignal());
  return sendChunks(request, reply, model.id, generation);
});
