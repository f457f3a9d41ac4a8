import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { limits } from '@presswright/shared/schemas/common';
import { ThemeAnalysis, ThemeAnalyzeRequest } from '@presswright/shared/schemas/themes';
import { recommendationsOf } from '../../../../analysis/recommendations.ts';
import { makeId } from '../../../../ids.ts';
import { analysisModel } from '../../../../plugins/models.ts';
import { analyzeProject, requireSizes, summarize } from '../../../support/analyze-project.ts';
import { hideKnown, requestedBaseline } from '../../../support/hide-known.ts';
import { bodyLimitFor } from '../../../support/size-limits.ts';

const schema = {
  operationId: 'analyzeTheme',
  summary: 'Analyse the files of a theme',
  description:
    'Up to 500 files, named by their paths inside the theme. Data is followed from one PHP file to another, and theme.json, ' +
    'templates, patterns and style.css are read together with them.',
  tags: ['Analysis'],
  body: ThemeAnalyzeRequest,
  response: { 200: ThemeAnalysis },
};

export const postAnalyzeTheme: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/v1/themes/analyze',
    {
      schema,
      config: { access: 'write', errors: ['model_not_found', 'file_not_found', 'timeout'] },
      bodyLimit: bodyLimitFor(limits.batchBytes),
    },
    async (request, reply) => {
      const { theme_files: files, analysis_type, severity = 'all' } = request.body;
      requireSizes(files, 'theme_files');
      const model = analysisModel(app.models, request.body.model);
      const known = await requestedBaseline(app, request, request.body.baseline);
      const wanted = { analysisType: analysis_type, severity };
      const found = await analyzeProject(app, request, files, wanted, reply.workSignal());
      const { results, outcome } = hideKnown(known, found, files, wanted);
      return {
        id: makeId('analysis'),
        object: 'theme_analysis' as const,
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
