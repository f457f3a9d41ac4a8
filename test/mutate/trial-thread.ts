// A thread that runs tests over changed modules: maps which test runs which function, and tries mutants.
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { hookModules } from './module-hooks.ts';
import { probeName, withProbes } from './probes.ts';
import { root, textOf } from './sources.ts';
import { type CollectedTest, takeTests } from './vitest-stand-in.ts';

/** What a thread is made for: mapping, when it gets the first probe's number of each module and their count. */
export interface ThreadData {
  readonly probes?: { readonly first: Readonly<Record<string, number>>; readonly count: number };
}

/** One test of a file: how long it took in milliseconds of CPU time, which probes it met. */
export interface MappedTest {
  readonly title: string;
  readonly ms: number;
  readonly hits: readonly number[];
  /** What it says when it fails without any mutation. */
  readonly fault: string | null;
}

export interface MappedFile {
  readonly tests: readonly MappedTest[];
  /** Milliseconds that collecting took, and the probes that it met. */
  readonly ms: number;
  readonly hits: readonly number[];
}

/** A mutant and the tests to try, best first. */
export interface Trial {
  readonly number: number;
  readonly file: string;
  readonly text: string;
  readonly anew: ReadonlySet<string>;
  readonly plan: readonly { readonly file: string; readonly tests: readonly number[]; readonly count: number }[];
  /** Milliseconds of CPU time after which the mutant has survived. */
  readonly budget: number;
}

export interface Verdict {
  /** Title of the test that failed; null when none did. */
  readonly by: string | null;
  readonly isOutOfBudget: boolean;
  readonly tests: number;
}

export type Order = { readonly map: string } | { readonly trial: Trial };

enableCompileCache();
const { probes } = workerData as ThreadData;
const changes = hookModules();
const cells = new Uint8Array(probes?.count ?? 0);
if (probes) {
  Object.assign(globalThis, { [probeName]: cells });
  changes.textOf = (path) => (path in probes.first ? withProbes(textOf(path), probes.first[path] ?? 0) : undefined);
}

const now = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Probes that were met since the last call. */
function takeHits(): number[] {
  const hits: number[] = [];
  for (let at = cells.indexOf(1); at >= 0; at = cells.indexOf(1, at + 1)) hits.push(at);
  cells.fill(0);
  return hits;
}

async function collect(file: string): Promise<readonly CollectedTest[]> {
  const anew = changes.anew.has(file) ? `?${changes.generation}` : '';
  await takeTests();
  await import(`file://${root}/${file}${anew}`);
  return takeTests();
}

async function map(file: string): Promise<MappedFile> {
  const before = now();
  cells.fill(0);
  const tests = await collect(file);
  const ms = now() - before;
  const hits = takeHits();
  const mapped: MappedTest[] = [];
  for (const { title, run } of tests) {
    const start = now();
    let fault: string | null = null;
    try {
      await run();
    } catch (error) {
      fault = messageOf(error);
    }
    mapped.push({ title, ms: now() - start, hits: takeHits(), fault });
  }
  return { tests: mapped, ms, hits };
}

async function tryMutant({ number, file, text, anew, plan, budget }: Trial): Promise<Verdict> {
  const start = now();
  changes.generation = `mutant=${number}`;
  changes.anew = anew;
  changes.textOf = (path) => (path === file ? text : undefined);
  let ran = 0;
  const known = new Map<string, readonly CollectedTest[]>();
  for (const { file: testFile, tests, count } of plan) {
    let collected: readonly CollectedTest[];
    try {
      collected = known.get(testFile) ?? (await collect(testFile));
      known.set(testFile, collected);
    } catch (error) {
      return { by: `${testFile} cannot be loaded: ${messageOf(error)}`, isOutOfBudget: false, tests: ran };
    }
    // Where a mutation changes how many tests there are, numbers mean other tests than before.
    const chosen = collected.length === count ? tests.flatMap((at) => collected[at] ?? []) : collected;
    for (const { title, run } of chosen) {
      ran += 1;
      try {
        await run();
      } catch {
        return { by: `${testFile}: ${title}`, isOutOfBudget: false, tests: ran };
      }
      if (now() - start > budget) return { by: null, isOutOfBudget: true, tests: ran };
    }
  }
  return { by: null, isOutOfBudget: false, tests: ran };
}

parentPort?.on('message', async (order: Order) => {
  parentPort?.postMessage('map' in order ? await map(order.map) : await tryMutant(order.trial));
});
