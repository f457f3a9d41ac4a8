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
import type { Transport } from '../transport.ts';

/** `/v1/webhooks` */
export class WebhooksResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Registers a webhook; the answer is the only one but rotation's that shows its secret. */
  create(request: WebhookCreateRequest, options?: CallOptions): Promise<WebhookWithSecret> {
    return this.#transport.json('POST /v1/webhooks', { json: request, options });
  }

  /** One page of webhooks, newest first. */
  list(query?: ListQuery, options?: CallOptions): Promise<WebhookList> {
    return this.#transport.json('GET /v1/webhooks', { query, options });
  }

  /** Every webhook, newest first. */
  listAll(query: ListQuery = {}, options?: CallOptions): AsyncGenerator<Webhook, void, undefined> {
    return eachItem((after) => this.list(after === undefined ? query : { ...query, after }, options), query.after);
  }

  get(webhookId: string, options?: CallOptions): Promise<Webhook> {
    return this.#transport.json('GET /v1/webhooks/{webhook_id}', { params: { webhook_id: webhookId }, options });
  }

  update(webhookId: string, request: WebhookUpdateRequest, options?: CallOptions): Promise<Webhook> {
    return this.#transport.json('PATCH /v1/webhooks/{webhook_id}', {
      params: { webhook_id: webhookId },
      json: request,
      options,
    });
  }

  delete(webhookId: string, options?: CallOptions): Promise<WebhookDeleted> {
    return this.#transport.json('DELETE /v1/webhooks/{webhook_id}', { params: { webhook_id: webhookId }, options });
  }

  /** Sends an event to this webhook alone. */
  test(webhookId: string, request: WebhookTestRequest, options?: CallOptions): Promise<WebhookDelivery> {
    return this.#transport.json('POST /v1/webhooks/{webhook_id}/test', {
      params: { webhook_id: webhookId },
      json: request,
      options,
    });
  }

  /** Replaces the signing secret. */
  rotateSecret(webhookId: string, options?: CallOptions): Promise<WebhookWithSecret> {
    return this.#transport.json('POST /v1/webhooks/{webhook_id}/rotate-secret', {
      params: { webhook_id: webhookId },
      options,
    });
  }

  /** One page of what was sent, newest first. */
  listDeliveries(webhookId: string, query?: ListQuery, options?: CallOptions): Promise<WebhookDeliveryList> {
    return this.#transport.json('GET /v1/webhooks/{webhook_id}/deliveries', {
      params: { webhook_id: webhookId },
      query,
      options,
    });
  }

  /** Sends a past event again. */
  replayDelivery(webhookId: string, deliveryId: string, options?: CallOptions): Promise<WebhookDelivery> {
    return this.#transport.json('POST /v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay', {
      params: { webhook_id: webhookId, delivery_id: deliveryId },
      options,
    });
  }
}
