import type { Problem } from '../shared/api.ts';
import type { BatchResult, FileList, FileResult, RunRequest, SkippedFile } from './types.ts';

export type Phase = 'idle' | 'listing' | 'running' | 'done' | 'cancelled' | 'failed';

/** Everything that is known of the current or last run. */
export interface RunState {
  phase: Phase;
  request?: RunRequest;
  total: number;
  done: number;
  results: FileResult[];
  skipped: SkippedFile[];
  /** Batches that are still to be analysed. */
  pending: string[][];
  problem?: Problem;
  /** Seconds for which the server has asked to wait. */
  waiting?: number;
}

export type RunAction =
  | { type: 'start'; request: RunRequest }
  | { type: 'listed'; files: FileList }
  | { type: 'waiting'; seconds: number }
  | { type: 'batch'; size: number; answer: BatchResult }
  | { type: 'finish' }
  | { type: 'cancel' }
  | { type: 'fail'; problem: Problem }
  | { type: 'resume' };

export const idle: RunState = { phase: 'idle', total: 0, done: 0, results: [], skipped: [], pending: [] };

const without = <K extends 'problem' | 'waiting'>(state: RunState, ...names: K[]): RunState => {
  const copy = { ...state };
  for (const name of names) delete copy[name];
  return copy;
};

/** What an event does to a run. */
export function reduceRun(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'start':
      return { ...idle, phase: 'listing', request: action.request };
    case 'listed':
      return {
        ...state,
        phase: 'running',
        total: action.files.total,
        skipped: action.files.skipped,
        pending: action.files.batches,
      };
    case 'waiting':
      return { ...state, waiting: action.seconds };
    case 'batch':
      return {
        ...without(state, 'waiting'),
        done: state.done + action.size,
        results: [...state.results, ...action.answer.results],
        skipped: [...state.skipped, ...action.answer.skipped],
        pending: state.pending.slice(1),
      };
    case 'finish':
      return { ...without(state, 'waiting'), phase: 'done' };
    case 'cancel':
      return { ...without(state, 'waiting'), phase: 'cancelled' };
    case 'fail':
      return { ...without(state, 'waiting'), phase: 'failed', problem: action.problem };
    case 'resume':
      return { ...without(state, 'problem'), phase: 'running' };
  }
}

/** Whether work is under way. */
export const isBusy = (state: RunState): boolean => state.phase === 'listing' || state.phase === 'running';
