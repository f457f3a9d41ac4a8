import type { BehaviourExample } from '../example.ts';
import type { Insertion } from './insertion-plan.ts';

const base = { kind: 'insertion', audience: { who: 'everyone' }, devices: 'all' } as const satisfies Partial<Insertion>;

/** What customers say who want something shown somewhere. */
export const examples: readonly BehaviourExample<'insertion'>[] = [
  {
    says: 'Below each of our recipes—they are ordinary posts—say: Made it? Tell us in the comments!',
    asks: {
      ...base,
      name: 'made_it',
      entity: 'post',
      what: { show: 'text', text: 'Made it? Tell us in the comments!' },
      places: [{ place: 'below_content' }],
    },
  },
  {
    says: 'Print who took it below each picture in our articles.',
    asks: {
      ...base,
      name: 'credit',
      entity: 'media',
      what: { show: 'value', attribute: 'author', label: 'Photo:', before: '', after: '' },
      places: [{ place: 'below_image', of: 'post' }],
    },
  },
  {
    says: 'We are closed from 20 to 31 December; put a warning at the top of the whole site until then.',
    asks: {
      ...base,
      name: 'closed',
      what: { show: 'notice', text: 'We are closed from 20 to 31 December.', tone: 'warning' },
      places: [{ place: 'body_start' }],
      until: '2026-12-31',
    },
  },
  {
    says: 'Every product page of the shop needs a line “Order before 3 pm, shipped today” under the summary, on weekdays only until three.',
    asks: {
      ...base,
      name: 'shipped_today',
      entity: 'product',
      what: { show: 'text', text: 'Order before 3 pm, shipped today' },
      places: [{ place: 'product_summary' }],
      hours: { weekdays: [1, 2, 3, 4, 5], from: '00:00', to: '15:00' },
    },
  },
  {
    says: 'On phones show a “Call us” button at the end of each page that dials 555-0100.',
    asks: {
      ...base,
      name: 'call_us',
      what: { show: 'button', text: '', label: 'Call us', url: 'tel:555-0100', opens_new_tab: false },
      places: [{ place: 'footer' }],
      devices: 'phones',
    },
  },
  {
    says: 'Put the SKU behind the price.',
    asks: {
      ...base,
      name: 'sku',
      entity: 'product',
      what: { show: 'value', attribute: 'sku', label: 'SKU:', before: '', after: '' },
      places: [{ place: 'product_price' }],
    },
  },
  {
    says: 'Sticker “Sale” on the picture of products that are on sale.',
    asks: {
      ...base,
      name: 'sale',
      entity: 'product',
      what: { show: 'badge', text: 'Sale' },
      places: [{ place: 'product_image' }],
      conditions: [{ attribute: 'on_sale', is: 'equal', value: true }],
    },
  },
  {
    says: 'Our law firm must show a disclaimer above all articles of the category Opinions.',
    asks: {
      ...base,
      name: 'disclaimer',
      entity: 'post',
      what: { show: 'notice', text: '', tone: 'info' },
      places: [{ place: 'above_content' }],
      conditions: [{ attribute: 'category', is: 'contains', value: 'Opinions' }],
    },
  },
  {
    says: 'Guests who are not logged in see after the third paragraph: “Become a member to support us”, with a button to /join.',
    asks: {
      ...base,
      name: 'become_member',
      entity: 'post',
      what: {
        show: 'button',
        text: 'Become a member to support us',
        label: 'Join',
        url: '/join',
        opens_new_tab: false,
      },
      places: [{ place: 'after_paragraph', paragraph: 3 }],
      audience: { who: 'guests' },
    },
  },
  {
    says: 'Greet teachers on the dashboard by their first name.',
    asks: {
      ...base,
      name: 'greeting',
      entity: 'user',
      what: { show: 'text', text: 'Hello {first_name}!' },
      places: [{ place: 'dashboard' }],
      audience: { who: 'roles', roles: ['author'] },
    },
  },
  {
    says: 'In the e-mails about an order, thank the buyer by name and quote the order number.',
    asks: {
      ...base,
      name: 'thanks',
      entity: 'order',
      what: { show: 'text', text: 'Thank you, {name}! Please quote the order number {title}.' },
      places: [{ place: 'order_email' }],
    },
  },
  {
    says: 'Add our chat provider’s script to the foot of every page.',
    asks: { ...base, name: 'chat', what: { show: 'code' }, places: [{ place: 'footer' }] },
  },
  {
    says: 'Ad code between the second and third paragraph of blog posts, not for subscribers.',
    asks: {
      ...base,
      name: 'advertisement',
      entity: 'post',
      what: { show: 'code' },
      places: [{ place: 'after_paragraph', paragraph: 2 }],
      audience: { who: 'all_but_roles', roles: ['subscriber'] },
    },
  },
  {
    says: 'At the end of each entry of the feed: “First published at” and the link to the post.',
    asks: {
      ...base,
      name: 'source',
      entity: 'post',
      what: { show: 'text', text: 'First published at {link}' },
      places: [{ place: 'feed' }],
    },
  },
  {
    says: 'If nobody finds anything with the search, offer them our phone number; the same where a page does not exist.',
    asks: {
      ...base,
      name: 'phone_number',
      what: { show: 'text', text: '' },
      places: [{ place: 'no_results' }, { place: 'not_found' }],
    },
  },
  {
    says: 'New users read the house rules in the sign-up form and above the log-in.',
    asks: {
      ...base,
      name: 'house_rules',
      what: { show: 'text', text: '' },
      places: [{ place: 'registration' }, { place: 'login' }],
    },
  },
  {
    says: 'Below each post there is a button “Print this article”.',
    asks: {
      ...base,
      name: 'print_button',
      what: { show: 'print', label: 'Print this article' },
      places: [{ place: 'below_content', of: 'post' }],
    },
  },
  {
    says: 'The foot of the administration says “Made by Studio North”.',
    asks: {
      ...base,
      name: 'made_by',
      what: { show: 'text', text: 'Made by Studio North' },
      places: [{ place: 'admin_footer' }],
    },
  },
];

/** What sounds like it and is something else, or the opposite. */
export const counterExamples: readonly string[] = [
  'Remove the text “Proudly powered by WordPress” from the footer.',
  'Editors may insert buttons in posts.',
  'Do not show any notice on the checkout page.',
  'Send a notice when a post is published.',
  'Each event has a notice for staff.',
  'The price is shown to members only.',
  'Show the number of comments beside the title.',
];
