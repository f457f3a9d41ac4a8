// npm run fuzz [-- --seconds 120 | --inputs 100000] [--seed N]: analyses mutated code until the time is up or the inputs
// are through, and ends with 1 when an analysis crashed, hung, or broke a promise.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { FuzzNews, FuzzOrder } from './fuzz-thread.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string' }, inputs: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const inputs = values.inputs === undefined ? Number.POSITIVE_INFINITY : Number(values.inputs);
const seconds = Number(values.seconds ?? (values.inputs === undefined ? 120 : 86_400));
const seed = Number(values.seed);
if (!(inputs > 0 && seconds > 0 && Number.isSafeInteger(seed))) {
  console.error('fuzz: --seconds, --inputs and --seed take positive numbers');
  process.exit(2);
}

/** An input that is in work for so long hangs, in seconds: its budget is 1 s, and machines are busy. */
const hangs = 30;
/** More of the same kind say nothing new. */
const shownProblems = 20;

const threads = Math.max(1, Math.min(4, availableParallelism()));
const folder = mkdtempSync(join(tmpdir(), 'presswright-fuzz-'));
const started = Date.now();
const kinds = new Map<string, number>();
let done = 0;

function report(number: number, problem: string, name: string, code: string): void {
  const kind = problem.replace(/\d+/g, '#').slice(0, 120);
  const before = kinds.get(kind) ?? 0;
  kinds.set(kind, before + 1);
  if (before > 0 || kinds.size > shownProblems) return;
  const file = join(folder, `${number}-${name}`);
  writeFileSync(file, code);
  console.log(`\ninput ${number} (${file}): ${problem}\n${code.length < 1500 ? code : `${code.slice(0, 1500)}…`}`);
}

/** Runs one thread until it ends; answers the number to go on with, null when all is done. */
async function runThread(first: number): Promise<number | null> {
  const board = new SharedArrayBuffer(8);
  const cells = new Int32Array(board);
  const order: FuzzOrder = { first, step: threads, board };
  const worker = new Worker(new URL('fuzz-thread.ts', import.meta.url), { workerData: order });
  let last = -1;
  let since = Date.now();
  let next: number | null = null;
  const isOver = (now: number) => Date.now() - started > seconds * 1000 || now - seed * 10_000_000 >= inputs;
  const watch = setInterval(() => {
    const now = Atomics.load(cells, 0);
    if (now !== last) [last, since] = [now, Date.now()];
    if (isOver(now)) Atomics.store(cells, 1, 1);
    if (Date.now() - since > hangs * 1000) {
      report(now, `hangs for more than ${hangs} s`, 'hang', `replay: npm run fuzz -- --seed ${seed}, input ${now}`);
      clearInterval(watch);
      void worker.terminate();
    }
  }, 200);
  worker.on('message', (news: FuzzNews) => {
    if ('done' in news) {
      done += news.done;
      next = isOver(news.next) ? null : news.next;
    } else report(news.number, news.problem, news.input.name, news.input.code);
  });
  worker.on('error', (error) => report(Atomics.load(cells, 0), `the thread died: ${error.message}`, 'crash', ''));
  await new Promise<void>((resolve) => worker.on('exit', () => resolve()));
  clearInterval(watch);
  return next;
}

async function runThreads(first: number): Promise<void> {
  for (let next: number | null = first; next !== null; ) next = await runThread(next);
}

await Promise.all(Array.from({ length: threads }, (_, at) => runThreads(seed * 10_000_000 + at)));
console.log(`\n${done} inputs in ${((Date.now() - started) / 1000).toFixed(0)} s, seed ${seed}, ${threads} threads`);
for (const [kind, count] of kinds) console.log(`${count} × ${kind.split('\n')[0]}`);
console.log(kinds.size === 0 ? 'no crash, no hang, no broken promise' : `${kinds.size} kinds of problems`);
if (kinds.size > 0 || done === 0) process.exitCode = 1;
