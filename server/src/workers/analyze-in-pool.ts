import { setImmediate as turn } from 'node:timers/promises';
import type { AnalyzeOptions, FileReport, SourceFile } from '../analysis/analyzer.ts';
import type { RunOptions, WorkerPool } from './pool.ts';

/** Characters of reports that are read before others have their turn. */
const turnCharacters = 256 * 1024;

/**
 * Has a worker analyse files together. The reports come as text, which is read several times as fast as copied objects, and a
 * few at a time.
 */
export async function analyzeInPool(
  pool: WorkerPool,
  files: readonly SourceFile[],
  options: AnalyzeOptions,
  runOptions: RunOptions,
): Promise<FileReport[]> {
  const bytes = files.reduce((sum, { code }) => sum + code.length, 0);
  const texts = await pool.run('analyzeToText', { files, options }, { bytes, ...runOptions });
  const reports: FileReport[] = [];
  let read = 0;
  for (const text of texts) {
    reports.push(JSON.parse(text));
    read += text.length;
    if (read < turnCharacters) continue;
    read = 0;
    await turn();
  }
  return reports;
}
