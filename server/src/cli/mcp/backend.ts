import { readFileSync } from 'node:fs';
import { PresswrightClient } from '@presswright/shared/client/client';
import { defaultDataDir } from '@presswright/shared/local-server/data-dir';
import { editorKey } from '@presswright/shared/local-server/editor-key';
import { readConfig } from '../command-config.ts';
import { badUsage, CommandError } from '../exit-codes.ts';
import { joinServer, watchServer } from '../serve/join-server.ts';
import type { ServerLogger } from '../serve/logger.ts';
import { DataDirInUse } from '../serve/running-server.ts';
import { type RunningServer, startServer } from '../serve/start-server.ts';

/** The server that an agent's calls go to. */
export interface Backend {
  /** @throws {CommandError} when no server can be started */
  client(): Promise<PresswrightClient>;
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Milliseconds: the server has time limits of its own, and cancelling ends a call. */
const noLimitMs = 2 ** 31 - 1;
const clientOptions = { userAgent: 'presswright-mcp', maxRetries: 0, timeoutMs: noLimitMs };

/**
 * A server that somebody else runs.
 * @throws {CommandError} for an address or a file that cannot be used
 */
export function remoteBackend(url: string, environment: Environment): Backend {
  const { PRESSWRIGHT_API_KEY: apiKey = '', PRESSWRIGHT_CA_FILE: caFile = '' } = environment;
  try {
    const client = new PresswrightClient({
      ...clientOptions,
      baseUrl: url,
      ...(apiKey !== '' && { apiKey }),
      ...(caFile !== '' && { ca: readFileSync(caFile, 'utf8') }),
    });
    return { client: async () => client, close: () => client.close() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`Check PRESSWRIGHT_URL and PRESSWRIGHT_CA_FILE: ${reason}`, badUsage, error);
  }
}

interface Connection {
  readonly client: PresswrightClient;
  /** undefined: the server is another process's. */
  readonly own: RunningServer | undefined;
}

/**
 * A server of this process's own on a loopback port, started with the first call; or, where an editor or another agent runs
 * one on the data folder, that one, as long as it runs.
 */
export function localBackend(
  dataDir: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  logger: ServerLogger,
): Backend {
  let connection: Promise<Connection> | undefined;

  async function connect(): Promise<Connection> {
    const folder = dataDir ?? defaultDataDir(environment);
    const key = await editorKey(folder);
    const { config } = readConfig(
      { dataDir: folder, host: '127.0.0.1', port: '0' },
      // A database of the person's own server is no agent's business; empty counts as not set.
      { ...environment, PRESSWRIGHT_DATABASE_URL: '', PRESSWRIGHT_BOOTSTRAP_KEY: key },
    );
    const clientOf = (url: string, caFile: string | null) =>
      new PresswrightClient({
        ...clientOptions,
        baseUrl: url,
        apiKey: key,
        ...(caFile !== null && { ca: readFileSync(caFile, 'utf8') }),
      });
    for (;;) {
      try {
        const own = await startServer(config, { logger, createFirstKey: false });
        return { client: clientOf(own.url, own.caFile), own };
      } catch (error) {
        if (!(error instanceof DataDirInUse)) throw error;
      }
      const other = await joinServer(config);
      if (other === null) continue;
      // The next call starts one.
      watchServer(config, () => {
        connection = undefined;
      });
      return { client: clientOf(other.url, other.ca_file), own: undefined };
    }
  }

  return {
    async client() {
      connection ??= connect();
      try {
        return (await connection).client;
      } catch (error) {
        connection = undefined;
        throw error;
      }
    },
    async close() {
      const { client, own } = (await connection?.catch(() => undefined)) ?? {};
      await client?.close();
      await own?.stop();
    },
  };
}
