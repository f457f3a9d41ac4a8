import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { limits } from '@presswright/shared/schemas/common';
import { ThemeAnalysis, ThemeAnalyzeRequest } from '@presswright/shared/schemas/themes';
import { answerProject } from '../../../support/analyze-project.ts';
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
      const { theme_files } = request.body;
      const answer = await answerProject(app, request, request.body, theme_files, 'theme_files', reply.workSignal());
      return { ...answer, object: 'theme_analysis' as const };
    },
  );
};
