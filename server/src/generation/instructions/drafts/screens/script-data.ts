import { type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';

/** What JavaScript is to know before it runs: the keys that the prompt names. */
export function dataOf(c: Composer): { readonly name: string; readonly data: Record<string, PhpValue> } | null {
  const name =
    c.asked.states(
      /\b(?:object|variable|global)\s+(?:javascript )?(?:object |variable )?(?:named |called )?[`"']?([a-z]\w*[A-Z]\w*|[a-z]+_\w+)/,
    )?.[1] ??
    c.asked.states(
      /\b(?:pass|hand|give|expos|localiz|provid)\w*\b[^.;\n]*\bas\s+[`"']?([a-z]\w*[A-Z]\w*|[a-z]+_\w+)/i,
    )?.[1];
  if (name === undefined) return null;
  const line = c.asked.states(new RegExp(String.raw`\b${name}\b[^\n]*`))?.[0] ?? '';
  const action =
    /\bnonce\b[^.\n]*?(?:action\s*)?["'`]([\w-]+)["'`]/.exec(line)?.[1] ??
    /\bnonce\b[^.\n]*?\baction\s+(\w+)/.exec(line)?.[1];
  const keys = [...line.slice(name.length).matchAll(/\b([a-z]\w*(?:[A-Z]\w*)?|nonce|root)\b\s*(?=\(|,| and\b|$)/g)].map(
    ([, key = '']) => key,
  );
  const data: Record<string, PhpValue> = {};
  for (const key of keys) {
    if (/nonce/i.test(key))
      data[key] = php`wp_create_nonce( ${action ?? (/rest/i.test(line) ? 'wp_rest' : c.prefix)} )`;
    else if (/ajax/i.test(key)) data[key] = raw("admin_url( 'admin-ajax.php' )");
    else if (/root|rest|api/i.test(key)) data[key] = raw('rest_url()');
    else if (/home|site/i.test(key)) data[key] = raw('home_url()');
    else if (/user(?:Id|_id)/i.test(key)) data[key] = raw('get_current_user_id()');
    else if (/loggedIn|logged_in/i.test(key)) data[key] = raw('is_user_logged_in()');
    else if (/postId|post_id/i.test(key)) data[key] = raw('get_queried_object_id()');
    else if (/locale|lang/i.test(key)) data[key] = raw('get_locale()');
  }
  if (Object.keys(data).length === 0) {
    const told = c.asked.states(/\b(?:pass|hand|give|expos|localiz|provid)\w*\b[^.;\n]*/i)?.[0] ?? '';
    if (/\bajax[ -]?url|admin-ajax/i.test(told)) data.ajaxUrl = raw("admin_url( 'admin-ajax.php' )");
    if (/\brest[ -](?:url|root|api)/i.test(told)) data.restUrl = raw('rest_url()');
    if (/\b(?:home|site)[ -]url/i.test(told)) data.homeUrl = raw('home_url()');
    if (/\bnonce\b/i.test(told))
      data.nonce = php`wp_create_nonce( ${action ?? (/\brest\b/i.test(told) ? 'wp_rest' : c.prefix)} )`;
    if (/\buser id\b/i.test(told)) data.userId = raw('get_current_user_id()');
    if (/\bpost id\b/i.test(told)) data.postId = raw('get_queried_object_id()');
  }
  return Object.keys(data).length === 0 ? null : { name, data };
}
