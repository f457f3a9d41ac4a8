import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Health } from '@presswright/shared/schemas/system';
import { version } from '../../../version.ts';

const schema = {
  operationId: 'getHealth',
  summary: 'Whether the services can answer',
  tags: ['System'],
  response: { 200: Health },
};

export const getHealth: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/v1/health', { schema, config: { access: 'public' } }, async () => {
    const { status, services } = app.serviceHealth.states();
    return { status, timestamp: Math.floor(Date.now() / 1000), version, services };
  });
};
