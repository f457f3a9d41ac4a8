import { randomUUID } from 'node:crypto';
import { ServiceError } from '@presswright/shared/errors';
import type { WorkerPool } from '../../workers/pool.ts';
import type { InferenceLog } from '../log.ts';
import type { ModelMeta } from './model-format.ts';

/** The one learned model of a data folder, shared by every engine that uses it. */
export interface LearnedModel {
  state(): 'starting' | 'healthy' | 'unhealthy';
  /** null until it is ready. */
  meta(): ModelMeta | null;
  /** @throws {ServiceError} `server_error` when it could not be made ready */
  ready(): Promise<{ readonly buffer: SharedArrayBuffer; readonly id: string }>;
}

export interface LearnedModelOptions {
  readonly pool: WorkerPool;
  readonly dataDir: string;
  readonly corpusDir: string | null;
  readonly log: InferenceLog;
}

/** Reading a whole WordPress takes five seconds; a slow machine may take ten times that. */
const learnTimeoutMs = 10 * 60_000;

/** Begins to read or learn the model, in a worker, and answers at once. */
export function prepareLearnedModel({ pool, dataDir, corpusDir, log }: LearnedModelOptions): LearnedModel {
  let state: 'starting' | 'healthy' | 'unhealthy' = 'starting';
  let meta: ModelMeta | null = null;
  const started = performance.now();

  const prepare = async () => {
    const input = { dataDir, corpusDir, add: [] };
    const result = await pool.run('prepareModel', input, { timeoutMs: learnTimeoutMs });
    for (const warning of result.warnings) log.warn({}, warning);
    meta = result.meta;
    state = 'healthy';
    const milliseconds = Math.round(performance.now() - started);
    log.info(
      { milliseconds, megabytes: Math.round(result.model.byteLength / 1e6), counts: meta.counts },
      result.learned ? 'learned the built-in model' : 'read the built-in model',
    );
    return { buffer: result.model, id: randomUUID() };
  };
  const prepared = prepare().catch((cause: unknown) => {
    state = 'unhealthy';
    // Refused means that the server is stopping: nothing has failed.
    const isRefused = cause instanceof ServiceError && cause.code === 'server_overloaded';
    if (!isRefused) log.error({ err: cause }, 'the built-in model could not be made ready');
    throw new ServiceError('server_error', 'The built-in model could not be made ready; the log says why.', { cause });
  });
  // Whoever asks for it sees the failure; nobody may ask.
  prepared.catch(() => {});
  return { state: () => state, meta: () => meta, ready: () => prepared };
}
