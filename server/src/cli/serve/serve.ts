import type { LoadedConfig } from '../../config.ts';
import { version } from '../../version.ts';
import { announcement, startupText } from './announce.ts';
import { createLogger, type ServerLogger } from './logger.ts';
import type { ServeOptions } from './options.ts';
import { DataDirInUse } from './running-server.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { onStopRequest } from './stop-requests.ts';

/** Starts the server, says where it is, and stops it when it is asked to. Resolves once it listens. */
export async function serve(loaded: LoadedConfig, options: ServeOptions): Promise<void> {
  const logger = createLogger(loaded.config.logLevel);
  // A reader of standard output that goes away is no reason to stop serving.
  process.stdout.on('error', (error) => logger.warn({ err: error }, 'standard output cannot be written'));

  const server = await startOrJoin(loaded, options, logger);
  // It was joined, and has said where it is.
  if (server === null) return;
  stopOnRequest(
    options,
    logger,
    () => server.stop(),
    () => void server.reload(),
  );
  const text = options.announce === 'json' ? announcement(server, version) : startupText(server, loaded);
  process.stdout.write(`${text}\n`);
}

/** @returns null: another server was joined */
async function startOrJoin(
  loaded: LoadedConfig,
  options: ServeOptions,
  logger: ServerLogger,
): Promise<RunningServer | null> {
  const { config } = loaded;
  for (;;) {
    try {
      return await startServer(config, { logger, createFirstKey: options.announce === undefined });
    } catch (error) {
      if (!options.share || !(error instanceof DataDirInUse)) throw error;
    }
    // Seldom needed, and it brings an HTTP client.
    const { joinServer, watchServer } = await import('./join-server.ts');
    const other = await joinServer(config);
    if (other === null) continue;
    const { url, ca_file: caFile, version: otherVersion } = other;
    const stop = stopOnRequest(options, logger, async () => true);
    watchServer(config, () => stop('the server that was joined is gone'));
    const text =
      options.announce === 'json'
        ? announcement({ url, caFile }, otherVersion)
        : `Presswright ${otherVersion} serves ${url} already.`;
    process.stdout.write(`${text}\n`);
    return null;
  }
}

/** @returns what stops the process as a request would */
function stopOnRequest(
  { exitWithParent }: ServeOptions,
  logger: ServerLogger,
  stop: () => Promise<boolean>,
  reload?: () => void,
): (reason: string) => void {
  const requests = { exitWithParent: exitWithParent === true, ...(reload === undefined ? {} : { reload }) };
  return onStopRequest(requests, async (reason) => {
    logger.info({ reason }, 'stopping');
    const clean = await stop();
    logger.info({ clean }, 'stopped');
    await logger.end();
    process.exit(clean ? 0 : 1);
  });
}
