import { hash } from 'node:crypto';
import fp from 'fastify-plugin';
import type { AnalyzeOptions, FileReport, SourceFile } from '../analysis/analyzer.ts';
import { type ContentCache, createContentCache } from './content-cache.ts';
import { createContentHash } from './content-hash.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly analysis: Analysis;
  }
}

/** For whom a worker analyses. */
export interface AnalysisWork {
  readonly organizationId: string;
  /** `batch`: a part of a large request, which may wait. */
  readonly priority: 'interactive' | 'batch';
  readonly signal: AbortSignal;
}

/** Analyses files together in a worker; one report a file, in their order. */
export type AnalyzeFiles = (
  files: readonly SourceFile[],
  options: AnalyzeOptions,
  work: AnalysisWork,
) => Promise<FileReport[]>;

export interface Analysis {
  /** Analyses one file, or answers what the same organisation got for the same content. */
  analyze(file: SourceFile, options: AnalyzeOptions, work: AnalysisWork): Promise<FileReport>;
  /** The same for files that belong together: data is followed from one to another. One report a file, in their order. */
  analyzeTogether(
    files: readonly SourceFile[],
    options: AnalyzeOptions,
    work: AnalysisWork,
  ): Promise<readonly FileReport[]>;
  cacheStats(): ReturnType<ContentCache<unknown>['stats']>;
}

export interface AnalysisOptions {
  readonly analyzeFiles: AnalyzeFiles;
  readonly cacheBytes: number;
}

/** Puts a cache by content in front of the analyser. */
export const analysis = fp<AnalysisOptions>(async (app, { analyzeFiles, cacheBytes }) => {
  const cache = createContentCache<readonly FileReport[]>(cacheBytes);
  /** The cache keeps nothing larger. */
  const maxEntryBytes = cacheBytes / 8;

  async function analyzeTogether(
    files: readonly SourceFile[],
    options: AnalyzeOptions,
    work: AnalysisWork,
  ): Promise<readonly FileReport[]> {
    const key = cacheKey(work.organizationId, files, options);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const reports = await analyzeFiles(files, options, work);
    // A file that took its worker down may have met a machine that was too busy.
    if (!reports.some(({ failure }) => failure !== undefined)) {
      const bytes = sizeUpTo(reports, maxEntryBytes);
      if (bytes < maxEntryBytes) cache.set(key, reports, bytes);
    }
    return reports;
  }

  app.decorate('analysis', {
    analyzeTogether,
    async analyze(file, options, work) {
      const [report] = await analyzeTogether([file], options, work);
      if (report === undefined) throw new Error('the analyser answered no report');
      return report;
    },
    cacheStats: () => cache.stats(),
  });
});

const contentHash = createContentHash();

function cacheKey(organizationId: string, files: readonly SourceFile[], options: AnalyzeOptions): string {
  const about = files.map(({ language = null, name = null, code, config }) => {
    const facts = [language, name, contentHash(code)];
    return config === undefined ? facts : [...facts, config];
  });
  const { analysisType, severity, profile = 'default', paths = null } = options;
  const { isPart = false, isWhole = false, entryPoints = false } = options;
  const facts = [organizationId, analysisType, severity, profile, paths, isPart, isWhole, entryPoints, about];
  const text = JSON.stringify(facts);
  return files.length === 1 && options.paths === undefined ? text : hash('sha256', text, 'base64');
}

/** Bytes of memory that a report takes, estimated: two a character, and a share for each value. Ends at `limit`. */
function sizeUpTo(value: unknown, limit: number): number {
  if (typeof value === 'string') return 24 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let sum = 48;
  for (const item of Object.values(value)) {
    sum += sizeUpTo(item, limit - sum);
    if (sum >= limit) break;
  }
  return sum;
}
