import { isDeepStrictEqual } from 'node:util';
import type { EntryPoint } from '@presswright/shared/schemas/entry-points';
import { Emitter, type Event } from 'vscode-languageserver';

/** The entry points of every file that was analysed together with its project, by the file that their handler is in. */
export class EntryPoints {
  readonly #byFile = new Map<string, readonly EntryPoint[]>();
  readonly #changed = new Emitter<void>();

  /** Fires when there is something new to say. */
  get onChanged(): Event<void> {
    return this.#changed.event;
  }

  /** All of them; each `file` is a URI. */
  get all(): EntryPoint[] {
    return [...this.#byFile.values()].flat();
  }

  /**
   * Takes in what the service says of files that were analysed together.
   * @param uris the files' addresses by the names that the service was told
   */
  learn(uris: ReadonlyMap<string, string>, entries: readonly EntryPoint[]): void {
    const placed = entries.map((entry) => withUris(entry, (file) => uris.get(file) ?? file));
    const byHandler = Map.groupBy(placed, ({ handler }) => handler.file);
    let isNews = false;
    for (const uri of uris.values()) {
      const own = byHandler.get(uri) ?? [];
      if (isDeepStrictEqual(this.#byFile.get(uri) ?? [], own)) continue;
      isNews = true;
      if (own.length === 0) this.#byFile.delete(uri);
      else this.#byFile.set(uri, own);
    }
    if (isNews) this.#changed.fire();
  }

  /** Forgets files that are gone. */
  keepOnly(uris: ReadonlySet<string>): void {
    const gone = [...this.#byFile.keys()].filter((uri) => !uris.has(uri));
    for (const uri of gone) this.#byFile.delete(uri);
    if (gone.length > 0) this.#changed.fire();
  }
}

function withUris(entry: EntryPoint, uriOf: (file: string) => string): EntryPoint {
  const place = <T extends { readonly file: string }>(at: T): T => ({ ...at, file: uriOf(at.file) });
  const sinks = entry.sinks.map((sink) => ({ ...place(sink), path: sink.path.map(place) }));
  return { ...place(entry), handler: place(entry.handler), sinks };
}
