import type { Principal } from '../auth/principal.ts';

/** What billable work is counted in. */
export const meteredUnits = ['prompt_tokens', 'completion_tokens', 'analyzed_bytes', 'projects', 'plans'] as const;
export type MeteredUnit = (typeof meteredUnits)[number];
export type MeteredUnits = Readonly<Record<MeteredUnit, number>>;

/** One operation that somebody is billed for. */
export interface BillableWork {
  readonly principal: Principal;
  /** Name of the endpoint. */
  readonly operationId: string;
  readonly requestId: string;
}

/** `aborted`: the client went away before it had the whole answer. */
export type WorkOutcome = 'completed' | 'failed' | 'aborted' | 'refused';

/** Sees each operation that is billed, once before and once after it. Meters are composed by wrapping one another. */
export interface Meter {
  /**
   * Allows the work, or refuses it by throwing.
   * @throws {ServiceError} what the client is to be told
   */
  before(work: BillableWork): Promise<void>;
  /** Counts what was made, also of work that failed, was aborted, or was refused and so made nothing. */
  after(work: BillableWork, units: MeteredUnits, outcome: WorkOutcome): Promise<void>;
}
