import { MessageChannel } from 'node:worker_threads';
import type { WorkerPool } from '../../workers/pool.ts';
import {
  type CompletionEvent,
  type CompletionOutcome,
  type CompletionTask,
  type Engine,
  type EngineSpecifications,
  lackedCapability,
} from '../engine.ts';
import type { LearnedModel } from './learned-model.ts';

/** Milliseconds a completion may take once its thread has it; a full context window takes less than one second. */
const completionTimeoutMs = 30_000;

const capabilities = { instructions: false, messages: false, answerSchema: false, tools: false } as const;

/**
 * The engine that needs no weights: an n-gram model over tokens of code, run in the worker pool.
 *
 * @param contextWindow tokens of prompt and completion together
 */
export function createBuiltinEngine(pool: WorkerPool, model: LearnedModel, contextWindow: number): Engine {
  return {
    kind: 'builtin',
    capabilities,
    specifications: () => specifications(model, contextWindow),
    health: () => model.state(),
    async complete(task, onEvent, signal) {
      const capability = lackedCapability(capabilities, task);
      if (capability !== null) return { kind: 'unsupported', capability };
      const ready = await untilAborted(model.ready(), signal);
      if (ready === null) return abortedBefore();
      const { buffer, id } = ready;
      return run(pool, { ...task, model: buffer, modelId: id }, onEvent, signal);
    },
  };
}

async function run(
  pool: WorkerPool,
  task: CompletionTask & { model: SharedArrayBuffer; modelId: string },
  onEvent: (event: CompletionEvent) => void,
  signal: AbortSignal,
): Promise<CompletionOutcome> {
  const { port1, port2 } = new MessageChannel();
  const abort = () => port1.postMessage('abort');
  port1.on('message', (event: CompletionEvent) => {
    if (!signal.aborted) onEvent(event);
  });
  const ended = new Promise<void>((resolve) => port1.once('close', resolve));
  signal.addEventListener('abort', abort, { once: true });
  try {
    const outcome = await pool.run(
      'complete',
      { ...task, port: port2 },
      {
        owner: task.organizationId,
        priority: task.priority,
        bytes: task.prompt.length + task.suffix.length,
        transferList: [port2],
        timeoutMs: completionTimeoutMs,
      },
    );
    // The outcome may overtake text that is still on its way.
    await ended;
    return outcome;
  } finally {
    signal.removeEventListener('abort', abort);
    port1.close();
  }
}

/** What the promise gives; null when the request is over first. */
async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  if (signal.aborted) return null;
  const { promise: aborted, resolve } = Promise.withResolvers<null>();
  const onAbort = () => resolve(null);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function abortedBefore(): CompletionOutcome {
  return { kind: 'aborted', usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 } };
}

function specifications(model: LearnedModel, contextWindow: number): EngineSpecifications {
  const meta = model.meta();
  const window = `${contextWindow} tokens`;
  const kind =
    'PHP and JavaScript for WordPress: continues code by counts, and answers instructions from recipes, declining what it has none for';
  if (!meta) {
    return {
      parameters: 'not known yet: still learning',
      context_window: window,
      training_data: 'not known yet',
      specialization: kind,
    };
  }
  const total = (language: 'php' | 'javascript') => meta.sources.reduce((sum, { tokens }) => sum + tokens[language], 0);
  const tokens = `${thousands(total('php'))} tokens of PHP and ${thousands(total('javascript'))} of JavaScript`;
  return {
    parameters: `${thousands(meta.counts)} n-gram counts (no neural network)`,
    context_window: window,
    training_data: `${tokens}, from: ${meta.sources.map(({ title }) => title).join('; ')}`,
    specialization: kind,
  };
}

function thousands(count: number): string {
  return count.toLocaleString('en-US');
}
