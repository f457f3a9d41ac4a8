import type { Analyzer, FileReport } from '../analysis/analyzer.ts';
import { readAnalyzerAssets, type WorkerAssets } from './assets.ts';
import type { WorkerTasks } from './tasks.ts';
import type { WorkerSetup } from './worker-runtime.ts';

let analyzer: Promise<Analyzer> | undefined;

/** Analyses files together. The grammars are loaded with the first ones. */
export async function analyze(
  { files, options }: WorkerTasks['analyze']['input'],
  { assets }: WorkerSetup,
): Promise<FileReport[]> {
  analyzer ??= loadAnalyzer(assets);
  return (await analyzer).analyzeTogether(files, options);
}

async function loadAnalyzer(assets: WorkerAssets): Promise<Analyzer> {
  const [{ createAnalyzer }, read] = await Promise.all([
    import('../analysis/create-analyzer.ts'),
    readAnalyzerAssets(assets),
  ]);
  return createAnalyzer(read);
}
