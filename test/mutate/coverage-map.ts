import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { countFunctions } from './probes.ts';
import { closureOf, digestOf, mutatedFiles, root, testFiles, textOf } from './sources.ts';
import type { MappedFile, Order, ThreadData } from './trial-thread.ts';

/** A test and what is known of it from a run without mutations. */
export interface KnownTest {
  readonly title: string;
  /** CPU time in milliseconds. */
  readonly ms: number;
  readonly fault: string | null;
  /** Functions that it runs, by their place in `KnownFile.functions`, as a bit set in base64. */
  readonly hits: string;
}

export interface KnownFile {
  readonly digest: string;
  /** CPU time of collecting its tests, in milliseconds. */
  readonly ms: number;
  /** Every function that the file runs, as `path#number`. */
  readonly functions: readonly string[];
  /** What collecting its tests runs. */
  readonly hits: string;
  readonly tests: readonly KnownTest[];
}

export type CoverageMap = Readonly<Record<string, KnownFile>>;

const cacheFile = join(root, 'node_modules/.cache/presswright/mutate.json');

/**
 * Which tests run which functions, of the test files that load one of `mutated`: kept between runs, and made anew for the
 * test files that would load something changed.
 */
export async function mapCoverage(mutated: readonly string[], say: (text: string) => void): Promise<CoverageMap> {
  const known = readCache();
  const current: Record<string, KnownFile> = {};
  const stale: { path: string; digest: string }[] = [];
  for (const path of testFiles()) {
    const closure = closureOf(path);
    if (!mutated.some((file) => closure.has(file))) continue;
    const digest = digestOf(closure);
    const before = known[path];
    if (before?.digest === digest) current[path] = before;
    else stale.push({ path, digest });
  }
  if (stale.length === 0) return current;
  say(`mapping ${stale.length} test files`);

  const names: string[] = [];
  const first: Record<string, number> = {};
  for (const path of mutatedFiles()) {
    first[path] = names.length;
    const count = countFunctions(textOf(path));
    for (let number = 0; number < count; number += 1) names.push(`${path}#${number}`);
  }
  const workerData: ThreadData = { probes: { first, count: names.length } };
  const thread = new Worker(new URL('trial-thread.ts', import.meta.url), { workerData });
  for (const { path, digest } of stale) {
    const mapped = await ask<MappedFile>(thread, { map: path });
    current[path] = knownFile(digest, mapped, names);
  }
  await thread.terminate();
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify({ ...known, ...current }));
  return current;
}

/** Answers what the thread answers. @throws Error when the thread dies */
export function ask<T>(thread: Worker, order: Order): Promise<T> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: T) => {
      thread.off('error', reject);
      resolve(answer);
    };
    thread.once('error', reject);
    thread.once('message', onMessage);
    thread.postMessage(order);
  });
}

/** Whether a bit set of a known file has a function. */
export function hasFunction(hits: string, at: number): boolean {
  const byte = Buffer.from(hits, 'base64')[at >> 3] ?? 0;
  return (byte & (1 << (at & 7))) !== 0;
}

function readCache(): CoverageMap {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as CoverageMap;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

function knownFile(digest: string, { tests, ms, hits }: MappedFile, names: readonly string[]): KnownFile {
  const numbers = [...new Set([...hits, ...tests.flatMap((test) => test.hits)])].sort((a, b) => a - b);
  const places = new Map(numbers.map((number, at) => [number, at]));
  const bitsOf = (some: readonly number[]): string => {
    const bits = Buffer.alloc(Math.ceil(numbers.length / 8));
    for (const number of some) {
      const at = places.get(number) ?? 0;
      bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
    }
    return bits.toString('base64');
  };
  return {
    digest,
    ms: Math.round(ms),
    functions: numbers.map((number) => names[number] ?? ''),
    hits: bitsOf(hits),
    tests: tests.map((test) => ({
      title: test.title.slice(0, 300),
      ms: Math.round(test.ms * 10) / 10,
      fault: test.fault,
      hits: bitsOf(test.hits),
    })),
  };
}
