import type { Analyzer, FileReport } from '../analysis/analyzer.ts';
import { analyzerAssets, type WorkerAssets } from './assets.ts';
import type { WorkerTasks } from './tasks.ts';
import type { WorkerThread } from './worker-runtime.ts';

let analyzer: Promise<Analyzer> | undefined;

/** Analyses files together, or each for itself. Each grammar is loaded with the first file that needs it. */
export async function analyze(
  { files, options, isApart = false, progress }: WorkerTasks['analyze']['input'],
  { assets, retire }: WorkerThread,
): Promise<FileReport[]> {
  const loaded = await threadAnalyzer(assets);
  await loaded.prepare(files);
  try {
    // A parser that crashed refuses the next file: all of them are asked for anew then, one by one.
    if (isApart) return files.map((file) => loaded.analyze(file, options));
    const onFile = progress === undefined ? undefined : (at: number) => Atomics.store(progress, 0, at);
    const reports = loaded.analyzeTogether(files, options, onFile);
    // The others are worth an analysis without the file that did it.
    if (loaded.isBroken && files.length > 1) throw new Error('The parser crashed.');
    return reports;
  } finally {
    if (loaded.isBroken) retire();
  }
}

/** The analyser of this thread, which is yet to be prepared for files. */
export function threadAnalyzer(assets: WorkerAssets): Promise<Analyzer> {
  analyzer ??= loadAnalyzer(assets);
  return analyzer;
}

/** The analyser of this thread, prepared for PHP with errors, too: who first sends such a file should not wait for that. */
export async function warmAnalyzer(assets: WorkerAssets): Promise<Analyzer> {
  const warm = await threadAnalyzer(assets);
  await warm.prepare([{ code: '<?php }', name: 'with-an-error.php' }]);
  return warm;
}

/** The analyser of this thread, for files that are yet to be made. */
export async function analyzerOfAnyFile(assets: WorkerAssets): Promise<Analyzer> {
  const any = await threadAnalyzer(assets);
  await any.prepare();
  return any;
}

/** Makes an analyser of its own, which is yet to be prepared for files. */
export async function loadAnalyzer(assets: WorkerAssets): Promise<Analyzer> {
  const { createAnalyzer } = await import('../analysis/create-analyzer.ts');
  return createAnalyzer(analyzerAssets(assets));
}
