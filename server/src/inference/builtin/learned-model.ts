import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { ServiceError } from '@presswright/shared/errors';
import type { WorkerPool } from '../../workers/pool.ts';
import type { InferenceLog } from '../log.ts';
import { modelPath } from './model-file.ts';
import type { ModelMeta } from './model-format.ts';

/** The one learned model of a data folder, shared by every engine that uses it. */
export interface LearnedModel {
  state(): 'starting' | 'healthy' | 'unhealthy';
  /** null until it is ready. */
  meta(): ModelMeta | null;
  /** @throws {ServiceError} `server_error` when it could not be made ready */
  ready(): Promise<ReadyModel>;
}

interface ReadyModel {
  readonly buffer: SharedArrayBuffer;
  /** Another one for each model that was read. */
  readonly id: string;
}

export interface LearnedModelOptions {
  readonly pool: WorkerPool;
  readonly dataDir: string;
  readonly corpusDir: string | null;
  readonly log: InferenceLog;
}

/** Reading a whole WordPress takes five seconds; a slow machine may take ten times that. */
const learnTimeoutMs = 10 * 60_000;

/**
 * Begins to read or learn the model, in a worker, and answers at once. When another process has put a new file in its place, as
 * `presswright learn` does, whoever asks next waits until that is read; what runs on the old one runs to its end.
 */
export function prepareLearnedModel({ pool, dataDir, corpusDir, log }: LearnedModelOptions): LearnedModel {
  let state: 'starting' | 'healthy' | 'unhealthy' = 'starting';
  let meta: ModelMeta | null = null;
  /** The file that was read last; undefined: none was yet. */
  let stamp: string | undefined;
  let isReading = true;

  const prepare = async (): Promise<ReadyModel> => {
    const started = performance.now();
    const before = stampOf(modelPath(dataDir));
    const input = { dataDir, corpusDir, add: [] };
    const result = await pool.run('prepareModel', input, { timeoutMs: learnTimeoutMs });
    for (const warning of result.warnings) log.warn({}, warning);
    // A file that is written while the old one is read is another one.
    stamp = result.learned ? stampOf(modelPath(dataDir)) : before;
    meta = result.meta;
    state = 'healthy';
    const milliseconds = Math.round(performance.now() - started);
    log.info(
      { milliseconds, megabytes: Math.round(result.model.byteLength / 1e6), counts: meta.counts },
      result.learned ? 'learned the built-in model' : 'read the built-in model',
    );
    return { buffer: result.model, id: randomUUID() };
  };
  const first = prepare().catch((cause: unknown) => {
    state = 'unhealthy';
    // Refused means that the server is stopping: nothing has failed.
    if (!isRefusal(cause)) log.error({ err: cause }, 'the built-in model could not be made ready');
    throw new ServiceError('server_error', 'The built-in model could not be made ready; the log says why.', { cause });
  });
  let current = first;
  const settled = () => {
    isReading = false;
  };
  // Whoever asks for it sees the failure; nobody may ask.
  first.then(settled, settled);

  const look = () => {
    if (isReading) return;
    const found = stampOf(modelPath(dataDir));
    if (found === '' || found === stamp) return;
    isReading = true;
    const old = current;
    current = prepare()
      .catch((err: unknown) => {
        // What cannot be read now is not read again and again.
        stamp = found;
        if (!isRefusal(err)) log.error({ err }, 'the new built-in model could not be read; the old one stays');
        return old;
      })
      .finally(settled);
    // Whoever asks for it sees the failure of the old one, too; nobody may ask.
    current.catch(() => {});
  };
  return {
    state: () => state,
    meta: () => {
      look();
      return meta;
    },
    ready: () => {
      look();
      return current;
    },
  };
}

/** Tells one file from another that was put in its place; '' where there is none to be seen. */
function stampOf(path: string): string {
  try {
    const { ino, mtimeMs, size } = statSync(path);
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    // Whatever keeps it from being seen is told when it is read.
    return '';
  }
}

/** The pool takes no work any more. */
const isRefusal = (cause: unknown): boolean => cause instanceof ServiceError && cause.code === 'server_overloaded';
