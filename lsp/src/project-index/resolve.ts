import { ajaxHookPrefixes, matchesWildcards, routeMatches } from './matching.ts';
import type { Found, ProjectIndex } from './project-index.ts';
import { type IndexedSymbol, lastPart } from './symbol-table.ts';

/** Symbols that mean the same as this one, itself included: what is given under one name and used under another. */
export function equivalents(index: ProjectIndex, symbol: IndexedSymbol): IndexedSymbol[] {
  const { symbols } = index;
  const found = new Set([symbol]);
  const add = (other: IndexedSymbol | undefined) => other && found.add(other);
  switch (symbol.kind) {
    case 'function': {
      const target = declaredFunction(index, symbol);
      // In a namespace a call of a global function names none: it is known by its last part.
      for (const other of symbols.sameLast('function', symbol.name))
        if (declaredFunction(index, other) === target) found.add(other);
      break;
    }
    case 'method':
      for (const other of sameMethod(index, symbol)) found.add(other);
      break;
    case 'hook': {
      for (const other of symbols.ofKind('hook')) if (matchesWildcards(symbol.name, other.name)) found.add(other);
      for (const prefix of ajaxHookPrefixes)
        if (symbol.name.startsWith(prefix)) add(symbols.find('ajax', symbol.name.slice(prefix.length)));
      break;
    }
    case 'ajax':
      for (const prefix of ajaxHookPrefixes) add(symbols.find('hook', prefix + symbol.name));
      break;
    case 'rest_route':
      for (const other of symbols.ofKind('rest_route')) if (routeMatches(symbol.name, other.name)) found.add(other);
      break;
    default:
  }
  return [...found];
}

/** Where what a symbol means is given. Not all names are: a hook of WordPress itself is fired by none of these files. */
export function definitionsOf(index: ProjectIndex, symbol: IndexedSymbol): Found[] {
  if (symbol.kind === 'method') return methodDefinitions(index, symbol);
  const target = symbol.kind === 'function' ? (declaredFunction(index, symbol) ?? symbol) : symbol;
  const all = equivalents(index, target).flatMap((other) => [...index.occurrences(other)]);
  const given = all.filter(({ role }) => role === 'definition');
  if (given.length > 0) return given;
  // What a request asks for is what fires these hooks, and what listens to it is what it asks for.
  if (symbol.kind === 'hook') return all.filter((found) => found.symbol.kind === 'ajax');
  if (symbol.kind === 'ajax') return all.filter(({ role }) => role === 'registration');
  return all.filter(({ role }) => role === 'write');
}

/** The function that a call means: of the namespace, else the global one; undefined: it is not of these files. */
function declaredFunction(index: ProjectIndex, symbol: IndexedSymbol): IndexedSymbol | undefined {
  if (symbol.definedIn.length > 0) return symbol;
  const global = index.symbols.find('function', lastPart(symbol.name));
  return global && global.definedIn.length > 0 ? global : undefined;
}

/** Classes up the line of parents, nearest first, itself included. */
export function ancestry(index: ProjectIndex, name: string): string[] {
  const found = new Set([name]);
  for (const at of found) for (const parent of index.parentsOf(at)) found.add(parent);
  return [...found];
}

function methodDefinitions(index: ProjectIndex, symbol: IndexedSymbol): Found[] {
  const [owner = '', method = ''] = symbol.name.split('::');
  const declared = (candidate: IndexedSymbol | undefined) => (candidate ? [...index.definitions(candidate)] : []);
  if (owner === '?') return index.symbols.sameLast('method', symbol.name).flatMap(declared);
  for (const name of ancestry(index, owner)) {
    const found = declared(index.symbols.find('method', `${name}::${method}`));
    if (found.length > 0) return found;
  }
  return [];
}

/** The method under the names of the classes that inherit it, and calls whose object is not known. */
function sameMethod(index: ProjectIndex, symbol: IndexedSymbol): IndexedSymbol[] {
  const targets = new Set(methodDefinitions(index, symbol).map(({ symbol: target }) => target));
  return index.symbols
    .sameLast('method', symbol.name)
    .filter((other) => methodDefinitions(index, other).some(({ symbol: target }) => targets.has(target)));
}
