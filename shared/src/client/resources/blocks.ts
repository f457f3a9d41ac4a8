import type {
  BlockAnalysis,
  BlockAnalyzeRequest,
  BlockGenerateRequest,
  BlockGeneration,
  BlockPlanAnswer,
  BlockPlanRequest,
} from '../../schemas/blocks.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport.ts';

/** `/v1/blocks` */
export class BlocksResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Says what a request is understood to ask for, as a plan to read, to correct and to generate from. */
  plan(request: BlockPlanRequest, options?: CallOptions): Promise<BlockPlanAnswer> {
    return this.#transport.json('POST /v1/blocks/plan', { json: request, options });
  }

  /** Generates the files of a block, of its attributes and description or of a plan. */
  generate(request: Omit<BlockGenerateRequest, 'as'>, options?: CallOptions): Promise<BlockGeneration> {
    return this.#transport.json('POST /v1/blocks/generate', { json: request, options });
  }

  /** Generates a block as an archive that WordPress installs; its bytes as they come. */
  generateArchive(
    request: Omit<BlockGenerateRequest, 'as' | 'findings'>,
    options?: CallOptions,
  ): AsyncGenerator<Uint8Array> {
    const json = { ...request, as: 'zip' as const };
    return this.#transport.bytes('POST /v1/blocks/generate', { json, options });
  }

  /** Analyses the code of a block. */
  analyze(request: BlockAnalyzeRequest, options?: CallOptions): Promise<BlockAnalysis> {
    return this.#transport.json('POST /v1/blocks/analyze', { json: request, pure: true, options });
  }
}
