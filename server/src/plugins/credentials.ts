import { rateClassOf } from '@presswright/shared/endpoint';
import type { NamedEndpoint } from '@presswright/shared/endpoints';
import { ServiceError } from '@presswright/shared/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ApiKeyAuthenticator } from '../auth/api-key-authenticator.ts';
import { type Caller, requirePermission } from '../auth/caller.ts';
import { readCredential } from '../auth/credential.ts';
import type { Plan, PlanLimits } from '../limits/plan-limits.ts';
import { rateHeaders, secondsUntilReset } from '../limits/rate-headers.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of the contract that this route is: says who may call and whose rate limit counts. */
    endpoint?: NamedEndpoint;
    /** `public`: no endpoint of the contract but a page or document that anyone may read. */
    access?: 'public';
  }
  interface FastifyInstance {
    /** @throws {ServiceError} `invalid_api_key`; for public routes that tell some callers more */
    readonly identify: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>;
  }
  interface FastifyRequest {
    /** Who sends the request; null on public routes. */
    caller: Caller | null;
  }
}

export interface CredentialsOptions {
  readonly authenticator: ApiKeyAuthenticator;
  readonly limiter: RateLimiter;
  readonly planLimits: Readonly<Record<Plan, PlanLimits>>;
}

/** Since 2026-01-01 (RFC 9745): a key in the address ends up in histories and logs. */
const queryKeyDeprecated = '@1767225600';

/** Checks the credential, then the rate limit, then the permission, before a body is read. */
export const credentials = fp<CredentialsOptions>(async (app, { authenticator, limiter, planLimits }) => {
  app.decorateRequest('caller', null);
  app.decorate('identify', identify);
  app.addHook('onRoute', (route) => {
    const { endpoint, access } = route.config ?? {};
    const name = `${String(route.method)} ${route.url}`;
    if (endpoint === undefined && access === undefined) throw new Error(`${name} declares no access`);
    if (endpoint !== undefined && rateClassOf(endpoint) === 'address') throw new Error(`${name} has no limiter`);
  });

  app.addHook('onRequest', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint === undefined || endpoint.permission === null) return;
    const caller = await identify(request, reply);
    if (rateClassOf(endpoint) === 'organization') await limit(caller, reply);
    requirePermission(caller, endpoint.permission);
  });

  async function identify(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    const { key, place } = readCredential(request.headers, request.query);
    if (place === 'query') reply.header('Deprecation', queryKeyDeprecated);
    request.caller = await authenticator.authenticate(key);
    return request.caller;
  }

  async function limit({ organizationId, plan }: Caller, reply: FastifyReply): Promise<void> {
    const decision = await limiter.consume(organizationId, planLimits[plan]);
    const now = Date.now() / 1000;
    reply.headers(rateHeaders(decision, now));
    if (decision.allowed) return;
    const { name, limit, resetAt } = decision.binding;
    throw new ServiceError('rate_limit_exceeded', `Too many requests: the plan "${plan}" allows ${limit} a ${name}.`, {
      details: { limit, reset_time: resetAt },
      retryAfter: secondsUntilReset(decision.binding, now),
    });
  }
});

/** The caller of a route that asks for a credential. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Error(`${request.routeOptions.url ?? 'this route'} asked for no credential`);
  return request.caller;
}
