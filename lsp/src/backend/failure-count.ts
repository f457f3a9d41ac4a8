import type { ServiceError } from '@presswright/shared/errors';
import { type Place, showLog, type Trouble } from './trouble.ts';

/** Faults of the server in a row before it is spared. One alone may be about what it was asked. */
const maxFaults = 3;
const waitMs = 30_000;

/** Counts answers of a server that fails at whatever it is asked. */
export class FailureCount {
  #faults = 0;

  clear(): void {
    this.#faults = 0;
  }

  /** @returns what is told when that was one too many */
  add(error: ServiceError, { url }: Place): Trouble | undefined {
    if (error.status < 500) return undefined;
    this.#faults += 1;
    if (this.#faults < maxFaults) return undefined;
    this.#faults = 0;
    const request = error.requestId === undefined ? '' : ` Its log explains request ${error.requestId}.`;
    const message = `The server at ${url} keeps failing: ${error.message}${request} Presswright tries again in 30 seconds.`;
    return { state: 'failed', message, action: showLog, waitMs };
  }
}
