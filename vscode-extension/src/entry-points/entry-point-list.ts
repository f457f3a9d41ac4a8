import {
  type EntryPointsResult,
  entryPointsChangedNotification,
  entryPointsRequest,
} from '@presswright/shared/protocol';
import type { EntryPoint } from '@presswright/shared/schemas/entry-points';
import { type Disposable, EventEmitter, Uri } from 'vscode';
import type { LanguageServer } from '../language-server.ts';

/** The entry points that the language server knows. */
export class EntryPointList implements Disposable {
  readonly #server: LanguageServer;
  readonly #changed = new EventEmitter<void>();
  readonly #subscriptions: Disposable[];
  readonly onDidChange = this.#changed.event;
  #all: readonly EntryPoint[] = [];

  constructor(server: LanguageServer, onError: (error: unknown) => void) {
    this.#server = server;
    server.onNotification(entryPointsChangedNotification, () => void this.#load().catch(onError));
    this.#subscriptions = [this.#changed, server.onDidStop(() => this.#take([]))];
  }

  /** Each `file` is an address as the editor writes it. */
  get all(): readonly EntryPoint[] {
    return this.#all;
  }

  async #load(): Promise<void> {
    const { entryPoints } = await this.#server.request<EntryPointsResult>(entryPointsRequest);
    this.#take(entryPoints.map(asWrittenHere));
  }

  #take(entryPoints: readonly EntryPoint[]): void {
    this.#all = entryPoints;
    this.#changed.fire();
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
  }
}

function asWrittenHere(entry: EntryPoint): EntryPoint {
  const place = <T extends { readonly file: string }>(at: T): T => ({ ...at, file: Uri.parse(at.file).toString() });
  const sinks = entry.sinks.map((sink) => ({ ...place(sink), path: sink.path.map(place) }));
  return { ...place(entry), handler: place(entry.handler), sinks };
}
