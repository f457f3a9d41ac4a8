/** `batch`: a part of a large request, which begins after what somebody waits for at a keyboard. */
export type Priority = 'interactive' | 'batch';

/** What the queue has to know of a task. */
export interface QueuedTask {
  /** Who it is for: owners take turns. */
  readonly owner: string;
  readonly priority: Priority;
  /** Milliseconds of a thread that it will take, estimated. */
  readonly cost: number;
  /** Milliseconds that it may wait for a thread. */
  readonly maxWaitMs: number;
}

export interface TaskQueueOptions {
  readonly threads: number;
  /**
   * Threads that neither long tasks nor one owner's tasks alone may take, so that a short task of somebody else always
   * finds one. 0: a single owner's long tasks may have every thread.
   */
  readonly reserved: number;
  readonly maxQueued: number;
}

/** Tasks that wait for a thread. Pure: it starts nothing and knows no clock. */
export interface TaskQueue<T extends QueuedTask> {
  readonly size: number;
  /**
   * Takes a task in.
   * @returns the tasks that are refused for it, the largest first; the task itself may be the one
   */
  push(task: T): readonly T[];
  /** The task to begin now, which counts as running until `done`; undefined: none may. */
  take(): T | undefined;
  done(task: T, elapsedMs: number): void;
  /** false: it does not wait (any more). */
  remove(task: T): boolean;
  /** Removes and answers everything that waits. */
  clear(): T[];
  /** Milliseconds until a task like this would begin, were it the owner's last. */
  estimateWait(task: QueuedTask): number;
}

/** A task that takes longer keeps out of the reserved threads. */
export const longMs = 300;

interface Owner<T> {
  readonly waiting: Record<Priority, T[]>;
  readonly running: Set<T>;
  /** Thread time that it had, in milliseconds; who had least comes next. */
  served: number;
  /** When it had its last turn, counted in turns of all; -1: never. */
  lastTurn: number;
}

/**
 * Start-time fair queueing: the owner that had the least thread time comes next, its interactive tasks first. A task that
 * could not begin within its `maxWaitMs` is refused at once, or the largest of those before it in its place.
 *
 * An owner that comes anew joins at the thread time at which the latest task began, so that it waits for no more than what runs.
 * Somebody's batch counts as if its owner had had it already: it comes after what others wait for at a keyboard, but is not
 * held up by them for longer than its own cost.
 */
