import type { Endpoint } from '../endpoint.ts';
import { Subscription, SubscriptionUpdateRequest } from '../schemas/billing.ts';
import { Usage, UsageQuery } from '../schemas/usage.ts';
import { exampleTime } from './example-values.ts';

const plan = { id: 'pro', name: 'Pro', price: 49, currency: 'usd', interval: 'month' };
const subscription = {
  object: 'subscription',
  id: 'sub_0123456789ABCDEFabcdef01',
  status: 'active',
  current_period_start: exampleTime,
  current_period_end: exampleTime + 2_592_000,
  plan,
  usage: { tokens_used: 1_000, tokens_limit: 1_000_000 },
};

/** `/v1/usage` and `/v1/billing` */
export const billingEndpoints = {
  getUsage: {
    method: 'GET',
    path: '/v1/usage',
    permission: 'read',
    tag: 'Billing',
    summary: 'What was used on a day',
    query: UsageQuery,
    response: Usage,
    example: {
      query: { date: '2026-01-31' },
      response: {
        object: 'usage',
        daily_costs: [{ timestamp: exampleTime, line_items: [{ name: 'svc-llm-7b', cost: 0.5 }] }],
        total_usage: 0.5,
      },
    },
  },
  getSubscription: {
    method: 'GET',
    path: '/v1/billing/subscription',
    permission: 'read',
    tag: 'Billing',
    summary: 'The subscription of the organisation',
    response: Subscription,
    example: { response: subscription },
  },
  updateSubscription: {
    method: 'POST',
    path: '/v1/billing/subscription',
    permission: 'write',
    tag: 'Billing',
    summary: 'Change the plan',
    body: SubscriptionUpdateRequest,
    response: Subscription,
    example: {
      body: { plan: 'enterprise', payment_method: 'pm_1' },
      response: { ...subscription, plan: { ...plan, id: 'enterprise', name: 'Enterprise', price: 499 } },
    },
  },
} as const satisfies Record<string, Endpoint>;
