import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BatchAnalysis, BatchAnalyzeRequest } from '@presswright/shared/schemas/analysis';
import { limits } from '@presswright/shared/schemas/common';
import { recommendationsOf } from '../../../../analysis/recommendations.ts';
import { makeId } from '../../../../ids.ts';
import { analysisModel } from '../../../../plugins/models.ts';
import { analyzeProject, requireSizes, summarize } from '../../../support/analyze-project.ts';
import { hideKnown, requestedBaseline } from '../../../support/hide-known.ts';
import { bodyLimitFor } from '../../../support/size-limits.ts';

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
      config: { access: 'write', errors: ['model_not_found', 'file_not_found', 'timeout'] },
      bodyLimit: bodyLimitFor(limits.batchBytes),
    },
    async (request, reply) => {
      const { files, analysis_type, severity = 'all' } = request.body;
      requireSizes(files, 'files');
      const model = analysisModel(app.models, request.body.model);
      const known = await requestedBaseline(app, request, request.body.baseline);
      const wanted = { analysisType: analysis_type, severity };
      const found = await analyzeProject(app, request, files, wanted, reply.workSignal());
      const { results, outcome } = hideKnown(known, found, files, wanted);
      return {
        id: makeId('analysis'),
        object: 'batch_analysis' as const,
        created: Math.floor(Date.now() / 1000),
        model,
        analysis_type,
        results,
        summary: summarize(results),
        recommendations: recommendationsOf(results),
        ...outcome,
      };
    },
  );
};
