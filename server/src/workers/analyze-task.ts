import type { Analyzer, FileReport } from '../analysis/analyzer.ts';
import { readAnalyzerAssets, type WorkerAssets } from './assets.ts';
import type { WorkerTasks } from './tasks.ts';
import type { WorkerThread } from './worker-runtime.ts';

let analyzer: Promise<Analyzer> | undefined;

/** Analyses files together. The grammars are loaded with the first ones. */
export async function analyze(
  { files, options }: WorkerTasks['analyze']['input'],
  { assets, retire }: WorkerThread,
): Promise<FileReport[]> {
  const loaded = await threadAnalyzer(assets);
  const reports = loaded.analyzeTogether(files, options);
  if (loaded.isBroken) retire();
  return reports;
}

/** The analyser of this thread. */
export function threadAnalyzer(assets: WorkerAssets): Promise<Analyzer> {
  analyzer ??= loadAnalyzer(assets);
  return analyzer;
}

/** Makes an analyser of its own. */
export async function loadAnalyzer(assets: WorkerAssets): Promise<Analyzer> {
  const [{ createAnalyzer }, read] = await Promise.all([
    import('../analysis/create-analyzer.ts'),
    readAnalyzerAssets(assets),
  ]);
  return createAnalyzer(read);
}
