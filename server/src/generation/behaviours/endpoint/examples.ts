import type { BehaviourExample } from '../example.ts';
import type { Endpoint } from './endpoint-plan.ts';

const open: Endpoint = {
  kind: 'endpoint',
  entity: 'post',
  route: '',
  methods: ['list'],
  shows: ['title', 'link', 'date'],
  writes: [],
  match_by: null,
  filters: [],
  order: 'newest',
  per_page: 10,
  readers: { by: 'everyone' },
  writers: { by: 'key' },
  status: 'draft',
  rate_per_minute: 0,
  cache_minutes: 0,
  origins: [],
};
const write = (attribute: string, required = false, from = attribute) => ({ attribute, from, required });

/** What customers say who want other programs to read or write. */
export const examples: readonly BehaviourExample<'endpoint'>[] = [
  { says: 'Our app needs the latest posts as JSON.', asks: open },
  {
    says: 'Add a REST route news/v1/items with title, excerpt and picture of each post, twenty at a time.',
    asks: { ...open, route: 'news/v1/items', shows: ['title', 'excerpt', 'featured_image'], per_page: 20 },
  },
  {
    says: 'The till asks for prices and stock of all products with an API key.',
    asks: {
      ...open,
      entity: 'product',
      shows: ['title', 'sku', 'price', 'stock'],
      readers: { by: 'key' },
      filters: ['sku'],
    },
  },
  {
    says: 'The ERP may change the stock of products with a key; log every request for a month.',
    asks: {
      ...open,
      entity: 'product',
      methods: ['list', 'update'],
      shows: ['sku', 'stock'],
      writes: [write('stock', true)],
      readers: { by: 'key' },
      log_days: 30,
    },
  },
  { says: 'A JSON list of our pages, the last changed first.', asks: { ...open, entity: 'page', order: 'changed' } },
  {
    says: 'Let logged-in customers fetch their own orders over the API.',
    asks: {
      ...open,
      entity: 'order',
      methods: ['list', 'one'],
      shows: ['title', 'status', 'total', 'date'],
      readers: { by: 'people', people: { who: 'nobody', owner: true } },
    },
  },
  {
    says: 'When our CRM sends a webhook with an email and a name, make a user or update the one there is. Check its X-Hub-Signature.',
    asks: {
      ...open,
      entity: 'user',
      methods: ['receive'],
      shows: [],
      writes: [write('email', true, 'contact.email'), write('name', false, 'contact.name')],
      match_by: 'email',
      writers: { by: 'signature', header: 'X-Hub-Signature' },
    },
  },
  {
    says: 'Partners may post articles as drafts through an endpoint, 30 requests a minute at most.',
    asks: {
      ...open,
      methods: ['create'],
      shows: ['title', 'status'],
      writes: [write('title', true), write('content', true)],
      writers: { by: 'key' },
      rate_per_minute: 30,
    },
  },
  {
    says: 'https://app.example.org should be allowed to load our pages from JavaScript; keep the answer for an hour.',
    asks: {
      ...open,
      entity: 'page',
      shows: ['title', 'content'],
      origins: ['https://app.example.org'],
      cache_minutes: 60,
    },
  },
  {
    says: 'Editors get a list of users with their email and registration date from the API.',
    asks: {
      ...open,
      entity: 'user',
      shows: ['name', 'email', 'registered'],
      readers: { by: 'people', people: { who: 'roles', roles: ['editor'] } },
    },
  },
  {
    says: 'An endpoint through which the warehouse changes the stock of a product.',
    asks: {
      ...open,
      entity: 'product',
      methods: ['one', 'update'],
      shows: ['title', 'stock'],
      writes: [write('stock')],
      readers: { by: 'key' },
    },
  },
  {
    says: 'Let a script delete approved comments that contain casino; it signs in with a key.',
    asks: {
      ...open,
      entity: 'comment',
      methods: ['list', 'delete'],
      shows: ['content'],
      readers: { by: 'key' },
      conditions: [{ attribute: 'content', is: 'contains', value: 'casino' }],
    },
  },
  {
    says: 'Serve the categories of the blog, oldest first.',
    asks: { ...open, entity: 'category', shows: ['title', 'count'], order: 'oldest' },
  },
  {
    says: 'The shop system of our supplier creates tags for us over REST.',
    asks: { ...open, entity: 'tag', methods: ['create'], shows: ['title'], writes: [write('title', true)] },
  },
  {
    says: 'The till tells of stock by SKU, signed in X-Till-Signature; what we do not sell is answered with 404.',
    asks: {
      ...open,
      entity: 'product',
      methods: ['receive'],
      shows: [],
      writes: [write('sku', true), write('stock', true, 'quantity')],
      match_by: 'sku',
      creates: false,
      writers: { by: 'signature', header: 'X-Till-Signature' },
    },
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Switch the REST API off for visitors.',
  'Show posts of another site that we fetch over its API.',
  'Send each new order to our CRM.',
  'Posts must not be available over the REST API.',
  'Export the products as CSV.',
  'A block lists the latest posts.',
];
