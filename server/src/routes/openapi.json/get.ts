import type { FastifyPluginAsync } from 'fastify';

/** The OpenAPI document. */
export const route: FastifyPluginAsync = async (app) => {
  app.get('/openapi.json', { config: { access: 'public' } }, async () => app.swagger());
};
