import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest, InjectOptions } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    readonly innerCalls: InnerCalls;
  }
}

/** Requests that the server makes to its own routes on behalf of one that it answers. */
export interface InnerCalls {
  /** The request that the running one is made for; undefined: it came from outside. */
  outer(): FastifyRequest | undefined;
  /**
   * A `fetch` that asks the server's own routes in the name of whoever sent `outer`: with the same credential, address and
   * request id. They identify the caller, look at permissions and meter as they always do; `outer` alone counts against
   * the rate limit.
   */
  fetchFor(outer: FastifyRequest): typeof fetch;
}

interface InnerCall {
  readonly outer: FastifyRequest;
  readonly signal: AbortSignal | undefined;
}

/** Headers of the outer request that say who asks, and under which name the server is known there. */
const passedOn = ['authorization', 'x-api-key', 'host'] as const;

export const innerCalls = fp(
  async (app) => {
    // What the context of a call says cannot be claimed from outside, as a header could be.
    const calls = new AsyncLocalStorage<InnerCall>();

    app.addHook('onRequest', (_request, reply, done) => {
      const signal = calls.getStore()?.signal;
      // As if the client had hung up: what works for the call ends, and is metered as aborted.
      if (signal !== undefined) onAbort(signal, () => reply.raw.destroy(), reply.raw);
      done();
    });

    app.decorate('innerCalls', {
      outer: () => calls.getStore()?.outer,
      fetchFor: (outer) => async (input, init) => {
        const { pathname, search } = new URL(String(input));
        const signal = init?.signal ?? undefined;
        signal?.throwIfAborted();
        const options = optionsOf(outer, init);
        // Awaited inside: it begins no sooner.
        const answer = await calls.run(
          { outer, signal },
          async () => await app.inject({ ...options, url: pathname + search }),
        );
        const headers = Object.entries(answer.headers).map(
          ([name, value]) => [name, String(value)] as [string, string],
        );
        return new Response(answer.rawPayload, { status: answer.statusCode, headers });
      },
    });
  },
  { name: 'inner-calls' },
);

function optionsOf(outer: FastifyRequest, init: RequestInit = {}): InjectOptions {
  const headers = new Headers(init.headers);
  for (const name of passedOn) {
    const value = outer.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('x-request-id', outer.id);
  const { api_key: queryKey } = outer.query as { readonly api_key?: unknown };
  return {
    method: (init.method ?? 'GET') as 'GET' | 'POST',
    headers: Object.fromEntries(headers),
    remoteAddress: outer.ip,
    ...(typeof queryKey === 'string' && { query: { api_key: queryKey } }),
    ...(typeof init.body === 'string' && { payload: init.body }),
  };
}

/** Calls `act` once the signal aborts, at the latest until the answer is over. */
function onAbort(
  signal: AbortSignal,
  act: () => void,
  answer: { once(event: 'close', listener: () => void): unknown },
) {
  if (signal.aborted) return act();
  signal.addEventListener('abort', act, { once: true });
  answer.once('close', () => signal.removeEventListener('abort', act));
}
