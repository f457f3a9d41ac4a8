import { setImmediate } from 'node:timers/promises';
import { type CancellationToken, type Diagnostic, type Disposable, EventEmitter, type TextDocument } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { ClientParts, Progress } from './client.ts';

/**
 * The language server, as the rest of the extension sees it. The client that speaks with it is most of the extension's code:
 * it is read once the extension is active, and requests wait for it.
 */
export class LanguageServer implements Disposable {
  readonly #parts: Omit<ClientParts, 'onStop'>;
  readonly #listeners: ((client: LanguageClient) => void)[] = [];
  readonly #stopped = new EventEmitter<void>();
  readonly onDidStop = this.#stopped.event;
  #loading: Promise<LanguageClient> | undefined;
  #client: LanguageClient | undefined;

  constructor(parts: Omit<ClientParts, 'onStop'>) {
    this.#parts = parts;
  }

  get isRunning(): boolean {
    return this.#client?.isRunning() ?? false;
  }

  async start(): Promise<void> {
    const client = await this.#load();
    await client.start();
  }

  async stop(): Promise<void> {
    await this.#client?.stop();
  }

  /** Hears of one kind of notification; said before the server starts. */
  onNotification<T>(method: string, handler: (params: T) => void): void {
    this.#listeners.push((client) => client.onNotification(method, handler));
  }

  async request<T>(method: string, params: object = {}, token?: CancellationToken): Promise<T> {
    const client = await this.#load();
    // a token that is undefined would count as a parameter of the method
    return token === undefined
      ? await client.sendRequest<T>(method, params)
      : await client.sendRequest<T>(method, params, token);
  }

  /** Sends a request that tells of its progress under the token that `params` name. */
  async requestWithProgress<T>(
    method: string,
    params: { readonly workDoneToken: string },
    onProgress: (progress: Progress) => void,
    token: CancellationToken,
  ): Promise<T> {
    const client = await this.#load();
    const { listenToProgress } = await import('./client.ts');
    const listener = listenToProgress(client, params.workDoneToken, onProgress);
    try {
      return await client.sendRequest<T>(method, params, token);
    } finally {
      listener.dispose();
    }
  }

  /** Sends a request whose answer comes in pieces, under the token that `params` name. */
  async requestInPieces<T, Piece>(
    method: string,
    params: { readonly partialResultToken: string },
    onPiece: (piece: Piece) => void,
    token: CancellationToken,
  ): Promise<T> {
    const client = await this.#load();
    const { listenToPieces } = await import('./client.ts');
    const listener = listenToPieces(client, params.partialResultToken, onPiece);
    try {
      return await client.sendRequest<T>(method, params, token);
    } finally {
      listener.dispose();
    }
  }

  /** Runs a command of the language server. */
  execute<T>(command: string, argument: unknown, token?: CancellationToken): Promise<T> {
    return this.request('workspace/executeCommand', { command, arguments: [argument] }, token);
  }

  /** The findings of a document as it is in the editor. */
  async diagnose(document: TextDocument, token: CancellationToken): Promise<Diagnostic[]> {
    const client = await this.#load();
    const { diagnosticsOf } = await import('./client.ts');
    return await diagnosticsOf(client, document, token);
  }

  dispose(): void {
    this.#stopped.dispose();
  }

  #load(): Promise<LanguageClient> {
    this.#loading ??= this.#create();
    return this.#loading;
  }

  async #create(): Promise<LanguageClient> {
    // the editor hears first that the extension is active, and others get their turn
    await setImmediate();
    const { createClient } = await import('./client.ts');
    const client = createClient({ ...this.#parts, onStop: () => this.#stopped.fire() });
    for (const listen of this.#listeners) listen(client);
    this.#client = client;
    return client;
  }
}
