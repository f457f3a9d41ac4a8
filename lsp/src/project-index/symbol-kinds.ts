import { SymbolKind as Icon } from 'vscode-languageserver';
import type { Role, SymbolKind } from './facts.ts';
import { ajaxHookPrefixes } from './matching.ts';

/** How a name is shown in lists of symbols. */
export interface ShownSymbol {
  readonly icon: Icon;
  /** What it is, for people: beside the name. */
  readonly what: string;
}

const shown: Readonly<Partial<Record<SymbolKind, ShownSymbol>>> = {
  class: { icon: Icon.Class, what: '' },
  function: { icon: Icon.Function, what: '' },
  method: { icon: Icon.Method, what: '' },
  constant: { icon: Icon.Constant, what: '' },
  hook: { icon: Icon.Event, what: 'hook' },
  rest_route: { icon: Icon.Interface, what: 'REST route' },
  shortcode: { icon: Icon.Key, what: 'shortcode' },
  block: { icon: Icon.Package, what: 'block' },
  pattern: { icon: Icon.Package, what: 'block pattern' },
  post_type: { icon: Icon.Struct, what: 'post type' },
  taxonomy: { icon: Icon.Enum, what: 'taxonomy' },
  page: { icon: Icon.Module, what: 'admin page' },
};

/** Kinds of names that a request or a schedule leads to. */
export const entryKinds: ReadonlySet<SymbolKind> = new Set(['rest_route', 'shortcode', 'block', 'page']);

/**
 * How a name that is given or hooked to is shown; undefined: it is not, because it is no landmark.
 *
 * @example shownSymbol('hook', 'wp_ajax_shop_save', 'registration')?.what // 'AJAX action'
 */
export function shownSymbol(kind: SymbolKind, name: string, role: Role): ShownSymbol | undefined {
  const own = shown[kind];
  if (!own || (role !== 'definition' && role !== 'registration')) return undefined;
  if (kind !== 'hook') return own;
  const prefix = ajaxHookPrefixes.findLast((start) => name.startsWith(start));
  if (prefix === undefined) return role === 'definition' ? { ...own, what: 'hook, fired' } : own;
  const isPublic = prefix.endsWith('nopriv_') ? ', without login' : '';
  return { icon: Icon.Event, what: `${prefix.startsWith('wp_ajax') ? 'AJAX action' : 'form action'}${isPublic}` };
}
