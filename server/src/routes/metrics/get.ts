import type { FastifyPluginAsync } from 'fastify';
import { requirePermission } from '../../auth/permission.ts';
import { isFromThisMachine } from '../../plugins/metrics.ts';

/** Prometheus metrics: open to this machine, elsewhere only to a key with the permission `admin`. */
export const route: FastifyPluginAsync = async (app) => {
  app.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
    if (!isFromThisMachine(request)) requirePermission(await app.identify(request, reply), 'admin');
    return reply.type(app.metrics.contentType).send(await app.metrics.text());
  });
};
