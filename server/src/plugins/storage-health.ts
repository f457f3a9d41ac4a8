import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds between two looks, and those that one may take. */
const intervalMs = 10_000;
const timeoutMs = 5000;

export interface StorageHealth {
  /** `degraded` while the last look failed: what only reads or computes still works. */
  state(): 'healthy' | 'degraded';
  /** Looks now. Never rejects. */
  check(): Promise<void>;
  stop(): void;
}

/**
 * Watches whether the store takes writes, from time to time and off the way of requests.
 *
 * @param probe writes something and rejects when that fails
 */
export function watchStorage(probe: () => Promise<void>, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): StorageHealth {
  let failed = false;
  let running: Promise<void> | undefined;

  async function look(): Promise<void> {
    try {
      await within(timeoutMs, probe());
      if (failed) log.info('the store takes writes again');
      failed = false;
    } catch (error) {
      if (!failed) log.warn({ err: error }, 'the store refuses writes');
      failed = true;
    }
  }

  const check = () => {
    running ??= look().finally(() => {
      running = undefined;
    });
    return running;
  };
  const timer = setInterval(() => void check(), intervalMs).unref();
  return { state: () => (failed ? 'degraded' : 'healthy'), check, stop: () => clearInterval(timer) };
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(`A write took longer than ${milliseconds} ms.`)), milliseconds);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
