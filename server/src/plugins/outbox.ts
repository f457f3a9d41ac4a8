import type { EventPayload, EventType } from '@presswright/shared/events';
import fp from 'fastify-plugin';
import type { Outbox } from '../events/outbox.ts';
import { principalOf } from './identification.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Tells whoever wants to know what a request has computed. The answer is made already: a store that cannot take the
     * event costs the event, which the log tells, and never the answer.
     */
    readonly tell: <T extends EventType>(
      request: FastifyRequest,
      type: T,
      data: () => EventPayload<T>,
    ) => Promise<void>;
  }
}

export const outbox = fp<{ readonly outbox: Outbox }>(
  async (app, options) => {
    app.decorate('tell', async (request, type, data) => {
      try {
        await options.outbox.record(principalOf(request).organizationId, type, data);
      } catch (error) {
        request.log.error({ err: error, event: type }, 'an event could not be kept');
      }
    });
  },
  { dependencies: ['identification'] },
);
