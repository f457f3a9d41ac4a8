import { basename } from 'node:path/posix';
import type { EntryPoint, EntryPointSink, FunctionPlace } from '@presswright/shared/schemas/entry-points';
import {
  type CallHierarchyIncomingCall,
  type CallHierarchyItem,
  type CallHierarchyOutgoingCall,
  type Range,
  SymbolKind,
} from 'vscode-languageserver';
import { checksOf, entryKindName } from '../documents/entry-texts.ts';
import type { Feature, Host } from '../host.ts';
import type { CallAnswer, CallNode } from '../project-index/calls.ts';
import { shownSymbol } from '../project-index/symbol-kinds.ts';
import {
  callersOnWays,
  entriesHandledBy,
  functionsWith,
  type SinkPlace,
  sinksOfLine,
  sinksWithin,
} from '../workspace/taint-paths.ts';

/** What an item is, as the client hands it back. */
type ItemData =
  | { readonly of: 'function'; readonly node: CallNode }
  | { readonly of: 'sink'; readonly sink: SinkPlace };

/**
 * Says who reaches a sink: its function, what calls that on a way from an entry point, and the names under which WordPress
 * calls the first. What no analysis has found a way through is told by names alone.
 */
export const callHierarchy: Feature = {
  capabilities: () => ({ callHierarchyProvider: true }),

  register(host) {
    const { connection } = host;
    const hierarchy = new CallHierarchy(host);
    const dataOf = (item: CallHierarchyItem): ItemData | undefined => {
      const data = item.data as Partial<ItemData> | null | undefined;
      return data?.of === 'function' || data?.of === 'sink' ? (data as ItemData) : undefined;
    };
    connection.languages.callHierarchy.onPrepare(({ textDocument, position }) =>
      hierarchy.prepare(textDocument.uri, position),
    );
    connection.languages.callHierarchy.onIncomingCalls(({ item }) => {
      const data = dataOf(item);
      if (!data) return null;
      return data.of === 'sink' ? hierarchy.reaching(data.sink) : hierarchy.calling(data.node);
    });
    connection.languages.callHierarchy.onOutgoingCalls(({ item }) => {
      const data = dataOf(item);
      return data?.of === 'function' ? hierarchy.called(data.node) : null;
    });
  },
};

const icons: Readonly<Record<CallNode['kind'], SymbolKind>> = {
  class: SymbolKind.Class,
  function: SymbolKind.Function,
  method: SymbolKind.Method,
  closure: SymbolKind.Function,
  file: SymbolKind.File,
  name: SymbolKind.Event,
};

