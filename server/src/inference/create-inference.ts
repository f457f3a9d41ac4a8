import type { WorkerPool } from '../workers/pool.ts';
import { createBuiltinEngine } from './builtin/engine.ts';
import { prepareLearnedModel } from './builtin/learned-model.ts';
import { findCorpus } from './builtin/prepare-model.ts';
import type { ConfiguredModel } from './configured/read-models.ts';
import type { Engine } from './engine.ts';
import type { InferenceLog } from './log.ts';
import { createModelCatalog, type ModelCatalog, type ModelEntry } from './registry.ts';

export interface InferenceOptions {
  readonly pool: WorkerPool;
  readonly dataDir: string;
  /** Folder of the WordPress packages to learn from. Default: where `fetch-corpus.mjs` puts them. */
  readonly corpusDir?: string | null;
  readonly log: InferenceLog;
}

export interface Inference {
  readonly models: ModelCatalog;
  /**
   * Offers the contract's models, and those that the operator connects, some of which may take the place of the former. What runs
   * on a model that is replaced runs to its end.
   */
  configure(configured: readonly ConfiguredModel[]): Promise<void>;
  /** Ends the connections once nothing runs on them any more. */
  close(): Promise<void>;
}

/** The contract's models: context windows in tokens, and when they came to be (2025-01-01). */
const models = [
  { id: 'svc-llm-7b', contextWindow: 4096, created: 1_735_689_600 },
  { id: 'svc-llm-13b', contextWindow: 8192, created: 1_735_689_600 },
] as const;
const defaultContextWindow = 8192;

/**
 * Makes the models that a server offers. Answers at once: the built-in model is read or learned in a worker meanwhile, and
 * completions wait for it.
 */
export function createInference({ pool, dataDir, corpusDir = findCorpus(), log }: InferenceOptions): Inference {
  const learned = prepareLearnedModel({ pool, dataDir, corpusDir, log });
  const builtin = (contextWindow: number) => createBuiltinEngine(pool, learned, contextWindow);
  const own = models.map(
    (model): ModelEntry => ({ ...model, organizationId: null, engine: builtin(model.contextWindow) }),
  );
  const catalog = createModelCatalog(own);
  let connected: { readonly entry: ModelEntry; close(): Promise<void> }[] = [];

  async function connect(model: ConfiguredModel): Promise<(typeof connected)[number]> {
    const { context_window: contextWindow = defaultContextWindow, organization = null } = model.settings;
    const known = models.find(({ id }) => id === model.id);
    const created = known?.created ?? Math.floor(Date.now() / 1000);
    const entry = (engine: Engine): ModelEntry => ({
      id: model.id,
      organizationId: organization,
      created,
      contextWindow,
      engine,
    });
    if (!('apiKey' in model)) return { entry: entry(builtin(contextWindow)), close: async () => {} };
    // Seldom needed, and it brings an HTTP client.
    const { createRemoteEngine } = await import('./remote/engine.ts');
    const engine = createRemoteEngine(model, log);
    return { entry: entry(engine), close: engine.close };
  }

  const closeAll = (list: typeof connected) => Promise.all(list.map(({ close }) => close()));

  return {
    models: catalog,
    async configure(configured) {
      const next = await Promise.all(configured.map(connect));
      const previous = connected;
      connected = next;
      catalog.replaceAll([...own, ...next.map(({ entry }) => entry)]);
      // They end with the last of the requests that they have.
      closeAll(previous).catch((error: unknown) => log.warn({ err: error }, 'a connection could not be closed'));
    },
    close: async () => void (await closeAll(connected)),
  };
}
