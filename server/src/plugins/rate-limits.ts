import { rateClassOf } from '@presswright/shared/endpoint';
import { ServiceError } from '@presswright/shared/errors';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { Plan, PlanLimits } from '../limits/plan-limits.ts';
import { rateHeaders, secondsUntilReset } from '../limits/rate-headers.ts';
import type { RateDecision, RateLimiter } from '../limits/rate-limiter.ts';
import { goOn } from './go-on.ts';
import { principalOf } from './identification.ts';

export interface RateLimitsOptions {
  readonly limiter: RateLimiter;
  readonly planLimits: Readonly<Record<Plan, PlanLimits>>;
}

/** The second step: counts the request against its organisation's windows. Those of no organisation are not counted. */
export const rateLimits = fp<RateLimitsOptions>(
  async (app, { limiter, planLimits }) => {
    app.addHook('onRoute', ({ config, method, url }) => {
      const isLimited = config?.endpoint !== undefined && rateClassOf(config.endpoint) === 'address';
      if (isLimited) throw new Error(`${String(method)} ${url} has no limiter`);
    });
    app.addHook('onRequest', (request, reply, done) => {
      const { endpoint } = request.routeOptions.config;
      if (endpoint === undefined || rateClassOf(endpoint) !== 'organization') return done();
      // The request that it is made for has been counted.
      if (app.innerCalls.outer() !== undefined) return done();
      const { organizationId, plan } = principalOf(request);
      goOn(limiter.consume(organizationId, planLimits[plan]), done, (decision) => tell(decision, plan, reply));
    });

    function tell(decision: RateDecision, plan: Plan, reply: FastifyReply): void {
      const now = Date.now() / 1000;
      reply.headers(rateHeaders(decision, now));
      if (decision.allowed) return;
      const { name, limit, resetAt } = decision.binding;
      throw new ServiceError(
        'rate_limit_exceeded',
        `Too many requests: the plan "${plan}" allows ${limit} a ${name}.`,
        { details: { limit, reset_time: resetAt }, retryAfter: secondsUntilReset(decision.binding, now) },
      );
    }
  },
  { name: 'rate-limits', dependencies: ['identification', 'inner-calls'] },
);
