import type { Transaction } from '../store/transaction.ts';

/** A kind of work that outlives the request that asks for it. Times are seconds. */
export interface JobKind<T extends object> {
  /** Lowercase words and hyphens; kept with the jobs. */
  readonly name: string;
  /** How often a job is begun before it counts as dead, the first time among them. */
  readonly maxAttempts: number;
  /** Until the second attempt; doubles with each one more, up to `maxRetryDelay`, less up to half of it by chance. */
  readonly retryDelay: number;
  readonly maxRetryDelay: number;
  /** A worker that says nothing for so long is taken for dead, and its job is begun again. At least 10 on PostgreSQL. */
  readonly lease: number;
  /** What one attempt may take, at most a day. */
  readonly maxRun: number;
  /** What a job is given: JSON. Only its type counts; there is no value. */
  readonly data?: T;
}

/**
 * `waiting` (also between attempts) → `running` → `succeeded`; `dead` after the last attempt; `cancelled`. The last three
 * are kept for a week.
 */
export type JobState = 'waiting' | 'running' | 'succeeded' | 'dead' | 'cancelled';

export interface Job<T extends object> {
  readonly id: string;
  readonly state: JobState;
  readonly data: T;
  /** Attempts that were begun. */
  readonly attempts: number;
  /** Why the last attempt failed. */
  readonly error: string | null;
}

export interface EnqueueOptions {
  /** The job is there when this transaction commits, and was never there when it rolls back. */
  readonly within?: Transaction;
  /** Seconds that it waits at least. */
  readonly delay?: number;
  /** Higher ones are begun first; 0 by default. */
  readonly priority?: number;
  /** While a job of the kind with this key waits or runs, no other one is put in. */
  readonly uniqueKey?: string;
}

/** One attempt at a job, as its handler gets it. */
export interface Attempt<T extends object> {
  readonly id: string;
  readonly data: T;
  /** 1 for the first. A job may be begun again though an attempt did its work: make the work such that this does no harm. */
  readonly attempt: number;
  /** Aborts when the job was cancelled, its time is over, or the queue stops and waits no longer. */
  readonly signal: AbortSignal;
}

export type JobHandler<T extends object> = (attempt: Attempt<T>) => Promise<void>;

/** Work that outlives a request, kept until it is done, at least once. */
export interface JobQueue {
  /** @returns the job's id; null: a job of the kind has the unique key already */
  enqueue<T extends object>(kind: JobKind<T>, data: T, options?: EnqueueOptions): Promise<string | null>;
  /** @returns null: there is no such job, or its week is over */
  find<T extends object>(kind: JobKind<T>, id: string): Promise<Job<T> | null>;
  /**
   * A job that waits is never begun; of one that runs, the signal aborts with its worker's next heartbeat (half a lease).
   * @returns false: it has ended, or there is none
   */
  cancel(kind: JobKind<object>, id: string): Promise<boolean>;
  /** Begins jobs of the kind, `concurrency` of them at a time (1 by default). A handler that rejects fails the attempt. */
  work<T extends object>(
    kind: JobKind<T>,
    handler: JobHandler<T>,
    options?: { readonly concurrency?: number },
  ): Promise<void>;
  /** Begins nothing more and waits for what runs; after `maxWait` seconds that is aborted and fails its attempt. */
  stop(maxWait: number): Promise<void>;
}

export interface JobQueueOptions {
  /** Every kind that is put in or worked on. */
  readonly kinds: readonly JobKind<object>[];
  /** Seconds between looks for work. */
  readonly pollInterval?: number;
  /** What failed beside the jobs themselves. */
  readonly onError: (error: unknown) => void;
}

export const defaultPollInterval = 1;
