import { ServiceError } from '@presswright/shared/errors';
import type { AnalyzeOptions } from '../../analysis/analyzer.ts';
import type { WorkerPool } from '../../workers/pool.ts';
import { errorCode, type FoundFile } from './discover.ts';
import { sourceFrame } from './formats/text.ts';
import { readSource, type Source } from './read-source.ts';
import type { FileResult, SkippedFile } from './result.ts';

export interface AnalyzeFilesOptions {
  readonly analysis: AnalyzeOptions;
  /** Files in work at one time. */
  readonly jobs: number;
  /** Keep the source lines around each issue. */
  readonly withFrames: boolean;
  readonly signal: AbortSignal;
  readonly onDone: () => void;
}

/** How long a worker may overrun its own budget before the file is given up, in milliseconds. */
const graceMs = 20_000;

/** Reads and analyses every file; the answers keep the files' order. Throws only when `signal` aborts. */
export async function analyzeFiles(
  files: readonly FoundFile[],
  pool: Pick<WorkerPool, 'run'>,
  options: AnalyzeFilesOptions,
): Promise<{ results: FileResult[]; skipped: SkippedFile[] }> {
  const answers: (FileResult | SkippedFile)[] = [];
  const queue = files.entries();
  const runner = async () => {
    for (const [index, file] of queue) {
      options.signal.throwIfAborted();
      answers[index] = await analyzeSource(file.shown, await readSource(file.path), pool, options);
      options.onDone();
    }
  };
  await Promise.all(Array.from({ length: options.jobs }, runner));
  return {
    results: answers.filter((answer) => 'report' in answer),
    skipped: answers.filter((answer) => 'reason' in answer),
  };
}

/** Analyses one source that was read already. Throws only when `options.signal` aborts. */
export async function analyzeSource(
  file: string,
  source: Source,
  pool: Pick<WorkerPool, 'run'>,
  { analysis, signal, withFrames }: AnalyzeFilesOptions,
): Promise<FileResult | SkippedFile> {
  if ('skipped' in source) return { file, ...source.skipped };
  const { code, bytes } = source;
  const timeoutMs = analysis.budgetMs + graceMs;
  try {
    const [report] = await pool.run(
      'analyze',
      { files: [{ code, name: file }], options: analysis },
      { signal, timeoutMs },
    );
    if (report === undefined) throw new Error('the analyser answered no report');
    if (report.language === null) return { file, reason: 'is in no language that is analysed', failed: false };
    if (!withFrames) return { file, bytes, report };
    const lines = code.split(/\r\n|\n|\r/);
    return { file, bytes, report, frames: report.issues.map((issue) => sourceFrame(lines, issue)) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ServiceError && error.code === 'timeout') {
      return { file, reason: `was given up after ${timeoutMs / 1000} s`, failed: true };
    }
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return { file, reason: `made the analyser fail (${errorCode(cause)})`, failed: true };
  }
}
