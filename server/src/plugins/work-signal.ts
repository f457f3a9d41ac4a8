import { ServiceError } from '@presswright/shared/errors';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { ClientGone, serverStopping } from './stop-reasons.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts with the reason to tell clients as soon as the server begins to stop. */
    readonly stopping: AbortSignal;
  }
  interface FastifyReply {
    /** Aborts when the client hangs up or the time limit of a request is over; its reason is the error to answer. */
    workSignal(): AbortSignal;
  }
}

/** Seconds: what took too long once may be done in time when the server has less to do. */
const retryAfter = 10;

/** Gives handlers the signals on which their work has to end. */
export const workSignals = fp<{ readonly timeoutMs: number }>(async (app, { timeoutMs }) => {
  const stop = new AbortController();
  app.decorate('stopping', stop.signal);
  app.addHook('preClose', async () => stop.abort(serverStopping()));

  app.decorateReply('workSignal', function (this: FastifyReply) {
    // The client may have gone before the work begins.
    if (this.raw.closed) return AbortSignal.abort(new ClientGone());
    const work = new AbortController();
    const timer = setTimeout(() => {
      const message = `The request took longer than ${timeoutMs / 1000} s.`;
      work.abort(new ServiceError('timeout', message, { retryAfter }));
    }, timeoutMs);
    this.raw.once('close', () => {
      clearTimeout(timer);
      if (!this.raw.writableFinished) work.abort(new ClientGone());
    });
    return work.signal;
  });
});
