import type { GenerateRequest } from '@presswright/shared/schemas/generation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ModelEntry } from '../../inference/registry.ts';
import { sendChunks } from './chunk-stream.ts';
import { codeOfPrompt } from './code-of-prompt.ts';
import { inspectorOf } from './gate-answers.ts';
import { startGeneration } from './text-generation.ts';

/**
 * Streams the answer to a request. What has been sent cannot be taken back: code that a model wrote is checked when it has ended, and the
 * last chunk of a choice says what is wrong with it.
 */
export async function sendInspectedChunks(
  request: FastifyRequest<{ Body: GenerateRequest }>,
  reply: FastifyReply,
  model: ModelEntry,
  signal: AbortSignal,
) {
  const inspect = inspectorOf(request, codeOfPrompt(request.body, model), signal);
  return sendChunks(request, reply, model.id, await startGeneration(request, model, signal, inspect));
}
