import type { ModelBudgetRepository } from '../store/model-budgets.ts';
import type { WorkerPool } from '../workers/pool.ts';
import { createBudgetedEngine } from './budget/budgeted-engine.ts';
import { createBuiltinEngine } from './builtin/engine.ts';
import { prepareLearnedModel } from './builtin/learned-model.ts';
import { findCorpus } from './builtin/prepare-model.ts';
import type { ConfiguredModel } from './configured/read-models.ts';
import type { Engine } from './engine.ts';
import type { InferenceLog } from './log.ts';
import { queueLimits } from './queue/queue-limits.ts';
import { createQueuedEngine, type QueuedEngine } from './queue/queued-engine.ts';
import { createModelCatalog, type ModelCatalog, type ModelEntry } from './registry.ts';

export interface InferenceOptions {
  readonly pool: WorkerPool;
  readonly dataDir: string;
  /** Folder of the WordPress packages to learn from. Default: where `fetch-corpus.mjs` puts them. */
  readonly corpusDir?: string | null;
  readonly log: InferenceLog;
  /** Where it is written down what organisations use of budgets. */
  readonly budgets: ModelBudgetRepository;
  /** Milliseconds that a task may wait for its model. Default: any time. */
  readonly maxWaitMs?: number;
}

export interface Inference {
  readonly models: ModelCatalog;
  /**
   * Offers the contract's models, and those that the operator connects, some of which may take the place of the former. A model whose
   * settings are the same as before stays as it is. What runs on one that is replaced, or waits for it, runs to its end.
   */
  configure(configured: readonly ConfiguredModel[]): Promise<void>;
  /** Refuses what waits and what comes: the server is stopping. */
  stop(): void;
  /** Ends all connections now. */
  close(): Promise<void>;
}

/** The contract's models: context windows in tokens, and when they came to be (2025-01-01). */
const models = [
  { id: 'svc-llm-7b', contextWindow: 4096, created: 1_735_689_600 },
  { id: 'svc-llm-13b', contextWindow: 8192, created: 1_735_689_600 },
] as const;
const defaultContextWindow = 8192;

/** A model and what has to be ended with it. */
interface Connection {
  /** The same for the same settings. */
  readonly key: string;
  readonly entry: ModelEntry;
  readonly queued: QueuedEngine;
  close(): Promise<void>;
}

/**
 * Makes the models that a server offers. Answers at once: the built-in model is read or learned in a worker meanwhile, and
 * completions wait for it.
 */
export function createInference(options: InferenceOptions): Inference {
  const { pool, dataDir, corpusDir = findCorpus(), log, budgets, maxWaitMs = Number.POSITIVE_INFINITY } = options;
  const learned = prepareLearnedModel({ pool, dataDir, corpusDir, log });

  function connection(model: ConfiguredModel, { engine, servers, close }: OpenEngine): Connection {
    const { settings } = model;
    const limits = queueLimits(engine.kind, settings, { threads: pool.threads, servers, maxWaitMs });
    const queued = createQueuedEngine(engine, limits, close);
    const entry: ModelEntry = {
      id: model.id,
      organizationId: settings.organization ?? null,
      created: models.find(({ id }) => id === model.id)?.created ?? Math.floor(Date.now() / 1000),
      contextWindow: 'header' in model ? model.contextWindow : (settings.context_window ?? defaultContextWindow),
      engine: withBudget(model, queued),
      queue: queued.queue,
    };
    return { key: JSON.stringify(model), entry, queued, close };
  }

  function withBudget({ id, settings }: ConfiguredModel, engine: Engine): Engine {
    if (!('budget' in settings) || settings.budget === undefined) return engine;
    return createBudgetedEngine(engine, { model: id, budget: settings.budget, ledger: budgets, log });
  }

  async function connect(model: ConfiguredModel): Promise<Connection> {
    const { context_window: contextWindow = defaultContextWindow } = model.settings;
    if ('header' in model) {
      const { createLlamaEngine } = await import('./llama/engine.ts');
      const engine = createLlamaEngine(model, log, learned);
      return connection(model, { engine, servers: model.sequences, close: engine.close });
    }
    if (!('apiKey' in model)) return connection(model, builtin(contextWindow));
    // Seldom needed, and it brings an HTTP client.
    const { createRemoteEngine } = await import('./remote/engine.ts');
    const engine = createRemoteEngine(model, log);
    return connection(model, { engine, servers: model.settings.base_urls.length, close: engine.close });
  }

  const builtin = (contextWindow: number): OpenEngine => ({
    engine: createBuiltinEngine(pool, learned, contextWindow),
    servers: 1,
    close: async () => {},
  });
  const own = models.map(({ id, contextWindow }) =>
    connection({ id, settings: { engine: 'builtin', context_window: contextWindow } }, builtin(contextWindow)),
  );
  const catalog = createModelCatalog(own.map(({ entry }) => entry));
  let isStopped = false;
  let connected: readonly Connection[] = [];
  /** All that is open, with those that end with the last of their tasks. */
  const open = new Set<Connection>(own);

  async function retire(one: Connection): Promise<void> {
    try {
      await one.queued.retire();
      log.info({ model: one.entry.id }, 'a model that was replaced is closed');
    } catch (error) {
      log.warn({ err: error, model: one.entry.id }, 'a model that was replaced could not be closed');
    } finally {
      open.delete(one);
    }
  }

  return {
    models: catalog,
    async configure(configured) {
      const known = new Map(connected.map((one) => [one.key, one]));
      const next = await allConnected(
        configured.map((model) => known.get(JSON.stringify(model)) ?? connect(model)),
        known,
      );
      const replaced = connected.filter((one) => !next.includes(one));
      connected = next;
      for (const one of next) {
        open.add(one);
        // They were asked for before the server was to stop.
        if (isStopped) one.queued.stop();
      }
      catalog.replaceAll([...own, ...next].map(({ entry }) => entry));
      for (const one of replaced) void retire(one);
    },
    stop() {
      isStopped = true;
      for (const { queued } of open) queued.stop();
    },
    async close() {
      await Promise.all([...open].map(({ close }) => close()));
    },
  };
}

/** All of them, or none: where one cannot be connected, those that are new are closed again. */
async function allConnected(
  connecting: readonly (Connection | Promise<Connection>)[],
  known: ReadonlyMap<string, Connection>,
): Promise<Connection[]> {
  const results = await Promise.allSettled(connecting);
  const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure === undefined) return made;
  await Promise.all(made.filter(({ key }) => !known.has(key)).map(({ close }) => close()));
  throw failure.reason;
}

/** An engine and what ends it. */
interface OpenEngine {
  readonly engine: Engine;
  /** Servers, or sequences of a GGUF model, that it has tasks on. */
  readonly servers: number;
  close(): Promise<void>;
}
