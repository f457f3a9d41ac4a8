/**
 * What people call the records that a site has. The first word of a line is how others are compared with it; a phrase
 * means a kind when its head does, or when all of it does.
 */
export const recordWords: Readonly<Record<string, readonly string[]>> = {
  post: ['post', 'blog post', 'article', 'blog article', 'news post', 'news item', 'story', 'blog entry'],
  page: ['page', 'landing page', 'web page', 'webpage', 'subpage', 'child page'],
  media: [
    'media',
    'media file',
    'image',
    'photo',
    'picture',
    'photograph',
    'upload',
    'attachment',
    'file',
    'pdf',
    'media item',
    'video',
    'audio file',
    'scan',
  ],
  user: ['user', 'account', 'user account', 'member', 'people', 'person', 'profile', 'user profile', 'registration'],
  comment: ['comment', 'reply', 'remark'],
  category: ['category'],
  tag: ['tag'],
  product: ['product', 'shop item', 'article in the shop', 'goods', 'merchandise'],
  order: ['order', 'purchase', 'shop order', 'customer order', 'sale'],
};

/** People who have a role of WordPress, by its name. */
export const roleWords: Readonly<Record<string, string>> = {
  administrator: 'administrator',
  admin: 'administrator',
  'site admin': 'administrator',
  webmaster: 'administrator',
  editor: 'editor',
  author: 'author',
  contributor: 'contributor',
  subscriber: 'subscriber',
  customer: 'customer',
  'shop manager': 'shop_manager',
  'store manager': 'shop_manager',
};

/** People without an account. */
export const visitorWords = [
  'visitor',
  'guest',
  'anonymous visitor',
  'stranger',
  'reader',
  'public',
  'everybody',
  'everyone',
  'anyone',
  'anybody',
];

/** Verbs that say when something happened to a record: the date that they mean. */
export const dateVerbs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  user: {
    'log in': 'last_login',
    'sign in': 'last_login',
    login: 'last_login',
    register: 'registered',
    'sign up': 'registered',
    join: 'registered',
  },
  post: {
    publish: 'date',
    post: 'date',
    write: 'date',
    create: 'date',
    update: 'modified',
    edit: 'modified',
    change: 'modified',
    modify: 'modified',
    touch: 'modified',
    revise: 'modified',
  },
  order: { place: 'date', order: 'date', create: 'date', pay: 'paid', complete: 'completed', ship: 'completed' },
  comment: { write: 'date', post: 'date', leave: 'date' },
  media: { upload: 'date', add: 'date' },
};

/** Statuses under the words that people have for them, by how records are kept. */
export const statusWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  post: {
    published: 'publish',
    live: 'publish',
    online: 'publish',
    draft: 'draft',
    unpublished: 'draft',
    pending: 'pending',
    waiting: 'pending',
    scheduled: 'future',
    private: 'private',
    trashed: 'trash',
    deleted: 'trash',
  },
  order: {
    pending: 'pending',
    unpaid: 'pending',
    processing: 'processing',
    paid: 'processing',
    'on-hold': 'on-hold',
    held: 'on-hold',
    completed: 'completed',
    complete: 'completed',
    shipped: 'completed',
    fulfilled: 'completed',
    cancelled: 'cancelled',
    canceled: 'cancelled',
    refunded: 'refunded',
    failed: 'failed',
  },
  comment: {
    approved: 'approved',
    pending: 'unapproved',
    unapproved: 'unapproved',
    waiting: 'unapproved',
    held: 'unapproved',
    spam: 'spam',
    trashed: 'trash',
  },
};

/** What a table has under a word that somebody typed; undefined for what objects have anyway, such as `constructor`. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
