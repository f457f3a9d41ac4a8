import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BatchAnalysis, BatchAnalyzeRequest } from '@presswright/shared/schemas/analysis';
import { limits } from '@presswright/shared/schemas/common';
import { answerProject } from '../../../support/analyze-project.ts';
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
      const { files } = request.body;
      const answer = await answerProject(app, request, request.body, files, 'files', reply.workSignal());
      return { ...answer, object: 'batch_analysis' as const };
    },
  );
};
