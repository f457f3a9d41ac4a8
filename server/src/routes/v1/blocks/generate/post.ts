import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  BlockGenerateRequest,
  BlockGeneration,
  type BlockGeneration as BlockGenerationType,
} from '@presswright/shared/schemas/blocks';
import { makeId } from '../../../../ids.ts';
import { callerOf } from '../../../../plugins/credentials.ts';
import {
  filesOf,
  findingsOf,
  instructionsOf,
  makeProject,
  sendZip,
  zipContent,
} from '../../../support/answer-project.ts';

const schema = {
  operationId: 'generateBlock',
  summary: 'Generate a block',
  description:
    'An installable plugin with one block: block.json, its editor script, styles and, for a block that is rendered by ' +
    'the server, render.php. `as: "zip"` answers the archive instead.',
  tags: ['Generation'],
  body: BlockGenerateRequest,
  response: {
    200: { description: 'The files', content: { 'application/json': { schema: BlockGeneration }, ...zipContent } },
  },
};

export const postGenerateBlock: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/v1/blocks/generate',
    { schema, config: { access: 'write', errors: ['model_not_found', 'timeout'] } },
    async (request, reply) => {
      const made = await makeProject(app, { kind: 'block', request: request.body }, reply);
      const answer: BlockGenerationType = {
        id: makeId('block'),
        object: 'block_generation' as const,
        created: Math.floor(Date.now() / 1000),
        model: made.model,
        block_type: request.body.block_type,
        files: filesOf(made.project),
        instructions: instructionsOf(made),
        ...findingsOf(app, request, made.findings),
      };
      const { organizationId } = callerOf(request);
      await app.outbox.record(organizationId, 'block.generated', { ...answer, request_id: request.id });
      return request.body.as === 'zip' ? sendZip(reply, made.project) : answer;
    },
  );
};
