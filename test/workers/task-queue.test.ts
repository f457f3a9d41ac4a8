import { describe, expect, it } from 'vitest';
import { createTaskQueue, type QueuedTask, type TaskQueueOptions } from '../../server/src/workers/task-queue.ts';

interface Task extends QueuedTask {
  readonly name: string;
}

const task = (name: string, more: Partial<Task> = {}): Task => ({
  name,
  owner: 'a',
  priority: 'interactive',
  cost: 100,
  maxWaitMs: Number.POSITIVE_INFINITY,
  ...more,
});

function open(options: Partial<TaskQueueOptions> = {}) {
  const queue = createTaskQueue<Task>({ threads: 1, reserved: 0, maxQueued: 100, ...options });
  /** Runs everything on as many threads as there are, each task for its cost, and answers the order of beginnings. */
  const runAll = () => {
    const order: string[] = [];
    for (let next = queue.take(); next !== undefined; next = queue.take()) {
      order.push(next.name);
      queue.done(next, next.cost);
    }
    return order;
  };
  const pushAll = (...tasks: Task[]) => tasks.flatMap((entry) => queue.push(entry)).map(({ name }) => name);
  return { ...queue, queue, runAll, pushAll };
}

describe('turns', () => {
  it('go to each owner, however many tasks one of them has', () => {
    const { pushAll, runAll } = open();
    pushAll(task('a1'), task('a2'), task('a3'), task('a4'), task('b1', { owner: 'b' }), task('b2', { owner: 'b' }));
    expect(runAll()).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('count the time of a thread, not the number of tasks', () => {
    const { pushAll, runAll } = open();
    const small = ['b1', 'b2', 'b3', 'b4'].map((name) => task(name, { owner: 'b', cost: 50 }));
    pushAll(task('a1', { cost: 200 }), task('a2', { cost: 200 }), ...small);
    expect(runAll()).toEqual(['a1', 'b1', 'b2', 'b3', 'b4', 'a2']);
  });

  it('count what a task took rather than what it was thought to take', () => {
    const { pushAll, take, done, runAll } = open();
    pushAll(task('a1'), task('b1', { owner: 'b' }));
    const first = take();
    if (first !== undefined) done(first, 1000);
    pushAll(task('a2'), task('b2', { owner: 'b' }), task('b3', { owner: 'b' }));
    expect(runAll()).toEqual(['b1', 'b2', 'b3', 'a2']);
  });

  it('are not saved up by an owner that asked for nothing', () => {
    const { pushAll, take, done, runAll } = open();
    pushAll(task('idle', { owner: 'new' }), ...Array.from({ length: 10 }, (_, index) => task(`a${index}`)));
    for (let index = 0; index < 9; index++) {
      const next = take();
      if (next !== undefined) done(next, 100);
    }
    pushAll(task('n1', { owner: 'new' }), task('n2', { owner: 'new' }), task('n3', { owner: 'new' }));
    expect(runAll()).toEqual(['n1', 'a8', 'n2', 'a9', 'n3']);
  });

  it('go to interactive tasks of an owner first', () => {
    const { pushAll, runAll } = open();
    pushAll(task('b1', { priority: 'batch' }), task('b2', { priority: 'batch' }), task('i1'), task('i2'));
    expect(runAll()).toEqual(['i1', 'i2', 'b1', 'b2']);
  });
});

describe('the reserved thread', () => {
  it('is left to short tasks, whoever has long ones', () => {
    const { pushAll, take } = open({ threads: 3, reserved: 1 });
    pushAll(
      ...['a1', 'a2', 'a3'].map((name) => task(name, { cost: 5000 })),
      task('b1', { owner: 'b', cost: 5000 }),
      task('c1', { owner: 'c', cost: 10 }),
    );
    expect([take(), take(), take(), take()].map((entry) => entry?.name)).toEqual(['a1', 'b1', 'c1', undefined]);
  });

  it('is left to others by an owner of many short tasks', () => {
    const { pushAll, take } = open({ threads: 2, reserved: 1 });
    pushAll(task('a1', { cost: 10 }), task('a2', { cost: 10 }));
    expect([take(), take()].map((entry) => entry?.name)).toEqual(['a1', undefined]);
    pushAll(task('b1', { owner: 'b', cost: 10 }));
    expect(take()?.name).toBe('b1');
  });

  it('is not kept where none is asked for', () => {
    const { pushAll, take } = open({ threads: 2 });
    pushAll(task('a1', { cost: 5000 }), task('a2', { cost: 5000 }));
    expect([take(), take()].map((entry) => entry?.name)).toEqual(['a1', 'a2']);
  });
});

describe('a task that could not begin in time', () => {
  const limited = (name: string, cost: number, more: Partial<Task> = {}) =>
    task(name, { cost, maxWaitMs: 1000, ...more });

  it('is refused at once', () => {
    const { pushAll, take, size } = open();
    pushAll(limited('a1', 600));
    take();
    expect(pushAll(limited('a2', 600), limited('a3', 600))).toEqual(['a3']);
    expect(size).toBe(0);
  });

  it('takes the place of the largest before it', () => {
    const { pushAll, runAll } = open();
    expect(pushAll(limited('a1', 100), limited('a2', 900), limited('a3', 100), limited('a4', 50))).toEqual(['a2']);
    expect(runAll()).toEqual(['a1', 'a3', 'a4']);
  });

  it('is not refused for what others ask, beyond their turns', () => {
    const { pushAll, estimateWait } = open();
    pushAll(...Array.from({ length: 50 }, (_, index) => task(`a${index}`, { cost: 1000 })));
    expect(pushAll(limited('b1', 100, { owner: 'b' }))).toEqual([]);
    expect(estimateWait(limited('b2', 100, { owner: 'b' }))).toBe(300);
  });
});

it('refuses the largest task of who has most when too many wait', () => {
  const { pushAll } = open({ maxQueued: 3 });
  const refused = pushAll(
    task('b1', { owner: 'b', cost: 150 }),
    task('a1', { cost: 100 }),
    task('a2', { cost: 140 }),
    task('b2', { owner: 'b', cost: 10 }),
  );
  expect(refused).toEqual(['a2']);
});

it('forgets what is removed, and answers all that waits when it is cleared', () => {
  const { queue, pushAll } = open();
  const gone = task('gone');
  pushAll(task('a1'), gone, task('b1', { owner: 'b', priority: 'batch' }));
  expect([queue.remove(gone), queue.remove(gone), queue.size]).toEqual([true, false, 2]);
  expect(queue.clear().map(({ name }) => name)).toEqual(['a1', 'b1']);
  expect([queue.size, queue.take()]).toEqual([0, undefined]);
});
