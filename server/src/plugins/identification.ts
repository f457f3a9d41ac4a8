import type { NamedEndpoint } from '@presswright/shared/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Authenticator, identify } from '../auth/authenticator.ts';
import { queryKey } from '../auth/credential.ts';
import type { Principal } from '../auth/principal.ts';
import { goOn } from './go-on.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of the contract that this route is: says who may call and whose rate limit counts. */
    endpoint?: NamedEndpoint;
    /** `public`: no endpoint of the contract but a page or document that anyone may read. */
    access?: 'public';
  }
  interface FastifyInstance {
    /** @throws {ServiceError} `invalid_api_key`; for public routes that tell some callers more */
    readonly identify: (request: FastifyRequest, reply: FastifyReply) => Promise<Principal>;
  }
  interface FastifyRequest {
    /** Who sends the request; null on public routes. */
    principal: Principal | null;
  }
}

/** Since 2026-01-01 (RFC 9745): a key in the address ends up in histories and logs. */
const queryKeyDeprecated = '@1767225600';

/** The first of three steps before a body is read: finds out who sends the request. */
export const identification = fp<{ readonly authenticators: readonly Authenticator[] }>(
  async (app, { authenticators }) => {
    app.addHook('onRoute', ({ config, method, url }) => {
      const isDeclared = config?.endpoint !== undefined || config?.access !== undefined;
      if (!isDeclared) throw new Error(`${String(method)} ${url} declares no access`);
    });
    app.decorateRequest('principal', null);
    const principalFor = (request: FastifyRequest, reply: FastifyReply) => {
      if (queryKey(request.query) !== undefined) reply.header('Deprecation', queryKeyDeprecated);
      return identify(authenticators, request.headers, request.query);
    };
    app.decorate('identify', async (request, reply) => {
      request.principal = await principalFor(request, reply);
      return request.principal;
    });
    app.addHook('onRequest', (request, reply, done) => {
      const permission = request.routeOptions.config.endpoint?.permission ?? null;
      if (permission === null) return done();
      goOn(principalFor(request, reply), done, (principal) => {
        request.principal = principal;
      });
    });
  },
  { name: 'identification' },
);

/** Who sends a request to a route that asks for a credential. */
export function principalOf(request: FastifyRequest): Principal {
  if (request.principal === null)
    throw new Error(`${request.routeOptions.url ?? 'this route'} asked for no credential`);
  return request.principal;
}
