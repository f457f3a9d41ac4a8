import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ModelDetail, ModelParams } from '@presswright/shared/schemas/models';
import { toModel } from '../../../support/model-resource.ts';

const schema = {
  operationId: 'getModel',
  summary: 'One model, with what it is',
  tags: ['Models'],
  params: ModelParams,
  response: { 200: ModelDetail },
};

export const getModel: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/v1/models/:model_id',
    { schema, config: { access: 'read', errors: ['model_not_found'] } },
    async (request) => {
      const entry = app.models.get(request.params.model_id);
      return { ...toModel(entry), specifications: entry.engine.specifications() };
    },
  );
};
