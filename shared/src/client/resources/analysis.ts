import type { AnalyzeRequest, BatchAnalysis, BatchAnalyzeRequest, CodeAnalysis } from '../../schemas/analysis.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport.ts';

/** `/v1/analyze` */
export class AnalysisResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Analyses one source text of at most 1 MiB. */
  create(request: AnalyzeRequest, options?: CallOptions): Promise<CodeAnalysis> {
    return this.#transport.json('POST /v1/analyze', { json: request, pure: true, options });
  }

  /** Analyses up to 500 files of at most 20 MiB together, with what flows between them. */
  batch(request: BatchAnalyzeRequest, options?: CallOptions): Promise<BatchAnalysis> {
    return this.#transport.json('POST /v1/analyze/batch', { json: request, pure: true, options });
  }
}
