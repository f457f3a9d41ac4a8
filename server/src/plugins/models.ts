import type { ServerResponse } from 'node:http';
import { ServiceError } from '@presswright/shared/errors';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ModelEntry, ModelRegistry } from '../inference/registry.ts';
import { principalOf } from './identification.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly models: ModelRegistry;
  }
  interface FastifyRequest {
    /** The answer as Node writes it; null before the first hook. */
    rawAnswer: ServerResponse | null;
  }
}

export const defaultModel = 'svc-llm-7b';

export const models = fp<{ readonly models: ModelRegistry }>(
  async (app, options) => {
    app.decorate('models', options.models);
    app.decorateRequest('rawAnswer', null);
    app.addHook('onRequest', (request, reply, done) => {
      request.rawAnswer = reply.raw;
      done();
    });
  },
  { name: 'models' },
);

/**
 * The model that a request names, or the default one. It stays open until the request is answered, also where the operator removes it
 * meanwhile.
 * @throws {ServiceError} `model_not_found` with `param`
 */
export async function requestedModel(request: FastifyRequest, id = defaultModel): Promise<ModelEntry> {
  try {
    const entry = await request.server.models.get(principalOf(request).organizationId, id);
    holdUntilAnswered(request, entry);
    return entry;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw new ServiceError(error.code, error.message, { param: 'model' });
  }
}

function holdUntilAnswered({ rawAnswer }: FastifyRequest, { queue }: ModelEntry): void {
  if (queue === undefined || rawAnswer === null || rawAnswer.closed) return;
  rawAnswer.once('close', queue.hold());
}

/**
 * The model that an analysis answers with. Rules need no model, so one is only looked up when it was asked for.
 * @throws {ServiceError} `model_not_found` with `param`
 */
export async function analysisModel(request: FastifyRequest, id: string | undefined): Promise<string> {
  return id === undefined ? defaultModel : (await requestedModel(request, id)).id;
}
