import { ServiceError } from '@presswright/shared/errors';
import type { AnalyzeOptions, FileReport, SourceFile } from '../analysis/analyzer.ts';
import type { WorkerTasks } from './tasks.ts';

/** What a worker is asked for one group, and the longest that it may take, in milliseconds. */
export interface GroupRun {
  readonly input: WorkerTasks['analyze']['input'];
  readonly timeoutMs: number;
}

/**
 * Milliseconds after which a worker is taken to be stuck. Steps bound an analysis, and this is many times what they take on
 * a busy machine: it decides what is answered only where the steps were counted wrongly.
 */
export function analysisTimeout(files: readonly SourceFile[]): number {
  const characters = files.reduce((sum, { code }) => sum + code.length, 0);
  return 60_000 + Math.ceil(characters / 20);
}

/**
 * Analyses files together. Where one of them takes the worker down, by its parser or its time, the others are analysed
 * together without it, and it is answered for by name (`failure`); where all of them are too much for the worker's memory,
 * each half is analysed for itself. One report a file, in their order.
 * @throws whatever `run` throws that is no fault of the files, and {@link ServiceError} for a file that is alone
 */
export async function analyzeGroup(
  files: readonly SourceFile[],
  options: AnalyzeOptions,
  run: (group: GroupRun) => Promise<FileReport[]>,
): Promise<FileReport[]> {
  const progress = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  try {
    return await run({ input: { files, options, progress }, timeoutMs: analysisTimeout(files) });
  } catch (error) {
    if (files.length < 2 || !isFaultOfFiles(error)) throw error;
    const part = { ...options, isPart: true, isWhole: false };
    if (isOutOfMemory(error)) {
      const middle = files.length >> 1;
      return [
        ...(await analyzeOrFail(files.slice(0, middle), part, run)),
        ...(await analyzeOrFail(files.slice(middle), part, run)),
      ];
    }
    const culprit = Math.min(Math.max(0, Atomics.load(progress, 0)), files.length - 1);
    const others = await analyzeOrFail(files.toSpliced(culprit, 1), part, run);
    return others.toSpliced(culprit, 0, failed(error));
  }
}

/** A file that is alone, and still too much, is answered for too: others were with it. */
async function analyzeOrFail(...group: Parameters<typeof analyzeGroup>): Promise<FileReport[]> {
  try {
    return await analyzeGroup(...group);
  } catch (error) {
    if (!isFaultOfFiles(error)) throw error;
    return group[0].map(() => failed(error));
  }
}

function isFaultOfFiles(error: unknown): error is ServiceError {
  return error instanceof ServiceError && (error.code === 'timeout' || error.code === 'server_error');
}

function isOutOfMemory({ cause }: ServiceError): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function failed({ message }: ServiceError): FileReport {
  return { language: null, issues: [], score: 0, recommendations: [], partial: true, failure: message };
}
