import { setImmediate as turn } from 'node:timers/promises';
import type { AnalyzeOptions, FileReport, SourceFile } from '../analysis/analyzer.ts';
import { analyzeGroup } from './analyze-group.ts';
import type { RunOptions, WorkerPool } from './pool.ts';

/** Characters of reports that are read before others have their turn. */
const turnCharacters = 256 * 1024;

/**
 * Has a worker analyse files together. The reports come as text, which is read several times as fast as copied objects, and a
 * few at a time.
 */
export function analyzeInPool(
  pool: Pick<WorkerPool, 'run'>,
  files: readonly SourceFile[],
  options: AnalyzeOptions,
  runOptions: RunOptions,
): Promise<FileReport[]> {
  return analyzeGroup(files, options, async ({ input, timeoutMs }) => {
    const bytes = input.files.reduce((sum, { code }) => sum + code.length, 0);
    return readReports(await pool.run('analyzeToText', input, { bytes, timeoutMs, ...runOptions }));
  });
}

async function readReports(texts: readonly string[]): Promise<FileReport[]> {
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
