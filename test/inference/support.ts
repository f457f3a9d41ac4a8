import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInference, type Inference } from '../../server/src/inference/create-inference.ts';
import type { CompletionEvent, CompletionOutcome, CompletionTask } from '../../server/src/inference/engine.ts';
import { createWorkerPool, type WorkerPool } from '../../server/src/workers/pool.ts';

export interface TestInference extends Inference {
  readonly pool: WorkerPool;
  readonly dataDir: string;
  /** Messages of the log, warnings and errors first marked so. */
  readonly log: string[];
  close(): Promise<void>;
}

/** A real pool and a real model, learned from the facts and examples that the program has itself. */
export function openInference(dataDir = mkdtempSync(join(tmpdir(), 'presswright-inference-'))): TestInference {
  const pool = createWorkerPool({ threads: 2 });
  const log: string[] = [];
  const write = (level: string) => (_fields: object, message: string) => void log.push(`${level}: ${message}`);
  const inference = createInference({
    pool,
    dataDir,
    corpusDir: null,
    budgets: { take: async () => true, add: async () => {} },
    log: { info: write('info'), warn: write('warn'), error: write('error') },
  });
  const close = async () => {
    await pool.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...inference, pool, dataDir, log, close };
}

export interface Completion {
  readonly text: string;
  readonly events: readonly CompletionEvent[];
  readonly outcome: CompletionOutcome;
}

/** The rest of a task, at temperature 0. */
export const greedy: Omit<CompletionTask, 'prompt'> = {
  organizationId: 'org_any',
  suffix: '',
  maxTokens: 100,
  contextWindow: 4096,
  temperature: 0,
  topP: 1,
  stop: [],
  seed: 1,
  language: null,
  priority: 'interactive',
};

/** Runs a completion at temperature 0 unless told otherwise. */
export async function completeWith(
  { models }: Inference,
  prompt: string,
  fields: Partial<CompletionTask> = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<Completion> {
  const { engine } = await models.get('org_any', 'svc-llm-7b');
  const events: CompletionEvent[] = [];
  const outcome = await engine.complete({ ...greedy, prompt, ...fields }, (event) => events.push(event), signal);
  return { text: events.map((event) => (event.kind === 'text' ? event.text : '')).join(''), events, outcome };
}
