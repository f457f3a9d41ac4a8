import { workerData } from 'node:worker_threads';
import type { Analyzer } from '../analysis/analyzer.ts';
import { analyze, analyzerOfAnyFile, warmAnalyzer } from './analyze-task.ts';
import type { WorkerTasks } from './tasks.ts';
import { serveTasks, type WorkerSetup } from './worker-runtime.ts';

/** Milliseconds. */
const preloadAfterMs = 2000;

const { preload, assets } = workerData as WorkerSetup;

/** What every thread of the pool runs. Each task loads what it needs when it is first asked for. */
export default serveTasks<WorkerTasks>(
  {
    analyze,
    analyzeToText: async (input, thread) => (await analyze(input, thread)).map((report) => JSON.stringify(report)),
    async complete(input) {
      const { complete } = await import('./complete-task.ts');
      return complete(input, () => analyzerOfAnyFile(assets));
    },
    async generate(input, { assets, retire }) {
      const { generate } = await import('./generate-task.ts');
      let used: Analyzer | undefined;
      const output = await generate(input, async () => {
        used = await analyzerOfAnyFile(assets);
        return used;
      });
      // A parser that crashed is of no use to the next task.
      if (used?.isBroken) retire();
      return output;
    },
    async plan(input) {
      const { plan } = await import('./plan-task.ts');
      return plan(input);
    },
    async takePlan(input) {
      const { takePlan } = await import('./take-plan-task.ts');
      return takePlan(input);
    },
    async checkAnswer(input, { assets, retire }) {
      const { checkAnswer } = await import('./answer-tasks.ts');
      let used: Analyzer | undefined;
      const output = await checkAnswer(input, async () => {
        used = await analyzerOfAnyFile(assets);
        return used;
      });
      if (used?.isBroken) retire();
      return output;
    },
    async answerInstead(input) {
      const { answerInstead } = await import('./answer-tasks.ts');
      return answerInstead(input, () => analyzerOfAnyFile(assets));
    },
    async checkBaseline(input) {
      const { checkBaseline } = await import('./baseline-tasks.ts');
      return checkBaseline(input);
    },
    async compareBaseline(input) {
      const { compareBaseline } = await import('./baseline-tasks.ts');
      return compareBaseline(input);
    },
    async readBody(input) {
      const { readBody } = await import('./read-body-task.ts');
      return readBody(input);
    },
    async prepareModel(input) {
      const { prepareModel } = await import('../inference/builtin/prepare-model.ts');
      return prepareModel(input);
    },
  },
  async () => preload && warmAnalyzer(assets),
);

// Not at once: at the start of the server others need the processor more.
if (preload) {
  const loadWhatIsAskedFor = () => Promise.all([warmAnalyzer(assets), import('./complete-task.ts')]);
  setTimeout(() => void loadWhatIsAskedFor(), preloadAfterMs).unref();
}
