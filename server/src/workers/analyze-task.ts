import { readFile } from 'node:fs/promises';
import type { Analyzer, FileReport } from '../analysis/analyzer.ts';
import type { WorkerAssets } from './assets.ts';
import type { WorkerTasks } from './tasks.ts';
import type { WorkerSetup } from './worker-runtime.ts';

let analyzer: Promise<Analyzer> | undefined;

/** Analyses one file. The grammars are loaded with the first one. */
export async function analyze(
  { file, options }: WorkerTasks['analyze']['input'],
  { assets }: WorkerSetup,
): Promise<FileReport> {
  analyzer ??= loadAnalyzer(assets);
  return (await analyzer).analyze(file, options);
}

async function loadAnalyzer({ runtime, grammars }: WorkerAssets): Promise<Analyzer> {
  const [{ createAnalyzer }, ...bytes] = await Promise.all([
    import('../analysis/create-analyzer.ts'),
    readFile(runtime),
    readFile(grammars.php),
    readFile(grammars.javascript),
  ]);
  const [wasm, php, javascript] = bytes;
  return createAnalyzer({ runtime: wasm, grammars: { php, javascript } });
}
