import type { Call, Expr, Node } from '../../../../languages/php/ast.ts';
import type { PhpContext } from '../../../rule.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Functions that are true on requests that are no page views, or of what was sent. */
export const unusual = words(
  'wp_doing_ajax wp_doing_cron wp_is_json_request wp_is_xml_request wp_is_rest_endpoint wp_installing is_preview is_customize_preview is_robots is_trackback wp_verify_nonce check_admin_referer check_ajax_referer filter_has_var filter_input get_query_var',
);
/** Functions whose answer shows that the work behind them is done now and then: clocks, versions, locks, one screen. */
export const occasional = words(
  'time microtime current_time current_datetime strtotime date gmdate hrtime version_compare wp_next_scheduled as_next_scheduled_action as_has_scheduled_action file_exists is_file is_readable filemtime rand mt_rand wp_rand random_int get_current_screen get_role term_exists post_exists username_exists email_exists did_action get_plugin_data get_file_data',
);
export const cacheReads = words('get_transient get_site_transient wp_cache_get');
export const capabilities = words('current_user_can user_can is_super_admin current_user_can_for_blog author_can');
export const sentNames = words('_GET _POST _REQUEST _COOKIE _FILES');

export const storedReads =
  /^get_(?:(?:site_|network_|blog_|user_)?option|(?:post_|user_|term_|comment_)?meta(?:data)?|theme_mod)$/;
const storedWrites =
  /^(?:(?:update|add|delete)_(?:(?:site_|network_|blog_|user_)?option|(?:post_|user_|term_|comment_)?meta(?:data)?)|set_theme_mod)$/;
const cacheCalls =
  /^(?:(?:get|set)_(?:site_)?transient|wp_cache_(?:get|set|add|replace|get_multiple|set_multiple)|remember\w*|memoize)$/;
const cacheMethods =
  /^(?:remember\w*|memoize|\w*(?:from|in|to|get|set|read|write|save|load)_?cached?\w*|\w*transient\w*|\w*cached\w*)$/i;

function nameOf(node: Node, { names }: PhpContext): string {
  return node.kind === 'Call' && node.callee.kind === 'Name' ? names.functionName(node.callee) : '';
}

/** The name of the option or meta field that a call writes; null when it writes none. */
export function fieldWritten(node: Node, context: PhpContext): Expr | null {
  const name = nameOf(node, context);
  return node.kind === 'Call' && storedWrites.test(name) ? fieldOf(node, name) : null;
}

/** The name of the option or meta field that a call reads; null when it reads none. */
export function fieldRead(node: Call, context: PhpContext): Expr | null {
  const name = nameOf(node, context);
  return storedReads.test(name) ? fieldOf(node, name) : null;
}

function fieldOf({ args }: Call, name: string): Expr | null {
  return args[/_meta(?:data)?$|network_|blog_/.test(name) ? 1 : 0]?.value ?? null;
}

/** A call that asks a cache, or fills one. */
export function asksCache(node: Node, context: PhpContext): boolean {
  if (node.kind === 'Call') return cacheCalls.test(nameOf(node, context));
  if ((node.kind !== 'MethodCall' && node.kind !== 'StaticCall') || typeof node.name !== 'string') return false;
  return (
    cacheMethods.test(node.name) ||
    /cache(?!s?_?(?:page|setting|option|config|admin))\w*$/i.test(ownerText(node, context))
  );
}

/** What a method is called on, as far as its name goes: `cache` of `$this->cache->get()`. */
function ownerText(node: Extract<Node, { kind: 'MethodCall' | 'StaticCall' }>, { names }: PhpContext): string {
  const owner = node.kind === 'MethodCall' ? node.object : node.cls;
  if (owner.kind === 'Prop') return typeof owner.name === 'string' ? owner.name : '';
  if (owner.kind === 'Var') return owner.name;
  return owner.kind === 'Name' ? (names.className(owner).split('\\').pop() ?? '') : '';
}

/** A read of what was sent, of a cache, a clock, a capability or the page of the dashboard, or a write that notes that it was done. */
export function asksSeldom(node: Node, context: PhpContext): boolean {
  if (node.kind === 'Var') return sentNames.has(node.name) || node.name === 'pagenow';
  const name = nameOf(node, context);
  if (name === '') return false;
  return (
    unusual.has(name) ||
    occasional.has(name) ||
    cacheReads.has(name) ||
    capabilities.has(name) ||
    storedWrites.test(name)
  );
}
