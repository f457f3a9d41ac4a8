import { readFile } from 'node:fs/promises';
import { PresswrightClient } from '@presswright/shared/client/client';
import { ServiceError } from '@presswright/shared/errors';
import { type Connected, ConnectFailure, type Connector } from './connector.ts';
import { Pace } from './pace.ts';
import { troubleOf } from './trouble.ts';

export interface RemoteBackendOptions {
  readonly url: string;
  readonly apiKey: string;
  /** PEM file of the authority to trust; empty: the system's. */
  readonly caFile: string;
}

const maxWaitMs = 30_000;

/** Connects to a server that somebody else runs, and keeps trying while it is away. */
export class RemoteConnector implements Connector {
  readonly startingMessage: string;
  readonly #options: RemoteBackendOptions;
  #failures = 0;

  constructor(options: RemoteBackendOptions) {
    this.#options = options;
    this.startingMessage = `Connecting to ${options.url}.`;
  }

  retryAfter(): number {
    this.#failures += 1;
    return Math.min(maxWaitMs, 500 * 2 ** (this.#failures - 1));
  }

  async connect(signal: AbortSignal): Promise<Connected> {
    const pace = new Pace();
    const client = await this.#client(pace);
    try {
      const once = { signal, maxRetries: 0, timeoutMs: 10_000 };
      const { version } = await client.system.health(once);
      // Health asks for no credential; this does, so a wrong key is told now and not at the first finding.
      await client.models.list({}, once).catch(unlessForbidden);
      this.#failures = 0;
      const { promise: lost, resolve } = Promise.withResolvers<string>();
      const { url } = this.#options;
      return {
        client,
        url,
        version,
        dataDir: undefined,
        pace,
        lost,
        suspect: () => resolve('no connection'),
        close: () => client.close(),
      };
    } catch (error) {
      await client.close();
      signal.throwIfAborted();
      throw this.#failure(error);
    }
  }

  async #client(pace: Pace): Promise<PresswrightClient> {
    const { url, apiKey, caFile } = this.#options;
    try {
      const ca = caFile === '' ? {} : { ca: await readFile(caFile, 'utf8') };
      const key = apiKey === '' ? {} : { apiKey };
      const onHeaders = (headers: Headers) => pace.observe(headers);
      const own = { baseUrl: url, userAgent: 'presswright-lsp', maxRetries: 0, onHeaders };
      return new PresswrightClient({ ...own, ...key, ...ca });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ConnectFailure(`Check presswright.server.url and presswright.server.caFile: ${reason}`, {
        state: 'failed',
        action: { kind: 'openSetting', title: 'Open setting', setting: 'presswright.server.url' },
        cause: error,
      });
    }
  }

  #failure(error: unknown): ConnectFailure {
    const reason = error instanceof Error ? error.message : String(error);
    const { url } = this.#options;
    const trouble = error instanceof ServiceError ? troubleOf(error, { url, dataDir: undefined }) : undefined;
    if (trouble) return new ConnectFailure(trouble.message, { ...trouble, cause: error });
    if (/certificate/.test(reason)) {
      const setting = 'presswright.server.caFile';
      const advice = `Set ${setting} to the PEM file of its authority.`;
      const action = { kind: 'openSetting', title: 'Open setting', setting } as const;
      const message = `No connection to ${url}: ${reason}. ${advice} Retrying.`;
      return new ConnectFailure(message, { state: 'offline', action, cause: error });
    }
    const message = `No connection to ${url}: ${reason}. Retrying.`;
    return new ConnectFailure(message, { state: 'offline', cause: error });
  }
}

/** A key that may not list models may still analyse or complete code. */
function unlessForbidden(error: unknown): void {
  if (!(error instanceof ServiceError && error.status === 403)) throw error;
}
