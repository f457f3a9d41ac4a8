import type { JobRepository, StoredJob } from '../store/jobs.ts';
import type { JobHandler, JobKind } from './job-queue.ts';

export interface WorkerOptions {
  readonly jobs: JobRepository;
  readonly kind: JobKind<object>;
  readonly concurrency: number;
  readonly pollMs: number;
  readonly onError: (error: unknown) => void;
}

interface Running {
  readonly controller: AbortController;
  readonly ended: Promise<void>;
}

/** Begins jobs of one kind, as many at a time as it may. */
export class EmbeddedWorker {
  readonly #options: WorkerOptions;
  readonly #handler: JobHandler<object>;
  readonly #running = new Set<Running>();
  #timer: NodeJS.Timeout | undefined;
  #look: Promise<void> | undefined;
  /** A place became free while it was looked for jobs. */
  #hasNewRoom = false;
  #isStopped = false;

  constructor(options: WorkerOptions, handler: JobHandler<object>) {
    this.#options = options;
    this.#handler = handler;
  }

  start(): void {
    this.#lookAfter(0);
  }

  /** Resolves when nothing runs any more. */
  async stop(maxWaitMs: number): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#look;
    const timer = setTimeout(() => {
      for (const { controller } of this.#running) controller.abort(new Error('the queue stopped'));
    }, maxWaitMs);
    await Promise.all([...this.#running].map(({ ended }) => ended));
    clearTimeout(timer);
  }

  #lookAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#hasNewRoom = false;
      this.#look = this.#fill()
        .catch(this.#options.onError)
        .then(() => {
          this.#look = undefined;
          this.#lookAfter(this.#hasNewRoom ? 0 : this.#options.pollMs);
        });
    }, milliseconds);
  }

  /** Takes jobs until there is none, or no room. */
  async #fill(): Promise<void> {
    const { jobs, kind, concurrency } = this.#options;
    await jobs.bury(kind.name, kind.maxAttempts, 'The worker was lost.', Date.now());
    while (!this.#isStopped && this.#running.size < concurrency) {
      const now = Date.now();
      const job = await jobs.claim(kind.name, kind.maxAttempts, now, now + kind.lease * 1000);
      if (job === null) return;
      this.#begin(job);
    }
  }

  #begin(job: StoredJob): void {
    const controller = new AbortController();
    const running: Running = { controller, ended: this.#run(job, controller).catch(this.#options.onError) };
    this.#running.add(running);
    running.ended.then(() => {
      this.#running.delete(running);
      // Two looks at a time might take more than there is room for.
      if (this.#look === undefined) this.#lookAfter(0);
      else this.#hasNewRoom = true;
    });
  }

  async #run({ id, data, attempts }: StoredJob, controller: AbortController): Promise<void> {
    const { jobs, kind } = this.#options;
    const heartbeat = setInterval(() => this.#extend(id, attempts, controller), (kind.lease * 1000) / 2);
    const limit = setTimeout(
      () => controller.abort(new Error(`it took longer than ${kind.maxRun} seconds`)),
      kind.maxRun * 1000,
    );
    let fault: string | null = null;
    try {
      const work = this.#handler({ id, data: JSON.parse(data), attempt: attempts, signal: controller.signal });
      // A handler that does not heed the signal holds nothing up: its attempt has failed.
      await Promise.race([work, aborted(controller.signal)]);
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error);
    } finally {
      clearInterval(heartbeat);
      clearTimeout(limit);
    }
    const now = Date.now();
    // What cannot be written down here ends with the lease: the job is begun again.
    if (fault === null) await jobs.succeed(id, attempts, now);
    else await jobs.fail(id, attempts, fault, nextAttempt(kind, attempts, now), now);
  }

  /** Says that the worker lives; where the attempt has lost its job, it is aborted. */
  #extend(id: string, attempt: number, controller: AbortController): void {
    const { jobs, kind, onError } = this.#options;
    jobs.extend(id, attempt, Date.now() + kind.lease * 1000).then((isHeld) => {
      if (!isHeld) controller.abort(new Error('the job was cancelled, or another worker has it'));
    }, onError);
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

/** When the next attempt is due, in Unix milliseconds; null: the last one has failed. */
function nextAttempt(
  { maxAttempts, retryDelay, maxRetryDelay }: JobKind<object>,
  attempts: number,
  now: number,
): number | null {
  if (attempts >= maxAttempts) return null;
  const delay = Math.min(maxRetryDelay, retryDelay * 2 ** (attempts - 1));
  return now + delay * 1000 * (0.5 + Math.random() / 2);
}
