import { ServiceError } from '@presswright/shared/errors';
import fp from 'fastify-plugin';
import type { Engine } from '../inference/engine.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly models: Models;
  }
}

/** A model that requests may name. */
export interface ModelEntry {
  readonly id: string;
  /** Unix seconds. */
  readonly created: number;
  /** Tokens of prompt and completion together. */
  readonly contextWindow: number;
  readonly engine: Engine;
}

/** What the server knows of models. */
export interface Models {
  list(): readonly ModelEntry[];
  /** @throws {ServiceError} `model_not_found` */
  get(id: string): ModelEntry;
}

export const defaultModel = 'svc-llm-7b';

export const models = fp<{ readonly models: Models }>(
  async (app, options) => {
    app.decorate('models', options.models);
  },
  { name: 'models' },
);

/**
 * The model that a request names, or the default one.
 * @throws {ServiceError} `model_not_found` with `param`
 */
export function requestedModel(known: Models, id = defaultModel): ModelEntry {
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
export function analysisModel(known: Models, id: string | undefined): string {
  return id === undefined ? defaultModel : requestedModel(known, id).id;
}
