import type { ChatCompletion, ChatCompletionRequest } from '../../schemas/chat.ts';
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
}
