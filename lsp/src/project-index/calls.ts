import type { Position, Range } from 'vscode-languageserver';
import type { Scope, SymbolKind } from './facts.ts';
import type { Found, IndexedFile, ProjectIndex } from './project-index.ts';
import { occurrenceAt, rangeOfPlace } from './queries.ts';
import { definitionsOf, equivalents } from './resolve.ts';
import { type IndexedSymbol, lastPart } from './symbol-table.ts';

/** A step of a call hierarchy: a function, a file's own code, or a name under which WordPress calls a function. */
export interface CallNode {
  readonly kind: 'class' | 'function' | 'method' | 'closure' | 'file' | 'name';
  readonly label: string;
  readonly path: string;
  readonly range: Range;
  readonly selection: Range;
  /** Of a name: what it is and what it is a name of. */
  readonly name?: { readonly kind: SymbolKind; readonly name: string };
}

/** A step and where in it, or for callees where in the caller, the call is. */
export interface CallAnswer {
  readonly node: CallNode;
  readonly ranges: readonly Range[];
}

/**
 * The function that is named at a position, else the one around it; undefined: there is none.
 * @param isNamed only the one that is named
 */
export function functionAt(
  index: ProjectIndex,
  path: string,
  position: Position,
  isNamed: boolean,
): CallNode | undefined {
  const here = occurrenceAt(index, path, position);
  if (here && (here.symbol.kind === 'function' || here.symbol.kind === 'method')) {
    const [definition] = definitionsOf(index, here.symbol);
    const scope = definition && scopeDeclaredAt(definition);
    if (definition && scope) return nodeOf(definition.file, scope);
  }
  if (isNamed) return undefined;
  const file = index.file(path);
  const scope = file && innermost(file, position.line, position.character);
  return file && scope && nodeOf(file, scope);
}

/** The function of a file that another program found there: by its last name and the line, from 0, that it begins in. */
export function functionNamed(index: ProjectIndex, path: string, name: string, line: number): CallNode | undefined {
  const file = index.file(path);
  const wanted = lastPart(name.toLowerCase());
  const scope = file?.scopes.find((candidate) =>
    candidate.kind === 'closure'
      ? candidate.startLine === line
      : // Attributes may stand before the keyword.
        lastPart(candidate.name) === wanted && candidate.startLine >= line && candidate.startLine <= line + 5,
  );
  return file && scope && nodeOf(file, scope);
}

/** Who calls a function, by its name; and under which names WordPress does. */
export function callersOf(index: ProjectIndex, node: CallNode): CallAnswer[] {
  if (node.kind === 'name') return node.name ? firing(index, node.name.kind, node.name.name) : [];
  const symbol = symbolOf(index, node);
  if (!symbol) return [];
  const same = equivalents(index, symbol);
  const names = new Set(same.map(({ kind, name }) => `${kind} ${name}`));
  const found: Found[] = same
    .flatMap((other) => [...index.occurrences(other)])
    .filter(({ role }) => role === 'reference');
  const registered: CallAnswer[] = [];
  const callbackPlaces = new Set<string>();
  for (const file of new Set(found.map((at) => at.file))) {
    for (const handler of file.handlers) {
      if (!handler.callback || !names.has(`${handler.callback.kind} ${handler.callback.name}`)) continue;
      callbackPlaces.add(`${file.path} ${handler.callbackPlace.line} ${handler.callbackPlace.start}`);
      const range = rangeOfPlace(handler);
      const label = index.symbols.find(handler.kind, handler.name)?.label ?? handler.name;
      const name = { kind: handler.kind, name: handler.name };
      registered.push({
        node: { kind: 'name', label, path: file.path, range, selection: range, name },
        ranges: [range],
      });
    }
  }
  const calls = found.filter(({ file, line, start }) => !callbackPlaces.has(`${file.path} ${line} ${start}`));
  return [...registered, ...byCaller(calls)];
}

