import type { SymbolKind as Icon } from 'vscode-languageserver';
import type { Found, ProjectIndex } from './project-index.ts';
import { type IndexLocation, locationOf } from './queries.ts';
import { entryKinds, shownSymbol } from './symbol-kinds.ts';
import { type IndexedSymbol, lastPart } from './symbol-table.ts';

/** A name of the workspace with where it is given. */
export interface SymbolAnswer {
  readonly name: string;
  readonly icon: Icon;
  /** What it is, or the class or namespace it is in. */
  readonly container: string;
  readonly location: IndexLocation;
}

/** As many as an editor's list is useful with. */
const maxSymbols = 300;

/**
 * The names that have the letters of the query in this order: functions, classes and what requests and schedules lead
 * to. Those that begin with the query come first; without a query, only the entry points.
 */
export function workspaceSymbols(index: ProjectIndex, query: string): SymbolAnswer[] {
  const wanted = query.toLowerCase().replace(/\s+/g, '');
  const ranked: { readonly symbol: IndexedSymbol; readonly rank: number }[] = [];
  for (const symbol of index.symbols.all()) {
    if (symbol.definedIn.length === 0 && symbol.kind !== 'hook') continue;
    const rank = wanted === '' ? (isEntry(symbol) ? 0 : undefined) : rankOf(symbol, wanted);
    if (rank !== undefined) ranked.push({ symbol, rank });
  }
  ranked.sort((a, b) => a.rank - b.rank || (a.symbol.name < b.symbol.name ? -1 : 1));
  const found: SymbolAnswer[] = [];
  for (const { symbol } of ranked) {
    if (found.length >= maxSymbols) break;
    found.push(...answersOf(index, symbol));
  }
  return found.slice(0, maxSymbols);
}

const isEntry = ({ kind, name }: IndexedSymbol): boolean =>
  entryKinds.has(kind) || (kind === 'hook' && /^(?:wp_ajax_|admin_post_)/.test(name));

/** Lower is nearer; undefined: it does not match. */
function rankOf({ name, label }: IndexedSymbol, wanted: string): number | undefined {
  const last = lastPart(label).toLowerCase();
  if (last === wanted) return 0;
  if (last.startsWith(wanted)) return 1;
  if (last.includes(wanted)) return 2;
  let at = -1;
  for (const letter of wanted) {
    at = name.toLowerCase().indexOf(letter, at + 1);
    if (at === -1) return undefined;
  }
  return 3;
}

/** Hooks that are neither fired here nor a request's are WordPress' own, and no landmark of the workspace. */
function answersOf(index: ProjectIndex, symbol: IndexedSymbol): SymbolAnswer[] {
  const isRequest = isEntry(symbol);
  const places: Found[] =
    isRequest && symbol.kind === 'hook' ? [...index.occurrences(symbol)] : [...index.definitions(symbol)];
  return places.flatMap((found) => {
    const seen = shownSymbol(symbol.kind, symbol.name, found.role);
    if (!seen) return [];
    const [, around = ''] = /^(.*?)(?:\\|::)[^\\:]+$/.exec(symbol.label) ?? [];
    const isCode = seen.what === '';
    return [
      {
        name: isCode ? lastPart(symbol.label) : symbol.label,
        icon: seen.icon,
        container: isCode ? around : seen.what,
        location: locationOf(found),
      },
    ];
  });
}
