import type { Endpoint } from '../endpoint.ts';
import { ChatCompletion, ChatCompletionChunk, ChatCompletionRequest } from '../schemas/chat.ts';
import { limits } from '../schemas/common.ts';
import { bodyLimitFor } from './body-limit.ts';
import { exampleTime } from './example-values.ts';

/** `/v1/chat/completions` */
export const chatEndpoints = {
  createChatCompletion: {
    method: 'POST',
    path: '/v1/chat/completions',
    permission: 'write',
    billable: true,
    tag: 'Generation',
    summary: 'Answer a conversation, as OpenAI’s API does',
    description:
      'Takes and answers what OpenAI’s chat completions do, so that its clients and editors made for it work as they are. The built-in ' +
      'models answer the last message of the user; `tools` and `response_format` need a connected model. Code that a connected model ' +
      'writes is parsed, analysed and mended; `choices[].presswright` says who wrote the answer, and the last chunk of a stream what is ' +
      'wrong with it. `presswright.check: false` asks for the answer as it was written.',
    body: ChatCompletionRequest,
    maxBodyBytes: bodyLimitFor(4 * limits.promptBytes),
    response: ChatCompletion,
    chunk: ChatCompletionChunk,
    errors: ['insufficient_quota', 'model_not_found', 'timeout'],
    example: {
      body: { messages: [{ role: 'user', content: 'Turn off XML-RPC.' }], model: 'svc-llm-7b' },
      response: {
        id: 'gen_0123456789ABCDEFabcdef01',
        object: 'chat.completion',
        created: exampleTime,
        model: 'svc-llm-7b',
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: "<?php\nadd_filter( 'xmlrpc_enabled', '__return_false' );\n" },
            finish_reason: 'stop',
            presswright: { engine: 'builtin' },
          },
        ],
        usage: { prompt_tokens: 6, completion_tokens: 14, total_tokens: 20 },
      },
    },
  },
} as const satisfies Record<string, Endpoint>;
