import { allDanger, Danger } from '../taint/kinds.ts';
import { attributeDanger, storedDanger } from '../taint/sources.ts';
import type { Entry } from './function-info.ts';
import type { FunctionState } from './function-state.ts';
import { makeSource } from './taints.ts';

/** Filters whose result WordPress prints as HTML. */
const printedFilters: ReadonlySet<string> = new Set([
  'the_content',
  'the_title',
  'the_excerpt',
  'widget_text',
  'widget_title',
  'comment_text',
  'admin_footer_text',
  'login_message',
  'login_errors',
  'the_author',
  'the_category',
  'the_tags',
  'the_content_feed',
  'the_excerpt_rss',
  'get_the_archive_title',
  'get_the_archive_description',
  'get_comment_text',
  'get_comment_author_link',
  'get_avatar',
  'post_thumbnail_html',
  'render_block',
  'img_caption_shortcode',
  'embed_oembed_html',
  'nav_menu_item_title',
  'walker_nav_menu_start_el',
  'woocommerce_get_price_html',
  'woocommerce_cart_item_name',
  'woocommerce_order_item_name',
  'wp_nav_menu_items',
  'get_search_form',
]);

/** Hooks that hand on what the request sends, and at which positions. */
const sentParameters: ReadonlyMap<string, readonly (readonly [number, string])[]> = new Map([
  ['heartbeat_received', [[1, 'the data of the heartbeat']]],
  ['heartbeat_nopriv_received', [[1, 'the data of the heartbeat']]],
  [
    'wp_authenticate',
    [
      [0, 'the login'],
      [1, 'the password'],
    ],
  ],
  [
    'authenticate',
    [
      [1, 'the login'],
      [2, 'the password'],
    ],
  ],
  ['wp_login_failed', [[0, 'the login that was tried']]],
  [
    'registration_errors',
    [
      [1, 'the login'],
      [2, 'the email'],
    ],
  ],
  ['preprocess_comment', [[0, 'the comment']]],
]);

/** Entry points get what WordPress passes them. */
export function feedEntries(state: FunctionState): void {
  for (const entry of state.entries) {
    const isHook = entry.kind === 'hook' || entry.kind === 'filter';
    for (const [position, label] of (isHook ? sentParameters.get(entry.name) : undefined) ?? []) {
      const param = state.node.params[position];
      const source = param === undefined ? undefined : makeSource('request', label, param);
      if (source !== undefined) state.symbols[position]?.receive({ mask: allDanger, source, step: null });
    }
    const feed = (position: number, kind: 'attributes' | 'stored', label: string, clears = 0) => {
      const symbol = state.symbols[position];
      const param = state.node.params[position];
      if (symbol === undefined || param === undefined) return;
      const mask = kind === 'attributes' ? attributeDanger : storedDanger;
      symbol.receive({ mask: mask & ~clears, source: makeSource(kind, label, param), step: null });
    };
    if (entry.kind === 'shortcode') {
      feed(0, 'attributes', `attributes of [${entry.name || 'the shortcode'}]`);
      // Its markup could as well stand in the post around it.
      feed(1, 'attributes', `content of [${entry.name || 'the shortcode'}]`, Danger.HtmlText);
    } else if (entry.kind === 'block-render') feed(0, 'attributes', 'attributes of the block');
    else if (entry.kind === 'column') feed(0, 'stored', 'the row of the list table');
    else if (entry.kind === 'widget') feed(state.node.params.length > 1 ? 1 : 0, 'stored', 'the widget’s settings');
  }
}

/** What WordPress prints of a callback's result; null when it prints none of it. */
export function printsReturn(entries: readonly Entry[]): string | null {
  for (const { kind, name } of entries) {
    if (kind === 'shortcode') return 'the shortcode’s result';
    if (kind === 'column') return 'the column of the list table';
    if (kind === 'block-render') return 'the block’s result';
    if (kind === 'filter' && (printedFilters.has(name) || name.startsWith('render_block_core/')))
      return `the filter ${name}`;
  }
  return null;
}
