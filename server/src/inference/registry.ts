import { ServiceError } from '@presswright/shared/errors';
import type { Engine } from './engine.ts';
import type { ModelQueue } from './queue/queued-engine.ts';

/** A model that requests may name. */
export interface ModelEntry {
  readonly id: string;
  /** Whose own model it is; null: every organisation's. */
  readonly organizationId: string | null;
  /** Unix seconds. */
  readonly created: number;
  /** Tokens of prompt and completion together. */
  readonly contextWindow: number;
  readonly engine: Engine;
  /** Absent: its tasks begin at once, and it is never closed. */
  readonly queue?: ModelQueue;
}

/**
 * The models by organisation. They may change at any time: whoever works with an entry keeps it until the work is done,
 * and looks it up anew for the next.
 */
export interface ModelRegistry {
  /** The models that an organisation may name: those of everyone, then its own. */
  list(organizationId: string): Promise<readonly ModelEntry[]>;
  /** @throws {ServiceError} `model_not_found`, for another organisation's model too */
  get(organizationId: string, id: string): Promise<ModelEntry>;
  /** The models of every organisation: the service is as healthy as they are. */
  shared(): readonly ModelEntry[];
}

/** A registry whose models are put and removed while the server runs. */
export interface ModelCatalog extends ModelRegistry {
  /** Adds a model, or takes the place of the one of the same id and organisation. */
  put(entry: ModelEntry): void;
  /** Takes the place of all models at once. */
  replaceAll(entries: readonly ModelEntry[]): void;
  /** @returns false: there was no such model */
  remove(organizationId: string | null, id: string): boolean;
}

/** Models in memory, in the order in which they came. An organisation's own model hides one of everyone's of its id. */
export function createModelCatalog(entries: readonly ModelEntry[]): ModelCatalog {
  const byOwner = new Map<string | null, Map<string, ModelEntry>>([[null, new Map()]]);

  function put(entry: ModelEntry): void {
    const owned = byOwner.get(entry.organizationId) ?? new Map<string, ModelEntry>();
    byOwner.set(entry.organizationId, owned.set(entry.id, entry));
  }

  function visible(organizationId: string): ReadonlyMap<string, ModelEntry> {
    return new Map([...(byOwner.get(null) ?? []), ...(byOwner.get(organizationId) ?? [])]);
  }

  for (const entry of entries) put(entry);
  return {
    put,
    replaceAll(all) {
      byOwner.clear();
      byOwner.set(null, new Map());
      for (const entry of all) put(entry);
    },
    remove(organizationId, id) {
      const owned = byOwner.get(organizationId);
      if (owned === undefined || !owned.delete(id)) return false;
      if (owned.size === 0 && organizationId !== null) byOwner.delete(organizationId);
      return true;
    },
    list: async (organizationId) => [...visible(organizationId).values()],
    async get(organizationId, id) {
      const entry = byOwner.get(organizationId)?.get(id) ?? byOwner.get(null)?.get(id);
      if (entry !== undefined) return entry;
      const known = [...visible(organizationId).keys()].join(', ');
      throw new ServiceError('model_not_found', `There is no model "${id}". Known models: ${known}.`);
    },
    shared: () => [...(byOwner.get(null)?.values() ?? [])],
  };
}
