import type { Usage, UsageQuery } from '../../schemas/usage.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport.ts';

/** `/v1/usage` */
export class UsageResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** What was used on a day; today when none is given. */
  get(query?: UsageQuery, options?: CallOptions): Promise<Usage> {
    return this.#transport.json('GET /v1/usage', { query, options });
  }
}
