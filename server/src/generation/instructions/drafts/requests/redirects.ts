import { type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { casesOf } from './steps/sentences.ts';

const failing =
  /\b(?:invalid|missing|without|empty|fails?|failed|failure|errors?|wrong|not valid|malformed|otherwise|already|spam|filled|too (?:short|long)|bots?|refused)\b/i;
const going = /\b(?:redirect\w*|goes?|go|sends?|send|back|return\w*)\b|[?&]\w+=/i;

/** The address that a clause names; null where it names none. */
function baseOf(c: Composer, clause: string): PhpCode | null {
  const page =
    /(?<![\w/-])((?:options-general|admin|tools|edit|themes|users|index|upload|plugins|profile|post)\.php(?:\?[\w=&-]+)?)/.exec(
      clause,
    )?.[1];
  if (page !== undefined) return php`admin_url( ${page} )`;
  const url = /\bhttps?:\/\/[^\s`"')]+/.exec(clause)?.[0];
  if (url !== undefined) return php`${url.replace(/[.,;]+$/, '')}`;
  const path = /(?<![\w.:/<])(\/[a-z][\w/-]*)/i.exec(clause)?.[1];
  if (path !== undefined) return php`home_url( ${path} )`;
  if (/\b(?:refer+er|referring|back|came from|same page|previous page|sent from)\b/i.test(clause))
    return raw("wp_get_referer() ?: home_url( '/' )");
  if (/\bhome ?page|\bhome\b|front page/i.test(clause)) return raw("home_url( '/' )");
  if (/\bdashboard\b/i.test(clause)) return raw('admin_url()');
  const option = c.text.match(/\boption\s+[`"']?(\w*(?:url|page|redirect)\w*)/i)?.[1];
  return option === undefined || !going.test(clause) ? null : php`(string) get_option( ${option}, home_url( '/' ) )`;
}

/** `sent=1` of a clause, without those of an address of the administration. */
function queryOf(clause: string): readonly [string, string] | null {
  const rest = clause.replace(/[\w-]+\.php\?[\w=&-]+/g, ' ');
  const match =
    /(?<![\w$])[?&]?([a-z]\w*)=([\w-]+)/i.exec(rest) ??
    /\b(?:query (?:arg|param\w*)|parameter)\s+[`"'](\w+)[`"'] (?:set to|of|=|:)\s*[`"']?([\w-]+)/i.exec(rest);
  return match === null || match[1] === undefined || match[2] === undefined ? null : [match[1], match[2]];
}

/** Where the browser goes in the end, or in a case that `about` matches; null where the prompt names no such case. */
export function targetOf(c: Composer, about: RegExp | null): PhpCode | null {
  const clauses = casesOf(c.text)
    .flatMap((one) => one.split(/;\s*/))
    .filter((one) => going.test(one) && (baseOf(c, one) !== null || queryOf(one) !== null));
  const usual =
    clauses.find((one) => !failing.test(one) && /redirect|go(?:es)? |back|send/i.test(one)) ??
    clauses.find((one) => !failing.test(one));
  const clause = about === null ? usual : clauses.find((one) => about.test(one) && failing.test(one));
  if (clause === undefined) return null;
  c.asked.readsWithin(clause);
  const last = about === null ? clause : clause.slice(Math.max(0, clause.search(about)));
  const base =
    baseOf(c, last) ??
    baseOf(c, clause) ??
    (usual === undefined ? null : baseOf(c, usual)) ??
    raw("wp_get_referer() ?: home_url( '/' )");
  const query = queryOf(last) ?? queryOf(clause);
  return query === null ? base : php`add_query_arg( ${query[0]}, ${query[1]}, ${base} )`;
}

/** Statements that send the browser somewhere. */
export const redirectTo = (target: PhpCode): PhpCode => php`
  wp_safe_redirect( ${target} );
  exit;
`;
