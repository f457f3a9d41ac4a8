import type { BehaviourExample } from '../example.ts';

const message = '';

/** What customers say who want a restriction. */
export const examples: readonly BehaviourExample<'restriction'>[] = [
  {
    says: 'Only logged-in members may read our recipes; everybody else is told to join.',
    asks: {
      kind: 'restriction',
      subject: { of: 'records', entity: 'post', deeds: ['read'] },
      allowed: { who: 'logged_in' },
      outcome: 'message',
      message,
    },
  },
  {
    says: 'Posts in the category Board are for the board’s editors; nobody else should even find them in the search.',
    asks: {
      kind: 'restriction',
      subject: {
        of: 'records',
        entity: 'post',
        deeds: ['read'],
        conditions: [{ attribute: 'category', is: 'contains', value: 'Board' }],
      },
      allowed: { who: 'roles', roles: ['editor'] },
      outcome: 'not_found',
      is_hidden: true,
      message,
    },
  },
  {
    says: 'Authors should see only their own articles in the dashboard, not those of colleagues.',
    asks: {
      kind: 'restriction',
      subject: { of: 'records', entity: 'post', deeds: ['list'] },
      allowed: { who: 'roles', roles: ['editor'], owner: true },
      outcome: 'message',
      message,
    },
  },
  {
    says: 'Contributors must not be able to upload files.',
    asks: {
      kind: 'restriction',
      subject: { of: 'records', entity: 'media', deeds: ['create'] },
      allowed: { who: 'all_but_roles', roles: ['contributor'] },
      outcome: 'message',
      message,
    },
  },
  {
    says: 'In the media library each photographer sees just the pictures that he uploaded himself.',
    asks: {
      kind: 'restriction',
      subject: { of: 'records', entity: 'media', deeds: ['list'] },
      allowed: { who: 'nobody', owner: true },
      outcome: 'message',
      message,
    },
  },
  {
    says: 'Our intranet must not be visible to outsiders: they have to sign in, except on the imprint.',
    asks: {
      kind: 'restriction',
      subject: { of: 'addresses', paths: [], except: ['/imprint'] },
      allowed: { who: 'logged_in' },
      outcome: 'login',
      message,
    },
  },
  {
    says: 'Send people without an account who open anything below /club to the page Join us.',
    asks: {
      kind: 'restriction',
      subject: { of: 'addresses', paths: ['/club/*'] },
      allowed: { who: 'logged_in' },
      outcome: 'redirect',
      target: '/join-us',
      message,
    },
  },
  {
    says: 'Keep subscribers out of wp-admin, they land on the home page instead.',
    asks: {
      kind: 'restriction',
      subject: { of: 'admin', screens: ['all'] },
      allowed: { who: 'all_but_roles', roles: ['subscriber'] },
      outcome: 'redirect',
      target: '/',
      message,
    },
  },
  {
    says: 'Editors do not need Tools and Settings in their menu.',
    asks: {
      kind: 'restriction',
      subject: { of: 'admin', screens: ['tools', 'settings'] },
      allowed: { who: 'all_but_roles', roles: ['editor'] },
      outcome: 'message',
      message,
    },
  },
  {
    says: 'The menu item Downloads appears for signed-in customers only.',
    asks: {
      kind: 'restriction',
      subject: { of: 'menu_entries', entries: ['Downloads'] },
      allowed: { who: 'roles', roles: ['customer'] },
      outcome: 'not_found',
      message,
    },
  },
  {
    says: 'Hide “Register” from the navigation once somebody is logged in.',
    asks: {
      kind: 'restriction',
      subject: { of: 'menu_entries', entries: ['Register'] },
      allowed: { who: 'logged_out' },
      outcome: 'not_found',
      message,
    },
  },
  {
    says: 'Wholesale prices: guests see no prices in the shop.',
    asks: {
      kind: 'restriction',
      subject: { of: 'field', entity: 'product', field: 'price', deeds: ['read'] },
      allowed: { who: 'logged_in' },
      outcome: 'message',
      message,
    },
  },
  {
    says: 'Knives can only be bought by customers whose account we verified; say “Please verify your age first”.',
    asks: {
      kind: 'restriction',
      subject: {
        of: 'records',
        entity: 'product',
        deeds: ['buy'],
        conditions: [{ attribute: 'category', is: 'contains', value: 'Knives' }],
      },
      allowed: { who: 'roles', roles: ['customer'] },
      outcome: 'message',
      message: 'Please verify your age first',
    },
  },
  {
    says: 'Comments are for registered users; strangers read why they cannot write one.',
    asks: {
      kind: 'restriction',
      subject: { of: 'records', entity: 'post', deeds: ['comment'] },
      allowed: { who: 'logged_in' },
      outcome: 'message',
      message,
    },
  },
  {
    says: 'Once an article is published, its author cannot change or delete it any more.',
    asks: {
      kind: 'restriction',
      subject: {
        of: 'records',
        entity: 'post',
        deeds: ['edit', 'delete'],
        conditions: [{ attribute: 'status', is: 'equal', value: 'publish' }],
      },
      allowed: { who: 'all_but_roles', roles: ['author'] },
      outcome: 'message',
      message,
    },
  },
  {
    says: 'I want to tick a box on a page so that only staff can open it.',
    asks: {
      kind: 'restriction',
      subject: { of: 'records', entity: 'page', deeds: ['read'], applies_to: 'chosen' },
      allowed: { who: 'roles', roles: ['editor', 'author'] },
      outcome: 'login',
      is_hidden: true,
      message,
    },
  },
  {
    says: 'Some paragraphs of an article should be readable for subscribers alone.',
    asks: {
      kind: 'restriction',
      subject: { of: 'passages' },
      allowed: { who: 'roles', roles: ['subscriber'] },
      outcome: 'message',
      message,
    },
  },
  {
    says: 'Subscribers who have not been here for a year can no longer sign in; editors are never affected.',
    asks: {
      kind: 'restriction',
      subject: {
        of: 'records',
        entity: 'user',
        deeds: ['log_in'],
        conditions: [
          { attribute: 'role', is: 'contains', value: 'subscriber' },
          { attribute: 'idle_since', is: 'older_than_days', value: 365 },
        ],
      },
      allowed: { who: 'roles', roles: ['editor'] },
      outcome: 'message',
      message,
    },
  },
  {
    says: 'Visitors read the first 60 words of an article, then a button invites them to subscribe at /subscribe.',
    asks: {
      kind: 'restriction',
      subject: { of: 'records', entity: 'post', deeds: ['read'] },
      allowed: { who: 'logged_in' },
      outcome: 'message',
      shows_teaser: true,
      teaser_words: 60,
      button: { label: 'Subscribe', url: '/subscribe' },
      message,
    },
  },
  {
    says: 'Visitors read three articles a month for free, then the first two paragraphs and an invitation to subscribe.',
    asks: {
      kind: 'restriction',
      subject: { of: 'records', entity: 'post', deeds: ['read'] },
      allowed: { who: 'logged_in' },
      outcome: 'message',
      shows_teaser: true,
      teaser_paragraphs: 2,
      free_reads: { count: 3, per: 'month' },
      message,
    },
  },
];

/** What sounds like a restriction and is none. */
export const counterExamples: readonly string[] = [
  'Members with a name, an address and a photo.',
  'Everybody may read our posts.',
  'Limit the list to ten posts per page.',
  'Only five people can book a seat in each class.',
  'Log in members automatically after they have registered.',
  'Do not lock anything, all pages stay public.',
  'Show who edited a page last.',
];
