import { runInNewContext } from 'node:vm';
import type { Analyzer, FileReport } from '../../analysis/analyzer.ts';
import { loadAnalyzer } from '../../workers/analyze-task.ts';
import { findWorkerAssets, type WorkerAssets } from '../../workers/assets.ts';
import type { RunOptions, WorkerPool } from '../../workers/pool.ts';
import type { AnalysisInput } from '../../workers/tasks.ts';
import { expectLittleParsing, expectMuchParsing } from './tune-engine.ts';

/** What analyses groups of files: the worker pool, or whatever answers as it does. */
export interface AnalysisRunner {
  run(task: 'analyze', input: AnalysisInput, options?: RunOptions): Promise<FileReport[]>;
  close(): Promise<void>;
}

/** Characters of code that are analysed in this thread, in all: a worker's start costs more than they do. */
const maxCharacters = 64 * 1024;
let charactersHere = 0;

/** Characters of code that this thread has analysed, or tried to. */
export function analyzedHere(): number {
  return charactersHere;
}

/** Milliseconds that one group may hold this thread. It bounds the memory taken, too. */
const maxMs = 1000;

/** Workers from the start, for work that keeps them busy. */
export function runInWorkers(threads: number): AnalysisRunner {
  expectMuchParsing();
  const pool = openPool(threads);
  return {
    run: async (task, input, options) => (await pool).run(task, input, options),
    close: async () => (await pool).close(),
  };
}

/**
 * MiB of new objects of a thread, twice what a server's has: a command runs alone and ends soon, and searching them less
 * often saves up to a twentieth of its time.
 */
const youngHeapMb = 96;

/**
 * Analyses the first, small files in this thread, where an editor's call or a commit hook ends before a worker would have
 * started. All else goes to workers with their limits of time and memory; so does a group that takes longer here than a
 * moment, or is not answered in full: what is hostile or hard costs a second more, and gets the same answer.
 */
export function runSmallInThread(
  threads: number,
  { loadAnalyzer, runInWorkers }: RunnerParts = ownParts,
): AnalysisRunner {
  let workers: AnalysisRunner | undefined;
  let analyzer: ReturnType<RunnerParts['loadAnalyzer']> | undefined;
  let characters = 0;
  return {
    async run(task, input, options) {
      characters += input.files.reduce((sum, { code }) => sum + code.length, 0);
      if (characters <= maxCharacters) {
        analyzer ??= loadHere(loadAnalyzer);
        const here = await analyzer;
        await here.prepare(input.files);
        options?.signal?.throwIfAborted();
        // After a group that failed here, the parser is in no state to be asked again.
        const reports = workers === undefined ? analyzeHere(here, input) : null;
        if (reports !== null) return reports;
      }
      workers ??= runInWorkers(threads);
      return workers.run(task, input, options);
    },
    close: async () => workers?.close(),
  };
}

/** What a runner is made of; each part may be replaced in a test. */
export interface RunnerParts {
  readonly loadAnalyzer: (assets: WorkerAssets) => Promise<Pick<Analyzer, 'prepare' | 'analyze' | 'analyzeTogether'>>;
  readonly runInWorkers: (threads: number) => AnalysisRunner;
}

const ownParts: RunnerParts = { loadAnalyzer, runInWorkers };

function loadHere(loadAnalyzer: RunnerParts['loadAnalyzer']): ReturnType<RunnerParts['loadAnalyzer']> {
  expectLittleParsing();
  return loadAnalyzer(findWorkerAssets());
}

/** null: not answered in full, within the time. */
function analyzeHere(
  analyzer: Pick<Analyzer, 'analyze' | 'analyzeTogether'>,
  { files, options, isApart = false }: AnalysisInput,
): FileReport[] | null {
  charactersHere += files.reduce((sum, { code }) => sum + code.length, 0);
  const work = () =>
    isApart ? files.map((file) => analyzer.analyze(file, options)) : analyzer.analyzeTogether(files, options);
  try {
    // The only way to end code that does not end: V8 stops it from another thread, inside WebAssembly too.
    const reports: FileReport[] = runInNewContext('work()', { work }, { timeout: maxMs });
    return reports.some(({ partial }) => partial) ? null : reports;
  } catch {
    // A worker meets the same error, and says it as workers do.
    return null;
  }
}

async function openPool(threads: number): Promise<WorkerPool> {
  const { createWorkerPool } = await import('../../workers/pool.ts');
  return createWorkerPool({ threads, warmThreads: threads, youngHeapMb });
}
