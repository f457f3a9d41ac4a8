import type { Health, Status } from '../../schemas/system.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport.ts';

/** `/v1/health` and `/v1/status`; neither needs a credential. */
export class SystemResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  health(options?: CallOptions): Promise<Health> {
    return this.#transport.json('GET /v1/health', { options });
  }

  status(options?: CallOptions): Promise<Status> {
    return this.#transport.json('GET /v1/status', { options });
  }
}
