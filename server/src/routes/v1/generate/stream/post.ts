import { endpoints } from '@presswright/shared/endpoints';
import { requestedModel } from '../../../../plugins/models.ts';
import { defineRoute } from '../../../support/define-route.ts';
import { sendInspectedChunks } from '../../../support/inspected-chunks.ts';

export const route = defineRoute(endpoints.generateStream, async (request, reply) => {
  const model = await requestedModel(request, request.body.model);
  return sendInspectedChunks(request, reply, model, reply.workSignal());
});
