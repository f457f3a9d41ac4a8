import { ServiceError } from '../errors.ts';
import { ConnectionError } from './connection-error.ts';

/** Longest wait in seconds that a call sits out by itself; a longer `Retry-After` is the caller's to decide on. */
export const maxWaitSeconds = 60;

const firstWait = 0.5;
const maxBackoffSeconds = 8;
const retryableStatuses: ReadonlySet<number> = new Set([429, 503, 504]);

/** Whether another try may help; says nothing of whether it is safe. */
export function isRetryable(error: unknown, shouldRetryHeader: string | null): boolean {
  if (error instanceof ConnectionError) return true;
  if (!(error instanceof ServiceError) || shouldRetryHeader === 'false') return false;
  if (shouldRetryHeader !== 'true' && !retryableStatuses.has(error.status) && error.code !== 'idempotency_in_flight') {
    return false;
  }
  return error.retryAfter === undefined || error.retryAfter <= maxWaitSeconds;
}

/**
 * Seconds to wait before try `attempt` (1 = the first retry): what the service asked for, else exponential
 * back-off with jitter (half of it random, so that clients refused together do not come back together).
 */
export function waitBeforeRetry(attempt: number, retryAfter: number | undefined): number {
  const backoff = Math.min(maxBackoffSeconds, firstWait * 2 ** (attempt - 1));
  const jittered = backoff * (0.5 + Math.random() / 2);
  return retryAfter === undefined ? jittered : retryAfter + jittered / 4;
}

/** Waits; rejects with the signal's reason as soon as it aborts. */
export function sleep(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
