import type { PatternGenerateRequest, PatternGeneration } from '../../schemas/patterns.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport.ts';

/** `/v1/patterns` */
export class PatternsResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Writes the blocks of a pattern for a page. */
  generate(request: PatternGenerateRequest, options?: CallOptions): Promise<PatternGeneration> {
    return this.#transport.json('POST /v1/patterns/generate', { json: request, options });
  }
}
