import type { QueryArguments } from './query-arguments.ts';

/** Queries for one kind of thing. */
export interface Family {
  readonly noun: string;
  readonly functions: readonly string[];
  readonly classes: readonly string[];
  /** Keys that set the limit, and whether a value means none. */
  readonly limits: readonly { readonly key: string; readonly isUnlimited: (value: unknown) => boolean }[];
  /** Without any of `limits` there is no limit. */
  readonly unlimitedByDefault: boolean;
  /** Keys that bound the answer: nothing to report. */
  readonly bounding: readonly string[];
  /** Keys that keep the answer small as a rule: reported low. */
  readonly narrowing: readonly string[];
  readonly advice: string;
}

const isMinusOne = (value: unknown) => String(value) === '-1';
const isTrue = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true';
const isNothing = (value: unknown) => value === '' || value === 0 || value === '0';
const isNoPositive = (value: unknown) => value === '' || Number(value) <= 0;

/** Functions and classes that give lists, and what limits them. */
export const families: readonly Family[] = [
  {
    noun: 'post',
    functions: ['get_posts', 'query_posts', 'wp_get_recent_posts'],
    classes: ['wp_query'],
    limits: [
      { key: 'posts_per_page', isUnlimited: isMinusOne },
      { key: 'numberposts', isUnlimited: isMinusOne },
      { key: 'posts_per_archive_page', isUnlimited: isMinusOne },
      { key: 'nopaging', isUnlimited: isTrue },
    ],
    unlimitedByDefault: false,
    bounding: ['post__in', 'include', 'p', 'page_id', 'name', 'pagename', 'post_name__in'],
    narrowing: ['post_parent', 'post_parent__in', 'author', 'meta_value'],
    advice:
      "Set 'posts_per_page' to the number you display, with 'no_found_rows' => true if there is no pagination, or process the posts in batches.",
  },
  {
    noun: 'user',
    functions: ['get_users'],
    classes: ['wp_user_query'],
    limits: [{ key: 'number', isUnlimited: isNoPositive }],
    unlimitedByDefault: true,
    bounding: [
      'include',
      'role',
      'role__in',
      'capability',
      'capability__in',
      'login',
      'login__in',
      'nicename',
      'nicename__in',
    ],
    narrowing: ['search', 'meta_key', 'meta_query'],
    advice: "Set 'number' (and 'fields' to what you need), or process the users in batches with 'paged'.",
  },
  {
    noun: 'comment',
    functions: ['get_comments'],
    classes: ['wp_comment_query'],
    limits: [{ key: 'number', isUnlimited: isNothing }],
    unlimitedByDefault: true,
    bounding: ['count', 'comment__in', 'ID'],
    narrowing: ['post_id', 'post__in', 'parent', 'parent__in', 'user_id', 'author_email'],
    advice: "Set 'number', or 'count' => true if only the count is needed.",
  },
  {
    noun: 'term',
    functions: ['get_terms'],
    classes: ['wp_term_query'],
    limits: [{ key: 'number', isUnlimited: isNothing }],
    unlimitedByDefault: false,
    bounding: ['include', 'slug', 'object_ids', 'term_taxonomy_id'],
    narrowing: ['taxonomy', 'parent', 'child_of'],
    advice: "Set 'number' to the number you display.",
  },
  {
    noun: 'product or order',
    functions: ['wc_get_products', 'wc_get_orders'],
    classes: ['wc_product_query', 'wc_order_query'],
    limits: [
      { key: 'limit', isUnlimited: isMinusOne },
      { key: 'numberposts', isUnlimited: isMinusOne },
    ],
    unlimitedByDefault: false,
    bounding: ['include', 'post__in'],
    narrowing: ['parent', 'customer', 'customer_id'],
    advice: "Set 'limit', and process them in batches with 'page'.",
  },
];

/** More at once are as good as all. */
export const maxRows = 500;

/** Post types that hold a handful of posts on any site. */
export const smallPostTypes = new Set([
  'nav_menu_item',
  'wp_template',
  'wp_template_part',
  'wp_global_styles',
  'wp_navigation',
  'wp_font_family',
  'wp_font_face',
]);

/** Roles that most accounts have. */
export function isCrowd(key: string, query: QueryArguments): boolean {
  return key === 'role' && /^(subscriber|customer)$/.test(String(query.get('role') ?? ''));
}

/** Only ids, or only what belongs to one thing. */
export function isCheap(family: Family, query: QueryArguments): boolean {
  const fields = query.get('fields');
  return fields === 'ids' || fields === 'ID' || family.narrowing.some((key) => query.has(key));
}
