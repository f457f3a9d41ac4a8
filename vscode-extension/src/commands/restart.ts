import { restartBackendRequest } from '@presswright/shared/protocol';
import { State } from 'vscode-languageclient/node';
import type { CommandContext } from './command-context.ts';

/** Presswright: Restart. Restarts the server behind a language server that runs, else the language server itself. */
export async function restart({ client, log }: CommandContext): Promise<void> {
  log.info('Restart requested.');
  if (client.state === State.Running) await client.sendRequest(restartBackendRequest);
  else await client.start();
}
