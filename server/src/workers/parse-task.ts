import type { PhpParser } from '../analysis/analyzer.ts';
import { readAnalyzerAssets, type WorkerAssets } from './assets.ts';
import type { WorkerTasks } from './tasks.ts';
import type { WorkerThread } from './worker-runtime.ts';

let parser: Promise<PhpParser> | undefined;

/** Parses the PHP among files, for another thread to analyse. */
export async function parse(
  { files }: WorkerTasks['parse']['input'],
  { assets, retire }: WorkerThread,
): Promise<WorkerTasks['parse']['output']> {
  parser ??= loadParser(assets);
  const loaded = await parser;
  try {
    return files.map((file) => inSharedMemory(loaded.parse(file)));
  } finally {
    if (loaded.isBroken) retire();
  }
}

async function loadParser(assets: WorkerAssets): Promise<PhpParser> {
  const [{ createPhpParser }, read] = await Promise.all([
    import('../analysis/create-php-parser.ts'),
    readAnalyzerAssets(assets),
  ]);
  return createPhpParser(read);
}

/** The same numbers where all threads see them: they are not copied on the way. */
function inSharedMemory(events: Int32Array | null): Int32Array | null {
  if (events === null) return null;
  const shared = new Int32Array(new SharedArrayBuffer(events.byteLength));
  shared.set(events);
  return shared;
}
