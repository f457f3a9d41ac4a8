import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { limits } from '@presswright/shared/schemas/common';
import {
  type FinishReason,
  GenerateRequest,
  TextGeneration,
  TextGenerationChunk,
  type TextGeneration as TextGenerationType,
} from '@presswright/shared/schemas/generation';
import { makeId } from '../../../ids.ts';
import { requestedModel } from '../../../plugins/models.ts';
import { sendChunks, streamContent } from '../../support/chunk-stream.ts';
import { bodyLimitFor } from '../../support/size-limits.ts';
import { type Generation, requireGenerationSizes, startGeneration } from '../../support/text-generation.ts';

const schema = {
  operationId: 'generate',
  summary: 'Continue a text or fill a gap in it',
  description:
    'With `stream: true` the answer comes in chunks: server-sent events when `Accept` names `text/event-stream`, else ' +
    'one JSON object a line.',
  tags: ['Generation'],
  body: GenerateRequest,
  response: {
    200: {
      description: 'The text, or its chunks',
      content: { 'application/json': { schema: TextGeneration }, ...streamContent(TextGenerationChunk) },
    },
  },
};

export const postGenerate: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/v1/generate',
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
      if (request.body.stream === true) return sendChunks(request, reply, model.id, generation);
      const choices = await collect(generation);
      const answer: TextGenerationType = {
        id: makeId('generation'),
        object: 'text_generation',
        created: Math.floor(Date.now() / 1000),
        model: model.id,
        choices,
        usage: generation.usage(),
      };
      return answer;
    },
  );
};

async function collect(generation: Generation): Promise<TextGenerationType['choices']> {
  const choices = Array.from({ length: generation.choices }, (_, index) => ({
    index,
    text: '',
    reason: 'stop' as FinishReason,
  }));
  for await (const event of generation.events) {
    if (event.kind === 'ping') continue;
    const choice = choices[event.index];
    if (choice === undefined) continue;
    if (event.kind === 'text') choice.text += event.text;
    else choice.reason = event.finishReason;
  }
  return choices.map(({ index, text, reason }) => ({ index, text, finish_reason: reason }));
}