class CallHierarchy {
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  async prepare(uri: string, position: Range['start']): Promise<CallHierarchyItem[] | null> {
    const { documents, index } = this.#host;
    const path = index.pathOf(uri);
    const sinks = sinksOfLine(this.#entries(), path, position.line + 1);
    const named = await index.ask('functionAt', path, position, sinks.length > 0);
    if (named) return [this.#itemOf(named)];
    const line = documents.get(uri)?.getText({
      start: { line: position.line, character: 0 },
      end: { line: position.line + 1, character: 0 },
    });
    // Of several in a line the one that the cursor is in or after.
    const before = sinks.filter(({ column }) => column - 1 <= position.character);
    const sink = before.toSorted((a, b) => b.column - a.column)[0] ?? sinks[0];
    return sink ? [this.#itemOfSink(sink, line)] : null;
  }

  /** The functions that a sink is in. */
  async reaching(sink: SinkPlace): Promise<CallHierarchyIncomingCall[]> {
    const nodes = await Promise.all(functionsWith(this.#entries(), sink).map((place) => this.#nodeAt(place)));
    return nodes.map((node) => ({ from: this.#itemOf(node), fromRanges: [rangeAt(sink)] }));
  }

  async calling(node: CallNode): Promise<CallHierarchyIncomingCall[]> {
    const { index } = this.#host;
    const entries = this.#entries();
    const place = placeOf(node);
    const found = new Map<string, CallHierarchyIncomingCall>();
    const add = (from: CallHierarchyItem, fromRanges: Range[]) => {
      const key = `${from.uri} ${from.selectionRange.start.line}`;
      if (!found.has(key)) found.set(key, { from, fromRanges });
    };
    if (node.kind !== 'name') {
      for (const entry of entriesHandledBy(entries, place)) add(this.#itemOfEntry(entry), [rangeAt(entry)]);
      for (const caller of callersOnWays(entries, place)) {
        const from = await this.#nodeAt(caller);
        const callees = (await index.ask('calleesOf', from)) ?? [];
        const call = callees.find(({ node: callee }) => isSameNode(callee, node));
        add(this.#itemOf(from), [...(call?.ranges ?? [from.selection])]);
      }
    }
    for (const { node: from, ranges } of (await index.ask('callersOf', node)) ?? [])
      add(this.#itemOf(from), [...ranges]);
    return [...found.values()];
  }

  async called(node: CallNode): Promise<CallHierarchyOutgoingCall[]> {
    const calls: readonly CallAnswer[] = (await this.#host.index.ask('calleesOf', node)) ?? [];
    const sinks = node.kind === 'name' ? [] : sinksWithin(this.#entries(), placeOf(node));
    return [
      ...sinks.map((sink) => ({ to: this.#itemOfSink(sink), fromRanges: [rangeAt(sink)] })),
      ...calls.map(({ node: callee, ranges }) => ({ to: this.#itemOf(callee), fromRanges: [...ranges] })),
    ];
  }

  /** What the analysis knows, with paths for addresses: editors write the same address in more than one way. */
  #entries(): EntryPoint[] {
    const { entryPoints, index } = this.#host;
    const withPath = <T extends { readonly file: string }>(place: T): T => ({
      ...place,
      file: index.pathOf(place.file),
    });
    return entryPoints.all.map((entry) => ({
      ...withPath(entry),
      handler: withPath(entry.handler),
      sinks: entry.sinks.map((sink) => ({ ...withPath(sink), path: sink.path.map(withPath) })),
    }));
  }

  /** The function of a place; where the text has changed since it was analysed, what the analysis knows. */
  async #nodeAt(place: FunctionPlace): Promise<CallNode> {
    const known = await this.#host.index.ask('functionNamed', place.file, place.name, place.line - 1);
    const range = rangeAt(place);
    return known ?? { kind: 'function', label: place.name, path: place.file, range, selection: range };
  }

  #itemOf(node: CallNode): CallHierarchyItem {
    const { kind, label, name, path, range, selection } = node;
    const shown = name && shownSymbol(name.kind, name.name, 'registration');
    const data: ItemData = { of: 'function', node };
    return {
      name: label,
      kind: shown?.icon ?? icons[kind],
      detail: shown?.what ?? (kind === 'file' ? '' : basename(path.replaceAll('\\', '/'))),
      uri: this.#host.index.uriOf(path),
      range,
      selectionRange: selection,
      data,
    };
  }

  #itemOfEntry(entry: EntryPoint): CallHierarchyItem {
    const { kind, name, methods, file } = entry;
    const range = rangeAt(entry);
    const label = name === '' ? entryKindName(kind) : name;
    const symbolKind = kind === 'rest' ? 'rest_route' : kind === 'shortcode' || kind === 'block' ? kind : 'hook';
    const node: CallNode = {
      kind: 'name',
      label,
      path: file,
      range,
      selection: range,
      name: { kind: symbolKind, name: kind === 'rest' ? name.replace(/^\//, '') : name },
    };
    return {
      ...this.#itemOf(node),
      name: methods === undefined ? label : `${methods} ${label}`,
      detail: [entryKindName(kind), ...checksOf(entry)].join(' · '),
    };
  }

  #itemOfSink(sink: EntryPointSink, line?: string): CallHierarchyItem {
    const { label, file, rules } = sink;
    const start = rangeAt(sink).start;
    const end = { line: start.line, character: Math.max(start.character, line?.trimEnd().length ?? 0) };
    const data: ItemData = { of: 'sink', sink: { file, line: sink.line, column: sink.column } };
    return {
      name: label,
      kind: SymbolKind.Operator,
      detail: rules?.join(', ') ?? basename(file.replaceAll('\\', '/')),
      uri: this.#host.index.uriOf(file),
      range: { start, end },
      selectionRange: { start, end: start },
      data,
    };
  }
}

function rangeAt({ line, column }: { readonly line: number; readonly column: number }): Range {
  const start = { line: line - 1, character: column - 1 };
  return { start, end: start };
}

const placeOf = ({ path, range }: CallNode): SinkPlace => ({
  file: path,
  line: range.start.line + 1,
  column: range.start.character + 1,
});

const isSameNode = (a: CallNode, b: CallNode): boolean =>
  a.path === b.path && a.selection.start.line === b.selection.start.line;
