import type { LoadedConfig } from '../../config.ts';
import { announcement, startupText } from './announce.ts';
import { createLogger } from './logger.ts';
import type { ServeOptions } from './options.ts';
import { startServer } from './start-server.ts';
import { onStopRequest } from './stop-requests.ts';

/** Starts the server, says where it is, and stops it when it is asked to. Resolves once it listens. */
export async function serve(loaded: LoadedConfig, { announce, exitWithParent }: ServeOptions): Promise<void> {
  const { config } = loaded;
  const logger = createLogger(config.logLevel);
  // A reader of standard output that goes away is no reason to stop serving.
  process.stdout.on('error', (error) => logger.warn({ err: error }, 'standard output cannot be written'));

  const server = await startServer(config, { logger, createFirstKey: announce === undefined });
  onStopRequest({ exitWithParent: exitWithParent === true }, async (reason) => {
    logger.info({ reason }, 'stopping');
    const clean = await server.stop();
    logger.info({ clean }, 'stopped');
    await logger.end();
    process.exit(clean ? 0 : 1);
  });
  const text = announce === 'json' ? announcement(server) : startupText(server, loaded);
  process.stdout.write(`${text}\n`);
}
