import type { GenerateRequest, TextGeneration, TextGenerationChunk } from '../../schemas/generation.ts';
import { readJsonStream, streamAccept } from '../json-stream.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport.ts';

/** A generation request without `stream`: the method says it. */
export type GenerationInput = Omit<GenerateRequest, 'stream'>;

/** `/v1/generate` */
export class GenerationResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Generates text or code and answers when it is whole. */
  create(request: GenerationInput, options?: CallOptions): Promise<TextGeneration> {
    return this.#transport.json('POST /v1/generate', { json: request, options });
  }

  /**
   * Generates and yields chunks as they come; the last one carries `usage`. Leaving the loop stops the generation.
   *
   * @example for await (const chunk of client.generation.stream({ prompt })) write(chunk.choices[0]?.delta.text ?? '');
   */
  async *stream(request: GenerationInput, options?: CallOptions): AsyncGenerator<TextGenerationChunk, void, undefined> {
    const answer = await this.#transport.open('POST /v1/generate/stream', {
      json: { ...request, stream: true },
      accept: streamAccept,
      options,
    });
    yield* readJsonStream<TextGenerationChunk>(answer, (chunk) => chunk.usage !== undefined, options?.signal);
  }
}
