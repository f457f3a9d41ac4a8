import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

export const getOpenapi: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/openapi.json', { schema: { hide: true }, config: { access: 'public' } }, async () => app.swagger());
};
