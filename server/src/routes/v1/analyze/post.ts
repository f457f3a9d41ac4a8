import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ServiceError } from '@presswright/shared/errors';
import { AnalyzeRequest, CodeAnalysis } from '@presswright/shared/schemas/analysis';
import { limits } from '@presswright/shared/schemas/common';
import { recommendationsOf } from '../../../analysis/recommendations.ts';
import { makeId } from '../../../ids.ts';
import { callerOf } from '../../../plugins/credentials.ts';
import { analysisModel } from '../../../plugins/models.ts';
import { hideKnown, requestedBaseline } from '../../support/hide-known.ts';
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
      config: { access: 'write', errors: ['model_not_found', 'file_not_found', 'timeout'] },
      bodyLimit: bodyLimitFor(limits.codeBytes),
    },
    async (request, reply) => {
      const { code, analysis_type, severity = 'all', language, file_name } = request.body;
      requireBytes(code, limits.codeBytes, 'code');
      if (request.body.baseline !== undefined && file_name === undefined) {
        const message = 'file_name: expected the name under which the baseline knows the code, got nothing.';
        throw new ServiceError('invalid_request', message, { param: 'file_name' });
      }
      const model = analysisModel(app.models, request.body.model);
      const file = {
        code,
        ...(file_name === undefined ? {} : { name: file_name }),
        ...(language === undefined ? {} : { language }),
      };
      const known = await requestedBaseline(app, request, request.body.baseline);
      const options = { analysisType: analysis_type, severity };
      const report = await app.analysis.analyze(callerOf(request).organizationId, file, options, reply.workSignal());
      const found = { ...report, file: file_name ?? '', issues: app.rulePages.link(report.issues, request) };
      const { results, outcome } = hideKnown(known, [found], [{ name: found.file, content: code }], options);
      const issues = results[0]?.issues ?? [];
      return {
        id: makeId('analysis'),
        object: 'code_analysis' as const,
        created: Math.floor(Date.now() / 1000),
        model,
        analysis_type,
        language: report.language,
        issues,
        score: report.score,
        recommendations: known === null ? [...report.recommendations] : recommendationsOf([{ issues }]),
        partial: report.partial,
        ...outcome,
      };
    },
  );
};
