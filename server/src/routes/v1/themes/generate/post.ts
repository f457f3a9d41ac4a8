import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ThemeGenerateRequest, ThemeGeneration } from '@presswright/shared/schemas/themes';
import { makeId } from '../../../../ids.ts';
import {
  filesOf,
  findingsOf,
  instructionsOf,
  makeProject,
  sendZip,
  zipContent,
} from '../../../support/answer-project.ts';

const schema = {
  operationId: 'generateTheme',
  summary: 'Generate a theme',
  description:
    'A block theme, a classic theme or a child theme, with patterns, style variations and a drawn screenshot. ' +
    '`as: "zip"` answers the archive instead.',
  tags: ['Generation'],
  body: ThemeGenerateRequest,
  response: {
    200: { description: 'The files', content: { 'application/json': { schema: ThemeGeneration }, ...zipContent } },
  },
};

export const postGenerateTheme: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/v1/themes/generate',
    { schema, config: { access: 'write', errors: ['model_not_found', 'timeout'] } },
    async (request, reply) => {
      const made = await makeProject(app, { kind: 'theme', request: request.body }, reply);
      if (request.body.as === 'zip') return sendZip(reply, made.project);
      return {
        id: makeId('theme'),
        object: 'theme_generation' as const,
        created: Math.floor(Date.now() / 1000),
        model: made.model,
        theme_name: request.body.theme_name,
        type: request.body.type ?? 'block_theme',
        files: filesOf(made.project),
        instructions: instructionsOf(made),
        ...findingsOf(app, request, made.findings),
      };
    },
  );
};
