/** What both job queues must do; run over the embedded one here and over pg-boss in test/peers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, it, type TestContext } from 'vitest';
import type { Attempt, JobKind, JobQueue } from '../../../server/src/jobs/job-queue.ts';
import { openJobQueue } from '../../../server/src/jobs/open-job-queue.ts';
import { openStore, type Store } from '../../../server/src/store/store.ts';
import type { FreshDatabase } from '../store/store-suite.ts';

interface Data {
  readonly label: string;
}
type Kind = JobKind<Data>;

const pollInterval = 0.5;
const waiting = { timeout: 60_000, interval: 100 };

/**
 * Its tests wait more than they work, each for jobs of a kind of its own: they run side by side.
 *
 * @param lease the shortest that the queue takes, in seconds
 */
export function describeJobs(name: string, lease: number, fresh: () => Promise<FreshDatabase>): void {
  describe.concurrent(`the job queue on ${name}`, { timeout: 180_000 }, () => {
    let database: FreshDatabase;
    let store: Store;
    let folder: string;
    let count = 0;
    beforeAll(async () => {
      database = await fresh();
      store = openStore(database.options);
      await store.migrate();
      folder = mkdtempSync(join(tmpdir(), 'presswright-jobs-'));
    });
    afterAll(async () => {
      await store.close();
      await database.remove();
      rmSync(folder, { recursive: true });
    });

    /** A kind that no other test uses. */
    function newKind(more: Partial<Kind> = {}): Kind {
      const own = { name: `kind-${++count}`, maxAttempts: 3, retryDelay: 1, maxRetryDelay: 1, lease, maxRun: 600 };
      return { ...own, ...more };
    }
    /** Opens a queue that is stopped with its test. */
    async function open({ onTestFinished }: TestContext, kind: Kind): Promise<JobQueue> {
      const onError = (error: unknown) => {
        throw error;
      };
      const queue = await openJobQueue(store, database.options, { kinds: [kind], pollInterval, onError });
      onTestFinished(() => queue.stop(0));
      return queue;
    }
    async function put(queue: JobQueue, kind: Kind, label: string, options = {}): Promise<string> {
      const id = await queue.enqueue(kind, { label }, options);
      if (id === null) throw new Error('it was not taken');
      return id;
    }
    const stateOf = async (queue: JobQueue, kind: Kind, id: string) => (await queue.find(kind, id))?.state;
    /** Works in a process of its own until its test ends, and writes a line when a job begins and one when it ends. */
    function spawnWorker({ onTestFinished }: TestContext, kind: Kind, file: string, runMs: number): ChildProcess {
      const script = join(import.meta.dirname, 'worker-process.ts');
      const order = JSON.stringify({ options: database.options, kind, file, runMs, pollInterval });
      const child = spawn(process.execPath, [script, order], { stdio: ['pipe', 'ignore', 'inherit'] });
      onTestFinished(() => void child.kill('SIGKILL'));
      return child;
    }
    const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);

    it('does a job once, with what it was given', async (context) => {
      const { expect } = context;
      const kind = newKind();
      const queue = await open(context, kind);
      const id = await put(queue, kind, 'a "quoted" text');
      expect(await queue.find(kind, id)).toMatchObject({ id, state: 'waiting', attempts: 0, error: null });
      const seen: Attempt<Data>[] = [];
      await queue.work(kind, async (attempt) => void seen.push(attempt));
      await expect.poll(() => stateOf(queue, kind, id), waiting).toBe('succeeded');
      expect(seen).toHaveLength(1);
      expect(seen[0]).toMatchObject({ id, data: { label: 'a "quoted" text' }, attempt: 1 });
      expect(await queue.find(kind, id)).toMatchObject({ attempts: 1, data: { label: 'a "quoted" text' } });
      expect(await queue.cancel(kind, id)).toBe(false);
      expect(await queue.find(kind, crypto.randomUUID())).toBeNull();
    });

    it('puts a job in with its transaction, or not at all', async (context) => {
      const { expect } = context;
      const kind = newKind();
      const queue = await open(context, kind);
      const seen: string[] = [];
      await queue.work(kind, async ({ data }) => void seen.push(data.label));
      let lost: string | null = null;
      const failing = store.transaction(async (tx) => {
        lost = await queue.enqueue(kind, { label: 'lost' }, { within: tx });
        throw new Error('rolled back');
      });
      await expect(failing).rejects.toThrow('rolled back');
      expect(lost).not.toBeNull();
      expect(await queue.find(kind, lost ?? '')).toBeNull();

      const kept = await store.transaction(async (tx) => {
        const id = await put(queue, kind, 'kept', { within: tx });
        // Longer than between two looks: nobody sees it before it is committed.
        await pause(pollInterval * 2000);
        expect(seen).toEqual([]);
        return id;
      });
      await expect.poll(() => stateOf(queue, kind, kept), waiting).toBe('succeeded');
      expect(seen).toEqual(['kept']);
    });

    it('begins a job no sooner than it is due, and the more urgent before the others', async (context) => {
      const { expect } = context;
      const kind = newKind();
      const queue = await open(context, kind);
      const dueAt = Date.now() + 3000;
      const late = await put(queue, kind, 'late', { delay: 3, priority: 9 });
      for (const [label, priority] of [
        ['low', -1],
        ['first', 0],
        ['second', 0],
        ['high', 5],
      ] as const) {
        await put(queue, kind, label, { priority });
      }
      const seen: string[] = [];
      let begunAt = 0;
      await queue.work(kind, async ({ data }) => {
        seen.push(data.label);
        if (data.label === 'late') begunAt = Date.now();
      });
      await expect.poll(() => stateOf(queue, kind, late), waiting).toBe('succeeded');
      expect(seen).toEqual(['high', 'first', 'second', 'low', 'late']);
      // Clocks of database and test differ by some milliseconds.
      expect(begunAt).toBeGreaterThanOrEqual(dueAt - 100);
    });

    it('tries again what fails, and lets it be dead after the last attempt', async (context) => {
      const { expect } = context;
      const kind = newKind();
      const queue = await open(context, kind);
      const attempts: Record<string, number[]> = { mended: [], hopeless: [] };
      await queue.work(
        kind,
        async ({ data, attempt }) => {
          attempts[data.label]?.push(attempt);
          if (data.label === 'hopeless' || attempt < 3) throw new Error(`no luck in attempt ${attempt}`);
        },
        { concurrency: 2 },
      );
      const [mended, hopeless] = [await put(queue, kind, 'mended'), await put(queue, kind, 'hopeless')];
      await expect.poll(() => stateOf(queue, kind, mended), waiting).toBe('succeeded');
      await expect.poll(() => stateOf(queue, kind, hopeless), waiting).toBe('dead');
      expect(attempts).toEqual({ mended: [1, 2, 3], hopeless: [1, 2, 3] });
      expect(await queue.find(kind, hopeless)).toMatchObject({ attempts: 3, error: 'no luck in attempt 3' });
      expect(await queue.cancel(kind, hopeless)).toBe(false);
    });

    it('keeps one open job of a unique key', async (context) => {
      const { expect } = context;
      const kind = newKind();
      const queue = await open(context, kind);
      const both = await Promise.all(
        ['a', 'b'].map((label) =>
          store.transaction(async (tx) => {
            const id = await queue.enqueue(kind, { label }, { uniqueKey: 'one', within: tx });
            await pause(50);
            return id;
          }),
        ),
      );
      const taken = both.filter((id) => id !== null);
      expect(taken).toHaveLength(1);
      await put(queue, kind, 'other', { uniqueKey: 'two' });
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
      await queue.work(kind, () => mayEnd);
      await expect.poll(() => stateOf(queue, kind, taken[0] ?? ''), waiting).toBe('running');
      expect(await queue.enqueue(kind, { label: 'c' }, { uniqueKey: 'one' })).toBeNull();
      end();
      await expect.poll(() => stateOf(queue, kind, taken[0] ?? ''), waiting).toBe('succeeded');
      expect(await queue.enqueue(kind, { label: 'd' }, { uniqueKey: 'one' })).not.toBeNull();
    });

    it('cancels what waits and what runs', async (context) => {
      const { expect } = context;
      const kind = newKind();
      const queue = await open(context, kind);
      const [running, idle] = [await put(queue, kind, 'running'), await put(queue, kind, 'idle')];
      const seen: string[] = [];
      await queue.work(kind, async ({ data, signal }) => {
        seen.push(data.label);
        await once(signal, 'abort');
        throw signal.reason;
      });
      await expect.poll(() => stateOf(queue, kind, running), waiting).toBe('running');
      expect(await queue.cancel(kind, idle)).toBe(true);
      expect(await queue.cancel(kind, running)).toBe(true);
      expect(await queue.cancel(kind, running)).toBe(false);
      const last = await put(queue, kind, 'last');
      // The worker is free again once its heartbeat has told it.
      await expect.poll(() => stateOf(queue, kind, last), waiting).toBe('running');
      expect(seen).toEqual(['running', 'last']);
      expect(await stateOf(queue, kind, running)).toBe('cancelled');
      expect(await stateOf(queue, kind, idle)).toBe('cancelled');
    });

    it('waits for what runs when it stops, and begins nothing more', async (context) => {
      const { expect } = context;
      const kind = newKind();
      const queue = await open(context, kind);
      const [running, idle] = [await put(queue, kind, 'running'), await put(queue, kind, 'idle')];
      let hasBegun = false;
      await queue.work(kind, async () => {
        hasBegun = true;
        await pause(700);
      });
      await expect.poll(() => hasBegun, waiting).toBe(true);
      await queue.stop(20);
      const other = await open(context, kind);
      expect(await stateOf(other, kind, running)).toBe('succeeded');
      expect(await stateOf(other, kind, idle)).toBe('waiting');
    });

    it('aborts what runs too long when it stops, to be tried again', async (context) => {
      const { expect } = context;
      const kind = newKind();
      const queue = await open(context, kind);
      const id = await put(queue, kind, 'endless');
      let reason: unknown;
      let hasBegun = false;
      await queue.work(kind, async ({ signal }) => {
        hasBegun = true;
        await once(signal, 'abort');
        reason = signal.reason;
      });
      await expect.poll(() => hasBegun, waiting).toBe(true);
      await queue.stop(0);
      expect(reason).toBeDefined();
      const other = await open(context, kind);
      await other.work(kind, async () => {});
      await expect.poll(() => other.find(kind, id), waiting).toMatchObject({ state: 'succeeded', attempts: 2 });
    });

    it('gives each job to one of several processes', async (context) => {
      const { expect } = context;
      const kind = newKind();
      const queue = await open(context, kind);
      const ids: string[] = [];
      for (let index = 0; index < 60; index++) ids.push(await put(queue, kind, String(index)));
      const file = join(folder, `${kind.name}.log`);
      for (let index = 0; index < 2; index++) spawnWorker(context, kind, file, 5);
      await expect.poll(() => linesOf(file).filter((line) => line.startsWith('ended')).length, waiting).toBe(60);
      const begun = linesOf(file).filter((line) => line.startsWith('begun'));
      expect(begun.map((line) => line.split(' ')[1]).sort()).toEqual(ids.sort());
      expect(new Set(begun.map((line) => line.split(' ')[2])).size).toBe(2);
    });

    it('begins a job again whose process was killed, after its lease', async (context) => {
      const { expect } = context;
      const kind = newKind();
      const queue = await open(context, kind);
      const id = await put(queue, kind, 'killed');
      const file = join(folder, `${kind.name}.log`);
      // Longer than a lease, which its heartbeat extends.
      const first = spawnWorker(context, kind, file, 600_000);
      await expect.poll(() => linesOf(file).length, waiting).toBe(1);
      await pause(lease * 1500);
      spawnWorker(context, kind, file, 5);
      expect(await queue.find(kind, id)).toMatchObject({ state: 'running', attempts: 1 });
      first.kill('SIGKILL');
      await once(first, 'exit');
      await expect.poll(() => stateOf(queue, kind, id), waiting).toBe('succeeded');
      expect(await queue.find(kind, id)).toMatchObject({ attempts: 2 });
      expect(linesOf(file).map((line) => line.split(' ').slice(0, 2))).toEqual([
        ['begun', id],
        ['begun', id],
        ['ended', id],
      ]);
    });
  });
}
