import type { BehaviourExample } from '../example.ts';
import type { Automation } from './automation-plan.ts';

type Email = Extract<Automation['actions'][number], { do: 'email' }>;

const email = { do: 'email', subject: '', message: '' } as const;
const admin: Email = { ...email, recipients: [{ to: 'admin' }] };
const owner: Email = { ...email, recipients: [{ to: 'owner' }] };

/** What customers say who want an automation. */
export const examples: readonly BehaviourExample<'automation'>[] = [
  {
    says: 'Email the editors when a post is published.',
    asks: {
      kind: 'automation',
      entity: 'post',
      when: { on: 'event', event: 'published' },
      actions: [{ ...email, recipients: [{ to: 'role', role: 'editor' }] }],
    },
  },
  {
    says: 'When an order over 100 is completed, let warehouse@example.org know.',
    asks: {
      kind: 'automation',
      entity: 'order',
      when: { on: 'event', event: 'status', status: 'completed' },
      conditions: [{ attribute: 'total', is: 'more', value: 100 }],
      actions: [{ ...email, recipients: [{ to: 'address', address: 'warehouse@example.org' }] }],
    },
  },
  {
    says: 'Accounts that have not logged in for two years are deleted, but never administrators.',
    asks: {
      kind: 'automation',
      entity: 'user',
      when: { on: 'date', attribute: 'last_login', days: 730, side: 'after' },
      conditions: [{ attribute: 'role', is: 'not_contains', value: 'administrator' }],
      actions: [{ do: 'delete', to_trash: false }],
    },
  },
  {
    says: 'A week after an order is completed, ask the customer for a review, only once per customer.',
    asks: {
      kind: 'automation',
      entity: 'order',
      when: { on: 'event', event: 'status', status: 'completed', delay: { amount: 7, unit: 'days' } },
      once: 'owner',
      actions: [owner],
    },
  },
  {
    says: 'Send us a list of all drafts every Monday at 8 in the morning.',
    asks: {
      kind: 'automation',
      entity: 'post',
      when: { on: 'interval', every: 'weekly', is_together: true, weekday: 'monday', at: '08:00' },
      conditions: [{ attribute: 'status', is: 'equal', value: 'draft' }],
      actions: [admin],
    },
  },
  {
    says: 'On 1 December every year, mail us a list of the pages that are still drafts.',
    asks: {
      kind: 'automation',
      entity: 'page',
      when: { on: 'interval', every: 'yearly', is_together: true, date: '12-01' },
      conditions: [{ attribute: 'status', is: 'equal', value: 'draft' }],
      actions: [admin],
    },
  },
  {
    says: 'Every Monday, mail us the orders that were cancelled since the last list.',
    asks: {
      kind: 'automation',
      entity: 'order',
      when: { on: 'interval', every: 'weekly', is_together: true, weekday: 'monday' },
      conditions: [{ attribute: 'status', is: 'equal', value: 'cancelled' }],
      once: 'record',
      actions: [admin],
    },
  },
  {
    says: 'New subscribers are welcomed with an e-mail that they can reply to at hello@example.org.',
    asks: {
      kind: 'automation',
      entity: 'user',
      when: { on: 'event', event: 'created' },
      conditions: [{ attribute: 'role', is: 'contains', value: 'subscriber' }],
      actions: [{ ...owner, reply_to: { to: 'address', address: 'hello@example.org' } }],
    },
  },
  {
    says: 'Unpaid orders: remind the customer after two days, then every three days, at most four times.',
    asks: {
      kind: 'automation',
      entity: 'order',
      when: { on: 'date', attribute: 'date', days: 2, side: 'after', repeat: { every_days: 3, times: 3 } },
      conditions: [{ attribute: 'status', is: 'equal', value: 'awaiting_payment' }],
      actions: [owner],
    },
  },
  {
    says: 'Tell all subscribers about each new article, and let them opt out.',
    asks: {
      kind: 'automation',
      entity: 'post',
      when: { on: 'event', event: 'published' },
      actions: [{ ...email, recipients: [{ to: 'role', role: 'subscriber' }], can_unsubscribe: true }],
    },
  },
  {
    says: 'If a product runs out, show the shop managers a notice in the dashboard.',
    asks: {
      kind: 'automation',
      entity: 'product',
      when: { on: 'event', event: 'out_of_stock' },
      actions: [{ do: 'notice', role: 'shop_manager', message: '{title} is out of stock.' }],
    },
  },
  {
    says: 'Comments with more than two links go to spam.',
    asks: {
      kind: 'automation',
      entity: 'comment',
      when: { on: 'event', event: 'created' },
      conditions: [{ attribute: 'link_count', is: 'more', value: 2 }],
      actions: [{ do: 'set', attribute: 'status', value: 'spam' }],
    },
  },
  {
    says: 'Posts older than a year get the tag Archive.',
    asks: {
      kind: 'automation',
      entity: 'post',
      when: { on: 'date', attribute: 'date', days: 365, side: 'after' },
      conditions: [{ attribute: 'tag', is: 'not_contains', value: 'Archive' }],
      actions: [{ do: 'add', attribute: 'tag', value: 'Archive' }],
    },
  },
  {
    says: 'Whoever buys something becomes a subscriber as well, and the order gets a note about it.',
    asks: {
      kind: 'automation',
      entity: 'order',
      when: { on: 'event', event: 'paid' },
      actions: [
        { do: 'add', attribute: 'owner.role', value: 'subscriber' },
        { do: 'note', message: 'The role Subscriber was added.', to_customer: false },
      ],
    },
  },
  {
    says: 'When somebody registers, prepare a draft page with their name.',
    asks: {
      kind: 'automation',
      entity: 'user',
      when: { on: 'event', event: 'created' },
      actions: [{ do: 'create', entity: 'page', values: [{ attribute: 'title', value: 'Page of {name}' }] }],
    },
  },
  {
    says: 'Send every refunded order to our bookkeeping system.',
    asks: {
      kind: 'automation',
      entity: 'order',
      when: { on: 'event', event: 'refunded' },
      actions: [{ do: 'webhook', address: '' }],
    },
  },
  {
    says: 'Mail purchasing@example.org whenever the stock of a product changes and fewer than 3 are left.',
    asks: {
      kind: 'automation',
      entity: 'product',
      when: { on: 'event', event: 'stock_changed' },
      conditions: [{ attribute: 'stock', is: 'less', value: 3 }],
      actions: [{ ...email, recipients: [{ to: 'address', address: 'purchasing@example.org' }] }],
    },
  },
  {
    says: 'As soon as a product is changed, its weight is that of one piece, 2.5 kg, times the stock.',
    asks: {
      kind: 'automation',
      entity: 'product',
      when: { on: 'event', event: 'stock_changed' },
      actions: [{ do: 'calculate', attribute: 'weight', as: 'times', of: ['stock', 2.5] }],
    },
  },
];

/** What sounds like an automation and is none. */
export const counterExamples: readonly string[] = [
  'Visitors can email us through the contact page.',
  'Do not send any e-mails.',
  'Show the newest posts on the front page.',
  'Only editors may publish.',
  'Stop WordPress from mailing us about new comments.',
  'Customers can download their invoices.',
  'A button that copies the link of a post.',
];
