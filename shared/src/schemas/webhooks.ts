import { type Static, Type } from 'typebox';
import { eventTypes } from '../event-types.ts';
import { Deleted, IdString, JsonValue, ListOf, MapOf, StringEnum, Timestamp } from './common.ts';

export const EventType = StringEnum(eventTypes);

const wantedEvents = Type.Array(EventType, { minItems: 1, maxItems: eventTypes.length, uniqueItems: true });
const description = Type.String({ maxLength: 500 });

export const WebhookCreateRequest = Type.Object({
  url: Type.String({ format: 'uri', maxLength: 2048 }),
  events: wantedEvents,
  description: Type.Optional(description),
  secret: Type.Optional(
    Type.String({ minLength: 16, maxLength: 256, description: 'Signing secret; absent: one is made' }),
  ),
});
export type WebhookCreateRequest = Static<typeof WebhookCreateRequest>;

export const WebhookUpdateRequest = Type.Object({
  events: Type.Optional(wantedEvents),
  description: Type.Optional(description),
  status: Type.Optional(StringEnum(['active', 'disabled'])),
});
export type WebhookUpdateRequest = Static<typeof WebhookUpdateRequest>;

const webhook = {
  id: Type.String(),
  object: Type.Literal('webhook'),
  url: Type.String(),
  events: Type.Array(EventType),
  description: Type.Optional(Type.String()),
  status: StringEnum(['active', 'disabled']),
  created_at: Timestamp,
};

export const Webhook = Type.Object(webhook);
export type Webhook = Static<typeof Webhook>;

/** The only answers that show the signing secret: creation and rotation. */
export const WebhookWithSecret = Type.Object({ ...webhook, secret: Type.String() });
export type WebhookWithSecret = Static<typeof WebhookWithSecret>;

export const WebhookList = ListOf(Webhook);
export type WebhookList = Static<typeof WebhookList>;

export const WebhookDeleted = Deleted('webhook');
export type WebhookDeleted = Static<typeof WebhookDeleted>;

export const WebhookTestRequest = Type.Object({
  type: EventType,
  data: Type.Optional(MapOf(JsonValue(4), 100)),
});
export type WebhookTestRequest = Static<typeof WebhookTestRequest>;

export const WebhookDelivery = Type.Object({
  id: Type.String(),
  object: Type.Literal('webhook_delivery'),
  created_at: Timestamp,
  webhook_id: Type.String(),
  event_id: Type.String(),
  event_type: EventType,
  status: StringEnum(['pending', 'delivered', 'failed']),
  attempts: Type.Integer({ minimum: 0 }),
  response_status: Type.Union([Type.Integer(), Type.Null()], { description: 'HTTP status of the last attempt' }),
  error: Type.Union([Type.String(), Type.Null()], { description: 'Why the last attempt failed' }),
  next_attempt_at: Type.Union([Timestamp, Type.Null()]),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const WebhookDeliveryList = ListOf(WebhookDelivery);
export type WebhookDeliveryList = Static<typeof WebhookDeliveryList>;

export const WebhookParams = Type.Object({ webhook_id: IdString() });
export type WebhookParams = Static<typeof WebhookParams>;

export const WebhookDeliveryParams = Type.Object({ webhook_id: IdString(), delivery_id: IdString() });
export type WebhookDeliveryParams = Static<typeof WebhookDeliveryParams>;
