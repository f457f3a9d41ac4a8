import fp from 'fastify-plugin';
import type { Outbox } from '../events/outbox.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly outbox: Outbox;
  }
}

export const outbox = fp<{ readonly outbox: Outbox }>(async (app, options) => {
  app.decorate('outbox', options.outbox);
});
