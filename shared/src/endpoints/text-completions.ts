import type { Endpoint } from '../endpoint.ts';
import { limits } from '../schemas/common.ts';
import { TextCompletion, TextCompletionChunk, TextCompletionRequest } from '../schemas/text-completions.ts';
import { bodyLimitFor } from './body-limit.ts';
import { exampleTime } from './example-values.ts';

/** `/v1/completions` */
export const textCompletionEndpoints = {
  createTextCompletion: {
    method: 'POST',
    path: '/v1/completions',
    permission: 'write',
    billable: true,
    tag: 'Generation',
    summary: 'Continue a text, as OpenAI’s API does',
    description:
      'Takes and answers what OpenAI’s legacy completions do. A gap is filled where there is a `suffix`, or where the prompt has the marks ' +
      '`<|fim_prefix|>`, `<|fim_suffix|>` and `<|fim_middle|>`, or the same without the bars. What would change or show the probabilities ' +
      'of tokens (`logprobs`, `logit_bias`, penalties) is refused, and so are `echo`, `best_of`, and more than one prompt.',
    body: TextCompletionRequest,
    // Prompt and suffix.
    maxBodyBytes: bodyLimitFor(2 * limits.promptBytes),
    response: TextCompletion,
    chunk: TextCompletionChunk,
    errors: ['insufficient_quota', 'model_not_found', 'timeout'],
    example: {
      body: { prompt: "<?php\nadd_action( 'init', ", suffix: ' );\n', max_tokens: 32, model: 'svc-llm-7b' },
      response: {
        id: 'gen_0123456789ABCDEFabcdef01',
        object: 'text_completion',
        created: exampleTime,
        model: 'svc-llm-7b',
        choices: [{ index: 0, text: "'my_init'", logprobs: null, finish_reason: 'stop' }],
        usage: { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 },
      },
    },
  },
} as const satisfies Record<string, Endpoint>;
