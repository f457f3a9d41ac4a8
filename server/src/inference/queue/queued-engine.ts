import { setImmediate as nextRound } from 'node:timers/promises';
import { createCostEstimates } from '../../workers/cost-estimates.ts';
import { createTaskDispatcher } from '../../workers/task-dispatcher.ts';
import { type CompletionOutcome, type Engine, lackedCapability } from '../engine.ts';
import { withCompletion } from '../with-completion.ts';

/** How much a model does at once, and how much may wait for it. */
export interface QueueLimits {
  readonly maxConcurrent: number;
  /** Tasks that may wait; with one more, the latest of the organisation with most is refused. */
  readonly maxQueue: number;
  /** Places that one organisation alone may not take. */
  readonly reserved: number;
  /** Milliseconds that a task may wait: who could not begin by then is refused at once. */
  readonly maxWaitMs: number;
}

/** What a model has to do now. */
export interface ModelQueue {
  readonly active: number;
  readonly queued: number;
  /** Keeps the engine open for somebody who may have tasks for it still. @returns what lets go of it; may be called twice */
  hold(): () => void;
}

/** An engine behind a queue: any engine, of whichever kind. */
export interface QueuedEngine extends Engine {
  readonly queue: ModelQueue;
  /** Refuses what waits and what comes; what runs goes on. */
  stop(): void;
  /** Closes the engine once nothing runs, waits or holds it any more. */
  retire(): Promise<void>;
}

/** Milliseconds after which who has left makes room for the next, although the engine has not ended the task. */
const leavingMs = 50;

/**
 * Puts a fair queue before an engine: organisations take turns, and what somebody waits for at a keyboard comes before a batch.
 * @param close ends the engine
 */
export function createQueuedEngine(
  engine: Engine,
  limits: QueueLimits,
  close: () => Promise<void> = async () => {},
): QueuedEngine {
  const { maxConcurrent, maxQueue, reserved, maxWaitMs } = limits;
  const dispatcher = createTaskDispatcher({ threads: maxConcurrent, reserved, maxQueued: maxQueue });
  const estimates = createCostEstimates();
  let holders = 0;
  let released: PromiseWithResolvers<void> | undefined;

  function hold(): () => void {
    holders++;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holders--;
      if (holders === 0) released?.resolve();
    };
  }

  async function untilReleased(): Promise<void> {
    while (holders > 0) {
      released = Promise.withResolvers();
      await released.promise;
    }
  }

  const withQueue = withCompletion(engine, async (task, onEvent, signal) => {
    const capability = lackedCapability(engine.capabilities, task);
    if (capability !== null) return { kind: 'unsupported', capability };
    let outcome: Promise<CompletionOutcome> | undefined;
    let isReady = false;
    const release = hold();
    const place = {
      owner: task.organizationId,
      priority: task.priority,
      cost: estimates.estimate(task.priority, 0),
      maxWaitMs,
      begin() {
        isReady = engine.health() !== 'starting';
        outcome = engine.complete(task, onEvent, signal);
        return endedOrLeft(outcome, signal);
      },
      onEnd(elapsedMs: number) {
        // The time until a model is there says nothing of the next task's.
        if (isReady) estimates.learn(task.priority, 0, elapsedMs);
      },
    };
    try {
      await dispatcher.run(place, signal).catch((error: unknown) => {
        // What has begun tells itself how it ended.
        if (outcome === undefined && !signal.aborted) throw error;
      });
      return outcome === undefined ? leftBefore() : await outcome;
    } finally {
      release();
    }
  });

  return Object.assign(withQueue, {
    queue: {
      get active() {
        return dispatcher.active;
      },
      get queued() {
        return dispatcher.queued;
      },
      hold,
    },
    stop: () => dispatcher.stop('refused'),
    async retire() {
      // Who has just looked the model up takes hold of it now.
      await nextRound();
      await untilReleased();
      await close();
    },
  });
}

/** Resolves with the end of a task, or soon after whoever asked has left: an engine may take its time to stop. */
function endedOrLeft(outcome: Promise<unknown>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const leave = () => {
      timer = setTimeout(end, leavingMs);
    };
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      resolve();
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    outcome.then(end, end);
  });
}

function leftBefore(): CompletionOutcome {
  return { kind: 'aborted', usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 } };
}
