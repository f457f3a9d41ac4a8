import type { Position, Range } from 'vscode-languageserver';
import type { Place } from './facts.ts';
import { filesOf } from './files.ts';
import type { Found, ProjectIndex } from './project-index.ts';
import { definitionsOf, equivalents } from './resolve.ts';

/** A place in a file. */
export interface IndexLocation {
  readonly path: string;
  readonly range: Range;
}

/** Where a name leads, and what of the text is that name. */
export interface DefinitionAnswer {
  readonly origin: Range;
  readonly targets: readonly IndexLocation[];
}

/** A place of the same name in one file. */
export interface HighlightAnswer {
  readonly range: Range;
  readonly isGiven: boolean;
}

export const rangeOfPlace = ({ line, start, end }: Place): Range => ({
  start: { line, character: start },
  end: { line, character: end },
});

const topOfFile: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** The name at a position: the shortest, and of a class that is made, the class. */
export function occurrenceAt(index: ProjectIndex, path: string, position: Position): Found | undefined {
  const file = index.file(path);
  if (!file) return undefined;
  let best: Found | undefined;
  for (const found of index.occurrencesOf(file)) {
    if (found.line !== position.line || position.character < found.start || position.character > found.end) continue;
    const isShorter = best === undefined || found.end - found.start < best.end - best.start;
    const isClass = best?.start === found.start && best.symbol.kind === 'method' && found.symbol.kind === 'class';
    if (isShorter || isClass) best = found;
  }
  return best;
}

export function definition(index: ProjectIndex, path: string, position: Position): DefinitionAnswer | undefined {
  const here = occurrenceAt(index, path, position);
  if (!here) return undefined;
  const { kind } = here.symbol;
  const targets =
    kind === 'file' || kind === 'template'
      ? filesOf(index, here.symbol, path).map((target) => ({ path: target, range: topOfFile }))
      : definitionsOf(index, here.symbol).map(locationOf);
  return { origin: rangeOfPlace(here), targets };
}

/** What WordPress calls under the name: the callbacks of a hook, a route, a shortcode; of a method, the ones that replace it. */
export function implementation(index: ProjectIndex, path: string, position: Position): DefinitionAnswer | undefined {
  const here = occurrenceAt(index, path, position);
  if (!here) return undefined;
  const { kind } = here.symbol;
  const origin = rangeOfPlace(here);
  if (kind === 'method' || kind === 'class') {
    const overriding = inherited(index, here.symbol.name, kind);
    return {
      origin,
      targets: (overriding.length > 0 ? overriding : definitionsOf(index, here.symbol)).map(locationOf),
    };
  }
  if (kind === 'function') return definition(index, path, position);
  return { origin, targets: callbacksOf(index, here) };
}

/** Where the callbacks that are registered under a name are. */
export function callbacksOf(index: ProjectIndex, here: Pick<Found, 'symbol'>): IndexLocation[] {
  const targets = new Map<string, IndexLocation>();
  for (const symbol of equivalents(index, here.symbol)) {
    for (const { file } of filesWith(index, symbol)) {
      for (const handler of file.handlers) {
        if (handler.kind !== symbol.kind || handler.name !== symbol.name) continue;
        const named = handler.callback && index.symbols.find(handler.callback.kind, handler.callback.name);
        const given = named ? definitionsOf(index, named).map(locationOf) : [];
        const places = given.length > 0 ? given : [{ path: file.path, range: rangeOfPlace(handler.callbackPlace) }];
        for (const place of places) targets.set(JSON.stringify(place), place);
      }
    }
  }
  return [...targets.values()];
}

function filesWith(index: ProjectIndex, symbol: Found['symbol']): Found[] {
  const seen = new Map<string, Found>();
  for (const found of index.occurrences(symbol)) seen.set(found.file.path, found);
  return [...seen.values()];
}

/** Classes below a class, or what they have in place of its method. */
function inherited(index: ProjectIndex, name: string, kind: 'class' | 'method'): Found[] {
  const [owner = '', method] = name.split('::');
  const below = new Set([owner]);
  for (const at of below) for (const child of index.childrenOf(at)) below.add(child);
  below.delete(owner);
  return [...below].flatMap((child) => {
    const symbol = index.symbols.find(kind, method === undefined ? child : `${child}::${method}`);
    return symbol ? [...index.definitions(symbol)] : [];
  });
}

export function references(
  index: ProjectIndex,
  path: string,
  position: Position,
  withDefinitions: boolean,
): IndexLocation[] | undefined {
  const here = occurrenceAt(index, path, position);
  if (!here) return undefined;
  const all = equivalents(index, here.symbol).flatMap((symbol) => [...index.occurrences(symbol)]);
  return distinct(all.filter(({ role }) => withDefinitions || role !== 'definition')).map(locationOf);
}

export function highlights(index: ProjectIndex, path: string, position: Position): HighlightAnswer[] | undefined {
  const here = occurrenceAt(index, path, position);
  if (!here) return undefined;
  const same = new Set(equivalents(index, here.symbol));
  const all = [...index.occurrencesOf(here.file)].filter(({ symbol }) => same.has(symbol));
  return distinct(all).map((found) => ({
    range: rangeOfPlace(found),
    isGiven: found.role === 'definition' || found.role === 'write',
  }));
}

export const locationOf = (found: Found): IndexLocation => ({ path: found.file.path, range: rangeOfPlace(found) });

/** In the order of the workspace; a text may have been taken under two names that mean the same. */
function distinct(all: readonly Found[]): Found[] {
  const places = new Map(all.map((found) => [`${found.file.path}:${found.line}:${found.start}`, found]));
  return [...places.values()].sort(
    (a, b) =>
      (a.file.path < b.file.path ? -1 : a.file.path > b.file.path ? 1 : 0) || a.line - b.line || a.start - b.start,
  );
}
