import type { Subscription, SubscriptionUpdateRequest } from '../../schemas/billing.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport.ts';

/** `/v1/billing/subscription` */
export class BillingResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  getSubscription(options?: CallOptions): Promise<Subscription> {
    return this.#transport.json('GET /v1/billing/subscription', { options });
  }

  /** Changes the plan. */
  updateSubscription(request: SubscriptionUpdateRequest, options?: CallOptions): Promise<Subscription> {
    return this.#transport.json('POST /v1/billing/subscription', { json: request, options });
  }
}
