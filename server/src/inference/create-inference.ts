import type { WorkerPool } from '../workers/pool.ts';
import { createBuiltinEngine } from './builtin/engine.ts';
import { type InferenceLog, prepareLearnedModel } from './builtin/learned-model.ts';
import { findCorpus } from './builtin/prepare-model.ts';
import { createModelCatalog, type ModelCatalog } from './registry.ts';

export interface InferenceOptions {
  readonly pool: WorkerPool;
  readonly dataDir: string;
  /** Folder of the WordPress packages to learn from. Default: where `fetch-corpus.mjs` puts them. */
  readonly corpusDir?: string | null;
  readonly log: InferenceLog;
}

export interface Inference {
  readonly models: ModelCatalog;
}

/** The contract's models: context windows in tokens, and when they came to be (2025-01-01). */
const models = [
  { id: 'svc-llm-7b', contextWindow: 4096, created: 1_735_689_600 },
  { id: 'svc-llm-13b', contextWindow: 8192, created: 1_735_689_600 },
] as const;

/**
 * Makes the models that a server offers. Answers at once: the built-in model is read or learned in a worker meanwhile, and
 * completions wait for it.
 */
export function createInference({ pool, dataDir, corpusDir = findCorpus(), log }: InferenceOptions): Inference {
  const learned = prepareLearnedModel({ pool, dataDir, corpusDir, log });
  const entries = models.map((model) => ({
    ...model,
    organizationId: null,
    engine: createBuiltinEngine(pool, learned, model.contextWindow),
  }));
  return { models: createModelCatalog(entries) };
}
