import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Status } from '@presswright/shared/schemas/system';

const schema = {
  operationId: 'getStatus',
  summary: 'How busy the service is',
  tags: ['System'],
  response: { 200: Status },
};

export const getStatus: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/v1/status', { schema, config: { access: 'public' } }, async () => ({
    status: app.serviceHealth.states().status === 'healthy' ? ('operational' as const) : ('degraded' as const),
    timestamp: Math.floor(Date.now() / 1000),
    uptime: app.serviceHealth.uptime(),
    response_time: Math.round(app.activity.meanResponseMs() * 100) / 100,
    active_requests: app.activity.active(),
    queue_size: app.workers.stats().queued,
  }));
};
