import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PluginScaffold, ScaffoldRequest } from '@presswright/shared/schemas/scaffold';
import { makeId } from '../../../../ids.ts';
import {
  filesOf,
  findingsOf,
  instructionsOf,
  makeProject,
  sendZip,
  structureOf,
  zipContent,
} from '../../../support/answer-project.ts';

const schema = {
  operationId: 'scaffoldPlugin',
  summary: 'Lay out a plugin',
  description:
    'The files to begin a plugin with, laid out as one of several structures. `as: "zip"` answers the archive instead.',
  tags: ['Generation'],
  body: ScaffoldRequest,
  response: {
    200: { description: 'The files', content: { 'application/json': { schema: PluginScaffold }, ...zipContent } },
  },
};

export const postScaffoldPlugin: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/v1/plugins/scaffold',
    { schema, config: { access: 'write', errors: ['model_not_found', 'timeout'] } },
    async (request, reply) => {
      const made = await makeProject(app, { kind: 'scaffold', request: request.body }, reply);
      if (request.body.as === 'zip') return sendZip(reply, made.project);
      return {
        id: makeId('plugin'),
        object: 'plugin_scaffold' as const,
        created: Math.floor(Date.now() / 1000),
        plugin_name: request.body.plugin_name,
        structure: structureOf(made),
        files: filesOf(made.project),
        instructions: instructionsOf(made),
        ...findingsOf(app, request, made.findings),
      };
    },
  );
};
