import type { BehaviourExample } from '../example.ts';
import type { OrderFlow } from './flow-plan.ts';

const flow: OrderFlow = { kind: 'order_flow', statuses: [], cancel_hours: 0, reorder: false };
const status = (key: string, label: string, is_paid = true) => ({ key, label, is_paid });

/** What customers say who want a way of their own with orders. */
export const examples: readonly BehaviourExample<'order_flow'>[] = [
  {
    says: 'We need an order status “Ready for pickup”.',
    asks: { ...flow, statuses: [status('ready-for-pickup', 'Ready for pickup')] },
  },
  {
    says: 'Orders of our workshop go through In production, Quality check and Shipped.',
    asks: {
      ...flow,
      statuses: [
        status('in-production', 'In production'),
        status('quality-check', 'Quality check'),
        status('shipped', 'Shipped'),
      ],
    },
  },
  {
    says: 'Add the state “Awaiting quote”, which is not paid yet.',
    asks: { ...flow, statuses: [status('awaiting-quote', 'Awaiting quote', false)] },
  },
  {
    says: 'Number orders like SHOP-2026-00001 and start over every year.',
    asks: { ...flow, number: { prefix: 'SHOP-{year}-', digits: 5, first: 1, restarts: 'yearly' } },
  },
  {
    says: 'Our accountant wants order numbers without gaps, beginning at 10000.',
    asks: { ...flow, number: { prefix: '', digits: 5, first: 10_000, restarts: 'never' } },
  },
  {
    says: 'Put the letters BK and a four-digit number on every order.',
    asks: { ...flow, number: { prefix: 'BK', digits: 4, first: 1, restarts: 'never' } },
  },
  { says: 'Buyers may cancel their order themselves for two hours.', asks: { ...flow, cancel_hours: 2 } },
  { says: 'Let people call off an order up to a day after they placed it.', asks: { ...flow, cancel_hours: 24 } },
  { says: 'Customers want to order the same thing again with one click.', asks: { ...flow, reorder: true } },
  { says: 'Show “Order again” next to every past order in the account.', asks: { ...flow, reorder: true } },
  {
    says: 'Staff mark orders as Packed, and the customer has 3 hours to cancel.',
    asks: { ...flow, statuses: [status('packed', 'Packed')], cancel_hours: 3 },
  },
  {
    says: 'Invoices carry the order number, so it has to read 2026/05/0001 with year and month.',
    asks: { ...flow, number: { prefix: '{year}/{month}/', digits: 4, first: 1, restarts: 'yearly' } },
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Email the customer when an order is completed.',
  'Orders cannot be cancelled online.',
  'Export the orders of a month.',
  'Delete cancelled orders after a year.',
  'Show the number of orders on the dashboard.',
  'The status of a ticket is open or closed.',
];
