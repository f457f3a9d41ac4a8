import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ServiceError } from '@presswright/shared/errors';
import {
  type BatchAnalysis as Batch,
  BatchAnalysis,
  BatchAnalyzeRequest,
  type BatchAnalyzeRequest as BatchRequest,
  type NamedSource,
} from '@presswright/shared/schemas/analysis';
import { limits } from '@presswright/shared/schemas/common';
import type { FileReport } from '../../../../analysis/analyzer.ts';
import { makeId } from '../../../../ids.ts';
import { callerOf } from '../../../../plugins/credentials.ts';
import { analysisModel } from '../../../../plugins/models.ts';
import { mapConcurrently } from '../../../support/map-concurrently.ts';
import { bodyLimitFor, requireBytes } from '../../../support/size-limits.ts';

/** Files, or groups of files, of one batch in workers at a time: a batch must not keep single files waiting. */
const concurrency = 4;
/** Characters of code that are analysed together at most: their syntax trees stand in memory side by side. */
const togetherCharacters = 3_000_000;

type Result = Batch['results'][number];

const schema = {
  operationId: 'analyzeBatch',
  summary: 'Analyse up to 500 files',
  description: 'Files of one batch belong together: data is followed from one PHP file to another.',
  tags: ['Analysis'],
  body: BatchAnalyzeRequest,
  response: { 200: BatchAnalysis },
};

export const postAnalyzeBatch: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/v1/analyze/batch',
    {
      schema,
      config: { access: 'write', errors: ['model_not_found', 'timeout'] },
      bodyLimit: bodyLimitFor(limits.batchBytes),
    },
    async (request, reply) => {
      const { files, analysis_type, severity = 'all' } = request.body;
      requireSizes(files);
      const model = analysisModel(app.models, request.body.model);
      const { organizationId } = callerOf(request);
      const signal = reply.workSignal();
      const options = { analysisType: analysis_type, severity };
      const one = async ({ name, content }: NamedSource): Promise<Result> => {
        try {
          const report = await app.analysis.analyze(organizationId, { code: content, name }, options, signal);
          return toResult(name, report);
        } catch (error) {
          return failedResult(name, error, signal);
        }
      };
      const toResult = (file: string, { language, issues, score, partial }: FileReport): Result => {
        const unknown = language === null ? { error: 'No language was recognised; nothing was analysed.' } : {};
        return { file, language, issues: app.rulePages.link(issues, request), score, partial, ...unknown };
      };
      const groups = await mapConcurrently(groupsOf(files), concurrency, async (group) => {
        const sources = group.map(({ name, content }) => ({ code: content, name }));
        try {
          const reports = await app.analysis.analyzeTogether(organizationId, sources, options, signal);
          // One file too hard to follow must not cost the others their findings.
          if (!reports.some(({ partial }) => partial)) {
            return reports.map((report, index) => toResult(group[index]?.name ?? '', report));
          }
        } catch (error) {
          if (!isOwnFailure(error) || signal.aborted) throw error;
        }
        return mapConcurrently(group, concurrency, one);
      });
      const results = groups.flat();
      return {
        id: makeId('analysis'),
        object: 'batch_analysis' as const,
        created: Math.floor(Date.now() / 1000),
        model,
        analysis_type,
        results,
        summary: summarize(results),
      };
    },
  );
};

/** Files in their order, in groups that are analysed together. */
function groupsOf(files: readonly NamedSource[]): NamedSource[][] {
  const groups: NamedSource[][] = [];
  let room = 0;
  for (const file of files) {
    const group = groups.at(-1);
    if (group === undefined || file.content.length > room) {
      groups.push([file]);
      room = togetherCharacters - file.content.length;
    } else {
      group.push(file);
      room -= file.content.length;
    }
  }
  return groups;
}

/** Whether a file was too much for its worker: no fault of the server's. */
function isOwnFailure(error: unknown): error is ServiceError {
  return error instanceof ServiceError && (error.code === 'timeout' || error.code === 'server_error');
}

/** One file that takes its worker down, or too long, costs its own result; what concerns the server ends the batch. */
function failedResult(file: string, error: unknown, signal: AbortSignal): Result {
  if (!isOwnFailure(error) || signal.aborted) throw error;
  return { file, language: null, issues: [], score: 0, partial: true, error: error.message };
}

function requireSizes(files: BatchRequest['files']): void {
  let total = 0;
  for (const [index, { content }] of files.entries()) {
    requireBytes(content, limits.codeBytes, `files[${index}].content`);
    total += Buffer.byteLength(content, 'utf8');
  }
  if (total <= limits.batchBytes) return;
  const message = `files: expected at most ${limits.batchBytes} bytes of UTF-8 in all, got ${total}.`;
  throw new ServiceError('payload_too_large', message, { param: 'files' });
}

function summarize(results: Batch['results']): Batch['summary'] {
  const scores = results.reduce((sum, result) => sum + result.score, 0);
  return {
    total_files: results.length,
    files_with_issues: results.filter((result) => result.issues.length > 0).length,
    total_issues: results.reduce((sum, result) => sum + result.issues.length, 0),
    average_score: Math.round((scores / results.length) * 10) / 10,
  };
}
