import type { MessagePort } from 'node:worker_threads';
import type { AnalyzeOptions, FileReport, SourceFile } from '../analysis/analyzer.ts';
import type { CompletionOutcome, CompletionTask } from '../inference/engine.ts';

/** What a worker can be asked, by task name. Inputs and outputs are structured-clonable. */
export interface WorkerTasks {
  analyze: { input: { file: SourceFile; options: AnalyzeOptions }; output: FileReport };
  /** Chunks go over `port` as they are made; a message `'abort'` from the other end stops it. */
  complete: { input: CompletionTask & { port: MessagePort; model: SharedArrayBuffer }; output: CompletionOutcome };
}

export type TaskName = keyof WorkerTasks;

/** The shape of `WorkerTasks`, for code that serves any set of tasks. */
export type TaskTable<Tasks> = { readonly [K in keyof Tasks]: { readonly input: unknown; readonly output: unknown } };
