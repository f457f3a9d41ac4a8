import type { BehaviourExample } from '../example.ts';
import type { CheckoutSlot } from './slot-plan.ts';

const slot: CheckoutSlot = {
  kind: 'checkout_slot',
  label: 'Delivery time',
  slots: [{ weekdays: [], from: '', until: '' }],
  lead_hours: 0,
  cutoff: '',
  days_ahead: 14,
  closed: [],
  capacity: 0,
  required: true,
  shipping_methods: [],
};
const workdays: CheckoutSlot['slots'][number]['weekdays'] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const at = (from: string, until: string, weekdays: CheckoutSlot['slots'][number]['weekdays'] = []) => ({
  weekdays,
  from,
  until,
});

/** What customers say who let theirs choose a day or a time. */
export const examples: readonly BehaviourExample<'checkout_slot'>[] = [
  {
    says: 'Customers pick a delivery date at the checkout, two days ahead at the earliest.',
    asks: { ...slot, label: 'Delivery date', lead_hours: 48 },
  },
  {
    says: 'For pickup, people choose a time between 10 and 12 or 16 and 18, Monday to Friday.',
    asks: {
      ...slot,
      label: 'Pickup time',
      slots: [at('10:00', '12:00', workdays), at('16:00', '18:00', workdays)],
      shipping_methods: ['local_pickup'],
    },
  },
  {
    says: 'The florist delivers mornings (8–12) and afternoons (13–17), at most ten bouquets per slot.',
    asks: { ...slot, slots: [at('08:00', '12:00'), at('13:00', '17:00')], capacity: 10 },
  },
  {
    says: 'Cakes need three days; we bake no orders for Christmas and New Year.',
    asks: { ...slot, label: 'Pickup date', lead_hours: 72, closed: ['12-25', '01-01'] },
  },
  {
    says: 'Orders after 2 pm are not for the next day any more.',
    asks: { ...slot, lead_hours: 24, cutoff: '14:00' },
  },
  {
    says: 'Let buyers say when they would like their vegetable box, on Tuesdays or Fridays, within the next month.',
    asks: {
      ...slot,
      slots: [{ weekdays: ['tuesday', 'friday'], from: '', until: '' }],
      days_ahead: 30,
      required: false,
    },
  },
  {
    says: 'Our courier has room for 25 parcels a day, so block a day when it is full.',
    asks: { ...slot, label: 'Delivery day', capacity: 25 },
  },
  {
    says: 'Lunch orders: choose 11:30, 12:00 or 12:30 pickup, one hour in advance, up to a week.',
    asks: {
      ...slot,
      label: 'Pickup time',
      slots: [at('11:30', '12:00'), at('12:00', '12:30'), at('12:30', '13:00')],
      lead_hours: 1,
      days_ahead: 7,
    },
  },
  {
    says: 'A wished-for delivery day is optional, weekdays only.',
    asks: { ...slot, label: 'Delivery day', slots: [{ weekdays: workdays, from: '', until: '' }], required: false },
  },
  {
    says: 'Saturday is market day: collect between 7 and 13, five orders an hour are not needed, just the day.',
    asks: {
      ...slot,
      label: 'Collection',
      slots: [at('07:00', '13:00', ['saturday'])],
      shipping_methods: ['local_pickup'],
    },
  },
  {
    says: 'Furniture is delivered in the evening from 17 to 20, at least a week from the order, two deliveries an evening.',
    asks: { ...slot, slots: [at('17:00', '20:00')], lead_hours: 168, days_ahead: 60, capacity: 2 },
  },
  {
    says: 'With flat rate shipping the customer has to choose a delivery window from 9 to 13 or 13 to 18.',
    asks: { ...slot, slots: [at('09:00', '13:00'), at('13:00', '18:00')], shipping_methods: ['flat_rate'] },
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Show the estimated delivery time on the product page.',
  'Guests book a table for a day and a time.',
  'Orders are delivered within three days; nobody chooses anything.',
  'Email the customer the day before the delivery.',
  'Add a text field for delivery notes to the checkout.',
  'The shop is closed on Sundays.',
];
