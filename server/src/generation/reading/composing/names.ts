import { pluralize, singularize, titleCase, toSnake } from '../../naming/inflect.ts';
import { recordWords } from '../record-words.ts';

const leading =
  /^(?:(?:the|a|an|our|my|their|his|her|its|your|all|each|every|any|some|no|this|that|these|those|such|other|another|new|own|single|individual|certain|further|more|different|various|several|many|both|whole|entire|same|existing|current)\s+)+/i;

/** What a phrase names, without articles and owners, lower case: "Our lost pets" are "lost pets". */
export const bare = (phrase: string): string =>
  phrase
    .replaceAll(/["“”„«»()[\]]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(leading, '')
    .replace(/[.,;:!?]+$/, '')
    .replace(/^.*\b(?:kinds?|types?|sorts?|lists?|pages?|numbers?) of (?=\w)/i, '')
    .toLowerCase();

/** Singular of what a phrase names. */
export const singularOf = (phrase: string): string => singularize(bare(phrase).replace(/['’]s?$/, ''));

/** Words for the site's own records which always mean these. */
const always: Readonly<Record<string, readonly string[]>> = {
  post: ['post', 'blog post', 'blog article', 'blog entry', 'news post'],
  page: ['page', 'web page', 'webpage', 'landing page', 'subpage', 'child page', 'static page'],
  media: [
    'media',
    'media file',
    'attachment',
    'upload',
    'media item',
    'media library file',
    'uploaded file',
    'uploaded image',
  ],
  user: ['user', 'account', 'user account', 'user profile', 'registered user', 'login', 'customer account'],
  comment: ['comment', 'blog comment'],
  category: ['category', 'post category'],
  tag: ['tag', 'post tag'],
  product: ['product', 'shop item', 'woocommerce product', 'shop product'],
  order: ['order', 'shop order', 'customer order', 'woocommerce order', 'purchase'],
};

/**
 * The kind of the site's records that a phrase means; null where it means none.
 * @param isOwnLikely whether a description speaks of records of its own here: then "articles" and "photos" may be such
 */
export function siteRecordOf(phrase: string, isOwnLikely: boolean): string | null {
  const name = singularOf(phrase);
  const find = (table: Readonly<Record<string, readonly string[]>>, word: string): string | null =>
    Object.entries(table).find(([, names]) => names.includes(word))?.[0] ?? null;
  const certain = find(always, name);
  if (certain !== null) return certain;
  const head = name.split(' ').at(-1) ?? '';
  if (name.includes(' ') && /^(?:post|page|product|comment|order|user|account|category|tag)$/.test(head)) {
    if (head === 'order' && isOwnLikely) return null;
    return find(always, head);
  }
  return isOwnLikely ? null : find(recordWords, name);
}

export interface Names {
  readonly key: string;
  readonly singular: string;
  readonly plural: string;
}

const siteKeys = new Set([
  'post',
  'page',
  'media',
  'user',
  'comment',
  'category',
  'tag',
  'product',
  'order',
  'attachment',
  'revision',
]);

/** What records that a phrase names are called; null where it cannot be a name. */
export function namesOf(phrase: string): Names | null {
  const name = singularOf(phrase);
  if (!/^[\p{L}\p{N}]/u.test(name) || name.length > 60 || name.split(' ').length > 5) return null;
  const snake = toSnake(name).slice(0, 40).replace(/_+$/, '').replace(/^(\d)/, 'n$1');
  if (!/^[a-z][a-z0-9_]*$/.test(snake)) return null;
  const key = siteKeys.has(snake) ? `${snake}_record` : snake;
  const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const label = /^[A-Z]{2,5}$/.test(titleCase(name)) ? titleCase(name) : sentence(name);
  return { key, singular: label, plural: sentence(pluralize(name)) };
}

/** A key for a name; empty where it has no letters. */
export const keyOf = (name: string, maxLength = 40): string =>
  toSnake(bare(name)).slice(0, maxLength).replace(/_+$/, '').replace(/^(\d)/, 'n$1');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
