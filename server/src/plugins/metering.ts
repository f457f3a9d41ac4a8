import type { TokenUsage } from '@presswright/shared/schemas/generation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  type BillableWork,
  type Meter,
  type MeteredUnit,
  type MeteredUnits,
  meteredUnits,
  type WorkOutcome,
} from '../limits/meter.ts';
import { principalOf } from './identification.ts';
import { ClientGone } from './stop-reasons.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** null: nobody is billed for this endpoint. */
    meteredWork: MeteredWork | null;
  }
}

/** What is counted of one request. */
export interface MeteredWork {
  add(units: Partial<Record<MeteredUnit, number>>): void;
  /** Keeps the count open until `work`, which must not reject, is over: more than the handler's promise may run. */
  until(work: Promise<void>): void;
  /** The work failed although its answer had begun well. */
  fail(): void;
}

const noUnits = Object.fromEntries(meteredUnits.map((unit) => [unit, 0])) as Record<MeteredUnit, number>;

/**
 * Puts every billable endpoint between the two calls of the meter: before its handler begins, and after all of its work
 * and its answer are over.
 */
export const metering = fp<{ readonly meter: Meter }>(
  async (app, { meter }) => {
    // Work whose handler has ended and that is not yet counted.
    // A number, not a set of promises: a set that changes with every request keeps all of them alive until a full collection.
    let open = 0;
    let closed: (() => void) | undefined;
    app.decorateRequest('meteredWork', null);
    app.addHook('onRoute', (route) => {
      const { endpoint } = route.config ?? {};
      if (endpoint?.billable !== true) return;
      const { handler } = route;
      route.handler = function (request, reply) {
        const work = { principal: principalOf(request), operationId: endpoint.operationId, requestId: request.id };
        return measured(work, request, reply, () => handler.call(this, request, reply));
      };
    });
    // What runs when the server stops is counted, too.
    app.addHook('onClose', async () => {
      if (open > 0) await new Promise<void>((resolve) => (closed = resolve));
    });

    async function measured(
      work: BillableWork,
      request: FastifyRequest,
      reply: FastifyReply,
      handle: () => unknown,
    ): Promise<unknown> {
      // The client may have gone while its body was read.
      if (reply.raw.closed) throw new ClientGone();
      const units = { ...noUnits };
      let isRefused = false;
      let hasFailed = false;
      let isAnswered = false;
      // The answer, and the handler's promise.
      let unfinished = 2;
      const outcome = (): WorkOutcome => {
        if (isRefused) return 'refused';
        if (!isAnswered) return 'aborted';
        return hasFailed || reply.statusCode >= 400 ? 'failed' : 'completed';
      };
      const finish = () => {
        unfinished--;
        if (unfinished === 0) void count(work, units, outcome(), request);
      };
      reply.raw.once('finish', () => {
        isAnswered = true;
      });
      const endHandler = () => {
        open++;
        finish();
      };
      reply.raw.once('close', finish);
      try {
        await meter.before(work);
      } catch (error) {
        isRefused = true;
        endHandler();
        throw error;
      }
      request.meteredWork = {
        add(made) {
          for (const unit of meteredUnits) units[unit] += made[unit] ?? 0;
        },
        until(more) {
          unfinished++;
          void more.then(finish);
        },
        fail() {
          hasFailed = true;
        },
      };
      try {
        return await handle();
      } finally {
        endHandler();
      }
    }

    async function count(
      work: BillableWork,
      units: MeteredUnits,
      outcome: WorkOutcome,
      request: FastifyRequest,
    ): Promise<void> {
      try {
        await meter.after(work, units, outcome);
      } catch (error) {
        request.log.error({ err: error }, 'billable work could not be counted');
      } finally {
        open--;
        if (open === 0) closed?.();
      }
    }
  },
  { name: 'metering', dependencies: ['identification'] },
);

/** Tokens as they are counted. */
export function tokensOf({ prompt_tokens, completion_tokens }: TokenUsage): Partial<Record<MeteredUnit, number>> {
  return { prompt_tokens, completion_tokens };
}

/** The count of a request to a billable endpoint. */
export function meteredWorkOf(request: FastifyRequest): MeteredWork {
  if (request.meteredWork === null) throw new Error(`${request.routeOptions.url ?? 'this route'} is not billable`);
  return request.meteredWork;
}
