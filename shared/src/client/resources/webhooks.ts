import type { ListQuery } from '../../schemas/common.ts';
import type {
  Webhook,
  WebhookCreateRequest,
  WebhookDeleted,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookList,
  WebhookTestRequest,
  WebhookUpdateRequest,
  WebhookWithSecret,
} from '../../schemas/webhooks.ts';
import type { CallOptions } from '../options.ts';
import { eachItem } from '../pages.ts';
import { path } from '../path.ts';
import type { Transport } from '../transport.ts';

/** `/v1/webhooks` */
export class WebhooksResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Registers a webhook; the answer is the only one but rotation's that shows its secret. */
  create(request: WebhookCreateRequest, options?: CallOptions): Promise<WebhookWithSecret> {
    return this.#transport.json({ method: 'POST', path: '/v1/webhooks', json: request, options });
  }

  /** One page of webhooks, newest first. */
  list(query?: ListQuery, options?: CallOptions): Promise<WebhookList> {
    return this.#transport.json({ method: 'GET', path: '/v1/webhooks', query, options });
  }

  /** Every webhook, newest first. */
  listAll(query: ListQuery = {}, options?: CallOptions): AsyncGenerator<Webhook, void, undefined> {
    return eachItem((after) => this.list(after === undefined ? query : { ...query, after }, options), query.after);
  }

  get(webhookId: string, options?: CallOptions): Promise<Webhook> {
    return this.#transport.json({ method: 'GET', path: path`/v1/webhooks/${webhookId}`, options });
  }

  update(webhookId: string, request: WebhookUpdateRequest, options?: CallOptions): Promise<Webhook> {
    return this.#transport.json({ method: 'PATCH', path: path`/v1/webhooks/${webhookId}`, json: request, options });
  }

  delete(webhookId: string, options?: CallOptions): Promise<WebhookDeleted> {
    return this.#transport.json({ method: 'DELETE', path: path`/v1/webhooks/${webhookId}`, options });
  }

  /** Sends an event to this webhook alone. */
  test(webhookId: string, request: WebhookTestRequest, options?: CallOptions): Promise<WebhookDelivery> {
    return this.#transport.json({ method: 'POST', path: path`/v1/webhooks/${webhookId}/test`, json: request, options });
  }

  /** Replaces the signing secret. */
  rotateSecret(webhookId: string, options?: CallOptions): Promise<WebhookWithSecret> {
    return this.#transport.json({ method: 'POST', path: path`/v1/webhooks/${webhookId}/rotate-secret`, options });
  }

  /** One page of what was sent, newest first. */
  listDeliveries(webhookId: string, query?: ListQuery, options?: CallOptions): Promise<WebhookDeliveryList> {
    return this.#transport.json({ method: 'GET', path: path`/v1/webhooks/${webhookId}/deliveries`, query, options });
  }

  /** Sends a past event again. */
  replayDelivery(webhookId: string, deliveryId: string, options?: CallOptions): Promise<WebhookDelivery> {
    const replay = path`/v1/webhooks/${webhookId}/deliveries/${deliveryId}/replay`;
    return this.#transport.json({ method: 'POST', path: replay, options });
  }
}
