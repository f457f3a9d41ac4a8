import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';

/** Hooks that run for every page view. */
const everyPage = new Set([
  'plugins_loaded',
  'after_setup_theme',
  'setup_theme',
  'init',
  'wp_loaded',
  'parse_request',
  'send_headers',
  'parse_query',
  'pre_get_posts',
  'wp',
  'template_redirect',
  'template_include',
  'wp_enqueue_scripts',
  'wp_head',
  'wp_body_open',
  'wp_footer',
  'the_post',
  'the_title',
  'the_content',
  'the_excerpt',
  'body_class',
  'shutdown',
]);

/** How visitors' page views run a function: `the hook init`, `a shortcode`, …; null when they do not. */
export function pageViewEntry(info: FunctionInfo | null): string | null {
  for (const { kind, name } of info?.entries ?? []) {
    if ((kind === 'hook' || kind === 'filter') && everyPage.has(name)) return `the hook ${name}`;
    if (kind === 'shortcode') return `the shortcode ${name}`.trim();
    if (kind === 'block-render') return 'rendering a block';
    if (kind === 'widget') return 'a widget';
  }
  return null;
}
