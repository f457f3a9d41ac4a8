import type { EventRepository } from '../store/events.ts';

/** Seconds that events are kept. */
const keptFor = 30 * 24 * 3600;
const everyMs = 3600 * 1000;

/**
 * Forgets events older than 30 days, now and every hour.
 * @returns what ends it, and waits for what runs
 */
export function sweepEvents(
  events: Pick<EventRepository, 'deleteBefore'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const sweep = () => events.deleteBefore(Math.floor(Date.now() / 1000) - keptFor).catch(onError);
  let running = sweep();
  const timer = setInterval(() => {
    running = sweep();
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
