import { type Static, Type } from 'typebox';
import { IdString, StringEnum, Timestamp } from './common.ts';

export const planIds = ['free', 'pro', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

export const Plan = Type.Object({
  id: StringEnum(planIds),
  name: Type.String(),
  price: Type.Number({ minimum: 0 }),
  currency: Type.String({ description: 'ISO 4217, lower case, such as `usd`' }),
  interval: StringEnum(['month', 'year']),
});
export type Plan = Static<typeof Plan>;

export const subscriptionStatuses = ['active', 'past_due', 'canceled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const Subscription = Type.Object({
  object: Type.Literal('subscription'),
  id: Type.String(),
  status: StringEnum(subscriptionStatuses),
  current_period_start: Timestamp,
  current_period_end: Timestamp,
  plan: Plan,
  usage: Type.Object({
    tokens_used: Type.Integer({ minimum: 0 }),
    tokens_limit: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'null: no limit' }),
  }),
});
export type Subscription = Static<typeof Subscription>;

export const SubscriptionUpdateRequest = Type.Object({
  plan: StringEnum(planIds),
  payment_method: Type.Optional(IdString()),
});
export type SubscriptionUpdateRequest = Static<typeof SubscriptionUpdateRequest>;
