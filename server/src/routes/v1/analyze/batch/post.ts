import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ServiceError } from '@presswright/shared/errors';
import {
  type BatchAnalysis as Batch,
  BatchAnalysis,
  BatchAnalyzeRequest,
  type BatchAnalyzeRequest as BatchRequest,
} from '@presswright/shared/schemas/analysis';
import { limits } from '@presswright/shared/schemas/common';
import { makeId } from '../../../../ids.ts';
import { callerOf } from '../../../../plugins/credentials.ts';
import { analysisModel } from '../../../../plugins/models.ts';
import { mapConcurrently } from '../../../support/map-concurrently.ts';
import { bodyLimitFor, requireBytes } from '../../../support/size-limits.ts';

/** Files of one batch in workers at a time: a batch must not keep single files waiting. */
const concurrency = 4;

const schema = {
  operationId: 'analyzeBatch',
  summary: 'Analyse up to 500 files',
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
      const results = await mapConcurrently(files, concurrency, async ({ name, content }) => {
        try {
          const report = await app.analysis.analyze(organizationId, { code: content, name }, options, signal);
          const { language, issues, score, partial } = report;
          const unknown = language === null ? { error: 'No language was recognised; nothing was analysed.' } : {};
          return { file: name, language, issues: app.rulePages.link(issues, request), score, partial, ...unknown };
        } catch (error) {
          return failedResult(name, error, signal);
        }
      });
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

/** One file that takes its worker down, or too long, costs its own result; what concerns the server ends the batch. */
function failedResult(file: string, error: unknown, signal: AbortSignal): Batch['results'][number] {
  const own = error instanceof ServiceError && (error.code === 'timeout' || error.code === 'server_error');
  if (!own || signal.aborted) throw error;
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
