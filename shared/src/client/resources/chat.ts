import type { ChatCompletion, ChatCompletionChunk, ChatCompletionRequest } from '../../schemas/chat.ts';
import { readJsonStream, streamAccept } from '../json-stream.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport.ts';

/** `/v1/chat/completions` */
export class ChatResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Answers a conversation when the answer is whole. */
  create(request: Omit<ChatCompletionRequest, 'stream'>, options?: CallOptions): Promise<ChatCompletion> {
    return this.#transport.json('POST /v1/chat/completions', { json: request, options });
  }

  /** Answers and yields chunks as they come; the last one carries `usage`. Leaving the loop stops the answer. */
  async *stream(
    request: Omit<ChatCompletionRequest, 'stream' | 'stream_options'>,
    options?: CallOptions,
  ): AsyncGenerator<ChatCompletionChunk, void, undefined> {
    const answer = await this.#transport.open('POST /v1/chat/completions', {
      json: { ...request, stream: true, stream_options: { include_usage: true } },
      accept: streamAccept,
      options,
    });
    yield* readJsonStream<ChatCompletionChunk>(answer, ({ usage }) => usage !== undefined, options?.signal);
  }
}
