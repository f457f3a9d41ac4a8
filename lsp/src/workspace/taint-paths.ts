import type { EntryPoint, EntryPointSink, FunctionPlace } from '@presswright/shared/schemas/entry-points';

/** A sink with where it is told of. */
export interface SinkPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The sinks of a line, each once; `file` is an address, `line` counts from 1. */
export function sinksOfLine(entries: readonly EntryPoint[], file: string, line: number): EntryPointSink[] {
  return distinct(entries.flatMap(({ sinks }) => sinks).filter((sink) => sink.file === file && sink.line === line));
}

/** The functions that a sink is in, as last steps of the ways to it. */
export function functionsWith(entries: readonly EntryPoint[], sink: SinkPlace): FunctionPlace[] {
  return distinct(waysTo(entries, sink).flatMap(({ path }) => path.at(-1) ?? []));
}

/** The functions that call one on a way from an entry point to a sink. */
export function callersOnWays(entries: readonly EntryPoint[], callee: SinkPlace): FunctionPlace[] {
  const ways = entries.flatMap(({ sinks }) => sinks.map(({ path }) => path));
  return distinct(ways.flatMap((path) => path.filter((_, step) => isSame(path[step + 1], callee))));
}

/** The entry points whose handler a function is. */
export function entriesHandledBy(entries: readonly EntryPoint[], handler: SinkPlace): EntryPoint[] {
  return entries.filter((entry) => isSame(entry.handler, handler));
}

/** The sinks that are in a function itself. */
export function sinksWithin(entries: readonly EntryPoint[], place: SinkPlace): EntryPointSink[] {
  return distinct(entries.flatMap(({ sinks }) => sinks).filter(({ path }) => isSame(path.at(-1), place)));
}

function waysTo(entries: readonly EntryPoint[], sink: SinkPlace): EntryPointSink[] {
  return entries
    .flatMap(({ sinks }) => sinks)
    .filter((candidate) => isSame(candidate, sink) && candidate.column === sink.column);
}

/** Functions are told apart by where they begin; closures of one line are one. */
function isSame(a: SinkPlace | undefined, b: SinkPlace): boolean {
  return a !== undefined && a.file === b.file && a.line === b.line;
}

function distinct<T extends SinkPlace>(places: readonly T[]): T[] {
  return [...new Map(places.map((place) => [`${place.file} ${place.line} ${place.column}`, place])).values()];
}
