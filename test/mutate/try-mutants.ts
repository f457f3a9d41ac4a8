import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ask, type CoverageMap } from './coverage-map.ts';
import { type Mutant, mutatedText } from './mutant.ts';
import { planTrial } from './plan-trial.ts';
import { closureOf, dependentsOf, testFiles, textOf } from './sources.ts';
import type { Verdict } from './trial-thread.ts';

export type Fate = 'killed' | 'survived' | 'no test';

export interface Outcome {
  readonly mutant: Mutant;
  readonly fate: Fate;
  /** What killed it, or why no more was tried. */
  readonly note: string;
}

/** A module that is loaded again and again stays in memory: a thread is good for so many mutants. */
const maxMutantsOfThread = 60;

/** Tries one mutant after the other. */
export async function* tryMutants(
  mutants: readonly Mutant[],
  map: CoverageMap,
  budgetMs: number,
): AsyncGenerator<Outcome> {
  const modules = [...new Set(testFiles().flatMap((path) => [...closureOf(path)]))];
  let thread: Worker | undefined;
  let tried = 0;
  for (const [number, mutant] of mutants.entries()) {
    const plan = planTrial(mutant, map);
    if (plan.length === 0) {
      yield { mutant, fate: 'no test', note: '' };
      continue;
    }
    if (tried >= maxMutantsOfThread) {
      await thread?.terminate();
      [thread, tried] = [undefined, 0];
    }
    thread ??= await startThread();
    tried += 1;
    const text = mutatedText(textOf(mutant.file), mutant);
    const anew = dependentsOf(mutant.file, modules);
    const verdict = ask<Verdict>(thread, {
      trial: { number, file: mutant.file, text, anew, plan, budget: budgetMs },
    });
    const answer = await Promise.race([verdict, untilStuck(thread, verdict, 3 * budgetMs)]);
    if (answer === 'stuck') {
      await thread.terminate();
      [thread, tried] = [undefined, 0];
      yield { mutant, fate: 'killed', note: 'it never ends' };
    } else if (answer.by !== null) {
      yield { mutant, fate: 'killed', note: answer.by };
    } else {
      yield {
        mutant,
        fate: 'survived',
        note: answer.isOutOfBudget ? `${answer.tests} tests, out of budget` : `${answer.tests} tests`,
      };
    }
  }
  await thread?.terminate();
}

async function startThread(): Promise<Worker> {
  const thread = new Worker(new URL('trial-thread.ts', import.meta.url), { workerData: {} });
  await once(thread, 'online');
  return thread;
}

/** Answers `stuck` when a thread has computed for so long on one mutant. */
async function untilStuck(thread: Worker, verdict: Promise<Verdict>, limitMs: number): Promise<'stuck'> {
  const cpuOf = async (): Promise<number> => {
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1000;
  };
  let isDone = false;
  void verdict.finally(() => {
    isDone = true;
  });
  const start = await cpuOf();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 500).unref());
    if (isDone) return new Promise(() => {});
    if ((await cpuOf()) - start > limitMs) return 'stuck';
  }
}
