import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ModelList } from '@presswright/shared/schemas/models';
import { toModel } from '../../support/model-resource.ts';

const schema = {
  operationId: 'listModels',
  summary: 'The models of this server',
  tags: ['Models'],
  response: { 200: ModelList },
};

export const getModels: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/v1/models', { schema, config: { access: 'read' } }, async () => {
    const data = app.models.list().map(toModel);
    const [first] = data;
    return {
      object: 'list' as const,
      data,
      has_more: false,
      first_id: first?.id ?? null,
      last_id: data.at(-1)?.id ?? null,
    };
  });
};
