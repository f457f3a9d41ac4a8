import type { BehaviourExample } from '../example.ts';
import type { Seo } from './seo-plan.ts';

const base = {
  kind: 'seo',
  title: '',
  description: '',
  has_fields: false,
  noindex: { when: 'never' },
  noindex_paged: false,
  in_sitemap: true,
  is_shared: false,
  has_breadcrumbs: false,
} as const satisfies Partial<Seo>;

/** What customers say who care how search engines see their site. */
export const examples: readonly BehaviourExample<'seo'>[] = [
  {
    says: 'Titles of our articles should read “Headline | The Harbour Gazette”, and editors want a field for the meta description.',
    asks: { ...base, name: 'articles', entity: 'post', title: '{title} | {site}', has_fields: true },
  },
  {
    says: 'Google should not index tag pages.',
    asks: { ...base, name: 'tags', entity: 'tag', noindex: { when: 'always' }, in_sitemap: false },
  },
  {
    says: 'When somebody shares a page on Facebook, show its featured image and excerpt.',
    asks: { ...base, name: 'pages', entity: 'page', is_shared: true },
  },
  {
    says: 'Attachment pages are useless, send them to the file itself and keep them out of Google.',
    asks: {
      ...base,
      name: 'files',
      entity: 'media',
      noindex: { when: 'always' },
      in_sitemap: false,
      attachment_pages: 'to_file',
    },
  },
  {
    says: 'The shop’s products need Product markup with price, SKU and availability.',
    asks: {
      ...base,
      name: 'products',
      entity: 'product',
      structured: {
        type: 'Product',
        properties: [
          { property: 'sku', attribute: 'sku' },
          { property: 'offers.price', attribute: 'price' },
          { property: 'offers.availability', attribute: 'stock_status' },
        ],
      },
    },
  },
  {
    says: 'Hide author archives from search engines and from the sitemap.',
    asks: { ...base, name: 'authors', entity: 'user', noindex: { when: 'always' }, in_sitemap: false },
  },
  {
    says: 'Posts in the category Internal must stay out of Google, all others are fine.',
    asks: {
      ...base,
      name: 'posts',
      entity: 'post',
      noindex: { when: 'if', conditions: [{ attribute: 'category', is: 'contains', value: 'Internal' }] },
    },
  },
  {
    says: 'News articles need NewsArticle data and breadcrumbs for Google.',
    asks: {
      ...base,
      name: 'news',
      entity: 'post',
      structured: { type: 'NewsArticle', properties: [] },
      has_breadcrumbs: true,
    },
  },
  {
    says: 'Category pages: the second and later pages are noindex, the description is that of the category.',
    asks: { ...base, name: 'categories', entity: 'category', description: '{description}', noindex_paged: true },
  },
  {
    says: 'Empty categories should not be indexed.',
    asks: {
      ...base,
      name: 'empty_categories',
      entity: 'category',
      noindex: { when: 'if', conditions: [{ attribute: 'count', is: 'less', value: 1 }] },
    },
  },
  {
    says: 'Crawlers must not visit /internal/; write that into robots.txt. Pages otherwise stay as they are.',
    asks: { ...base, name: 'crawlers', entity: 'page', robots: ['User-agent: *', 'Disallow: /internal/'] },
  },
  {
    says: 'Our consultants’ profile pages are Person for Google, with their website.',
    asks: {
      ...base,
      name: 'people',
      entity: 'user',
      structured: {
        type: 'Person',
        properties: [
          { property: 'name', attribute: 'name' },
          { property: 'sameAs', attribute: 'url' },
        ],
      },
    },
  },
  {
    says: 'Very short blog posts, under 100 words, are noindexed until they are longer.',
    asks: {
      ...base,
      name: 'short_posts',
      entity: 'post',
      noindex: { when: 'if', conditions: [{ attribute: 'word_count', is: 'less', value: 100 }] },
    },
  },
  {
    says: 'Leave the archives by date out of Google, and the imprint out of the sitemap.',
    asks: { ...base, name: 'dated', entity: 'post', noindex_archives: ['date'], sitemap_except: ['/imprint'] },
  },
  {
    says: 'Posts older than two years leave the sitemap, but search engines may still list them; authors enter at most 155 characters as description.',
    asks: {
      ...base,
      name: 'old_posts',
      entity: 'post',
      has_fields: true,
      description_length: 155,
      limits_fields: true,
      sitemap_unless: [{ attribute: 'date', is: 'older_than_days', value: 730 }],
    },
  },
  {
    says: 'Tell Google that our branch pages are dentists.',
    asks: { ...base, name: 'branches', entity: 'page', structured: { type: 'Dentist', properties: [] } },
  },
  {
    says: 'The first 150 characters of the text are the description, unless the author writes one.',
    asks: {
      ...base,
      name: 'texts',
      entity: 'page',
      description: '{content}',
      description_length: 150,
      has_fields: true,
    },
  },
  {
    says: 'Pictures without alternative text use the title of the post, and uploaded files get lowercase names without umlauts.',
    asks: { ...base, name: 'pictures', entity: 'media', alt_from: 'post', cleans_file_names: true },
  },
];

/** What sounds like it and is something else, or the opposite. */
export const counterExamples: readonly string[] = [
  'Remove the meta description that another plugin adds.',
  'The search on our site should find products by SKU.',
  'Show the excerpt below the title.',
  'Redirect the old blog to the new one.',
  'Index the shelves of the library from A to Z.',
  'Do not share visitors’ data with Google.',
  'Show breadcrumbs above the text.',
];
