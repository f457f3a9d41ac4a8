import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Location, TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { languageOf } from '../documents/language-of.ts';
import type { IndexApi } from './api.ts';
import { IndexThread } from './index-thread.ts';
import type { IndexLocation } from './queries.ts';
import type { ScanReport } from './service.ts';

/** After so many milliseconds without a key a text goes to the index unasked. */
const quietMs = 300;

export interface IndexClientOptions {
  readonly documents: TextDocuments<TextDocument>;
  /** The running program's own script. */
  readonly program: string;
  /** Told of each look over all folders while it runs. */
  readonly onScan: (scan: Promise<ScanReport>) => void;
  /** Told why there is no index any more. */
  readonly onFailure: (error: Error) => void;
}

/** What the features ask the index; it has the texts of open documents before each answer. */
export class IndexClient {
  readonly #options: IndexClientOptions;
  #thread: IndexThread | undefined;
  /** Questions wait until the editor has said what to index. */
  readonly #started = Promise.withResolvers<void>();
  /** What is indexed; undefined: nothing yet. */
  #looked: { readonly folders: readonly string[]; readonly hidden: readonly string[] } | undefined;
  /** Open documents by path. */
  readonly #uris = new Map<string, string>();
  readonly #unsent = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: IndexClientOptions) {
    this.#options = options;
    const { documents } = options;
    documents.onDidChangeContent(({ document: { uri } }) => {
      this.#uris.set(pathOf(uri), uri);
      this.#unsent.add(uri);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#sendTexts(), quietMs).unref();
    });
    documents.onDidClose(({ document: { uri } }) => {
      this.#uris.delete(pathOf(uri));
      this.#unsent.delete(uri);
      void this.#call('close', pathOf(uri));
    });
  }

  /**
   * Begins to index folders, where these or what is hidden of them are others than before. Only those on this machine's disk.
   * @param hidden patterns, relative to each folder, of what is not looked at
   */
  start(folders: readonly string[], hidden: readonly string[]): void {
    const looked = { folders, hidden };
    if (isDeepStrictEqual(looked, this.#looked)) return;
    if (this.#looked === undefined) {
      this.#thread = new IndexThread(this.#options.program, (error) => {
        this.#thread = undefined;
        this.#options.onFailure(error);
      });
    }
    this.#looked = looked;
    this.#sendTexts();
    const paths = folders
      .filter((uri) => uri.startsWith('file:'))
      .map((uri) => fileURLToPath(uri).replace(/[\\/]$/, ''));
    const scan = this.#thread?.call('setFolders', paths, hidden);
    if (scan) this.#options.onScan(scan);
    this.#started.resolve();
  }

  /** Looks at files again that changed on the disk. */
  changed(uris: readonly string[], isNewOrGone: boolean): void {
    const paths = uris.filter((uri) => uri.startsWith('file:')).map(pathOf);
    void this.#call('changed', paths);
    if (isNewOrGone) this.rescan();
  }

  /** Looks for files that are new, changed or gone. */
  rescan(): void {
    void this.#call('rescan');
  }

  /** Asks about a document; undefined: there is no index, or it has no answer. */
  async ask<M extends keyof IndexApi>(
    method: M,
    ...given: Parameters<IndexApi[M]>
  ): Promise<Awaited<ReturnType<IndexApi[M]>> | undefined> {
    await this.#started.promise;
    this.#sendTexts();
    return this.#call(method, ...given);
  }

  /** How the index calls a document. */
  pathOf(uri: string): string {
    return pathOf(uri);
  }

  /** The address of a path: the editor's own where the document is open. */
  uriOf(path: string): string {
    return this.#uris.get(path) ?? (/^[a-z][a-z0-9+.-]+:/i.test(path) ? path : pathToFileURL(path).href);
  }

  locationOf({ path, range }: IndexLocation): Location {
    return { uri: this.uriOf(path), range };
  }

  async #call<M extends keyof IndexApi>(
    method: M,
    ...given: Parameters<IndexApi[M]>
  ): Promise<Awaited<ReturnType<IndexApi[M]>> | undefined> {
    return this.#thread === undefined ? undefined : await this.#thread.call(method, ...given);
  }

  #sendTexts(): void {
    clearTimeout(this.#timer);
    if (this.#thread === undefined) return;
    for (const uri of this.#unsent) {
      const document = this.#options.documents.get(uri);
      const language = document && languageOf(uri, document.languageId);
      if (document) void this.#call('setText', pathOf(uri), document.getText(), language);
    }
    this.#unsent.clear();
  }
}

function pathOf(uri: string): string {
  if (!uri.startsWith('file:')) return uri;
  try {
    return fileURLToPath(uri);
  } catch {
    // An address of another machine, or none that is right: it stands for itself.
    return uri;
  }
}
