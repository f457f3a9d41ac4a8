/** The process of one GGUF model: what crashes in native code ends it, and not the server. */
import type { FromProcess, LlamaTask, LoadOptions, ToProcess } from '../protocol.ts';
import { createDraftControl } from './draft-control.ts';
import { type Drafting, openCounts } from './drafter.ts';
import { loadModel, type OpenModel, UnfitModel } from './load-model.ts';
import { runTask, UnusableSchema } from './run-task.ts';
import { createSequencePool, type SequencePool } from './sequence-pool.ts';

/** Progress is told in steps of one percent. */
const progressStep = 0.01;

const running = new Map<number, AbortController>();
const control = createDraftControl();
let drafting: Drafting | null = null;
let loaded: { readonly open: OpenModel; readonly pool: SequencePool } | null = null;

process.on('message', (message: ToProcess) => {
  if (message.kind === 'load') void load(message.options);
  else if (message.kind === 'counts') drafting = { counts: openCounts(message.bytes), control };
  else if (message.kind === 'complete') void complete(message.id, message.task);
  else if (message.kind === 'abort') running.get(message.id)?.abort();
  else void close();
});
// Without the server there is nobody to write for.
process.on('disconnect', () => process.exit());

function tell(message: FromProcess): void {
  if (process.connected) process.send?.(message);
}

async function load(options: LoadOptions): Promise<void> {
  const started = performance.now();
  let told = 0;
  try {
    const open = await loadModel(options, (progress) => {
      if (progress < told + progressStep) return;
      told = progress;
      tell({ kind: 'progress', progress });
    });
    loaded = { open, pool: createSequencePool(open.sequences) };
    const milliseconds = Math.round(performance.now() - started);
    tell({ kind: 'loaded', model: { fillsGaps: open.fillsGaps, gpu: open.gpu, milliseconds } });
  } catch (error) {
    tell({ kind: 'unfit', reason: error instanceof UnfitModel ? error.message : String(error) });
  }
}

async function complete(id: number, task: LlamaTask): Promise<void> {
  const stop = new AbortController();
  running.set(id, stop);
  try {
    if (loaded === null) throw new Error('the model is not loaded');
    let [proposed, accepted] = [0, 0];
    const outcome = await runTask(task, {
      ...loaded,
      drafting,
      signal: stop.signal,
      onEvent: (event) => tell({ kind: 'event', id, event }),
      onDraft(counts) {
        proposed += counts.proposed;
        accepted += counts.accepted;
      },
    });
    tell({ kind: 'outcome', id, outcome, drafts: { proposed, accepted } });
  } catch (error) {
    tell({
      kind: 'fault',
      id,
      schemasOf: error instanceof UnusableSchema ? error.member : null,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  } finally {
    running.delete(id);
  }
}

async function close(): Promise<void> {
  for (const stop of running.values()) stop.abort();
  await loaded?.open.close();
  process.disconnect();
}
