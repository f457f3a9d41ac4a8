import { wordpressHook } from '@presswright/shared/wordpress/facts';
import { placesFiring } from '@presswright/shared/wordpress/firings';
import { hookParameters } from '@presswright/shared/wordpress/signatures';
import { shopHook } from '../../shop/hooks-table.ts';

/** What is known of a hook: who fires it, what it passes, since when; as sentences. */
export function describeHook(name: string): string[] {
  const ajax = /^wp_ajax_(nopriv_)?(.+)$/.exec(name);
  if (ajax !== null)
    return [
      `It answers requests to \`admin-ajax.php\` with \`action=${ajax[2]}\`, of ${ajax[1] === undefined ? 'users who are logged in' : 'visitors who are not logged in'}.`,
    ];
  const post = /^admin_post_(nopriv_)?(.+)$/.exec(name);
  if (post !== null)
    return [
      `It answers forms sent to \`admin-post.php\` with \`action=${post[2]}\`, of ${post[1] === undefined ? 'users who are logged in' : 'visitors who are not logged in'}.`,
    ];
  const shop = shopHook(name);
  if (shop !== undefined)
    return [`WooCommerce fires it with ${list(shop.args)}${shop.since === '' ? '' : `, since version ${shop.since}`}.`];
  const facts = wordpressHook(name);
  if (facts === undefined) return ['It is no hook of WordPress; other code fires it.'];
  const places = placesFiring(facts.name)
    .slice(0, 3)
    .map((place) => `\`${place}\``);
  const passed = hookParameters(name).map(
    ({ type, name: own }) => `${type === '' ? '' : `${type} `}$${own.replace(/^\$/, '')}`,
  );
  return [
    `WordPress fires it${places.length > 0 ? ` in ${list(places.map((place) => place.slice(1, -1)))}` : ''} with ${passed.length > 0 ? list(passed) : 'no arguments'}${facts.since === '' ? '' : `, since version ${facts.since}`}.`,
    ...(facts.deprecated === undefined
      ? []
      : [
          `It is deprecated since ${facts.deprecated.version}${facts.deprecated.replacement === undefined ? '' : `: use \`${facts.deprecated.replacement}\``}.`,
        ]),
  ];
}

/** "`a`, `b` and `c`". */
export function list(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length < 2 ? (quoted[0] ?? 'nothing') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}
