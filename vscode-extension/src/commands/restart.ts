import { restartBackendRequest } from '@presswright/shared/protocol';
import type { CommandContext } from './command-context.ts';

/** Presswright: Restart. Restarts the server behind a language server that runs, else the language server itself. */
export async function restart({ server, log }: CommandContext): Promise<void> {
  log.info('Restart requested.');
  if (server.isRunning) await server.request(restartBackendRequest);
  else await server.start();
}
