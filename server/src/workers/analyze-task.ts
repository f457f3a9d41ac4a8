import { readFile } from 'node:fs/promises';
import type { Analyzer, FileReport } from '../analysis/analyzer.ts';
import type { WorkerAssets } from './assets.ts';
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
