import { type DocumentSymbol, SymbolKind as Icon, type Range } from 'vscode-languageserver';
import type { Handler, Scope } from './facts.ts';
import type { Found, ProjectIndex } from './project-index.ts';
import { rangeOfPlace } from './queries.ts';
import { shownSymbol } from './symbol-kinds.ts';
import { lastPart } from './symbol-table.ts';

const icons = { class: Icon.Class, function: Icon.Function, method: Icon.Method, closure: Icon.Function } as const;

/** What a file declares and what it registers with WordPress, as a tree; undefined: it is not of the index. */
export function documentSymbols(index: ProjectIndex, path: string): DocumentSymbol[] | undefined {
  const file = index.file(path);
  if (!file) return undefined;
  const scopes = file.scopes.filter(({ kind }) => kind !== 'closure').map(symbolOfScope);
  const landmarks = [...index.occurrencesOf(file)].flatMap((found) => symbolOfName(found, file.handlers));
  return nest([...scopes, ...landmarks]);
}

function symbolOfScope(scope: Scope): DocumentSymbol {
  return {
    name: scope.kind === 'class' && scope.label.startsWith('class@') ? '{anonymous class}' : lastPart(scope.label),
    kind: scope.kind === 'method' && scope.name.endsWith('::__construct') ? Icon.Constructor : icons[scope.kind],
    range: {
      start: { line: scope.startLine, character: scope.startCharacter },
      end: { line: scope.endLine, character: scope.endCharacter },
    },
    selectionRange: rangeOfPlace(scope.place),
  };
}

function symbolOfName(found: Found, handlers: readonly Handler[]): DocumentSymbol[] {
  const { kind, name, label } = found.symbol;
  const isCode = kind === 'class' || kind === 'function' || kind === 'method';
  const seen = isCode ? undefined : shownSymbol(kind, name, found.role);
  if (!seen) return [];
  const handler = handlers.find((at) => at.kind === kind && at.line === found.line && at.start === found.start);
  const callback = handler ? (handler.callback ? shortName(handler.callback.name) : 'closure') : '';
  const detail = [seen.what, callback === '' ? '' : `→ ${callback}`].filter((part) => part !== '').join(' ');
  const range = rangeOfPlace(found);
  return [{ name: label, detail, kind: seen.icon, range, selectionRange: range }];
}

/** `shop\admin::save` as `admin::save`. */
const shortName = (name: string): string => name.slice(name.lastIndexOf('\\') + 1).replace(/^\?::/, '');

/** Puts each symbol into the smallest one around it. */
function nest(symbols: readonly DocumentSymbol[]): DocumentSymbol[] {
  const roots: DocumentSymbol[] = [];
  const open: DocumentSymbol[] = [];
  for (const symbol of symbols.toSorted((a, b) => compare(a.range, b.range))) {
    while (open.length > 0 && !contains(open.at(-1), symbol.range)) open.pop();
    const parent = open.at(-1);
    if (parent) parent.children = [...(parent.children ?? []), symbol];
    else roots.push(symbol);
    open.push(symbol);
  }
  return roots;
}

/** By their beginnings; of two with the same, the longer one first. */
function compare(a: Range, b: Range): number {
  const { start, end } = a;
  return (
    start.line - b.start.line ||
    start.character - b.start.character ||
    b.end.line - end.line ||
    b.end.character - end.character
  );
}

function contains(outer: DocumentSymbol | undefined, { end }: Range): boolean {
  const last = outer?.range.end;
  return last !== undefined && (end.line < last.line || (end.line === last.line && end.character <= last.character));
}
