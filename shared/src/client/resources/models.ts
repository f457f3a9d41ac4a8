import type { ListQuery } from '../../schemas/common.ts';
import type { Model, ModelDetail, ModelList } from '../../schemas/models.ts';
import type { CallOptions } from '../options.ts';
import { eachItem } from '../pages.ts';
import type { Transport } from '../transport.ts';

/** `/v1/models` */
export class ModelsResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** One page of the models the credential may use, newest first. */
  list(query?: ListQuery, options?: CallOptions): Promise<ModelList> {
    return this.#transport.json('GET /v1/models', { query, options });
  }

  /** Every model the credential may use, newest first. */
  listAll(query: ListQuery = {}, options?: CallOptions): AsyncGenerator<Model, void, undefined> {
    return eachItem((after) => this.list(after === undefined ? query : { ...query, after }, options), query.after);
  }

  /** One model with its specifications. */
  get(modelId: string, options?: CallOptions): Promise<ModelDetail> {
    return this.#transport.json('GET /v1/models/{model_id}', { params: { model_id: modelId }, options });
  }
}