export function createTaskQueue<T extends QueuedTask>(options: TaskQueueOptions): TaskQueue<T> {
  const { threads, maxQueued } = options;
  const lanes = Math.max(1, threads - options.reserved);
  const owners = new Map<string, Owner<T>>();
  let size = 0;
  let running = 0;
  let longRunning = 0;
  /** Thread time of the owner of the latest task when that began: virtual time of start-time fair queueing. */
  let virtualTime = 0;
  let turns = 0;

  function enter(task: T): void {
    const owner = owners.get(task.owner) ?? {
      waiting: { interactive: [], batch: [] },
      running: new Set<T>(),
      served: 0,
      lastTurn: -1,
    };
    // Time without tasks earns nothing.
    if (isIdle(owner)) owner.served = Math.max(owner.served, virtualTime);
    owners.set(task.owner, owner);
    owner.waiting[task.priority].push(task);
    size++;
  }

  /** What an owner had counts until the others have had as much. */
  function forgetIdle(): void {
    const isOver = size === 0 && running === 0;
    for (const [name, owner] of owners) {
      if (isIdle(owner) && (isOver || owner.served <= virtualTime)) owners.delete(name);
    }
    if (isOver) virtualTime = 0;
  }

  function remove(task: T): boolean {
    const owner = owners.get(task.owner);
    const list = owner?.waiting[task.priority];
    const at = list?.indexOf(task) ?? -1;
    if (owner === undefined || list === undefined || at < 0) return false;
    list.splice(at, 1);
    size--;
    forgetIdle();
    return true;
  }

  function mayBegin(task: T): boolean {
    return task.cost <= longMs || longRunning < lanes;
  }

  function nextOf(owner: Owner<T>): T | undefined {
    if (owner.running.size >= lanes) return undefined;
    return waitingOf(owner).find(mayBegin);
  }

  /** Until the work before it, its own share of everyone else's included, is done. */
  function waitBehind(ahead: readonly QueuedTask[], task: QueuedTask): number {
    const own = owners.get(task.owner);
    const before = costOf(ahead) + (own === undefined ? 0 : costOf([...own.running]));
    // While this owner gets its turns, another gets no more than as much.
    const turn = before + task.cost;
    let others = 0;
    for (const [name, owner] of owners) {
      if (name !== task.owner) others += Math.min(turn, costOf([...owner.running, ...waitingOf(owner)]));
    }
    return running < lanes && ahead.length === 0 ? 0 : (before + others) / lanes;
  }

  function tasksBefore(task: QueuedTask): T[] {
    const owner = owners.get(task.owner);
    if (owner === undefined) return [];
    const { interactive, batch } = owner.waiting;
    const rivals: readonly T[] = task.priority === 'interactive' ? interactive : [...interactive, ...batch];
    const at = (rivals as readonly QueuedTask[]).indexOf(task);
    return rivals.slice(0, at < 0 ? rivals.length : at);
  }

  function refuseFor(task: T): T[] {
    const refused: T[] = [];
    const refuse = (victim: T) => {
      remove(victim);
      refused.push(victim);
    };
    while (size > maxQueued) {
      const crowds = [...owners.values()].map(waitingOf);
      refuse(largest(crowds.reduce((most, crowd) => (costOf(crowd) > costOf(most) ? crowd : most))) ?? task);
    }
    while (!refused.includes(task)) {
      const ahead = tasksBefore(task);
      if (waitBehind(ahead, task) <= task.maxWaitMs) break;
      refuse(largest([...ahead, task]) ?? task);
    }
    return refused;
  }

  return {
    get size() {
      return size;
    },
    push(task) {
      enter(task);
      return refuseFor(task);
    },
    take() {
      if (running >= threads) return undefined;
      let best: { readonly owner: Owner<T>; readonly task: T; readonly rank: number } | undefined;
      for (const owner of owners.values()) {
        const task = nextOf(owner);
        if (task === undefined) continue;
        const rank = owner.served + (task.priority === 'batch' ? task.cost : 0);
        const isBefore =
          best === undefined || rank < best.rank || (rank === best.rank && owner.lastTurn < best.owner.lastTurn);
        if (isBefore) best = { owner, task, rank };
      }
      if (best === undefined) return undefined;
      const { owner, task } = best;
      const list = owner.waiting[task.priority];
      list.splice(list.indexOf(task), 1);
      size--;
      owner.running.add(task);
      virtualTime = Math.max(virtualTime, owner.served);
      owner.served += task.cost;
      owner.lastTurn = turns++;
      running++;
      if (task.cost > longMs) longRunning++;
      return task;
    },
    done(task, elapsedMs) {
      const owner = owners.get(task.owner);
      if (!owner?.running.delete(task)) return;
      // A high estimate that turns out wrong gives no turns before those who have come since.
      owner.served = Math.max(virtualTime, owner.served + elapsedMs - task.cost);
      running--;
      if (task.cost > longMs) longRunning--;
      forgetIdle();
    },
    remove,
    clear() {
      const all = [...owners.values()].flatMap(waitingOf);
      for (const task of all) remove(task);
      return all;
    },
    estimateWait: (task) => waitBehind(tasksBefore(task), task),
  };
}

function isIdle<T>({ waiting, running }: Owner<T>): boolean {
  return running.size === 0 && waiting.interactive.length === 0 && waiting.batch.length === 0;
}

function waitingOf<T>({ waiting }: Owner<T>): T[] {
  return waiting.batch.length === 0 ? waiting.interactive : [...waiting.interactive, ...waiting.batch];
}

function costOf(tasks: readonly QueuedTask[]): number {
  return tasks.reduce((sum, { cost }) => sum + cost, 0);
}

/** The last of the largest. */
function largest<T extends QueuedTask>(tasks: readonly T[]): T | undefined {
  return tasks.reduce<T | undefined>((most, task) => (task.cost >= (most?.cost ?? 0) ? task : most), undefined);
}
