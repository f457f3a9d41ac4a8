import type { ModelDetail, ModelList } from '../../schemas/models.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport.ts';

/** `/v1/models` */
export class ModelsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Every model the credential may use. */
  list(options?: CallOptions): Promise<ModelList> {
    return this.#transport.json('GET /v1/models', { options });
  }

  /** One model with its specifications. */
  get(modelId: string, options?: CallOptions): Promise<ModelDetail> {
    return this.#transport.json('GET /v1/models/{model_id}', { params: { model_id: modelId }, options });
  }
}
