import type { BehaviourExample } from '../example.ts';
import type { WaitingList } from './list-plan.ts';

const stock: WaitingList = {
  kind: 'waiting_list',
  event: 'back_in_stock',
  label: 'Tell me when it is back',
  button: 'Notify me',
  requires_login: false,
  consent: '',
  most: 0,
  keep_days: 365,
  subject: '',
  message: '',
};
const price: WaitingList = { ...stock, event: 'cheaper', label: 'Tell me when it costs less' };

/** What customers say whose customers want to wait. */
export const examples: readonly BehaviourExample<'waiting_list'>[] = [
  { says: 'When a product is sold out, visitors can leave their email and are told once it is back.', asks: stock },
  { says: 'Add a “notify me” button to items that are out of stock.', asks: stock },
  { says: 'Send a mail to everybody who asked for it as soon as the item is available again.', asks: stock },
  { says: 'A back-in-stock list for registered customers only.', asks: { ...stock, requires_login: true } },
  { says: 'Let shoppers ask for a message when the price drops.', asks: price },
  {
    says: 'Price alert for all furniture.',
    asks: { ...price, products: [{ attribute: 'category', is: 'contains', value: 'Furniture' }] },
  },
  {
    says: 'Waiting list for concert tickets with room for 50 people each.',
    asks: { ...stock, most: 50, products: [{ attribute: 'category', is: 'contains', value: 'Tickets' }] },
  },
  {
    says: 'Sold-out wines: people sign up, must agree to our privacy policy, and we forget them after half a year.',
    asks: {
      ...stock,
      products: [{ attribute: 'category', is: 'contains', value: 'Wine' }],
      consent: 'I agree to the privacy policy.',
      keep_days: 180,
    },
  },
  {
    says: 'The email about restocked shoes should read “Good news! {product} is here again: {link}”.',
    asks: { ...stock, message: 'Good news! {product} is here again: {link}' },
  },
  { says: 'Keep addresses of people who wait for a product for 30 days at most.', asks: { ...stock, keep_days: 30 } },
  {
    says: 'Customers with an account get told when something costing more than 500 gets cheaper.',
    asks: { ...price, requires_login: true, products: [{ attribute: 'price', is: 'more', value: 500 }] },
  },
  {
    says: 'On sold-out toys show the text “Missed it?” with a form that says “Remind me”.',
    asks: {
      ...stock,
      label: 'Missed it?',
      button: 'Remind me',
      products: [{ attribute: 'category', is: 'contains', value: 'Toys' }],
    },
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Email me when stock is low.',
  'Hide products that are out of stock.',
  'Visitors subscribe to the newsletter.',
  'Customers are not notified when products come back.',
  'Show “back soon” on sold-out products.',
  'Staff get a list of products that are sold out every morning.',
];
