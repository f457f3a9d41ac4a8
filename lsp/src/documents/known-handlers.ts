import { isDeepStrictEqual } from 'node:util';
import type { EntryPoint } from '@presswright/shared/schemas/entry-points';
import { Emitter, type Event } from 'vscode-languageserver';

/** A handler of a document: the entry points that it is registered as. */
export interface KnownHandler {
  /** From 0, as the document is now. */
  readonly line: number;
  readonly entries: readonly EntryPoint[];
}

interface Known {
  readonly lines: readonly string[];
  readonly entries: readonly EntryPoint[];
}

/** What the analysis of projects says of the handlers in open documents. */
export class KnownHandlers {
  readonly #known = new Map<string, Known>();
  readonly #changed = new Emitter<void>();

  /** Fires when there is something new to say. */
  get onChanged(): Event<void> {
    return this.#changed.event;
  }

  /** Takes in the entry points whose handlers a document has, and its text as it was analysed. */
  learn(uri: string, text: string, entries: readonly EntryPoint[]): void {
    const isNews = !isDeepStrictEqual(this.#known.get(uri)?.entries ?? [], entries);
    this.#known.set(uri, { lines: text.split('\n'), entries });
    if (isNews) this.#changed.fire();
  }

  /** Forgets a document that was closed. */
  forget(uri: string): void {
    this.#known.delete(uri);
  }

  /** The handlers of a document, by line. While it is edited they stay at their lines' text; one whose line changed is left out. */
  of(uri: string, text: string): readonly KnownHandler[] {
    const known = this.#known.get(uri);
    if (known === undefined) return [];
    const lines = text.split('\n');
    const handlers = Map.groupBy(known.entries, ({ handler }) => lineNow(known.lines, lines, handler.line - 1));
    return [...handlers].flatMap(([line, entries]) => (line === undefined ? [] : [{ line, entries }]));
  }
}

/** Where a line stands now: counted from the end of the document that did not change. */
function lineNow(before: readonly string[], now: readonly string[], line: number): number | undefined {
  const moved = line + now.length - before.length;
  return [line, moved].find((at) => now[at] !== undefined && now[at] === before[line]);
}