/** What a function calls of the workspace's functions. */
export function calleesOf(index: ProjectIndex, node: CallNode): CallAnswer[] {
  const file = index.file(node.path);
  if (!file || node.kind === 'name') return [];
  const answers = new Map<string, { node: CallNode; ranges: Range[] }>();
  for (const found of index.occurrencesOf(file)) {
    const isCall = (found.symbol.kind === 'function' || found.symbol.kind === 'method') && found.role === 'reference';
    if (!isCall || !isWithin(node.range, found.line, found.start)) continue;
    for (const definition of definitionsOf(index, found.symbol)) {
      const scope = scopeDeclaredAt(definition);
      if (!scope) continue;
      const callee = nodeOf(definition.file, scope);
      const key = keyOf(callee);
      const known = answers.get(key);
      if (known) known.ranges.push(rangeOfPlace(found));
      else answers.set(key, { node: callee, ranges: [rangeOfPlace(found)] });
    }
  }
  return [...answers.values()];
}

/** What fires a hook, or asks for an action or a route. */
function firing(index: ProjectIndex, kind: SymbolKind, name: string): CallAnswer[] {
  const symbol = index.symbols.find(kind, name);
  if (!symbol) return [];
  const all = equivalents(index, symbol).flatMap((other) => [...index.occurrences(other)]);
  const isFiring = ({ symbol: { kind: found }, role }: Found) =>
    found === 'ajax' || (kind === 'hook' ? role === 'definition' : role === 'reference');
  return byCaller(all.filter(isFiring));
}

/** Calls by the functions that they are in. */
function byCaller(calls: readonly Found[]): CallAnswer[] {
  const answers = new Map<string, { node: CallNode; ranges: Range[] }>();
  for (const call of calls) {
    const scope = innermost(call.file, call.line, call.start);
    const node = scope ? nodeOf(call.file, scope) : nodeOfFile(call.file);
    const known = answers.get(keyOf(node));
    if (known) known.ranges.push(rangeOfPlace(call));
    else answers.set(keyOf(node), { node, ranges: [rangeOfPlace(call)] });
  }
  return [...answers.values()];
}

function symbolOf(index: ProjectIndex, node: CallNode): IndexedSymbol | undefined {
  const file = index.file(node.path);
  if (!file || (node.kind !== 'function' && node.kind !== 'method')) return undefined;
  const { line, character } = node.selection.start;
  for (const { symbol, ...at } of index.occurrencesOf(file))
    if (at.role === 'definition' && at.line === line && at.start === character && symbol.kind === node.kind)
      return symbol;
  return undefined;
}

function innermost(file: IndexedFile, line: number, character: number): Scope | undefined {
  return file.scopes.findLast((scope) => scope.kind !== 'class' && isWithin(rangeOfScope(scope), line, character));
}

function scopeDeclaredAt({ file, line, start }: Found): Scope | undefined {
  return file.scopes.find(({ place }) => place.line === line && place.start === start);
}

function isWithin({ start, end }: Range, line: number, character: number): boolean {
  const isAfter = line > start.line || (line === start.line && character >= start.character);
  return isAfter && (line < end.line || (line === end.line && character <= end.character));
}

const rangeOfScope = (scope: Scope): Range => ({
  start: { line: scope.startLine, character: scope.startCharacter },
  end: { line: scope.endLine, character: scope.endCharacter },
});

function nodeOf(file: IndexedFile, scope: Scope): CallNode {
  const label = scope.kind === 'closure' ? '{closure}' : scope.label.slice(scope.label.lastIndexOf('\\') + 1);
  return { kind: scope.kind, label, path: file.path, range: rangeOfScope(scope), selection: rangeOfPlace(scope.place) };
}

function nodeOfFile({ path }: IndexedFile): CallNode {
  const top = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  return { kind: 'file', label: path.slice(path.search(/[^\\/]*$/)), path, range: top, selection: top };
}

const keyOf = ({ path, selection }: CallNode): string => `${path} ${selection.start.line} ${selection.start.character}`;
