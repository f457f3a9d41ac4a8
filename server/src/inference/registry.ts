import { ServiceError } from '@presswright/shared/errors';
import type { Engine } from './engine.ts';

/** A model that requests may name. */
export interface ModelEntry {
  readonly id: string;
  /** Unix seconds. */
  readonly created: number;
  /** Tokens of prompt and completion together. */
  readonly contextWindow: number;
  readonly engine: Engine;
}

export interface ModelRegistry {
  list(): readonly ModelEntry[];
  /** @throws {ServiceError} `model_not_found` */
  get(id: string): ModelEntry;
}

/** Models by id, in the order given. */
export function createModelRegistry(entries: readonly ModelEntry[]): ModelRegistry {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    list: () => [...byId.values()],
    get(id) {
      const entry = byId.get(id);
      if (entry) return entry;
      const known = [...byId.keys()].join(', ');
      throw new ServiceError('model_not_found', `There is no model "${id}". Known models: ${known}.`);
    },
  };
}
