import type { BehaviourExample } from '../example.ts';
import type { ShopEffect, ShopRule } from './rule.ts';

type Limit = Extract<ShopEffect, { do: 'limit' }>;
type Discount = Extract<ShopEffect, { do: 'discount' }>;

const limit: Limit = { do: 'limit', of: 'amount', per: 'order', days: 0, message: '' };
const off: Discount = {
  do: 'discount',
  as: 'percent',
  amount: 0,
  tiers: [],
  tiers_by: 'quantity',
  every: 0,
  on: 'cart',
  label: 'Discount',
  with_coupons: true,
};
const times: NonNullable<ShopRule['times']> = {
  is: 'during',
  weekdays: [],
  from: '',
  until: '',
  from_date: '',
  until_date: '',
  dates: [],
  except_dates: [],
};

/** What customers say who want a rule of their shop. */
export const examples: readonly BehaviourExample<'shop_rule'>[] = [
  {
    says: 'We only take orders worth 30 euros or more.',
    asks: { kind: 'shop_rule', effect: { ...limit, at_least: 30 } },
  },
  {
    says: 'Wine is sold in cartons of six bottles: 6, 12, 18 and so on.',
    asks: {
      kind: 'shop_rule',
      products: [{ attribute: 'category', is: 'contains', value: 'Wine' }],
      effect: { ...limit, of: 'quantity', step: 6 },
    },
  },
  {
    says: 'Nobody may buy more than two tickets of the same kind within a month.',
    asks: {
      kind: 'shop_rule',
      products: [{ attribute: 'category', is: 'contains', value: 'Tickets' }],
      effect: { ...limit, of: 'quantity', per: 'customer', at_most: 2, days: 30 },
    },
  },
  {
    says: 'Parcels over 31.5 kg cannot be ordered online; ask people to call us on 555-0101.',
    asks: {
      kind: 'shop_rule',
      effect: { ...limit, of: 'weight', at_most: 31.5, message: 'Please call us on 555-0101.' },
    },
  },
  {
    says: 'Guests must not see prices. Show “Log in to see our prices” with a link instead.',
    asks: {
      kind: 'shop_rule',
      conditions: [{ attribute: 'logged_in', is: 'equal', value: false }],
      effect: { do: 'hide', what: 'price', text: 'Log in to see our prices', links_to_login: true },
    },
  },
  {
    says: 'On Sundays and on Christmas Day the bakery takes no orders: “We are closed today.”',
    asks: {
      kind: 'shop_rule',
      times: { ...times, weekdays: ['sunday'], dates: ['12-25'] },
      effect: { do: 'hide', what: 'buying', text: 'We are closed today.', links_to_login: false },
    },
  },
  {
    says: 'Trade customers (role wholesale_customer) pay 15 % less on everything that is not on sale.',
    asks: {
      kind: 'shop_rule',
      conditions: [{ attribute: 'role', is: 'contains', value: 'wholesale_customer' }],
      products: [{ attribute: 'on_sale', is: 'equal', value: false }],
      effect: { ...off, amount: 15, on: 'price', label: 'Trade price' },
    },
  },
  {
    says: '5 % off from 10 notebooks, 12 % from 50.',
    asks: {
      kind: 'shop_rule',
      products: [{ attribute: 'title', is: 'contains', value: 'notebook' }],
      effect: {
        ...off,
        tiers: [
          { at_least: 10, amount: 5 },
          { at_least: 50, amount: 12 },
        ],
      },
    },
  },
  {
    says: 'Three for two on all socks, but not together with a coupon.',
    asks: {
      kind: 'shop_rule',
      products: [{ attribute: 'category', is: 'contains', value: 'Socks' }],
      effect: { ...off, amount: 100, every: 3, label: '3 for 2', with_coupons: false },
    },
  },
  {
    says: 'New customers get a welcome discount of 10 % on their very first order, capped at 25.',
    asks: {
      kind: 'shop_rule',
      conditions: [{ attribute: 'orders', is: 'equal', value: 0 }],
      effect: { ...off, amount: 10, at_most: 25, label: 'Welcome discount' },
    },
  },
  {
    says: 'Cash on delivery costs 4.50 extra, plus tax.',
    asks: {
      kind: 'shop_rule',
      conditions: [{ attribute: 'payment_method', is: 'equal', value: 'cod' }],
      effect: { do: 'fee', as: 'order', amount: 4.5, label: 'Cash on delivery', is_taxed: true },
    },
  },
  {
    says: 'Delivery is on us once the basket is over 75, as long as it weighs less than 20 kg.',
    asks: {
      kind: 'shop_rule',
      conditions: [
        { attribute: 'total', is: 'more', value: 75 },
        { attribute: 'weight', is: 'less', value: 20 },
      ],
      effect: { do: 'shipping', is: 'free', methods: ['flat_rate'] },
    },
  },
  {
    says: 'Frozen goods can only be picked up at the farm.',
    asks: {
      kind: 'shop_rule',
      products: [{ attribute: 'category', is: 'contains', value: 'Frozen' }],
      effect: { do: 'shipping', is: 'only', methods: ['local_pickup'] },
    },
  },
  {
    says: 'Take bank transfer away for orders under 20.',
    asks: {
      kind: 'shop_rule',
      conditions: [{ attribute: 'total', is: 'less', value: 20 }],
      effect: { do: 'payment', is: 'never', methods: ['bacs'] },
    },
  },
  {
    says: 'Put an “Only 3 left” badge on products that are nearly gone.',
    asks: {
      kind: 'shop_rule',
      products: [
        { attribute: 'stock', is: 'more', value: 0 },
        { attribute: 'stock', is: 'less', value: 4 },
      ],
      effect: { do: 'show', place: 'badge', title: '', text: 'Only {stock} left' },
    },
  },
  {
    says: 'All furniture needs a “Care” tab that says: Wipe with a damp cloth.',
    asks: {
      kind: 'shop_rule',
      products: [{ attribute: 'category', is: 'contains', value: 'Furniture' }],
      effect: { do: 'show', place: 'tab', title: 'Care', text: 'Wipe with a damp cloth.' },
    },
  },
  {
    says: 'Whoever orders knives has to confirm that they are 18.',
    asks: {
      kind: 'shop_rule',
      products: [{ attribute: 'category', is: 'contains', value: 'Knives' }],
      effect: { do: 'option', label: 'I am 18 or older', required: true, fee: 0 },
    },
  },
  {
    says: 'Offer gift wrapping for 3.50 at the checkout.',
    asks: { kind: 'shop_rule', effect: { do: 'option', label: 'Gift wrapping', required: false, fee: 3.5 } },
  },
  {
    says: 'Tours are booked with a deposit of 20 percent; the balance is due on arrival.',
    asks: {
      kind: 'shop_rule',
      products: [{ attribute: 'category', is: 'contains', value: 'Tours' }],
      effect: { do: 'deposit', percent: 20, label: 'Balance due on arrival' },
    },
  },
  {
    says: 'Please drop the related products below each item.',
    asks: { kind: 'shop_rule', effect: { do: 'related', by: 'none', limit: 4 } },
  },
  {
    says: 'From 500 euros on shipping is free, but not to postcodes that begin with 27.',
    asks: {
      kind: 'shop_rule',
      conditions: [
        { attribute: 'total', is: 'more', value: 500 },
        { attribute: 'postcode', is: 'not_begins_with', value: '27' },
      ],
      effect: { do: 'shipping', is: 'free', methods: [] },
    },
  },
];

/** What sounds like a rule of the shop and is none. */
export const counterExamples: readonly string[] = [
  'Email the warehouse when an order is over 100.',
  'There is no minimum order value.',
  'List all products that are on sale on the front page.',
  'Add a field for the VAT number to the checkout.',
  'Export the orders of last month as CSV.',
  'Members see the price list of the club as a PDF.',
  'Discounts are agreed by phone; the shop does not calculate any.',
];
