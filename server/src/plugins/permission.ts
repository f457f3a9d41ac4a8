import fp from 'fastify-plugin';
import { requirePermission } from '../auth/permission.ts';
import { principalOf } from './identification.ts';

/** The third step: refuses who may not do what the endpoint does. */
export const permission = fp(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const required = request.routeOptions.config.endpoint?.permission ?? null;
      if (required !== null) requirePermission(principalOf(request), required);
      done();
    });
  },
  { name: 'permission', dependencies: ['identification', 'rate-limits'] },
);
