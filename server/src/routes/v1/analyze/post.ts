import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AnalyzeRequest, CodeAnalysis } from '@presswright/shared/schemas/analysis';
import { limits } from '@presswright/shared/schemas/common';
import { makeId } from '../../../ids.ts';
import { callerOf } from '../../../plugins/credentials.ts';
import { analysisModel } from '../../../plugins/models.ts';
import { bodyLimitFor, requireBytes } from '../../support/size-limits.ts';

const schema = {
  operationId: 'analyze',
  summary: 'Analyse one piece of code',
  tags: ['Analysis'],
  body: AnalyzeRequest,
  response: { 200: CodeAnalysis },
};

export const postAnalyze: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/v1/analyze',
    {
      schema,
      config: { access: 'write', errors: ['model_not_found', 'timeout'] },
      bodyLimit: bodyLimitFor(limits.codeBytes),
    },
    async (request, reply) => {
      const { code, analysis_type, severity = 'all', language, file_name } = request.body;
      requireBytes(code, limits.codeBytes, 'code');
      const model = analysisModel(app.models, request.body.model);
      const file = {
        code,
        ...(file_name === undefined ? {} : { name: file_name }),
        ...(language === undefined ? {} : { language }),
      };
      const options = { analysisType: analysis_type, severity };
      const report = await app.analysis.analyze(callerOf(request).organizationId, file, options, reply.workSignal());
      return {
        id: makeId('analysis'),
        object: 'code_analysis' as const,
        created: Math.floor(Date.now() / 1000),
        model,
        analysis_type,
        language: report.language,
        issues: app.rulePages.link(report.issues, request),
        score: report.score,
        recommendations: [...report.recommendations],
        partial: report.partial,
      };
    },
  );
};
