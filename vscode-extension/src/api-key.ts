import { type Disposable, EventEmitter, type ExtensionContext, workspace } from 'vscode';
import { parseServerAddress, secretName } from './server-address.ts';

/** The API key of the configured server, read ahead because settings are asked for synchronously. */
export class ApiKey implements Disposable {
  #current: string | undefined;
  readonly #context: ExtensionContext;
  readonly #changed = new EventEmitter<void>();
  readonly #subscriptions: Disposable[];
  readonly onDidChange = this.#changed.event;

  private constructor(context: ExtensionContext) {
    this.#context = context;
    this.#subscriptions = [
      this.#changed,
      context.secrets.onDidChange(() => this.#reload()),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('presswright.server.url')) void this.#reload();
      }),
    ];
  }

  static async load(context: ExtensionContext): Promise<ApiKey> {
    const key = new ApiKey(context);
    key.#current = await key.#read();
    return key;
  }

  /** undefined: none is kept, or no server is configured. */
  get current(): string | undefined {
    return this.#current;
  }

  /** Keeps `key` for the server at `origin`; an empty one forgets it. */
  async store(origin: string, key: string): Promise<void> {
    if (key === '') await this.#context.secrets.delete(secretName(origin));
    else await this.#context.secrets.store(secretName(origin), key);
  }

  async #read(): Promise<string | undefined> {
    const address = parseServerAddress(workspace.getConfiguration('presswright').get('server.url', ''));
    return address.kind === 'remote' ? await this.#context.secrets.get(secretName(address.origin)) : undefined;
  }

  async #reload(): Promise<void> {
    const key = await this.#read();
    if (key === this.#current) return;
    this.#current = key;
    this.#changed.fire();
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
  }
}
