import { ServiceError } from '@presswright/shared/errors';
import fp from 'fastify-plugin';
import type { ModelEntry, ModelRegistry } from '../inference/registry.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly models: ModelRegistry;
  }
}

export const defaultModel = 'svc-llm-7b';

export const models = fp<{ readonly models: ModelRegistry }>(
  async (app, options) => {
    app.decorate('models', options.models);
  },
  { name: 'models' },
);

/**
 * The model that a request names, or the default one.
 * @throws {ServiceError} `model_not_found` with `param`
 */
export function requestedModel(known: ModelRegistry, id = defaultModel): ModelEntry {
  try {
    return known.get(id);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw new ServiceError(error.code, error.message, { param: 'model' });
  }
}

/**
 * The model that an analysis answers with. Rules need no model, so one is only looked up when it was asked for.
 * @throws {ServiceError} `model_not_found` with `param`
 */
export function analysisModel(known: ModelRegistry, id: string | undefined): string {
  return id === undefined ? defaultModel : requestedModel(known, id).id;
}
