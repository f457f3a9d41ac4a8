import type { Endpoint } from '../endpoint.ts';
import { limits } from '../schemas/common.ts';
import { GenerateRequest, TextGeneration, TextGenerationChunk } from '../schemas/generation.ts';
import { bodyLimitFor } from './body-limit.ts';
import { exampleTime } from './example-values.ts';

const base = {
  id: 'gen_0123456789ABCDEFabcdef01',
  object: 'text_generation',
  created: exampleTime,
  model: 'svc-llm-7b',
};
const usage = { prompt_tokens: 12, completion_tokens: 30, total_tokens: 42 };
const body = {
  prompt: '<?php\nadd_action( "init", function () {\n',
  max_tokens: 64,
  temperature: 0.2,
  top_p: 0.9,
  language: 'php',
  context: { cms_version: '6.8', theme: 'twentytwentyfive', plugins: ['woocommerce'] },
};
// Prompt and suffix.
const maxBodyBytes = bodyLimitFor(2 * limits.promptBytes);

/** `/v1/generate` */
export const generationEndpoints = {
  generate: {
    method: 'POST',
    path: '/v1/generate',
    permission: 'write',
    billable: true,
    tag: 'Generation',
    summary: 'Continue a text or fill a gap in it',
    description:
      'With `stream: true` the answer comes in chunks: server-sent events when `Accept` names `text/event-stream`, else ' +
      'one JSON object a line.',
    body: GenerateRequest,
    maxBodyBytes,
    response: TextGeneration,
    chunk: TextGenerationChunk,
    errors: ['insufficient_quota', 'model_not_found', 'timeout'],
    example: {
      body,
      response: {
        ...base,
        choices: [{ index: 0, text: "\tregister_post_type( 'event' );\n} );\n", finish_reason: 'stop' }],
        usage,
      },
    },
  },
  generateStream: {
    method: 'POST',
    path: '/v1/generate/stream',
    permission: 'write',
    billable: true,
    tag: 'Generation',
    summary: 'Continue a text, in chunks',
    description: 'As `/v1/generate` with `stream: true`, whatever the request says of `stream`.',
    body: GenerateRequest,
    maxBodyBytes,
    chunk: TextGenerationChunk,
    errors: ['insufficient_quota', 'model_not_found', 'timeout'],
    example: {
      body: { ...body, stream: true },
      chunk: { ...base, choices: [{ index: 0, delta: { text: '\tregister_' }, finish_reason: null }] },
    },
  },
} as const satisfies Record<string, Endpoint>;
