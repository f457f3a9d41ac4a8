import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { limits } from '@presswright/shared/schemas/common';
import { GenerateRequest, TextGenerationChunk } from '@presswright/shared/schemas/generation';
import { requestedModel } from '../../../../plugins/models.ts';
import { sendChunks, streamContent } from '../../../support/chunk-stream.ts';
import { bodyLimitFor } from '../../../support/size-limits.ts';
import { requireGenerationSizes, startGeneration } from '../../../support/text-generation.ts';

const schema = {
  operationId: 'generateStream',
  summary: 'Continue a text, in chunks',
  description: 'As `/v1/generate` with `stream: true`, whatever the request says of `stream`.',
  tags: ['Generation'],
  body: GenerateRequest,
  response: { 200: { description: 'The chunks', content: streamContent(TextGenerationChunk) } },
};

export const postGenerateStream: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/v1/generate/stream',
    {
      schema,
      config: { access: 'write', errors: ['model_not_found', 'timeout'] },
      // Prompt and suffix.
      bodyLimit: bodyLimitFor(2 * limits.promptBytes),
    },
    async (request, reply) => {
      requireGenerationSizes(request.body);
      const model = requestedModel(app.models, request.body.model);
      const generation = await startGeneration(model, request.body, reply.workSignal());
      return sendChunks(request, reply, model.id, generation);
    },
  );
};
