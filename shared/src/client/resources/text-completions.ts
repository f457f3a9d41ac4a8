import type { TextCompletion, TextCompletionRequest } from '../../schemas/text-completions.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport.ts';

/** `/v1/completions` */
export class TextCompletionsResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Continues a text, or fills a gap in it, and answers when it is whole. */
  create(request: Omit<TextCompletionRequest, 'stream'>, options?: CallOptions): Promise<TextCompletion> {
    return this.#transport.json('POST /v1/completions', { json: request, options });
  }
}
