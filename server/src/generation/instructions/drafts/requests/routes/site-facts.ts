import { type PhpCode, php } from '../../../../writers/php.ts';
import { raw } from '../../../composer.ts';
import { literal } from '../shape.ts';
import type { AskedRoute } from './read-routes.ts';
import { splitList } from './route-fields.ts';

/** What can be told of a site: words for it, the expression. */
const facts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:php)[ _]?version\b/i, 'PHP_VERSION'],
  [/\bversion\b/i, "get_bloginfo( 'version' )"],
  [/\b(?:tagline|description)\b/i, "get_bloginfo( 'description' )"],
  [/\b(?:admin e-?mail)\b/i, "get_option( 'admin_email' )"],
  [/\b(?:language|locale)\b/i, 'get_locale()'],
  [/\b(?:time ?zone)\b/i, 'wp_timezone_string()'],
  [/\b(?:theme)\b/i, "wp_get_theme()->get( 'Name' )"],
  [/\b(?:unix|timestamp|time|now)\b/i, 'time()'],
  [/\bapproved comments\b|\bcomments?\b/i, '(int) wp_count_comments()->approved'],
  [/\b(?:users?|members?)\b/i, "(int) count_users()['total_users']"],
  [/\b(?:drafts?)\b/i, '(int) wp_count_posts()->draft'],
  [/\bpages?\b/i, "(int) wp_count_posts( 'page' )->publish"],
  [/\bposts?\b/i, '(int) wp_count_posts()->publish'],
  [/\bcategories\b/i, "(int) wp_count_terms( array( 'taxonomy' => 'category' ) )"],
  [/\btags\b/i, "(int) wp_count_terms( array( 'taxonomy' => 'post_tag' ) )"],
  [/\b(?:url|home|link|address)\b/i, 'home_url()'],
  [/\b(?:name|title|site)\b/i, "get_bloginfo( 'name' )"],
];

/** Answers with what a prompt wants to know of the site, each under its key; null where it asks for anything else. */
export function siteFacts({ method, said, params }: AskedRoute): PhpCode | null {
  if (method !== 'GET' || params.length > 0) return null;
  const list =
    /(?<![/\w<-])[{[]\s*([^{}[\]\n]+)[}\]]/.exec(said)?.[1] ??
    /\b(?:returns?|returning|answers? with|responds? with|gives?|tells?)\s+(?:a |an |the |json |object |with )*([^;.\n]+)/i.exec(
      said,
    )?.[1];
  if (list === undefined) return null;
  const pairs: [string, PhpCode | string | number | boolean][] = [];
  for (const entry of splitList(list)) {
    const match = /^\s*["'`]?([a-z]\w*)["'`]?\s*(?:\(([^)]*)\)|(?::|=>|=)\s*(.*))?\s*$/i.exec(entry);
    if (match === null) return null;
    const key = match[1] ?? '';
    const detail = (match[2] ?? match[3] ?? '').trim();
    const value = literal(detail);
    const code =
      facts.find(([words]) => words.test(detail))?.[1] ??
      facts.find(([words]) => words.test(key.replace(/_/g, ' ')))?.[1];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') pairs.push([key, value]);
    else if (code !== undefined) pairs.push([key, raw(code)]);
    else return null;
  }
  return pairs.length === 0 ? null : php`return rest_ensure_response( ${Object.fromEntries(pairs)} );`;
}
