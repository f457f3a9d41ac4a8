import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';
import type { AnalyzeOptions, FileReport, SourceFile } from '../analysis/analyzer.ts';
import { type ContentCache, createContentCache } from './content-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly analysis: Analysis;
  }
}

/** Analyses one file in a worker. */
export type AnalyzeFile = (file: SourceFile, options: AnalyzeOptions, signal: AbortSignal) => Promise<FileReport>;

export interface Analysis {
  /** Analyses one file, or answers what the same organisation got for the same content. */
  analyze(
    organizationId: string,
    file: SourceFile,
    options: Omit<AnalyzeOptions, 'budgetMs'>,
    signal: AbortSignal,
  ): Promise<FileReport>;
  cacheStats(): ReturnType<ContentCache<unknown>['stats']>;
}

export interface AnalysisOptions {
  readonly analyzeFile: AnalyzeFile;
  readonly cacheBytes: number;
}

/** Milliseconds for one file; then the answer is partial. */
const budgetMs = 2000;

/** Puts a cache by content in front of the analyser. */
export const analysis = fp<AnalysisOptions>(async (app, { analyzeFile, cacheBytes }) => {
  const cache = createContentCache<FileReport>(cacheBytes);
  app.decorate('analysis', {
    async analyze(organizationId, file, options, signal) {
      const key = cacheKey(organizationId, file, options);
      const known = cache.get(key);
      if (known !== undefined) return known;
      const report = await analyzeFile(file, { ...options, budgetMs }, signal);
      // A partial report says how busy the machine was, which is no property of the content.
      if (!report.partial) cache.set(key, report, sizeOf(report));
      return report;
    },
    cacheStats: () => cache.stats(),
  });
});

function cacheKey(organizationId: string, file: SourceFile, options: Omit<AnalyzeOptions, 'budgetMs'>): string {
  const facts = [organizationId, options.analysisType, options.severity, file.language ?? null, file.name ?? null];
  return createHash('sha256').update(JSON.stringify(facts)).update('\0').update(file.code).digest('base64');
}

/** Bytes of memory that a report takes, estimated: two a character, and a share for each value. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 24 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce((sum: number, item) => sum + sizeOf(item), 48);
}
