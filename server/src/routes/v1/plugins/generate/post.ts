import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PluginGenerateRequest, PluginGeneration } from '@presswright/shared/schemas/plugins';
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
  operationId: 'generatePlugin',
  summary: 'Generate a plugin',
  description:
    'A whole plugin from its name, what it is to do in English, and features. `installation_instructions` say what was ' +
    'understood of the description and what was not. `as: "zip"` answers the archive instead.',
  tags: ['Generation'],
  body: PluginGenerateRequest,
  response: {
    200: { description: 'The files', content: { 'application/json': { schema: PluginGeneration }, ...zipContent } },
  },
};

export const postGeneratePlugin: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/v1/plugins/generate',
    { schema, config: { access: 'write', errors: ['model_not_found', 'timeout'] } },
    async (request, reply) => {
      const made = await makeProject(app, { kind: 'plugin', request: request.body }, reply);
      if (request.body.as === 'zip') return sendZip(reply, made.project);
      return {
        id: makeId('plugin'),
        object: 'plugin_generation' as const,
        created: Math.floor(Date.now() / 1000),
        model: made.model,
        plugin_name: request.body.plugin_name,
        files: filesOf(made.project),
        installation_instructions: instructionsOf(made),
        ...findingsOf(app, request, made.findings),
      };
    },
  );
};
