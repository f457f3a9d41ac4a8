import type { BehaviourExample } from '../example.ts';

const basis = {
  kind: 'membership' as const,
  starts: [],
  again: 'extend' as const,
  grace_days: 0,
  reminders: [],
  can_cancel: 'no' as const,
  managers: [],
};
const reminder = (days: number, side: 'before' | 'after' = 'before') => ({ days, side, subject: '', message: '' });

/** What customers say who want a membership. */
export const examples: readonly BehaviourExample<'membership'>[] = [
  {
    says: 'Club members get the role subscriber for one year; remind them 30 and 7 days before it runs out.',
    asks: {
      ...basis,
      name: 'Club membership',
      role: 'subscriber',
      lasts: { for: 'period', count: 1, unit: 'year' },
      reminders: [reminder(30), reminder(7)],
    },
  },
  {
    says: 'Whoever completes an order becomes a contributor for three months, and another order adds three more.',
    asks: {
      ...basis,
      name: 'Supporter',
      role: 'contributor',
      starts: [{ on: 'event', entity: 'order', event: 'status', status: 'completed' }],
      lasts: { for: 'period', count: 3, unit: 'month' },
    },
  },
  {
    says: 'New accounts are trial authors for 14 days.',
    asks: {
      ...basis,
      name: 'Trial',
      role: 'author',
      starts: [{ on: 'registration' }],
      lasts: { for: 'period', count: 14, unit: 'day' },
      again: 'ignore',
      role_after: 'subscriber',
    },
  },
  {
    says: 'Memberships of our sailing society always end on December 31.',
    asks: { ...basis, name: 'Sailing society', role: 'subscriber', lasts: { for: 'date', month: 12, day: 31 } },
  },
  {
    says: 'Readers may apply to become reviewers; an editor says yes or no.',
    asks: {
      ...basis,
      name: 'Reviewer',
      role: 'contributor',
      starts: [{ on: 'request', needs_approval: true }],
      lasts: { for: 'ever' },
      managers: ['editor'],
    },
  },
  {
    says: 'Members can quit by themselves and keep access until the paid time is over.',
    asks: {
      ...basis,
      name: 'Membership',
      role: 'subscriber',
      lasts: { for: 'period', count: 1, unit: 'month' },
      can_cancel: 'at_end',
    },
  },
  {
    says: 'After the season pass has expired they have ten more days before they lose access.',
    asks: {
      ...basis,
      name: 'Season pass',
      role: 'customer',
      lasts: { for: 'period', count: 6, unit: 'month' },
      grace_days: 10,
    },
  },
  {
    says: 'Say “Welcome aboard, {name}” to everyone who joins the rowing crew.',
    asks: {
      ...basis,
      name: 'Rowing crew',
      role: 'subscriber',
      lasts: { for: 'ever' },
      welcome: { subject: '', message: 'Welcome aboard, {name}' },
    },
  },
  {
    says: 'We have room for 40 gym members at a time.',
    asks: {
      ...basis,
      name: 'Gym',
      role: 'subscriber',
      starts: [{ on: 'request', needs_approval: false }],
      lasts: { for: 'period', count: 1, unit: 'month' },
      most: 40,
    },
  },
  {
    says: 'Guest writers lose their writing rights after four weeks and are told so.',
    asks: {
      ...basis,
      name: 'Guest writer',
      role: 'author',
      lasts: { for: 'period', count: 4, unit: 'week' },
      goodbye: { subject: '', message: '' },
    },
  },
  {
    says: 'A week after a subscription lapsed, ask people to come back.',
    asks: {
      ...basis,
      name: 'Subscription',
      role: 'subscriber',
      lasts: { for: 'period', count: 1, unit: 'year' },
      reminders: [{ days: 7, side: 'after', subject: 'We miss you', message: '' }],
    },
  },
  {
    says: 'The shop manager hands out VIP status for half a year; giving it again starts the half year anew.',
    asks: {
      ...basis,
      name: 'VIP',
      role: 'customer',
      lasts: { for: 'period', count: 6, unit: 'month' },
      again: 'restart',
      managers: ['shop_manager'],
    },
  },
];

/** What sounds like a membership and is none. */
export const counterExamples: readonly string[] = [
  'Members with name, photo and date of joining.',
  'Only members may read the minutes.',
  'A page lists all members of the board.',
  'Delete accounts after two years without a log-in.',
  'Members stay for as long as they like, nothing expires automatically on this site and nobody gets a role.',
  'Send members a newsletter every month.',
];
