import { useEffect, useReducer, useRef } from '@wordpress/element';
import { request, toProblem } from '../shared/api.ts';
import { idle, type RunAction, type RunState, reduceRun } from './run-state.ts';
import type { BatchResult, FileList, RunRequest } from './types.ts';

/** How often a batch is tried again when the server asks to wait, and the longest wait worth it. */
const maxAttempts = 6;
const maxWaitSeconds = 120;

/** Waits; rejects when the run is cancelled. */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

async function analyzeBatch(run: RunRequest, files: string[], signal: AbortSignal, onWait: (seconds: number) => void) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { target, analysisType, withBundled } = run;
      const body = { target: target.id, analysis_type: analysisType, with_bundled: withBundled, files };
      return await request<BatchResult>('/analyze', body, signal);
    } catch (thrown) {
      const { status, retryAfter } = toProblem(thrown);
      const mayRetry = (status === 429 || status === 503) && retryAfter !== undefined && retryAfter <= maxWaitSeconds;
      if (signal.aborted || !mayRetry || attempt === maxAttempts) throw thrown;
      onWait(retryAfter);
      await pause(retryAfter, signal);
    }
  }
}

interface Run {
  state: RunState;
  start: (run: RunRequest) => void;
  /** Goes on with the batches that a cancelled or failed run has left. */
  resume: () => void;
  cancel: () => void;
}

/** Runs an analysis batch by batch, so that it shows progress and can be stopped between and within batches. */
export function useRun(): Run {
  const [state, dispatch] = useReducer(reduceRun, idle);
  const controller = useRef<AbortController>(undefined);

  useEffect(() => () => controller.current?.abort(), []);

  const begin = async (run: RunRequest, known: string[][] | undefined) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    // Answers that arrive after the cancellation belong to nobody.
    const tell = (action: RunAction) => {
      if (!own.signal.aborted) dispatch(action);
    };
    try {
      let batches = known;
      if (batches === undefined) {
        const query = new URLSearchParams({ target: run.target.id, with_bundled: run.withBundled ? '1' : '0' });
        const files = await request<FileList>(`/files?${query}`, undefined, own.signal);
        tell({ type: 'listed', files });
        batches = files.batches;
      }
      for (const files of batches) {
        const onWait = (seconds: number) => tell({ type: 'waiting', seconds });
        const answer = await analyzeBatch(run, files, own.signal, onWait);
        if (own.signal.aborted) return;
        tell({ type: 'batch', size: files.length, answer });
      }
      tell({ type: 'finish' });
    } catch (thrown) {
      tell({ type: 'fail', problem: toProblem(thrown) });
    }
  };

  return {
    state,
    start: (run) => {
      dispatch({ type: 'start', request: run });
      void begin(run, undefined);
    },
    resume: () => {
      if (!state.request) return;
      dispatch({ type: 'resume' });
      void begin(state.request, state.total === 0 ? undefined : state.pending);
    },
    cancel: () => {
      controller.current?.abort();
      dispatch({ type: 'cancel' });
    },
  };
}
