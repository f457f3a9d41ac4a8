import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { describePrincipal } from '../auth/principal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly activity: Activity;
  }
}

/** What the server is doing, for `GET /v1/status` and the metrics. */
export interface Activity {
  /** Requests not yet answered. */
  active(): number;
  /** Mean milliseconds of the answers of the last minute; 0 without any. */
  meanResponseMs(): number;
}

const windowSeconds = 60;

/** Counts running requests and their time, and writes one log line a request. */
export const activity = fp(async (app) => {
  let active = 0;
  const seconds = Array.from({ length: windowSeconds }, () => ({ second: -1, count: 0, milliseconds: 0 }));

  app.decorate('activity', {
    active: () => active,
    meanResponseMs() {
      const oldest = nowSeconds() - windowSeconds;
      const recent = seconds.filter(({ second }) => second > oldest);
      const count = recent.reduce((sum, slot) => sum + slot.count, 0);
      return count === 0 ? 0 : recent.reduce((sum, slot) => sum + slot.milliseconds, 0) / count;
    },
  });

  app.addHook('onRequest', (request, reply, done) => {
    active++;
    // 'close' comes once, whether the answer was sent whole or the client went away.
    reply.raw.once('close', () => {
      active--;
      record(reply.elapsedTime);
      log(request, reply);
    });
    done();
  });

  function record(milliseconds: number): void {
    const second = nowSeconds();
    const slot = seconds[second % windowSeconds];
    if (slot === undefined) return;
    if (slot.second !== second) Object.assign(slot, { second, count: 0, milliseconds: 0 });
    slot.count++;
    slot.milliseconds += milliseconds;
  }
});

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** The path without its query: the legacy `api_key` parameter must not reach a log. */
function log(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      path: request.url.split('?', 1)[0],
      // A client that goes away before the answer begins gets no status.
      ...(reply.raw.headersSent ? { status: reply.statusCode } : {}),
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.principal === null ? {} : describePrincipal(request.principal)),
      ...(reply.raw.writableFinished ? {} : { aborted: true }),
    },
    'request',
  );
}
