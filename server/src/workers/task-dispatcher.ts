import { ServiceError } from '@presswright/shared/errors';
import { createTaskQueue, type QueuedTask, type TaskQueueOptions } from './task-queue.ts';

/** A task and how it is begun. */
export interface DispatchedTask<Output> extends QueuedTask {
  /** Called when it is the task's turn; its place is taken until the promise settles. */
  begin(): Promise<Output>;
  /** Told how long it ran. */
  onEnd?(elapsedMs: number): void;
}

/** Lets tasks begin in fair turns, as many at a time as there are places. */
export interface TaskDispatcher {
  /** Tasks that run now. */
  readonly active: number;
  /** Tasks that wait. */
  readonly queued: number;
  /**
   * Resolves with what the task gives. When `signal` aborts, a task that waits is forgotten and one that runs keeps its place until it
   * ends; its result is dropped either way.
   * @throws {ServiceError} `server_overloaded`, with `retryAfter`, where it cannot begin in time or nothing more is taken; what
   *   `begin` throws; the signal's reason
   */
  run<Output>(task: DispatchedTask<Output>, signal?: AbortSignal): Promise<Output>;
  /** Begins what may begin: to be called when there are more places than before. */
  dispatch(): void;
  /** Takes no more tasks, and refuses those that wait too, unless they may begin still. */
  stop(waiting: 'refused' | 'begun'): void;
  /** Resolves once nothing runs or waits any more; at once when that is so already. */
  idle(): Promise<void>;
}

export interface TaskDispatcherOptions extends TaskQueueOptions {
  /** How many of the places can be used now. Default: all. */
  readonly places?: () => number;
}

interface Waiting extends QueuedTask {
  begin(): void;
  refuse(error: ServiceError): void;
}

/** Seconds that a refused client is told to wait, at most. */
const maxRetryAfter = 60;

/** The turns are those of `createTaskQueue`. */
export function createTaskDispatcher(options: TaskDispatcherOptions): TaskDispatcher {
  const { places = () => options.threads } = options;
  const queue = createTaskQueue<Waiting>(options);
  let active = 0;
  let isStopped = false;
  let idle: PromiseWithResolvers<void> | undefined;

  function dispatch(): void {
    while (active < places()) {
      const next = queue.take();
      if (next === undefined) break;
      active++;
      next.begin();
    }
    if (active > 0 || queue.size > 0) return;
    idle?.resolve();
    idle = undefined;
  }

  function refuse(task: Waiting): void {
    const seconds = Math.ceil(queue.estimateWait(task) / 1000);
    const retryAfter = Math.min(maxRetryAfter, Math.max(1, seconds));
    const message = 'The server has more work than it can begin in time; try again later.';
    task.refuse(new ServiceError('server_overloaded', message, { retryAfter }));
  }

  return {
    get active() {
      return active;
    },
    get queued() {
      return queue.size;
    },
    run<Output>(task: DispatchedTask<Output>, signal?: AbortSignal) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      if (isStopped) return Promise.reject(stopped());
      const { promise, resolve, reject } = Promise.withResolvers<Output>();
      const { owner, priority, cost, maxWaitMs } = task;
      const entry: Waiting = {
        owner,
        priority,
        cost,
        maxWaitMs,
        refuse: reject,
        begin() {
          const started = performance.now();
          const running = task.begin().finally(() => {
            const elapsed = performance.now() - started;
            active--;
            queue.done(entry, elapsed);
            task.onEnd?.(elapsed);
            dispatch();
          });
          running.then(resolve, reject);
        },
      };
      const giveUp = () => {
        queue.remove(entry);
        reject(signal?.reason);
        dispatch();
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      for (const refused of queue.push(entry)) refuse(refused);
      dispatch();
      const late = expiry(maxWaitMs, () => {
        if (queue.remove(entry)) refuse(entry);
      });
      return promise.finally(() => {
        clearTimeout(late);
        signal?.removeEventListener('abort', giveUp);
      });
    },
    dispatch,
    stop(waiting) {
      isStopped = true;
      if (waiting === 'refused') for (const task of queue.clear()) task.refuse(stopped());
      dispatch();
    },
    async idle() {
      if (active === 0 && queue.size === 0) return;
      idle ??= Promise.withResolvers();
      await idle.promise;
    },
  };
}

const stopped = () => new ServiceError('server_overloaded', 'The server is stopping.', { retryAfter: 1 });

/** An estimate may be wrong: a task that still waits at its limit is refused then. */
function expiry(maxWaitMs: number, expire: () => void): NodeJS.Timeout | undefined {
  return Number.isFinite(maxWaitMs) ? setTimeout(expire, maxWaitMs) : undefined;
}
