import type { CodeTrace } from './code-trace.ts';

/** What a clause of a prompt demands that leaves a trace in code. */
export interface Demand {
  /** Which reader found it, and what it is about. */
  readonly kind: string;
  /** Words of the prompt that demand it. */
  readonly said: string;
  /** What nothing in the code does without its trace, such as "checks a nonce"; '' where `said` speaks for itself. */
  readonly lacks: string;
  readonly isMet: boolean;
}

/** Reads the demands of a clause, each with whether code has a trace of it. */
export type DemandReader = (clause: string, trace: CodeTrace) => readonly Demand[];
